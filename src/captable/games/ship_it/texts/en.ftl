si-name = Ship It!
si-pitch = Found a software company, hire, plan in secret, and ship more than everybody else in four rounds.
si-aim = Have the highest score after four rounds: users, revenue, rating and milestones count, much debt costs.

## Options
si-option-simultaneous = Bidding and planning
si-option-simultaneous-note = Whether everybody bids and plans at the same time.
si-option-simultaneous-turns = In turns
si-option-simultaneous-turns-note = One bid sheet each in draft order, then one change or the lock each, the lowest score first, round after round. For bots and for players who are not all there.
si-option-simultaneous-live = All at once
si-option-simultaneous-live-note = Everybody at the same time; the first to a slot has it. For players who are all at the table.

## Figures
si-decimal = { $whole }.{ $part }
si-plus = +{ $value }
si-minus = −{ $value }
si-round = Round
si-users = Users
si-users-note = Monthly active users: { $points ->
    [one] a point
   *[other] { $points } points
} for every { $thousand } at the end, and income every round.
si-revenue = Revenue
si-revenue-note = { $points ->
    [one] A point
   *[other] { $points } points
} for every { $thousand } at the end. It is a score, not money.
si-rating = Rating
si-rating-note = From { $least } to { $most }; { $points } points for each star at the end.
si-debt = Debt
si-debt-note = Technical debt: { $effects }.
si-debt-rating = from { $debt } on it costs rating
si-debt-breaks = from { $debt } on features may break
si-debt-forced = from { $debt } on engineers must pay it down
si-debt-points = with { $debt } or more at the end { $points } points are lost
si-money = Money
si-money-note = In dollars. Of others you see what they had when planning began.
si-servers = Servers
si-servers-note = Capacity. More than { $outage } softens an outage, more than { $ddos } an attack; in a Viral Moment each carries { $carries } new users.
si-ai = AI
si-ai-note = How many more engineers can be augmented this round.
si-score = Score
si-score-note = What the company would score if the game ended now.
si-points = Points
si-productivity = productivity
si-salary = Salary
si-salary-note = The lowest bid on this engineer.
si-bid = Your bid
si-bid-note = Sealed until everybody has sent their sheet.
si-depth = Depth

## Corporations
si-funding = Funding
si-funding-vc_heavy = VC-Heavy
si-funding-vc_heavy-note = { $name }: { $facts }. Pivot: change your product once a game.
si-funding-bootstrapped = Bootstrapped
si-funding-bootstrapped-note = { $name }: { $facts }. Lean Team: hiring costs { $discount }% less.
si-funding-angel_backed = Angel-Backed
si-funding-angel_backed-note = { $name }: { $facts }. Insider Info: { $insiders ->
    [one] 1 engineer
   *[other] { $insiders } engineers
} in each draft for you alone.
si-power-vc_heavy = Pivot
si-power-bootstrapped = Lean Team
si-power-angel_backed = Insider Info
si-tech = Tech
si-tech-note = { $name }: { $facts }.
si-tech-ai_first = AI-First
si-tech-quality_focused = Quality-Focused
si-tech-move_fast = Move-Fast
si-product = Product
si-product-note = { $name }: users × { $users }, revenue × { $revenue }, rating × { $rating }.
si-product-b2b_saas = B2B SaaS
si-product-consumer_app = Consumer App
si-product-platform_play = Platform Play
si-fact-money = ${ $money }
si-fact-marketing = { $percent }% users from marketing
si-fact-revenue = revenue counts × { $times } in the score
si-fact-hires = { $hires ->
    [one] 1 more hire
   *[other] { $hires } more hires
} a round
si-fact-equity = equity { $percent }% (no effect in this edition)
si-fact-ai = { $ai } AI
si-fact-debt = { $debt ->
    [0] no debt
   *[other] { $debt } debt
}
si-fact-ai-debt = debt of AI × { $factor }
si-fact-rating = +{ $rating } rating every round
si-fact-features = +{ $users } users for each { $action }

