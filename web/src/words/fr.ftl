### Les mots du client, en français.

## Autour de tout
skip = Aller au contenu
nav = Pénombre
speak-other = Switch to English
theme-now =
    { $theme ->
        [light] Thème clair
        [dark] Thème sombre
       *[auto] Thème de l’appareil
    }
theme-next =
    { $theme ->
        [light] Thème clair : passer au sombre
        [dark] Thème sombre : suivre l’appareil
       *[auto] Thème de l’appareil : passer au clair
    }
sound = Son et vibration
sound-on = Son et vibration activés
sound-off = Son et vibration coupés
language-now = Cette page est en français.
me-short = Vous
me-named = Vous, { $name }
problem = Quelque chose ne va pas
loading = Un instant…
try-again = Réessayer
go-home = Retour à l’accueil
close = Fermer
your-name = Votre nom
refused-unreachable = Le serveur ne répond pas. Vérifiez votre connexion.

## Accueil
home-title = Des jeux où chacun cache quelque chose
home-what = Réunissez quelques amis, ou des robots, autour d’une table. Chacun reçoit un rôle secret : il faut parler, mentir un peu, observer et voter. Un nom suffit pour jouer, un lien pour inviter.
home-play-now = Jouer avec des robots
home-join = Rejoindre une table
home-my-tables = Vos tables
home-your-turn = C’est à vous
home-status-open = On s’installe
home-status-playing = Partie en cours
home-status-over = Partie finie
home-table = Chez { $host } · { $taken } / { $players } places
home-games = Les jeux
home-players = { $fewest } à { $most } joueurs
home-play = Jouer avec des robots
home-open = Ouvrir une table
home-rules = Règles
home-of = ({ $game })
home-play-title = { $game } avec des robots
home-play-game = Le jeu
home-play-as = Vous jouez sous le nom { DE($name) }.
home-play-seats = Joueurs autour de la table
home-play-bots =
    { $count ->
        [one] Vous et { $count } robot.
       *[other] Vous et { $count } robots.
    }
home-play-start = Commencer la partie
home-play-dealing = On distribue…
home-by-code = Vous avez un code ?
home-open-tables = Tables ouvertes à tous
home-no-tables = Aucune table n’attend du monde pour l’instant. Ouvrez la vôtre !
home-my-matches = Vos parties finies
home-with = Avec { $names }
home-won = Victoire
home-lost = Défaite
home-replay = Revoir
home-others =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
home-fair = Une donne que chacun peut vérifier
home-fair-text = Avant de distribuer, le serveur s’engage sur un nombre secret dont il montre l’empreinte, et chaque joueur peut y ajouter son grain de hasard. À la fin, le secret est ouvert : toute la donne peut être recalculée. Personne ne reçoit jamais ce que son rôle n’a pas le droit de savoir.
home-footer = Pénombre : des jeux à rôles cachés, sans publicité et sans compte.
home-footer-nav = Règles et réglages
home-all-rules = Toutes les règles
home-rules-of = Règles de { $game }
home-settings = Vos réglages

## Ouvrir une table
new-page = Ouvrir une table
new-title = Ouvrir une table de { $game }
new-seats = Nombre de places
new-seats-hint = De { $least } à { $most }, robots compris.
new-fewer = Diminuer : { $label }
new-further = Augmenter : { $label }
new-chosen =
    { $count ->
        [0] Aucun choix
        [one] { $count } choix
       *[other] { $count } choix
    } pour { $players } joueurs
new-read-them = Lire ce que chacun fait (nouvel onglet)
new-pace = Rythme
new-pace-live = En direct
new-pace-live-text = Tout le monde est là : chaque question dure quelques secondes ou quelques minutes.
new-pace-relaxed = Tranquille
new-pace-relaxed-text = Six fois plus de temps pour répondre.
new-pace-days = Sur plusieurs jours
new-pace-days-text = Un jour pour répondre à chaque question ; on revient quand on peut.
new-pace-untimed = Sans chrono
new-pace-untimed-text = Seul avec des robots, on prend son temps : chaque question attend une réponse, et le chrono d’un jeu qui en a un avance au fil des questions. Dès que quelqu’un d’autre s’assied, la table passe en direct.
new-listed = Montrer la table à tous
new-listed-text = Sinon, il faut le lien ou le code d’invitation pour s’asseoir ou regarder.
new-variants = Variantes
new-more = Plus de réglages
new-rules = Règles de la partie
new-watching = Qui peut regarder
new-watching-public = Le public
new-watching-public-text = Les spectateurs voient ce que tous savent, et aucun secret.
new-watching-nobody = Personne
new-watching-nobody-text = Seules les personnes assises voient la partie.
new-watching-delayed = Le public, en différé
new-watching-delayed-text = Les spectateurs voient tous les secrets, mais longtemps après.
new-spectators = Combien de spectateurs au plus
new-spectators-any = Pas de limite
new-windows = Fin des questions secrètes
new-windows-fixed = Après un temps fixe
new-windows-fixed-text = Elles durent toujours le même temps : personne ne devine qui a hésité.
new-windows-early = Dès que tous ont répondu
new-windows-early-text = Plus rapide, mais on peut deviner quand le dernier a répondu.
new-bots = Rythme des robots
new-bots-brisk = Vif
new-bots-brisk-text = Ils répondent en une ou deux secondes.
new-bots-normal = Posé
new-bots-normal-text = Ils répondent en deux à quatre secondes.
new-bots-people = Comme des joueurs
new-bots-people-text = Ils prennent de quatre à douze secondes.
new-needs-players =
    { $apart ->
        [0] À { $least } joueurs seulement : changez le nombre de places.
       *[other] De { $least } à { $most } joueurs : changez le nombre de places.
    }
