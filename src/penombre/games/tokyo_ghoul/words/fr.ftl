### Tokyo Ghoul: Bloody Masquerade, mots français.

### Le jeu

game-title = Tokyo Ghoul : Bloody Masquerade
    .tagline = Goules, Inspecteurs et Humains se croisent sous de faux airs : interrogez, échangez, soupçonnez, et frappez juste, car le premier sang versé arrête tout.
    .length = De 15 à 20 minutes

### Personnages

character-kaneki = KANEKI Ken
    .text = Étudiant timide et grand lecteur, il ne se doute de rien, ou presque. Collection : si vous avez 3 cartes Nourriture au début de votre tour, vous gagnez aussitôt, sans partage. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Nourriture.
    .camp = Humain
character-kimi = NISHINO Kimi
    .text = Étudiante comme tant d’autres, elle sait ce qu’est Nishiki et l’aime quand même. Collection : si vous avez 3 cartes Nourriture au début de votre tour, vous gagnez aussitôt, sans partage. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Nourriture. Compagnon : à la fin, vous gagnez si NISHIO Nishiki est de la partie et en vie, même si vous avez perdu la vie ou qu’il vous manque ces cartes.
    .camp = Humain
character-hide = NAGACHIKA Hideyoshi
    .text = Ami fidèle d’une curiosité sans fond, il en devine plus long qu’il ne le montre. Collection : si vous avez 3 cartes Nourriture au début de votre tour, vous gagnez aussitôt, sans partage. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Colombe.
    .camp = Humain
character-mado = MADO Kureo
    .text = Vieil enquêteur obstiné, il traque les Goules depuis toujours. Élimination : tous les Inspecteurs gagnent si l’un d’eux tue une Goule. Vous pouvez attaquer sur les Lieux rouges ou, au lieu d’avancer et avec au moins 2 cartes Colombe, attaquer un joueur qui a au moins 2 jetons Soupçon.
    .camp = Inspecteur
character-amon = AMON Kotaro
    .text = Droit et réfléchi, il ne frappe que preuves en main. Élimination : tous les Inspecteurs gagnent si l’un d’eux tue une Goule. Vous pouvez attaquer sur les Lieux rouges ou, au lieu d’avancer et avec au moins 2 cartes Colombe, attaquer un joueur qui a au moins 3 jetons Soupçon.
    .camp = Inspecteur
character-suzuya = SUZUYA Juzo
    .text = Imprévisible et joueur, il frappe d’abord et fait son rapport ensuite. Élimination : tous les Inspecteurs gagnent si l’un d’eux tue une Goule. Vous pouvez attaquer sur les Lieux rouges ou, au lieu d’avancer et avec au moins 2 cartes Colombe, attaquer un joueur qui a au moins 1 jeton Soupçon.
    .camp = Inspecteur
character-nishiki = NISHIO Nishiki
    .text = Moqueur et prompt à se battre, il rêve pourtant d’une vie tranquille. Collection : si vous avez 3 cartes Transformation au début de votre tour, vous gagnez aussitôt, sans partage. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Café.
    .camp = Goule
character-rize = KAMISHIRO Rize
    .text = Lectrice charmante à l’appétit sans limite, elle voit en chaque Humain un repas. Élimination : à la fin, vous gagnez si vous avez tué un Humain. Vous pouvez attaquer sur les Lieux rouges, et c’est votre seul objectif. Rize ne se joue qu’à partir de 5 joueurs.
    .camp = Goule
character-touka = KIRISHIMA Touka
    .text = Serveuse le jour, combattante la nuit, elle n’a rien pardonné aux Colombes. Élimination : à la fin, vous gagnez si vous avez tué un Inspecteur, et vous pouvez attaquer sur les Lieux rouges. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Café.
    .camp = Goule
character-tsukiyama = TSUKIYAMA Shu
    .text = Gourmet lassé des mets ordinaires, il rêve de goûter à l’un des siens. Élimination : à la fin, vous gagnez si vous avez tué une autre Goule, et vous pouvez attaquer sur les Lieux rouges. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Nourriture.
    .camp = Goule
character-hinami = FUEGUCHI Hinami
    .text = Enfant douce et avide de mots, elle fuit les combats, mais on la traque pour ce qu’elle est. Collection : si vous avez 3 cartes Café au début de votre tour, vous gagnez aussitôt, sans partage. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Transformation.
    .camp = Goule
character-uta = UTA
    .text = Artiste paisible au regard noir, il donne un visage à toutes les Goules du quartier. Collection : si vous avez 3 cartes Colombe au début de votre tour, vous gagnez aussitôt, sans partage. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Masque. Uta ne se joue qu’avec la variante Masque.
    .camp = Goule
character-yoshimura = YOSHIMURA
    .text = Patron de l’Anteiku, il sert le café en souriant et tait son passé. Collection : si vous avez 3 cartes Café au début de votre tour, vous gagnez aussitôt, sans partage. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Masque. Yoshimura ne se joue qu’avec la variante Masque.
    .camp = Goule
character-yomo = YOMO Renji
    .text = Homme de peu de mots, il veille de loin sur Touka. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Café. Compagnon : à la fin, vous gagnez si KIRISHIMA Touka est de la partie et en vie, même si vous avez perdu la vie ou qu’il vous manque ces cartes. Yomo ne se joue qu’avec la variante Masque.
    .camp = Goule
character-kaneki_mi_goule = KANEKI Ken (mi-Humain mi-Goule)
    .text = Tiraillé entre deux mondes, il compte comme Humain et comme Goule : qui doit tuer l’un ou l’autre gagne en le tuant. Collection : si vous avez 3 cartes Transformation au début de votre tour, vous gagnez aussitôt, sans partage. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Nourriture. Il ne se joue qu’avec la variante Masque, à partir de 5 joueurs, et jamais avec l’autre Kaneki.
    .camp = Humain et Goule
character-yoriko = KOSAKA Yoriko
    .text = Cuisinière passionnée et meilleure amie de Touka, elle ignore tout de son secret. Collection : si vous avez 3 cartes Nourriture au début de votre tour, vous gagnez aussitôt, sans partage. Rester en vie : à la fin, vous gagnez si vous êtes en vie avec au moins 2 cartes Nourriture. Compagnon : à la fin, vous gagnez si KIRISHIMA Touka est de la partie et en vie, même si vous avez perdu la vie ou qu’il vous manque ces cartes. Yoriko ne se joue qu’avec la variante Masque.
    .camp = Humain

### Camps

camp-goule = Goule
    .text = Certaines Goules chassent, d’autres veulent qu’on les laisse en paix. Chacune joue pour elle-même, et les Inspecteurs gagnent en tuant n’importe laquelle.
camp-inspecteur = Inspecteur
    .text = Les Inspecteurs du CCG, que l’on surnomme les Colombes, gagnent ou perdent ensemble, sans se connaître : il faut que l’un d’eux tue une Goule. Eux seuls peuvent attaquer ailleurs que sur un Lieu rouge.
camp-humain = Humain
    .text = Les Humains ne peuvent attaquer personne. Chacun joue pour lui-même : il rassemble ses cartes et tâche de rester en vie.

### Objectifs

objective-collection = Collection
    .text = Au début de votre tour, avec au moins 3 cartes du type demandé, vous gagnez aussitôt, sans partage. À la fin de la partie, cet objectif ne compte plus.
objective-elimination = Élimination
    .text = À la fin, vous gagnez si vous avez tué un personnage du camp demandé. Cet objectif donne le droit d’attaquer.
objective-stay_alive = Rester en vie
    .text = À la fin, vous gagnez si vous êtes en vie et avez au moins 2 cartes du type demandé.
