# Streets, the board's own words.
ui-sneak = The Sneak
ui-sneak-initial = S
ui-city = The city
ui-finished-city = The finished city
ui-sold = sold
ui-abandoned = abandoned
ui-owned-by = owned by { $name }
ui-street-of = { $closed ->
    [yes] closed street of { $n }
   *[no] open street of { $n }
}
ui-seeking = seeking a place
ui-would-pay = would pay ${ $money }
ui-can-choose = can be chosen
ui-cell-legal = Free place { place-at }, road may lie { $faces }
ui-cell-illegal = Place { place-at }, nothing fits here
ui-sneak-less = Place { place-at }, worth ${ $value } to the Sneak
ui-copies = copies { $name }
ui-if-closed = If closed now:

## Hand and trays
ui-your-hand = Your hand
ui-hand-empty = Your hand is empty.
ui-sneak-tile = The Sneak's tile
ui-people-left = { people-counted }: { $left ->
    [0] all sent
   *[other] { $left } to send
}
ui-one-more = One more to { $name }
ui-one-fewer = One fewer to { $name }
ui-all-here = All here
ui-closed-streets = Closed streets
ui-first-street = { $n ->
    [one] First: a single building
   *[other] First: the street of { $n }
}
ui-nobody-paid = Nobody is paid.
ui-then-move = You then send on: { $list }.
ui-tokens = Tokens
ui-left = { $n } left

## Players and supply
ui-free-signs = { $n ->
    [one] 1 free sign
   *[other] { $n } free signs
}
ui-signs-unlimited = signs without limit
ui-must-abandon = No free sign: the next building costs one of the old ones.
ui-backs = Backs in hand: { $list }
ui-shown = Shown: { $list }
ui-supply = Supply
ui-stack = Stack
ui-on-top = top
ui-empty = empty
ui-builds-ahead = { $n ->
    [one] You build 1 more.
   *[other] You build { $n } more.
}
ui-seekers = Seeking a place
ui-tokens-left = Tokens left
ui-endgame = Last tiles:
ui-advisor-contractor = builds and draws two while the stack lasts
ui-advisor-hacker = backs in hand and a mixed symbol count
ui-advisor-entrepreneur = may score with a hand tile, once per street
ui-advisor-investor = two signs double one building
ui-advisor-hipster_legend = hipster symbols count as mixed
ui-advisor-renovator = may build over closed streets
ui-advisor-location_scout = own signed buildings elsewhere count

## Preview
ui-preview = Preview
ui-help-wait = When it is your turn, what a move would do is shown here.
ui-help-watch = Point at a building to see what it is worth and who would be paid.
ui-help-build = Pick a tile, then a cell: what it would pay is shown here before anything is sent. The bars in a cell are the sides where its road may lie.
ui-help-abandon = Every building of yours shows the income you would give up.
ui-help-signs = Two signs double what the building itself is worth.
ui-help-pick-street = Each card shows what scoring that street first would bring.
ui-help-move-people = Each person pays the owner of the new home $1.
ui-help-take-token = The building's business sign says which tokens you get.
ui-help-token-type = Most of a type and sets of four pay at the end.
ui-help-substitute = Pick a tile of your hand and one of your buildings on the street.
ui-help-sneak-place = Only the places where the tile is worth most to the Sneak are open.
ui-help-sneak-token = The Sneak takes a type of which it has the fewest.
ui-do-abandon = Abandon { $name }
ui-do-take = Take tokens for { $name }
ui-do-move = { people-counted } to { $name }
ui-do-street = { $n ->
    [one] First { $name }
   *[other] First the street of { $n } from { $name }
}
ui-do-place = Build { $tile } { place-beside }
ui-do-place-later = Build { $tile }, road to the { $face }
ui-do-over = Build { $tile } over { $name }
ui-do-substitute = { $tile } instead of { $name }
ui-if-you-do = If you do this
ui-nothing-sent = nothing is sent yet
ui-road-to = Road to the { $face }
ui-closes = { $n ->
    [one] closes a street of { $lengths }
   *[other] closes { $n } streets of { $lengths }
}
ui-scores = scores its street of { $lengths } again
ui-building = Building
ui-value = Value
ui-people = People
ui-income = Income
ui-signs-back = signs back:
ui-then-worth = Open buildings
ui-if-closed-then = if their street closed
ui-then = Then
ui-seekers-come = { $count ->
    [one] { people-counted } seeking a place comes to { $name }.
   *[other] { people-counted } seeking a place come to { $name }.
}
ui-move-to = { $count ->
    [one] { people-counted } moves to { $name }.
   *[other] { people-counted } move to { $name }.
}
ui-you-send = You decide where { people-counted } will live: { $list }.
ui-stand-up = { $count ->
    [one] { people-counted } finds no place and stays to seek one.
   *[other] { people-counted } find no place and stay to seek one.
}
ui-signs-change = Free signs { $from } → { $to }
ui-you-draw = You draw a tile, back:
ui-which-unknown = (which one is not known)
ui-projected = (${ $money } at the end)
ui-unknown-next = Then something unknown is turned up.

