### Death Note - Le jeu d’enquête, mots français.

### Le jeu

game-title = Death Note – Le jeu d’enquête
    .tagline = L traque Light à visage découvert ; autour de lui, chacun cache un rôle et joue pour ses propres pommes. Cinq manches pour démasquer, mentir et survivre.
    .length = De 25 à 60 minutes

### Rôles et camps

role-l = L
    .camp = Détective
    .text =
        3 pommes : { line-l_1 } ; 2 pommes : { line-l_2 } ; 1 pomme : { line-l_3 }.

        Tous savent qui vous êtes. Chaque manche, vous donnez une Action, vous retournez l’Enquête et vous distribuez des Suspicions.
role-light = Light
    .camp = Kira
    .text =
        3 pommes : { line-light_1 } ; 2 pommes : { line-light_2 } ; 1 pomme : { line-light_3 }.

        Au début de la partie, Light est toujours chez un joueur. Dès que votre rôle est révélé, la partie s’achève.
role-misa = Misa
    .camp = Kira
    .text =
        3 pommes : { line-misa_1 } ; 2 pommes : { line-misa_2 } ; 1 pomme : { line-misa_3 }.

        Trouvez Light, asseyez-vous à ses côtés, et attirez les soupçons à sa place.
role-higuchi = Higuchi
    .camp = Kira
    .text =
        3 pommes : { line-higuchi_1 } ; 2 pommes : { line-higuchi_2 } ; 1 pomme : { line-higuchi_3 }.

        Restez discret, et cherchez Matsuda, qu’il soit joueur ou inactif.
role-yagami = Yagami
    .camp = Enquêteur
    .text =
        3 pommes : { line-yagami_1 } ; 2 pommes : { line-yagami_2 } ; 1 pomme : { line-yagami_3 }.

        Pour vous, les Rôles inactifs ne comptent pas. Sachez combien de Kira sont à la table, et gardez Light pour la fin.
role-matsuda = Matsuda
    .camp = Enquêteur
    .text =
        3 pommes : { line-matsuda_1 } ; 2 pommes : { line-matsuda_2 } ; 1 pomme : { line-matsuda_3 }.

        Faites révéler des joueurs sans que personne ne meure, et méfiez-vous de Higuchi.
role-aizawa = Aizawa
    .camp = Enquêteur
    .text =
        3 pommes : { line-aizawa_1 } ; 2 pommes : { line-aizawa_2 } ; 1 pomme : { line-aizawa_3 }.

        Révélez d’abord les Kira qui ne sont pas Light, même inactifs. Vous n’avez pas peur de vous salir les mains.
role-mogi = Mogi
    .camp = Enquêteur
    .text =
        3 pommes : { line-mogi_1 } ; 2 pommes : { line-mogi_2 } ; 1 pomme : { line-mogi_3 }.

        Les Rôles inactifs se révèlent vite. Veillez sur Misa, où qu’elle soit.
role-watari = Watari
    .camp = Enquêteur
    .text =
        3 pommes : { line-watari_1 } ; 2 pommes : { line-watari_2 } ; 1 pomme : { line-watari_3 }.

        Vous êtes le meilleur allié de L. Videz votre main, et protégez les Enquêteurs.
camp-detective = Détective
    .text = L est seul dans son camp, et connu de tous. Il ne joue pas d’Action : il les donne.
camp-kira = Kira
    .text = Light, Misa et Higuchi. Chacun joue pour ses propres objectifs ; ils ne se connaissent pas.
camp-investigators = Enquêteurs
    .text = Yagami, Matsuda, Aizawa, Mogi et Watari. Chacun joue pour ses propres objectifs ; ils ne se connaissent pas.

### Objectifs

objective-l_1 = Light est révélé
    .text = Où que soit sa carte : chez un joueur ou au centre.
objective-l_2 = Au plus 1 Rôle est mort
    .text = Les Rôles inactifs comptent, et les morts secrètes aussi.
objective-l_3 = L n’a révélé aucun Enquêteur
    .text = L révèle par ses Suspicions, par celle de Ryuk, et par « Pacte », « Assaut », « Exécution » et « Allié ». Un vote, une Action ou le choix d’un joueur ne lui sont pas imputés.
objective-light_1 = Light n’est pas révélé
    .text = Un Light mort en secret n’est pas révélé.
objective-light_2 = Au moins un Kira n’est pas révélé
    .text = Light, Misa ou Higuchi, joueur ou inactif.
objective-light_3 = Au moins 2 Rôles sont morts
    .text = Les Rôles inactifs comptent, et les morts secrètes aussi.
objective-misa_1 = Light n’est pas révélé
    .text = Où que soit sa carte : chez un joueur ou au centre.
objective-misa_2 = Misa et Light sont voisins
    .text = Tous deux vivants et joueurs, sans autre joueur vivant entre eux. L et les morts ne comptent pas.
objective-misa_3 = Misa est morte, ou n’est pas révélée
    .text = Une Misa révélée et vivante ne rapporte rien ici.
objective-higuchi_1 = Higuchi n’est pas révélé
    .text = Un Higuchi mort en secret n’est pas révélé.
objective-higuchi_2 = Matsuda est mort
    .text = Joueur ou inactif, révélé ou non.
objective-higuchi_3 = Matsuda est révélé
    .text = Joueur ou inactif, mort ou vif.
objective-yagami_1 = Tous les Kira de la table sont révélés
    .text = Ceux que des joueurs ont en main à la fin : il en faut au moins un, et pas un seul caché. Les Rôles inactifs ne comptent pas.
objective-yagami_2 = Yagami est en vie et révélé
    .text = Il faut les deux.
objective-yagami_3 = Aucun Enquêteur n’est mort chez un joueur
    .text = Un Enquêteur tué au centre ne compte pas.
objective-matsuda_1 = Au moins la moitié des joueurs sont révélés
    .text = 2 à 4 ou 5 places, 3 à 6 ou 7, 4 à 8. L ne compte pas, les morts comptent.
objective-matsuda_2 = Au plus 1 Rôle est mort
    .text = Les Rôles inactifs comptent, et les morts secrètes aussi.
objective-matsuda_3 = Matsuda est en vie et révélé
    .text = Il faut les deux.
objective-aizawa_1 = Les 3 Kira sont révélés
    .text = Joueurs ou inactifs.
objective-aizawa_2 = Light est révélé
    .text = Où que soit sa carte : chez un joueur ou au centre.
objective-aizawa_3 = Au moins un Kira est mort
    .text = Joueur ou inactif, révélé ou non.
objective-mogi_1 = Au moins 4 Rôles sont révélés
    .text = Sur les 8, sans compter L. Les Rôles inactifs et les morts révélés comptent.
objective-mogi_2 = Misa n’est pas morte
    .text = Joueuse ou inactive.
objective-mogi_3 = Light est révélé
    .text = Où que soit sa carte : chez un joueur ou au centre.
objective-watari_1 = Light est révélé
    .text = Où que soit sa carte : chez un joueur ou au centre.
objective-watari_2 = Aucun Enquêteur n’est mort
    .text = Ni chez un joueur, ni au centre.
objective-watari_3 = Watari n’a plus d’Action en main
    .text = Un Watari mort n’en a plus.
objective-amour = Amour : Light n’est pas révélé
    .text = 1 pomme de plus pour chacun des deux que L a désignés, même morts ou séparés.
objective-poursuite = Poursuite : le premier Kira caché est à côté d’un Enquêteur révélé
    .text = 1 pomme de plus pour lui seul, en comptant depuis L dans le sens des aiguilles d’une montre.
objective-fausse_piste = Fausse piste : le rôle nommé est révélé
    .text = 1 pomme de plus pour qui a joué la carte.

### Quand se joue une Action

timing-start = Au début de votre tour
timing-turn = À votre tour
timing-any = À tout moment
timing-others_start = Au début du tour d’un autre
timing-round_start = Au début de la manche
timing-discarded = Quand une Enquête est défaussée
timing-death = Quand un rôle va mourir
timing-check = Quand on demande votre rôle

### Actions

action-death_note = Death Note
    .timing = { timing-turn } – Action Ryuk, Action mortelle
    .text = Visez un autre joueur vivant : prenez toute sa main et, si vous voulez, jouez-en une carte, pourvu qu’elle puisse se jouer en cet instant. Rendez-lui le reste ; ensuite, son rôle meurt. Jusque-là, sa main n’est ni à lui ni à vous, et il vit : si la carte jouée doit le tuer, sa mort attend.
    .effect = Prenez sa main, jouez-en une carte, puis son rôle meurt.
action-page_de_death_note = Page de Death Note
    .timing = { timing-turn } – Action Ryuk, Action mortelle
    .text = Désignez une carte Rôle non révélée, d’un autre joueur vivant ou du centre, et nommez un rôle. Regardez la carte : si c’est lui, il meurt ; sinon, c’est votre rôle qui meurt.
    .effect = Nommez un rôle caché : s’il est juste, il meurt ; sinon, c’est le vôtre.
action-rem = Rem
    .timing = { timing-turn }, si votre rôle n’est pas révélé – Action Ryuk, Action mortelle
    .text = Visez un autre joueur vivant, révélé ou non. Il dit s’il est Kira : s’il l’est, rien ne se passe, et vous restez caché. Sinon, révélez votre rôle, et le sien meurt.
    .effect = Si la cible n’est pas Kira, révélez-vous : son rôle meurt.
action-partisan_de_kira = Partisan de Kira
    .timing = { timing-turn } – Action Ryuk
    .text = Choisissez d’abord : regarder un Rôle inactif, même révélé ou mort, ou révéler un Rôle inactif caché, puis donner 1 Suspicion à un joueur non révélé.
    .effect = Regardez un Rôle inactif, ou révélez-en un et soupçonnez quelqu’un.
action-alibi = Alibi
    .timing = { timing-any }, tant que L n’a pas donné ses Suspicions – Action Ryuk
    .text = Visez un joueur non révélé, vous compris. Jusqu’à la fin de la manche, ni L ni l’Enquête ne lui donnent de Suspicion, mais L en a 1 de plus à donner. Celles des Actions l’atteignent toujours.
    .effect = Cette manche, L ne peut plus soupçonner quelqu’un, vous peut-être.
action-fouiner = Fouiner
    .timing = { timing-start } – Action Ryuk
    .text = Ce tour, si vous défaussez l’Enquête, vous piochez 1 Action de plus. Deux exemplaires s’ajoutent.
    .effect = Ce tour, piochez une Action de plus si vous défaussez l’Enquête.
action-couverture = Couverture
    .timing = { timing-others_start } – Action Ryuk
    .text = Ce tour, cet autre joueur ne regarde pas l’Enquête : elle reste sur la pile, et il pioche comme s’il l’avait laissée.
    .effect = Ce tour, cet autre joueur ne regarde pas l’Enquête.
action-manipulation = Manipulation
    .timing = { timing-turn } – Action Ryuk
    .text = Posez la carte devant un joueur vivant, vous compris, pour le reste de la partie. Désormais, il pioche quand il défausse l’Enquête, et non quand il la laisse. Deux exemplaires valent comme un seul.
    .effect = Toute la partie, quelqu’un pioche en défaussant, et non en laissant.
action-destins_croises = Destins croisés
    .timing = { timing-turn } – Action Ryuk
    .text = Visez deux autres joueurs vivants et non révélés. Chacun regarde le rôle de l’autre, puis décide en secret de lui donner 1 Suspicion ou non ; les deux réponses se voient ensemble.
    .effect = Deux autres voient leurs rôles et peuvent se soupçonner.
action-taupe = Taupe
    .timing = { timing-turn } – Action Ryuk
    .text = Regardez la main de L et prenez-y une Action. Ensuite, même si L n’avait aucune carte, vous recevez 1 Suspicion, si vous n’êtes pas révélé.
    .effect = Prenez une Action dans la main de L, et une Suspicion.
action-se_blanchir = Se blanchir
    .timing = { timing-round_start } – Action Ryuk
    .text = À la fin de la manche, après les Suspicions de L, tout joueur non révélé qui n’a joué aucune Action dans cette manche, à part cette carte-ci, reçoit 1 Suspicion. Cela vaut aussi pour vous.
    .effect = En fin de manche, une Suspicion à qui n’a joué aucune autre Action.
action-decouverte = Découverte
    .timing = { timing-any }
    .text = Visez un joueur vivant, vous compris, même s’il a déjà Ryuk : il prend le pion et le garde jusqu’à la fin de la manche. Les Actions Ryuk ne le déplacent plus.
    .effect = Donnez Ryuk à quelqu’un : il le garde jusqu’à la fin de la manche.
action-amnesie = Amnésie
    .timing = { timing-turn } – Action Ryuk
    .text = Échangez votre rôle contre un Rôle inactif vivant, révélé ou non. C’est désormais votre rôle : si la nouvelle carte est cachée, vous gardez vos Suspicions, et vous redevenez caché si vous étiez révélé ; si elle est révélée, vous l’êtes aussi, et vous perdez vos Suspicions.
    .effect = Échangez votre rôle contre un Rôle inactif vivant.
action-enregistrements = Enregistrements
    .timing = { timing-turn }
    .text = Défaussez autant d’autres Actions que vous voulez, même aucune, puis révélez autant de Rôles inactifs cachés, ou tous s’il y en a moins.
    .effect = Défaussez des Actions : révélez autant de Rôles inactifs.
action-filature = Filature
    .timing = { timing-turn }
    .text = Regardez un Rôle inactif. Puis révélez-le, s’il ne l’est pas déjà, ou piochez 1 Action.
    .effect = Regardez un Rôle inactif, puis révélez-le ou piochez.
action-fondation_de_watari = Fondation de Watari
    .timing = { timing-turn }
    .text = Défaussez autant d’autres Actions que vous voulez, même aucune. Un joueur vivant, vous compris, pioche alors 1 Action de plus que vous n’en avez défaussé.
    .effect = Défaussez des Actions : quelqu’un en pioche une de plus.
action-mouchards = Mouchards
    .timing = { timing-turn }
    .text = Regardez le rôle d’un autre joueur vivant et non révélé. Tous savent qui vous avez regardé.
    .effect = Regardez le rôle caché d’un autre joueur.
action-renoncement = Renoncement
    .timing = { timing-any }, si vous avez Ryuk
    .text = Ryuk retourne au centre, sauf si une Découverte l’en empêche. Vous perdez 0, 1 ou 2 Suspicions, à votre choix.
    .effect = Remettez Ryuk au centre et perdez jusqu’à 2 Suspicions.
