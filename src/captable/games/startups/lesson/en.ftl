su-lesson-welcome =
    Welcome! You are an investor, and so are { $seat1 } and { $seat2 }. Six companies are for sale, share by share.

    A game has been going on for a while: these are the portfolios, the shares that lie open in front of each of you. We play its last three rounds together.
su-lesson-aim =
    Who has the most money at the end wins, and money comes from majorities.

    At the end, whoever has the most shares of a company is paid by everybody else who owns any of it: one chip for each of their shares, and a chip received counts three. You lead in Flamingo Soft with 4 shares. So you want to be first, or not in that company at all.
su-lesson-turn =
    Every turn has two halves. First you take a card: from the pile, unseen, or from the market, where everybody sees it. Then you play a card from your hand: into your portfolio, or out to the market.

    You always end with three cards in hand. At the end those count as shares too, so nothing can be hidden for good.
su-lesson-draw =
    Your first turn. Drawing from the pile costs one chip for each card in the market; the chip is laid on that card. There is one card in the market, so it costs you 1 of your 7 chips.

    Draw a card.
su-lesson-draw-take =
    That is allowed, and it is free: you take Octo Coffee with the chip that lies on it. You would have left the pile alone, though, and I would like to show you what is on top of it. Take it back and draw, or go on without me.
su-lesson-majority =
    A third Bowwow Games! { $seat2 } has two of them and holds its Anti-Monopoly chip, which always lies with the leader. With three you overtake.

    Play Bowwow Games into your portfolio.
su-lesson-majority-keep =
    You may keep any card you like. But with a third Bowwow Games on the table you would lead in it, and { $seat2 } would pay you at the end. Take it back and play Bowwow Games, or go on without me.
su-lesson-majority-sell =
    That puts a card on the market, where the next player can have it for nothing. Sometimes that is right; here Bowwow Games in your portfolio earns you a majority. Take it back and keep it, or go on without me.
su-lesson-chips-grow =
    See what happened to Octo Coffee: you and { $seat2 } each laid a chip on it, and now there are three. { $seat1 } laid none: who holds a company’s Anti-Monopoly chip never pays for its cards.

    A card that nobody wants gets richer and richer, until somebody does want it.
su-lesson-take =
    Three chips, and a share that helps you: { $seat1 } has 3 Octo Coffee on the table, you have 1 there and 1 in hand. With one more you are level, and in a tie nobody pays anybody.

    Take Octo Coffee with its chips. Taking from the market costs nothing.
su-lesson-take-draw =
    Drawing is possible, but it would cost you a chip for each of the two cards and leave three chips lying there for the next player. Take it back and take Octo Coffee, or go on without me.
su-lesson-take-other =
    That card has no chips on it, and Octo Coffee has three. Take it back and take Octo Coffee, or go on without me.
su-lesson-sell =
    Now play a card. Look at your Elephant Mars Travel: { $seat1 } has five of them. You will never catch up, and your single share would only cost you a chip at the end.

    Play Elephant Mars Travel to the market. (Octo Coffee can’t go there: what you have just taken may not be sold in the same turn.)
su-lesson-sell-keep =
    In your portfolio it stays for good. Look first at the one share that only costs you money, Elephant Mars Travel. Take it back and sell that one, or go on without me.
su-lesson-sell-other =
    Giraffe Beer is a company where you lead. You would hand the share to somebody else and keep Elephant Mars Travel, where you can only pay. Take it back and sell that one, or go on without me.
su-lesson-anti-monopoly =
    { $seat2 } had put a Flamingo Soft on the market, and there are chips on it now. But you hold the Anti-Monopoly chip of Flamingo Soft: as its leader you may not take its cards from the market. That keeps leaders from running away.

    It has a good side: when you draw, you lay no chip on that card.
su-lesson-draw-again =
    So drawing costs you one chip, for Elephant Mars Travel, and not two.

    Draw a card.
su-lesson-draw-again-take =
    You could, and with a chip on it. But you have just got rid of that company: each share of it is a chip for { $seat1 } at the end. Take it back and draw, or go on without me.
su-lesson-keep =
    Another Giraffe Beer. There are only five in the whole game, so few are enough for the majority: that makes it cheap to win, and hard for others to come back.

    Play Giraffe Beer into your portfolio.
su-lesson-keep-other =
    That works too: hand cards are counted at the end anyway. Still, what lies open wins the Anti-Monopoly chip and warns the others off. Take it back and play Giraffe Beer, or go on without me.
su-lesson-keep-sell =
    The next player could take it, and with it your lead. Take it back and keep Giraffe Beer, or go on without me.
su-lesson-end =
    { $seat2 } took the last card of the pile, so the game is over. All hand cards have joined the portfolios, and now the money is counted, company by company.
su-lesson-score-yours =
    You have the most shares of Flamingo Soft, Bowwow Games and Giraffe Beer. { $seat1 } pays for 2 Flamingo Soft, { $seat2 } for 2 Bowwow Games and 1 Giraffe Beer. Five chips received count three each: 15 for you.

    For them they are only five chips lost. That is why a majority is worth so much more than a share.
su-lesson-score-tie =
    Octo Coffee: you and { $seat1 } have three each. A tie, so nobody pays. Without the share that you took with three chips, you would have paid there.

    And in Elephant Mars Travel and Hippo Powertech you have nothing, so you pay nothing. 8 chips and 15 make 23: you win.
su-lesson-done =
    That is all of Startups: take a card, play a card, be first in a company or stay out of it.

    A full game begins with empty portfolios, three cards in hand and 10 chips each. Have a good one!
