### Mots du serveur, en français.

## Les noms d’une table anonyme, un par place
alias-0 = Ambre
alias-1 = Brume
alias-2 = Cendre
alias-3 = Dune
alias-4 = Écume
alias-5 = Flamme
alias-6 = Givre
alias-7 = Houle
alias-8 = Iris
alias-9 = Jade
alias-10 = Lueur
alias-11 = Mousse
alias-12 = Nacre
alias-13 = Orage
alias-14 = Plume
alias-15 = Sable

## Les noms des robots
bot-0 = Anatole
bot-1 = Berthe
bot-2 = Célestin
bot-3 = Dorothée
bot-4 = Eugénie
bot-5 = Fulbert
bot-6 = Gudule
bot-7 = Hippolyte
bot-8 = Isidore
bot-9 = Joséphine
bot-10 = Léopold
bot-11 = Mathurine
bot-12 = Népomucène
bot-13 = Ondine
bot-14 = Philibert
bot-15 = Sidonie

## Les pages : autour de tout
page-language-name = Français
page-skip = Aller au contenu
page-nav = Vous et la langue
page-footer = Pénombre : des jeux à rôles cachés, sans publicité, sans compte et sans script.
page-error = Cela n’a pas marché
page-go-home = Retour à l’accueil
page-go-on = Continuer
page-sure = C’est bien ce que je veux

## L’accueil
page-home = Des jeux où chacun cache quelque chose
page-what-is-this = Réunissez quelques amis ou des robots autour d’une table. Chacun reçoit un rôle secret ; il faut parler, mentir un peu, observer et voter. Un nom suffit pour jouer, et le lien d’une table suffit pour inviter.
page-my-tables = Vos tables
page-open-tables = Tables ouvertes à tous
page-no-tables = Aucune table n’attend du monde pour l’instant. Ouvrez la vôtre !
page-my-matches = Vos parties finies
page-fair = Une donne que chacun peut vérifier
page-fair-text = Avant de distribuer, le serveur s’engage sur un nombre secret dont il montre l’empreinte, et chaque joueur peut y ajouter son grain de hasard. À la fin, le secret est ouvert : toute la donne peut être recalculée. Personne ne reçoit jamais ce que son rôle n’a pas le droit de savoir.
page-players-range = De { $least } à { $most } joueurs.
page-read-rules = Lire les règles
page-table-of = Une table de
page-seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
page-play-now = Jouer tout de suite avec des robots
page-open-table = Ouvrir une table
page-your-name = Votre nom
page-bad-name = Ce nom ne convient pas : il faut au moins une lettre ou un chiffre, et { $most } caractères au plus.
page-room-line = Chez { $host } · { $taken } / { $players } · { $pace }
page-moment =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year } à { $hour } h { $minute } (UTC)
page-status-open = on s’installe
page-status-playing = la partie est en cours
page-status-over = la partie est finie

## Ouvrir une table
page-new-table = Ouvrir une table de { $game }
page-players = Nombre de places
page-pace = Rythme
page-pace-live = en direct
page-pace-relaxed = tranquille, six fois plus de temps
page-pace-days = sur plusieurs jours
page-listed = Montrer la table à tous
page-listed-hint = Sinon, il faut le lien d’invitation pour s’asseoir ou regarder.
page-more-settings = D’autres réglages de la table
page-watching = Qui peut regarder
page-watching-public = le public voit ce que tous savent
page-watching-nobody = personne ne regarde
page-watching-delayed = le public voit tous les secrets, mais longtemps après
page-windows = Fin des questions secrètes
page-windows-fixed = toujours après le même temps
page-windows-early = dès que tout le monde a répondu
page-windows-hint = Une question secrète qui se ferme tôt laisse deviner quand le dernier a répondu.
page-table-language = Langue de la table
page-chat = On peut parler librement
page-anonymous = Table anonyme
page-anonymous-hint = Les noms sont remplacés, et les places tirées au sort.
page-rules-of-game = Les réglages du jeu

## Les règles
page-rules-of = Les règles de { $game }
page-rules-role = Les rôles
page-rules-character = Les personnages
page-rules-tile = Les cartes de la table
page-rules-setting = Les réglages