action-presence_invisible = Présence invisible
    .timing = { timing-turn }, si un joueur a Ryuk
    .text = Le joueur qui a Ryuk, vous peut-être, reçoit 1 Suspicion s’il n’est pas révélé. Puis il regarde le rôle d’un de ses voisins non révélés, s’il en a.
    .effect = Qui a Ryuk reçoit une Suspicion et voit le rôle d’un voisin.
action-temoignage = Témoignage
    .timing = { timing-turn }
    .text = Choisissez un témoin, un autre joueur vivant. Il peut donner 2 Suspicions à un seul joueur non révélé, lui-même ou vous compris, ou ne désigner personne.
    .effect = Un autre joueur peut donner 2 Suspicions à quelqu’un.
action-remaniement = Remaniement
    .timing = { timing-turn }
    .text = Échangez votre place avec un autre joueur vivant. Vous pouvez aussi lui prendre 1 Suspicion, si vous n’êtes pas révélé, ou lui donner 1 des vôtres, s’il ne l’est pas.
    .effect = Changez de place avec quelqu’un ; prenez ou donnez une Suspicion.
action-piege = Piégé
    .timing = { timing-turn }
    .text = Visez un autre joueur vivant et non révélé. Il montre son rôle à un joueur vivant de son choix, qui peut être vous, mais pas L. Tous savent qui l’a vu.
    .effect = Un autre joueur montre son rôle à quelqu’un de son choix.
action-bureau_d_enquete = Bureau d’enquête
    .timing = { timing-turn }
    .text = Visez un joueur vivant, vous compris. Il donne une Action de son choix à L, puis une autre à vous. S’il n’en a qu’une, elle va à L ; s’il n’en a pas, rien ne se passe. Si c’est vous, vous n’en donnez qu’une, à L.
    .effect = Un joueur donne une Action à L, et une autre à vous.
action-demission = Démission
    .timing = { timing-discarded }, même par vous
    .text = Regardez cette Enquête. Puis remettez-la sur la pile, ou recevez 1 Suspicion. Si vous êtes révélé, vous pouvez la laisser défaussée sans rien recevoir.
    .effect = Remettez l’Enquête défaussée sur la pile, ou prenez une Suspicion.
action-mise_en_scene = Mise en scène
    .timing = Quand vous allez mourir, s’il y a un Rôle inactif vivant
    .text = Échangez votre rôle contre un Rôle inactif vivant. L’ancien, maintenant au centre, meurt et est révélé ; vous continuez avec le nouveau. Vos Suspicions suivent la même règle que pour l’Amnésie.
    .effect = Prenez un Rôle inactif : l’ancien meurt à votre place.
action-accusations = Accusations
    .timing = { timing-discarded }, par un autre que vous
    .text = Regardez cette Enquête. Puis montrez-la à tous, ou donnez 1 Suspicion à qui l’a défaussée. Elle reste défaussée.
    .effect = Montrez l’Enquête défaussée, ou soupçonnez qui l’a défaussée.
action-fausse_identite = Fausse identité
    .timing = Quand vous allez mourir par une Action mortelle
    .text = Vous ne mourez pas, et rien n’est révélé. Les autres effets de l’Action mortelle, eux, ont eu lieu. Cela vaut aussi contre une Menace.
    .effect = Vous survivez à l’Action mortelle.
action-yeux_de_shinigami = Yeux de Shinigami
    .timing = { timing-turn } – Action Ryuk, Action mortelle, avancée
    .text = Désignez le rôle d’un autre joueur vivant, ou un Rôle inactif vivant. Vous recevez 1 Suspicion, si vous n’êtes pas révélé. Puis ce rôle meurt.
    .effect = Recevez une Suspicion, puis le rôle désigné meurt.
action-menace = Menace
    .timing = { timing-turn }, s’il y a au moins 2 autres joueurs vivants – Action Ryuk, Action mortelle, avancée
    .text = La carte reste devant vous. Dès qu’il n’y a plus qu’un seul autre joueur vivant à n’avoir joué aucune Action depuis, son rôle meurt, et la carte est défaussée. Elle l’est aussi s’il n’y en a plus, ou si vous mourez.
    .effect = Le dernier des autres à n’avoir rien joué meurt.
action-mensonge = Mensonge
    .timing = { timing-check }, s’il n’est pas révélé – Action Ryuk, avancée
    .text = Une Action ou une Enquête demande si vous avez tel rôle, ou tel camp : répondez ce que vous voulez, le vrai ou le faux. Si un oui devait vous révéler ou vous empêcher de jouer, vous ne pouvez dire que la vérité, ou non.
    .effect = Répondez ce que vous voulez sur votre rôle.
action-chantage = Chantage
    .timing = { timing-turn } – Action Ryuk, avancée
    .text = Visez un autre joueur vivant qui a au moins 1 Action. Regardez sa main et choisissez une carte : si elle peut se jouer à son tour, il doit la jouer maintenant, et c’est lui qui fait les choix. Sinon, il la défausse, face cachée ; de même pour l’Amnésie d’un joueur non révélé.
    .effect = Voyez la main d’un joueur : il joue ou défausse la carte choisie.
action-fuite_d_informations = Fuite d’informations
    .timing = { timing-start } – Action Ryuk, avancée
    .text = Ce tour, si vous défaussez l’Enquête, vous regardez la suivante et choisissez encore, sans piocher, sauf réglage contraire. La dernière de la manche ne se défausse pas.
    .effect = Si vous défaussez l’Enquête, choisissez aussi pour la suivante.
action-deballage = Déballage
    .timing = { timing-turn } – Action avancée
    .text = Visez un joueur vivant qui a au moins 1 Action, vous compris. Une carte de sa main est montrée à tous et va dans la vôtre : tirée au hasard, ou choisie si c’est votre main.
    .effect = Une carte d’une main est montrée à tous et vient chez vous.
action-fausse_piste = Fausse piste
    .timing = { timing-turn } – Action avancée
    .text = Nommez un rôle qui n’est pas révélé, le vôtre peut-être. La carte reste devant vous : s’il est révélé à la fin, vous avez 1 pomme de plus.
    .effect = Nommez un rôle : révélé à la fin, il vous vaut une pomme de plus.
action-secret_defense = Secret défense
    .timing = Quand un joueur non révélé va mourir, vous ou un autre – Action avancée
    .text = S’il meurt, c’est sans être révélé, et il garde ses Suspicions. Il ne joue plus, mais peut encore en recevoir, en perdre, et être révélé plus tard ; sa mort ne compte parmi les trois qu’à ce moment-là.
    .effect = Un joueur caché meurt sans que son rôle soit révélé.
action-faux_death_note = Faux Death Note
    .timing = Quand un rôle désigné par une Action mortelle va mourir – Action avancée
    .text = Il ne meurt pas, qu’il soit joueur ou inactif. Les autres effets de l’Action mortelle ont eu lieu. Rien à faire contre une Menace.
    .effect = Le rôle visé par une Action mortelle survit.

### Enquêtes

tile-renaissance = Renaissance
    .timing = Manche 1 : 1 Suspicion
    .text = L désigne un joueur vivant. Celui-ci peut tuer son propre rôle, qui est révélé et rejoint le centre, et prendre à la place un Rôle inactif vivant. Il continue de jouer ; ses Suspicions suivent son nouveau rôle.
tile-confrontation = Confrontation
    .timing = Manche 1 : 1 Suspicion
    .text = L désigne un joueur vivant et un Rôle inactif caché. Le joueur le regarde, puis le révèle, ou le garde secret et reçoit 1 Suspicion.
tile-pacte = Pacte
    .timing = Manche 1 : 1 Suspicion, Ryuk
    .text = L donne 1 Suspicion à chacun des joueurs non révélés qu’il désigne : au moins un, et au plus la moitié du nombre de joueurs vivants.
tile-poursuite = Poursuite
    .timing = Manche 1 : 3 Suspicions, reste en jeu
    .text = À la fin de la partie, on cherche depuis L, dans le sens des aiguilles d’une montre, le premier joueur non révélé qui est Kira : il a 1 pomme de plus si l’un de ses voisins est un Enquêteur révélé. Un Mensonge peut y répondre.
tile-tactique = Tactique
    .timing = Manche 1 : 1 Suspicion
    .text = L désigne un joueur vivant, qui défausse une Action, et L a 1 Suspicion de plus à donner ; ou qui montre toute sa main à L.
tile-dechirure = Déchirure
    .timing = Manche 2 : 1 Suspicion
    .text = L désigne deux joueurs non révélés. On parle, puis L lance le vote : tous les autres joueurs vivants votent en secret contre l’un des deux. Le plus désigné reçoit 1 Suspicion ; en cas d’égalité, chacun en reçoit 1.
tile-temps_couvert = Temps couvert
    .timing = Manche 2 : 1 Suspicion
    .text = L désigne un joueur vivant et non révélé. S’il est Enquêteur, il peut se révéler et tuer un Rôle inactif vivant. Sinon, ou s’il ne veut pas, rien ne se passe, et personne ne sait pourquoi.
tile-regard = Regard
    .timing = Manche 2 : 1 Suspicion, Ryuk
    .text = L désigne un joueur vivant qui a au moins 1 Suspicion et 1 Action. L regarde sa main et y prend une carte de son choix.
tile-contact = Contact
    .timing = Manche 2 : 3 Suspicions
    .text = Quand L a donné ses Suspicions, tout joueur vivant qui n’en a reçu aucune de cette distribution pioche 1 Action.
tile-doute = Doute
    .timing = Manche 2 : 2 Suspicions, Ryuk
    .text = L désigne un joueur vivant qui a exactement 1 Suspicion. Toute sa main est montrée à tous, puis lui est rendue.
tile-assaut = Assaut
    .timing = Manche 3 : 1 Suspicion, Ryuk
    .text = L désigne un joueur vivant et non révélé, et nomme un rôle, sauf Light. Si c’est le sien, il est révélé ; sinon, il pioche 2 Actions, puis en défausse 1.
tile-amour = Amour
    .timing = Manche 3 : 3 Suspicions, reste en jeu
    .text = L désigne deux joueurs vivants et voisins. Chacun a un objectif de plus, quoi qu’il devienne : 1 pomme si Light n’est pas révélé à la fin.
tile-confession = Confession
    .timing = Manche 3 : 1 Suspicion, Ryuk
    .text = L désigne un joueur non révélé. Il révèle son rôle, ou L a 2 Suspicions de plus à donner.
tile-ami = Ami
    .timing = Manche 3 : 3 Suspicions, reste en jeu
    .text = Dès que la prochaine Action a été jouée, par qui que ce soit, son joueur perd jusqu’à 2 Suspicions, et l’Enquête s’en va, même s’il n’en avait pas.
tile-pari = Pari
    .timing = Manche 3 : 1 Suspicion, Ryuk
    .text = Qui reçoit la Suspicion de L regarde le rôle d’un de ses voisins non révélés. S’ils sont plusieurs à en recevoir, L dit lequel regarde.
tile-decision = Décision
    .timing = Manche 4 : 2 Suspicions, Ryuk, reste en jeu
    .text = Le joueur qui est Light ne peut plus jouer d’Action jusqu’à la fin, pas même pour se défendre, sauf forcé par un Chantage. Personne n’apprend qui c’est. Un Mensonge y échappe.
tile-execution = Exécution
    .timing = Manche 4 : 0 Suspicion
    .text = L désigne un joueur non révélé : son rôle est révélé.
tile-allie = Allié
    .timing = Manche 4 : 2 Suspicions, Ryuk
    .text = L nomme deux Enquêteurs. On cherche depuis L, dans le sens inverse des aiguilles d’une montre, le premier joueur qui est l’un des deux : il est révélé. S’il l’était déjà, l’effet s’arrête là.
tile-matsuda_enquete = Matsuda
    .timing = Manche 4 : 0 Suspicion, Ryuk
    .text = Le joueur qui est Matsuda, s’il n’est pas révélé, révèle son rôle. Si personne ne le fait, L a 2 Suspicions de plus à donner.
tile-expedient = Expédient
    .timing = Manche 4 : 1 Suspicion, Ryuk
    .text = Chaque joueur vivant et non révélé, à son tour, défausse une Action, ou laisse à L 1 Suspicion de plus à donner.
tile-performance = Performance
    .timing = Manche 5 : 2 Suspicions, Ryuk
    .text = L désigne deux voisins vivants et non révélés : ils échangent toutes leurs Suspicions, Alibi ou non.
tile-conduite = Conduite
    .timing = Manche 5 : 1 Suspicion, Ryuk
    .text = Chaque joueur vivant et non révélé reçoit autant de Suspicions qu’il a d’Actions en main, 3 au plus, tous en même temps.
tile-frenesie = Frénésie
    .timing = Manche 5 : 3 Suspicions, Ryuk
    .text = L doit donner toutes ses Suspicions, celles des Alibis comprises, à un seul joueur.
tile-resurrection = Résurrection
    .timing = Manche 5 : 1 Suspicion, Ryuk
    .text = L désigne tous les joueurs vivants, un par un, dans l’ordre qu’il veut. Chacun, aussitôt, échange son rôle contre un Rôle inactif vivant, ou reçoit 1 Suspicion.
tile-silence = Silence
    .timing = Manche 5 : 1 Suspicion, Ryuk
    .text = L désigne un joueur vivant. Celui-ci désigne le rôle d’un autre joueur vivant, ou un Rôle inactif vivant : ce rôle meurt. Ce n’est pas une Action mortelle.

### Réglages de la table

setting-first_games = Premières parties
    .text = Les 9 Actions avancées, numéros 28 à 36, restent dans la boîte.
setting-l = Choix de L
    .text = La personne qui joue L : tirée au sort, ou choisie.
setting-l_seat = Place de L
    .text = Le numéro de la place de L.
setting-games = Nombre de parties
    .text = Les pommes s’ajoutent d’une partie à l’autre ; le plus haut total l’emporte, les ex æquo partagent.
setting-dead_talk = Les morts parlent
    .text = Un joueur mort peut encore parler à tous. Sinon, il se tait jusqu’à la fin de la partie.
setting-leak_draws = Piocher après une Fuite
    .text = Après une Fuite d’informations, laisser la seconde Enquête fait piocher comme d’habitude. Sinon, la seconde ne fait jamais piocher.

