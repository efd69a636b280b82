### DC Spyfall, mots français.

### Le jeu

game-title = DC Spyfall
    .tagline = Tout le monde sait où l’on est, sauf le Joker. Question après question, démasquez-le avant qu’il ne devine le Lieu.
    .length = De 15 à 60 minutes

### Rôles et camps

role-hero = Héros
    .camp = Camp des Héros
    .text = Vous connaissez le Lieu. Montrez que vous y êtes sans jamais le nommer, et trouvez qui fait semblant : les Héros gagnent la manche si le Joker est démasqué, ou s’il nomme un autre Lieu.
role-joker = Joker
    .camp = Camp du Joker
    .text = Vous ignorez où vous êtes. Écoutez, répondez comme si vous y étiez et, tant que le chrono tourne, révélez-vous pour nommer le Lieu. Vous gagnez aussi si personne n’est condamné, ou si c’est un Héros.
role-harley_quinn = Harley Quinn
    .camp = Camp du Joker
    .text = Vous connaissez le Lieu, mais vous aidez le Joker, sans savoir qui il est ; il ne sait pas non plus que c’est vous. Donnez-lui des indices, faites soupçonner un Héros, et ne vous faites pas prendre.

### Ce qui est écrit sur une carte

card-joker = { role-joker }
card-arkham_asylum = { location-arkham_asylum }
card-arkham_asylum_harley = { location-arkham_asylum } (Harley Quinn)
card-atlantis = { location-atlantis }
card-atlantis_harley = { location-atlantis } (Harley Quinn)
card-batcave = { location-batcave }
card-batcave_harley = { location-batcave } (Harley Quinn)
card-belle_reve = { location-belle_reve }
card-belle_reve_harley = { location-belle_reve } (Harley Quinn)
card-bottle_city_of_kandor = { location-bottle_city_of_kandor }
card-bottle_city_of_kandor_harley = { location-bottle_city_of_kandor } (Harley Quinn)
card-central_city_police_department = { location-central_city_police_department }
card-central_city_police_department_harley = { location-central_city_police_department } (Harley Quinn)
card-daily_planet = { location-daily_planet }
card-daily_planet_harley = { location-daily_planet } (Harley Quinn)
card-ferris_aircraft = { location-ferris_aircraft }
card-ferris_aircraft_harley = { location-ferris_aircraft } (Harley Quinn)
card-fortress_of_solitude = { location-fortress_of_solitude }
card-fortress_of_solitude_harley = { location-fortress_of_solitude } (Harley Quinn)
card-gorilla_city = { location-gorilla_city }
card-gorilla_city_harley = { location-gorilla_city } (Harley Quinn)
card-gotham_university = { location-gotham_university }
card-gotham_university_harley = { location-gotham_university } (Harley Quinn)
card-hall_of_justice = { location-hall_of_justice }
card-hall_of_justice_harley = { location-hall_of_justice } (Harley Quinn)
card-iceberg_lounge = { location-iceberg_lounge }
card-iceberg_lounge_harley = { location-iceberg_lounge } (Harley Quinn)
card-justice_league_watchtower = { location-justice_league_watchtower }
card-justice_league_watchtower_harley = { location-justice_league_watchtower } (Harley Quinn)
card-lexcorp_tower = { location-lexcorp_tower }
card-lexcorp_tower_harley = { location-lexcorp_tower } (Harley Quinn)
card-star_labs = { location-star_labs }
card-star_labs_harley = { location-star_labs } (Harley Quinn)
card-themyscira = { location-themyscira }
card-themyscira_harley = { location-themyscira } (Harley Quinn)
card-titans_tower = { location-titans_tower }
card-titans_tower_harley = { location-titans_tower } (Harley Quinn)
card-oa = { location-oa }
card-oa_harley = { location-oa } (Harley Quinn)
card-rock_of_eternity = { location-rock_of_eternity }
card-rock_of_eternity_harley = { location-rock_of_eternity } (Harley Quinn)

### Cartes Capacité

ability-god_complex = Complexe Divin
    .timing = Une fois par manche, après un vote qui vient d’échouer
    .text = Vous avez voté pour une accusation qui a eu plus de voix pour que contre, sans être unanime : elle compte comme unanime. L’accusé montre sa carte, et la manche s’achève. Elle ne sert ni à égalité, ni quand les « contre » l’emportent.
    .effect = L’accusation compte comme unanime : l’accusé montre sa carte.
ability-force_field = Champ de Force
    .timing = Une fois par manche, dès qu’on vous accuse
    .text = L’accusation est annulée sans vote, et votre accusateur a dépensé la sienne. D’autres peuvent encore vous accuser.
    .effect = L’accusation contre vous est annulée, sans vote.
ability-boom_tube = Boom Tube
    .timing = Une fois par manche, avant de répondre
    .text = Choisissez quelqu’un d’autre que vous et que celui qui demande : c’est à lui de répondre, puis de poser la question suivante, à qui il veut sauf à celui qui demandait.
ability-lasso_of_truth = Lasso de Vérité
    .timing = Une fois par manche, juste après la réponse d’un autre
    .text = Posez aussitôt une question de plus à qui vient de répondre ; il doit répondre lui-même, et peut encore mentir. Puis le jeu reprend où il en était.
ability-speed_force = Force Véloce
    .timing = Une fois par manche, tant que le chrono tourne
    .text = Ajoutez 60 secondes à la manche, ou retirez-en 60 : il en reste alors 30 au moins. On ne retire rien s’il n’en reste que 30 ou moins.
ability-greatest_detective = Plus Grand Détective du Monde
    .timing = Une fois par manche, votre accusation déjà faite
    .text = Accusez aussitôt une seconde fois.
ability-few_words = Avare de Mots
    .timing = Toujours
    .text = Vos questions et vos réponses ont 3 mots au plus.
ability-bizarro_logic = Logique Bizarro
    .timing = Toujours
    .text = Chacune de vos réponses contient une négation : non, ne, pas, jamais, rien, personne, aucun, aucune ou nulle. Vous pouvez aussi vous taire.
ability-neighbourhood_watch = Ronde de Quartier
    .timing = Toujours
    .text = Vous ne posez de question qu’à votre voisin de gauche ou de droite.
ability-sceptic = Esprit Sceptique
    .timing = Toujours
    .text = La première fois de la manche que vous votez sur l’accusation d’un autre, votre voix compte contre, quoi que vous choisissiez. Ensuite, vous votez librement.
ability-secret_identity = Identité Civile
    .timing = Jamais
    .text = Cette carte ne fait rien. Grâce à elle, une carte qui ne sert pas ne prouve rien.

### Réglages de la table

setting-super_powers = Super-Pouvoirs
    .text = À chaque manche, chacun reçoit aussi une carte Capacité secrète : un pouvoir à usage unique, une contrainte permanente, ou rien du tout.
setting-harley_quinn = Harley Quinn
    .text = À partir de 5 joueurs. Une carte Lieu porte la marque de Harley Quinn : si quelqu’un la reçoit, il connaît le Lieu mais joue pour le Joker. Quand le Joker trouve le Lieu, on peut encore la démasquer.
setting-jokers_prank = La Farce du Joker
    .text = Un paquet de plus, où il n’y a que des Jokers. Qui se révèle peut annoncer la Farce au lieu de nommer un Lieu.
setting-multiverse_madness = Folie des Multivers
    .text = Deux paquets de plus, sans Joker, où chacun est dans un Lieu différent. Tout le monde peut déclarer le Multivers une fois par manche ; on en parle, puis on vote.
setting-in_person = En personne
    .text = Vous êtes autour d’une vraie table : on parle à voix haute. Les écrans distribuent les cartes, tiennent le temps et recueillent les votes ; personne n’écrit, et il n’y a pas de robots.
setting-rounds = Nombre de manches
    .text = Le plus haut total l’emporte après la dernière. Aucun paquet ne sert deux fois.
setting-clock_s = Durée d’une manche, en secondes
    .text = Le temps pour les questions et les réponses : 480, c’est 8 minutes. Il s’arrête pendant les accusations et les votes.
setting-clock_mode = Ce qui fait passer le temps
    .text = Le chrono, ou les questions et les réponses elles-mêmes.
setting-special_weight = Paquets spéciaux
    .text = Les chances de tirer chaque paquet de la Farce ou du Multivers, quand un paquet ordinaire en a 1.
setting-multiverse_points = Points pour avoir déclaré le Multivers
    .text = Quand la table a raison de voter le Multivers : 3 points en tout, ou 4 en comptant celui du oui.
setting-multiverse_late = Multivers après la fin du temps
    .text = On peut encore déclarer le Multivers pendant la dernière discussion. Désactivé par défaut : seulement tant que le chrono tourne.
setting-prank_guess = Un Lieu nommé dans une Farce
    .text = Ce que marquent les autres quand un Joker se révèle et nomme un Lieu alors que tous sont Jokers.
setting-language = Langue de la table
    .text = La langue dans laquelle on parle : les robots y répondent. Les phrases toutes prêtes, chacun les lit dans sa langue.

clock_mode-auto = Selon la table
    .text = Le chrono quand tout le monde joue en même temps, les questions et les réponses sinon.
clock_mode-realtime = Le chrono
clock_mode-turns = Questions et réponses
    .text = Une question prend 8 secondes et une réponse 12, qu’elles viennent vite ou le lendemain.
prank_guess-others = 1 point chacun
prank_guess-nobody = Rien
language-fr = Français
language-en = Anglais

### Phases

