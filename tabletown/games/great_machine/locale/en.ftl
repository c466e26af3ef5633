# City of the Great Machine, English.
game-title = City of the Great Machine
game-pitch = Three heroes slip through a flying city, win over its citizens and start riots, while the Great Machine guesses where they went and sends its servants after them. Play the Machine against your friends, or take on its automated version together or alone.
mode-versus = One versus many
mode-versus-text = 2 to 4 players: one Great Machine against three heroes.
mode-automa = Co-operative and solo
mode-automa-text = 1 to 3 players against the automated Machine.
option-layout = City layout
option-layout-text = A ready-made city or one built before the game.
option-missions = Missions
option-missions-text = Automa: a set of three missions that earn the right to riot, or any mix: II-I-I is A of set II, B and C of I.
option-level = Automa level
option-level-text = Bonuses for the heroes and start of the Master Plan.
option-progressive_plan = Progressive Master Plan
option-progressive_plan-text = Whoever played the Machine starts the plan 1 higher next time after a heroes' win and 1 lower after the Machine's.
option-favour_heroes = In the heroes' favour
option-favour_heroes-text = Every successful riot lets each hero identify a citizen or take 2 trust.
option-heroes = Heroes
option-heroes-text = Which three of the six heroes take part.
option-bonus_1 = Bonus 1
option-bonus_1-text = Each successful riot sets the Master Plan back by 1.
option-bonus_2 = Bonus 2
option-bonus_2-text = Maintenance cards sometimes make a servant lose its turn.
option-bonus_2_hard_all = Bonus 2, hard (all)
option-bonus_2_hard_all-text = All maintenance cards seen so far leave at each reshuffle.
option-bonus_2_hard_one = Bonus 2, hard (one)
option-bonus_2_hard_one-text = One maintenance card seen so far leaves at each reshuffle.
option-bonus_3 = Bonus 3
option-bonus_3-text = Patrol reinforcement works as a plain patrol.
value-missions-none = No missions
value-missions-none-text = All three riot tokens are yours from the start.
value-missions-I = I. Know Your Enemy
value-missions-I-text = The easiest set, best for a first game.
value-missions-II = II. Gaps in the System
value-missions-II-text = Second set, a little harder.
value-missions-III = III. Broken Gears
value-missions-III-text = Third set, about guards and their commands.
value-missions-IV = IV. Against the Inevitable
value-missions-IV-text = The hardest set.
value-missions-random = Mixed missions
value-missions-random-text = One mission A, B and C, each of any set.
value-level-starting = Starting
value-level-starting-text = Bonuses 1, 2 and 3; Master Plan on I.
value-level-easy = Easy
value-level-easy-text = Bonuses 1 and 2; Master Plan on I.
value-level-medium = Medium
value-level-medium-text = Bonuses 1 and 2; Master Plan on III.
value-level-high = High
value-level-high-text = Bonus 1; Master Plan on I.
value-level-super = Super-high
value-level-super-text = No bonuses; Master Plan on I.
value-level-extreme = Extreme
value-level-extreme-text = No bonuses; Master Plan on II or III.
value-level-custom = Custom
value-level-custom-text = Any bonuses, any start of the Master Plan.
value-layout-layout_standard_1 = Standard No. 1
value-layout-layout_standard_1-text = Ready-made city, good for a first game.
value-layout-layout_standard_2 = Standard No. 2
value-layout-layout_standard_2-text = Ready-made city.
value-layout-layout_standard_3 = Standard No. 3
value-layout-layout_standard_3-text = Ready-made city.
value-layout-layout_standard_4 = Standard No. 4
value-layout-layout_standard_4-text = Ready-made city.
value-layout-layout_original_5 = Original No. 5
value-layout-layout_original_5-text = Ready-made city of an unusual shape.
value-layout-layout_original_6 = Original No. 6
value-layout-layout_original_6-text = Ready-made city of an unusual shape.
value-layout-build_quick_manual = Quick build by hand
value-layout-build_quick_manual-text = One player lays out the whole city.
value-layout-build_quick_random = Quick build at random
value-layout-build_quick_random-text = A random city, corrected to be playable.
value-layout-build_rivalry = Rivalry build
value-layout-build_rivalry-text = The Machine and the heroes add districts in turn.
option-advice = Advice on layouts
option-advice-text = A random city keeps the three pieces of building advice: nothing farther than two steps from the Main Citadel, no common district beside special ones alone, the Tower of Law not beside the Citadel.
option-split = Who leads two heroes
option-split-text = With two hero seats one of them leads two heroes.
value-servant_order-pel = Phantasm, Executor, Lex Hecate
value-servant_order-ple = Phantasm, Lex Hecate, Executor
value-servant_order-epl = Executor, Phantasm, Lex Hecate
value-servant_order-elp = Executor, Lex Hecate, Phantasm
value-servant_order-lpe = Lex Hecate, Phantasm, Executor
value-servant_order-lep = Lex Hecate, Executor, Phantasm
value-split-first = The first
value-split-second = The second
option-plan_start = Start of the Master Plan
option-plan_start-text = On which space the Master Plan starts. Without missions II or III is recommended.
value-plan_start-0 = As usual
value-plan_start-1 = I
value-plan_start-2 = II
value-plan_start-3 = III
option-common_decisions = Common decisions of the heroes
option-common_decisions-text = How several hero players decide about what concerns them all.
value-common_decisions-agreed = Proposed and agreed
value-common_decisions-agreed-text = The lowest initiative proposes, the others agree; after an objection it decides alone.
value-common_decisions-one = One decides
value-common_decisions-one-text = The lowest initiative decides at once.
option-machine_seat = Seat of the Machine
option-machine_seat-text = Which seat plays the Great Machine.
option-servant_order = Order of the servants
option-servant_order-text = In which order the automated servants act.
value-heroes-choose = Chosen by the players
value-heroes-random = At random
phase-initial = Initial phase
phase-access = Access phase
phase-machine = Machine phase
phase-heroes = Heroes phase
phase-closing = Closing phase
phase-setup = Set-up
role-machine = the Great Machine
role-heroes = the heroes
side-machine = the Great Machine
side-heroes = the heroes
kind-artist = artist
kind-scientist = scientist
kind-merchant = merchant
kind-industrialist = industrialist
kind-aristocrat = aristocrat
kind-traitor = traitor
guard-regular = regular guard
guard-core = guard with a core
guard-reinforcement = reinforcement guard
measure-great_goal = Great Goal
measure-seizure_of_funds = Seizure of Funds
measure-denial_of_access = Denial of Access
pile-common = common districts
pile-special = special districts
turn-h = lying
turn-v = standing
choice-take = take
choice-give = give
choice-shake_off = shake them off
choice-rally = rally
choice-inspire = inspire
choice-copy = copy
choice-broadcast = broadcast
choice-two_from_hand = two from the hand
choice-one_published = a published one
choice-identify = identify a citizen
choice-trust = take trust
prompt-access = { $hero }: choose in secret where to go
prompt-advance-plan = Advance the Master Plan?
prompt-arrest = Choose the citizen to arrest
prompt-attach = Choose the citizen for the token
prompt-attack-pay = Pay what the roll needs?
prompt-attack-target = Choose a guard
prompt-base = Choose a district for the base
prompt-bid = How much trust do you bid?
prompt-break-guard = Choose the guard that breaks
prompt-cancel-directive = Choose the directive to cancel
prompt-choose = Choose one
prompt-choose-hero = Choose a hero
prompt-choose-your-hero = Choose your hero
prompt-citizen-goal = Choose where the citizen goes
proposal = { $question ->
    [skip-event] a round without an event
    [skip-event-no] the event as usual
    [share-trust-2] { $a-hero } takes { $a } and { $b-hero } { $b } of the trust ({ $district })
    [share-trust-3] { $a-hero } takes { $a }, { $b-hero } { $b } and { $c-hero } { $c } of the trust ({ $district })
    [next-hero] { $hero } comes next
    [reveal-to-prevent] citizen { $citizen } is revealed to stop the plan
    [reveal-to-prevent-no] nobody is revealed, the plan advances
    [identify-instead] citizen { $citizen } is identified
    [identify-instead-no] nobody is identified
    [underground] the underground token goes to { $district }
    [base] the bases are { $districts }
    [break-guard] a guard breaks ({ $district }): { $guard }
    [cancel-directive] the directive { $directive } is cancelled
    [restore-whose] { $hero } gets an access card back
    [relocate] the district { $district } is relocated
   *[relocate-no] no district is relocated
}
prompt-confirm = { $by-seat } proposes: { proposal }. Do you agree?
event-proposed = { $by-seat } proposes: { proposal }.
event-objected = { $by-seat } objects: { $lead-seat } decides.
prompt-detention = { $hero } is detained: choose the measure
prompt-discard-directive = Choose the directive to discard
prompt-draw-tile = Choose the pile to draw from
prompt-hero-action = { $hero }: choose an action or end the turn
prompt-hero-token = Choose the hero token
prompt-identify = Choose a citizen to identify
prompt-identify-instead = Identify a citizen instead?
prompt-interaction = Interact with a mission?
prompt-lay-tile = Choose the place of { $district }
prompt-machine = Command servants and guards, or end the phase (bonds: { $n })
prompt-mix = Choose the citizen to mix
prompt-mix-with = Mix with which citizen?
prompt-move-citizen = Choose the citizen to move
prompt-next-hero = Who acts next?
prompt-offer = Use { $card }?
prompt-pledge = Pay for { $card }?
prompt-publish = Choose the directive to publish
prompt-redirect = Send a guard elsewhere?
prompt-release = Choose where the citizen is released
prompt-relocate = Choose a district and its new place
prompt-repair-again = Repair another guard?
prompt-reroll = Roll again?
prompt-restore-card = Choose the access card to restore
prompt-restore-whose = Whose card is restored?
prompt-reveal = Choose the citizen to reveal
prompt-reveal-to-prevent = Reveal a citizen so that the plan stays?
prompt-servant-token = Choose the servant token
prompt-share-trust = Share the trust
prompt-skip-event = Skip the event?
prompt-step = Choose the next district
prompt-take-back = Choose the directive to take back
prompt-take-tile = Choose a district
prompt-token-receiver = Who gets the token?
prompt-underground = Choose the district of the underground token
action-step = Go { $district-to }
action-access = { $hero } goes { $district-to }
action-act = { $act }
action-bid = Bid { $n }
action-citizen = Citizen { $citizen }
action-district = { $district }
action-done = Done
action-end = End
action-take = Yes
action-pass = No
action-hero = { $hero }
action-servant = { $servant }
action-give = { $hero }: { $n } trust
action-relocate = { $district } to { $cell }, { $turn }
action-lay = { $district } at { $cell }, { $turn }
action-tile = { $district }
action-pile = Draw from { $pile }
action-directive = { $directive }
action-card = The card { $district }
action-use = Use { $card }
action-choose = { $choice }
action-target = The { $guard }
action-redirect = { $guard } { $from-district-from } { $district-to }
action-reroll = Roll again
action-keep = Keep the roll
action-again = Once more
action-move = { $servant } { $district-to }
action-guard = Guard { $from-district-from } { $district-to }
action-order = { $servant }: { $act }
action-detain = { $measure }
action-interact = { $mission }
action-pickup = Pick it up
action-rethink = { $hero } chooses again
event-accepted = { $seat } uses “{ $card }”.
event-declined = { $seat } does not use “{ $card }”.
event-access-chosen = { $own ->
    [yes] { $hero } has chosen the access card “{ $district }”.
   *[no] { $hero } has chosen an access card.
}
event-access-rethought = { $hero } chooses again.
event-action = { $placed ->
    [1] { $hero } acts: “{ $act }”.
   *[0] { $hero } acts { $district-in }: “{ $act }”.
}
event-order = { $placed ->
    [1] { $servant } acts: “{ $act }”.
   *[0] { $servant } acts { $district-in }: “{ $act }”.
}
event-arrested = Citizen { $citizen } ({ $kind }) is arrested { $district-in }.
event-attack-failed = The attack of { $hero } fails.
event-attack-roll = { $hero } rolls { $face }.
event-awake = { $servant } is active again.
event-deactivated = { $servant } is deactivated.
bonds-counted = { $n ->
    [one] 1 bond
   *[other] { $n } bonds
}
trust-counted = { $n } trust
event-bonds-gained = The Machine gains { bonds-counted } ({ $why }).
event-bonds-paid = The Machine pays { bonds-counted } ({ $why }).
event-bonds-laid = Bonds laid { $district-in }: { $n }.
event-hero-bonds = { $hero } takes { bonds-counted }.
event-breakthrough = “{ $card }”: breakthrough.
event-protocol = “{ $card }”: the security protocol is carried out.
event-protocol-prevented = “{ $card }”: the security protocol is prevented.
event-cancelled = The directive “{ $directive }” is cancelled.
event-published = The directive “{ $directive }” is published.
event-taken-back = The directive “{ $directive }” is taken back.
event-directive-discarded = The directive “{ $directive }” is discarded.
event-directive-under-deck = The directive “{ $directive }” goes under the deck.
event-directive-drawn = { $own ->
    [yes] The Machine draws the directive “{ $directive }”.
   *[no] The Machine draws a directive.
}
event-directive-hidden = A directive is put aside unseen.
event-card-restored = { $own ->
    [yes] { $hero } gets the access card “{ $district }” back.
   *[no] { $hero } gets an access card back.
}
event-card-seized = { $hero } loses the access card “{ $district }” ({ $why }).
event-citizen-moved = Citizen { $citizen } moves { $from-district-from } { $district-to }.
event-core-taken = A core is taken { $district-in }.
event-data-returned = The data are returned.
event-detained = { $hero } walks into a raid { $district-in }.
event-detained-by = { $hero } is detained by { $servant }.
event-detained-moving = { $hero } is caught on the way { $district-to }.
event-measure = The Machine decides about { $hero }: “{ $measure }”.
event-discontent = Discontent { $change } ({ $why }), now { $space } (stage { $stage }).
event-escape = { $hero } rolls the escape die: { $result }.
event-event-opened = City event: “{ $card }”.
event-event-skipped = The event is skipped.
event-game-over = { $why ->
    [plan] { outcome-plan }
    [access] { outcome-access }
   *[riots] { outcome-riots }
}
event-goal-reached = Mission “{ $mission }”: goal reached.
event-mission = A new mission: “{ $mission }”.
event-guard-broken = { $n ->
    [1] A guard breaks { $district-in }: { $guard } ({ $why }).
   *[other] { $n } guards break { $district-in }: { $guard } ({ $why }).
}
event-guard-moved = A guard moves { $from-district-from } { $district-to }.
event-guards-repaired = Guards repaired { $district-in }: { $n }.
event-hero-chosen = { $seat } leads { $hero }.
event-hero-moved = { $hero } goes { $from-district-from } { $district-to }.
event-identified = { $own ->
    [yes] The heroes identify { $citizens-number ->
        [one] citizen
       *[other] citizens
    } { $citizens }: { $kinds }.
   *[no] The heroes identify { $citizens-number ->
        [one] citizen
       *[other] citizens
    } { $citizens }.
}
event-looked-at = { $own ->
    [yes] The heroes look at citizen { $citizen }: { $kind }.
   *[no] The heroes look at citizen { $citizen }.
}
event-mixed = Citizens { $citizens } are mixed; one of them is known to be: { $kind }.
event-revealed = { $citizens-number ->
    [one] Citizen { $citizens } is revealed: { $kinds }.
   *[other] Citizens { $citizens } are revealed: { $kinds }.
}
event-released = Citizen { $citizen } returns { $district-to }.
event-marker = The progress marker moves to stage { $stage } ({ $why }).
event-movement-card = { $servant } draws the movement card “{ $movement }”.
event-movement-shuffled = The { $n } movement cards are shuffled.
event-optimized = { $servant } acts once more.
event-plan = { $n ->
    [-1] The Master Plan goes back to { plan-space } ({ $why }).
    [-2] The Master Plan goes back to { plan-space } ({ $why }).
   *[other] The Master Plan advances to { plan-space } ({ $why }){ $space ->
        [11] : one more step, and the Machine wins
       *[other] {""}
    }.
}
event-plan-holds = “{ $card }”: the Master Plan stays on { plan-space }.
event-raid = A raid { $district-in }.
event-raid-failed = The raid { $district-in } fails.
event-raid-token-returned = The raid token is taken { $district-from }.
event-reinforced = A reinforcement guard { $district-in } ({ $why }).
event-relocated = { $district } is relocated.
event-riot = { $hero } starts a riot { $district-in }.
event-riot-result = Riot { $district-in }: { $support } for it, { $opposition } against: { $result }.
event-riot-stage = The riot stage is reached: one success.
event-round = Round { $round }.
event-servant-stays = { $servant } stays { $district-in }.
event-servant-moved = { $servant } goes { $from-district-from } { $district-to }.
event-swapped = These districts change places: { $districts }.
event-tile-drawn = Drawn: { $district }.
event-tile-laid = Laid: { $district }.
event-token-attached = Token on citizen { $citizen }: { $token } ({ $hero }).
event-token-discarded = { $hero } discards a token.
event-token-passed = { $hero } passes a token to { $to_hero }.
event-token-placed = Token { $district-in }: { $token }.
event-token-returned = The token of { $hero } returns.
event-token-taken = { $hero } takes a token: { $token }.
event-token-turned = Random district: { $district }.
event-tokens-shuffled = The district tokens are shuffled.
event-trust-gained = { $hero } gains { trust-counted } ({ $why }){ $lost ->
    [0] .
   *[other] ; no room for { $lost } more.
}
event-trust-laid = Trust laid { $district-in }: { $n }.
event-trust-lost = { $hero } loses { trust-counted } ({ $why }).
event-trust-paid = { $hero } pays { trust-counted } ({ $why }).
event-turn = { $hero } shows the access card “{ $district }”.
event-turn-over = The turn of { $hero } is over.
token-servant_token = servant token
token-hero = hero token
result-failure = failure
result-success = success
result-cuffs = handcuffs
result-run = a running man, free
face-shield = a shield
event-raid-token-placed = A raid token stays { $district-in } after the riot.
plan-space = { $space ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
    [10] X
    [11] XI
   *[12] XII
}
why-income = income
why-citizens = citizens
why-failed_raid = failed raid
why-leave = leaving a district
why-escape = escape
why-guard_move = moving a guard
why-servant_move = moving a servant
why-movement_detention = detained on the way
why-progress_marker = progress marker
why-no_action = no action possible
why-great_goal = Great Goal
why-seizure_of_funds = Seizure of Funds
why-denial_of_access = Denial of Access
refusal-access-phase-over = The access phase is over.
refusal-already-chosen = { $hero } has chosen already.
refusal-already-identified = Citizen { $citizen } is identified already.
refusal-already-picked = Citizen { $citizen } is picked already.
refusal-already-there = Already there.
refusal-another-hero-first = Another hero comes first.
refusal-card-seized = { $hero } does not hold the card { $district }: it is seized.
refusal-citizen-arrested = Citizen { $citizen } is arrested.
refusal-data-just-attached = Citizen { $citizen } was given the data token this turn and cannot be moved before the next hero's turn.
refusal-citizen-elsewhere = Citizen { $citizen } is not in { $district }.
refusal-citizen-unknown = Nobody knows citizen { $citizen }.
refusal-city-falls-apart = The city would fall apart.
refusal-district-chosen = { $district } was chosen already: each of these citizens is in another district.
refusal-entered-before = { $district } was entered before in this movement.
refusal-fewer-than-two-connections = { $district } would have fewer than two connections.
refusal-first-action-was-the-only-one = { $hero } has no second action after this one.
refusal-hero-not-in-play = { $hero } takes no part.
refusal-needs-not-met = { $act }: what it needs is not here.
refusal-no-action-left = { $hero } has no action left.
refusal-no-citizen-slot = No free place for a citizen in { $district }.
refusal-no-effect = { $act } would do nothing.
refusal-no-free-side = { $district } has no free side.
refusal-no-guard-slot = No free place for a guard in { $district }.
refusal-no-legal-place = There is no place for { $district }.
refusal-no-riot-token-held = You hold no riot token.
refusal-no-way-on = From { $district } there is no way on.
refusal-no-working-guard = No working guard in { $district }.
refusal-not-connected = { $district } is not connected with { $from_district }.
refusal-not-in-force = { $act } is not in force.
refusal-not-in-this-district = { $act } is not possible in { $district }.
refusal-not-now = Not now: { $action }.
refusal-not-published = This directive is not published.
refusal-not-your-hero = { $hero } is not yours.
refusal-nothing-to-bid = { $hero } has nothing to bid.
refusal-nothing-to-rethink = There is nothing to choose again.
refusal-nothing-to-use-it-for = There is nothing to use it for now.
refusal-places-overlap = The place is taken by { $other_district }.
refusal-riot-only-alone = { $hero } can only start a riot as the only action.
refusal-riot-stage-reached = The riot stage is reached.
refusal-riot-token-here = There was a riot in { $district } already.
refusal-same-action-twice = { $hero } cannot do the same twice.
refusal-same-district = It is the same district.
refusal-same-place = It lies there already.
refusal-servant-has-acted = { $servant } has acted this round.
refusal-share-too-big = Only { $left } trust are still needed.
refusal-share-too-small = With this share the { $left } trust still needed cannot be found: give more or nothing.
refusal-too-few-bonds = Too few bonds: { $have } of { $need }.
refusal-too-little-trust = Too little trust: { $have } of { $need }.
refusal-too-little-trust-for-more = Too little trust for more: { $have } of { $need }.
refusal-trust-is-full = { $hero } can hold no more trust.
refusal-used-this-round = It was used this round.
refusal-already-revealed = Citizen { $citizen } is revealed already.
refusal-another-tile-first = Now { $district } is laid.
refusal-base-already-there = { $district } has a hero token already.
refusal-bid-at-least-one = At least 1 trust is bid.
refusal-card-not-seized = { $hero } has the card { $district }: it is not seized.
refusal-choice-does-nothing = { $choice } would do nothing now.
refusal-choose-first = Choose at least one first.
refusal-choose-more = More can be chosen: { $n } in all.
refusal-citizen-bears-token = Citizen { $citizen } bears a hero token already.
refusal-citizen-not-active = Citizen { $citizen } is not active at this stage.
refusal-citizen-not-revealed = Citizen { $citizen } is not revealed.
refusal-directive-not-held = The Machine does not hold this directive.
refusal-first-tile-in-the-corner = The first district lies on 0,0.
refusal-guard-elsewhere = Only guards in { $district } can be moved.
refusal-hero-elsewhere = { $hero } is not in { $district }.
refusal-hero-is-taken = { $hero } is taken already.
refusal-hero-token-elsewhere = The token of { $hero } lies elsewhere.
refusal-hero-without-trust = { $hero } has no trust.
refusal-lower-number-first = A citizen with a lower number comes before citizen { $citizen }.
refusal-mission-not-open = { $mission } is not open.
refusal-no-base-there = No hero token was put into { $district }.
refusal-no-card-of-hero-seized = No card of { $hero } is seized.
refusal-no-citizen-slot-anywhere = No other district has a free place for a citizen.
refusal-no-data-token = Citizen { $citizen } does not bear the data token.
refusal-no-such-choice = { $choice } is no choice of { $card }.
refusal-no-such-guard = No working { $guard } in { $district }.
refusal-not-a-common-district = { $district } is not a common district.
refusal-not-optional = A choice must be made.
refusal-not-so-much-to-share = There are { $n } trust to share out.
refusal-nothing-to-interact-with = { $mission }: nothing to do for it here.
refusal-own-token-elsewhere = The token of { $hero } cannot be picked up here.
refusal-picked-enough = { $n } are chosen already.
refusal-pile-is-empty = No district is left: { $pile }.
refusal-same-hero = { $hero } cannot be the other hero.
refusal-servant-token-elsewhere = The token of { $servant } is not here.
refusal-tile-lies-already = { $district } lies already.
refusal-touches-too-few = It would touch { $have } of { $need } districts.
refusal-turn-taken = { $hero } has had a turn.
outcome-plan = The Master Plan is complete: the Great Machine wins.
outcome-access = The last access card of a hero is seized: the Great Machine wins.
outcome-riots = Three successes: the heroes win.
label-round = Round { $round }, { $phase }
label-tracks = Discontent { $discontent } (stage { $stage }), Master Plan { $plan } of 12, successes { $successes } of 3
label-event = City event: { $card }
label-district = { $district }: guards { $guards }, broken { $broken }, price { $load }
label-people = citizens: { $people }
label-raid = raid
label-riot = riot
label-next-to = next to { $districts }
label-hero = { $hero } ({ $calling }): trust { $trust } of { $most }, in { $district }, access cards { $cards }.
label-hand = In hand: { $districts }.
label-machine = The Great Machine: bonds { $bonds }, directives in hand { $hand }
label-published = In force: { $directive }. { $words }
label-in-hand = In hand: { $directive }. { $words }
label-active = Active citizens: { $kinds }
label-marker = Progress marker on stage { $stage }; steps to the next advance of the plan: { $n }
label-protocol = Protocol, prevented by: { $words }
label-breakthrough = Breakthrough: { $words }
label-hold = The plan holds if: { $words }
label-support = Support: { $words }
label-setup = Setup: { $words }
label-interaction = Interaction: { $words }
label-goal = Goal: { $words }
label-benefit = Benefit: { $words }
label-mission = Mission { $letter }, { $mission } ({ $progress })
progress-later = later
progress-open = open
progress-reached = reached
label-cores = cores { $n }
label-trust-here = trust laid here { $n }
label-bonds-here = bonds laid here { $n }
label-hero-token = token of { $name }
label-servant-token = token of { $name }
token-drone = drone
token-command_post = command post
token-ambush = ambush
token-remote_access = remote access
token-underground = underground
token-data = data
state-unknown = unknown
state-known = known
state-revealed = revealed
state-active = active
label-detained = Detained.
label-card = Chosen card: { $district }
label-card-hidden = Has chosen a card
label-seized = Seized: { $districts }
label-automaton = The Great Machine: directives in the deck { $deck }, hidden { $hand }
label-servant = { $servant }: { $district }
label-acted = has acted
label-idle = maintenance
label-deactivated = deactivated
label-unseen = Kinds not seen yet: { $words }
label-arrested = Arrested citizens: { $n }
label-order = The servants act in this order: { $servants }
label-movement-left = Movement cards in the deck: { $movements }
label-movement-seen = Turned up: { $movements }
label-tokens-down = District tokens face down: { $districts }
label-supply = Reinforcement guards left: { $n }
label-riot-tokens = Riot tokens held: { $n }