l-dealt = Tiré au sort
    .text = La carte de L est mélangée aux rôles et distribuée.
l-host = L’hôte de la table
l-seat = Une place choisie
    .text = Le numéro de cette place est un réglage à part, plus bas.
l-rotation = Chacun à son tour
    .text = La première place d’abord, puis la suivante à chaque partie.

### Phases, moments, ce qui se joue

phase-setup = Mise en place
phase-round = Manche
phase-end = Fin de la partie
window-round_start = Début de la manche
window-turn_start = Début du tour
window-turn_main = Suite du tour
window-discarded = Une Enquête vient d’être défaussée
window-before_reveal = Avant l’Enquête
window-tile_revealed = Avant l’effet de l’Enquête
window-before_allot = Avant les Suspicions de L
window-round_end = Fin de la manche
window-death = Un rôle va mourir
window-check = On demande un rôle
layer-window = Chacun peut jouer une Action
layer-death = Une mort
layer-check = Une question sur un rôle

### Aide : les règles en une minute

minute-goal = L cherche Light parmi vous. Les autres cachent un rôle, Kira ou Enquêteur, et chacun joue pour ses propres objectifs.
minute-step_1 = Au début, gardez une des deux Actions piochées. À chaque manche, L donne une Action de sa main à quelqu’un.
minute-step_2 = À votre tour, regardez l’Enquête du dessus de la pile : laissez-la pour piocher une Action, ou défaussez-la sans la montrer.
minute-step_3 = Jouez des Actions quand leur moment vient, autant que vous voulez. Celles de Ryuk vous font prendre son pion.
minute-step_4 = Quand tous ont joué, L retourne l’Enquête qui reste, l’applique, puis distribue des Suspicions.
minute-step_5 = Trop de Suspicions, et votre rôle est révélé : vous jouez toujours, à visage découvert.
minute-win = La partie s’arrête quand Light est révélé, quand 3 rôles sont morts et révélés, ou après 5 manches. Vos trois objectifs valent 3, 2 et 1 pommes ; le plus de pommes gagne.
minute-forget_1 = Personne ne gagne en équipe : deux Kira peuvent avoir des objectifs contraires.
minute-forget_2 = Être révélé n’est pas perdre, et un mort compte encore ses pommes.
minute-forget_3 = Qui a Ryuk pioche à coup sûr, mais reçoit une Suspicion si l’Enquête retournée porte son signe.

### Aide : les règles par chapitre

rule-glance = En bref
    .text =
        De 4 à 8 personnes. L’une d’elles est L, connu de tous. Les autres, que l’on appelle les joueurs, ont chacun un rôle caché. Il y en a 8 : 3 Kira et 5 Enquêteurs. Light est toujours chez un joueur au début ; les rôles de trop attendent au centre, face cachée.

        Personne ne gagne en équipe. Chaque rôle a 3 objectifs, qui valent 3, 2 et 1 pommes. À la fin, la personne qui a le plus de pommes gagne.

        La partie dure 5 manches au plus. Elle s’arrête plus tôt dès que Light est révélé, ou quand 3 Rôles sont morts et révélés.
rule-setup = La mise en place
    .text =
        On prend L, Light, et assez d’autres rôles au hasard pour que chacun ait une carte ; on mélange et on distribue. Qui reçoit L le montre. Les Rôles inactifs sont mis au centre, face cachée, à des places numérotées : 5 à 4 personnes, 4 à 5, 3 à 6, 2 à 7, 1 à 8.

        Le paquet compte 46 Actions à partir de 6 personnes, 36 en dessous : dix cartes y ont un second exemplaire, pour les grandes tables seulement.

        L pioche 5 Actions. Chaque joueur en pioche 2, en garde 1 et défausse l’autre, face cachée. Les 25 Enquêtes sont en 5 piles, une par manche, que personne ne connaît. Ryuk est au centre.
rule-l = L et les joueurs
    .text =
        Tous savent qui est L. Il ne joue jamais d’Action : il en donne une par manche, retourne l’Enquête, l’applique et distribue les Suspicions. Il n’est la cible que des Actions qui le nomment, la Taupe et le Bureau d’enquête.

        Un joueur, c’est toute personne sauf L. L n’a pas de tour, ne reçoit pas de Suspicion et n’est le voisin de personne.

        L veut Light, peu de morts, et n’avoir révélé aucun Enquêteur. Voir « Les pommes ».
rule-round = Une manche
    .text =
        Pour commencer, L donne une Action de sa main à un joueur vivant, s’il lui en reste. Tous voient à qui ; eux deux seuls savent laquelle.

        Puis chaque joueur vivant a un tour, et un seul. Il regarde l’Enquête du dessus, la laisse ou la défausse, et joue des Actions. Voir « Le tour d’un joueur ».

        Enfin L retourne l’Enquête du dessus : Ryuk d’abord, puis son effet, puis les Suspicions de L. Les autres Enquêtes de la manche partent sans être vues. Après la manche 5, la partie est finie. Voir « L’Enquête de L ».
rule-order = Le sens et les voisins
    .text =
        Les manches 1, 3 et 5 se jouent dans le sens des aiguilles d’une montre, à partir de L ; les manches 2 et 4, dans l’autre sens. C’est l’ordre des tours, et celui de tout ce qui se joue en même temps.

        Vos voisins sont les premiers joueurs vivants à votre gauche et à votre droite : on saute L et les morts. S’il ne reste que deux joueurs, chacun est le seul voisin de l’autre. Un mort n’a pas de voisin et n’en est pas un.

        Si deux joueurs échangent leurs places, la manche continue d’après les nouvelles places, et personne ne joue deux fois.
rule-turn = Le tour d’un joueur
    .text =
        Au début de votre tour, jouez des Actions si vous voulez. Ce début dure jusqu’à ce que vous regardiez l’Enquête.

        Regardez l’Enquête du dessus, sans la montrer. Laissez-la, ou défaussez-la face cachée ; les autres voient ce que vous faites, pas l’Enquête. La dernière de la manche ne se défausse pas. Puis piochez, s’il y a lieu. Voir « Piocher ».

        Jouez encore des Actions, puis dites que votre tour est fini. Qui meurt pendant son tour n’en a plus. Voir « Les Actions et leurs moments ».
rule-drawing = Piocher
    .text =
        Laisser l’Enquête fait piocher 1 Action ; la défausser n’en fait piocher aucune.

        Si vous avez le pion au moment de choisir, vous piochez 1 Action dans les deux cas : voir « Ryuk ». Sous une Manipulation, c’est l’inverse : on pioche en défaussant, pas en laissant.

        Chaque Fouiner joué ce tour ajoute 1 Action si vous défaussez. Après une Fuite d’informations, la seconde Enquête ne fait rien piocher, sauf réglage contraire. Si la pioche est vide, on mélange la défausse ; si tout est vide, on ne pioche pas. Une main n’a ni maximum ni minimum.
rule-ryuk = Ryuk
    .text =
        À peu près la moitié des Actions sont des Actions Ryuk : dès que vous en jouez une, vous prenez le pion, où qu’il soit. Le même signe se trouve sur des Enquêtes, de plus en plus souvent de manche en manche.

        Qui a le pion pioche toujours après avoir choisi. Mais quand L retourne une Enquête qui montre Ryuk, il reçoit aussitôt 1 Suspicion de L, s’il n’est pas révélé. Pour y échapper, il faut s’être défait du pion, ou avoir un Alibi, avant que l’Enquête soit retournée.

        Une Découverte fixe le pion jusqu’à la fin de la manche ; un Renoncement, ou la mort de qui l’a, le remet au centre.
rule-investigation = L’Enquête de L
    .text =
        Quand tous ont joué, L retourne l’Enquête qui reste sur le dessus. Si elle montre Ryuk, qui a le pion reçoit 1 Suspicion. Puis vient son effet ; si personne ne peut être désigné, il n’y en a pas.

        Ensuite, L distribue les Suspicions de l’Enquête, plus 1 par Alibi en jeu, plus celles que l’effet lui a données. Il doit toutes les donner, à un seul joueur ou à plusieurs, parmi ceux qui ne sont ni révélés ni sous un Alibi. S’il n’y en a aucun, il n’en donne pas. Voir « Les Suspicions ».

        Toutes sont données en même temps. Ensuite agissent Contact et Pari, puis, à la fin de la manche, Se blanchir.
rule-suspicion = Les Suspicions
    .text =
        Un joueur qui a assez de Suspicions est révélé aussitôt : 7 à 4 personnes, 6 de 5 à 7, 5 à 8. Ceux qui y arrivent en même temps sont révélés ensemble.

        Un joueur révélé montre son rôle à tous, rend toutes ses Suspicions, n’en reçoit plus jamais tant qu’il est révélé, et continue de jouer comme avant.

        Un Alibi arrête les Suspicions de L, de Ryuk et de l’Enquête, jamais celles des Actions.

        On retient qui a révélé qui : L veut n’avoir révélé aucun Enquêteur. Un vote, une Enquête qui agit seule, une Action ou le choix d’un joueur ne sont pas imputés à L.
rule-actions = Les Actions et leurs moments
    .text =
        Une Action dit quand elle se joue : au début de votre tour, à votre tour, à tout moment, au début du tour d’un autre, au début de la manche, quand une Enquête est défaussée, quand un rôle va mourir, quand on demande votre rôle.

        « À tout moment » : au début de la manche, pendant tout tour, avant que L retourne l’Enquête, avant son effet, avant les Suspicions de L, et à la fin de la manche.

        Il faut une cible quand la carte en demande une ; si son effet ne change rien, on peut quand même la jouer. On peut jouer autant d’Actions que l’on veut. Voir « Jouer une Action ».
rule-playing = Jouer une Action
    .text =
        On montre la carte et on déclare ce qu’elle vise, devant tous. Une Action Ryuk fait prendre le pion. Puis son effet s’applique, pas à pas ; la mort vient toujours en dernier. La carte va face cachée à la défausse, ou reste en jeu.

        À chaque moment, la question est posée en même temps à tous ceux qui pourraient tenir une carte utile, pour autant qu’on le sache : être interrogé, ou passer, ne dit rien de votre main. Si plusieurs jouent, on suit l’ordre de la manche ; une carte devenue impossible revient en main. Puis on demande encore, jusqu’à ce que tous passent.
rule-after = Après une Action
    .text =
        La fin de la partie n’est vérifiée que lorsque l’Action commencée la première est tout à fait finie, avec celles qu’elle a entraînées. Pendant une Enquête, elle l’est tout de suite.

        Ensuite, si la partie continue, et pour chaque Action jouée, dans l’ordre : l’Enquête « Ami » s’applique à son joueur, puis chaque Menace regarde qui n’a rien joué. Voir aussi « Ce qui reste en jeu ».
rule-death = La mort
    .text =
        Une Action mortelle, ou une Enquête comme Silence ou Temps couvert, fait mourir un rôle, chez un joueur ou au centre. Il est révélé. Mort et révélé, plus rien ne l’atteint.

        Un joueur mort ne joue plus : il défausse sa main, rend ses Suspicions, et Ryuk retourne au centre s’il l’avait. Sa Menace est défaussée, les Manipulations posées devant lui aussi. Mais il compte ses pommes à la fin, comme tous les autres.

        Les Actions mortelles : « Death Note », « Page de Death Note », « Rem », « Yeux de Shinigami » et « Menace ». Voir « Échapper à la mort ».
rule-saving = Échapper à la mort
    .text =
        Quand un rôle va mourir, tout le reste de l’effet a déjà eu lieu. Alors seulement se jouent les cartes qui répondent.

        Fausse identité : vous survivez à une Action mortelle. Mise en scène : vous prenez un Rôle inactif, l’ancien meurt à votre place. Faux Death Note : le rôle, quel qu’il soit, survit à une Action mortelle qui l’a désigné ; une Menace ne désigne personne. Secret défense : un joueur caché meurt sans être révélé ; voir « La mort secrète ».

        Un Rôle inactif ne peut être sauvé que d’une Action mortelle, par le Faux Death Note. Qui se tue par Renaissance ne peut l’être.
rule-secret_death = La mort secrète
    .text =
        Après un Secret défense, un joueur est mort, mais son rôle reste caché. Il ne joue plus, n’a plus de main ni de voisin, et ne fait plus de choix.

        Il garde ses Suspicions et peut encore en recevoir : L peut le désigner pour « Pacte », « Déchirure », « Confession » et « Exécution », et il peut avoir un Alibi. S’il est révélé, il est alors mort et révélé.

        Tant qu’il est caché, il ne compte pas parmi les 3 morts qui finissent la partie. Pour les objectifs, il est mort et n’est pas révélé.
rule-lies = Questions et mensonges
    .text =
        Certains effets demandent si un joueur a tel rôle ou tel camp, sans qu’il montre sa carte : Rem, et les Enquêtes Assaut, Décision, Allié, Matsuda et Poursuite. La réponse est vraie.

        Sauf avec un « Mensonge » : un joueur vivant et non révélé peut le jouer avant de répondre, puis répond ce qu’il veut, même la vérité. Tout le monde voit la carte Mensonge, mais personne ne sait si la réponse est fausse.

        Là où un oui révélerait le joueur, ou empêcherait Light de jouer, on ne peut qu’avouer ou dire non : un Mensonge ne révèle jamais un faux rôle.
rule-swaps = Changer de rôle
    .text =
        Par Amnésie, Mise en scène, Renaissance ou Résurrection, un joueur échange sa carte contre un Rôle inactif vivant. Chaque carte garde sa face, cachée ou révélée, et le joueur regarde la nouvelle.

        C’est désormais son rôle. Si l’ancienne carte et la nouvelle sont cachées, il garde ses Suspicions. Si la nouvelle est révélée, il les perd. S’il était révélé et que la nouvelle est cachée, il repart de 0.

        Il garde sa main, Ryuk, les cartes posées devant lui et ses objectifs de plus, et joue maintenant pour les objectifs du nouveau rôle. Light peut ainsi se retrouver au centre : s’il y est révélé, la partie s’achève de même.
rule-staying = Ce qui reste en jeu
    .text =
        Jusqu’à la fin de la manche : Alibi, Se blanchir, et le pion fixé par une Découverte.

        Jusqu’à la fin de la partie : Manipulation, Fausse piste, et les Enquêtes Poursuite, Amour et Décision. La Menace, jusqu’à ce qu’elle frappe ou soit défaussée. « Ami », jusqu’à la prochaine Action.
