cold-call-name = Appel à froid
cold-call-pitch = Préparez un argumentaire en secret, puis restez en ligne ou raccrochez.

cold-call-card = { $worth }
cold-call-move-play = préparer { $card }
cold-call-move-stay = rester en ligne
cold-call-move-drop = raccrocher
cold-call-client = Un client de valeur { $worth } se présente.
cold-call-client-name = Client de valeur { $worth }
cold-call-client-row = Client
cold-call-chose = { $seat } a préparé un argumentaire.
cold-call-you-chose = Vous avez préparé { $card }.
cold-call-mark-chosen = choisie
cold-call-stays = { $seat } reste en ligne.
cold-call-drops = { $seat } raccroche.
cold-call-shows = { $seat } montre { $card }.
cold-call-wins = { $seat } gagne le client : { $points }.
cold-call-pays = { $seat } paie le déjeuner : { $points }.

cold-call-points = Points
cold-call-hand = Main
cold-call-shown = Montrées
cold-call-away = Face cachée
cold-call-your-turn = Préparez en secret une carte pour ce client.
cold-call-speak = Restez-vous en ligne avec votre carte, ou raccrochez-vous ?
cold-call-wait = Attendez les autres.
cold-call-over = La partie est terminée.
cold-call-end = Tous les clients ont été appelés, ou tous les autres sont partis.
