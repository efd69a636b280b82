### Kemomimi Panic, mots français.

### Le jeu

game-title = Kemomimi Panic
    .tagline = À Beast-town, quelqu’un en veut aux trésors : parlez, bluffez, votez, et trouvez le Voleur avant de n’être plus que deux.
    .length = De 20 à 40 minutes

### Personnages

character-detective_shamlock = Shamlock le détective
    .short = Shamlock
    .original = Detective Shamlock
    .text = Au tout début de la partie, désignez un autre joueur : vous apprenez en secret s’il est Civil ou non. Un Voleur et l’Informateur donnent la même réponse. Recommencez à la fin de chaque journée où vous êtes Meneur ; l’enquête est obligatoire, et ne peut jamais viser Arle. Tout le monde voit qui vous désignez, mais la réponse n’est que pour vous : dites-la, mentez ou, si la table le permet, taisez-vous.
    .timing = Début de partie, puis fin de journée si vous êtes Meneur
character-witness_sheena = Sheena le témoin
    .short = Sheena
    .original = Witness Sheena
    .text = Une fois par partie, au début d’une journée, si quelqu’un a été éliminé le jour ou la nuit d’avant, vous pouvez désigner devant tous un autre joueur en jeu, sauf Arle, et apprendre en secret s’il est Civil ou non. Un Civil têtu compte comme éliminé au moment où son rôle est montré, pas quand son fantôme s’en va. Sheena ne se joue qu’à 8 joueurs.
    .timing = Début de journée, après une élimination – une fois par partie
character-student_ester = Ester l’élève
    .short = Ester
    .original = Student Ester
    .text = Une fois par partie, un jour de Nouvelle Lune, vous pouvez retourner la carte Lune sur Pleine Lune, pendant la discussion ou juste avant la fin de la journée. La nuit qui vient est alors une nuit de Pleine Lune, mais les moments déjà passés de la journée ne sont pas rejoués. Juste avant la fin de la journée, vous agissez après Tristel.
    .timing = Discussion ou juste avant la fin de journée, Nouvelle Lune – une fois par partie
character-student_tristel = Tristel l’élève
    .short = Tristel
    .original = Student Tristel
    .text = Une fois par partie, un jour de Pleine Lune, vous pouvez retourner la carte Lune sur Nouvelle Lune, pendant la discussion ou juste avant la fin de la journée. La nuit qui vient est alors une nuit de Nouvelle Lune, mais les moments déjà passés de la journée ne sont pas rejoués. Juste avant la fin de la journée, vous agissez avant Ester, qui peut donc vous répondre.
    .timing = Discussion ou juste avant la fin de journée, Pleine Lune – une fois par partie
character-student_luma = Luma l’élève
    .short = Luma
    .original = Student Luma
    .text = Une fois par partie, quand vous êtes Meneur et que vous choisissez le suspect, vous pouvez écarter un autre joueur en jeu : il ne prend part à aucun vote de la journée et ne compte pas parmi les participants. Ce joueur peut être le suspect lui-même. Si c’est Cyril, il ne peut pas imposer son vote à Beryl.
    .timing = Choix du suspect, si vous êtes Meneur – une fois par partie
character-elder_twin_cyril = Cyril le jumeau aîné
    .short = Cyril
    .original = Elder Twin Cyril
    .text = À chaque vote où vous n’êtes pas Meneur, vous pouvez décider que la main de Beryl suit la vôtre, levée ou baissée. Il faut que vous participiez tous les deux à ce vote ; Beryl peut être Meneur. Beryl vote quand même de son côté : son choix compte si vous n’imposez rien ou si votre pouvoir est annulé.
    .timing = Vote, si vous n’êtes pas Meneur
character-younger_twin_beryl = Beryl la jumelle cadette
    .short = Beryl
    .original = Younger Twin Beryl
    .text = Chaque fois que vous perdez un Faux-Bijoux, Cyril en perd un aussi, s’il est en jeu et en possède un. C’est automatique et cela ne va que dans un sens : quand Cyril perd le sien, vous gardez le vôtre. Ce lien n’élimine jamais Cyril, et votre propre élimination ne lui coûte rien.
    .timing = Quand vous perdez un Faux-Bijoux – automatique
character-teacher_viennetta = Viennetta la professeure
    .short = Viennetta
    .original = Teacher Viennetta
    .text = La première fois que Mindy perd un Faux-Bijoux, il vient chez vous au lieu d’aller à la défausse. C’est automatique, une seule fois par partie, et vous pouvez ainsi en posséder plusieurs. Il faut pour cela que vous soyez en jeu, et pas comme fantôme.
    .timing = Quand Mindy perd un Faux-Bijoux – automatique, une fois par partie
character-teacher_verna = Verna la professeure
    .short = Verna
    .original = Teacher Verna
    .text = Une fois par partie, quand vous n’êtes pas Meneur et que le vote déclare le suspect coupable, vous pouvez le rendre innocent, même si ce suspect, c’est vous. Barbera peut ensuite renverser à nouveau le résultat.
    .timing = Résultat du vote, si vous n’êtes pas Meneur – une fois par partie
character-class_rep_alistair = Alistair le délégué
    .short = Alistair
    .original = Class Rep Alistair
    .text = La première fois que vous perdez un Faux-Bijoux alors que Miranda est en jeu et en possède un, vous prenez aussitôt un des siens. C’est automatique et cela n’arrive qu’une fois par partie. Si Miranda n’a rien à prendre, il ne se passe rien et votre pouvoir reste disponible.
    .timing = Quand vous perdez un Faux-Bijoux – automatique, une fois par partie
character-vice_class_rep_miranda = Miranda la suppléante
    .short = Miranda
    .original = Vice Class Rep Miranda
    .text = Une fois par partie, juste avant un vote où vous n’êtes pas Meneur, vous pouvez remplacer le suspect par un autre joueur en jeu, le Meneur et vous-même compris. Vous ne pouvez choisir ni un fantôme ni Cecilia quand elle est protégée. S’il y a deux suspects, vous changez celui du vote qui va commencer, et vous ne pouvez pas désigner l’autre.
    .timing = Avant le vote, si vous n’êtes pas Meneur – une fois par partie
character-athlete_ulrika = Ulrika l’athlète
    .short = Ulrika
    .original = Athlete Ulrika
    .text = Une fois par partie, quand vous êtes Meneur, vous pouvez laisser le hasard tirer le suspect parmi tous ceux que vous auriez pu désigner. Votre main levée compte alors double pour ce vote, sans changer le nombre de participants, même si Miranda change ensuite le suspect. Vous l’annoncez avant le tirage : si Akira annule, vous choisissez vous-même et votre main compte une fois.
    .timing = Choix du suspect, si vous êtes Meneur – une fois par partie
character-archaeologist_mindy = Mindy l’archéologue
    .short = Mindy
    .original = Archaeologist Mindy
    .text = Une fois par partie, à la fin d’une journée, vous pouvez prendre dans la défausse un Faux-Bijoux perdu par un autre joueur. Vous ne pouvez reprendre ni celui que vous avez perdu vous-même, ni un Faux-Bijoux passé chez quelqu’un d’autre, puisqu’il n’est plus dans la défausse. Un fantôme ne peut pas utiliser ce pouvoir.
    .timing = Fin de journée – une fois par partie
character-warlock_valeria = Valeria la sorcière
    .short = Valeria
    .original = Warlock Valeria
    .text = Une fois par partie, au début d’une journée où vous n’êtes pas Meneur, vous pouvez retirer la carte Lune au Meneur du jour. Elle passe aussitôt au joueur en jeu suivant à sa gauche, qui devient Meneur : ce sera peut-être vous. Le joueur écarté perd simplement son tour.
    .timing = Début de journée, si vous n’êtes pas Meneur – une fois par partie
character-psychic_akira = Akira l’extralucide
    .short = Akira
    .original = Psychic Akira
    .text = Une fois par partie, quand le pouvoir d’un autre personnage est utilisé ou se déclenche, vous pouvez l’annuler, une fois sa cible annoncée et avant tout effet ou toute réponse secrète. S’il ne sert qu’une fois par partie, il est dépensé ; sinon, il n’est perdu que pour cette fois. Vous ne pouvez annuler ni l’effet d’un rôle, ni un vol, ni un vote, ni la protection d’Arle.
    .timing = À tout moment, en réaction – une fois par partie
character-shrine_maiden_towa = Towa la prêtresse
    .short = Towa
    .original = Shrine Maiden Towa
    .text = Une fois par partie, au début d’un jour de Pleine Lune, vous pouvez empêcher Croissant de Lune de voler pendant la prochaine nuit de Nouvelle Lune. Si la carte Lune est retournée sur Nouvelle Lune dans la journée, c’est dès cette nuit. Le Voleur Pleine Lune n’est pas gêné, et ce blocage ne s’ajoute pas à celui du Civil justicier : une seule nuit est perdue.
    .timing = Début de journée, Pleine Lune – une fois par partie
character-clown_lolo = Lolo le clown
    .short = Lolo
    .original = Clown Lolo
    .text = Une fois par partie, au début d’une journée, vous pouvez tirer au hasard un personnage inutilisé : il remplace Lolo devant vous, à la vue de tous, avec son pouvoir intact. Les moments déjà passés, ce jour-là ou en début de partie, ne reviennent pas. Le tirage laisse de côté les jumeaux, Alistair sans Miranda, Viennetta sans Mindy, et Sheena à moins de 8 joueurs.
    .timing = Début de journée – une fois par partie
character-politician_barbera = Barbera la politicienne
    .short = Barbera
    .original = Politician Barbera
    .text = Une fois par partie, quand vous n’êtes pas Meneur et que le suspect est innocent, par le vote ou grâce à Verna, vous pouvez le déclarer coupable. Vous parlez après Verna, et vous pouvez le faire même si ce suspect, c’est vous.
    .timing = Résultat du vote, après Verna, si vous n’êtes pas Meneur – une fois par partie
