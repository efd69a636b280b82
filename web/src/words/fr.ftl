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
me-short = Vous
loading = Un instant…
try-again = Réessayer
go-home = Retour à l’accueil
close = Fermer
your-name = Votre nom
refused-unreachable = Le serveur ne répond pas. Vérifiez votre connexion.

## Accueil
home-title = Des jeux où chacun cache quelque chose

## La ligne vers le serveur
line-lost = Connexion perdue : ce que vous voyez n’est peut-être plus à jour. Nouvel essai en cours…
line-now = Réessayer tout de suite

## Les règles
rules-all = Les règles des jeux
rules-of = Les règles : { $game }
rules-players = De { $fewest } à { $most } joueurs
rules-play = Jouer
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-results = Résultats
rules-found =
    { $count ->
        [0] Aucun résultat
        [one] { $count } résultat
       *[other] { $count } résultats
    }
rules-none = Rien de tel dans ces règles.
rules-everything = Revoir toutes les règles
rules-rule = Comment on joue
rules-example = Exemples de jeu
rules-role = Rôles
rules-character = Personnages
rules-tile = Cartes de la table
rules-preset = Compositions
rules-setting = Réglages de la table
rules-ending = Fins de partie
rules-one-rule = Chapitre
rules-one-example = Exemple de jeu
rules-one-role = Rôle
rules-one-character = Personnage
rules-one-tile = Carte de la table
rules-one-preset = Composition
rules-one-setting = Réglage
rules-one-ending = Fin de partie
rules-camp = Camp :
rules-when = Quand :
rules-needs = Ne va pas sans :
rules-only-with = À { $count } joueurs seulement
rules-characters = Personnages :
rules-roles = Rôles mélangés :
rules-count =
    { $count ->
        [one] Une seule carte
       *[other] { $count } cartes
    }
rules-victory = Avec les points, une victoire en rapporte { $count }
rules-source-rulebook = D’après le livret de règles
rules-source-review = Trouvé ailleurs que dans le livret
rules-source-reconstruction = Reconstitution : le livret ne le dit pas
rules-copy = Copier le lien
rules-copy-of = Copier le lien vers « { $title } »
rules-copied = Lien copié
rules-in-address = Le lien est dans la barre d’adresse
rules-help = Aide
rules-read-on = Toutes les règles (nouvel onglet)

## Autour de la table
room-setting = { $label } : { $value }
copied = Copié
room-rules = Lire les règles
room-around = Autour de la table, { $taken } sur { $players }
room-free-seat = Place { $number }, libre
room-add-bot = Ajouter un robot
room-sit-here = Venir ici
room-you = (vous)
room-host = hôte
room-bot =
    { $level ->
        [random] robot, au hasard
       *[judgement] robot
    }
room-is-ready = feu vert
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
room-not-ready-yet = Il manque encore le feu vert : { $names }.
room-all-ready = Tout le monde est là : vous pouvez commencer.
room-host-starts = Tout le monde est prêt : l’hôte va commencer la partie.
room-fill = Des robots sur les places libres
room-level = Niveau des robots
room-level-judgement = réfléchi
room-level-random = au hasard
room-start = Commencer la partie
room-ready = On peut commencer !
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
room-take-over = Reprendre une place
room-take-over-text = La partie est en cours : vous saurez tout ce que savait cette place.
room-seat = Place
room-any-seat = n’importe laquelle
room-seat-number = place { $number }
room-sit-down = S’asseoir
room-no-seat = Il n’y a pas de place libre à cette table pour le moment.
room-watching-public = Le public peut regarder, et voit ce que tous savent
room-watching-nobody = Personne ne peut regarder sans être assis
room-watching-delayed = Le public voit tous les secrets, mais longtemps après
room-chat = On discute
room-chat-empty = Personne n’a encore rien dit.
room-chat-field = Votre message
room-chat-send = Envoyer
room-chat-off = Sans parole libre
room-fair = Une donne que chacun peut vérifier
room-fair-text = Avant de distribuer, le serveur s’engage sur un nombre secret en montrant son empreinte. À la fin de la partie, le secret est ouvert, et toute la donne peut être recalculée.
room-commitment = Empreinte :
room-nonce = Votre grain de hasard, facultatif
room-nonce-hint = Quelques lettres au hasard, mêlées à la donne et montrées à tous une fois les cartes distribuées.
room-nonce-toss = Ajouter mon grain de hasard
room-nonce-ready = L’ajouter, et donner mon feu vert
room-nonce-thrown = Votre grain de hasard est dans la donne : « { $nonce } ».
room-settings = Les réglages
room-change-settings = Changer les réglages
room-pace-live = En direct
room-pace-relaxed = Tranquille : six fois plus de temps
room-pace-days = Sur plusieurs jours
room-listed = Table montrée à tous
room-private = Sur invitation
room-anonymous = Table anonyme : les noms sont remplacés, et les places tirées au sort
room-closed = Cette table est introuvable, ou sur invitation
room-closed-text = Ouvrez le lien d’invitation en entier, ou tapez le code que l’on vous a donné.
room-closed-code = J’ai un code
room-too-early = Il est trop tôt pour voir quoi que ce soit : cette table montre tous ses secrets, mais longtemps après.