new-language = Langue de la table
new-language-text = Celle des noms des robots et de l’annonce de la table ; chacun lit dans la sienne.
new-manners = Autour de la table
new-chat = On peut parler librement
new-chat-text = Sinon, il reste les phrases toutes prêtes du jeu.
new-anonymous = Table anonyme
new-anonymous-text = Les noms sont remplacés, et les places tirées au sort.
new-open = Ouvrir la table
new-after = Vous inviterez du monde et ajouterez des robots une fois la table ouverte.

## Rejoindre par un code
join-title = Rejoindre une table
join-field = Code ou lien d’invitation
join-go = Y aller
join-hint = Le code a huit lettres ou chiffres ; espaces, tirets et majuscules n’y changent rien.
join-unreadable = Ce n’est pas un code : il faut huit lettres ou chiffres, ou le lien entier.
join-unknown = Aucune table n’a cette invitation. Vérifiez-la lettre par lettre, ou demandez-en une nouvelle.
join-camera = Un code QR à scanner ?
join-camera-text = Ouvrez l’appareil photo de votre téléphone et visez-le : le lien de la table s’affiche, touchez-le.

## Vous
me-title = Vous, sur ce serveur
me-title-name = Bonjour { $name }
me-name = Votre nom
me-text = Il n’y a pas de compte : un nom, et un cookie que votre navigateur garde. Le serveur ne sait rien d’autre de vous.
me-bad-name = Ce nom ne convient pas : il faut au moins une lettre ou un chiffre, et 24 caractères au plus.
me-keep = Garder ce nom
me-kept = C’est noté : vous jouez sous le nom { DE($name) }.
me-device = Sur cet appareil
me-language = Langue
me-theme = Thème
me-theme-auto = Comme l’appareil
me-theme-light = Clair
me-theme-dark = Sombre
me-your-turn = Quand c’est à vous
me-sound = Un son quand c’est à vous
me-veil = Demander avant de montrer
me-veil-hint = Autour d’une vraie table, ou si l’on regarde par-dessus votre épaule : vos secrets, et les questions qui en diraient trop, restent cachés tant que vous ne les ouvrez pas.
me-keys = Répondre avec les chiffres du clavier
me-talk = Ce que disent les autres, pour un lecteur d’écran
me-talk-in-turn = Quand j’ai fini d’écouter
me-talk-at-once = Aussitôt
me-talk-never = Jamais
me-talk-hint = Les paroles restent à lire dans la conversation.
me-vibration = Une vibration quand c’est à vous
me-others = Jouer sur un autre appareil
me-others-text = Un lien personnel ouvre vos places sur un autre appareil, une seule fois. Toute personne qui l’a peut jouer à votre place : ne le donnez à personne. Un nouveau lien annule le précédent.
me-link = Lien personnel
me-link-make = Faire un lien personnel
me-link-again = Faire un autre lien
me-link-made = Le lien est prêt.
me-link-copy = Copier le lien
me-link-once = Il n’est montré qu’une fois : ouvrez-le sur l’autre appareil, ou visez le code avec son appareil photo.
me-link-open = Un lien que personne n’a encore utilisé est ouvert. Fin de validité : { $until }.
me-link-revoke = Annuler le lien
me-link-revoked = Le lien est annulé.
me-link-qr = Votre lien personnel, en code QR
me-sign-out = Déconnecter mes autres appareils
me-signed-out = Vos autres appareils sont déconnectés, et l’ancien lien ne vaut plus rien.
me-claim = Jouer ici avec votre lien personnel ?
me-claim-text = Vos places et vos parties s’ouvriront dans ce navigateur.
me-claim-instead = Ce navigateur joue pour l’instant sous le nom { DE($name) }. Il oubliera cette identité et reprendra celle du lien.
me-claim-yes = Oui, jouer ici
me-claim-no = Non
me-claim-unreadable = Ce n’est pas un lien personnel : collez-le en entier.
me-claimed = Vous jouez ici sous le nom { DE($name) }.
me-have-link = Vous avez un lien personnel ?
me-have-link-text = Vous jouez déjà sur un autre appareil : faites-y un lien personnel, puis collez-le ici.
me-have-link-use = Utiliser ce lien
me-forget = Se faire oublier
me-forget-text = Votre nom, vos paroles et vos appareils sont effacés ; des remplaçants prennent vos places. On ne peut pas revenir en arrière.
me-forget-me = Oubliez-moi…
me-forget-sure = Vraiment tout effacer ?
me-forget-lost = { $name } ne pourra plus revenir à ses tables ni revoir ses parties.
me-forget-no = Non, je reste
me-forget-yes = Oui, tout effacer
me-forgotten = C’est fait : le serveur ne vous connaît plus.

