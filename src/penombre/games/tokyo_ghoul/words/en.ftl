### Tokyo Ghoul: Bloody Masquerade, English words.

### The game

game-title = Tokyo Ghoul: Bloody Masquerade
    .tagline = Ghouls, Inspectors and Humans pass each other in disguise: question, swap, suspect, and strike true, for the first blood spilt ends it all.
    .length = 15 to 20 minutes

### Characters

character-kaneki = Ken Kaneki
    .text = A shy student and great reader, he suspects nothing, or almost nothing. Collection: if you have 3 Food cards at the start of your turn, you win at once, and alone. Stay alive: at the end, you win if you are alive with at least 2 Food cards.
    .camp = Human
character-kimi = Kimi Nishino
    .text = A student like so many others, she knows what Nishiki is and loves him all the same. Collection: if you have 3 Food cards at the start of your turn, you win at once, and alone. Stay alive: at the end, you win if you are alive with at least 2 Food cards. Companion: at the end, you win if Nishiki Nishio is in the game and alive, even if you are dead or lack those cards.
    .camp = Human
character-hide = Hideyoshi “Hide” Nagachika
    .text = A loyal friend of boundless curiosity, he guesses more than he shows. Collection: if you have 3 Food cards at the start of your turn, you win at once, and alone. Stay alive: at the end, you win if you are alive with at least 2 Dove cards.
    .camp = Human
character-mado = Kureo Mado
    .text = A stubborn old investigator, he has hunted Ghouls all his life. Elimination: all Inspectors win if one of them kills a Ghoul. You may attack at the red Places or, instead of moving and with at least 2 Dove cards, attack a player who has at least 2 Suspicion tokens.
    .camp = Inspector
character-amon = Kotaro Amon
    .text = Upright and thoughtful, he strikes only with proof in hand. Elimination: all Inspectors win if one of them kills a Ghoul. You may attack at the red Places or, instead of moving and with at least 2 Dove cards, attack a player who has at least 3 Suspicion tokens.
    .camp = Inspector
character-suzuya = Juzo Suzuya
    .text = Playful and unpredictable, he strikes first and reports later. Elimination: all Inspectors win if one of them kills a Ghoul. You may attack at the red Places or, instead of moving and with at least 2 Dove cards, attack a player who has at least 1 Suspicion token.
    .camp = Inspector
character-nishiki = Nishiki Nishio
    .text = Mocking and quick to fight, he still dreams of a quiet life. Collection: if you have 3 Transformation cards at the start of your turn, you win at once, and alone. Stay alive: at the end, you win if you are alive with at least 2 Coffee cards.
    .camp = Ghoul
character-rize = Rize Kamishiro
    .text = A charming reader of boundless appetite, she sees a meal in every Human. Elimination: at the end, you win if you have killed a Human. You may attack at the red Places, and this is your only objective. Rize is for 5 players and more.
    .camp = Ghoul
character-touka = Touka Kirishima
    .text = A waitress by day and a fighter by night, she has forgiven the Doves nothing. Elimination: at the end, you win if you have killed an Inspector, and you may attack at the red Places. Stay alive: at the end, you win if you are alive with at least 2 Coffee cards.
    .camp = Ghoul
character-tsukiyama = Shu Tsukiyama
    .text = A gourmet tired of ordinary fare, he dreams of tasting one of his own kind. Elimination: at the end, you win if you have killed another Ghoul, and you may attack at the red Places. Stay alive: at the end, you win if you are alive with at least 2 Food cards.
    .camp = Ghoul
character-hinami = Hinami Fueguchi
    .text = A gentle child, hungry for words, she flees every fight, but is hunted for what she is. Collection: if you have 3 Coffee cards at the start of your turn, you win at once, and alone. Stay alive: at the end, you win if you are alive with at least 2 Transformation cards.
    .camp = Ghoul
character-uta = Uta
    .text = A placid artist with black eyes, he gives every Ghoul of the ward a face. Collection: if you have 3 Dove cards at the start of your turn, you win at once, and alone. Stay alive: at the end, you win if you are alive with at least 2 Mask cards. Uta is for the Mask variant only.
    .camp = Ghoul
character-yoshimura = Yoshimura
    .text = Manager of Anteiku, he pours the coffee with a smile and keeps quiet about his past. Collection: if you have 3 Coffee cards at the start of your turn, you win at once, and alone. Stay alive: at the end, you win if you are alive with at least 2 Mask cards. Yoshimura is for the Mask variant only.
    .camp = Ghoul
character-yomo = Renji Yomo
    .text = A man of few words, he watches over Touka from afar. Stay alive: at the end, you win if you are alive with at least 2 Coffee cards. Companion: at the end, you win if Touka Kirishima is in the game and alive, even if you are dead or lack those cards. Yomo is for the Mask variant only.
    .camp = Ghoul
character-kaneki_mi_goule = Ken Kaneki (half Human, half Ghoul)
    .text = Torn between two worlds, he counts as a Human and as a Ghoul: whoever must kill either wins by killing him. Collection: if you have 3 Transformation cards at the start of your turn, you win at once, and alone. Stay alive: at the end, you win if you are alive with at least 2 Food cards. He is for the Mask variant only, with 5 players and more, and never beside the other Kaneki.
    .camp = Human and Ghoul
character-yoriko = Yoriko Kosaka
    .text = A keen cook and Touka’s best friend, she knows nothing of her secret. Collection: if you have 3 Food cards at the start of your turn, you win at once, and alone. Stay alive: at the end, you win if you are alive with at least 2 Food cards. Companion: at the end, you win if Touka Kirishima is in the game and alive, even if you are dead or lack those cards. Yoriko is for the Mask variant only.
    .camp = Human

### Camps

camp-goule = Ghoul
    .text = Some Ghouls hunt, others only want to be left in peace. Each plays alone, and the Inspectors win by killing any of them.
camp-inspecteur = Inspector
    .text = The CCG Inspectors, nicknamed Doves, win or lose together without knowing each other: one of them must kill a Ghoul. Only they may attack elsewhere than at a red Place.