character-homeless_arle = Arle le sans-abri
    .short = Arle
    .original = Homeless Arle
    .text = Ni Shamlock ni Sheena ne peuvent vous désigner pour leurs enquêtes. Cette protection dure toute la partie et Akira ne peut pas l’annuler. Tous les autres pouvoirs peuvent vous viser.
    .timing = En permanence
character-sleeping_beauty_cecilia = Cecilia la belle endormie
    .short = Cecilia
    .original = Sleeping Beauty Cecilia
    .text = Une fois par partie, au début d’un jour de Nouvelle Lune, vous pouvez vous protéger : personne ne peut faire de vous le suspect ce jour-là, pas même Miranda ou le tirage d’Ulrika. La protection tient toute la journée, même si la carte Lune est retournée. Elle n’arrête ni le Voleur ni Teresia.
    .timing = Début de journée, Nouvelle Lune – une fois par partie
character-maid_miyabi = Miyabi la servante
    .short = Miyabi
    .original = Maid Miyabi
    .text = Quand vous êtes Meneur, vous pouvez vous abstenir : vous ne comptez plus parmi les participants de ce vote ; si Akira annule, vous participez main baissée. Une fois par partie, au début d’une journée où vous n’êtes pas Meneur, vous pouvez décider que votre main levée comptera double dans tous les votes du jour, sans changer le nombre de participants.
    .timing = Vote, si vous êtes Meneur ; début de journée, si vous ne l’êtes pas – vote double une fois par partie
character-military_teresia = Teresia la militaire
    .short = Teresia
    .original = Military Teresia
    .text = Une fois par partie, un jour de Pleine Lune où vous êtes Meneur, vous pouvez faire perdre un Faux-Bijoux à un autre joueur en jeu qui en possède un, au lieu de nommer un suspect. Il n’y a alors ni suspect ni vote ce jour-là : la protection de Cecilia ne joue pas, et Miranda, Verna et Barbera ne peuvent rien y changer. Si Akira annule, rien n’est perdu, votre pouvoir est dépensé et vous nommez un suspect comme d’habitude.
    .timing = Choix du suspect, Pleine Lune, si vous êtes Meneur – une fois par partie
character-hostess_amarillo = Amarillo l’hôtesse
    .short = Amarillo
    .original = Hostess Amarillo
    .text = Une fois par partie, un jour de Pleine Lune où vous êtes Meneur, vous pouvez nommer deux suspects différents, dans l’ordre de votre choix. Chacun a son propre vote, et les participants sont recomptés pour le second, qui n’est annulé que si la partie se termine avant. Si Akira annule, seul le premier suspect est jugé.
    .timing = Choix du suspect, Pleine Lune, si vous êtes Meneur – une fois par partie
character-bank_employee_lucie = Lucie l’employée de banque
    .short = Lucie
    .original = Bank Employee Lucie
    .text = Une fois par partie, à la fin d’une journée, vous pouvez écrire en secret le nom d’un joueur, le vôtre si vous voulez. Au prochain vol qui a vraiment lieu, si ce joueur est la victime, vous pouvez montrer le papier : le vol n’a aucun effet. Un papier que vous ne montrez pas est ensuite défaussé sans être lu, et il ne vaut plus rien si vous n’êtes plus en jeu.
    .timing = Fin de journée, puis fin du vol – une fois par partie
character-sister_christina = Christina la religieuse
    .short = Christina
    .original = Sister Christina
    .text = Chaque fois que vous perdez un Faux-Bijoux, quelle qu’en soit la cause, vous pouvez le donner à un autre joueur en jeu au lieu de le défausser. Ce joueur peut déjà en avoir, mais ce ne peut pas être un fantôme.
    .timing = Quand vous perdez un Faux-Bijoux
character-crossdressing_dautriche = D’Autriche en travesti
    .short = D’Autriche
    .original = Crossdressing d’Autriche
    .text = Au début de la partie, choisissez deux autres joueurs : vos trois rôles sont mélangés et redistribués entre vous, et chacun ne regarde que le sien. C’est obligatoire, et tout le monde sait qui a pris part à l’échange. Ce que Shamlock a appris sur l’un de vous trois peut devenir faux ; son enquête n’est pas refaite.
    .timing = Début de partie, après Shamlock
character-cowgirl_federica = Federica la cow-girl
    .short = Federica
    .original = Cowgirl Federica
    .text = Au début d’une journée où vous êtes Meneur et où il reste exactement 4 joueurs en jeu, vous pouvez obliger un autre joueur à montrer son rôle ; ni lui ni vous ne devez être fantôme. Si c’est un Voleur, la partie s’arrête et vous gagnez, sans partage. Sinon, vous êtes éliminés tous les deux, lui d’abord, même avec des Faux-Bijoux, et vos rôles font leur effet.
    .timing = Début de journée, si vous êtes Meneur et qu’il reste 4 joueurs en jeu – carte promo
character-cook_genevieve = Geneviève la cuisinière
    .short = Geneviève
    .original = Cook Geneviève
    .text = Au début de la partie, choisissez en secret un autre joueur comme maître : il gagne si vous gagnez et perd si vous perdez, quel que soit son rôle. C’est obligatoire ; il n’en sait rien, et son nom n’est révélé qu’à la fin. Cette carte est une plaisanterie : elle n’entre en jeu que si la table le demande.
    .timing = Début de partie – carte pour rire

### Rôles

role-thief_crescent_moon = Croissant de Lune
    .text = Vous volez les nuits de Nouvelle Lune : vous devez choisir un autre joueur en jeu, jamais un fantôme, et cette victime perd un Faux-Bijoux ou, si elle n’en a plus, est éliminée. Vous gagnez si vous êtes l’un des deux derniers joueurs en jeu et que l’autre est un Civil ou, à 8 joueurs, le second Voleur. Si l’autre est l’Informateur, c’est lui qui gagne ; si vous êtes éliminé, vous perdez, à moins que la table ne fasse gagner les Voleurs ensemble.
    .camp = Voleur
role-thief_full_moon = Pleine Lune (voleur)
    .text = Second Voleur des parties à 8 joueurs, vous volez les nuits de Pleine Lune : vous devez choisir un autre joueur en jeu, jamais un fantôme, et cette victime perd un Faux-Bijoux ou, si elle n’en a plus, est éliminée. Croissant de Lune et vous ne vous connaissez pas, et vous pouvez vous voler l’un l’autre. Vous gagnez si vous êtes l’un des deux derniers joueurs en jeu et que l’autre est un Civil ou Croissant de Lune ; si vous êtes éliminé, vous perdez, à moins que la table ne fasse gagner les Voleurs ensemble.
    .camp = Voleur
role-informant = Informateur
    .text = Vous jouez pour vous : vous gagnez, sans partage, si les deux derniers joueurs en jeu sont un Voleur et vous. Si un vote vous élimine, chaque joueur en jeu perd un Faux-Bijoux, s’il en a un ; un vol ou un pouvoir n’a pas cet effet. Ce rôle manque dans certaines parties, et personne d’autre ne sait si vous êtes là.
    .camp = Informateur
role-civilian = Civil
    .text = Ce rôle n’a pas d’effet particulier. Vous gagnez avec tous les Civils dès qu’il ne reste aucun Voleur en jeu, même si vous avez été éliminé.
    .camp = Civils
role-civilian_justice = Civil justicier
    .text = Si un vol vous élimine, Croissant de Lune ne vole pas pendant la prochaine nuit de Nouvelle Lune ; une élimination par un vote ou un pouvoir n’a pas cet effet. Vous gagnez avec tous les Civils dès qu’il ne reste aucun Voleur en jeu, même si vous avez été éliminé.
    .camp = Civils
role-civilian_stubborn = Civil têtu
    .text = Quand vous êtes éliminé, de quelque façon que ce soit, votre rôle est montré et vous restez en jeu comme fantôme jusqu’à la fin de la journée suivante. D’ici là, vous parlez, vous votez et vous pouvez être Meneur, mais personne ne peut faire de vous le suspect ni vous voler, et vous ne pouvez pas recevoir de Faux-Bijoux. Vous gagnez avec tous les Civils dès qu’il ne reste aucun Voleur en jeu, même si vous avez été éliminé.
    .camp = Civils
role-civilian_angry = Civil en colère
    .text = Quand vous êtes éliminé, de quelque façon que ce soit, choisissez un joueur qui possède un Faux-Bijoux : il en perd un. Ce choix est obligatoire tant que quelqu’un en possède, et il n’élimine jamais personne. Vous gagnez avec tous les Civils dès qu’il ne reste aucun Voleur en jeu, même si vous avez été éliminé.
    .camp = Civils
role-civilian_lonely = Civil solitaire
    .text = Quand vous êtes éliminé, de quelque façon que ce soit, le joueur en jeu le plus proche à votre droite perd un Faux-Bijoux ; s’il n’en a pas, il ne se passe rien. Vous gagnez avec tous les Civils dès qu’il ne reste aucun Voleur en jeu, même si vous avez été éliminé.
    .camp = Civils

### Cartes de la table

tile-fake_jewels = Faux-Bijoux
    .text = Un Faux-Bijoux vous protège une fois : si vous êtes déclaré coupable ou volé, vous le perdez au lieu d’être éliminé. Chacun en reçoit un au départ, posé à la vue de tous. Vous pouvez en posséder plusieurs ; chaque perte n’en prend qu’un.
tile-moon_card = Carte Lune
    .text = Le joueur qui tient la carte Lune est Meneur. La face visible, Nouvelle Lune ou Pleine Lune, vaut pour la journée et la nuit qui suit. Après chaque nuit, on la retourne et elle passe au joueur en jeu suivant à gauche.
tile-arrow_card = Carte Flèche
    .text = Le jour, elle désigne le suspect ; au matin, elle montre à tous la victime du vol.

### Compositions de table

preset-recommended = Composition conseillée
    .text = Pour débuter : celle de la « première partie », qui change avec le nombre de joueurs.
preset-custom = Composition libre
    .text = Choisissez vous-même les personnages, un par joueur, et les rôles si vous voulez ; sinon, ce sont les rôles conseillés.
