# New Angeles, English.
game-title = New Angeles
game-pitch = Corporations keep one city running together and fight over every deal with offers, counteroffers and bought support. Beat your secret rival in capital before the threat reaches 25, unless you are the one who wants it to.

## Set-up
mode-standard = Standard game
mode-standard-text = 4 to 6 corporations, six rounds and three demands.
option-windows = Negotiation windows
option-windows-text = Pauses in which everybody may negotiate before the game goes on.
option-whispers = Whispers
option-whispers-text = Allow private chat between two players.
option-corporations = Corporations
option-corporations-text = Chosen in turn, drawn at random, or fixed by seat.
option-setup_card = Setup card
option-setup_card-text = Drawn at random or chosen by the host.
option-deck_vote = Isabel McGuire's card
option-deck_vote-text = Whether a player who lays a deck card beside an offer has supported that offer.
value-windows-asked = When asked for
value-windows-asked-text = A pause only for players who want to speak there, and for those they speak to.
value-windows-full = Full
value-windows-full-text = A pause for everybody in every window, whether there is something to say or not.
value-windows-short = Short
value-windows-short-text = The same against a clock of 7 to 30 seconds: who has not spoken by then is ready. Each player can bring another back only once per window.
value-windows-off = Off
value-windows-off-text = No pauses except before the last demand; trade while a decision is pending.
value-corporations-draft = Chosen in turn
value-corporations-draft-text = The seats choose one after the other, in a random order.
value-corporations-random = At random
value-corporations-random-text = Every seat gets a corporation at random.
value-corporations-fixed = Fixed
value-corporations-fixed-text = Seat 1 plays Haas-Bioroid, seat 2 Jinteki, and so on.
value-deck_vote-binds = It is support
value-deck_vote-binds-text = The rulebook's words: nobody may support both offers.
value-deck_vote-free = It is not
value-deck_vote-free-text = The player may still support either offer.
value-setup_card-random = At random
value-setup_card-new_arrivals = New Arrivals
value-setup_card-labor_dispute = Labor Dispute
value-setup_card-turf_war = Turf War
value-setup_card-first_cases = First Cases
value-setup_card-brownout = Brownout
value-setup_card-boom_years = Boom Years

## Words
phase-setup = set-up
phase-action = action phase
phase-production = production phase
phase-event = event phase
phase-demand = demand round
piece-human_first = Human First
piece-orgcrime = orgcrime
piece-prisec = prisec
piece-enemy = enemy unit
piece-outage = outage
piece-illness = illness
piece-development = development
piece-android = android
piece-protest = protest
piece-strike = strike
piece-unrest = unrest
stage-stable = stable
stage-protest = protest
stage-strike = strike
back-human_first = Human First
back-orgcrime = orgcrime
back-outage = outage
back-unrest = unrest
offer-main = main offer
offer-counter = counteroffer
type-general = General
type-any = any
type-emergency = emergency action
district-root = the Root
reason-contract = contract
reason-card = card
reason-asset = asset
reason-investment = investment
reason-stolen = theft
reason-spent = spent
reason-paid = payment
reason-bet = bet
scope-decision = this decision
scope-deal = this deal
scope-turn = this turn
scope-round = this round
status-open = open
status-kept = kept
status-broken = broken
status-released = released
status-expired = expired
window-turn_start = at the start of another player's turn
window-asset_revealed = when an asset is revealed
window-offer_proposed = when an offer is proposed
window-counter_discard = while cards are discarded for a counteroffer
window-support_start = at the start of the support step
window-abstained = when somebody abstains
window-resolution_start = at the start of the resolution
window-support_tied = when support is tied
window-deal_decided = when the winner of the deal is fixed
window-claimed = when it is claimed
window-deal_end = at the end of a deal
window-threat_increased = when threat rises
window-illness_raised_threat = when illness raises threat
window-end_of_turn = at the end of your turn
window-static = always
window-window_asset = asset revealed
window-window_offer = main offer on the table
window-window_support = before support
window-window_demand = before the demand is paid
window-window_turn = end of the turn
window-window_production = before production
window-window_event = before the event
option-unrest = lower unrest
option-remove_orgcrime = remove an orgcrime unit
option-draw = draw cards
option-flip_emergency = turn an emergency action faceup
option-discard_action = discard cards
option-steal_asset_others = steal an asset
option-capital = gain capital
option-steal_capital_other = steal 1 capital from any player
option-steal_capital_richest = steal 2 capital from the richest player

## Questions
prompt-corporation = Choose a corporation
prompt-investment = Keep one of two investments
prompt-general = Choose the deck from which you draw { $count ->
    [one] a card
   *[other] { $count } cards
 }
prompt-deck = Choose the type of the { $count ->
    [one] card
   *[other] { $count } cards
 } that { $drawer-seat } draws