camp-humain = Human
    .text = Humans cannot attack anybody. Each plays alone, gathering cards and trying to stay alive.

### Objectives

objective-collection = Collection
    .text = At the start of your turn, with at least 3 cards of the type asked for, you win at once, and alone. At the end of the game, this objective no longer counts.
objective-elimination = Elimination
    .text = At the end, you win if you have killed a character of the camp asked for. This objective gives the right to attack.
objective-stay_alive = Stay alive
    .text = At the end, you win if you are alive and have at least 2 cards of the type asked for.
objective-companion = Companion’s survival
    .text = At the end, you win if your companion is in the game and alive, even if you are dead or lack cards.
objective-team = Team victory
    .text = All Inspectors win as soon as one of them has killed a Ghoul.

### Places

place-anteiku = Anteiku Café
    .text = First, Coffee Suspicion: every player with at least 2 Coffee cards takes a token. Then, Interrogation: you may question another player.
    .effect = Coffee Suspicion, then Interrogation.
place-big_girl = Big Girl Diner
    .text = First, Food Suspicion: every player with at least 2 Food cards takes a token. Then, Interrogation: you may question another player.
    .effect = Food Suspicion, then Interrogation.
place-siege_ccg = CCG Headquarters
    .text = First, Dove Suspicion: every player with at least 2 Dove cards takes a token. Then, Interrogation: you may question another player.
    .effect = Dove Suspicion, then Interrogation.
place-universite_kamii = Kamii University
    .text = First, Interrogation: you may question another player. Then, Pair Suspicion: every player with at least 2 cards of one type takes a token. The swap comes first: you may break up your own pair, or make one in the other hand.
    .effect = Interrogation, then Pair Suspicion.
place-hopital_kano = Kano Hospital
    .text = First, Transformation Suspicion: every player with at least 1 Transformation card takes a token. Then, you may put a Suspicion token of anybody back into the Reserve, even the one you have just taken.
    .effect = Transformation Suspicion, then remove a token.
place-boutique_masques = Mask Shop
    .text = First, Interrogation: you may question another player. Then, you may put a Suspicion token of anybody, yourself included, back into the Reserve.
    .effect = Interrogation, then remove a token.
place-ruelle = Dark Alley
    .text = Red Place. First, Interrogation: you may question another player. Then, if your character has the right to, you may attack whoever among the others has the most Suspicion tokens, at least one; in a tie, you choose.
    .effect = Interrogation, then attack the most suspected.
place-chantier = Building Site
    .text = Red Place. First, you may give a token of the Reserve to another player. Then, if your character has the right to, you may attack another player with at least 3 Suspicion tokens, the one you have just given included.
    .effect = Give a token, then attack at 3 tokens.

### Actions of the Places

action-suspicion_cafe = Coffee Suspicion
    .text = Every player with at least 2 Coffee cards takes a token.
action-suspicion_nourriture = Food Suspicion
    .text = Every player with at least 2 Food cards takes a token.
action-suspicion_colombe = Dove Suspicion
    .text = Every player with at least 2 Dove cards takes a token.
action-suspicion_paire = Pair Suspicion
    .text = Every player with at least 2 cards of one type takes a token.
action-suspicion_transformation = Transformation Suspicion
    .text = Every player with at least 1 Transformation card takes a token.
action-interrogation = Interrogation
    .text = You may see 2 cards of another player’s hand, or 3 if they have at least 3 tokens, and swap one.
action-brouiller_retirer = Remove a token
    .text = You may put a token of anybody, yourself included, back into the Reserve.
action-brouiller_donner = Give a token
    .text = You may give a token of the Reserve to another player.
action-attaque_max = Attack the most suspected
    .text = If you have the right to, you may attack whoever among the others has the most tokens, at least one; in a tie, you choose.
action-attaque_3 = Attack at 3 tokens
    .text = If you have the right to, you may attack another player with at least 3 tokens.

### Clue cards

clue-cafe = Coffee
    .text = A yellow Clue card: coffee, the one human pleasure that Ghouls share. Whoever has two or more takes a token at a Coffee Suspicion.
clue-nourriture = Food
    .text = A green Clue card: the meals of Humans. Whoever has two or more takes a token at a Food Suspicion.
clue-transformation = Transformation
    .text = A red Clue card: the eye of the Ghouls. A single one is enough to take a token at a Transformation Suspicion.
clue-colombe = Dove
    .text = A blue Clue card: the emblem of the Inspectors. Whoever has two or more takes a token at a Dove Suspicion, and two let an Inspector act without moving.
clue-masque = Mask
    .text = A grey Clue card of the Mask variant, one per player. Whoever has any must lay one face up; two Masks are a pair like any other.

### Support tokens

support-soutien_neutre = Neutral
    .text = This token has no effect.
support-soutien_kaneki = Transformed Kaneki
    .text = If whoever has this token is attacked, the attacker dies and loses. In the attacker’s hands it changes nothing. There is always one, and only one.

### Areas of the Investigation board

area-cafe = Coffee
    .text = The player had at least 2 Coffee cards when taking this token.
area-nourriture = Food
    .text = The player had at least 2 Food cards when taking this token.
area-colombe = Dove
    .text = The player had at least 2 Dove cards when taking this token.
area-paire = Pair
    .text = The player had at least 2 cards of one type when taking this token.
area-transformation = Transformation
    .text = The player had at least 1 Transformation card when taking this token.
area-rumeur = Rumour
    .text = Another player gave this token: it says nothing about anybody’s cards.

### Table settings

setting-masque = Mask variant
    .text = A fourth card lies face up before everybody, Mask cards come into play, and five more characters may be drawn.
setting-soutien = Support variant
    .text = Everybody gets a hidden Support token. One of them is Transformed Kaneki, who protects whoever has it and kills the attacker.
setting-beginner = First game
    .text = With 4 and 5 players, if the characters are drawn at random, Hinami or Nishiki is in the game: a Ghoul that is simple to play. Otherwise, this setting changes nothing.
setting-config = Number of Inspectors
    .text = From 6 players on, there are one or two Inspectors, and one Human more or less to match.