rule-end = La fin de la partie
    .text =
        La partie s’achève dès que Light est révélé, chez un joueur ou au centre ; dès que 3 Rôles sont morts et révélés, inactifs compris ; ou à la fin de la manche 5.

        Si une Enquête Poursuite est en jeu, on la résout alors, et un Mensonge peut encore y répondre. Rien d’autre ne se joue.

        Tous les objectifs sont lus à cet instant, avant que l’on retourne les cartes. Puis tout est montré. Voir « Les pommes ».
rule-apples = Les pommes
    .text =
        Chacun compte les objectifs du rôle qu’il a à la fin, mort ou vif : 3, 2 et 1 pommes. Amour, Poursuite et Fausse piste en ajoutent 1 chacune. Les Rôles inactifs ne rapportent à personne.

        « Rôle » veut dire l’un des 8 rôles autres que L, chez un joueur ou au centre. Pour Yagami, et pour le premier objectif de Matsuda, seuls comptent ceux que les joueurs ont en main.

        La personne qui a le plus de pommes gagne ; les ex æquo partagent.
rule-match = Plusieurs parties
    .text =
        On peut jouer de 1 à 8 parties de suite, avec de nouveaux rôles chaque fois. Les pommes s’ajoutent, et le plus haut total l’emporte. Voir « Les réglages de la table ».

        L peut être tiré au sort à chaque partie, être toujours la même personne, ou changer chaque fois : avec autant de parties que de personnes, chacun est L une fois.
rule-variants = Les réglages de la table
    .text =
        Premières parties : les 9 Actions avancées, numéros 28 à 36, restent dans la boîte. Le paquet compte alors 37 cartes à partir de 6 personnes, 27 en dessous.

        On peut aussi choisir L, jouer plusieurs parties, laisser parler les morts, et faire piocher qui laisse la seconde Enquête d’une Fuite d’informations.

        Sinon, L est tiré au sort, toutes les Actions sont là, et un mort se tait jusqu’à la fin de la partie.
rule-talk = Ce que l’on peut dire
    .text =
        Tout le monde parle, à voix haute et pour tous, et l’on peut dire ce que l’on veut, vrai ou faux : qui l’on est, quelle Enquête on a vue, pourquoi on l’a laissée.

        Quand L dit d’un joueur qui il est, le jeton de ce rôle se pose près de lui, pour mémoire et sous les yeux de tous, jusqu’à ce que L le déplace ou le reprenne. Cela n’a aucun effet.

        On ne montre ni son rôle ni ses cartes, sauf quand un effet le demande. Un mort se tait, à moins que la table en décide autrement.
rule-secrets = Ce que chacun sait
    .text =
        Tous voient L, les rôles révélés et morts, où est chaque carte Rôle, les Suspicions, Ryuk, le nombre de cartes de chaque main, ce qui reste en jeu, qui a laissé ou défaussé l’Enquête, et qui a regardé quoi.

        Personne d’autre ne connaît votre rôle ni votre main. Ce que vous avez vu d’une carte Rôle reste noté, où qu’elle aille. Une Enquête défaussée n’est connue que de ceux qui l’ont vue.

        Les cartes défaussées ou données restent secrètes : on sait combien, pas lesquelles.
rule-details = Points de détail
    .text =
        Un joueur révélé peut être visé par toute carte qui ne dit pas « non révélé ». Regarder un rôle ne le révèle pas.

        Sous une Couverture, on peut encore jouer des Actions de début de tour, mais elles ne touchent pas l’Enquête. Une Enquête remise par une Démission est vue par les suivants.

        La Décision suit la carte de Light : si un autre la prend, c’est lui qui ne joue plus. Light, même s’il ne peut plus jouer, joue s’il y est forcé par un Chantage.

        La carte empruntée par un Death Note se joue au moment où il a été joué ; si elle doit tuer celui à qui on l’a prise, il récupère d’abord sa main, et peut se défendre. Se blanchir regarde toute la manche, avant et après.
rule-advice = Pour bien commencer
    .text =
        L : donnez d’abord des cartes sans danger, regardez ce qu’on en fait, et posez vos Suspicions sur le même suspect. Avant de pousser quelqu’un à bout, demandez-vous si c’est un Enquêteur.

        Kira : ne défaussez pas quand personne d’autre ne le fait, gardez de quoi vous défendre, et laissez les autres se soupçonner.

        Enquêteurs : être révélé n’est pas toujours un mal. Sachez quels rôles sont au centre, et ne révélez Light que lorsque vos autres objectifs sont prêts.
rule-versions = Ce qui a changé en version 2
    .text =
        Les cartes et cette page donnent les règles d’aujourd’hui, celles de la version 2. Une partie commencée avant, en version 1, se termine selon les règles de la version 1.

        En version 1, si la carte empruntée par un Death Note doit tuer celui à qui on l’a prise, sa mort n’attend pas : il ne peut pas se défendre avec sa main.

        En version 1, qui joue Rem révèle d’abord son rôle, et reste révélé même si l’autre est Kira.

        Le réglage « { setting-leak_draws } » est venu avec la version 2 ; en version 1, on joue sans lui.

### Aide : exemples de jeu

example-setup = Cinq à table
    .text =
        À 5 personnes, on distribue 5 rôles, dont L et Light ; 4 restent au centre. Le paquet a 36 Actions : L en prend 5, les 4 joueurs 2 chacun. Il en reste 23, et chaque joueur en défausse 1.
example-neighbours = Qui est voisin de qui
    .text =
        Autour de la table : L, Anna, Bruno, Chloé, David. Les voisins d’Anna sont Bruno et David, car on saute L. Si David meurt, ce sont Bruno et Chloé.
example-draws = Trois cartes d’un coup
    .text =
        Anna a Ryuk et une Manipulation devant elle. Elle joue deux Fouiner, puis défausse l’Enquête : 1 carte, plus 2, en tout 3. Si elle l’avait laissée, elle en aurait pioché 1, grâce à Ryuk.
example-same_time = En même temps
    .text =
        Dans la manche 1, Anna défausse une Enquête. Bruno joue Accusations et David Démission, en même temps. Bruno est le plus près de L dans le sens de la manche : il regarde l’Enquête et donne 1 Suspicion à Anna. Puis David la regarde et la remet sur la pile.

        Si David était passé le premier, l’Enquête ne serait plus dans la défausse, et la carte de Bruno lui reviendrait en main.
example-third_death = La troisième mort
    .text =
        Deux Rôles sont morts. Anna joue un Chantage sur Bruno et choisit sa Page de Death Note : Bruno doit la jouer. Il désigne un Rôle inactif et nomme Mogi ; c’est Mogi, qui meurt. La Page, puis le Chantage s’achèvent, et alors seulement la partie est finie.
example-saved = Sauvé de justesse
    .text =
        Au même moment, Élise joue un Faux Death Note : Mogi ne meurt pas et reste caché. Bruno seul a vu la carte, mais tout le monde a compris que c’était Mogi. La partie continue.
example-death_note = Un Death Note
    .text =
        Un Rôle est déjà mort. Anna joue un Death Note sur Bruno et prend sa main : les Yeux de Shinigami et une Mise en scène. Elle joue les Yeux sur un Rôle inactif, qui meurt, et reçoit 1 Suspicion. La main revient à Bruno, qui va mourir.

        Bruno joue sa Mise en scène : il prend un Rôle inactif caché, et son ancien rôle meurt au centre. C’était la troisième mort : la partie s’achève, Bruno en vie.

        Si Anna avait joué les Yeux sur Bruno lui-même, cette mort aurait attendu que la main lui revienne. Sauvé des Yeux, il aurait encore dû échapper au Death Note.
example-threat = Menace et Ami
    .text =
        L’Enquête Ami est en jeu, et la Menace d’Anna n’attend plus que Bruno et Chloé. Bruno, qui a 3 Suspicions, joue des Mouchards. Il en perd 2, et Ami s’en va. Puis la Menace tombe sur Chloé. Une Fausse identité peut la sauver, pas un Faux Death Note.
example-chairs = Changer de place
    .text =
        On joue Anna, Bruno, Chloé, David. À son tour, Anna échange sa place avec Chloé. Les places sont maintenant Chloé, Bruno, Anna, David : c’est le tour de Chloé, puis de Bruno, puis de David. Anna ne rejoue pas.
example-alibi_vote = Un Alibi pendant le vote
    .text =
        Bruno a un Alibi. L désigne Bruno et Chloé pour Déchirure, et le vote va à Bruno, 3 contre 1 : il ne reçoit rien, et Chloé non plus. L donne ensuite 1 Suspicion, plus 1 pour l’Alibi, mais pas à Bruno.
example-ally = L’Allié qui se cache
    .text =
        L nomme Mogi et Watari. Dans le sens inverse des aiguilles d’une montre, David vient d’abord : c’est Mogi, mais il joue un Mensonge et répond non. On passe à Chloé, Watari : elle est révélée par L, qui perd ainsi son troisième objectif.
example-secret_death = Mourir en secret
    .text =
        David, Matsuda, a 2 Suspicions. Rem le tue, mais Bruno joue Secret défense : David est mort, sa carte reste cachée, et il garde ses 2 Suspicions. Higuchi aurait 2 pommes, pas la troisième. Plus tard, L lui donne 4 Suspicions : il est révélé, et compte désormais parmi les morts révélés.
example-revival = La Résurrection de Light
    .text =
        Bruno est Light et a 5 Suspicions sur 6. L désigne Anna, qui prend 1 Suspicion, puis Bruno. S’il ne change pas de rôle, il en reçoit 1, il est révélé, et la partie s’arrête là : ni Chloé ni David n’ont à choisir.
example-guidance = Trop de cartes en main
    .text =
        L retourne Conduite. Light a 4 Actions et 3 Suspicions, Mogi 3 Actions et 3 Suspicions, Watari aucune Action. Light et Mogi en reçoivent 3 chacun, en même temps : tous deux sont révélés, et la partie s’achève. Watari n’a rien reçu.
example-clear_names = Deux fois Se blanchir
    .text =
        Bruno et Chloé jouent chacun Se blanchir ; David joue une Action, Anna aucune. À la fin de la manche, Anna reçoit 2 Suspicions, David 0, Bruno 1 et Chloé 1. Pour chaque carte, c’est comme si son joueur ne l’avait pas jouée : il est touché par la sienne, pas par celle de l’autre.
example-pursuit = La Poursuite
    .text =
        À la fin, dans le sens des aiguilles d’une montre : Anna, Aizawa cachée ; Bruno, Higuchi caché ; Chloé, Mogi révélée. Bruno est le premier Kira caché, et Chloé est sa voisine : 1 pomme de plus pour lui.

        Si Anna joue un Mensonge et répond Kira, c’est elle la première. Ses voisins sont Bruno et David : pas de pomme, sauf si David est un Enquêteur révélé.
example-amnesia = Light s’oublie
    .text =
        Anna est Light, cachée, avec 5 Suspicions. Elle joue Amnésie et prend un Rôle inactif caché : c’est Mogi. Elle garde ses 5 Suspicions et compte maintenant les pommes de Mogi. Light est au centre ; si on l’y révèle, la partie s’achève.
example-last_tile = La dernière Enquête
    .text =
        Il ne reste qu’une Enquête dans la pile. Anna la regarde, mais ne peut pas la défausser. Elle la laisse, et pioche 1 Action. Sous une Manipulation et sans Ryuk, elle n’en piocherait pas.
example-threshold = Une Suspicion de trop
    .text =
        À 8 personnes, il en faut 5. Chloé en a 4 et en reçoit 1 : elle est révélée, n’en a plus, n’en reçoit plus, et continue de jouer.

        À 5 personnes, L donne 3 Suspicions : 1 à Light, qui en avait 5, et 2 à Mogi, qui en avait 4. Tous deux sont révélés ensemble, puis la partie s’achève.
example-ryuk_icon = Le signe de Ryuk
    .text =
        L retourne une Enquête qui montre Ryuk. Si le pion est au centre, ou chez un joueur révélé, personne ne reçoit de Suspicion.

        Bruno a le pion, et l’on va retourner l’Enquête. Chloé joue Découverte sur Bruno : le pion ne bouge plus. Même si David joue un Alibi, qui est une Action Ryuk, c’est Bruno qui recevra la Suspicion.
example-page = Une Page mal écrite
    .text =
        Anna désigne un Rôle inactif et nomme Misa. Elle regarde : c’est Mogi. C’est donc Anna qui va mourir, à moins d’une Mise en scène, d’une Fausse identité ou d’un Faux Death Note.
example-rem = Le sacrifice de Rem
    .text =
        Anna joue Rem sur Bruno. Bruno, Watari caché, joue un Mensonge et répond Kira : rien ne se passe, et tous deux restent cachés. S’il avait dit la vérité, Anna aurait dû révéler son rôle, et Bruno aurait été sur le point de mourir.
example-supporter = Regarder ou révéler
    .text =
        Avec un Partisan de Kira, Anna choisit de regarder, et voit Higuchi : elle ne peut plus le révéler. Il fallait choisir avant.
example-alibi = Un Alibi ne se perd pas
    .text =
        Anna a un Alibi, puis meurt : L a toujours 1 Suspicion de plus à donner. Si tous les joueurs cachés ont un Alibi, L n’en donne aucune.
example-cover = Une Couverture
    .text =
        Anna joue Fouiner. Bruno joue Couverture : Anna ne regarde pas l’Enquête, qui reste, et pioche 1 carte. Sous une Manipulation et sans Ryuk, elle n’en aurait pas ; mais si elle joue un Alibi avant de continuer, elle prend Ryuk et en pioche 1.
example-mole = Une Taupe les mains vides
    .text =
        L n’a plus d’Action. Anna joue quand même une Taupe : elle ne prend rien, et reçoit 1 Suspicion. Révélée, elle n’en recevrait pas.
example-recordings = Des Enregistrements
    .text =
        Anna défausse 3 Actions, mais il n’y a que 2 Rôles inactifs cachés : les deux sont révélés. Sans rien défausser, elle n’en révélerait aucun, et la carte serait jouée tout de même.
example-foundation = La Fondation
    .text =
        Anna défausse 2 Actions et se désigne elle-même : elle en pioche 3. Sans rien défausser, elle ferait piocher 1 carte.
