# Ce que les tables disent d’elles-mêmes.
table-took-back = { $seat } revient en arrière.
table-sits-in = { $seat } est absent : un robot prend la place.
table-is-back = { $seat } est de retour.

# Pourquoi une table ne fait pas ce qu’on lui demande.
table-missing = Cette table n’existe pas. Elle a peut-être été fermée, ou le lien est coupé.
table-no-such-game = Il n’y a pas de jeu « { $game } » ici. Il y a : { $games }.
table-not-begun = Cette partie n’a pas encore commencé.
table-has-begun = Cette partie a déjà commencé. Vous pouvez regarder.
table-is-over = Cette partie est terminée.
table-closed = Cette table a été fermée. Ouvrez-en une nouvelle.
table-not-over = C’est réservé aux parties terminées. Jouez celle-ci jusqu’au bout d’abord.
table-full = Toutes les places sont prises. Vous pouvez regarder.
table-taken = Cette place est déjà prise. Choisissez une place libre.
table-kept = Cette place est gardée pour { $name }. Vous pouvez regarder.
table-all-kept = Les places libres sont gardées pour celles et ceux qui les avaient. Vous pouvez regarder.
table-name-taken = Quelqu’un s’appelle { $name } à cette table, ou presque. Changez de nom, puis asseyez-vous.
table-was-removed = L’hôte ne veut pas de vous à cette table. Vous pouvez regarder.
table-host-decides = C’est réservé à l’hôte.
table-nobody-there = Personne n’est assis là.
table-own-seat = C’est votre propre place.
table-muted = L’hôte vous a retiré la parole : vous ne pouvez pas écrire dans ce chat.
table-no-such-seat = Cette place n’existe pas : elles vont de 1 à { $last }.
table-seats-free = Il reste des places libres. Attendez quelqu’un, ou laissez-les à des robots.
table-host-starts = C’est l’hôte qui lance la partie.
table-resign-instead = La partie a commencé. Abandonnez si vous voulez la quitter.
table-no-seat = Vous n’avez pas de place à cette table. Vous pouvez regarder.
table-wrong-players =
    Avec ces options, ce jeu se joue de { $fewest } à { $most }, pas à { $players }.
table-other-players = Avec ces options, ce jeu se joue à { $wanted }, pas à { $players }.
table-no-such-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $bots }.
table-no-such-moment = Ce moment n’existe pas : ils vont de { $first } à { $last }.
table-no-such-frame = Cette étape n’existe pas : elles vont de 0 à { $last }.
table-stale = Quelque chose a changé entre-temps. Regardez de nouveau et choisissez.
table-bot-plays = Un robot tient votre place. Reprenez-la d’abord.
table-seat-is-yours = Aucun robot ne tient votre place : elle est à vous.
table-coach-first = Regardez d’abord ce que font les autres : le guide vous dira quand c’est à vous.
table-strayed = Reprenez votre dernier coup, ou continuez sans le guide.
table-not-strayed = Il n’y a rien à reprendre pour le guide.
table-no-lesson = Il n’y a plus de leçon à cette table.
table-no-such-lesson = Il n’y a pas encore de leçon pour ce jeu. Ses règles sont à un clic, et une partie contre les robots les plus faibles ne fait de mal à personne.
table-undo-nothing = Vous n’avez aucun coup à reprendre.
table-undo-shown = Quelque chose a été montré depuis votre choix : il reste.
table-undo-clock = Le temps de ce choix est écoulé : il reste.
table-undo-rests = Ce que d’autres ont choisi depuis repose sur votre choix : il reste.
table-asked-already = Quelqu’un a déjà demandé. Attendez les réponses.
table-question-gone = Cette question est réglée.
table-not-asked = Vous avez déjà répondu, ou la question ne vous est pas posée.
table-empty-text = Il n’y a rien à dire dedans. Écrivez quelque chose.
table-long-text = C’est trop long : { $most } caractères au plus.
table-other-version =
    Cette partie a commencé avec la version { $then } de { $game }, et c’est la version { $now } qui tourne ici. Elle ne peut pas continuer.
table-busy = Quelqu’un a été plus rapide. Réessayez.
table-damaged = Cette table est endommagée et ne peut pas être ouverte. Les autres vont bien. La personne qui gère le serveur peut la restaurer depuis une sauvegarde.
table-store-failed = Cela n’a pas pu être enregistré et n’a donc pas été fait. Réessayez dans un instant.
table-no-hints = À cette table, on ne donne pas de conseils.
table-hint-not-now = Un conseil est pour votre propre coup : attendez votre tour.