setting-pool = Choice of characters
    .text = The characters are drawn at random, or chosen by you. Everybody knows which ones are in the game, but not who plays them.
setting-characters = Characters
    .text = As many characters as players, by the number of Ghouls, Inspectors and Humans. Rize and the half-Ghoul Kaneki are for 5 players and more; with 4, Tsukiyama has no other Ghoul to kill.
setting-kaneki = Half-Ghoul Kaneki
    .text = With the Mask variant and from 5 players on, he may take the place of a Ghoul or of a Human; the other Kaneki is then not in the game.
setting-open_card_counts = The face-up card counts
    .text = With the Mask variant, the face-up card counts with the hand for collections, for the cards that keep you alive and for an Inspector’s 2 Doves. Otherwise, only the 3 cards in hand count. Suspicions always count it.
setting-first_player = First player
    .text = Who plays the first turn: somebody at random, the host of the table, or the seat you choose.
setting-first_seat = Seat of the first player
    .text = The number of the seat that plays the first turn.

config-random = At random
    .text = One or two Inspectors, where there is a choice.
config-a = One Inspector
    .text = With 6 players, there are 2 Ghouls and 3 Humans; with 7, 3 Ghouls and 3 Humans; with 8, 4 Ghouls and 3 Humans.
config-b = Two Inspectors
    .text = With 6 players, there are 2 Ghouls and 2 Humans; with 7, 3 Ghouls and 2 Humans; with 8, 4 Ghouls and 2 Humans.
pool-random = At random
    .text = The characters are drawn camp by camp; with 4 players, never Rize nor Tsukiyama. With the Mask variant, at least one of its own is among them, except at times with 4 players in a first game.
pool-manual = Yours to choose
    .text = You choose one character per player.
kaneki-random = At random
    .text = Absent, among the Ghouls or among the Humans, one chance in three each.
kaneki-none = Absent
kaneki-goule = Among the Ghouls
kaneki-humain = Among the Humans
first_player-random = At random
first_player-host = The host of the table
first_player-seat = A seat you choose

### Phases

phase-masks = Cards face up
phase-preliminary = Preliminary phase
phase-turn = Start of the turn
phase-place = Actions of the Place
phase-interrogation = Interrogation
phase-support = Support
phase-end = End of the game

### Help: the rules in a minute

minute-goal = Ghoul, Inspector or Human: you play a character in secret. Reach one of their objectives before the end.
minute-step_1 = You hold 3 Clue cards. At the start, show 2 of them to your left neighbour, then give one to your right neighbour.
minute-step_2 = On your turn, move the Action token by one or two face-up Places. The Place it leaves is turned down, face-down ones it passes are turned up.
minute-step_3 = Do the two actions of the Place: a Suspicion gives tokens to everybody who has such cards, an Interrogation shows cards and lets you exchange one.
minute-step_4 = The more tokens you have, the more danger you are in: on the two red Places, some characters may attack.
minute-step_5 = The first death ends the match, and so does an empty Reserve of tokens.
minute-win = Some win alone with 3 cards of their collection at the start of their turn. Otherwise, at the end, one of your objectives is enough: kill the right camp, stay alive with the right cards, keep a companion alive.
minute-forget_1 = A collection counts only at the start of your turn: if you complete it on the way, hold it until then.
minute-forget_2 = Killing somebody of the wrong camp ends the match, but does not make you win.
minute-forget_3 = Nobody can lie to a Suspicion: taking no token tells something too.

### Help: the rules by chapter

rule-goal = The aim of the game
    .text =
        Everybody secretly plays a character: a Ghoul, a CCG Inspector or a Human. The whole table knows which characters are in the game and what they want, but not who plays them.

        Everybody holds 3 Clue cards: Coffee, Food, Transformation or Dove. A single Action token walks around eight Places, where you question, swap, suspect and, at two of them, attack.

        Some characters win at once, and alone, with 3 cards of their collection at the start of their turn. Otherwise the game ends with the first death or when the Reserve of Suspicion tokens is empty, and everybody checks their objectives.

        Several players may win together; it also happens that nobody does.
rule-setup = Set-up
    .text =
        With 4 players there are 1 Ghoul, 1 Inspector and 2 Humans; with 5, one more Ghoul. With 6 there are 2 Ghouls, with 7, 3 Ghouls, with 8, 4 Ghouls; beside them, as you choose, 1 Inspector and 3 Humans, or 2 Inspectors and 2 Humans. Everybody gets one of these characters and looks at no other.

        The six ordinary Places lie face up in a circle, in random order. The two red Places, hidden, face each other; the Action token starts on one of them, and nobody knows which one it is.

        The Reserve holds 12 Suspicion tokens with 4 players, 20 with 5, 24 with 6, 35 with 7 and 40 with 8.

        All Clue cards are dealt, 3 to each player: with 4 players there are 3 of each type; with 5, 4 Coffee, 4 Food, 4 Transformation and 3 Dove; with 6, 5 Coffee, 5 Food, 4 Transformation and 4 Dove; with 7, 6 Coffee and 5 of every other type; with 8, 6 of each.
rule-preliminary = The preliminary phase
    .text =
        First, all at the same time, everybody chooses 2 of their 3 cards and shows them to the neighbour on the left, and to nobody else.

        Then, all at the same time, everybody gives one of their 3 cards, shown or not, to the neighbour on the right. So you give to the one whose two cards you have just seen, and you discover the card you receive only after giving yours.
rule-turn = A player’s turn
    .text =
        You play one after another, to the left. At the start of your turn, if you have at least 3 cards of your collection, you win at once, and alone: this is automatic.

        Otherwise you move the Action token, then do the actions of the Place where it stops, from left to right. An Inspector may choose the special action instead.

        If your 3 cards come together only in the middle of a turn, you must still have them at the start of yours.
rule-movement = Moving and turning over Places
    .text =
        The Action token moves clockwise to the first or the second visible Place. Hidden Places are not counted, and you never stop there. If there is only one other visible Place, that is where you go.

        The Place you leave is turned face down; hidden Places you fly over are turned face up, and visible ones stay so. Places are counted as they lay before you left.

        On the first turn, the red Place of the start, hidden already, stays so. As soon as one of the two red Places has been seen, the other is known as well.