phase-look = On regarde sa carte
phase-ask = Une question
phase-answer = Une réponse
phase-aloud = Questions à voix haute
phase-power_shield = On accuse
phase-accuse_vote = On vote
phase-power_vote = Dernier recours
phase-joker_claim = Le Joker se révèle
phase-harley_talk = Où est Harley Quinn ?
phase-harley_point = On cherche Harley Quinn
phase-multiverse_talk = Est-ce le Multivers ?
phase-multiverse_vote = Vote sur le Multivers
phase-time_up = Le temps est écoulé
phase-final_talk = Dernière discussion
phase-final_point = On pointe du doigt
phase-round_end = Fin de la manche

### Aide : les règles en une minute

minute-goal = Vous êtes tous dans le même Lieu, sauf le Joker, qui ignore où il est. Trouvez-le avant qu’il ne trouve le Lieu.
minute-step_1 = Regardez votre carte : le Lieu, ou le Joker.
minute-step_2 = Posez une question à quelqu’un ; qui répond pose la suivante. Soyez clair pour les Héros, vague pour le Joker.
minute-step_3 = Une fois par manche, accusez quelqu’un : si tous les autres sont d’accord, l’accusé montre sa carte.
minute-step_4 = À tout moment avant la fin du temps, le Joker peut se révéler et nommer le Lieu.
minute-step_5 = Quand le temps est écoulé, on discute, puis tous pointent un suspect du doigt au même instant.
minute-win = Joker démasqué, ou qui se trompe de Lieu : 1 point par Héros. Bon Lieu, ou Héros condamné : 4 points au Joker ; personne de condamné : 2. Le plus haut total gagne après la dernière manche.
minute-forget_1 = On ne repose pas de question à celui qui vient de vous interroger.
minute-forget_2 = L’accusation demande l’unanimité : une seule voix contre, et vous l’avez dépensée.
minute-forget_3 = Une réponse trop précise donne le Lieu au Joker : c’est lui qui écoute le mieux.

### Aide : les règles par chapitre

rule-glance = En bref
    .text =
        De 3 à 8 joueurs. À chaque manche, tout le monde est dans le même Lieu, l’un des 20 de la liste, et a la même carte ; sauf un joueur, qui a la carte Joker et ignore où il est.

        On s’interroge à tour de rôle : qui répond pose la question suivante. Les Héros veulent prouver qu’ils connaissent le Lieu sans le donner au Joker ; le Joker écoute et fait semblant.

        Les Héros gagnent la manche s’ils démasquent le Joker ou s’il nomme un autre Lieu. Le Joker gagne s’il nomme le Lieu, s’il n’est pas pris, ou si un Héros est condamné à sa place.

        Après 5 manches, ou autant que vous voulez, le plus haut total l’emporte. Personne n’est jamais éliminé.
rule-setup = La mise en place
    .text =
        Il y a 20 paquets ordinaires, un par Lieu : 7 cartes Lieu semblables et 1 carte Joker. La Farce du Joker ajoute 1 paquet, la Folie des Multivers 2.

        À chaque manche, on tire un paquet au hasard parmi ceux qui n’ont pas encore servi ; personne ne voit lequel. D’un paquet ordinaire, on prend la carte Joker et autant de cartes Lieu qu’il en faut pour que chacun ait une carte. Le reste ne se montre jamais.

        Le premier donneur est tiré au sort. Quand tout le monde a regardé sa carte, au plus 20 secondes, le chrono tourne et le donneur pose la première question.

        Les modules sont annoncés au début. L’une des 7 cartes Lieu de chaque paquet porte la marque de Harley Quinn : elle ne compte qu’avec son module, et sans lui on ne la montre pas.
rule-questions = Questions et réponses
    .text =
        À votre tour, posez une question à un joueur, sur l’endroit ou sur n’importe quoi. Une seule : on ne répète pas et l’on n’insiste pas. Elle a 200 caractères au plus, comme la réponse.

        La réponse prend la forme que l’on veut : vague, drôle ou fausse. Puis c’est à celui qui a répondu de demander, à qui il veut, sauf à celui qui vient de l’interroger. À 3 joueurs, il ne reste qu’une personne possible.

        Rien n’oblige à interroger tout le monde : on peut poser dix questions au même joueur, et aucune à un autre.

        Vous avez 30 secondes pour demander ; après quoi une question banale part à quelqu’un au hasard. Vous avez 45 secondes pour répondre ; après quoi votre silence vaut réponse.
rule-clock = Le temps
    .text =
        Une manche dure 8 minutes, ou de 2 à 15 selon le réglage. Le chrono tourne pendant les questions et les réponses ; il s’arrête pour une accusation, une révélation, un vote sur le Multivers.

        Quand on joue tous ensemble, c’est le chrono qui compte. Sinon, ce sont les questions et les réponses : 8 secondes pour l’une, 12 pour l’autre, soit 24 échanges en 8 minutes.

        Ce qui arrive avant la fin du temps est valable, même au dernier instant. Si deux joueurs interrompent en même temps, le premier compte ; l’autre ne perd rien.
rule-accusation = L’accusation
    .text =
        Une fois par manche, tant que le chrono tourne, vous pouvez accuser quelqu’un d’être le Joker, même au milieu d’une question ou d’une réponse. Le chrono s’arrête.

        Tous votent en secret, sauf l’accusé ; votre voix est pour. Les votes sont montrés ensemble ; qui ne vote pas en 20 secondes est contre. Le Joker vote comme les autres, et peut accuser aussi.

        Si tout le monde est pour, l’accusé montre sa carte et la manche s’achève. Sinon, personne ne montre rien, vous avez dépensé votre accusation et le jeu reprend où il en était. D’autres peuvent accuser la même personne.
rule-reveal = Le Joker se révèle
    .text =
        Tant que le chrono tourne et que rien d’autre ne l’arrête, le Joker peut montrer sa carte et nommer le Lieu. Il a 60 secondes, la liste sous les yeux et un seul essai ; ne rien dire, c’est se tromper.

        Il ne le peut ni pendant un vote, ni une fois le temps écoulé, ni une fois condamné.
rule-time_up = Quand le temps est écoulé
    .text =
        La question ou la réponse en cours est perdue. On discute 90 secondes au plus : chacun dit qui il soupçonne, sans parler du Lieu ni demander ce qu’il y a sur une carte.

        Puis tous, le Joker compris, pointent quelqu’un du doigt au même instant, jamais eux-mêmes : chacun doit désigner un suspect, et qui ne l’a pas fait à temps ne pointe personne. Qui a plus de doigts sur soi que tous les autres est condamné et montre sa carte. Un seul doigt peut suffire.

        En cas d’égalité, ou si personne n’a pointé à temps, personne n’est condamné : le Joker a tenu bon.
rule-points = Les points
    .text =
        Le Joker est condamné : chaque Héros marque 1 point. Si c’est par un vote unanime, l’accusateur en marque 1 de plus ; si c’est après la fin du temps, chaque Héros dont l’accusation contre le Joker avait échoué au vote en marque 1 de plus.

        Un Héros est condamné : le Joker marque 4 points. Personne n’est condamné : il en marque 2.

        Le Joker nomme le bon Lieu : il marque 4 points. Il se trompe, ou ne dit rien : chaque Héros marque 1 point.

        Après la dernière manche, le plus haut total gagne ; les ex æquo partagent la victoire.
rule-next = La manche suivante
    .text =
        À la fin d’une manche, toutes les cartes distribuées sont montrées. On peut applaudir un joueur pour la façon dont il a tenu son rôle : cela ne rapporte rien.

        Le Joker de la manche donne les cartes de la suivante. S’il y en avait plusieurs, ou aucun, c’est le voisin de gauche du donneur. Le paquet ne resservira pas.
rule-talk = Ce que l’on peut dire
    .text =
        Tant que le chrono tourne, on ne parle que par questions et par réponses ; les mimiques sont permises. Pendant un vote sur une accusation, on se tait : discuter aiderait le Joker.

        Quand le temps est écoulé, on parle de ses soupçons, jamais du Lieu ; de même quand on débat du Multivers. Un message qui nomme un Lieu n’est pas transmis, et seul son auteur le sait.

        Quand le Lieu est connu, on dit ce que l’on veut. Tout ce qui se dit peut être faux : rien n’est vérifié.
rule-secrets = Ce qui est secret
    .text =
        Tous voient le temps, les questions et les réponses, qui a accusé, les votes une fois montrés, les points. La liste des Lieux est toujours visible, pour tous : la regarder ne trahit personne. Vous pouvez y barrer des noms, rien que pour vous.

        Chacun ne voit que sa carte et sa Capacité. Une carte se montre quand son porteur est condamné ou se révèle, une Capacité quand elle sert ; tout le reste, à la fin de la manche.

        Une accusation qui échoue n’apprend que les votes.
rule-powers = Module : Super-Pouvoirs
    .text =
        De 3 à 8 joueurs. À chaque manche, on mélange les 12 cartes Capacité et chacun en reçoit une, en secret, quel que soit son rôle.

        Six ne servent qu’une fois, retournées devant tous au moment voulu. Quatre imposent une contrainte toute la manche et restent cachées. Deux ne font rien.

        Après une accusation, l’accusé a 5 secondes pour lever un Champ de Force. Après un vote qui échoue avec plus de pour que de contre, ceux qui ont voté pour ont 5 secondes pour un Complexe Divin. Ces attentes ont lieu même si personne n’a la carte : elles ne disent rien.