## La ligne vers le serveur
line-lost = Connexion perdue. Nouvel essai en cours…
line-back = Connexion rétablie.
line-too_many = Trop de tables sont ouvertes en même temps : fermez des fenêtres. Nouvel essai en cours…
line-closing = Le serveur redémarre. Nouvel essai en cours…
line-now = Réessayer

## Les règles
rules-all = Les règles des jeux
rules-of = Les règles : { $game }
rules-players = De { $fewest } à { $most } joueurs
rules-pictures = Le jeu en images
rules-picture-table = La table : la question est toujours en bas.
rules-picture-vote = Le vote : toutes les cartes se retournent ensemble.
rules-picture-night = La nuit tombe pour tout le monde.
rules-picture-interrogation = L’Interrogatoire : seuls deux joueurs voient les cartes.
rules-picture-end = La fin : qui était qui, et qui a gagné.
rules-play = Jouer
rules-contents = Sommaire
rules-minute = En une minute
rules-minute-win = Qui gagne
rules-minute-forget = Ce que l’on oublie au début
rules-rest = Toutes les règles, en détail
rules-unfold = Tout déplier
rules-fold = Tout replier
rules-search = Chercher dans les règles
rules-results = Résultats
rules-found =
    { $count ->
        [0] Aucun résultat
        [one] { $count } résultat
       *[other] { $count } résultats
    }
rules-empty = Les règles de ce jeu ne peuvent pas encore se lire ici.
rules-none = Rien de tel dans ces règles.
rules-everything = Revoir toutes les règles
rules-rule = Comment on joue
rules-example = Exemples de jeu
rules-role = Rôles
rules-camp = Camps
rules-objective = Objectifs
rules-character = Personnages
rules-place = Lieux
rules-action = Actions des Lieux
rules-clue = Cartes Indice
rules-support = Jetons Soutien
rules-area = Cases du plateau Enquête
rules-suspect = Suspects
rules-location = Lieux
rules-card = Cartes
rules-card-proof = Preuves
rules-card-action = Actions
rules-card-trap = Pièges
rules-card-bonus = Cartes bonus
rules-card-event = Événements du Recteur
rules-card-goal = Objectifs du Recteur
rules-ability = Cartes Capacité
rules-profile = Profils
rules-tile = Cartes de la table
rules-preset = Compositions
rules-setting = Réglages de la table
rules-ending = Fins de partie
rules-one-rule = Chapitre
rules-one-example = Exemple de jeu
rules-one-role = Rôle
rules-one-camp = Camp
rules-one-objective = Objectif
rules-one-character = Personnage
rules-one-place = Lieu
rules-one-action = Action d’un Lieu
rules-one-clue = Carte Indice
rules-one-support = Jeton Soutien
rules-one-area = Case du plateau Enquête
rules-one-suspect = Suspect
rules-one-location = Lieu
rules-one-card = Carte
rules-one-ability = Carte Capacité
rules-one-profile = Profil
rules-one-tile = Carte de la table
rules-one-preset = Composition
rules-one-setting = Réglage
rules-one-ending = Fin de partie
rules-of-camp = Camp :
rules-original = Nom d’origine :
rules-when = Quand :
rules-needs = Ne se joue qu’avec :
rules-only-with = À { $count } joueurs seulement
rules-characters = Personnages :
rules-roles = Rôles mélangés :
rules-count =
    { $count ->
        [one] Une seule carte
       *[other] { $count } cartes
    }
rules-tokens =
    { $count ->
        [one] Un seul jeton
       *[other] { $count } jetons
    }
rules-victory = Avec les points, une victoire en rapporte { $count }
rules-source-rulebook = D’après le livret de règles
rules-source-review = Trouvé ailleurs que dans le livret
rules-source-reconstruction = Reconstitution : le livret ne le dit pas
rules-source-values = Le livret ne dit pas tout : chaque valeur dit d’où elle vient
rules-values = Valeurs et provenance
rules-marked = { NUMBER($count) } dès { NUMBER($players) } joueurs
rules-copy = Copier le lien
rules-copy-of = Copier le lien vers « { $title } »
rules-copied = Lien copié
rules-in-address = Le lien est dans la barre d’adresse
rules-help = Aide
rules-read-on = Toutes les règles (nouvel onglet)