rule-suspicion = Suspicion
    .text =
        A Suspicion concerns all players, even the one whose turn it is, and nobody can lie. For Coffee, Food and Dove, it takes at least 2 cards of that type; for Pair, at least 2 cards of one type, whichever it is; for Transformation, a single card is enough.

        Every player concerned takes one token from the Reserve, never more, and puts it on the matching area of their Investigation board. Everybody sees it, and sees who takes none as well.

        If the Reserve is too small, the player whose turn it is comes first, then the others to the left, down to the last token.
rule-interrogation = Interrogation
    .text =
        You may question another player, who chooses 2 cards of their hand and shows them to you alone; with at least 3 Suspicion tokens, they show all 3.

        You may then give them a card of your hand for one of those shown, even one of the same type. You choose your card after seeing theirs.

        The others know who questions whom, and how many cards are shown. They know neither which ones, nor whether there was a swap.
rule-tracks = Covering tracks
    .text =
        At Kano Hospital and at the Mask Shop, you may put a Suspicion token of anybody, yourself included, back into the Reserve; you choose the area.

        At the Building Site, you may give a token of the Reserve to another player: it goes to their Rumour area.

        When a player’s tokens are counted, areas make no difference.
rule-attack = Attacks
    .text =
        You attack at the two red Places, and only with an Elimination objective: Rize, Touka, Tsukiyama and the Inspectors. The question is put to everybody, so that nothing can be guessed; the others can only pass.

        In the Dark Alley, the target is whoever among the others has the most tokens, at least one; in a tie, the attacker chooses. At the Building Site, it is any other player with at least 3 tokens.

        Attacking is never compulsory. You may attack somebody of the wrong camp: they die, the game ends, but the objective is not met.
rule-inspectors = The Inspectors
    .text =
        The Inspectors do not know each other, but they win or lose together: if one of them kills a Ghoul, they all win. A Ghoul killed by somebody else does not help them.

        Special action: at the start of the turn, instead of moving, an Inspector with at least 2 Dove cards may attack a player who is suspected enough. It takes at least 1 token for Suzuya, 2 for Mado, 3 for Amon.

        At the red Places, they attack like the others, without any Dove card.
rule-end = End of the game
    .text =
        The game ends at once by a complete collection at the start of a turn or by a death. If the Reserve runs out, the turn is finished, then the game ends, even if a token has come back meanwhile.

        After a collection, only its player wins. In the other cases, one of your objectives is enough: Elimination, if you have killed somebody of the right camp; Stay alive, with at least 2 cards of the right type; Companion’s survival, if your companion is in the game and alive.

        The dead can win only through their companion. All winners are equal.
rule-masque = The Mask variant
    .text =
        One Mask card per player is added: everybody has 4 cards, 3 in hand and one face up. Whoever has a Mask must lay it face up; otherwise, you choose. In the preliminary phase, you show and give cards of your hand only.

        In an Interrogation, you may also take the other’s face-up card or give your own. Whoever has no face-up card left lays down another from the hand, a Mask if there is one. Whoever receives a Mask, even in the preliminary phase, while the face-up card is not one, puts it there at once. Everybody sees face-up cards change.

        Collections, Stay alive and an Inspector’s 2 Doves count the 3 cards in hand only, unless the host has decided otherwise. Suspicions count the face-up card too.

        The half-Ghoul Kaneki, from 5 players on, counts as a Human and as a Ghoul for whoever kills him. He does not attack.
rule-soutien = The Support variant
    .text =
        Everybody gets a Support token and looks at it: one is Transformed Kaneki, all the others are neutral.

        At the end of your turn, you may look at one token, even your own, or swap yours for that of another player, who cannot refuse. After a swap, neither of the two looks at their new token, except later, at the end of one of their turns. Everybody sees who did what.

        In an attack, the special action included, both tokens are turned over. If the target has Transformed Kaneki, the attacker dies, and loses; the target has killed them, which may meet an Elimination. Otherwise, the target dies.
rule-beginner = For a first game
    .text =
        With 4 and 5 players, the setting “First game” puts Hinami or Nishiki among the Ghouls drawn at random: all they need is to gather cards.

        When you give a card at the start, look at what your neighbour has shown you. If the two cards are alike, avoid giving the third: your neighbour could win on the very first turn.
rule-secrets = What is secret
    .text =
        Everybody knows the characters in the game, the number of cards of each type, the Suspicion tokens and their areas, the Reserve, the Places already seen and the face-up cards.

        Your character and your hand stay secret until the end. You may say anything, true or false, but a card is never shown outside the preliminary phase and Interrogations.

        Nobody knows who has the right to attack, nor whether an Inspector could have acted: passing always looks the same. At the end, everything is shown.
rule-versions = What changed in version 2
    .text =
        Cards and this page give today’s rules, those of version 2. A match that began before, under version 1, is played to its end by version 1.

        Under version 1, the face-up card of the Mask variant counts together with the hand everywhere, as it does today with the option “{ setting-open_card_counts }”: for collections, Stay alive, an Inspector’s 2 Doves and Suspicions.

        Under version 1, Uta collects 3 Mask cards, not 3 Dove cards.

### Help: worked examples

example-gift = Show to the left, give to the right
    .text =
        Anna, Bruno, Chloé and David sit in this order, each on the left of the one before. Chloé shows 2 Coffee to David, and only David sees them. It is also Chloé to whom David gives a card: he takes care not to give her a Coffee.

        Bruno holds Food, Transformation and Dove, and gives the Transformation to Anna. Chloé gives him a Coffee: he now has Food, Dove and Coffee. That Coffee he could not give away: he did not have it yet.
example-instant = Three cards, at the right moment
    .text =
        Anna plays Hinami and goes first. After the preliminary phase she has 3 Coffee: she wins at the very start of her turn, before moving.

        Another game: Bruno plays Kaneki and gets his third Food by a swap, during his own turn. He does not win yet. If he still has his 3 Food at the start of his next turn, he wins, and all that time the others can take one from him.
