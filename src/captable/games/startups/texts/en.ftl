su-name = Startups
su-pitch = Buy shares, hold the majority, and make everybody else pay you.
su-aim = Have the most money when the pile runs out: lead companies, and be paid by those who follow.

## Companies
su-company-giraffe_beer = Giraffe Beer
su-company-bowwow_games = Bowwow Games
su-company-flamingo_soft = Flamingo Soft
su-company-octo_coffee = Octo Coffee
su-company-hippo_powertech = Hippo Powertech
su-company-elephant_mars_travel = Elephant Mars Travel
su-company-named = { $name }

## Options
su-option-anti_monopoly = Anti-Monopoly chip
su-option-anti_monopoly-note = Who may not take a company’s cards from the market while somebody holds its chip.
su-option-anti_monopoly-published = Only its holder
su-option-anti_monopoly-published-note = The holder may not take that company’s cards from the market; everybody else may. The printed game’s rule.
su-option-anti_monopoly-manual = Nobody
su-option-anti_monopoly-manual-note = While anyone holds the chip, nobody may take that company’s cards. The manual’s literal wording; a harder game.
su-option-rounds = Rounds
su-option-rounds-note = How many rounds make a game.
su-option-rounds-1 = One
su-option-rounds-1-note = A single round; the most money wins.
su-option-rounds-4 = Four
su-option-rounds-4-note = Four rounds; places give +2, +1 and −1 points, and the points decide.

## Moves
su-move-draw = draw a card
su-move-take = take market card { $card }
su-move-portfolio = keep { $company }
su-move-market = sell { $company }

su-choose-draw = { $price ->
    [0] Draw a card, free of charge
    [one] Draw a card and place 1 chip
   *[other] Draw a card and place { $price } chips
}
su-choose-take = { $chips ->
    [0] Take { $company }
    [one] Take { $company } with its chip
   *[other] Take { $company } with its { $chips } chips
}
su-choose-keep = Play { $company } to your portfolio
su-choose-sell = Play { $company } to the market

## Places and things
su-pile = Draw pile
su-pile-note = Cards still to be drawn. { $aside } more were put aside unseen; nobody will ever know which.
su-market = Market
su-market-note = Take a card from here with all its chips, or pay a chip for each card to draw from the pile instead.
su-free-chips = Anti-Monopoly chips that nobody holds
    .short = Anti-Monopoly, free
su-anti-monopoly = Anti-Monopoly chips
    .short = Anti-Monopoly
su-portfolio = Portfolio
su-hand = Hand
su-hand-note = { $known ->
    [0] { $count } hidden cards
   *[other] { $count } cards, { $known } of them taken from the market for all to see
}
su-share-note = A share of { $company }; there are { $copies } in the deck.
su-chips = Capital chips
    .count = { $value ->
        [one] { $value } chip
       *[other] { $value } chips
    }
su-chips-note = Each is worth 1 at the end, and pays for one share where somebody else has the majority.
su-chip = Anti-Monopoly chip of { $company }
    .short = { $company }
su-chip-note = Its holder can’t take this company’s cards from the market, and places no chip on them when drawing.
su-chip-note-manual = While somebody holds it nobody can take this company’s cards from the market; the holder places no chip on them when drawing.
su-points = Points
    .count = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
su-points-note = From the rounds so far: +{ $first } for the first place, +{ $second } for the second, −{ $lost } for the last.
su-round = Round

## Prompts
su-prompt-take = { $price ->
    [0] Take a card: draw one free of charge, or take one from the market.
    [one] Take a card: draw one for 1 chip, or take one from the market.
   *[other] Take a card: draw one for { $price } chips, or take one from the market.
}
su-prompt-draw = Draw a card. It is free, as the market is empty.
su-prompt-play = Play a card from your hand, to your portfolio or to the market.
su-prompt-wait-take = { $seat } is taking a card.
su-prompt-wait-play = { $seat } is playing a card.
su-prompt-over = The game is over.

## Refusals
su-no-card-taken-already = You have taken your card for this turn; now play one.
su-no-draw = A draw costs { $price ->
    [one] 1 chip
   *[other] { $price } chips
} now, one for each market card that asks for one, and you have { $chips }. Take a card from the market instead.
su-no-such-card = There is no market card { $card }; { $cards ->
    [0] the market is empty
    [one] there is one card
   *[other] there are { $cards } cards
}.
su-no-take-yours = You hold the Anti-Monopoly chip of { $company }, so its market cards are for others.
su-no-take-yours-manual = You hold the Anti-Monopoly chip of { $company }, so nobody may take its market cards, not even you.
su-no-take-held = { $holder } holds the Anti-Monopoly chip of { $company }, so nobody may take its market cards.
su-no-play-yet = First take a card: draw one or take one from the market.
su-no-play-none = You have no card of { $company } in your hand.
su-no-sell-back = You took { $company } from the market this turn, so no card of it can go back there before your next turn.

## Events
su-drew = { $paid ->
    [0] { $seat } draws a card.
    [one] { $seat } draws a card and places 1 chip on the market.
   *[other] { $seat } draws a card and places { $paid } chips on the market.
}
su-you-drew = { $paid ->
    [0] { $seat } draws { $company }.
    [one] { $seat } draws { $company } and places 1 chip on the market.
   *[other] { $seat } draws { $company } and places { $paid } chips on the market.
}
su-took = { $chips ->
    [0] { $seat } takes { $company } from the market.
    [one] { $seat } takes { $company } from the market with 1 chip.
   *[other] { $seat } takes { $company } from the market with { $chips } chips.
}
su-kept = { $seat } invests in { $company }.
su-sold = { $seat } puts { $company } on the market.
su-chip-first = { $seat } is the first to invest in { $company } and gets its Anti-Monopoly chip.
su-chip-moves = { $seat } now has more { $company } than { $holder } and takes its Anti-Monopoly chip.
su-new-round = Round { $round } begins; { $seat } starts.
su-dealt = { $seat } is dealt { $cards }.
su-opened = { $seat } reveals { $cards }.
su-counted = { $company }: { $result }
su-round-won = { $seat } comes first, with { $score }.

## Ends
su-end-pile = The pile is empty: hands join the portfolios and the companies pay out.
su-end-idle = Nobody has drawn a card for too long: the round is counted as it stands.
su-end-one-left = Only one player is left.
su-sheet-round = The count
su-sheet-match = The match
su-sheet-chips = Chips at the end
su-sheet-score = Total
su-sheet-points = Points
su-sheet-place = Place in round { $round }
su-sheet-majority = { $shares ->
    [one] { $seat } has the majority with 1 share.
   *[other] { $seat } has the majority with { $shares } shares.
}
su-sheet-tie = { $shares ->
    [one] a tie at 1 share; nobody pays.
   *[other] a tie at { $shares } shares; nobody pays.
}
su-sheet-none = nobody has a share.