## Autour de la table
room-setting = { $label } : { $value }
copied = Copié
room-rules = Lire les règles (nouvel onglet)
room-rewound = Le serveur a perdu la partie jouée ici : vous pouvez en commencer une autre.
room-around = Autour de la table, { $taken } sur { $players }
room-free-seat = Place { $number }, libre
room-add-bot = Ajouter un robot à la place { $number }
room-bot-here = Robot
room-sit-here = Venir ici
room-sit-there = Venir à la place { $number }
room-you = (vous)
room-host = hôte
room-bot =
    { $level ->
        [random] robot, au hasard
        [search] robot expert
       *[judgement] robot
    }
room-is-ready = c’est bon
room-away = pas là
room-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
room-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
room-remove-bot = Retirer { $name }
room-before-the-start = Avant la partie
room-seats-missing =
    { $count ->
        [one] Il reste { $count } place libre : invitez quelqu’un ou ajoutez un robot.
       *[other] Il reste { $count } places libres : invitez du monde ou ajoutez des robots.
    }
room-seats-free =
    { $count ->
        [one] Il reste { $count } place libre : invitez quelqu’un, ou l’hôte ajoutera un robot.
       *[other] Il reste { $count } places libres : invitez du monde, ou l’hôte ajoutera des robots.
    }
room-not-ready-yet = On attend encore { $names }.
room-only-you = On n’attend plus que vous.
room-all-ready = Tout le monde est là : vous pouvez commencer.
room-host-starts = Tout le monde est prêt : l’hôte va commencer la partie.
room-aloud = À cette table on parle de vive voix : les robots ne peuvent pas y jouer.
room-aloud-free =
    { $count ->
        [one] Il reste { $count } place libre : invitez quelqu’un.
       *[other] Il reste { $count } places libres : invitez du monde.
    }
room-aloud-bots = À cette table on parle de vive voix : les robots ne peuvent pas y jouer. Retirez-les, ou changez les réglages.
room-fill = Compléter avec des robots
room-level = Niveau des robots
room-level-judgement = réfléchi
room-level-random = au hasard
room-level-search = expert
room-level-search-hint = Les experts calculent à l’avance ; ils réfléchissent un peu plus longtemps.
room-start = Commencer la partie
room-ready = C’est bon pour moi !
room-not-ready = Finalement, attendez-moi
room-invite = Inviter
room-invite-hint = Toute personne qui a ce lien ou ce code peut s’asseoir à la table.
room-invite-link = Lien d’invitation
room-copy-link = Copier le lien
room-share = Partager
room-code = Code à donner de vive voix
room-show-qr = Montrer le code à scanner
room-qr = Code à scanner : il ouvre le lien d’invitation
room-join = S’asseoir à cette table
room-invited = { $host } vous invite à jouer.
room-ask = Demander une place
room-ask-text = La partie est en cours et chaque place a ses secrets : toutes les personnes qui jouent doivent être d’accord pour que vous en preniez une.
room-ask-go = Demander une place
room-ask-refused = La table préfère finir cette partie ainsi. Vous pourrez vous asseoir à la suivante.
room-ask-lapsed = Votre demande n’a pas abouti : tout le monde n’a pas répondu à temps. Vous pouvez la refaire.
room-asking = La table décide
room-asking-waiting = On attend l’accord { DE($names) }.
room-asking-text = Vous jouerez dès que tout le monde sera d’accord. Sans réponse, la demande finit par tomber ; gardez cette page ouverte.
room-asking-back = Retirer ma demande
room-seat = Place
room-any-seat = n’importe laquelle
room-seat-number = place { $number }
room-sit-down = S’asseoir
room-no-seat = Il n’y a pas de place libre à cette table pour le moment.
room-watching-public = Le public peut regarder, et voit ce que tous savent
room-watching-nobody = Il faut une place pour voir la partie
room-watching-delayed = Le public voit tous les secrets, mais longtemps après
room-spectators =
    { $count ->
        [one] { $count } spectateur au plus
       *[other] { $count } spectateurs au plus
    }
room-chat = On discute
room-chat-empty = Personne n’a encore rien dit.
room-came = { $name } s’assied à la table.
room-left = { $name } quitte la table.
room-chat-field = Votre message
room-chat-send = Envoyer
room-chat-off = Sans discussion libre
room-fair = Une donne que chacun peut vérifier
room-fair-text = Avant de distribuer, le serveur s’engage sur un nombre secret en montrant son empreinte. À la fin de la partie, le secret est ouvert, et toute la donne peut être recalculée.
room-commitment = Empreinte :
room-nonce = Votre grain de hasard, facultatif
room-nonce-hint = Quelques lettres au hasard, mêlées à la donne et montrées à tous une fois les cartes distribuées.
room-nonce-toss = Ajouter mon grain de hasard
room-nonce-ready = L’ajouter : c’est bon pour moi
room-nonce-thrown = Votre grain de hasard est dans la donne : « { $nonce } ».
room-settings = Les réglages
room-change-settings = Changer les réglages
room-change-hint = Après un changement, chacun doit redire que c’est bon.
room-keep-settings = Garder ces réglages
room-pace-live = En direct
room-pace-relaxed = Tranquille : six fois plus de temps
room-pace-days = Sur plusieurs jours
room-pace-untimed = Sans chrono, tant qu’une seule personne joue
room-bots-brisk = Robots vifs : une ou deux secondes
room-bots-normal = Robots posés : deux à quatre secondes
room-bots-people = Robots qui prennent leur temps, comme des joueurs
room-listed = Table montrée à tous
room-private = Sur invitation
room-anonymous = Table anonyme : les noms sont remplacés, et les places tirées au sort
room-closed = Table introuvable, ou réservée aux invités
room-closed-text = Ouvrez le lien d’invitation en entier, ou tapez le code que l’on vous a donné.
room-closed-code = J’ai un code
room-too-early = Il est trop tôt pour voir quoi que ce soit : cette table montre tous ses secrets, mais longtemps après.

