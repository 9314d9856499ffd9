nation-alliances = Alliances
nation-allied = { $names } are allies.
nation-alone = { $name } has no ally.
nation-your-ally = Your ally
nation-ally-of = Ally of { $names }
nation-no-ally = No ally
nation-out-of-round = Out of the round
nation-round = Round { $round }
nation-match = The match
nation-goal = { $points } points, and ahead of everyone
nation-deck = The cards of this match
nation-copies = { $name }: { $left } of { $copies } not face up
nation-can-be = Can be { $roles }.
nation-can-be-note = What follows from all you have seen and heard this round.
nation-notes = Notes on { $name }
nation-are-you = { $role }?
nation-are-you-quoted = “Are you { $role }?”
nation-your-sentence = Your decision
nation-question = I ask { $victim }: “Are you { $role }?”
nation-whom = whom?
nation-which-role = which role?
nation-ask-whom = Ask { $name }
nation-role-ruled-out = { $role } (ruled out)
nation-ask = Ask
nation-look = I look at the card of { $whom }.
nation-swap-cards = I swap my card with { $whom }.
nation-promote = I promote { $whom }.
nation-give = I give the BPI token to { $whom }.
nation-swap = I swap the alliances of { $one } and { $two }.
nation-token-of = The token of { $name }
nation-news = News of the round
nation-no-news = Nothing has leaked just now.
nation-out-stamp = Out!
nation-passed = { $count ->
    [one] 1 passed over
   *[other] { $count } passed over
}
nation-round-over = { $round }: the count
nation-go-on = Go on
nation-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $count ->
    [one] { "" }
   *[other] { " " }each
}
nation-no-gain = Nothing
nation-were-out = Out of the round: { $names }.