preset-random = Composition au hasard
    .text = Shamlock et des personnages tirés au sort, à nouveau à chaque partie, avec les rôles conseillés ou ceux que vous choisissez.
preset-first_4 = Première partie à 4
    .text = Une table courte et directe, où le Meneur peut changer, un innocent être condamné et un Civil têtu revenir en fantôme.
preset-first_5 = Première partie à 5
    .text = Une table simple à prendre en main, avec des jumeaux liés, Barbera qui peut condamner un innocent et Arle à l’abri de toute enquête.
preset-first_6 = Première partie à 6
    .text = Une table équilibrée et sans Civil spécial, où l’on découvre les pouvoirs qui pèsent sur le vote et Akira qui les annule.
preset-first_7 = Première partie à 7
    .text = Une table animée, où presque chaque moment de la journée a son pouvoir et où Akira surveille tout le monde.
preset-first_8 = Première partie à 8
    .text = Une grande table à deux Voleurs, avec un vol presque chaque nuit, et Shamlock et Sheena pour enquêter.
preset-small_society = La Petite Société
    .text = À 4, une table de calculs, entre l’enquête de Shamlock, le verdict de Barbera et le pari secret de Lucie.
preset-rascals_alliance = L’alliance des Filous
    .text = À 4, une table farceuse, où les rôles s’échangent, les suspects se tirent au sort et Lolo devient n’importe qui.
preset-mysterious_five = Les 5 Mystérieux
    .text = À 5, une table de magie et de contretemps, où l’on bloque les vols, détourne la carte Lune et annule les pouvoirs.
preset-students_1 = Les Étudiants 1
    .text = À 5, une salle de classe qui se dispute le vote, entre suspect changé, élève écarté et coupable gracié.
preset-students_2 = Les Étudiants 2
    .text = À 6, une table de liens, où les jumeaux d’un côté, Alistair et Miranda de l’autre, partagent leurs malheurs.
preset-six_notables = Les Six Notables
    .text = À 6, une table de gens influents, où les Faux-Bijoux changent de mains et les verdicts se retournent.
preset-students_3 = Les Étudiants 3
    .text = À 7, la classe au complet avec ses liens et ses rivalités, et Akira pour gâcher le plan d’un autre.
preset-students_4 = Les Étudiants 4
    .text = À 8, toute l’école face à deux Voleurs, avec Sheena pour aider Shamlock dans ses enquêtes.
preset-light_novel_alliance = L’alliance de la Light Novel
    .text = À 8, une table romanesque et riche en surprises, faite de protections, de votes doubles et de doubles procès.

### Réglages de la table

setting-preset = Composition
    .text = Les personnages et les rôles avec lesquels vous jouez. Les compositions à thème prennent les rôles conseillés pour le même nombre de joueurs ; la composition au hasard tire les personnages au sort, avec Shamlock toujours présent ; la composition libre est celle que vous faites vous-même.
setting-characters = Personnages
    .text = Pour une composition libre : un personnage différent par joueur. Cyril et Beryl vont ensemble, Alistair a besoin de Miranda, Viennetta a besoin de Mindy, et Sheena ne se joue qu’à 8. Shamlock est vivement conseillé.
setting-roles = Rôles
    .text = Pour une composition libre ou au hasard, un rôle par joueur : toujours Croissant de Lune, et Pleine Lune (voleur) à 8 joueurs seulement. L’Informateur est facultatif, chaque Civil spécial ne peut être pris qu’une fois, et il y a au plus 4 Civils ordinaires (3 seulement dans une partie à 8). Sans choix de votre part, ce sont les rôles conseillés.
setting-promo = Carte promo
    .text = Ajoute Federica la cow-girl, qui peut gagner sans partage en démasquant un Voleur quand il reste 4 joueurs. Dans une composition au hasard, elle est toujours là ; dans une composition libre, à vous de la prendre ou non. Désactivé par défaut.
setting-joke = Carte pour rire
    .text = Ajoute Geneviève la cuisinière, qui lie en secret le sort d’un autre joueur au sien. Dans une composition au hasard, elle est toujours là ; dans une composition libre, à vous de la prendre ou non. Désactivé par défaut.
setting-points = Points de victoire
    .text = Enchaînez les parties et comptez les points jusqu’à ce que quelqu’un en ait au moins 10. Sans ce réglage, une seule partie décide de tout.
setting-leader_must_vote = Le Meneur lève toujours la main
    .text = La main du Meneur est toujours levée, et même Cyril ne peut pas la baisser, sauf si Miranda a changé le suspect ; Miyabi, elle, reste libre de voter comme elle veut ou de s’abstenir. Désactivé par défaut : le Meneur vote comme il l’entend.
setting-must_announce = Shamlock annonce toujours
    .text = Après une enquête, Shamlock doit annoncer une réponse, vraie ou fausse, et ne peut plus choisir de se taire ; si le temps s’écoule sans réponse, rien n’est annoncé. Désactivé par défaut : Shamlock peut ne rien dire.
setting-thieves_share = Les Voleurs gagnent ensemble
    .text = À 8 joueurs, quand un Voleur finit seul avec un Civil, l’autre Voleur gagne aussi, même éliminé. Désactivé par défaut : seul gagne le Voleur encore en jeu.
setting-talk_s = Durée de la discussion
    .text = Le temps de parole de chaque journée, en secondes : 180 par défaut. La discussion s’arrête plus tôt si tous les joueurs en jeu sont prêts.

### Moments où jouent les pouvoirs

window-gs1 = Début de partie (1)
window-gs2 = Début de partie (2)
window-gs3 = Début de partie (3)
window-sd1 = Début de journée (1)
window-sd2 = Début de journée, Nouvelle Lune (2)
window-sd3 = Début de journée (3)
window-sd4 = Début de journée (4)
window-sd6 = Début de journée (6)
window-sd7 = Début de journée, Pleine Lune (7)
window-sd8 = Début de journée (8)
window-claim = Annonce de l’enquête
window-talk = Discussion
window-cs = Choix du suspect
window-bv = Avant le vote
window-vo = Vote
window-rv1 = Résultat du vote (1)
window-rv2 = Résultat du vote (2)
window-verdict = Verdict
window-again = Second procès
window-dm1 = Avant la fin de journée, Pleine Lune (1)
window-dm2 = Avant la fin de journée, Nouvelle Lune (2)
window-ed1 = Fin de journée (1)
window-ed2 = Fin de journée (2)
window-ed5 = Fin de journée (5)
window-edx = Départ des fantômes
window-night = Tombée de la nuit
window-nt = Vol
window-ne = Fin du vol
window-rob = Effet du vol
window-nx = Passage de la carte Lune
window-loss = Perte d’un Faux-Bijoux
window-any = À tout moment
window-passive = En permanence

### Phases

phase-game_start = Début de la partie
phase-start_of_day = Début de journée
phase-talk = Discussion
phase-choose_suspect = Choix du suspect
phase-before_vote = Avant le vote
phase-vote = Vote
phase-vote_result = Résultat du vote
phase-end_of_day = Fin de journée
phase-theft = Vol
phase-morning = Matin
phase-game_end = Fin de la partie

### Aide : les règles en une minute

minute-goal = Un Voleur se cache parmi vous. Les Civils cherchent à le démasquer par le vote ; lui veut les éliminer un à un, la nuit.
minute-step_1 = Votre personnage est visible et vous donne un pouvoir ; votre rôle, secret, dit votre camp. Vous avez un Faux-Bijoux pour encaisser un coup.
minute-step_2 = Le jour, on parle : accusez, défendez-vous, mentez si ça vous arrange.
minute-step_3 = Le Meneur, qui tient la carte Lune, désigne un suspect. Tous votent en secret, puis les mains se montrent ensemble : plus de la moitié levées, il est coupable.
minute-step_4 = La nuit, le Voleur vole quelqu’un. Au matin, la Flèche montre la victime.
minute-step_5 = Coupable ou volé, vous perdez un Faux-Bijoux. Si vous n’en avez plus, vous êtes éliminé et votre rôle est montré.
minute-win = Plus aucun Voleur en jeu : tous les Civils gagnent, même éliminés. Plus que deux en jeu : le Voleur bat un Civil, mais l’Informateur bat le Voleur.
minute-forget_1 = Un Voleur ne vole que certaines nuits : Croissant de Lune quand la Lune est nouvelle, le second Voleur, à 8 joueurs, quand elle est pleine.
minute-forget_2 = À la moitié juste des mains levées, le suspect est innocent.
minute-forget_3 = Une carte Rôle a été écartée : l’Informateur n’est peut-être pas là.

### Aide : les règles par chapitre

rule-goal = Le but du jeu
    .text =
        Chaque joueur a un personnage, visible de tous, qui lui donne un pouvoir, et un rôle caché, qui dit son camp.

        Les Civils cherchent le Voleur : ils gagnent tous ensemble, éliminés compris, dès qu’il ne reste aucun Voleur en jeu. Le Voleur gagne s’il reste à deux avec un Civil. L’Informateur joue pour lui : il gagne sans partage s’il reste à deux avec un Voleur.

        À 8 joueurs, il y a deux Voleurs, qui gagnent tous deux s’ils sont les derniers. Au départ, personne ne connaît le rôle des autres, pas même les Voleurs entre eux.
rule-setup = La mise en place
    .text =
        Prenez autant de personnages et de rôles que de joueurs ; chacun reçoit un personnage au hasard, face visible.

        Pour les rôles, le Voleur est d’abord remplacé par un Civil ordinaire ; on mélange, puis une carte est écartée sans être vue. Le Voleur rejoint alors les cartes restantes, et chacun en reçoit une en secret. À 8 joueurs, on fait de même avec deux Voleurs, deux Civils et deux cartes écartées.

        L’Informateur ou un Civil spécial peut donc manquer, et les cartes écartées ne sont jamais montrées.

        Chacun reçoit un Faux-Bijoux, et la carte Lune, sur Nouvelle Lune, va au joueur à gauche de Shamlock, ou à un joueur tiré au sort si Shamlock n’est pas là.

        Enfin viennent les pouvoirs de début de partie, si ces personnages sont là : l’enquête pour Shamlock, l’échange pour d’Autriche, puis le choix d’un maître pour Geneviève.
