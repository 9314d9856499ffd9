is-name = IT Startup
is-pitch = Hire developers, teach them, and finish the project before they burn out.
is-aim = Reach the goal in project points before the others, and let nobody burn out on the way.

## Cards
is-card-intern = Intern
is-card-ambitious_apprentice = Ambitious Apprentice
is-card-copy_paste_developer = Copy-Paste Developer
is-card-code_monkey_mike = Code Monkey Mike
is-card-junior_backend_developer = Junior Backend Developer
is-card-research_engineer = Research Engineer
is-card-shy_frontend_developer = Shy Frontend Developer
is-card-downer_dave = Downer Dave
is-card-bi_developer = BI Developer
is-card-qa_wizard = QA Wizard
is-card-full_stack_ninja = Full Stack Ninja
is-card-database_developer = Database Developer
is-card-senior_backend_developer = Senior Backend Developer
is-card-lead_developer = Lead Developer
is-card-assertive_cto = Assertive CTO
is-card-office_manager = Office Manager
is-card-rockstar_recruiter = Rockstar Recruiter
is-card-undercover_hr_agent = Undercover HR Agent
is-card-nice_hr_lady = Nice HR Lady
is-card-nice_hr_guy = Nice HR Guy
is-card-scrum_master = Scrum Master
is-card-clean_code = Clean Code
is-card-polymorphism = Polymorphism
is-card-defensive_programming = Defensive Programming
is-card-version_control = Version Control
is-card-design_patterns = Design Patterns
is-card-solid = SOLID
is-card-dependency_injection = Dependency Injection
is-card-debugging = Debugging
is-card-unit_tests = Unit Tests
is-card-domain_knowledge = Domain Knowledge
is-card-continuous_integration = Continuous Integration
is-card-tdd = TDD
is-card-investor = Investor
is-card-outsourcing = Outsourcing
is-card-head_hunter = Head Hunter
is-card-get_away_from_it_all = Get Away From It All
is-card-coffee_machine = Coffee Machine
is-card-crunch_time = Crunch Time
is-card-technical_debt = Technical Debt
is-card-monster_bug = Monster Bug
is-card-named = { $name }

is-type-developer = developer
is-type-hr = HR
is-type-coach = coach
is-type-knowledge = knowledge
is-type-action = Action