objective-companion = Survie du compagnon
    .text = À la fin, vous gagnez si votre compagnon est de la partie et en vie, même si vous avez perdu la vie ou qu’il vous manque des cartes.
objective-team = Victoire d’équipe
    .text = Les Inspecteurs gagnent tous dès que l’un d’eux a tué une Goule.

### Lieux

place-anteiku = Café Anteiku
    .text = D’abord, Soupçon Café : chaque joueur qui a au moins 2 cartes Café prend un jeton. Ensuite, Interrogatoire : vous pouvez interroger un autre joueur.
    .effect = Soupçon Café, puis Interrogatoire.
place-big_girl = Restaurant Big Girl
    .text = D’abord, Soupçon Nourriture : chaque joueur qui a au moins 2 cartes Nourriture prend un jeton. Ensuite, Interrogatoire : vous pouvez interroger un autre joueur.
    .effect = Soupçon Nourriture, puis Interrogatoire.
place-siege_ccg = Siège du CCG
    .text = D’abord, Soupçon Colombe : chaque joueur qui a au moins 2 cartes Colombe prend un jeton. Ensuite, Interrogatoire : vous pouvez interroger un autre joueur.
    .effect = Soupçon Colombe, puis Interrogatoire.
place-universite_kamii = Université Kamii
    .text = D’abord, Interrogatoire : vous pouvez interroger un autre joueur. Ensuite, Soupçon Paire : chaque joueur qui a au moins 2 cartes d’un même type prend un jeton. L’échange vient en premier : vous pouvez défaire votre paire, ou en faire une chez l’autre.
    .effect = Interrogatoire, puis Soupçon Paire.
place-hopital_kano = Hôpital Kanô
    .text = D’abord, Soupçon Transformation : chaque joueur qui a au moins 1 carte Transformation prend un jeton. Ensuite, vous pouvez remettre à la Réserve un jeton Soupçon de n’importe qui, même celui que vous venez de prendre.
    .effect = Soupçon Transformation, puis retirer un jeton.
place-boutique_masques = Boutique de masques
    .text = D’abord, Interrogatoire : vous pouvez interroger un autre joueur. Ensuite, vous pouvez remettre à la Réserve un jeton Soupçon de n’importe qui, vous compris.
    .effect = Interrogatoire, puis retirer un jeton.
place-ruelle = Ruelle
    .text = Lieu rouge. D’abord, Interrogatoire : vous pouvez interroger un autre joueur. Ensuite, si votre personnage en a le droit, vous pouvez attaquer celui des autres qui a le plus de jetons Soupçon, au moins un ; en cas d’égalité, vous choisissez.
    .effect = Interrogatoire, puis attaquer le plus soupçonné.
place-chantier = Chantier
    .text = Lieu rouge. D’abord, vous pouvez donner un jeton de la Réserve à un autre joueur. Ensuite, si votre personnage en a le droit, vous pouvez attaquer un autre joueur qui a au moins 3 jetons Soupçon, celui que vous venez de donner compris.
    .effect = Donner un jeton, puis attaquer à 3 jetons.

### Actions des Lieux

action-suspicion_cafe = Soupçon Café
    .text = Chaque joueur qui a au moins 2 cartes Café prend un jeton.
action-suspicion_nourriture = Soupçon Nourriture
    .text = Chaque joueur qui a au moins 2 cartes Nourriture prend un jeton.
action-suspicion_colombe = Soupçon Colombe
    .text = Chaque joueur qui a au moins 2 cartes Colombe prend un jeton.
action-suspicion_paire = Soupçon Paire
    .text = Chaque joueur qui a au moins 2 cartes d’un même type prend un jeton.
action-suspicion_transformation = Soupçon Transformation
    .text = Chaque joueur qui a au moins 1 carte Transformation prend un jeton.
action-interrogation = Interrogatoire
    .text = Vous pouvez voir 2 cartes de la main d’un autre joueur, ou 3 s’il a au moins 3 jetons, et en échanger une.
action-brouiller_retirer = Retirer un jeton
    .text = Vous pouvez remettre à la Réserve un jeton de n’importe qui, vous compris.
action-brouiller_donner = Donner un jeton
    .text = Vous pouvez donner un jeton de la Réserve à un autre joueur.
action-attaque_max = Attaquer le plus soupçonné
    .text = Si vous en avez le droit, vous pouvez attaquer celui des autres qui a le plus de jetons, au moins un ; en cas d’égalité, vous choisissez.
action-attaque_3 = Attaquer à 3 jetons
    .text = Si vous en avez le droit, vous pouvez attaquer un autre joueur qui a au moins 3 jetons.

### Cartes Indice

clue-cafe = Café
    .text = Carte Indice jaune : le café, seule douceur humaine que les Goules partagent. Avec deux ou plus, on prend un jeton au Soupçon Café.
clue-nourriture = Nourriture
    .text = Carte Indice verte : les repas des Humains. Avec deux ou plus, on prend un jeton au Soupçon Nourriture.
clue-transformation = Transformation
    .text = Carte Indice rouge : l’œil des Goules. Une seule suffit pour prendre un jeton au Soupçon Transformation.
clue-colombe = Colombe
    .text = Carte Indice bleue : l’emblème des Inspecteurs. Avec deux ou plus, on prend un jeton au Soupçon Colombe ; deux suffisent aussi à un Inspecteur pour attaquer sans avancer.
clue-masque = Masque
    .text = Carte Indice grise de la variante Masque, une par joueur. Si vous en avez, vous devez en poser une face visible devant vous ; deux Masques font une paire comme une autre.

### Jetons Soutien

support-soutien_neutre = Neutre
    .text = Ce jeton n’a aucun effet.
support-soutien_kaneki = Kaneki transformé
    .text = Si l’on attaque le joueur qui a ce jeton, c’est l’attaquant qui meurt, et qui perd. Si c’est l’attaquant qui l’a, il ne change rien. Il y en a toujours un, et un seul.

### Cases du plateau Enquête

area-cafe = Café
    .text = Le joueur avait au moins 2 cartes Café quand il a pris ce jeton.
area-nourriture = Nourriture
    .text = Le joueur avait au moins 2 cartes Nourriture quand il a pris ce jeton.
area-colombe = Colombe
    .text = Le joueur avait au moins 2 cartes Colombe quand il a pris ce jeton.
area-paire = Paire
    .text = Le joueur avait au moins 2 cartes d’un même type quand il a pris ce jeton.
area-transformation = Transformation
    .text = Le joueur avait au moins 1 carte Transformation quand il a pris ce jeton.
area-rumeur = Rumeur
    .text = Un autre joueur lui a donné ce jeton : il ne dit rien de ses cartes.

### Réglages de la table

setting-masque = Variante Masque
    .text = Une quatrième carte est posée face visible devant chacun, les cartes Masque entrent en jeu, et cinq personnages de plus peuvent être tirés.
setting-soutien = Variante Soutien
    .text = Chacun reçoit un jeton Soutien caché. L’un d’eux est Kaneki transformé : il protège son joueur et tue l’attaquant.
setting-beginner = Première partie
    .text = À 4 et 5 joueurs, si les personnages sont tirés au hasard, Hinami ou Nishiki est de la partie : une Goule simple à jouer. Sinon, ce réglage ne change rien.
setting-config = Nombre d’Inspecteurs
    .text = À partir de 6 joueurs, il y a un ou deux Inspecteurs, et le nombre d’Humains change d’autant.
setting-pool = Choix des personnages
    .text = Les personnages sont tirés au hasard, ou choisis par vous. Tout le monde sait lesquels sont de la partie, mais pas qui les joue.
setting-characters = Personnages
    .text = Autant de personnages que de joueurs, selon le nombre de Goules, d’Inspecteurs et d’Humains. Rize et Kaneki mi-Goule se jouent à partir de 5 joueurs ; à 4, Tsukiyama n’a pas d’autre Goule à tuer.