## Une place demandée pendant la partie
asks = { $name } demande la place { DE($seat) }
asks-text = Un remplaçant la joue. Si tout le monde est d’accord, { $name } jouera et saura tout ce que sait cette place.
asks-yes = D’accord
asks-no = Refuser
asks-waiting = On attend l’accord { DE($names) }.
note-asked = { $name } demande une place.
note-seated = { $name } prend une place, avec l’accord de tout le monde.
note-refused = { $name } n’a pas eu l’accord de tout le monde.
note-lapsed = La demande { DE($name) } est tombée, faute de réponse.
note-withdrawn = { $name } ne demande plus de place.
note-sent_away = L’hôte a exclu { $name } ; un remplaçant joue à cette place.

## Gérer la table
menu = La table
menu-sure = { $what } : c’est sûr ?
menu-yes = Oui
menu-no = Non
menu-match = La partie
menu-pause = Demander une pause
menu-go-on = Demander de reprendre
menu-pause-asked =
    { $count ->
        [one] { $names } demande une pause : l’hôte décide, ou plus de la moitié des présents.
       *[other] { $names } demandent une pause : l’hôte décide, ou plus de la moitié des présents.
    }
menu-go-on-asked =
    { $count ->
        [one] { $names } demande de reprendre : l’hôte décide, ou plus de la moitié des présents.
       *[other] { $names } demandent de reprendre : l’hôte décide, ou plus de la moitié des présents.
    }
menu-start-clock = Jouer avec le chrono
menu-guide = Revoir les conseils
menu-more-time =
    { $pace ->
        [live] Besoin de plus de temps ? Une pause arrête l’horloge pour tous, et une table « Tranquille » laisse six fois plus de temps.
        [untimed] Rien ne presse : chaque question attend votre réponse, tant que vous jouez sans chrono.
       *[other] Besoin de plus de temps ? Une pause arrête l’horloge pour tous.
    }
menu-people = Les autres
menu-chat-off = Désactiver la discussion libre
menu-chat-on = Réactiver la discussion libre
menu-block = Masquer les messages { DE($name) }
menu-unblock = Afficher à nouveau les messages { DE($name) }
menu-mute = Couper la parole à { $name }
menu-unmute = Rendre la parole à { $name }
menu-hand-over = Nommer { $name } hôte
menu-to-bot = Donner la place { DE($name) } à un robot
menu-to-anybody = Ouvrir la place { DE($name) }, avec l’accord de tout le monde
menu-kick = Exclure { $name } définitivement
menu-leave = Quitter la table
menu-leave-open = Votre place redevient libre.
menu-leave-playing = Un remplaçant joue pour vous ; revenez quand vous voulez.
menu-leave-over = La partie reste parmi vos parties finies.

## Les plateaux
board-people = Autour de la table, dans le sens des aiguilles d’une montre
board-you = vous
board-bot = robot
board-away = pas là
board-stand-in = joué par un remplaçant
board-awaited = la table attend sa réponse
board-choose = Choisir : { $option }
board-refused = { $option }, impossible : { $reason }
board-chosen = choisi
board-inspect = Ce que l’on sait { DE($name) }
board-inspect-noted = Ce que l’on sait { DE($name) }, avec vos notes
board-card = { $card }, ouvrir l’aide
board-nobody = personne
board-none = rien
board-facts = La table
board-fact = { $name } : { $value }

## Être prévenu
notices = Être prévenu
notices-unsupported = Ce navigateur ne peut pas vous prévenir quand la page est fermée. Il faut une adresse en https et, sur iPhone, ajouter Pénombre à l’écran d’accueil.
notices-denied = Les notifications sont bloquées pour ce site : changez cela dans les réglages du navigateur.
notices-off = Pour les parties sur plusieurs jours : une notification quand c’est à vous, sans rien dire de la partie.
notices-on = Cet appareil vous prévient quand c’est à vous.
notices-turn-on = Prévenez-moi
notices-turn-off = Ne plus me prévenir
notices-install = Installer Pénombre sur cet appareil
refused-no_push = Le service de notifications du navigateur ne répond pas. Réessayez plus tard.