example-testimony = Un témoin
    .text =
        Anna joue Témoignage et choisit Bruno. Il peut donner 2 Suspicions à Anna, à lui-même, à un autre, ou à personne ; jamais 1 à l’un et 1 à l’autre.
example-bureau = Le Bureau d’enquête
    .text =
        Anna vise Bruno. S’il a 2 cartes ou plus, il en donne une à L et une à Anna ; s’il en a 1, elle va à L. Si Anna se vise elle-même, elle en donne une à L.
example-eyes = Les Yeux de Light
    .text =
        Light, à 5 Suspicions sur 6, joue les Yeux de Shinigami : il en reçoit 1 et il est révélé. La cible meurt quand même, et la partie s’achève ensuite. Un Faux Death Note sauverait la cible, mais pas Light.
example-blackmail = Un Chantage
    .text =
        Anna choisit dans la main de Bruno un Faux Death Note : il ne se joue pas à son tour, il est donc défaussé. Si elle choisit une Page de Death Note, Bruno doit la jouer, et peut désigner Anna.
example-leak = Une Fuite
    .text =
        Il reste 2 Enquêtes. Anna, qui a Ryuk, a joué Fuite d’informations. Elle défausse la première et pioche 1 carte. Elle regarde la seconde, mais c’est la dernière : elle reste, et Anna ne pioche pas.
example-rebirth = Une Renaissance
    .text =
        Bruno, Mogi, accepte la Renaissance. Mogi meurt, révélé par Bruno et non par L. Yagami perd son troisième objectif et Watari son deuxième. Si c’était Light qui acceptait, la partie s’achèverait.
example-overcast = On ne saura pas
    .text =
        L désigne Bruno pour Temps couvert. Bruno est Higuchi : il ne peut que ne rien faire, comme un Enquêteur qui ne voudrait pas se révéler. Personne ne voit la différence.
example-encounter = Contact
    .text =
        L a 3 Suspicions, plus 1 pour un Alibi, et les donne à Chloé et à David. Tous les autres joueurs vivants piochent 1 Action, révélés compris.
example-decision = La Décision
    .text =
        L retourne Décision. Light peut jouer un Mensonge et répondre non : rien ne change pour lui. Sinon, il ne joue plus d’Action, pas même pour se sauver, et seul un Chantage peut encore l’y forcer.
example-makeshift = Quatre joueurs cachés
    .text =
        L retourne Expédient. Sur 4 joueurs cachés, un seul défausse une Action : L donne 1 Suspicion, plus 3.
example-silence = Le Silence
    .text =
        L désigne David, qui désigne Chloé : c’était Watari, cachée. David l’a tuée et révélée, pas L, dont le troisième objectif tient toujours. Chloé aurait pu jouer une Mise en scène, mais pas une Fausse identité : Silence n’est pas une Action mortelle.
example-score_quiet = Le compte : rien ne s’est passé
    .text =
        La manche 5 s’achève, personne n’est révélé ni mort. Light a 5 pommes ; Misa, assise à ses côtés, 6 ; Higuchi 3 ; L 3. Matsuda et Mogi en ont 2, Watari 2, ou 3 si sa main est vide. Yagami en a 1, Aizawa 0.
example-score_caught = Le compte : Light est pris
    .text =
        Les Suspicions de L révèlent Light. Misa est cachée, personne n’est mort, et L n’a révélé aucun Enquêteur. L a 6 pommes, Light 2, Watari 5, ou 6 si sa main est vide.

### Conseils d’une première partie

hint-welcome = Bienvenue dans l’enquête
    .text = L est connu de tous ; les autres cachent un rôle. Gardez « Mon secret » appuyé pour lire le vôtre, et ses trois objectifs.
hint-goal_l = Votre but : démasquer Light
    .text = Donnez vos Suspicions à la personne que vous croyez être Light, évitez les morts, et ne révélez pas d’Enquêteur.
hint-goal_kira = Votre but : les pommes d’un Kira
    .text = Vos trois objectifs valent 3, 2 et 1 pommes. Fondez-vous parmi les autres, et ne gênez pas L quand personne d’autre ne le fait.
hint-goal_investigators = Votre but : les pommes d’un Enquêteur
    .text = Vos trois objectifs valent 3, 2 et 1 pommes. Être révélé n’est pas toujours un mal.
hint-keep_one = Votre première Action
    .text = Touchez un dessin pour lire sa carte. Gardez celle qui sert votre rôle (« Mon secret ») ; l’autre est défaussée, sans qu’on la voie.
hint-gift = Un cadeau empoisonné ?
    .text = Donnez une Action à un joueur, et regardez ce qu’il en fera. Gardez les plus dangereuses pour la fin.
hint-turn = Votre tour
    .text = Certaines Actions se jouent avant de regarder l’Enquête. Ensuite, il est trop tard pour elles.
hint-tile = Laisser ou défausser
    .text = L retournera l’Enquête qui restera. Si vous la laissez, vous piochez ; si vous la défaussez, L perd son effet, mais tout le monde voit que c’est vous.
hint-ryuk = Ryuk est avec vous
    .text = Vous piochez quoi que vous fassiez de l’Enquête. Mais si celle de L montre Ryuk, vous recevez une Suspicion.
hint-window = On demande à tout le monde
    .text = La même question est posée à tous ceux qui pourraient jouer. Passer ne dit rien de votre main.
hint-death = Quelqu’un va mourir
    .text = C’est le moment des cartes qui sauvent. Trois Rôles morts et révélés finissent la partie.
hint-check = On demande un rôle
    .text = La réponse sera vraie, à moins que vous ne jouiez un Mensonge. Passer ne dit rien à personne.
hint-designate = L’effet de l’Enquête
    .text = Votre choix se fait devant tous. Touchez le nom de l’Enquête pour relire son effet.
hint-allot = Vos Suspicions
    .text = Donnez-les toutes, à un seul ou à plusieurs. Qui en a assez est révélé aussitôt ; si c’est Light, la partie est finie.
hint-vote = Un vote secret
    .text = Tous votent en même temps, puis les bulletins sont montrés. Une égalité touche les deux.
hint-suspicion = On vous soupçonne
    .text = Si vous avez trop de Suspicions, votre rôle est révélé. Un Alibi, un Renoncement ou l’Enquête Ami peuvent aider.
hint-revealed = Un rôle est révélé
    .text = Un joueur révélé perd ses Suspicions, n’en reçoit plus, et joue toujours.
hint-inactive = Les Rôles inactifs
    .text = Ils comptent dans bien des objectifs. Ce que vous avez vu de ces cartes reste noté, où qu’elles aillent.

### Fins de partie

ending-light_revealed = Light est démasqué : la partie s’achève aussitôt.
    .short = Light révélé
ending-three_deaths = Trois Rôles sont morts et révélés : la partie s’achève aussitôt.
    .short = Trois morts
ending-last_round = Cinq manches ont passé, et L s’effondre : l’enquête est finie.
    .short = Fin de la manche 5

### Provenance

source-rulebook = Livret de règles
source-review = Texte publié
source-reconstruction = Reconstitution
value-apples = pommes
value-objectives = objectifs
value-effect = effet
value-copies = nombre d’exemplaires
value-timing = moment
value-ryuk = Ryuk
value-death = Action mortelle
value-suspicion = nombre de Suspicions

### Titres du sommaire

heading-action = Cartes Action
    .one = Action
heading-tile = Enquêtes
    .one = Enquête

### Les mêmes mots, ailleurs

card-death_note = { action-death_note }
card-page_de_death_note = { action-page_de_death_note }
card-rem = { action-rem }
card-partisan_de_kira = { action-partisan_de_kira }
card-alibi = { action-alibi }
card-fouiner = { action-fouiner }
card-couverture = { action-couverture }
card-manipulation = { action-manipulation }
card-destins_croises = { action-destins_croises }
card-taupe = { action-taupe }
card-se_blanchir = { action-se_blanchir }
card-decouverte = { action-decouverte }
card-amnesie = { action-amnesie }
card-enregistrements = { action-enregistrements }
card-filature = { action-filature }
card-fondation_de_watari = { action-fondation_de_watari }
card-mouchards = { action-mouchards }
card-renoncement = { action-renoncement }
card-presence_invisible = { action-presence_invisible }
card-temoignage = { action-temoignage }
card-remaniement = { action-remaniement }
card-piege = { action-piege }
card-bureau_d_enquete = { action-bureau_d_enquete }
card-demission = { action-demission }
card-mise_en_scene = { action-mise_en_scene }
card-accusations = { action-accusations }
card-fausse_identite = { action-fausse_identite }
card-yeux_de_shinigami = { action-yeux_de_shinigami }
card-menace = { action-menace }
card-mensonge = { action-mensonge }
card-chantage = { action-chantage }
card-fuite_d_informations = { action-fuite_d_informations }
card-deballage = { action-deballage }
card-fausse_piste = { action-fausse_piste }
card-secret_defense = { action-secret_defense }
card-faux_death_note = { action-faux_death_note }
card-renaissance = { tile-renaissance }
card-confrontation = { tile-confrontation }
card-pacte = { tile-pacte }
card-poursuite = { tile-poursuite }
card-tactique = { tile-tactique }
card-dechirure = { tile-dechirure }
card-temps_couvert = { tile-temps_couvert }
card-regard = { tile-regard }
card-contact = { tile-contact }
card-doute = { tile-doute }
card-assaut = { tile-assaut }
card-amour = { tile-amour }
card-confession = { tile-confession }
card-ami = { tile-ami }
card-pari = { tile-pari }
card-decision = { tile-decision }
card-execution = { tile-execution }
card-allie = { tile-allie }
card-matsuda_enquete = { tile-matsuda_enquete }
card-expedient = { tile-expedient }
card-performance = { tile-performance }
card-conduite = { tile-conduite }
card-frenesie = { tile-frenesie }
card-resurrection = { tile-resurrection }
card-silence = { tile-silence }
face-death_note = { action-death_note }
face-page_de_death_note = { action-page_de_death_note }
face-rem = { action-rem }
face-partisan_de_kira = { action-partisan_de_kira }
face-alibi = { action-alibi }
face-fouiner = { action-fouiner }
face-couverture = { action-couverture }
face-manipulation = { action-manipulation }
face-destins_croises = { action-destins_croises }
face-taupe = { action-taupe }
face-se_blanchir = { action-se_blanchir }
face-decouverte = { action-decouverte }
face-amnesie = { action-amnesie }
face-enregistrements = { action-enregistrements }
face-filature = { action-filature }
face-fondation_de_watari = { action-fondation_de_watari }
face-mouchards = { action-mouchards }
face-renoncement = { action-renoncement }
face-presence_invisible = { action-presence_invisible }
face-temoignage = { action-temoignage }
face-remaniement = { action-remaniement }
face-piege = { action-piege }
face-bureau_d_enquete = { action-bureau_d_enquete }
face-demission = { action-demission }
face-mise_en_scene = { action-mise_en_scene }
face-accusations = { action-accusations }
face-fausse_identite = { action-fausse_identite }
face-yeux_de_shinigami = { action-yeux_de_shinigami }
face-menace = { action-menace }
face-mensonge = { action-mensonge }
face-chantage = { action-chantage }
face-fuite_d_informations = { action-fuite_d_informations }
face-deballage = { action-deballage }
face-fausse_piste = { action-fausse_piste }
face-secret_defense = { action-secret_defense }
face-faux_death_note = { action-faux_death_note }
other_role-yagami = { role-yagami }
other_role-matsuda = { role-matsuda }
other_role-aizawa = { role-aizawa }
other_role-mogi = { role-mogi }
other_role-watari = { role-watari }
line-l_1 = « { objective-l_1 } »
line-l_2 = « { objective-l_2 } »
line-l_3 = « { objective-l_3 } »
line-light_1 = « { objective-light_1 } »
line-light_2 = « { objective-light_2 } »
line-light_3 = « { objective-light_3 } »
line-misa_1 = « { objective-misa_1 } »
line-misa_2 = « { objective-misa_2 } »
line-misa_3 = « { objective-misa_3 } »
line-higuchi_1 = « { objective-higuchi_1 } »
line-higuchi_2 = « { objective-higuchi_2 } »
line-higuchi_3 = « { objective-higuchi_3 } »
line-yagami_1 = « { objective-yagami_1 } »
line-yagami_2 = « { objective-yagami_2 } »
line-yagami_3 = « { objective-yagami_3 } »
line-matsuda_1 = « { objective-matsuda_1 } »
line-matsuda_2 = « { objective-matsuda_2 } »
line-matsuda_3 = « { objective-matsuda_3 } »
line-aizawa_1 = « { objective-aizawa_1 } »
line-aizawa_2 = « { objective-aizawa_2 } »
line-aizawa_3 = « { objective-aizawa_3 } »
line-mogi_1 = « { objective-mogi_1 } »
line-mogi_2 = « { objective-mogi_2 } »
line-mogi_3 = « { objective-mogi_3 } »
line-watari_1 = « { objective-watari_1 } »
line-watari_2 = « { objective-watari_2 } »
line-watari_3 = « { objective-watari_3 } »
line-amour = « { objective-amour } »
line-poursuite = « { objective-poursuite } »
line-fausse_piste = « { objective-fausse_piste } »

### Ce qui arrive : la mise en place et les manches

event-deal =
    { $game ->
        [1] { $seat_is_me ->
            [yes] Vous êtes L, à visage découvert. Tous les autres cachent un rôle ; l’un d’eux est Light.
           *[no] { $seat } est L, à visage découvert. Tous les autres cachent un rôle ; l’un d’eux est Light.
        }
       *[other] { $seat_is_me ->
            [yes] Partie { $game } : maintenant, L, c’est vous. Tout le monde a un nouveau rôle.
           *[no] Partie { $game } : maintenant, L, c’est { $seat }. Tout le monde a un nouveau rôle.
        }
    }
event-round =
    { $round ->
        [2] Manche 2. On joue dans le sens inverse des aiguilles d’une montre.
        [4] Manche 4. On joue dans le sens inverse des aiguilles d’une montre.
       *[other] Manche { $round }. On joue dans le sens des aiguilles d’une montre.
    }
event-gift = L donne une Action à { $target }.
    .card =
        { $seat_is_me ->
            [yes] Vous donnez « { $card } » à { $target }.
           *[no] L vous donne « { $card } ».
        }
event-turn =
    { $seat_is_me ->
        [yes] C’est à vous de jouer.
       *[no] C’est à { $seat } de jouer.
    }
