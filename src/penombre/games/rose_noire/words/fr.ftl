### La Rose Noire, mots français.

### Le jeu

game-title = La Rose Noire
    .tagline = Sept Suspects, deux Complices et, parmi les Investigateurs, une âme qui n’est peut-être plus la sienne : au monastère de Tuath, il reste cinq jours pour savoir.
    .length = De 10 à 30 minutes

### Suspects

suspect-aodhan = Frère Aodhan
    .short = Aodhan
    .text = L’infirmier. Il a veillé tant de mourants, au nom de saint Béren, qu’on ne sait plus lesquels il pleurait.
suspect-bricen = Frère Bricen
    .short = Bricen
    .text = Le bibliothécaire. Il connaît tous les livres du scriptorium, même ceux dont le catalogue ne parle pas.
suspect-deirdre = Sœur Deirdre
    .short = Deirdre
    .text = L’herboriste. Son jardin soigne toute la vallée, et l’on murmure que certaines fleurs n’y poussent que la nuit.
suspect-eoghan = Frère Eoghan
    .short = Eoghan
    .text = Le cellérier. Il tient les clefs des caves et les comptes du monastère, et n’aime pas qu’on les lui demande.
suspect-fearghal = Frère Fearghal
    .short = Fearghal
    .text = Le portier. Personne n’entre ni ne sort sans qu’il le voie ; du moins, c’est ce qu’il dit.
suspect-morwen = Sœur Morwen
    .short = Morwen
    .text = La chantre. Sa voix porte jusqu’au fond de la crypte, où elle répète souvent, sans lumière.
suspect-taran = Taran
    .short = Taran
    .text = Le novice. Arrivé à l’automne, il pose beaucoup de questions et répond à très peu.

### Rôles et camps

role-investigator = Investigateur
    .camp = Camp des Investigateurs
    .text = Vous gagnez si une Accusation nomme les deux Complices. Enquêtez, partagez ce que vous savez, comparez, et accusez à chaque Tour : se tromper ne coûte rien.
role-possessed = Possédé
    .camp = Seul contre tous
    .text = Vous passez pour un Investigateur, mais vous gagnez seul, dès que les deux Complices sont morts, quels que soient leurs meurtriers. La nuit, vous pouvez vous montrer au Recteur et tuer un Suspect. Si l’Accusation est Exacte, vous perdez.
role-rector = Recteur
    .camp = Seul contre tous
    .text = Tout le monde sait qui vous êtes ; personne d’autre ne connaît vos deux Complices. Vous gagnez en jouant un Objectif dont les conditions sont remplies, ou si le Tour 5 s’achève sans gagnant.
camp-investigators = Investigateurs
    .text = Les vrais Investigateurs gagnent ensemble, dès qu’une Accusation nomme les deux Complices, morts ou vifs.
camp-possessed = Possédé
    .text = Le Possédé gagne seul, dès que les deux Complices sont morts.
camp-rector = Recteur
    .text = Le Recteur gagne seul : par un Objectif, par l’arrivée des Chevaliers-Lames après le Tour 5 ou, à 3 joueurs, quand deux vrais Investigateurs dévoilent leur rôle.

### Cartes Indice : les Preuves

card-proof_aodhan = Preuve : Aodhan est innocent
    .timing = Ne se joue jamais
    .text = Frère Aodhan est innocent : ce n’est pas un Complice. Gardez cette carte en main ; vous pouvez dire ce que vous savez, jamais d’où vous le tenez. Une Preuve peut sortir de n’importe quelle pile.
card-proof_bricen = Preuve : Bricen est innocent
    .timing = Ne se joue jamais
    .text = Frère Bricen est innocent : ce n’est pas un Complice. Gardez cette carte en main ; vous pouvez dire ce que vous savez, jamais d’où vous le tenez. Une Preuve peut sortir de n’importe quelle pile.
card-proof_deirdre = Preuve : Deirdre est innocente
    .timing = Ne se joue jamais
    .text = Sœur Deirdre est innocente : ce n’est pas une Complice. Gardez cette carte en main ; vous pouvez dire ce que vous savez, jamais d’où vous le tenez. Une Preuve peut sortir de n’importe quelle pile.
card-proof_eoghan = Preuve : Eoghan est innocent
    .timing = Ne se joue jamais
    .text = Frère Eoghan est innocent : ce n’est pas un Complice. Gardez cette carte en main ; vous pouvez dire ce que vous savez, jamais d’où vous le tenez. Une Preuve peut sortir de n’importe quelle pile.
card-proof_fearghal = Preuve : Fearghal est innocent
    .timing = Ne se joue jamais
    .text = Frère Fearghal est innocent : ce n’est pas un Complice. Gardez cette carte en main ; vous pouvez dire ce que vous savez, jamais d’où vous le tenez. Une Preuve peut sortir de n’importe quelle pile.
card-proof_morwen = Preuve : Morwen est innocente
    .timing = Ne se joue jamais
    .text = Sœur Morwen est innocente : ce n’est pas une Complice. Gardez cette carte en main ; vous pouvez dire ce que vous savez, jamais d’où vous le tenez. Une Preuve peut sortir de n’importe quelle pile.
card-proof_taran = Preuve : Taran est innocent
    .timing = Ne se joue jamais
    .text = Taran est innocent : ce n’est pas un Complice. Gardez cette carte en main ; vous pouvez dire ce que vous savez, jamais d’où vous le tenez. Une Preuve peut sortir de n’importe quelle pile.

### Cartes Indice : les Actions

card-interrogatoire = Interrogatoire
    .timing = Action, à votre tour
    .text = Choisissez un Suspect vivant, qui ne soit pas au secret et dont la pile n’est pas vide : jetez un Œil aux 3 premières cartes de sa pile. Personne d’autre ne les voit, et elles y retournent dans le même ordre ; tous savent où vous avez regardé et combien de cartes. Aucun Piège ne se déclenche.
    .effect = Regardez les 3 premières cartes d’une pile.
card-fouille_cellule = Fouille de cellule
    .timing = Action, à votre tour
    .text = Choisissez un Suspect vivant, qui ne soit pas au secret et dont la pile n’est pas vide, même si l’on a déjà enquêté sur lui : prenez la première carte de sa pile. Personne d’autre ne la voit ; un Piège se déclenche. Ce n’est pas une Enquête : ni pion, ni marque.
    .effect = Prenez la première carte d’une pile, en plus de votre Enquête.
card-priere_saint_beren = Prière à saint Béren
    .timing = Action, à votre tour
    .text = Choisissez de 1 à 3 Suspects vivants, qui ne soient pas au secret et dont les piles ne sont pas vides, puis jetez un Œil à la première carte de chacune. Personne d’autre ne voit les cartes ; tous savent quels Suspects vous avez choisis.
    .effect = Regardez la première carte de 1 à 3 piles.
card-zele = Zèle
    .timing = Action, à votre tour
    .text = Menez aussitôt une Enquête de plus, sur un Suspect sur qui personne n’a encore enquêté ce Tour. Elle ne remplace pas votre Enquête obligatoire ; votre pion se déplace, et les deux Suspects restent marqués.
    .effect = Enquêtez une fois de plus, sur un Suspect encore libre ce Tour.
card-exhumation = Exhumation
    .timing = Action, à votre tour, si le Cimetière n’est pas vide
    .text = Prenez la première carte du Cimetière, puis, si vous voulez, une seconde. Personne d’autre ne les voit ; chaque Piège se déclenche quand vous le prenez.
    .effect = Prenez une ou deux cartes du Cimetière.
card-confrontation = Confrontation
    .timing = Action, à votre tour
    .text = Choisissez un autre Investigateur : il vous montre toutes les Preuves de sa main, sans pouvoir refuser ni en cacher une. Personne d’autre ne les voit ; tous savent combien il y en avait, même s’il n’y en avait aucune.
    .effect = Un Investigateur vous montre toutes ses Preuves.
card-pacte_de_confiance = Pacte de confiance
    .timing = Action, à votre tour, s’il vous reste une autre carte
    .text = Choisissez un autre Investigateur qui a au moins une carte. Chacun choisit en secret une carte de sa main, et vous les échangez. Personne d’autre ne voit ces cartes.
    .effect = Échangez une carte avec un autre Investigateur.
card-lettre_interceptee = Lettre interceptée
    .timing = Action, à votre tour, si le Recteur a au moins une carte
    .text = Une carte de la main du Recteur, tirée au hasard, va face cachée dans sa défausse, et vous y jetez un Œil. Le Recteur et vous, personne d’autre, la voyez ; il ne pioche rien pour l’instant.
    .effect = Le Recteur défausse une carte au hasard, que vous voyez.
card-ronde_de_nuit = Ronde de nuit
    .timing = Action, à votre tour
    .text = Choisissez un Suspect vivant : jusqu’aux Albines, rien ne peut le tuer. Tous le savent.
    .effect = Un Suspect ne peut pas mourir jusqu’à l’aube.
card-eau_benite = Eau bénite
    .timing = Action, quand vous tirez un Piège
    .text = Ce Piège n’a aucun effet, et les deux cartes vont à la défausse. C’est la seule Action qui se joue en réponse, et elle ne se joue qu’ainsi.
    .effect = Annulez un Piège que vous tirez.
card-veillee_funebre = Veillée funèbre
    .timing = Action, à votre tour, si le Cimetière n’est pas vide
    .text = Jetez un Œil aux 4 premières cartes du Cimetière. Personne d’autre ne les voit ; tous savent combien il y en avait.
    .effect = Regardez les 4 premières cartes du Cimetière.
card-archives_scriptorium = Archives du scriptorium
    .timing = Action, à votre tour, si la défausse a une autre Action
    .text = Reprenez dans votre main une Action de la défausse, autre que des Archives. Tous voient laquelle.
    .effect = Reprenez une Action de la défausse.
card-espionner_recteur = Espionner le Recteur
    .timing = Action, à votre tour, si le Recteur a au moins une carte
    .text = Jetez un Œil à toute la main du Recteur. Personne d’autre ne la voit ; il sait que vous l’avez vue.
    .effect = Regardez toute la main du Recteur.

### Cartes Indice : les Pièges

card-convocation = Convocation du Recteur
    .timing = Piège, dès qu’on le tire
    .text = Le Recteur peut jouer aussitôt un Événement de sa main, aux conditions habituelles, jamais un Objectif, sauf réglage de la table. Il ne pioche pas pour l’instant.
card-guet_apens = Guet-apens
    .timing = Piège, dès qu’on le tire
    .text = Votre tour s’arrête net. Ce que vous n’avez pas encore fait est perdu : votre Enquête, la seconde carte d’une Exhumation, vos autres Actions.
card-papiers_brules = Papiers brûlés
    .timing = Piège, dès qu’on le tire
    .text = Une carte de votre main, tirée au hasard, part face cachée dans le Cimetière, que l’on mélange. Vous savez laquelle ; les autres, non. Si votre main est vide, rien ne se passe.
card-denonciation = Dénonciation
    .timing = Piège, dès qu’on le tire
    .text = Le Recteur jette un Œil à toute votre main.
card-meurtre_cloitre = Meurtre dans le cloître
    .timing = Piège, dès qu’on le tire, sans effet au Tour 1
    .text = Le Recteur peut tuer aussitôt, devant tous, un Suspect vivant qui n’est pas protégé.
card-tumulte = Tumulte
    .timing = Piège, dès qu’on le tire, sans effet au Tour 1
    .text = Aucune Accusation n’est possible ce Tour : aux Sextines, on ne fait que parler.

### Cartes bonus

card-confession = Confession
    .timing = Action bonus I, à votre tour, à partir du Tour 2
    .text = Nommez deux Suspects : le Recteur répond la vérité, devant tous. « Oui » si l’un des deux au moins est un Complice, « non » sinon.
    .effect = Nommez deux Suspects : y a-t-il un Complice parmi eux ?