## Engineers
si-level-intern = intern
si-level-junior = junior
si-level-senior = senior
si-level-note = With AI × { $factor } output and { $debt } debt.
si-specialty-frontend = Frontend
si-specialty-backend = Backend
si-specialty-fullstack = Fullstack
si-specialty-devops = DevOps
si-specialty-ai = AI
si-specialty-note = { $bonuses }.
si-specialty-bonus = { $action } +{ $percent }%
si-specialty-none = No bonus
si-trait-ai_skeptic = AI Skeptic
si-trait-equity_hungry = Equity-Hungry
si-trait-veteran = Startup Veteran
si-trait-night_owl = Night Owl
si-trait-note = { $name }: { $facts }.
si-trait-cost = ${ $cost } on top of the bid
si-trait-bonus = { $round ->
    [1] +{ $percent }%
   *[other] +{ $percent }% from round { $round } with you on
}
si-trait-bonus-last = { $round ->
    [1] +{ $percent }% if assigned last
   *[other] +{ $percent }% if assigned last, from round { $round } with you on
}
si-trait-ai_skeptic-power = never augmented
si-trait-veteran-power = bad events strike your company in their mild form
si-trait-nothing = no effect
si-engineer = { $level } { $specialty } engineer
si-engineer-trait = { $level } { $specialty } engineer, { $trait }
si-engineer-note = { $specialty } { $level }
si-engineer-note-trait = { $specialty } { $level } { $trait }
si-numbered = { $number }: { $engineer }
si-staff = Engineers
si-pool = Candidates
si-pool-note = Open an envelope on a candidate and write a bid in it; the highest bid hires. Those who win nobody get an intern.
si-insiders = Insider Info
si-insiders-note = { $count ->
    [one] 1 more candidate
   *[other] { $count } more candidates
} that only you can see and hire.

## Actions
si-action-develop = Develop Features
si-action-develop-note = +{ $users } users × output × product. { $breaks }
si-breaks = With { $debt } or more debt it may break.
si-never-breaks = It never breaks.
si-action-optimize = Optimize Code
si-action-optimize-note = −{ $debt } debt × output, at least 1; +{ $rating } rating × output × product. Brings a puzzle, and a reward to its winner.
si-action-pay_down = Pay Down Debt
si-action-pay_down-note = −{ $debt } debt, always.
si-action-servers = Upgrade Servers
si-action-servers-note = +{ $servers } server capacity × output, at least 1.
si-action-research = Research AI
si-action-research-note = +{ $ai } AI × output, at least 1.
si-action-marketing = Marketing
si-action-marketing-note = +{ $users } users × output × product ({ $fundings }); +{ $rating } rating × output × product.
si-marketing-of = { $funding } { $percent }%
si-marketing-alike = the same for every funding
si-action-monetize = Monetization
si-action-monetize-note = +{ $revenue } revenue × output × product, more with more users; −{ $rating_lost } rating.
si-action-recruiter = Hire Recruiter
si-action-recruiter-note = { $recruits ->
    [one] 1 more candidate in the next draft, and 1 more hire for you.
   *[other] { $recruits } more candidates in the next draft, and { $recruits } more hires for you.
}
si-action-viral = Go Viral
si-action-viral-note = From round { $round }. Even chances: +{ $users } users or −{ $lost }.
si-action-ipo = IPO Prep
si-action-ipo-note = From round { $round }. +{ $points } points.
si-action-acquisition = Acquisition Target
si-action-acquisition-note = From round { $round }. { $points ->
    [one] 1 point
   *[other] { $points } points
} for every { $thousand } users, then half of them are lost.
si-action-space = { $action } ({ $price ->
    [0] free
   *[other] ${ $price }
}, { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
})
si-action-space-free = { $action } ({ $price ->
    [0] free
   *[other] ${ $price }
})