setting-kaneki = Kaneki mi-Goule
    .text = Avec la variante Masque et à partir de 5 joueurs, il peut prendre la place d’une Goule ou d’un Humain ; l’autre Kaneki n’est alors pas de la partie.
setting-open_card_counts = La carte visible compte
    .text = Avec la variante Masque, la carte visible compte avec la main pour les collections, l’objectif Rester en vie et les 2 Colombe d’un Inspecteur. Sinon, seules les 3 cartes en main comptent. Les Soupçons la comptent toujours.
setting-first_player = Premier joueur
    .text = Qui joue le premier tour : quelqu’un au hasard, l’hôte de la table, ou la place de votre choix.
setting-first_seat = Place du premier joueur
    .text = Le numéro de la place qui joue le premier tour.

config-random = Au hasard
    .text = Un ou deux Inspecteurs, là où il y a le choix.
config-a = Un Inspecteur
    .text = À 6, il y a 2 Goules et 3 Humains ; à 7, 3 Goules et 3 Humains ; à 8, 4 Goules et 3 Humains.
config-b = Deux Inspecteurs
    .text = À 6, il y a 2 Goules et 2 Humains ; à 7, 3 Goules et 2 Humains ; à 8, 4 Goules et 2 Humains.
pool-random = Au hasard
    .text = Les personnages sont tirés au sort, camp par camp ; à 4 joueurs, jamais Rize ni Tsukiyama. Avec la variante Masque, il y a au moins un de ses personnages, sauf parfois à 4 joueurs pour une première partie.
pool-manual = À votre choix
    .text = Vous choisissez un personnage par joueur.
kaneki-random = Au hasard
    .text = Absent, parmi les Goules ou parmi les Humains, une chance sur trois pour chacun.
kaneki-none = Absent
kaneki-goule = Parmi les Goules
kaneki-humain = Parmi les Humains
first_player-random = Au hasard
first_player-host = L’hôte de la table
first_player-seat = Une place choisie

### Phases

phase-masks = Cartes visibles
phase-preliminary = Phase préliminaire
phase-turn = Début du tour
phase-place = Actions du Lieu
phase-interrogation = Interrogatoire
phase-support = Soutien
phase-end = Fin de la partie

### Aide : les règles en une minute

minute-goal = Goule, Inspecteur ou Humain : vous jouez un personnage en secret. Atteignez l’un de ses objectifs avant la fin.
minute-step_1 = Vous tenez 3 cartes Indice. Au départ, montrez-en 2 au voisin de gauche, puis donnez-en une à celui de droite.
minute-step_2 = À votre tour, avancez le jeton Action d’un ou deux Lieux visibles. Le Lieu quitté se cache, les Lieux cachés survolés se montrent.
minute-step_3 = Faites les deux actions du Lieu : un Soupçon donne des jetons à tous ceux qui ont ces cartes, un Interrogatoire montre des cartes et permet d’en échanger une.
minute-step_4 = Plus vous avez de jetons, plus vous êtes en danger : sur les deux Lieux rouges, certains personnages peuvent attaquer.
minute-step_5 = La première mort arrête la partie, comme la fin de la Réserve de jetons.
minute-win = Certains gagnent seuls avec 3 cartes de leur collection au début de leur tour. Sinon, à la fin, un seul de vos objectifs suffit : tuer le bon camp, rester en vie avec les bonnes cartes, sauver un compagnon.
minute-forget_1 = La collection ne compte qu’au début de votre tour : si vous la finissez en cours de route, tenez jusque-là.
minute-forget_2 = Tuer quelqu’un du mauvais camp arrête la partie, mais ne vous fait pas gagner.
minute-forget_3 = Personne ne peut mentir à un Soupçon : ne pas prendre de jeton renseigne aussi.

### Aide : les règles par chapitre

rule-goal = Le but du jeu
    .text =
        Chacun joue en secret un personnage : Goule, Inspecteur du CCG ou Humain. Tout le monde sait quels personnages sont de la partie et ce qu’ils cherchent, mais pas qui les joue.

        Chacun tient 3 cartes Indice : Café, Nourriture, Transformation ou Colombe. Un seul jeton Action fait le tour de huit Lieux, où l’on interroge, échange, soupçonne et, sur deux d’entre eux, attaque.

        Certains personnages gagnent aussitôt, sans partage, avec 3 cartes de leur collection au début de leur tour. Sinon, la partie s’arrête à la première mort ou quand la Réserve de jetons Soupçon est vide, et chacun regarde s’il a rempli un objectif.

        Plusieurs joueurs peuvent gagner ensemble ; il arrive aussi que personne ne gagne.
rule-setup = La mise en place
    .text =
        À 4 joueurs, il y a 1 Goule, 1 Inspecteur et 2 Humains ; à 5, une Goule de plus. À 6, 2 Goules, à 7, 3 Goules, à 8, 4 Goules ; avec elles, au choix, 1 Inspecteur et 3 Humains, ou 2 Inspecteurs et 2 Humains. Chacun reçoit un de ces personnages et ne regarde que le sien.

        Les six Lieux ordinaires sont visibles, en cercle, dans un ordre tiré au sort. Les deux Lieux rouges, cachés, se font face ; le jeton Action part de l’un d’eux, et personne ne sait lequel c’est.

        La Réserve contient 12 jetons Soupçon à 4 joueurs, 20 à 5, 24 à 6, 35 à 7 et 40 à 8.

        Toutes les cartes Indice sont distribuées, 3 par joueur : à 4, il y en a 3 de chaque type ; à 5, 4 Café, 4 Nourriture, 4 Transformation et 3 Colombe ; à 6, 5 Café, 5 Nourriture, 4 Transformation et 4 Colombe ; à 7, 6 Café et 5 de chaque autre type ; à 8, 6 de chaque.
rule-preliminary = La phase préliminaire
    .text =
        D’abord, tous en même temps, chacun choisit 2 de ses 3 cartes et les montre à son voisin de gauche, et à lui seul.

        Ensuite, tous en même temps, chacun donne une de ses 3 cartes, montrée ou non, à son voisin de droite. Vous donnez donc à celui dont vous venez de voir deux cartes, et vous ne découvrez la carte reçue qu’après avoir donné la vôtre.
rule-turn = Le tour d’un joueur
    .text =
        On joue l’un après l’autre, vers la gauche. Au début de votre tour, si vous avez au moins 3 cartes de votre collection, vous gagnez aussitôt, sans partage : c’est automatique.

        Sinon, vous avancez le jeton Action, puis vous faites les actions du Lieu où il s’arrête, de gauche à droite. Un Inspecteur peut préférer son action spéciale.

        Si vos 3 cartes n’arrivent qu’au milieu d’un tour, il faudra les avoir encore au début du vôtre.
rule-movement = Avancer et retourner les Lieux
    .text =
        Le jeton Action avance, dans le sens des aiguilles d’une montre, jusqu’au premier ou au deuxième Lieu visible. Les Lieux cachés ne comptent pas, et l’on ne s’y arrête jamais. S’il n’y a qu’un autre Lieu visible, on y va.

        Le Lieu que l’on quitte est retourné face cachée ; les Lieux cachés que l’on survole sont retournés face visible, et les visibles le restent. On compte les Lieux tels qu’ils étaient avant le départ.

        Au premier tour, le Lieu rouge de départ, déjà caché, le reste. Dès que l’un des deux Lieux rouges est vu, l’autre est connu aussi.
