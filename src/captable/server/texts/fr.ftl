server-no-cookie = Le serveur ne vous connaît pas encore. Rechargez la page ; un programme demande d’abord /api/me.
server-foreign-origin = Ceci vient d’un autre site ({ $origin }). Ouvrez Captable à sa propre adresse.
server-wrong-host = Ce serveur ne répond pas au nom { $host }. Qui l’héberge peut l’autoriser avec --origin.
server-not-found = Il n’y a rien à cette adresse.
server-bad-method = Cette adresse n’accepte que { $methods }.
server-bad-request = Ceci n’a pas pu être lu : { $reason }
server-bad-input = { $reason }
server-cut-off = La requête s’est arrêtée avant d’être complète.
server-too-large = C’est trop grand : { $most } octets au plus.
server-too-many = Trop de demandes. Attendez un instant et réessayez.
server-no-language = Il n’y a pas de langue « { $language } ». Il y a : { $languages }.
server-no-such-key = Ce lien ou cette phrase ne mène à personne. Un lien sert une fois, pendant dix minutes ; une phrase sert jusqu’à ce que vous en créiez une autre. Vérifiez, ou faites un nouveau lien sur votre autre appareil.
server-no-such-device = Cet appareil ne vous connaît plus.
server-empty-name = Un nom a au moins une lettre ou un chiffre.
server-long-name = Ce nom est trop long : { $most } caractères au plus.
server-not-well = Le serveur ne va pas bien : { $reason }
server-bot-name = Ici, ce sont les robots qui s’appellent { $name }. Choisissez un autre nom.
server-many-running = Vous avez { $most } parties en cours. Terminez-en une ou abandonnez, puis commencez-en une autre.
server-many-open = Vous êtes à { $most } tables qui n’ont pas commencé. Lancez-en une ou quittez-la, puis prenez-en une autre.
server-many-made = Trop de tables ont été ouvertes depuis votre adresse. Patientez un peu, ou rejoignez une table ouverte.
server-looked-back-much = Vous avez regardé beaucoup de moments passés en peu de temps. Patientez un instant, puis continuez.
server-many-reviewed = Beaucoup d’analyses ont été demandées depuis votre adresse. Patientez un peu ; celles qui sont faites restent lisibles.
server-failed = Quelque chose s’est mal passé sur le serveur, et c’est noté. Réessayez dans un instant.
server-no-decks = Ce jeu se joue sans paquets à soi.
server-no-exercises = Ce jeu n’a pas d’exercice de ce genre.
server-rules-broken = { $count ->
    [one] Ceci enfreint une règle.
   *[other] Ceci enfreint { $count } règles.
}
server-no-lab = Ce serveur n’a pas de labo. Lancez-en un sur votre machine : captable serve.
server-no-run = Cette série n’existe pas dans le labo ; elle a peut-être été supprimée.
server-not-your-run = Cette série appartient à quelqu’un d’autre. Vous pouvez la lire et en lancer une semblable.
server-many-games = Une série compte au plus { $most } parties. Pour en jouer plus, utilisez captable report.
server-many-runs = Vous avez { $most } séries. Supprimez-en une avant d’en lancer une autre.
server-large-cards = Ce fichier de cartes est trop gros : { $most } octets au plus.
server-lab-not-stored = La série n’a pas pu être écrite sur le disque : { $reason }
