## A game in the terminal
cli-default-name = Ann
cli-welcome = { $game }: { $pitch }
cli-you-sit-with = You are { $me }, with { $others }, played by { $bots }.
cli-option-set = { $option }: { $value }
cli-how-to = Type the number of a move, or enough of its words. “?” says what is not allowed and why, “help” lists the rest.
cli-resumed = { $moves ->
    [one] The game goes on after 1 move.
   *[other] The game goes on after { $moves } moves.
}
cli-team = team { $number }
cli-prompt = { $seat }>
cli-blocked = { $count ->
    [one] One other move is not allowed now; “?” says why.
   *[other] { $count } other moves are not allowed now; “?” says why.
}
cli-time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
cli-time-up = Your time is up, so this was played for you: { $move }.
cli-thinking = The others are thinking …

## What was typed
cli-several = “{ $text }” could be any of these:
cli-not-understood = { $why } Type the number of a move, “?” for what is not allowed, or “help”.

## Why not
cli-refused = { $label }: { $why } ({ $clause })
cli-allowed = { $label }: you may do this now.
cli-nothing-blocked = Every move that could come to mind here is allowed.

## Commands
cli-command-help = help, h
cli-command-table = table, t
cli-command-hint = hint
cli-command-log = log, l
cli-command-rules = rules, r
cli-command-undo = undo, u
cli-command-save = save, s
cli-command-resign = resign
cli-command-quit = quit, q
cli-help-title = What you can type
cli-help-move = a number
cli-help-move-note = make that move
cli-help-words = some words
cli-help-words-note = make the one move that has them: “{ $example }”
cli-help-why = ?
cli-help-why-note = what is not allowed now, and why; “? 2” or “? some words” for one move, a card or a place
cli-help-table-note = draw the table again; so does an empty line
cli-help-hint-note = the moves that a senior bot would think of in your place, and what it expects of each
cli-help-log-note = what has happened so far, with the rules behind it
cli-help-rules = { $command } [clause or word]
cli-help-rules-note = the rules: all headings, one clause (“rules { $example }”), or every clause with a word
cli-help-undo-note = take your last move back, as long as it has shown nothing hidden and nobody has moved since; a secret choice, until it is shown
cli-help-save = { $command } [file]
cli-help-save-note = keep the game in a file, to go on later with --resume
cli-help-resign-note = give up; the others play on
cli-help-quit-note = leave the game
cli-help-help-note = this list

## Hints
cli-hinting = Thinking for you …
cli-hint-move = Move
cli-hint-result = Expected result
cli-hint-explored = Looked into

## Log and rules
cli-log-empty = Nothing has happened yet.
cli-took-back = { $seat } takes the last move back.
cli-controls = { $seat } is played by { $who } from now on.
cli-person = a person
cli-bot = the bot { $bot }
cli-rules-guide-how = “{ $command } { $example }” tells a part of the guide. The exact rules:
cli-rules-how = “{ $command } { $example }” shows one clause, “{ $command } { $section }” a part, “{ $command }” and a word every clause that has it.
cli-no-rules = This game comes without written rules.
cli-no-clause = There is no clause “{ $text }”, and no clause has that word; they go from { $first } to { $last }.

## Taking back
cli-undone = Taken back: { $move }.
cli-undo-nothing = You have no move to take back.
cli-undo-others = { $seat } has moved since, so your last move stands.
cli-undo-revealed = Your last move showed something hidden or used chance, so it stands.
cli-undo-shown = Something was shown since you chose, so your choice stands.

## Saving and leaving
cli-saved = The game is kept in { $file }. To go on: captable { $command } { $name } --resume { $file }
cli-record-saved = The record is kept in { $file }. To see it again: captable replay { $file }{ $game }
cli-not-saved = { $file } can’t be written: { $why }.
cli-ask-save = Keep the game? A file name, Enter for { $file }, or “no”:
cli-ask-record = Keep the record? A file name, or Enter for no:
cli-ask-resign = Really give up? “yes” or Enter for no:
cli-yes = yes, y
cli-no = no, n
cli-bye = Goodbye.
cli-end-of-input = The input has ended; goodbye.

