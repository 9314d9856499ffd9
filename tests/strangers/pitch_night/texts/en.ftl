pn-name = Pitch Night
pn-pitch = Back your own ideas, and spoil your neighbour’s.

pn-pitch-to_do_list = To-Do List
pn-pitch-dog_taxi = Dog Taxi
pn-pitch-smart_spoon = Smart Spoon
pn-pitch-moon_hotel = Moon Hotel
pn-pitch-cold_fusion = Cold Fusion
pn-pitch-named = { $name }

pn-option-cards = Cards in hand
pn-option-cards-note = How many pitches everyone holds.
pn-option-cards-3 = Three
pn-option-cards-3-note = A quick game.
pn-option-cards-5 = Five
pn-option-cards-5-note = More to choose from.

pn-move-back = back { $pitch }
pn-move-attack = attack with { $pitch }
pn-choose-back = { $pitch } for yourself: +{ $worth }
pn-choose-attack = { $pitch } against { $other }: −{ $worth }

pn-backed = { $seat } pitches { $pitch } and gains { $worth }.
pn-attacked = { $seat } plays { $pitch } against { $other }, who loses { $worth }.
pn-drew = { $seat } draws a pitch.
pn-you-drew = You draw { $pitch }.

pn-backing = Backing
pn-worth = Worth
pn-pile = Pile
pn-stage = Stage
pn-hand = Hand
pn-your-turn = Play a pitch for yourself, or against { $other }.
pn-wait = { $seat } is choosing a pitch.
pn-over = The night is over.
pn-end = All pitches were played.
pn-end-left = Everyone else has left.