## Arriver à une table
page-table-closed = Cette table est introuvable, ou sur invitation
page-table-closed-text = Si vous avez reçu un lien d’invitation, collez-le ici en entier. Sinon, demandez-en un à la personne qui a ouvert la table.
page-invitation = Lien ou code d’invitation
page-invitation-hint = Le code est ce qui suit le # ou « invite= ».
page-no-seat = Il n’y a pas de place libre à cette table pour le moment.
page-sit-down = S’asseoir
page-seat = Place
page-any-seat = n’importe laquelle
page-seat-number = place { $number }
page-around = Autour de la table
page-around-playing = Qui est là, et qui est un robot

## Avant la partie
page-before-the-start = Avant la partie
page-seats-missing =
    { $count ->
        [one] Il reste { $count } place libre : invitez quelqu’un ou ajoutez un robot.
       *[other] Il reste { $count } places libres : invitez du monde ou ajoutez des robots.
    }
page-not-ready-yet = Il manque encore le feu vert : { $names }.
page-all-ready = Tout le monde a donné son feu vert : vous pouvez commencer.
page-host-starts = Tout le monde a donné son feu vert : on attend que l’hôte commence.
page-ready = On peut commencer !
page-not-ready = Finalement, attendez-moi
page-i-am-ready = Ajouter mon grain de hasard
page-nonce = Votre grain de hasard, facultatif
page-nonce-hint = Quelques lettres au hasard, mêlées à la donne et montrées à tous une fois les cartes distribuées.
page-level = Niveau
page-level-random = au hasard
page-level-judgement = réfléchi
page-add-bot = Ajouter un robot
page-fill-with-bots = Des robots sur toutes les places libres
page-start = Commencer la partie
page-commitment = L’empreinte du secret de cette donne
page-commitment-text = Notez-la si vous voulez : à la fin de la partie, le secret est ouvert, et chacun peut vérifier que c’était bien lui.
page-free-seat = Place libre
page-sit-here = Venir ici
page-you = { $name } (vous)
page-bot-level = robot { $level }
page-stand-in = joué par un remplaçant
page-host = hôte
page-is-ready = feu vert
page-away = pas là
page-muted = parole coupée
page-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-invite = Inviter
page-invite-link = Lien d’invitation
page-invite-hint = Toute personne qui a ce lien peut s’asseoir. Le code à scanner contient le même lien.

## Pendant la partie
page-paused = en pause
page-paused-text = La table est en pause. Le temps reprendra où il s’est arrêté.
page-watching-now =
    { $count ->
        [0] { $how }
        [one] { $how } ({ $count } personne regarde)
       *[other] { $how } ({ $count } personnes regardent)
    }
page-waiting = On attend
page-waiting-for =
    { $count ->
        [one] C’est au tour { DE($names) }.
       *[other] La table attend : { $names }.
    }
page-window-open = Chacun a le temps de réfléchir et de répondre : la partie continue ensuite.
page-your-turn = C’est à vous
page-hold-still = Lire et parler sans que la page bouge
page-look-again = Voir ce qu’il y a de nouveau
page-answer-it = Répondre
page-your-text = Votre texte
page-choose-several =
    { $most ->
        [one] Choisissez une réponse
       *[other] Choisissez de { $least } à { $most } réponses
    }
page-seconds-left =
    { $count ->
        [one] Il reste { $count } seconde.
       *[other] Il reste { $count } secondes.
    }
page-minutes-left =
    { $count ->
        [one] Il reste { $count } minute.
       *[other] Il reste { $count } minutes.
    }
page-hours-left =
    { $count ->
        [one] Il reste { $count } heure.
       *[other] Il reste { $count } heures.
    }
