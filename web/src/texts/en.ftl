## Everywhere
close = Close
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

seat-you = you
seat-here = Here
seat-away = Away
seat-bot = A bot
seat-bot-sits-in = A bot is sitting in
seat-resigned = Resigned
seat-out = Out of the game
seat-to-move = to move
seat-team = Team { $team }
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
bot-in-your-seat = A bot is playing for you.
take-seat-back = Take your seat back
move-stale = The table had moved on. Look again before you choose.
ending = The result
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
keys-help = this help
keys-shortcuts = Single keys (1 – 9, U, ?) do something

## Startups’ board
startups-table = Who has how many shares of which company
startups-cell = { $owner }, { $company }: { $shares ->
    [one] 1 share
   *[other] { $shares } shares
}
startups-cell-note = { $shares ->
    [0] { $owner } has no share yet.
    [one] { $owner } has 1 share.
   *[other] { $owner } has { $shares } shares.
} { $out } of { $copies } lie in portfolios.
startups-majority = majority
startups-majority-note = { $owner } has the majority: counted now, everybody else would pay.
startups-company-note = { $out } of { $copies } shares lie in portfolios.
startups-chip-free = Nobody holds its Anti-Monopoly chip yet.
startups-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
startups-your-hand = Your hand
startups-market-empty = The market is empty: drawing is free.
startups-round-of = Round { $round } of { $rounds }
startups-count-begins = The hands join the portfolios, and the companies are counted one by one.
startups-count-skip = Show the result
place-number = { $place }.

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
