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
rule-versions = Ce qui a changé en versions 2 et 3
    .text =
        Les cartes et cette page donnent les règles d’aujourd’hui, celles de la version 3. Une partie commencée plus tôt se termine selon les règles de sa version.

        En version 1, quand on pointe du doigt le Joker ou Harley Quinn, on peut aussi ne désigner personne.

        Les réglages « { setting-multiverse_points } », « { setting-multiverse_late } » et « { setting-prank_guess } » sont venus avec la version 2 ; en version 1, on joue selon leurs valeurs par défaut.

        La version 3 ne change rien à ce qu’on peut faire : la table retient les phrases toutes prêtes des manches précédentes, pour que les robots ne se répètent pas.

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
phrase-ask_setting_4 = Tu pourrais jouer au cerf-volant ici ?
phrase-ask_setting_5 = Faut-il descendre pour arriver jusqu’ici ?
phrase-ask_setting_6 = Plutôt un plafond ou des nuages au-dessus de toi ?
phrase-ask_setting_7 = En combien de pas fais-tu le tour ?
phrase-ask_setting_8 = Que vois-tu en tournant sur toi-même ?
phrase-ask_setting_9 = Comment sont les murs, si tu en vois ?
phrase-ask_noise_1 = Qu’est-ce que tu entends ?
phrase-ask_noise_2 = Pourrais-tu faire une sieste ici ?
phrase-ask_noise_3 = Faut-il parler fort ?
phrase-ask_noise_4 = Entendrais-tu tomber une pièce de monnaie ?
phrase-ask_noise_5 = Tu téléphonerais sans te boucher l’autre oreille ?
phrase-ask_noise_6 = Tu entends plutôt des machines ou des voix ?
phrase-ask_noise_7 = Combien de voix distingues-tu ?
phrase-ask_noise_8 = Quel bruit te réveillerait ici ?
phrase-ask_noise_9 = Ça donnerait quoi, un disque enregistré ici ?
phrase-ask_people_1 = Qui se tient à côté de toi ?
phrase-ask_people_2 = Présenterais-tu les gens d’ici à ta mère ?
phrase-ask_people_3 = Qui croise-t-on par ici ?
phrase-ask_people_4 = Confierais-tu tes clés aux gens d’ici ?
phrase-ask_people_5 = As-tu de la compagnie en ce moment ?
phrase-ask_people_6 = Autour de toi, plutôt gros bras ou grosses têtes ?
phrase-ask_people_7 = Combien de visages croises-tu en une heure ?
phrase-ask_people_8 = De quoi parlent les gens autour de toi ?
phrase-ask_people_9 = À quoi reconnaît-on les habitués ?
phrase-ask_clothes_1 = Qu’as-tu mis ce matin ?
phrase-ask_clothes_2 = Est-ce que je détonne, habillé comme ça ?
phrase-ask_clothes_3 = Comment s’habille-t-on ici ?
phrase-ask_clothes_4 = Prendrais-tu le métro dans cette tenue ?
phrase-ask_clothes_5 = Tout le monde porte la même chose que toi ?
phrase-ask_clothes_6 = Plutôt baskets ou souliers cirés ?
phrase-ask_clothes_7 = Combien de poches as-tu ?
phrase-ask_clothes_8 = Que portes-tu aux pieds ?
phrase-ask_clothes_9 = Que dirait ta mère en te voyant dans cette tenue ?
phrase-ask_arrival_1 = Comment es-tu arrivé ici ?
phrase-ask_arrival_2 = Le trajet a été long ?
phrase-ask_arrival_3 = Comment vas-tu rentrer ?
phrase-ask_arrival_4 = As-tu gardé les pieds au sec en chemin ?
phrase-ask_arrival_5 = Mon vélo m’amènerait-il jusqu’ici ?
phrase-ask_arrival_6 = Tu as pris la route ou les airs ?
phrase-ask_arrival_7 = Combien de temps as-tu mis pour venir ?
phrase-ask_arrival_8 = Qu’as-tu vu en chemin ?
phrase-ask_arrival_9 = À quoi ressemblait la fin du voyage ?
phrase-ask_danger_1 = As-tu peur de quelque chose ici ?
phrase-ask_danger_2 = Y emmènerais-tu un enfant ?
phrase-ask_danger_3 = Qu’est-ce qui pourrait arriver de pire ?
phrase-ask_danger_4 = Dormirais-tu ici sur tes deux oreilles ?
phrase-ask_danger_5 = Devrais-je rédiger mon testament avant de venir ?
phrase-ask_danger_6 = Tu te méfies plutôt des gens ou du décor ?
phrase-ask_danger_7 = Combien de pansements uses-tu par semaine ?
phrase-ask_danger_8 = Quel conseil de survie donnerais-tu ici ?
phrase-ask_danger_9 = Qu’est-ce qu’il vaut mieux ne pas toucher ?
phrase-ask_smell_1 = Ça sent quoi ?
phrase-ask_smell_2 = Mettrais-tu cette odeur en flacon ?
phrase-ask_smell_3 = L’odeur te dérange ?
phrase-ask_smell_4 = L’odeur te met-elle en appétit ?
phrase-ask_smell_5 = Respires-tu à pleins poumons, avec plaisir ?
phrase-ask_smell_6 = Ça sent plutôt la nature ou la chimie ?
phrase-ask_smell_7 = De un à dix, ça sent fort comment ?
phrase-ask_smell_8 = Quel souvenir cette odeur réveille-t-elle ?
phrase-ask_smell_9 = Que sentiront tes vêtements ce soir ?
phrase-ask_light_1 = Tu y vois bien ?
phrase-ask_light_2 = D’où vient la lumière ?
phrase-ask_light_3 = Tes plantes survivraient-elles ici ?
phrase-ask_light_4 = Pourrais-tu lire un roman sans lampe ?
phrase-ask_light_5 = Risques-tu de te cogner partout ?
phrase-ask_light_6 = C’est le soleil ou des ampoules qui t’éclairent ?
phrase-ask_light_7 = Combien de fenêtres peux-tu compter ?
phrase-ask_light_8 = De quelle couleur est la lumière ?
phrase-ask_light_9 = À quoi ressemble ton ombre ici ?
phrase-ask_temperature_1 = Es-tu à l’aise sans manteau ?
phrase-ask_temperature_2 = Tu voudrais une boisson chaude ou froide ?
phrase-ask_temperature_3 = Quel temps fait-il, pour toi ?
phrase-ask_temperature_4 = Vois-tu de la buée quand tu souffles ?
phrase-ask_temperature_5 = Tu enlèverais bien une couche ?
phrase-ask_temperature_6 = Tu réclames une écharpe ou un éventail ?
phrase-ask_temperature_7 = Combien de degrés, au doigt mouillé ?
phrase-ask_temperature_8 = Que deviendrait une glace dans ta main ?
phrase-ask_temperature_9 = Dans quel état sont tes orteils ?
phrase-ask_activity_1 = Qu’es-tu venu faire ?
phrase-ask_activity_2 = Que feras-tu dans l’heure qui vient ?
phrase-ask_activity_3 = Que fait-on d’habitude ici ?
phrase-ask_activity_4 = Rentres-tu le soir avec des courbatures ?
phrase-ask_activity_5 = Peux-tu t’arrêter quand ça te chante ?
phrase-ask_activity_6 = Tu es là pour le travail ou le plaisir ?
phrase-ask_activity_7 = Combien d’heures d’affilée tiens-tu ?
phrase-ask_activity_8 = De quels outils as-tu besoin ici ?
phrase-ask_activity_9 = Que raconteras-tu de ta journée ?
phrase-ask_access_1 = Qui t’a laissé entrer ?
phrase-ask_access_2 = Je pourrais amener un ami ?
phrase-ask_access_3 = Quelqu’un a vérifié tes papiers ?
phrase-ask_access_4 = Un touriste pourrait-il entrer par hasard ?
phrase-ask_access_5 = Est-ce que ça filtre à la porte ?
phrase-ask_access_6 = Porte grande ouverte ou liste à l’entrée ?
phrase-ask_access_7 = Combien de portes as-tu franchies ?
phrase-ask_access_8 = Que faut-il montrer pour passer ?
phrase-ask_access_9 = Comment t’y prendrais-tu pour me faire entrer ?
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
phrase-setting_indoors_3 = Quatre murs, une porte, et moi au milieu.
phrase-setting_indoors_4 = Mon parapluie se tourne les pouces.
phrase-setting_indoors_5 = Qu’il pleuve, je resterai au sec.
phrase-setting_indoors_6 = Je pourrais dessiner le plafond de mémoire.
phrase-setting_indoors_7 = Un cerf-volant se cognerait vite le nez.
phrase-setting_indoors_8 = Je change de pièce, jamais de météo.
phrase-short_setting_indoors = À l’intérieur.
phrase-not_setting_indoors_1 = Je n’ai pas de plafond à repeindre.
phrase-not_setting_indoors_2 = Ça ne tient pas entre quatre murs.
phrase-setting_open_air_1 = Je sens le vent.
phrase-setting_open_air_2 = Au-dessus de moi, il n’y a que le ciel.
phrase-setting_open_air_3 = Un oiseau pourrait me viser sans effort.
phrase-setting_open_air_4 = Mon chapeau menace de s’envoler.
phrase-setting_open_air_5 = Lève le nez : c’est grand ouvert.
phrase-setting_open_air_6 = Je pourrais y étendre mon linge.
phrase-setting_open_air_7 = Quelqu’un a oublié de construire le plafond.
phrase-setting_open_air_8 = Si l’orage éclate, je cours.
phrase-short_setting_open_air = Dehors.
phrase-not_setting_open_air_1 = Ce n’est pas franchement le grand air.
phrase-not_setting_open_air_2 = Ne compte pas trop sur la brise.
phrase-setting_below_1 = On est plutôt en profondeur.
phrase-setting_below_2 = La surface est loin au-dessus.
phrase-setting_below_3 = Un peu plus bas, c’est le centre de la terre.
phrase-setting_below_4 = J’ai tout un monde au-dessus de la tête.
phrase-setting_below_5 = Pour bronzer, il faudrait d’abord remonter.
phrase-setting_below_6 = Question altitude, je suis dans le négatif.
phrase-setting_below_7 = Les oreilles se bouchent en descendant.
phrase-setting_below_8 = Le reste du monde vit à l’étage du dessus.
phrase-short_setting_below = En profondeur.
phrase-not_setting_below_1 = Je ne vis pas comme une taupe.
phrase-not_setting_below_2 = Pas besoin de creuser pour me trouver.
phrase-setting_sealed_1 = On est coupés du reste du monde.
phrase-setting_sealed_2 = Rien n’entre ni ne sort sans autorisation.
phrase-setting_sealed_3 = La fin du monde, je l’apprendrais en retard.
phrase-setting_sealed_4 = Le facteur a renoncé depuis longtemps.
phrase-setting_sealed_5 = Un petit monde à part, bien refermé.
phrase-setting_sealed_6 = Les voisins ne passent pas emprunter du sel.
phrase-setting_sealed_7 = Comme une boîte de sardines, en plus grand.
phrase-setting_sealed_8 = Prends un livre : on ne ressort pas comme ça.
phrase-short_setting_sealed = Coupé du monde.
phrase-not_setting_sealed_1 = Ce n’est pas une boîte de conserve.
phrase-not_setting_sealed_2 = Rien n’empêche d’aller faire un tour.
phrase-noise_silent_1 = On entendrait une mouche voler.
phrase-noise_silent_2 = Calme. Presque trop calme.
phrase-noise_silent_3 = J’entends mes cils battre.
phrase-noise_silent_4 = Même mes pensées chuchotent.
phrase-noise_silent_5 = Un éternuement passerait pour une explosion.
phrase-noise_silent_6 = Mon estomac fait plus de bruit que le reste.
phrase-noise_silent_7 = Déballer un bonbon serait un crime.
phrase-noise_silent_8 = Le genre de silence qu’on n’ose pas rompre.
phrase-short_noise_silent = C’est calme.
phrase-not_noise_silent_1 = Ce n’est pas une bibliothèque.
phrase-not_noise_silent_2 = N’espère pas entendre une mouche voler.
phrase-noise_hum_1 = Il y a un ronronnement constant.
phrase-noise_hum_2 = Quelque chose tourne toujours en fond.
phrase-noise_hum_3 = Comme un gros chat endormi quelque part.
phrase-noise_hum_4 = Un bruit de frigo, mais partout.
phrase-noise_hum_5 = Ça vibre jusque dans mes semelles.
phrase-noise_hum_6 = Un bourdonnement qu’on finit par oublier.
phrase-noise_hum_7 = La même note, du matin au soir.
phrase-noise_hum_8 = Même le silence a un moteur.
phrase-short_noise_hum = Un ronronnement.
phrase-not_noise_hum_1 = Rien ne ronronne dans le coin.
phrase-not_noise_hum_2 = Aucun bourdonnement à signaler.
phrase-noise_chatter_1 = Ça discute sans arrêt.
phrase-noise_chatter_2 = J’attrape des bouts de conversation partout.
phrase-noise_chatter_3 = Tends l’oreille, tu auras tous les potins.
phrase-noise_chatter_4 = Chacun a son mot à dire.
phrase-noise_chatter_5 = Un vrai poulailler, sans les poules.
phrase-noise_chatter_6 = Trois conversations à la fois, et je les suis toutes.
phrase-noise_chatter_7 = Les langues vont bon train.
phrase-noise_chatter_8 = Quelqu’un raconte sa vie juste derrière moi.
phrase-short_noise_chatter = Ça discute.
phrase-not_noise_chatter_1 = Personne ne taille la bavette.
phrase-not_noise_chatter_2 = Ce n’est pas l’endroit pour papoter.
phrase-noise_din_1 = Je dois hausser la voix.
phrase-noise_din_2 = Mes oreilles vont siffler ce soir.
phrase-noise_din_3 = Tu disais ? Je n’ai rien entendu.
phrase-noise_din_4 = Je lis sur les lèvres, c’est plus sûr.
phrase-noise_din_5 = Un concert de casseroles, sans entracte.
phrase-noise_din_6 = Deux bouchons d’oreilles, et ça ne suffit pas.
phrase-noise_din_7 = Je ne m’entends plus penser.
phrase-noise_din_8 = Comme des travaux à six heures du matin.
phrase-short_noise_din = Un vacarme.
phrase-not_noise_din_1 = Mes tympans n’ont pas à se plaindre.
phrase-not_noise_din_2 = Pas besoin de s’époumoner.
phrase-people_heroes_1 = Des visages connus, souvent masqués.
phrase-people_heroes_2 = Des gens dont c’est le métier de sauver les autres.
phrase-people_heroes_3 = Le genre qui signe des autographes entre deux catastrophes.
phrase-people_heroes_4 = Leur poster est dans toutes les chambres d’enfant.
phrase-people_heroes_5 = Des gens qui débarquent toujours juste à temps.
phrase-people_heroes_6 = À côté d’eux, mes bonnes actions font pâle figure.
phrase-people_heroes_7 = Le menton carré, la conscience tranquille.
phrase-people_heroes_8 = Ils quittent la table dès que ça brûle quelque part.
phrase-short_people_heroes = Des héros.
phrase-not_people_heroes_1 = Personne ne sauve le monde, que je sache.
phrase-not_people_heroes_2 = Ne compte pas sur eux pour te secourir.
phrase-people_criminals_1 = Personne à qui je prêterais de l’argent.
phrase-people_criminals_2 = Certains ont un casier bien rempli.
phrase-people_criminals_3 = Compte tes doigts après la poignée de main.
phrase-people_criminals_4 = Ils ont tous un alibi, paraît-il.
phrase-people_criminals_5 = Mon portefeuille dort dans ma chaussure.
phrase-people_criminals_6 = Leur portrait existe de face et de profil.
phrase-people_criminals_7 = Des doigts agiles et des regards fuyants.
phrase-people_criminals_8 = Demande-leur l’heure, ils te vendront ta montre.
phrase-short_people_criminals = Des criminels.
phrase-not_people_criminals_1 = Je ne cache pas mon portefeuille.
phrase-not_people_criminals_2 = Personne n’a de casier, à ma connaissance.
phrase-people_scientists_1 = Des gens très calés.
phrase-people_scientists_2 = Chacun a une théorie à expliquer.
phrase-people_scientists_3 = Ils parlent en formules et ça les fait rire.
phrase-people_scientists_4 = Plus de diplômes que d’amis.
phrase-people_scientists_5 = Du genre à griffonner des équations sur la nappe.
phrase-people_scientists_6 = Une question simple, et tu y es jusqu’au soir.
phrase-people_scientists_7 = Je hoche la tête en faisant semblant de suivre.
phrase-people_scientists_8 = Des cerveaux montés sur pattes.
phrase-short_people_scientists = Des scientifiques.
phrase-not_people_scientists_1 = Ils n’ont pas inventé la poudre.
phrase-not_people_scientists_2 = Aucun ne m’a récité de théorème.
phrase-people_staff_1 = Des gens payés pour être là.
phrase-people_staff_2 = Surtout des gens en plein service.
phrase-people_staff_3 = Ils regardent la pendule plus souvent que moi.
phrase-people_staff_4 = Des gens qui guettent l’heure de la pause.
phrase-people_staff_5 = Demande-leur, ils sont là pour ça.
phrase-people_staff_6 = Ils rêvent déjà de leur prochain congé.
phrase-people_staff_7 = Chacun à son poste, et gare au patron.
phrase-people_staff_8 = Ça râle sur les horaires et sur la paie.
phrase-short_people_staff = Des employés.
phrase-not_people_staff_1 = Personne ne pointe en arrivant.
phrase-not_people_staff_2 = Ils ne viennent pas pour la paie.
phrase-people_warriors_1 = Des gens que je ne défierais pas au bras de fer.
phrase-people_warriors_2 = Ils s’entraînent depuis l’enfance.
phrase-people_warriors_3 = Leur poignée de main broie des noix.
phrase-people_warriors_4 = Les cicatrices se portent comme des médailles.
phrase-people_warriors_5 = Des gens qui dorment avec leur lance.
phrase-people_warriors_6 = Ils aiguisent toujours quelque chose pendant que je parle.
phrase-people_warriors_7 = Chez eux, un simple bonjour ressemble à un défi.
phrase-people_warriors_8 = Des épaules larges comme des armoires.
phrase-short_people_warriors = Des guerriers.
phrase-not_people_warriors_1 = Ce ne sont pas des foudres de guerre.
phrase-not_people_warriors_2 = Personne n’affûte sa lame au petit-déjeuner.
phrase-people_officers_1 = Des gens avec un insigne.
phrase-people_officers_2 = Ils suivent le règlement, en général.
phrase-people_officers_3 = Des menottes à la ceinture, ça rend poli.
phrase-people_officers_4 = Leur mot préféré, c’est « circulez ».
phrase-people_officers_5 = Devant eux, je conduis toujours très lentement.
phrase-people_officers_6 = Ils connaissent le code pénal par cœur.
phrase-people_officers_7 = Ils veulent toujours savoir où j’étais hier soir.
phrase-people_officers_8 = Les bottes cirées, le sifflet tout prêt.
phrase-short_people_officers = La police.
phrase-not_people_officers_1 = Aucun insigne à l’horizon.
phrase-not_people_officers_2 = Personne ne va te lire tes droits.
phrase-people_strange_1 = Tout le monde n’a pas l’air humain.
phrase-people_strange_2 = Il faut être large d’esprit avec ses voisins.
phrase-people_strange_3 = Je ne sais jamais combien de mains serrer.
phrase-people_strange_4 = Leur médecin doit être vétérinaire, ou astronome.
phrase-people_strange_5 = La créature bizarre du coin, c’est moi.
phrase-people_strange_6 = J’ai cessé de les dévisager, c’est impoli.
phrase-people_strange_7 = Nos ancêtres n’ont pas dû se fréquenter.
phrase-people_strange_8 = La nature a eu beaucoup d’imagination.
phrase-short_people_strange = Des gens bizarres.
phrase-not_people_strange_1 = Personne n’a de tentacules.
phrase-not_people_strange_2 = Niveau anatomie, rien à signaler.
phrase-people_youth_1 = Surtout des plus jeunes que moi.
phrase-people_youth_2 = Des jeunes avec trop d’énergie.
phrase-people_youth_3 = L’acné et l’ambition, à parts égales.
phrase-people_youth_4 = Leur argot change toutes les semaines.
phrase-people_youth_5 = Certains ont à peine perdu leurs dents de lait.
phrase-people_youth_6 = Montre-leur une cassette, ils chercheront l’écran.
phrase-people_youth_7 = Leurs parents appellent souvent.
phrase-people_youth_8 = Ils se couchent à l’heure où je me lève.
phrase-short_people_youth = Des jeunes.
phrase-not_people_youth_1 = Ce n’est pas une cour de récré.
phrase-not_people_youth_2 = Ce ne sont pas des perdreaux de l’année.
phrase-people_nobody_1 = Presque personne.
phrase-people_nobody_2 = On y vient pour être seul.
phrase-people_nobody_3 = Mon écho me fait la conversation.
phrase-people_nobody_4 = À cache-cache, je gagne à tous les coups.
phrase-people_nobody_5 = Une chaise vide, puis une autre chaise vide.
phrase-people_nobody_6 = Tiens, je te présente mon ombre.
phrase-people_nobody_7 = Pour une belote, il manquerait trois joueurs.
phrase-people_nobody_8 = La foule, c’est moi.
phrase-short_people_nobody = Personne.
phrase-not_people_nobody_1 = Ce n’est pas tout à fait le désert.
phrase-not_people_nobody_2 = Je ne parle pas qu’à mon reflet.
phrase-clothes_costume_1 = Je n’irais pas au supermarché comme ça.
phrase-clothes_costume_2 = J’ai un emblème sur la poitrine.
phrase-clothes_costume_3 = Si moulant que je n’ai plus rien à cacher.
phrase-clothes_costume_4 = Surtout, ne marche pas sur ma cape.
phrase-clothes_costume_5 = Le slip par-dessus le collant, sans rougir.
phrase-clothes_costume_6 = Des couleurs vives, et un masque si possible.
phrase-clothes_costume_7 = Ça se repère de trois toits plus loin.
phrase-clothes_costume_8 = Les gamins en veulent un pour le carnaval.
phrase-short_clothes_costume = Cape et collant.
phrase-not_clothes_costume_1 = Pas la moindre cape en vue.
phrase-not_clothes_costume_2 = Ce n’est pas carnaval.
phrase-clothes_uniform_1 = La même chose que beaucoup d’autres ici.
phrase-clothes_uniform_2 = Une tenue que l’on m’a fournie.
phrase-clothes_uniform_3 = De dos, on me confond avec n’importe qui.
phrase-clothes_uniform_4 = Le même modèle pour tous, et il ne va à personne.
phrase-clothes_uniform_5 = Choisir le matin ? Cette époque est finie.
phrase-clothes_uniform_6 = Mon numéro est cousu dessus.
phrase-clothes_uniform_7 = Le règlement choisit, moi, j’enfile.
phrase-clothes_uniform_8 = Échange avec ton voisin, ça revient au même.
phrase-short_clothes_uniform = Un uniforme.
phrase-not_clothes_uniform_1 = Personne n’est habillé pareil.
phrase-not_clothes_uniform_2 = Rien de réglementaire là-dedans.
phrase-clothes_business_1 = Quelque chose que mon banquier approuverait.
phrase-clothes_business_2 = Repassé et boutonné.
phrase-clothes_business_3 = Je pourrais filer à un entretien d’embauche.
phrase-clothes_business_4 = Ça gratte au cou, mais ça rassure les clients.
phrase-clothes_business_5 = Le pli du pantalon coupe comme un rasoir.
phrase-clothes_business_6 = Des chaussures qui claquent, une mallette qui brille.
phrase-clothes_business_7 = Mon pressing me remercie tous les mois.
phrase-clothes_business_8 = La tenue de ceux qui disent « synergie ».
phrase-short_clothes_business = Une cravate.
phrase-not_clothes_business_1 = Aucune cravate à nouer.
phrase-not_clothes_business_2 = Ton banquier n’approuverait pas.
phrase-clothes_lab_coat_1 = Quelque chose de blanc et facile à laver.
phrase-clothes_lab_coat_2 = Avec des stylos dans la poche.
phrase-clothes_lab_coat_3 = Blanc à l’origine, avant les taches.
phrase-clothes_lab_coat_4 = Par-dessus le reste, blanc jusqu’aux genoux.
phrase-clothes_lab_coat_5 = J’ai l’air de vouloir t’ausculter.
phrase-clothes_lab_coat_6 = Le genre de tenue qui redoute le café.
phrase-clothes_lab_coat_7 = Mon nom sur la poche, ça fait sérieux.
phrase-clothes_lab_coat_8 = Avec ça, je passe pour un génie.
phrase-short_clothes_lab_coat = Une blouse.
phrase-not_clothes_lab_coat_1 = Aucune blouse au portemanteau.
phrase-not_clothes_lab_coat_2 = Je n’ai pas l’air de sortir du labo.
phrase-clothes_armour_1 = De quoi arrêter une lame.
phrase-clothes_armour_2 = C’est plus lourd que ça en a l’air.
phrase-clothes_armour_3 = Je fais clong quand je m’assieds.
phrase-clothes_armour_4 = Pour l’enfiler, compte dix minutes et deux amis.
phrase-clothes_armour_5 = Pratique contre les flèches, moins pour danser.
phrase-clothes_armour_6 = Chaque bosse raconte une histoire.
phrase-clothes_armour_7 = Ça protège de tout, sauf du ridicule.
phrase-clothes_armour_8 = Je ne crains plus les coups de coude.
phrase-short_clothes_armour = Une armure.
phrase-not_clothes_armour_1 = Rien qui arrêterait une flèche.
phrase-not_clothes_armour_2 = Je ne grince pas en marchant.
phrase-clothes_robe_1 = Quelque chose de long et d’ample.
phrase-clothes_robe_2 = Rien qu’on trouve en magasin.
phrase-clothes_robe_3 = Ça flotte derrière moi, très majestueux.
phrase-clothes_robe_4 = Attention à l’ourlet dans les escaliers.
phrase-clothes_robe_5 = Assez de tissu pour planter une tente.
phrase-clothes_robe_6 = Les manches trempent toujours dans la soupe.
phrase-clothes_robe_7 = Drapé comme des rideaux, en plus digne.
phrase-clothes_robe_8 = Là-dedans, j’ai envie de prophétiser.
phrase-short_clothes_robe = Une longue robe.
phrase-not_clothes_robe_1 = Rien qui traîne par terre.
phrase-not_clothes_robe_2 = Je ne me prends pas les pieds dans l’ourlet.
phrase-clothes_evening_1 = Je me suis mis sur mon trente-et-un.
phrase-clothes_evening_2 = Ma plus belle tenue, évidemment.
phrase-clothes_evening_3 = De quoi fouler un tapis rouge.
phrase-clothes_evening_4 = Ça brille, et ça m’empêche de respirer.
phrase-clothes_evening_5 = J’ai sorti les bijoux du coffre.
phrase-clothes_evening_6 = Du satin, du vernis et mal aux pieds.
phrase-clothes_evening_7 = Je finirai de payer ça au printemps.
phrase-clothes_evening_8 = Un verre renversé là-dessus, et je pleure.
phrase-short_clothes_evening = Un smoking.
phrase-not_clothes_evening_1 = Je n’ai pas sorti le grand jeu.
phrase-not_clothes_evening_2 = Pas besoin de nœud papillon.
phrase-clothes_casual_1 = Ce qui traînait sur la chaise ce matin.
phrase-clothes_casual_2 = Quelque chose de confortable.
phrase-clothes_casual_3 = Des baskets qui ont bien vécu.
phrase-clothes_casual_4 = Je pourrais faire la sieste dedans.
phrase-clothes_casual_5 = Ma mère dirait que je me laisse aller.
phrase-clothes_casual_6 = Un vieux pull, et personne ne bronche.
phrase-clothes_casual_7 = La même chose que pour sortir les poubelles.
phrase-clothes_casual_8 = Zéro repassage, c’est ma règle.
phrase-short_clothes_casual = Un jean.
phrase-not_clothes_casual_1 = Ce n’est pas ma tenue de canapé.
phrase-not_clothes_casual_2 = Les baskets ne passeraient pas.
phrase-arrival_street_1 = Je suis entré à pied.
phrase-arrival_street_2 = Se garer a été un cauchemar.
phrase-arrival_street_3 = Le trottoir mène droit à la porte.
phrase-arrival_street_4 = Même le bus s’arrête à côté.
phrase-arrival_street_5 = Deux feux rouges, un passage piéton, terminé.
phrase-arrival_street_6 = Mes semelles connaissent le chemin.
phrase-arrival_street_7 = Par la porte, comme tout le monde.
phrase-arrival_street_8 = Un taxi, trois bouchons, un chauffeur bavard.
phrase-short_arrival_street = À pied.
phrase-not_arrival_street_1 = Aucun bus ne passe par là.
phrase-not_arrival_street_2 = Ça ne se fait pas à pied.
phrase-arrival_lift_1 = J’ai appuyé sur un bouton et attendu.
phrase-arrival_lift_2 = En montant pas mal d’étages.
phrase-arrival_lift_3 = Avec une petite musique pour tout paysage.
phrase-arrival_lift_4 = Dans une boîte, à regarder mes chaussures.
phrase-arrival_lift_5 = Les étages défilent, et chacun fixe la porte.
phrase-arrival_lift_6 = Mes genoux ne pardonneraient pas l’escalier.
phrase-arrival_lift_7 = Ding, les portes s’ouvrent, et voilà.
phrase-arrival_lift_8 = Un plaisantin a appuyé sur tous les boutons.
phrase-short_arrival_lift = En ascenseur.
phrase-not_arrival_lift_1 = Aucun bouton d’étage à presser.
phrase-not_arrival_lift_2 = Je n’ai pas eu droit à la musique d’ascenseur.
phrase-arrival_air_1 = Par le haut.
phrase-arrival_air_2 = J’avais une belle vue en chemin.
phrase-arrival_air_3 = Au-dessus des nuages, ça ne bouchonne pas.
phrase-arrival_air_4 = Quelques turbulences, et pas de plateau-repas.
phrase-arrival_air_5 = J’ai salué les oies au passage.
phrase-arrival_air_6 = L’atterrissage, c’est le moment délicat.
phrase-arrival_air_7 = À vol d’oiseau, au sens propre.
phrase-arrival_air_8 = En cas de vertige, ferme les yeux.
phrase-short_arrival_air = Par les airs.
phrase-not_arrival_air_1 = Pas besoin d’avoir des ailes.
phrase-not_arrival_air_2 = Je n’ai pas croisé un seul nuage.
phrase-arrival_water_1 = J’ai eu les pieds mouillés.
phrase-arrival_water_2 = Il faut savoir nager, ou ramer.
phrase-arrival_water_3 = J’ai encore du sel dans les cheveux.
phrase-arrival_water_4 = Prévois une serviette et des chaussures de rechange.
phrase-arrival_water_5 = Le mal de mer est compris dans le prix.
phrase-arrival_water_6 = Tout dépend de la marée.
phrase-arrival_water_7 = Espérons que ma montre soit étanche.
phrase-arrival_water_8 = Avoir le pied marin aide beaucoup.
phrase-short_arrival_water = En bateau.
phrase-not_arrival_water_1 = Mes chaussettes n’ont pas pris l’eau.
phrase-not_arrival_water_2 = Le gilet de sauvetage n’a pas servi.
phrase-arrival_portal_1 = Un pas et j’y étais.
phrase-arrival_portal_2 = Pas par une route normale.
phrase-arrival_portal_3 = Cligne des yeux, et c’est fait.
phrase-arrival_portal_4 = J’ai laissé mon estomac au départ.
phrase-arrival_portal_5 = Un éclair, un picotement, et bonjour.
phrase-arrival_portal_6 = Le temps d’éternuer, on change de décor.
phrase-arrival_portal_7 = La physique préfère ne pas savoir.
phrase-arrival_portal_8 = Mes atomes sont revenus dans l’ordre, je crois.
phrase-short_arrival_portal = Par un portail.
phrase-not_arrival_portal_1 = Mes atomes ne se sont pas éparpillés.
phrase-not_arrival_portal_2 = Ça ne se fait pas en un clin d’œil.
phrase-arrival_escort_1 = On ne m’a pas laissé le choix.
phrase-arrival_escort_2 = Quelqu’un me tenait le bras tout du long.
phrase-arrival_escort_3 = Sur une banquette arrière, sans poignée aux portières.
phrase-arrival_escort_4 = Avec chauffeur, mais sans pourboire.
phrase-arrival_escort_5 = Deux costauds connaissaient le chemin pour moi.
phrase-arrival_escort_6 = J’ai même eu droit à la sirène.
phrase-arrival_escort_7 = Quelqu’un d’autre avait le volant, et la clé.
phrase-arrival_escort_8 = Les menottes rendent le voyage inconfortable.
phrase-short_arrival_escort = Sous escorte.
phrase-not_arrival_escort_1 = Personne ne m’a forcé la main.
phrase-not_arrival_escort_2 = Je n’ai eu besoin d’aucun chaperon.
phrase-arrival_secret_way_1 = Il faut savoir où est l’entrée.
phrase-arrival_secret_way_2 = Par un chemin qui n’est sur aucune carte.
phrase-arrival_secret_way_3 = Derrière une chose que personne ne regarde.
phrase-arrival_secret_way_4 = Par trois virages que je dois garder pour moi.
phrase-arrival_secret_way_5 = Si je te le dis, je devrai t’enfermer.
phrase-arrival_secret_way_6 = Cherche la porte qui n’en a pas l’air.
phrase-arrival_secret_way_7 = Les promeneurs passent devant sans rien voir.
phrase-arrival_secret_way_8 = Quelqu’un m’a montré où appuyer.
phrase-short_arrival_secret_way = Un passage secret.
phrase-not_arrival_secret_way_1 = L’entrée n’a rien de caché.
phrase-not_arrival_secret_way_2 = Pas de trappe ni de double fond.
phrase-danger_low_1 = Je me sens parfaitement en sécurité.
phrase-danger_low_2 = Au pire, on s’ennuie.
phrase-danger_low_3 = Au pire, je me coupe avec une feuille.
phrase-danger_low_4 = Ma grand-mère y tricoterait sans souci.
phrase-danger_low_5 = Le seul risque, c’est de s’endormir.
phrase-danger_low_6 = La trousse de secours prend la poussière.
phrase-danger_low_7 = Mon escalier me fait bien plus peur.
phrase-danger_low_8 = Un rhume, peut-être, les mauvais jours.
phrase-short_danger_low = Rien à craindre.
phrase-not_danger_low_1 = Je n’y dormirais pas sur mes deux oreilles.
phrase-not_danger_low_2 = Ce n’est pas de tout repos.
phrase-danger_dangerous_people_1 = Je ne tourne jamais le dos aux autres.
phrase-danger_dangerous_people_2 = Ça dépend de qui est de mauvaise humeur.
phrase-danger_dangerous_people_3 = Certains sourires me glacent le sang.
phrase-danger_dangerous_people_4 = L’endroit, passe encore ; la compagnie, moins.
phrase-danger_dangerous_people_5 = Ne contrarie personne, et tout ira bien.
phrase-danger_dangerous_people_6 = Je souris à tout le monde, par prudence.
phrase-danger_dangerous_people_7 = Quelqu’un finira bien par sortir un couteau.
phrase-danger_dangerous_people_8 = Pèse tes mots, certains sont très susceptibles.
phrase-short_danger_dangerous_people = Des gens dangereux.
phrase-not_danger_dangerous_people_1 = Personne ne mord, ici.
phrase-not_danger_dangerous_people_2 = Ce n’est pas des gens que je me méfie.
phrase-danger_experiments_1 = Tout n’est pas toujours au point ici.
phrase-danger_experiments_2 = À ta place, je reculerais.
phrase-danger_experiments_3 = Si ça fait bip, cours.
phrase-danger_experiments_4 = L’extincteur reste à portée de main.
phrase-danger_experiments_5 = Le dernier essai a coûté deux sourcils.
phrase-danger_experiments_6 = Je me méfie du bouton qui clignote.
phrase-danger_experiments_7 = Quelqu’un vient encore de dire « oups ».
phrase-danger_experiments_8 = Le mode d’emploi s’écrit au fur et à mesure.
phrase-short_danger_experiments = Une explosion.
phrase-not_danger_experiments_1 = Rien ne va te sauter au visage.
phrase-not_danger_experiments_2 = Je ne sers de cobaye à personne.
phrase-danger_environment_1 = L’endroit lui-même pourrait te tuer.
phrase-danger_environment_2 = Un pas de trop et c’est fini.
phrase-danger_environment_3 = Regarde bien où tu mets les pieds.
phrase-danger_environment_4 = Les lieux n’aiment pas beaucoup les visiteurs.
phrase-danger_environment_5 = Le paysage est plus méchant que les gens.
phrase-danger_environment_6 = Sans préparation, je ne donne pas cher de toi.
phrase-danger_environment_7 = Reste près de moi, et loin du bord.
phrase-danger_environment_8 = Si ça cède, adieu tout le monde.
phrase-short_danger_environment = Une chute.
phrase-not_danger_environment_1 = Le décor n’a jamais tué personne.
phrase-not_danger_environment_2 = L’endroit lui-même n’a rien de traître.
phrase-danger_combat_1 = On en repart avec des bleus.
phrase-danger_combat_2 = Ça tape fort ici.
phrase-danger_combat_3 = Ça commence par un salut, ça finit au tapis.
phrase-danger_combat_4 = J’ai déjà une dent qui bouge.
phrase-danger_combat_5 = La politesse, c’est de prévenir avant de frapper.
phrase-danger_combat_6 = La poche de glace est ma meilleure amie.
phrase-danger_combat_7 = Les coups pleuvent dès le petit-déjeuner.
phrase-danger_combat_8 = Garde les poings levés, par précaution.
phrase-short_danger_combat = Les combats.
phrase-not_danger_combat_1 = Personne n’en vient aux mains.
phrase-not_danger_combat_2 = Ce n’est pas un ring.
phrase-danger_security_1 = Je ne toucherais à rien sans permission.
phrase-danger_security_2 = On est surveillé en permanence.
phrase-danger_security_3 = Un geste brusque, et tout se verrouille.
phrase-danger_security_4 = Même les murs ont des yeux.
phrase-danger_security_5 = Les caméras connaissent mon meilleur profil.
phrase-danger_security_6 = Oublie le mot de passe, et tu le regretteras.
phrase-danger_security_7 = L’alarme a le sommeil très léger.
phrase-danger_security_8 = Un doigt au mauvais endroit, et ça hurle.
phrase-short_danger_security = Les alarmes.
phrase-not_danger_security_1 = Personne ne surveille mes moindres gestes.
phrase-not_danger_security_2 = Aucune alarme ne va se déclencher.
phrase-smell_sea_1 = Ça sent le sel.
phrase-smell_sea_2 = Je dirais le poisson.
phrase-smell_sea_3 = L’iode me chatouille le nez.
phrase-smell_sea_4 = Une marée basse qui s’éternise.
phrase-smell_sea_5 = Mes cheveux sentent déjà les algues.
phrase-smell_sea_6 = Entre le filet de pêche et le plateau d’huîtres.
phrase-smell_sea_7 = Respire un grand coup : les vacances, version crustacés.
phrase-smell_sea_8 = Des notes de bigorneau, une finale bien salée.
phrase-short_smell_sea = Le sel.
phrase-not_smell_sea_1 = Une mouette ne flairerait rien d’intéressant.
phrase-not_smell_sea_2 = Pas le moindre embrun dans les narines.
phrase-smell_disinfectant_1 = Ça sent le produit d’entretien.
phrase-smell_disinfectant_2 = Comme un couloir qu’on vient de laver.
phrase-smell_disinfectant_3 = Ça pique un peu les yeux, mais c’est propre.
phrase-smell_disinfectant_4 = La javel gagne toujours à la fin.
phrase-smell_disinfectant_5 = Même les microbes ont fait leurs valises.
phrase-smell_disinfectant_6 = Du citron chimique, du sol au plafond.
phrase-smell_disinfectant_7 = On se croirait chez le dentiste.
phrase-smell_disinfectant_8 = Quelqu’un a eu la serpillière généreuse.
phrase-short_smell_disinfectant = La javel.
phrase-not_smell_disinfectant_1 = La javel n’est pas passée par là.
phrase-not_smell_disinfectant_2 = L’odeur n’a rien d’un hôpital.
phrase-smell_paper_coffee_1 = Le café et le vieux papier.
phrase-smell_paper_coffee_2 = Quelqu’un a encore brûlé le café.
phrase-smell_paper_coffee_3 = Le fond de tasse et la photocopieuse.
phrase-smell_paper_coffee_4 = Un carton d’archives renversé dans une cafetière.
phrase-smell_paper_coffee_5 = L’encre encore fraîche et l’expresso déjà froid.
phrase-smell_paper_coffee_6 = J’ai bu trois tasses rien qu’en respirant.
phrase-smell_paper_coffee_7 = Ça sent la nuit blanche et la paperasse.
phrase-smell_paper_coffee_8 = Un vieux bouquin oublié à côté du percolateur.
phrase-short_smell_paper_coffee = Le café.
phrase-not_smell_paper_coffee_1 = Personne n’a lancé la cafetière.
phrase-not_smell_paper_coffee_2 = Mon nez ne trouve ni encre ni café.
phrase-smell_oil_1 = Un peu de graisse et de métal chaud.
phrase-smell_oil_2 = Comme dans un garage.
phrase-smell_oil_3 = Un parfum de cambouis qui part mal au lavage.
phrase-smell_oil_4 = Quelqu’un vient de faire la vidange.
phrase-smell_oil_5 = Un moteur qui refroidit doucement.
phrase-smell_oil_6 = Ça sent le boulon bien graissé.
phrase-smell_oil_7 = Mon nez me dit : station-service.
phrase-smell_oil_8 = Le métal, le caoutchouc, un soupçon de carburant.
phrase-short_smell_oil = L’huile.
phrase-not_smell_oil_1 = Aucun moteur n’a laissé son parfum.
phrase-not_smell_oil_2 = Un nez de mécano ne s’y retrouverait pas.
phrase-smell_damp_stone_1 = Le vieux et l’humide.
phrase-smell_damp_stone_2 = Comme dans une cave.
phrase-smell_damp_stone_3 = Du caillou mouillé, millésime très ancien.
phrase-smell_damp_stone_4 = Ça sent le champignon et le fond de puits.
phrase-smell_damp_stone_5 = Les murs transpirent, et ça se sent.
phrase-smell_damp_stone_6 = Une éponge oubliée dans une église.
phrase-smell_damp_stone_7 = La mousse, le salpêtre et quelques siècles.
phrase-smell_damp_stone_8 = On dirait l’haleine d’une vieille crypte.
phrase-short_smell_damp_stone = L’humidité.
phrase-not_smell_damp_stone_1 = Aucun relent de vieille cave.
phrase-not_smell_damp_stone_2 = Les murs ne sentent pas la mousse.
phrase-smell_plants_1 = Quelque chose de vert.
phrase-smell_plants_2 = Les feuilles et la terre chaude.
phrase-smell_plants_3 = La sève et l’herbe coupée.
phrase-smell_plants_4 = Mon nez se croit chez le fleuriste.
phrase-smell_plants_5 = Ça sent la serre après l’arrosage.
phrase-smell_plants_6 = De la chlorophylle, à pleins poumons.
phrase-smell_plants_7 = Un bouquet, mais avec les racines.
phrase-smell_plants_8 = Assez de pollen pour éternuer jusqu’à demain.
phrase-short_smell_plants = Les plantes.
phrase-not_smell_plants_1 = Rien qui réveille mon rhume des foins.
phrase-not_smell_plants_2 = Aucune fleur ne vient me chatouiller le nez.
phrase-smell_food_perfume_1 = Ça me donne faim.
phrase-smell_food_perfume_2 = Plusieurs parfums qui se battent.
phrase-smell_food_perfume_3 = Ça mijote, et quelqu’un a forcé sur le parfum.
phrase-smell_food_perfume_4 = Mon estomac vient de répondre à ma place.
phrase-smell_food_perfume_5 = La friture et l’eau de toilette, bras dessus bras dessous.
phrase-smell_food_perfume_6 = Une assiette vient de me passer sous le nez.
phrase-smell_food_perfume_7 = Du sucré, du grillé, du capiteux.
phrase-smell_food_perfume_8 = Entre le buffet et le rayon parfumerie.
phrase-short_smell_food_perfume = La cuisine.
phrase-not_smell_food_perfume_1 = Pas de quoi mettre l’eau à la bouche.
phrase-not_smell_food_perfume_2 = Pas de fumet de cuisine, pas de parfum non plus.
phrase-smell_clean_air_1 = Rien du tout, en fait.
phrase-smell_clean_air_2 = Très pur, presque irréel.
phrase-smell_clean_air_3 = L’air d’après l’orage, sans l’orage.
phrase-smell_clean_air_4 = Mon nez s’ennuie.
phrase-smell_clean_air_5 = On dirait de l’air livré sous vide.
phrase-smell_clean_air_6 = Mes poumons me disent merci.
phrase-smell_clean_air_7 = Un grand verre d’eau, mais à respirer.
phrase-smell_clean_air_8 = Ce qui sent le plus ici, c’est moi.
phrase-short_smell_clean_air = Rien du tout.
phrase-not_smell_clean_air_1 = Mon nez ne chôme pas.
phrase-not_smell_clean_air_2 = On ne peut pas dire que l’air soit neutre.
phrase-light_daylight_1 = J’aurais besoin de lunettes de soleil.
phrase-light_daylight_2 = Plein de lumière naturelle.
phrase-light_daylight_3 = Le soleil s’invite partout.
phrase-light_daylight_4 = À midi, je marche sur mon ombre.
phrase-light_daylight_5 = Je vais finir par bronzer.
phrase-light_daylight_6 = C’est le ciel qui éclaire, gratuitement.
phrase-light_daylight_7 = Je plisse les yeux comme un chat au soleil.
phrase-light_daylight_8 = Un tournesol ne saurait plus où regarder.
phrase-short_light_daylight = Le soleil.
phrase-not_light_daylight_1 = Personne ne bronzera aujourd’hui.
phrase-not_light_daylight_2 = Le soleil ne vient pas jusqu’ici.
phrase-light_artificial_1 = Des ampoules, jour et nuit.
phrase-light_artificial_2 = On perd la notion de l’heure.
phrase-light_artificial_3 = Les néons nous font à tous un teint de navet.
phrase-light_artificial_4 = Le soleil, ici, a un interrupteur.
phrase-light_artificial_5 = Une coupure de courant et on joue à cache-cache.
phrase-light_artificial_6 = Quelqu’un doit changer beaucoup d’ampoules.
phrase-light_artificial_7 = Clic, et la nuit tombe.
phrase-light_artificial_8 = Des watts, des watts et encore des watts.
phrase-short_light_artificial = Des lampes.
phrase-not_light_artificial_1 = Personne ne change d’ampoules.
phrase-not_light_artificial_2 = Une panne de courant n’y changerait rien.
phrase-light_dim_1 = Je vois à peine mes pieds.
phrase-light_dim_2 = Il fait plus sombre que je ne voudrais.
phrase-light_dim_3 = Je te reconnais surtout à la voix.
phrase-light_dim_4 = Les coins sont pleins d’ombres.
phrase-light_dim_5 = Je compte mes doigts, de mémoire.
phrase-light_dim_6 = Idéal pour cacher mes cernes.
phrase-light_dim_7 = Une chouette s’y plairait beaucoup.
phrase-light_dim_8 = Mon tibia a trouvé la table avant moi.
phrase-short_light_dim = Plutôt sombre.
phrase-not_light_dim_1 = Je ne me cogne dans rien.
phrase-not_light_dim_2 = Aucun besoin de lampe de poche.
phrase-light_glow_1 = Tout a une drôle de lueur.
phrase-light_glow_2 = La lumière ne vient pas d’une lampe.
phrase-light_glow_3 = On dirait que tout a avalé des lucioles.
phrase-light_glow_4 = Mes mains ont pris une teinte bizarre.
phrase-light_glow_5 = Ça luit, ça palpite, ça ne s’éteint jamais.
phrase-light_glow_6 = Nos ombres n’ont pas la bonne couleur.
phrase-light_glow_7 = Une veilleuse, mais pour géant.
phrase-light_glow_8 = Même les paupières closes, je vois un halo.
phrase-short_light_glow = Une lueur.
phrase-not_light_glow_1 = Rien ne luit tout seul, crois-moi.
phrase-not_light_glow_2 = Personne n’a le teint phosphorescent.
phrase-temperature_cold_1 = J’aurais dû prendre un pull.
phrase-temperature_cold_2 = Un peu frisquet.
phrase-temperature_cold_3 = Je vois mon haleine.
phrase-temperature_cold_4 = Mes orteils ont déposé une plainte.
phrase-temperature_cold_5 = Je garderais mes gants pour manger la soupe.
phrase-temperature_cold_6 = Passe-moi quelque chose de brûlant, vite.
phrase-temperature_cold_7 = La chair de poule, et ce n’est pas la peur.
phrase-temperature_cold_8 = Un vrai temps à rester sous la couette.
phrase-short_temperature_cold = Froid.
phrase-not_temperature_cold_1 = Personne ne claque des dents.
phrase-not_temperature_cold_2 = Mes doigts n’ont pas bleui.
phrase-temperature_mild_1 = Ni chaud ni froid.
phrase-temperature_mild_2 = Je n’y ai même pas pensé.
phrase-temperature_mild_3 = Une petite laine, à la rigueur, et encore.
phrase-temperature_mild_4 = Mon thermostat intérieur est aux anges.
phrase-temperature_mild_5 = Manches longues ou courtes, c’est pareil.
phrase-temperature_mild_6 = Le bain parfait, mais sans l’eau.
phrase-temperature_mild_7 = Même les plus frileux arrêtent de râler.
phrase-temperature_mild_8 = La météo n’a rien à raconter.
phrase-short_temperature_mild = Il fait bon.
phrase-not_temperature_mild_1 = Je n’appelle pas ça une température agréable.
phrase-not_temperature_mild_2 = Le thermostat n’a jamais trouvé le juste milieu.
phrase-temperature_hot_1 = Je transpire.
phrase-temperature_hot_2 = Il faut boire beaucoup d’eau.
phrase-temperature_hot_3 = Ma chemise me colle au dos.
phrase-temperature_hot_4 = Mon royaume pour un glaçon.
phrase-temperature_hot_5 = Je fonds, continue sans moi.
phrase-temperature_hot_6 = On ferait cuire un œuf par terre.
phrase-temperature_hot_7 = Un éventail, par pitié.
phrase-temperature_hot_8 = Le chocolat n’a aucune chance de survie.
phrase-short_temperature_hot = Chaud.
phrase-not_temperature_hot_1 = Personne ne s’évente.
phrase-not_temperature_hot_2 = Mes glaçons ne risquent rien.
phrase-activity_watch_1 = Je garde un œil sur tout.
phrase-activity_watch_2 = Je fixe surtout des écrans.
phrase-activity_watch_3 = Je cligne des yeux le moins possible.
phrase-activity_watch_4 = J’attends qu’un voyant passe au rouge.
phrase-activity_watch_5 = Dès que ça bouge, je le note.
phrase-activity_watch_6 = Je fais le guet, thermos à portée de main.
phrase-activity_watch_7 = On attend que ça sonne.
phrase-activity_watch_8 = Je veille pendant que les autres dorment.
phrase-short_activity_watch = On surveille.
phrase-not_activity_watch_1 = Personne ne fixe un mur d’écrans.
phrase-not_activity_watch_2 = Je ne guette rien du tout.
phrase-activity_investigate_1 = J’essaie de savoir qui a fait le coup.
phrase-activity_investigate_2 = Je suis des pistes.
phrase-activity_investigate_3 = Je cherche le détail qui cloche.
phrase-activity_investigate_4 = Je pose des questions gênantes.
phrase-activity_investigate_5 = Je recolle des morceaux d’histoire.
phrase-activity_investigate_6 = Quelqu’un ment, reste à savoir qui.
phrase-activity_investigate_7 = Je relis tout le dossier depuis le début.
phrase-activity_investigate_8 = J’épingle des photos et je tire des ficelles.
phrase-short_activity_investigate = On enquête.
phrase-not_activity_investigate_1 = Je ne cherche pas de coupable.
phrase-not_activity_investigate_2 = Aucune énigme à résoudre au programme.
phrase-activity_research_1 = J’avance, essai après essai.
phrase-activity_research_2 = Je prends beaucoup de notes.
phrase-activity_research_3 = On essaie, ça fume, on recommence.
phrase-activity_research_4 = Je cherche ; trouver, c’est pour demain.
phrase-activity_research_5 = J’ai une hypothèse et très peu de sommeil.
phrase-activity_research_6 = Version dix-sept, et toujours un défaut.
phrase-activity_research_7 = Je compare des courbes jusqu’à loucher.
phrase-activity_research_8 = On découpe le mystère en petits échantillons.
phrase-short_activity_research = Des expériences.
phrase-not_activity_research_1 = Aucune éprouvette n’a été maltraitée.
phrase-not_activity_research_2 = Personne n’essaie d’inventer quoi que ce soit.
phrase-activity_train_1 = Je m’entraîne jusqu’à y arriver.
phrase-activity_train_2 = Surtout de l’exercice.
phrase-activity_train_3 = Je tombe, je me relève, je recommence.
phrase-activity_train_4 = Encore une série, et après je m’écroule.
phrase-activity_train_5 = Le même geste, cent fois de suite.
phrase-activity_train_6 = Demain, courbatures jusqu’aux sourcils.
phrase-activity_train_7 = On me chronomètre, et on fait la grimace.
phrase-activity_train_8 = Je rate un peu mieux chaque jour.
phrase-short_activity_train = On s’entraîne.
phrase-not_activity_train_1 = Personne ne fait de pompes.
phrase-not_activity_train_2 = Mes muscles n’ont rien à craindre.
phrase-activity_confine_1 = Je compte les jours.
phrase-activity_confine_2 = Pas grand-chose ; la porte est fermée.
phrase-activity_confine_3 = On compte les têtes, matin et soir.
phrase-activity_confine_4 = Je creuse, mais seulement à la petite cuillère.
phrase-activity_confine_5 = La clé, c’est toujours quelqu’un d’autre qui l’a.
phrase-activity_confine_6 = Une heure de promenade, en rond.
phrase-activity_confine_7 = On boucle les portes, puis on revérifie.
phrase-activity_confine_8 = Je vois le monde en petits carrés.
phrase-short_activity_confine = On enferme.
phrase-not_activity_confine_1 = Personne n’est sous clé.
phrase-not_activity_confine_2 = On ne retient personne de force.
phrase-activity_meet_1 = Je suis venu parler affaires.
phrase-activity_meet_2 = On s’assied autour d’une table et on décide.
phrase-activity_meet_3 = On se met d’accord, enfin, on essaie.
phrase-activity_meet_4 = Je serre des mains et je hoche la tête.
phrase-activity_meet_5 = Un long ordre du jour, zéro décision.
phrase-activity_meet_6 = Une réunion pour préparer la réunion.
phrase-activity_meet_7 = Chacun vide son sac, puis on vote.
phrase-activity_meet_8 = J’ai une proposition à glisser sur la table.
phrase-short_activity_meet = Une réunion.
phrase-not_activity_meet_1 = Aucune réunion en vue, ouf.
phrase-not_activity_meet_2 = Personne n’est là pour négocier.
phrase-activity_party_1 = Je suis venu m’amuser.
phrase-activity_party_2 = Je reste jusqu’à la fermeture.
phrase-activity_party_3 = Je vise le buffet, puis la piste.
phrase-activity_party_4 = Mon verre reste plein et mes pieds suivent le rythme.
phrase-activity_party_5 = Demain matin, je n’y serai pour personne.
phrase-activity_party_6 = On trinque à tout et n’importe quoi.
phrase-activity_party_7 = Encore une chanson et je rentre, promis.
phrase-activity_party_8 = Je danse mal, mais avec conviction.
phrase-short_activity_party = La fête.
phrase-not_activity_party_1 = Personne n’a sorti les cotillons.
phrase-not_activity_party_2 = On n’est pas là pour danser.
phrase-activity_rule_1 = Il y a beaucoup de cérémonie.
phrase-activity_rule_2 = On fait ce que les anciens décident.
phrase-activity_rule_3 = On s’incline d’abord, on parle ensuite.
phrase-activity_rule_4 = Quelqu’un décide, les autres approuvent gravement.
phrase-activity_rule_5 = On rend des verdicts pour les mille ans à venir.
phrase-activity_rule_6 = On prête serment, un genou à terre.
phrase-activity_rule_7 = On pèse chaque mot avant d’en faire une loi.
phrase-activity_rule_8 = On attend que le trône se prononce.
phrase-short_activity_rule = On gouverne.
phrase-not_activity_rule_1 = Personne ne s’agenouille devant qui que ce soit.
phrase-not_activity_rule_2 = Pas l’ombre d’un trône.
phrase-activity_learn_1 = J’écoute et j’essaie de retenir.
phrase-activity_learn_2 = Il y a toujours une leçon de plus.
phrase-activity_learn_3 = Je souligne, je surligne, j’oublie.
phrase-activity_learn_4 = On me corrige, souvent en soupirant.
phrase-activity_learn_5 = Les oreilles grandes ouvertes, une question toute prête.
phrase-activity_learn_6 = Le savoir entre doucement, mais il entre.
phrase-activity_learn_7 = Je révise ce que j’aurais dû savoir hier.
phrase-activity_learn_8 = J’en saurai un peu plus en sortant.
phrase-short_activity_learn = On apprend.
phrase-not_activity_learn_1 = Je n’ai aucun devoir à rendre.
phrase-not_activity_learn_2 = Personne ne prend de leçons.
phrase-activity_live_1 = Rien de spécial, je vis ici.
phrase-activity_live_2 = Je me repose et je réfléchis.
phrase-activity_live_3 = Je traîne en pantoufles, ou presque.
phrase-activity_live_4 = Un peu de rangement, puis une sieste.
phrase-activity_live_5 = C’est mon tour de faire la vaisselle.
phrase-activity_live_6 = Mon oreiller est juste à côté.
phrase-activity_live_7 = La routine : manger, dormir, recommencer.
phrase-activity_live_8 = J’y ai mes habitudes et ma tasse préférée.
phrase-short_activity_live = On vit ici.
phrase-not_activity_live_1 = Ma brosse à dents n’habite pas là.
phrase-not_activity_live_2 = Je n’y fais pas suivre mon courrier.
phrase-access_public_1 = N’importe qui peut entrer.
phrase-access_public_2 = Personne ne m’a rien demandé.
phrase-access_public_3 = J’ai poussé la porte, et voilà.
phrase-access_public_4 = Ramène ta grand-mère, elle passera aussi.
phrase-access_public_5 = Même un pigeon est entré tout à l’heure.
phrase-access_public_6 = Les gonds doivent être usés, depuis le temps.
phrase-access_public_7 = Un bonjour à l’accueil, et c’est réglé.
phrase-access_public_8 = On y entre comme dans un moulin.
phrase-short_access_public = Tout le monde.
phrase-not_access_public_1 = On n’entre pas comme ça.
phrase-not_access_public_2 = Le premier venu ne passe pas la porte.
phrase-access_invited_1 = Mieux vaut être attendu.
phrase-access_invited_2 = Mon nom était sur une liste.
phrase-access_invited_3 = Quelqu’un m’a fait signe d’entrer.
phrase-access_invited_4 = J’ai encore le carton dans la poche.
phrase-access_invited_5 = Un mot de notre hôte, sinon rien.
phrase-access_invited_6 = Il faut connaître quelqu’un qui connaît quelqu’un.
phrase-access_invited_7 = On m’attendait, et on regardait l’heure.
phrase-access_invited_8 = Sans invitation, tu restes sur le paillasson.
phrase-short_access_invited = Sur invitation.
phrase-not_access_invited_1 = Personne n’attend d’invitation.
phrase-not_access_invited_2 = Je n’ai reçu aucun carton.
phrase-access_cleared_1 = On a vérifié qui j’étais.
phrase-access_cleared_2 = Il faut le bon badge.
phrase-access_cleared_3 = On a scanné jusqu’à mes lacets.
phrase-access_cleared_4 = Trois contrôles, deux tampons, une signature.
phrase-access_cleared_5 = Ma photo d’identité est atroce, mais elle ouvre.
phrase-access_cleared_6 = Un bip vert, et j’ai pu respirer.
phrase-access_cleared_7 = Sans accréditation, la porte fait la sourde oreille.
phrase-access_cleared_8 = On a comparé ma tête avec leur fichier.
phrase-short_access_cleared = Avec un badge.
phrase-not_access_cleared_1 = Personne n’a regardé mes papiers.
phrase-not_access_cleared_2 = Aucun badge autour du cou.
phrase-access_secret_1 = La plupart des gens ignorent que ça existe.
phrase-access_secret_2 = Tu ne trouveras l’adresse nulle part.
phrase-access_secret_3 = Si je te dis où c’est, tu devras disparaître.
phrase-access_secret_4 = Même le facteur a renoncé.
phrase-access_secret_5 = Ça, je l’emporterai dans la tombe.
phrase-access_secret_6 = Chut : officiellement, on n’est nulle part.
phrase-access_secret_7 = Ma propre mère me croit au bureau.
phrase-access_secret_8 = Ceux qui sont au courant savent se taire.
phrase-short_access_secret = C’est secret.
phrase-not_access_secret_1 = Ce n’est un secret pour personne.
phrase-not_access_secret_2 = L’adresse n’a rien de mystérieux.
phrase-colour_1 = Ça rit très fort, sans qu’on sache pourquoi.
phrase-colour_2 = Mon voisin tire chaque décision à pile ou face.
phrase-colour_3 = Ça s’attache avec des sangles, et ça serre.
phrase-colour_4 = Une propreté qui a quelque chose à cacher.
phrase-colour_5 = La lampe du couloir hésite dès qu’il tonne.
phrase-colour_6 = On les enferme, ils s’évadent, on recommence.
phrase-colour_7 = Derrière le dôme, d’énormes choses passent lentement.
phrase-colour_8 = Le silence appuie un peu sur les tympans.
phrase-colour_9 = À table, même leurs fourchettes ont l’air d’armes.
phrase-colour_10 = Le froid remonte toujours du fond.
phrase-colour_11 = On débat sans fin du véritable héritier.
phrase-colour_12 = Les marins en parlent, personne ne les croit.
phrase-colour_13 = Droit sur la roche, sans freiner.
phrase-colour_14 = On choisit la couleur de sa cape : noire ou noire.
phrase-colour_15 = Le soleil, ici, passe pour une rumeur.
phrase-colour_16 = Trois heures du matin, et l’indice refuse de parler.
phrase-colour_17 = Ça caille, mais le thé arrive toujours bouillant.
phrase-colour_18 = Ça ronronne, ça goutte, ça résonne.
phrase-colour_19 = La vase et le nénuphar, en gros.
phrase-colour_20 = On me propose une mission ; refuser serait douloureux.
phrase-colour_21 = Un écart, et quelqu’un appuie sur un bouton.
phrase-colour_22 = L’air est si moite que les moustiques nagent.
phrase-colour_23 = Un long trajet, sans fenêtre et sans pause pipi.
phrase-colour_24 = D’après le budget, on n’existe pas.
phrase-colour_25 = On vit à l’étroit, mais avec une vue panoramique.
phrase-colour_26 = Un flash, et tout m’a paru trop grand.
phrase-colour_27 = Un bon choc et on valse tous.
phrase-colour_28 = Le soleil est une copie, mais soignée.
phrase-colour_29 = Ils ont tous le mal d’un pays très lointain.
phrase-colour_30 = On déménage rarement, et jamais bien loin.
phrase-colour_31 = Un beignet trempé dans un troisième café.
phrase-colour_32 = J’ai pris l’escalier ; un courant d’air est passé devant.
phrase-colour_33 = La moitié d’entre eux attend un avocat.
phrase-colour_34 = Il me manque un alibi et deux agrafes.
phrase-colour_35 = Mon voisin de banc a cambriolé un musée ce matin.
phrase-colour_36 = Tu entres quand tu veux ; sortir, ça se discute.
phrase-colour_37 = Lunettes sages, cravate de travers.
phrase-colour_38 = Quelqu’un hurle le même mot depuis ce matin.
phrase-colour_39 = Des rouages qui ont tourné toute la nuit.
phrase-colour_40 = Certains préfèrent la fenêtre, moi l’ascenseur.
phrase-colour_41 = J’ai la réponse ; il me manque une deuxième source.
phrase-colour_42 = Si je tombe du toit, quelqu’un me rattrapera.
phrase-colour_43 = De la place pour s’envoler dans tous les sens.
phrase-colour_44 = Les vitres tremblent, puis la vaisselle, puis moi.
phrase-colour_45 = L’horizon ondule comme un mirage.
phrase-colour_46 = Des têtes brûlées, et des gens payés pour les calmer.
phrase-colour_47 = Le prototype marche, sauf pour s’arrêter.
phrase-colour_48 = Je m’exerce à n’avoir peur de rien.
phrase-colour_49 = Le dernier bavard ici, c’était l’écho.
phrase-colour_50 = Les murs scintillent par mille petits éclats.
phrase-colour_51 = À vol d’oiseau, si un oiseau venait jusque-là.
phrase-colour_52 = Seul mon hôte arrive à soulever la clé.
phrase-colour_53 = Je range mes souvenirs d’enfance, ou ce qu’il en reste.
phrase-colour_54 = Un congélateur, ici, ce serait du gâchis.
phrase-colour_55 = Ils trouvent mon visage bizarrement lisse.
phrase-colour_56 = Du fruit mûr, par grappes entières.
phrase-colour_57 = Celui qui gouverne pense plus fort que toi.
phrase-colour_58 = Un manteau de fourrure, ce serait une punition.
phrase-colour_59 = D’en haut, les pilotes ne voient que des arbres.
phrase-colour_60 = Le soleil tape entre deux feuilles.
phrase-colour_61 = La moitié dort debout, l’autre est amoureuse.
phrase-colour_62 = Au dernier rang, ça commente tout.
phrase-colour_63 = Un accident de labo, et tu changes de carrière.
phrase-colour_64 = Le radiateur attend une subvention.
phrase-colour_65 = Un sweat qui a survécu à trois colocs.
phrase-colour_66 = Je cite vingt personnes pour dire une chose.
phrase-colour_67 = J’ai suivi les cars de touristes.
phrase-colour_68 = Le plus rapide arrive toujours en retard à la réunion.
phrase-colour_69 = Sous ce plafond, un pigeon pourrait prendre sa retraite.
phrase-colour_70 = Quelqu’un lustre des statues toute la journée.
phrase-colour_71 = Franchement, qui serait assez bête pour attaquer ?
phrase-colour_72 = Mes pas résonnent plus fort que ma voix.
phrase-colour_73 = Du hareng, servi sur plateau d’argent.
phrase-colour_74 = Ce col est si raide que je me dandine.
phrase-colour_75 = Le patron connaît le juge, et le juge, le patron.
phrase-colour_76 = Juste de quoi signer sans lire.
phrase-colour_77 = Dans mon verre, le glaçon refuse de fondre.
phrase-colour_78 = Pose ton parapluie, et entre.
phrase-colour_79 = Ouvrir la fenêtre serait une très mauvaise idée.
phrase-colour_80 = De mon poste, tout le monde a l’air minuscule.
phrase-colour_81 = J’ai recompté mes orteils à l’arrivée.
phrase-colour_82 = Un air recyclé mille fois, étonnamment frais.
phrase-colour_83 = Des voyants partout, on dirait un sapin de fête.
phrase-colour_84 = L’un vole, l’autre boude, le troisième fait les deux.
phrase-colour_85 = Tout est lustré, des souliers jusqu’au crâne.
phrase-colour_86 = Plus on monte, plus la moquette est épaisse.
phrase-colour_87 = Une baie vitrée, pour surveiller le ciel.
phrase-colour_88 = Ici, les coffres ont des coffres.
phrase-colour_89 = On signe des contrats dont les petites lignes mordent.
phrase-colour_90 = La clim est réglée sur le cœur du patron.
phrase-colour_91 = La dernière fois, il a fallu refaire le toit.
phrase-colour_92 = Quelque chose tourne sous nos pieds, très vite.
phrase-colour_93 = Le plus intéressant est au sous-sol.
phrase-colour_94 = Blanc le matin, roussi le soir.
phrase-colour_95 = Ma rétine sert plus que mes clés.
phrase-colour_96 = Un air filtré trois fois, avec un soupçon d’étincelle.
phrase-colour_97 = Du métal bien poli et les genoux à l’air.
phrase-colour_98 = J’ai suivi les dauphins.
phrase-colour_99 = On apprend à parer avant d’apprendre à lire.
phrase-colour_100 = Mon frère n’a même pas pu débarquer.
phrase-colour_101 = Le brouillard nous sert de muraille.
phrase-colour_102 = Même les colonnes cherchent l’ombre.
phrase-colour_103 = Le frigo est resté ouvert, avec tous les restes.
phrase-colour_104 = Ils sauvent le monde, puis se disputent la télécommande.
phrase-colour_105 = Le toit sert surtout à bouder au grand air.
phrase-colour_106 = Dernier bateau raté, donc à la nage.
phrase-colour_107 = L’échauffement finit souvent à travers un mur.
phrase-colour_108 = Du moulant, du fluo, et une taille en dessous.
phrase-colour_109 = Tout le monde a le mal de mer, sous cette lueur.
phrase-colour_110 = Plus le chef est vieux, plus le discours est long.
phrase-colour_111 = Personne n’a le même nombre de bras.
phrase-colour_112 = Tenue réglementaire, et il faut que ça brille.
phrase-colour_113 = J’ai récité le texte par cœur, sans me tromper.
phrase-colour_114 = Tout droit, puis à gauche après la dernière étoile.
phrase-colour_115 = Des statues, surtout ; elles écoutent bien.
phrase-colour_116 = J’ai dit un mot de trop, et m’y voilà.
phrase-colour_117 = C’est l’endroit qui choisit ses visiteurs.
phrase-colour_118 = Ça traîne par terre et ça a connu ma grand-mère.
phrase-colour_119 = Silence complet, jusqu’au coup de tonnerre.
phrase-colour_120 = Le sol s’arrête d’un coup, juste là.
phrase-yes_1 = Oui.
phrase-yes_2 = Plutôt oui.
phrase-yes_3 = Ah ça oui !
phrase-yes_4 = Et comment !
phrase-yes_5 = Carrément.
phrase-yes_6 = Je dirais que oui.
phrase-yes_7 = Oui, sans hésiter.
phrase-yes_8 = Bien sûr.
phrase-yes_9 = Ben oui !
phrase-yes_10 = Un grand oui.
phrase-no_1 = Non.
phrase-no_2 = Plutôt non.
phrase-no_3 = Ah ça non !
phrase-no_4 = Pas du tout.
phrase-no_5 = Certainement pas !
phrase-no_6 = Je dirais que non.
phrase-no_7 = Absolument pas.
phrase-no_8 = Je crains que non.
phrase-no_9 = Ben non !
phrase-no_10 = Non, vraiment pas.
phrase-partly_1 = Ça dépend de ce que tu entends par là.
phrase-partly_2 = À toi de juger.
phrase-partly_3 = Oui et non.
phrase-partly_4 = Je te laisse conclure.
phrase-partly_5 = Tout ce que je peux dire :
phrase-partly_6 = Ni tout à fait oui, ni tout à fait non.
phrase-partly_7 = Je ne dirais ni oui ni non.
phrase-partly_8 = Va savoir.
phrase-partly_9 = Que veux-tu que je te dise ?
phrase-partly_10 = Difficile de trancher.
phrase-partly_11 = Je te dis ce que je sais :
phrase-partly_12 = Réfléchis un peu.
phrase-partly_13 = C’est plus compliqué que ça.
phrase-partly_14 = Un indice, un seul :
phrase-partly_15 = Tu vas vite te faire une idée.
phrase-partly_16 = Ça se discute.
phrase-both_1 = Un peu des deux.
phrase-both_2 = Les deux, mon capitaine !
phrase-both_3 = Les deux, selon l’heure.
phrase-both_4 = Je coche les deux cases.
phrase-neither_1 = Ni l’un ni l’autre.
phrase-neither_2 = Aucun des deux.
phrase-neither_3 = Perdu deux fois !
phrase-neither_4 = Il manque une case à ton formulaire.
phrase-neither_5 = Je choisis la troisième porte.
phrase-neither_6 = Ni ceci ni cela.
phrase-rather_1 = La réponse, vite :
phrase-rather_2 = Sans hésiter :
phrase-rather_3 = S’il faut choisir :
phrase-rather_4 = Entre les deux, mon cœur penche :
phrase-echo_setting_1 = Le décor ?
phrase-echo_setting_2 = Si je regarde autour de moi :
phrase-echo_noise_1 = Le bruit ?
phrase-echo_noise_2 = Côté oreilles…
phrase-echo_people_1 = Les gens d’ici ?
phrase-echo_people_2 = Question voisinage :
phrase-echo_clothes_1 = La tenue ?
phrase-echo_clothes_2 = Côté garde-robe…
phrase-echo_arrival_1 = Le trajet ?
phrase-echo_arrival_2 = Question transport :
phrase-echo_danger_1 = Le danger ?
phrase-echo_danger_2 = Question survie…
phrase-echo_smell_1 = L’odeur ?
phrase-echo_smell_2 = Je laisse parler mon nez :
phrase-echo_light_1 = La lumière ?
phrase-echo_light_2 = Pour ce qui est des yeux…
phrase-echo_temperature_1 = La température ?
phrase-echo_temperature_2 = Côté thermomètre…
phrase-echo_activity_1 = Le programme ?
phrase-echo_activity_2 = Pour s’occuper, ici :
phrase-echo_access_1 = L’entrée ?
phrase-echo_access_2 = À la porte…
phrase-echo_food_1 = La bouffe ?
phrase-echo_food_2 = Côté assiette…
phrase-echo_feelings_1 = Le moral ?
phrase-echo_feelings_2 = Au fond de moi…
phrase-echo_work_1 = Le boulot ?
phrase-echo_work_2 = Question carrière…
phrase-echo_time_1 = Les horaires ?
phrase-echo_time_2 = À ma montre…
phrase-echo_opinion_1 = Mon avis ?
phrase-echo_opinion_2 = S’il faut juger…
phrase-mood_chatty_1 = Alors, figure-toi…
phrase-mood_chatty_2 = Ah, que je te raconte :
phrase-mood_chatty_3 = Tiens, c’est drôle que tu demandes.
phrase-mood_chatty_4 = Justement, j’en parlais hier.
phrase-mood_chatty_5 = Assieds-toi, c’est toute une histoire.
phrase-mood_chatty_6 = Entre nous…
phrase-mood_dry_1 = Bon.
phrase-mood_dry_2 = Bref.
phrase-mood_dry_3 = Voyons.
phrase-mood_dry_4 = Réponse courte :
phrase-mood_dry_5 = Les faits :
phrase-mood_dry_6 = Pour le procès-verbal :
phrase-mood_nervous_1 = Euh…
phrase-mood_nervous_2 = Attends, attends…
phrase-mood_nervous_3 = Oh là là…
phrase-mood_nervous_4 = Comment dire…
phrase-mood_nervous_5 = Ne me regarde pas comme ça.
phrase-mood_nervous_6 = Je réfléchis, je réfléchis…
phrase-mood_theatrical_1 = Ah, quelle question !
phrase-mood_theatrical_2 = Mesdames et messieurs :
phrase-mood_theatrical_3 = Que le rideau se lève !
phrase-mood_theatrical_4 = Approche, et tends l’oreille.
phrase-mood_theatrical_5 = Ô toi qui m’interroges :
phrase-mood_theatrical_6 = Roulement de tambour…
phrase-mood_blunt_1 = Franchement :
phrase-mood_blunt_2 = Sans détour :
phrase-mood_blunt_3 = Écoute.
phrase-mood_blunt_4 = Tu l’auras voulu.
phrase-mood_blunt_5 = Cartes sur table :
phrase-mood_blunt_6 = Je le dis comme je le pense :
phrase-about_food_1 = Tout a un arrière-goût de sel, même le dessert.
phrase-about_food_2 = Je vis de café tiède, entre deux piles de papiers.
phrase-about_food_3 = Un plateau glissé par une trappe, à heures fixes.
phrase-about_food_4 = Petits fours, coupes pleines, et ça recommence à minuit.
phrase-about_food_5 = Un sandwich devant les écrans, sans les quitter des yeux.
phrase-about_food_6 = Personne ne touche au plat avant que les anciens soient assis.
phrase-about_food_7 = Des barres protéinées, et dix tours pour les mériter.
phrase-about_food_8 = Je cueille mon dessert en passant.
phrase-about_food_9 = Mon déjeuner garde un petit goût de javel.
phrase-about_food_10 = Mange vite, la soupe gèle dans le bol.
phrase-about_food_11 = De l’eau glacée par litres entiers, et rien de chaud.
phrase-about_food_12 = Jamais près des éprouvettes, on a retenu la leçon.
phrase-about_food_13 = Mon voisin goûte d’abord, vu qui tient les couteaux.
phrase-about_food_14 = Même le frigo réclame un badge.
phrase-about_food_15 = Rien qu’à l’odeur, je reprends du dessert.
phrase-about_food_16 = Une horde d’ados a vidé le frigo avant moi.
phrase-about_food_17 = On dîne dans une lueur bizarre, c’est presque romantique.
phrase-about_food_18 = Je cuisine pour une personne, et j’ai encore des restes.
phrase-about_food_19 = Ça se mange, je n’irai pas plus loin.
phrase-about_food_20 = Mon ventre gargouille, voilà ma critique gastronomique.
phrase-about_feelings_1 = Ce silence me repose plus qu’un dimanche.
phrase-about_feelings_2 = Ma tête bourdonne, le vacarme ne prend jamais de pause.
phrase-about_feelings_3 = Le cœur léger, avec tout ce ciel au-dessus.
phrase-about_feelings_4 = Le monde d’en haut me manque un peu.
phrase-about_feelings_5 = Quatre murs, un plafond, et mon cœur ronronne.
phrase-about_feelings_6 = Le reste du monde devient une légende, ça me pèse.
phrase-about_feelings_7 = Je dors d’un œil, mes voisins ont la rancune tenace.
phrase-about_feelings_8 = Rien ne m’arrive, j’ai le pouls d’une tortue.
phrase-about_feelings_9 = Des bleus partout, mais le moral en acier.
phrase-about_feelings_10 = Une caméra me suit, j’ai fini par lui sourire.
phrase-about_feelings_11 = Les mains moites : ce décor mord les distraits.
phrase-about_feelings_12 = Derrière un masque, on ose bien plus.
phrase-about_feelings_13 = Parmi tant de braves, je me sens minuscule.
phrase-about_feelings_14 = Je trépigne : encore un indice et je tiens la solution.
phrase-about_feelings_15 = Le soleil entre, et ma bonne humeur avec.
phrase-about_feelings_16 = Tâtonner dans le noir, ça rend philosophe.
phrase-about_feelings_17 = Mes pantoufles sont sous le lit, ça dit tout.
phrase-about_feelings_18 = Venir n’était pas mon idée, alors je boude.
phrase-about_feelings_19 = Mon cœur fait des montagnes russes, passons.
phrase-about_feelings_20 = Mes émotions ont pris leur journée.
phrase-about_work_1 = On m’a donné la tenue avant le contrat.
phrase-about_work_2 = Ma cravate travaille plus que moi.
phrase-about_work_3 = J’use une blouse blanche par semaine.
phrase-about_work_4 = J’astique ma cuirasse avant chaque relève.
phrase-about_work_5 = Mon boulot s’appelle des devoirs, à rendre demain.
phrase-about_work_6 = Je rate, je note, je recommence en mieux.
phrase-about_work_7 = On négocie jusqu’à ce que quelqu’un ait faim.
phrase-about_work_8 = Mes collègues transforment chaque pause en exposé, équations comprises.
phrase-about_work_9 = Tout le monde pointe le matin et râle le soir.
phrase-about_work_10 = Mon supérieur récite le code pénal sous la douche.
phrase-about_work_11 = Entre collègues, les désaccords se règlent à la lutte.
phrase-about_work_12 = À la case « espèce », mon collègue hésite encore.
phrase-about_work_13 = Ici, le CV s’appelle un casier judiciaire.
phrase-about_work_14 = Le chef est au dernier étage, l’ascenseur fait barrage.
phrase-about_work_15 = Une machine ronronne pendant que je fais semblant de bosser.
phrase-about_work_16 = Je viens à pied, en insultant les embouteillages.
phrase-about_work_17 = J’ai juré trois fois de ne jamais en parler.
phrase-about_work_18 = Ça recrute par carton d’invitation, jamais par petite annonce.
phrase-about_work_19 = Le salaire me fait rire, puis pleurer.
phrase-about_work_20 = Je fais tourner la boutique, à ma façon.
phrase-about_work_21 = Mon chef a les clés, moi la patience.
phrase-about_work_22 = Le genre de patron qui retient ses équations et pas mon prénom.
phrase-about_work_23 = Une armoire à glace, je dis oui à tout.
phrase-about_work_24 = Mon chef signe des autographes entre deux ordres.
phrase-about_work_25 = Une cravate même le dimanche, et l’humour en option.
phrase-about_work_26 = Mon patron a un casier plus long que mon contrat.
phrase-about_work_27 = Mon chef a trois yeux, tous sur moi.
phrase-about_work_28 = Mon chef, c’est moi, par manque de candidats.
phrase-about_work_29 = Mon chef a l’âge de mon petit frère.
phrase-about_work_30 = Mon chef regarde la pendule encore plus que moi.
phrase-about_work_31 = On lui parle à genoux, et seulement si la cloche sonne.
phrase-about_work_32 = Mon chef n’existe pas, officiellement.
phrase-about_work_33 = Mon chef me parle surtout par caméra interposée.
phrase-about_work_34 = Aussi glacial que le reste de la maison.
phrase-about_work_35 = On règle nos différends au tapis, ça crée des liens.
phrase-about_work_36 = On se parle par petits mots, c’est mieux ainsi.
phrase-about_work_37 = Mon chef a deux humeurs : mauvaise et lundi.
phrase-about_work_38 = Tout en haut, il faut appuyer sur le dernier bouton.
phrase-about_work_39 = Chaque journée finit par un rapport en trois exemplaires, tampon compris.
phrase-about_time_1 = Sous ces lampes, midi ressemble à minuit.
phrase-about_time_2 = Chaque matin, le soleil me tape en plein dans l’œil.
phrase-about_time_3 = Entre deux battements de cils, trajet compris.
phrase-about_time_4 = Le temps de survoler trois nuages.
phrase-about_time_5 = La marée décide, moi je rame.
phrase-about_time_6 = Ouvert à tous, dès que quelqu’un retrouve les clés.
phrase-about_time_7 = À toute heure, il y fait le même temps doux.
phrase-about_time_8 = Les pierres suintaient déjà du temps de mes ancêtres.
phrase-about_time_9 = Jusqu’à ce que mon badge expire.
phrase-about_time_10 = Chut, ici même les horloges chuchotent.
phrase-about_time_11 = Je trace des bâtons sur le mur, il reste de la place.
phrase-about_time_12 = Depuis la dernière vidange, d’après mon nez.
phrase-about_time_13 = Assez longtemps pour connaître chaque grincement.
phrase-about_time_14 = Souvent, mais jamais deux fois à la même heure.
phrase-about_time_15 = Rarement, et jamais sans une bonne excuse.
phrase-about_time_16 = Aux heures de commérage, donc en continu.
phrase-about_time_17 = Chaque fois que ma blouse revient du pressing.
phrase-about_time_18 = Tous les jours, mon uniforme connaît le chemin.
phrase-about_time_19 = Seulement quand on m’invite, autant dire rarement.
phrase-about_time_20 = À chaque fête, et il n’en manque pas.
phrase-about_time_21 = À chaque entraînement, mes genoux tiennent les comptes.
phrase-about_time_22 = Tous les jours ouvrables, mon patron y veille.
phrase-about_time_23 = J’y dors, alors oui, je passe souvent.
phrase-about_time_24 = Le moins possible, on y gèle.
phrase-about_time_25 = Chaque fois que je ressors la cape.
phrase-about_time_26 = Pas tous les jours, le vol est trop long.
phrase-about_time_27 = Depuis ma première leçon, et j’ai encore des lacunes.
phrase-about_time_28 = Depuis que quelqu’un a tamponné mon badge.
phrase-about_time_29 = Depuis que l’ascenseur m’a déposé, pas plus.
phrase-about_time_30 = Depuis si longtemps que je ne sens plus mes orteils.
phrase-about_time_31 = Depuis le début de l’enquête, et elle piétine.
phrase-about_time_32 = Le temps de prendre un bon coup de soleil.
phrase-about_time_33 = Mes chaussettes n’ont pas eu le temps de sécher.
phrase-about_time_34 = Depuis ce matin, mais ça paraît plus long.
phrase-about_time_35 = Quand on voudra bien me rendre la clé.
phrase-about_time_36 = Quand la fête s’arrêtera, donc jamais.
phrase-about_time_37 = À la fin de ma garde, si la relève arrive.
phrase-about_time_38 = Dès que le passage se rouvre, en un clin d’œil.
phrase-about_time_39 = Au prochain bus, s’il n’est pas complet.
phrase-about_time_40 = Dès que l’ascenseur revient me chercher.
phrase-about_time_41 = À l’heure où les employés rentrent, pas une minute de plus.
phrase-about_time_42 = Dès que j’aurai fini de fondre.
phrase-about_time_43 = Au prochain vent favorable.
phrase-about_time_44 = Quand on me mettra dehors, poliment.
phrase-about_time_45 = Bientôt, je l’ai promis à mon chat.
phrase-about_time_46 = La fête ne commence qu’après minuit.
phrase-about_time_47 = Quelqu’un veille à toute heure, moi compris.
phrase-about_time_48 = On boucle tout, une fois les têtes comptées.
phrase-about_time_49 = Après dix-huit heures, plus une cravate en vue.
phrase-about_time_50 = Officiellement, l’endroit n’ouvre jamais, il n’existe pas.
phrase-about_time_51 = Le dernier invité éteint en partant.
phrase-about_time_52 = Tant que les machines tournent, donc toujours.
phrase-about_time_53 = La dernière leçon finit tôt, et l’on ferme derrière.
phrase-about_time_54 = Au coucher du soleil, on range et on rentre.
phrase-about_time_55 = Je pars toujours trop tôt pour le savoir.
phrase-about_time_56 = L’heure où la cuisine embaume.
phrase-about_time_57 = Le soir, quand tout le monde sort ses bijoux.
phrase-about_time_58 = Juste avant la bagarre, tout est encore propre.
phrase-about_time_59 = Très tôt, avant que ça chauffe.
phrase-about_time_60 = Pendant leurs cours, quand les jeunes se taisent.
phrase-about_time_61 = À marée montante, pour l’odeur.
phrase-about_time_62 = L’heure du goûter, sans discussion.
phrase-about_time_63 = N’importe quand, je ne suis pas difficile.
phrase-about_opinion_1 = J’emporterais l’air, il n’a jamais servi.
phrase-about_opinion_2 = Je volerais un peu de cette lueur, en bocal.
phrase-about_opinion_3 = À revoir, l’éclairage : j’ai déjà trois bosses.
phrase-about_opinion_4 = J’amènerais mon cousin, et un bon avocat.
phrase-about_opinion_5 = Parfait pour les vacances, avec un éventail.
phrase-about_opinion_6 = Trop de caméras pour repartir avec un souvenir.
phrase-about_opinion_7 = Je recommande la fête, moins le lendemain.
phrase-about_opinion_8 = Je garderais ces grandes manches, on y cache tout.
phrase-about_opinion_9 = À voir une fois, en souliers vernis.
phrase-about_opinion_10 = Viens en baskets, personne ne te jugera.
phrase-about_opinion_11 = Ça vaut le détour, si tu déniches l’entrée.
phrase-about_opinion_12 = Belle photo assurée, à condition de ne pas reculer.
phrase-about_opinion_13 = Amène tes neveux, ils bâilleront en toute sécurité.
phrase-about_opinion_14 = Seulement à des amis qui ont déjà un casque.
phrase-about_opinion_15 = Je t’inviterais bien, mais la liste est courte.
phrase-about_opinion_16 = Quatre étoiles, moins une par explosion.
phrase-about_opinion_17 = Je changerais la bande-son, cette machine chante faux.
phrase-about_opinion_18 = Rien que pour les voisins, bizarres et charmants.
phrase-about_opinion_19 = Six sur dix, et je suis d’humeur généreuse.
phrase-about_opinion_20 = J’ai connu pire, mais c’était en camping.
phrase-about_opinion_21 = La température : je fonds en parlant.
phrase-about_opinion_22 = Le chauffage, s’il existe.
phrase-about_opinion_23 = Le volume, et vite.
phrase-about_opinion_24 = Les murs : je les pousserais un peu.
phrase-about_opinion_25 = Les caméras : j’en débrancherais une ou deux.
phrase-about_opinion_26 = Pas grand-chose, je m’attache vite.
phrase-about_opinion_27 = Les horaires, surtout ceux du matin.
phrase-about_opinion_28 = Ma tante, elle adore le grand air.
phrase-about_opinion_29 = Quelqu’un qui sait se taire.
phrase-about_opinion_30 = Mon oncle, il tient chaud à toute la famille.
phrase-about_opinion_31 = Un garde du corps, deux si possible.
phrase-about_opinion_32 = Mon prof de maths, il se ferait des amis.
phrase-about_opinion_33 = Mon chat, il juge mieux que moi.
phrase-about_opinion_34 = Toi, si tu portes les valises.
phrase-about_opinion_35 = Un uniforme, pour impressionner ma mère.
phrase-about_opinion_36 = La cafetière, elle a besoin de repos.
phrase-about_opinion_37 = Un autographe, sans demander.
phrase-about_opinion_38 = Une blouse blanche, pour briller en soirée.
phrase-about_opinion_39 = Une petite cuillère, par tradition.
phrase-about_opinion_40 = Rien, je tiens à mes dix doigts.
phrase-about_opinion_41 = Ce soleil, sans aucune retouche.
phrase-about_opinion_42 = Les costumes, personne ne me croirait sinon.
phrase-about_opinion_43 = L’horizon, il prend toute la place.
phrase-about_opinion_44 = Mes voisins, s’ils tiennent dans le cadre.
phrase-about_opinion_45 = La sortie, pour me rappeler qu’elle existe.
phrase-about_opinion_46 = Mes pieds, comme en vacances.
phrase-about_opinion_47 = Rien, mon téléphone est plein.
phrase-about_opinion_48 = Trop de voisins avec un surnom et un couteau.
phrase-about_opinion_49 = Je tiens à mes deux jambes, l’endroit moins.
phrase-about_opinion_50 = Se sentir à l’œil jour et nuit, ça use.
phrase-about_opinion_51 = J’aime voir dans quoi je marche, là c’est raté.
phrase-about_opinion_52 = Mes oreilles demandent déjà le divorce.
phrase-about_opinion_53 = Ce calme vaut toutes les cures thermales.
phrase-about_opinion_54 = Ça sent trop l’hôpital pour mes vacances.
phrase-about_opinion_55 = Les gens d’ici sauvent des vies, ça force le respect.
phrase-about_opinion_56 = J’en ressors toujours moins bête.
phrase-about_opinion_57 = Tant qu’on ne me laisse pas la clé, je boude.
phrase-about_opinion_58 = Il me faudrait une bouillotte et de la motivation.
phrase-about_opinion_59 = Une adresse qu’on ne peut même pas raconter, à quoi bon ?
phrase-about_opinion_60 = Rien que pour le grand air, ça se mérite.
phrase-count_setting_1 = Trente pas dans un sens, je n’ai pas tenté l’autre.
phrase-count_setting_2 = Cent pas, deux cents quand je boite.
phrase-count_setting_3 = Cent mètres ou mille, mes pieds ne savent pas compter.
phrase-count_setting_4 = Trois fois mon salon, au bas mot.
phrase-count_people_1 = Deux que je connais, les autres, je les devine.
phrase-count_people_2 = De quoi faire deux équipes, à une tête près.
phrase-count_people_3 = Entre un et cent, je n’ai pas fait l’appel.
phrase-count_people_4 = Un de plus que je ne voudrais.
phrase-count_clothes_1 = Quatre, dont une trouée.
phrase-count_clothes_2 = Deux, trois les jours de doute.
phrase-count_clothes_3 = Trois, et je ne sais plus ce qu’il y a dedans.
phrase-count_clothes_4 = Une de plus que le modèle de base.
phrase-count_arrival_1 = Trois soupirs et un bâillement.
phrase-count_arrival_2 = Une demi-chanson, le refrain compris.
phrase-count_arrival_3 = Plus d’une seconde, moins d’une vie.
phrase-count_arrival_4 = Un seul « on arrive bientôt ? », prononcé par moi.
phrase-count_danger_1 = Deux par mois, dont un pour rire.
phrase-count_danger_2 = Deux ou trois, selon la lune.
phrase-count_danger_3 = Trois par an, c’est ma moyenne.
phrase-count_danger_4 = Un par semaine, deux si je cours.
phrase-count_noise_1 = Deux ou trois, si mes oreilles disent vrai.
phrase-count_noise_2 = Cinq, d’après mes tympans.
phrase-count_noise_3 = Une toutes les dix minutes, chrono en main.
phrase-count_noise_4 = Deux de plus que chez moi.
phrase-count_light_1 = Deux, dont une qui me fait de l’œil.
phrase-count_light_2 = Trois, si l’écran de mon téléphone compte.
phrase-count_light_3 = Quatre ou cinq, j’ai cligné en comptant.
phrase-count_light_4 = Une de trop, pile dans mes yeux.
phrase-count_temperature_1 = Vingt degrés, à dix près.
phrase-count_temperature_2 = Deux degrés d’écart avec hier, je ne dis pas dans quel sens.
phrase-count_temperature_3 = Entre zéro et quarante, je n’ai rien de plus précis.
phrase-count_temperature_4 = Trois crans entre le frigo et le grille-pain.
phrase-count_activity_1 = Huit heures par jour, dont deux à faire semblant.
phrase-count_activity_2 = Trois d’affilée, et j’y retourne.
phrase-count_activity_3 = Deux heures, puis mes jambes votent contre.
phrase-count_activity_4 = Dix les bons jours, une seule les lundis.
phrase-count_access_1 = Deux portes, et j’ai tiré au lieu de pousser.
phrase-count_access_2 = Une seule entrée, trois façons de la rater.
phrase-count_access_3 = Trois contrôles, si mon sourire compte pour deux.
phrase-count_access_4 = Quatre, si j’additionne les paillassons.
phrase-count_smell_1 = Cinq sur dix, sept quand je renifle.
phrase-count_smell_2 = Quatre avec un rhume, six sans.
phrase-count_smell_3 = Trois sur dix, mais mon nez est radin.
phrase-count_smell_4 = Six, et j’arrondis au nez supérieur.
phrase-count_food_1 = Deux assiettes, et j’ai léché la seconde.
phrase-count_food_2 = Trois repas par jour, quatre si personne ne compte.
phrase-count_food_3 = Une bouchée pour moi, deux pour mon voisin.
phrase-count_food_4 = Quatre verres d’eau et une poignée de cacahuètes.
phrase-count_work_1 = Dix heures par jour, dont neuf de soupirs.
phrase-count_work_2 = Sept, et la huitième devant la cafetière.
phrase-count_work_3 = Trente-cinq heures sur le papier, le double en vrai.
phrase-count_work_4 = Neuf sur la feuille, dix à la pendule.
phrase-count_time_1 = Un clin d’œil, à l’échelle des siècles.
phrase-count_time_2 = Deux nuits blanches, à la louche.
phrase-count_time_3 = Une heure ou trois, ma montre hésite.
phrase-count_time_4 = Un jour sur deux, sauf erreur.
phrase-count_opinion_1 = Sept sur dix, huit avec le dessert.
phrase-count_opinion_2 = Trois étoiles et demie, à débattre.
phrase-count_opinion_3 = Douze sur vingt, peut mieux faire.
phrase-count_opinion_4 = Deux pouces en l’air, je n’en ai pas d’autres.
phrase-count_feelings_1 = Sept sur dix, neuf après le goûter.
phrase-count_feelings_2 = Huit, je garde deux points pour demain.
phrase-count_feelings_3 = Cinq et demi, comme tous mes lundis.
phrase-count_feelings_4 = Quatre sourires sur dix, au réveil.
phrase-count_since_1 = Trois calendriers, tous perdus.
phrase-count_since_2 = Une heure ou deux, ma montre boude.
phrase-count_since_3 = Deux paires de chaussettes, en temps de marche.
phrase-count_often_1 = Deux fois par semaine, trois quand je m’ennuie.
phrase-count_often_2 = Une fois de plus que l’an dernier.
phrase-count_often_3 = Dix fois par mois, à une près.
phrase-count_ahead_1 = Un bon quart d’heure, adieux compris.
phrase-count_ahead_2 = Encore deux heures, trois si l’on insiste.
phrase-count_ahead_3 = Une nuit de plus, pas davantage.
phrase-when_1 = Juste après le petit déjeuner.
phrase-when_2 = Un mardi, comme toujours.
phrase-when_3 = Quand l’envie me prend.
phrase-when_4 = Le matin, plus ou moins tôt.
phrase-when_5 = Dès que plus personne ne regarde.
phrase-when_6 = Entre la sieste et le goûter.
phrase-when_7 = Quand ma montre veut bien.
phrase-when_8 = Au moment où je m’y attends le moins.
phrase-where_1 = À trois pas d’ici.
phrase-where_2 = Juste derrière toi, ne te retourne pas.
phrase-where_3 = Tout au fond, après le deuxième coin.
phrase-where_4 = Pile là où mon regard se pose.
phrase-where_5 = Un peu plus loin, suis le mouvement.
phrase-where_6 = À l’endroit où l’on ne cherche jamais.
phrase-where_7 = À gauche, sauf si tu arrives d’en face.
phrase-where_8 = Dans mon coin préféré, et je le garde.
phrase-why_setting_1 = Parce que quelqu’un a dessiné le plan sur une nappe.
phrase-why_setting_2 = C’était déjà comme ça quand j’ai posé mon sac.
phrase-why_setting_3 = Il fallait bien caser tout ça quelque part.
phrase-why_noise_1 = Parce que personne n’a touché au bouton du volume.
phrase-why_noise_2 = Les oreilles du coin ne se plaignent pas.
phrase-why_noise_3 = Les gens d’ici l’aiment à ce niveau-là.
phrase-why_people_1 = Parce que les bonnes adresses circulent entre semblables.
phrase-why_people_2 = On ne choisit pas ses voisins, tu le sais bien.
phrase-why_people_3 = L’endroit trie lui-même ses visiteurs.
phrase-why_clothes_1 = Parce que tout le reste est au sale.
phrase-why_clothes_2 = Pour ne pas gâcher la photo de groupe.
phrase-why_clothes_3 = On me dévisage dès que j’en change.
phrase-why_arrival_1 = Parce que les autres chemins me donnent le tournis.
phrase-why_arrival_2 = Je n’ai pas trouvé plus simple.
phrase-why_arrival_3 = J’ai fait comme la personne devant moi.
phrase-why_danger_1 = Parce que j’ai lu les petites lignes de l’assurance.
phrase-why_danger_2 = Regarde autour de toi, et tu comprendras.
phrase-why_danger_3 = Mon instinct le dit, et il a de l’ancienneté.
phrase-why_smell_1 = Parce que l’air du coin a ses manies.
phrase-why_smell_2 = C’est ce qui reste quand tout le monde est passé.
phrase-why_smell_3 = Demande à qui fait le ménage.
phrase-why_light_1 = Parce qu’on ne m’a pas laissé l’interrupteur.
phrase-why_light_2 = Les yeux du coin s’en contentent.
phrase-why_light_3 = Prends-t’en à l’architecte, ou à la nature.
phrase-why_temperature_1 = Parce que personne ne me confie le thermostat.
phrase-why_temperature_2 = À cause des murs, ou de leur absence.
phrase-why_temperature_3 = Ma peau a ses caprices, l’endroit aussi.
phrase-why_activity_1 = Parce que quelqu’un doit bien s’y coller.
phrase-why_activity_2 = Sinon, je tournerais en rond comme une mouche.
phrase-why_activity_3 = On m’a montré une fois, et c’est resté.
phrase-why_access_1 = Parce que celui qui a la clé en a décidé ainsi.
phrase-why_access_2 = Une vieille affaire de paillasson, trop longue à raconter.
phrase-why_access_3 = Demande à la porte, elle a ses raisons.
phrase-why_food_1 = Parce que mon ventre commande et que j’obéis.
phrase-why_food_2 = C’était ça, ou mâcher mon crayon.
phrase-why_food_3 = Le cuistot a ses humeurs, on n’y touche pas.
phrase-why_feelings_1 = Parce que j’ai mal dormi, ou trop bien.
phrase-why_feelings_2 = L’endroit déteint sur moi, à la longue.
phrase-why_feelings_3 = Mon cœur ne remplit pas de formulaire.
phrase-why_work_1 = Parce que le loyer tombe tous les mois.
phrase-why_work_2 = J’ai levé la main au mauvais moment.
phrase-why_work_3 = C’est la seule chose que je fais à peu près bien.
phrase-why_time_1 = Parce que ma montre fait la loi.
phrase-why_time_2 = Le calendrier s’est décidé sans moi.
phrase-why_time_3 = J’ai pris le pli, il ne se repasse plus.
phrase-why_opinion_1 = Parce que j’ai des yeux et un sale caractère.
phrase-why_opinion_2 = Question de goût, et le mien se discute.
phrase-why_opinion_3 = Reste une heure, tu penseras comme moi.
phrase-evade_setting_1 = Te décrire les lieux gâcherait la visite.
phrase-evade_setting_2 = Lire un plan, je n’ai jamais su.
phrase-evade_noise_1 = Mes oreilles réclament un avocat.
phrase-evade_noise_2 = Pardon, tu disais quelque chose ?
phrase-evade_people_1 = Je ne retiens jamais les visages.
phrase-evade_people_2 = Je ne balance personne, même pour un biscuit.
phrase-evade_clothes_1 = Je m’habille les yeux fermés, alors tu penses.
phrase-evade_clothes_2 = Ma penderie est tenue au secret professionnel.
phrase-evade_arrival_1 = J’ai dormi pendant tout le trajet.
phrase-evade_arrival_2 = On n’explique pas une belle entrée en scène.
phrase-evade_danger_1 = Je touche du bois et je change de sujet.
phrase-evade_danger_2 = Mon médecin m’interdit d’y penser.
phrase-evade_smell_1 = Mon nez refuse de témoigner.
phrase-evade_smell_2 = J’ai un rhume très diplomatique.
phrase-evade_light_1 = J’ai cligné des yeux au mauvais moment.
phrase-evade_light_2 = Là-dessus, je n’éclairerai personne.
phrase-evade_temperature_1 = Mon thermomètre a pris sa retraite.
phrase-evade_temperature_2 = Je souffle le chaud et le froid, par principe.
phrase-evade_activity_1 = Mon agenda est écrit à l’encre invisible.
phrase-evade_activity_2 = Si je te le dis, tu voudras m’aider.
phrase-evade_access_1 = La porte et moi, on s’est promis le silence.
phrase-evade_access_2 = Je regardais mes chaussures en passant le seuil.
phrase-evade_food_1 = On ne parle pas la bouche pleine.
phrase-evade_food_2 = Mon estomac garde ça pour lui.
phrase-evade_feelings_1 = Je réserve ça à mon journal intime.
phrase-evade_feelings_2 = Mon psy te répondra, contre paiement.
phrase-evade_work_1 = Jamais de boulot à table, disait ma grand-mère.
phrase-evade_work_2 = Mon contrat tient en un mot : chut.
phrase-evade_time_1 = Ma montre s’est arrêtée, par délicatesse.
phrase-evade_time_2 = Le temps et moi, on ne se parle plus.
phrase-evade_opinion_1 = Mon opinion fait grève aujourd’hui.
phrase-evade_opinion_2 = Mon avis se paie d’avance, en chocolat.
phrase-aside_1 = Ça, on en parlera après la partie !
phrase-aside_2 = Joli détour, mais reviens donc par ici.
phrase-aside_3 = Aucun rapport, mais j’admire l’audace. On s’y remet ?
phrase-aside_4 = Je te répondrai devant un verre, plus tard.
phrase-aside_5 = Garde-la pour l’apéro, là, on joue !
phrase-aside_6 = Ma vie privée est au vestiaire, parlons du décor.
phrase-aside_7 = Hors sujet, mais avec le sourire. Question suivante !
phrase-aside_8 = Bien essayé, mais le mystère est ailleurs.
phrase-aside_yes_1 = Oui, et ça n’avance pas notre affaire.
phrase-aside_yes_2 = Oui, mais quel rapport avec ici ?
phrase-aside_yes_3 = Mais oui, et maintenant, revenons au décor.
phrase-aside_yes_4 = Oui, figure-toi. On reprend l’enquête ?
phrase-aside_no_1 = Non, et la partie s’en remettra.
phrase-aside_no_2 = Non, mais demande-moi plutôt ce qui m’entoure.
phrase-aside_no_3 = Hélas, non. Revenons à nos moutons.
phrase-aside_no_4 = Non, désolé pour toi. Le jeu, maintenant ?
phrase-aside_joker_1 = Moi ? Quelle idée ! Regarde plutôt ton voisin.
phrase-aside_joker_2 = C’est exactement ce que demanderait le Joker.
phrase-aside_joker_3 = Je sais très bien où je suis, merci.
phrase-aside_joker_4 = Ce n’est pas moi. Pose-moi une vraie question, tu verras.
phrase-aside_joker_5 = Si c’était moi, je te dirais non aussi. Donc : non.
phrase-aside_joker_6 = Tu brûles tes questions pour rien, ce n’est pas moi.
phrase-aside_joker_7 = Je ne cache rien du tout. Et toi ?
phrase-aside_joker_8 = Moi, mentir ? Demande aux autres ce qu’ils en pensent.
phrase-puzzled_1 = Drôle de question ! Tu veux dire quoi ?
phrase-puzzled_2 = Pardon ? Redis-le avec des mots plus petits.
phrase-puzzled_3 = J’ai compris chaque mot, pas la phrase.
phrase-puzzled_4 = Ta question m’a fait un nœud au cerveau.
phrase-puzzled_5 = Là, je décroche. Tu peux répéter ?
phrase-puzzled_6 = Attends, c’est une devinette ?
phrase-puzzled_7 = Je cherche le rapport, laisse-moi une seconde.
phrase-puzzled_8 = C’est un code, ou j’ai raté un épisode ?
phrase-puzzled_9 = Il me faudrait les sous-titres.
phrase-puzzled_10 = Mes neurones te prient de reformuler.
phrase-ask_food_1 = On mange bien, par ici ?
phrase-ask_food_2 = Que trouve-t-on dans ton assiette ?
phrase-ask_food_3 = Combien de repas fais-tu ici ?
phrase-ask_food_4 = Où t’installes-tu pour manger ?
phrase-ask_feelings_1 = Tu te plais, ici ?
phrase-ask_feelings_2 = Dans quel état d’esprit es-tu ?
phrase-ask_feelings_3 = De un à dix, tu t’amuses combien ?
phrase-ask_feelings_4 = Pourquoi fais-tu cette tête ?
phrase-ask_work_1 = Tu t’entends bien avec ton chef ?
phrase-ask_work_2 = Quel talent faut-il pour bosser ici ?
phrase-ask_work_3 = Combien d’heures par jour trimes-tu ?
phrase-ask_work_4 = À quoi ressemble ton chef ?
phrase-ask_time_1 = L’endroit reste-t-il ouvert la nuit ?
phrase-ask_time_2 = Depuis combien de temps traînes-tu ici ?
phrase-ask_time_3 = Quand comptes-tu repartir ?
phrase-ask_time_4 = Quel est le meilleur moment de la journée ?
phrase-ask_opinion_1 = Passerais-tu tes vacances ici ?
phrase-ask_opinion_2 = Quelle note sur dix donnes-tu à l’endroit ?
phrase-ask_opinion_3 = Que prendrais-tu en photo ?
phrase-ask_opinion_4 = Pourquoi reviendrais-tu ici ?
phrase-recall_setting_indoors = Tu parlais de murs tout autour :
phrase-recall_setting_open_air = Toi qui respires le grand air :
phrase-recall_setting_below = Tu disais être loin sous la surface :
phrase-recall_setting_sealed = À t’entendre, on est loin de tout :
phrase-recall_noise_silent = Tu disais que c’était calme :
phrase-recall_noise_hum = Tu nous as parlé d’un ronron de fond :
phrase-recall_noise_chatter = D’après toi, ça papote sans fin :
phrase-recall_noise_din = Tu te plaignais du vacarme :
phrase-recall_people_heroes = Tu disais croiser de vrais braves :
phrase-recall_people_criminals = Tu as évoqué des gens peu recommandables :
phrase-recall_people_scientists = Toi qui côtoies de grosses têtes :
phrase-recall_people_staff = Tu as mentionné des gens en plein boulot :
phrase-recall_people_warriors = Tu parlais de sacrés bagarreurs :
phrase-recall_people_officers = Tu as glissé un mot sur des insignes :
phrase-recall_people_strange = Tes voisins sont un peu étranges, disais-tu :
phrase-recall_people_youth = Tu parlais d’une sacrée bande de jeunes :
phrase-recall_people_nobody = Tu disais ne croiser presque personne :
phrase-recall_clothes_costume = Ta tenue ne passe pas inaperçue, disais-tu :
phrase-recall_clothes_uniform = Tu disais porter la tenue maison :
phrase-recall_clothes_business = Tu nous as vanté ton col repassé :
phrase-recall_clothes_lab_coat = Revenons à ta blouse blanche :
phrase-recall_clothes_armour = Ta tenue encaisse les coups, si j’ai suivi :
phrase-recall_clothes_robe = Tu parlais d’une étoffe qui flotte :
phrase-recall_clothes_evening = Tu as sorti le grand jeu, vestimentairement :
phrase-recall_clothes_casual = Tu disais avoir enfilé n’importe quoi :
phrase-recall_arrival_street = Tu as pris la rue, tout bêtement :
phrase-recall_arrival_lift = Tu parlais d’un bouton et de quelques étages :
phrase-recall_arrival_air = Toi qui as voyagé par les airs :
phrase-recall_arrival_water = Ton trajet était plutôt humide, disais-tu :
phrase-recall_arrival_portal = Si je me souviens bien, tu as surgi d’un coup :
phrase-recall_arrival_escort = Tu parlais d’une escorte bien collante :
phrase-recall_arrival_secret_way = Tu as évoqué un passage bien caché :
phrase-recall_danger_low = Tu disais ne rien craindre ici :
phrase-recall_danger_dangerous_people = Tu te méfiais de tes voisins :
phrase-recall_danger_experiments = Tu as mentionné des essais hasardeux :
phrase-recall_danger_environment = D’après toi, l’endroit ne pardonne rien :
phrase-recall_danger_combat = Tu nous parlais de coups et de bosses :
phrase-recall_danger_security = On t’a à l’œil, disais-tu :
phrase-recall_smell_sea = Ton nez captait le grand large :
phrase-recall_smell_disinfectant = Ça sentait la serpillière, d’après toi :
phrase-recall_smell_paper_coffee = Tu parlais de café et de vieux dossiers :
phrase-recall_smell_oil = Ton nez avait repéré du cambouis :
phrase-recall_smell_damp_stone = Tu as évoqué un relent de cave :
phrase-recall_smell_plants = Tu disais que ça sentait la verdure :
phrase-recall_smell_food_perfume = Ça sentait la cuisine et le parfum, disais-tu :
phrase-recall_smell_clean_air = L’air ne sentait rien, si j’ai bonne mémoire :
phrase-recall_light_daylight = Tu nous as vanté la lumière du jour :
phrase-recall_light_artificial = Tu vis sous les lampes, si je comprends bien :
phrase-recall_light_dim = Tu disais n’y voir presque rien :
phrase-recall_light_glow = Cette lueur étrange dont tu parlais :
phrase-recall_temperature_cold = Tu grelottais tout à l’heure :
phrase-recall_temperature_mild = Tu disais qu’il faisait bon :
phrase-recall_temperature_hot = Tu fondais à vue d’œil, disais-tu :
phrase-recall_activity_watch = Tu disais monter la garde :
phrase-recall_activity_investigate = Tu courais après des indices :
phrase-recall_activity_research = Tu remplissais des carnets d’essais :
phrase-recall_activity_train = Tu disais t’exercer sans relâche :
phrase-recall_activity_confine = La porte reste fermée, disais-tu :
phrase-recall_activity_meet = Tu as mentionné des réunions interminables :
phrase-recall_activity_party = Toi qui fais la fête :
phrase-recall_activity_rule = Tu parlais de cérémonies à n’en plus finir :
phrase-recall_activity_learn = Tu disais prendre des leçons :
phrase-recall_activity_live = Tu te reposes ici, si j’ai bien compris :
phrase-recall_access_public = On entre comme dans un moulin, d’après toi :
phrase-recall_access_invited = Tu parlais d’une liste d’invités :
phrase-recall_access_cleared = Tu disais que tout est vérifié à l’entrée :
phrase-recall_access_secret = L’adresse est un mystère, disais-tu :
phrase-then_setting_1 = tu t’y retrouves facilement ?
phrase-then_setting_2 = et la vue, ça donne quoi ?
phrase-then_setting_3 = et ça ressemble à quoi, vu de loin ?
phrase-then_noise_1 = et la nuit, c’est pareil ?
phrase-then_noise_2 = tu t’y fais, à la longue ?
phrase-then_noise_3 = et si quelqu’un éternue, ça donne quoi ?
phrase-then_people_1 = c’est comme ça du matin au soir ?
phrase-then_people_2 = et ça se passe comment ?
phrase-then_people_3 = et les nouveaux, ils sont comment ?
phrase-then_clothes_1 = et c’est confortable ?
phrase-then_clothes_2 = tu en changes, parfois ?
phrase-then_clothes_3 = et les gens, ils en disent quoi ?
phrase-then_arrival_1 = tu repars par le même chemin ?
phrase-then_arrival_2 = et c’était agréable ?
phrase-then_arrival_3 = et à dix, on ferait comment ?
phrase-then_danger_1 = et c’est tout le temps pareil ?
phrase-then_danger_2 = tu as repéré une sortie de secours ?
phrase-then_danger_3 = et que dit-on aux nouveaux ?
phrase-then_smell_1 = ta grand-mère aimerait ?
phrase-then_smell_2 = et tu le remarques encore ?
phrase-then_smell_3 = et dans le coin d’en face, ça sent quoi ?
phrase-then_light_1 = tes yeux s’y font ?
phrase-then_light_2 = tu pourrais y enfiler une aiguille ?
phrase-then_light_3 = et ça donne quoi, sur les visages ?
phrase-then_temperature_1 = et la nuit, ça bouge ?
phrase-then_temperature_2 = tu supportes bien ?
phrase-then_temperature_3 = tu dors sous combien de couvertures ?
phrase-then_activity_1 = et ça te plaît toujours ?
phrase-then_activity_2 = et d’autres font pareil ?
phrase-then_activity_3 = et ensuite, tu fais quoi ?
phrase-then_access_1 = et moi, je passerais ?
phrase-then_access_2 = ça a toujours été comme ça ?
phrase-then_access_3 = et un inconnu qui sonne, il lui arrive quoi ?