## What a card says, made from its figures
is-sentences = { $first } { $rest }
is-figures-developer = Developer, cost { $cost }, efficiency { $efficiency }.
is-figures-hr = HR, cost { $cost }.
is-figures-coach = Agile coach, cost { $cost }.
is-figures-knowledge = Knowledge, cost { $cost }, efficiency +{ $efficiency } for its developer.
is-figures-action = Action, cost { $cost }.
is-figures-resistance = Burnout resistance { $resistance }.
is-standing-coaching = While in play each of your developers has +{ $amount } efficiency.
is-standing-hiring_less = While in play your developers cost { $amount } less to play.
is-standing-moving_less = While in play moving knowledge costs you { $amount } less.
is-standing-knowledge_less = Playing or moving knowledge onto this developer costs { $amount } less.
is-when-action = Effect: { $effect }
is-when-played = When played: { $effect }
is-when-end = At the end of each of your turns: { $effect }
is-when-used = { $times ->
    [one] Once a turn for { $price }: { $effect }
   *[other] Up to { $times } times a turn for { $price }: { $effect }
}
is-effect-draw = { $cards ->
    [one] draw a card.
   *[other] draw { $cards } cards.
}
is-effect-draw-knowledge-less = { $cards ->
    [one] draw a card; if it is knowledge, it costs { $less } less this turn.
   *[other] draw { $cards } cards; knowledge among them costs { $less } less this turn.
}
is-effect-draw-knowledge-free = { $cards ->
    [one] draw a card; if it is knowledge, you may play it for 0 this turn.
   *[other] draw { $cards } cards; you may play knowledge among them for 0 this turn.
}
is-effect-draw-action-less = { $cards ->
    [one] draw a card; if it is an Action, it costs { $less } less this turn.
   *[other] draw { $cards } cards; Actions among them cost { $less } less this turn.
}
is-effect-draw-action-free = { $cards ->
    [one] draw a card; if it is an Action, you may play it for 0 this turn.
   *[other] draw { $cards } cards; you may play Actions among them for 0 this turn.
}
is-effect-draw-developer-less = { $cards ->
    [one] draw a card; if it is a developer, it costs { $less } less this turn.
   *[other] draw { $cards } cards; developers among them cost { $less } less this turn.
}
is-effect-draw-developer-free = { $cards ->
    [one] draw a card; if it is a developer, you may play it for 0 this turn.
   *[other] draw { $cards } cards; you may play developers among them for 0 this turn.
}
is-effect-draw-hr-less = { $cards ->
    [one] draw a card; if it is HR, it costs { $less } less this turn.
   *[other] draw { $cards } cards; HR among them costs { $less } less this turn.
}
is-effect-draw-hr-free = { $cards ->
    [one] draw a card; if it is HR, you may play it for 0 this turn.
   *[other] draw { $cards } cards; you may play HR among them for 0 this turn.
}
is-effect-draw-coach-less = { $cards ->
    [one] draw a card; if it is a coach, it costs { $less } less this turn.
   *[other] draw { $cards } cards; coaches among them cost { $less } less this turn.
}
is-effect-draw-coach-free = { $cards ->
    [one] draw a card; if it is a coach, you may play it for 0 this turn.
   *[other] draw { $cards } cards; you may play coaches among them for 0 this turn.
}
is-effect-draw_per_developer = { $cards ->
    [one] draw a card for each of your developers.
   *[other] draw { $cards } cards for each of your developers.
}
is-effect-look_and_take = look at the top { $cards } cards, take { $take }, the rest goes to the bottom.
is-effect-look_and_order = look at the top { $cards } cards and put them back in any order.
is-effect-tire_team = each of your other developers gets { $burnout } burnout.
is-effect-tire_one = an opponent’s employee gets { $burnout } burnout.
is-effect-tire_all = every employee of one opponent gets { $burnout } burnout.
is-effect-return_one = you may return one of your employees to your hand, not an outsourced one and no { $card }.
is-effect-buy_efficiency = pay any number of tokens: as much more efficiency this turn.
is-effect-rest = all your employees lose { $burnout } burnout.
is-effect-recruit = if an opponent has { $employees } or more employees, take over one of them.
is-effect-coin_recruit = flip a coin; heads: take over an opponent’s employee.
is-effect-gain = { $tokens ->
    [one] gain a token.
   *[other] gain { $tokens } tokens.
}
is-effect-outsource = take an opponent’s employee until the start of your next turn; the owner gets what you paid.
is-effect-take_over = take over an opponent’s employee.
is-effect-shelter = your employees get no burnout at the end of this turn.
is-effect-points = { $points ->
    [one] +1 point for each of your developers this turn.
   *[other] +{ $points } points for each of your developers this turn.
}
is-effect-overtime = each of your developers gets { $burnout } more burnout at the end of this turn.
is-effect-shuffle_away = all employees of one opponent, with their knowledge, are shuffled into the deck.
is-counter-pay = Counter: the player it strikes pays you { $amount }.
is-counter-discard = Counter: the player it strikes discards a card ({ $type }).
is-counter-burnout = Counter: an employee of the player it strikes takes { $amount } burnout.

