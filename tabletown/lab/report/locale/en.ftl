# Reports of the laboratory.
balance-report = Balance report
made-by = Made by tabletown { $version }. Intervals are Wilson intervals at 95 %.
versions = rules { $rules }, content { $content }
seats = { $number ->
    [one] one seat
   *[other] { $number } seats
}
games = { $number ->
    [one] one game
   *[other] { $text } games
}
seeds = seeds { $first } to { $last }
rotated = seats rotated
failures = { $number ->
    [one] One game failed and is left out.
   *[other] { $number } games failed and are left out.
}
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
seat = Seat { $number }
numbers = The numbers
interval = 95 % interval
bands = median, 50 % and 80 % of games
target = target { $fair } ± { $band }
strong = strong
weak = weak
share = share
ending = ending
games-head = games
wins-head = wins
score-head = mean score
won = won

overall = Won against the game
overall-find = <b>{ $share }</b> of the games were won, give or take { $half } points.
by-roles = Win rate by role
by-seats = Win rate by seat
by-levels = Win rate by level
roles-head = role
seats-head = seat
levels-head = level
levels-find = Stronger levels should win more; their intervals should not touch.
above = is above { $low } with its whole interval.
below = is below { $low } with its whole interval.
others-on-target = The others are not shown to leave the target.
on-target = Nobody leaves the target, and the intervals are narrow enough to say so.
too-few = Nobody leaves the target with the whole interval; but the intervals of ± { $half } points are wider than the target of ± { $band }. About { $text } games would tell.

score-distribution = Score distribution
scores-find = Winners end <b>{ $ahead }</b> ahead of the others on average; in { $share } of the games the second is within 5 % of the first.
scores-alone = Half of all games end with <b>{ $middle }</b> or more.
results = { $text } results
winner = winners
others = others
winner-mean = winners { $score }
others-mean = others { $score }
final-score = final score

length = Length
length-find = <b>{ $middle }</b> decisions in the middle game; the longest had { $most } { $unit }.
median = median { $number } { $unit }
unit-turns = turns
unit-rounds = rounds
unit-decisions = decisions

curve-find = { $track } goes from <b>{ $first }</b> to <b>{ $last }</b> in the middle game.
limit = limit { $number }

uses = Use and winning
uses-aside = left: in how many games; right: win rate of those who did it, { $fair } is neutral · { $shown } of { $total }
uses-even = No card leaves the neutral win rate with its whole interval.
wins-when = wins of users
not-used = not in the game
actions = Actions
actions-find = How often each kind of action is taken, and how those who take it fare. Users are not chosen at random: winning may be the reason for the use.
per-game = per game
pairings = One against the other
pairings-aside = row ends higher than column, %
pairings-find = <b>{ $row }</b> ends higher than { $column } in { $share } of their games.

talk = Negotiation
talk-find = What was said and kept at the table.
in-games = in games

next = What to look at next
next-find = Each of these can be looked at closely.
look-at-use = { $name }: those who used it won { $share }.
look-at-swing = Game { $seed }: the lead changed { $number } times.
look-at-more = Play { $text } games for intervals as narrow as the target.
nothing-to-look-at = Nothing stands out.

kind-place = built
kind-over = built over
kind-discard = discarded
kind-signs = signs placed
kind-abandon = abandoned
kind-street = street chosen
kind-move = people moved
kind-sneak = placed for the Sneak
kind-take = tokens taken
kind-token = token chosen
kind-substitute = substituted
kind-keep = kept
track-streets-closed = Buildings in closed streets
track-streets-money = Money of all players
kind-build = built
kind-deal = deal
kind-raze = razed
kind-develop = developed