# Callings and abilities of the heroes.
calling-mateusz = Veteran
calling-culum = Bird catcher
calling-veiga = Actress
calling-olga = Vagabond
calling-sylvia = Engineer
calling-mustafa = Doctor
text-mateusz = When attacking a guard he rolls first and then decides whether to pay the number needed. The action is spent either way; a shield costs nothing.
text-culum = May take two different actions in a turn, each with its own price. A riot must be his only action, and Gain trust cannot be the first of two.
text-veiga = When a raid or a servant detains her: if her turn ends, discontent rises by 2; if the plan or the progress marker moves instead, she gains 2 trust.
text-olga = Pays nothing for guards (nor for servants counted as guards) when she leaves the district where her movement starts.
text-sylvia = In the initial phase she gains 3 more trust in the Main Citadel, Tower of Law or Control Centre; it cannot be shared.
text-mustafa = May spend his action, free of charge, to bring one unknown citizen from a connected district into his own and identify it at once.

# Actions.
text-attack = Bid and pay trust, then roll: the guard breaks if the bid is at least the number shown. A shield always fails.
text-identify = Point at unknown citizens here and pay the price of the district for each; the heroes learn who they are.
text-move_citizens = Send known or revealed citizens from here anywhere, for 1 trust per district each of them leaves.
text-gain_trust = Take 1 trust.
text-riot = Pay the price of the district for each unknown citizen, then all are revealed. Success if active citizens outnumber guards and traitors; a tie fails.
text-agitate = Pay the price of the district: discontent +1.
text-citadel_a = Pay the price of the district: a random directive from the Machine's hand leaves the game.
text-citadel_b = Pay the price of the district: look at a random arrested citizen and return it to any district as known.
text-tower_a = Pay the price of the district: one published directive of your choice leaves the game.
text-tower_b = Pay the price of the district: one seized access card returns to its owner.
text-control_a = Pay the price of the district: put one district into another place.
text-control_b = Send up to 2 working guards anywhere, for 1 trust per district each of them leaves. Guards here are not paid for.
text-square_a = Pay the price of the district: discontent rises by citizens minus guards here.
text-raid = 2 bonds: a raid token here. Every hero who ends a movement here this round is detained; a raid that catches nobody raises discontent by 1.
text-arrest = 2 bonds: one revealed active citizen here is arrested.
text-repair = 2 bonds: one broken guard here works again.
text-citadel_draw = 2 bonds: draw a directive.
text-tower_publish = 2 bonds: publish a directive from your hand. With three published, take one of them back first.
text-control_relocate = 2 bonds: put one district into another place.
text-square_collect = Free: bonds for citizens minus guards here.
text-automa_arrest = The revealed active citizen with the lowest number here is arrested.
text-automa_repair = All broken guards here work again.
text-automa_directive = The hidden directive is published; if there is none, one is put aside unseen.
text-automa_swap = Two random districts with a free side change places.
text-automa_common = The progress marker moves 1 stage.
text-automa_square = The progress marker moves citizens minus guards here.
text-amnesty = Pay the price of the district: look at a random arrested citizen and return it to any district as known.
text-repeal = Pay the price of the district: one published directive leaves the game.
text-draw_anywhere = 2 bonds: draw a directive, wherever the servant stands.
text-confiscate = One hero here discards 2 trust (or 1 if that is all).
text-pacify = Discontent -1, if the stage does not drop.
act-house_call = House call
text-house_call = Free: bring one unknown citizen from a connected district and identify it.

