sn-name = Start-Up Nation
sn-pitch = Hide who you are, find out who the others are, and end the round on the highest rank, alone or with your ally.
sn-aim = Hold the highest rank at the end of rounds, alone or with your ally: 4 points, and more than anyone else, win.

## Cards
sn-an-intern = an { $role }
sn-the-role = the { $role }
sn-a-name = { $role }
sn-role-intern = Intern
sn-card-miraculous = Miraculous Intern
    .short = Miraculous
sn-card-fire_elemental = Fire Elemental Intern
    .short = Fire Elemental
sn-card-string_puller = String-Pulling Intern
    .short = String-Pulling
sn-card-legal_magic = Legal Magic Intern
    .short = Legal Magic
sn-card-too_clever = Too Clever Intern
    .short = Too Clever
sn-card-hyper_productive = Hyper-productive Intern
    .short = Hyper-productive
sn-card-tax_magic = Tax Magic Intern
    .short = Tax Magic
sn-card-tech_lead = Tech Lead
sn-card-recruiter = Recruiter
sn-card-sales_rep = Sales Rep
sn-card-executive = Executive
sn-card-investor = Investor
sn-card-emmanuel = Emmanuel
sn-card-brigitte = Brigitte

sn-note-card = Rank { $rank }. { $does }
sn-does-none = { $who ->
    [intern] It asks nothing.
    [emmanuel] Played, he does nothing.
   *[other] Played, it does nothing.
}
sn-does-emmanuel = While you hold him you may lie when interns ask. { $does }
sn-does-brigitte = She can’t be played, and who has to discard her is out of the round.
sn-does-at-end = { $does } Held at the end of the round it counts { $end }.
sn-does-doubles = { $does } If you win the round holding it, you and your ally win twice the points.
sn-does-ask_eliminate = Ask a player “are you…?”: on yes, that player is out of the round.
sn-does-ask_swap = Ask a player “are you…?”: on yes, swap your hidden cards.
sn-does-ask_take_tokens = Ask a player “are you…?”: on yes, take their BPI tokens.
sn-does-neighbour_asks_eliminate = The next player on your left asks anyone else, you included: on yes, that player is out of the round.
sn-does-ask_extra_turn = Ask a player “are you…?”: on yes, take another turn.
sn-does-look = Look at another player’s hidden card.
sn-does-swap = Swap your hidden card with another player’s.
sn-does-swap_alliances = You may swap the alliance tokens of two players.
sn-does-promote = Promote a player: a card of higher rank from the pile, or out of the round.
sn-does-give_token = Give a BPI token to a player.

## Options
sn-option-interns = Interns in play
sn-option-interns-note = Name exactly 5 kinds for 4 players, 6 for 5 players; none named means some at random.
sn-option-interns-miraculous = Miraculous
sn-option-interns-miraculous-note = Asks nothing; held at the end it counts −4.
sn-option-interns-fire_elemental = Fire Elemental
sn-option-interns-fire_elemental-note = On yes, the victim is out of the round.
sn-option-interns-string_puller = String-Pulling
sn-option-interns-string_puller-note = On yes, swap hidden cards with the victim.
sn-option-interns-legal_magic = Legal Magic
sn-option-interns-legal_magic-note = On yes, take the victim’s BPI tokens.
sn-option-interns-too_clever = Too Clever
sn-option-interns-too_clever-note = The neighbour on the left asks; on yes, the victim is out of the round.
sn-option-interns-hyper_productive = Hyper-productive
sn-option-interns-hyper_productive-note = On yes, take another turn.
sn-option-interns-tax_magic = Tax Magic
sn-option-interns-tax_magic-note = Asks nothing; doubles the points of a round won with it.

## Moves
sn-pair = { $one } and { $two }
sn-answer-yes = yes
sn-answer-above = above
sn-answer-below = below
sn-move-play = play { $card }
sn-move-ask = ask { $player } about { $role }
sn-move-answer = answer { $answer }
sn-move-look = look at { $player }
sn-move-swap = swap with { $player }
sn-move-promote = promote { $player }
sn-move-give = give a token to { $player }
sn-move-keep_alliances = leave the alliances
sn-move-swap_alliances = swap the alliances of { $players }