## Milestones and events
si-milestones = Milestones
si-milestones-note = Each goes to the first company that has reached it at the end of a resolution.
si-milestone-users_5k = First to { $figure } Users
si-milestone-users_5k-note = { $figure } users.
si-milestone-growth_hacker = Growth Hacker
si-milestone-growth_hacker-note = { $figure } users.
si-milestone-five_stars = Five Star Startup
si-milestone-five_stars-note = Rating { $figure }.
si-milestone-clean_code = Clean Code Club
si-milestone-clean_code-note = { $figure ->
    [0] No debt
   *[other] { $figure } debt or less
}, from round { $round } on.
si-milestone-revenue_king = Revenue King
si-milestone-revenue_king-note = { $figure } revenue.
si-milestone-held = { $milestone }, claimed by { $seat }
si-events = Events
si-events-note = One a round. During planning the event of the next round is shown.
si-event-ddos = DDoS Attack
si-event-ddos-note = −{ $users } users, −{ $rating } rating; with more than { $threshold } servers −{ $mild_users } and −{ $mild_rating }.
si-event-outage = Cloud Provider Outage
si-event-outage-note = No Upgrade Servers in the next round; with more than { $threshold } servers nothing.
si-event-viral_moment = Viral Moment
si-event-viral_moment-note = +{ $users } users and +{ $mild_rating } rating; with fewer than { $threshold } servers half of the new users leave and the rating falls by { $rating }.
si-event-data_breach = Data Breach
si-event-data_breach-note = −{ $rating } rating, −{ $revenue } revenue; with less than { $threshold } debt −{ $mild_rating } and −{ $mild_revenue }.
si-event-competitor = Competitor Launch
si-event-competitor-note = −{ $users } users; with a rating above { $threshold } only −{ $mild_users }.
si-event-of-round = Round { $round }: { $event }