# Citizens.
text-great_goal = The Master Plan advances by 1, and the turn goes on.
text-seizure_of_funds = All the hero's trust becomes bonds, and the turn is over.
text-denial_of_access = The chosen access card is seized, and the turn is over.
text-artist = Active from stage 1.
text-scientist = Active from stage 2.
text-merchant = Active from stage 3.
text-industrialist = Active from stage 4.
text-aristocrat = Active from stage 5.
text-traitor = Never active; opposes every riot.

# Servants of the automaton.
text-phantasm = Repairs first, then acts by the district, then arrests. A hero it detains moves the progress marker 3 stages and plays on.
text-executor = Arrests first, then repairs, then acts by the district. A hero it detains discards all trust, and the turn ends.
text-lex_hecate = Acts by the district first, then arrests, then repairs. A hero it detains loses the chosen access card, and the turn ends.

# Movement cards.
text-pursuit_rose = The servant goes to the hero with this symbol and acts.
text-pursuit_goggles = The servant goes to the hero with this symbol and acts.
text-pursuit_bird = The servant goes to the hero with this symbol and acts.
text-direction_north = The servant leaves through the first bridge clockwise from the top and acts.
text-direction_east = The servant leaves through the first bridge clockwise from the right and acts.
text-direction_south = The servant leaves through the first bridge clockwise from the bottom and acts.
text-direction_west = The servant leaves through the first bridge clockwise from the left and acts.
text-patrol = The servant stays and acts.
text-city_heart = The servant goes to the Central Square and acts.
text-patrol_reinforcement = The servant stays and, instead of acting, adds a reinforcement guard here (in a random district if there is no room).
text-maintenance = The servant stays, does nothing, uses no directive and detains nobody this round.

