# City of the Great Machine, the board's own words.
ui-city = The city
ui-guards = guards { $n }
ui-load = price { $n }
ui-citizens = citizens { $n }
ui-raid = raid
ui-riot = riot
ui-known = known to the heroes
ui-unknown = unknown citizen
ui-lift = can be relocated
ui-send-guard = Send a guard from { $district }
ui-dial = Discontent { $discontent } of 18, Master Plan { $plan } of 12, successes { $successes } of 3
# On a small map; a slash says where the name may be broken into two lines.
ui-short-main_citadel = Citadel
ui-short-tower_of_law = Tower
ui-short-control_centre = Control
ui-short-central_square = Square
ui-short-trade = Trade
ui-short-industrial = Indus/trial
ui-short-science = Science
ui-short-theatre = Theatre
ui-short-elite = Elite
ui-discontent = Discontent { $n }
ui-plan = Master Plan { $n }
ui-successes = Successes { $n } of 3
ui-anger = Discontent
ui-master-plan = Master Plan
ui-won = Successes
ui-three-win = 3 win
ui-marker = Progress marker: { $n ->
    [one] 1 step, then the plan advances
   *[other] { $n } steps, then the plan advances
  }
ui-awake = active
ui-at-stage = at { $n }
ui-next-stage = { $n ->
    [one] 1 space
   *[other] { $n } spaces
  } to stage { $stage }: { $who }
ui-to-riot = { $n ->
    [one] 1 space
   *[other] { $n } spaces
  } to the riot stage, a success
ui-event = City event, round { $n }
ui-events-left = { $n } left
ui-protocol = Protocol:
ui-breakthrough = Breakthrough:
ui-support = Support:
ui-holds-if = It holds if: { $words }.
ui-status-prevented = prevented
ui-status-executed = will be carried out
ui-status-gained = will be gained
ui-status-missed = not now
ui-status-open = can be paid
ui-plan-advances = The plan will advance to { $plan }.
ui-plan-holds = The plan stays.
ui-plan-open = { $who ->
    [machine] The Machine may advance the plan to { $plan }.
   *[other] The heroes can stop the plan from reaching { $plan }.
  }
ui-as-now = Now: { $words }.
ui-compared = { $left } against { $right }
ui-bonds-of = price { $price }, bonds at hand: { $have }
ui-trust-of = price { $price }, trust at hand: { $have }
ui-free = free
ui-by-choice = as you choose
ui-trust-n = { $n } trust
ui-trust-each = { $n } trust each
ui-bonds-n = { $n ->
    [one] 1 bond
   *[other] { $n } bonds
  }