## Options
is-option-threshold = Goal
is-option-threshold-note = The project points that finish the project; also any number from 8 to 256.
is-option-threshold-fast = Fast (32)
is-option-threshold-fast-note = 32 points: a quick game.
is-option-threshold-standard = Standard (64)
is-option-threshold-standard-note = 64 points.
is-option-threshold-long = Long (128)
is-option-threshold-long-note = 128 points: an evening.
is-option-planning_bonus = Planning bonus
is-option-planning_bonus-note = Whoever starts a turn with 1, 2, 4, 8, 16, 32, 64 or 128 points may take 1 burnout off an employee.
is-option-planning_bonus-false = Off
is-option-planning_bonus-false-note = Not played: easier for first games.
is-option-planning_bonus-true = On
is-option-planning_bonus-true-note = Played: exact scores are worth something.
is-option-teams = Teams
is-option-teams-note = 2 against 2, partners sitting across from each other, for four players only.
is-option-teams-false = Everyone alone
is-option-teams-false-note = Each player has a startup of their own.
is-option-teams-true = 2 vs 2
is-option-teams-true-note = A team’s points are added, against twice the goal.
is-option-hard = Hard
is-option-hard-note = For one player only: fewer turns.
is-option-hard-false = No
is-option-hard-false-note = The usual number of turns.
is-option-hard-true = Yes
is-option-hard-true-note = One turn fewer; two fewer from a goal of 128 points on.

## Moves
is-move-end = end the turn
is-move-buy = buy a card
is-move-play_planned = play the planned card
is-move-skip = choose nobody
is-move-counter = counter it
is-move-refuse = let it happen
is-move-ready = swap the marked cards
is-move-mark = mark card { $card }
is-move-pick = pick card { $card }
is-move-strike = strike { $seat }
is-move-choose = choose employee { $employee } of { $seat }
is-move-play = play { $card }
is-move-sell = sell { $card }
is-move-plan = plan { $card }
is-move-move = move { $card }
is-move-use = use { $card }
is-move-discard = discard { $card }
is-move-pay = pay { $tokens }

is-choose-ready = { $count ->
    [0] Keep all { $cards } cards
    [one] Swap the marked card
   *[other] Swap the { $count } marked cards
}
is-choose-mark = Swap { $card }
is-choose-unmark = Keep { $card } after all
is-choose-play = Play { $card } for { $price }
is-choose-teach = Teach { $card } to a developer for { $price }
is-choose-attach = Teach { $card } to a developer, from { $price }
is-choose-plan = Plan { $card }, face down and free
is-choose-sell = Sell { $card } for { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
is-choose-planned = Play the planned { $card } for { $price }
is-choose-move = Move { $card } to another developer
is-choose-use = Use { $card } for { $price }
is-choose-buy = Draw a card for { $price }
is-choose-end = { $points ->
    [one] End the turn and score 1 point
   *[other] End the turn and score { $points } points
}
is-choose-skip = Choose nobody
is-choose-employee = { $card } of { $seat }
is-choose-for = { $card } of { $seat }, for { $price }
is-choose-rival = { $seat } is struck by { $card }
is-choose-take = Take { $card }
is-choose-order = { $card } comes as number { $place } from the top
is-choose-discard = Discard { $card }
is-choose-refuse = Let { $card } happen
is-choose-counter-pay = Counter { $card }: pay { $amount } to { $seat }
is-choose-counter-discard = Counter { $card }: discard a card ({ $type })
is-choose-counter-burnout = Counter { $card }: one of your employees takes { $amount } burnout
is-choose-pay = Pay for efficiency

is-group-play = Play
is-group-plan = Plan
is-group-sell = Sell
is-group-work = In the office

## Places and things
is-deck = Deck
is-deck-note = One deck for everyone. What is sold, played or burnt out goes under it.
is-known-deck = What you know of the deck
is-known-deck-note = Cards of the deck whose place you know, counted from the top.
is-place = from the top
is-group = Somewhere among { $where }
is-group-note = You know that these cards are there, but not which is where.
is-among-deck = { $count ->
    [one] a card of the deck
   *[other] { $count } cards of the deck
}
is-among-hand = the hand of { $seat }
is-among-plan = the planned card of { $seat }
is-doing = In progress
is-look = Looked at
is-look-note = The top cards of the deck, the top one first.
is-office = Office
is-office-note = Employees in play, the longest there first, with their knowledge under them.
is-planned-zone = Planned
is-planned-card = Planned card
is-planned-note = An Action, face down; from its player’s next turn on it can be played for { $less } less.
is-hand = Hand
is-hand-note = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $known } of them known to you{ $grouped ->
    [0] {""}
   *[other] , more about { $grouped } below
}
is-points = Points
is-points-note = Project points so far, on the way to the goal.
is-tokens = Tokens
is-tokens-note = They pay for everything, and keep from turn to turn.
is-output = Turn’s score
is-output-note = What the developers would score if the turn ended now.
is-cost = cost
is-burnout = burnout
is-burnout-note = One more at the end of each turn; at { $limit } the employee leaves.
is-efficiency = efficiency
is-efficiency-note = Own { $own }, knowledge +{ $knowledge }, coaching +{ $coaching }, bought +{ $bought }.
is-adds = adds
is-round = Round
is-round-note = Victory is checked when everyone has had as many turns; after { $rounds } rounds the highest total wins.
is-round-note-solo = The turns that you have to reach the goal.
is-team = Team { $team }
is-team-note = The points of both partners, against twice the goal.
is-note-borrowed = { $card } goes home to { $owner } at the start of the next turn
is-note-extra = { $points ->
    [one] +1 point for each developer this turn
   *[other] +{ $points } points for each developer this turn
}
is-note-overtime = +{ $points } burnout for each developer at the end of this turn
is-note-shelter = No burnout at the end of this turn
is-mark-outsourced = outsourced
is-mark-used = used this turn
is-mark-marked = to be swapped
is-mark-cheaper = cheaper this turn
is-mark-spent = played this turn

