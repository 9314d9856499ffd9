## Everywhere
close = Close
cancel = Cancel
dismiss = Dismiss
try-again = Try again
to-lobby = To the lobby
skip-to-content = Skip to the content
home = Captable, to the lobby
main-menu = Main menu
player-number = Player { $number }
not-now = Not now:
rule-number = Rule { $clause }

footer-note = The games’ rules are told in our own words; their names belong to their owners.
footer-licences = Licences of what Captable is built with

page-failed = This page could not be loaded
page-failed-note = The connection broke off, or Captable was just updated. Loading it again usually helps.
unreachable = The server can’t be reached just now. Check your connection and try again.
unexpected = Something unexpected went wrong. Load the page again; your tables are safe on the server.
missing-title = There is nothing here
missing-note = The address may have a slip in it, or the table is gone.

## The board
board = Board
board-players = Other players
board-common = In the middle
board-yours = Your side
board-empty = empty
board-figure = { $name }: { $figure }
board-of = { $value } of { $most }
board-times = { $count } × { $name }
board-with = with { $name }
board-can = You can: { $label }
board-choose = What would you like to do?
board-range = From { $low } to { $high }
board-play-number = Play { $value }
board-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
moves = Moves
moves-none = There is nothing for you to do now.
moves-which = { $label } ({ $nth } of { $of })

seat-you = you
seat-here = Here
seat-away = Away
seat-bot = A bot
seat-bot-sits-in = A bot is sitting in
seat-resigned = Resigned
seat-out = Out of the game
seat-to-move = to move
seat-team = Team { $team }
place-number = { $place }.
time-left = Time left

## The table
your-turn = Your turn
asides = Log and chat
log = Log
log-empty = Nothing has happened yet.
log-jump = Show this moment
log-jump-to = Show this moment: { $line }
log-sheet = The score sheet
chat = Chat
chat-empty = Nobody has said anything yet.
chat-watching = The players have said nothing yet.
chat-spectator = A spectator
chat-mute-menu = Mute players
chat-hide = Hide what { $name } writes
chat-show = Show what { $name } writes
chat-mute = Mute { $name } for everyone
chat-unmute = Let { $name } write again
chat-silenced = The host has muted you. You can read, but not write.
chat-write = Write to the table
chat-send = Send
chat-typing = { $count ->
    [one] { $names } is writing…
   *[other] { $names } are writing…
}
table-menu = More about this table
rules = Rules
undo = Undo
undo-ask = Ask to undo
undo-waiting = You have asked to take your move back. Waiting for { $names }.
undo-others = { $name } would like to take a move back. Waiting for { $names }.
undo-question-title = Take a move back?
undo-question = { $name } would like to take a move back. Something hidden was shown since, so everybody has to agree.
undo-agree = Agree
undo-refuse = Refuse
resign = Resign
resign-title = Resign from this game?
resign-note = The others play on without you, and you are placed after everyone who stays. This can’t be undone.
resign-stay = Play on
rematch = Rematch
rematch-go = To the rematch
replay-watch = Watch the replay
past-shown = You are looking at an earlier moment.
past-back = Back to now
watching = You are watching this table.
bots-waiting = { $count ->
    [one] { $names } waits for its turn to think: other tables come first.
   *[other] { $names } wait for their turn to think: other tables come first.
}
bot-in-your-seat = A bot is playing for you.
take-seat-back = Take your seat back
move-stale = The table had moved on. Look again before you choose.
ending = The result
ending-places = Places
ending-you-won = You have won!
ending-you-share = You share the victory!
ending-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
ending-sheet = How the points came about

keys = Keyboard
keys-tab = go from place to place
keys-arrows = go from card to card
keys-enter = play the card, or see what it can do
keys-numbers = play that move of the list
keys-undo = take your move back
keys-escape = close or let go
keys-debug = the debug panel
keys-help = this help
keys-shortcuts = Single keys (1 – 9, U, ?) do something

## The debug panel, for writing a game
debug = Debug panel
debug-secrets = Shows every secret of this game. Only your own machine can.
debug-copy = Copy the state
debug-copied = The state is copied: your game’s load takes it.
debug-state = State
debug-views = Views
debug-events = Events
debug-moves = Moves
debug-no-events = Nothing was told at this step.
debug-nobody-else = (nobody else is told)

