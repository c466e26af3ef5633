# 51st State, English.

## Set-up
game-title = 51st State
game-pitch = Rebuild a state from the ruins of America: take locations over, make deals with them or raze them for spoils, your rivals' locations included. Three colours of contacts decide what you can reach, and the round is over for you once you pass.
mode-standard = Standard game
mode-standard-text = 2 to 4 factions; 25 points start the end of the game.
mode-solo = Solo
mode-solo-text = You against the Hegemony, a gang that takes connections and attacks your state.
option-expansion = Second deck
option-expansion-text = Which deck is shuffled into the base deck.
option-factions = Factions
option-factions-text = Drawn at random or chosen by the players.
option-hegemony_lingers = The Hegemony lingers
option-hegemony_lingers-text = After its third attack the Hegemony closes its borders only on its next turn. The rulebook says: after the third attack.
option-shipwreck_once = Shipwreck once per round
option-shipwreck_once-text = Shipwreck may be used once per round, as card lists of other editions say. The rulebook says: twice.
value-expansion-none = Base deck only
value-expansion-none-text = 88 base locations.
value-expansion-new_era = New Era
value-expansion-new_era-text = Base deck plus 50 New Era locations.
value-expansion-winter = Winter
value-expansion-winter-text = Base deck plus 50 Winter locations.
value-expansion-all = All three decks
value-expansion-all-text = Variant with base, New Era and Winter together.
value-factions-random = At random
value-factions-random-text = Every seat gets a random faction.
value-factions-choose = Players choose
value-factions-choose-text = Everybody names a faction in secret; a lot decides between equal wishes.

## Words
phase-setup = Setup
phase-lookout = Lookout phase
phase-production = Production phase
phase-action = Action phase
phase-cleanup = Cleanup phase
phase-over = end of the game
row-production = Production
row-feature = Feature
row-action = Action
colour-blue = blue
colour-red = red
means-brick = a brick
means-development = a development token
power-contact_grey = grey contacts
power-contact_red = red contacts
power-contact_blue = blue contacts
power-recruit = recruit
payment-ammo_for_gun = ammo in place of a gun
payment-ammo_for_fuel = ammo in place of fuel
payment-ammo_for_iron = ammo in place of iron
payment-ammo_for_brick = ammo in place of a brick
payment-universal_for_red = a universal contact in place of a red one
payment-universal_for_blue = a universal contact in place of a blue one
payment-universal_for_grey = a universal contact in place of a grey one
payment-gun = a gun
payment-fuel = fuel
payment-iron = iron
payment-brick = a brick
payment-ammo = ammo
next-take = takes a connection card
next-attack = attacks
next-pass = passes
next-done = has nothing to do
cause-start = setup
cause-board = faction board
cause-deal = deal
cause-product = production
cause-copy = copied production
cause-redirected = redirected production
cause-entering = entering the state
cause-bonus = building bonus
cause-spoils = spoils
cause-compensation = compensation
cause-event = feature
cause-condition = feature after production
cause-use = action of the location
cause-faction = faction action
cause-visit = worker sent
cause-host = worker of a guest
cause-connection = connection card
cause-develop = developing
reason-categories = most categories in common
reason-distance = the greatest distance
reason-kind = actions before features, features before productions
reason-spoils = the better spoils

## Prompts
prompt-want-faction = Which faction do you want?
prompt-keep-start = Choose the cards to put back
prompt-pick = Pick a card from the row
prompt-redirect = Suppliers: whose production do you take?
prompt-choose-goods = Choose what you gain
prompt-copy = Choose the production to repeat
prompt-copy-opponent = Choose an opponent's production to copy
prompt-use-deals = Choose deals to use
prompt-use-opponent-deal = Choose an opponent's deal
prompt-steal = Choose what to take and from whom
prompt-reset = Choose locations to clear
prompt-turn = Choose an action or pass
prompt-after-action = Once more, a shield, or the end of the turn?
prompt-onto = Choose the card that { $card } replaces
prompt-with = { $card } onto { $location }: what do you pay with?
prompt-pay = How do you pay?
prompt-discard-card = Choose a card to discard
prompt-end-deal = Choose a deal to give up
prompt-store = Choose the goods to keep
prompt-attack-tie = The attack could hit any of these: choose one