prompt-reaction = Use an asset? ({ $window })
prompt-main-offer = Choose the card of your main offer
prompt-second-offer = Choose the card of your counteroffer as well
prompt-counteroffer = Counteroffer or pass? Price in cards: { $price }
prompt-pay-or-return = Give { $to-seat } { $price } capital, or take your counteroffer back
prompt-declare = Declare how you will resolve { $card }
prompt-support = Support an offer or abstain ({ $main } : { $counter } so far)
prompt-lay = Choose the cards you add face down to the { $offer } ({ $laid } so far)
prompt-support-or-lose = Add a card to the main offer or lose { $amount } capital
prompt-deck-for-support = Choose the deck whose top card supports an offer
prompt-offer-for-support = Choose the offer that gets the card
prompt-winner = Decide which offer wins
prompt-spend = Spend capital together: { $total } of { $need } so far
prompt-end-of-turn = Finish the turn, or use an asset first
prompt-discard = { $reason ->
    [counter] Discard the price of your counteroffer: { $count } to go
    [hand_size] Discard down to your hand size: { $count } to go
   *[effect] Discard cards: { $count } to go
 }
prompt-ready = Time to negotiate ({ $window })
prompt-choose = Make the choice of { $card }
prompt-place = Place { $piece }: choose a district
prompt-remove = Remove { $piece }: choose one ({ $left } at most)
prompt-name = Choose another district of the same tier
prompt-android = Move an android token ({ $left } at most)
prompt-lower = Lower unrest: choose a district
prompt-spread = Lower unrest by one stage ({ $left } at most)
prompt-raise = Raise unrest: choose a district
prompt-produce = Choose the district that produces
prompt-resource = Choose a resource ({ $by })
prompt-asset = Choose an asset
prompt-swap = Choose two assets to swap (2 capital if one is yours)
prompt-victim = Choose whom to steal { $by } capital from
prompt-steal = Steal one of these cards, or none
prompt-emergency = Choose an emergency action card
prompt-give = Choose a card to give
prompt-player = Choose a player
prompt-bottom = Choose the event that goes to the bottom
prompt-top = Choose the event that comes next
prompt-rival = Swap your rival card with the one under the board?
prompt-option = Choose one

## Actions
action-corporation = Play { $corporation }
action-keep = Keep { $investment }
action-deck = Draw from { $type }
action-use = Use { $asset }
action-decline = Decline
action-offer = Offer { $card }
action-counter = Counter with { $card }
action-pass = Pass
action-discard = Discard { $card }
action-pay = Pay
action-refuse = Take the counteroffer back
action-support = Support the { $offer }
action-abstain = Abstain
action-lay = Lay { $card } face down
action-done = That is all
action-lose = Lose the capital
action-place = Place { $piece } in { $district }
action-remove = Remove { $piece } from { $district }
action-android = Move the android from { $from-district } to { $to-district }
action-lower = Lower unrest in { $district }
action-raise = Raise unrest in { $district }
action-produce = Let { $district } produce
action-name = Name { $district }
action-stop = No more
action-player = Choose { $seat }
action-option = Choose: { $option }
action-resource = Choose { $resource }
action-spend = Spend { $amount }
action-finish = Finish the turn
action-asset = Choose { $asset }
action-emergency = Choose { $card }
action-steal = Steal { $card }
action-give = Give { $card }
action-swap = Swap
action-leave = Leave it
action-bottom = Put { $event } on the bottom
action-top = Put { $event } on top
action-winner = The { $offer } wins
action-ready = Ready to go on

## Events
event-took-corporation = { $seat } plays { $corporation }.
event-setup-card = Setup card: { $setup }.
event-first-player = { $seat } is the first active player.
event-rival-dealt = { $seat } gets a rival card{ $seen ->
    [0] .
   *[other] : { $rival }.
 }
event-drew-investments = { $seat } draws two investments{ $seen ->
    [0] .
   *[other] : { $investment }.
 }
event-kept-investment = { $seat } has kept an investment{ $seen ->
    [0] .
   *[other] : { $investment }.
 }
event-round-begins = Round { $round } begins: { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }.
event-last-round = This is the last round: the third demand follows, and with it the end.
event-turn-begins = It is { $seat }'s turn.
event-token-passed = { $seat } gets the active player token.
event-drew = { $seat } draws { $count } { $type } { $count ->
    [one] card
   *[other] cards
 }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-refilled = The discard pile, { $card-number } cards, is turned up and shuffled in: { $card }.
