# The shell of the browser client. A test compares the three languages and the keys in the code.

## turn
your-turn = Your turn
waiting-for = Waiting for { $player }
waiting-for-n =
    Waiting for { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
waiting = Waiting
decides-now = decides now
decision = Decision
choose-number = Choose an option; nothing is sent before you confirm
choose-on-board = Choose on the board; nothing is sent before you confirm
nothing-sent = nothing is sent yet
cannot-be-undone = This cannot be undone
confirm = Confirm
cancel = Cancel
undo = Undo
restart-turn = Restart turn
ask-undo = Ask for undo
ask-restart = Ask to restart the turn
took-back =
    { $n ->
        [one] { $player } took a move back
       *[other] { $player } took { $n } moves back
    }
saving = Saving…
queued = No connection: your move is kept and sent as soon as possible
table-moved-on = The table has moved on; look again
watching = You are watching
paused = The game is paused
your-options = Your options
on-the-table = On the table
fact = Fact
find-option =
    Find among { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
why-allowed = This is allowed.
your-clock = Your clock: { $time }
short-time = Short time for this question: { $time }
short-time-then = then: agreed
day-short = d
hour-short = h
yes = Yes
no = No
done = Done
next = Next
back = Back
close = Close
open = Open
all = All
more = More

## side panel
side-panel = Side panel
preview = Preview
preview-empty = Point at a choice to see what it would do.
preview-wait = What a move would do appears here when it is your turn.
if-you-do-this = If you do this
then-unknown = Then chance or something hidden decides.
pin = Keep to compare
unpin = Do not keep
compare = Compare
hint = Hint
suggest-move = Suggest a move
chance-to-win = It sees your chance to win at { $chance }.
next-best = Next best:
hardly-different = The two hardly differ for it.
speaks-for = speaks for it
speaks-against = speaks against it
thinking = Thinking…
tap-why = tap: why
log = Log
log-filter = Whose moves to show
older-lines = Older ({ $n })
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
log-and-chat-new = Log and chat, { $n } new
since-your-turn = before your last move
go-to-moment = Go to move { $n }
chat = Chat
chat-empty = No messages yet.
say-something = Say something
say-to = To whom
everybody = Everybody
whispers = (whispers)
message = Message
send = Send
notes = Notes
notes-saved = Saved
notes-saving = Saving…
notes-failed = Not saved; it is tried again with the next letter
only-you = only you
rules = Rules
rules-page = Rulebook
search-rules = Search the rules
search-rules-long = Search rules and pieces
no-rulebook = There is no rulebook for this game.
rules-in-english = The rulebook is written in English; the table itself speaks your language.
source-seed = rulebook
source-public = public sources
source-house = our ruling
game-sources = Of { $all } different tiles, cards and boards: { $list }.
sources-seed = { $n } as in the rulebook
sources-public = { $n } from public lists
sources-part = { $n } partly ours
sources-house = { $n } designed for tabletown
sources-of-what = Of what?
pack = Content
pack-text = A pack of the host changes tiles or cards.
pack-none = As it comes
not-found = Nothing found
players = Players
phases = Phases
layers = Layers
hold-key = hold the key
sheet-smaller = Smaller
sheet-larger = Larger

## plan
plan = Plan
plan-on = Plan on
plan-not-now = You can plan when it is your decision
plan-title =
    Plan, only you: { $n ->
        [0] no steps yet
        [one] { $n } step
       *[other] { $n } steps
    }
plan-hint = Try moves on a private copy; nobody sees them
plan-empty = Choose moves as usual: they become the steps of your plan.
plan-add = Add to the plan
plan-play =
    Play { $n ->
        [one] this step
       *[other] these { $n } steps
    }{ $later ->
        [0] {""}
       *[other] , keep { $later }
    }
plan-leave = Leave, keep it
plan-clear = Clear the plan
plan-stops = Play sends the steps up to the first unknown. Later ones assume that the others change nothing and wait for your next turn; cards drawn are not guessed.
plan-letter = Plan { $letter }
plan-compared = Now and after
plan-compared-text = As far as it is known; what others do meanwhile is not guessed.
now = now
points = Points
plan-assumed = behind what is unknown: fits if nothing changes for it
plan-done = fits
plan-uncertain = from here on unknown
plan-unreached = not reached
plan-refused = not legal
plan-up = Step { $n } earlier
plan-down = Step { $n } later
plan-remove = Remove step { $n }
your-steps = Your steps

## table
menu = Menu
this-table = This table
home = Home
you = you
bot = bot
bot-plays = a bot plays for now
free-seat = free seat
offline = offline
away = away
presence-here = here
presence-away = away
presence-gone = offline
level-random = Random
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-master = Master
difficulty = Difficulty
temper = Temper
any-temper = Any temper
copy-link = Copy link
link-not-copied = The link could not be copied: { $link }
link-copied = Link copied
look-back = Look back
pause = Pause
resume = Resume
leave = Leave the table
abandon-game = Abandon the game
replace-by-bot = A bot for { $player }
sure-leave = A bot will play on for you. Leave?
sure-cancel = The game ends without a result if the others agree.
motion-undo =
    { $n ->
        [one] { $player } asks to take a move back
       *[other] { $player } asks to take { $n } moves back
    }
motion-pause = { $player } asks for a pause
motion-resume = { $player } wants to go on
motion-replace = { $player } wants a bot for { $target }
motion-cancel = { $player } wants to abandon the game
motion-end = { $player } wants to end the game now
agree = Agree
refuse = Refuse
withdraw = Withdraw
agreed = { $n } of { $all } agreed
showing-since = No connection. You see the table as of { $time }.
moves-queued =
    { $n ->
        [one] One move is waiting.
       *[other] { $n } moves are waiting.
    }
while-away = While you were away
show-me = Show me
n-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
pass-device = Give the device to { $player }
public-since = Public, since { $player } last held it
hold-to-open = Hold to open
curtain-text = Secrets are closed.
curtain-keyboard = By keyboard: press once.
part-failed = This part of the table broke. The rest goes on.
board-failed = The board could not be drawn.
table-gone = You can no longer follow this table
gone-kicked = The host removed you from the table.
gone-blocked = The host of this table does not want you here.
gone-private = This table is only for those who sit at it.
gone-not-found = There is no such table, or it is private.
no-such-table = You cannot see this table from here
no-such-table-text = It is private, or it is gone. Did somebody send you this address? Ask for the invite link: Menu, “Copy link” at their table. Is it your own table? Open it in the browser you play in, or sign in there under Settings.
status-open = open
status-running = running
status-finished = finished
status-cancelled = The game was abandoned
status-archived = A loaded record
status-stuck = The table is being repaired

## before the start
waiting-room = Before the game
invitation = You are invited
invite-link = Invite link
by-link = by link
by-link-text = Whoever opens the invite link
sit-down = Sit down
stand-up = Stand up
join = Join
add-bot = Add a bot
remove-from-seat = Free the seat of { $player }
removed-people = Removed from the table
was-removed = { $player } was removed; the invite link is a new one
let-in-again = Let in again
start-game = Start the game
close-table = Close the table
host-starts = The host starts the game.
seats-left =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
table-full = All seats are taken; you will see the game as soon as it starts.
your-name = Your name
guest-name = Guest
name = Name

## home
hero = { $more ->
    [0] Four cities. One table.
   *[other] Four cities and more. One table.
}
hero-text = Against bots that bargain, friends across the world, or the person next to you. No account needed.
with-bots = With bots
one-device = One device
invite-by-link = Invite by link
play = Play
learn = Learn
play-game = Play { $game }
learn-game = Learn { $game }
nav-play = Play
nav-tables = Tables
nav-learn = Learn
nav-rules = Rules
pages = Pages
skip = Skip to the content
your-tables = Your tables
open-tables = Open tables
live-tables = Games going on
replays = Replays
no-tables = No game is going on.
no-open-tables = Nobody is looking for players right now.
no-live-tables = No public game is going on.
no-replays = Finished games can be watched here again.
start-easy = Start with an easy bot
n-open =
    { $n ->
        [one] { $n } table open
       *[other] { $n } tables open
    }
n-wait =
    { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
n-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
players-range = { $least } to { $most } players
n-minutes = { $n } min
watch = Watch
replay = Replay
won-by = won by { $player }
nobody-won = Nobody won
load-record = Load a record
to-home = To the first page
not-found-page = There is no such page
more-games = More games
games = Games
title-streets = Streets
title-fifty_first_state = 51st State
title-new_angeles = New Angeles
title-great_machine = City of the Great Machine
short-great_machine = Great Machine
pitch-streets = Build streets, own what people flock to.
pitch-fifty_first_state = Build, deal or raze: every card three ways.
pitch-new_angeles = Bargain to save the city, win it for yourself.
pitch-great_machine = Three heroes against one flawless machine.

## new game
new-game = New game
new-game-text = Nothing is created before you press Start.
game = Game
fits =
    fits { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
fits-not = not for { $n }
seats-of = Seats: { $n } ({ $least } to { $most } can play)
who-plays = Who plays at seat { $n }
seat-me = Me
seat-bot = Bot
seat-link = Somebody by link
seat-device = Somebody on this device
seat-up = Move seat { $n } up
seat-remove = Remove seat { $n }
add-seat = Add a seat
player-n = Player { $n }
curtain-between = a curtain hides the hands
options = Options
more-options = More options
readings = Readings of the rules
readings-text = Where the rulebook can be understood in two ways. As it stands, its words are taken literally.
reset-options = back to the box rules
mode = Mode
role-change = Press to give the other side to this seat
mode-needs = for { $least } to { $most } seats; you have { $n }
clock = Clock
clock-text = Per player; bots do not use it.
clock-none = No time limit
clock-15min = 15 minutes
clock-30min = 30 minutes
clock-60min = 1 hour
clock-1day = 1 day a move
clock-3days = 3 days a move
undo-text = Until something is revealed; later with consent.
undo-free = Free
undo-consent = Ask all
undo-none = Off
hints = Hints
hints-text = A bot says what it would play.
open-to-all = Open to everybody
open-to-all-text = The table is shown on the first page.
several = Several seats for one person
several-text = Guests with the link may take more than one open seat.
random-order = Random seating
table-name = Name of the table
seed = Seed
seed-text = Same number, same game. Empty: drawn.
about-minutes = about { $n } min.
n-to-settle =
    { $n ->
        [one] { $n } thing to settle
       *[other] { $n } things to settle
    }
start = Start
start-here = Start on this device
start-and-wait =
    Start and wait for { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
fault-too-few = { $mode } needs { $least } to { $most } seats; you have { $n }.
fault-too-many = { $mode } has room for { $most } at most; you have { $n }.
fault-nobody = Only bots: at least one person has to play.
fault-no-name = This player needs a name.
fault-same-name = Two players have the same name.
fault-bad-seed = The seed is a number of up to 15 digits.
fill-with-bots = Fill up to { $n } with bots
only-n-seats = Only { $n } seats

## replay and end
moments = Moments
key-moments = Key moments
no-moments = No particular moments.
see-as = See as
public = Public
all-may-be-shown = the game is over, all may be shown
as-you-saw-it = as you saw it then
the-past = The past. Nothing can be changed here.
move = Move
round-n = round { $n }
move-n = move { $n }
move-of = Move { $n } of { $all }
first-move = First move
last-move = Last move
step-back = Step back
step-forward = Step forward
play-pause = Play or pause
speed = Speed
copy-moment = Copy a link to this moment
continue-here = Continue from here
continue-as = You take the seat of { $player }; bots play the others.
leave-replay = Leave the replay
you-win = You win
wins = { $player } wins
winners = Winners: { $player }
game-over = Game over
final-score = Final score
score-by-source = Score by source
over-time = Points over time
as-table = As a table
curve-label = Points of each player over the moves
watch-moment = watch move { $n }
coach-text = A strong bot looks at the whole game: how the chances went, which decisions turned it, and what it would have played.
coach-ask = Review this game
coach-looking = The coach looks at the game…
chances-over-time = Each player's chance to win after every move, as the coach sees it with all cards open
chances-label = Chance of each player to win over the moves
coach-better = The coach would have played:
coach-same = The coach would have played the same. Bad luck.
coach-no-turns = No single decision turned this game.
coach-yours = { $n ->
    [one] Your costliest decision
   *[other] Your { $n } costliest decisions
}
coach-none-of-yours = None of your decisions cost you much.
coach-others = What else turned the game
coach-cost = Chance to win down from { $before } to { $after }
coach-brought = Chance to win up from { $before } to { $after }
coach-instead = which would have left { $chance }
play-again-here = Play it again from here
watch-replay = Watch the replay
download-record = Download the record
rematch = Rematch
to-rematch = To the rematch

## learn
lessons = Lessons
lesson = Lesson
puzzles = Puzzles
puzzle = Puzzle
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
no-lessons = No lessons for this game yet.
no-puzzles = No puzzles for this game yet.
lesson-done = done
lesson-at = step { $n } of { $all }
step-of = { $n } of { $all }
then-play = Then play
then-play-text = An easy bot, with hints on demand.
easy-bot = Against an easy bot
rulebook = Rulebook
rulebooks = Rulebooks
chapters = Chapters
coach = Coach
why = Why
why-after-try = Try it first; the calculation comes after that.
why-it-pays = Why it pays
in-the-rulebook = In the rulebook
already-knew = Already knew it?
skip-step = Skip this step
leave-lesson = Leave, progress is kept
lesson-not-today = Legal, but not today: look at the lit piece.
you-know-now = What you know now:
play-now = Play now
lesson-finished = Lesson finished
puzzle-not-best = Legal, but there is something better.
puzzle-solved = Solved
show-solution = Show the solution
show-me-how = Show me
more-lessons = More lessons
once-more = Once more
no-such-lesson = There is no such lesson

## settings
settings = Settings
settings-of = Settings of { $player }
language = Language
lang-en = English
lang-ru = Русский
lang-pl = Polski
theme = Theme
scheme-auto = As the device
scheme-light = Light
scheme-dark = Dark
tables-lit = Game tables
tables-designed = As designed
tables-light = Light
tables-dark = Dark
to-light = Light theme
to-dark = Dark theme
animations = Animations
motion-auto = As the device
motion-full = On
motion-reduced = Off
high-contrast = High contrast
sound = Sound
sound-on = Sound on
sound-off = Sound off
text-view = Text view
text-view-text = Lists and buttons instead of the board (key T).
keyboard = Keyboard shortcuts
keys-neighbours = Between neighbours on the board
keys-zoom = Larger, smaller
keys-tab = From choice to choice
zoom-in = Zoom in
zoom-out = Zoom out
fit-board = Fit the board
who-you-are = Who you are
save = Save
saved = Saved
account = Account
account-text = Keeps your games and settings on every device. Guests lose nothing when they make one.
account-made = Your account is ready
make-account = Make an account
password = Password
password-length = At least 8 characters.
sign-in = Sign in
sign-out = Sign out
signed-in = Signed in as { $player }
signed-out = Signed out
welcome-back = Welcome back
notify-turn = Notify me when it is my turn
notify-none = Do not
notify-mail = By e-mail
notify-push = In this browser
my-data = Your data
my-data-text = Everything this server keeps about you, as a file; or nothing of it any more.
export-me = Save my data
erase-me = Erase me
erase-me-text = Your name, words, notes and address are erased everywhere, and this cannot be taken back. Games you played stay, as those of “somebody”; in running ones a bot plays on.
erased = You are erased from this server.
email = E-mail
email-asked = A message is on its way to { $email }. Open the link in it within a day: until then nothing else is sent there.
email-confirmed = Your e-mail address is confirmed.
email-late = This link is too old or not complete. Enter the address once more.
loading = Loading…

## people and notices
any-temper-text = Plays as well as it can.
about-player = About { $player }
mute = Mute
muted = You will not see messages of this person any more.
report = Report
reported = Thank you, the host will look at it.
one-of-yours = one of your tables
notice-turn = Your turn at { $table }
notice-started = { $table } has begun
notice-finished = { $table } is over
notice-joined = Somebody joined { $table }
notice-motion = A question at { $table }
notice-invited = You are invited to { $table }
try-it = Try it
try-it-text = Positions in which this rule is at work:

## upkeep
admin = Upkeep
admin-locked = For the host of this server: sign in with an admin’s account, or give the admin token from the server’s settings.
admin-token = Admin token
admin-open = Open
admin-wrong-token = This token does not open the page.
admin-part-overview = Overview
admin-part-people = People
admin-part-tables = Tables
admin-part-incidents = Incidents
admin-part-reports = Reports
admin-part-limits = Limits
admin-part-log = Log
admin-closing = Closed for new tables
admin-closed = No new tables
admin-closed-text = Before an update, for example. Games that run go on; admins may still make tables.
admin-password = New password
admin-password-text = { $player } gets a new password that is shown to you once. All their sessions end.
admin-password-made = The new password of { $player }: { $password } – hand it over; it can be changed in the settings.
admin-who = Who
admin-deed-tables-rewind = Took a table back
admin-deed-tables-reopen = Read a table again
admin-deed-tables-close = Ended a table
admin-deed-users-mute = Muted or let talk
admin-deed-users-ban = Kept out or let in
admin-deed-users-password = Gave a new password
admin-deed-reports-close = Settled a report
admin-deed-announce = Announced
admin-deed-closing = Closed or opened for new tables
admin-deed-backup = Made a backup
admin-deed-networks-bar = Kept a network out
admin-deed-networks-release = Let a network in again
admin-health = State
admin-health-ok = All is well: it writes and reads
admin-version = Version
admin-running = Running games
admin-in-memory = Tables in memory
admin-people = People known
admin-connections = Open pages
admin-incidents-day = Incidents in a day
admin-backup = Backup
admin-backup-now = Make a backup now
admin-backup-last = The newest one: { $file }
admin-backup-none = There is none yet.
admin-backup-made = { $file } was written, { $n ->
    [one] { $n } row
   *[other] { $n } rows
  }.
admin-announce = Announcement
admin-announce-text = Shown to everybody; empty takes it back
admin-find = Find
admin-nothing = Nothing here.
admin-newer = Newer
admin-older = Older
admin-kind = Kind
admin-guest = Guest
admin-seen = Last seen
admin-state = State
admin-deeds = Actions
admin-search-people = Name contains
admin-only-banned = Only those kept out
admin-banned = Kept out
admin-muted = Muted until { $until }
admin-mute = Mute for a day
admin-mute-text = { $player } will not be able to write in any chat for 24 hours.
admin-unmute = Let talk again
admin-ban = Keep out
admin-ban-text = All sessions of { $player } end at once, bots play on at their seats, and their open tables close.
admin-unban = Let in again
admin-networks = Networks kept out
admin-networks-text = Guests come back with a new name; their network does not change so easily. Everybody who shares it is kept out, too.
admin-networks-none = No network is kept out.
admin-network-bar = Keep the network out
admin-network-bar-text = Pages from { $network } close at once, and for thirty days nobody gets in from there.
admin-network-until = until { $until }
admin-network-add = Address or network, for example 203.0.113.7 or 203.0.113.0/24
admin-table = Table
admin-moves = Moves
admin-touched = Last change
admin-search-tables = Id, game, name or player
admin-status-open = Waiting for players
admin-status-running = Running
admin-status-finished = Finished
admin-status-cancelled = Ended without a result
admin-status-archived = Imported
admin-status-stuck = Stuck
admin-rewind = One move back
admin-rewind-text = The last move is taken back. Nothing is deleted: the log keeps it.
admin-reopen = Read again
admin-reopen-text = The table is read again from the database and played again from its start.
admin-end = End the game
admin-end-text = The game ends at once, without a result. This cannot be taken back.
admin-when = When
admin-detail = What
admin-search-incidents = Kind, table or text
admin-show = Show
admin-incident = Incident
admin-record = Save the game’s record
admin-about = About whom
admin-reason = Why
admin-words = What was said
admin-settle = Settled
admin-limits-text = What one person or one address may use, and how often this worker had to refuse since it started. The settings are in the server’s guide.
admin-limit = Limit
admin-per-person = A person
admin-per-address = An address
admin-refused = Refused
admin-limit-requests = Requests
admin-limit-visits = Requests without a session
admin-limit-logins = Attempts to sign in
admin-limit-guests = New guests
admin-limit-messages = Messages
admin-limit-questions = Questions about the game
admin-limit-hints = Hints
admin-limit-chat = Chat
admin-limit-notes = Notes
admin-limit-tables = New tables
admin-limit-imports = Imported records
admin-limit-exports = Exports of one's data
admin-limit-mails = Questions by e-mail
admin-limit-bots = Seconds of bots’ thinking
admin-limit-faults = Reports of broken pages
admin-limit-sockets = Open pages
admin-limit-bytes = Bytes waiting to be sent

## errors
error = Something went wrong
error-page = This page could not be shown.
error-offline = The server cannot be reached.
error-lost = The connection broke; try again.
error-bad-usage = The game does not allow this combination.
error-bad-record = This record is broken.
error-wrong-login = Name or password is wrong.
error-not-allowed = You may not do this.
error-taken = It is taken already.
error-full = No seat is free.
error-blocked = The host does not want to play with you.
error-paused = The game is paused.
error-game-over = The game is over.
error-too-many = Too fast; wait a moment.
error-too-many-tables = Too many new tables at once.
error-too-many-open-tables = You have too many unfinished tables.
error-too-many-imports = Too many records at once.
error-too-many-exports = You have saved your data often enough for now.
error-too-many-mails = Too many messages to addresses that nobody has confirmed.
error-too-many-hints = Too many hints at once.
error-too-many-bots = Your bots have thought enough for now.
error-too-many-chat = You are talking too fast.
error-too-many-notes = Your notes change too fast.
error-too-many-sockets = Too many pages are open at once.
error-too-many-logins = Too many attempts.
error-too-many-guests = Too many new guests from your network.
again-in-seconds = Try again in { $n ->
    [one] { $n } second
   *[other] { $n } seconds
  }.
again-in-minutes = Try again in { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }.
error-restarting = The server is restarting; it comes back by itself.
error-closed = No new tables for now: the host of this server is getting something ready. Running games go on.
error-busy = The server has a lot to do at the moment. Try again in a few minutes.
error-disk-full = The server’s disk is full: nothing new can be saved until its host makes room.
error-storage = The server cannot save at the moment; nothing was lost. Try again soon.
error-stuck = The table is being repaired.
error-lesson = The coach has an answer.
error-lesson-table = The practice table could not be set up.
error-say = Not sent; try again.
try-again = Try again

## credits
credits = Credits
credits-games = The games
credits-games-text = Streets by Haakon Hoel Gaarder, 51st State by Ignacy Trzewiczek, New Angeles by James Kniffen, City of the Great Machine by German Tikhomirov. tabletown is made by players; buy the boxes.
credits-icons = Icons
credits-icons-text = Game icons by the authors of game-icons, changed in colour and size:
credits-fonts = Typefaces
credits-parts = Software

## Reading a piece
inspect = Read a piece
inspect-more = stays open, with its rules
inspect-back = Piece before
inspect-next = Next piece
piece-seed = as in the rulebook
piece-public = from public lists
piece-house = designed for tabletown
piece-part = partly ours
piece-ours = ours: { $list }
field-kind = kind
field-symbols = symbols
field-effect = effect
field-business = business sign
field-setup = place at the start
field-tier = tier
field-resources = resources
field-amounts = amounts
field-track_max = length of the track
field-turns = turns
field-trigger = moment of use
field-slots = slots
field-count = how many there are
field-cost = price
field-faces = faces
field-priority = order of actions

## The story of what others did
story-speed = What others do
story-slow = Slowly
story-normal = Normal
story-fast = Fast
story-step = Step by step
story-off = Off
story-skip = { $n ->
    [one] Skip 1 more
   *[other] Skip { $n } more
}
story-skip-key = Skip the story, or its next step
story-since = Since your last move
story-lately = What happened last
story-again = Play again

## The end
won-ahead = { $points } ahead of { $player }.
won-tie = Level with { $player }: the tie-break decided.
your-place = You: place { $place } of { $all }, { $points } behind.
see-table = See the final table
share-picture = Picture to share
## Fewer questions
so-far = So far: { $steps }
take-back = Take back
forced = Carry out what has only one answer
forced-text = Where you have no choice you are not asked.

## Today
first-time = First time here?
first-time-text = A short lesson at a table of Streets, or straight into a game: an easy bot, tips for what is easily overlooked, a hint when you ask.
learn-in-three = Learn in three minutes
play-guided = Play with guidance
today = Today
daily-puzzle = Puzzle of the day
daily-deal = Deal of the day
daily-deal-text = The same luck for everybody today
game-with = { $game } with { $players }
n-watching = { $n ->
    [one] 1 person watches
   *[other] { $n } people watch
}