## Gérer la table
menu = La table
menu-sure = { $what } : c’est sûr ?
menu-yes = Oui
menu-no = Non, rien
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
menu-people = Les autres
menu-chat-off = Couper la parole libre
menu-chat-on = Rétablir la parole libre
menu-block = Ne plus lire { $name }
menu-unblock = Lire { $name } à nouveau
menu-mute = Couper la parole à { $name }
menu-unmute = Rendre la parole à { $name }
menu-hand-over = Nommer { $name } hôte
menu-to-bot = Donner la place { DE($name) } à un robot
menu-to-anybody = Ouvrir la place { DE($name) } à qui viendra
menu-kick = Renvoyer { $name } pour de bon
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
board-private = Ce que vous savez
board-fact = { $name } : { $value }

## Le plateau de Kemomimi Panic
board-kemomimi-standing =
    { $phase } – jour { $day }, { $moon } – { $leader_is_me ->
        [yes] vous êtes Meneur
       *[no] Meneur : { $leader }
    }
board-kemomimi-game = Partie { $game }
board-kemomimi-day =
    { $time ->
        [night] Nuit { $day }
       *[day] Jour { $day }
    }
board-kemomimi-jewels =
    { $count ->
        [0] aucun Faux-Bijoux
        [one] { $count } Faux-Bijoux
       *[other] { $count } Faux-Bijoux
    }
board-kemomimi-hidden-role = rôle caché
board-kemomimi-shown-role = Rôle montré : { $role }
board-kemomimi-secret-role = Rôle secret : { $role }
board-kemomimi-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-kemomimi-mark-winner = victoire
board-kemomimi-mark-leader = Meneur
board-kemomimi-mark-suspect = suspect
board-kemomimi-mark-next = jugement ensuite
board-kemomimi-mark-victim = victime du vol
board-kemomimi-mark-excluded = hors du vote
board-kemomimi-mark-protected = hors de tout soupçon
board-kemomimi-mark-double = main double
board-kemomimi-mark-ghost = fantôme
board-kemomimi-mark-out = hors jeu
board-kemomimi-mark-used = pouvoir dépensé
board-kemomimi-arrow-suspect = Suspect : { $seat_or_you }
board-kemomimi-arrow-victim = Victime du vol : { $seat_or_you }
board-kemomimi-arrow-judged = Jugement rendu : { $seat_or_you }
board-kemomimi-arrow-nobody = La Flèche ne désigne personne
board-kemomimi-next = Ensuite : { $seat_or_you }
board-kemomimi-robbed = La nuit dernière, vol chez { $victim_or_you }
board-kemomimi-quiet-night = La nuit dernière, aucun vol
board-kemomimi-blocked = Croissant de Lune ne volera pas à la prochaine Nouvelle Lune
board-kemomimi-paper-waits = Le papier de Lucie attend le prochain vol
board-kemomimi-trio = Rôles mélangés entre { $seats }
board-kemomimi-champions = Couronne : { $seats }
board-kemomimi-master-was = Maître secret de Geneviève : { $seat_or_you }
board-kemomimi-discard = Défausse
board-kemomimi-discard-empty = La défausse est vide
board-kemomimi-lost-by = Perdu par { $seat_or_you }
board-kemomimi-roles = Les rôles mélangés
board-kemomimi-roles-note =
    { $aside ->
        [one] Une carte a été écartée sans être vue, et un Civil ajouté : l’Informateur ou un Civil particulier manque peut-être. Les Voleurs, eux, sont toujours là.
       *[other] { $aside } cartes ont été écartées sans être vues, et autant de Civils ajoutés : l’Informateur ou un Civil particulier manque peut-être. Les Voleurs, eux, sont toujours là.
    }
board-kemomimi-count = × { $count }
board-kemomimi-history = Votes, vols et annonces
board-kemomimi-history-empty = Rien encore.
board-kemomimi-vote =
    { $leader_is_me ->
        [yes] Vous accusez
       *[no] { $leader } accuse
    } { $suspect_or_you } : { $verdict }.
board-kemomimi-theft = La nuit, vol chez { $victim_or_you }.
board-kemomimi-claim =
    { $seat_is_me ->
        [yes] Vous annoncez
       *[no] { $seat } annonce
    } : { $target }, « { $answer } ».
board-kemomimi-hand-up = main levée
board-kemomimi-hand-down = main baissée
board-kemomimi-hand-none = abstention
board-kemomimi-vote-title = Le vote : { $suspect_or_you }
board-kemomimi-my-role = Votre rôle : { $role } ({ $camp })
board-kemomimi-role-of = Rôle : { $role } ({ $camp })
board-kemomimi-first-role = Rôle avant l’échange : { $role }
board-kemomimi-check =
    Enquête du jour { $day } : { $target } { $answer_id ->
        [civilian] est Civil.
       *[not_civilian] n’est pas Civil.
    }
board-kemomimi-check-before-swap =
    Enquête d’avant l’échange des rôles : { $target } { $answer_id ->
        [civilian] était Civil.
       *[not_civilian] n’était pas Civil.
    }
board-kemomimi-knows-paper = Nom sur le papier : { $target }
board-kemomimi-knows-master = Maître secret : { $target }
board-kemomimi-knows-guess = Soupçon de la dernière nuit : { $target }

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