## Prompts
is-prompt-over = The game is over.
is-prompt-mulligan = Mark the cards that you want to swap, then swap them.
is-prompt-wait-mulligan = The cards to swap are being chosen.
is-prompt-play = Play, plan, sell or buy: you have { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}. Ending the turn now scores { $points }.
is-prompt-wait-play = { $seat } is playing.
is-prompt-bonus = Your points are a power of two: take 1 burnout off an employee.
is-prompt-wait-bonus = { $seat } may take 1 burnout off an employee.
is-prompt-take = { $card }: take { $wanted } of these { $cards } cards.
is-prompt-wait-take = { $seat } is looking at the top cards.
is-prompt-order = { $card }: which card comes next from the top?
is-prompt-wait-order = { $seat } is putting the top cards in order.
is-prompt-return = { $card }: who comes back to your hand?
is-prompt-wait-return = { $seat } may return an employee to the hand.
is-prompt-pay = { $card }: pay up to { $tokens } for as much efficiency this turn.
is-prompt-wait-pay = { $seat } is paying for efficiency.
is-prompt-tire = { $card }: which employee gets burnout?
is-prompt-wait-tire = { $seat } chooses who gets burnout.
is-prompt-poach = { $card }: whom do you take over?
is-prompt-wait-poach = { $seat } chooses whom to take over.
is-prompt-home = { $card }: which developer learns it?
is-prompt-wait-home = { $seat } chooses a developer.
is-prompt-source = { $card }: from which developer?
is-prompt-wait-source = { $seat } is moving knowledge.
is-prompt-destination = { $card }: to which developer?
is-prompt-wait-destination = { $seat } is moving knowledge.
is-prompt-victim = { $card }: whose employee, and which?
is-prompt-wait-victim = { $seat } chooses an employee.
is-prompt-rival = { $card }: which opponent?
is-prompt-wait-rival = { $seat } chooses an opponent.
is-prompt-counter = { $seat } strikes you with { $card }. Do you counter it?
is-prompt-wait-counter = { $seat } may counter.
is-prompt-discard = Which card do you discard against { $card }?
is-prompt-wait-discard = { $seat } is discarding a card.
is-prompt-suffer = Which of your employees takes the burnout?
is-prompt-wait-suffer = { $seat } chooses who takes the burnout.