example-walk = Counting Places
    .text =
        The token is at Anteiku. Ahead of it come a hidden Place, the Big Girl, another hidden Place and the CCG Headquarters. One step leads to the Big Girl, two steps lead to the Headquarters: hidden Places are not counted.

        With two steps, Anteiku is hidden, the two Places flown over are revealed and the Big Girl stays visible. With one step, Anteiku is hidden, the first Place flown over is revealed and the second stays hidden.
example-red_place = The first red Place
    .text =
        On the first turn, Anna moves two Places. The red Place where the token starts was hidden and stays so: nothing is known yet.

        Later, the token is just before the second red Place, and Bruno flies over it: it is the Dark Alley. The Place of the start is therefore the Building Site, and everybody knows it.
example-one_step = Only one way
    .text =
        Only two Places are still visible: the one with the token and another, further on. Chloé cannot move two Places, for the one she leaves is not counted. So she goes to the other, and all the hidden Places she flies over are revealed.
example-suspicion = Who takes a token?
    .text =
        David has 2 Food: he takes 1 token at a Food Suspicion as well as at a Pair Suspicion. Élise has 2 Transformation: at a Transformation Suspicion she takes 1 token, not two. With Coffee, Food and Transformation she would take 1 as well.

        Bruno moves the token to the CCG Headquarters while he holds 2 Dove: he takes a token like the others.
example-short_reserve = The last tokens
    .text =
        There are 2 tokens left in the Reserve. It is David’s turn; he, Élise, Anna and Chloé should each take one. David comes first, then Élise: the Reserve is empty, and the others get none.

        David finishes his turn, then the game ends. At Kano Hospital he could put a token back into the Reserve: that would change nothing.
example-three_tokens = An open hand
    .text =
        Farid has 3 Suspicion tokens. Anna questions him: he must show her his 3 cards, and she may swap any of them. With 2 tokens, he would have shown only 2, of his choice.

        Anna swaps nothing. The others do not know: to them, it all looks as if there had been a swap.
example-university = First the swap, then the Suspicion
    .text =
        Bruno plays Kaneki and holds Food, Food and Coffee. At Kamii University he questions Chloé, gives her a Food and takes a Dove. When the Pair Suspicion comes, he no longer has two cards alike: no token for him.
example-most_suspected = The most suspected of the others
    .text =
        In the Dark Alley, Anna has 5 tokens, Bruno and Chloé have 3, David 1. Her own tokens do not count: she may attack Bruno or Chloé.

        If Anna plays Hinami, she has no right to attack. She is asked all the same, and passes: nobody sees the difference.
example-rumour = One token too many
    .text =
        Élise plays Rize and comes to the Building Site. Bruno has 2 tokens: she gives him one, which makes 3, and attacks him at once.
example-kimi = Kimi and Nishiki
    .text =
        An Inspector kills Chloé, who was playing Kimi. Nishiki is alive: Chloé wins, even dead. The Inspectors lose, and each of the others checks their own objectives.

        Had the Reserve run out, Chloé would have won too, without a single Food. But if Nishiki is dead, or not in the game, she must stay alive with 2 Food.
example-special = The special action
    .text =
        David plays Suzuya and holds Dove, Dove and Transformation at the start of his turn. Bruno has 1 token: David attacks him without moving the Action token. Bruno was playing Tsukiyama, a Ghoul: all Inspectors win.

        With a single Dove, David would not have had this choice. Amon would have needed 3 tokens on Bruno.
example-winners = Several winners, or none
    .text =
        Anna, who plays Rize, kills Bruno, who was playing Kaneki, a Human. Chloé, Hinami, is alive with 2 Transformation; David, Hide, is alive with 2 Dove. Anna, Chloé and David all win.

        Another game: the Reserve runs out, and nobody has their 2 cards or their companion. Nobody wins.
example-tsukiyama = Ghoul eats Ghoul
    .text =
        Farid, who plays Tsukiyama, kills Nishiki: he wins. The Inspectors lose, for none of them has killed a Ghoul, and Kimi has no companion left.
example-half_ghoul = Half one, half the other
    .text =
        Élise plays the half-Ghoul Kaneki. If Rize kills her, Rize has killed a Human and wins. If it is Mado, he has killed a Ghoul, and all Inspectors win. Tsukiyama would win as well. Touka would not: Kaneki is no Inspector.
example-masks = Masks and face-up cards
    .text =
        With 5 players, there are 15 cards and 5 Masks, so 4 cards each. Anna is dealt Coffee, Mask, Mask and Dove: she must lay a Mask face up. Bruno is dealt Coffee, Coffee, Food and Transformation: he chooses.

        Later Bruno, whose face-up card is a Food, receives a Mask in a swap: he puts it there at once, and the Food returns to his hand.

        Chloé questions David, who shows her 2 cards of his hand. She prefers his face-up card, a Coffee, and gives a Transformation for it. David, without a Mask, lays down any card he likes, even that Transformation.

        Farid plays Hinami. A Coffee lies face up before him; in hand, he has Coffee, Coffee and Food. At the start of his turn he does not win: he has only 2 Coffees in hand. With a third one in hand, he would win, and alone.
example-support = Kaneki’s arm
    .text =
        Rize attacks David, who plays Amon and has Transformed Kaneki: it is Rize who dies, and she loses. David has killed a Ghoul: all Inspectors win.

        Another game: Touka, who has Transformed Kaneki herself, attacks Mado. Mado dies and Touka wins; so do Yoriko and Yomo, since their companion is alive.
example-swapped_tokens = Keeping an eye on a token
    .text =
        Bruno looks at Élise’s Support token: Transformed Kaneki. Later, Élise swaps it for Chloé’s. Bruno now knows that Chloé has it.

        Chloé and Élise do not look at their new tokens. But if Élise saw hers at the start, she knows what she gave away.

### Hints for a first match

hint-welcome = Your character is a secret
    .text = Everybody sees the characters in the game, but not who plays them. Keep “My secret” pressed to read yours: one of its objectives is enough to win.