ui-chance = breaks it: { $n }
ui-best-bid = at best { $chance }
ui-riot-odds = { $pro } : { $contra }, unknown { $unknown }, success { $chance }
ui-riot-line = Riot: for { $pro }, against { $contra }, unknown { $unknown }; price { $price }, success { $chance }
ui-against = Against: { $words }
ui-look-guards = working guards { $n }, broken { $broken }
ui-look-trust = trust for a hero here { $n }
ui-crowd = citizens minus guards { $n }
ui-way = way costs { $price }, trust left { $left }
ui-escape = escape { $chance }
ui-access-cards = Access cards
ui-hidden-from-machine = hidden from the Machine
ui-seized = seized
ui-chosen = chosen
ui-your-directives = Your directives, secret
ui-bonds = bonds { $n }
ui-in-hand = in hand { $n }
ui-deck = deck { $n }
ui-arrested = arrested { $n }
ui-cards-left = cards left { $n }
ui-detained = detained
ui-done = done
ui-leader = leader
ui-initiative = initiative { $n }
ui-symbol-rose = symbol rose
ui-symbol-goggles = symbol goggles
ui-symbol-bird = symbol bird
ui-seized-cards = Seized: { $words }
ui-published = Directives in force
ui-directives = deck { $deck }, in hand { $hand }, out of the game { $gone }
ui-removed = out of the game { $n }
ui-used = used this round
ui-soon = from the next servant on
ui-none = none
ui-unseen = Kinds not seen yet
ui-unseen-n = not seen yet { $n }
ui-chat-readable = Chat is readable by the Machine.
ui-riot-tokens = Riot tokens held: { $n }.
ui-permits = Each reached mission brings one; a riot needs one.
ui-if-you-do = If you do this
ui-nothing-sent = nothing is sent yet
ui-then-chance = Then chance or something hidden decides.
ui-preview = Preview
ui-help-step = Press the next district; the dotted line is the cheapest way.
ui-help-access = Pick the card of the district where this hero will end; the number is the cheapest way.
ui-help-machine = Press a servant, then a district or an order. Press guards to send one away. Marks on the plates: heroes who may come; hollow with ! only by the escape die.
ui-help-relocate = Press a district, then its new place.
ui-help-hero-action = Actions stand beside your hero, with prices; greyed ones say why not.
ui-help-other = Choose on the board, below it or in the bar.
ui-help-wait = Nothing is asked of you now.
ui-way-to = Way to { $district }
ui-leave = Leaving
ui-price = Price
ui-left = Left
ui-rolls = die
ui-toll = drone 1
ui-stays = Stays here: free.
ui-bids = Chance by bid
ui-bid-n = bid { $n }
ui-after-roll = Rolls first, then pays or not: at most { $chance }.
ui-who-may-come = Who may come
ui-hero = Hero
ui-of-cards = Cards
ui-funds = Trust
ui-failed-raid = Nobody comes: discontent +1.
ui-riots = Riots
ui-as-known = by what you have seen
ui-district = District
ui-sides = Sides
ui-odds = Success
ui-raids = Raids
ui-raid-caught = has caught somebody
ui-raid-fails = nobody comes: discontent +1
ui-raid-open = may catch { $words }
ui-income = Next round's income
ui-end = The end
ui-end-heroes = The heroes need { $n ->
    [one] 1 more success
   *[other] { $n } more successes
  }.
ui-end-plan = The plan needs { $n ->
    [one] 1 more step
   *[other] { $n } more steps
  }.
ui-end-cards = The fewest access cards of a hero: { $n }; at 0 the Machine wins.
ui-end-round = Round { $n } is the last possible one.
ui-heroes = Heroes
ui-directives-title = Directives
ui-in-force = in force
ui-held = in hand
ui-gone = out of the game
ui-events = Events so far
ui-kinds = Citizens
ui-movement-memory = Movement cards
ui-cards-of = { $n } of { $all } in the deck
ui-turned-up = turned up
ui-available = possible here
ui-unavailable = not possible here
ui-tokens-down = District tokens face down
ui-reinforcements = Reinforcement guards left: { $n }
ui-mission-later = later
ui-mission-open = open
ui-mission-reached = reached
ui-phase-initial = I Initial
ui-phase-access = II Access
ui-phase-machine = III Machine
ui-phase-heroes = IV Heroes
ui-phase-closing = V Closing
ui-round = round { $round }
ui-tab-machine = Machine
ui-tab-missions = Missions
ui-tab-odds = Odds
ui-tab-cards = Cards
ui-hint-access = In secret: the Machine moves next and does not see it.
ui-hint-machine = Press a servant or guards, or choose below.
ui-hint-servant = { $servant }: choose a district or an order.
ui-hint-guard = A guard from { $district }: choose where to.
ui-hint-action = One action, paid in trust; guards make it dear.
ui-hint-relocate = Choose the district to lift.
ui-hint-site = Choose its new place; every district must keep two bridges.
ui-confirm-step = { $n ->
    [0] Go to { $district }, free
   *[other] Go to { $district }, { $n } trust
  }
ui-confirm-access = Choose { $district }
ui-confirm-act = { $act }, { $n } trust
ui-price-is = Price: { $words }
ui-title-access = { $hero }: choose where to go
ui-confirm-site = Put { $district } here
ui-finished = The finished city
ui-source-riots = Riots
ui-source-stage = Riot stage
ui-source-events = Events
ui-source-raids = Raids
ui-source-rest = Start and other
ui-no-place = No place for it: { $cell }, { $turn }
ui-chosen-is = { $hero }: { $district }
ui-rethink = Choose again
ui-curve = Discontent and Master Plan over time