rule-day = La journée
    .text =
        La journée s’ouvre sur les pouvoirs de début de journée, toujours dans le même ordre.

        Puis tout le monde discute : chacun dit ce qu’il veut, vrai ou faux, jusqu’à la fin du temps ou jusqu’à ce que tous soient prêts.

        Le Meneur désigne ensuite un suspect parmi les autres joueurs en jeu, sauf un fantôme ou Cecilia quand elle est protégée ; si personne ne peut être suspect, il n’y a pas de vote.

        On vote, on applique le verdict, puis viennent les pouvoirs de fin de journée et le départ des fantômes dont le temps est écoulé. Ensuite, la nuit tombe. Les joueurs éliminés gardent le silence.
rule-vote = Le vote
    .text =
        Tous les joueurs en jeu votent en même temps et en secret, suspect et fantômes compris : main levée ou main baissée. Les votes sont ensuite montrés tous ensemble.

        Le suspect est coupable si plus de la moitié des participants ont la main levée ; à la moitié juste, il est innocent. Il faut donc 2 mains pour 2 ou 3 participants, 3 mains pour 4 ou 5, 4 mains pour 6 ou 7, et 5 mains pour 8.

        Une main qui compte double vaut deux mains levées, mais toujours un seul participant. Un joueur écarté ou qui s’abstient n’est pas un participant. Sans réponse à temps, votre main reste baissée.

        Après le compte, Verna puis Barbera peuvent encore changer le résultat.
rule-jewels = Faux-Bijoux et élimination
    .text =
        Si vous êtes déclaré coupable ou volé, vous perdez un Faux-Bijoux ; si vous n’en avez plus, c’est votre trésor qui part : vous êtes éliminé et votre rôle est montré à tous.

        Les pertes dues à un rôle, à Teresia ou au lien de Beryl n’éliminent jamais : sans Faux-Bijoux, on n’y perd rien. On peut posséder plusieurs Faux-Bijoux, et chaque perte n’en prend qu’un.

        Un Faux-Bijoux perdu va à la défausse, où l’on retient qui l’a perdu, sauf si Christina le donne ou si Viennetta prend celui de Mindy. Ensuite, si c’est Alistair qui l’a perdu, il en prend un à Miranda, une fois par partie ; si c’est Beryl, Cyril en perd un aussi.

        Quand un vote élimine l’Informateur, tous les joueurs en jeu perdent d’abord un Faux-Bijoux chacun, puis ces pouvoirs jouent un joueur après l’autre, dans le sens des aiguilles d’une montre à partir du Meneur.
rule-night = La nuit
    .text =
        La nuit garde la face que montre la carte Lune à la fin de la journée. Une nuit de Nouvelle Lune, Croissant de Lune vole ; une nuit de Pleine Lune, c’est le Voleur Pleine Lune, présent à 8 joueurs seulement.

        Le Voleur doit choisir un autre joueur en jeu, jamais un fantôme ; l’autre Voleur est une victime possible.

        Au matin, la carte Flèche montre la victime, et Lucie peut alors montrer son papier s’il porte ce nom. Sinon, la victime perd un Faux-Bijoux ou, si elle n’en a plus, est éliminée.

        Il n’y a pas de vol si le Voleur de cette face n’est pas en jeu, ou si Towa ou le Civil justicier a bloqué Croissant de Lune : tout le monde le sait et la nuit passe.

        Puis la carte Lune est retournée et change de mains.
rule-leader = Le Meneur
    .text =
        Le Meneur du jour est celui qui tient la carte Lune : c’est lui qui désigne le suspect. Il ne peut pas se désigner lui-même ; seule Miranda peut faire de lui le suspect. Certains pouvoirs ne jouent que si l’on est Meneur, d’autres seulement si on ne l’est pas.

        Après chaque nuit, la carte est retournée et passe au joueur en jeu suivant à gauche, même si celui qui la tenait vient d’être éliminé.

        Si le Meneur est éliminé avant le choix du suspect, le joueur suivant à gauche le remplace aussitôt ; plus tard dans la journée, personne ne le remplace avant le lendemain. Un fantôme peut être Meneur.
rule-ghost = Le fantôme
    .text =
        Un Civil têtu éliminé montre son rôle et reste en jeu comme fantôme jusqu’à la fin de la journée suivante. Il parle, vote, garde son personnage et peut être Meneur.

        Il ne peut être ni suspect ni victime d’un vol, n’a pas de Faux-Bijoux et ne peut pas en recevoir. Il compte parmi les joueurs en jeu, pour la fin de la partie comme pour le point de survie.

        Quand il s’en va, il n’y a pas d’autre effet, mais on regarde si la partie est finie.
rule-akira = Akira et les pouvoirs annulés
    .text =
        Chaque fois que le pouvoir d’un autre personnage est utilisé ou se déclenche, Akira dispose d’un court instant pour l’annuler, une seule fois par partie. La cible est déjà annoncée, sauf le nom écrit par Lucie et le maître de Geneviève, mais rien n’a encore eu lieu.

        Un pouvoir annulé n’a pas d’effet ; s’il ne sert qu’une fois par partie, il est dépensé, sinon il est seulement perdu pour cette fois.

        Un vote, un vol, l’effet d’un rôle et la protection d’Arle ne peuvent pas être annulés. Personne ne peut annuler le pouvoir d’Akira.
rule-end = La fin de la partie
    .text =
        On regarde si la partie est finie après chaque élimination et chaque départ de fantôme.

        S’il ne reste aucun Voleur en jeu, les Civils gagnent tous, même éliminés, et l’Informateur perd.

        S’il ne reste que deux joueurs en jeu, un Voleur et un Civil, le Voleur en jeu gagne. Si ce sont un Voleur et l’Informateur, l’Informateur gagne sans partage. Si ce sont les deux Voleurs, ils gagnent tous les deux.

        À 8 joueurs, l’élimination d’un seul Voleur n’arrête pas la partie, et un Voleur éliminé ne gagne jamais, sauf à une table où les Voleurs gagnent ensemble : l’autre Voleur gagne alors avec celui qui finit à deux avec un Civil.

        Avec la carte promo, Federica gagne aussitôt, et seule, si elle démasque un Voleur.
rule-points = Les points de victoire
    .text =
        Avec ce réglage, on joue plusieurs parties de suite et on additionne les points.

        Une victoire rapporte 2 points à chaque Civil, 3 points à chaque Voleur gagnant, 7 points à l’Informateur. Chaque joueur encore en jeu à la fin, gagnant ou non, marque 1 point de plus.

        Si Federica gagne seule, sa victoire vaut celle de son propre rôle ; pour la victoire, le maître de Geneviève marque autant qu’elle, au lieu de ce que vaudrait son rôle.

        On redistribue jusqu’à ce que quelqu’un ait au moins 10 points à la fin d’une partie : le plus haut total fait un Roi ou une Reine des Beast-Ears. En cas d’égalité en tête, on joue une partie de plus.
rule-options = Les options de la table
    .text =
        Choisissez la composition conseillée, une composition à thème, une composition au hasard ou une composition libre.

        En composition libre, Cyril et Beryl vont ensemble, Alistair a besoin de Miranda, Viennetta a besoin de Mindy, et Sheena demande 8 joueurs. Croissant de Lune est toujours là, Pleine Lune (voleur) à 8 joueurs et seulement à 8, et l’Informateur est facultatif.

        La carte promo ajoute Federica et la carte pour rire ajoute Geneviève, toutes deux absentes par défaut. Vous pouvez aussi compter les points, régler la durée de la discussion, ou décider que le Meneur lève toujours la main.

        Deux derniers réglages sont pour les tables qui lisent le livret autrement : Shamlock annonce toujours une réponse, vraie ou fausse ; et, à 8 joueurs, les Voleurs gagnent ensemble, même si l’un d’eux est éliminé.
rule-versions = Ce qui a changé en version 2
    .text =
        Les cartes et cette page donnent les règles d’aujourd’hui, celles de la version 2. Une partie commencée avant, en version 1, se termine selon les règles de la version 1.

        Aucune règle n’a changé. Deux réglages sont venus avec la version 2, tous deux désactivés par défaut : « { setting-must_announce } » et « { setting-thieves_share } ». En version 1, on joue toujours sans eux.

### Aide : exemples de jeu

example-missing_card = La carte qui manque
    .text =
        Anna, Bruno, Chloé et David jouent leur première partie à 4. On mélange l’Informateur, le Civil têtu et deux Civils, on écarte une carte sans la regarder, puis Croissant de Lune rejoint les trois autres.

        Une fois sur quatre, la carte écartée est l’Informateur : il n’y en a pas dans la partie, et personne n’en est averti.
example-check = Une réponse, deux lectures
    .text =
        Anna joue Shamlock. Au début de la partie, elle désigne David devant tout le monde et apprend en secret qu’il n’est « pas Civil ». Voleur ou Informateur ? Pour les deux, la réponse est la même.

        Quand la discussion commence, Anna peut dire la vérité, mentir ou se taire. Quant à Bruno, qui joue Arle, elle ne pouvait pas le désigner.
example-swap_after_check = L’échange après l’enquête
    .text =
        Anna, qui joue Shamlock, vient d’apprendre que David est Civil. Puis Chloé, qui joue d’Autriche, choisit David et Élise : leurs trois rôles sont mélangés et redistribués entre eux.

        David est peut-être devenu Voleur. L’enquête n’est pas refaite, et chacun des trois ne voit que sa nouvelle carte. Si Anna avait désigné Farid, resté hors de l’échange, sa réponse serait toujours vraie.
example-threshold = La moitié ne suffit pas
    .text =
        Six joueurs sont en jeu et Bruno est le suspect. Les six votent, Bruno compris. Trois mains se lèvent : c’est la moitié juste, donc Bruno est innocent.

        Avec quatre mains, il aurait été coupable. À 5 participants, il en faut 3 ; à 4, il en faut 3 aussi.
