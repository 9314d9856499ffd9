pn-lesson-welcome = Every turn you play a pitch, for yourself or against { $seat1 }. The most backing wins.
pn-lesson-back = Back Moon Hotel, the best you have.
pn-lesson-back-attack = That harms { $seat1 } by as much as it would help you.
pn-lesson-back-other = A smaller pitch; keep it for later.
pn-lesson-attack = { $seat1 } spoiled it. Answer with an attack, whichever you like.
pn-lesson-done = That is all. The stage is yours.
