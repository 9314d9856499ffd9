startups-table = How many shares of each company everyone has
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