rule-harley = Module : Harley Quinn
    .text =
        À partir de 5 joueurs. Qui reçoit la carte Lieu marquée est Harley Quinn : elle connaît le Lieu et joue pour le Joker. Ils ne se connaissent pas. La carte marquée n’est pas toujours distribuée, sauf à 8 joueurs.

        Quand le Joker nomme le bon Lieu, il n’a pas encore gagné. Les autres parlent 30 secondes, puis doivent tous pointer, au même instant, qui leur semble être Harley Quinn. Si elle a le plus de doigts sur elle, sans égalité, chaque Héros marque 1 point, et eux deux n’ont rien. Sinon le Joker en marque 4, et elle 3. On la cherche même si elle n’est pas là.

        Harley Quinn condamnée à la place du Joker : chaque Héros marque 1 point, le Joker 1, elle 0, et il n’y a pas de point de plus pour l’accusateur. Un Héros condamné : le Joker marque 4 points, elle 2. Personne : ils en marquent 2 chacun.

        Quand les Héros gagnent, elle ne marque jamais, même si c’est elle qui a accusé le Joker.
rule-prank = Module : La Farce du Joker
    .text =
        Un paquet de plus, où il n’y a que des cartes Joker : tout le monde fait semblant. Avec une carte Joker, vous ne savez donc pas si vous êtes seul.

        Qui se révèle peut annoncer la Farce au lieu de nommer un Lieu. Si c’en est une, il marque 3 points et les autres rien ; s’il nomme un Lieu, tous les autres marquent 1 point, sauf réglage de la table. Toute autre fin ne rapporte rien à personne.

        Une Farce annoncée dans une manche ordinaire est une erreur : chaque Héros marque 1 point.
rule-multiverse = Module : Folie des Multivers
    .text =
        Deux paquets de plus, de 8 cartes Lieu toutes différentes, sans Joker ni Harley Quinn : chacun est ailleurs. Leurs cartes viennent de 16 Lieux, réparties au hasard ; Kandor, Gorilla City, Oa et le Rocher de l’Éternité n’y sont pas.

        Une fois par manche, tant que le chrono tourne (ou même après, si la table le veut), chacun peut déclarer le Multivers. Le chrono s’arrête, on en parle 60 secondes au plus sans nommer de Lieu, puis tous votent ensemble ; qui l’a déclaré vote oui. Il faut plus de la moitié des joueurs ; sinon la manche reprend.

        Si c’était bien le Multivers, qui l’a déclaré marque 3 points (4 si la table le veut), et les autres qui ont dit oui 1. Si c’était une manche ordinaire, le Joker marque 3 points quel que soit son vote, et ceux qui ont dit non 1. Si c’était une Farce, personne ne marque.

        Une manche du Multivers qui finit autrement ne rapporte rien à personne.
rule-combining = Plusieurs modules ensemble
    .text =
        Tous les modules se combinent. Avec une carte Joker, la manche est ordinaire ou c’est une Farce ; avec une carte Lieu, elle est ordinaire ou c’est le Multivers.

        Les cartes Capacité se distribuent et se jouent dans toutes les manches. Harley Quinn n’existe que dans une manche ordinaire.

        Pour une première partie, mieux vaut jouer sans module.
rule-in_person = En personne
    .text =
        Vous êtes réunis autour d’une table : on s’interroge et l’on se répond à voix haute, selon les mêmes règles. Chaque écran montre à son joueur sa carte, tient le temps et recueille accusations, votes et doigts pointés.

        Les contraintes des cartes Capacité, c’est à vous de les respecter. Qui a un Boom Tube ou un Lasso de Vérité le retourne sur son écran, et dit à voix haute à qui va la question.
rule-options = Les réglages de la table
    .text =
        Le nombre de manches va de 1 au nombre de paquets : 20, ou jusqu’à 23 avec les modules. La durée d’une manche va de 120 à 900 secondes.

        Un paquet spécial peut avoir jusqu’à 5 fois les chances d’un autre d’être tiré : utile dans une partie courte.

        Avec les modules, la table peut trancher trois points du livret qui se lisent de deux façons : ce que vaut un vrai Multivers pour qui l’a déclaré, si on peut le déclarer une fois le temps écoulé, et si un Lieu nommé dans une Farce rapporte quelque chose aux autres.

        La langue de la table est celle des questions et des réponses des robots. Chacun lit les phrases toutes prêtes dans la sienne.
rule-details = Points de détail
    .text =
        Après une interruption, la même question reprend, avec les mêmes joueurs et le temps qui restait.

        Si un Champ de Force arrête une accusation, il n’y a pas eu de vote : pas de point de plus ensuite. Si un Complexe Divin l’impose, l’accusateur a son point, s’il est un Héros.

        Quand plusieurs Héros ont accusé le Joker en vain et qu’il est condamné après la fin du temps, chacun d’eux a son point de plus, une fois. Si une autre accusation aboutit avant, seul son auteur l’a.

        On ne déclare le Multivers que tant que le chrono tourne, sauf réglage de la table. Qui quitte la table est remplacé par un robot, avec la même carte.
rule-advice = Pour bien commencer
    .text =
        Héros : une réponse que seul quelqu’un d’ici donnerait, mais qui va à plusieurs Lieux. « Comment va le majordome ? » livre la Batcave ; « Ça va », et l’on vous soupçonne.

        Joker : reprenez ce que les Héros répètent, répondez comme si de rien n’était, et comptez les Lieux qui restent. Une fois le temps écoulé, aidez à en soupçonner un autre.

        Une accusation ratée n’est pas perdue : si le Joker est condamné à la fin, elle vous rapporte 1 point.
rule-sources = D’où viennent ces règles
    .text =
        Le livret nomme 18 des 20 Lieux ; Oa et le Rocher de l’Éternité les complètent. Les descriptions des Lieux et les phrases toutes prêtes ont été écrites pour cette table.

        Une seule carte Capacité y est décrite, le Complexe Divin. Les autres sont reconstituées, d’après ce que le livret en dit : certaines sont puissantes, d’autres gênantes, et quelques-unes ne font rien.

        Le livret ne dit ni qui gagne la partie, ni qui donne après une Farce ou un Multivers, ni combien de fois on peut déclarer le Multivers, ni combien de temps prennent les votes : ce sont des choix de cette table.
rule-versions = Ce qui a changé en version 2
    .text =
        Les cartes et cette page donnent les règles d’aujourd’hui, celles de la version 2. Une partie commencée avant, en version 1, se termine selon les règles de la version 1.

        En version 1, quand on pointe du doigt le Joker ou Harley Quinn, on peut aussi ne désigner personne.

        Les réglages « { setting-multiverse_points } », « { setting-multiverse_late } » et « { setting-prank_guess } » sont venus avec la version 2 ; en version 1, on joue selon leurs valeurs par défaut.

### Aide : exemples de jeu

example-first_round = Une manche commence
    .text =
        Marie donne les cartes et demande à Paul ce qu’il voit. « Beaucoup d’eau. » Paul peut interroger Anne ou Vincent, mais pas Marie. Il interroge Vincent, qui dit être venu par un Boom Tube ; Vincent peut interroger Anne ou Marie. Il choisit Anne : « Calme et silencieux. » Elle peut interroger Marie ou Paul.
example-exposed = Démasqué à temps
    .text =
        Anne est le Joker. Paul l’accuse ; Vincent et Marie votent pour, 3 voix contre 0. Vincent et Marie marquent 1 point, Paul 2, Anne 0. Anne donnera les cartes de la manche suivante.
example-pointed = Démasqué à la fin
    .text =
        Le temps est écoulé. Anne, le Joker, a 2 doigts sur elle, Paul 1, Marie 1. Anne est condamnée : Vincent, Marie et Paul marquent 1 point chacun.
example-failed_vote = Un vote raté, puis le bon
    .text =
        Paul accuse Anne, mais Marie vote contre : le chrono repart, et Paul ne peut plus accuser. À la fin, Anne a 3 doigts sur elle et c’était bien le Joker : Vincent et Marie marquent 1 point, Paul 2.
example-tie = Personne n’est condamné
    .text =
        À la fin, Anne a 2 doigts sur elle, Vincent 2 : égalité, personne n’est condamné. Anne, le Joker, marque 2 points.
example-wrong_hero = Un Héros est condamné
    .text =
        À la fin, Vincent a 3 doigts sur lui, Anne 1. Vincent était un Héros : Anne, le Joker, marque 4 points.
example-right_claim = Le bon Lieu
    .text =
        Tant que le chrono tourne, Anne montre sa carte Joker et nomme la Tour de Guet. C’est là : elle marque 4 points.
example-wrong_claim = Le mauvais Lieu
    .text =
        Anne montre sa carte Joker et nomme la Forteresse de Solitude. C’est faux : Vincent, Marie et Paul marquent 1 point chacun.
example-too_late = Trop tard
    .text =
        Le temps vient de s’écouler. Anne voudrait se révéler : elle ne peut plus. Il lui reste à ne pas se faire prendre.
example-vote_open = Pas pendant un vote
    .text =
        Paul accuse Marie et l’on vote. Anne, le Joker, ne peut pas se révéler maintenant. Le vote échoue, le chrono repart : elle le peut de nouveau.
example-unanimous_hero = Tous contre un Héros
    .text =
        Anne, le Joker, accuse Paul ; Vincent et Marie votent pour. Paul montre la Tour de Guet : Anne marque 4 points, les autres 0.
example-accused_twice = Accuser une seconde fois
    .text =
        Paul a accusé Anne en vain. Marie l’accuse à son tour, et tous votent pour : c’était le Joker. Marie marque 2 points, Vincent et Paul 1.
example-god_complex = Complexe Divin
    .text =
        À 6 joueurs, vous accusez ; avec vous, 4 votent pour et 1 contre. Si vous avez le Complexe Divin, retournez-le : l’accusé montre sa carte, et la manche s’achève.
example-god_complex_tie = Complexe Divin, à égalité
    .text =
        À 5 joueurs, 2 votent pour et 2 contre. Le Complexe Divin ne peut rien : il faut plus de pour que de contre.