card-perquisition = Perquisition
    .timing = Action bonus I, à votre tour
    .text = Choisissez un Suspect vivant, qui ne soit pas au secret et dont la pile n’est pas vide : jetez un Œil à toute sa pile. Personne d’autre ne voit les cartes ; tous savent où vous avez regardé et combien il y en avait.
    .effect = Regardez toute une pile.
card-exorcisme = Exorcisme
    .timing = Action bonus I, à votre tour, à partir du Tour 2
    .text = Choisissez un autre Investigateur, devant tous : cette nuit, il ne peut ni se montrer au Recteur ni tuer. Personne n’apprend si cela a servi, sauf le Possédé lui-même, s’il est retenu.
    .effect = Cette nuit, un Investigateur ne peut ni se montrer ni tuer.
card-fureur_spectrale = Fureur spectrale
    .timing = Piège bonus P, dès qu’on le tire, sans effet au Tour 1
    .text = Cette nuit, le Possédé peut tuer deux Suspects au lieu d’un, s’il se montre au Recteur.
card-dague_rituelle = Dague rituelle
    .timing = Action bonus P, à votre tour, à partir du Tour 2
    .text = Tuez aussitôt, devant tous, un Suspect vivant qui n’est pas protégé.
    .effect = Tuez aussitôt un Suspect, devant tous.
card-discorde = Discorde
    .timing = Piège bonus P, dès qu’on le tire, sans effet au Tour 1
    .text = Ce Tour, il faut l’accord de tous ceux qui peuvent accuser.
card-eboulement = Éboulement
    .timing = Piège bonus R, dès qu’on le tire
    .text = Toutes les cartes qui restent dans la pile d’où vient ce Piège partent dans le Cimetière, que l’on mélange. Tiré du Cimetière, il n’a aucun effet.
card-ordre_mac_snor = Ordre de Mac Snòr
    .timing = Piège bonus R, dès qu’on le tire
    .text = Le Recteur pioche 2 cartes. Sa main peut dépasser 3 cartes jusqu’à la fin des Vespérines.
card-nuit_sans_lune = Nuit sans lune
    .timing = Piège bonus R, dès qu’on le tire, sans effet au Tour 1
    .text = Cette nuit, le Recteur peut tuer deux Suspects au lieu d’un.

### Cartes Recteur : les Événements

card-assassinat = Assassinat
    .timing = Événement, à partir du Tour 2
    .text = Tuez aussitôt, devant tous, un Suspect vivant qui n’est pas protégé.
    .effect = Tuez aussitôt un Suspect, devant tous.
card-droit_asile = Droit d’asile
    .timing = Événement
    .text = Choisissez un Suspect vivant : jusqu’aux Albines, rien ne peut le tuer. Tous le savent.
    .effect = Un Suspect ne peut pas mourir jusqu’à l’aube.
card-mise_au_secret = Mise au secret
    .timing = Événement
    .text = Choisissez un Suspect vivant : les Investigateurs ne peuvent ni enquêter sur lui, ni prendre une carte de sa pile, ni y jeter un Œil. Cela dure jusqu’à la prochaine fin des Lumines, ou jusqu’à sa mort.
    .effect = Au prochain jour, personne n’enquête sur ce Suspect.
card-penitence = Pénitence
    .timing = Événement
    .text = Choisissez un Investigateur : il ne peut jouer aucune Action, pas même l’Eau bénite, jusqu’à la prochaine fin des Lumines. Il enquête toujours.
    .effect = Au prochain jour, un Investigateur ne joue aucune Action.
card-documents_derobes = Documents dérobés
    .timing = Événement, si un Investigateur a au moins une carte
    .text = Choisissez un Investigateur qui a au moins une carte : l’une d’elles, tirée au hasard, part face cachée dans le Cimetière, que l’on mélange. Lui seul sait laquelle.
    .effect = Un Investigateur perd une carte au hasard.
card-falsification = Falsification
    .timing = Événement, si un Suspect vivant a au moins 2 cartes
    .text = Choisissez un Suspect vivant dont la pile a au moins 2 cartes : regardez les 3 premières et remettez-les dessus dans l’ordre de votre choix. Les autres savent seulement quelle pile vous avez touchée.
    .effect = Remettez en ordre les 3 premières cartes d’une pile.
card-registre_secret = Registre secret
    .timing = Événement, si votre défausse n’est pas vide
    .text = Reprenez en main une carte de votre défausse, autre que le Registre secret. Les autres ne voient pas laquelle.
    .effect = Reprenez une carte de votre défausse.
card-voeu_de_silence = Vœu de silence
    .timing = Événement
    .text = Plus personne ne parle, jusqu’à la prochaine fin des Sextines. Les tours, les cartes et les bulletins ne changent pas.
    .effect = Plus personne ne parle jusqu’après l’Accusation.
card-messager = Messager
    .timing = Événement, s’il reste une carte à piocher
    .text = Piochez 2 cartes Recteur. Votre main peut dépasser 3 cartes jusqu’à la fin des Vespérines.
    .effect = Piochez 2 cartes.

### Cartes Recteur : les Objectifs

card-tribut_mac_snor = Le tribut de Mac Snòr
    .timing = Objectif, aux Vespérines seulement
    .text = Si au moins 3 Suspects innocents sont morts, quels que soient leurs meurtriers, jouez cette carte : vous gagnez. Les Complices morts ne comptent pas.
    .effect = Vous gagnez si 3 innocents au moins sont morts.
card-chevaliers_lames = L’arrivée des Chevaliers-Lames
    .timing = Objectif, aux Vespérines seulement
    .text = Au Tour 4, si au moins 5 Suspects sont en vie, ou au Tour 5, quoi qu’il arrive, jouez cette carte : vous gagnez.
    .effect = Vous gagnez au Tour 4 avec 5 Suspects en vie, ou au Tour 5.

### Profils

profile-yldiane = Yldiane, varigale
    .text = Vive et directe, elle ne tient pas en place : posez question sur question.
profile-adeliane = Adeliane, sœur aînée d’Yldiane
    .text = Calme et protectrice, elle déteste les accusations hâtives : temporisez, rassurez.
profile-liam = Liam, l’érudit
    .text = Il pèse chaque hypothèse et doute toujours de sa dernière conclusion : raisonnez à voix haute, puis reprenez-vous.
profile-finn = Finn, médecin magientiste
    .text = Froid et fier, il ne croit qu’aux faits : demandez des preuves, jamais des impressions.
profile-brannoc = Brannoc, ancien soldat
    .text = Rude, il soupçonne d’abord ses compagnons : des phrases courtes, et droit au but.
profile-saoirse = Saoirse, dàmàthair
    .text = Gardienne des enfants, chaleureuse, elle croit aux gens : cherchez des excuses à tout le monde, et ne condamnez qu’à regret.

### Réglages de la table

setting-points = Partie à points
    .text = On joue autant de parties que de joueurs, et chacun est Recteur à son tour. Chaque gagnant marque le numéro du Tour de la victoire ; le plus haut total l’emporte, les ex æquo partagent.
setting-rector = Choix du Recteur
    .text = Qui est le Recteur. Dans une partie à points, chacun l’est à son tour.
setting-rector_seat = Place du Recteur
    .text = Le numéro de la place du Recteur.
setting-accomplices = Choix des Complices
    .text = Le Recteur choisit ses deux Complices en secret, ou le hasard s’en charge ; lui seul les connaît.
setting-bonus = Cartes bonus
    .text = Neuf cartes Indice de plus. Leur lettre dit qui elles favorisent : I pour les Investigateurs, P pour le Possédé, R pour le Recteur.
setting-bonus_count = Nombre de cartes bonus
    .text = Combien de cartes bonus sont mélangées aux Actions et aux Pièges. Autant de cartes en sont retirées au hasard, sans qu’on les voie ; les Preuves ne bougent pas.
setting-bonus_cards = Cartes bonus ajoutées
    .text = Les cartes bonus que vous ajoutez. Tout le monde en voit la liste.
setting-removed_cards = Cartes retirées
    .text = Les Actions et les Pièges que vous retirez, exemplaire par exemplaire. Tout le monde en voit la liste ; les piles peuvent différer d’une carte.
setting-profiles = Profils
    .text = Chaque Investigateur joue un personnage, que tous connaissent. C’est pour l’ambiance : aucune règle n’en dépend.
setting-summons_goals = Objectifs par Convocation
    .text = Une Convocation permet aussi de jouer un Objectif dont les conditions sont remplies. Désactivé par défaut : un Événement, et rien d’autre.
setting-keep_goals = Garder ses Objectifs
    .text = Un Recteur qui ne joue rien et n’a en main que des Objectifs peut n’en défausser aucun. Sans ce réglage, il défausse toujours au moins une carte.
setting-open_night_log = Raconter les nuits à la fin
    .text = Une fois la partie finie, on raconte ce que le Possédé et le Recteur ont fait chaque nuit. Commode pour apprendre.
setting-debate_s = Durée des Sextines
    .text = En secondes, le temps pour parler et accuser. 0 laisse la durée habituelle : 120 secondes, ou 60 s’il n’y a qu’une personne parmi des robots.

rector-random = Au hasard
rector-volunteer = Volontaire
    .text = Chacun dit s’il veut l’être ; le hasard départage, ou choisit si personne ne veut.
rector-host = L’hôte de la table
rector-seat = Une place choisie
    .text = Le numéro de cette place est un réglage à part, plus bas.
accomplices-choose = Choisis par le Recteur
accomplices-random = Au hasard
bonus-none = Sans
bonus-random = Au hasard
    .text = Quelques cartes bonus, que personne ne connaît, prennent la place d’autres cartes, que personne ne connaît non plus.
bonus-custom = À votre choix
    .text = Vous choisissez les cartes que vous ajoutez et celles que vous retirez.
profiles-none = Sans
profiles-random = Au hasard
profiles-choice = Au choix de chacun

### Phases

phase-setup = Mise en place
phase-lumines = Lumines – le jour
phase-sextines = Sextines – l’Accusation
phase-vesperines = Vespérines – le crépuscule
phase-estellines = Estellines – la nuit
phase-albines = Albines – l’aube
phase-end = Fin de la partie

### Aide : les règles en une minute

minute-goal = Le Recteur, connu de tous, a deux Complices parmi sept Suspects. Les Investigateurs cherchent lesquels ; parmi eux, il y a peut-être un Possédé, qui veut la mort des Complices.
minute-step_1 = Le jour, chaque Investigateur enquête sur un Suspect : il prend la première carte de sa pile. Une Preuve innocente quelqu’un, une Action se joue, un Piège éclate aussitôt.
minute-step_2 = Ensuite, dès le Tour 2, on parle et l’on accuse : deux Suspects à la fois, par des bulletins que tous voient.
minute-step_3 = Au crépuscule, le Recteur joue un Événement, ou un Objectif s’il en remplit les conditions.
minute-step_4 = La nuit, dès le Tour 2, le Possédé puis le Recteur peuvent tuer un Suspect. À l’aube, on ne sait pas qui a tué qui.
minute-win = Les Investigateurs, en accusant les deux Complices. Le Possédé, seul, quand les deux Complices sont morts. Le Recteur, par un Objectif ou s’il tient jusqu’à la fin du Tour 5.
minute-forget_1 = Une accusation manquée ne coûte rien, mais il n’y en a qu’une par Tour, et elle ne dit pas si l’un des deux était bon.
minute-forget_2 = La Preuve d’un Suspect peut être dans n’importe quelle pile, pas seulement la sienne.
minute-forget_3 = On ne nomme jamais une carte : dites « Deirdre est innocente », pas « j’ai sa Preuve ».

### Aide : les règles par chapitre