## The review of a finished game
review = Review
review-begin = Look at the game again
review-offer = See how the chances went, what turned the game and which moves would have been better. It takes about a minute, and everybody who opens this game can read it.
review-working = Looking at the game again: { $done } of { $all } positions
review-failed = The game could not be looked at again
review-graph = Each player’s chance to win, over the game
review-position-says = Position { $position } of { $last }: { $chances }
review-as-table = The graph as a table
review-position = Step
review-eyes = Whose eyes
review-own-eyes = What each could know
review-own-eyes-note = Each line is a player’s chance as that player could know it then. All advice comes from these eyes.
review-open = All cards open
review-open-note = What was true with all cards open. Nobody could know it then, so it is no advice.
review-moment = The position that is shown
review-step = Step { $step }
review-end = The end of the game
review-player = Player
review-chance = Chance
review-by-choice = Choice
review-by-luck = Luck
review-then = Then
review-no-choice = There was only one thing to do.
review-considered = Moves
review-knowing = As { $name } could know
review-best = The best move:
review-played = played
review-yours = yours now
review-more-moves = { $count ->
    [one] One more move was looked at, and is no better than these.
   *[other] { $count } more moves were looked at, and are no better than these.
}
review-on-board = Show it on the board
review-try-again = Try again from here
review-try-again-as = Try again from here as { $name }
review-worth = Worth a look
review-choice = Choice
review-luck = Luck
review-points-more = { $count ->
    [one] One more turning point
   *[other] { $count } more turning points
}
review-choices = { $count ->
    [one] One choice that gave something away
   *[other] { $count } choices that gave something away
}
review-players = The players
review-from-to = Chance
review-best-share = Best choices
review-best-of = { $best } of { $decisions }
review-given-away = Own choices
review-gifts = Others’ choices
review-luck-in-all = Luck
review-players-note = Own choices, others’ choices and luck add up to the whole way of a player’s chance.
review-elsewhere = This game was not played here. Review it on your own computer with this command, then open the file that it writes:
review-open-file = Open the review
review-of-another = This file is no review of this record.
exercises = What would you play?
exercises-own = Exercises from your own games
exercises-here = { $count ->
    [one] Do better: one of your choices as an exercise
   *[other] Do better: { $count } of your choices as exercises
}
exercises-none = There are no exercises yet
exercises-none-note = Finish a game and look at it again in the tab “Review” of its ending: choices of yours that gave something away become exercises here.
exercises-failed = The exercises could not be loaded
exercise-number = Exercise { $number } of { $of } · { $game }, step { $step }
exercise-ask = You sit where you sat, and know what you knew. Make your move on the board.
exercise-best = Yes, that is the best move.
exercise-as-good = As good as the best, as far as the review can tell.
exercise-same = That is what you played then. It gives away { $by }.
exercise-worse = Not the best: it gives away { $by }.
exercise-unseen = The review did not look at this move: there seemed to be better ones.
exercise-next = Next exercise
exercise-again = From the first again
exercise-replay = See it in the replay
review-bar = Chances, { $eyes }: { $chances }
review-goal = the goal
review-save = Save the review
review-deeper = Look more closely
review-deeper-note = Three times as long, and surer about small differences.

## The replay
record = Look at a record
record-note = A record is a whole game in a file: one that you downloaded from a replay or a report of the lab, or that captable play --save wrote. It is shown here and kept nowhere.
record-choose = Choose a record
record-drop = Or drop the file here.
record-is-none = This file is no record of Captable.
record-another = Another record
replay-failed = This game can’t be replayed
replay-of = Replay of { $game }
replay-download = Download the record
replay-controls = Through the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-link = Copy the link to this step
replay-link-copied = The link to this step is copied.
replay-table = Back to the table
replay-step = Step { $step } of { $steps }
replay-speed = Speed
replay-times = { $speed } ×
replay-eyes = Seen by
replay-open = All hands open
replay-spectator = A spectator

## Settings
settings = Settings
language = Language
language-note = Tables can be read in two languages at once; this is yours.
theme = Theme
theme-note = Light like paper, or dark like the office at night.
theme-system = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-note = Cards and chips can travel to where they go, or simply be there.
motion-system = As the system
motion-full = Moving
motion-reduced = Still
pace = Speed
pace-note = How fast things travel.
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
bots = Bots
bots-note = How long they wait before they move, so that you can follow. At a table, the player who wants them slowest decides.
sounds = Sounds
sounds-note = A few quiet notes when it is your turn and when the game ends.
sounds-off = Off
sounds-on = On

