# Streets, English.
game-title = Streets
game-pitch = Lay buildings along growing streets and let tourists, hipsters, parents and shoppers move in. Whoever closes a street decides when everybody on it is paid and where its people move next.

## Set-up
mode-standard = Standard game
mode-standard-text = 2 to 5 players; most money at the end wins.
mode-solo = Solo
mode-solo-text = You against the Sneak, who always builds where its tile is worth most.
option-business = Business module
option-business-text = Scored and abandoned buildings give business tokens; majorities and sets pay at the end.
option-advisors = Advisors
option-advisors-text = Every player gets one advisor with a lasting ability.
option-advisor = Your advisor
option-advisor-text = Solo with advisors: the card you play with, or one drawn at random.
option-difficulty = Sneak's starting money
option-difficulty-text = How much money the Sneak starts with.
option-first_player = First player
option-first_player-text = Drawn at random or fixed by the host.
option-people_may_enter_abandoned = People may enter abandoned buildings
option-people_may_enter_abandoned-text = Abandoned buildings of the right kind on open streets take people too.
option-copy_positional = Copy positional valuations
option-copy_positional-text = Closing and adjacency valuations may be copied, read from the copied building's place.
option-sneak_people_tie_closing_only = Sneak: people break ties of closing tiles only
option-sneak_people_tie_closing_only-text = As in the English edition: among equal places people decide for tiles with the closing valuation, not for copying ones.
option-station_is_destination = Central Station takes people
option-station_is_destination-text = While its street is open, people of all colours may move to the Central Station.
option-closing_pays_at_end = Closing valuation pays at the end
option-closing_pays_at_end-text = In the final scoring a building with the closing valuation pays half of it, although its own street is open.
option-sneak_people_tie_closing = Sneak: people break ties of closing tiles too
option-sneak_people_tie_closing-text = Among equal places for a tile with the closing valuation, only those that bring the Sneak most people are allowed.
value-difficulty-easy = Easy
value-difficulty-easy-text = The Sneak starts with $0.
value-difficulty-normal = Medium
value-difficulty-normal-text = The Sneak starts with $20.
value-difficulty-hard = Hard
value-difficulty-hard-text = The Sneak starts with $50.
value-first_player-random = At random
value-first_player-0 = Seat 1
value-first_player-1 = Seat 2
value-first_player-2 = Seat 3
value-first_player-3 = Seat 4
value-first_player-4 = Seat 5
value-advisor-random = At random
value-advisor-hacker = Hacker
value-advisor-entrepreneur = Entrepreneur
value-advisor-investor = Investor
value-advisor-hipster_legend = Hipster Legend
value-advisor-location_scout = Location Scout

## Words
seat-sneak = the Sneak
face-n = north
face-e = east
face-s = south
face-w = west
kind-tourist = tourist
kind-hipster = hipster
kind-parent = parent
kind-shopper = shopper
kind-wild = mixed
initial-tourist = T
initial-hipster = H
initial-parent = P
initial-shopper = S
initial-wild = M
people-counted = { $people ->
    [tourist] { $count ->
        [one] 1 tourist
       *[other] { $count } tourists
    }
    [hipster] { $count ->
        [one] 1 hipster
       *[other] { $count } hipsters
    }
    [parent] { $count ->
        [one] 1 parent
       *[other] { $count } parents
    }
   *[shopper] { $count ->
        [one] 1 shopper
       *[other] { $count } shoppers
    }
}
people-moved = { people-counted }
people-of = { $people ->
    [tourist] tourists
    [hipster] hipsters
    [parent] parents
   *[shopper] shoppers
}
tiles-counted = { $left ->
    [one] 1 tile
   *[other] { $left } tiles
}
business-universal = Universal
valuation-per_symbol = ${ $money } for each { $kinds } symbol
valuation-per_set = ${ $money } for each pair of symbols ({ $kinds })
valuation-per_person = ${ $money } for each { $kinds } person on the street
valuation-per_own_sign = ${ $money } for each of your signs on the street
valuation-per_building_in_street = ${ $money } for each building of the street
valuation-per_adjacent_building = ${ $money } for each building on the eight cells around it
valuation-if_closing = ${ $money } if it closes a street
valuation-copy = copies another valuation of the street

## Decisions
prompt-build = { $seat }: choose a tile, a place and the side of its road
prompt-abandon = { $seat }: no free sign, choose a building to abandon
prompt-signs = { $seat }: one sign or two on { $tile }?
prompt-pick-street = { $seat }: several streets are closed, which one is scored next?
prompt-move-people = { $seat }: where do { people-counted } move?
prompt-take-token = { $seat }: choose the building you take a token for
prompt-token-type = { $seat }: choose a token
prompt-substitute = { $seat }: score a tile from your hand instead?
prompt-sneak-place = The Sneak builds { $tile }, worth ${ $value }: choose one of its best places
prompt-sneak-token = The Sneak takes a token: choose among its fewest types

