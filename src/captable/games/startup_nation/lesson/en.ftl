sn-lesson-welcome =
    Welcome to the Start-Up Nation! Everybody hides one card, and its rank is what it is worth: from 0, an Intern, to 7, Brigitte.

    When the pile is empty, the highest card wins the round. You hold Emmanuel, rank 6. That is a strong card, so keep him and do not let the others find out.
sn-lesson-allies =
    Nobody wins alone here. The coloured tokens show who belongs together: you and { $seat1 } are blue, { $seat2 } and { $seat3 } are red.

    At the end of the round allies add up their ranks. Each of two winning allies scores 1 point, a lone winner 2. Four points win the match.
sn-lesson-turn =
    Your turn. You have drawn a second card: a Tech Lead. Now you play one of the two, and it does what is written on it; the other stays hidden in your hand.

    Play the Tech Lead, who may look at somebody’s card, and keep Emmanuel.
sn-lesson-turn-emmanuel =
    You can play Emmanuel, but then his rank 6 is gone from your hand, and he does nothing when played. Take it back and keep him, or go on without me.
sn-lesson-look =
    Whose card do you want to see? { $seat1 } is your ally; a rival is more interesting.

    Look at { $seat2 }’s card.
sn-lesson-look-other =
    Any player will do, and nobody else sees it. For this lesson I need you to know about { $seat2 }. Take it back and look there, or go on without me.
sn-lesson-looked =
    { $seat2 } has a Recruiter, rank 2. Only you know that. Remember it: we will need it.
sn-lesson-above =
    { $seat1 } played an intern. Most interns ask somebody a question, and this one asked { $seat3 }: “Are you the Executive?” After a yes, something bad happens. After a no, whoever was asked must say whether their card ranks above or below.

    The answer is true: { $seat3 } holds something above rank 4.
sn-lesson-lie =
    Now { $seat2 } asks you: “Are you Emmanuel?” A yes would give { $seat2 } another turn, and everybody would know your card.

    But Emmanuel is the only one who may lie! He can answer anything. Answer “below”: they will believe that you hold something small.
sn-lesson-lie-other =
    As Emmanuel you may say that too. But a yes does what { $seat2 } hopes for, and above rank 6 there is only Brigitte, which makes you a target. Take it back and answer “below”, or go on without me.
sn-lesson-bpi =
    { $seat1 } played the Investor, who gives somebody a BPI token, and you got it: that is what allies are for. A token adds 1 to your rank at the end of the round.
sn-lesson-fire =
    You drew a Fire Elemental. This intern asks a question too, and if the answer is yes, that player is out of the round.

    You know just the right question. Play the Fire Elemental.
sn-lesson-question =
    You have seen that { $seat2 } holds the Recruiter, and { $seat2 } has played another card since.

    Ask { $seat2 }: “Are you the Recruiter?”
sn-lesson-question-other =
    You may ask anybody for anything, and a no still teaches you something: above or below. But here you know an answer for certain. Take it back and ask { $seat2 } for the Recruiter, or go on without me.
sn-lesson-out =
    Yes! { $seat2 } is out until the round ends. One rival fewer, and { $seat3 } plays on without an ally.
sn-lesson-deduce =
    What does { $seat3 } hold? Something above rank 4, we heard, and { $seat3 } has played only lower cards since. So it is the Investor, Emmanuel or Brigitte. There is one of each. The Investor was played, and Emmanuel is in your hand.

    So it is Brigitte, rank 7, the highest card there is. She can never be played, so she stays there.
sn-lesson-sales =
    And you have drawn the Sales Rep, who may swap the alliance tokens of two players.

    Play the Sales Rep.
sn-lesson-alliance =
    { $seat1 } is your ally, but { $seat3 } is worth more. If the two swap tokens, { $seat3 } turns blue and belongs to you.

    Swap the tokens of { $seat1 } and { $seat3 }.
sn-lesson-alliance-keep =
    You need not swap at all. Then you count with { $seat1 }, whose card nobody knows, against Brigitte. Take it back and change allies, or go on without me.
sn-lesson-alliance-other =
    That is a swap too, but it does not bring you and { $seat3 } together. Take it back and swap the tokens of { $seat1 } and { $seat3 }, or go on without me.
sn-lesson-last =
    Your draw was the last card of the pile: the round ends after this turn. You have a Recruiter, rank 2, and Emmanuel, rank 6. What you keep is what you are worth.

    Play the Recruiter.
sn-lesson-last-emmanuel =
    Then you would end the round with the Recruiter, rank 2, and not with Emmanuel, rank 6. Take it back and keep him, or go on without me.
sn-lesson-swap =
    The Recruiter has to swap your card with somebody’s. With { $seat1 } you could lose by it. With your ally it changes nothing: what one loses the other gains.

    Swap with { $seat3 }.
sn-lesson-swap-other =
    You would hand Emmanuel to your rival and count what { $seat1 } has had. Take it back and swap with { $seat3 }, or go on without me.
sn-lesson-count =
    The round is over, and the cards were shown: Emmanuel 6, Brigitte 7 and your token 1 make 14 for you and { $seat3 }. { $seat1 } had 4. You have won, with a point each.

    The new allies stay together, and a new round has been dealt.
sn-lesson-done =
    Now you know it all: draw, play one of two, listen to the answers, choose your friends. Each intern says on the card what a yes brings; Emmanuel lies, and Brigitte must never be thrown away.

    The first with 4 points, and more than everybody else, wins the match. It is yours now!