## Parts of pages
loading = One moment…
offline = No connection. Your tables are safe on the server; Captable keeps trying.
try-now = Try now
option-default = usual
option-number = A number from { $low } to { $high }
invite-link = Invitation link
invite-copy = Copy
invite-share = Share
invite-copied = The link is copied. Send it to your friends.
invite-copy-by-hand = The link is selected: copy it with Ctrl+C or a long press.
your-name = Your name
name-saved = Your name is saved.
save = Save

## Lobby
lobby-title = Found it. Fund it. Own it.
lobby-lead = Startup-themed tabletop games, with friends by a link or with bots at once. No account: a name is enough.
playing-as = You play as { $name }.
change-name = Change name
your-name-note = This is how the others at your tables see you.
title-your-turn = ({ $count }) Your turn · Captable
games = Games
games-failed = The games could not be loaded
no-games = This server has no games
no-games-note = Whoever runs it can install some.
my-tables = Your tables
open-tables = Open tables
open-tables-count = { $count ->
    [one] 1 open table
   *[other] { $count } open tables
}
no-open-tables = No table is looking for players just now
no-open-tables-note = Make one and list it here, or send a friend the link.
running-tables = Tables to watch
finished-tables = Your last games
play-now = Play now
play-now-game = Play now: { $game } against bots
new-table = New table
new-table-game = New table: { $game }
rules-game = Rules: { $game }
go-play = Play
go-to-table = Go there
join = Join
watch = Watch
look-back = Look back
game-players = { $fewest } to { $most } players
game-players-exactly = { $count } players
game-minutes = { $from } to { $to } min

table-action = { $action }: { $game }, { $state }
table-players = Players: { $names }.
table-your-turn = Your turn
table-running = Being played
table-waiting-for = { $names } to move
table-ready = Ready to start
table-free-seats = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
table-over = Finished
table-closed = Closed
table-your-place = { $place ->
    [1] You won
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
}
table-won-by = Won by { $names }

## New table
new-table-title = A new table of { $game }
no-such-game = This game is not here
no-such-game-note = The server that you are on does not have it. The lobby shows those it has.
read-rules = Read the rules
who-plays = Who plays
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
fewer-players = One player fewer
more-players = One player more
you-named = You ({ $name })
seat-number = Seat { $number }
a-friend = A person, by link
a-bot = Bot: { $level }
bot-intern = Intern
bot-intern-note = Plays whatever comes to mind.
bot-junior = Junior
bot-junior-note = Plays by common sense, and quickly.
bot-senior = Senior
bot-senior-note = Thinks ahead.
bot-principal = Principal
bot-principal-note = Thinks ahead for longer, and is hard to beat.
options = Rules of this table
pace-and-company = Pace and company
clock = Time for a move
clock-note = Without a limit, take your time; a player who goes missing is replaced by a bot until they return.
clock-none = No limit
clock-seconds = { $count } seconds
clock-minutes = { $count } minutes
clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
clock-days = { $count } days
time-days = { $days } d { $hours } h
clock-bank = { $time } for all your moves
rest = When the clocks stand still
rest-note = In your time, agreed by whoever sits down.
rest-nights = At night
rest-weekends = At weekends
rest-break = In a break
rest-from = from
rest-to = to
no-clock = No clock
is-late = Too late
rests-night = from { $from } to { $to }
rests-weekends = at weekends
rests-break = from { $from } to { $to }
late = When somebody’s time is up
late-bot = A bot sits in until they are back
late-lost = They lose the seat
visibility = Who can join
by-link-only = Anyone with the link
by-link-only-note = The lobby does not show the table; you send the link to whom you like.
in-the-lobby = Everybody
in-the-lobby-note = The lobby shows the table, and anyone can sit down or watch.
not-made = The table could not be made
make-table = Make the table
make-table-note = { $count ->
    [one] You get a link for the free seat.
   *[other] You get a link for the { $count } free seats.
}
make-table-bots = Start the game
make-table-bots-note = Everybody is there: it starts at once.

