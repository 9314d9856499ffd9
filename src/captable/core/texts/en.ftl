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

core-no-such-number = There is no choice { $number }; they go from 1 to { $last }.
core-no-such-number-of = There is no choice { $number }; they are { $numbers }.
core-range-needs-value = Which number? Type { $number } and the number, to { $label }.
core-out-of-range = { $value } is not possible: it takes a number from { $low } to { $high }{ $step ->
    [one] { "" }
   *[other] , in steps of { $step }
}.
core-range = from { $low } to { $high }{ $step ->
    [one] { "" }
   *[other] , in steps of { $step }
}: type { $number } and the number
core-range-alone = from { $low } to { $high }{ $step ->
    [one] { "" }
   *[other] , in steps of { $step }
}: type the number

core-prompt-happened = Since your last move:
core-prompt-table = The table as you see it:
core-prompt-cards = What the cards say:
core-prompt-moves = Your moves:
core-prompt-answer = Answer with the number of a move.
core-refused = { $label }: { $why } ({ $clause })
core-several = That could be any of these:
core-tries-left = { $count ->
    [one] You have one try left.
   *[other] You have { $count } tries left.
}
core-why-both = Compared with “{ $other }”: { $soon } by your next turn; { $end } at the end.
core-why-soon = Compared with “{ $other }”: { $soon } by your next turn.
core-why-end = Compared with “{ $other }”: { $end } at the end.
core-why-even = It comes to much the same as “{ $other }”.
core-why-later = The bot expects more of it than of “{ $other }” further ahead; no figure of your next turn shows it yet.
core-why-yours = { $name } { $by } for you
core-why-theirs = { $name } { $by } for { $seat }
core-why-score = score
core-allowed = { $label }: allowed.

core-shape-cannot = { $field } can’t be { $value }: it takes { $takes }
core-shape-missing = { $field } is missing: it takes { $takes }
core-shape-unknown = there is no field { $field }; there are { $fields }
core-shape-each = each of { $field } takes { $takes }
core-shape-because = { $field }: { $why }
core-shape-only-because = { $why }
core-shape-field-of = { $field } of { $row }
core-shape-whole = a whole number
core-shape-whole-low = a whole number from { $low }
core-shape-whole-high = a whole number to { $high }
core-shape-whole-low-high = a whole number from { $low } to { $high }
core-shape-fields = an object with fields
core-shape-fields-named = an object with fields { $fields }
core-shape-or = { $one } or { $other }
core-shape-list = a list
core-shape-list-of = a list of { $count }
core-shape-list-within = a list of { $low } to { $high }
core-shape-flag = true or false
core-shape-text = a text
core-shape-null = null
core-shape-else = something else
core-shape-id = small letters, digits and _
core-shape-name = a text of 1 to { $most } characters

core-cards-said = { $text }
core-cards-no-toml = { $error } (column { $column })
core-cards-no-toml-at-end = { $error } (at end of document)
core-cards-rows = the [[{ $table }]] rows must be { $ids }, in this order
core-cards-rows-only = the [[{ $table }]] rows must be { $ids }, and no others
core-cards-nameless = { $id } is not one of the printed ones, so it needs a name = "…"
core-cards-twice = { $id } is there twice
core-cards-called-twice = two of them are called { $name }
core-cards-total = total is { $said }, but the copies add up to { $total }
core-cards-how-many = { $total } cards; there must be { $fewest } to { $most }