## Actions
action-want = { $faction }
action-want_any = Any faction
action-discard = Discard { $card }
action-pick = Pick { $card }
action-redirect = Take the production of { $location } from { $seat }
action-redirect_hegemony = Take the production of { $location } from the Hegemony
action-copy = Repeat { $location }
action-copy_at = Copy { $location } of { $seat }
action-copy_hegemony = Copy { $location } of the Hegemony
action-gain = Gain { $goods }
action-steal = Take { $good } from { $seat }
action-use_deal = Use the deal { $card }
action-use_deal_at = Use the deal { $card } of { $seat }
action-reset = Clear { $location }
action-done = Done
action-build = Build { $card }
action-develop = Develop { $card }
action-onto = In place of { $location }
action-with = Pay with { $means }
action-deal = Make a deal: { $card }
action-raze = Raze from hand: { $card }
action-raze_at = Raze { $location } of { $seat }
action-raze_hegemony = Raze { $location } of the Hegemony
action-use = Use { $location }
action-faction = Faction action: { $power }
action-visit = Send a worker to { $location } of { $seat }
action-visit_hegemony = Send a worker to { $location } of the Hegemony
action-take_connection = Take the { $colour } connection card
action-connect = Play { $connection }
action-shield = Put a shield on { $location }
action-end_turn = End the turn
action-pass = Pass
action-pay = Pay like this
action-spend = Spend { $payment }
action-draw_on = Take { $good } from { $location }
action-discard_connection = Discard { $connection }
action-end_deal = Give up the deal { $card }
action-store = Keep { $good }
action-hit = { $location } is hit

