it-startup-race = The race to the goal
it-startup-lane = { $names }: { $points } of { $goal } points.
it-startup-coming = { $points ->
    [one] 1 more if the turn ended now.
   *[other] { $points } more if the turn ended now.
}
it-startup-office-of = The office of { $owner }
it-startup-nobody = Nobody works here yet.
it-startup-partner = Your partner
it-startup-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
it-startup-known-hand = In hand, as you know:
it-startup-planned = Planned
it-startup-plan-here = Drop an Action here
it-startup-goes-home = Outsourced: goes home to { $owner }.
it-startup-desk = Deck and table
it-startup-deck-notes = { $count ->
    [one] What you know of the deck (1 card)
   *[other] What you know of the deck ({ $count } cards)
}
it-startup-slip = Score of { $name }’s turn
it-startup-no-score = No developer, no points.
it-startup-hand = Your hand
it-startup-hand-empty = You hold no card.
it-startup-left = You can still:
it-startup-nothing-left = Nothing left to pay for: sell, or end the turn.
it-startup-play = Play
it-startup-swap = swap
it-startup-cheaper = cheaper
it-startup-spent = played