## The end
cli-you-win = You win!
cli-you-share = You share the first place!
cli-you-finish = You are number { $place } of { $players }.
cli-place = { $place }. { $seat }: { $score }
cli-because = { $what }: { $why }
cli-seed = The seed was { $seed }.

## Catalogue of games
cli-games-players = { $fewest } to { $most } players
cli-games-players-exactly = { $most } players
cli-games-solo = one player
cli-games-minutes = { $low } to { $high } minutes
cli-games-options = Options
cli-games-seat-options = For each player
cli-games-default = default
cli-games-range = a number from { $low } to { $high }
cli-games-many = several of them, with commas
cli-games-clauses = { $clauses } clauses of rules
cli-games-how = Play one: captable play { $game }

## Simulations
cli-simulating = Playing
cli-series = { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }
cli-seat = Seat
cli-order = Order of play
cli-played-by = Bot
cli-wins = Wins
cli-share = Share
cli-interval = 95% interval
cli-score = Score
cli-scores = Range
cli-from-to = { $low } to { $high }
cli-length = A game has { $mean } moves on average, from { $low } to { $high }.
cli-shared = { $games ->
    [one] In 1 game the first place is shared.
   *[other] In { $games } games the first place is shared.
}
cli-speed = { $rate } games per second, { $seconds } seconds in all.

## The arena
cli-arena-challenger = Challenger
cli-arena-others = Others
cli-arena-games = Games
cli-arena-time = Time a choice
cli-arena-rating = Rating
cli-arena-stronger = { $challenger } is stronger than { $others }: its true share is above { $target }, with 95% certainty at least { $low }.
cli-arena-weaker = { $challenger } is weaker than { $others }: its true share is below { $target }, with 95% certainty at most { $high }.
cli-arena-no-difference = { $games ->
    [one] 1 game does not show whether { $challenger } or { $others } is stronger.
   *[other] { $games } games do not show whether { $challenger } or { $others } is stronger.
}
cli-arena-more = { $challenger } wins more than { $target } against { $others }, with 95% certainty at least { $low }.
cli-arena-less = { $challenger } wins less than { $target } against { $others }, with 95% certainty at most { $high }.
cli-arena-open = { $games ->
    [one] 1 game does not show whether { $challenger } wins more or less than { $target } against { $others }.
   *[other] { $games } games do not show whether { $challenger } wins more or less than { $target } against { $others }.
}
cli-arena-began = When it comes first to the turn, { $challenger } wins { $first }, else { $later }.
cli-arena-took = { $seconds } seconds in all.

## Replays
cli-verified = { $file } is a sound record of { $game }: all { $entries } entries are as they were recorded, { $moves } of them moves.
cli-privately = { $seat }: “{ $say }”
cli-replay-prompt = [{ $at }/{ $last }] Enter: on, b: back, a number: go there, q: quit>

## Clauses
cli-clauses-sum = { $game }: { $proved } of { $clauses } clauses are { $run ->
    [yes] proved, by { $tests } tests that were run.
   *[no] named by tests: { $tests } were read, none was run (--run runs them).
}
cli-clauses-no-tests = { $game }: { $clauses } clauses. The tests that prove them are in a checkout of Captable, and this is none.
cli-clauses-no-test = no test proves this
cli-clauses-red = Red, so it proves nothing: { $test }
cli-clauses-unproved = Unproved: { $list }
cli-clauses-languages = Not in every language: { $list }
cli-clauses-unknown = { $test } names { $clause }, which no catalogue has.

## The conformance test
cli-new-game =
    { $game } is written: { $files } files, { $lines } lines. Now:
      captable check { $game }:GAME
      captable play { $game }:GAME
      captable serve --game { $game }:GAME
      pytest { $game }/tests