rule-suspicion = Le Soupçon
    .text =
        Un Soupçon touche tous les joueurs, même celui qui joue, et personne ne peut mentir. Pour Café, Nourriture et Colombe, il faut avoir au moins 2 cartes de ce type ; pour Paire, au moins 2 cartes d’un même type, quel qu’il soit ; pour Transformation, une seule carte suffit.

        Chaque joueur touché prend un jeton de la Réserve, jamais plus, et le pose sur la case correspondante de son plateau Enquête. Tout le monde le voit, et voit aussi qui n’en prend pas.

        Si la Réserve ne suffit pas, on commence par celui qui joue, puis vers la gauche, jusqu’au dernier jeton.
rule-interrogation = L’Interrogatoire
    .text =
        Vous pouvez interroger un autre joueur. Il choisit 2 cartes de sa main et les montre à vous seul ; s’il a au moins 3 jetons Soupçon, il montre les 3.

        Vous pouvez alors lui donner une carte de votre main contre une de celles qu’il a montrées, même du même type. Vous choisissez votre carte après avoir vu les siennes.

        Les autres savent qui interroge qui, et combien de cartes sont montrées. Ils ne savent ni lesquelles, ni s’il y a eu un échange.
rule-tracks = Brouiller les pistes
    .text =
        À l’Hôpital Kanô et à la Boutique de masques, vous pouvez remettre à la Réserve un jeton Soupçon de n’importe qui, vous compris ; vous choisissez la case.

        Au Chantier, vous pouvez donner un jeton de la Réserve à un autre joueur : il va sur sa case Rumeur.

        Pour compter les jetons d’un joueur, les cases ne font aucune différence.
rule-attack = Les attaques
    .text =
        On attaque sur les deux Lieux rouges, et seulement si l’on a un objectif Élimination : Rize, Touka, Tsukiyama et les Inspecteurs. La question est posée à tout le monde, pour que rien ne se devine ; les autres ne peuvent que passer.

        Dans la Ruelle, la cible est celui des autres qui a le plus de jetons, au moins un ; en cas d’égalité, l’attaquant choisit. Au Chantier, c’est n’importe quel autre joueur qui a au moins 3 jetons.

        Attaquer n’est jamais obligatoire. On peut attaquer quelqu’un du mauvais camp : il meurt, la partie s’arrête, mais l’objectif n’est pas rempli.
rule-inspectors = Les Inspecteurs
    .text =
        Les Inspecteurs ne se connaissent pas, mais ils gagnent ou perdent ensemble : si l’un d’eux tue une Goule, ils gagnent tous. Une Goule tuée par quelqu’un d’autre ne leur sert à rien.

        Action spéciale : au début de son tour, au lieu d’avancer, un Inspecteur qui a au moins 2 cartes Colombe peut attaquer un joueur assez soupçonné. Il faut au moins 1 jeton pour Suzuya, 2 pour Mado, 3 pour Amon.

        Sur les Lieux rouges, ils attaquent comme les autres, sans carte Colombe.
rule-end = La fin de la partie
    .text =
        La partie s’arrête aussitôt par une collection complète au début d’un tour ou par une mort. Si la Réserve est vidée, le tour se termine, puis la partie s’arrête, même si un jeton y est revenu entre-temps.

        Après une collection, seul son joueur gagne. Dans les autres cas, on gagne avec un seul de ses objectifs : Élimination, si l’on a tué quelqu’un du bon camp ; Rester en vie, avec au moins 2 cartes du bon type ; Survie du compagnon, s’il est de la partie et en vie.

        Un mort ne peut gagner que par son compagnon. Tous les gagnants se valent.
rule-masque = La variante Masque
    .text =
        Une carte Masque par joueur s’ajoute aux autres : chacun a 4 cartes, 3 en main et une face visible. Qui a un Masque doit le poser face visible ; sinon, on choisit. Dans la phase préliminaire, on ne montre et ne donne que des cartes de sa main.

        Lors d’un Interrogatoire, on peut aussi prendre la carte visible de l’autre ou donner la sienne. Qui n’a plus de carte visible en pose une autre de sa main, un Masque s’il en a un. Qui reçoit un Masque, même dans la phase préliminaire, alors que sa carte visible n’en est pas un, le pose aussitôt à sa place. Tous voient les cartes visibles changer.

        Les collections, Rester en vie et les 2 Colombe d’un Inspecteur ne comptent que les 3 cartes en main, sauf si l’hôte en a décidé autrement. Les Soupçons comptent aussi la carte visible.

        Kaneki mi-Goule, à partir de 5 joueurs, compte comme Humain et comme Goule pour qui le tue. Il n’attaque pas.
rule-soutien = La variante Soutien
    .text =
        Chacun reçoit un jeton Soutien et regarde le sien : l’un est Kaneki transformé, tous les autres sont neutres.

        À la fin de son tour, on peut regarder un jeton, même le sien, ou échanger le sien contre celui d’un autre, qui ne peut pas refuser. Après un échange, aucun des deux ne regarde son nouveau jeton, sauf plus tard, à la fin d’un de ses tours. Tous voient qui a fait quoi.

        Lors d’une attaque, action spéciale comprise, les deux jetons sont retournés. Si la cible a Kaneki transformé, c’est l’attaquant qui meurt, et il perd ; la cible l’a tué, et cela peut remplir son Élimination. Sinon, la cible meurt.
rule-beginner = Pour une première partie
    .text =
        À 4 et 5 joueurs, le réglage « Première partie » met Hinami ou Nishiki parmi les Goules tirées au hasard : il leur suffit de rassembler des cartes.

        Quand vous donnez une carte au début, regardez ce que votre voisin vous a montré. S’il a deux cartes identiques, évitez de lui donner la troisième : il pourrait gagner dès son premier tour.
rule-secrets = Ce qui est secret
    .text =
        Tout le monde connaît les personnages de la partie, le nombre de cartes de chaque type, les jetons Soupçon et leurs cases, la Réserve, les Lieux déjà vus et les cartes visibles.

        Votre personnage et votre main restent secrets jusqu’à la fin. On peut tout dire, vrai ou faux, mais on ne montre jamais une carte hors de la phase préliminaire et des Interrogatoires.

        Personne ne sait qui a le droit d’attaquer, ni si un Inspecteur aurait pu agir : passer se ressemble toujours. À la fin, tout est montré.
rule-versions = Ce qui a changé en version 2
    .text =
        Les cartes et cette page donnent les règles d’aujourd’hui, celles de la version 2. Une partie commencée avant, en version 1, se termine selon les règles de la version 1.

        En version 1, la carte visible de la variante Masque compte partout avec la main, comme aujourd’hui avec le réglage « { setting-open_card_counts } » : pour les collections, Rester en vie, les 2 Colombe d’un Inspecteur et les Soupçons.

        En version 1, la collection d’Uta est de 3 cartes Masque, et non de 3 Colombe.

### Aide : exemples de jeu

example-gift = Montrer à gauche, donner à droite
    .text =
        Anna, Bruno, Chloé et David sont assis dans cet ordre, chacun à gauche du précédent. Chloé montre 2 Café à David, et David seul les voit. C’est aussi à Chloé que David donne une carte : il se garde bien de lui donner un Café.

        Bruno tient Nourriture, Transformation et Colombe, et donne la Transformation à Anna. Chloé lui donne un Café : il a maintenant Nourriture, Colombe et Café. Ce Café, il ne pouvait pas le donner : il ne l’avait pas encore.
example-instant = Trois cartes, au bon moment
    .text =
        Anna joue Hinami et commence. Après la phase préliminaire, elle a 3 Café : elle gagne au tout début de son tour, avant d’avancer.

        Autre partie : Bruno joue Kaneki et obtient sa troisième Nourriture par un échange, pendant son propre tour. Il ne gagne pas encore. S’il a toujours ses 3 Nourriture au début de son prochain tour, il gagne, et les autres ont tout ce temps pour lui en prendre une.