example-counting = Participants et mains doubles
    .text =
        Cinq joueurs sont en jeu. Anna, qui joue Luma et mène, écarte Élise des votes du jour : il reste 4 participants, et il faut toujours 3 mains pour condamner.

        À une table de six, Bruno joue Miyabi. Le jour où il mène, il s’abstient : 5 participants, et 3 mains suffisent au lieu de 4.

        Un autre jour, sans être Meneur, il annonce dès le matin que sa main comptera double. Bruno et deux autres lèvent la main : cela fait 4 voix, pour 6 participants. Le suspect est coupable.
example-two_verdicts = Coupable une fois, puis deux
    .text =
        Chloé est déclarée coupable. Elle avait un Faux-Bijoux : il part à la défausse, Chloé reste en jeu et son rôle reste caché.

        Plus tard, elle est de nouveau coupable, sans Faux-Bijoux cette fois : elle est éliminée et montre son rôle. Si c’est le Voleur et qu’il n’y en avait qu’un, la partie s’arrête aussitôt et tous les Civils gagnent, éliminés compris.
example-pardon = Grâce, condamnation, silence
    .text =
        Anna mène, et le vote déclare Bruno coupable. Chloé, qui joue Verna, le rend innocent. David, qui joue Barbera, renverse à son tour le résultat : Bruno est coupable et perd un Faux-Bijoux.

        Reprenons, avec Élise qui joue Akira. Chloé annonce le pouvoir de Verna, Élise l’annule : le verdict reste coupable, et leurs deux pouvoirs sont dépensés. Barbera ne peut changer qu’un verdict innocent : David n’a rien à décider, et garde son pouvoir.
example-twins = Les jumeaux
    .text =
        Chloé joue Cyril et David joue Beryl. Chloé lève la main et l’impose à Beryl : la main de David, qu’il gardait baissée, compte comme levée. Si Akira annule, elle compte baissée. Les jours où Chloé est Meneur, elle ne peut rien imposer.

        La nuit, David est volé : il perd son Faux-Bijoux, et Chloé perd un des siens. Si elle n’en a pas, elle ne perd rien et reste en jeu.

        Plus tard, David, qui n’a plus rien, est éliminé. Chloé ne perd rien : le lien porte sur les Faux-Bijoux, pas sur l’élimination.
example-miranda = Quand la Flèche se retourne
    .text =
        Anna est Meneur et tourne la Flèche vers Bruno. Chloé, qui joue Miranda, la détourne vers Anna : c’est Anna qui passe en jugement, et Bruno ne risque plus rien dans ce vote. Sans Miranda, jamais le Meneur ne peut être suspect.

        Chloé aurait pu se désigner elle-même, mais pas David, qui joue Cecilia et s’est protégé ce jour-là.
example-two_suspects = Deux procès le même jour
    .text =
        Un jour de Pleine Lune, à quatre, Anna mène et joue Amarillo. Elle nomme Bruno, puis Chloé, qui n’ont plus de Faux-Bijoux. Au premier procès, 3 mains sur 4 se lèvent : Bruno, un simple Civil, est éliminé.

        On recompte : ils ne sont plus que trois, et 2 mains suffisent contre Chloé, qui part à son tour. Il reste Anna, Civil, et David, le Voleur : David gagne.

        On regarde si la partie est finie après chaque procès. Si Bruno avait été le Voleur, Chloé n’aurait pas été jugée.
example-informant_out = Condamner l’Informateur coûte cher
    .text =
        Sept joueurs sont en jeu. Bruno n’a plus de Faux-Bijoux et un vote l’élimine : c’était l’Informateur. Chacun des six autres perd un Faux-Bijoux, s’il en a un. Personne n’est éliminé par cette perte.

        Chloé, qui joue Christina, peut donner le sien, par exemple à Farid qui n’en avait pas. David, qui joue Alistair, voudrait prendre celui de Miranda, mais Élise, qui la joue, vient de le perdre : rien ne se passe, et le pouvoir d’Alistair reste disponible.

        Éliminé par un vol, l’Informateur n’aurait rien coûté aux autres.
example-ghost_leads = Un fantôme comme Meneur
    .text =
        À huit joueurs, le jour 2, Anna mène et un vote élimine Bruno, assis à sa gauche. C’est le Civil têtu : il montre son rôle et reste en jeu comme fantôme, pendant la nuit 2 et tout le jour 3.

        Au matin, la carte Lune passe à Bruno : le fantôme est Meneur. Il parle, désigne le suspect et vote. Personne ne peut faire de lui le suspect, pas même Miranda, et on ne peut pas le voler. À la fin du jour 3, il s’en va.

        S’il avait été éliminé par le vol de la nuit 2, il serait parti au même moment.
example-ghost_end = Le dernier jour d’un fantôme
    .text =
        Ils sont trois en jeu : Anna, Croissant de Lune sans Faux-Bijoux ; Bruno, Civil ; Chloé, Civil têtu. La nuit, Anna vole Chloé, qui n’avait plus rien. Chloé devient fantôme : ils sont toujours trois, et la partie continue.

        Bruno mène et nomme Anna. Si Bruno et Chloé lèvent la main, cela fait 2 mains sur 3 : Anna est éliminée et les Civils gagnent. S’il en manque une, le fantôme s’en va à la fin de la journée : il ne reste qu’un Voleur et un Civil, et Anna gagne.
example-moon_turned = La lune retournée
    .text =
        Jour 1, Nouvelle Lune, à sept joueurs. Pendant la discussion, Élise, qui joue Ester, retourne la carte Lune sur Pleine Lune : la nuit passe sans vol. Ensuite, la carte est retournée comme chaque nuit, et le jour 2 est encore de Nouvelle Lune.

        Farid, qui joue Tristel, pouvait répondre, puisque le jour était devenu de Pleine Lune : pendant la discussion, ou juste avant la fin de la journée. Mais à ce dernier moment, Tristel agit avant Ester : si Élise attend jusque-là, Farid ne peut plus lui répondre.
example-blocked_theft = Une nuit bloquée
    .text =
        Un jour de Pleine Lune, Anna, qui joue Towa, bloque Croissant de Lune pour la prochaine nuit de Nouvelle Lune. Bruno, qui joue Tristel, retourne la carte Lune : c’est dès cette nuit. Tout le monde sait qu’il n’y aura pas de vol, et le blocage ne sert plus ensuite.

        Autre partie : la nuit 3, de Nouvelle Lune, un vol élimine David, le Civil justicier. La nuit de Nouvelle Lune suivante, la nuit 5, Croissant de Lune ne vole pas. Si un vote avait éliminé David, rien n’aurait été bloqué.
example-lucie_paper = Le papier de Lucie
    .text =
        À cinq, un jour de Pleine Lune, Anna, qui joue Lucie, écrit en secret le nom d’Élise. Il n’y a pas de vol cette nuit-là : le papier attend. La nuit suivante, la Flèche montre Élise ; Anna déplie son papier, et Élise ne perd rien.

        Si la victime avait été David, le papier aurait été défaussé sans que personne le lise.

        Si Akira annule au moment où Anna montre le papier, le vol a lieu comme si de rien n’était.
example-lost_jewels = Où vont les Faux-Bijoux perdus
    .text =
        Chloé, qui joue Mindy, est volée : son Faux-Bijoux va chez David, qui joue Viennetta et en a maintenant deux. À la fin d’une journée, Chloé ne peut pas le reprendre, car il n’est pas dans la défausse ; elle peut y prendre celui d’un autre, jamais un des siens.

        Élise, qui joue Christina, perd le sien et le donne à Bruno, qui en avait déjà un : Bruno peut être touché deux fois sans être éliminé.

        Farid, qui joue Alistair, est condamné : son Faux-Bijoux part à la défausse, et il prend aussitôt celui de Miranda, ce qui n’arrive qu’une fois par partie.
example-next_leader = À qui va la carte Lune
    .text =
        Anna, Bruno, Chloé, David, Élise et Farid sont assis dans cet ordre, chacun à gauche du précédent. La carte Lune est à Chloé, mais Farid, qui joue Valeria, la lui retire au début de la journée : David mène. Chloé perd son tour, et après la nuit la carte va à Élise.

        Si David est éliminé par le vol de cette nuit, rien ne change : la carte est retournée et va au joueur en jeu suivant à sa gauche, Élise.
example-last_two = Les deux derniers
    .text =
        Il ne reste en jeu qu’Anna, un Voleur, et Bruno. Si Bruno est Civil, Anna gagne. S’il est l’Informateur, il gagne et ne partage avec personne. S’il est le second Voleur d’une partie à 8, ils gagnent tous les deux.

        Si ce second Voleur est Chloé, éliminée plus tôt, elle ne gagne pas avec Anna : un Voleur et l’Informateur doivent être en jeu à la fin. Seuls les Civils gagnent même éliminés, à moins que la table n’ait choisi que les Voleurs gagnent ensemble.
example-points = Le compte des points
    .text =
        À cinq, un vote élimine David, le Voleur. Restent en jeu Anna et Bruno, Civils, et Chloé, l’Informateur ; Élise, Civil, avait été éliminée.

        Anna et Bruno marquent 3 points : 2 pour la victoire, 1 pour être encore en jeu. Élise en marque 2. Chloé a perdu mais reste en jeu : 1 point. David n’a rien.

### Conseils d’une première partie

hint-welcome = Bienvenue à Beast-town
    .text = Tout le monde voit votre personnage et son pouvoir, mais votre rôle est secret. Pour le regarder, gardez « Mon secret » appuyé.
hint-goal_thief = Votre but : ne pas vous faire prendre
    .text = Volez la nuit, ayez l’air innocent le jour, et soyez l’un des deux derniers en jeu. Évitez seulement de finir avec l’Informateur : c’est lui qui gagnerait.
hint-goal_civilians = Votre but : trouver le Voleur
    .text = Dès qu’il ne reste aucun Voleur en jeu, vous gagnez avec tous les Civils, même après votre élimination. Parlez, comparez, et votez ensemble.