# Directives of the Machine player.
text-confiscation = A servant may spend its action to make one hero in its district discard 2 trust (or 1 if that is all).
text-levy = 3 more bonds in every initial phase.
text-mechanization = Servants pay 1 bond instead of 2 for each district they leave.
text-optimization = Once per round one servant may take two actions in the same district; 1 bond is paid before the second.
text-pacification = Once per round a servant in a common district may spend its action: discontent -1, if the stage does not drop.
text-provocation = Whenever discontent enters stage 2, 3, 4 or 5 in the heroes phase, the Machine may discard 3 bonds: plan +1.
text-fortification = Riots are resolved as if one more guard stood there; prices do not change.
text-resettlement = Once per round, at any moment of its phase, the Machine may move one citizen anywhere, free of charge.
text-surveillance = Servants count as guards in the prices of the heroes' movement and actions, but not in results.

# Directives of the automaton.
text-auto_confiscation = Once per round: the first servant that comes to (or stays by card with) a hero who has trust makes the one with the lowest initiative discard 2.
text-auto_levy = At the end of every round the progress marker moves 1 stage.
text-auto_mechanization = Reinforcement guards are as hard to break as regular ones.
text-auto_optimization = Once per round the first servant that can takes one more, different action.
text-auto_pacification = At the end of every round discontent falls by 1 if at least two servants are in common districts.
text-auto_provocation = Whenever discontent rises to stage 2, 3, 4 or 5: plan +1.
text-auto_fortification = Riots are resolved as if one more guard stood there.
text-auto_resettlement = Once per round: the first servant that still has a revealed active citizen after acting mixes the lowest one with an unknown citizen of a random district; both become unknown.
text-auto_surveillance = Servants count as guards in the prices of the heroes' movement and actions.