hint-show = Two cards to show
    .text = Your neighbour on the left, and nobody else, will see these two cards. Avoid showing what your character is after.
hint-gift = A card to give
    .text = Your neighbour on the right will get it, and you have just seen two of their cards. If those are alike, do not give the third: they could win on their first turn.
hint-walk = Yours to move
    .text = The Action token goes to the first or the second visible Place, and the one it leaves is hidden. Look at what is done there: a Suspicion concerns you too.
hint-interrogate = Questioning somebody
    .text = Whoever you choose shows you two cards, or three with at least 3 tokens. You may then swap one, and nobody else will know whether you did.
hint-interrogated = You are questioned
    .text = Choose two cards to show: one of them may be taken from you. The one you keep hidden is safe.
hint-exchange = To swap or not
    .text = Take what you collect, or what another one lacks to win. They will see what you leave them; the rest of the table sees nothing, unless the card lay face up.
hint-suspicion = Suspicion tokens
    .text = Unless it comes from a rumour, a token tells what a player had, and its absence speaks as well. From 3 tokens on, you show your whole hand when questioned.
hint-rumour = Starting a rumour
    .text = You may give somebody a token. At 3 tokens, they can be attacked right here.
hint-red = A red Place
    .text = Here one can kill, with an Elimination objective. Everybody is asked: if you have no right to, pass, and nobody will see the difference.
hint-special = What Inspectors can do
    .text = With 2 Dove cards in hand, an Inspector may attack, without moving, a player who is suspected enough. If it is not a Ghoul, all Inspectors lose.
hint-special_counts = What Inspectors can do
    .text = With 2 Dove cards, the face-up one included, an Inspector may attack, without moving, a player who is suspected enough. If it is not a Ghoul, all Inspectors lose.
hint-face_up = Your face-up card
    .text = One of your cards lies before you in plain sight, a Mask before any other. It counts for Suspicions, not for your objectives.
hint-face_up_counts = Your face-up card
    .text = One of your cards lies before you in plain sight, a Mask before any other. It counts together with your hand.
hint-support = Support tokens
    .text = At the end of your turn, look at a token or swap yours. Whoever has Transformed Kaneki kills an attacker: know where he is before you strike.

### Endings

ending-instant = A collection is complete: its player wins at once, and alone.
    .short = Instant victory
ending-kill = A death ends the game: everybody shows their hand.
    .short = Death of a player
ending-exhausted = The Reserve has run out: everybody shows their hand.
    .short = Reserve exhausted

### Provenance

source-rulebook = Rulebook
source-review = Published review
source-reconstruction = Reconstruction
value-name = name
value-actions = actions
value-colour = colour
value-markers = number by players
value-collection = Collection
value-elimination = Elimination
value-stay_alive = Stay alive
value-companion = companion
value-proof = tokens needed
value-excludes = incompatibility

### The same words, elsewhere

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

### What happens: set-up

event-dealt =
    Under the masks: { $characters }. Who is who? That is the mystery. { $seat_is_me ->
        [yes] You will play the first turn.
       *[no] { $seat } will play the first turn.
    }
event-face_up =
    { $seat_is_me ->
        [yes] You lay a card face up: { $card }.
       *[no] { $seat } lays a card face up: { $card }.
    }
event-prelim_shown = Everybody shows two cards to the neighbour on the left, and to nobody else.
event-prelim_saw = { $seat } shows you: { $cards }.
event-prelim_given = Everybody slips a card, face down, to the neighbour on the right.
event-prelim_received = { $seat } gave you a { $card } card.

### What happens: a turn

event-turn =
    { $seat_is_me ->
        [yes] Turn { $turn }: your move.
       *[no] Turn { $turn }: { $seat } to move.
    }
event-moved =
    { $seat_is_me ->
        [yes] { $steps ->
            [1] You move one Place
           *[other] You move two Places
        }
       *[no] { $steps ->
            [1] { $seat } moves one Place
           *[other] { $seat } moves two Places
        }
    }: { $place }{ $flown_count ->
        [0] .
        [1] . A Place is revealed on the way: { $flown }.
       *[other] . Places are revealed on the way: { $flown }.
    }
event-suspicion =
    { $area_id ->
        [paire] Who holds two cards alike?
        [transformation] Who hides a Transformation?
       *[other] Who holds two { $area } cards?
    } { $seats_count ->
        [0] Nobody takes a token.
        [1] { $seats_has_me ->
            [yes] You take a token, and nobody else does.
           *[no] { $seats } takes a token.
        }
       *[other] { $seats } take a token each.
    } { $reserve ->
        [0] The Reserve is empty!
       *[other] Reserve: { $reserve }.
    }
event-interrogates =
    { $seat_is_me ->
        [yes] { $cards ->
            [3] You question { $target }, who must show you their whole hand.
           *[other] You question { $target }, who must show you two cards.
        }
       *[no] { $target_is_me ->
            [yes] { $cards ->
                [3] { $seat } questions you: you must show your whole hand.
               *[other] { $seat } questions you: you must show two cards.
            }
           *[no] { $cards ->
                [3] { $seat } questions { $target }, who must show their whole hand.
               *[other] { $seat } questions { $target }, who must show two cards.
            }
        }
    }
event-saw = { $target } shows you: { $cards }.
event-interrogation_over =
    { $seat_is_me ->
        [yes] { $gave_id ->
            [none] You swap nothing with { $target }.
           *[other] A swap with { $target }: you give a { $gave } card and take a { $took } card.
        }
       *[no] { $target_is_me ->
            [yes] { $gave_id ->
                [none] { $seat } swaps nothing with you.
               *[other] A swap: { $seat } takes a { $gave } card from you and leaves you a { $took } card.
            }
           *[no] The questioning is over. If { $seat } and { $target } swapped cards, it stays secret.
        }
    }
event-face_up_given =
    { $seat_is_me ->
        [yes] The card you give was face up: { $card }.
       *[no] { $target_is_me ->
            [yes] The card { $seat } gives you was face up: { $card }.
           *[no] { $seat } gives { $target } a face-up card: { $card }.
        }
    }