event-turn_over =
    { $seat_is_me ->
        [yes] Vous finissez votre tour.
       *[no] { $seat } finit son tour.
    }
event-sees_tile = L’Enquête du dessus est « { $tile } ». Personne d’autre ne la voit.
event-tile_left =
    { $seat_is_me ->
        [yes] Vous laissez l’Enquête sur la pile.
       *[no] { $seat } laisse l’Enquête sur la pile.
    }
event-tile_discarded =
    { $seat_is_me ->
        [yes] Vous défaussez l’Enquête, face cachée.
       *[no] { $seat } défausse l’Enquête, face cachée.
    }
event-tile_covered =
    { $seat_is_me ->
        [yes] Vous ne regardez pas l’Enquête : elle reste sur la pile.
       *[no] { $seat } ne regarde pas l’Enquête : elle reste sur la pile.
    }
event-draws =
    { $count ->
        [1] { $seat } pioche une Action.
       *[other] { $seat } pioche { $count } Actions.
    }
    .cards = Vous piochez { $cards }.
event-discards =
    { $count ->
        [1] { $seat } défausse une Action, face cachée.
       *[other] { $seat } défausse { $count } Actions, face cachée.
    }
    .cards = Vous défaussez { $cards }, face cachée.
event-reshuffled =
    { $count ->
        [1] La pioche est vide : la seule carte défaussée la remplace.
       *[other] La pioche est vide : on mélange les { $count } cartes défaussées.
    }

### Ce qui arrive : les Actions

event-plays =
    { $seat_is_me ->
        [yes] Vous jouez « { $card } ».
       *[no] { $seat } joue « { $card } ».
    }
event-aims =
    { $target_is_me ->
        [yes] « { $card } » vous vise.
       *[no] « { $card } » vise { $target }.
    }
event-aims_role =
    { $slot ->
        [0] { $target_is_me ->
            [yes] « { $card } » vise votre rôle.
           *[no] « { $card } » vise le rôle { DE($target) }.
        }
       *[other] « { $card } » vise le Rôle inactif nº { $slot }.
    }
event-aims_two =
    { $target_is_me ->
        [yes] « { $card } » vous lie à { $other }.
       *[no] { $other_is_me ->
            [yes] « { $card } » vous lie à { $target }.
           *[no] « { $card } » lie { $target } et { $other }.
        }
    }
event-names =
    { $seat_is_me ->
        [yes] « { $card } » : vous nommez { $role }.
       *[no] « { $card } » : { $seat } nomme { $role }.
    }
event-looks =
    { $slot ->
        [0] { $target_is_me ->
            [yes] { $seat } regarde votre rôle.
           *[no] { $seat } regarde le rôle { DE($target) }.
        }
       *[other] { $seat } regarde le Rôle inactif nº { $slot }.
    }
    .role =
        { $slot ->
            [0] Vous regardez le rôle { DE($target) } : { $role }.
           *[other] Vous regardez le Rôle inactif nº { $slot } : { $role }.
        }
event-sees_hand = { $seat } regarde la main { DE($target) }.
    .cards =
        { $seat_is_me ->
            [yes] { $cards_count ->
                [0] { $target } n’a aucune Action à vous montrer.
               *[other] { $target } a en main { $cards }.
            }
           *[no] { $cards_count ->
                [0] { $seat } regarde votre main, qui est vide.
               *[other] { $seat } regarde votre main : { $cards }.
            }
        }
event-takes_hand =
    { $count ->
        [0] { $target_is_me ->
            [yes] { $seat } voudrait prendre votre main, mais elle est vide.
           *[no] { $seat } voudrait prendre la main { DE($target) }, mais elle est vide.
        }
       *[other] { $target_is_me ->
            [yes] { $seat } prend toute votre main.
           *[no] { $seat } prend toute la main { DE($target) }.
        }
    }
    .cards =
        { $cards_count ->
            [0] La main { DE($target) } est vide.
           *[other] Vous prenez la main { DE($target) } : { $cards }.
        }
event-hand_back =
    { $target_is_me ->
        [yes] { $seat } vous rend les cartes qui restent.
       *[no] { $seat_is_me ->
            [yes] Vous rendez à { $target } les cartes qui restent.
           *[no] { $seat } rend à { $target } les cartes qui restent.
        }
    }
event-takes = { $target } prend une Action à { $seat }.
    .card =
        { $target_is_me ->
            [yes] Vous prenez « { $card } » à { $seat }.
           *[no] { $target } vous prend « { $card } ».
        }
event-gives = { $seat } donne une Action à { $target }.
    .card =
        { $seat_is_me ->
            [yes] Vous donnez « { $card } » à { $target }.
           *[no] { $seat } vous donne « { $card } ».
        }
event-spills =
    { $target_is_me ->
        [yes] Tous voient « { $card } », qui est désormais dans votre main.
       *[no] Tous voient « { $card } », qui est désormais dans la main { DE($target) }.
    }
event-blackmailed =
    { $target_is_me ->
        [yes] { $seat } choisit une de vos cartes : vous devez la jouer, tout de suite.
       *[no] { $seat_is_me ->
            [yes] { $target } doit jouer la carte que vous avez choisie, tout de suite.
           *[no] { $seat } choisit une carte { DE($target) }, qui doit la jouer tout de suite.
        }
    }
event-covers =
    { $target_is_me ->
        [yes] Vous ne verrez pas l’Enquête de ce tour.
       *[no] { $target } ne verra pas l’Enquête de ce tour.
    }
event-chairs =
    { $seat_is_me ->
        [yes] { $target } et vous échangez vos places.
       *[no] { $target_is_me ->
            [yes] { $seat } et vous échangez vos places.
           *[no] { $seat } et { $target } échangent leurs places.
        }
    }
event-swaps = { $seat } échange son rôle contre le Rôle inactif nº { $slot }.
    .role = Vous échangez votre rôle contre le Rôle inactif nº { $slot } : vous êtes désormais { $role }.
event-silent_witness =
    { $seat_is_me ->
        [yes] Vous ne désignez personne.
       *[no] { $seat } ne désigne personne.
    }
event-looks_at_tile = { $seat } regarde l’Enquête défaussée.
    .tile = L’Enquête défaussée est « { $tile } ».
event-tile_back =
    { $seat_is_me ->
        [yes] Vous remettez l’Enquête sur la pile.
       *[no] { $seat } remet l’Enquête sur la pile.
    }
event-tile_exposed =
    { $seat_is_me ->
        [yes] Vous montrez à tous l’Enquête { QUE($target) } a défaussée : « { $tile } ».
       *[no] { $target_is_me ->
            [yes] { $seat } montre à tous l’Enquête que vous avez défaussée : « { $tile } ».
           *[no] { $seat } montre à tous l’Enquête { QUE($target) } a défaussée : « { $tile } ».
        }
    }

### Ce qui arrive : Ryuk et les Suspicions

event-ryuk =
    { $seat_is_me ->
        [yes] Vous prenez Ryuk.
       *[no] { $seat } prend Ryuk.
    }
event-ryuk_free = Ryuk retourne au centre de la table.
event-ryuk_locked =
    { $target_is_me ->
        [yes] Jusqu’à la fin de la manche, Ryuk reste avec vous.
       *[no] Jusqu’à la fin de la manche, Ryuk reste avec { $target }.
    }
event-ryuk_icon =
    { $target_is_me ->
        [yes] L’Enquête montre Ryuk, et c’est vous qui avez le pion.
       *[no] L’Enquête montre Ryuk, et c’est { $target } qui a le pion.
    }
event-suspicion =
    { $source_id ->
        [allotment] { $by_is_me ->
            [yes] Vous donnez { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } à { $target } ({ $total } en tout).
           *[no] { $target_is_me ->
                [yes] L vous donne { $count ->
                    [1] 1 Suspicion
                   *[other] { $count } Suspicions
                } ({ $total } en tout).
               *[no] L donne { $count ->
                    [1] 1 Suspicion
                   *[other] { $count } Suspicions
                } à { $target } ({ $total } en tout).
            }
        }
        [ryuk] { $target_is_me ->
            [yes] Ryuk vous vaut { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } ({ $total } en tout).
           *[no] Ryuk vaut { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } à { $target } ({ $total } en tout).
        }
       *[other] { $target_is_me ->
            [yes] « { $card } » vous vaut { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } ({ $total } en tout).
           *[no] « { $card } » vaut { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } à { $target } ({ $total } en tout).
        }
    }
event-suspicion_lost =
    { $target_is_me ->
        [yes] Vous perdez { $count ->
            [1] 1 Suspicion
           *[other] { $count } Suspicions
        } ({ $total } en tout).
       *[no] { $target } perd { $count ->
            [1] 1 Suspicion
           *[other] { $count } Suspicions
        } ({ $total } en tout).
    }
event-suspicions_exchanged =
    { $target_is_me ->
        [yes] Vous échangez vos Suspicions avec { $other } : { $count } pour vous, { $total } pour { $other }.
       *[no] { $other_is_me ->
            [yes] Vous échangez vos Suspicions avec { $target } : { $total } pour vous, { $count } pour { $target }.
           *[no] { $target } et { $other } échangent leurs Suspicions : { $count } pour { $target }, { $total } pour { $other }.
        }
    }
event-nobody_to_suspect = Personne ne peut recevoir de Suspicions : L n’en donne aucune.

### Ce qui arrive : révélations et morts

event-reveal =
    { $slot ->
        [0] { $cause_id ->
            [self] { $target_is_me ->
                [yes] Vous révélez votre rôle : { $role }.
               *[no] { $target } révèle son rôle : { $role }.
            }
            [seat] { $by_is_me ->
                [yes] Vous révélez le rôle { DE($target) } : { $role }.
               *[no] { $target_is_me ->
                    [yes] { $by } révèle votre rôle : { $role }.
                   *[no] { $by } révèle le rôle { DE($target) } : { $role }.
                }
            }
            [vote] { $target_is_me ->
                [yes] Le vote révèle votre rôle : { $role }.
               *[no] Le vote révèle le rôle { DE($target) } : { $role }.
            }
           *[other] { $target_is_me ->
                [yes] L’Enquête révèle votre rôle : { $role }.
               *[no] L’Enquête révèle le rôle { DE($target) } : { $role }.
            }
        }
       *[other] { $by_is_me ->
            [yes] Vous révélez le Rôle inactif nº { $slot } : { $role }.
           *[no] { $by } révèle le Rôle inactif nº { $slot } : { $role }.
        }
    }
event-death_waits =
    { $target_is_me ->
        [yes] Votre mort attend que votre main vous soit rendue.
       *[no] La mort { DE($target) } attend que sa main lui soit rendue.
    }
event-about_to_die =
    { $slot ->
        [0] { $cause_id ->
            [self] { $target_is_me ->
                [yes] Vous allez mourir, de votre propre main.
               *[no] { $target } va mourir, de sa propre main.
            }
           *[other] { $by_is_me ->
                [yes] Vous allez tuer { $target }.
               *[no] { $target_is_me ->
                    [yes] { $by } va vous tuer.
                   *[no] { $by } va tuer { $target }.
                }
            }
        }
       *[other] { $by_is_me ->
            [yes] Vous allez tuer le Rôle inactif nº { $slot }.
           *[no] { $by } va tuer le Rôle inactif nº { $slot }.
        }
    }
event-dies =
    { $slot ->
        [0] { $cause_id ->
            [self] { $target_is_me ->
                [yes] Vous tuez votre propre rôle.
               *[no] { $target } tue son propre rôle.
            }
           *[other] { $by_is_me ->
                [yes] Vous tuez { $target }.
               *[no] { $target_is_me ->
                    [yes] { $by } vous tue. Vous ne jouez plus, mais vos objectifs comptent toujours.
                   *[no] { $by } tue { $target }.
                }
            }
        }
       *[other] { $by_is_me ->
            [yes] Vous tuez le Rôle inactif nº { $slot }.
           *[no] { $by } tue le Rôle inactif nº { $slot }.
        }
    }
event-dies_hidden =
    { $cause_id ->
        [self] { $target_is_me ->
            [yes] Vous mourez, et votre rôle reste secret.
           *[no] { $target } meurt, et son rôle reste secret.
        }
       *[other] { $by_is_me ->
            [yes] Vous tuez { $target }, dont le rôle reste secret.
           *[no] { $target_is_me ->
                [yes] { $by } vous tue, mais votre rôle reste secret.
               *[no] { $by } tue { $target }, dont le rôle reste secret.
            }
        }
    }
event-saved = « { $card } » : personne ne meurt.
event-top_secret = S’il y a mort, le rôle restera secret.
event-threat =
    { $target_is_me ->
        [yes] La Menace { DE($seat) } tombe sur vous : tous les autres ont joué une Action ou sont morts.
       *[no] { $seat_is_me ->
            [yes] Votre Menace tombe sur { $target } : tous les autres ont joué une Action ou sont morts.
           *[no] La Menace { DE($seat) } tombe sur { $target } : tous les autres ont joué une Action ou sont morts.
        }
    }
event-threat_void =
    { $seat_is_me ->
        [yes] Votre Menace ne vise plus personne : elle est défaussée.
       *[no] La Menace { DE($seat) } ne vise plus personne : elle est défaussée.
    }
event-rem_answer =
    { $kira ->
        [yes] { $target_is_me ->
            [yes] Vous répondez : Kira. Rem vous épargne.
           *[no] { $target } répond : Kira. Rem passe son chemin.
        }
       *[no] { $target_is_me ->
            [yes] Vous répondez : pas Kira.
           *[no] { $target } répond : pas Kira.
        }
    }
event-assault_no =
    { $target_is_me ->
        [yes] Vous répondez : pas { $role }.
       *[no] { $target } répond : pas { $role }.
    }

### Ce qui arrive : l’Enquête de L

event-tile =
    { $seat_is_me ->
        [yes] Vous retournez l’Enquête : « { $tile } ».
       *[no] L retourne l’Enquête : « { $tile } ».
    }
event-no_effect = « { $tile } » n’a pas d’effet.
event-designates =
    { $seat_is_me ->
        [yes] « { $tile } » : vous désignez { $target }.
       *[no] { $target_is_me ->
            [yes] « { $tile } » : L vous désigne.
           *[no] « { $tile } » : L désigne { $target }.
        }
    }
