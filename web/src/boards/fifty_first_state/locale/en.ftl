# 51st State, the board's own words.
ui-cost-any_resource = any resource
ui-cost-deal = deal
ui-distance = distance { $n }
ui-deal-strip = deal
ui-open = open production
ui-when-built = enter
ui-when-deal = on a deal
ui-when-raze = on a raze
ui-cache = cache
ui-per = per
ui-per-produced = per produced
ui-at-most = max { $n }
ui-if-produced = if you produce
ui-copy-own = an own product
ui-copy-other = an opponent's product
ui-deals-own = use up to { $n } own deals
ui-deals-other = use up to { $n } deals of an opponent
ui-take-other = take { $n }
ui-reset = clear { $n }
ui-store = store
ui-built-in-shield = built in
ui-ruin = ruin
ui-defence = defence { $n }
ui-used = used { $used }/{ $of }
ui-visited = a worker was here
ui-no-faction = No faction yet
ui-each-production = each production
ui-used-up = used
ui-ready = ready
ui-lose = If you pass now you lose
ui-storable = { $n ->
    [one] Room for 1 of
   *[other] Room for { $n } of
}
ui-deals = Deals, each production: { $n }
ui-passed = passed
ui-empty-state = No locations yet.
ui-row-empty-production = Locations here produce every round.
ui-row-empty-feature = Locations here help all the time, or once when they enter.
ui-row-empty-action = Locations here are used in your turn, for a price.
ui-race = The race to { $n } points
ui-vp = VP
ui-hegemony = The Hegemony
ui-hegemony-next = next: it { $next }.
ui-attacks = Attacks { $n } of { $of }
ui-display = Lookout
ui-connections = Connection cards
ui-no-connection = none
ui-your-hand = Your hand
ui-hand-empty = Your hand is empty.
ui-use-build = Build
ui-use-develop = Develop
ui-use-deal = Deal
ui-use-raze = Raze
ui-choice = with a choice
ui-cards-in-hand = cards in hand
ui-first = first
ui-end-score-means = points now + locations = score if the game ended now
ui-next-production = Next production
ui-forecast = forecast
ui-exposure = Within the Hegemony's aim
ui-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-piles = Piles
ui-deck = Deck
ui-discard = Discard
ui-categories = Categories
ui-tap-to-light = tap to light
ui-after = After this action
ui-you = You
ui-now = now
ui-then = after
ui-projected = projected end score
ui-unknown-next = Then something unknown is drawn.
ui-pick-something = Pick a card, a location or a faction action to see what it does.
ui-reach = Within your reach
ui-location = Location
ui-def = def.
ui-spoils = spoils
ui-owner-gets = owner gets
ui-nothing-in-reach = Nothing of the others is within reach now.
ui-hint-turn = Pick a card of your hand, a location, a connection or a faction action.
ui-hint-after = The same again, if you can pay for it; then others play.
ui-hint-pick = One card for your hand; the last one is discarded.
ui-hint-keep-start = Two of the six go back.
ui-hint-onto = The new card takes the place of an old one.
ui-phase-lookout = Lookout
ui-phase-production = Production
ui-phase-action = Action
ui-phase-cleanup = Cleanup
ui-status = round { $round }, the end at { $goal } VP
ui-status-last = round { $round }, the last one
ui-source-vp = points
ui-source-locations = locations
ui-fits = the chosen card could be developed here
ui-moment-points = { $player }: +{ $n } points ({ $from })

ui-your-goods = Your goods
ui-no-goods = no goods

## Read about a piece
ui-about-distance = Distance { $n }: so many grey contacts to build it, blue ones to make a deal, red ones to raze it from the hand.
ui-about-spoils = Razed, it brings once: { $goods }.
ui-about-deal = As a deal it brings now and in every production: { $goods }.
ui-about-categories = Categories: { $names }. A card can be developed in place of another that shares one; some cards count them.
ui-about-open = Open production: others may send a worker here and get the product, too.
ui-about-ruin = A ruin: it does nothing, but counts as a place to develop on.
ui-about-defence = Defence { $n }: so many red contacts to raze it.
ui-about-used = Used { $used } of { $of } this round.
ui-about-kept = It holds: { $goods }.
ui-about-raze = You could raze it now and get: { $goods }.
ui-about-connection = connection card
ui-about-connection-play = Played, it brings: { $goods }.
ui-about-price = You pay: { $goods }.
ui-about-faction = faction
ui-about-faction-makes = Every production brings: { $goods }.
ui-about-power = Pay { $cost }, get { $goods }; { $uses ->
    [1] once a round.
   *[other] any number of times.
  }
ui-about-good = good
ui-about-good-worker = Recruits, visits open productions, takes connection cards, works at action locations.
ui-about-good-gun = A resource; most often for red contacts.
ui-about-good-fuel = A resource; most often for blue contacts.
ui-about-good-iron = A resource; most often for grey contacts.
ui-about-good-brick = A resource; also pays for developing a card in place of one that shares a category, or of a ruin.
ui-about-good-ammo = Pays in place of any one resource.
ui-about-good-red = Razes: as many as distance or defence.
ui-about-good-blue = Makes a deal: as many as the distance.
ui-about-good-grey = Builds: as many as the distance.
ui-about-good-universal = Pays in place of a contact of any colour.
ui-about-good-development = Pays for developing in place of a brick; then no category has to match.
ui-about-good-shield = Put on an own location it raises its defence by 1.
ui-about-good-card = A card drawn from the pile.
ui-about-good-vp = A victory point.
ui-about-no-connection = Taken this round; a new one is turned up in the next Lookout phase.
ui-story-production = Production: { $player }
ui-chosen-of = { $n } of { $of } chosen
ui-put-back = { $n ->
    [one] Put 1 card back
   *[other] Put { $n } cards back
}
ui-hint-pay = As drawn, or change a token of it.
ui-from = from { $place }

## What the four uses of a card are
ui-use-build-production = Stays in your state and produces every round.
ui-use-build-feature = Stays in your state: 1 point at the end.
ui-use-build-action = Stays in your state; use it from your next turn on.
ui-use-develop-words = Takes the place of one of your cards: 1 point at once.
ui-use-develop-onto = Takes the place of one of your cards: 1 point at once. Fits { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
ui-use-deal-words = The good of its blue strip alone: now and every round.
ui-use-raze-words = The goods of its red strip once; then it is gone.
ui-you-have = You have { $have } of { $need }.
ui-one-step = One step away:
ui-about-keep = Four cards stay with you. The number in the corner is the distance: near cards (1) cost less. Point at a card to read it.
ui-about-pick = Everybody takes a card in turn, twice a round. Point at one to read it.
ui-status-start = set-up, the end at { $goal } VP
ui-counted-any_resource = { $n ->
    [one] 1 resource of any kind
   *[other] { $n } resources of any kind
}
ui-counted-deal = { $n ->
    [one] 1 deal of yours
   *[other] { $n } deals of yours
}

## Before and after a plan
ui-hold-points = Points
ui-hold-locations = Locations

## The end
ui-finished-states = The finished states
ui-tie-goods = Level with { $other }: { $winner } has more goods left, { $n } to { $m }.
ui-tie-locations = Level with { $other }, in goods too: { $winner } has more locations, { $n } to { $m }.