hint-goal_informant = Votre but : rester avec le Voleur
    .text = Vous gagnez, sans partage, si les deux derniers en jeu sont un Voleur et vous. Vous ne savez pas qui vole : protégez-le en secret, sans vous faire condamner.
hint-dawn = Une journée commence
    .text = Les pouvoirs du matin passent d’abord, chacun à son tour. La carte Lune dit qui est Meneur, et annonce la nuit : sous la Nouvelle Lune, Croissant de Lune vole.
hint-vote = Le premier vote
    .text = Main levée, vous dites « coupable » ; main baissée, « innocent ». Chacun choisit en secret, tout se montre ensemble, et il faut plus de la moitié des participants pour condamner.
hint-verdict = Le verdict
    .text = Un coupable perd un Faux-Bijoux ; s’il n’en a plus, il est éliminé et son rôle est montré. Regardez bien qui a levé la main : c’est votre meilleur indice.
hint-night_thief = La nuit est à vous
    .text = Choisissez qui vous volez : sans Faux-Bijoux, votre victime est éliminée. Les autres répondent eux aussi à une question, et rien ne vous trahit.
hint-night_guess = Les yeux fermés
    .text = Pendant que le Voleur choisit, dites qui vous soupçonnez : cela ne change rien au jeu et se dévoile à la fin. Ainsi, tout le monde a l’air occupé.
hint-night_quiet = Une nuit sans vol
    .text = Sans le Voleur de cette lune, ou s’il en est empêché, la nuit passe sans vol, et tout le monde le sait. La carte Lune est retournée après chaque nuit.
hint-morning = Le premier matin
    .text = La Flèche montre qui a été volé : ce n’est donc pas le Voleur de cette nuit. Ensuite, la carte Lune est retournée et passe au joueur de gauche.
hint-jewel_lost = Un Faux-Bijoux de moins
    .text = Chacun n’en a qu’un au départ : sans lui, la prochaine condamnation ou le prochain vol élimine. Les Faux-Bijoux de chacun sont toujours visibles.
hint-elimination = Une élimination
    .text = Le rôle éliminé est montré à tous, et certains ont un dernier effet. Relisez les votes passés avec ce que vous venez d’apprendre.
hint-ghost = Vous voilà fantôme
    .text = Votre rôle est connu, mais vous parlez et votez encore jusqu’à la fin de la journée suivante. Personne ne peut plus vous accuser ni vous voler.
hint-out = Vous êtes hors jeu
    .text = Vous regardez la suite, et seuls les autres éliminés vous entendent. Si vous êtes Civil, vous pouvez encore gagner avec les autres.
hint-reaction = Pourquoi tout le monde attend
    .text = Un pouvoir vient d’être annoncé, et Akira a un court instant pour l’annuler. Le jeu reprend juste après.

### Fins de partie

ending-no_thief = Plus aucun Voleur n’est en jeu : les Civils gagnent tous, même éliminés.
    .short = Civils
ending-thief_and_civilian = Il ne reste qu’un Voleur et un Civil : le Voleur en jeu gagne.
    .short = Voleur seul
ending-thieves_and_civilian = Il ne reste qu’un Voleur et un Civil : les deux Voleurs gagnent, même celui qui est éliminé.
    .short = Voleurs ensemble
ending-thief_and_informant = Il ne reste qu’un Voleur et l’Informateur : l’Informateur gagne sans partage.
    .short = Informateur
ending-two_thieves = Il ne reste que les deux Voleurs : ils gagnent tous les deux.
    .short = deux Voleurs
ending-federica = Federica a démasqué un Voleur : elle gagne, et elle seule.
    .short = Federica

### Provenance

source-rulebook = Livret de règles
source-review = Critique publiée
source-reconstruction = Reconstitution

### La table, mot à mot

moon-new = Nouvelle Lune
moon-full = Pleine Lune
answer-civilian = Civil
answer-not_civilian = pas Civil
verdict-guilty = coupable
verdict-innocent = innocent
why-blocked = Croissant de Lune est bloqué
why-no_thief = aucun Voleur n’agit sous cette lune
state-in_play = en jeu
state-ghost = fantôme
state-out = hors jeu

### Ce qui arrive : la mise en place

event-dealt =
    Partie { $game }. Rôles mélangés : { $roles }. Personne ne sait ce qui a été écarté. { $leader_is_me ->
        [yes] Vous recevez la carte Lune : vous serez Meneur.
       *[no] { $leader } reçoit la carte Lune et sera Meneur.
    }
event-roles_swapped =
    { $seats_has_me ->
        [yes] { $seats } mélangez vos trois rôles.
       *[no] { $seats } mélangent leurs trois rôles.
    }
    .role =
        { $seats_has_me ->
            [yes] { $seats } mélangez vos trois rôles. Votre rôle est maintenant : { $role }.
           *[no] { $seats } mélangent leurs trois rôles. Nouveau rôle : { $role }.
        }

### Ce qui arrive : les pouvoirs annoncés

event-announce_detective_shamlock =
    { $seat_is_me ->
        [yes] Shamlock mène l’enquête : vous voulez savoir si { $target } est Civil.
       *[no] { $target_is_me ->
            [yes] Shamlock mène l’enquête : { $seat } veut savoir si vous êtes Civil.
           *[no] Shamlock mène l’enquête : { $seat } veut savoir si { $target } est Civil.
        }
    }
event-announce_witness_sheena =
    { $seat_is_me ->
        [yes] Sheena rassemble ses souvenirs : vous voulez savoir si { $target } est Civil.
       *[no] { $target_is_me ->
            [yes] Sheena rassemble ses souvenirs : { $seat } veut savoir si vous êtes Civil.
           *[no] Sheena rassemble ses souvenirs : { $seat } veut savoir si { $target } est Civil.
        }
    }
event-announce_student_ester =
    { $seat_is_me ->
        [yes] Ester lève les yeux vers le ciel : vous appelez la Pleine Lune.
       *[no] Ester lève les yeux vers le ciel : { $seat } appelle la Pleine Lune.
    }
event-announce_student_tristel =
    { $seat_is_me ->
        [yes] Tristel souffle sur la lumière : vous appelez la Nouvelle Lune.
       *[no] Tristel souffle sur la lumière : { $seat } appelle la Nouvelle Lune.
    }
event-announce_student_luma =
    { $seat_is_me ->
        [yes] Luma ferme la porte : vous voulez écarter { $target } des votes du jour.
       *[no] { $target_is_me ->
            [yes] Luma ferme la porte : { $seat } veut vous écarter des votes du jour.
           *[no] Luma ferme la porte : { $seat } veut écarter { $target } des votes du jour.
        }
    }
event-announce_elder_twin_cyril =
    { $seat_is_me ->
        [yes] Cyril saisit le poignet de Beryl : la main { DE($target) } doit suivre la vôtre.
       *[no] { $target_is_me ->
            [yes] Cyril saisit le poignet de Beryl : votre main doit suivre celle { DE($seat) }.
           *[no] Cyril saisit le poignet de Beryl : la main { DE($target) } doit suivre celle { DE($seat) }.
        }
    }
event-announce_younger_twin_beryl =
    { $target_is_me ->
        [yes] Les jumeaux partagent tout : vous allez perdre un Faux-Bijoux, vous aussi.
       *[no] Les jumeaux partagent tout : { $target } va aussi perdre un Faux-Bijoux.
    }
event-announce_teacher_viennetta =
    { $seat_is_me ->
        [yes] Viennetta tend la main : vous récupérez le Faux-Bijoux { DE($target) }.
       *[no] { $target_is_me ->
            [yes] Viennetta tend la main : { $seat } récupère votre Faux-Bijoux.
           *[no] Viennetta tend la main : { $seat } récupère le Faux-Bijoux { DE($target) }.
        }
    }
event-announce_teacher_verna =
    { $seat_is_me ->
        [yes] Verna demande grâce : vous voulez
       *[no] Verna demande grâce : { $seat } veut
    } { $suspect_is_me ->
        [yes] vous innocenter.
       *[no] innocenter { $suspect }.
    }
event-announce_class_rep_alistair =
    { $seat_is_me ->
        [yes] Alistair se tourne vers Miranda : vous prenez un Faux-Bijoux à { $target }.
       *[no] { $target_is_me ->
            [yes] Alistair se tourne vers Miranda : { $seat } vous prend un Faux-Bijoux.
           *[no] Alistair se tourne vers Miranda : { $seat } prend un Faux-Bijoux à { $target }.
        }
    }
event-announce_vice_class_rep_miranda =
    { $target_is_me ->
        [yes] { $seat_is_me ->
            [yes] Miranda proteste : vous demandez à passer en jugement
           *[no] Miranda proteste : { $seat } veut vous faire juger
        }
       *[no] { $seat_is_me ->
            [yes] Miranda proteste : vous voulez faire juger { $target }
           *[no] Miranda proteste : { $seat } veut faire juger { $target }
        }
    } { $suspect_is_me ->
        [yes] à votre place.
       *[no] à la place { DE($suspect) }.
    }
event-announce_athlete_ulrika =
    { $seat_is_me ->
        [yes] Ulrika s’en remet au hasard : il choisira le suspect, et votre main comptera double.
       *[no] Ulrika s’en remet au hasard : il choisira le suspect, et la main { DE($seat) } comptera double.
    }
event-announce_archaeologist_mindy =
    { $seat_is_me ->
        [yes] Mindy fouille la défausse : vous voulez le Faux-Bijoux perdu par { $target }.
       *[no] Mindy fouille la défausse : { $seat } veut le Faux-Bijoux perdu par { $target_or_you }.
    }
event-announce_warlock_valeria =
    { $target_is_me ->
        [yes] Valeria murmure une formule : { $seat } veut vous retirer la carte Lune.
       *[no] { $seat_is_me ->
            [yes] Valeria murmure une formule : vous voulez retirer la carte Lune à { $target }.
           *[no] Valeria murmure une formule : { $seat } veut retirer la carte Lune à { $target }.
        }
    }