## Events
# What somebody gets, pays or takes: so many of a good.
goods-counted = { $good-word ->
    [gun] { $amount ->
        [one] { $amount } gun
       *[other] { $amount } guns
    }
    [fuel] { $amount } fuel
    [iron] { $amount } iron
    [brick] { $amount ->
        [one] { $amount } brick
       *[other] { $amount } bricks
    }
    [worker] { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    }
    [ammo] { $amount } ammo
    [red] { $amount ->
        [one] { $amount } red contact
       *[other] { $amount } red contacts
    }
    [blue] { $amount ->
        [one] { $amount } blue contact
       *[other] { $amount } blue contacts
    }
    [grey] { $amount ->
        [one] { $amount } grey contact
       *[other] { $amount } grey contacts
    }
    [universal] { $amount ->
        [one] { $amount } universal contact
       *[other] { $amount } universal contacts
    }
    [development] { $amount ->
        [one] { $amount } development token
       *[other] { $amount } development tokens
    }
    [shield] { $amount ->
        [one] { $amount } shield
       *[other] { $amount } shields
    }
    [card] { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
    [vp] { $amount ->
        [one] { $amount } victory point
       *[other] { $amount } victory points
    }
   *[other] { $amount } × { $good }
}
event-round = Round { $round }. First player: { $seat }.
event-first-player = { $seat } is first player.
event-faction-is = { $seat } plays { $faction }.
event-wished = { $seat } has chosen a faction.
event-you-wished = You want { $faction }.
event-wishes-shown = All have chosen a faction.
event-put-aside = { $seat } puts a card aside.
event-you-put-aside = You put { $card } aside.
event-start-discards = { $seat } discards { $card }.
event-turned-up = Connection card ({ $colour }): { $connection }.
event-display = Face up: { $card }.
event-picked = { $seat } picks { $card }.
event-left-over = { $card } is left over and discarded.
event-production = Production phase.
event-action-phase = Action phase. { $seat } begins.
event-cleanup = Cleanup.
event-gained = { $seat } gains { goods-counted } ({ $cause }).
event-gained-from = { $seat } gains { goods-counted } ({ $cause }: { $card }).
event-drew =
    { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } ({ $cause }).
event-drew-from =
    { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } ({ $cause }: { $source_card }).
event-you-drew = You draw { $card }.
event-shortage = The common supply is short: { $seat } misses { goods-counted }.
event-reshuffled =
    The discard pile becomes the new deck ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
event-took-back = { $seat } takes { goods-counted } back from { $location }.
event-redirected = { $seat } takes the production of { $location } from { $owner_seat }.
event-redirected-hegemony = { $seat } takes the production of { $location } from the Hegemony.
event-copies = { $seat } repeats { $location }.
event-copies-opponent = { $seat } copies a location of { $owner_seat }: { $location }.
event-copies-opponent-hegemony = { $seat } copies { $location } of the Hegemony.
event-built = { $seat } builds { $card }.
event-developed = { $seat } develops { $card } in place of { $location }.
event-dealt = { $seat } makes a deal: { $card }.
event-razed-hand = { $seat } razes { $card } from the hand.
event-razed = { $seat } razes a location of { $owner_seat }: { $location }.
event-razed-hegemony = { $seat } razes { $location } of the Hegemony.
event-used = { $seat } uses { $location }.
event-used-faction = { $seat } uses the faction board: { $power }.
event-visited = { $seat } sends a worker to { $location } of { $owner_seat }.
event-visited-hegemony = { $seat } sends a worker to { $location } of the Hegemony.
event-took-connection = { $seat } takes { $connection }.
event-played-connection = { $seat } plays { $connection }.
event-discarded = { $seat } discards { $card }.
event-discarded-connection = { $seat } discards { $connection }.
event-ended-deal = { $seat } gives up the deal { $card }.
event-spent = { $seat } pays { goods-counted }.
event-drew-on = { $seat } pays { goods-counted } from { $location }.
event-cached = { $seat } puts { goods-counted } into the cache of { $location }.
event-stored = { $seat } stores { goods-counted } at { $location }.
event-stole = { $seat } takes { goods-counted } from { $owner_seat }.
event-reset = { $seat } clears { $location }.
event-shielded = { $seat } puts a shield on { $location }.
event-passed = { $seat } passes.
event-final-points =
    { $seat }: { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } for locations.
event-hegemony-final-points =
    The Hegemony: { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } for locations.
event-won = { $seat } wins with { $score } points.
event-won-by-goods = { $seat } wins: { $score } points, as many as { $rival_seat }, but more goods ({ $goods }).
event-won-by-locations = { $seat } wins: as many points and goods as { $rival_seat }, but more locations ({ $locations }).
event-won-together = Points, goods and locations are equal: { $winner_seat } win together with { $score } points.
event-hegemony-location = { $card } goes to the Hegemony.
event-hegemony-draws = The Hegemony draws a card.
event-hegemony-connection = The Hegemony takes { $connection }.
event-hegemony-scored =
    The Hegemony scores { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }.
event-hegemony-passed = The Hegemony passes.
event-last-round = { $seat } has { $goal } points: this is the last round.
event-last-round-hegemony = The Hegemony has { $goal } points: this is the last round.
event-attacked = Attack { $number } of the Hegemony: { $card }.
event-attack-aimed = It aims at { $location }: { $reason }.
event-attack-without-card = There is no card left: the attack fails.
event-attack-failed = No location shares a category: the attack fails.
event-attack-hit = The attack succeeds: { $location } is razed.
event-attack-stopped = The attack succeeds, but a shield saves { $location }.
event-solo-won = { $seat } beats the Hegemony { $score } to { $rival_score } and is called { $title }.
event-solo-lost = { $seat } loses to the Hegemony { $score } to { $rival_score }.

## Refusals
refusal-not-now = This is not possible now: { $action }.
refusal-alike = { $location } and { $other_location } are alike: name { $other_location }.
refusal-one-action-per-turn = You have had your action; repeat it or end the turn.
refusal-only-in-action-phase = That waits for the Action phase.
refusal-you-have-passed = You have passed; you are back next round.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-not-in-your-hand = { $card } is not in your hand.
refusal-too-far = { $card } is too far: { $good } { $have } of { $need } (universal contacts included).
refusal-too-few-goods = Not enough { $good }: { $have } of { $need }, substitutes included.
refusal-too-few-resources = Not enough resources: { $have } of { $need }.
refusal-no-card-to-discard = You have no card to discard.
refusal-no-deal-to-end = You have no deal to give up.
refusal-nothing-to-develop-on = Your state has no card to develop on.
refusal-no-brick = You need a brick, ammo or a development token.
refusal-no-category-fits = { $card } shares no category with any card of your state.
refusal-no-shared-category = { $location } shares no category with the new card; only a development token would do.
refusal-not-in-your-state = { $location } is not in your state.
refusal-not-in-that-state = { $location } is not in that state.
refusal-is-a-ruin = { $location } lies in ruins.
refusal-is-no-action = { $location } is no action location.
refusal-used-up = { $location } is already used this round (uses: { $uses }).
refusal-no-target = { $location } finds no target.
refusal-not-on-your-board = Your board has no such action: { $power }.
refusal-faction-action-used = Already used this round: { $power }.
refusal-has-built-in-shield = { $location } always counts as shielded.
refusal-already-shielded = { $location } already has a shield.
refusal-no-shield = You have no shield.
refusal-own-location = That is your own location.
refusal-no-such-opponent = There is no such opponent.
refusal-opponent-has-passed = { $seat } has passed and cannot be touched.
refusal-hegemony-has-passed = The Hegemony has passed.
refusal-defence-too-high = The defence of { $location } is { $need }; you reach { $have }.
refusal-defence-with-shield = With its shield { $location } has a defence of { $need }; you reach { $have }.
refusal-not-open = { $location } is no open production.
refusal-already-visited = A worker is already at { $location } this round.
refusal-no-connection-open = No { $colour } connection card lies open.
refusal-not-your-connection = You do not hold { $connection }.
refusal-not-itself = { $location } cannot choose itself.
refusal-payment-not-possible = You cannot pay like that: { $action }.
refusal-no-room-for = No store has room for { $good }.
refusal-not-in-the-display = { $card } is not in the row.
refusal-pick-first = First pick a card from the row.
refusal-choose-a-faction = First choose a faction.
refusal-choose-start-discards = First choose { $count } cards to put back.
refusal-choose-brick-or-token = First decide between the brick and the development token.
refusal-choose-card-to-discard = First choose a card from your hand to discard.
refusal-choose-card-to-replace = First choose the card that is replaced.
refusal-choose-deal = First choose a deal.
refusal-choose-deal-to-end = First choose the deal you give up.
refusal-choose-goods = First choose what you gain.
refusal-choose-goods-to-keep = First choose the goods to keep.
refusal-choose-hit-location = First choose the location that is hit.
refusal-choose-location-to-redirect = First choose a production of an opponent.
refusal-choose-location-to-reset = First choose the locations to clear.
refusal-choose-product-to-copy = First choose the production to copy.
refusal-choose-what-to-take = First choose what to take.

## Outcomes
outcome-points = The last round is over. Victory for { $winners }.
outcome-idle = Three rounds without an action: the game ends. Victory for { $winners }.
outcome-solo-won = The Hegemony is beaten.
outcome-solo-lost = The Hegemony wins.

## What bots weigh
term-points = points
term-locations = locations at the end
term-engine = rounds to come
term-goods = goods in hand
term-hand = cards in hand
term-shields = shields
term-rivals = opponents
term-result = result of the game
term-card = best use of the card

## Labels
label-round = Round { $round }, { $phase }. First player: { $seat }.
label-last-round = Last round: somebody has { $goal } points!
label-title = Title: { $title }.
label-piles = Main deck { $deck }, discard pile { $discard }.
label-face-up = Connection cards: { $connection }.
label-supply = Common supply: { $goods_named }
label-display = Face-up row:
label-hand = Your hand:
label-aside = Put aside: { $cards_named }
label-passed = passed
label-active = to move
label-you = you
label-player = { $seat }, { $faction_named }: { $vp } VP{ $marks }
label-tokens = Goods: { $goods_named }
label-hand-size =
    Hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
label-seen = (seen: { $card })
label-connections = Connection cards: { $connection }
label-faction-used = Used this round: { $power }
label-deals = Deals: { $deals_named }
label-hegemony =
    Hegemony: { $vp } VP, { $count ->
        [one] 1 location
       *[other] { $count } locations
    }
label-hegemony-next = Next it { $next } (attacks { $attacks } of { $most }).
label-attack-pile = Attack cards: { $card }
label-open = , open
label-card = { $card } ({ $row }{ $open }, distance { $distance }; { $categories_named }) spoils { $spoils_named }; deal { $deal_named }. { $effect_named }
mark-ruin = ruins ({ $name })
mark-shield = shield
mark-visited = visited
mark-used = used { $count } ×
mark-cache = cache: { $goods_named }
mark-stored = store: { $goods_named }

temper-builder = Builder
temper-builder-text = Builds an engine for the rounds to come.
temper-raider = Raider
temper-raider-text = Razes what others have built.
temper-dealer = Dealer
temper-dealer-text = Lives on deals.
temper-racer = Racer
temper-racer-text = Takes points early and ends the game soon.
pile-locations_base = Base locations
pile-locations_new_era = New Era locations
pile-locations_winter = Winter locations
pile-connections = Connection cards
pile-factions = Factions
sources-note = Public lists are made by players. Three Winter cards are read otherwise than in the only list of them, and the order in which the Hegemony chooses its spoils is ours.