## Waiting room
waiting-title = { $game }: the table is set
invited-title = { $name } invites you to play { $game }
invited-facts = { $taken ->
    [one] One of { $seats } seats is taken.
   *[other] { $taken } of { $seats } seats are taken.
} A game takes { $from } to { $to } minutes.
invited-free = { $count ->
    [one] Take the free seat to play along.
   *[other] Take one of the { $count } free seats to play along.
}
waiting-free = { $count ->
    [one] One seat is free. Send the link to a friend.
   *[other] { $count } seats are free. Send the link to your friends.
}
waiting-ready-host = Everybody is there. Start when you like.
waiting-ready = Everybody is there.
seats = Seats
seat-is-you = You
seat-is-here = Here
seat-is-away = Not here just now
seat-is-kept = Kept for { $name }
seat-is-free = Free
seat-is-bot = Bot, level { $level }
sit-here = Sit here
sit-here-number = Sit here: seat { $number }
others-see-you-as = The others see you as { $name }.
seat-options = Your own choice
seat-options-note = Only you see this.
seat-options-saved = Your choice is kept.
bots-level = Level of the bots
start-game = Start the game
start-with-bots = { $count ->
    [one] Start, with a bot in the free seat
   *[other] Start, with bots in the { $count } free seats
}
host-starts = Whoever made the table starts the game.
all-seats-taken = All seats are taken. You can watch the game from here.
closed-title = This table was closed
closed-note = Nobody plays here any more. Open a new table whenever you like.
remove-player = Remove
remove-player-name = Remove { $name } from the table
open-seat = Open the seat
open-seat-name = Stop keeping the seat for { $name }
leave-table = Leave the table
invite-title = A table of { $game } on Captable

## Hints
hint = Hint
hint-title = What a senior bot would do
hint-result = { $result }%
hint-explored = Share of its thinking: { $explored }%
hint-range = { $label }: { $value }
hint-note = The figure is what it expects of the move: 0% is lost, 100% is won. The bar shows how much it thought about it.
hint-close = Close the hint
hints = Hints
hints-allowed = Allowed
hints-none = None
hints-note = Whether players may ask what a bot would do in their place.

## Rules
contents = Contents
rules-failed = The rules could not be loaded
link-to-clause = Link to rule { $clause }
aim = Aim:
rules-search = Search the rules
rules-found = { $count ->
    [one] One clause
   *[other] { $count } clauses
}
rules-clauses = Every rule by number
rules-clauses-note = The exact rules, one clause each. Refused moves and the log name these numbers.
rules-close = Close the rules

## Decks
practice = Practise
practice-game = Practise { $game }
decks = Decks
decks-game = Decks of { $game }
deck-builder = Deck builder
deck-builder-of = Build a deck for { $game }
deck-house-note = The rulebook prints no card list. This is our house set: the cards that the rulebook names, and ours. Your decks stay in this browser.
deck-load-failed = The cards could not be loaded
deck-yours = Your deck
deck-which = Which deck
deck-new = New deck
deck-from-ready = Start from a ready deck
deck-copy-of = { $deck }, changed
deck-name = Name
deck-unnamed = My deck
deck-size = { $count } of { $size } cards
deck-empty = Nothing in it yet. Add cards with +, or start from a ready deck and change it.
deck-legal = Legal: it can be played.
deck-illegal = { $count ->
    [one] It breaks a rule:
   *[other] It breaks { $count } rules:
}
deck-curve = Cards by cost
deck-curve-of = Cost { $cost }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-less = One { $card } less
deck-more = One { $card } more
deck-add = Add { $card }
deck-copies = { $count } / { $most }
deck-as-text = Import and export as text
deck-text-note = A number and a card on each line, in English or French; # begins a comment.
deck-take-text = Use this text
deck-copy = Copy
deck-copied = The deck is copied.
deck-copy-failed = The browser would not copy it. Select the text and copy it by hand.
deck-download = Save as a file
deck-play = Play this deck
deck-remove = Delete
deck-remove-title = Delete this deck?
deck-remove-note = “{ $deck }” is kept in this browser only, and will be gone.
deck-keep = Keep it
deck-cards = Cards
deck-search = Search
deck-type = Type
deck-rarity = Rarity
deck-cost = Cost
deck-any = Any
deck-only-chosen = In the deck only
deck-found = { $count } of { $all } cards
deck-none-found = No card is like that.
deck-own = Your own deck
deck-build = Build a deck
deck-refused = { $count ->
    [one] This deck breaks a rule
   *[other] This deck breaks { $count } rules
}

# -- lessons ---------------------------------------------------------------------------------------------------
learn = Learn
learn-game = Learn { $game } in a guided game
learn-first = New here? Learn { $game } by playing
lesson = Lesson
lesson-page = { $page } of { $pages }
lesson-on = Go on
lesson-over = Play on your own
lesson-end = End of the lesson
lesson-back = Take it back
lesson-alone = Go on without the coach
lesson-again = Start the lesson again
lesson-menu = Lesson menu
lesson-fold = Fold the lesson, to see the board
lesson-unfold = Unfold the lesson
lesson-your-move = Your move: { $moves }
lesson-or = or
lesson-outlined = Outlined on the board: { $names }.
lesson-offer = First time at { $game }? The guided game shows you how it goes, in about five minutes.
lesson-offer-no = No, thank you
table-lesson = A lesson

