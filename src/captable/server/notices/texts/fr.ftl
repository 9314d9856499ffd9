notice-one = À vous de jouer à { $game }
notice-many = { $count } parties vous attendent
notice-name = { $name }
notice-line = { $game } avec { $others }
notice-with = Avec { $others }
notice-stop = Ne plus recevoir
notice-trial = Ça marche
notice-trial-body = Voici comment { $name } sait, dans ce navigateur, que c’est à son tour.
