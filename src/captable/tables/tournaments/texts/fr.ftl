# Pourquoi un tournoi ne fait pas ce qu’on lui demande.
tournament-missing = Ce tournoi n’existe pas. Le lien est peut-être coupé.
tournament-host-decides = C’est réservé à qui organise le tournoi.
tournament-no-title = Un tournoi a besoin d’un nom, avec au moins une lettre ou un chiffre.
tournament-long-title = Ce nom est trop long : { $most } signes au plus.
tournament-over = Ce tournoi est terminé.
tournament-not-begun = Ce tournoi n’a pas encore commencé.
tournament-few = { $seats ->
    [one] Il faut une personne au moins. Partagez le lien ou ajoutez un robot.
   *[other] Il faut être { $seats } au moins. Partagez le lien ou ajoutez des robots.
}
tournament-full = Ce tournoi est complet : { $most } au plus y participent.
tournament-many-bots = { $most } robots au plus y participent.
tournament-many-games = Le plus grand nombre de parties est atteint : { $most }. Terminez cette échelle et commencez-en une autre.
tournament-many-tournaments = Vous organisez { $most } tournois qui ne sont pas terminés. Terminez-en un, puis commencez-en un autre.
tournament-robin-runs = Ce tournoi toutes rondes a commencé et ses rondes sont tirées. Vous pouvez regarder.
tournament-round-runs = La ronde n’est pas terminée. Attendez ses parties, ou annulez celles que personne ne joue.
tournament-last-round = La dernière ronde est jouée.
tournament-ladder-runs = L’échelle est ouverte : chacun défie qui il veut.
tournament-no-ladder = Les défis sont réservés aux échelles.
tournament-not-in-it = Vous ne participez pas.
tournament-nobody-there = Personne à retirer ni à reprendre ici.
tournament-was-dropped = Qui organise le tournoi vous en a retiré. Demandez à y revenir.
tournament-you-play = Vous avez une partie en cours sur cette échelle. Terminez-la d’abord.
tournament-so-many = { $others ->
    [one] Défiez une seule personne.
   *[other] Défiez { $others } personnes.
}
tournament-out-of-reach = Vous pouvez défier celles et ceux qui sont jusqu’à { $reach } échelons au-dessus de vous et n’ont pas de partie en cours.
tournament-not-running = Cette partie n’est pas en cours.
tournament-busy = D’autres ont modifié le tournoi au même moment. Réessayez.