# City events: the rule of the round, and when the plan advances.
text-trials_won = At the end of the round each hero may win back one own seized card for the guards of the district, in trust.
plan-trials_won = The plan advances unless the heroes together discard 5 trust.
text-flying_carpets = At the start of the access phase the heroes may relocate one district free of charge.
plan-flying_carpets = The plan advances if the four special districts are connected without common ones.
text-security_control = Leaving the first district of a movement costs heroes 1 trust and guards 1 bond more.
plan-security_control = The plan advances if a hero chose the card of the district where the hero began the round.
text-rebels_and_loyalists = In common districts without broken guards a guard needs 1 trust less to break.
plan-rebels_and_loyalists = The plan advances if a hero is in a district with a servant.
text-join_the_uprising = At the end of the round each undetained hero in a common district may identify one citizen there for free.
plan-join_the_uprising = The plan advances if a hero was detained and lost the access card by it.
text-no_one_is_safe = If a raid failed, discontent rises by 1 more at the end of the round.
plan-no_one_is_safe = The plan advances if a hero chose the card of a special district.
text-high_alert = Every guard needs 1 trust more to break.
plan-high_alert = The plan advances if no broken guard lies in a district that has neither servant nor riot token.
text-show_amnesty = A hero in a special district may spend the action and the price of the district to return a random arrested citizen anywhere as known.
plan-show_amnesty = The plan advances if the Machine returns 2 arrested citizens to the city, unseen.
text-oppression_and_resistance = At the end of the round the Machine gains 1 bond for each servant in a common district.
plan-oppression_and_resistance = The plan advances if no hero performed a special action.
text-concentration_of_force = Every servant, anywhere, may spend its action and 2 bonds to draw a directive.
plan-concentration_of_force = The plan advances if all three servants are in one district.
text-past_the_patrols = A hero who ends movement undetained in a special district gains 2 trust.
plan-past_the_patrols = The plan advances if some district has more guards than citizens.
text-city_council_elections = This round heroes agitate in special districts, not in common ones.
plan-city_council_elections = The plan advances if there was no raid and no arrest.
text-trust_versus_coercion = In the initial phase each hero gains 1 more trust and the Machine 2 more bonds.
plan-trust_versus_coercion = The plan advances if the Machine has more bonds than all heroes have trust.
text-citywide_maintenance = Repair costs 1 bond per guard, and one action may repair two.
plan-citywide_maintenance = The plan advances if the closing phase finds a district without working guard, raid and riot token.
text-mass_searches = A hero who ends movement in a district with a servant loses the access card of that district.
plan-mass_searches = The plan advances unless the heroes reveal one known active citizen.
text-order_versus_chaos = Citizens that heroes identify are revealed at once.
plan-order_versus_chaos = The plan advances if the Machine discards a bond for each known or revealed citizen around undetained heroes (revealed traitors not counted).
text-wiretapping = At the end of the round each servant in a district without heroes may reveal one citizen there.
plan-wiretapping = The plan advances if the Machine discards 2 bonds more than the stage.
text-public_punishment = A hero in a special district may spend the action and the price of the district to cancel a published directive.
plan-public_punishment = The plan advances if the Machine ended the turn of a hero it detained in a raid.
text-free_trade = A hero who ends movement undetained in a common district gains 1 trust.
plan-free_trade = The plan advances if the Machine discards 2 directives of its hand or 1 published one.
text-bread_and_circuses = Whenever a hero ends movement in a district with a servant, the Machine may pay 2 bonds: discontent -1.
plan-bread_and_circuses = The plan advances if discontent is not above where it began the round, or the riot stage was reached earlier.
text-countdown = Stays to the end of the game; no new events are opened.
plan-countdown = The plan advances in every round.

