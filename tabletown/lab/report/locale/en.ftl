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
level-master = master
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
overall-find = <b>{ $share }</b> of the games were won; the interval runs from { $low } to { $high }.
by-roles = Win rate by role
by-seats = Win rate by seat
by-levels = Win rate by level
roles-head = role
seats-head = seat
levels-head = level
levels-find = Stronger levels should win more, and their intervals should not touch.
above = is above { $low } with its whole interval.
below = is below { $low } with its whole interval.
others-on-target = The others are not shown to leave the target.
on-target = Nobody leaves the target, and the intervals are narrow enough to say so.
too-few = Nobody leaves the target with the whole interval; but intervals of ± { $half } points are wider than the target of ± { $band }. About { $text } games would tell.

score-distribution = Score distribution
scores-find = Winners end <b>{ $ahead }</b> ahead of the others on average; in { $share } of the games the second is within 5 % of the first.
scores-alone = Half of all games end with <b>{ $middle }</b> or more.
results = { $text } results
winner = winners
others = others
winner-mean = winners { $score }
others-mean = others { $score }
mean = mean { $score }
final-score = final score

endings = Endings
endings-find = <b>{ $share }</b> of the games end in the most frequent way.

length = Length
length-find = <b>{ $middle }</b> decisions in the median game; the longest game had { $most } { $unit }.
median = median { $number } { $unit }
unit-turns = turns
unit-rounds = rounds
unit-spaces = spaces of the round track
unit-decisions = decisions

curve-find = From <b>{ $first }</b> to <b>{ $last }</b> in the median game.
limit = limit { $number }

uses = Use and winning
uses-aside = left: players per game who did it; right: their win rate, the dashed mark is neutral · { $shown } of { $total }
uses-even = Nothing leaves the neutral win rate with its whole interval.
wins-when = wins of users
actions = Actions
actions-find = How often each kind of action is taken, and how those who take it fare. Users are not chosen at random: winning may be the reason for the use.
per-game = per game
pairings = One against the other
pairings-aside = row ends higher than column, %
pairings-find = <b>{ $row }</b> ends higher than { $column } in { $share } of their games.

talk = Negotiation
talk-find = What was proposed, traded and promised at the table, and what became of it.
talk-kept = { $share } of all judged promises were kept.
in-games = in games

next = What to look at next
next-find = Each of these can be looked at closely.
look-at-use = { $name }: those who used it won { $share }.
look-at-swing = { $number ->
    [one] Game { $seed }: the lead changed once.
   *[other] Game { $seed }: the lead changed { $number } times.
}
look-at-more = Play { $text } games for intervals as narrow as the target.
nothing-to-look-at = Nothing stands out.

# Streets
kind-place = built
kind-over = built over
kind-discard = discarded
kind-signs = signs chosen
kind-abandon = building abandoned
kind-street = street chosen
kind-move = people moved
kind-sneak = placed for the Sneak
kind-take = tokens taken
kind-token = type of token chosen
kind-substitute = valuation replaced
kind-keep = valuation kept
track-streets-closed = Buildings of closed streets
track-streets-money = Money of all players

# 51st State
kind-build = built
kind-develop = developed
kind-deal = deal
kind-raze = razed
track-fifty_first_state-best_points = Points of the leader
track-fifty_first_state-locations = Locations of all players
kind-fifty_first_state-want = faction wanted
kind-fifty_first_state-want_any = no faction wanted
kind-fifty_first_state-discard = card discarded
kind-fifty_first_state-pick = card taken from the display
kind-fifty_first_state-redirect = production redirected
kind-fifty_first_state-redirect_hegemony = production of the Hegemony redirected
kind-fifty_first_state-copy = own production copied
kind-fifty_first_state-copy_at = production of another copied
kind-fifty_first_state-copy_hegemony = production of the Hegemony copied
kind-fifty_first_state-gain = goods chosen
kind-fifty_first_state-steal = goods taken
kind-fifty_first_state-use_deal = deal used
kind-fifty_first_state-use_deal_at = deal of another used
kind-fifty_first_state-reset = location readied
kind-fifty_first_state-done = nothing more
kind-fifty_first_state-onto = location developed
kind-fifty_first_state-with = means of developing
kind-fifty_first_state-raze_at = location of another razed
kind-fifty_first_state-raze_hegemony = location of the Hegemony razed
kind-fifty_first_state-use = location used
kind-fifty_first_state-faction = faction action
kind-fifty_first_state-visit = open location visited
kind-fifty_first_state-visit_hegemony = location of the Hegemony visited
kind-fifty_first_state-take_connection = connection taken
kind-fifty_first_state-connect = connection played
kind-fifty_first_state-shield = shield placed
kind-fifty_first_state-end_turn = turn ended
kind-fifty_first_state-pass = passed
kind-fifty_first_state-pay = paid
kind-fifty_first_state-spend = paid with a substitute
kind-fifty_first_state-draw_on = paid from a location
kind-fifty_first_state-discard_connection = connection discarded
kind-fifty_first_state-end_deal = deal given up
kind-fifty_first_state-store = goods stored
kind-fifty_first_state-hit = attack resolved