## Puzzle
si-block-move = Move
si-block-collect = Collect
si-block-left = Turn Left
si-block-right = Turn Right
si-block-call = Call
si-block-if = If { $condition }
si-block-while = While { $condition }
si-block-loop = Loop { $turns } times
si-block-function = Function
si-block-end = end
si-condition-clear = path clear
si-condition-coin = on a coin
si-condition-edge = at the edge
si-grid = Puzzle, { $width } × { $height }, { $coins } coins
si-grid-note = Collect every coin. A Move into a wall or off the grid, or a Collect without a coin, ends the run.
si-grid-row = { $cells }
si-robot = robot at column { $column }, row { $row }, facing { $heading }
si-robot-on-coin = robot on a coin at column { $column }, row { $row }, facing { $heading }
si-heading-0 = north
si-heading-1 = east
si-heading-2 = south
si-heading-3 = west
si-program = Program, { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
si-program-note = Fewest blocks win. A new block goes in at the cursor.
si-gap = gap { $gap }

## Marks
si-mark-spent = over
si-mark-claimed = claimed
si-mark-chosen = chosen
si-mark-open = envelope open
si-mark-forced = must pay down debt
si-mark-ai = AI
si-mark-cursor = cursor

## Moves
si-move-funding = fund { $funding }
si-move-tech = build { $tech }
si-move-product = make { $product }
si-move-rethink = choose again
si-move-envelope = envelope for candidate { $candidate }
si-move-insider = envelope for insider { $candidate }
si-move-no_bid = no bid
si-move-bid = bid ${ $amount }
si-move-send = send the bids
si-move-assign = engineer { $engineer } to { $action }
si-move-idle = engineer { $engineer } idle
si-move-augment = engineer { $engineer } with AI
si-move-plain = engineer { $engineer } without AI
si-move-pivot = pivot to { $product }
si-move-stay = do not pivot
si-move-lock = lock the plan
si-move-open = open the puzzle
si-move-pass = pass the puzzle
si-move-place = place { $block }
si-move-swap = change to { $block }
si-move-remove = remove block { $block }
si-move-cursor = cursor to gap { $gap }
si-move-submit = submit the program

si-choose-rethink = Choose again
si-choose-envelope = Bid on the { $engineer }
si-choose-bid = Bid on the { $engineer }
si-choose-no-bid = No bid on this engineer
si-choose-send = Send your sealed bids
si-choose-assign = { $engineer } → { $action }
si-choose-idle = { $engineer } → idle
si-choose-augment = { $engineer }: use AI
si-choose-plain = { $engineer }: no AI
si-choose-pivot = Pivot to { $product }
si-choose-stay = Do not pivot after all
si-choose-lock = Lock your plan
si-choose-open = Open the puzzle; the clock starts
si-choose-pass = Pass
si-choose-place = { $block }
si-choose-swap = Make it { $block }
si-choose-remove = Remove { $number }. { $block }
si-choose-cursor = Go to gap { $gap }
si-choose-submit = { $blocks ->
    [one] Submit 1 block
   *[other] Submit { $blocks } blocks
}
si-group-assign = Assign
si-group-idle = Idle
si-group-place = Place a block
si-group-swap = Change the block before the cursor
si-group-remove = Remove
si-group-cursor = Cursor

## Prompts
si-prompt-found = Choose your funding, your tech and your product. Others see them when all have chosen.
si-prompt-bid = You have ${ $money } and may hire { $hires ->
    [one] 1 engineer
   *[other] { $hires } engineers
}. Open an envelope to bid, or send your bids.
si-prompt-amount = How much for the { $engineer }? You have ${ $money }.
si-prompt-plan = Put your engineers to work, then lock. You have ${ $money } and { $left ->
    [one] 1 change
   *[other] { $left } changes
} left.
si-prompt-open = Optimize Code brings a puzzle. Once you open it you have { $seconds } seconds.
si-prompt-solve = Build a program that collects every coin, with as few blocks as you can. { $left ->
    [one] 1 edit
   *[other] { $left } edits
} left.
si-prompt-wait-0 = { $seats } still to choose a corporation.
si-prompt-wait-1 = { $seats } still to bid.
si-prompt-wait-2 = { $seats } still to plan.
si-prompt-wait-3 = { $seats } still at the puzzle.
si-prompt-over = The game is over.
si-note-first = first among equals this round
si-note-sent = has sent the bids
si-note-locked = has locked the plan
si-note-solved = has finished the puzzle
si-note-forced = { $count ->
    [one] 1 engineer must pay down debt
   *[other] { $count } engineers must pay down debt
}
si-note-pivot = will pivot to { $product }
si-note-recruiters = { $count ->
    [one] 1 more hire in this draft
   *[other] { $count } more hires in this draft
}
si-note-barred = can’t upgrade servers this round

## Refusals
si-no-phase-0 = First everybody chooses a corporation.
si-no-phase-1 = This is the draft: bid on engineers and send your bids.
si-no-phase-2 = This is planning: assign engineers and lock.
si-no-phase-3 = First comes the puzzle.
si-no-chosen = You have chosen your corporation. Others still choose.
si-no-sent = You have sent your bids. A sheet is sent once.
si-no-locked = You have locked your plan. A lock is final.
si-no-solver = The puzzle is for those on { $action }.
si-no-submitted = You have finished the puzzle. There is one submission each.
si-no-rethink-nothing = You have not chosen anything yet.
si-no-rethink-again = You have started again often enough; now choose.
si-no-second-funding = You have chosen your funding. You can choose again from the start.
si-no-second-tech = You have chosen your tech. You can choose again from the start.
si-no-second-product = You have chosen your product. You can choose again from the start.
si-no-envelope = First open the envelope of a candidate.
si-no-open-line = First write a bid in the open envelope, or no bid.
si-no-insider = You have no such Insider engineer.
si-no-candidate = There is no candidate { $number }; there { $count ->
    [one] is 1
   *[other] are { $count }
}.
si-no-more-lines = You have opened enough envelopes; now send your bids.
si-no-bid-low = A bid is at least the salary, ${ $salary }.
si-no-bid-poor = The salary is ${ $salary }, and you have ${ $money }.
si-no-bid-high = You could pay ${ $highest } at most for this engineer.
si-no-more-changes = After { $most } changes you can only lock.
si-no-pivot-power = Only VC-Heavy companies can pivot.
si-no-pivot-again = You have pivoted already; once a game is all.
si-no-pivot-planned = There is no Pivot to take back.
si-no-pivot-same = That is your product already, or the one you will pivot to.
si-no-engineer = You have no engineer { $number }; you have { $count }.
si-no-moving-forced = With { $debt } debt this engineer must pay it down.
si-no-idling = This engineer is idle already.
si-no-ai-to-drop = This engineer does not use AI.
si-no-action-yet = { $action } opens in round { $round }.
si-no-servers = After the outage you can’t upgrade servers this round.
si-no-slot = { $action } has no free slot: { $holders } came first.
si-no-second-engineer = { $action } takes one engineer.
si-no-money = { $action } costs ${ $price }, and you have ${ $money }.
si-no-ai-skeptic = An AI Skeptic never uses AI.
si-no-ai-idle = Only an assigned engineer can use AI.
si-no-ai-twice = This engineer uses AI already.
si-no-ai-left = All your AI is in use: { $capacity } for the round.
si-no-puzzle-open = First open the puzzle, or pass.
si-no-puzzle-again = The puzzle is open.
si-no-more-edits = { $most } placings and removals are all; submit or pass.
si-no-block = There is no block { $number } in your program.
si-no-cursor-same = The cursor is there.
si-no-gap = There is no such gap in your program.
si-no-more-walks = You have moved the cursor often enough.
si-no-block-yet = { $block } comes in round { $round }.
si-no-swap = The block before the cursor can’t become { $block }.
si-no-more-blocks = A program has { $most } blocks at most.
si-no-second-function = There is one Function at most.
si-no-call-inside = The Function calls nothing.
si-no-deeper = At most { $most } containers around a block.

## Events
si-chose = { $seat } chooses a corporation.
si-founded = { $seat } starts as { $funding }, { $tech }, { $product } with ${ $money } and { $users } users.
si-round-begins = Round { $round } begins. Draft order: { $order }. Among equals { $first } comes first.
si-you-bid = { $amount ->
    [0] { $seat } makes no bid on the { $engineer }.
   *[other] { $seat } bids ${ $amount } on the { $engineer }.
}
si-sent = { $seat } sends the bids.
si-bids = The bids of { $seat }: { $bids }.
si-bids-none = { $seat } bids on nobody.
si-bid-on = ${ $amount } on the { $engineer }
si-bid-of = bid ${ $amount }
si-hired = { $seat } hires the { $engineer } for ${ $price } ({ $chain }).
si-got-intern = { $seat } wins nobody and takes an intern for ${ $price }.
si-forced = { $seat } has { $debt } debt: { $count ->
    [one] 1 engineer must
   *[other] { $count } engineers must
} pay it down.
si-forecast-told = Forecast for the next round: { $event }.
si-planning-begins = Plans are made in turn, the lowest score first: { $order }.
si-you-changed = { $seat } changes the plan: { $move }.
si-takes-slot = { $seat } takes a slot of { $action }.
si-frees-slot = { $seat } leaves { $action }.
si-moves-slot = { $seat } leaves { $leaves } for { $comes }.
si-changes-plan = { $seat } changes the plan.
si-locked = { $seat } locks the plan.
si-plan = The plan of { $seat }: { $plan }.
si-plan-empty = { $seat } plans nothing.
si-planned = { $engineer } on { $action }
si-planned-ai = { $engineer } with AI on { $action }
si-pivoted = { $seat } pivots to { $product }.
si-puzzle-begins = A puzzle for { $solvers }: { $seconds } seconds from opening it.
si-you-opened = { $seat } opens the puzzle and has { $seconds } seconds.
si-puzzle-done = { $seat } finishes the puzzle.
si-puzzle-solved = { $blocks ->
    [one] { $seat } solves the puzzle with 1 block.
   *[other] { $seat } solves the puzzle with { $blocks } blocks.
}
si-puzzle-coins = The program of { $seat } ends with coins left.
si-puzzle-wall = The robot of { $seat } runs into a wall.
si-puzzle-empty = The robot of { $seat } tries to collect where there is no coin.
si-puzzle-steps = The program of { $seat } goes on for too long.
si-puzzle-passed = { $seat } passes the puzzle.
si-puzzle-late = { $seat } runs out of time.
si-puzzle-nobody = Nobody solves the puzzle.
si-rewarded = { $money ->
    [0] { $seat } wins the puzzle: −{ $debt } debt.
   *[other] { $seat } wins the puzzle: −{ $debt } debt and ${ $money }.
}
si-base = { $value } for { $action }
si-times = × { $factor } { $why }
si-on-top = + { $value } { $why }
si-at-least = at least { $value }
si-times-users = × (1 + { $users } users ÷ { $per })
si-developed = { $seat }’s { $engineer } develops features: +{ $gain } users ({ $chain }).
si-broke = The feature of { $seat }’s { $engineer } breaks (chance { $chance }%) and brings nothing.
si-optimized = { $seat }’s { $engineer } optimizes code: −{ $debt } debt ({ $debt_chain }), +{ $rating } rating ({ $rating_chain }).
si-paid-down = { $seat }’s { $engineer } pays down { $debt } debt.
si-upgraded = { $seat }’s { $engineer } upgrades servers: +{ $gain } ({ $chain }).
si-researched = { $seat }’s { $engineer } researches AI: +{ $gain } ({ $chain }).
si-marketed = { $seat }’s { $engineer } does marketing: +{ $gain } users ({ $chain }), +{ $rating } rating ({ $rating_chain }).
si-monetized = { $seat }’s { $engineer } monetizes: +{ $gain } revenue ({ $chain }), −{ $rating } rating.
si-recruited = { $engineers ->
    [one] { $seat } hires a recruiter: 1 more engineer in the next draft.
   *[other] { $seat } hires a recruiter: { $engineers } more engineers in the next draft.
}
si-went-viral = { $seat } goes viral: +{ $users } users.
si-flopped = { $seat } tries to go viral and flops: −{ $users } users.
si-went-public = { $seat } prepares an IPO: +{ $points } points.
si-acquired = { $seat } is an acquisition target: +{ $points } points for { $users } users, of whom { $lost } leave.
si-ai-debt = AI makes { $made } debt for { $seat }, { $debt } in all.
si-debt-hurts = With { $debt } debt { $seat } loses { $rating } rating.
si-quality = { $seat } is Quality-Focused: +{ $rating } rating.
si-income = { $seat } earns ${ $income } ({ $chain }).
si-income-users = { $users } users ÷ { $per }
si-income-cap = at most ${ $cap }
si-underdog = underdog bonus
si-claimed = { $seat } claims { $milestone }: +{ $points } points.
si-event-happens = Event: { $event }.
si-struck = { $seat }: { $losses }.
si-struck-mildly = { $seat }: { $losses } ({ $why }).
si-loss-users = −{ $users } users
si-loss-rating = −{ $rating } rating
si-loss-revenue = −{ $revenue } revenue
si-loss-servers = no Upgrade Servers next round
si-loss-nothing = no effect
si-mitigated-ddos = enough servers
si-mitigated-outage = enough servers
si-mitigated-breach = little debt
si-mitigated-competitor = a good rating
si-viral-carried = { $seat }: +{ $users } users, +{ $rating } rating; the servers carry { $capacity }.
si-viral-crash = { $seat }: the servers carry only { $capacity } and crash; +{ $users } users, −{ $rating } rating.

## Ends
si-end = { $rounds ->
    [one] 1 round is over.
   *[other] { $rounds } rounds are over.
}
si-end-unfounded = Only one player is left, before any company was founded.
si-end-one-left = Only one company is left.
si-sheet = The score
si-sheet-users = Users
si-sheet-users-note = { $points ->
    [one] A point
   *[other] { $points } points
} for every { $thousand }.
si-sheet-revenue = Revenue
si-sheet-revenue-note = For every { $thousand }: { $fundings }.
si-sheet-revenue-of = { $funding } { $points }
si-sheet-rating = Rating
si-sheet-rating-note = { $points } points for each star.
si-sheet-milestones = Milestones
si-sheet-late = Late actions
si-sheet-late-note = IPO Prep and Acquisition Target.
si-sheet-debt = Debt
si-sheet-debt-note = { $points } points lost with { $debt } or more.
si-sheet-score = Total

si-cards-debt-rises = debt must rise from 0, not go { $debts }
si-cards-coins-crossed = fewest_coins is more than most_coins
si-cards-coins-on-a-line = most_coins can be { $most } at most on a line of { $cells } cells
si-cards-one-or-more = { $field } must be 1 or more