example-walk = Compter les Lieux
    .text =
        Le jeton est à l’Anteiku. Devant lui viennent un Lieu caché, le Big Girl, un autre Lieu caché et le Siège du CCG. Un pas mène au Big Girl, deux pas mènent au Siège : les Lieux cachés ne comptent pas.

        Avec deux pas, l’Anteiku se cache, les deux Lieux survolés se dévoilent et le Big Girl reste visible. Avec un pas, l’Anteiku se cache, le premier Lieu survolé se dévoile et le second reste caché.
example-red_place = Le premier Lieu rouge
    .text =
        Au premier tour, Anna avance de deux Lieux. Le Lieu rouge d’où part le jeton était caché et le reste : rien n’est encore connu.

        Plus tard, le jeton est juste avant le second Lieu rouge, et Bruno le survole : c’est la Ruelle. Le Lieu du départ est donc le Chantier, et tout le monde le sait.
example-one_step = Un seul chemin
    .text =
        Il ne reste que deux Lieux visibles : celui du jeton et un autre, plus loin. Chloé ne peut pas avancer de deux Lieux, car celui qu’elle quitte ne compte pas. Elle va donc à l’autre, et tous les Lieux cachés qu’elle survole se dévoilent.
example-suspicion = Qui prend un jeton ?
    .text =
        David a 2 Nourriture : il prend 1 jeton au Soupçon Nourriture comme au Soupçon Paire. Élise a 2 Transformation : au Soupçon Transformation, elle prend 1 jeton, pas deux. Avec Café, Nourriture et Transformation, elle en prendrait 1 aussi.

        Bruno mène le jeton au Siège du CCG alors qu’il tient 2 Colombe : il prend un jeton comme les autres.
example-short_reserve = Les derniers jetons
    .text =
        Il reste 2 jetons dans la Réserve. C’est à David de jouer ; lui, Élise, Anna et Chloé devraient en prendre un. On commence par David, puis Élise : la Réserve est vide, et les autres n’ont rien.

        David finit son tour, puis la partie s’arrête. À l’Hôpital Kanô, il pourrait remettre un jeton dans la Réserve : cela n’y changerait rien.
example-three_tokens = Une main ouverte
    .text =
        Farid a 3 jetons Soupçon. Anna l’interroge : il doit lui montrer ses 3 cartes, et elle peut échanger n’importe laquelle. Avec 2 jetons, il n’en aurait montré que 2, de son choix.

        Anna n’échange rien. Les autres n’en savent rien : pour eux, tout se passe comme si un échange avait eu lieu.
example-university = D’abord l’échange, ensuite le Soupçon
    .text =
        Bruno joue Kaneki et tient Nourriture, Nourriture et Café. À l’Université Kamii, il interroge Chloé, lui donne une Nourriture et prend une Colombe. Quand vient le Soupçon Paire, il n’a plus deux cartes identiques : pas de jeton pour lui.
example-most_suspected = Le plus soupçonné des autres
    .text =
        Dans la Ruelle, Anna a 5 jetons, Bruno et Chloé en ont 3, David 1. Ses propres jetons ne comptent pas : elle peut attaquer Bruno ou Chloé.

        Si Anna joue Hinami, elle n’a pas le droit d’attaquer. La question lui est quand même posée, et elle passe : personne ne voit la différence.
example-rumour = Le jeton de trop
    .text =
        Élise joue Rize et arrive au Chantier. Bruno a 2 jetons : elle lui en donne un, ce qui fait 3, et l’attaque aussitôt.
example-kimi = Kimi et Nishiki
    .text =
        Un Inspecteur tue Chloé, qui jouait Kimi. Nishiki est en vie : Chloé gagne, même morte. Les Inspecteurs perdent, et chacun des autres regarde ses propres objectifs.

        Si la Réserve s’était vidée, Chloé aurait gagné aussi, sans une seule Nourriture. Mais si Nishiki est mort, ou n’est pas de la partie, il lui faut rester en vie avec 2 Nourriture.
example-special = L’action spéciale
    .text =
        David joue Suzuya et tient Colombe, Colombe et Transformation au début de son tour. Bruno a 1 jeton : David l’attaque sans bouger le jeton Action. Bruno jouait Tsukiyama, une Goule : tous les Inspecteurs gagnent.

        Avec une seule Colombe, David n’aurait pas eu ce choix. Amon, lui, aurait eu besoin de 3 jetons sur Bruno.
example-winners = Plusieurs gagnants, ou aucun
    .text =
        Anna, qui joue Rize, tue Bruno, qui jouait Kaneki, un Humain. Chloé, Hinami, est en vie avec 2 Transformation ; David, Hide, est en vie avec 2 Colombe. Anna, Chloé et David gagnent tous les trois.

        Autre partie : la Réserve se vide, et personne n’a ses 2 cartes ni son compagnon. Personne ne gagne.
example-tsukiyama = Une Goule mange l’autre
    .text =
        Farid, qui joue Tsukiyama, tue Nishiki : il gagne. Les Inspecteurs perdent, car ce n’est pas l’un d’eux qui a tué une Goule, et Kimi n’a plus de compagnon.
example-half_ghoul = À moitié l’un, à moitié l’autre
    .text =
        Élise joue Kaneki mi-Goule. Si Rize la tue, Rize a tué un Humain et gagne. Si c’est Mado, il a tué une Goule, et tous les Inspecteurs gagnent. Tsukiyama gagnerait aussi. Touka, non : Kaneki n’est pas un Inspecteur.
example-masks = Masques et cartes visibles
    .text =
        À 5 joueurs, il y a 15 cartes et 5 Masques, soit 4 cartes chacun. Anna reçoit Café, Masque, Masque et Colombe : elle doit poser un Masque face visible. Bruno reçoit Café, Café, Nourriture et Transformation : il choisit.

        Plus tard, Bruno, dont la carte visible est une Nourriture, reçoit un Masque dans un échange : il le pose aussitôt, et la Nourriture revient dans sa main.

        Chloé interroge David, qui lui montre 2 cartes de sa main. Elle prend plutôt sa carte visible, un Café, contre une Transformation. David, sans Masque, pose la carte de son choix, même cette Transformation.

        Farid joue Hinami. Un Café est visible devant lui ; en main, il a Café, Café et Nourriture. Au début de son tour, il ne gagne pas : il n’a que 2 Café en main. Avec un troisième en main, il gagnerait, sans partage.
example-support = Le bras de Kaneki
    .text =
        Rize attaque David, qui joue Amon et a Kaneki transformé : c’est Rize qui meurt, et elle perd. David a tué une Goule : tous les Inspecteurs gagnent.

        Autre partie : Touka, qui a elle-même Kaneki transformé, attaque Mado. Mado meurt et Touka gagne ; Yoriko et Yomo aussi, puisque leur compagne est en vie.
example-swapped_tokens = Suivre un jeton des yeux
    .text =
        Bruno regarde le jeton Soutien d’Élise : Kaneki transformé. Plus tard, Élise l’échange contre celui de Chloé. Bruno sait maintenant que Chloé l’a.

        Chloé et Élise ne regardent pas leur nouveau jeton. Mais si Élise avait vu le sien au début, elle sait ce qu’elle a donné.

### Conseils d’une première partie

hint-welcome = Votre personnage est un secret
    .text = Tout le monde voit les personnages de la partie, mais pas qui les joue. Gardez « Mon secret » appuyé pour lire le vôtre : un seul de ses objectifs suffit pour gagner.
hint-show = Deux cartes à montrer
    .text = Votre voisin de gauche, et lui seul, verra ces deux cartes. Évitez de lui montrer ce que votre personnage recherche.