## The lab
lab = The designers’ lab
lab-link = The designers’ lab
lab-note = Change a card file and see what it does: bots play, and a report says what their games show.
lab-load-failed = The lab could not be opened
lab-begin-run = A new run
lab-begin-failed = The run could not begin
lab-game = Game
lab-games = Games
lab-name = Name
lab-run-of = { $game }
lab-every-deck = Every deck in turn
lab-more = Options, deals and stronger bots
lab-seed = Deals
lab-seed-note = Runs with the same text here are dealt the same cards, so that small differences show.
lab-seed-said = deals: { $seed }
lab-strong = Compare with stronger bots
lab-strong-note = A few games more, by bots that think. The report says where they play otherwise.
lab-play = { $count ->
    [one] Play one game
   *[other] Play { $count } games
}
lab-not-sound = Mend the card file first.
lab-cards = Card file
lab-as-table = As a table
lab-as-text = As text
lab-cards-reset = Back to the printed one
lab-cards-own = This is the game’s own file. Change any figure.
lab-cards-checking = Being read …
lab-cards-sound = This file can be played.
lab-faults = { $count ->
    [one] One mistake
   *[other] { $count } mistakes
}
lab-fault-line = Line { $line }
lab-in-the-text = in the text
lab-was = Was { $value }
lab-runs = Runs
lab-no-runs = Nothing has been played yet.
lab-all-runs = All runs
lab-edited = edited cards
lab-so-far = { $games } of { $wanted } games
lab-progress = Progress
lab-waiting = Waiting for its turn
lab-playing = Being played
lab-stopped = Stopped
lab-done = Done
lab-failed = Broken off
lab-stop = Stop
lab-go-on = Go on
lab-change = Change something
lab-share = Copy the link
lab-link-copied = The link is copied.
lab-rename = Rename
lab-delete = Delete
lab-delete-title = Delete this run?
lab-delete-note = “{ $name }” and all that it found will be gone.
lab-keep = Keep it
lab-report = What it shows
lab-read = Read the report
lab-download = Download the report
lab-compare = Compare with
lab-choose-run = another run
lab-read-difference = Read the difference
lab-by-seat = Wins by seat
lab-by-order = Wins by order of play
lab-turn = Turn { $number }
lab-course = The leader’s chance of winning, from beginning to end
lab-begin = Beginning
lab-end = End
lab-lengths = Moves in a game
lab-certain = Every figure has the interval that holds the truth with 95 % certainty. Colours mean that the whole interval says so.

## You on several devices
devices = Your devices
devices-note = There is no account: a browser knows you by a cookie. Take yourself along to your other devices, and keep a phrase for the day when they are lost.
devices-failed = Your devices could not be loaded
devices-unnamed = A device
devices-this = this device
devices-seen = last here { $ago }
devices-now = here just now
devices-add = Add a device
devices-scan = Scan this with the other device, or open the link there. You will be the same person on both, at the same time.
devices-qr = QR code of the link
devices-link = Link for your other device
devices-until = It works once, until { $time }. Give it to nobody else: it is you.
devices-ended = This link has ended.
devices-again = Make another
devices-added = Your other device is in.
devices-sign-out = Sign out
devices-sign-out-of = Sign out: { $device }
devices-signed-out = That device is signed out.
devices-leave = Sign out on this device?
devices-leave-note = You can only come back with a link from another device, or with your recovery phrase. Without either, your seats are lost.
passkeys = Passkeys
passkeys-note = Your phone, your computer or your password manager can sign you in here with a fingerprint, your face or a PIN. There is nothing to write down, and nothing on this server worth stealing.
passkeys-not-here = Passkeys need an https address with a domain name. A recovery phrase does the same job here.
passkey-make = Create a passkey
passkey-made = Your passkey is ready. It signs you in on every device that has it.
passkey-since = since { $day }
passkey-drop = Delete
passkey-drop-of = Delete the passkey: { $device }
passkey-dropped = That passkey no longer signs you in.
passkey-use = I have a passkey
passkey-open = Continue with a passkey
phrase = Recovery phrase
phrase-none = Six words that bring you back on any device. You have none yet.
phrase-made = Six words that bring you back on any device. You made yours on { $day }.
phrase-make = Make a phrase
phrase-make-new = Make a new one
phrase-drop = Have none
phrase-dropped = The phrase no longer leads to you.
phrase-write = Write these six words down. They are shown only now.
phrase-copy = Copy the phrase
phrase-copied = The phrase is copied. Keep it where nobody else looks.
phrase-use = I have a phrase
own-data = Your data
own-data-note = All that this server has of you: your name, your devices, your tables, what you said, and the records of your games.
own-data-download = Download it
own-data-delete = Delete yourself
own-data-delete-title = Delete yourself?
own-data-delete-note = Your name and all that you said are erased, on all your devices. Your games stay, played by “Somebody”; in those that run, a bot takes your seat. This can’t be undone.
own-data-deleted = You are deleted. Welcome, whoever you are.
open-title = Play as yourself here
open-note = You will be the same person here as on your other device: same name, same tables, same games.
open-go = Go on
open-go-as-new = Leave { $name } and go on
open-phrase = Your recovery phrase
open-phrase-note = Type the six words; neither case nor what is between them matters.
open-before = Here you are { $name } so far, with { $count ->
    [one] one table
   *[other] { $count } tables
}. To keep them, make a recovery phrase for { $name } in the settings first.
open-mail = Or by email
open-mail-address = Your email address
open-mail-note = If you have confirmed this address here, we will email you a link to sign in.
open-mail-send = Email me a link
open-mail-sent = If { $address } belongs to somebody here, an email is on its way. Open its link on this device.
open-done = Welcome back, { $name }.