example-god_complex_against = Complexe Divin, trop peu
    .text =
        À 6 joueurs, 2 votent pour et 3 contre. Personne ne peut se servir du Complexe Divin, ni d’un côté ni de l’autre.
example-force_field = Champ de Force
    .text =
        Paul accuse Anne, qui lève un Champ de Force : pas de vote, l’accusation de Paul est dépensée, le chrono repart. À la fin, tous pointent Anne, et c’était le Joker : Paul marque 1 point, pas 2.
example-boom_tube = Boom Tube
    .text =
        Marie interroge Anne, qui retourne son Boom Tube et envoie la question à Vincent. Il répond, puis interroge qui il veut, sauf Marie.
example-sceptic = Esprit Sceptique
    .text =
        Marie a l’Esprit Sceptique. Au premier vote de la manche, elle choisit pour : sa voix compte contre. Au vote suivant, elle sera libre.
example-few_words = Avare de Mots
    .text =
        Paul est Avare de Mots. Il tape une réponse de 4 mots : elle est refusée, et lui seul le voit. Il en écrit une de 3.
example-harley_safe = Harley Quinn s’en tire
    .text =
        À 5 joueurs, le Joker nomme le bon Lieu. Les 4 autres pointent : 2 doigts sur Harley Quinn, 2 sur un Héros. Égalité : le Joker marque 4 points, Harley Quinn 3.
example-harley_caught = Harley Quinn prise
    .text =
        De même, mais 3 doigts sont sur Harley Quinn. Les 3 Héros marquent 1 point chacun, le Joker et Harley Quinn 0.
example-harley_absent = Harley Quinn n’est pas là
    .text =
        À 5 joueurs, la carte marquée n’a pas été distribuée. Le Joker nomme le bon Lieu, et la table désigne un Héros : le Joker marque 4 points, les autres 0.
example-harley_convicted = Harley Quinn à la place du Joker
    .text =
        La table condamne Harley Quinn, par un vote unanime ou du doigt. Chaque Héros marque 1 point, le Joker 1, Harley Quinn 0.
example-harley_shares = Harley Quinn et le Joker s’en tirent
    .text =
        Un Héros est condamné : le Joker marque 4 points, Harley Quinn 2. Si personne ne l’est, ils marquent 2 points chacun.
example-harley_accuses = Harley Quinn accuse le Joker
    .text =
        Harley Quinn accuse, sans le savoir, le Joker, et tous votent pour. Chaque Héros marque 1 point ; elle, 0.
example-prank_found = La Farce découverte
    .text =
        Les 4 joueurs ont une carte Joker. Paul se révèle et annonce la Farce : il marque 3 points.
example-prank_wrong = Une Farce de trop
    .text =
        La manche est ordinaire. Anne, le Joker, se révèle et annonce la Farce : Vincent, Marie et Paul marquent 1 point chacun.
example-prank_location = Un Lieu dans une Farce
    .text =
        C’est une Farce. Paul se révèle et nomme Atlantis : les 3 autres marquent 1 point chacun.
example-prank_unseen = La Farce passe inaperçue
    .text =
        C’est une Farce, et personne ne l’a vu. Le temps s’écoule, on pointe du doigt : personne ne marque. Le voisin de gauche du donneur donne les cartes ensuite.
example-multiverse_right = Le Multivers, avec raison
    .text =
        À 5 joueurs, chacun est ailleurs. Marie déclare le Multivers ; Paul et Anne votent oui avec elle, les 2 autres non. Marie marque 3 points, Paul et Anne 1, les autres 0.
example-multiverse_wrong = Le Multivers, à tort
    .text =
        La manche est ordinaire, à 4 joueurs. Anne, le Joker, déclare le Multivers ; Paul et Marie votent oui, Vincent non. Anne marque 3 points, Vincent 1, Paul et Marie 0.
example-multiverse_fails = Pas assez de oui
    .text =
        À 4 joueurs, 2 votent oui : ce n’est pas plus de la moitié. Le chrono repart, et qui a déclaré le Multivers ne peut plus le faire cette manche.
example-multiverse_time_up = Le Multivers jusqu’au bout
    .text =
        Chacun est ailleurs, mais personne ne l’a déclaré. À la fin, quelqu’un est condamné et montre un Lieu que les autres n’ont pas : personne ne marque.
example-multiverse_prank = Le Multivers ? Une Farce
    .text =
        C’est une Farce, mais les 4 joueurs votent le Multivers : personne ne marque.
example-harley_refused = Pas à quatre
    .text =
        On ne peut pas ouvrir une table de 4 joueurs avec Harley Quinn : il en faut 5.
example-three_players = À trois
    .text =
        À 3 joueurs, Anne interroge Vincent. Il répond, et ne peut interroger que Marie.
example-marked_card = La carte marquée
    .text =
        À 8 joueurs, les 7 cartes Lieu sont toutes distribuées : la carte marquée aussi. À 5 joueurs, on en distribue 4 sur 7 : Harley Quinn est là 4 fois sur 7.
example-bags = Jamais deux fois le même paquet
    .text =
        En 20 manches sans module, chacun des 20 Lieux sort une fois et une seule.

### Conseils d'une première partie

hint-welcome = Bienvenue dans le Multivers
    .text = Chaque manche se passe dans l’un des 20 Lieux de la liste. Tout le monde sait lequel, sauf le Joker.
hint-goal = Lieu ou Joker ?
    .text = Avec un Lieu, prouvez que vous y êtes sans le nommer, et cherchez qui fait semblant. Avec le Joker, faites semblant, et devinez où sont les autres.
hint-look = Votre carte
    .text = Gardez « Mon secret » appuyé pour la lire : personne d’autre ne doit la voir. Quand tous l’ont vue, le chrono tourne.
hint-ability = Votre carte Capacité
    .text = Elle est secrète, elle aussi. Un pouvoir se retourne une fois, une contrainte dure toute la manche, et certaines cartes ne font rien.
hint-ask = À vous de demander
    .text = Choisissez quelqu’un, puis une phrase toute prête ou la vôtre. Trop vague, on vous soupçonne ; trop précise, le Joker comprend.
hint-answer = À vous de répondre
    .text = Dites assez pour que les Héros vous croient, pas assez pour que le Joker trouve. Après votre réponse, c’est vous qui demandez.
hint-listen = À tout moment
    .text = Même quand ce n’est pas votre tour, vous pouvez accuser, une seule fois par manche. Le chrono s’arrête et l’on vote.
hint-places = La liste des Lieux
    .text = Elle reste à portée de main, la même pour tous. Barrez ceux que les réponses excluent : personne d’autre ne le voit.
hint-accuse_vote = Une accusation
    .text = Il faut l’unanimité de tous, sauf de l’accusé. Si c’est un Héros, le Joker gagne : dans le doute, votez contre.
hint-power = Une carte à retourner ?
    .text = La question est posée à tous ceux qui pourraient avoir la carte, et dure toujours autant. L’attente ne dit donc rien à personne.
hint-joker_claim = Une seule réponse
    .text = Le Lieu exact rapporte 4 points. S’il est faux, ce sont les Héros qui marquent.
hint-harley = Chercher Harley Quinn
    .text = Le Lieu est trouvé, mais si la table démasque Harley Quinn, les Héros gagnent quand même. Elle n’est peut-être pas là.
hint-multiverse = Le Multivers ?
    .text = Si chacun est ailleurs, il n’y a pas de Joker. Parlez-en sans nommer de Lieu : la manche peut encore continuer.
hint-multiverse_vote = Oui ou non ?
    .text = Il faut plus de la moitié de oui. Si c’est une erreur, seuls le Joker et ceux qui ont dit non marquent.
hint-final_talk = Le temps est écoulé
    .text = Parlez de vos soupçons, jamais du Lieu. Le Joker, lui, ne peut plus se révéler.
hint-final_point = Tous les doigts ensemble
    .text = Désignez quelqu’un : qui a le plus de doigts pointés sur soi, sans égalité, est condamné. Si c’est le Joker, les Héros gagnent.
hint-aloud = À voix haute
    .text = Posez votre téléphone et parlez-vous : il garde votre carte et le temps. Reprenez-le pour accuser, vous révéler ou voter.

### Fins

ending-points = Toutes les manches sont jouées : le plus haut total l’emporte.
    .short = Total des points
reason-accusation = L’accusation était unanime.
reason-pointing = La table a condamné quelqu’un.
reason-nobody = Personne n’a été condamné.
reason-claim = Un Joker s’est révélé.
reason-prank_claim = Un Joker a annoncé la Farce.
reason-multiverse_vote = La table a voté le Multivers.
winner-heroes = les Héros
winner-joker = le Joker
winner-finder = la personne qui a tout compris
winner-others = tous les autres
winner-nobody = personne
kind-standard = manche ordinaire
kind-prank = La Farce du Joker
kind-multiverse = Folie des Multivers

### Refus

reason-just_asked_you = Vous venez de lui répondre : on ne retourne pas la question à qui l’a posée.
reason-not_a_neighbour = Ronde de Quartier : vous n’interrogez que vos deux voisins.
reason-not_your_ability = Ce n’est pas votre carte Capacité.
reason-names_a_place = Vous nommez un Lieu : pas avant la fin de la manche.
reason-joker_keeps_out = Les autres cherchent Harley Quinn : le Joker ne s’en mêle pas.
reason-few_words = Avare de Mots : 3 mots au plus.
reason-bizarro_logic = Logique Bizarro : il faut une négation, comme « ne », « pas », « jamais » ou « rien ».

### Provenance

source-rulebook = Livret de règles
source-elsewhere = Trouvé ailleurs
source-reconstruction = Reconstitution

### Les mêmes mots, ailleurs