rule-glance = En bref
    .text =
        De 3 à 5 joueurs. L’un d’eux, connu de tous, est le Recteur du monastère ; les autres sont Investigateurs. Mais l’un des Investigateurs est peut-être Possédé, en secret.

        Il y a sept Suspects, dont 2 Complices, que seul le Recteur connaît. Les 5 autres sont innocents, et chacun a sa carte Preuve quelque part dans les piles.

        Une partie dure de 2 à 5 Tours. Chaque jour, les Investigateurs piochent et parlent, puis accusent. Chaque nuit, à partir du Tour 2, des Suspects peuvent mourir.

        Trois camps, un seul gagnant. Les Investigateurs nomment les deux Complices. Le Possédé veut leur mort. Le Recteur joue un Objectif, ou tient jusqu’à la fin du Tour 5.
rule-setup = La mise en place
    .text =
        On choisit le Recteur : au hasard, un volontaire, l’hôte ou une place. Les autres reçoivent un rôle secret : à 5 joueurs, 1 Possédé et 3 Investigateurs ; à 4 joueurs, 1 Possédé et 2 Investigateurs.

        À 3 joueurs, on mélange 1 Possédé et 2 Investigateurs, on en distribue 2 et personne ne voit la troisième carte. Il y a donc un Possédé dans 2 parties sur 3.

        Les cartes Indice dépendent du nombre de joueurs : 23 à 3, 30 à 4, 37 à 5. Parmi elles, il y a une Preuve par Suspect, soit 7. Le Recteur en retire 2 en secret : ces deux Suspects sont ses Complices.

        Le reste est mélangé et distribué en 7 piles, une par Suspect : 3 cartes chacune à 3 joueurs, 4 à 4, 5 à 5. Personne ne les regarde, et une Preuve peut être dans n’importe quelle pile.

        Le Recteur prend 3 cartes de sa pioche, qui en compte 16 : 14 Événements et 2 Objectifs. Les Investigateurs commencent sans carte. Le Premier Joueur est celui qui est assis à gauche du Recteur.
rule-turn = Les cinq phases d’un Tour
    .text =
        Lumines, le jour : chaque Investigateur joue son tour. Sextines : on parle et l’on accuse. Vespérines, le crépuscule : le Recteur joue une carte. Estellines, la nuit : le Possédé, puis le Recteur, peuvent tuer. Albines, l’aube : tout se range, et un nouveau Tour commence.

        Au Tour 1, il n’y a ni Sextines ni Estellines : on passe des Lumines aux Vespérines, puis aux Albines. Personne ne peut mourir au Tour 1, d’aucune façon.
rule-lumines = Lumines : le tour d’un Investigateur
    .text =
        Le Premier Joueur commence, puis on suit le sens des aiguilles d’une montre. À votre tour, jouez autant d’Actions que vous voulez, une par une, enquêtez une fois, puis jouez encore des Actions.

        Les Actions se jouent à votre tour seulement, même celles que vous venez de prendre. On choisit sa cible avant de voir quoi que ce soit. Une Action jouée va, face visible, à la défausse ; si ses conditions ne sont pas remplies, elle ne se joue pas, même pour bluffer.

        Tant que sa cible n’est pas nommée, une Action posée peut être reprise, mais tous l’ont vue ; posée à nouveau pendant le même tour, elle est jouée.

        Votre main n’a pas de limite. Une Preuve ne se joue jamais : on la garde.
rule-investigate = Enquêter
    .text =
        Choisissez un Suspect, vivant ou mort, posez-y votre pion et prenez une carte : la première de sa pile s’il est vivant, la première du Cimetière s’il est mort. Personne d’autre ne la voit, sauf si c’est un Piège.

        On n’enquête pas deux fois sur le même Suspect dans le même Tour, ni chez un Suspect mis au secret, ni là où il n’y a plus de carte. S’il ne reste personne, votre Enquête est perdue pour ce Tour.

        Les morts partagent un seul Cimetière, mais on peut enquêter une fois sur chacun d’eux.
rule-peek = Jeter un Œil
    .text =
        Jeter un Œil, c’est lire des cartes sans les garder : elles retournent à leur place, dans le même ordre, et on ne les montre à personne. Les Pièges que l’on voit ainsi ne se déclenchent pas.

        Tous savent où vous avez regardé, et combien de cartes. Ce que vous avez vu reste vrai tant que la pile ne change pas.
rule-traps = Les Pièges
    .text =
        Un Piège se déclenche dès qu’on le prend, par une Enquête, une Fouille, un Zèle ou une Exhumation. Tous le voient, son effet s’applique avant toute autre chose, puis il va à la défausse. Il n’entre jamais dans une main.

        L’Eau bénite permet de l’annuler, sauf en Pénitence. Tant que personne ne sait où elle est, la question est posée à tous ceux qui tirent un Piège, même s’ils ne peuvent que le subir : rien ne se devine à l’attente.
rule-sextines = Sextines : l’Accusation
    .text =
        À partir du Tour 2, chaque Investigateur, Possédé compris, a un bulletin que tous voient : personne, ou deux Suspects, morts ou vifs. On peut en changer jusqu’à 12 fois, puis on le fixe.

        Une paire est accusée si assez de bulletins la désignent : 3 sur 4 à 5 joueurs, 2 sur 3 à 4 joueurs, les 2 à 3 joueurs. C’est décidé dès qu’assez d’Investigateurs ont fixé la même paire, que tous ont fixé leur bulletin ou que le temps est écoulé ; les bulletins comptent alors tels qu’ils sont.

        Il y a au plus une Accusation par Tour. La réponse est Exact si les deux sont les Complices : les Investigateurs gagnent. Sinon c’est Inexact, et l’on n’apprend pas si l’un des deux était bon. Se tromper ne coûte rien.

        Aux Sextines, personne ne joue de carte. Après un Tumulte, on ne fait que parler.
rule-three = À trois joueurs
    .text =
        Les deux Investigateurs doivent être d’accord pour accuser. Mais l’autre est peut-être Possédé, ou peut-être pas.

        Une fois par partie, à tout moment sauf la nuit, même après avoir donné sa carte dans un Pacte, l’un d’eux peut montrer son rôle ; l’autre doit alors montrer le sien. Si l’un est Possédé, il n’a plus de bulletin, et le vrai Investigateur accuse seul ; le Possédé joue toujours ses tours et peut toujours tuer la nuit.

        Si tous deux sont de vrais Investigateurs, le Recteur gagne aussitôt. Sinon, la partie reprend où elle en était ; dans un Pacte, chacun choisit de nouveau sa carte.

        Sans Possédé, la mort des deux Complices ne fait gagner personne : la partie continue.
rule-vesperines = Vespérines : le Recteur
    .text =
        Le Recteur joue un Événement, ou un Objectif dont les conditions sont déjà remplies, ou rien. Un Événement joué est vu de tous, puis va face cachée dans sa défausse.

        Ensuite, il défausse, face cachée : 0 ou 1 carte s’il a joué ; 1 ou 2 s’il n’a rien joué, mais aucune n’est obligatoire s’il n’a en main que des Objectifs. Les autres voient combien de cartes, jamais lesquelles.

        Enfin, s’il a plus de 3 cartes, il en défausse jusqu’à 3 ; s’il en a moins, il pioche jusqu’à 3. Si la pioche est vide, on mélange sa défausse.
rule-goals = Les Objectifs du Recteur
    .text =
        Le tribut de Mac Snòr : au moins 3 Suspects innocents sont morts, quels que soient leurs meurtriers. Les Complices ne comptent pas.

        L’arrivée des Chevaliers-Lames : c’est le Tour 4 et au moins 5 Suspects sont en vie, ou c’est le Tour 5.

        Un Objectif se joue aux Vespérines, jamais par une Convocation, sauf réglage de la table, et ses conditions doivent être vraies avant. Il peut être défaussé, et revenir par un Registre secret ou quand on mélange la défausse.
rule-estellines = Estellines : la nuit
    .text =
        Tous les Investigateurs ont le même écran et la même question ; seule compte la réponse du Possédé. Il reste caché, ou il se montre au Recteur, et peut alors tuer un Suspect vivant. S’il reste caché, s’il est exorcisé ou s’il n’existe pas, le Recteur n’apprend rien.

        Ensuite, le Recteur tue un autre Suspect vivant, ou personne.

        Les morts de la nuit sont trouvés ensemble, et l’on ne dit pas qui a tué qui. Leurs piles rejoignent le Cimetière, que l’on mélange. Un Suspect protégé ne peut pas mourir.
rule-albines = Albines : l’aube
    .text =
        À la fin du Tour 5, sans gagnant, les Chevaliers-Lames arrivent : le Recteur gagne.

        Sinon, les pions reviennent, le jeton Premier Joueur passe à l’Investigateur suivant, et les protections, l’exorcisme et les effets de la nuit prennent fin. Un nouveau Tour commence.
rule-durations = Ce qui dure
    .text =
        Les marques d’Enquête, les protections et l’exorcisme durent jusqu’aux Albines du même Tour.

        La Mise au secret et la Pénitence durent jusqu’à la prochaine fin des Lumines : le jour suivant si elles sont jouées aux Vespérines, le reste du jour si elles le sont par une Convocation. La mort d’un Suspect met fin à sa Mise au secret.

        Le Vœu de silence dure jusqu’à la prochaine fin des Sextines. Au Tour 1, les Sextines que l’on saute comptent comme achevées.
rule-victory = Qui gagne
    .text =
        Les Investigateurs gagnent par une Accusation Exacte ; le Possédé perd alors avec le Recteur, même s’il a voté pour.

        Le Possédé gagne seul dès que les deux Complices sont morts, de jour ou de nuit, même s’il n’a tué personne et même si c’est le Recteur qui s’est trompé.

        Le Recteur gagne seul par un Objectif, à la fin du Tour 5, ou à 3 joueurs quand deux vrais Investigateurs se dévoilent.

        On vérifie après chaque effet : dès qu’un camp a gagné, tout s’arrête et tout est montré.
rule-points = La partie à points
    .text =
        On joue autant de parties que de joueurs, et chacun est Recteur à son tour. Chaque membre du camp gagnant marque le numéro du Tour de la victoire, de 2 à 5 : une victoire tardive vaut plus. Seuls deux vrais Investigateurs dévoilés au Tour 1 peuvent n’en donner que 1.

        Après la dernière partie, le plus haut total gagne ; les ex æquo partagent la victoire.
rule-talk = Ce que l’on peut dire
    .text =
        On parle à voix haute, pour tous, et l’on peut mentir, le Recteur aussi. On ne chuchote pas, on ne montre pas de carte, et personne ne parle la nuit ni pendant un Vœu de silence.

        On parle en termes généraux : « c’est un piège », « rien de bon », « cela aiderait le Recteur », « allez-y », « il y a une Preuve là », « cela servira plus tard », « Deirdre est innocente, c’est certain ».

        On ne nomme jamais une carte, et l’on ne dit jamais d’où vient une certitude : ni « j’ai sa Preuve », ni « sa Preuve est dans la pile de Taran ».
rule-secrets = Ce qui est secret
    .text =
        Tous voient le Recteur, les pions, les vivants et les morts, la hauteur des piles, des mains et du Cimetière, la défausse, les Événements joués, les bulletins et les réponses.

        Seul le Recteur connaît les Complices, sa main et sa défausse. Chacun ne connaît que son rôle et sa main. Le Recteur apprend qui est Possédé si celui-ci se montre une nuit.

        Personne ne connaît l’ordre des piles ni du Cimetière ; votre carnet garde ce que vous avez vu, et le marque comme douteux quand la pile a changé. À la fin, tout est montré.