sn-choose-play = Play { $card }
sn-choose-ask = Ask { $seat }: “Are you { $named }?”
sn-choose-answer-yes = Yes, I am { $named }
sn-choose-answer-above = No, I rank above { $named }
sn-choose-answer-below = No, I rank below { $named }
sn-choose-look = Look at { $seat }’s card
sn-choose-swap = Swap cards with { $seat }
sn-choose-promote = Promote { $seat }
sn-choose-give = Give the BPI token to { $seat }
sn-choose-keep = Leave the alliances as they are
sn-choose-alliances = Swap the alliances of { $one } and { $two }

## Places and things
sn-pile = Draw pile
sn-pile-note = Cards still to be drawn. When it is empty, the round ends.
sn-pile-order = What you know of the pile, from the top
sn-pile-known = From promotions: who was promoted has seen the cards passed over; all know that they rank no higher than the discarded one.
sn-no-higher-than = It ranks no higher than { $named }.
sn-hidden = Hidden card
sn-discard = Discard
sn-discard-note = Played cards, discarded cards and those of players who are out; all face up.
sn-discard-earlier = It was here at the beginning.
sn-discard-played = Played by { $seat }.
sn-discard-promoted = Discarded by { $seat } for a promotion.
sn-discard-out = { $seat } held it when leaving the round.
sn-interns = Interns in play
sn-interns-note = The kinds of intern in this match, one card of each.
sn-hand = Hidden card
sn-hand-known = You know this card.
sn-alliance = Alliance
sn-alliance-blue = Blue alliance
    .short = blue
sn-alliance-red = Red alliance
    .short = red
sn-alliance-black = Black alliance
    .short = black
sn-alliance-note = Living players of one colour are allies: they add their ranks and win or lose together.
sn-alliance-black-note = Black has no ally.
sn-points = Points
    .count = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
sn-points-note = The first with { $points } points or more who is ahead of everyone wins the match.
sn-bpi = BPI
    .count = { $value } BPI
sn-bpi-note = Each BPI token adds 1 to the rank at the end of the round.
sn-supply = BPI supply
    .count = { $value } BPI in the supply
sn-supply-note = BPI tokens that nobody has been given this round.
sn-round = Round
sn-round-note = After { $rounds } rounds the most points win.

## What is known of a player
sn-note-holds = Holds { $card }: you know it for certain.
sn-note-is = Can only be { $named }.
sn-note-one-of = Can be { $roles }.
sn-note-answered = { $asker } asked “{ $role }?”; the answer was “{ $answer }”.
sn-note-answered-before = Before the card may have changed, { $asker } asked “{ $role }?”; the answer was “{ $answer }”.

## Prompts
sn-prompt-play = Play one of your two cards.
sn-prompt-ask = { $card }: whom do you ask, and about which role?
sn-prompt-ask-for = { $mover } played { $card }: you ask the question. Whom, and about which role?
sn-prompt-look = Whose card do you look at?
sn-prompt-swap = With whom do you swap cards?
sn-prompt-swap_alliances = Swap the alliances of two players, or leave them as they are.
sn-prompt-promote = Whom do you promote?
sn-prompt-give_token = Who gets the BPI token?
sn-prompt-answer = { $asker } asks you: “Are you { $named }?” Answer truthfully.
sn-prompt-answer-freely = { $asker } asks you: “Are you { $named }?” You hold Emmanuel and may answer as you like.
sn-prompt-wait-play = { $seat } is choosing a card to play.
sn-prompt-wait-aim = { $seat } is choosing for { $card }.
sn-prompt-wait-answer = { $asker } asks { $seat }: “Are you { $named }?”
sn-prompt-over = The match is over.

## Refusals
sn-no-turn-out = You are out of this round; you are back in the next.
sn-no-aim-yet = First play a card.
sn-no-second-card = You have played { $card }; now say whom it is for.
sn-no-but-ask = { $mover } has played { $card }, and you ask the question: first say whom, and about which role.
sn-no-but-answer = You are asked whether you are { $named }; answer first.
sn-no-answer-now = Nobody has asked you anything.
sn-no-other-effect = { $card } does not do that.
sn-no-brigitte = { $card } can’t be played; play your other card.
sn-no-such-card = You don’t hold { $card }.
sn-no-below = Nobody ranks below { $named }.
sn-no-above = Nobody ranks above { $named }.
sn-no-lie = You must answer truthfully whether you are { $named }; only Emmanuel’s holder may lie.
sn-no-such-player = There are only { $players } players.
sn-no-dead = { $seat } is out of the round and can’t be chosen.
sn-no-dead-token = { $seat } is out of the round, and so is that alliance token.
sn-no-oneself = Choose another player than yourself.
sn-no-same-colour = Both have the { $colour }: nothing would change.

