# What tables say about themselves.
table-took-back = { $seat } takes back.
table-sits-in = { $seat } is away: a bot sits in.
table-is-back = { $seat } is back.

# Why a table does not do what it is asked.
table-missing = There is no such table. It may have been closed, or the link is cut off.
table-no-such-game = There is no game “{ $game }” here. There are: { $games }.
table-not-begun = This game has not begun yet.
table-has-begun = This game has begun already. You can watch.
table-is-over = This game is over.
table-closed = This table was closed. Open a new one.
table-not-over = This is for finished games. Play it to the end first.
table-full = All seats are taken. You can watch.
table-taken = Somebody sits there already. Choose a free seat.
table-kept = This seat is kept for { $name }. You can watch.
table-all-kept = The free seats are kept for those who had them. You can watch.
table-name-taken = Somebody at this table is called { $name }, or almost. Choose another name, then sit down.
table-was-removed = The host does not want you at this table. You can watch.
table-host-decides = Only the host can do this.
table-nobody-there = Nobody sits there.
table-own-seat = This is your own seat.
table-muted = The host has muted you: you can’t write in this chat.
table-no-such-seat = There is no such seat: seats go from 1 to { $last }.
table-seats-free = There are free seats. Wait for somebody, or let bots take them.
table-host-starts = The host starts the game.
table-resign-instead = The game has begun. Resign if you want to leave it.
table-no-seat = You have no seat at this table. You can watch.
table-wrong-players =
    This game is for { $fewest } to { $most } players with these options, not for { $players }.
table-other-players = This game is for { $wanted } players with these options, not for { $players }.
table-no-such-bot = There is no bot “{ $bot }”. There are: { $bots }.
table-no-such-moment = There is no such moment: they go from { $first } to { $last }.
table-no-such-frame = There is no such step: they go from 0 to { $last }.
table-stale = Something has changed since. Look again and choose.
table-bot-plays = A bot sits in for you. Take your seat back first.
table-seat-is-yours = No bot sits in for you: the seat is yours.
table-coach-first = First watch what the others do: the coach will say when it is up to you.
table-strayed = Take your last move back, or go on without the coach.
table-not-strayed = There is nothing here to take back for the coach.
table-no-lesson = No lesson is given at this table any more.
table-no-such-lesson = There is no lesson for this game yet. Its rules are a click away, and a game against the weakest bots hurts nobody.
table-undo-nothing = You have no move to take back.
table-undo-shown = Something was shown since you chose, so your choice stands.
table-undo-clock = The time for this choice has run out, so it stands.
table-undo-rests = What others have chosen since rests on your choice, so it stands.
table-asked-already = Somebody has asked already. Wait for the answers.
table-question-gone = This question has been settled.
table-not-asked = You have answered, or were not asked.
table-empty-text = There is nothing to say in it. Write something.
table-long-text = This is too long: at most { $most } characters.
table-other-version =
    This game was begun with version { $then } of { $game }, and version { $now } runs here. It can’t go on.
table-busy = Somebody else was quicker. Try again.
table-damaged = This table is damaged and can’t be opened. The other tables are fine. The person who runs the server can restore it from a backup.
table-store-failed = This could not be saved, so it was not done. Try again in a moment.
table-no-hints = No hints are given at this table.
table-hint-not-now = A hint is for your own move: wait until it is your turn.
