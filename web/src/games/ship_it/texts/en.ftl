ship-it-dollars = ${ $value }
ship-it-round = Round { $round }
ship-it-forecast = Forecast
ship-it-event-hidden = not known yet
ship-it-companies = The companies
ship-it-draft = The draft
ship-it-draft-order = Draft order
ship-it-sealed = sealed
ship-it-bidding = not sent yet
ship-it-salary = from ${ $value }
ship-it-no-bid-yet = no bid
ship-it-seal = Seal ${ $value }
ship-it-plan = The plan
ship-it-pivot-note = Once a game, a company with venture capital may change its product. It holds from this round’s work on; until you lock you can take it back.
ship-it-bench = Your engineers
ship-it-bench-empty = Everybody is at work.
ship-it-to-bench = Off the plan
ship-it-changes-left = { $left ->
    [one] 1 change left
   *[other] { $left } changes left
}
ship-it-held-by = held by { $names }
ship-it-put-here = can go here
ship-it-no-limit = room for everyone
ship-it-ai-note = AI takes capacity for this round, raises the output and makes debt.
ship-it-puzzle = The puzzle
ship-it-puzzle-note = A robot, a grid and coins: build a program that collects them all. The clock starts when you open it.
ship-it-puzzle-over = The puzzle of the round before
ship-it-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
ship-it-blocks = { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
ship-it-par = it can be done with { $par }
ship-it-palette = Blocks
ship-it-program = Your program
ship-it-place = Place { $block }
ship-it-place-note = Press it to put it at the cursor, or carry it to where it goes.
ship-it-which = Which one: { $block }
ship-it-change = Change { $block }
ship-it-remove = Remove block { $number }, { $block }
ship-it-cursor-here = The cursor: new blocks go here
ship-it-cursor-to = Set the cursor to gap { $gap }
ship-it-editor-keys = Tab and the arrow keys go about; Delete removes a block, Alt + ↑ ↓ moves it.
ship-it-whose-run = Whose program
ship-it-run = Run
ship-it-step = Step { $step } of { $steps }
ship-it-report-founding = The companies are founded
ship-it-report-bids = What the envelopes held
ship-it-report-plans = What everybody planned
ship-it-report-round = How the round came out
ship-it-report-new = new
ship-it-report-next = Next
ship-it-report-skip = Skip
ship-it-chapter-founding = The companies
ship-it-chapter-bids = The envelopes
ship-it-chapter-plans = The plans
ship-it-chapter-puzzle = The puzzle
ship-it-chapter-actions = The work
ship-it-chapter-books = Income and milestones
ship-it-chapter-event = The event
ship-it-try = Test run
ship-it-try-stop = Stop
ship-it-practice = Puzzles to practise on
ship-it-practice-note = Collect every coin with as few blocks as you can. No clock runs here, and you may try as often as you like.
ship-it-practice-round = Round
ship-it-practice-of-round = Round { $round }
ship-it-practice-another = Another one
ship-it-practice-today = Today’s
ship-it-practice-daily = Today’s puzzle, { $day }
ship-it-practice-share = Copy the link
ship-it-practice-copied = The link to this puzzle is copied. Whoever opens it gets the same one.
ship-it-practice-yours = Your program
ship-it-practice-best = The shortest program that is known
ship-it-practice-again = Try it again
ship-it-practice-not-solved = Not solved. Below is a program that does it.
ship-it-practice-longer = Solved with { $blocks } blocks. It can be done with { $shortest }.
ship-it-practice-shortest = Solved with { $blocks } blocks. No shorter program is known.