module-super_powers = { setting-super_powers }
module-harley_quinn = { setting-harley_quinn }
module-jokers_prank = { setting-jokers_prank }
module-multiverse_madness = { setting-multiverse_madness }

### Durées et phrases

duration =
    { $seconds ->
        [120] 2 minutes
        [180] 3 minutes
        [240] 4 minutes
        [300] 5 minutes
        [360] 6 minutes
        [420] 7 minutes
        [480] 8 minutes
        [540] 9 minutes
        [600] 10 minutes
        [660] 11 minutes
        [720] 12 minutes
        [780] 13 minutes
        [840] 14 minutes
        [900] 15 minutes
       *[other] { $seconds } secondes
    }
speech =
    { $phrase_id ->
        [none] { $text }
       *[other] { $phrase }
    }

### Ce qui arrive : la mise en place

event-opened =
    { $rounds ->
        [1] Une manche de { duration }.
       *[other] { $rounds } manches de { duration }.
    } { $modules_count ->
        [0] Aucun module.
        [1] Module : { $modules }.
       *[other] Modules : { $modules }.
    } Dans chaque paquet, une carte Lieu porte la marque de Harley Quinn ; elle ne compte qu’avec son module, et sans lui on ne la montre pas.
event-round =
    { $seat_is_me ->
        [yes] Manche { $round } sur { $rounds } : vous donnez les cartes.
       *[no] Manche { $round } sur { $rounds } : { $seat } donne les cartes.
    }
event-dealt = Chacun reçoit une carte, que personne d’autre ne voit.
    .card =
        { $ability_id ->
            [none] { $card_id ->
                [joker] Vous êtes le Joker. Où sont les autres ? À vous de le deviner.
               *[other] Votre carte : { $card }.
            }
           *[other] { $card_id ->
                [joker] Vous êtes le Joker. Où sont les autres ? À vous de le deviner. Votre Capacité : { $ability }.
               *[other] Votre carte : { $card }. Votre Capacité : { $ability }.
            }
        }
event-clock_starts =
    { $seat_is_me ->
        [yes] C’est parti pour { duration } ! Vous posez la première question.
       *[no] C’est parti pour { duration } ! { $seat } pose la première question.
    }

### Ce qui arrive : questions et réponses

event-asks =
    { $lasso ->
        [yes] { $target_is_me ->
            [yes] Lasso de Vérité ! { $seat } vous demande encore : « { speech } »
           *[no] { $seat_is_me ->
                [yes] Lasso de Vérité ! Vous demandez encore à { $target } : « { speech } »
               *[no] Lasso de Vérité ! { $seat } demande encore à { $target } : « { speech } »
            }
        }
       *[no] { $target_is_me ->
            [yes] { $seat } vous demande : « { speech } »
           *[no] { $seat_is_me ->
                [yes] Vous demandez à { $target } : « { speech } »
               *[no] { $seat } demande à { $target } : « { speech } »
            }
        }
    }
event-answers =
    { $seat_is_me ->
        [yes] Vous répondez : « { speech } »
       *[no] { $seat } répond : « { speech } »
    }
event-silent =
    { $seat_is_me ->
        [yes] Vous ne répondez rien.
       *[no] { $seat } ne répond rien.
    }
event-ability_used =
    { $seat_is_me ->
        [yes] Vous retournez votre carte Capacité : { $ability }.
       *[no] { $seat } retourne sa carte Capacité : { $ability }.
    }
    .target =
        { $target_is_me ->
            [yes] { $ability } ! { $seat } vous renvoie la question : à vous d’y répondre.
           *[no] { $seat_is_me ->
                [yes] { $ability } ! Vous renvoyez la question à { $target }, qui doit y répondre.
               *[no] { $ability } ! { $seat } renvoie la question à { $target }, qui doit y répondre.
            }
        }
event-speed =
    { $faster ->
        [yes] Le temps s’emballe : { $seconds } secondes de moins.
       *[no] Le temps ralentit : { $seconds } secondes de plus.
    }

### Ce qui arrive : l'accusation

event-accuses =
    { $target_is_me ->
        [yes] Le chrono s’arrête : { $seat } vous accuse d’être le Joker.
       *[no] { $seat_is_me ->
            [yes] Le chrono s’arrête : vous accusez { $target } d’être le Joker.
           *[no] Le chrono s’arrête : { $seat } accuse { $target } d’être le Joker.
        }
    }
event-shielded =
    { $target_is_me ->
        [yes] Votre Champ de Force repousse l’accusation { DE($seat) } : il n’y a pas de vote.
       *[no] { $seat_is_me ->
            [yes] Un Champ de Force protège { $target } : votre accusation est perdue, sans vote.
           *[no] Un Champ de Force protège { $target } : l’accusation { DE($seat) } est perdue, sans vote.
        }
    }
event-voted =
    { $noes_seats_count ->
        [0] Le Joker, est-ce { $target_or_you } ? Tout le monde est pour : { $ayes_seats }.
       *[other] Le Joker, est-ce { $target_or_you } ? Pour : { $ayes_seats }. Contre : { $noes_seats }.
    }
event-accusation_failed =
    { $seat_is_me ->
        [yes] Il fallait l’unanimité : le chrono repart, et votre accusation est dépensée.
       *[no] Il fallait l’unanimité : le chrono repart, et l’accusation { DE($seat) } est dépensée.
    }
event-convicted =
    { $card_id ->
        [joker] { $target_is_me ->
            [yes] La table vous condamne, et vous montrez votre carte : le Joker !
           *[no] La table condamne { $target }, et la carte se retourne : le Joker !
        }
       *[other] { $target_is_me ->
            [yes] La table vous condamne, et vous montrez votre carte : { $card }.
           *[no] La table condamne { $target }, et la carte se retourne : { $card }.
        }
    }

### Ce qui arrive : le Joker se révèle

event-reveals =
    { $seat_is_me ->
        [yes] Le chrono s’arrête : vous montrez votre carte Joker.
       *[no] Le chrono s’arrête : { $seat } montre une carte Joker !
    }
event-claims =
    { $right ->
        [yes] { $seat_is_me ->
            [yes] Vous nommez le Lieu : { $location }. C’est exact !
           *[no] { $seat } nomme le Lieu : { $location }. C’est exact !
        }
       *[no] { $seat_is_me ->
            [yes] Vous nommez un Lieu : { $location }. C’est faux.
           *[no] { $seat } nomme un Lieu : { $location }. C’est faux.
        }
    }
event-claims_prank =
    { $right ->
        [yes] { $seat_is_me ->
            [yes] « C’est une Farce ! » Vous avez raison : tout le monde était le Joker.
           *[no] « C’est une Farce ! » { $seat } a raison : tout le monde était le Joker.
        }
       *[no] { $seat_is_me ->
            [yes] « C’est une Farce ! » Vous avez tort : il n’y avait qu’un Joker.
           *[no] « C’est une Farce ! » { $seat } a tort : il n’y avait qu’un Joker.
        }
    }
event-claims_nothing =
    { $seat_is_me ->
        [yes] Vous ne nommez aucun Lieu : cela compte comme une erreur.
       *[no] { $seat } ne nomme aucun Lieu : cela compte comme une erreur.
    }
event-harley_pointed =
    { $found ->
        [yes] { $target_is_me ->
            [yes] Harley Quinn, c’était vous, et la table l’a vu !
           *[no] Harley Quinn, c’était { $target }, et la table l’a vu !
        }
       *[no] { $target_is_me ->
            [yes] Tous les regards sont sur vous, mais vous n’êtes pas Harley Quinn.
           *[no] Tous les regards sont sur { $target }, mais ce n’est pas Harley Quinn.
        }
    }

### Ce qui arrive : le Multivers

event-declares =
    { $seat_is_me ->
        [yes] Vous déclarez le Multivers : et si chacun était ailleurs ?
       *[no] { $seat } déclare le Multivers : et si chacun était ailleurs ?
    }
event-multiverse_voted =
    { $passed ->
        [yes] { $noes_seats_count ->
            [0] Est-ce le Multivers ? Tout le monde dit oui : { $ayes_seats }. La manche s’achève.
           *[other] Est-ce le Multivers ? Oui : { $ayes_seats }. Non : { $noes_seats }. La majorité y croit, et la manche s’achève.
        }
       *[no] Est-ce le Multivers ? Oui : { $ayes_seats }. Non : { $noes_seats }. Pas de majorité : la manche continue.
    }

### Ce qui arrive : la fin d'une manche

event-time_up = Le temps est écoulé. Plus de questions : qui soupçonnez-vous ?
event-fingers = Tous les doigts se tendent. { $fingers_by_seat }.
event-nobody_convicted = Personne ne se détache : personne n’est condamné.
event-round_over =
    { $kind_id ->
        [prank] Fin de la manche { $round }. { $reason } C’était la Farce : il n’y avait que des Jokers. Points – { $points_by_seat }.
        [multiverse] Fin de la manche { $round }. { $reason } C’était le Multivers, sans Joker. Les cartes – { $cards_by_seat }. Points – { $points_by_seat }.
       *[other] { $winner_id ->
            [heroes] Fin de la manche { $round }. { $reason } Les Héros gagnent. Le Lieu : { $location }. Points – { $points_by_seat }.
           *[other] { $reason_id ->
                [claim] Fin de la manche { $round }. { $reason } Le Joker gagne. Le Lieu : { $location }. Points – { $points_by_seat }.
               *[other] Fin de la manche { $round }. { $reason } Le Joker gagne. Le Lieu : { $location }. Les cartes – { $cards_by_seat }. Points – { $points_by_seat }.
            }
        }
    }
event-applause =
    { $seats_has_me ->
        [yes] { $seats_count ->
            [1] On vous applaudit, pour le plaisir du jeu.
           *[other] On applaudit { $seats }, pour le plaisir du jeu.
        }
       *[no] On applaudit { $seats }, pour le plaisir du jeu.
    }
