core-player = Player { $number }
core-list = { $most } and { $last }
core-labelled = { $label }: { $content }

core-over = The game is over.
core-not-your-turn = It is not your turn: { $seats } to move.
core-not-allowed = This move is not allowed now.
core-already-left = This player is not in the game any more.
core-you-left = You have left the game.
core-no-such-words = “{ $text }” is not a move.
core-conceded = { $seat } concedes.
core-privately = { $seat }: “{ $say }”

core-to-move = to move
core-out = out
core-you = you
core-empty = empty
core-lesson-watch = Watch what { $seat } does.
core-lesson-instead = You can do that (“{ $move }”): the rules allow it. But this lesson tells another story from here. Take it back and try what I asked for, or go on without me.
core-hidden-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