hint-gift = Une carte à donner
    .text = Votre voisin de droite la recevra, et vous venez de voir deux de ses cartes. Si elles sont identiques, ne lui donnez pas la troisième : il pourrait gagner dès son tour.
hint-walk = À vous d’avancer
    .text = Le jeton Action va au premier ou au deuxième Lieu visible, et le Lieu quitté se cache. Regardez ce qu’on y fait : un Soupçon vous touche aussi.
hint-interrogate = Interroger quelqu’un
    .text = La personne choisie vous montre deux cartes, ou trois si elle a au moins 3 jetons. Vous pourrez en échanger une, et personne d’autre ne saura si vous l’avez fait.
hint-interrogated = On vous interroge
    .text = Choisissez deux cartes à montrer : l’une d’elles peut vous être prise. Celle que vous gardez cachée est à l’abri.
hint-exchange = Échanger ou non
    .text = Prenez ce que vous collectionnez, ou ce qui manque à un autre pour gagner. L’autre verra ce que vous lui laissez ; le reste de la table ne verra rien, sauf si c’est une carte visible.
hint-suspicion = Les jetons Soupçon
    .text = Sauf s’il vient d’une rumeur, un jeton dit ce qu’un joueur avait, et l’absence de jeton parle aussi. À partir de 3 jetons, on montre toute sa main quand on est interrogé.
hint-rumour = Lancer une rumeur
    .text = Vous pouvez donner un jeton à quelqu’un. À 3 jetons, on peut être attaqué ici même.
hint-red = Un Lieu rouge
    .text = Ici, on peut tuer, si l’on a un objectif Élimination. On pose la question à tous : si vous n’en avez pas le droit, passez, personne ne verra la différence.
hint-special = Ce que peut un Inspecteur
    .text = Avec 2 cartes Colombe en main, un Inspecteur peut attaquer sans avancer un joueur assez soupçonné. Si ce n’est pas une Goule, tous les Inspecteurs perdent.
hint-special_counts = Ce que peut un Inspecteur
    .text = Avec 2 cartes Colombe, sa carte visible comprise, un Inspecteur peut attaquer sans avancer un joueur assez soupçonné. Si ce n’est pas une Goule, tous les Inspecteurs perdent.
hint-face_up = Votre carte visible
    .text = Une de vos cartes est posée devant vous, à la vue de tous : un Masque avant toute autre. Elle compte pour les Soupçons, pas pour vos objectifs.
hint-face_up_counts = Votre carte visible
    .text = Une de vos cartes est posée devant vous, à la vue de tous : un Masque avant toute autre. Elle compte avec votre main.
hint-support = Les jetons Soutien
    .text = À la fin de votre tour, regardez un jeton ou échangez le vôtre. Kaneki transformé tue l’attaquant : sachez où il est avant de frapper.

### Fins de partie

ending-instant = Une collection est complète : son joueur gagne aussitôt, sans partage.
    .short = Victoire immédiate
ending-kill = Une mort met fin à la partie : chacun dévoile son jeu.
    .short = Mort d’un joueur
ending-exhausted = La Réserve s’est vidée : chacun dévoile son jeu.
    .short = Réserve épuisée

### Provenance

source-rulebook = Livret de règles
source-review = Critique publiée
source-reconstruction = Reconstitution
value-name = nom
value-actions = actions
value-colour = couleur
value-markers = nombre selon les joueurs
value-collection = Collection
value-elimination = Élimination
value-stay_alive = Rester en vie
value-companion = compagnon
value-proof = jetons nécessaires
value-excludes = incompatibilité

### Les mêmes mots, ailleurs

card-cafe = { clue-cafe }
card-nourriture = { clue-nourriture }
card-transformation = { clue-transformation }
card-colombe = { clue-colombe }
card-masque = { clue-masque }
face-cafe = { clue-cafe }
face-nourriture = { clue-nourriture }
face-transformation = { clue-transformation }
face-colombe = { clue-colombe }
face-masque = { clue-masque }
give-cafe = { clue-cafe }
give-nourriture = { clue-nourriture }
give-transformation = { clue-transformation }
give-colombe = { clue-colombe }
give-masque = { clue-masque }
take-cafe = { clue-cafe }
take-nourriture = { clue-nourriture }
take-transformation = { clue-transformation }
take-colombe = { clue-colombe }
take-masque = { clue-masque }
gave-cafe = { clue-cafe }
gave-nourriture = { clue-nourriture }
gave-transformation = { clue-transformation }
gave-colombe = { clue-colombe }
gave-masque = { clue-masque }
took-cafe = { clue-cafe }
took-nourriture = { clue-nourriture }
took-transformation = { clue-transformation }
took-colombe = { clue-colombe }
took-masque = { clue-masque }
flown-anteiku = { place-anteiku }
flown-big_girl = { place-big_girl }
flown-siege_ccg = { place-siege_ccg }
flown-universite_kamii = { place-universite_kamii }
flown-hopital_kano = { place-hopital_kano }
flown-boutique_masques = { place-boutique_masques }
flown-ruelle = { place-ruelle }
flown-chantier = { place-chantier }

### Ce qui arrive : la mise en place

event-dealt =
    Sous les masques : { $characters }. Qui est qui ? Mystère… { $seat_is_me ->
        [yes] Vous jouerez le premier tour.
       *[no] { $seat } jouera le premier tour.
    }
event-face_up =
    { $seat_is_me ->
        [yes] Vous posez une carte face visible : { $card }.
       *[no] { $seat } pose une carte face visible : { $card }.
    }
event-prelim_shown = Chacun montre deux cartes à son voisin de gauche, et à lui seul.
event-prelim_saw = { $seat } vous montre : { $cards }.
event-prelim_given = Chacun glisse une carte, face cachée, à son voisin de droite.
event-prelim_received = { $seat } vous a donné une carte { $card }.

### Ce qui arrive : un tour

event-turn =
    { $seat_is_me ->
        [yes] Tour { $turn } : c’est à vous.
       *[no] Tour { $turn } : c’est à { $seat }.
    }
event-moved =
    { $seat_is_me ->
        [yes] { $steps ->
            [1] Vous avancez d’un Lieu
           *[other] Vous avancez de deux Lieux
        }
       *[no] { $steps ->
            [1] { $seat } avance d’un Lieu
           *[other] { $seat } avance de deux Lieux
        }
    } : { $place }{ $flown_count ->
        [0] .
        [1] . Un Lieu se dévoile au passage : { $flown }.
       *[other] . Des Lieux se dévoilent au passage : { $flown }.
    }
event-suspicion =
    { $area_id ->
        [paire] Qui a deux cartes identiques ?
        [transformation] Qui cache une Transformation ?
       *[other] Qui a deux cartes { $area } ?
    } { $seats_count ->
        [0] Personne ne prend de jeton.
        [1] { $seats_has_me ->
            [yes] Vous prenez un jeton, et personne d’autre.
           *[no] { $seats } prend un jeton.
        }
       *[other] { $seats_has_me ->
            [yes] { $seats } prenez un jeton chacun.
           *[no] { $seats } prennent un jeton chacun.
        }
    } { $reserve ->
        [0] La Réserve est vide !
       *[other] Réserve : { $reserve }.
    }
event-interrogates =
    { $seat_is_me ->
        [yes] { $cards ->
            [3] Vous interrogez { $target }, qui doit vous montrer toute sa main.
           *[other] Vous interrogez { $target }, qui doit vous montrer deux cartes.
        }
       *[no] { $target_is_me ->
            [yes] { $cards ->
                [3] { $seat } vous interroge : vous devez montrer toute votre main.
               *[other] { $seat } vous interroge : vous devez montrer deux cartes.
            }
           *[no] { $cards ->
                [3] { $seat } interroge { $target }, qui doit lui montrer toute sa main.
               *[other] { $seat } interroge { $target }, qui doit lui montrer deux cartes.
            }
        }
    }