## Events
sn-drew = { $seat } draws a card.
sn-you-drew = { $seat } draws { $card }.
sn-played = { $seat } plays { $card }.
sn-asked = { $seat } asks { $victim }: “Are you { $named }?”
sn-answered = { $seat } answers to “{ $role }?”: { $answer }.
sn-extra-turn = { $seat } takes another turn.
sn-looked = { $seat } looks at { $other }’s card.
sn-you-saw = { $seat } looks at { $other }’s card: { $card }.
sn-swapped = { $seat } and { $other } swap their hidden cards.
sn-you-swapped = { $seat } and { $other } swap their hidden cards: { $seat } gets { $got } for { $gave }.
sn-took-tokens = { $tokens ->
    [0] { $victim } has no BPI token for { $seat } to take.
    [one] { $seat } takes { $victim }’s BPI token.
   *[other] { $seat } takes { $victim }’s { $tokens } BPI tokens.
}
sn-kept-alliances = { $seat } leaves the alliances as they are.
sn-swapped-alliances = { $seat } swaps the alliances of { $one } and { $two }.
sn-promoted = { $passed ->
    [0] { $seat } promotes { $other }, who discards { $card } and takes the top card of the pile.
    [one] { $seat } promotes { $other }, who discards { $card }, passes over 1 card and takes the next.
   *[other] { $seat } promotes { $other }, who discards { $card }, passes over { $passed } cards and takes the next.
}
sn-you-promoted = { $passed ->
    [0] { $seat } promotes { $other }, who discards { $card } and takes { $taken } from the top of the pile.
   *[other] { $seat } promotes { $other }, who discards { $card }, passes over { $seen } and takes { $taken }.
}
sn-promoted-in-vain = { $seat } promotes { $other }, who discards { $card }, finds nothing higher in the pile and is out of the round.
sn-you-promoted-in-vain = { $passed ->
    [0] { $seat } promotes { $other }, who discards { $card }, finds the pile empty and is out of the round.
   *[other] { $seat } promotes { $other }, who discards { $card }, finds only { $seen } and is out of the round.
}
sn-promoted-brigitte = { $seat } promotes { $other }, who has to discard { $card } and is out of the round at once.
sn-gave-token = { $seat } gives { $other } a BPI token.
sn-took-token = { $seat } keeps a BPI token.
sn-laid-down = { $seat } lays down { $card }.
sn-eliminated = { $seat } is out of the round and shows { $card }.
sn-showed = { $seat } shows { $card }.
sn-round-won = { $count ->
    [one] { $winners } wins the round: { $points } points.
   *[other] { $winners } win the round: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
}
sn-new-round = Round { $round } begins; { $seat } starts.
sn-dealt = { $seat } is dealt { $card }.

## Ends
sn-end-one-left = Only one player is left in the round.
sn-end-allies = Only two allies are left in the round.
sn-end-pile = The pile is empty: all show their cards.
sn-end-ahead = { $points } points or more, and ahead of everyone.
sn-end-rounds = { $rounds } rounds are played: the most points win.
sn-end-one-side = Only two allies are left at the table: the most points win.
sn-end-all-left = Only one player is left at the table.
sn-sheet-round = Round { $round }
sn-sheet-card = Card
sn-sheet-bpi = BPI tokens
sn-sheet-side = With the ally
sn-sheet-gain = Points won
sn-sheet-match = The match
sn-sheet-of-round = Round { $round }
sn-sheet-points = Points

sn-cards-total = total for { $players } players is { $said }, but the cards add up to { $total }
sn-cards-how-many = { $total } cards for { $players } players; there must be more, up to { $most }
sn-cards-one-brigitte = two Brigittes in one hand could not be played (SN-4.2), so there is one at most