page-happened = Ce qui s’est passé
page-earlier = Plus tôt
page-my-secrets = Votre rôle et vos secrets (à l’abri des regards)
page-board = La table
page-talk = Parler
page-free-words = Librement
page-say-it = Dire
page-chat-off = L’hôte a coupé la parole libre.
page-say-kind = En mots du jeu
page-say-claim = j’affirme
page-say-accuse = j’accuse
page-say-vouch = je défends
page-say-ask = je demande à
page-say-promise = je promets mon vote sur
page-say-about = Qui
page-about-nobody = personne en particulier
page-say-what = Quoi
page-what-nothing = rien de précis
page-whispered = En secret à { $names } : { $text }
page-too-early = Il est trop tôt pour voir quoi que ce soit : cette table montre tous ses secrets, mais longtemps après.
page-delayed-text =
    { $minutes ->
        [0] Vous voyez tous les secrets, avec un peu de retard.
        [one] Vous voyez tous les secrets, avec { $minutes } minute de retard.
       *[other] Vous voyez tous les secrets, avec { $minutes } minutes de retard.
    }
page-secrets-of = Les secrets { DE($name) }

## Après la partie, et tenir la table
page-match-over = La partie est finie
page-see-replay = Revoir la partie
page-rematch = La revanche, avec les mêmes
page-host-rematch = L’hôte peut proposer une revanche.
page-manage = Gérer la table
page-hosting = Vous êtes l’hôte
page-pause = Demander une pause
page-pause-asked =
    { $count ->
        [one] { $names } demande une pause : l’hôte décide, ou plus de la moitié des présents.
       *[other] { $names } demandent une pause : l’hôte décide, ou plus de la moitié des présents.
    }
page-go-on-asked =
    { $count ->
        [one] { $names } demande de reprendre : l’hôte décide, ou plus de la moitié des présents.
       *[other] { $names } demandent de reprendre : l’hôte décide, ou plus de la moitié des présents.
    }
page-go-on-playing = Demander de reprendre
page-leave = Quitter la table
page-leave-open = Votre place redevient libre.
page-leave-playing = Un remplaçant joue pour vous ; revenez quand vous voulez.
page-leave-over = La partie reste parmi vos parties finies.
page-block = Ne plus lire { $name }
page-unblock = Lire { $name } à nouveau
page-chat-switch-off = Couper la parole libre
page-chat-switch-on = Rétablir la parole libre
page-remove-bot = Retirer { $name }
page-hand-over = Nommer { $name } hôte
page-mute = Couper la parole à { $name }
page-unmute = Rendre la parole à { $name }
page-kick = Renvoyer { $name } pour de bon
page-to-bot = Donner la place { DE($name) } à un robot
page-to-anybody = Ouvrir la place { DE($name) } à qui viendra
page-settings = Les réglages de la table
page-change-settings = Changer les réglages

## Vous
page-me = Vous, sur ce serveur
page-me-short = Vous
page-me-text = Il n’y a pas de compte : un nom, et un cookie que votre navigateur garde. Le serveur ne sait rien d’autre de vous.
page-name-and-language = Nom et langue
page-language = Langue
page-keep = Garder
page-other-devices = Jouer sur un autre appareil
page-other-devices-text = Un lien personnel ouvre vos places sur un autre appareil. Toute personne qui l’a peut jouer à votre place : ne le donnez à personne. Un nouveau lien annule le précédent.
page-make-link = Faire un lien personnel
page-personal-link = Votre lien personnel
page-personal-link-hint = Il n’est montré qu’une fois.
page-sign-out-others = Déconnecter mes autres appareils
page-claim = Vous venez d’un autre appareil ?
page-claim-text = Collez ici votre lien personnel en entier. Si vous venez de l’ouvrir, c’est l’adresse de cette page : copiez-la.
page-claim-key = Lien personnel
page-claim-it = Reprendre mes places ici
page-forget = Se faire oublier
page-forget-text = Votre nom, vos paroles et vos appareils sont effacés ; des remplaçants prennent vos places. On ne peut pas revenir en arrière.
page-forget-me = Oubliez-moi

## Revoir une partie
page-replay-of = Revoir une partie de { $game }
page-winners =
    { $winner_seats_count ->
        [0] Personne ne gagne.
       *[other] Victoire pour { $winner_seats }.
    }