event-game_over =
    { $seats_count ->
        [1] { $seats_has_me ->
            [yes] La partie est finie, et vous gagnez ! Totaux – { $scores_by_seat }.
           *[no] La partie est finie, et { $seats } gagne ! Totaux – { $scores_by_seat }.
        }
       *[other] La partie est finie. Victoire partagée : { $seats }. Totaux – { $scores_by_seat }.
    }

### Questions

ask-look = Regardez votre carte, sans que personne la voie.
ask-ask =
    { $limit_id ->
        [few_words] À vous de poser une question, en 3 mots au plus. À qui, et laquelle ?
        [neighbourhood_watch] À vous de poser une question, à l’un de vos deux voisins. À qui, et laquelle ?
       *[other] À vous de poser une question. À qui, et laquelle ?
    }
ask-answer =
    { $limit_id ->
        [few_words] { $by } vous demande : « { speech } » Répondez en 3 mots au plus.
        [bizarro_logic] { $by } vous demande : « { speech } » Répondez avec une négation.
       *[other] { $by } vous demande : « { speech } » Que répondez-vous ?
    }
ask-interrupt = Écoutez bien. Vous pouvez interrompre à tout moment.
ask-clock = Le chrono tourne.
ask-power =
    { $ability_id ->
        [force_field] On vous accuse. Avez-vous un Champ de Force à lever ?
       *[other] Le vote n’est pas unanime. Avez-vous un Complexe Divin pour l’imposer ?
    }
ask-accuse_vote =
    { $sceptic ->
        [yes] { $by } accuse { $target } d’être le Joker. Esprit Sceptique : cette fois, votre voix comptera contre, quoi que vous choisissiez.
       *[no] { $by } accuse { $target } d’être le Joker. Êtes-vous pour ou contre ?
    }
ask-joker_claim = Tout le monde voit votre carte Joker. Quel est le Lieu ?
ask-harley_talk = Le Joker a trouvé le Lieu. Qui l’a aidé ? Parlez-en, et dites quand vous en avez assez entendu.
ask-harley_point = Qui est Harley Quinn ? Désignez quelqu’un.
ask-multiverse_talk = Chacun est-il ailleurs ? Parlez-en sans nommer de Lieu, et dites quand vous en avez assez entendu.
ask-multiverse_vote = { $by } déclare le Multivers. Y croyez-vous ?
ask-final_talk = Le temps est écoulé. Qui soupçonnez-vous ? Parlez, mais pas du Lieu, et dites quand vous en avez assez entendu.
ask-final_point = Qui est le Joker ? Désignez quelqu’un : tous les doigts se tendront ensemble.
ask-time_up = Le temps passe.
ask-round_end = La manche est finie. Voulez-vous applaudir quelqu’un ?

### Options

option-look_done = C’est vu
option-ask_anything = Une question au hasard, à n’importe qui
option-silence = Ne rien répondre
option-boom_tube = Boom Tube : renvoyer la question à { $target }
option-boom_tube_aloud = Boom Tube : renvoyer la question
option-accuse = Accuser { $target }
option-joker_reveal = Révéler que vous êtes le Joker
option-declare_multiverse = Déclarer le Multivers
option-greatest_detective = Plus Grand Détective du Monde : accuser { $target }
option-speed_force_more = Force Véloce : 60 secondes de plus
option-speed_force_less = Force Véloce : 60 secondes de moins
option-lasso_of_truth = Lasso de Vérité : une question de plus
option-pass = Ne rien faire
option-use = Utiliser « { $ability } »
option-vote_for = Pour
    .effect = Il faut que tous soient pour.
option-vote_against = Contre
    .effect = Une seule voix contre suffit : le jeu reprend.
option-location = { $location }
option-claim_prank = C’est une Farce !
option-claim_nothing = Ne nommer aucun Lieu
option-ready = Assez parlé
option-time_up = Le temps est écoulé
option-point_nobody = Personne
option-next_round = Continuer
option-applaud = Applaudir { $target }

### Paroles

what-smile = Sourire
what-laugh = Rire
what-think = Réfléchir
what-doubt = Douter
what-gasp = S’étonner
what-shrug = Hausser les épaules
what-applaud = Applaudir
what-vague = Réponses vagues
what-off = Réponses qui ne collent pas
what-echo = Répète ce que disent les autres
what-quiet = Trop de silence
what-too_clear = En dit trop
what-multiverse_yes = C’est le Multivers
what-multiverse_no = Ce n’est pas le Multivers
say-claim =
    { $about ->
        [other] { $what_id ->
            [vague] { $target } répond dans le vague.
            [off] Ce que dit { $target } ne colle pas.
            [echo] { $target } ne fait que répéter ce que disent les autres.
            [quiet] { $target } n’en dit pas assez.
            [too_clear] { $target } en dit beaucoup trop, comme pour aider quelqu’un.
            [multiverse_yes] { $target } et moi ne sommes pas au même endroit.
            [multiverse_no] { $target } et moi sommes au même endroit.
           *[other] J’ai ma petite idée sur { $target }.
        }
       *[none] { $what_id ->
            [vague] Il y a eu des réponses bien vagues.
            [off] Il y a eu des réponses qui ne collent pas.
            [echo] Quelqu’un ne fait que répéter ce que disent les autres.
            [quiet] Quelqu’un n’en dit pas assez.
            [too_clear] Quelqu’un en dit beaucoup trop.
            [multiverse_yes] Nous ne sommes pas tous au même endroit.
            [multiverse_no] Nous sommes bien au même endroit.
           *[other] Je sais très bien où je suis.
        }
    }
say-accuse =
    { $what_id ->
        [vague] Je soupçonne { $target } : ses réponses sont vagues.
        [off] Je soupçonne { $target } : ses réponses ne collent pas.
        [echo] Je soupçonne { $target }, qui ne fait que répéter.
        [quiet] Je soupçonne { $target }, qui n’en dit pas assez.
        [too_clear] Je soupçonne { $target }, qui en dit beaucoup trop.
       *[other] Je soupçonne { $target }.
    }
say-vouch = Je fais confiance à { $target } : c’est un Héros.
say-ask =
    { $what_id ->
        [vague] { $target }, pourquoi des réponses si vagues ?
        [off] { $target }, pourquoi une réponse qui ne colle pas ?
        [echo] { $target }, pourquoi répéter ce que disent les autres ?
        [quiet] { $target }, pourquoi en dire si peu ?
        [too_clear] { $target }, pourquoi en dire autant ?
        [multiverse_yes] { $target }, tu crois que c’est le Multivers ?
        [multiverse_no] { $target }, tu ne crois pas au Multivers ?
       *[other] { $target }, qui soupçonnes-tu ?
    }
say-promise = Je pointerai { $target } du doigt.

### Facettes d'un Lieu

facet-setting = Le décor
facet-noise = Le bruit
facet-people = Les gens
facet-clothes = La tenue
facet-arrival = Le trajet
facet-danger = Le danger
facet-smell = L’odeur
facet-light = La lumière
facet-temperature = La température
facet-activity = L’occupation
facet-access = L’entrée
facet-generic = Sur tout et rien
value-indoors = à l’intérieur
value-open_air = en plein air
value-below = en profondeur
value-sealed = coupé du monde
value-silent = le silence
value-hum = un ronronnement
value-chatter = des conversations
value-din = du vacarme
value-heroes = des héros
value-criminals = des criminels
value-scientists = des savants
value-staff = des employés
value-warriors = des guerriers
value-officers = des policiers ou des gardiens
value-strange = des êtres étranges
value-youth = des jeunes
value-nobody = presque personne
value-costume = un costume de héros
value-uniform = un uniforme
value-business = une tenue de bureau
value-lab_coat = une blouse
value-armour = une armure
value-robe = une robe ou une toge
value-evening = une tenue de soirée
value-casual = une tenue de tous les jours
value-street = par la rue
value-lift = en ascenseur
value-air = par les airs
value-water = par l’eau
value-portal = par un portail
value-escort = sous escorte
value-secret_way = par un passage secret
value-low = aucun danger
value-dangerous_people = des gens dangereux
value-experiments = des expériences risquées
value-environment = un endroit mortel
value-combat = des combats
value-security = une sécurité redoutable
value-sea = la mer
value-disinfectant = le désinfectant
value-paper_coffee = le papier et le café
value-oil = l’huile et le métal
value-damp_stone = la pierre humide
value-plants = les plantes
value-food_perfume = la cuisine ou le parfum
value-clean_air = rien, un air très pur
value-daylight = la lumière du jour
value-artificial = des lampes
value-dim = la pénombre
value-glow = une lueur étrange
value-cold = il fait froid
value-mild = il fait doux
value-hot = il fait chaud
value-watch = surveiller
value-investigate = enquêter
value-research = faire des recherches
value-train = s’entraîner
value-confine = purger une peine
value-meet = se réunir
value-party = faire la fête
value-rule = gouverner
value-learn = apprendre
value-live = habiter là
value-public = ouverte à tous
value-invited = sur invitation
value-cleared = contrôlée
value-secret = secrète

### Lieux

location-arkham_asylum = Asile d’Arkham
    .text = Un hôpital sinistre sur une colline, où Gotham garde les esprits que personne n’a su réparer. On y compte les patients deux fois par nuit, et le compte n’est pas toujours bon.
location-atlantis = Atlantis
    .text = Un royaume de tours au fond de la mer, plus vieux que tous les drapeaux de la surface. Les gardes y chevauchent des bêtes qui ont bien trop de dents.