rule-bonus = Les cartes bonus
    .text =
        Neuf cartes Indice de plus, marquées I, P ou R selon le camp qu’elles aident, 3 pour chacun. Elles se jouent quel que soit le nombre de joueurs.

        Au hasard : on mélange de 1 à 9 cartes bonus aux Actions et aux Pièges, puis on en retire autant de cartes sans les regarder. Les Preuves restent à part, et le nombre de cartes ne change pas.

        À votre choix : vous ajoutez des cartes bonus et retirez des Actions ou des Pièges. La liste est connue de tous, et les piles peuvent différer d’une carte. Si un camp gagne trop souvent, changez quelques cartes entre deux parties.
rule-profiles = Les Profils
    .text =
        Chaque Investigateur peut recevoir ou choisir un Profil : une personne, et une façon de parler. Tous le voient, et aucune règle n’en dépend. Le Recteur n’en a pas.
rule-options = Les réglages de la table
    .text =
        On peut choisir le Recteur, tirer les Complices au hasard, ajouter des cartes bonus et des Profils, jouer une partie à points, régler la durée des Sextines et raconter les nuits à la fin.

        Par défaut, le Recteur est tiré au hasard et choisit ses Complices lui-même, sans cartes bonus ni Profils.

        Deux réglages disent ce que le Recteur fait de ses Objectifs. « Objectifs par Convocation », désactivé par défaut : une Convocation permet aussi de jouer un Objectif dont les conditions sont remplies, et non un Événement seulement.

        « Garder ses Objectifs », activé par défaut : aux Vespérines, un Recteur qui ne joue rien et n’a en main que des Objectifs peut n’en défausser aucun, et la table sait alors ce qu’il garde. Désactivé, il en défausse toujours au moins un.

        La nuit dure toujours le même temps, qu’il y ait ou non un Possédé : l’attente ne dit rien à personne.
rule-details = Points de détail
    .text =
        La même paire peut être accusée plusieurs Tours de suite, même si cela ne sert à rien. Un Suspect mort peut être accusé.

        Le Recteur ne peut pas choisir la même victime que le Possédé la même nuit. Il peut tuer un Complice, à ses risques.

        Un Suspect qui meurt de jour garde les pions posés sur lui : on ne peut plus enquêter sur lui ce Tour si c’était déjà fait, mais sinon on le peut, au Cimetière.

        Une carte perdue va au Cimetière même si personne n’est encore mort ; seules l’Exhumation et la Veillée funèbre peuvent alors l’atteindre.

        Une Pénitence reçue pendant votre tour arrête aussitôt vos Actions.
rule-advice = Pour bien commencer
    .text =
        Investigateur : partagez, comparez ce que chacun compte, accusez à chaque Tour. Avec 4 Preuves connues, il ne reste que 3 paires possibles ; avec 5, une seule.

        Possédé : ayez l’air utile, ne dites pas qui vous savez innocent, et tuez ceux que personne ne peut innocenter.

        Recteur : comptez les morts et gardez votre Objectif. Tuer prépare le Tribut, attendre prépare les Chevaliers-Lames, et les autres lisent vos nuits.
rule-versions = Ce qui a changé en version 2
    .text =
        Les cartes et cette page donnent les règles d’aujourd’hui, celles de la version 2. Une partie commencée avant, en version 1, se termine selon les règles de la version 1.

        En version 1, après cinq cartes reprises dans un même tour, on ne peut plus jouer d’Action, et le tour peut se terminer de lui-même.

        En version 1, à trois joueurs, qui a donné sa carte dans un Pacte ne peut pas montrer son rôle tant qu’il attend celle de l’autre.

        Les réglages « { setting-summons_goals } » et « { setting-keep_goals } » sont venus avec la version 2 ; en version 1, on joue selon leurs valeurs par défaut.

### Aide : exemples de jeu

example-roles = Qui est Possédé ?
    .text =
        À 5 joueurs, Chloé est Recteur : parmi Anna, Bruno, David et Élise, il y a 1 Possédé et 3 vrais Investigateurs. À 4 joueurs, 1 Possédé et 2 vrais Investigateurs.

        À 3 joueurs, Anna et Bruno reçoivent 2 des 3 cartes Rôle. Si le Possédé est la carte restée cachée, la partie se joue de même, à deux camps ; personne ne le sait.
example-piles = Sept piles égales
    .text =
        À 4 joueurs, il y a 30 cartes Indice. Chloé, le Recteur, retire les Preuves d’Aodhan et de Taran : il en reste 28, soit 4 par pile. Les 5 autres Preuves y sont toutes ; celle de Deirdre peut être chez Eoghan.
example-markers = Des cartes selon le nombre
    .text =
        La Ronde de nuit et l’Eau bénite ne se jouent qu’à partir de 4 joueurs ; la Veillée funèbre et les Archives, à 5 seulement. À 3 joueurs, inutile d’espérer l’Eau bénite.
example-first_turn = Le premier Tour
    .text =
        Tour 1 : Anna, Bruno et David ont joué leur tour. On passe tout de suite aux Vespérines, puis aux Albines. Ni bulletin ni question de nuit : la première Accusation et la première nuit viennent au Tour 2.
example-same_suspect = Pas deux fois le même
    .text =
        Anna a enquêté sur Deirdre. Ce Tour, Bruno ne peut plus enquêter sur elle. Mais il peut prendre une carte chez elle avec une Fouille de cellule : ce n’est pas une Enquête.
example-dead_suspect = Enquêter sur un mort
    .text =
        Bricen et Taran sont morts, et le Cimetière a 7 cartes. Anna enquête sur Bricen, Bruno sur Taran : chacun prend la première carte du Cimetière, qui n’en a plus que 5. David ne peut plus choisir ni l’un ni l’autre.
example-trap = Un Piège tiré
    .text =
        Anna enquête sur Eoghan et tire Dénonciation. Tous voient le Piège ; le Recteur regarde toute la main d’Anna, puis le Piège va à la défausse. Anna n’a pas de carte de plus, et son tour continue.
example-trap_seen = Un Piège vu
    .text =
        La même Dénonciation est sur la pile d’Eoghan, mais Anna joue Interrogatoire : elle voit les 3 premières cartes, et rien ne se déclenche. Elles restent dans le même ordre, et Anna peut dire : « Il ne faut pas piocher chez Frère Eoghan : c’est un piège. »
example-ambush = Le Guet-apens
    .text =
        Avant d’Enquêter, Anna joue une Fouille de cellule et tire un Guet-apens. Son tour s’arrête là : pas d’Enquête, pas de pion posé.

        David joue une Exhumation et tire un Guet-apens comme première carte : il ne prendra pas la seconde.
example-holy_water = L’Eau bénite
    .text =
        Au Tour 3, Anna a l’Eau bénite et tire Tumulte. Elle annule le Piège : les deux cartes vont à la défausse, et l’on pourra accuser ce Tour. En Pénitence, on ne lui aurait rien demandé.
example-thresholds = Combien de bulletins ?
    .text =
        À 5 joueurs, trois bulletins disent Aodhan et Taran, le quatrième personne : la paire est accusée. Avec deux bulletins pour une paire et deux pour une autre, personne ne l’est.

        À 4 joueurs, deux bulletins sur trois suffisent. À 3 joueurs, si Anna dit Aodhan et Bricen, et Bruno Aodhan et Deirdre, il n’y a pas d’Accusation.
example-exact = Exact
    .text =
        Les Complices sont Aodhan et Taran, et Taran est mort. Anna, Bruno et David accusent Taran et Aodhan : Exact ! Les vrais Investigateurs gagnent, et le Possédé perd, même si c’est Bruno et qu’il a voté avec eux.
example-inexact = Inexact
    .text =
        Les mêmes Complices. On accuse Aodhan et Eoghan : la réponse est Inexact, rien de plus. Personne n’apprend qu’Aodhan était le bon. Les Vespérines suivent.
example-reveal = Montrer son rôle, avec raison
    .text =
        À 3 joueurs, au Tour 3, Anna est sûre que Bruno ment. Elle montre son rôle ; Bruno doit montrer le sien : Possédé. Bruno n’a plus de bulletin, Anna accuse seule. Mais la nuit, Bruno peut encore tuer.
example-double_reveal = Montrer son rôle, à tort
    .text =
        À 3 joueurs, au Tour 2, Bruno montre son rôle, et Anna aussi : deux vrais Investigateurs. Le Recteur gagne aussitôt. Le Possédé était la troisième carte.
example-dusk_play = Jouer au crépuscule
    .text =
        Le Recteur a Pénitence, Messager et le tribut de Mac Snòr. Il joue Pénitence, ne défausse rien, et pioche 1 carte pour en avoir 3.
example-dusk_idle = Ne rien jouer
    .text =
        Le Recteur ne joue rien : il doit défausser 1 carte, et peut en défausser 2. Puis il pioche jusqu’à 3. Les autres voient combien de cartes sont parties, pas lesquelles.

        S’il n’a en main que ses deux Objectifs, il peut les garder tous les deux.
example-tribute = Le Tribut
    .text =
        Aux Vespérines du Tour 4, le Recteur a tué 2 innocents, le Possédé 1, et un Complice est mort aussi. Cela fait 3 innocents : le Recteur joue le tribut de Mac Snòr et gagne.

        Avec 2 innocents morts, la carte ne pourrait pas se jouer. Si le troisième meurt cette nuit-là, il faudra attendre les Vespérines du Tour 5.
example-knights = Les Chevaliers-Lames
    .text =
        Au Tour 4, avec 5 Suspects en vie, le Recteur peut jouer l’arrivée des Chevaliers-Lames. Avec 4, il ne peut pas. Au Tour 5, même avec 2 Suspects en vie, il peut. Au Tour 3, jamais.
example-two_deaths = Deux morts dans la nuit
    .text =
        David, le Possédé, se montre et tue Morwen ; le Recteur tue Fearghal. À l’aube, on les trouve ensemble, et leurs deux piles rejoignent le Cimetière. Personne ne sait qui a tué qui, sauf eux deux ; et le Recteur sait désormais que David est Possédé.

        Le Recteur n’aurait pas pu choisir Morwen : elle mourait déjà.
example-quiet_night = Une nuit tranquille
    .text =
        Le Possédé reste dans l’ombre et le Recteur ne tue personne. À l’aube, tout le monde est en vie, et le Recteur n’a rien appris. À 3 joueurs, il ne sait même pas s’il y a un Possédé.
example-possessed_wins = La victoire du Possédé
    .text =
        Taran, Complice, est mort la nuit du Tour 2. La nuit du Tour 3, David, le Possédé, tue Aodhan, l’autre Complice : il gagne avant l’aube.
example-own_mistake = Le Recteur se trompe
    .text =
        Un Complice est mort. Pour brouiller les pistes, le Recteur joue Assassinat sur l’autre : s’il y a un Possédé, celui-ci gagne à l’instant, sans avoir rien fait.

        À 3 joueurs et sans Possédé, la partie continuerait, et l’on pourrait toujours accuser les deux morts.
example-protection = Sous bonne garde
    .text =
        Anna joue la Ronde de nuit sur Aodhan. Jusqu’aux Albines, ni le Possédé, ni le Recteur, ni un Assassinat, ni un Meurtre dans le cloître ne peuvent l’atteindre : il n’est proposé à personne.
example-turn_one_death = Personne ne meurt au Tour 1
    .text =
        Au Tour 1, Bruno tire Meurtre dans le cloître : le Piège va à la défausse sans effet. Le Recteur ne peut pas jouer Assassinat non plus.
example-summons = Une Convocation
    .text =
        Au Tour 2, Anna tire Convocation du Recteur. Le Recteur a les Chevaliers-Lames, une Mise au secret et un Assassinat : il peut jouer l’un des deux Événements, pas l’Objectif. Il n’a plus que 2 cartes jusqu’aux Vespérines, où il joue comme d’habitude.

        Il met Taran au secret : pour le reste de ce jour, personne ne peut toucher à Taran. Au Tour 3, on le peut de nouveau.