event-designates_role =
    { $seat_is_me ->
        [yes] « { $tile } » : vous désignez le Rôle inactif nº { $slot }.
       *[no] « { $tile } » : L désigne le Rôle inactif nº { $slot }.
    }
event-designates_two =
    { $seat_is_me ->
        [yes] « { $tile } » : vous désignez { $target } et { $other }.
       *[no] { $target_is_me ->
            [yes] « { $tile } » : L vous désigne, avec { $other }.
           *[no] { $other_is_me ->
                [yes] « { $tile } » : L vous désigne, avec { $target }.
               *[no] « { $tile } » : L désigne { $target } et { $other }.
            }
        }
    }
event-designates_group =
    { $seat_is_me ->
        [yes] « { $tile } » : vous désignez { $seats }.
       *[no] « { $tile } » : L désigne { $seats }.
    }
event-l_names =
    { $seat_is_me ->
        [yes] Vous demandez si { $target } est { $role }.
       *[no] { $target_is_me ->
            [yes] L demande si vous êtes { $role }.
           *[no] L demande si { $target } est { $role }.
        }
    }
event-l_names_two =
    { $seat_is_me ->
        [yes] Vous nommez { $role } et { $other_role }.
       *[no] L nomme { $role } et { $other_role }.
    }
event-answers =
    { $tile_id ->
        [renaissance] { $choice_id ->
            [accept] { $seat_is_me ->
                [yes] Vous acceptez : votre rôle va mourir, et vous en prendrez un autre.
               *[no] { $seat } accepte : son rôle va mourir, un autre le remplacera.
            }
           *[other] { $seat_is_me ->
                [yes] Vous gardez votre rôle.
               *[no] { $seat } garde son rôle.
            }
        }
        [confrontation] { $choice_id ->
            [reveal] { $seat_is_me ->
                [yes] Vous choisissez de révéler le Rôle inactif.
               *[no] { $seat } choisit de révéler le Rôle inactif.
            }
           *[other] { $seat_is_me ->
                [yes] Vous gardez le secret.
               *[no] { $seat } garde le secret.
            }
        }
        [tactique] { $choice_id ->
            [discard] { $seat_is_me ->
                [yes] Vous préférez défausser une Action.
               *[no] { $seat } préfère défausser une Action.
            }
           *[other] { $seat_is_me ->
                [yes] Vous montrez votre main à L.
               *[no] { $seat } montre sa main à L.
            }
        }
        [temps_couvert] { $choice_id ->
            [accept] { $seat_is_me ->
                [yes] Vous allez vous révéler.
               *[no] { $seat } va se révéler.
            }
           *[other] { $seat_is_me ->
                [yes] Vous ne faites rien.
               *[no] { $seat } ne fait rien : on ne saura pas pourquoi.
            }
        }
        [confession] { $choice_id ->
            [confess] { $seat_is_me ->
                [yes] Vous avouez.
               *[no] { $seat } avoue.
            }
           *[other] { $seat_is_me ->
                [yes] Vous n’avouez rien.
               *[no] { $seat } n’avoue rien.
            }
        }
        [expedient] { $choice_id ->
            [discard] { $seat_is_me ->
                [yes] Vous défaussez une Action.
               *[no] { $seat } choisit de défausser une Action.
            }
           *[other] { $seat_is_me ->
                [yes] Vous laissez à L une Suspicion de plus.
               *[no] { $seat } laisse à L une Suspicion de plus.
            }
        }
       *[other] { $choice_id ->
            [swap] { $seat_is_me ->
                [yes] Vous changez de rôle.
               *[no] { $seat } change de rôle.
            }
           *[other] { $seat_is_me ->
                [yes] Vous gardez votre rôle.
               *[no] { $seat } garde son rôle.
            }
        }
    }
event-bonus =
    { $count ->
        [1] L aura 1 Suspicion de plus à donner.
       *[other] L aura { $count } Suspicions de plus à donner.
    }
event-votes =
    { $seat_is_me ->
        [yes] Vous votez contre { $target }.
       *[no] { $target_is_me ->
            [yes] { $seat } vote contre vous.
           *[no] { $seat } vote contre { $target }.
        }
    }
event-hand_shown =
    { $seat_is_me ->
        [yes] Tous voient votre main : { $cards }.
       *[no] Tous voient la main { DE($seat) } : { $cards }.
    }
event-light_barred = Light ne peut plus jouer d’Action, mais personne ne sait qui c’est.
event-friend =
    { $seat_is_me ->
        [yes] « Ami » : vous venez de jouer une Action, et l’Enquête s’en va.
       *[no] « Ami » : { $seat } vient de jouer une Action, et l’Enquête s’en va.
    }

### Ce qui arrive : la fin

event-pursuit =
    { $seat_is_me ->
        [yes] « Poursuite » : c’est vous qui gagnez la pomme.
       *[no] « Poursuite » : c’est { $seat } qui gagne la pomme.
    }
event-game_over =
    { $reason } Les rôles – { $roles_by_seat }. Les pommes – { $apples_by_seat }. { $winner_seats_has_me ->
        [yes] { $winner_seats_count ->
            [1] Vous gagnez !
           *[other] { $winner_seats } gagnez !
        }
       *[no] { $winner_seats_count ->
            [1] { $winner_seats } gagne.
           *[other] { $winner_seats } gagnent.
        }
    }
event-scored =
    { $seat_is_me ->
        [yes] Vous, { $role }
       *[no] { $seat }, { $role }
    } : { $count ->
        [0] aucune pomme.
        [1] 1 pomme. { $lines }.
       *[other] { $count } pommes. { $lines }.
    }
event-totals = Totaux – { $scores_by_seat }.
event-crowned =
    { $seats_count ->
        [1] { $seats_has_me ->
            [yes] Vous avez le plus de pommes : vous gagnez !
           *[no] { $seats } a le plus de pommes et gagne !
        }
       *[other] Égalité de pommes. Victoire partagée : { $seats }.
    }

### Questions : la mise en place et le tour

ask-keep_one = Quelle Action gardez-vous ? L’autre est défaussée, face cachée.
ask-gift = À qui donnez-vous une Action ? Tous le verront.
ask-gift_card = Quelle Action donnez-vous à { $target } ? Personne d’autre ne la verra.
ask-turn_start = C’est votre tour. Jouez des Actions si vous voulez, puis regardez l’Enquête.
ask-tile_choice =
    Laissez-vous « { $tile } » sur la pile ? { $left ->
        [0] Si vous la laissez, vous ne piochez pas ; { $discarded ->
            [0] si vous la défaussez non plus.
            [1] si vous la défaussez, vous piochez une carte.
           *[other] si vous la défaussez, vous piochez { $discarded } cartes.
        }
        [1] { $discarded ->
            [0] Si vous la laissez, vous piochez une carte ; si vous la défaussez, aucune.
            [1] Dans les deux cas, vous piochez une carte.
           *[other] Si vous la laissez, vous piochez une carte ; si vous la défaussez, { $discarded }.
        }
       *[other] { $discarded ->
            [0] Si vous la laissez, vous piochez { $left } cartes ; si vous la défaussez, aucune.
            [1] Si vous la laissez, vous piochez { $left } cartes ; si vous la défaussez, une seule.
           *[other] Si vous la laissez, vous piochez { $left } cartes ; si vous la défaussez, { $discarded }.
        }
    }
ask-turn_main = Jouez encore des Actions, ou finissez votre tour.
ask-meanwhile_turn_start = Le tour { DE($target) } commence. Vous pouvez jouer une Action.
ask-meanwhile_turn_main = C’est le tour { DE($target) }. Vous pouvez jouer une Action.

### Questions : les moments où l’on peut jouer une Action

ask-window_round_start = La manche commence. Jouez-vous une Action ?
ask-window_discarded =
    { $target_is_me ->
        [yes] Vous venez de défausser l’Enquête. Jouez-vous une Action ?
       *[no] { $target } vient de défausser l’Enquête. Jouez-vous une Action ?
    }
ask-window_before_reveal = L va retourner l’Enquête. Jouez-vous une Action avant ?
ask-window_tile_revealed = L’Enquête est « { $tile } ». Jouez-vous une Action avant son effet ?
ask-window_before_allot = « { $tile } » a fait effet. Jouez-vous une Action avant que L donne ses Suspicions ?
ask-window_round_end = La manche s’achève. Jouez-vous une Action ?
ask-window_death =
    { $slot ->
        [0] { $cause_id ->
            [self] { $target_is_me ->
                [yes] Vous allez mourir, de votre propre main. Jouez-vous une Action ?
               *[no] { $target } va mourir, de sa propre main. Jouez-vous une Action ?
            }
           *[other] { $target_is_me ->
                [yes] { $by } va vous tuer. Jouez-vous une Action ?
               *[no] { $by_is_me ->
                    [yes] Vous allez tuer { $target }. Jouez-vous une Action ?
                   *[no] { $by } va tuer { $target }. Jouez-vous une Action ?
                }
            }
        }
       *[other] { $by_is_me ->
            [yes] Vous allez tuer le Rôle inactif nº { $slot }. Jouez-vous une Action ?
           *[no] { $by } va tuer le Rôle inactif nº { $slot }. Jouez-vous une Action ?
        }
    }
ask-window_check =
    { $card_id ->
        [rem] « { $card } » : êtes-vous Kira ? Jouez-vous une Action avant de répondre ?
        [poursuite] « { $card } » : êtes-vous Kira ? Jouez-vous une Action avant de répondre ?
        [allie] « { $card } » : L cherche { $roles }. Jouez-vous une Action avant de répondre ?
       *[other] « { $card } » : êtes-vous { $roles } ? Jouez-vous une Action avant de répondre ?
    }
ask-lie =
    { $card_id ->
        [rem] « { $card } » : êtes-vous Kira ? Que répondez-vous ?
        [poursuite] « { $card } » : êtes-vous Kira ? Que répondez-vous ?
        [allie] « { $card } » : L cherche { $roles }. Que répondez-vous ?
       *[other] « { $card } » : êtes-vous { $roles } ? Que répondez-vous ?
    }

### Questions : ce que l’on déclare en jouant une Action

ask-play_target =
    { $card_id ->
        [death_note] « { $card } » : quel joueur doit mourir ?
        [rem] « { $card } » : quel joueur meurt, s’il n’est pas Kira ?
        [alibi] « { $card } » : qui protégez-vous de L et de l’Enquête ?
        [manipulation] « { $card } » : devant qui posez-vous la carte ?
        [decouverte] « { $card } » : qui prend Ryuk ?
        [fondation_de_watari] « { $card } » : qui pioche ?
        [mouchards] « { $card } » : de qui regardez-vous le rôle ?
        [temoignage] « { $card } » : qui est le témoin ?
        [remaniement] « { $card } » : avec qui échangez-vous votre place ?
        [piege] « { $card } » : qui doit montrer son rôle ?
        [bureau_d_enquete] « { $card } » : qui donne ses cartes ?
        [chantage] « { $card } » : qui faites-vous chanter ?
        [deballage] « { $card } » : de quelle main vient la carte ?
       *[other] « { $card } » : quel joueur ?
    }
ask-play_role =
    { $card_id ->
        [page_de_death_note] « { $card } » : quelle carte Rôle désignez-vous ? Vous nommerez ensuite un rôle.
        [filature] « { $card } » : quel Rôle inactif regardez-vous ?
        [amnesie] « { $card } » : contre quel Rôle inactif échangez-vous le vôtre ?
        [mise_en_scene] « { $card } » : quel Rôle inactif prenez-vous ? L’ancien mourra à votre place.
        [yeux_de_shinigami] « { $card } » : quel rôle doit mourir ?
       *[other] « { $card } » : quelle carte Rôle ?
    }
ask-play_name =
    { $card_id ->
        [fausse_piste] « { $card } » : quel rôle doit être révélé à la fin ?
       *[other] « { $card } » : quel rôle nommez-vous ? Si vous vous trompez, c’est le vôtre qui meurt.
    }
ask-two_players = « { $card } » : quels joueurs se montrent leur rôle ?
ask-supporter = Regarder un Rôle inactif, ou en révéler un et donner une Suspicion ?
ask-lay_away_count =
    { $card_id ->
        [enregistrements] « { $card } » : combien d’Actions défaussez-vous, pour révéler autant de Rôles inactifs ?
       *[other] « { $card } » : combien d’Actions défaussez-vous ? On en piochera une de plus.
    }
ask-lay_away =
    { $count ->
        [1] « { $card } » : quelle Action défaussez-vous ?
       *[other] « { $card } » : quelles { $count } Actions défaussez-vous ?
    }
ask-reveal_inactive = Quels Rôles inactifs révélez-vous ?
ask-renounce = Combien de Suspicions perdez-vous ?
ask-reshuffle = Prenez-vous une Suspicion à { $target }, ou lui en donnez-vous une ?
ask-spill_own = Laquelle de vos Actions montrez-vous à tous ? Vous la garderez.

### Questions : l’effet d’une Action

ask-borrow = Vous avez la main { DE($target) }. Jouez-vous une de ces cartes, avant de rendre les autres ?
ask-supporter_suspicion = À qui donnez-vous une Suspicion ?
ask-crossed_fates = Vous connaissez le rôle { DE($target) }. Lui donnez-vous une Suspicion ?
ask-tailing = Vous avez vu le Rôle inactif nº { $slot }. Le révélez-vous, ou piochez-vous une Action ?
ask-look_at_neighbour = « { $card } » : de quel voisin regardez-vous le rôle ?
ask-trapped = { $by } vous a tendu un piège : à qui montrez-vous votre rôle ?
ask-testimony = { $by } veut votre témoignage. À qui donnez-vous { $count } Suspicions ?
ask-mole = Vous voyez la main de L. Quelle Action prenez-vous ?
ask-bureau = Quelle Action donnez-vous à { $target } ?
ask-blackmail = Vous voyez la main { DE($target) }. Quelle carte choisissez-vous ?
ask-resignation = L’Enquête défaussée est « { $tile } ». La remettez-vous sur la pile, ou prenez-vous une Suspicion ?
ask-accusations = { $target } a défaussé « { $tile } ». Donnez-vous une Suspicion, ou montrez-vous l’Enquête à tous ?

### Questions : l’Enquête de L

