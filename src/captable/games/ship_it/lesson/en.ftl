si-lesson-welcome =
    Welcome, founder! In four rounds you build a software company, and so does { $seat1 }. The better company wins: users, revenue and above all a good rating make the score, and milestones add to it.

    We play the first round together. Each round goes the same way: hire, plan, ship, and see what came of it.
si-lesson-funding =
    First you found your company, with three choices. Where does the money come from? VC-Heavy brings the most: $100 to begin with.

    Choose VC-Heavy.
si-lesson-corporation-other =
    A fine company as well, and in your own games any of them can win. This lesson tells the story of one with venture capital, AI and a platform. Take it back and choose that, or go on without me.
si-lesson-tech =
    How do you work? AI-First lets you equip engineers with AI, and you begin with a little technical debt: the shortcuts in your code that will cost you some day.

    Choose AI-First.
si-lesson-product =
    What do you sell? A Platform grows evenly. The others are better in one thing and worse in another.

    Choose Platform Play.
si-lesson-figures =
    These are the figures of your company. Users bring money each round and points at the end. The rating, from 1 to 5 stars, is worth 10 points a star: at the start that is nearly all of your score.

    Debt is bad: from 4 on it costs you rating every round, from 7 on features break, from 10 on your engineers have to repair. You have 2.
si-lesson-draft =
    Now the draft. These engineers are looking for a job. Productivity says how much somebody gets done; the salary is the least that you can bid. Both of you write down secret bids, and the highest bid gets the engineer.

    You may hire two. Productivity 0.95 is strong, 0.40 is a beginner.
si-lesson-bid =
    The senior Frontend engineer is the best of the three, and Frontend is good at features.

    Open the envelope for the senior Frontend engineer.
si-lesson-bid-other =
    You can bid on anybody, on several, and for as much as you have. Let us begin with the strongest. Take it back and open the envelope of the senior Frontend engineer, or go on without me.
si-lesson-bid-send =
    Then you get nobody but an intern, and interns do not build companies. Take it back and bid, or go on without me.
si-lesson-amount =
    The least is $33. { $seat1 } wants her too and has $70. Bid a bit more than others would.

    Bid $45.
si-lesson-amount-other =
    That is a fair bid too, higher or lower as you dare. For the story to go on as told, take it back and bid what I asked for, or go on without me.
si-lesson-second-bid =
    You have $100, so a second one is possible. The junior Backend engineer is good at cleaning up code.

    Open that envelope, and bid $25.
si-lesson-second-bid-send =
    With one engineer you get half as much done. There is money for two. Take it back and bid on the junior Backend engineer, or go on without me.
si-lesson-send =
    Both bids are written. Nobody sees them until everybody has sent theirs.

    Send your bids.
si-lesson-send-more =
    More bids would not hurt: you hire two at most, the highest first. But we have what we want. Take it back and send, or go on without me.
si-lesson-hired =
    You got both: $45 beat $40. They stay with you for the whole game. $30 are left.

    Now the plan: each engineer goes to one action. Some actions have few places, first come, first served.
si-lesson-develop =
    Features bring users: 500, times the engineer’s productivity. Frontend adds 20% to that.

    Put engineer 1, the senior Frontend, on Develop Features.
si-lesson-plan-other =
    All of that is allowed, and nothing is final before you lock. But I would like to show you this plan. Take it back, or go on without me.
si-lesson-plan-lock =
    A lock is final, and somebody would sit idle for the whole round. Take it back and finish the plan, or go on without me.
si-lesson-augment =
    You are AI-First, so use it: an engineer with AI gets more done, a senior half as much again. The price is new debt after the round.

    Equip engineer 1 with AI.
si-lesson-optimize =
    Your second engineer cleans up. Optimize Code takes away debt and lifts the rating. It also brings a puzzle with a reward.

    Put engineer 2 on Optimize Code.
si-lesson-lock =
    Both have work, and { $seat1 } has locked already.

    Lock your plan.
si-lesson-puzzle =
    All plans are shown. You are on Optimize Code, so here is your puzzle: program a robot. Whoever needs the fewest blocks wins, and the reward is less debt.

    In a game you have 30 seconds once you open it. In this lesson the clock stands still. Open the puzzle.
si-lesson-puzzle-pass =
    You can pass, and lose nothing but the reward. Take it back and try the puzzle, or go on without me.
si-lesson-robot =
    The robot looks to the right, and four coins lie in a row before it. It has to collect them all. Move, Collect, Move, Collect … would take eight blocks. A loop does it in three.

    Place a loop that repeats 4 times: how often is chosen beside its block.
si-lesson-robot-other =
    Try things out as you like: blocks can be removed again. For three blocks you need a loop of 4 with Move and Collect in it. Take it back, or go on without me.
si-lesson-robot-submit =
    You can submit only once, and this program does not collect all coins yet. Take it back and finish it, or go on without me.
si-lesson-inside =
    What you place now goes inside the loop: step on the next field, then pick up the coin.

    Place Move, then Collect.
si-lesson-submit =
    Loop 4 times: Move, Collect. Three blocks, four coins.

    Submit the program.
si-lesson-report =
    Solved, and the round was worked through. Features: 500 × 0.95, × 1.5 for AI, × 1.2 for Frontend are 855 new users. The puzzle took away 1 debt, Optimize Code another one, and the AI made 1. So you have 1. The rating has risen a little.

    The log lists every step of it.
si-lesson-income =
    Users paid you: a dollar for every 100, and $10 more because you have fewer users than { $seat1 }.

    Then came the event of the round. A competitor cost both of you 300 users. The event of the next round is always announced while you plan, so you can prepare.
si-lesson-score =
    This is how you stand. Score is users, revenue and rating; the milestones are extra points for the first who gets there.

    Three rounds are left. Monetization turns users into revenue, Marketing buys users, and you can hire two more engineers each round.
si-lesson-done =
    Now you know a whole round: hire, plan, solve, ship. Watch your debt, use your AI with care, and look at the next event.

    The draft of round 2 is open. The company is yours!