## A page of yours
you = You
you-lead = The games you are playing, the games you have played, and how strong they make you. Nobody else can see this page; at the bottom you choose what others see.
you-going = Being played
you-going-none = You are at no table just now
you-going-none-note = Begin one in the lobby, or join one there.
you-strength = Your strength
you-strength-note = By game, against people and against bots. Everybody begins at 25 ± 8.3. Every finished game moves the figure, and makes the ± smaller: the truth lies within it two times out of three.
you-strength-none = No game has counted yet
you-strength-none-note = A whole game with somebody counts; a lesson, or a game that you try again, does not.
you-against-people = against people
you-against-bots = against bots
you-strength-is = { $mean } ± { $deviation }
you-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
you-graph = From { $first } to { $last } in { $count ->
    [one] one game
   *[other] { $count } games
}
you-finished = Finished games
you-finished-none = No finished game like that
you-game = Game
you-opponent = Played with
you-any-game = any game
you-anybody = anybody
you-more = More
you-failed = Your games could not be loaded
you-with = with { $names }

## How your turn reaches you
reach = Turn notifications
reach-note = When a game runs for days, find out that it is your turn while you are away. You are told only in the ways you choose here, and never about a table with only bots.
reach-failed = Your notification settings could not be loaded
reach-browser = In this browser
reach-allow = Allow on this device
reach-allowed = This browser will tell you from now on, even when Captable is not open.
reach-on = This browser tells you when it is your turn, even when Captable is not open.
reach-try = Send a test
reach-tried = The test is on its way.
reach-not-here = Turn off on this device
reach-not-there = Turn off
reach-not-there-of = Turn off: { $device }
reach-insecure = Browsers show notifications only for https addresses.
reach-home-screen = First add Captable to your home screen (Share, then “Add to Home Screen”) and open it from there. Then this device lets you allow notifications.
reach-unable = This browser can’t show notifications, or a private window prevents it.
reach-denied = This browser blocks notifications from this site. You can change that in the site settings, next to the address bar.
reach-often = Notifications on your devices
reach-at-once = right away
reach-hourly = at most once an hour
reach-daily = once a day
reach-never = never
reach-told = { $count ->
    [one] One so far, { $ago }.
   *[other] { $count } so far, the last one { $ago }.
}
reach-just-now = just now
reach-mail = By email
reach-no-mail = This server does not send email.
reach-address = Your address
reach-send-link = Send me a link
reach-link-sent = A link is on its way to { $address }. Open it within an hour to confirm the address.
reach-mail-remove = Remove
reach-mail-often = Emails
reach-feed = In a feed reader
reach-feed-note = A private link for a feed reader. Anyone who has the link can see your games.
reach-feed-made = You created a feed on { $day }.
reach-feed-make = Create a feed
reach-feed-make-new = Create a new link
reach-feed-link = Your feed’s link
reach-feed-once = Copy it now: it is shown only once.
reach-feed-drop = Delete the feed
reach-hours = When
reach-daily-at = Once a day at
reach-quiet = Quiet at night
reach-zone = Times are in { $zone }.
reach-zone-here = Use { $zone }
reach-stop-all = Turn everything off
reach-all-stopped = Done: you will get no more notifications.
reach-silent = All notifications are off.
confirm-title = Confirm your email address
confirm-note = We will tell you at this address when it is your turn. It also lets you back in if you lose your devices.
confirm-do = This is my address
confirm-done = { $address } is now your address.
confirm-missing = This link is incomplete. Open it again from the email, or ask for a new one.
stop-title = Turn off these notifications
stop-note = You will no longer be told in this way. The other ways that you chose stay on.
stop-do = Turn them off
stop-done-push = Your devices no longer show notifications.
stop-done-mail = You will get no more emails.
stop-done-feed = The feed is deleted.
stop-missing = This link is incomplete. You can turn notifications off in the settings too.