# Events of the automaton: protocol, breakthrough, plan, support.
protocol-underground_network = a hero in the Control Centre or on the Central Square
breakthrough-underground_network = discard 2 trust: discontent +1
plan-underground_network = the heroes' districts are connected
text-underground_network = heroes take their turns in any order
protocol-night_shift = a hero in the Industrial District
breakthrough-night_shift = a guard was broken this round: one more breaks in a random district
plan-night_shift = some district has no working guard
text-night_shift = guards in common districts need 1 trust less to break
protocol-market_rumours = a hero in the Trade or Theatre District
breakthrough-market_rumours = discard 2 trust: identify any citizen
plan-market_rumours = a citizen was identified this round
protocol-closed_symposium = a hero in the Science District
breakthrough-closed_symposium = discard 2 trust: cancel a published directive
plan-closed_symposium = the heroes together have at least 6 trust
text-closed_symposium = identifying costs 1 trust less per citizen
protocol-premiere_night = a hero in the Theatre District
breakthrough-premiere_night = two heroes in one district: discontent +1
plan-premiere_night = discontent is above where it began the round
text-premiere_night = a hero who ends movement undetained in a common district without a servant gains 1 trust
protocol-high_society_ball = a hero in the Elite District
breakthrough-high_society_ball = discard 3 trust: return a random arrested citizen anywhere
plan-high_society_ball = no hero was detained this round
protocol-general_census = discard 2 trust
breakthrough-general_census = a hero on the Central Square: identify up to 2 citizens of one district
plan-general_census = all heroes are in different districts
protocol-blackout = a hero in the Industrial District or the Control Centre
breakthrough-blackout = a hero in the Control Centre: a guard breaks in each of two random districts
plan-blackout = a hero performed a special action
text-blackout = guards are not paid for when leaving the first district
protocol-tribunal = a hero in the Tower of Law
breakthrough-tribunal = discard 2 trust: win back a seized access card
plan-tribunal = the heroes discard 3 trust
protocol-citadel_audit = a hero in the Main Citadel
breakthrough-citadel_audit = discard 2 trust: progress marker 2 stages back
plan-citadel_audit = at least two heroes are in special districts
text-citadel_audit = special actions cost 1 trust less
protocol-smugglers_routes = a hero in the Trade or Elite District
breakthrough-smugglers_routes = discard 2 trust: move one revealed citizen anywhere
plan-smugglers_routes = a hero or the breakthrough moved a citizen this round
text-smugglers_routes = the first district each moved citizen leaves is free
protocol-street_theatre = a hero in the Theatre District or on the Central Square
breakthrough-street_theatre = 3 revealed active citizens around the heroes: discontent +1
plan-street_theatre = at least two heroes are in common districts
protocol-factory_accident = a hero in the Industrial or Science District
breakthrough-factory_accident = a guard was broken this round: discontent +1
plan-factory_accident = no hero is in a district with 3 or more working guards
text-factory_accident = a shield may be rolled again once per attack
protocol-informers = discard 2 trust
breakthrough-informers = discard 2 more trust: identify any citizen
plan-informers = every hero has at least 1 trust
protocol-free_press = a hero in the Tower of Law or the Main Citadel
breakthrough-free_press = discard 2 trust: discontent +1
plan-free_press = at most one directive is published
text-free_press = agitating costs 1 trust less
protocol-curfew = discard 2 trust
breakthrough-curfew = all heroes in different districts: a guard breaks in a random district
plan-curfew = a hero chose the card of the district where the round began
text-curfew = the escape die is rolled twice, the better result counts
text-countdown_automa = stays to the end of the game; no new events are opened
plan-countdown_automa = never: the plan advances in every round