event-saw = { $target } vous montre : { $cards }.
event-interrogation_over =
    { $seat_is_me ->
        [yes] { $gave_id ->
            [none] Vous n’échangez rien avec { $target }.
           *[other] Échange avec { $target } : vous donnez une carte { $gave } et prenez une carte { $took }.
        }
       *[no] { $target_is_me ->
            [yes] { $gave_id ->
                [none] { $seat } n’échange rien avec vous.
               *[other] Échange : { $seat } vous prend une carte { $gave } et vous laisse une carte { $took }.
            }
           *[no] Fin de l’interrogatoire. S’il y a eu un échange entre { $seat } et { $target }, il reste secret.
        }
    }
event-face_up_given =
    { $seat_is_me ->
        [yes] La carte que vous donnez était visible : { $card }.
       *[no] { $target_is_me ->
            [yes] La carte que vous donne { $seat } était visible : { $card }.
           *[no] { $seat } donne à { $target } sa carte visible : { $card }.
        }
    }
event-face_up_taken =
    { $seat_is_me ->
        [yes] La carte que vous prenez était visible : { $card }.
       *[no] { $target_is_me ->
            [yes] La carte que vous prend { $seat } était visible : { $card }.
           *[no] { $seat } prend à { $target } sa carte visible : { $card }.
        }
    }
event-token_removed =
    { $own ->
        [yes] { $seat_is_me ->
            [yes] Vous effacez vos traces : un de vos jetons { $area } retourne à la Réserve.
           *[no] { $seat } efface ses traces : un de ses jetons { $area } retourne à la Réserve.
        }
       *[no] { $seat_is_me ->
            [yes] Vous retirez à { $target } un jeton { $area }, qui retourne à la Réserve.
           *[no] { $target_is_me ->
                [yes] { $seat } vous retire un jeton { $area }, qui retourne à la Réserve.
               *[no] { $seat } retire à { $target } un jeton { $area }, qui retourne à la Réserve.
            }
        }
    }
event-token_given =
    { $seat_is_me ->
        [yes] Vous lancez une rumeur : { $target } prend un jeton.
       *[no] { $target_is_me ->
            [yes] { $seat } lance une rumeur : vous prenez un jeton.
           *[no] { $seat } lance une rumeur : { $target } prend un jeton.
        }
    } { $reserve ->
        [0] La Réserve est vide !
       *[other] Réserve : { $reserve }.
    }
event-no_attack =
    { $seat_is_me ->
        [yes] Vous n’attaquez personne.
       *[no] { $seat } n’attaque personne.
    }
event-support_peek =
    { $seat_is_me ->
        [yes] { $own ->
            [yes] Vous regardez votre jeton Soutien : { $support }.
           *[no] Vous regardez le jeton Soutien { DE($target) } : { $support }.
        }
       *[no] { $own ->
            [yes] { $seat } regarde son propre jeton Soutien.
           *[no] { $target_is_me ->
                [yes] { $seat } regarde votre jeton Soutien.
               *[no] { $seat } regarde le jeton Soutien { DE($target) }.
            }
        }
    }
event-support_swap =
    { $seat_is_me ->
        [yes] Vous échangez votre jeton Soutien contre celui { DE($target) }, sans les regarder.
       *[no] { $target_is_me ->
            [yes] { $seat } échange son jeton Soutien contre le vôtre, sans les regarder.
           *[no] { $seat } échange son jeton Soutien contre celui { DE($target) }, sans les regarder.
        }
    }

### Ce qui arrive : la fin

event-exhausted = La Réserve s’est vidée : le tour se termine, et la partie aussi.
event-attack =
    { $source_id ->
        [special] Action spéciale !
       *[other] Un cri dans la nuit !
    } { $seat_is_me ->
        [yes] Vous attaquez { $target }.
       *[no] { $target_is_me ->
            [yes] { $seat } vous attaque.
           *[no] { $seat } attaque { $target }.
        }
    } Les masques tombent : { $characters }.
event-supports_shown =
    { $theirs_id ->
        [soutien_kaneki] { $target_is_me ->
            [yes] Les jetons Soutien sont retournés : Kaneki transformé vous défend !
           *[no] Les jetons Soutien sont retournés : Kaneki transformé défend { $target } !
        }
       *[other] { $own_id ->
            [soutien_kaneki] { $seat_is_me ->
                [yes] Les jetons Soutien sont retournés : Kaneki transformé est de votre côté.
               *[no] Les jetons Soutien sont retournés : Kaneki transformé est du côté { DE($seat) }.
            }
           *[other] Les jetons Soutien sont retournés : tous deux neutres.
        }
    }
event-killed =
    { $defended ->
        [yes] L’attaque se retourne :
       *[no] Tout va très vite :
    } { $target_is_me ->
        [yes] vous mourez. Vous étiez { $character }.
       *[no] { $target } meurt. C’était { $character }.
    }
event-game_over =
    { $winner_seats_count ->
        [0] { $ending } Personne ne gagne. Les personnages – { $characters_by_seat }.
       [1] { $winner_seats_has_me ->
            [yes] { $ending } Vous gagnez ! Les personnages – { $characters_by_seat }.
           *[no] { $ending } { $winner_seats } gagne. Les personnages – { $characters_by_seat }.
        }
       *[other] { $winner_seats_has_me ->
            [yes] { $ending } { $winner_seats } gagnez ! Les personnages – { $characters_by_seat }.
           *[no] { $ending } { $winner_seats } gagnent. Les personnages – { $characters_by_seat }.
        }
    }
event-objective_met =
    { $seat_is_me ->
        [yes] Vous gagnez avec { $character } : { $objectives }.
       *[no] { $seat } gagne avec { $character } : { $objectives }.
    }

### Questions

ask-show_initial = Quelle carte posez-vous face visible devant vous ?
ask-prelim_show = Quelles cartes montrez-vous à { $seat }, à votre gauche ?
ask-prelim_give = Quelle carte donnez-vous à { $seat }, à votre droite ?
ask-turn_choice = C’est votre tour. Jusqu’où avancez-vous le jeton Action ?
ask-interrogate = Qui interrogez-vous ?
ask-interrogation_show = { $seat } vous interroge. Quelles cartes montrez-vous ?
ask-interrogation_exchange = { $seat } vous montre : { $cards }. Que faites-vous ?
ask-redisplay = Votre carte visible est partie. Laquelle posez-vous à sa place ?
ask-cover_remove = Quel jeton Soupçon remettez-vous à la Réserve ?
ask-cover_give = Sur qui lancez-vous une rumeur ? Elle vaut un jeton Soupçon.
ask-attack = Personne ne regarde. Qui attaquez-vous ?
ask-support_action = Votre tour se termine. Regardez-vous un jeton Soutien, ou échangez-vous le vôtre ?

### Options

option-pass = Passer
    .interrogate = N’interroger personne
    .cover_remove = Ne rien retirer
    .cover_give = Ne lancer aucune rumeur
    .attack = N’attaquer personne
    .support_action = Ni l’un ni l’autre
option-cards = { $cards }
option-move =
    { $place_id ->
        [none] Avancer de deux Lieux
       *[other] { $steps ->
            [1] Avancer d’un Lieu ({ $place })
           *[other] Avancer de deux Lieux ({ $place })
        }
    }
option-special = Attaquer { $seat } (action spéciale)
option-keep = Ne rien échanger
option-exchange =
    { $mine_up ->
        [yes] Donner { $give } (votre carte visible)
       *[no] Donner { $give }
    }, { $theirs_up ->
        [yes] prendre { $take } (sa carte visible)
       *[no] prendre { $take }
    }