## Refusals
is-no-chosen-already = You have chosen; now { $seats } must.
is-no-counter-first = First { $seats } may counter { $card }.
is-no-not-now = Something else is asked first: see the question above.
is-no-not-asked = Nothing of the kind is asked now: play, plan, sell or buy, or end the turn.
is-no-more-marks = You have changed your mind often enough; swap the marked cards now.
is-no-such-pick = There is no card { $card } to pick; you are looking at { $cards }.
is-no-strike-empty = { $seat } has no employee, so is no target.
is-no-opponent = Only an opponent can be struck.
is-no-counter-card = You have no card to counter it with.
is-no-discard = { $card } does not counter this.
is-no-such-employee = There is no such employee.
is-no-outsourced-again = { $card } is outsourced: it can’t be taken again before it is home.
is-no-outsourced = { $card } is outsourced: it can’t be returned to a hand, nor can knowledge be moved to or from it.
is-no-developer = { $card } is no developer; only developers have knowledge.
is-no-choice-own = { $card } is not yours to choose.
is-no-choice-opponent = { $card } works for no opponent of yours.
is-no-choice-few = { $seat } has fewer than { $employees } employees.
is-no-choice-rested = { $card } has no burnout to lose.
is-no-choice-name = { $doing } can return no { $card }.
is-no-choice-without = { $card } has no { $doing } that could be moved.
is-no-choice-same = { $doing } is with { $card } already; choose another developer.
is-no-skip = Somebody must be chosen here.
is-no-pick-again = Card { $card } has its place already; choose one of those after it.
is-no-tokens = That costs { $price }, and you have { $tokens }.
is-no-cards = There is nothing to draw but Actions played this turn.
is-no-plan = You have no planned card.
is-no-plan-yet = The card was planned in this turn; it can be played from your next turn on.
is-no-target = { $card } needs an opponent with an employee that it can strike.
is-no-such-card = You have no { $card } in your hand.
is-no-played-already = This { $card } was played this turn; it can’t be played again before your next one.
is-no-developers = { $card } needs a developer to learn it.
is-no-plan-only-actions = Only Actions can be planned; { $card } is none.
is-no-second-plan = Only one card can be planned at a time; play that one first.
is-no-move-none = None of your employees has { $card }.
is-no-move-again = { $card } was moved this turn; once is enough.
is-no-move-outsourced = { $card } is with an outsourced employee and stays there.
is-no-move-nowhere = There is no other developer of yours to whom { $card } could be moved.
is-no-move-tokens = Moving { $card } costs at least { $price }, and you have { $tokens }.
is-no-ability = You have no { $card } in play with an ability to use.
is-no-use-again = { $card } has been used as often as it can be this turn.