# Missions: setup, interaction, goal, benefit.
interaction-deactivating_trap = put your hero token into the common district where you ended
goal-deactivating_trap = all three hero tokens in one common district
benefit-deactivating_trap = an ambush there: the first servant that comes in or stays by card is deactivated until the end of the next round
setup-learn_their_weaknesses = at the end of round 1 each servant token goes to its servant's district
interaction-learn_their_weaknesses = take a servant token from your district (one at most)
goal-learn_their_weaknesses = every hero holds a servant token
benefit-learn_their_weaknesses = a hero is never detained by the servant whose token the hero holds
interaction-class_consciousness = give your hero token to a revealed citizen here; it returns if the citizen is arrested or mixed
goal-class_consciousness = three tokens on three kinds of citizens in three districts
benefit-class_consciousness = riots are resolved as if the stage were 1 higher
interaction-forged_decrees = put your hero token into the Main Citadel, Tower of Law or Control Centre when you end there
goal-forged_decrees = exactly one hero token in each of the three
benefit-forged_decrees = once, in a later round, no event is opened
setup-self_destruct_command = the command post lies in a random common district
interaction-self_destruct_command = if you came to the command post this turn, roll the attack die and lay that much trust there (shield: none)
goal-self_destruct_command = at least 7 trust at the command post
benefit-self_destruct_command = all guards there and one in every connected district break
interaction-leader_of_the_resistance = take a hero token from a hero here, or give one
goal-leader_of_the_resistance = one hero, the leader, holds all three hero tokens
benefit-leader_of_the_resistance = the leader may discard a token to ignore a detention, to gain 3 trust before an action, or for 1 opponent less in the leader's own riot
interaction-system_hack = put your hero token into the Main Citadel, Tower of Law or Control Centre when you end there
goal-system_hack = all three hero tokens in the same one of them
benefit-system_hack = its special actions can be done from anywhere, at the price of your own district
interaction-falsification = give the data to an active citizen here; it returns if the citizen is arrested or mixed
goal-falsification = at the end of the round the citizen with the data is in the Main Citadel; Move citizens brings it there
benefit-falsification = return up to 2 arrested citizens to any districts
setup-guard_control = three cores on working guards in three random districts
interaction-guard_control = none: the heroes take the core of every such guard that breaks
goal-guard_control = the heroes hold all three cores
benefit-guard_control = three times, for free: move up to 2 working guards from your district to connected ones
setup-program_swap = drones in three random districts; a hero who enters one discards 1 trust
interaction-program_swap = put your hero token to a drone that has none
goal-program_swap = a hero token at every drone
benefit-program_swap = attacks in the drones' districts may be rolled again once
interaction-revealing_the_plans = take 2 bonds in the Main Citadel or Tower of Law (4 at most); leave them in the Control Centre
goal-revealing_the_plans = at least 6 bonds in the Control Centre
benefit-revealing_the_plans = bonds still held become trust, and the plan goes back by 1
setup-rise_of_the_resistance = choose three common districts and put a hero token into each
interaction-rise_of_the_resistance = take your own token back if a revealed active citizen is there
goal-rise_of_the_resistance = all hero tokens are home
benefit-rise_of_the_resistance = the underground in one of the three: whoever ends movement there gains 3 trust