# New Angeles
track-new_angeles-threat = Threat
track-new_angeles-unrest = Districts in unrest
track-new_angeles-enemies = Enemy units in the city
talk-new_angeles-proposed = proposals made
talk-new_angeles-accepted = proposals accepted
talk-new_angeles-traded = trades of capital
talk-new_angeles-capital = capital that changed hands
talk-new_angeles-promised = promises given
talk-new_angeles-promise-kept = promises kept
talk-new_angeles-promise-broken = promises broken
talk-new_angeles-promise-released = promises released
talk-new_angeles-promise-expired = promises expired
kind-offer = main offer
kind-counter = counteroffer
kind-new_angeles-corporation = corporation chosen
kind-new_angeles-keep = investment kept
kind-new_angeles-deck = deck chosen
kind-new_angeles-use = asset used
kind-new_angeles-decline = asset not used
kind-new_angeles-pass = no counteroffer
kind-new_angeles-discard = card discarded
kind-new_angeles-pay = paid
kind-new_angeles-refuse = refused to pay
kind-new_angeles-support = offer supported
kind-new_angeles-abstain = abstained
kind-new_angeles-lay = support card laid
kind-new_angeles-done = enough
kind-new_angeles-lose = capital lost
kind-new_angeles-place = piece placed
kind-new_angeles-remove = piece removed
kind-new_angeles-android = android moved
kind-new_angeles-lower = unrest lowered
kind-new_angeles-raise = unrest raised
kind-new_angeles-produce = district exploited
kind-new_angeles-name = district named
kind-new_angeles-stop = stopped
kind-new_angeles-player = player chosen
kind-new_angeles-option = option chosen
kind-new_angeles-resource = resource chosen
kind-new_angeles-spend = capital spent
kind-new_angeles-finish = end of turn
kind-new_angeles-asset = asset chosen
kind-new_angeles-emergency = emergency card chosen
kind-new_angeles-steal = card taken
kind-new_angeles-give = card given
kind-new_angeles-swap = swapped
kind-new_angeles-leave = left as it is
kind-new_angeles-bottom = event put to the bottom
kind-new_angeles-top = event put on top
kind-new_angeles-winner = winning offer chosen
kind-new_angeles-ready = ready

# City of the Great Machine
track-great_machine-discontent = Discontent
track-great_machine-plan = Master Plan
track-great_machine-successes = Successful riots
track-great_machine-guards = Working guards
kind-great_machine-act = action of a hero
kind-great_machine-order = action of a servant
kind-great_machine-use = card used
kind-great_machine-directive = directive chosen
kind-great_machine-step = step of a movement
kind-great_machine-access = access card chosen
kind-great_machine-bid = number chosen
kind-great_machine-citizen = citizen chosen
kind-great_machine-district = district chosen
kind-great_machine-done = nothing more
kind-great_machine-end = end of the turn
kind-great_machine-take = taken
kind-great_machine-pass = passed
kind-great_machine-hero = hero chosen
kind-great_machine-servant = servant chosen
kind-great_machine-give = trust given
kind-great_machine-relocate = district moved
kind-great_machine-lay = district laid
kind-great_machine-tile = tile chosen
kind-great_machine-pile = pile chosen
kind-great_machine-card = card put back
kind-great_machine-choose = choice
kind-great_machine-target = kind of guard chosen
kind-great_machine-redirect = guard redirected
kind-great_machine-reroll = rolled again
kind-great_machine-keep = roll kept
kind-great_machine-again = done again
kind-great_machine-move = servant moved
kind-great_machine-guard = guard moved
kind-great_machine-detain = measure against a detained hero
kind-great_machine-interact = mission action
kind-great_machine-pickup = token picked up
kind-great_machine-rethink = choice taken back
