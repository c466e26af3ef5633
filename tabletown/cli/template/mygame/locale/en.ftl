game-title = My game
game-pitch = Pile numbered stones into a cairn. Every stone must be higher than the last, so climb slowly and leave the leaps to others.
mode-standard = Standard game
mode-standard-text = 2 to 4 players; the most points win.
option-steps = Small steps
option-steps-text = The very next number scores two points.

prompt-turn = { $seat }: lay a stone, or rest.
action-lay = Lay stone { $stone }
action-rest = Rest with stone { $stone }

event-laid = { $seat } laid stone { $stone } for { $points ->
    [one] one point
   *[other] { $points } points
}.
event-rested = { $seat } rested: the cairn now ends in { $stone }.
event-drew = { $seat } drew a stone.
event-dealt = You start with { $stones }.
event-drew-own = You drew stone { $stone }.

refusal-not-in-hand = Stone { $stone } is not in your hand.
refusal-too-low = Stone { $stone } is not higher than { $top }.

outcome-points = { $winners } climbed highest.

term-lead = lead in points
term-room = stones that can still be laid
term-low = a low cairn

label-top = Top of the cairn
label-hand = Your hand
label-stones = Stones in hand
label-deck = Stones left to draw
label-pile = Stones that lie in the cairn
label-scores = Points