# What a price is made of.
price-guards = { $n ->
    [one] guard
   *[other] guards
  }
price-price = price
price-districts = { $n ->
    [one] district
   *[other] districts
  }
price-unknown_citizens = { $n ->
    [one] unknown citizen
   *[other] unknown citizens
  }
price-die = die
price-traitors = { $n ->
    [one] traitor
   *[other] traitors
  }
price-stage = stage
price-reinforcement = reinforcement guard

# More reasons.
refusal-no-active-citizen = No revealed active citizen in { $district }.
refusal-no-broken-guard = No broken guard in { $district }.
refusal-no-card-seized = No access card is seized.
refusal-no-directive-in-hand = The Machine holds no directive.
refusal-no-directive-left = No directive is left in the deck.
refusal-no-directive-published = No directive is published.
refusal-no-guard-to-move = No guard can be moved.
refusal-no-hero-with-trust = No hero with trust in { $district }.
refusal-no-identified-citizen = No known or revealed citizen in { $district }.
refusal-no-unknown-citizen = No unknown citizen in { $district }.
refusal-no-unknown-citizen-near = No unknown citizen next to { $district }.
refusal-nobody-arrested = Nobody is arrested.
refusal-not-your-decision = It is not your decision now.
refusal-nothing-to-relocate = No district can be relocated.
refusal-raid-already-here = There is a raid in { $district } already.
refusal-stage-would-drop = The stage would drop, or discontent cannot fall.
refusal-too-few-citizens = Citizens do not outnumber guards in { $district }.

# What bots weigh.
term-successes = successful riots
term-discontent = discontent
term-riots = riots within reach
term-trust = trust of the heroes
term-cards = access cards of the heroes
term-plan = Master Plan
term-machine = bonds and directives of the Machine
term-square = guards on the Central Square
term-missions = missions
term-outcome = the end of the game
term-way = a safe and cheap way
term-place = what the hero can do there
term-reach = what the servant can do there
term-guards = guards where a riot is near
term-order = what is done there at once
term-saved = bonds that are better saved
temper-bold = Bold
temper-bold-text = Heroes strike early and ignore danger; the Machine raids.
temper-cautious = Cautious
temper-cautious-text = Heroes keep out of sight and save trust; the Machine guards.
pile-districts = Districts
pile-layouts = City layouts
pile-heroes = Heroes
pile-servants = Servants
pile-citizens = Citizens
pile-dice = Dice
pile-events_versus = Events, versus
pile-directives_versus = Directives, versus
pile-events_automa = Events, automaton
pile-directives_automa = Directives, automaton
pile-movement_cards = Movement cards
pile-missions = Missions
sources-note = Its base rulebook was not available: the basic rules were reconstructed from the printed appendix. Layouts, slots of the districts, most events of the automaton and parts of most missions are ours.

## Forms of names
district-main_citadel-from = from the Main Citadel
district-main_citadel-to = to the Main Citadel
district-main_citadel-in = in the Main Citadel
district-tower_of_law-from = from the Tower of Law
district-tower_of_law-to = to the Tower of Law
district-tower_of_law-in = in the Tower of Law
district-control_centre-from = from the Control Centre
district-control_centre-to = to the Control Centre
district-control_centre-in = in the Control Centre
district-central_square-from = from Central Square
district-central_square-to = to Central Square
district-central_square-in = in Central Square
district-trade-from = from the Trade District
district-trade-to = to the Trade District
district-trade-in = in the Trade District
district-industrial-from = from the Industrial District
district-industrial-to = to the Industrial District
district-industrial-in = in the Industrial District
district-science-from = from the Science District
district-science-to = to the Science District
district-science-in = in the Science District
district-theatre-from = from the Theatre District
district-theatre-to = to the Theatre District
district-theatre-in = in the Theatre District
district-elite-from = from the Elite District
district-elite-to = to the Elite District
district-elite-in = in the Elite District
hero-mateusz-whom = Mateusz Orzeszko
hero-mateusz-of = of Mateusz Orzeszko
hero-mateusz-to = to Mateusz Orzeszko
hero-culum-whom = Culum McDouglas
hero-culum-of = of Culum McDouglas
hero-culum-to = to Culum McDouglas
hero-veiga-whom = Veiga Vasquez
hero-veiga-of = of Veiga Vasquez
hero-veiga-to = to Veiga Vasquez
hero-olga-whom = Olga de Trois
hero-olga-of = of Olga de Trois
hero-olga-to = to Olga de Trois
hero-sylvia-whom = Sylvia Wu
hero-sylvia-of = of Sylvia Wu
hero-sylvia-to = to Sylvia Wu
hero-mustafa-whom = Mustafa Azikiwe
hero-mustafa-of = of Mustafa Azikiwe
hero-mustafa-to = to Mustafa Azikiwe
