ih-lesson-welcome =
    Welcome to the IT department. You and { $seat1 } each run one, and each tries to wear the other’s down.

    Your draw pile is your organisation. It shrinks when you draw and when disasters strike. The first time it is empty you get a second chance; the second time you have lost. Yours has only 3 cards left, so we will see that soon.
ih-lesson-threats =
    { $seat1 } has sent you two Threats: Karen from Accounting and Phishing Phil. They stay in front of you and strike at the end of each of your turns: a Threat that nobody blocks takes 2 cards off your pile, for good.

    Its strength is its Ticket Velocity: Karen has 31, Phil has 55.
ih-lesson-coffee =
    Everything is paid in Coffee. You get 2 each turn, and 1 more for each Resource that you have. You have one Resource, so 3 Coffee. What you do not spend is lost.
ih-lesson-hero =
    First a Hero to block for you. The Security Sentinel has Blame Deflection 60: enough to stop anything up to 60 without a scratch.

    Play the Security Sentinel, for 2 Coffee.
ih-lesson-hero-other =
    You can play that. But then the Coffee is not enough for the Security Sentinel, and the Sentinel is your best blocker. Take it back and play the Sentinel, or go on without me.
ih-lesson-hero-end =
    That would end your Play phase with 3 Coffee unspent, and nobody there to block. Take it back and play the Sentinel, or go on without me.
ih-lesson-threat =
    1 Coffee is left. Strike back: a Threat that you play goes over to { $seat1 }.

    Play your own Karen from Accounting.
ih-lesson-threat-other =
    One more Hero is not wrong, and would block. But the On-Call Oracle can come for free in a moment, and { $seat1 } has no trouble at all yet. Take it back and play Karen, or go on without me.
ih-lesson-threat-end =
    That would leave 1 Coffee to get cold, and { $seat1 } without any trouble. Take it back and play Karen, or go on without me.
ih-lesson-block =
    Your Coffee is spent, so the Threats strike, the oldest first. For each of them you name a Hero who blocks, or nobody. A Hero blocks one Threat a turn.

    Karen comes first, with 31. The Sentinel’s 60 is more than enough. Block Karen with the Security Sentinel.
ih-lesson-block-none =
    You may save the Sentinel for Phil: 60 holds against 55 too. But against a weak Threat the Sentinel can do more than block, as you will see. Take it back and block Karen, or go on without me.
ih-lesson-flash =
    Nobody is left to block Phishing Phil. But The On-Call Oracle in your hand has Flash: in this moment she can be deployed without paying, right in front of a Threat that is not blocked.

    Deploy The On-Call Oracle with Flash, in front of Phishing Phil.
ih-lesson-flash-none =
    Then Phil takes 2 of the 3 cards of your pile. Sometimes it is right to keep a Flash Hero for later; not now. Take it back and use Flash, or go on without me.
ih-lesson-neutralise =
    Karen was deflected. Blocking alone never gets rid of a Threat: it comes back every turn. But the Sentinel’s ability neutralises a weak Threat that was deflected, and then it is gone.

    Use the ability.
ih-lesson-neutralise-leave =
    Then Karen stays and strikes again next turn. Using it costs nothing. Take it back and use the ability, or go on without me.
ih-lesson-hit =
    Phil’s 55 was too much for the Oracle’s 40: she took a hit. She stopped him all the same, and your pile is safe. But at the second hit she is gone: how many a Hero can take depends on the Patience.

    Now it is { $seat1 }’s turn.
ih-lesson-struck =
    Your Karen struck: { $seat1 } had no Hero, and lost 2 cards of the pile.

    You have two new Threats in front of you. The Expired Certificate even took a card off your pile when it came.
ih-lesson-recycle =
    Then your turn began. You drew your 2 cards, and they were the last: your pile was empty for the first time. So you recycled: your discard pile was shuffled into a new pile, and 5 of its cards were taken out of the game.

    This happens once. When this pile is empty too, { $seat1 } wins. (If fewer than 5 cards are left after a recycle, the game is lost at once, so do not let your discard pile get too thin.)
ih-lesson-resource =
    You drew a Black Coffee. That is a Resource: it stays and brings 1 more Coffee in every turn to come. You may play one Resource a turn, and the sooner the better.

    Play Black Coffee.
ih-lesson-resource-other =
    That is a good card too. But a Resource pays in every turn from now on, so it should come first. Take it back and play Black Coffee, or go on without me.
ih-lesson-resource-end =
    That would waste 3 Coffee. Take it back and play Black Coffee, or go on without me.
ih-lesson-choose =
    You have 2 Coffee left, for Phishing Phil against { $seat1 } or for Help Desk Heroes who block for you.

    At the end of the turn three Threats strike: Phil with 55, the Certificate with 38 and the Poltergeist with 44. The Sentinel holds against any of them, the Oracle against 38. A Threat’s damage is written on it: 2 for Phil, only 1 for the other two. So which one can you leave unblocked?
ih-lesson-done =
    That is IT Heroes: spend your Coffee, block what hurts most, strike back, and outlast the other.

    The rest of this game is yours. Save your organisation!