## Read about a piece
ui-about-common = common district
ui-about-special = special district
ui-about-access = access card
ui-about-access-words = The hero who chooses it ends the movement there.
ui-about-servant = servant of the Machine
ui-about-citizen = citizen
ui-about-wakes = active from stage { $n } of the discontent
ui-about-trust = trust { $n } of { $of }
ui-about-leave = Leaving the district costs { $n }
ui-about-unknown = Nobody knows this face; Identify shows it to the heroes, a riot to everybody.
ui-about-known = The heroes know this face, the Machine does not.
ui-about-dial = Discontent and Master Plan
ui-about-discontent = The outer ring: discontent. Each stage wakes a kind of citizens; the last space is a success of the heroes.
ui-about-plan = The inner ring: the Master Plan. At XII the Machine wins.
ui-about-mission-do = To do: { $words }.
ui-about-mission-goal = Goal: { $words }.
ui-about-mission-gain = Benefit: { $words }.
ui-story-arrest = arrested
ui-agreement = Proposal to the heroes
ui-you-propose = You propose: { proposal }.
ui-agree = Agree
ui-object = Object
ui-agreed = agreed
ui-asked-still = has not answered yet
ui-silence-agrees = then silence is agreement
ui-after-objection = After an objection { $seat } decides alone.
ui-title-confirm = Do you agree with the proposal?
ui-to-share = { $n } trust to share
ui-to-pay = { $n } trust to pay
ui-rest = Left: { $n }
ui-others-may = others have { $n }
ui-has-trust = has { $n }
ui-less = { $hero }: less
ui-more = { $hero }: more
ui-pay-it = Pay all of it
ui-pay-nothing = Pay nothing
ui-pay-n = Pay { $n } trust
ui-share-it = Share it like this
ui-one-step = Only the next step
ui-walk-alone = Always go the best way
ui-walks-alone = Heroes go the best way by themselves, unless a die is rolled.
ui-walk-ask = Ask me at every walk

## Before and after a plan
ui-hold-bonds = Bonds
ui-hold-trust = Trust of your heroes
ui-hold-discontent = Discontent
ui-hold-plan = Master Plan

ui-citizen-at = { $who }, { $district }
ui-citizen-unknown = Unknown citizen
ui-citizen-known = Citizen known to the heroes
ui-citizen-any = A citizen
ui-end-turn = End the turn
ui-end-phase = End the phase
ui-title-step = { $who }: next district
ui-title-share = Share the trust { $district-in }
ui-title-next-hero = Choose another hero to lead
ui-confirm-move = { $servant } { $district-to }, { $n ->
    [0] free
    [one] 1 bond
   *[other] { $n } bonds
}
ui-set-up = set-up
ui-aim = The heroes win with three successes: riots in the districts, and discontent that reaches the riot stage. The Machine wins when its Master Plan reaches XII.
ui-help-share-trust = What the citizens { $district-in } trust the heroes there with is shared among these heroes. Give it to whoever pays for the longest way or the dearest action.
ui-help-pledge = The heroes pay together. Who gives how much is up to you.
ui-goes-here = { $hero } is on the way here
ui-relocate = { $district } gets a new place

ui-won-heroes = The heroes win
ui-won-machine = The Great Machine wins
ui-verdict-machine = { $reason ->
    [access] In round { $round } a hero lost the last access card; the Master Plan stood on { $plan }.
   *[plan] The Master Plan reached { $plan } in round { $round }.
}
ui-verdict-heroes-left = { $n ->
    [0] The heroes had none of the 3 successes they needed
   *[other] The heroes had { $n } of the 3 successes they needed
}; discontent stood at { $discontent } of 18.
ui-verdict-heroes = Three successes by round { $round }: { $successes }.
ui-verdict-machine-left = { $n ->
    [one] The Master Plan stood on { $plan }: one more step, and the Machine would have won.
   *[other] The Master Plan stood on { $plan }, { $n } steps short of XII.
}
ui-success-riot = riot { $district-in }
ui-success-stage = riot stage of the discontent