## Tabs
ui-tab-forecast = Forecast
ui-tab-tiles = Tiles
ui-if-it-ended = If it ended now
ui-player = Player
ui-money = Money
ui-open-half = Open, half
ui-sum = Sum
ui-majorities = Majorities and sets
ui-type = Type
ui-sets = Sets of four
ui-open-buildings = Open buildings
ui-closed-now = Closed now
ui-half = At the end
ui-none-open = Nobody owns a building on an open street.
ui-unseen = Not seen yet
ui-unseen-text = In somebody's hand, in the stack or in the box.
ui-all-seen = Every tile has been seen.

## Layers, keys, phases
ui-layer-streets = Streets
ui-layer-symbols = Symbols
ui-layer-income = Income now
ui-layer-owners = Owners
ui-layer-bare = Bare map
ui-key-turn = Turn the tile
ui-key-next = Next place
ui-key-back = Place before
ui-key-pick = Pick from the tray
ui-phase-build = Build
ui-phase-income = Income
ui-phase-people = People
ui-phase-draw = Draw
ui-status = tile { $tile-number } of { $all }

## Decision bar
ui-turn = Turn
ui-title-build = { $more ->
    [0] Build one of your tiles
   *[other] Build two of your tiles, this is the first
}
ui-title-abandon = No free sign: abandon a building
ui-title-signs = One sign or two on { $tile }?
ui-title-sneak-place = Place the Sneak's { $tile }, worth ${ $value }
ui-title-pick-street = Which street is scored first?
ui-title-move-people = Send { people-counted } to a new home
ui-title-take-token = Take a token for one of your buildings
ui-title-token-type = Take a token of any type
ui-title-sneak-token = Which token does the Sneak take?
ui-title-substitute = Score a tile of your hand instead?
ui-hint-build = Choose a tile, then a marked cell.
ui-hint-turn = Press the tile again to turn it. Nothing is sent yet.
ui-hint-only = It fits only this way here. Nothing is sent yet.
ui-hint-sneak-place = Choose one of the marked cells for the Sneak's tile.
ui-hint-move-people = Press buildings on the map, or use + and −.
ui-hint-abandon = Choose one of your buildings; its sign comes back and its people leave.
ui-hint-take-token = Choose one of your buildings on the scored street.
ui-hint-pick-street = Choose the street that is scored first.
ui-hint-substitute = Pick a tile of your hand and one of your buildings on the street, or score as printed.
ui-summary = { $tile }, road { $face }
ui-confirm-build = Build
ui-confirm-discard = Put into the box
ui-confirm-move = Send them
ui-confirm-abandon = Abandon
ui-confirm-take = Take
ui-confirm-street = Score
ui-confirm-keep = As printed
ui-confirm-substitute = Use the tile

## A friend's remarks
ui-tip = Tip: { $text }
ui-tip-turn = Your symbols point away. Turn it and they count.
ui-tip-pays-more = This pays { $name } more than you.
ui-tip-people = None of your buildings takes the { people-of }: they would go to { $name }.
ui-tip-leave-open = Leave that end open: { $name } grows with every building.
ui-tip-closing = { $name } earns its ${ $money } only if it blocks the end of a closed street.
ui-tip-mixed = A mixed tile brings no people, but counts as any symbol.
ui-tip-half = { $n ->
    [one] Your last building: open streets pay half.
   *[other] Only { $n } buildings left for you: open streets pay half.
}
ui-tip-last-sign = This is your last free sign: close something, or the next building costs one of yours.
ui-tip-rival = { $name } also holds a tile for the { people-of } who are waiting: they may be gone next turn.
ui-tip-waiting = { people-counted } are waiting for the next building of their kind.

## The end
ui-source-streets = valuations of closed streets
ui-source-people = people
ui-source-final = final scoring, half value
ui-source-tokens = tokens
ui-moment-street = Street of { $n }: { $who }

## Read about a piece
ui-about-start-kind = start tile
ui-about-start = Has no value of its own and never an owner; its symbols and people count.
ui-about-symbols = Its symbols count for all buildings of its street, and for a street that their arrow points into.
ui-about-symbol = { $n ->
    [one] 1 symbol
   *[other] { $n } symbols
}: { $kind }
ui-about-mixed = { $n ->
    [one] 1 mixed symbol
   *[other] { $n } mixed symbols
}: counts as whatever colour the valued building needs.
ui-about-business = { $n ->
    [one] Business sign
   *[other] Doubled business sign
}: { $business }.
ui-about-seekers = { $count ->
    [one] { people-counted } seeking a place would move in at once.
   *[other] { people-counted } seeking a place would move in at once.
}
ui-about-worth = If its street closed now: { $sum } = ${ $money }. If the game ended now: ${ $half }.
ui-about-advisor = advisor

## Before and after a plan
ui-hold-money = Money, $
ui-hold-open = Open buildings, if closed now, $
ui-hold-signs = Free signs
