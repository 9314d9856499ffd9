is-lesson-welcome =
    Welcome to your own company! You and { $seat1 } both build a product, and at the end of each of your turns your developers earn project points.

    The goal is 32 points. Once somebody has them and both of you have had the same number of turns, the higher total wins.
is-lesson-mulligan =
    These five cards are your start. Before the game you may swap some of them, once. They are a fine hand: a strong developer, two cards of knowledge for her, and money.

    Keep all five of them.
is-lesson-mulligan-mark =
    You would give that card back and draw another one. That is allowed, and sometimes wise; but we need this hand. Take it back and keep all cards, or go on without me.
is-lesson-turn =
    You begin. Every turn you draw a card and get tokens: 1 in the first round, 2 in the second, up to 8. With the 5 from the start you have 6 tokens now. They are kept until you spend them.

    You may play as many cards as you can pay for, in any order.
is-lesson-investor =
    Start with the Investor. It is an Action: it does something once and is gone. This one costs nothing and brings 2 tokens.

    Play the Investor.
is-lesson-investor-other =
    You can begin with that as well; the order is yours. But money first is a good habit. Take it back and play the Investor, or go on without me.
is-lesson-sell-note =
    Any card of your hand can be sold for 1 token, when you need money or have no use for it. Here every card is worth more than that. Take it back, or go on without me.
is-lesson-plan-note =
    You can plan one Action: it lies face down, and from your next turn on it costs 1 less. Good for expensive ones. We want this one now: take it back, or go on without me.
is-lesson-buy-note =
    For 2 tokens you may draw one more card, as often as you can pay. Keep the tokens for what you already hold: take it back, or go on without me.
is-lesson-end-early =
    That ends your turn, with good cards left in your hand. Take it back, or go on without me.
is-lesson-hire =
    8 tokens: time to hire. The Full Stack Ninja costs 4 and has efficiency 3: 3 points in each turn that she works for you.

    Play the Full Stack Ninja.
is-lesson-hire-other =
    A good employee too, but the Ninja earns the points, and the knowledge in your hand is for her. Take it back and hire the Ninja, or go on without me.
is-lesson-knowledge =
    Points come from efficiency, and efficiency from knowledge. A knowledge card is put under one of your developers and stays there. Design Patterns adds 3.

    It costs 2, but playing knowledge onto the Ninja is 2 cheaper: it is free! Play Design Patterns.
is-lesson-knowledge-other =
    You can do that too, and still do the rest later. But knowledge for the Ninja costs nothing now. Take it back and play the knowledge, or go on without me.
is-lesson-more-knowledge =
    A developer can learn any number of things. Version Control adds 2 more, free again.

    Play Version Control.
is-lesson-hr =
    The Ninja has efficiency 8 now, and you have 4 tokens left. The Nice HR Lady is not a developer, so she earns no points. But at the end of every turn she lets you draw a card.

    Play the Nice HR Lady, for 2 tokens.
is-lesson-hr-other =
    The Intern earns 1 point a turn, and nothing else. A card more in every turn is worth more. Take it back and hire the Nice HR Lady, or go on without me.
is-lesson-end =
    The line above the board says what ending the turn now is worth: 8 points. Keep the last 2 tokens for the next turn.

    End your turn.
is-lesson-end-play =
    You could hire the Intern already: one point more today, and one token less tomorrow. I would like to show you something with the Intern next turn. Take it back and end your turn, or go on without me.
is-lesson-scored =
    8 points! That is a scored turn: the efficiency of all your developers, added up. And the Nice HR Lady has drawn you a card.
is-lesson-burnout =
    But work wears people out. At the end of your turn each of your employees gets 1 burnout. At 3 they leave the company, and take their knowledge along. A resistance lets them bear more: the Nice HR Lady leaves at 4.

    So the Ninja will work two more turns, unless you do something about it.
is-lesson-second =
    { $seat1 } has hired a Lead Developer and scored 5. Your turn: 4 tokens, and you have drawn a Coffee Machine. It gives 1 point for each of your developers and takes 1 burnout off everybody. The more developers, the better.

    So hire the Intern first, for 1 token.
is-lesson-second-other =
    Not wrong. But with the Intern in the office first, the Coffee Machine gives one point more, and there is money for both. Take it back and hire the Intern, or go on without me.
is-lesson-coffee =
    Two developers, and everybody is a little tired. Now the Coffee Machine is worth it.

    Play the Coffee Machine, for 2 tokens.
is-lesson-coffee-other =
    You can, but then there is no money left for the Coffee Machine in this turn. Take it back and play the Coffee Machine, or go on without me.
is-lesson-coffee-end =
    You would score 9 and leave the burnout where it is. With the Coffee Machine it is 11. Take it back and play it, or go on without me.
is-lesson-move-note =
    Knowledge can be moved to another developer by paying for it again. That saves it when somebody is about to leave, but nobody is yet. Take it back, or go on without me.
is-lesson-end-again =
    8 for the Ninja, 1 for the Intern, 2 for the coffee: ending now scores 11.

    End your turn.
is-lesson-rest =
    19 points for you. { $seat1 } taught the Lead Developer some Clean Code and has 12.

    From now on you can expect trouble: some cards tire out the other’s employees, borrow them or hire them away. Every card says what it does.
is-lesson-done =
    Now you know how it goes: money, people, knowledge, points, and a rest in time. Cards that you have no use for are sold for 1 token each; with 2 tokens you draw one.

    13 points to go. The company is yours!