## Le journal
log-title = Journal de la partie
log-lines = Ce qui s’est passé
log-filter = Montrer
log-filter-all = Tout
log-filter-events = Événements
log-filter-talk = Paroles
log-filter-secret = Secrets
log-none-all = Rien ne s’est encore passé.
log-none-events = Rien ne s’est encore passé.
log-none-talk = Personne n’a encore rien dit.
log-none-secret = Vous n’avez encore rien appris en secret.
log-secret = Secret
log-for-you = Pour vous uniquement
log-told-to = Pour { $whom } uniquement
log-show-secrets = Montrer
log-hide-secrets = Cacher les secrets
log-blocked = { $name } : message masqué
log-earlier =
    { $count ->
        [one] Montrer la ligne précédente
       *[other] Montrer plus tôt ({ $count } lignes)
    }
log-new =
    { $count ->
        [one] Une nouvelle ligne
       *[other] { $count } nouvelles lignes
    }

## Parler
talk-gestures = Gestes
talk-title = Parler
talk-said = Ce qui s’est dit
talk-unheard =
    { $count ->
        [one] { $count } parole à lire
       *[other] { $count } paroles à lire
    }
talk-free = Dire quelque chose à la table
talk-send = Envoyer
talk-left =
    { $count ->
        [0] C’est la longueur maximale.
        [one] Encore un caractère
       *[other] Encore { $count } caractères
    }
talk-about = De qui parlez-vous ?
talk-myself = Moi
talk-phrase = Que voulez-vous dire ?
talk-more =
    { $kind ->
        [accuse] Accuser autrement
        [vouch] Défendre autrement
        [ask] Demander autre chose
        [promise] Promettre autre chose
       *[claim] Affirmer autre chose
    }
talk-sending = Envoi…
talk-again = Renvoyer
talk-drop = Effacer
talk-understood = Compris : { $words }
talk-just-words = Ce n’étaient que des mots
talk-spectator = Vous regardez la partie : seules les personnes qui jouent prennent la parole.

## Les notes
notes-yourself = { $name } (vous)
notes-bot = Robot
notes-stand-in = Un robot joue à sa place
notes-away = Pas là
notes-muted = Parole coupée
notes-title = Mes notes
notes-suspicion = Mon avis
notes-suspicion-trusted = De confiance
notes-suspicion-unsure = Je ne sais pas
notes-suspicion-suspicious = Louche
notes-suspicion-sure = Sans aucun doute
notes-tags = Repères
notes-tag-watch = à surveiller
notes-tag-lied = a menti
notes-tag-helped = a aidé
notes-tag-quiet = parle peu
notes-guess = Peut-être…
notes-text = Autre chose
notes-kept = Vos notes restent sur cet appareil, pendant { $days } jours. Personne d’autre ne les voit.
notes-not-kept = Ce navigateur refuse de garder vos notes : elles disparaîtront quand vous fermerez la page.
notes-knows = Ce que sait { $name }
notes-seen = Ce que j’ai vu et entendu
notes-seen-yourself = Ce qui vous concerne
notes-seen-all = Tout montrer
notes-nothing-seen = Rien pour l’instant.
notes-block = Masquer ses messages
notes-block-means = Les messages { DE($name) } seront masqués, ici et aux autres tables. Ses phrases du jeu restent visibles.
notes-unblock = Afficher à nouveau ses messages
notes-blocked = Les messages { DE($name) } sont masqués.

## Les premiers pas
guide-title = Premiers pas
guide-secret = Un conseil rien que pour vous
guide-uncover = Le lire
guide-understood = Compris
guide-enough = Assez de conseils

## La partie
match-title-turn = ● À vous – { $page }
match-seat = Place { $number }
match-rules = Les règles du jeu (nouvel onglet)
match-seats = Les sièges
match-board = La table
match-log = Le journal
match-talk = Parler à la table
match-question = La question
match-fold = Replier la question
match-unfold = Déplier la question
match-watching = Vous regardez
match-watching-late =
    { $minutes ->
        [0] Tous les secrets, avec un peu de retard
        [one] Tous les secrets, avec { $minutes } minute de retard
       *[other] Tous les secrets, avec { $minutes } minutes de retard
    }
match-past = Ce que vous voyez a déjà eu lieu.
match-left = Il reste { $time }.
match-paused = En pause
match-goes-on = La partie reprend.
match-rewound = Le serveur a perdu la fin de cette partie : elle reprend d’un moment antérieur.
match-time-up = Temps écoulé
match-fallback = Sans réponse : { $answer }
match-only-answer = Vous n’avez qu’une réponse possible.
match-forced = Vous n’avez qu’une réponse possible : touchez-la, ou le temps la donnera.
match-at-random = au hasard
match-nothing = rien
match-left-out = personne ne répond à votre place
match-window = Chacun a le temps de réfléchir et de répondre : la partie continue ensuite.
match-window-asked = Personne ne voit qui répond, ni quand.
match-lapse = Un moment pour réagir…
match-prefer = Me demander :
match-prefer-why = On vient de laisser un instant à qui voulait réagir. Choisissez quand on vous le demandera, à vous.
match-prefer-able = si je peux
match-prefer-ask = toujours
match-prefer-only = au choix
match-prefer-pass = jamais
match-prefer-cards =
    { $count ->
        [0] Choisir des cartes…
        [one] { $count } carte…
       *[other] { $count } cartes…
    }