event-discarded = { $seat } discards a card facedown{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-took-discard = { $to-seat } takes a card that { $seat } discards{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-asset-revealed = Revealed: { $asset }.
event-main-offer = { $seat } offers { $card }.
event-no-main-offer = { $seat } has no card to offer.
event-counteroffer = { $seat } counters with { $card }.
event-passed = { $seat } passes.
event-counteroffer-returned = { $seat } gets { $card } back.
event-declared = { $seat } declares: “{ $action }”.
event-abstained = { $seat } abstains.
event-laid = { $seat } lays a card beside the { $offer }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-laid-from-deck = { $seat } lays the top card of { $type } beside the { $offer }.
event-supported = { $seat } supports the { $offer } with { $count ->
    [one] one card
   *[other] { $count } cards
 }.
event-barred-support = { $seat } may not support the counteroffer in this deal.
event-barred-trade = { $seat } may not trade until the end of the deal.
event-winner-set = { $seat } decides: the { $offer } wins.
event-deal-won = { $tied ->
    [1] { $seat } wins the deal, { $main } : { $counter }: at equal support the active player wins.
   *[0] { $seat } wins the deal, { $main } : { $counter }.
 }
event-claimed = { $seat } claims { $asset }.
event-cards-discarded = { $count ->
    [one] The card of the deal is discarded.
   *[other] The { $count } cards of the deal are discarded.
 }
event-emergency-returned = { $seat } gets { $card } back.
event-flipped = { $seat } turns { $card } faceup.
event-stole-emergency = { $seat } takes { $card } from { $from-seat }.
event-stole-card = { $seat } steals a card from { $from-seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-gave-card = { $seat } gives { $to-seat } a card{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-asset-used = { $seat } uses { $asset }.
event-asset-moved = { $asset } goes from { $from-seat } to { $to-seat }.
event-asset-discarded = { $seat } puts { $asset } under the deck.
event-chose-player = { $seat } chooses { $chosen-seat }.
event-saw-hand = { $seat } looks at the hand of { $of-seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-saw-events = { $seat } looks at the next events ({ $back }){ $seen ->
    [0] .
   *[other] : { $event }.
 }
event-event-to-bottom = { $seat } puts an event ({ $back }) on the bottom{ $seen ->
    [0] .
   *[other] : { $event }.
 }
event-event-on-top = { $seat } puts an event ({ $back }) back{ $seen ->
    [0] .
   *[other] : { $event }.
 }
event-saw-spare = { $seat } looks at the rival card under the board{ $seen ->
    [0] .
   *[other] : { $rival }.
 }
event-swapped-rival = { $seat } swaps the own rival card with the one under the board{ $seen ->
    [0] .
   *[other] . The new rival: { $rival }.
 }
event-left-rival = { $seat } leaves the rival card under the board.
event-spent-nothing = { $seat } spends nothing.
event-capital = { $seat } gains { $by } capital ({ $reason }), now { $capital }.
event-capital-lost = { $seat } loses { $by } capital ({ $reason }), now { $capital }.
event-threat = Threat rises by { $by } to { $threat }.
event-threat-lowered = Threat falls by { $by } to { $threat }.
event-illness-touched = The card touches the illness in { $district }.
event-none-left = No { $piece } is left for { $district }.
event-no-room = { $district } has its { $piece } already.
piece-named = { $piece-word ->
    [human_first] a Human First unit
    [orgcrime] an orgcrime unit
    [prisec] a prisec unit
    [enemy] an enemy unit
    [outage] an outage
    [illness] an illness
    [development] a development
    [android] an android
    [protest] a protest
    [strike] a strike
   *[other] { $piece }
 }
# The Root is no district: what is driven into it leaves the city.
event-placed = { $district-word ->
    [root] { piece-named } is driven into the Root.
   *[other] { $district }: { piece-named } appears.
 }
event-moved = { $district-word ->
    [root] { piece-named } is driven from { $from-district } into the Root.
   *[other] { $district }: { piece-named } comes from { $from-district }.
 }
event-removed = { $district }: { piece-named } is removed.
event-android = An android goes from { $from-district } to { $to-district }.
event-unrest = { $change ->
    [0] Unrest in { $district } stays as it is: { $stage }.
   *[other] Unrest in { $district } goes from { $from-stage } to { $stage }.
 }
event-supply = { $resource } +{ $by }, now { $amount }.
event-supply-lowered = { $resource } −{ $by }, now { $amount }.
event-production = Production.
event-exploited = { $district } is exploited.
event-event = Event: { $event }.
event-event-back = The next event shows: { $back }.
event-track-filled = { $turns ->
    [one] One turn
   *[other] { $turns } turns
 } in the next action phase.
event-demand-round = Demand round.
event-investment = { $seat } reveals { $investment }.
event-demand-paid = { $short ->
    [0] The demand “{ $demand }” is met.
   *[other] The demand “{ $demand }” is not met. Too little: { $resource }.
 }
event-demand = New demand: { $demand }.
event-window-opened = Time to negotiate: { $window }.
event-ready = { $seat } is ready.
event-wants-to-speak = { $number ->
    [0] { $seat } does not want to be asked in any negotiation window.
   *[other] { $seat } wants to be asked in these negotiation windows: { $window }.
 }
event-proposed = Proposal { $proposal }, { $seat } to { $to-seat }{ $give ->
    [0] {""}
   *[other] {"; "}gives { $give } capital
 }{ $give-number ->
    [0] {""}
   *[other] {"; "}gives { $give-assets }
 }{ $take ->
    [0] {""}
   *[other] {"; "}asks for { $take } capital
 }{ $take-number ->
    [0] {""}
   *[other] {"; "}asks for { $take-assets }
 }{ $act ->
    [none] .
    [support] {"; "}wants { $count } or more cards for the { $offer } now.
    [abstain] {"; "}wants an abstention now.
    [pass_counter] {"; "}wants no counteroffer now.
    [main_type] {"; "}wants a main offer { $type-word ->
        [any] of any type
       *[other] of the type { $type }
     } now.
    [counter_type] {"; "}wants a counteroffer { $type-word ->
        [any] of any type
       *[other] of the type { $type }
     } now.
    [spend] {"; "}wants { $count } capital spent now.
    [choice] {"; "}wants now: “{ $actions }”.
   *[other] {"; "}wants { $asset } { $how ->
        [not] not to be used
       *[use] to be used
     } now.
 }
event-proposed-to-anybody = Proposal { $proposal }, { $seat } to anybody{ $give ->
    [0] {""}
   *[other] {"; "}gives { $give } capital
 }{ $give-number ->
    [0] {""}
   *[other] {"; "}gives { $give-assets }
 }{ $take ->
    [0] {""}
   *[other] {"; "}asks for { $take } capital
 }{ $act ->
    [none] .
    [support] {"; "}wants { $count } or more cards for the { $offer }.
    [abstain] {"; "}wants an abstention.
    [pass_counter] {"; "}wants no counteroffer.
    [main_type] {"; "}wants a main offer { $type-word ->
        [any] of any type
       *[other] of the type { $type }
     }.
    [counter_type] {"; "}wants a counteroffer { $type-word ->
        [any] of any type
       *[other] of the type { $type }
     }.
    [spend] {"; "}wants { $count } capital spent.
    [choice] {"; "}wants: “{ $actions }”.
   *[other] {"; "}wants { $asset } { $how ->
        [not] not to be used
       *[use] to be used
     }.
 }
event-proposal-promises = … and promises: { $what ->
    [support] to support { $player-seat } with { $count }+ cards
    [no_support] not to support { $player-seat }
    [no_counter] not to counter ({ $scope })
    [pay] to pay { $player-seat } { $count } capital ({ $scope })
    [give] to give { $player-seat } { $asset } ({ $scope })
    [no_target] not to target { $player-seat } ({ $scope })
    [type] that the next main offer will be { $type }
   *[free] “{ $text }” ({ $scope })
 }.
event-proposal-asks = … and asks for the promise: { $what ->
    [support] to support { $player-seat } with { $count }+ cards
    [no_support] not to support { $player-seat }
    [no_counter] not to counter ({ $scope })
    [pay] to pay { $player-seat } { $count } capital ({ $scope })
    [give] to give { $player-seat } { $asset } ({ $scope })
    [no_target] not to target { $player-seat } ({ $scope })
    [type] that the next main offer will be { $type }
   *[free] “{ $text }” ({ $scope })
 }.
event-promised = { $seat } promises { $to-seat } ({ $promise }): { $what ->
    [support] to support { $player-seat } with { $count }+ cards
    [no_support] not to support { $player-seat }
    [no_counter] not to counter ({ $scope })
    [pay] to pay { $player-seat } { $count } capital ({ $scope })
    [give] to give { $player-seat } { $asset } ({ $scope })
    [no_target] not to target { $player-seat } ({ $scope })
    [type] that the next main offer will be { $type }
   *[free] “{ $text }” ({ $scope })
 }.
event-promised-to-all = { $seat } promises everyone ({ $promise }): { $what ->
    [support] to support { $player-seat } with { $count }+ cards
    [no_support] not to support { $player-seat }
    [no_counter] not to counter ({ $scope })
    [pay] to pay { $player-seat } { $count } capital ({ $scope })
    [give] to give { $player-seat } { $asset } ({ $scope })
    [no_target] not to target { $player-seat } ({ $scope })
    [type] that the next main offer will be { $type }
   *[free] “{ $text }” ({ $scope })
 }.
event-promise-judged = Promise { $promise } of { $seat }: { $status }.
event-accepted = { $seat } accepts proposal { $proposal } of { $from-seat }.
event-traded = { $take ->
    [0] { $from-seat } pays { $to-seat } { $give } capital.
   *[other] { $give ->
        [0] { $to-seat } pays { $from-seat } { $take } capital.
       *[other] { $from-seat } pays { $to-seat } { $give } capital and gets { $take }.
     }
 }
event-proposal-ended = { $how ->
    [rejected] { $seat } rejects proposal { $proposal } of { $from-seat }.
    [withdrawn] { $seat } withdraws proposal { $proposal }.
    [void] Proposal { $proposal } of { $from-seat } has become impossible.
   *[lapsed] The time for proposal { $proposal } of { $from-seat } is over.
 }
event-said = { $seat }: “{ $why }”
event-rival-revealed = { $kind ->
    [federalist] { $seat } was the Federalist, with { $capital } capital, and { $won ->
        [1] wins.
       *[0] does not win.
     }
    [own] { $seat } had the own corporation as rival and more capital than { $fewer } others. { $seat } { $won ->
        [1] wins.
       *[0] does not win.
     }
   *[rival] The rival of { $seat } was { $rival }: { $capital } capital against { $against }. { $seat } { $won ->
        [1] wins.
       *[0] does not win.
     }
 }
event-game-ends = { $outcome } Winners: { $winners-seat }. Rival cards: { $rivals }.

## Endings
outcome-city-fell = Threat has reached its limit: the city falls.
outcome-city-stands = The third demand is over: the city stands.
outcome-text-city-fell = Everyone loses but a Federalist with 25 capital.
outcome-text-city-stands = Everyone with more capital than the own rival wins.

## Refusals
refusal-accepted-already = You have accepted proposal { $proposal } already.
refusal-already-drawn-from = You have drawn from { $type } already in this step.
refusal-already-stable = { $district } is stable already.
refusal-android-moved-already = The android in { $district } has moved already.
refusal-android-there-already = { $district } has an android already.
refusal-another-player = It must be another player.
refusal-asked-anyway = By the rules of this table everybody is asked in every negotiation window.
refusal-asset-changes-nothing = { $asset } would change nothing now.
refusal-barred-from-counteroffer = { $seat } may not support the counteroffer in this deal.
refusal-barred-from-trading = Mark Yale: one of you may not trade until the end of the deal.
refusal-card-or-capital = Lay a card or lose the capital.
refusal-card-removes-other-pieces = This card does not remove { $piece }.
refusal-choose-a-corporation = Choose a corporation first.
refusal-choose-a-deck = Choose a deck.
refusal-choose-an-offer = Choose an offer.
refusal-chosen-already = { $seat } was chosen already.
refusal-corporation-taken = { $corporation } is taken.
refusal-counter-or-pass = Counter with a card, or pass.
refusal-decision-not-pending = It is not { $seat }'s decision of that kind now; the proposal has to wait.
refusal-declare-a-choice = Declare one of the choices of the card.
refusal-discard-first = First discard: { $count } to go.
refusal-discard-in-hand-order = Cards are discarded in hand order: { $card } comes too late.
refusal-district-does-not-qualify = { $district } is not a place this card allows.
refusal-district-in-outage = { $district } is in outage: it makes nothing and its unrest cannot rise.
refusal-district-in-strike = { $district } is on strike: it makes nothing.
refusal-emergency-is-no-support = { $card } is an emergency action and cannot be laid in support.
refusal-empty-hand = { $seat } has no card in hand.
refusal-empty-proposal = A proposal needs at least one term.
refusal-exhausted = { $asset } is exhausted until its owner's next refresh step.
refusal-facedown = { $card } lies facedown and cannot be proposed.
refusal-human-first-doubles-unrest = Human First in { $district }: exploitation raises unrest by two, or cuts the power.
refusal-illness-costs-threat = { $district } has illness: an action card that touches it costs 2 threat.
refusal-judged-by-the-game = Promise { $promise } is judged by the game itself.
refusal-keep-one-of-two = Keep one of your two investments.
refusal-lay-a-card = Lay a card from your hand.
refusal-lay-in-hand-order = Cards are laid in hand order: { $card } comes too late.
refusal-move-does-not-fit = That move is not what the proposal asks for.
refusal-move-not-finished = The move is not complete.
refusal-move-not-legal = This move is not possible: { $action }.
refusal-needs-a-move = The acceptance must carry the move itself.
refusal-no-android-there = There is no android in { $district }.
refusal-no-assets-from-anybody = A proposal to anybody cannot ask for assets.
refusal-no-capital-to-lose = There is no capital to lose: a card must be laid.
refusal-no-counteroffer = There is no counteroffer to support.
refusal-no-deal-now = No deal is going on.
refusal-no-move-needed = No move belongs to this proposal.
refusal-no-negotiation-yet = Negotiation begins after the set-up.
refusal-no-such-cards = There is no card of the type { $type } left to draw.
refusal-no-such-decision-coming = Such a decision does not come any more in that time.
refusal-no-such-piece-there = There is no { $piece } in { $district }.
refusal-no-such-player = There is no such player.
refusal-no-such-promise = There is no open promise { $promise } of that kind.
refusal-no-such-proposal = There is no open proposal { $proposal }.
refusal-no-windows = This table plays without negotiation windows.
refusal-nobody-owns-it = Nobody owns { $asset }.
refusal-not-a-choice-of-this-card = This is not a choice of the card.
refusal-not-for-you = Proposal { $proposal } is not for you.
refusal-not-in-hand = { $card } is not in your hand.
refusal-not-in-your-area = { $card } does not lie in your play area.
refusal-not-now = { $asset } is used { $window }.
refusal-not-now-a-card = { $card } cannot be played now.
refusal-not-promised-to-you = Promise { $promise } was not made to you.
refusal-not-the-richest = { $seat } does not have the most capital.
refusal-not-their-asset = { $seat } does not own { $asset }.
refusal-not-your-asset = { $asset } is not yours.
refusal-not-your-proposal = Proposal { $proposal } is not yours.
refusal-nothing-in-the-way = Nothing is in the way in { $district }.
refusal-nothing-to-reply-to = Proposal { $proposal } is not open to your reply.
refusal-nothing-to-steal = { $seat } has nothing to steal.
refusal-offer-a-card = A main offer is compulsory: choose a card.
refusal-one-offer-only = You have laid a deck card for the other offer, and nobody may support both.
refusal-option-does-nothing = This would do nothing: { $option }.
refusal-orgcrime-blocks-primary = Orgcrime in { $district } blocks its primary resource.
refusal-pay-or-refuse = Pay, or take the counteroffer back.
refusal-possible-now = Nothing is in the way: { $action }.
refusal-prisec-keeps-enemies-out = Prisec in { $district }: enemy units must move on.
refusal-ready-first = A negotiation window is open: say that you are ready.
refusal-resource-does-not-qualify = { $resource } cannot be chosen.
refusal-sealed-for-this-decision = A sealed move is for the present decision only.
refusal-sealed-promise = A proposal made of promises carries no move.
refusal-sealed-without-act = A sealed move needs an act.
refusal-spend-or-nothing = Spend an amount, also 0.
refusal-support-or-abstain = Support an offer or abstain.
refusal-they-have-too-little = { $seat } has only { $have } capital.
refusal-too-few-cards = You have { $have ->
    [one] one card
   *[other] { $have } cards
 } and need { $need } (price { $price }).
refusal-too-little-capital = You have only { $have } capital.
refusal-too-many-moves = This move does not belong to it any more: { $action }.
refusal-too-many-open = You have { $most } open proposals already.
refusal-too-many-this-turn = You have sent { $most } messages of this kind in this turn already.
refusal-too-many-uses = This proposal can be used at most { $most ->
    [one] once
   *[other] { $most } times
 }.
refusal-use-or-decline = Use an asset or decline.
refusal-use-or-finish = Use an ability or finish.
refusal-used-already = { $asset } was used already in this step.
refusal-wished-already = You have said so already.
refusal-works-by-itself = { $asset } works by itself.
refusal-would-tell-your-hand = Only the other side may ask for that: you would tell what you hold.

## The table as text
label-head = Round { $round }, { $phase }; turns left on the track: { $turns }; next event: { $back }
label-threat = Threat { $threat }/{ $end } { $bar }
label-city = The city
label-root = Root
label-district = { $number } { $name } (tier { $tier }, to { $way }): { $goods }
label-supply = Supply: { $list }
label-demand = Demand: { $name } (+{ $threat } threat if not met)
label-deal = The deal
label-revealed = Asset: { $name }. { $text }
label-offer = { $side } of { $seat }: { $card }. { $text } Support: { $cards }
label-to-decide = Still to decide: { $list }
label-players = Players (* active)
label-who = { $number } { $name }
label-player = { $name }: capital { $capital }, cards { $cards }, promises kept/broken { $kept }/{ $broken }
label-exhausted = exhausted
label-facedown = facedown
label-decks = Decks: { $list }; discard pile { $discard }; assets { $assets }
label-proposals = Proposals
label-promises = Open promises
label-anybody = anybody
label-everyone = everyone
label-binding = binding
label-not-binding = not binding
label-give = gives { $list }
label-take = takes { $list }
label-act = now: { $act }
label-promise = promises { $term }
label-asks = asks for { $term }
label-secrets = Your secrets
label-rival = Rival: { $name }
label-investment = Investment { $name }: { $text }
label-hand = Hand:

## What bots look at
term-capital = own capital
term-rival = lead over the rival
term-threat = threat
term-assets = assets
term-cards = hand cards
term-demand = meeting the demand
term-investment = investment
term-outlook = what comes next
term-draw = cards that suit your plans
term-use = what the asset does
term-deal = the outcome of the deal
term-player = what it does to that player
term-district = what it does in that district
term-share = what it costs and who else can pay

## Cards
text-aaron_marron = Cards that another player discards to propose a counteroffer go to your hand instead of the discard pile.
text-alex_westlund = End of turn: choose 2 assets in play and swap their owners; if any chosen asset is yours, lose 2 capital before the swap.
text-bernice_mai = End of turn: give 1 or 2 cards from your hand to one other player and gain 1 capital per card given.
text-braintrust = Every quantity on your draw list is doubled; your hand size is reduced by 1.
text-bryan_stinson = When claimed, discard it to steal 2 emergency action cards from other players.
text-caprice_nisei = When a player proposes an offer, you may exhaust this card; that player must declare exactly how the card will be resolved and is bound by it.
text-chief_gorman = After a counteroffer is proposed, you may exhaust this card to return it to its proposer unless that player gives you 2 capital.
text-coach_walden = Gain 1 capital whenever the player to your right wins a deal.
text-eiko = When a player abstains, you may exhaust this card; that player must play 1 card in support of the main offer or lose 1 capital.
text-elizabeth_mills = End of turn: give this card to another player, then choose: that player discards 3 action cards, or draws 3 of the topmost type of the own sheet.
text-floyd_2x3a7c = When claimed, draw 5 action cards of any types; your hand size is increased by 5.
text-fumiko_yamamori = End of turn: reduce one resource in the supply that is not at 0 by 1 to gain 2 capital.
text-gurren_imaishi = When claimed, discard it to gain 5 capital.
text-hernando_cortez = When claimed, discard it to steal 1 asset from another player or to gain 2 capital.
text-isabel_mcguire = At the start of the support step, you may exhaust this card to place the top card of any action deck facedown in support of either offer.
text-jackson_howard = When an asset is revealed, you may exhaust this card and choose another player; if that player wins the deal, gain 2 capital.
text-lily_lockwell = At the start of another player's turn, if that player has more capital than you, you may steal 1 random card from that hand.
text-locust_company = At the start of the support step, you may exhaust this card and choose a player, who cannot support the counteroffer in this deal.
text-marco_cubrero = End of turn: steal 1 capital from any player, or 2 from the player with the most capital.
text-mark_yale = After a player proposes an offer, you may exhaust this card; that player cannot trade capital or assets until the end of the deal.
text-midori = When the offers are tied in support, you may exhaust this card to decide which player wins the deal.
text-monica_singh = When you lose a deal as the active player, you may steal 2 capital from the countering player.
text-mr_li = End of turn: choose any player, who loses 1 capital and draws 2 action cards of any types.
text-mr_white = End of turn: look at another player's hand; you may steal one of those action cards.
text-naoko_watanabe = When claimed, discard it to claim the top 2 cards of the asset deck, one at a time.
text-rachel_beckmann = At the end of each deal, if your hand is empty, you may draw 1 action card of the topmost type of your sheet.
text-saul_eustecio = When the countering player wins a deal, you may exhaust this card to gain 1 capital; then the active player gains 1 capital.
text-sunny_lebeau = Whenever threat increases, you may draw 2 action cards of the topmost type of your sheet.
text-susan_chen = End of turn: gain 2 capital, then give this card to another player.
text-tanaka = At the start of the resolution step, you may discard this card and choose the active or the countering player, who wins the deal.
text-the_fall_guy = After you propose a main offer, you may discard this card to propose a counteroffer as well; play goes straight to the support step.
text-thomas_haas = End of turn: look at the rival card under the board; you may swap it with your own.
text-toshiyuki_sakai = When claimed, discard it to draw 2 action cards of each type; you do not discard down to your hand size this turn.
text-wong_ya_ching = Gain 2 capital whenever the effect of an illness token increases threat.
text-ark_construction = Place 1 development token in any district.
text-budget_renovations = Remove up to 2 outage tokens, then raise unrest by 1 stage in each district from which you removed one.
text-gentrification = Remove 1 outage token; then place 1 prisec unit there if it has none, and each enemy unit there moves.
text-vanity_project = Choose 1 player, who gains 2 capital, or 4 if that player supported this offer; then discard 1 asset of that player, if possible.
text-clean_slate = Remove up to 2 illness tokens, then place 1 outage token in a district from which you removed one; illness raises no threat during this action.
text-clinical_trials = Remove 1 illness token; illness raises no threat during this action.
text-information_procurement = From the active player clockwise each player may spend any amount of capital; if the total is at least the number of players, threat -2.
text-unorthodox_knowledge = Look at the top 3 event cards, put 1 of them on the bottom and return the others to the top in any order.
text-efficiency_experts = Move 1 android token to a district without one; illness raises no threat during this action.
text-high_risk_investments = Choose 3 players in order; they gain 3, 2 and 1 capital.
text-labor_solutions = Move up to 3 android tokens to districts without one, then place 1 orgcrime unit in any district.
text-liquidation = Choose a district not in strike or outage: it produces all its resources at once, ignoring orgcrime; then its unrest becomes strike.
text-live_feeds_24_7 = Lower unrest by 1 stage in any district, or remove 1 orgcrime unit.
text-media_circus = Lower unrest by 2 stages in any district, then place 1 Human First unit in any district.
text-puff_piece = From the active player clockwise each player may draw 2 action cards of one type, or 3 if that player supported this offer.
text-spin_doctors = Lower unrest by 1 stage in up to 2 districts, then reduce credits by 1; if credits stand at 0, threat +1 instead.
text-arrest_orders = Place 1 prisec unit in any district to remove all other units there.
text-full_deployment = Choose another player and one of: that player draws 5 action cards of one type you name, or turns an emergency action card faceup.
text-riot_control = Remove 1 prisec unit to remove up to 2 enemy units; then raise unrest by 1 stage in 1 district not in strike or outage.
text-scorched_earth = Place 1 outage token in any district not in outage to remove all enemy units there and in one other district of the same tier.
text-ruthless_tactics = Remove up to 4 enemy units, then raise unrest by 1 stage in 2 districts not in strike or outage.
text-underpaid_overclocked = Raise up to 2 resources by 1 each; then gain 4 capital and place 2 Human First units.
text-mandatory_quarantine = Remove up to 4 illness tokens, then place 2 outage tokens; illness raises no threat during this action.
text-energy_for_all = From the active player clockwise each player draws 4 action cards of one type.
text-sweeps_week = Lower unrest by up to 4 stages, split as you like; then place 2 illness tokens in any districts.
text-massive_reconstruction = Remove up to 3 outage tokens, then place 2 orgcrime units.
text-activist_cells_awaken = From the highest-numbered district down, each Human First unit moves twice.
text-beanstalk_beset_by_protesters = If a Human First unit is in a tier-3 district, threat +4; otherwise each Human First unit moves once.
text-human_first_starts_riot = If a Human First unit is in a tier-2 district, threat +2; otherwise each Human First unit moves once.
text-humanity_labor_hosts_union_heads = Threat +1 for each Human First unit in the city.
text-beanstalk_owned_by_mob = If an orgcrime unit is in a tier-3 district, threat +4; otherwise each orgcrime unit moves once.
text-gang_wars_at_all_time_high = Threat +1 for each orgcrime unit in the city.
text-pistoleros_hit_squads_strike = If an orgcrime unit is in a tier-2 district, threat +3; otherwise each orgcrime unit moves once.
text-tri_maf_leaders_unite = Threat +1 for each orgcrime unit in the city.
text-crumbling_infrastructure = Threat +1 for each district in outage.
text-earthquake_rocks_city = If three or more districts are in outage, threat +5.
text-helium_3_transport_threatened = If a tier-3 district is in outage, threat +5; otherwise, if a tier-2 district is in outage, threat +3.
text-rolling_outages_increase = Threat +1 for each district in outage.
text-average_wage_falls_again = If three or more districts are in strike, threat +4.
text-report_record_unemployment = If six or more districts are in protest or strike, threat +4.
text-social_apps_spark_revolution = Threat +1 for each district in protest or strike.
text-welfare_programs_slashed = Threat +1 for each district in strike.
text-healthcare_initiative = 3 / 5 / 7 capital with 2 / 3 / 4 or more illness tokens in the city.
text-power_siphoning = 3 / 5 / 7 capital with 1 / 2 / 3 or more outage tokens in the city.
text-union_agreement = 3 / 5 / 7 capital with 2 / 3 / 4 or more Human First units in the city.
text-laundering_scheme = 3 / 5 / 7 capital with 2 / 3 / 4 or more orgcrime units in the city.
text-militarized_police = 3 / 6 / 8 capital with 1 / 2 / 3 or more prisec units in the city.
text-short_sale = 3 / 5 / 7 capital if 1 / 2 / 3 or more resources stand at 1 or less.
text-retail_sector = If consumables meet demand: 2 capital plus 2 per consumable, at most 6.
text-energy_sector = If energy meets demand: 3 capital plus 2 per energy, at most 7.
text-banking_sector = If credits meet demand: 2 capital plus 1 per credit, at most 6.
text-technology_sector = If tech meets demand: 3 capital plus 1 per tech, at most 6.
text-entertainment_sector = If entertainment meets demand: 2 capital plus 1 per entertainment, at most 6.
text-populist_dismissal = 1 capital for each district in protest or strike.
text-federalist = You win only if you have at least 25 capital at the moment threat reaches 25.
text-rival = Win at the end of the third demand round with more capital than your rival; with your own card, with more than three other players (two in a four-player game).
contract-haas_bioroid = 2 capital when an action card moves one or more android tokens.
contract-jinteki = 2 capital for each illness token that an action card removes from a district.
contract-nbn = 1 capital for each stage of unrest that an action card lowers.
contract-weyland = 2 capital for each outage token that an action card removes from a district.
contract-melange = 3 capital after an event that raised threat by less than 2.
contract-globalsec = 1 capital for each enemy unit that an action card removes from a district.

temper-honest = Honest
temper-honest-text = Keeps its promises and expects the same.
temper-opportunist = Opportunist
temper-opportunist-text = Keeps a promise while it pays.
temper-saboteur = Saboteur
temper-saboteur-text = Does not care whether the city stands.
pile-board = Districts, tracks and types
pile-corporations = Corporations
pile-action_cards = Action cards
pile-emergency_actions = Emergency actions
pile-assets = Assets
pile-events = Events
pile-demands = Demands
pile-investments = Investments
pile-rivals = Rivals
pile-setups = Set-up cards
sources-note = Public lists are play aids and pages made by fans. Tiers, most resources and all amounts of the map, the length of the resource tracks and all set-up cards are ours.

# what is said with a proposal or a refusal, in the voice of a temper
why-vote = One more card and the deal is mine.
why-vote_honest = I pay for your card now, and you see the money first.
why-vote_opportunist = Everybody has a price. This is yours.
why-vote_saboteur = Money is only paper. Your card, please.
why-word = Your word is enough for me.
why-peace = Let this one pass, it is worth something to me.
why-threat = Pay, or I make a counteroffer.
why-threat_honest = I will counter, and I say so before I do. Unless you pay.
why-threat_opportunist = A counteroffer is in my hand. It can stay there, for this.
why-threat_saboteur = Pay me, or watch it burn.
why-sell_vote = My cards decide this. That is what they cost.
why-sell_vote_honest = I was for it anyway, but my cards are not free.
why-sell_vote_opportunist = I could vote either way. Make it worth my while.
why-sell_vote_saboteur = My vote has no favourite. It likes money.
why-sell_word = I support it, if you think of me now.
why-idle_asset = It is worth more to you than to me.
why-want_asset = I could use that more often than you.
why-pay_in_kind = I am short of capital. Take this instead.
why-share = The city needs it. Share the cost, and I offer it.
why-better_price = Not for that. For this, yes.
why-better_price_honest = Fair would be this.
why-better_price_opportunist = Nearly. A little more and we are friends.
why-better_price_saboteur = More.
why-too_little = It is worth more to me.
why-too_little_honest = That does not cover what it costs me.
why-too_little_opportunist = Come back with a real offer.
why-too_little_saboteur = No. I have other plans.
why-ahead = You are ahead. I do not make it worse.
why-ahead_honest = You are ahead of us all. I do not help you further, sorry.
why-ahead_opportunist = For whoever leads the price is double.
why-ahead_saboteur = You have enough already.
why-rival = You are the one I have to beat.
why-rival_honest = I do not help the one I have to beat, sorry.
why-rival_opportunist = For my rival the price is double.
why-rival_saboteur = To you? Never.
why-bad_partner = You have broken your word.
why-bad_partner_honest = You have broken your word. I do not forget it.
why-bad_partner_opportunist = Your promises are cheap by now.
why-bad_partner_saboteur = You lie worse than I do.
why-sure_win = I am ahead, and I stay there.
why-word_given = I have given my word to somebody else.
why-city_first = Not while the city is in this state.