## Actions
action-place = Build { $tile } at { $cell }, road to the { $face }
action-over = Build { $tile } over the building at { $cell }
action-discard = Put { $tile } into the box
action-abandon = Abandon the building at { $cell }
action-signs = { $signs ->
    [1] Put one sign
   *[other] Put two signs
}
action-street = Score the street that starts at { $cell }, roads to the { $face }
action-take = Take tokens for the building at { $cell }
action-token = Take a token: { $business }
action-substitute = Score { $tile } from your hand for the building at { $cell }
action-keep = Score everything as printed
action-move = Send { $count } ({ $colour }) to { $cell }
action-sneak = Build the Sneak's tile at { $cell }, road to the { $face }

## What happened
event-begins = { $seat } begins.
event-dealt = You were dealt { $tiles }.
event-advisor-dealt = { $seat } plays with the advisor { $advisor }.
event-sneak-money = The Sneak starts with ${ $money }.
place-at = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
} of { $beside-tile }
place-beside = { place-at }{ $joined ->
    [1] , on the same street
   *[other] , road to the { $face }
}
event-built = { $seat } built { $tile } { place-beside }.
event-built-over = { $seat } built { $tile } over { $covered-tile }.
event-went-to-station = { people-counted } went to the Central Station and { $count ->
    [one] keeps
   *[other] keep
} seeking.
event-discarded = { $seat } could not build and put { $tile } into the box.
event-two-signs = { $seat } put two signs on { $tile }.
event-seekers-came = { people-counted } seeking a place moved into { $tile }.
event-became-seekers = { people-counted } on { $tile } found no place and { $count ->
    [one] became a seeker
   *[other] became seekers
}.
event-moved = { $choice ->
    [forced] { people-counted } moved from { $from-tiles } to { $tile }, the only place.
   *[free] { $seat } sent { people-moved } from { $from-tiles } to { $tile }.
}
event-scoring = { $seat } had a street scored: { $tiles }.
income-counted = { $op ->
    [per_symbol] { $units } × ${ $each } for symbols ({ $kinds })
    [per_set] { $units } × ${ $each } for pairs of symbols ({ $kinds })
    [per_person] { $units } × ${ $each } for people on the street ({ $kinds })
    [per_own_sign] { $units } × ${ $each } for own signs
    [per_building_in_street] { $units } × ${ $each } for buildings of the street
    [per_adjacent_building] { $units } × ${ $each } for buildings around it
    [if_closing] ${ $valuation } for closing a street
   *[copy] nothing to copy
}
income-more = { $copied-tile ->
    [none] {""}
   *[other] {" "}(copied from { $copied-tile })
}{ $factor ->
    [1] {""}
   *[other] , all × { $factor }
}{ $advisor-part ->
    [0] {""}
   *[other] , ${ $advisor-part } of it by the { $advisor }
}{ $people ->
    [0] {""}
   *[other] , and ${ $people } for people in the building
}
event-income = { $seat } got ${ $money } for { $tile }: { income-counted }{ income-more }.
event-final-income = { $seat } got ${ $money } for { $tile }, half of: { income-counted }{ income-more }.
event-signs-back = { $count ->
    [one] A sign
   *[other] { $count } signs
} came back to { $seat }; free: { $free }.
event-takes-tokens = { $seat } chose tokens for { $tile }: its sign is universal.
event-token = { $tile ->
    [none] { $seat } chose a token: { $business }.
   *[other] { $seat } took { $count ->
        [one] a token
       *[other] { $count } tokens
    } ({ $business }) for { $tile }.
}
event-type-used-up = No { $business } tokens are left: for { $tile } { $seat } { $count ->
    [0] got nothing
    [one] may choose any token
   *[other] may choose any { $count } tokens
}.
event-majority = { $tied ->
    [1] { $seat } got ${ $money } for the most tokens, { $count }: { $business }.
   *[other] { $seat } got ${ $money }, tied for the most tokens with { $count }: { $business }.
}
event-sets = { $seat } got ${ $money } for { $count ->
    [one] 1 set of four tokens
   *[other] { $count } sets of four tokens
}.
event-substituted = { $seat } showed { $shown-tile }: { $tile } is scored with its valuation.
event-abandoned = { $seat } abandoned { $tile } and took back { $count ->
    [one] the sign
   *[other] { $count } signs
}.
event-drew = { $seat } drew a tile ({ $kind }); { tiles-counted } left.
event-drew-tile = You drew { $tile }.
event-stack-empty = The stack is empty: everybody builds the tiles in hand, then open streets pay half.
event-drew-open = { $seat } drew { $tile }; { tiles-counted } left.
event-stack-shows = The stack shows { $tile }.
event-endgame-stack = The Sneak's last tiles are turned up: { $tile } comes first.