match-prefer-title = Pour quelles cartes ?
match-prefer-text = On vous demande de réagir quand vous pouvez jouer l’une d’elles ; sinon, vous passez. Personne ne voit ce que vous choisissez, et chaque moment dure autant pour tous.
match-prefer-anyway = À cette table, un moment se termine dès que tout le monde a répondu. On vous demandera donc toujours : passer aussitôt trahirait ce que vous n’avez pas en main.
match-prefer-held = Dans votre main
match-prefer-others = Pas dans votre main
match-prefer-done = C’est choisi
match-kept = Votre réponse est notée, face cachée : toutes compteront en même temps.
match-waiting = On attend { $names }.
match-also-waiting =
    { $count ->
        [1] On attend aussi { $names }.
        [2] On attend aussi { $names }.
        [3] On attend aussi { $names }.
       *[other] On attend aussi { $count } autres joueurs.
    }
match-moment = Un instant, la partie continue…
match-choose-several =
    { $least ->
        [0] { $most ->
            [one] Un choix, ou aucun.
           *[other] Jusqu’à { $most } choix.
        }
       *[other] De { $least } à { $most } choix.
    }
match-choose-exactly =
    { $count ->
        [one] Un seul choix.
       *[other] { $count } choix.
    }
match-choose-more =
    { $count ->
        [one] Encore un choix à faire
       *[other] Encore { $count } choix à faire
    }
match-confirm =
    { $count ->
        [0] Valider sans rien choisir
       *[other] Valider
    }
match-besides = Ce que vous pouvez faire à tout moment
match-interrupt = Interrompre
match-besides-open = { $what }…
match-besides-final = C’est immédiat, et on ne peut pas revenir en arrière.
match-besides-leave = Pas maintenant
match-besides-choose = Faites d’abord un choix.
match-one-more = Un de plus : { $option }
match-one-less = Un de moins : { $option }
match-your-text = Votre réponse
match-text-length =
    { $least ->
        [0] { $count } / { $most } caractères
        [one] { $count } / { $most } caractères
       *[other] { $count } / { $most } caractères, { $least } au moins
    }
match-answer = Répondre
match-your-words = Ce que vous dites
match-choose-whom = Choisissez à qui vous parlez.
match-phrases = Phrases toutes prêtes
match-phrases-all = Toutes les phrases prêtes
match-phrases-search = Chercher une phrase prête
match-phrases-about = De quoi elles parlent
match-phrases-found =
    { $count ->
        [0] Aucune phrase prête ne dit cela.
        [one] Une phrase
       *[other] { $count } phrases
    }
match-phrase-picked = Dans le champ : { $phrase }
match-clock = Horloge de la partie
match-clock-runs = Le chrono tourne.
match-clock-stopped = arrêtée
match-clock-left = Encore { $time } à l’horloge de la partie.
match-sending = Votre réponse part…
match-secret = Votre secret
match-secret-hold = Mon secret
match-secret-hold-hint = Gardez le bouton appuyé : tout se cache dès que vous le lâchez. L’épingle, à côté, le laisse affiché.
match-secret-keep = Garder mon secret affiché
match-secret-news = Du nouveau dans « Mon secret ».
match-secret-fresh =
    { $count ->
        [one] { $count } nouveauté depuis votre dernier coup d’œil
       *[other] { $count } nouveautés depuis votre dernier coup d’œil
    }
mine-discovery = Pour vos yeux seulement
mine-put-away = Ranger dans « Mon secret »
mine-new = Du nouveau pour vous
mine-new-hold = Quelque chose de nouveau : maintenez pour voir
mine-opening = La partie commence
mine-opening-again = Nouvelle donne
mine-hold = Maintenez pour voir qui vous êtes
mine-hold-on = Gardez le bouton appuyé : tout se cache dès que vous le lâchez.
mine-later = Plus tard
mine-understood = Compris
mine-can = Ce que vous pouvez faire
mine-fall = C’est fini pour vous… ou presque
mine-still = Ce que vous pouvez encore faire
mine-back = Revenir à la table
match-no-secret = Vous n’avez pas de secret.
match-explain = Expliquer : { $what }
match-ceremony-card = { $name } : { $face }
match-points-at = { $name } montre { $target } du doigt.
match-points-at-nobody = { $name } ne montre personne.
match-stand-in = Un remplaçant joue pour vous.
match-return = Reprendre ma place
match-my-notes = Mes notes
match-covered = Une question rien que pour vous
match-uncover = La voir, à l’abri des regards
match-over = La partie est finie
match-won = Victoire !
match-lost = Défaite
match-drawn = Égalité !
match-last-game = Dernière partie
match-last-round = Dernière manche
match-cast = Qui était qui
match-cast-won = victoire
match-rank =
    { $rank ->
        [1] 1re
       *[other] { $rank }e
    }