## Tournaments
cups = Tournaments
cups-all = All your tournaments
cups-lead = An evening, a month or a league with people you like: anyone with the link can join.
cups-note = Round robin, Swiss or a ladder with your friends, by link.
cups-failed = Your tournaments could not be loaded
cups-none = You are not in any tournament yet
cups-none-note = Organise one and send the link to your friends, or open a link that somebody sent you.
cup-yours = You are the organiser.
cup-organise = Organise a tournament
cup-organise-lead = Choose the rules, then send the link to the people you want to play with.
cup-what = The tournament
cup-title = Name
cup-title-example = Friday evening
cup-form = Format
cup-robin = Round robin
cup-robin-note = Everybody meets everybody. Fair but long: best for up to about eight.
cup-swiss = Swiss
cup-swiss-note = In each round you meet somebody with about as many points as you. A few rounds are enough, even for many people.
cup-ladder = Ladder
cup-ladder-note = Challenge somebody up to three rungs above you. If you win, you take the higher rung. A ladder has no end.
cup-at-a-table = At each table
cup-rounds = Rounds
cup-fewer-rounds = One round less
cup-more-rounds = One round more
cup-rounds-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
cup-rounds-enough = until there is one winner
cup-fill = Empty seats
cup-fill-none = stay empty
cup-fill-note = Bots take them and score no points, so everybody always has a table.
cup-fill-none-note = Somebody without a table gets a point in a Swiss tournament, and sits the round out in a round robin.
cup-hints = Hints are allowed
cup-auto = Start the next round automatically
cup-auto-note = As soon as the last game of a round is over. Otherwise you start each round.
cup-join-too = I am playing too
cup-join-too-note = As { $name }.
cup-not-made = The tournament could not be created
cup-make = Create the tournament
cup-make-note = You get a link. Nothing starts until you say so.
cup-state-open = { $count ->
    [one] Open: one player so far
   *[other] Open: { $count } players so far
}
cup-state-round = Round { $round } of { $rounds }
cup-state-ladder = { $count ->
    [0] The ladder is open
    [one] The ladder is open: one game
   *[other] The ladder is open: { $count } games
}
cup-state-over = Over
cup-over-won = Won by { $names }, { $day }
cup-table-of = { $count } at a table
cup-filled = empty seats: { $level }
cup-your-game = Your game against { $names } is waiting.
cup-take-part = Join
cup-you-are-in = You are in
cup-come-back = Rejoin
cup-not-part = Leave
cup-keep-choice = Keep this choice
cup-leave = Stop playing
cup-leave-title = Stop playing?
cup-leave-note = A bot finishes your game, and you are left out of the rounds to come. What you have played still counts.
cup-dropped = You were removed from this tournament
cup-dropped-note = The organiser can let you back in.
cup-organising = You are the organiser
cup-begin = Start the first round
cup-begin-round = Start round { $round }
cup-begin-ladder = Open the ladder
cup-add-bot = Add a bot
cup-entrants = Players
cup-entrants-none = Nobody yet.
cup-drop = Remove
cup-drop-of = Remove { $name } from the tournament
cup-let-back = Let back in
cup-let-back-of = Let { $name } back in
cup-left = no longer playing
cup-end = End the tournament
cup-end-title = End the tournament?
cup-end-note = There will be no more rounds. Games under way can be finished, but do not count. This can’t be undone.
cup-standings = Standings
cup-result = Result
cup-place = Place
cup-entrant = Player
cup-points = Points
cup-points-short = Pts
cup-opponents = Opponents’ points
cup-opponents-short = Opp.
cup-beaten = Points of those beaten
cup-beaten-short = Beat.
cup-wins = Wins
cup-wins-short = Wins
cup-games = Games
cup-places-how = How the ranking works
cup-points-note = A win is worth one point, a tie half a point. Among players with equal points, these decide, in this order.
cup-points-many-note = Whoever finishes ahead of the whole table gets one point. Everybody else gets a share of it for each player they finish ahead of, and half that share for a tie. Among players with equal points, these decide, in this order.
cup-opponents-note = The points of the people you met: stronger opponents put you ahead. At larger tables their average counts. A round without a table counts as if you had met somebody with your own points.
cup-beaten-note = The same, but only for the people you beat, and half for those you tied with.
cup-wins-note = Games in which nobody finished ahead of you. Players who are equal in this too share the place.
cup-tie-shared = { $first } and { $second } are equal in every respect and share place { $place }.
cup-tie-opponents = { $first } is ahead of { $second } on opponents’ points ({ $more } to { $less }).
cup-tie-beaten = { $first } is ahead of { $second } on points of those beaten ({ $more } to { $less }).
cup-tie-wins = { $first } is ahead of { $second } on wins ({ $more } to { $less }).
cup-pairings = Pairings
cup-pairs-how = How the pairings are made
cup-pairs-robin = Everybody meets everybody else once, in an order drawn by lot. At larger tables everybody meets everybody at least once, in as few rounds as we could find.
cup-pairs-swiss = Nobody meets the same person twice while that can be avoided. After that, players meet whose points are as close as possible; what is still open is drawn by lot. If somebody is left over, it is somebody with few points who has not been left over before.
cup-pairs-ladder = To climb, challenge somebody above you. The winner takes the higher of the two rungs; after a tie both stay where they are.
cup-round = Round { $round }
cup-before = Points before: { $points }.
cup-again = They have met before.
cup-bye = { $name } has no table this round and gets a point.
cup-rest = { $name } sits out this round.
cup-void = Called off; nobody gets a point
cup-being-played = In progress
cup-won = { $count ->
    [one] { $names } won
   *[other] A tie: { $names }
}
cup-to-game = { $action }: { $names }
cup-call-off = Call off
cup-call-off-of = Call off the game of { $names }
cup-call-off-title = Call this game off?
cup-call-off-note = The game of { $names } ends without a result, and nobody gets a point for it.
cup-a-bot = a bot
cup-rungs = The ladder
cup-challenge = Challenge
cup-challenge-of = Challenge { $name }
cup-choose = choose
cup-challenge-them = { $count ->
    [one] Challenge
   *[other] Challenge these { $count } players
}
cup-link = Link to the tournament
cup-link-result = Link to the result
cup-link-note = Anyone with the link can read everything here. Nobody can find it without the link.
cup-of-table = Back to the tournament