location-batcave = Batcave
    .text = Un repaire de roche et d’ordinateurs caché sous la maison d’un homme riche. Il y a une pièce de monnaie géante dans un coin et des centaines de petites ailes au plafond.
location-belle_reve = Centre Pénitentiaire Belle Reve
    .text = Une prison de haute sécurité dans les marais, bâtie pour des détenus qui tordent les barreaux. Les volontaires y réduisent leur peine en acceptant une mission dont on ne revient pas.
location-bottle_city_of_kandor = Cité-Bouteille de Kandor
    .text = Une ville entière d’une planète disparue, réduite et maintenue en vie sous verre. Ses habitants partent travailler chaque matin sous un soleil gros comme une lampe.
location-central_city_police_department = Département de Police de Central City
    .text = Un commissariat animé où le labo a toujours un jour de retard, et l’un des experts toujours une minute. Les cellules doivent retenir des gens qui gèlent les serrures ou traversent les miroirs.
location-daily_planet = Daily Planet
    .text = La rédaction d’un grand journal, sous un globe célèbre. Quelqu’un réclame la une à grands cris et un reporter vient encore de disparaître.
location-ferris_aircraft = Compagnie Ferris Aircraft
    .text = Des hangars et des pistes au bord du désert, où des pilotes qui ignorent la peur essaient des prototypes. La moitié revient avec la peinture brûlée.
location-fortress_of_solitude = Forteresse de Solitude
    .text = Un palais de glace et de cristal au bout du monde, avec un seul habitant et une clé très lourde. Les trophées viennent d’autres étoiles.
location-gorilla_city = Gorilla City
    .text = Une cité brillante dans la jungle, invisible du ciel, dont les citoyens sont plus forts et plus sages que tous leurs visiteurs. La politique s’y règle par le débat, puis à coups de poing.
location-gotham_university = Université de Gotham City
    .text = Des amphis, des pelouses et une bibliothèque où certains rayons ont des barreaux. Plusieurs anciens enseignants sont recherchés par la police.
location-hall_of_justice = Hall de Justice
    .text = Un monument à grande façade vitrée, moitié musée, moitié salle de réunion. Les groupes scolaires y défilent pendant qu’on sauve le monde à l’étage.
location-iceberg_lounge = Iceberg Lounge
    .text = Une boîte de nuit à la mode bâtie autour d’un bloc de glace, avec de vrais oiseaux et un salon privé. Le patron a toujours un parapluie à la main.
location-justice_league_watchtower = Tour de Guet de la Justice League
    .text = Un quartier général en orbite, où quelqu’un est de garde devant les écrans à toute heure. Les océans défilent sous les hublots.
location-lexcorp_tower = Tour LexCorp
    .text = Le plus haut immeuble de bureaux de la ville, et son propriétaire entend que cela dure. Chaque contrat a une page que personne n’est censé lire.
location-star_labs = S.T.A.R. Labs
    .text = Un institut de recherche qui étudie tout ce qui tombe du ciel. L’assureur ne répond plus au téléphone.
location-themyscira = Themyscira
    .text = Une île ensoleillée aux temples blancs qu’aucune carte ne montre, patrie d’un peuple de combattantes immortelles. L’exercice du matin commence avant l’aube et fait mal jusqu’au soir.
location-titans_tower = Tour des Titans
    .text = Une tour en forme de lettre sur une île de la baie, que se partagent de jeunes héros et leur linge sale. La salle d’entraînement est en panne plus souvent que la console.
location-oa = Oa
    .text = Le monde ancien au centre de l’univers, d’où de petits sages bleus commandent un corps de porteurs d’anneau. Des recrues de toutes formes y récitent le même serment.
location-rock_of_eternity = Rocher de l’Éternité
    .text = Une salle de magie hors du temps, où un vieux sorcier attend un héritier digne de lui. Sept statues hideuses veillent sur le trône.

### Phrases toutes prêtes