event-announce_shrine_maiden_towa =
    { $seat_is_me ->
        [yes] Towa allume l’encens : vous priez pour une Nouvelle Lune sans vol.
       *[no] Towa allume l’encens : { $seat } prie pour une Nouvelle Lune sans vol.
    }
event-announce_clown_lolo =
    { $seat_is_me ->
        [yes] Roulement de tambour ! Sous le maquillage de Lolo, vous changez de personnage.
       *[no] Roulement de tambour ! Sous le maquillage de Lolo, { $seat } change de personnage.
    }
event-announce_politician_barbera =
    { $seat_is_me ->
        [yes] Barbera tape du poing sur la table : vous voulez
       *[no] Barbera tape du poing sur la table : { $seat } veut
    } { $suspect_is_me ->
        [yes] vous faire condamner.
       *[no] faire condamner { $suspect }.
    }
event-announce_sleeping_beauty_cecilia =
    { $seat_is_me ->
        [yes] Cecilia s’endort : aujourd’hui, on ne doit pas pouvoir vous accuser.
       *[no] Cecilia s’endort : aujourd’hui, on ne doit pas pouvoir accuser { $seat }.
    }
event-announce_maid_miyabi =
    { $seat_is_me ->
        [yes] Miyabi ajuste ses gants : aujourd’hui, votre main doit compter double.
       *[no] Miyabi ajuste ses gants : aujourd’hui, la main { DE($seat) } doit compter double.
    }
event-announce_military_teresia =
    { $seat_is_me ->
        [yes] Teresia réquisitionne : pas de procès, mais un Faux-Bijoux de moins pour { $target }.
       *[no] Teresia réquisitionne : pas de procès, mais un Faux-Bijoux de moins pour { $target_or_you }.
    }
event-announce_hostess_amarillo =
    { $seat_is_me ->
        [yes] Amarillo ouvre deux dossiers : vous voulez faire juger { $target }, puis { $other }.
       *[no] Amarillo ouvre deux dossiers : { $seat } réclame deux procès, d’abord pour { $target_or_you }, puis pour { $other_or_you }.
    }
event-announce_bank_employee_lucie =
    { $seat_is_me ->
        [yes] Lucie sort sa plume : vous écrivez un nom en secret.
       *[no] Lucie sort sa plume : { $seat } écrit un nom en secret.
    }
event-announce_sister_christina =
    { $seat_is_me ->
        [yes] Christina joint les mains : vous offrez le Faux-Bijoux perdu à { $target }.
       *[no] { $target_is_me ->
            [yes] Christina joint les mains : { $seat } vous offre le Faux-Bijoux perdu.
           *[no] Christina joint les mains : { $seat } offre le Faux-Bijoux perdu à { $target }.
        }
    }
event-announce_crossdressing_dautriche =
    { $seat_is_me ->
        [yes] D’Autriche ouvre le bal masqué : { $target }, { $other } et vous allez mélanger vos rôles.
       *[no] D’Autriche ouvre le bal masqué : { $seat } va mélanger son rôle avec { $target_is_me ->
            [yes] le vôtre et celui { DE($other) }.
           *[no] { $other_is_me ->
                [yes] celui { DE($target) } et le vôtre.
               *[no] ceux { DE($target) } et { DE($other) }.
            }
        }
    }
event-announce_cowgirl_federica =
    { $seat_is_me ->
        [yes] Federica dégaine : vous exigez de voir le rôle { DE($target) } !
       *[no] { $target_is_me ->
            [yes] Federica dégaine : { $seat } exige de voir votre rôle !
           *[no] Federica dégaine : { $seat } exige de voir le rôle { DE($target) } !
        }
    }
event-announce_cook_genevieve =
    { $seat_is_me ->
        [yes] Geneviève noue son tablier : vous voilà au service d’un maître secret.
       *[no] Geneviève noue son tablier : { $seat } entre au service d’un maître secret.
    }
event-cancelled =
    { $seat_is_me ->
        [yes] Akira ferme les yeux et tout s’arrête : vous annulez le pouvoir { DE($character) }.
       *[no] Akira ferme les yeux et tout s’arrête : { $seat } annule le pouvoir { DE($character) }.
    }

### Ce qui arrive : le jour

event-day =
    { $leader_is_me ->
        [yes] Jour { $day }, { $moon }. Vous avez la carte Lune : vous êtes Meneur.
       *[no] Jour { $day }, { $moon }. Meneur : { $leader }, qui a la carte Lune.
    }
event-leader =
    { $seat_is_me ->
        [yes] Vous recevez la carte Lune : vous devenez Meneur.
       *[no] { $seat } reçoit la carte Lune et devient Meneur.
    }
event-moon = La carte Lune se retourne : { $moon }.
event-check_answer =
    { $answer_id ->
        [civilian] Réponse de votre enquête : { $target } est Civil.
       *[not_civilian] Réponse de votre enquête : { $target } n’est pas Civil.
    }
event-claim_check =
    { $seat_is_me ->
        [yes] Vous annoncez votre enquête sur { $target } : « { $answer } ».
       *[no] { $seat } annonce son enquête sur { $target_or_you } : « { $answer } ».
    }
event-claim_silent =
    { $seat_is_me ->
        [yes] Vous gardez votre enquête pour vous.
       *[no] { $seat } ne dit rien de son enquête.
    }
event-lolo_becomes =
    { $seat_is_me ->
        [yes] Pouf ! Lolo disparaît : vous jouez maintenant { $character }.
       *[no] Pouf ! Lolo disparaît : { $seat } joue maintenant { $character }.
    }
event-crescent_blocked = Croissant de Lune ne volera pas pendant la prochaine nuit de Nouvelle Lune.
event-suspect =
    { $seat_is_me ->
        [yes] Vous nommez le suspect : { $suspect }.
       *[no] { $suspect_is_me ->
            [yes] { $seat } nomme le suspect : c’est vous.
           *[no] { $seat } nomme le suspect : { $suspect }.
        }
    }
event-suspect_changed =
    { $suspect_is_me ->
        [yes] La Flèche pivote : maintenant, le suspect, c’est vous.
       *[no] La Flèche pivote : maintenant, le suspect, c’est { $suspect }.
    }
event-next_suspect = Second procès : la Flèche se tourne vers { $suspect_or_you }.
event-no_suspect = Personne à accuser : il n’y aura pas de vote aujourd’hui.
event-hands =
    { $up_seats_count ->
        [0] Personne ne lève la main contre { $suspect_or_you }.
        [1] Une seule main se lève contre { $suspect_or_you } : { $up_seats }.
       *[other] { $up_seats_count } mains se lèvent contre { $suspect_or_you } : { $up_seats }.
    }
event-miyabi_abstains =
    { $seat_is_me ->
        [yes] Miyabi croise les bras : vous voulez vous abstenir.
       *[no] Miyabi croise les bras : { $seat } veut s’abstenir.
    }
event-vote_result =
    { $hands ->
        [0] Aucune voix
       *[other] { $hands } voix
    } pour { $participants } participants. Verdict pour { $suspect_or_you } : { $verdict }.
event-verdict_changed = Coup de théâtre ! Le verdict pour { $suspect_or_you } devient : { $verdict }.

### Ce qui arrive : les pertes

event-jewel_lost =
    { $seat_is_me ->
        [yes] Vous perdez un Faux-Bijoux.
       *[no] { $seat } perd un Faux-Bijoux.
    }
event-jewel_discarded =
    { $seat_is_me ->
        [yes] Votre Faux-Bijoux va à la défausse.
       *[no] Le Faux-Bijoux { DE($seat) } va à la défausse.
    }
event-jewel_given =
    { $seat_is_me ->
        [yes] Votre Faux-Bijoux va à { $target }.
       *[no] { $target_is_me ->
            [yes] Vous recevez un Faux-Bijoux { DE($seat) }.
           *[no] Un Faux-Bijoux { DE($seat) } va à { $target }.
        }
    }
event-jewel_found =
    { $seat_is_me ->
        [yes] Vous prenez un Faux-Bijoux dans la défausse.
       *[no] { $seat } prend un Faux-Bijoux dans la défausse.
    }
event-role_shown =
    { $seat_is_me ->
        [yes] Bas les masques ! Votre rôle : { $role }.
       *[no] Bas les masques ! Le rôle { DE($seat) } : { $role }.
    }
event-eliminated =
    { $seat_is_me ->
        [yes] Élimination ! Vous retournez votre rôle : { $role }.
       *[no] Élimination ! { $seat } retourne son rôle : { $role }.
    }
event-ghost =
    { $seat_is_me ->
        [yes] Partir ? Jamais ! Votre fantôme hante la table jusqu’à la fin de la journée suivante.
       *[no] Partir ? Jamais ! Le fantôme { DE($seat) } hante la table jusqu’à la fin de la journée suivante.
    }
event-ghost_leaves =
    { $seat_is_me ->
        [yes] Votre fantôme s’efface avec le jour.
       *[no] Le fantôme { DE($seat) } s’efface avec le jour.
    }
event-informant_voted_out = Condamner l’Informateur a un prix : chaque joueur en jeu perd un Faux-Bijoux, s’il en a un.
event-angry =
    { $seat_is_me ->
        [yes] Votre colère retombe sur { $target }.
       *[no] La colère { DE($seat) } retombe sur { $target_or_you }.
    }
event-lonely =
    { $seat_is_me ->
        [yes] Votre solitude pèse sur { $target }, à votre droite.
       *[no] La solitude { DE($seat) } pèse sur { $target_or_you }, à sa droite.
    }

### Ce qui arrive : la nuit

event-night =
    { $moon_id ->
        [full] La nuit tombe, éclairée par la Pleine Lune. Tout le monde ferme les yeux.
       *[new] La nuit tombe, noire : c’est la Nouvelle Lune. Tout le monde ferme les yeux.
    }
event-no_theft = Pas de vol cette nuit : { $why }.
event-theft =
    { $victim_is_me ->
        [yes] Au matin, la Flèche pointe vers vous : la victime du vol, c’est vous.
       *[no] Au matin, la Flèche pointe vers { $victim }, victime du vol.
    }
