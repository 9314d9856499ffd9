ship-it-dollars = { $value } $
ship-it-round = Manche { $round }
ship-it-forecast = Prévision
ship-it-event-hidden = encore inconnu
ship-it-companies = Les entreprises
ship-it-draft = Le recrutement
ship-it-draft-order = Ordre de recrutement
ship-it-sealed = scellé
ship-it-bidding = pas encore envoyé
ship-it-salary = dès { $value } $
ship-it-no-bid-yet = pas d’offre
ship-it-seal = Sceller { $value } $
ship-it-plan = Le plan
ship-it-pivot-note = Une fois par partie, une entreprise à capital-risque peut changer de produit. Le changement vaut dès le travail de cette manche ; jusqu’au verrouillage, vous pouvez y renoncer.
ship-it-bench = Vos ingénieurs
ship-it-bench-empty = Tout le monde est au travail.
ship-it-to-bench = Retirer du plan
ship-it-changes-left = { $left ->
    [one] { $left } changement possible
   *[other] { $left } changements possibles
}
ship-it-held-by = occupé par { $names }
ship-it-put-here = peut aller ici
ship-it-no-limit = de la place pour tous
ship-it-ai-note = L’IA prend de la capacité pour cette manche, augmente le rendement et crée de la dette.
ship-it-puzzle = Le casse-tête
ship-it-puzzle-note = Un robot, une grille et des pièces : composez un programme qui les ramasse toutes. Le temps court dès que vous l’ouvrez.
ship-it-puzzle-over = Le casse-tête de la manche précédente
ship-it-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
ship-it-blocks = { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}
ship-it-par = possible avec { $par }
ship-it-palette = Blocs
ship-it-program = Votre programme
ship-it-place = Placer { $block }
ship-it-place-note = Appuyez pour le mettre au curseur, ou portez-le à sa place.
ship-it-which = Lequel : { $block }
ship-it-change = Changer { $block }
ship-it-remove = Retirer le bloc { $number }, { $block }
ship-it-cursor-here = Le curseur : les nouveaux blocs vont ici
ship-it-cursor-to = Mettre le curseur à l’emplacement { $gap }
ship-it-editor-keys = Tab et les flèches pour circuler ; Suppr retire un bloc, Alt + ↑ ↓ le déplace.
ship-it-whose-run = Quel programme
ship-it-run = Exécuter
ship-it-step = Pas { $step } sur { $steps }
ship-it-report-founding = Les entreprises sont fondées
ship-it-report-bids = Ce que contenaient les enveloppes
ship-it-report-plans = Ce que chacun avait prévu
ship-it-report-round = Le bilan de la manche
ship-it-report-new = nouveau
ship-it-report-next = Suite
ship-it-report-skip = Passer
ship-it-chapter-founding = Les entreprises
ship-it-chapter-bids = Les enveloppes
ship-it-chapter-plans = Les plans
ship-it-chapter-puzzle = Le casse-tête
ship-it-chapter-actions = Le travail
ship-it-chapter-books = Revenus et jalons
ship-it-chapter-event = L’événement
ship-it-try = Essayer
ship-it-try-stop = Arrêter
ship-it-practice = Des casse-têtes pour s’exercer
ship-it-practice-note = Ramassez toutes les pièces avec le moins de blocs possible. Ici, pas de chronomètre, et autant d’essais que vous voulez.
ship-it-practice-round = Manche
ship-it-practice-of-round = Manche { $round }
ship-it-practice-another = Un autre
ship-it-practice-today = Celui du jour
ship-it-practice-daily = Le casse-tête du jour, { $day }
ship-it-practice-share = Copier le lien
ship-it-practice-copied = Le lien vers ce casse-tête est copié. Qui l’ouvre reçoit le même.
ship-it-practice-yours = Votre programme
ship-it-practice-best = Le programme le plus court que l’on connaisse
ship-it-practice-again = Réessayer
ship-it-practice-not-solved = Pas résolu. Voici un programme qui y parvient.
ship-it-practice-longer = Résolu en { $blocks } blocs. C’est possible en { $shortest }.
ship-it-practice-shortest = Résolu en { $blocks } blocs. On n’en connaît pas de plus court.