ask-designate =
    { $tile_id ->
        [renaissance] « { $tile } » : qui pourra changer de rôle ?
        [confrontation] « { $tile } » : qui regardera un Rôle inactif ?
        [tactique] « { $tile } » : qui défaussera une Action, ou vous montrera sa main ?
        [temps_couvert] « { $tile } » : qui pourra se révéler, s’il est Enquêteur ?
        [regard] « { $tile } » : de qui regardez-vous la main ?
        [doute] « { $tile } » : qui montrera sa main à tous ?
        [assaut] « { $tile } » : qui voulez-vous démasquer ?
        [confession] « { $tile } » : qui devra avouer, ou vous donner 2 Suspicions de plus ?
        [execution] « { $tile } » : qui révélez-vous ?
        [resurrection] « { $tile } » : à qui le tour de choisir ?
        [silence] « { $tile } » : qui désignera un rôle à tuer ?
       *[other] « { $tile } » : qui désignez-vous ?
    }
ask-designate_two =
    { $tile_id ->
        [dechirure] « { $tile } » : entre quels joueurs les autres voteront-ils ?
        [amour] « { $tile } » : quels voisins tombent amoureux ?
        [performance] « { $tile } » : quels voisins échangent leurs Suspicions ?
       *[other] « { $tile } » : quels joueurs désignez-vous ?
    }
ask-designate_inactive = « { $tile } » : quel Rôle inactif sera regardé ?
ask-dealings = « Pacte » : à qui donnez-vous une Suspicion ?
ask-assault = D’après vous, quel est le rôle { DE($target) } ? Vous ne pouvez pas nommer Light.
ask-ally = Quels Enquêteurs nommez-vous ? Le premier trouvé sera révélé.
ask-unraveling = Tout le monde parle. Lancez le vote quand vous voulez.
ask-ballot = Contre qui votez-vous ? Le plus désigné reçoit une Suspicion.
ask-glare = Vous voyez la main { DE($target) }. Quelle Action prenez-vous ?
ask-wager = « Pari » : lequel de ces joueurs regarde le rôle d’un voisin ?
ask-allot =
    { $count ->
        [1] À qui donnez-vous la Suspicion ?
       *[other] À qui donnez-vous ces { $count } Suspicions ?
    }
ask-allot_one = « Frénésie » : qui reçoit les { $count } Suspicions, toutes ensemble ?

### Questions : répondre à l’Enquête

ask-rebirth = Tuez-vous votre rôle pour en prendre un autre ? Vous restez en jeu.
ask-confrontation = Vous avez vu le Rôle inactif nº { $slot }. Le révélez-vous, ou prenez-vous une Suspicion ?
ask-tactics = Défaussez-vous une Action, ce qui donne à L une Suspicion de plus, ou lui montrez-vous votre main ?
ask-overcast = Si vous êtes Enquêteur, vous pouvez vous révéler et tuer un Rôle inactif. Que faites-vous ?
ask-assault_discard = Quelle Action défaussez-vous ?
ask-confession = Avouez-vous votre rôle ? Sinon, L aura { $count } Suspicions de plus à donner.
ask-makeshift = Défaussez-vous une Action ? Sinon, L aura une Suspicion de plus à donner.
ask-revival = Changez-vous de rôle ? Sinon, vous recevez une Suspicion.
ask-silence = Quel rôle doit mourir ?
ask-next_game = La partie est finie. Êtes-vous d’accord pour la suivante ?

### Options

option-play = Jouer « { $card } »
    .keep_one = Garder « { $card } »
    .gift_card = Donner « { $card } »
    .bureau = Donner « { $card } »
    .mole = Prendre « { $card } »
    .glare = Prendre « { $card } »
    .blackmail = Choisir « { $card } »
    .spill_own = Montrer « { $card } »
    .assault_discard = Défausser « { $card } »
option-pass = Passer
option-look = Regarder l’Enquête
option-end_turn = Finir votre tour
option-leave_tile = La laisser sur la pile
    .effect = Elle reste sur la pile : L pourrait la retourner.
option-discard_tile = La défausser
    .effect = Elle part face cachée ; les autres voient que vous la défaussez.
option-inactive = Rôle inactif nº { $slot }
    .rebirth = Mourir, et prendre le Rôle inactif nº { $slot }
    .overcast = Vous révéler, et tuer le Rôle inactif nº { $slot }
    .revival = Prendre le Rôle inactif nº { $slot }
option-role = { $role }
option-pair =
    { $seat_is_me ->
        [yes] { $other } et vous
       *[no] { $other_is_me ->
            [yes] { $seat } et vous
           *[no] { $seat } et { $other }
        }
    }
option-two_roles = { $role } et { $other_role }
option-look_inactive = Regarder le Rôle inactif nº { $slot }
option-reveal_inactive = Révéler le Rôle inactif nº { $slot }
option-lay_away =
    { $count ->
        [0] Aucune
        [1] Une Action
       *[other] { $count } Actions
    }
option-lose_suspicions =
    { $count ->
        [0] Aucune
        [1] 1 Suspicion
       *[other] { $count } Suspicions
    }
option-borrow_none = N’en jouer aucune
option-reveal_role = Le révéler
    .overcast = Vous révéler
option-draw_action = Piocher une Action
option-nobody = Personne
option-move_nothing = Ni l’un ni l’autre
option-take_suspicion = Prendre une Suspicion
option-give_suspicion = Donner une Suspicion
option-put_back = La remettre sur la pile
option-take_one_suspicion = Recevoir une Suspicion
option-expose_tile = Montrer l’Enquête à tous
option-accuse = Donner une Suspicion
option-answer_yes = Oui
option-answer_no = Non
option-decline = Ne rien faire
    .rebirth = Garder votre rôle
option-keep_hidden = Le garder secret, et recevoir une Suspicion
option-show_hand_to_l = Montrer votre main à L
option-discard_action = Défausser « { $card } »
option-begin_vote = Lancer le vote
option-confess = Avouer : révéler votre rôle
option-refuse_to_confess = Ne rien avouer
option-let_l_suspect = Laisser à L une Suspicion de plus
option-ready = D’accord

### Refus

reason-timing_start = Se joue au début de votre tour, avant de regarder l’Enquête.
reason-timing_turn = Se joue à votre tour.
reason-timing_any = Pas à ce moment-là.
reason-timing_others_start = Se joue au début du tour d’un autre joueur.
reason-timing_round_start = Se joue au début de la manche.
reason-timing_discarded = Se joue quand une Enquête vient d’être défaussée.
reason-timing_death = Se joue quand un rôle va mourir.
reason-timing_check = Se joue quand on demande votre rôle.
reason-no_target = Il n’y a personne à viser.
reason-revealed = Votre rôle est révélé.
reason-barred = « Décision » : Light ne peut plus jouer d’Action.
reason-ryuk_free = Personne n’a Ryuk.
reason-needs_ryuk = Il vous faut Ryuk.
reason-too_late = L donne déjà ses Suspicions.
reason-cannot_take = Il n’y a pas de Suspicion à prendre, ou votre rôle est révélé.
reason-cannot_give = Vous n’avez pas de Suspicion à donner, ou son rôle est révélé.
reason-tile_back = L’Enquête n’est plus dans la défausse.
reason-own_tile = C’est vous qui avez défaussé l’Enquête.
reason-not_dying = Ce n’est pas vous qui allez mourir.
reason-no_death_action = Aucune Action mortelle n’en est la cause.
reason-not_designated = Aucune Action mortelle n’a désigné ce rôle.
reason-no_hidden_victim = Ce n’est pas un joueur au rôle caché qui va mourir.
reason-not_asked = On ne demande pas votre rôle.
reason-already_revealed = Ce rôle est déjà révélé.
reason-last_tile = C’est la dernière Enquête de la manche : elle reste.
reason-no_investigator = Vous n’êtes pas Enquêteur.
reason-light_revealed = { ending-light_revealed }
reason-three_deaths = { ending-three_deaths }
reason-last_round = { ending-last_round }

### Paroles

saying-them =
    { $what_id ->
        [role_light] C’est Light.
        [role_misa] C’est Misa.
        [role_higuchi] C’est Higuchi.
        [role_yagami] C’est Yagami.
        [role_matsuda] C’est Matsuda.
        [role_aizawa] C’est Aizawa.
        [role_mogi] C’est Mogi.
        [role_watari] C’est Watari.
        [camp_kira] C’est un Kira.
        [camp_investigators] C’est un Enquêteur.
        [left_to_draw] Laisser l’Enquête, c’était pour piocher.
        [left_helps_l] Laisser l’Enquête, c’était pour aider L.
        [left_hurts_l] Laisser l’Enquête, c’était pour gêner L.
        [left_hurts_me] Laisser l’Enquête, c’était se nuire à soi-même.
        [discarded_to_draw] Défausser l’Enquête, c’était pour piocher.
        [discarded_helps_l] Défausser l’Enquête, c’était pour ne pas aider L.
        [discarded_hurts_l] Défausser l’Enquête, c’était pour protéger L.
        [discarded_hurts_me] Défausser l’Enquête, c’était pour se protéger.
       *[other] { $what }
    }
saying-you =
    { $what_id ->
        [role_light] Es-tu Light ?
        [role_misa] Es-tu Misa ?
        [role_higuchi] Es-tu Higuchi ?
        [role_yagami] Es-tu Yagami ?
        [role_matsuda] Es-tu Matsuda ?
        [role_aizawa] Es-tu Aizawa ?
        [role_mogi] Es-tu Mogi ?
        [role_watari] Es-tu Watari ?
        [camp_kira] Es-tu Kira ?
        [camp_investigators] Es-tu Enquêteur ?
        [left_to_draw] As-tu laissé l’Enquête pour piocher ?
        [left_helps_l] As-tu laissé l’Enquête pour aider L ?
        [left_hurts_l] As-tu laissé l’Enquête pour gêner L ?
        [left_hurts_me] As-tu laissé l’Enquête contre ton intérêt ?
        [discarded_to_draw] As-tu défaussé l’Enquête pour piocher ?
        [discarded_helps_l] As-tu défaussé l’Enquête pour ne pas aider L ?
        [discarded_hurts_l] As-tu défaussé l’Enquête pour protéger L ?
        [discarded_hurts_me] As-tu défaussé l’Enquête pour te protéger ?
       *[other] Qu’en dis-tu ? { $what }
    }
what-role_light = Je suis Light.
what-role_misa = Je suis Misa.
what-role_higuchi = Je suis Higuchi.
what-role_yagami = Je suis Yagami.
what-role_matsuda = Je suis Matsuda.
what-role_aizawa = Je suis Aizawa.
what-role_mogi = Je suis Mogi.
what-role_watari = Je suis Watari.
what-camp_kira = Je suis Kira.
what-camp_investigators = Je suis Enquêteur.
what-tile_renaissance = L’Enquête du dessus, c’est « { tile-renaissance } ».
what-tile_confrontation = L’Enquête du dessus, c’est « { tile-confrontation } ».
what-tile_pacte = L’Enquête du dessus, c’est « { tile-pacte } ».
what-tile_poursuite = L’Enquête du dessus, c’est « { tile-poursuite } ».
what-tile_tactique = L’Enquête du dessus, c’est « { tile-tactique } ».
what-tile_dechirure = L’Enquête du dessus, c’est « { tile-dechirure } ».
what-tile_temps_couvert = L’Enquête du dessus, c’est « { tile-temps_couvert } ».
what-tile_regard = L’Enquête du dessus, c’est « { tile-regard } ».
what-tile_contact = L’Enquête du dessus, c’est « { tile-contact } ».
what-tile_doute = L’Enquête du dessus, c’est « { tile-doute } ».
what-tile_assaut = L’Enquête du dessus, c’est « { tile-assaut } ».
what-tile_amour = L’Enquête du dessus, c’est « { tile-amour } ».
what-tile_confession = L’Enquête du dessus, c’est « { tile-confession } ».
what-tile_ami = L’Enquête du dessus, c’est « { tile-ami } ».
what-tile_pari = L’Enquête du dessus, c’est « { tile-pari } ».
what-tile_decision = L’Enquête du dessus, c’est « { tile-decision } ».
what-tile_execution = L’Enquête du dessus, c’est « { tile-execution } ».
what-tile_allie = L’Enquête du dessus, c’est « { tile-allie } ».
what-tile_matsuda_enquete = L’Enquête du dessus, c’est « { tile-matsuda_enquete } ».
what-tile_expedient = L’Enquête du dessus, c’est « { tile-expedient } ».
what-tile_performance = L’Enquête du dessus, c’est « { tile-performance } ».
what-tile_conduite = L’Enquête du dessus, c’est « { tile-conduite } ».
what-tile_frenesie = L’Enquête du dessus, c’est « { tile-frenesie } ».
what-tile_resurrection = L’Enquête du dessus, c’est « { tile-resurrection } ».
what-tile_silence = L’Enquête du dessus, c’est « { tile-silence } ».
what-left_to_draw = J’ai laissé l’Enquête pour piocher.
what-left_helps_l = J’ai laissé l’Enquête parce qu’elle aide L.
what-left_hurts_l = J’ai laissé l’Enquête parce qu’elle gêne L.
what-left_hurts_me = J’ai laissé l’Enquête, et pourtant elle me nuit.
what-discarded_to_draw = J’ai défaussé l’Enquête pour piocher.
what-discarded_helps_l = J’ai défaussé l’Enquête parce qu’elle aidait L.
what-discarded_hurts_l = J’ai défaussé l’Enquête parce qu’elle gênait L.
what-discarded_hurts_me = J’ai défaussé l’Enquête parce qu’elle me nuisait.
what-withdrawn = Je retire ce que je viens de dire.
say-claim =
    { $about ->
        [other] { $what_id ->
            [none] Je sais des choses sur { $target }.
            [withdrawn] { $target } ? Je retire ce que j’ai dit.
           *[other] { $target } ? { saying-them }
        }
       *[none] { $what_id ->
            [none] Je n’ai rien à cacher.
           *[other] { $what }
        }
    }
say-accuse =
    { $what_id ->
        [none] Je me méfie { DE($target) }.
       *[other] Je me méfie { DE($target) }. { saying-them }
    }
say-vouch =
    { $what_id ->
        [none] Je fais confiance à { $target }.
       *[other] Je fais confiance à { $target }. { saying-them }
    }
say-ask =
    { $what_id ->
        [none] { $target }, qui es-tu ?
       *[other] { $target }, une question. { saying-you }
    }
say-promise =
    { $what_id ->
        [none] { $target }, compte sur moi.
       *[other] { $target }, compte sur moi. { $what }
    }