## Events
is-chose-cards = { $seat } chooses.
is-swapped = { $count ->
    [0] { $seat } keeps all cards.
    [one] { $seat } swaps 1 card.
   *[other] { $seat } swaps { $count } cards.
}
is-you-swapped = { $seat } swaps { $old } for { $new }.
is-turn = Round { $round }: { $seat } gains { $income ->
    [one] 1 token
   *[other] { $income } tokens
}.
is-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
is-you-drew = { $seat } draws { $cards }.
is-drew-nothing = { $seat } draws nothing.
is-came-home = { $card } goes home to { $owner }.
is-planning-bonus = { $card } of { $owner } loses 1 burnout: a well-planned score.
is-scored = { $points ->
    [one] { $seat } scores 1 point and has { $total }.
   *[other] { $seat } scores { $points } points and has { $total }.
}
is-burnt-out = { $card } of { $owner } burns out and leaves.
is-rolled = The die shows { $number ->
    [1] 1: everybody gets 1 burnout.
    [2] 2: a card from the hand is lost.
    [3] 3: { $tokens } tokens are lost.
    [4] 4: the cheapest employee leaves.
    [5] 5: nothing happens.
   *[6] 6: { $tokens } tokens are gained.
}
is-lost-card = { $seat } loses a card from the hand.
is-you-lost-card = { $seat } loses { $card } from the hand.
is-left = { $card } leaves { $owner }.
is-dropped = { $card } goes under the deck and does nothing.
is-taken-back = { $card } finds no developer and goes back to the hand of { $seat }.
is-cleared-table = The employees of { $seat } go under the deck.
is-paid-for-draw = { $seat } pays { $price } for a card.
is-sold = { $seat } sells { $card }.
is-hired = { $seat } hires { $card } for { $price }.
is-attached = { $card } of { $owner } learns { $knowledge } for { $price }.
is-teaching = { $less ->
    [0] { $seat } is teaching { $card }.
   *[other] { $seat } is teaching { $card }, which is cheaper this turn.
}
is-moving = { $seat } is moving { $card }.
is-moving-from = { $seat } is moving { $knowledge } from { $card }.
is-moved = { $seat } moves { $knowledge } from { $from } to { $to } for { $price }.
is-planned = { $seat } plans an Action.
is-you-planned = { $seat } plans { $card }.
is-used = { $seat } uses { $card }.
is-coin-heads = { $seat } flips a coin: heads.
is-coin-tails = { $seat } flips a coin: tails.
is-action = { $seat } plays { $card } for { $price }.
is-action-planned = { $seat } plays the planned { $card } for { $price }.
is-named = { $seat } is the target.
is-named-employee = { $card } of { $owner } is the target.
is-refused = { $seat } lets { $card } happen.
is-countered = { $seat } counters { $card }.
is-discarded = { $seat } discards { $card }.
is-looked = { $count ->
    [0] { $seat } finds no card to look at.
    [one] { $seat } looks at the top card.
   *[other] { $seat } looks at the top { $count } cards.
}
is-you-looked = { $seat } looks at { $cards }, from the top.
is-took = { $seat } takes one of them.
is-you-took = { $seat } takes { $card }.
is-ordered = { $seat } puts the { $count } cards in order.
is-tired = { $card } of { $owner } gets { $points } burnout.
is-tired-team = The other developers of { $seat } get { $points } burnout.
is-tired-all = All employees of { $seat } get { $points } burnout.
is-rested = The employees of { $seat } lose { $points } burnout.
is-gained = { $tokens ->
    [one] { $seat } gains 1 token.
   *[other] { $seat } gains { $tokens } tokens.
}
is-boosted = { $seat } pays { $tokens }: { $card } has +{ $tokens } efficiency this turn.
is-outsourced = { $seat } outsources { $card } of { $owner }, who gets { $paid }.
is-taken-over = { $seat } takes over { $card } of { $owner }.
is-returned = { $card } goes back to the hand of { $owner }.
is-shuffled-away = All employees of { $seat } are shuffled into the deck.

## Ends
is-end-running = The game goes on.
is-end-finished = The project is finished.
is-end-out-of-rounds = After { $rounds } rounds the highest total wins.
is-end-last-side = Only one side is left.
is-end-solo-won = The project is finished in time.
is-end-solo-lost = Time is up, and the project is not finished.
is-end-solo-left = The project was given up.
is-sheet-title-turn = The score of round { $round }
is-sheet-title-end = After { $round } rounds
is-sheet-actions = Actions of this turn
is-sheet-turn = Turn
is-sheet-points = Points
is-sheet-team = Team
is-sheet-goal = Goal

is-cards-takes-more = takes { $take } of { $cards } cards
is-cards-offer-and-less = offer and less go together
is-cards-counter = a counter is one of { $kinds }
is-cards-two-targets = needs two different targets; an action names one
is-cards-no-developer = without a developer nobody can score