event-paper_shown =
    { $seat_is_me ->
        [yes] Vous dépliez votre papier
       *[no] { $seat } déplie son papier
    } : on y lit { $victim_is_me ->
        [yes] votre nom.
       *[no] le nom { DE($victim) }.
    }
event-paper_discarded =
    { $seat_is_me ->
        [yes] Vous jetez votre papier sans le montrer.
       *[no] { $seat } jette son papier sans le montrer.
    }
event-theft_undone =
    { $victim_is_me ->
        [yes] Le Voleur repart les mains vides : vous ne perdez rien.
       *[no] Le Voleur repart les mains vides : { $victim } ne perd rien.
    }

### Ce qui arrive : la fin

event-game_over =
    { $winner_seats_count ->
        [0] { $ending } Pourtant, personne ne l’emporte. Les rôles – { $roles_by_seat }.
       [1] { $winner_seats_has_me ->
            [yes] { $ending } Vous gagnez ! Les rôles – { $roles_by_seat }.
           *[no] { $ending } { $winner_seats } gagne. Les rôles – { $roles_by_seat }.
        }
       *[other] { $winner_seats_has_me ->
            [yes] { $ending } { $winner_seats } gagnez ! Les rôles – { $roles_by_seat }.
           *[no] { $ending } { $winner_seats } gagnent. Les rôles – { $roles_by_seat }.
        }
    }
event-master_shown =
    { $seat_is_me ->
        [yes] Secret de cuisine : votre maître était { $target }, qui gagne ou perd comme vous.
       *[no] { $target_is_me ->
            [yes] Secret de cuisine : { $seat } vous avait pour maître, et vous gagnez ou perdez ensemble.
           *[no] Secret de cuisine : le maître { DE($seat) } était { $target } : victoire ou défaite, c’est ensemble.
        }
    }
event-guess_shown =
    { $seat_is_me ->
        [yes] Dans le noir, vous soupçonniez { $target }.
       *[no] { $target_is_me ->
            [yes] Dans le noir, { $seat } vous soupçonnait.
           *[no] Dans le noir, { $seat } soupçonnait { $target }.
        }
    }
event-points = Points de la partie – { $points_by_seat }. Totaux – { $scores_by_seat }.
event-crowned =
    { $seat_is_me ->
        [yes] À vous la couronne des Beast-Ears !
       *[no] À { $seat } la couronne des Beast-Ears !
    }

### Questions

ask-check =
    { $character_id ->
        [witness_sheena] Vous avez vu quelque chose. Sur qui enquêtez-vous ? Vous saurez si c’est un Civil.
       *[other] Sur qui enquêtez-vous ? Vous saurez si c’est un Civil.
    }
ask-swap_roles = Avec qui mélangez-vous votre rôle ? Choisissez deux joueurs.
ask-choose_master = Qui sera votre maître, sans le savoir ? Vous gagnerez ou perdrez ensemble.
ask-federica = Sur qui dégainez-vous ? Si c’est un Voleur, vous gagnez, sans partage ; sinon, c’est l’élimination pour vous deux.
ask-use =
    { $character_id ->
        [student_ester] La journée se termine. Retournez-vous la carte Lune, pour une nuit de Pleine Lune ?
        [student_tristel] La journée se termine. Retournez-vous la carte Lune, pour une nuit de Nouvelle Lune ?
        [teacher_verna] Verdict : coupable. Le changez-vous en innocent ?
        [politician_barbera] Verdict : innocent. Le changez-vous en coupable ?
        [warlock_valeria] Retirez-vous la carte Lune au Meneur du jour ?
        [shrine_maiden_towa] Empêchez-vous Croissant de Lune de voler à la prochaine Nouvelle Lune ?
        [clown_lolo] Échangez-vous Lolo contre un personnage tiré au hasard ?
        [sleeping_beauty_cecilia] Vous protégez-vous ? Personne ne pourra faire de vous le suspect aujourd’hui.
        [maid_miyabi] Voulez-vous que votre main compte double aujourd’hui ?
        [bank_employee_lucie] Écrivez-vous un nom ? Si c’est celui de la prochaine victime, vous pourrez annuler le vol.
       *[other] Utilisez-vous le pouvoir { DE($character) } ?
    }
ask-cancel = Le pouvoir { DE($character) } ({ $seat }) va agir. L’annulez-vous ?
ask-claim_check = Que dites-vous de votre enquête sur { $target } ? Vous avez le droit de mentir.
ask-talk = Parlez, écoutez, mentez. Quand vous en savez assez, dites-le.
ask-lead =
    { $character_id ->
        [student_luma] C’est à vous de nommer le suspect. Écartez-vous aussi quelqu’un des votes du jour ?
        [athlete_ulrika] C’est à vous de nommer le suspect. Laissez-vous faire le hasard, pour que votre main compte double ?
        [military_teresia] C’est à vous de nommer le suspect. Préférez-vous faire perdre un Faux-Bijoux à quelqu’un, sans vote ?
        [hostess_amarillo] C’est à vous de nommer le suspect. En voulez-vous deux ?
       *[other] C’est à vous de nommer le suspect. Utilisez-vous le pouvoir { DE($character) } ?
    }
ask-name_suspect = Qui est votre suspect ? Toute la table votera.
ask-exclude = Vous accusez { $suspect }. Qui écartez-vous des votes du jour ?
ask-second_suspect = Vous accusez { $suspect }. Qui passera ensuite en jugement ?
ask-strip_jewel = À qui faites-vous perdre un Faux-Bijoux ?
ask-change_suspect = La Flèche pointe vers { $suspect_or_you }. Faites-vous juger quelqu’un d’autre ?
ask-vote =
    { $suspect_is_me ->
        [yes] Le suspect, c’est vous. À vous de voter, comme les autres.
       *[no] Le suspect, c’est { $suspect }. Coupable ou non ? À vous de voter.
    }
ask-write_name = Quel nom écrivez-vous en secret ?
ask-claim_jewel = Quel Faux-Bijoux prenez-vous dans la défausse ?
ask-give_jewel = Vous perdez un Faux-Bijoux. À qui le donnez-vous ?
ask-angry = Vous partez en colère : qui perd un Faux-Bijoux ?
ask-steal = Tout le monde ferme les yeux. Qui volez-vous cette nuit ?
ask-guess = Dans le noir, qui soupçonnez-vous ? Cela ne change rien au jeu.
ask-show_name = La Flèche pointe vers { $victim_or_you }. Montrez-vous votre papier ?

### Options

option-pass = Passer
    .check = Ne rien demander
    .federica = Ne pas dégainer
    .lead = Ne nommer personne
    .change_suspect = Ne rien changer
    .claim_jewel = Ne rien prendre
    .show_name = Ne rien montrer
option-use = Utiliser le pouvoir
option-cancel = Annuler ce pouvoir
    .effect = Une fois par partie : ce pouvoir n’aura pas d’effet.
option-let = Laisser faire
option-ready = Assez parlé
option-flip_moon = Retourner la carte Lune
    .effect = Une fois par partie : la nuit qui vient change de Lune.
option-time_up = Le temps est écoulé
option-claim_civilian = Dire « Civil »
option-claim_not_civilian = Dire « pas Civil »
option-claim_silent = Ne rien dire
option-name_normally = Nommer un suspect, sans ce pouvoir
    .effect = Vous gardez votre pouvoir pour plus tard.
option-hand_up = Main levée : coupable
option-hand_down = Main baissée : innocent
option-hand_up_forcing = Main levée, et Beryl doit lever la sienne
    .effect = Votre pouvoir : la main de Beryl comptera levée, quoi que vote Beryl.
option-hand_down_forcing = Main baissée, et Beryl doit baisser la sienne
    .effect = Votre pouvoir : la main de Beryl comptera baissée, quoi que vote Beryl.
option-abstain = S’abstenir
    .effect = Votre pouvoir : vous ne comptez pas parmi les votants.
option-discard_jewel = Le défausser
option-jewel_of = Celui { DE($seat) }
option-no_guess = Aucune idée
option-show_name = Montrer le papier

### Refus

reason-leader_must_vote = À cette table, le Meneur lève toujours la main.
reason-must_announce = À cette table, Shamlock annonce toujours une réponse.
reason-not_the_victim = Votre papier porte un autre nom.

### Paroles

what-civilian = un Civil
what-not_civilian = tout sauf un Civil
what-thief = un Voleur
what-guilty = coupable
what-innocent = hors de cause
what-thief_crescent_moon = Croissant de Lune
what-thief_full_moon = le Voleur Pleine Lune
what-informant = l’Informateur
what-civilian_justice = le Civil justicier
what-civilian_stubborn = le Civil têtu
what-civilian_angry = le Civil en colère
what-civilian_lonely = le Civil solitaire
say-claim =
    { $about ->
        [other] { $what_id ->
            [none] Je sais des choses sur { $target }.
           *[other] Croyez-moi : { $target } est { $what }.
        }
       *[none] { $what_id ->
            [none] Je n’ai rien à cacher.
           *[other] Je suis { $what }.
        }
    }
say-accuse =
    { $what_id ->
        [none] J’accuse { $target }.
        [guilty] J’accuse { $target } : il faut lever la main.
        [innocent] J’accuse { $target }, mais je peux me tromper.
       *[other] J’accuse { $target } : pour moi, c’est { $what }.
    }
say-vouch =
    { $what_id ->
        [none] Je fais confiance à { $target }.
        [guilty] Je fais confiance à { $target }, même si tout l’accuse.
        [innocent] Je fais confiance à { $target } : gardez la main baissée.
       *[other] Je fais confiance à { $target } : pour moi, c’est { $what }.
    }
say-ask =
    { $what_id ->
        [none] { $target }, qu’as-tu à dire ?
       *[other] { $target }, es-tu { $what } ?
    }
say-promise =
    { $what_id ->
        [none] Pour { $target }, je n’ai pas encore décidé de mon vote.
        [guilty] Je lèverai la main contre { $target }.
        [innocent] Je ne lèverai pas la main contre { $target }.
       *[other] Mon vote sur { $target } ? Pour moi, c’est { $what }.
    }