cli-checking = Checking
cli-check-passed = { $game } keeps the contract: { $games } games with { $players } players, { $moves } moves, { $rate } games per second.
cli-check-failed = Game { $number }, with { $players } players, breaks the contract: { $broken }
cli-check-unread = { $game } breaks the contract before its first game: { $broken }
cli-check-record = The record up to there is in { $file }. To see it: { $replay }
cli-check-again = To check that game again: { $command }

## Decks
cli-decks-how = `captable decks show NAME` lists the cards of a deck. A deck of your own is a text file with lines such as “3 Phishing Phil”; `captable decks check FILE` says whether it is legal.
cli-decks-types = { $heroes } Heroes, { $threats } Threats, { $resources } Resources, { $actions } Actions
cli-decks-legal = { $file } is a legal deck of { $cards } cards.
cli-decks-illegal = { $file } breaks { $count ->
    [one] a rule
   *[other] { $count } rules
}:
cli-decks-field = The field
cli-decks-began = begun: { $share }
cli-decks-curve = Coffee: { $curve }

## For whoever runs a server

cli-backup-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} ({ $kilobytes } KB) are in { $folder }. To go on from there: captable serve --data { $folder }
cli-forget-done = { $name } is forgotten: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $lines ->
    [one] one line of chat
   *[other] { $lines } lines of chat
}, { $runs ->
    [one] one run of the lab
   *[other] { $runs } runs of the lab
}. Copies that were made before are as they were.
cli-move-store-rows = Rows copied and compared
cli-move-store-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
}, { $people ->
    [one] one person with a name
   *[other] { $people } people with a name
}, { $rows } rows in all: every row arrived as it was sent.
cli-move-store-into-database = The first store stays as it was. From now on start its servers with --store { $target }, and keep the folder’s secret.
cli-move-store-into-folder = The database stays as it was. From now on: captable serve --data { $target }
cli-tables-none = There are no such tables.
cli-tables-id = Table
cli-tables-game = Game
cli-tables-status = Status
cli-tables-names = Seats
cli-tables-changed = Last change
cli-tables-open = open
cli-tables-running = running
cli-tables-over = over
cli-tables-closed = closed
cli-tables-ended = Table { $table } ({ $game }) is closed.
cli-tables-deleted = Table { $table } ({ $game }) is deleted.

## Lessons
cli-lesson-page = Coach ({ $page } of { $pages })
cli-lesson-look = Look at: { $names }
cli-lesson-your-move = Your move: { $moves }
cli-lesson-enter = Enter to go on:
cli-lesson-last = Enter to play on by yourself:
cli-lesson-back-or-alone = Enter takes it back, “alone” goes on without the coach:
cli-lesson-alone = alone, a

## The lab
cli-vary-moves = Moves
cli-report-done = { $file } has the report of { $games } games.
cli-report-part = Stopped. { $file } has the report of the { $games } games until then.
cli-rebalance-step = Off the goal by { $miss }%: { $values }
cli-rebalance-even = The goal is reached as it is: nothing needs to change.
cli-rebalance-none = Nothing that may change brings the goal nearer.
cli-rebalance-change = { $name }: { $before } → { $after }
cli-rebalance-figure = Figure
cli-rebalance-quick = Quick games, new file
cli-rebalance-before = Proof, old file
cli-rebalance-after = Proof, new file
cli-rebalance-proved = The goal is reached, and the proof shows it. The cards are in { $file }, the differences in { $page }.
cli-rebalance-open = The goal is reached in the quick games. The proof does not speak against it, but its intervals are wider than the goal: play more games of it (`--proof-games`). The cards are in { $file }, the differences in { $page }.
cli-rebalance-unproved = The goal is not shown to be reached; this is the nearest. The cards are in { $file }, the differences in { $page }.