option-token =
    { $seat_is_me ->
        [yes] Un de vos jetons { $area }
       *[no] Un jeton { $area } { DE($seat) }
    }
option-peek =
    { $seat_is_me ->
        [yes] Regarder votre jeton
       *[no] Regarder le jeton { DE($seat) }
    }
option-swap = Échanger votre jeton contre celui { DE($seat) }

### Refus

reason-one_place = Il n’y a qu’un autre Lieu visible.

### Paroles

what-goule = une Goule
what-inspecteur = un Inspecteur
what-humain = un Humain
what-kaneki = KANEKI Ken
what-kimi = NISHINO Kimi
what-hide = NAGACHIKA Hideyoshi
what-mado = MADO Kureo
what-amon = AMON Kotaro
what-suzuya = SUZUYA Juzo
what-nishiki = NISHIO Nishiki
what-rize = KAMISHIRO Rize
what-touka = KIRISHIMA Touka
what-tsukiyama = TSUKIYAMA Shu
what-hinami = FUEGUCHI Hinami
what-uta = UTA
what-yoshimura = YOSHIMURA
what-yomo = YOMO Renji
what-kaneki_mi_goule = KANEKI Ken, mi-Goule
what-yoriko = KOSAKA Yoriko
what-cafe = des cartes Café
what-nourriture = des cartes Nourriture
what-transformation = des cartes Transformation
what-colombe = des cartes Colombe
what-masque = des cartes Masque
what-soutien_kaneki = Kaneki transformé pour Soutien
what-jeton = un jeton Soupçon
what-sans_cafe = pas de cartes Café
what-sans_nourriture = pas de cartes Nourriture
what-sans_transformation = pas de cartes Transformation
what-sans_colombe = pas de cartes Colombe
what-sans_masque = pas de cartes Masque
say-claim =
    { $about ->
        [other] { $what_id ->
            [none] Je sais des choses sur { $target }.
            [cafe] Croyez-moi : { $target } a { $what }.
            [nourriture] Croyez-moi : { $target } a { $what }.
            [transformation] Croyez-moi : { $target } a { $what }.
            [colombe] Croyez-moi : { $target } a { $what }.
            [masque] Croyez-moi : { $target } a { $what }.
            [soutien_kaneki] Croyez-moi : { $target } a { $what }.
            [jeton] Croyez-moi : { $target } ne mérite pas ses jetons Soupçon.
            [sans_cafe] Croyez-moi : { $target } n’a { $what }.
            [sans_nourriture] Croyez-moi : { $target } n’a { $what }.
            [sans_transformation] Croyez-moi : { $target } n’a { $what }.
            [sans_colombe] Croyez-moi : { $target } n’a { $what }.
            [sans_masque] Croyez-moi : { $target } n’a { $what }.
           *[other] Croyez-moi : { $target } est { $what }.
        }
       *[none] { $what_id ->
            [none] Je n’ai rien à cacher.
            [cafe] J’ai { $what }.
            [nourriture] J’ai { $what }.
            [transformation] J’ai { $what }.
            [colombe] J’ai { $what }.
            [masque] J’ai { $what }.
            [soutien_kaneki] J’ai { $what }.
            [jeton] Retirez-moi un jeton Soupçon !
            [sans_cafe] Je n’ai { $what }.
            [sans_nourriture] Je n’ai { $what }.
            [sans_transformation] Je n’ai { $what }.
            [sans_colombe] Je n’ai { $what }.
            [sans_masque] Je n’ai { $what }.
           *[other] Je suis { $what }.
        }
    }
say-accuse =
    { $what_id ->
        [none] J’accuse { $target }.
        [cafe] J’accuse { $target } d’avoir { $what }.
        [nourriture] J’accuse { $target } d’avoir { $what }.
        [transformation] J’accuse { $target } d’avoir { $what }.
        [colombe] J’accuse { $target } d’avoir { $what }.
        [masque] J’accuse { $target } d’avoir { $what }.
        [soutien_kaneki] J’accuse { $target } d’avoir { $what }.
        [jeton] J’accuse { $target } : il faut lui laisser ses jetons Soupçon.
        [sans_cafe] J’accuse { $target }, qui n’a { $what }.
        [sans_nourriture] J’accuse { $target }, qui n’a { $what }.
        [sans_transformation] J’accuse { $target }, qui n’a { $what }.
        [sans_colombe] J’accuse { $target }, qui n’a { $what }.
        [sans_masque] J’accuse { $target }, qui n’a { $what }.
       *[other] J’accuse { $target } : pour moi, c’est { $what }.
    }
say-vouch =
    { $what_id ->
        [none] Je fais confiance à { $target }.
        [cafe] Je fais confiance à { $target }, qui a { $what }.
        [nourriture] Je fais confiance à { $target }, qui a { $what }.
        [transformation] Je fais confiance à { $target }, qui a { $what }.
        [colombe] Je fais confiance à { $target }, qui a { $what }.
        [masque] Je fais confiance à { $target }, qui a { $what }.
        [soutien_kaneki] Je fais confiance à { $target }, qui a { $what }.
        [jeton] Je fais confiance à { $target } : il faut lui retirer un jeton Soupçon.
        [sans_cafe] Je fais confiance à { $target }, qui n’a { $what }.
        [sans_nourriture] Je fais confiance à { $target }, qui n’a { $what }.
        [sans_transformation] Je fais confiance à { $target }, qui n’a { $what }.
        [sans_colombe] Je fais confiance à { $target }, qui n’a { $what }.
        [sans_masque] Je fais confiance à { $target }, qui n’a { $what }.
       *[other] Je fais confiance à { $target } : pour moi, c’est { $what }.
    }
say-ask =
    { $what_id ->
        [none] { $target }, qu’as-tu à dire ?
        [cafe] { $target }, as-tu { $what } ?
        [nourriture] { $target }, as-tu { $what } ?
        [transformation] { $target }, as-tu { $what } ?
        [colombe] { $target }, as-tu { $what } ?
        [masque] { $target }, as-tu { $what } ?
        [soutien_kaneki] { $target }, as-tu { $what } ?
        [jeton] { $target }, retire-moi un jeton Soupçon.
        [sans_cafe] { $target }, ne me donne { $what }.
        [sans_nourriture] { $target }, ne me donne { $what }.
        [sans_transformation] { $target }, ne me donne { $what }.
        [sans_colombe] { $target }, ne me donne { $what }.
        [sans_masque] { $target }, ne me donne { $what }.
       *[other] { $target }, es-tu { $what } ?
    }
say-promise =
    { $what_id ->
        [none] { $target }, compte sur moi.
        [cafe] Si je peux, { $target }, je te laisserai { $what }.
        [nourriture] Si je peux, { $target }, je te laisserai { $what }.
        [transformation] Si je peux, { $target }, je te laisserai { $what }.
        [colombe] Si je peux, { $target }, je te laisserai { $what }.
        [masque] Si je peux, { $target }, je te laisserai { $what }.
        [soutien_kaneki] Si je peux, { $target }, je te laisserai { $what }.
        [jeton] Si je peux, { $target }, je te retirerai un jeton Soupçon.
        [sans_cafe] Promis, { $target } : je ne te donnerai { $what }.
        [sans_nourriture] Promis, { $target } : je ne te donnerai { $what }.
        [sans_transformation] Promis, { $target } : je ne te donnerai { $what }.
        [sans_colombe] Promis, { $target } : je ne te donnerai { $what }.
        [sans_masque] Promis, { $target } : je ne te donnerai { $what }.
       *[other] Si tu es { $what }, { $target }, compte sur moi.
    }