match-tied = ex æquo
match-story = L’histoire de la partie
match-details = Tout ce qui était caché
match-winners =
    { $winner_seats_count ->
        [0] Personne ne gagne.
       [1] { $winner_seats_has_me ->
            [yes] Vous gagnez !
           *[no] { $winner_seats } gagne.
        }
       *[other] { $winner_seats_has_me ->
            [yes] { $winner_seats } gagnez !
           *[no] { $winner_seats } gagnent.
        }
    }
match-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-rematch = Encore
match-host-rematch = L’hôte peut proposer une revanche.
match-replay = Revoir
match-share = Partager
match-shared = Voici le lien : quiconque l’a voit toute la partie, secrets compris.
match-fair = Une donne que chacun peut vérifier
match-fair-text = Voici l’empreinte du secret, montrée avant la donne. Le secret est maintenant ouvert : la page « Revoir la partie » permet de tout recalculer.

## Revoir une partie
replay = Revoir une partie
replay-of = Revoir une partie de { $game }
replay-missing = Cette partie est introuvable, ou n’est pas pour vous
replay-missing-text = Seules les personnes qui l’ont jouée peuvent la revoir, avec le même navigateur. Les autres ont besoin d’un lien de partage, en entier : demandez-le à quelqu’un qui a joué.
replay-unfinished = Cette partie n’est pas finie
replay-unfinished-text = Elle ne montre rien avant la fin, même à celles et ceux qui la jouent.
replay-when =
    { $minutes ->
        [one] { $when } – { $minutes } minute
       *[other] { $when } – { $minutes } minutes
    }
replay-players = Joueurs et réglages
replay-last-game = Dernière partie : { $ending }
replay-winner = victoire
replay-you = (vous)
replay-bot = (robot)
replay-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-usual = Les réglages habituels.
replay-timeline = Le fil de la partie
replay-slider = Étape
replay-step = Étape { $step } sur { $total }
replay-step-in = Étape { $step } sur { $total } : { $chapter }
replay-first = Au début
replay-back = Étape d’avant
replay-next = Étape d’après
replay-last = À la fin
replay-play = Laisser défiler
replay-pause = Arrêter le défilement
replay-times = × { NUMBER($speed) }
replay-speed = Vitesse : { NUMBER($speed) } fois la normale ; changer
replay-skip = Passer les étapes sans rien de nouveau
replay-eyes = Point de vue
replay-as-all = Tous à la fois
replay-as-spectator = Le public
replay-as-you = { $name } (vous)
replay-chapter = Aller à
replay-table = La table
replay-now = À ce moment
replay-panels = Autour de la table
replay-tab-now = Moment
replay-tab-log = Journal
replay-tab-known = Savoirs
replay-log = Le journal jusqu’ici
replay-nothing-new = Rien de nouveau à cette étape.
replay-answer = { $name } : { $answer }
replay-by-clock = réponse du sablier
replay-by-stand_in = par un remplaçant
replay-asked = Question à { $whom } :
replay-waiting = La table attend { $names }.
replay-options = Réponses possibles
replay-all-knew = Ce que chacun savait
replay-seat-knew = Ce que savait { $name }
replay-compare = Comparer avec les secrets des autres
replay-truth = Les secrets des autres
replay-unknown = Ce point de vue ne montre pas ce que savait { $name }.
replay-see-as = Voir du point de vue { DE($name) }
replay-no-secret = Aucun secret.
replay-explain = Expliquer : { $what }
replay-check = Vérifier la donne
replay-check-text = Avant la donne, le serveur a montré l’empreinte d’un secret. Le fichier de la partie contient ce secret, les grains de hasard et chaque réponse : le programme recalcule tout et compare.
replay-fits = Votre navigateur l’a vérifié : ce secret a bien l’empreinte montrée.
replay-does-not-fit = Ce secret n’a pas l’empreinte montrée : la donne a été changée.
replay-download = Enregistrer le fichier
replay-check-command = Une fois le fichier enregistré :
replay-numbers = Les nombres
replay-commitment = L’empreinte, montrée avant la donne
replay-secret = Le secret, ouvert à la fin
replay-nonces = Les grains de hasard des joueurs
replay-nonce = { $name } :
replay-no-nonces = aucun
replay-share = Partager
replay-share-members = L’adresse de ce moment s’ouvre chez les personnes qui ont joué cette partie, et chez elles seules.
replay-copy-moment = Copier l’adresse de ce moment
replay-share-text = Un lien de partage s’ouvre chez tout le monde. Toute personne qui l’a voit la partie entière, avec tous ses secrets.
replay-share-it = Faire un lien de partage
replay-share-until = Fin de validité : { $until }.
replay-unshare = Annuler mon lien
replay-unshared = Votre lien est annulé : plus personne ne peut l’ouvrir.
replay-share-link = Lien de partage
replay-from-here = Commencer à ce moment
replay-copy-link = Copier le lien
replay-show-qr = Montrer le code à scanner
replay-qr = Code à scanner : il ouvre la partie à son début