## Refusals
refusal-not-now = Another decision comes first.
refusal-not-in-hand = { $tile } is not in your hand.
refusal-already-built = { $tile } stands in the city already.
refusal-must-build = You must build; there is a place for your tiles.
refusal-cell-taken = This place is taken.
refusal-no-neighbour = This place does not touch the city.
refusal-long-sides-touch = Road to the { $face }: the long sides of two roads would touch. Fits here: { $fitting-faces }.
refusal-not-connected = Road to the { $face }: no road would connect the tile to the city. Fits here: { $fitting-faces }.
refusal-street-too-long = Road to the { $face }: the street would have { $length } buildings, { $longest } is the most. Fits here: { $fitting-faces }.
refusal-needs-renovator = Only the Renovator builds over.
refusal-no-building-there = No building stands there.
refusal-start-tile-stays = { $tile } may not be built over.
refusal-street-is-open = { $tile } stands on an open street; only buildings of closed streets can be built over.
refusal-not-your-building = This is not one of your buildings.
refusal-not-your-building-here = This is not one of your buildings on the street.
refusal-not-on-this-street = { $tile } does not stand on this street.
refusal-sign-is-free = Nothing may be abandoned while a sign is free (you have { $free-signs }).
refusal-not-closed-now = This street was not closed by this tile, or is scored already.
refusal-other-people-first = First the { people-of } move.
refusal-not-so-many-people = Only { $count } can move.
refusal-later-buildings-only = Those left over go to buildings built later than the last one chosen, not to { $tile }.
refusal-the-rest-goes-here = { $tile } is the last place: all { $count } left go there.
refusal-start-tile-takes-nobody = Nobody moves to { $tile }.
refusal-mixed-takes-nobody = { $tile } is mixed; nobody moves there.
refusal-wrong-colour = { $tile } is not for { people-of }.
refusal-street-is-closed = The street of { $tile } is closed.
refusal-nobody-owns-it = Nobody owns { $tile }.
refusal-sneak-buildings-first = The Sneak's people go to its own buildings first, not to { $tile }.
refusal-type-used-up = There is no token left: { $business }.
refusal-copies-cannot-be-used = { $tile } copies; its valuation cannot be used from the hand.
refusal-sneak-takes-fewest = The Sneak takes a type of which it has the fewest, not { $business }.
refusal-sneak-wants-more = There the tile is worth ${ $value } to the Sneak; elsewhere ${ $best }.
refusal-sneak-wants-people = Only { $count } people would move to the Sneak's buildings; elsewhere more would.

## The end
outcome-most-money = Victory for { $winners }: the most money.
outcome-shared-victory = The victory is shared: { $winners } have the same money.
outcome-sneak-beaten = The Sneak is beaten: you have more money.
outcome-sneak-not-beaten = The Sneak wins: you needed more money.

## Evaluation
term-money = money
term-open = open buildings
term-people = people and seekers
term-signs = free signs
term-business = business tokens
temper-builder = Builder
temper-builder-text = Lets streets grow.
temper-banker = Banker
temper-banker-text = Takes the money while it is there.
temper-host = Host
temper-host-text = Collects people.

## The table as text
label-streets = Open streets (free ends; what a building would bring if its street closed now, and at the end):
label-street = { $arrow } { $length }, free { $free }:
label-players = Players:
label-seat = { $seat }
label-player = { $name }: ${ $money }, free signs { $signs }, hand: { $kinds }
label-advisor = Advisor: { $advisor }
label-shown = shown: { $list }
label-tokens = tokens: { $list }
label-stack = Stack: { tiles-counted }, on top: { $kind }.
label-stack-open = Stack: { tiles-counted }, on top: { $tile }.
label-stack-empty = The stack is empty.
label-endgame = The Sneak's last tiles: { $left } ({ $kinds }).
label-seekers = Seekers: { $list }
label-token-supply = Tokens left: { $list }
label-hand = Your hand:
label-sneak-tile = The Sneak's tile:
label-tile = { $name } ({ $symbols }): { $valuation }
label-business = · { $business } × { $count }
label-worth = ${ $money }/${ $half }
label-abandoned = abandoned
pile-tiles = Tiles
pile-advisors = Advisors
sources-note = Kinds, symbols and valuations of most buildings, the business signs of all 45, and how many there are of each kind, are ours.