example-letter = La Lettre interceptée
    .text =
        Élise joue une Lettre interceptée : le hasard prend le tribut de Mac Snòr. Élise et le Recteur le voient, et il va face cachée dans la défausse du Recteur. Un Registre secret pourrait le ramener : Élise le sait.
example-stolen_proof = Une Preuve volée
    .text =
        Anna n’a en main que la Preuve de Morwen. Le Recteur joue Documents dérobés sur elle : la carte part dans le Cimetière, et le Recteur ne sait pas laquelle c’était. Anna sait toujours que Morwen est innocente, et peut le dire. Mais si on la confronte, elle montre 0 Preuve.
example-pact = Un Pacte
    .text =
        Anna joue Pacte de confiance avec Bruno. Elle donne la Preuve d’Eoghan, il donne Zèle. Tous deux connaissent les deux cartes ; les autres savent seulement qu’il y a eu un échange.
example-first_player = Le Premier Joueur
    .text =
        Chloé est Recteur ; Anna, Bruno et David sont assis à sa suite, et David est Premier Joueur. Aux Albines, le jeton passe à Anna : on saute le Recteur.
example-turn_limit = Cinq jours
    .text =
        Tour 5, la nuit s’achève sans gagnant : le Recteur gagne. Dans une partie à points, cela lui rapporte 5 points.
example-points = Le compte des points
    .text =
        À 5 joueurs, les Investigateurs gagnent au Tour 3 : Anna, Bruno et David, de vrais Investigateurs, marquent 3 points chacun. Élise, la Possédée, et Chloé, le Recteur, n’ont rien.
example-talk = Dire, et ne pas dire
    .text =
        Anna peut dire : « Il faut aller chez Taran », « Là, rien de bon », « Deirdre est innocente, c’est certain ». C’est permis, vrai ou faux.

        Elle ne peut pas dire : « J’ai Zèle », ni « La Preuve de Deirdre est dans ma main », ni montrer une carte, ni chuchoter.
example-silence = Un soir sans paroles
    .text =
        Aux Vespérines du Tour 2, le Recteur joue Vœu de silence. Plus personne ne parle jusqu’à la fin des Sextines du Tour 3. Les bulletins, eux, se choisissent et se fixent comme toujours.
example-prayer = La Prière
    .text =
        Anna prie sur trois Suspects. Elle choisit les trois avant de rien voir, puis lit la première carte de chaque pile : une Preuve, un Piège, une Action. Aucun Piège ne se déclenche. Tous savent quels Suspects elle a choisis.
example-burnt_papers = Papiers brûlés
    .text =
        Anna a Zèle et la Preuve de Taran, et tire Papiers brûlés. L’une des deux, au hasard, part dans le Cimetière, et elle seule sait laquelle. Avec une main vide, rien ne serait arrivé.
example-archives = Les Archives
    .text =
        La défausse contient une Convocation, un Zèle et l’Eau bénite. Anna joue les Archives du scriptorium : elle reprend Zèle ou l’Eau bénite, jamais le Piège. S’il n’y avait que des Pièges, la carte ne se jouerait pas.
example-penance = La Pénitence
    .text =
        Bruno est en Pénitence pour le jour du Tour 3 : il enquête, et c’est tout. Ses Actions l’attendent ; au Tour 4, il joue de nouveau comme il veut.
example-forgery = Une Falsification
    .text =
        Chez Eoghan, il y a une Preuve, une Action, puis un Piège. Le Recteur les remet à l’envers : le prochain qui pioche chez Eoghan tire le Piège. Les autres savent seulement qu’il y a touché ; ce qu’ils avaient vu de cette pile n’est plus sûr.
example-courier = Le Messager
    .text =
        Le Recteur a trois cartes et joue Messager : il en pioche 2, ce qui lui en fait 4. Il peut en défausser 1 et en garder 3 ; s’il n’en défausse aucune, il devra quand même revenir à 3.
example-register = Le Registre
    .text =
        Le tribut de Mac Snòr est dans la défausse du Recteur. Il joue Registre secret et le reprend ; les autres ne voient pas la carte. Il ne pourra le jouer qu’aux prochaines Vespérines : une seule carte par soir.
example-wake = Une Veillée
    .text =
        Le Cimetière n’a que 2 cartes. David joue Veillée funèbre et lit les deux. Dès la mort suivante, on mélange, et il ne connaît plus leur ordre.
example-zeal = Du Zèle
    .text =
        Avant son Enquête obligatoire, Anna joue Zèle et enquête sur Taran, puis, comme tout le monde, sur Morwen. Elle a deux cartes de plus, et ce Tour, plus personne ne peut enquêter sur eux.
example-bonus_investigators = Cartes bonus : avouer, exorciser
    .text =
        Les Complices sont Aodhan et Taran. Anna joue Confession et nomme Taran et Eoghan : « oui ». Avec Bricen et Eoghan, la réponse serait « non ».

        Bruno joue Exorcisme sur David, qui est Possédé. Cette nuit, David veut se montrer, mais rien ne se passe ; il est seul à l’apprendre. Le Recteur, lui, ne sait pas si David se cachait.
example-bonus_possessed = Cartes bonus : fureur et discorde
    .text =
        Après une Fureur spectrale, les deux Complices sont encore en vie. La nuit venue, David, le Possédé, les tue tous les deux et gagne.

        Après une Discorde, à 5 joueurs, trois bulletins semblables ne suffisent plus : il en faut quatre.
example-bonus_rector = Cartes bonus : l’Éboulement
    .text =
        Anna tire Éboulement chez Deirdre, où il reste 3 cartes : elles partent toutes dans le Cimetière. Deirdre est en vie, mais sa pile est vide, et l’on ne peut plus enquêter sur elle.
example-bonus_random = Des cartes bonus au hasard
    .text =
        À 4 joueurs, avec 3 cartes bonus au hasard : il y a toujours 30 cartes, dont les 7 Preuves, avant que le Recteur n’en retire 2. Les piles ont 4 cartes, et personne ne sait lesquelles sont restées dans la boîte.

### Conseils d'une première partie

hint-welcome = Bienvenue à Tuath
    .text = Deux des sept Suspects sont les Complices du Recteur, et personne d’autre ne sait lesquels. Gardez « Mon secret » appuyé pour lire vos secrets.
hint-goal_investigator = Votre but : nommer les deux Complices
    .text = Partagez ce que vous savez, comparez ce que les autres comptent, et accusez à chaque Tour : se tromper ne coûte rien.
hint-goal_possessed = Votre but : la mort des deux Complices
    .text = Ayez l’air utile, ne dites pas qui vous savez innocent et, la nuit, tuez ceux que personne ne peut innocenter.
hint-goal_rector = Votre but : un Objectif
    .text = Comptez les morts et gardez votre Objectif en main : 3 innocents morts pour le Tribut, du calme et du temps pour les Chevaliers-Lames.
hint-volunteer = Qui sera le Recteur ?
    .text = Le Recteur joue seul contre tous, à visage découvert. S’il y a plusieurs volontaires, ou aucun, le hasard décide.
hint-profile = Un personnage
    .text = Un Profil est là pour l’ambiance : il dit comment parler, et ne change aucune règle.
hint-accomplices = Vos deux Complices
    .text = Choisissez deux Suspects : leurs Preuves sortent du jeu. Les cinq autres Preuves sont quelque part dans les piles.
hint-turn = Votre tour
    .text = Enquêtez une fois : choisissez un Suspect et prenez la première carte de sa pile. Avant et après, vous pouvez jouer des Actions.
hint-cards = Vos cartes
    .text = Une Preuve innocente quelqu’un, une Action se joue à votre tour. Dites ce que vous savez si vous voulez, mais ne nommez jamais une carte.
hint-target = Sur qui ?
    .text = On choisit avant de voir quoi que ce soit. Vous pouvez reprendre chaque carte une fois par tour, mais tous l’auront vue.
hint-pact = Un échange à l’aveugle
    .text = Chacun choisit une carte sans savoir ce que l’autre donne. Donner une Preuve, c’est innocenter un Suspect aux yeux de l’autre.
hint-trap = Un Piège !
    .text = Il se déclenche dès qu’on le tire, jamais quand on y jette seulement un Œil. Seule l’Eau bénite l’arrête.
hint-summons = Une Convocation
    .text = Vous pouvez jouer un Événement tout de suite, en plus de celui des Vespérines. Mais vous ne piochez pas avant ce soir.
hint-trap_kill = Un meurtre de jour
    .text = Vous pouvez tuer un Suspect devant tous, ou personne. Trois innocents morts font le Tribut, mais deux Complices morts font gagner le Possédé.
hint-ballot = L’Accusation
    .text = Désignez deux Suspects, puis fixez votre bulletin : si assez d’Investigateurs ont la même paire, elle est accusée. Se tromper ne coûte rien.
hint-dusk = Le crépuscule
    .text = Jouez un Événement, un Objectif s’il est prêt, ou rien. Si vous ne jouez rien, vous devrez défausser une carte.
hint-event_target = Contre qui ?
    .text = Tous verront qui vous visez. Un bon choix ressemble à un autre : ne montrez pas qui vous voulez protéger.
hint-forgery = Des cartes à ranger
    .text = La première carte sera la prochaine que l’on piochera ici. Un Piège dessus, une Preuve dessous.
hint-discard = Défausser
    .text = Les autres voient combien de cartes vous défaussez, pas lesquelles. Débarrassez-vous d’un Événement faible pour trouver un Objectif.
hint-night = La nuit
    .text = Tous les Investigateurs ont le même écran et la même question. Seule compte la réponse du Possédé, s’il y en a un.
hint-night_rector = La nuit du Recteur
    .text = Si le Possédé s’est montré, vous savez qui c’est et qui il tue. Tuez un autre Suspect, ou personne : au matin, personne ne saura qui a tué qui.
hint-dawn = Au matin
    .text = Les cartes d’un mort vont au Cimetière, que l’on mélange. On peut toujours enquêter sur lui : on pioche alors au Cimetière.
hint-reveal = Montrer son rôle
    .text = À 3 joueurs, montrer votre rôle oblige l’autre à montrer le sien. Si vous êtes deux vrais Investigateurs, le Recteur gagne aussitôt.
hint-silence = Le silence
    .text = Personne ne peut plus parler jusqu’à la fin des prochaines Sextines. Les bulletins restent visibles : ils parlent pour vous.

### Fins de partie

ending-accusation = L’Accusation est Exacte : les deux Complices sont démasqués.
    .short = Accusation Exacte
ending-accomplices_dead = Les deux Complices sont morts : le Possédé a eu ce qu’il voulait.
    .short = Complices morts
ending-tribut_mac_snor = Trois innocents au moins sont morts : le tribut de Mac Snòr est payé.
    .short = Tribut de Mac Snòr
ending-chevaliers_lames = Les Chevaliers-Lames arrivent à l’appel du Recteur.
    .short = Chevaliers-Lames
ending-double_reveal = Deux vrais Investigateurs se sont dévoilés l’un à l’autre pour rien : le Recteur triomphe.
    .short = Dévoilés pour rien
ending-turn_limit = Cinq jours ont passé : les renforts du Recteur sont là.
    .short = Fin du Tour 5
ending-points = Toutes les parties sont jouées : le plus haut total l’emporte.
    .short = Total des points

### Provenance

source-rulebook = Livret de règles
source-review = Texte publié
source-reconstruction = Reconstitution
value-count = nombre d’exemplaires
value-letter = lettre

### Les mêmes mots, ailleurs