event-face_up_taken =
    { $seat_is_me ->
        [yes] The card you take was face up: { $card }.
       *[no] { $target_is_me ->
            [yes] The card { $seat } takes from you was face up: { $card }.
           *[no] { $seat } takes { $target }’s face-up card: { $card }.
        }
    }
event-token_removed =
    { $own ->
        [yes] { $seat_is_me ->
            [yes] You wipe out your tracks: one of your { $area } tokens goes back into the Reserve.
           *[no] { $seat } wipes out some tracks: one of their own { $area } tokens goes back into the Reserve.
        }
       *[no] { $seat_is_me ->
            [yes] You take a { $area } token off { $target }; it goes back into the Reserve.
           *[no] { $seat } takes a { $area } token off { $target_or_you }; it goes back into the Reserve.
        }
    }
event-token_given =
    { $seat_is_me ->
        [yes] You start a rumour: { $target } takes a token.
       *[no] { $target_is_me ->
            [yes] { $seat } starts a rumour: you take a token.
           *[no] { $seat } starts a rumour: { $target } takes a token.
        }
    } { $reserve ->
        [0] The Reserve is empty!
       *[other] Reserve: { $reserve }.
    }
event-no_attack =
    { $seat_is_me ->
        [yes] You attack nobody.
       *[no] { $seat } attacks nobody.
    }
event-support_peek =
    { $seat_is_me ->
        [yes] { $own ->
            [yes] You look at your Support token: { $support }.
           *[no] You look at { $target }’s Support token: { $support }.
        }
       *[no] { $own ->
            [yes] { $seat } looks at their own Support token.
           *[no] { $target_is_me ->
                [yes] { $seat } looks at your Support token.
               *[no] { $seat } looks at { $target }’s Support token.
            }
        }
    }
event-support_swap =
    { $seat_is_me ->
        [yes] You swap your Support token for { $target }’s, without looking.
       *[no] { $target_is_me ->
            [yes] { $seat } swaps Support tokens with you, without looking.
           *[no] { $seat } swaps Support tokens with { $target }, without looking.
        }
    }

### What happens: the end

event-exhausted = The Reserve ran out: the turn is over, and so is the game.
event-attack =
    { $source_id ->
        [special] Special action!
       *[other] A cry in the night!
    } { $seat_is_me ->
        [yes] You attack { $target }.
       *[no] { $seat } attacks { $target_or_you }.
    } The masks fall: { $characters }.
event-supports_shown =
    { $theirs_id ->
        [soutien_kaneki] { $target_is_me ->
            [yes] The Support tokens are turned over: Transformed Kaneki defends you!
           *[no] The Support tokens are turned over: Transformed Kaneki defends { $target }!
        }
       *[other] { $own_id ->
            [soutien_kaneki] { $seat_is_me ->
                [yes] The Support tokens are turned over: Transformed Kaneki is on your side.
               *[no] The Support tokens are turned over: Transformed Kaneki is on { $seat }’s side.
            }
           *[other] The Support tokens are turned over: both are neutral.
        }
    }
event-killed =
    { $defended ->
        [yes] The attack turns back:
       *[no] It is over in an instant:
    } { $target_is_me ->
        [yes] you die. You were { $character }.
       *[no] { $target } dies. It was { $character }.
    }
event-game_over =
    { $winner_seats_count ->
        [0] { $ending } Nobody wins. The characters – { $characters_by_seat }.
       [1] { $winner_seats_has_me ->
            [yes] { $ending } You win! The characters – { $characters_by_seat }.
           *[no] { $ending } { $winner_seats } wins. The characters – { $characters_by_seat }.
        }
       *[other] { $winner_seats_has_me ->
            [yes] { $ending } { $winner_seats } win! The characters – { $characters_by_seat }.
           *[no] { $ending } { $winner_seats } win. The characters – { $characters_by_seat }.
        }
    }
event-objective_met =
    { $seat_is_me ->
        [yes] You win with { $character }: { $objectives }.
       *[no] { $seat } wins with { $character }: { $objectives }.
    }

### Questions

ask-show_initial = Which card do you lay face up in front of you?
ask-prelim_show = Which cards do you show to { $seat }, on your left?
ask-prelim_give = Which card do you give to { $seat }, on your right?
ask-turn_choice = It is your turn. How far do you move the Action token?
ask-interrogate = Who do you question?
ask-interrogation_show = { $seat } questions you. Which cards do you show?
ask-interrogation_exchange = { $seat } shows you: { $cards }. What do you do?
ask-redisplay = Your face-up card is gone. Which one takes its place?
ask-cover_remove = Which Suspicion token do you put back into the Reserve?
ask-cover_give = Who do you start a rumour about? It is worth a Suspicion token.
ask-attack = Nobody is watching. Who do you attack?
ask-support_action = Your turn is ending. Do you look at a Support token, or swap yours?

### Options

option-pass = Pass
    .interrogate = Question nobody
    .cover_remove = Remove nothing
    .cover_give = Start no rumour
    .attack = Attack nobody
    .support_action = Neither
option-cards = { $cards }
option-move =
    { $place_id ->
        [none] Move two Places
       *[other] { $steps ->
            [1] Move one Place ({ $place })
           *[other] Move two Places ({ $place })
        }
    }
option-special = Attack { $seat } (special action)
option-keep = Swap nothing
option-exchange =
    { $mine_up ->
        [yes] Give { $give } (your face-up card)
       *[no] Give { $give }
    }, { $theirs_up ->
        [yes] take { $take } (their face-up card)
       *[no] take { $take }
    }
option-token =
    { $seat_is_me ->
        [yes] One of your { $area } tokens
       *[no] One of { $seat }’s { $area } tokens
    }
option-peek =
    { $seat_is_me ->
        [yes] Look at your token
       *[no] Look at { $seat }’s token
    }
option-swap = Swap your token for { $seat }’s

### Refusals

reason-one_place = There is only one other visible Place.

### Statements