page-through-eyes = Par les yeux de
page-as-all = tous à la fois
page-as-spectator = le public
page-look = Regarder
page-steps = Étapes
page-step = Étape { $step } sur { $total }
page-first-step = Début
page-step-before = Étape d’avant
page-step-after = Étape d’après
page-last-step = Fin
page-nothing-new = Rien de nouveau à cette étape.
page-answered = { $name } : { $answer }
page-check = Vérifier la donne
page-check-text = Le fichier de la partie contient le secret, les grains de hasard et chaque réponse. Le programme recalcule tout et le compare à l’empreinte montrée avant la donne.
page-check-command = Une fois le fichier enregistré :
page-check-numbers = Les nombres
page-secret = Le secret, ouvert à la fin
page-nonces = Les grains de hasard des joueurs
page-download = Enregistrer le fichier
page-share = Partager
page-share-text = Toute personne qui a ce lien peut revoir la partie, avec tous ses secrets.
page-share-it = Faire un lien
page-share-link = Lien de la partie

## La table de Kemomimi Panic
board-kemomimi-title =
    { $phase } · jour { $day } · { $moon } · { $leader_is_me ->
        [yes] vous êtes Meneur
       *[no] Meneur : { $leader }
    }
board-kemomimi-hidden = { $role }, caché
board-kemomimi-unknown = inconnu
board-kemomimi-own = voir vos secrets
board-kemomimi-facts =
    { $jewels ->
        [0] Sans Faux-Bijoux
        [one] { $jewels } Faux-Bijoux
       *[other] { $jewels } Faux-Bijoux
    } · rôle : { $role }
board-kemomimi-leader = Meneur
board-kemomimi-suspect = suspect
board-kemomimi-excluded = hors du vote
board-kemomimi-protected = intouchable
board-kemomimi-double = main double
board-kemomimi-ghost = fantôme
board-kemomimi-gone = hors jeu
board-kemomimi-used = pouvoir usé
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
board-kemomimi-paper = Nom sur le papier : { $target }
board-kemomimi-master = Maître secret : { $target }
board-kemomimi-guess = Soupçon secret : { $target }

## Ce qui est refusé
refused-other = Cela n’est pas possible.
refused-bad_request = Quelque chose manque ou ne va pas dans ce que vous avez envoyé.
refused-bad_options = Ces réglages ne vont pas ensemble : vérifiez le nombre de places et la composition.
refused-bad_statement = Cela ne se dit pas ainsi : choisissez de qui et de quoi vous parlez.
refused-not_an_option = Cette réponse n’est pas possible.
refused-unknown_you = Dites d’abord sous quel nom vous jouez.
refused-not_yours = Vous n’avez pas de place à cette table.
refused-not_host = Seul l’hôte de la table peut le faire.
refused-banned = L’hôte de cette table ne souhaite pas que vous y preniez place.
refused-bad_invite = Cette invitation n’est pas la bonne : redemandez le lien à la personne qui vous invite.
refused-bad_key = Ce lien personnel n’est plus valable : faites-en un nouveau sur l’autre appareil.
refused-muted = L’hôte vous a coupé la parole ; les mots du jeu restent permis.
refused-chat_off = L’hôte a coupé la parole libre ; les mots du jeu restent permis.
refused-nobody_watches = On ne peut pas regarder cette table.
refused-not_found = Cette page n’existe pas, ou elle n’est pas pour vous.
refused-not_now = Ce n’est pas possible en ce moment.
refused-not_asked = On ne vous demande plus rien pour l’instant.
refused-stale = Trop tard : la question a changé.
refused-seat_taken = Cette place est prise, ou quelqu’un porte déjà ce nom à cette table : choisissez-en un autre.
refused-room_full = Toutes les places sont prises.
refused-not_ready = Il manque du monde, ou un feu vert.
refused-paused = La table est en pause : votre réponse n’a pas été prise.
refused-unfinished = Cette partie n’est pas finie : elle ne montre rien avant la fin.
refused-too_large = C’est trop long.
refused-too_fast = C’est trop à la fois : attendez un peu.
refused-too_many = Il y en a déjà trop : revenez plus tard.
refused-fault = Une erreur est survenue ici ; rien n’a été changé.
refused-store_failed = Rien n’a pu être écrit : réessayez dans un instant.
refused-closing = Le serveur redémarre : réessayez dans un instant.
refused-unknown_version = Cette partie a été jouée avec des règles que ce serveur n’a plus.
refused-wrong_origin = Seules les pages de ce serveur peuvent faire cela.
refused-too_slow = La connexion est trop lente : réessayez.