other-aodhan = { suspect-aodhan }
other-bricen = { suspect-bricen }
other-deirdre = { suspect-deirdre }
other-eoghan = { suspect-eoghan }
other-fearghal = { suspect-fearghal }
other-morwen = { suspect-morwen }
other-taran = { suspect-taran }
gave-proof_aodhan = { card-proof_aodhan }
gave-proof_bricen = { card-proof_bricen }
gave-proof_deirdre = { card-proof_deirdre }
gave-proof_eoghan = { card-proof_eoghan }
gave-proof_fearghal = { card-proof_fearghal }
gave-proof_morwen = { card-proof_morwen }
gave-proof_taran = { card-proof_taran }
gave-interrogatoire = { card-interrogatoire }
gave-fouille_cellule = { card-fouille_cellule }
gave-priere_saint_beren = { card-priere_saint_beren }
gave-zele = { card-zele }
gave-exhumation = { card-exhumation }
gave-confrontation = { card-confrontation }
gave-pacte_de_confiance = { card-pacte_de_confiance }
gave-lettre_interceptee = { card-lettre_interceptee }
gave-ronde_de_nuit = { card-ronde_de_nuit }
gave-eau_benite = { card-eau_benite }
gave-veillee_funebre = { card-veillee_funebre }
gave-archives_scriptorium = { card-archives_scriptorium }
gave-espionner_recteur = { card-espionner_recteur }
gave-confession = { card-confession }
gave-perquisition = { card-perquisition }
gave-exorcisme = { card-exorcisme }
gave-dague_rituelle = { card-dague_rituelle }
reason-taken_back = Vous avez déjà repris cette carte pendant ce tour : nommez sa cible.
reason-penance = Pénitence : pas d’Action avant la fin des Lumines.
reason-ballot_changes = Vous l’avez changé 12 fois : il ne reste qu’à le fixer.
reason-accusation = { ending-accusation }
reason-accomplices_dead = { ending-accomplices_dead }
reason-tribut_mac_snor = { ending-tribut_mac_snor }
reason-chevaliers_lames = { ending-chevaliers_lames }
reason-double_reveal = { ending-double_reveal }
reason-turn_limit = { ending-turn_limit }
bonus_card-confession = { card-confession } (I)
    .text = { card-confession.text }
bonus_card-perquisition = { card-perquisition } (I)
    .text = { card-perquisition.text }
bonus_card-exorcisme = { card-exorcisme } (I)
    .text = { card-exorcisme.text }
bonus_card-fureur_spectrale = { card-fureur_spectrale } (P)
    .text = { card-fureur_spectrale.text }
bonus_card-dague_rituelle = { card-dague_rituelle } (P)
    .text = { card-dague_rituelle.text }
bonus_card-discorde = { card-discorde } (P)
    .text = { card-discorde.text }
bonus_card-eboulement = { card-eboulement } (R)
    .text = { card-eboulement.text }
bonus_card-ordre_mac_snor = { card-ordre_mac_snor } (R)
    .text = { card-ordre_mac_snor.text }
bonus_card-nuit_sans_lune = { card-nuit_sans_lune } (R)
    .text = { card-nuit_sans_lune.text }
removed_card-interrogatoire = { card-interrogatoire }
    .text = { card-interrogatoire.text }
removed_card-fouille_cellule = { card-fouille_cellule }
    .text = { card-fouille_cellule.text }
removed_card-priere_saint_beren = { card-priere_saint_beren }
    .text = { card-priere_saint_beren.text }
removed_card-zele = { card-zele }
    .text = { card-zele.text }
removed_card-exhumation = { card-exhumation }
    .text = { card-exhumation.text }
removed_card-confrontation = { card-confrontation }
    .text = { card-confrontation.text }
removed_card-pacte_de_confiance = { card-pacte_de_confiance }
    .text = { card-pacte_de_confiance.text }
removed_card-lettre_interceptee = { card-lettre_interceptee }
    .text = { card-lettre_interceptee.text }
removed_card-ronde_de_nuit = { card-ronde_de_nuit }
    .text = { card-ronde_de_nuit.text }
removed_card-eau_benite = { card-eau_benite }
    .text = { card-eau_benite.text }
removed_card-veillee_funebre = { card-veillee_funebre }
    .text = { card-veillee_funebre.text }
removed_card-archives_scriptorium = { card-archives_scriptorium }
    .text = { card-archives_scriptorium.text }
removed_card-espionner_recteur = { card-espionner_recteur }
    .text = { card-espionner_recteur.text }
removed_card-convocation = { card-convocation }
    .text = { card-convocation.text }
removed_card-guet_apens = { card-guet_apens }
    .text = { card-guet_apens.text }
removed_card-papiers_brules = { card-papiers_brules }
    .text = { card-papiers_brules.text }
removed_card-denonciation = { card-denonciation }
    .text = { card-denonciation.text }
removed_card-meurtre_cloitre = { card-meurtre_cloitre }
    .text = { card-meurtre_cloitre.text }
removed_card-tumulte = { card-tumulte }
    .text = { card-tumulte.text }

### Ce qui arrive : la mise en place

event-volunteers =
    { $seats_count ->
        [0] Personne ne veut être le Recteur : le hasard choisira.
        [1] { $seats_has_me ->
            [yes] Vous voulez être le Recteur.
           *[no] { $seats } veut être le Recteur.
        }
       *[other] { $seats_has_me ->
            [yes] { $seats } voulez être le Recteur : le hasard choisira.
           *[no] { $seats } veulent être le Recteur : le hasard choisira.
        }
    }
event-game =
    { $game ->
        [1] { $seat_is_me ->
            [yes] Vous êtes le Recteur du monastère de Tuath. Les autres enquêtent.
           *[no] { $seat } est le Recteur du monastère de Tuath. Les autres enquêtent.
        }
       *[other] { $seat_is_me ->
            [yes] Partie { $game } : c’est vous, maintenant, le Recteur.
           *[no] Partie { $game } : le Recteur, maintenant, c’est { $seat }.
        }
    }
event-profile =
    { $seat_is_me ->
        [yes] Vous jouez { $profile }.
       *[no] { $seat } joue { $profile }.
    }
event-accomplices = Vos Complices : { $suspects }. Personne d’autre ne le sait.
event-dealt =
    Les Preuves des deux Complices sont retirées du jeu. { $size ->
        [0] Les sept piles sont bien minces.
        [1] Les sept piles ont au moins une carte chacune.
       *[other] Les sept piles ont au moins { $size } cartes chacune.
    } { $seat_is_me ->
        [yes] Vous êtes le Premier Joueur.
       *[no] Premier Joueur : { $seat }.
    }

### Ce qui arrive : le jour

event-lumines =
    Tour { $turn }, Lumines. Le jour se lève sur le monastère ; { $seat_is_me ->
        [yes] vous commencez.
       *[no] { $seat } commence.
    }
event-turn =
    { $seat_is_me ->
        [yes] C’est à vous d’enquêter.
       *[no] C’est à { $seat } d’enquêter.
    }
event-investigates =
    { $seat_is_me ->
        [yes] Vous enquêtez sur { $suspects }.
       *[no] { $seat } enquête sur { $suspects }.
    }
event-draws =
    { $seat_is_me ->
        [yes] Vous prenez une carte en main.
       *[no] { $seat } prend une carte en main : ce n’est pas un Piège.
    }
    .card = Vous prenez « { $card } ».
event-takes =
    { $suspects_count ->
        [0] { $seat_is_me ->
            [yes] Vous prenez une carte du Cimetière.
           *[no] { $seat } prend une carte du Cimetière.
        }
       *[other] { $seat_is_me ->
            [yes] Vous prenez une carte chez { $suspects }.
           *[no] { $seat } prend une carte chez { $suspects }.
        }
    }
event-peeks =
    { $suspects_count ->
        [0] { $count ->
            [1] { $seat } jette un Œil à une carte du Cimetière.
           *[other] { $seat } jette un Œil à { $count } cartes du Cimetière.
        }
       *[other] { $count ->
            [1] { $seat } jette un Œil à une carte chez { $suspects }.
           *[other] { $seat } jette un Œil à { $count } cartes chez { $suspects }.
        }
    }
    .cards =
        { $suspects_count ->
            [0] Au Cimetière, vous voyez { $cards }.
           *[other] Chez { $suspects }, vous voyez { $cards }.
        }
event-announces =
    { $seat_is_me ->
        [yes] Vous posez une Action, « { $card } ».
       *[no] { $seat } pose une Action, « { $card } ».
    }
event-takes_back =
    { $seat_is_me ->
        [yes] Vous reprenez « { $card } », que tout le monde a vue.
       *[no] { $seat } reprend « { $card } », que tout le monde a vue.
    }
event-plays =
    { $card_id ->
        [confrontation] { $target_is_me ->
            [yes] Confrontation : { $seat } vous demande vos Preuves.
           *[no] { $seat_is_me ->
                [yes] Confrontation : vous demandez à { $target } ses Preuves.
               *[no] Confrontation : { $seat } demande à { $target } ses Preuves.
            }
        }
        [pacte_de_confiance] { $target_is_me ->
            [yes] Pacte de confiance : { $seat } veut échanger une carte avec vous.
           *[no] { $seat_is_me ->
                [yes] Pacte de confiance : vous allez échanger une carte avec { $target }.
               *[no] Pacte de confiance : { $seat } veut échanger une carte avec { $target }.
            }
        }
        [exorcisme] { $target_is_me ->
            [yes] Exorcisme : { $seat } vous exorcise.
           *[no] { $seat_is_me ->
                [yes] Exorcisme : vous exorcisez { $target }.
               *[no] Exorcisme : { $seat } exorcise { $target }.
            }
        }
       *[other] { $suspects_count ->
            [0] { $seat_is_me ->
                [yes] Vous jouez « { $card } ».
               *[no] { $seat } joue « { $card } ».
            }
           *[other] { $seat_is_me ->
                [yes] Vous jouez « { $card } » sur { $suspects }.
               *[no] { $seat } joue « { $card } » sur { $suspects }.
            }
        }
    }
event-shows_proofs =
    { $count ->
        [0] { $seat } n’a aucune Preuve à montrer à { $target }.
        [1] { $seat } montre une Preuve à { $target }.
       *[other] { $seat } montre { $count } Preuves à { $target }.
    }
    .cards =
        { $count ->
            [0] { $seat_is_me ->
                [yes] Vous n’avez aucune Preuve à montrer à { $target }.
               *[no] { $seat } n’a aucune Preuve à vous montrer.
            }
           *[other] { $seat_is_me ->
                [yes] Vous montrez à { $target } { $cards }.
               *[no] { $seat } vous montre { $cards }.
            }
        }
event-swaps = { $seat } et { $target } échangent une carte, face cachée.
    .card =
        { $seat_is_me ->
            [yes] Vous donnez « { $gave } » à { $target } et recevez « { $card } ».
           *[no] Vous donnez « { $gave } » à { $seat } et recevez « { $card } ».
        }
event-intercepts = { $seat } intercepte une lettre : une carte du Recteur part, face cachée, dans sa défausse.
    .card =
        { $seat_is_me ->
            [yes] Vous interceptez une lettre : le Recteur perd « { $card } ».
           *[no] { $seat } intercepte une lettre : vous perdez « { $card } », sous ses yeux.
        }
event-protected = Jusqu’aux Albines, rien ne peut tuer { $suspects }.
event-files =
    { $seat_is_me ->
        [yes] Vous reprenez « { $card } » dans la défausse.
       *[no] { $seat } reprend « { $card } » dans la défausse.
    }
event-spies =
    { $target_is_me ->
        [yes] { $seat } regarde toute votre main.
       *[no] { $seat } regarde toute la main du Recteur.
    }
    .cards = Le Recteur a en main { $cards }.
event-confession =
    { $answer_id ->
        [yes] { $suspects } : y a-t-il un Complice ? Le Recteur doit l’avouer : oui, au moins un.
       *[no] { $suspects } : y a-t-il un Complice ? Le Recteur doit dire la vérité : non, aucun.
    }
event-exorcised =
    { $seat_is_me ->
        [yes] Cette nuit, si vous êtes Possédé, vous ne pourrez ni vous montrer au Recteur ni tuer.
       *[no] Cette nuit, { $seat } ne pourra ni se montrer au Recteur ni tuer.
    }