## Friends, and what others see of you
invitations = Invitations
invited-by = { $name } invites you.
invited-no = No, thanks
friends = People you have played with
friends-note = You can invite them to a table that has not started. Nobody can see who is on your list.
friends-failed = The people you have played with could not be loaded
friends-none = Nobody yet
friends-none-note = People you play with will appear here.
friends-ask = Invite somebody you have played with
friend-ask-of = Invite { $name } to this table
friend-asked = { $name } will find your invitation in the lobby.
friend-games = { $count ->
    [one] One game together, on { $day }
   *[other] { $count } games together, the last on { $day }
}
friend-playing = Your first game together is under way.
friend-block = Block
friend-block-of = Block { $name }
friend-block-title = Block { $name }?
friend-block-note = They can no longer invite you or sit down at your tables. They are not told.
friend-blocked = They can no longer invite you.
friend-unblock = Unblock
friend-unblock-of = Unblock { $name }
friend-unblocked = They can invite you again.
blocked = Blocked
showing = What others see of you
showing-nothing = Only your name at your tables. If you choose something here, you get a link to a page that shows it.
showing-note = Anyone with this link sees what you have chosen, without the names of the people you played with. Choose nothing, and the link stops working.
showing-strength = Your strength, with its graphs
showing-games = Your latest finished games
showing-link = Link to your page
person-strength = Strength
person-game = Place { $place } of { $players }{ $bots ->
    [0] {""}
    [one] , including one bot
   *[other] , including { $bots } bots
}; { $day }
person-games-none = No finished games yet

## Without a connection
shelf = Available offline
shelf-note = Things you have opened on this device. Tables, lessons and new games need the server.
shelf-empty = Nothing is available offline yet
shelf-empty-note = Rules, exercises and replays that you open stay on this device for when you are offline.
shelf-practice = { $game }: exercise
shelf-replay = { $game } with { $names }
open-tables-offline = Tables need a connection
