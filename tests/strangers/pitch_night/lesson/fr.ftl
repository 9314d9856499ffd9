pn-lesson-welcome = À chaque tour, vous jouez une idée, pour vous ou contre { $seat1 }. Le plus soutenu gagne.
pn-lesson-back = Soutenez Moon Hotel, la meilleure que vous ayez.
pn-lesson-back-attack = Cela nuit à { $seat1 } autant que cela vous aiderait.
pn-lesson-back-other = Une idée plus petite ; gardez-la pour plus tard.
pn-lesson-attack = { $seat1 } l’a gâchée. Répondez par une attaque, celle que vous voulez.
pn-lesson-done = C’est tout. La scène est à vous.
