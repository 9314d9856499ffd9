pn-name = Le soir des pitchs
pn-pitch = Soutenez vos idées et gâchez celles du voisin.

pn-pitch-to_do_list = Liste de tâches
pn-pitch-dog_taxi = Taxi pour chiens
pn-pitch-smart_spoon = Cuillère connectée
pn-pitch-moon_hotel = Hôtel lunaire
pn-pitch-cold_fusion = Fusion froide
pn-pitch-named = { $name }

pn-option-cards = Cartes en main
pn-option-cards-note = Combien de pitchs chacun tient en main.
pn-option-cards-3 = Trois
pn-option-cards-3-note = Une partie rapide.
pn-option-cards-5 = Cinq
pn-option-cards-5-note = Plus de choix.

pn-move-back = soutenir { $pitch }
pn-move-attack = attaquer avec { $pitch }
pn-choose-back = { $pitch } pour vous : +{ $worth }
pn-choose-attack = { $pitch } contre { $other } : −{ $worth }

pn-backed = { $seat } présente { $pitch } et gagne { $worth }.
pn-attacked = { $seat } joue { $pitch } contre { $other }, qui perd { $worth }.
pn-drew = { $seat } pioche un pitch.
pn-you-drew = Vous piochez { $pitch }.

pn-backing = Soutiens
pn-worth = Valeur
pn-pile = Pioche
pn-stage = Scène
pn-hand = Main
pn-your-turn = Jouez un pitch pour vous, ou contre { $other }.
pn-wait = { $seat } choisit un pitch.
pn-over = La soirée est finie.
pn-end = Tous les pitchs ont été joués.
pn-end-left = Tous les autres sont partis.