what-goule = a Ghoul
what-inspecteur = an Inspector
what-humain = a Human
what-kaneki = Ken Kaneki
what-kimi = Kimi Nishino
what-hide = Hide Nagachika
what-mado = Kureo Mado
what-amon = Kotaro Amon
what-suzuya = Juzo Suzuya
what-nishiki = Nishiki Nishio
what-rize = Rize Kamishiro
what-touka = Touka Kirishima
what-tsukiyama = Shu Tsukiyama
what-hinami = Hinami Fueguchi
what-uta = Uta
what-yoshimura = Yoshimura
what-yomo = Renji Yomo
what-kaneki_mi_goule = the half-Ghoul Ken Kaneki
what-yoriko = Yoriko Kosaka
what-cafe = Coffee cards
what-nourriture = Food cards
what-transformation = Transformation cards
what-colombe = Dove cards
what-masque = Mask cards
what-soutien_kaneki = the support of Transformed Kaneki
what-jeton = a Suspicion token
what-sans_cafe = no Coffee cards
what-sans_nourriture = no Food cards
what-sans_transformation = no Transformation cards
what-sans_colombe = no Dove cards
what-sans_masque = no Mask cards
say-claim =
    { $about ->
        [other] { $what_id ->
            [none] I know things about { $target }.
            [cafe] Believe me: { $target } has { $what }.
            [nourriture] Believe me: { $target } has { $what }.
            [transformation] Believe me: { $target } has { $what }.
            [colombe] Believe me: { $target } has { $what }.
            [masque] Believe me: { $target } has { $what }.
            [soutien_kaneki] Believe me: { $target } has { $what }.
            [jeton] Believe me: { $target } does not deserve those Suspicion tokens.
            [sans_cafe] Believe me: { $target } has { $what }.
            [sans_nourriture] Believe me: { $target } has { $what }.
            [sans_transformation] Believe me: { $target } has { $what }.
            [sans_colombe] Believe me: { $target } has { $what }.
            [sans_masque] Believe me: { $target } has { $what }.
           *[other] Believe me: { $target } is { $what }.
        }
       *[none] { $what_id ->
            [none] I have nothing to hide.
            [cafe] I have { $what }.
            [nourriture] I have { $what }.
            [transformation] I have { $what }.
            [colombe] I have { $what }.
            [masque] I have { $what }.
            [soutien_kaneki] I have { $what }.
            [jeton] Take a Suspicion token off me!
            [sans_cafe] I have { $what }.
            [sans_nourriture] I have { $what }.
            [sans_transformation] I have { $what }.
            [sans_colombe] I have { $what }.
            [sans_masque] I have { $what }.
           *[other] I am { $what }.
        }
    }
say-accuse =
    { $what_id ->
        [none] I accuse { $target }.
        [cafe] I accuse { $target } of having { $what }.
        [nourriture] I accuse { $target } of having { $what }.
        [transformation] I accuse { $target } of having { $what }.
        [colombe] I accuse { $target } of having { $what }.
        [masque] I accuse { $target } of having { $what }.
        [soutien_kaneki] I accuse { $target } of having { $what }.
        [jeton] I accuse { $target }: leave those Suspicion tokens where they are.
        [sans_cafe] I accuse { $target } of having { $what }.
        [sans_nourriture] I accuse { $target } of having { $what }.
        [sans_transformation] I accuse { $target } of having { $what }.
        [sans_colombe] I accuse { $target } of having { $what }.
        [sans_masque] I accuse { $target } of having { $what }.
       *[other] I accuse { $target }. My guess: { $what }.
    }
say-vouch =
    { $what_id ->
        [none] I trust { $target }.
        [cafe] I trust { $target }, who has { $what }.
        [nourriture] I trust { $target }, who has { $what }.
        [transformation] I trust { $target }, who has { $what }.
        [colombe] I trust { $target }, who has { $what }.
        [masque] I trust { $target }, who has { $what }.
        [soutien_kaneki] I trust { $target }, who has { $what }.
        [jeton] I trust { $target }, who has a Suspicion token too many.
        [sans_cafe] I trust { $target }, who has { $what }.
        [sans_nourriture] I trust { $target }, who has { $what }.
        [sans_transformation] I trust { $target }, who has { $what }.
        [sans_colombe] I trust { $target }, who has { $what }.
        [sans_masque] I trust { $target }, who has { $what }.
       *[other] I trust { $target }. My guess: { $what }.
    }
say-ask =
    { $what_id ->
        [none] { $target }, what do you have to say?
        [cafe] { $target }, do you have { $what }?
        [nourriture] { $target }, do you have { $what }?
        [transformation] { $target }, do you have { $what }?
        [colombe] { $target }, do you have { $what }?
        [masque] { $target }, do you have { $what }?
        [soutien_kaneki] { $target }, do you have { $what }?
        [jeton] { $target }, take a Suspicion token off me.
        [sans_cafe] { $target }, please give me { $what }.
        [sans_nourriture] { $target }, please give me { $what }.
        [sans_transformation] { $target }, please give me { $what }.
        [sans_colombe] { $target }, please give me { $what }.
        [sans_masque] { $target }, please give me { $what }.
       *[other] { $target }, are you { $what }?
    }
say-promise =
    { $what_id ->
        [none] { $target }, you can count on me.
        [cafe] If I can, { $target }, I will leave you { $what }.
        [nourriture] If I can, { $target }, I will leave you { $what }.
        [transformation] If I can, { $target }, I will leave you { $what }.
        [colombe] If I can, { $target }, I will leave you { $what }.
        [masque] If I can, { $target }, I will leave you { $what }.
        [soutien_kaneki] If I can, { $target }, I will leave you { $what }.
        [jeton] If I can, { $target }, I will take a Suspicion token off you.
        [sans_cafe] I promise, { $target }: I will give you { $what }.
        [sans_nourriture] I promise, { $target }: I will give you { $what }.
        [sans_transformation] I promise, { $target }: I will give you { $what }.
        [sans_colombe] I promise, { $target }: I will give you { $what }.
        [sans_masque] I promise, { $target }: I will give you { $what }.
       *[other] If you are { $what }, { $target }, you can count on me.
    }