event-dies =
    { $card_id ->
        [dague_rituelle] La Dague frappe en plein jour : { $suspects } meurt devant tous.
        [meurtre_cloitre] Un cri dans le cloître : { $suspects } meurt devant tous.
       *[other] Assassinat ! { $suspects } meurt devant tous.
    } Sa pile rejoint le Cimetière.

### Ce qui arrive : les Pièges

event-trap =
    { $seat_is_me ->
        [yes] Piège ! Vous tirez « { $card } ».
       *[no] Piège ! { $seat } tire « { $card } ».
    }
event-cancels =
    { $seat_is_me ->
        [yes] Vous versez l’Eau bénite : « { $card } » n’a aucun effet.
       *[no] { $seat } verse l’Eau bénite : « { $card } » n’a aucun effet.
    }
event-no_effect = « { $card } » n’a pas d’effet ici.
event-ambushed =
    { $seat_is_me ->
        [yes] Votre tour s’arrête net.
       *[no] Le tour { DE($seat) } s’arrête net.
    }
event-loses = { $seat } perd une carte, tirée au hasard : elle disparaît dans le Cimetière.
    .card = Vous perdez « { $card } », qui disparaît dans le Cimetière. Personne d’autre ne sait laquelle.
event-denounced =
    { $target_is_me ->
        [yes] Dénonciation : le Recteur regarde toute votre main.
       *[no] Le Recteur regarde toute la main { DE($target) }.
    }
    .cards =
        { $cards_count ->
            [0] { $target } n’a aucune carte à vous montrer.
           *[other] { $target } a en main { $cards }.
        }
event-spares = Le Recteur épargne tout le monde.
event-buries =
    { $count ->
        [1] Tout s’effondre chez { $suspects } : la dernière carte rejoint le Cimetière.
       *[other] Tout s’effondre chez { $suspects } : { $count } cartes rejoignent le Cimetière.
    }
event-declines =
    { $seat_is_me ->
        [yes] Vous ne jouez pas d’Événement.
       *[no] Le Recteur ne joue pas d’Événement.
    }

### Ce qui arrive : l'Accusation

event-sextines =
    { $allowed ->
        [yes] Tour { $turn }, Sextines. Le soleil baisse : qui accuse-t-on ?
       *[no] Tour { $turn }, Sextines. Dans le tumulte, personne ne peut accuser ; on ne fait que parler.
    }
event-ballot =
    { $suspects_count ->
        [0] { $seat_is_me ->
            [yes] Vous retirez votre bulletin.
           *[no] { $seat } retire son bulletin.
        }
       *[other] { $seat_is_me ->
            [yes] Votre bulletin : { $suspects }.
           *[no] Bulletin { DE($seat) } : { $suspects }.
        }
    }
event-locks =
    { $suspects_count ->
        [0] { $seat_is_me ->
            [yes] Vous n’accuserez personne ce Tour.
           *[no] { $seat } n’accusera personne ce Tour.
        }
       *[other] { $seat_is_me ->
            [yes] Vous fixez votre bulletin : { $suspects }.
           *[no] { $seat } fixe son bulletin : { $suspects }.
        }
    }
event-no_accusation = Pas assez de bulletins d’accord : personne n’est accusé.
event-accusation =
    { $seats_count ->
        [1] { $seats_has_me ->
            [yes] Vous accusez { $suspects }.
           *[no] { $seats } accuse { $suspects }.
        }
       *[other] { $seats_has_me ->
            [yes] { $seats } accusez { $suspects }.
           *[no] { $seats } accusent { $suspects }.
        }
    } { $answer_id ->
        [exact] La réponse tombe : Exact !
       *[other] La réponse tombe : Inexact.
    }

### Ce qui arrive : le crépuscule

event-vesperines =
    Tour { $turn }, Vespérines. { $seat_is_me ->
        [yes] Le crépuscule tombe : à vous de jouer.
       *[no] Le crépuscule tombe : au Recteur de jouer.
    }
event-rector_plays =
    { $seat_is_me ->
        [yes] Vous jouez « { $card } ».
       *[no] Le Recteur joue « { $card } ».
    }
event-event_targets =
    { $suspects_count ->
        [0] { $target_is_me ->
            [yes] Cible de « { $card } » : vous.
           *[no] Cible de « { $card } » : { $target }.
        }
       *[other] Cible de « { $card } » : { $suspects }.
    }
event-plays_nothing =
    { $seat_is_me ->
        [yes] Vous ne jouez rien.
       *[no] Le Recteur ne joue rien.
    }
event-isolated = On met { $suspects } au secret : ni Enquête, ni fouille, ni Œil jusqu’à la prochaine fin des Lumines.
event-penance =
    { $seat_is_me ->
        [yes] Pénitence : vous ne jouerez aucune Action jusqu’à la prochaine fin des Lumines.
       *[no] Pénitence : { $seat } ne jouera aucune Action jusqu’à la prochaine fin des Lumines.
    }
event-forges =
    { $count ->
        [1] Le Recteur touche à la première carte chez { $suspects }.
       *[other] Le Recteur touche aux { $count } premières cartes chez { $suspects }. Leur ordre n’est plus sûr.
    }
    .cards = Chez { $suspects }, vous voyez { $cards }.
event-registers = Le Recteur reprend une carte de sa défausse, sans la montrer.
    .card = Vous reprenez « { $card } » dans votre défausse.
event-silence = Vœu de silence : plus un mot jusqu’à la prochaine fin des Sextines.
event-rector_draws =
    { $count ->
        [1] Le Recteur pioche une carte.
       *[other] Le Recteur pioche { $count } cartes.
    }
    .cards = Vous piochez { $cards }.
event-rector_reshuffles =
    { $count ->
        [1] La pioche du Recteur est vide : sa seule carte défaussée la remplace.
       *[other] La pioche du Recteur est vide : on mélange ses { $count } cartes défaussées.
    }
event-rector_discards =
    { $count ->
        [0] Le Recteur ne défausse rien.
        [1] Le Recteur défausse une carte, face cachée.
       *[other] Le Recteur défausse { $count } cartes, face cachée.
    }
    .cards =
        { $cards_count ->
            [0] Vous ne défaussez rien.
           *[other] Vous défaussez { $cards }, face cachée.
        }

### Ce qui arrive : la nuit

event-estellines = Tour { $turn }, Estellines. Les lampes s’éteignent : tout le monde ferme les yeux.
event-held = Quelque chose vous retient : l’Exorcisme vous cloue au lit. Personne d’autre ne le sait.
event-meets =
    { $seat_is_me ->
        [yes] { $suspects_count ->
            [0] Vous vous montrez au Recteur, sans tuer personne.
           *[other] Vous vous montrez au Recteur, et vous tuez { $suspects }.
        }
       *[no] { $suspects_count ->
            [0] { $seat }, le Possédé, se montre à vous, sans tuer personne.
           *[other] { $seat }, le Possédé, se montre à vous et tue { $suspects }.
        }
    }
event-dawn =
    { $suspects_count ->
        [0] C’est l’aube. Personne n’est mort cette nuit.
        [1] C’est l’aube. On retrouve { $suspects } sans vie ; sa pile rejoint le Cimetière.
       *[other] C’est l’aube. On retrouve { $suspects } sans vie ; leurs piles rejoignent le Cimetière.
    }

### Ce qui arrive : la fin

event-reveal =
    { $role_id ->
        [possessed] { $seat_is_me ->
            [yes] Vous montrez votre rôle : c’est vous, le Possédé ! { $target } accusera sans vous.
           *[no] { $target_is_me ->
                [yes] { $seat } montre son rôle : le Possédé, c’est { $seat } ! Vous accuserez sans son bulletin.
               *[no] { $seat } montre son rôle : le Possédé, c’est { $seat } ! { $target } accusera sans son bulletin.
            }
        }
       *[other] { $other_role_id ->
            [possessed] { $seat_is_me ->
                [yes] Vous montrez votre rôle, et { $target } doit montrer le sien : c’est le Possédé ! Vous accuserez sans son bulletin.
               *[no] { $target_is_me ->
                    [yes] { $seat } montre son rôle, et vous devez montrer le vôtre : c’est vous, le Possédé ! { $seat } accusera sans vous.
                   *[no] { $seat } montre son rôle, et { $target } doit montrer le sien : c’est le Possédé ! { $seat } accusera sans son bulletin.
                }
            }
           *[other] { $seat_is_me ->
                [yes] Vous montrez votre rôle, et { $target } doit montrer le sien : deux vrais Investigateurs.
               *[no] { $target_is_me ->
                    [yes] { $seat } montre son rôle, et vous devez montrer le vôtre : deux vrais Investigateurs.
                   *[no] { $seat } montre son rôle, et { $target } doit montrer le sien : deux vrais Investigateurs.
                }
            }
        }
    }
event-knights_arrive = Le cinquième jour s’achève. Au loin, dans la vallée, des cavaliers : les Chevaliers-Lames.
event-game_over =
    { $reason } { $winner_seats_has_me ->
        [yes] { $winner_seats_count ->
            [1] Vous gagnez
           *[other] { $winner_seats } gagnez
        }
       *[no] { $winner_seats_count ->
            [1] { $winner_seats } gagne
           *[other] { $winner_seats } gagnent
        }
    } au Tour { $turn }. Les Complices étaient { $suspects }. Les rôles – { $roles_by_seat }.
event-night_shown =
    Nuit { $turn }. { $met ->
        [yes] { $suspects_count ->
            [0] Le Possédé se montre et ne tue personne
           *[other] Le Possédé se montre et tue { $suspects }
        }
       *[no] Personne ne se montre au Recteur
    } ; { $others_count ->
        [0] le Recteur ne tue personne.
       *[other] le Recteur tue { $others }.
    }
event-points = Points de la partie – { $points_by_seat }. Totaux – { $scores_by_seat }.
event-crowned =
    { $seats_count ->
        [1] { $seats_has_me ->
            [yes] Vous gagnez, avec le plus haut total !
           *[no] { $seats } gagne, avec le plus haut total !
        }
       *[other] Plus haut total à égalité. Victoire partagée : { $seats }.
    }

### Questions

ask-volunteer = Voulez-vous être le Recteur ?
ask-choose_profile = Qui jouerez-vous au monastère ?
ask-choose_accomplices = Qui sont vos deux Complices ? Choisissez deux Suspects.
ask-day_before = C’est votre tour. Sur qui enquêtez-vous ?
ask-day_after =
    { $owed ->
        [yes] Il n’y a personne sur qui enquêter. Que faites-vous ?
       *[no] Vous avez enquêté. Jouez-vous une Action ?
    }
ask-action_targets =
    { $card_id ->
        [priere_saint_beren] « { $card } » : quels Suspects, trois au plus ?
        [confession] « { $card } » : nommez deux Suspects. Le Recteur dira s’il y a un Complice parmi eux.
        [confrontation] « { $card } » : à quel Investigateur demandez-vous ses Preuves ?
        [pacte_de_confiance] « { $card } » : avec quel Investigateur échangez-vous ?
        [exorcisme] « { $card } » : quel Investigateur exorcisez-vous ?
        [dague_rituelle] « { $card } » : quel Suspect tuez-vous ?
        [zele] « { $card } » : sur qui enquêtez-vous encore ?
       *[other] « { $card } » : sur quel Suspect ?
    }