phrase-ask_setting_1 = Qu’as-tu au-dessus de la tête en ce moment ?
phrase-ask_setting_2 = Peut-on voir le ciel d’ici ?
phrase-ask_setting_3 = C’est grand comment, ici, d’après toi ?
phrase-ask_noise_1 = Qu’est-ce que tu entends ?
phrase-ask_noise_2 = Pourrais-tu faire une sieste ici ?
phrase-ask_noise_3 = Faut-il parler fort ?
phrase-ask_people_1 = Qui se tient à côté de toi ?
phrase-ask_people_2 = Présenterais-tu les gens d’ici à ta mère ?
phrase-ask_people_3 = Qui croise-t-on par ici ?
phrase-ask_clothes_1 = Qu’as-tu mis ce matin ?
phrase-ask_clothes_2 = Est-ce que je détonne, habillé comme ça ?
phrase-ask_clothes_3 = Comment s’habille-t-on ici ?
phrase-ask_arrival_1 = Comment es-tu arrivé ici ?
phrase-ask_arrival_2 = Le trajet a été long ?
phrase-ask_arrival_3 = Comment vas-tu rentrer ?
phrase-ask_danger_1 = As-tu peur de quelque chose ici ?
phrase-ask_danger_2 = Y emmènerais-tu un enfant ?
phrase-ask_danger_3 = Qu’est-ce qui pourrait arriver de pire ?
phrase-ask_smell_1 = Ça sent quoi ?
phrase-ask_smell_2 = Mettrais-tu cette odeur en flacon ?
phrase-ask_smell_3 = L’odeur te dérange ?
phrase-ask_light_1 = Tu y vois bien ?
phrase-ask_light_2 = D’où vient la lumière ?
phrase-ask_light_3 = Tes plantes survivraient-elles ici ?
phrase-ask_temperature_1 = Es-tu à l’aise sans manteau ?
phrase-ask_temperature_2 = Tu voudrais une boisson chaude ou froide ?
phrase-ask_temperature_3 = Quel temps fait-il, pour toi ?
phrase-ask_activity_1 = Qu’es-tu venu faire ?
phrase-ask_activity_2 = Que feras-tu dans l’heure qui vient ?
phrase-ask_activity_3 = Que fait-on d’habitude ici ?
phrase-ask_access_1 = Qui t’a laissé entrer ?
phrase-ask_access_2 = Je pourrais amener un ami ?
phrase-ask_access_3 = Quelqu’un a vérifié tes papiers ?
phrase-brief_setting = Un toit ?
phrase-brief_noise = Du bruit ?
phrase-brief_people = Avec qui ?
phrase-brief_clothes = Quelle tenue ?
phrase-brief_arrival = Venu comment ?
phrase-brief_danger = Du danger ?
phrase-brief_smell = Quelle odeur ?
phrase-brief_light = Bien éclairé ?
phrase-brief_temperature = Chaud ou froid ?
phrase-brief_activity = Pour quoi faire ?
phrase-brief_access = Entrée libre ?
phrase-generic_1 = Tu viens souvent ici ?
phrase-generic_2 = Tu recommanderais cet endroit ?
phrase-generic_3 = Que changerais-tu ici ?
phrase-generic_4 = Qui amènerais-tu avec toi ?
phrase-generic_5 = Que volerais-tu ici ?
phrase-evasive_1 = Ça dépend des jours.
phrase-evasive_2 = J’ai l’habitude.
phrase-evasive_3 = Tu le sais aussi bien que moi.
phrase-setting_indoors_1 = J’ai des murs tout autour de moi.
phrase-setting_indoors_2 = J’ai un toit au-dessus de la tête.
phrase-short_setting_indoors = Intérieur
phrase-setting_open_air_1 = Je sens le vent.
phrase-setting_open_air_2 = Au-dessus de moi, il n’y a que le ciel.
phrase-short_setting_open_air = Dehors
phrase-setting_below_1 = On est plutôt en profondeur.
phrase-setting_below_2 = La surface est loin au-dessus.
phrase-short_setting_below = Sous
phrase-setting_sealed_1 = On est coupés du reste du monde.
phrase-setting_sealed_2 = Rien n’entre ni ne sort sans autorisation.
phrase-short_setting_sealed = Coupé
phrase-noise_silent_1 = On entendrait une mouche voler.
phrase-noise_silent_2 = Calme. Presque trop calme.
phrase-short_noise_silent = Calme
phrase-noise_hum_1 = Il y a un ronronnement constant.
phrase-noise_hum_2 = Quelque chose tourne toujours en fond.
phrase-short_noise_hum = Ronronnement
phrase-noise_chatter_1 = Ça discute sans arrêt.
phrase-noise_chatter_2 = J’attrape des bouts de conversation partout.
phrase-short_noise_chatter = Parle
phrase-noise_din_1 = Je dois hausser la voix.
phrase-noise_din_2 = Mes oreilles vont siffler ce soir.
phrase-short_noise_din = Bruit
phrase-people_heroes_1 = Des visages connus, souvent masqués.
phrase-people_heroes_2 = Des gens dont c’est le métier de sauver les autres.
phrase-short_people_heroes = Héros
phrase-people_criminals_1 = Personne à qui je prêterais de l’argent.
phrase-people_criminals_2 = Certains ont un casier bien rempli.
phrase-short_people_criminals = Criminel
phrase-people_scientists_1 = Des gens très calés.
phrase-people_scientists_2 = Chacun a une théorie à expliquer.
phrase-short_people_scientists = Scientifique
phrase-people_staff_1 = Des gens payés pour être là.
phrase-people_staff_2 = Surtout des gens en plein service.
phrase-short_people_staff = Employé
phrase-people_warriors_1 = Des gens que je ne défierais pas au bras de fer.
phrase-people_warriors_2 = Ils s’entraînent depuis l’enfance.
phrase-short_people_warriors = Guerrier
phrase-people_officers_1 = Des gens avec un insigne.
phrase-people_officers_2 = Ils suivent le règlement, en général.
phrase-short_people_officers = Police
phrase-people_strange_1 = Tout le monde n’a pas l’air humain.
phrase-people_strange_2 = Il faut être large d’esprit avec ses voisins.
phrase-short_people_strange = Alien
phrase-people_youth_1 = Surtout des plus jeunes que moi.
phrase-people_youth_2 = Des jeunes avec trop d’énergie.
phrase-short_people_youth = Jeune
phrase-people_nobody_1 = Presque personne.
phrase-people_nobody_2 = On y vient pour être seul.
phrase-short_people_nobody = Seul
phrase-clothes_costume_1 = Je n’irais pas au supermarché comme ça.
phrase-clothes_costume_2 = J’ai un emblème sur la poitrine.
phrase-short_clothes_costume = Cape
phrase-clothes_uniform_1 = La même chose que beaucoup d’autres ici.
phrase-clothes_uniform_2 = On me l’a fournie.
phrase-short_clothes_uniform = Uniforme
phrase-clothes_business_1 = Quelque chose que mon banquier approuverait.
phrase-clothes_business_2 = Repassé et boutonné.
phrase-short_clothes_business = Cravate
phrase-clothes_lab_coat_1 = Quelque chose de blanc et facile à laver.
phrase-clothes_lab_coat_2 = Avec des stylos dans la poche.
phrase-short_clothes_lab_coat = Blouse
phrase-clothes_armour_1 = De quoi arrêter une lame.
phrase-clothes_armour_2 = C’est plus lourd que ça en a l’air.
phrase-short_clothes_armour = Armure
phrase-clothes_robe_1 = Quelque chose de long et d’ample.
phrase-clothes_robe_2 = Rien qu’on trouve en magasin.
phrase-short_clothes_robe = Robe
phrase-clothes_evening_1 = Je me suis mis sur mon trente-et-un.
phrase-clothes_evening_2 = Ma plus belle tenue, évidemment.
phrase-short_clothes_evening = Smoking
phrase-clothes_casual_1 = Ce qui traînait sur la chaise ce matin.
phrase-clothes_casual_2 = Quelque chose de confortable.
phrase-short_clothes_casual = Jean
phrase-arrival_street_1 = Je suis entré à pied.
phrase-arrival_street_2 = Se garer a été un cauchemar.
phrase-short_arrival_street = Pied
phrase-arrival_lift_1 = J’ai appuyé sur un bouton et attendu.
phrase-arrival_lift_2 = En montant pas mal d’étages.
phrase-short_arrival_lift = Ascenseur
phrase-arrival_air_1 = Par le haut.
phrase-arrival_air_2 = J’avais une belle vue en chemin.
phrase-short_arrival_air = Voler
phrase-arrival_water_1 = J’ai eu les pieds mouillés.
phrase-arrival_water_2 = Il faut savoir nager, ou ramer.
phrase-short_arrival_water = Bateau
phrase-arrival_portal_1 = Un pas et j’y étais.
phrase-arrival_portal_2 = Pas par une route normale.
phrase-short_arrival_portal = Téléporte
phrase-arrival_escort_1 = On ne m’a pas laissé le choix.
phrase-arrival_escort_2 = Quelqu’un me tenait le bras tout du long.
phrase-short_arrival_escort = Fourgon
phrase-arrival_secret_way_1 = Il faut savoir où est l’entrée.
phrase-arrival_secret_way_2 = Par un chemin qui n’est sur aucune carte.
phrase-short_arrival_secret_way = Caché
phrase-danger_low_1 = Je me sens parfaitement en sécurité.
phrase-danger_low_2 = Au pire, on s’ennuie.
phrase-short_danger_low = Sécurité
phrase-danger_dangerous_people_1 = Je ne tourne jamais le dos aux autres.
phrase-danger_dangerous_people_2 = Ça dépend de qui est de mauvaise humeur.
phrase-short_danger_dangerous_people = Attaque
phrase-danger_experiments_1 = Tout n’est pas toujours au point ici.
phrase-danger_experiments_2 = À ta place, je reculerais.
phrase-short_danger_experiments = Exploser
phrase-danger_environment_1 = L’endroit lui-même pourrait te tuer.
phrase-danger_environment_2 = Un pas de trop et c’est fini.
phrase-short_danger_environment = Tomber
phrase-danger_combat_1 = On en repart avec des bleus.
phrase-danger_combat_2 = Ça tape fort ici.
phrase-short_danger_combat = Combat
phrase-danger_security_1 = Je ne toucherais à rien sans permission.
phrase-danger_security_2 = On est surveillé en permanence.
phrase-short_danger_security = Alarme
phrase-smell_sea_1 = Ça sent le sel.
phrase-smell_sea_2 = Je dirais le poisson.
phrase-short_smell_sea = Sel
phrase-smell_disinfectant_1 = Ça sent le produit d’entretien.
phrase-smell_disinfectant_2 = Comme un couloir qu’on vient de laver.
phrase-short_smell_disinfectant = Javel
phrase-smell_paper_coffee_1 = Le café et le vieux papier.
phrase-smell_paper_coffee_2 = Quelqu’un a encore brûlé le café.
phrase-short_smell_paper_coffee = Café
phrase-smell_oil_1 = Un peu de graisse et de métal chaud.
phrase-smell_oil_2 = Comme dans un garage.
phrase-short_smell_oil = Huile
phrase-smell_damp_stone_1 = Le vieux et l’humide.
phrase-smell_damp_stone_2 = Comme dans une cave.
phrase-short_smell_damp_stone = Humide
phrase-smell_plants_1 = Quelque chose de vert.
phrase-smell_plants_2 = Les feuilles et la terre chaude.
phrase-short_smell_plants = Plante
phrase-smell_food_perfume_1 = Ça me donne faim.
phrase-smell_food_perfume_2 = Plusieurs parfums qui se battent.
phrase-short_smell_food_perfume = Nourriture
phrase-smell_clean_air_1 = Rien du tout, en fait.
phrase-smell_clean_air_2 = Très pur, presque irréel.
phrase-short_smell_clean_air = Rien
phrase-light_daylight_1 = J’aurais besoin de lunettes de soleil.
phrase-light_daylight_2 = Plein de lumière naturelle.
phrase-short_light_daylight = Soleil
phrase-light_artificial_1 = Des ampoules, jour et nuit.
phrase-light_artificial_2 = On perd la notion de l’heure.
phrase-short_light_artificial = Lampe
phrase-light_dim_1 = Je vois à peine mes pieds.
phrase-light_dim_2 = Il fait plus sombre que je ne voudrais.
phrase-short_light_dim = Sombre
phrase-light_glow_1 = Tout a une drôle de lueur.
phrase-light_glow_2 = La lumière ne vient pas d’une lampe.
phrase-short_light_glow = Lueur
phrase-temperature_cold_1 = J’aurais dû prendre un pull.
phrase-temperature_cold_2 = Un peu frisquet.
phrase-short_temperature_cold = Froid
phrase-temperature_mild_1 = Ni chaud ni froid.
phrase-temperature_mild_2 = Je n’y ai même pas pensé.
phrase-short_temperature_mild = Bien
phrase-temperature_hot_1 = Je transpire.
phrase-temperature_hot_2 = Il faut boire beaucoup d’eau.
phrase-short_temperature_hot = Chaud
phrase-activity_watch_1 = Je garde un œil sur tout.
phrase-activity_watch_2 = Je fixe surtout des écrans.
phrase-short_activity_watch = Surveiller
phrase-activity_investigate_1 = J’essaie de savoir qui a fait le coup.
phrase-activity_investigate_2 = Je suis des pistes.
phrase-short_activity_investigate = Indice
phrase-activity_research_1 = J’avance, essai après essai.
phrase-activity_research_2 = Je prends beaucoup de notes.
phrase-short_activity_research = Test
phrase-activity_train_1 = Je m’entraîne jusqu’à y arriver.
phrase-activity_train_2 = Surtout de l’exercice.
phrase-short_activity_train = Entraîner
phrase-activity_confine_1 = Je compte les jours.
phrase-activity_confine_2 = Pas grand-chose ; la porte est fermée.
phrase-short_activity_confine = Cellule
phrase-activity_meet_1 = Je suis venu parler affaires.
phrase-activity_meet_2 = On s’assied autour d’une table et on décide.
phrase-short_activity_meet = Réunion
phrase-activity_party_1 = Je suis venu m’amuser.
phrase-activity_party_2 = Je reste jusqu’à la fermeture.
phrase-short_activity_party = Fête
phrase-activity_rule_1 = Il y a beaucoup de cérémonie.
phrase-activity_rule_2 = On fait ce que les anciens décident.
phrase-short_activity_rule = Trône
phrase-activity_learn_1 = J’écoute et j’essaie de retenir.
phrase-activity_learn_2 = Il y a toujours une leçon de plus.
phrase-short_activity_learn = Apprendre
phrase-activity_live_1 = Rien de spécial, je vis ici.
phrase-activity_live_2 = Je me repose et je réfléchis.
phrase-short_activity_live = Vivre
phrase-access_public_1 = N’importe qui peut entrer.
phrase-access_public_2 = Personne ne m’a rien demandé.
phrase-short_access_public = Tout le monde
phrase-access_invited_1 = Mieux vaut être attendu.
phrase-access_invited_2 = Mon nom était sur une liste.
phrase-short_access_invited = Invité
phrase-access_cleared_1 = On a vérifié qui j’étais.
phrase-access_cleared_2 = Il faut le bon badge.
phrase-short_access_cleared = Badge
phrase-access_secret_1 = La plupart des gens ignorent que ça existe.
phrase-access_secret_2 = Tu ne trouveras l’adresse nulle part.
phrase-short_access_secret = Secret