ask-pact_give = Quelle carte donnez-vous à { $target } ?
ask-archives_pick = Quelle Action reprenez-vous dans la défausse ?
ask-exhume_again = Prenez-vous une seconde carte du Cimetière ?
ask-trap_reaction = Piège ! Vous avez tiré « { $card } ». Que faites-vous ?
ask-convocation_event = Convocation : jouez-vous une carte tout de suite ?
ask-trap_kill = Un meurtre dans le cloître. Qui tuez-vous ?
ask-debate = Pas d’Accusation ce Tour. Parlez, et dites quand vous en avez assez entendu.
ask-ballot = Qui sont les deux Complices ? Choisissez, puis fixez votre bulletin.
ask-time_up = Le temps passe.
ask-dusk_play = Vespérines. Quelle carte jouez-vous ?
ask-event_targets =
    { $card_id ->
        [assassinat] « { $card } » : quel Suspect tuez-vous ?
        [penitence] « { $card } » : à quel Investigateur l’imposez-vous ?
        [documents_derobes] « { $card } » : à quel Investigateur prenez-vous une carte ?
        [droit_asile] « { $card } » : quel Suspect protégez-vous ?
        [mise_au_secret] « { $card } » : quel Suspect enfermez-vous ?
       *[other] « { $card } » : chez quel Suspect ?
    }
ask-forgery_order = Dans quel ordre remettez-vous ces cartes ? La première sera sur le dessus ; les numéros sont ceux de l’ordre actuel.
ask-register_pick = Quelle carte reprenez-vous dans votre défausse ?
ask-dusk_discard =
    { $played ->
        [yes] Défaussez-vous une carte ?
       *[no] Vous n’avez rien joué. Que défaussez-vous ?
    }
ask-dusk_trim = Vous avez trop de cartes. Lesquelles défaussez-vous, pour en garder trois ?
ask-night_possessed = La nuit est tombée. Si vous êtes Possédé, que faites-vous ? Sinon, votre réponse ne compte pas.
ask-night_rector =
    { $met ->
        [yes] { $suspects_count ->
            [0] Le Possédé se montre : c’est { $seat }, qui ne tue personne. Et vous, qui tuez-vous ?
           *[other] Le Possédé se montre : c’est { $seat }, qui tue { $suspects }. Et vous, qui tuez-vous ?
        }
       *[no] Personne ne se montre. Tuez-vous un Suspect ?
    }
ask-reveal_role = Vous pouvez montrer votre rôle ; l’autre Investigateur devra montrer le sien. Si aucun de vous deux n’est Possédé, le Recteur gagne aussitôt.

### Options

option-suspect = { $suspects }
    .trap_kill = Tuer { $suspects }
option-pair = { $suspects }
option-investigate = Enquêter sur { $suspects }
option-play = Jouer « { $card } »
option-end_turn = Finir votre tour
option-take_back = Reprendre la carte
option-give = { $card }
    .pact_give = Donner « { $card } »
    .archives_pick = Reprendre « { $card } »
option-take = Reprendre « { $card } »
option-discard = { $card }
option-take_another = Prendre une autre carte
option-stop = S’arrêter là
option-suffer = Subir le Piège
option-cancel_trap = Verser l’Eau bénite
option-decline = Ne rien jouer
option-play_nothing = Ne rien jouer
option-kill_nobody = Ne tuer personne
option-meet_only = Se montrer au Recteur sans tuer
option-hide = Rester dans l’ombre
option-kill = Tuer { $suspects }
    .night_possessed = Se montrer au Recteur et tuer { $suspects }
option-order = Ordre { $places } ({ $cards })
option-profile = { $profile }
option-no_ballot = Personne
    .effect = Vous n’accusez personne ce Tour.
option-lock = Fixer ce bulletin
option-change_ballot = Changer de bulletin
option-ready = Assez parlé
option-time_up = Le temps est écoulé
option-reveal_role = Montrer votre rôle

### Paroles

what-innocent_aodhan = Frère Aodhan est innocent, c’est certain.
what-innocent_bricen = Frère Bricen est innocent, c’est certain.
what-innocent_deirdre = Sœur Deirdre est innocente, c’est certain.
what-innocent_eoghan = Frère Eoghan est innocent, c’est certain.
what-innocent_fearghal = Frère Fearghal est innocent, c’est certain.
what-innocent_morwen = Sœur Morwen est innocente, c’est certain.
what-innocent_taran = Taran est innocent, c’est certain.
what-guilty_aodhan = Je soupçonne Frère Aodhan.
what-guilty_bricen = Je soupçonne Frère Bricen.
what-guilty_deirdre = Je soupçonne Sœur Deirdre.
what-guilty_eoghan = Je soupçonne Frère Eoghan.
what-guilty_fearghal = Je soupçonne Frère Fearghal.
what-guilty_morwen = Je soupçonne Sœur Morwen.
what-guilty_taran = Je soupçonne Taran.
what-unsure_aodhan = Sur Frère Aodhan, je n’ai aucune certitude.
what-unsure_bricen = Sur Frère Bricen, je n’ai aucune certitude.
what-unsure_deirdre = Sur Sœur Deirdre, je n’ai aucune certitude.
what-unsure_eoghan = Sur Frère Eoghan, je n’ai aucune certitude.
what-unsure_fearghal = Sur Frère Fearghal, je n’ai aucune certitude.
what-unsure_morwen = Sur Sœur Morwen, je n’ai aucune certitude.
what-unsure_taran = Sur Taran, je n’ai aucune certitude.
what-trap_aodhan = Il ne faut pas piocher chez Frère Aodhan : c’est un piège.
what-trap_bricen = Il ne faut pas piocher chez Frère Bricen : c’est un piège.
what-trap_deirdre = Il ne faut pas piocher chez Sœur Deirdre : c’est un piège.
what-trap_eoghan = Il ne faut pas piocher chez Frère Eoghan : c’est un piège.
what-trap_fearghal = Il ne faut pas piocher chez Frère Fearghal : c’est un piège.
what-trap_morwen = Il ne faut pas piocher chez Sœur Morwen : c’est un piège.
what-trap_taran = Il ne faut pas piocher chez Taran : c’est un piège.
what-trap_graveyard = Il ne faut pas piocher au Cimetière : c’est un piège.
what-bad_aodhan = Chez Frère Aodhan, rien de bon.
what-bad_bricen = Chez Frère Bricen, rien de bon.
what-bad_deirdre = Chez Sœur Deirdre, rien de bon.
what-bad_eoghan = Chez Frère Eoghan, rien de bon.
what-bad_fearghal = Chez Frère Fearghal, rien de bon.
what-bad_morwen = Chez Sœur Morwen, rien de bon.
what-bad_taran = Chez Taran, rien de bon.
what-bad_graveyard = Au Cimetière, rien de bon.
what-helps_rector_aodhan = Chez Frère Aodhan, la carte aiderait le Recteur.
what-helps_rector_bricen = Chez Frère Bricen, la carte aiderait le Recteur.
what-helps_rector_deirdre = Chez Sœur Deirdre, la carte aiderait le Recteur.
what-helps_rector_eoghan = Chez Frère Eoghan, la carte aiderait le Recteur.
what-helps_rector_fearghal = Chez Frère Fearghal, la carte aiderait le Recteur.
what-helps_rector_morwen = Chez Sœur Morwen, la carte aiderait le Recteur.
what-helps_rector_taran = Chez Taran, la carte aiderait le Recteur.
what-helps_rector_graveyard = Au Cimetière, la carte aiderait le Recteur.
what-go_aodhan = Il faut aller chez Frère Aodhan.
what-go_bricen = Il faut aller chez Frère Bricen.
what-go_deirdre = Il faut aller chez Sœur Deirdre.
what-go_eoghan = Il faut aller chez Frère Eoghan.
what-go_fearghal = Il faut aller chez Frère Fearghal.
what-go_morwen = Il faut aller chez Sœur Morwen.
what-go_taran = Il faut aller chez Taran.
what-go_graveyard = Il faut aller au Cimetière.
what-proof_here_aodhan = Chez Frère Aodhan, il y a une Preuve.
what-proof_here_bricen = Chez Frère Bricen, il y a une Preuve.
what-proof_here_deirdre = Chez Sœur Deirdre, il y a une Preuve.
what-proof_here_eoghan = Chez Frère Eoghan, il y a une Preuve.
what-proof_here_fearghal = Chez Frère Fearghal, il y a une Preuve.
what-proof_here_morwen = Chez Sœur Morwen, il y a une Preuve.
what-proof_here_taran = Chez Taran, il y a une Preuve.
what-proof_here_graveyard = Au Cimetière, il y a une Preuve.
what-keep_for_later_aodhan = Chez Frère Aodhan, la carte servira plus tard.
what-keep_for_later_bricen = Chez Frère Bricen, la carte servira plus tard.
what-keep_for_later_deirdre = Chez Sœur Deirdre, la carte servira plus tard.
what-keep_for_later_eoghan = Chez Frère Eoghan, la carte servira plus tard.
what-keep_for_later_fearghal = Chez Frère Fearghal, la carte servira plus tard.
what-keep_for_later_morwen = Chez Sœur Morwen, la carte servira plus tard.
what-keep_for_later_taran = Chez Taran, la carte servira plus tard.
what-keep_for_later_graveyard = Au Cimetière, la carte servira plus tard.
what-hand_useful_later = Ce que j’ai en main servira plus tard.
what-hand_nothing_useful = Je n’ai rien d’utile en main.
what-hand_helps_rector = Ce que j’ai en main aiderait le Recteur.
what-pair_aodhan_bricen = Accusons Frère Aodhan et Frère Bricen.
what-pair_aodhan_deirdre = Accusons Frère Aodhan et Sœur Deirdre.
what-pair_aodhan_eoghan = Accusons Frère Aodhan et Frère Eoghan.
what-pair_aodhan_fearghal = Accusons Frère Aodhan et Frère Fearghal.
what-pair_aodhan_morwen = Accusons Frère Aodhan et Sœur Morwen.
what-pair_aodhan_taran = Accusons Frère Aodhan et Taran.
what-pair_bricen_deirdre = Accusons Frère Bricen et Sœur Deirdre.
what-pair_bricen_eoghan = Accusons Frère Bricen et Frère Eoghan.
what-pair_bricen_fearghal = Accusons Frère Bricen et Frère Fearghal.
what-pair_bricen_morwen = Accusons Frère Bricen et Sœur Morwen.
what-pair_bricen_taran = Accusons Frère Bricen et Taran.
what-pair_deirdre_eoghan = Accusons Sœur Deirdre et Frère Eoghan.
what-pair_deirdre_fearghal = Accusons Sœur Deirdre et Frère Fearghal.
what-pair_deirdre_morwen = Accusons Sœur Deirdre et Sœur Morwen.
what-pair_deirdre_taran = Accusons Sœur Deirdre et Taran.
what-pair_eoghan_fearghal = Accusons Frère Eoghan et Frère Fearghal.
what-pair_eoghan_morwen = Accusons Frère Eoghan et Sœur Morwen.
what-pair_eoghan_taran = Accusons Frère Eoghan et Taran.
what-pair_fearghal_morwen = Accusons Frère Fearghal et Sœur Morwen.
what-pair_fearghal_taran = Accusons Frère Fearghal et Taran.
what-pair_morwen_taran = Accusons Sœur Morwen et Taran.
what-withdrawn = Je retire ce que je viens de dire.
say-claim =
    { $about ->
        [other] { $what_id ->
            [none] Je sais des choses sur { $target }.
           *[other] Écoute, { $target }. { $what }
        }
       *[none] { $what_id ->
            [none] Je n’ai rien à cacher.
           *[other] { $what }
        }
    }
say-accuse =
    { $what_id ->
        [none] Je me méfie { DE($target) }.
       *[other] Je me méfie { DE($target) }. { $what }
    }
say-vouch =
    { $what_id ->
        [none] Je fais confiance à { $target }.
       *[other] Je fais confiance à { $target }. { $what }
    }
say-ask =
    { $what_id ->
        [none] { $target }, que sais-tu ?
       *[other] { $target }, qu’en penses-tu ? { $what }
    }
say-promise =
    { $what_id ->
        [none] { $target }, compte sur moi.
       *[other] { $target }, compte sur moi. { $what }
    }
