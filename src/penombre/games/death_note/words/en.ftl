### Death Note: The Investigation Game, English words.

### The game

game-title = Death Note: The Investigation Game
    .tagline = L hunts Light for all to see; around him everybody hides a role and plays for apples of their own. Five rounds to unmask, lie and survive.
    .length = 25 to 60 minutes

### Roles and camps

role-l = L
    .camp = Detective
    .text =
        3 apples: { objective-l_1 }. 2 apples: { objective-l_2 }. 1 apple: { objective-l_3 }.

        Everybody knows who you are. Each round you give an Action away, turn the Investigation up and hand out Suspicions.
role-light = Light
    .camp = Kira
    .text =
        3 apples: { objective-light_1 }. 2 apples: { objective-light_2 }. 1 apple: { objective-light_3 }.

        A player always holds you when the game begins. As soon as you are revealed, it ends.
role-misa = Misa
    .camp = Kira
    .text =
        3 apples: { objective-misa_1 }. 2 apples: { objective-misa_2 }. 1 apple: { objective-misa_3 }.

        Find Light, sit down beside him, and draw suspicion to yourself.
role-higuchi = Higuchi
    .camp = Kira
    .text =
        3 apples: { objective-higuchi_1 }. 2 apples: { objective-higuchi_2 }. 1 apple: { objective-higuchi_3 }.

        Keep a low profile, and look for Matsuda, a player or inactive.
role-yagami = Yagami
    .camp = Investigator
    .text =
        3 apples: { objective-yagami_1 }. 2 apples: { objective-yagami_2 }. 1 apple: { objective-yagami_3 }.

        Inactive Roles do not count for you. Learn how many Kira sit at the table, and keep Light for last.
role-matsuda = Matsuda
    .camp = Investigator
    .text =
        3 apples: { objective-matsuda_1 }. 2 apples: { objective-matsuda_2 }. 1 apple: { objective-matsuda_3 }.

        Get players revealed without anybody dying, and beware of Higuchi.
role-aizawa = Aizawa
    .camp = Investigator
    .text =
        3 apples: { objective-aizawa_1 }. 2 apples: { objective-aizawa_2 }. 1 apple: { objective-aizawa_3 }.

        Reveal the Kira other than Light first, even inactive ones. You are not afraid of dirty hands.
role-mogi = Mogi
    .camp = Investigator
    .text =
        3 apples: { objective-mogi_1 }. 2 apples: { objective-mogi_2 }. 1 apple: { objective-mogi_3 }.

        Inactive Roles are quick to reveal. Watch over Misa, wherever she is.
role-watari = Watari
    .camp = Investigator
    .text =
        3 apples: { objective-watari_1 }. 2 apples: { objective-watari_2 }. 1 apple: { objective-watari_3 }.

        You are L’s best ally. Empty your hand, and protect the Investigators.
camp-detective = Detective
    .text = L is alone in this camp, and known to all. L plays no Actions: L gives them.
camp-kira = Kira
    .text = Light, Misa and Higuchi. Each plays for their own objectives; they do not know each other.
camp-investigators = Investigators
    .text = Yagami, Matsuda, Aizawa, Mogi and Watari. Each plays for their own objectives; they do not know each other.

### Objectives

objective-l_1 = Light is revealed
    .text = Wherever the card is: with a player or in the centre.
objective-l_2 = At most 1 Role is dead
    .text = Inactive Roles count, and so do secret deaths.
objective-l_3 = L has revealed no Investigator
    .text = L reveals by Suspicions, by Ryuk’s, and by “Dealings”, “Assault”, “Execution” and “Ally”. Votes, Actions and the choices of players are not blamed on L.
objective-light_1 = Light is not revealed
    .text = Even dead, if he died in secret.
objective-light_2 = At least one Kira is not revealed
    .text = Light, Misa or Higuchi, a player or inactive.
objective-light_3 = At least 2 Roles are dead
    .text = Inactive Roles count, and so do secret deaths.
objective-misa_1 = Light is not revealed
    .text = Wherever the card is: with a player or in the centre.
objective-misa_2 = Misa and Light are neighbours
    .text = Both alive and players, with no other living player between them. L and the dead do not count.
objective-misa_3 = Misa is dead, or not revealed
    .text = A Misa who is revealed and alive gains nothing here.
objective-higuchi_1 = Higuchi is not revealed
    .text = Even dead, if he died in secret.
objective-higuchi_2 = Matsuda is dead
    .text = A player or inactive, revealed or not.
objective-higuchi_3 = Matsuda is revealed
    .text = A player or inactive, dead or alive.
objective-yagami_1 = All Kira at the table are revealed
    .text = Those that players hold in the end: there must be at least one, and none hidden. Inactive Roles do not count.
objective-yagami_2 = Yagami is alive and revealed
    .text = It takes both.
objective-yagami_3 = No Investigator has died as a player’s Role
    .text = An Investigator killed in the centre does not count.
objective-matsuda_1 = At least half of the players are revealed
    .text = 2 at 4 or 5 seats, 3 at 6 or 7, 4 at 8. L does not count, the dead do.
objective-matsuda_2 = At most 1 Role is dead
    .text = Inactive Roles count, and so do secret deaths.
objective-matsuda_3 = Matsuda is alive and revealed
    .text = It takes both.
objective-aizawa_1 = All 3 Kira are revealed
    .text = Players or inactive.
objective-aizawa_2 = Light is revealed
    .text = Wherever the card is: with a player or in the centre.
objective-aizawa_3 = At least one Kira is dead
    .text = A player or inactive, revealed or not.
objective-mogi_1 = At least 4 Roles are revealed
    .text = Of the 8, not counting L. Inactive Roles and the revealed dead count.
objective-mogi_2 = Misa is not dead
    .text = A player or inactive.
objective-mogi_3 = Light is revealed
    .text = Wherever the card is: with a player or in the centre.
objective-watari_1 = Light is revealed
    .text = Wherever the card is: with a player or in the centre.
objective-watari_2 = No Investigator is dead
    .text = Neither with a player nor in the centre.
objective-watari_3 = Watari has no Action left in hand
    .text = A dead Watari has none.
objective-amour = Love: Light is not revealed
    .text = 1 more apple for each of the two whom L designated, even dead or parted.
objective-poursuite = Pursuit: the first hidden Kira sits beside a revealed Investigator
    .text = 1 more apple for that player alone, counting clockwise from L.
objective-fausse_piste = False Lead: the named role is revealed
    .text = 1 more apple for whoever played the card.

### When an Action is played

timing-start = At the start of your turn
timing-turn = On your turn
timing-any = At any time
timing-others_start = At the start of another one’s turn
timing-round_start = At the start of the round
timing-discarded = When an Investigation is discarded
timing-death = When a role is about to die
timing-check = When you are asked about your role

### Actions

action-death_note = Death Note
    .timing = { timing-turn }
    .text = Aim at another living player: take their whole hand and, if you like, play one of its cards that you could play right now. Give the rest back; then their role dies. Until then the hand is neither theirs nor yours.
action-page_de_death_note = Death Note Page
    .timing = { timing-turn }
    .text = Designate an unrevealed Role card, another living player’s or one in the centre, and name a role. Look at the card: if that is it, it dies; otherwise your own role dies.
action-rem = Rem
    .timing = { timing-turn }, if your role is not revealed
    .text = Aim at another living player, revealed or not. Reveal your role. The other then says whether they are Kira: if not, their role dies; if so, nothing happens.
action-partisan_de_kira = Kira Supporter
    .timing = { timing-turn }
    .text = Choose first: look at an inactive Role, even a revealed or dead one; or reveal a hidden inactive Role, then give 1 Suspicion to an unrevealed player.
action-alibi = Alibi
    .timing = { timing-any }, until L gives Suspicions
    .text = Aim at an unrevealed player, yourself included. Until the round ends, neither L nor the Investigation gives them a Suspicion, but L has 1 more to give. Those of Actions still reach them.
action-fouiner = Snooping
    .timing = { timing-start }
    .text = This turn, if you discard the Investigation, you draw 1 more Action. Two copies add up.
action-couverture = Cover
    .timing = { timing-others_start }
    .text = This turn that player does not look at the Investigation: it stays on the pile, and they draw as if they had left it.
action-manipulation = Manipulation
    .timing = { timing-turn }
    .text = Lay the card in front of a living player, yourself included, for the rest of the game. From now on they draw when they discard the Investigation, not when they leave it. Two copies count as one.
action-destins_croises = Crossed Fates
    .timing = { timing-turn }
    .text = Aim at two other living players who are not revealed. Each looks at the other’s role, then secretly decides whether to give the other 1 Suspicion; both answers are shown together.
action-taupe = Mole
    .timing = { timing-turn }
    .text = Look at L’s hand and take an Action from it. Then, even if L had no card, you get 1 Suspicion, if you are not revealed.
action-se_blanchir = Clearing One’s Name
    .timing = { timing-round_start }
    .text = At the end of the round, after L’s Suspicions, every unrevealed player who has played no Action this round other than this very card gets 1 Suspicion. That goes for you, too.
action-decouverte = Discovery
    .timing = { timing-any }
    .text = Aim at a living player, yourself included, even one who has Ryuk: they take the pawn and keep it until the round ends. Ryuk Actions do not move it any more.
action-amnesie = Amnesia
    .timing = { timing-turn }
    .text = Swap your role for a living inactive Role, revealed or not. You are now what the new card is: if it is hidden, you keep your Suspicions, and are hidden again if you were revealed; if it is revealed, so are you, and you lose your Suspicions.
action-enregistrements = Recordings
    .timing = { timing-turn }
    .text = Discard as many other Actions as you like, even none, then reveal as many hidden inactive Roles, or all if there are fewer.
action-filature = Tailing
    .timing = { timing-turn }
    .text = Look at an inactive Role. Then reveal it, unless it is already, or draw 1 Action.
action-fondation_de_watari = Watari’s Foundation
    .timing = { timing-turn }
    .text = Discard as many other Actions as you like, even none. A living player, yourself included, then draws 1 Action more than you discarded.
action-mouchards = Wiretaps
    .timing = { timing-turn }
    .text = Look at the role of another living player who is not revealed. Everybody knows whom you looked at.
action-renoncement = Renunciation
    .timing = { timing-any }, if you have Ryuk
    .text = Ryuk goes back to the centre, unless a Discovery prevents it. You lose 0, 1 or 2 Suspicions, as you choose.
action-presence_invisible = Invisible Presence
    .timing = { timing-turn }, if a player has Ryuk
    .text = The player who has Ryuk, perhaps you, gets 1 Suspicion if not revealed. Then they look at the role of one of their unrevealed neighbours, if there is one.
action-temoignage = Testimony
    .timing = { timing-turn }
    .text = Choose a witness, another living player. They may give 2 Suspicions to one unrevealed player, themselves or you included, or designate nobody.
action-remaniement = Reshuffle
    .timing = { timing-turn }
    .text = Swap seats with another living player. You may also take 1 Suspicion from them, if you are not revealed, or give them 1 of yours, if they are not.
action-piege = Trapped
    .timing = { timing-turn }
    .text = Aim at another living player who is not revealed. They show their role to a living player of their choice, who may be you, but not L. Everybody knows who saw it.
action-bureau_d_enquete = Investigation Bureau
    .timing = { timing-turn }
    .text = Aim at a living player, yourself included. They give L an Action of their choice, then another one to you. If they have only one, it goes to L; if none, nothing happens. If it is you, you give just one, to L.
action-demission = Resignation
    .timing = { timing-discarded }, even by you
    .text = Look at that Investigation. Then put it back on the pile, or get 1 Suspicion. If you are revealed, you may leave it discarded and get nothing.
action-mise_en_scene = Staged Death
    .timing = When you are about to die, if there is a living inactive Role
    .text = Swap your role for a living inactive Role. The old one, now in the centre, dies and is revealed; you go on with the new one. Your Suspicions follow the same rule as for Amnesia.
action-accusations = Accusations
    .timing = { timing-discarded }, by somebody else
    .text = Look at that Investigation. Then show it to everybody, or give 1 Suspicion to whoever discarded it. It stays discarded.
action-fausse_identite = False Identity
    .timing = When you are about to die by a death Action
    .text = You do not die, and nothing is revealed. The other effects of the death Action have happened. It works against a Threat, too.
action-yeux_de_shinigami = Shinigami Eyes
    .timing = { timing-turn }
    .text = Designate the role of another living player, or a living inactive Role. You get 1 Suspicion, if you are not revealed. Then that role dies.
action-menace = Threat
    .timing = { timing-turn }, if there are at least 2 other living players
    .text = The card stays in front of you. As soon as only one other living player has played no Action since, that player’s role dies, and the card is discarded. So it is if there is none left, or if you die.
action-mensonge = Lie
    .timing = { timing-check }, if it is not revealed
    .text = An Action or an Investigation asks whether you have some role, or are of some camp: answer as you like, true or false. Where a yes would reveal you or keep you from playing, you can only tell the truth, or say no.
action-chantage = Blackmail
    .timing = { timing-turn }
    .text = Aim at another living player who has at least 1 Action. Look at their hand and pick a card: if it could be played on their turn, they have to play it now, and all choices are theirs. Otherwise they discard it, face down; so too the Amnesia of an unrevealed player.
action-fuite_d_informations = Information Leak
    .timing = { timing-start }
    .text = This turn, if you discard the Investigation, you look at the next one and choose again, without drawing. The last one of the round cannot be discarded.
action-deballage = Spilling the Beans
    .timing = { timing-turn }
    .text = Aim at a living player who has at least 1 Action, yourself included. A card of that hand is shown to everybody and goes to yours: one at random, or one you choose if the hand is your own.
action-fausse_piste = False Lead
    .timing = { timing-turn }
    .text = Name a role that is not revealed, perhaps your own. The card stays in front of you: if that role is revealed in the end, you have 1 more apple.
action-secret_defense = Top Secret
    .timing = When an unrevealed player is about to die, you or another
    .text = If they die, it is without being revealed, and they keep their Suspicions. They play no more, but can still get or lose some, and be revealed later; only then does that death count among the three.
action-faux_death_note = Fake Death Note
    .timing = When a role designated by a death Action is about to die
    .text = It does not die, a player’s or inactive. The other effects of the death Action have happened. It is of no use against a Threat.

### Investigations

tile-renaissance = Rebirth
    .timing = Round 1: 1 Suspicion
    .text = L designates a living player. That player may kill their own role, which is revealed and goes to the centre, and take a living inactive Role instead. They play on; their Suspicions follow the new role.
tile-confrontation = Confrontation
    .timing = Round 1: 1 Suspicion
    .text = L designates a living player and a hidden inactive Role. The player looks at it, then reveals it, or keeps it secret and gets 1 Suspicion.
tile-pacte = Dealings
    .timing = Round 1: 1 Suspicion, Ryuk
    .text = L gives 1 Suspicion to each of the unrevealed players L designates: at least one, and at most half as many as there are living players.
tile-poursuite = Pursuit
    .timing = Round 1: 3 Suspicions, stays in play
    .text = At the end of the game, going clockwise from L, one looks for the first unrevealed player who is Kira: that player has 1 more apple if one of their neighbours is a revealed Investigator. A Lie may answer it.
tile-tactique = Tactics
    .timing = Round 1: 1 Suspicion
    .text = L designates a living player, who discards an Action, and L has 1 more Suspicion to give; or who shows L the whole hand.
tile-dechirure = Unraveling
    .timing = Round 2: 1 Suspicion
    .text = L designates two unrevealed players. Everybody talks, then L calls the vote: all other living players vote in secret against one of the two. Whoever has more votes gets 1 Suspicion; in a tie each gets 1.
tile-temps_couvert = Overcast
    .timing = Round 2: 1 Suspicion
    .text = L designates a living player who is not revealed. If an Investigator, that player may show the role and kill a living inactive Role. If not, or not willing, nothing happens, and nobody knows why.
tile-regard = Glare
    .timing = Round 2: 1 Suspicion, Ryuk
    .text = L designates a living player who has at least 1 Suspicion and 1 Action. L looks at that hand and takes a card of L’s choice.
tile-contact = Encounter
    .timing = Round 2: 3 Suspicions
    .text = When L has handed out Suspicions, every living player who got none of them draws 1 Action.
tile-doute = Doubt
    .timing = Round 2: 2 Suspicions, Ryuk
    .text = L designates a living player who has exactly 1 Suspicion. That whole hand is shown to everybody, then given back.
tile-assaut = Assault
    .timing = Round 3: 1 Suspicion, Ryuk
    .text = L designates a living player who is not revealed, and names a role other than Light. If it is theirs, they are revealed; if not, they draw 2 Actions, then discard 1.
tile-amour = Love
    .timing = Round 3: 3 Suspicions, stays in play
    .text = L designates two living players who are neighbours. Each has one more objective, whatever becomes of them: 1 apple if Light is not revealed in the end.
tile-confession = Confession
    .timing = Round 3: 1 Suspicion, Ryuk
    .text = L designates an unrevealed player. They reveal their role, or L has 2 more Suspicions to give.
tile-ami = Friend
    .timing = Round 3: 3 Suspicions, stays in play
    .text = As soon as the next Action has been played, by anybody, its player loses up to 2 Suspicions, and the tile is gone, even if there were none to lose.
tile-pari = Wager
    .timing = Round 3: 1 Suspicion, Ryuk
    .text = Whoever gets L’s Suspicion looks at the role of one of their unrevealed neighbours. If several got one, L says which of them looks.
tile-decision = Decision
    .timing = Round 4: 2 Suspicions, Ryuk, stays in play
    .text = The player who is Light can play no more Actions until the end, not even in defence, unless forced by a Blackmail. Nobody learns who it is. A Lie escapes it.
tile-execution = Execution
    .timing = Round 4: 0 Suspicions
    .text = L designates an unrevealed player: that role is revealed.
tile-allie = Ally
    .timing = Round 4: 2 Suspicions, Ryuk
    .text = L names two Investigators. Going counter-clockwise from L, one looks for the first player who is either of them: that player is revealed. If they were already, the effect ends there.
tile-matsuda_enquete = Matsuda
    .timing = Round 4: 0 Suspicions, Ryuk
    .text = The player who is Matsuda, if not revealed, shows the role. If nobody does, L has 2 more Suspicions to give.
tile-expedient = Makeshift
    .timing = Round 4: 1 Suspicion, Ryuk
    .text = Each living player who is not revealed, in turn, discards an Action, or lets L have 1 more Suspicion to give.
tile-performance = Performance
    .timing = Round 5: 2 Suspicions, Ryuk
    .text = L designates two living neighbours who are not revealed: they swap all their Suspicions, Alibi or not.
tile-conduite = Guidance
    .timing = Round 5: 1 Suspicion, Ryuk
    .text = Each living player who is not revealed gets as many Suspicions as Actions in hand, 3 at most, all at the same time.
tile-frenesie = Frenzy
    .timing = Round 5: 3 Suspicions, Ryuk
    .text = L has to give all Suspicions, those of Alibis included, to one single player.
tile-resurrection = Revival
    .timing = Round 5: 1 Suspicion, Ryuk
    .text = L designates all living players, one by one, in any order. Each at once swaps their role for a living inactive Role, or gets 1 Suspicion.
tile-silence = Silence
    .timing = Round 5: 1 Suspicion, Ryuk
    .text = L designates a living player. That player designates the role of another living player, or a living inactive Role: it dies. This is no death Action.

### Settings of the table

setting-first_games = First games
    .text = The 9 advanced Actions, numbers 28 to 36, stay in the box.
setting-l = How L is found
    .text = Who is L: by lot, or by choice.
setting-l_seat = Seat of L
    .text = The number of L’s seat.
setting-games = Number of games
    .text = Apples add up from game to game; the highest total wins, ties are shared.
setting-dead_talk = The dead may talk
    .text = A dead player may still talk to everybody. Otherwise they are silent until the game ends.

l-dealt = By lot
    .text = L’s card is shuffled in with the roles and dealt.
l-host = The host of the table
l-seat = A chosen seat
    .text = The number of that seat is a setting of its own, below.
l-rotation = Everybody in turn
    .text = The first seat first, then the next one in each game.

### Phases, moments, what is being done

phase-setup = Set-up
phase-round = Round
phase-end = End of the game
window-round_start = Start of the round
window-turn_start = Start of the turn
window-turn_main = Rest of the turn
window-discarded = An Investigation has just been discarded
window-before_reveal = Before the Investigation
window-tile_revealed = Before the Investigation takes effect
window-before_allot = Before L’s Suspicions
window-round_end = End of the round
window-death = A role is about to die
window-check = A role is asked after
window-forced = Under duress
layer-window = Everybody may play an Action
layer-death = A death
layer-check = A question about a role

### Endings

ending-light_revealed = Light is unmasked: the game ends at once.
    .short = Light revealed
ending-three_deaths = Three Roles are dead and revealed: the game ends at once.
    .short = Three deaths
ending-last_round = Five rounds have passed, and L collapses: the investigation is over.
    .short = End of round 5

### Where it comes from

source-rulebook = Rulebook
source-review = Published text
source-reconstruction = Reconstruction
value-apples = apples
value-objectives = objectives
value-effect = effect
value-copies = number of copies
value-timing = moment
value-ryuk = Ryuk
value-death = death Action
value-suspicion = number of Suspicions

### The same words elsewhere

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
line-l_1 = “{ objective-l_1 }”
line-l_2 = “{ objective-l_2 }”
line-l_3 = “{ objective-l_3 }”
line-light_1 = “{ objective-light_1 }”
line-light_2 = “{ objective-light_2 }”
line-light_3 = “{ objective-light_3 }”
line-misa_1 = “{ objective-misa_1 }”
line-misa_2 = “{ objective-misa_2 }”
line-misa_3 = “{ objective-misa_3 }”
line-higuchi_1 = “{ objective-higuchi_1 }”
line-higuchi_2 = “{ objective-higuchi_2 }”
line-higuchi_3 = “{ objective-higuchi_3 }”
line-yagami_1 = “{ objective-yagami_1 }”
line-yagami_2 = “{ objective-yagami_2 }”
line-yagami_3 = “{ objective-yagami_3 }”
line-matsuda_1 = “{ objective-matsuda_1 }”
line-matsuda_2 = “{ objective-matsuda_2 }”
line-matsuda_3 = “{ objective-matsuda_3 }”
line-aizawa_1 = “{ objective-aizawa_1 }”
line-aizawa_2 = “{ objective-aizawa_2 }”
line-aizawa_3 = “{ objective-aizawa_3 }”
line-mogi_1 = “{ objective-mogi_1 }”
line-mogi_2 = “{ objective-mogi_2 }”
line-mogi_3 = “{ objective-mogi_3 }”
line-watari_1 = “{ objective-watari_1 }”
line-watari_2 = “{ objective-watari_2 }”
line-watari_3 = “{ objective-watari_3 }”
line-amour = “{ objective-amour }”
line-poursuite = “{ objective-poursuite }”
line-fausse_piste = “{ objective-fausse_piste }”

### What happens: set-up and rounds

event-deal =
    { $game ->
        [1] { $seat_is_me ->
            [yes] You are L, for all to see. All the others hide a role; one of them is Light.
           *[no] { $seat } is L, for all to see. All the others hide a role; one of them is Light.
        }
       *[other] { $seat_is_me ->
            [yes] Game { $game }: you are L now. The roles are new.
           *[no] Game { $game }: { $seat } is L now. The roles are new.
        }
    }
event-round =
    { $round ->
        [2] Round 2. Play goes counter-clockwise.
        [4] Round 4. Play goes counter-clockwise.
       *[other] Round { $round }. Play goes clockwise.
    }
event-gift = L gives { $target } an Action.
    .card =
        { $seat_is_me ->
            [yes] You give { $target } “{ $card }”.
           *[no] L gives you “{ $card }”.
        }
event-turn =
    { $seat_is_me ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
event-turn_over =
    { $seat_is_me ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
event-sees_tile = The top Investigation is “{ $tile }”. Nobody else sees it.
event-tile_left =
    { $seat_is_me ->
        [yes] You leave the Investigation on the pile.
       *[no] { $seat } leaves the Investigation on the pile.
    }
event-tile_discarded =
    { $seat_is_me ->
        [yes] You discard the Investigation, face down.
       *[no] { $seat } discards the Investigation, face down.
    }
event-tile_covered =
    { $seat_is_me ->
        [yes] You do not look at the Investigation: it stays on the pile.
       *[no] { $seat } does not look at the Investigation: it stays on the pile.
    }
event-draws =
    { $count ->
        [1] { $seat } draws an Action.
       *[other] { $seat } draws { $count } Actions.
    }
    .cards = You draw { $cards }.
event-discards =
    { $count ->
        [1] { $seat } discards an Action, face down.
       *[other] { $seat } discards { $count } Actions, face down.
    }
    .cards = You discard { $cards }, face down.
event-reshuffled =
    { $count ->
        [1] The deck is empty: the only discarded card takes its place.
       *[other] The deck is empty: the { $count } discarded cards are shuffled.
    }

### What happens: Actions

event-plays =
    { $seat_is_me ->
        [yes] You play “{ $card }”.
       *[no] { $seat } plays “{ $card }”.
    }
event-aims =
    { $target_is_me ->
        [yes] “{ $card }” is aimed at you.
       *[no] “{ $card }” is aimed at { $target }.
    }
event-aims_role =
    { $slot ->
        [0] { $target_is_me ->
            [yes] “{ $card }” is aimed at your role.
           *[no] “{ $card }” is aimed at { $target }’s role.
        }
       *[other] “{ $card }” is aimed at inactive Role no. { $slot }.
    }
event-aims_two =
    { $target_is_me ->
        [yes] “{ $card }” ties you to { $other }.
       *[no] { $other_is_me ->
            [yes] “{ $card }” ties you to { $target }.
           *[no] “{ $card }” ties { $target } to { $other }.
        }
    }
event-names =
    { $seat_is_me ->
        [yes] “{ $card }”: you name { $role }.
       *[no] “{ $card }”: { $seat } names { $role }.
    }
event-looks =
    { $slot ->
        [0] { $target_is_me ->
            [yes] { $seat } looks at your role.
           *[no] { $seat } looks at { $target }’s role.
        }
       *[other] { $seat } looks at inactive Role no. { $slot }.
    }
    .role =
        { $slot ->
            [0] You look at { $target }’s role: { $role }.
           *[other] You look at inactive Role no. { $slot }: { $role }.
        }
event-sees_hand = { $seat } looks at { $target }’s hand.
    .cards =
        { $seat_is_me ->
            [yes] { $cards_count ->
                [0] { $target } has no Action to show you.
               *[other] { $target } holds { $cards }.
            }
           *[no] { $cards_count ->
                [0] { $seat } looks at your hand, which is empty.
               *[other] { $seat } looks at your hand: { $cards }.
            }
        }
event-takes_hand =
    { $count ->
        [0] { $target_is_me ->
            [yes] { $seat } would take your hand, but it is empty.
           *[no] { $seat } would take { $target }’s hand, but it is empty.
        }
       *[other] { $target_is_me ->
            [yes] { $seat } takes your whole hand.
           *[no] { $seat } takes { $target }’s whole hand.
        }
    }
    .cards =
        { $cards_count ->
            [0] { $target }’s hand is empty.
           *[other] You take { $target }’s hand: { $cards }.
        }
event-hand_back =
    { $target_is_me ->
        [yes] { $seat } gives you back the cards that are left.
       *[no] { $seat_is_me ->
            [yes] You give { $target } back the cards that are left.
           *[no] { $seat } gives { $target } back the cards that are left.
        }
    }
event-takes = { $target } takes an Action from { $seat }.
    .card =
        { $target_is_me ->
            [yes] You take “{ $card }” from { $seat }.
           *[no] { $target } takes “{ $card }” from you.
        }
event-gives = { $seat } gives { $target } an Action.
    .card =
        { $seat_is_me ->
            [yes] You give { $target } “{ $card }”.
           *[no] { $seat } gives you “{ $card }”.
        }
event-spills =
    { $target_is_me ->
        [yes] Everybody sees “{ $card }”, which is in your hand now.
       *[no] Everybody sees “{ $card }”, which is in { $target }’s hand now.
    }
event-blackmailed =
    { $target_is_me ->
        [yes] { $seat } picks one of your cards: you have to play it at once.
       *[no] { $seat_is_me ->
            [yes] { $target } has to play the card you picked at once.
           *[no] { $seat } picks a card of { $target }, who has to play it at once.
        }
    }
event-covers =
    { $target_is_me ->
        [yes] You will not see the Investigation this turn.
       *[no] { $target } will not see the Investigation this turn.
    }
event-chairs =
    { $seat_is_me ->
        [yes] { $target } and you swap seats.
       *[no] { $target_is_me ->
            [yes] { $seat } and you swap seats.
           *[no] { $seat } and { $target } swap seats.
        }
    }
event-swaps = { $seat } swaps roles with inactive Role no. { $slot }.
    .role = You swap roles with inactive Role no. { $slot }: you are { $role } now.
event-silent_witness =
    { $seat_is_me ->
        [yes] You designate nobody.
       *[no] { $seat } designates nobody.
    }
event-looks_at_tile = { $seat } looks at the discarded Investigation.
    .tile = The discarded Investigation is “{ $tile }”.
event-tile_back =
    { $seat_is_me ->
        [yes] You put the Investigation back on the pile.
       *[no] { $seat } puts the Investigation back on the pile.
    }
event-tile_exposed =
    { $seat_is_me ->
        [yes] You show everybody the Investigation { $target } discarded: “{ $tile }”.
       *[no] { $target_is_me ->
            [yes] { $seat } shows everybody the Investigation you discarded: “{ $tile }”.
           *[no] { $seat } shows everybody the Investigation { $target } discarded: “{ $tile }”.
        }
    }

### What happens: Ryuk and Suspicions

event-ryuk =
    { $seat_is_me ->
        [yes] You take Ryuk.
       *[no] { $seat } takes Ryuk.
    }
event-ryuk_free = Ryuk goes back to the centre of the table.
event-ryuk_locked =
    { $target_is_me ->
        [yes] Ryuk stays with you until the round ends.
       *[no] Ryuk stays with { $target } until the round ends.
    }
event-ryuk_icon =
    { $target_is_me ->
        [yes] The Investigation shows Ryuk, and you have the pawn.
       *[no] The Investigation shows Ryuk, and { $target } has the pawn.
    }
event-suspicion =
    { $source_id ->
        [allotment] { $by_is_me ->
            [yes] You give { $target } { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } ({ $total } in all).
           *[no] { $target_is_me ->
                [yes] L gives you { $count ->
                    [1] 1 Suspicion
                   *[other] { $count } Suspicions
                } ({ $total } in all).
               *[no] L gives { $target } { $count ->
                    [1] 1 Suspicion
                   *[other] { $count } Suspicions
                } ({ $total } in all).
            }
        }
        [ryuk] { $target_is_me ->
            [yes] Ryuk costs you { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } ({ $total } in all).
           *[no] Ryuk costs { $target } { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } ({ $total } in all).
        }
       *[other] { $target_is_me ->
            [yes] “{ $card }” brings you { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } ({ $total } in all).
           *[no] “{ $card }” brings { $target } { $count ->
                [1] 1 Suspicion
               *[other] { $count } Suspicions
            } ({ $total } in all).
        }
    }
event-suspicion_lost =
    { $target_is_me ->
        [yes] You lose { $count ->
            [1] 1 Suspicion
           *[other] { $count } Suspicions
        } ({ $total } in all).
       *[no] { $target } loses { $count ->
            [1] 1 Suspicion
           *[other] { $count } Suspicions
        } ({ $total } in all).
    }
event-suspicions_exchanged =
    { $target_is_me ->
        [yes] You swap Suspicions with { $other }: { $count } for you, { $total } for { $other }.
       *[no] { $other_is_me ->
            [yes] You swap Suspicions with { $target }: { $total } for you, { $count } for { $target }.
           *[no] { $target } and { $other } swap Suspicions: { $count } for { $target }, { $total } for { $other }.
        }
    }
event-nobody_to_suspect = Nobody can get Suspicions: L gives none.

### What happens: reveals and deaths

event-reveal =
    { $slot ->
        [0] { $cause_id ->
            [self] { $target_is_me ->
                [yes] You reveal your role: { $role }.
               *[no] { $target } shows the role: { $role }.
            }
            [seat] { $by_is_me ->
                [yes] You reveal { $target }’s role: { $role }.
               *[no] { $target_is_me ->
                    [yes] { $by } reveals your role: { $role }.
                   *[no] { $by } reveals { $target }’s role: { $role }.
                }
            }
            [vote] { $target_is_me ->
                [yes] The vote reveals your role: { $role }.
               *[no] The vote reveals { $target }’s role: { $role }.
            }
           *[other] { $target_is_me ->
                [yes] The Investigation reveals your role: { $role }.
               *[no] The Investigation reveals { $target }’s role: { $role }.
            }
        }
       *[other] { $by_is_me ->
            [yes] You reveal inactive Role no. { $slot }: { $role }.
           *[no] { $by } reveals inactive Role no. { $slot }: { $role }.
        }
    }
event-about_to_die =
    { $slot ->
        [0] { $cause_id ->
            [self] { $target_is_me ->
                [yes] You are about to die by your own hand.
               *[no] { $target } is about to die, and nobody else is to blame.
            }
           *[other] { $by_is_me ->
                [yes] You are about to kill { $target }.
               *[no] { $target_is_me ->
                    [yes] { $by } is about to kill you.
                   *[no] { $by } is about to kill { $target }.
                }
            }
        }
       *[other] { $by_is_me ->
            [yes] You are about to kill inactive Role no. { $slot }.
           *[no] { $by } is about to kill inactive Role no. { $slot }.
        }
    }
event-dies =
    { $slot ->
        [0] { $cause_id ->
            [self] { $target_is_me ->
                [yes] You kill your own role.
               *[no] { $target }’s role dies, and nobody else is to blame.
            }
           *[other] { $by_is_me ->
                [yes] You kill { $target }.
               *[no] { $target_is_me ->
                    [yes] { $by } kills you. You play no more, but your objectives still count.
                   *[no] { $by } kills { $target }.
                }
            }
        }
       *[other] { $by_is_me ->
            [yes] You kill inactive Role no. { $slot }.
           *[no] { $by } kills inactive Role no. { $slot }.
        }
    }
event-dies_hidden =
    { $cause_id ->
        [self] { $target_is_me ->
            [yes] You die, and your role stays secret.
           *[no] { $target } dies, and the role stays secret.
        }
       *[other] { $by_is_me ->
            [yes] You kill { $target }, whose role stays secret.
           *[no] { $target_is_me ->
                [yes] { $by } kills you, but your role stays secret.
               *[no] { $by } kills { $target }, whose role stays secret.
            }
        }
    }
event-saved = “{ $card }”: nobody dies.
event-top_secret = Should there be a death, the role will stay secret.
event-threat =
    { $target_is_me ->
        [yes] { $seat }’s Threat falls on you: all the others have played an Action or died.
       *[no] { $seat_is_me ->
            [yes] Your Threat falls on { $target }: all the others have played an Action or died.
           *[no] { $seat }’s Threat falls on { $target }: all the others have played an Action or died.
        }
    }
event-threat_void =
    { $seat_is_me ->
        [yes] Your Threat has nobody left to threaten: it is discarded.
       *[no] { $seat }’s Threat has nobody left to threaten: it is discarded.
    }
event-rem_answer =
    { $kira ->
        [yes] { $target_is_me ->
            [yes] You answer: Kira. Rem spares you.
           *[no] { $target } answers: Kira. Rem passes by.
        }
       *[no] { $target_is_me ->
            [yes] You answer: not Kira.
           *[no] { $target } answers: not Kira.
        }
    }
event-assault_no =
    { $target_is_me ->
        [yes] You are not { $role }: that is your answer.
       *[no] { $target } answers: not { $role }.
    }

### What happens: L’s Investigation

event-tile =
    { $seat_is_me ->
        [yes] You turn the Investigation up: “{ $tile }”.
       *[no] L turns the Investigation up: “{ $tile }”.
    }
event-no_effect = “{ $tile }” has no effect.
event-designates =
    { $seat_is_me ->
        [yes] “{ $tile }”: you designate { $target }.
       *[no] { $target_is_me ->
            [yes] “{ $tile }”: L designates you.
           *[no] “{ $tile }”: L designates { $target }.
        }
    }
event-designates_role =
    { $seat_is_me ->
        [yes] “{ $tile }”: you designate inactive Role no. { $slot }.
       *[no] “{ $tile }”: L designates inactive Role no. { $slot }.
    }
event-designates_two =
    { $seat_is_me ->
        [yes] “{ $tile }”: you designate { $target } and { $other }.
       *[no] { $target_is_me ->
            [yes] “{ $tile }”: L designates you and { $other }.
           *[no] { $other_is_me ->
                [yes] “{ $tile }”: L designates you and { $target }.
               *[no] “{ $tile }”: L designates { $target } and { $other }.
            }
        }
    }
event-designates_group =
    { $seat_is_me ->
        [yes] “{ $tile }”: you designate { $seats }.
       *[no] “{ $tile }”: L designates { $seats }.
    }
event-l_names =
    { $seat_is_me ->
        [yes] You ask whether { $target } is { $role }.
       *[no] { $target_is_me ->
            [yes] L asks whether you are { $role }.
           *[no] L asks whether { $target } is { $role }.
        }
    }
event-l_names_two =
    { $seat_is_me ->
        [yes] You name { $role } and { $other_role }.
       *[no] L names { $role } and { $other_role }.
    }
event-answers =
    { $tile_id ->
        [renaissance] { $choice_id ->
            [accept] { $seat_is_me ->
                [yes] You accept: your role is going to die, and you will take another.
               *[no] { $seat } accepts: that role is going to die, and another takes its place.
            }
           *[other] { $seat_is_me ->
                [yes] You keep your role.
               *[no] { $seat } keeps the same role.
            }
        }
        [confrontation] { $choice_id ->
            [reveal] { $seat_is_me ->
                [yes] You choose to reveal the inactive Role.
               *[no] { $seat } chooses to reveal the inactive Role.
            }
           *[other] { $seat_is_me ->
                [yes] You keep the secret.
               *[no] { $seat } keeps the secret.
            }
        }
        [tactique] { $choice_id ->
            [discard] { $seat_is_me ->
                [yes] You would rather discard an Action.
               *[no] { $seat } would rather discard an Action.
            }
           *[other] { $seat_is_me ->
                [yes] You show L your hand.
               *[no] { $seat } shows L the whole hand.
            }
        }
        [temps_couvert] { $choice_id ->
            [accept] { $seat_is_me ->
                [yes] You are going to reveal yourself.
               *[no] { $seat } is going to show the role.
            }
           *[other] { $seat_is_me ->
                [yes] You do nothing.
               *[no] { $seat } does nothing: nobody will know why.
            }
        }
        [confession] { $choice_id ->
            [confess] { $seat_is_me ->
                [yes] You confess.
               *[no] { $seat } confesses.
            }
           *[other] { $seat_is_me ->
                [yes] You confess nothing.
               *[no] { $seat } confesses nothing.
            }
        }
        [expedient] { $choice_id ->
            [discard] { $seat_is_me ->
                [yes] You discard an Action.
               *[no] { $seat } chooses to discard an Action.
            }
           *[other] { $seat_is_me ->
                [yes] You let L suspect more.
               *[no] { $seat } lets L suspect more.
            }
        }
       *[other] { $choice_id ->
            [swap] { $seat_is_me ->
                [yes] You change roles.
               *[no] { $seat } changes roles.
            }
           *[other] { $seat_is_me ->
                [yes] You keep your role.
               *[no] { $seat } keeps the same role.
            }
        }
    }
event-bonus =
    { $count ->
        [1] L will have 1 more Suspicion to give.
       *[other] L will have { $count } more Suspicions to give.
    }
event-votes =
    { $seat_is_me ->
        [yes] You vote against { $target }.
       *[no] { $target_is_me ->
            [yes] { $seat } votes against you.
           *[no] { $seat } votes against { $target }.
        }
    }
event-hand_shown =
    { $seat_is_me ->
        [yes] Everybody sees your hand: { $cards }.
       *[no] Everybody sees { $seat }’s hand: { $cards }.
    }
event-light_barred = Light can play no more Actions, and nobody learns who that is.
event-friend =
    { $seat_is_me ->
        [yes] “Friend”: you have just played an Action, and the tile is gone.
       *[no] “Friend”: { $seat } has just played an Action, and the tile is gone.
    }

### What happens: the end

event-pursuit =
    { $seat_is_me ->
        [yes] “Pursuit”: the apple is yours.
       *[no] “Pursuit”: { $seat } wins the apple.
    }
event-game_over = { $reason } The roles – { $roles_by_seat }. The apples – { $apples_by_seat }. Victory for { $winner_seats }.
event-scored =
    { $seat_is_me ->
        [yes] You, { $role }
       *[no] { $seat }, { $role }
    }: { $count ->
        [0] no apple.
        [1] 1 apple. { $lines }.
       *[other] { $count } apples. { $lines }.
    }
event-totals = Totals – { $scores_by_seat }.
event-crowned =
    { $seats_count ->
        [1] { $seats_has_me ->
            [yes] You have the most apples: victory is yours!
           *[no] The most apples: { $seats }. Victory!
        }
       *[other] The most apples, in a tie: victory for { $seats }.
    }

### Questions: set-up and turns

ask-keep_one = Which Action do you keep? The other is discarded, face down.
ask-gift = To whom do you give an Action? Everybody will see it.
ask-gift_card = Which Action do you give { $target }? Only the two of you will see it.
ask-turn_start = It is your turn. Play Actions, then look at the Investigation.
ask-tile_choice =
    You see “{ $tile }”. Leaving it draws you { $left ->
        [0] 0 cards
        [1] 1 card
       *[other] { $left } cards
    }, discarding it { $discarded ->
        [0] 0 cards
        [1] 1 card
       *[other] { $discarded } cards
    }.
ask-turn_main = Play more Actions, or end your turn.
ask-meanwhile_turn_start = { $target }’s turn begins. You may slip in an Action.
ask-meanwhile_turn_main = It is { $target }’s turn. You may slip in an Action.

### Questions: moments in which an Action may be played

ask-window_round_start = The round begins. Do you play an Action?
ask-window_discarded =
    { $target_is_me ->
        [yes] You have just discarded the Investigation. Do you play an Action?
       *[no] { $target } has just discarded the Investigation. Do you play an Action?
    }
ask-window_before_reveal = L is about to turn the Investigation up. Do you play an Action first?
ask-window_tile_revealed = The Investigation is “{ $tile }”. Do you play an Action before its effect?
ask-window_before_allot = “{ $tile }” has had its effect. Do you play an Action before L gives Suspicions?
ask-window_round_end = The round is ending. Do you play an Action?
ask-window_death =
    { $slot ->
        [0] { $cause_id ->
            [self] { $target_is_me ->
                [yes] You are about to die by your own hand. Do you play an Action?
               *[no] { $target } is about to die, and nobody else is to blame. Do you play an Action?
            }
           *[other] { $target_is_me ->
                [yes] { $by } is about to kill you. Do you play an Action?
               *[no] { $by_is_me ->
                    [yes] You are about to kill { $target }. Do you play an Action?
                   *[no] { $by } is about to kill { $target }. Do you play an Action?
                }
            }
        }
       *[other] { $by_is_me ->
            [yes] You are about to kill inactive Role no. { $slot }. Do you play an Action?
           *[no] { $by } is about to kill inactive Role no. { $slot }. Do you play an Action?
        }
    }
ask-window_check =
    { $card_id ->
        [rem] “{ $card }”: are you Kira? Do you play an Action before you answer?
        [poursuite] “{ $card }”: are you Kira? Do you play an Action before you answer?
        [allie] “{ $card }”: L is looking for { $roles }. Do you play an Action before you answer?
       *[other] “{ $card }”: are you { $roles }? Do you play an Action before you answer?
    }
ask-lie =
    { $card_id ->
        [rem] “{ $card }”: are you Kira? What do you answer?
        [poursuite] “{ $card }”: are you Kira? What do you answer?
        [allie] “{ $card }”: L is looking for { $roles }. What do you answer?
       *[other] “{ $card }”: are you { $roles }? What do you answer?
    }

### Questions: what is declared with an Action

ask-play_target =
    { $card_id ->
        [death_note] “{ $card }”: which player is to die?
        [rem] “{ $card }”: which player dies, unless Kira?
        [alibi] “{ $card }”: whom do you protect from L and the Investigation?
        [manipulation] “{ $card }”: in front of whom do you lay the card?
        [decouverte] “{ $card }”: who takes Ryuk?
        [fondation_de_watari] “{ $card }”: who draws?
        [mouchards] “{ $card }”: whose role do you look at?
        [temoignage] “{ $card }”: who is the witness?
        [remaniement] “{ $card }”: with whom do you swap seats?
        [piege] “{ $card }”: who has to show the role?
        [bureau_d_enquete] “{ $card }”: who gives cards away?
        [chantage] “{ $card }”: whom do you blackmail?
        [deballage] “{ $card }”: from whose hand does the card come?
       *[other] “{ $card }”: which player?
    }
ask-play_role =
    { $card_id ->
        [page_de_death_note] “{ $card }”: which Role card do you designate? You will name a role next.
        [filature] “{ $card }”: which inactive Role do you look at?
        [amnesie] “{ $card }”: for which inactive Role do you swap yours?
        [mise_en_scene] “{ $card }”: which inactive Role do you take? The old one will die in your place.
        [yeux_de_shinigami] “{ $card }”: which role is to die?
       *[other] “{ $card }”: which Role card?
    }
ask-play_name =
    { $card_id ->
        [fausse_piste] “{ $card }”: which role is to be revealed in the end?
       *[other] “{ $card }”: which role do you name? If you are wrong, your own dies.
    }
ask-two_players = “{ $card }”: which two players show each other their roles?
ask-supporter = Look at an inactive Role, or reveal one and give a Suspicion?
ask-lay_away_count =
    { $card_id ->
        [enregistrements] “{ $card }”: how many Actions do you discard, to reveal as many inactive Roles?
       *[other] “{ $card }”: how many Actions do you discard? One more will be drawn.
    }
ask-lay_away =
    { $count ->
        [1] “{ $card }”: which Action do you discard?
       *[other] “{ $card }”: which { $count } Actions do you discard?
    }
ask-reveal_inactive = Which inactive Roles do you reveal?
ask-renounce = How many Suspicions do you lose?
ask-reshuffle = Do you take a Suspicion from { $target }, or give one?
ask-spill_own = Which of your Actions do you show to everybody? You will keep it.

### Questions: what an Action does

ask-borrow = You have { $target }’s hand. Do you play one of these cards before you give the others back?
ask-supporter_suspicion = To whom do you give a Suspicion?
ask-crossed_fates = You know { $target }’s role. Do you give { $target } a Suspicion?
ask-tailing = You have seen inactive Role no. { $slot }. Do you reveal it, or draw an Action?
ask-look_at_neighbour = “{ $card }”: which neighbour’s role do you look at?
ask-trapped = { $by } has set you a trap: to whom do you show your role?
ask-testimony = { $by } wants your testimony. To whom do you give { $count } Suspicions?
ask-mole = You see L’s hand. Which Action do you take?
ask-bureau = Which Action do you give { $target }?
ask-blackmail = You see { $target }’s hand. Which card do you pick?
ask-resignation = The discarded Investigation is “{ $tile }”. Do you put it back on the pile, or take a Suspicion?
ask-accusations = { $target } discarded “{ $tile }”. Do you give a Suspicion, or show everybody the Investigation?

### Questions: L’s Investigation

ask-designate =
    { $tile_id ->
        [renaissance] “{ $tile }”: who may change roles?
        [confrontation] “{ $tile }”: who will look at an inactive Role?
        [tactique] “{ $tile }”: who will discard an Action, or show you the whole hand?
        [temps_couvert] “{ $tile }”: who may show the role, if an Investigator?
        [regard] “{ $tile }”: whose hand do you look at?
        [doute] “{ $tile }”: who will show everybody the whole hand?
        [assaut] “{ $tile }”: whom do you want to unmask?
        [confession] “{ $tile }”: who has to confess, or give you 2 more Suspicions?
        [execution] “{ $tile }”: whom do you reveal?
        [resurrection] “{ $tile }”: whose turn is it to choose?
        [silence] “{ $tile }”: who will designate a role to kill?
       *[other] “{ $tile }”: whom do you designate?
    }
ask-designate_two =
    { $tile_id ->
        [dechirure] “{ $tile }”: between which two players will the others vote?
        [amour] “{ $tile }”: which two neighbours will be in love?
        [performance] “{ $tile }”: which two neighbours swap their Suspicions?
       *[other] “{ $tile }”: which two players do you designate?
    }
ask-designate_inactive = “{ $tile }”: which inactive Role will be looked at?
ask-dealings = “Dealings”: to whom do you give a Suspicion?
ask-assault = Which role has { $target }, do you think? It cannot be Light.
ask-ally = Which two Investigators do you name? The first one found will be revealed.
ask-unraveling = Everybody talks. Call the vote when you like.
ask-ballot = Against whom do you vote? Whoever has more votes gets a Suspicion.
ask-glare = You see { $target }’s hand. Which Action do you take?
ask-wager = “Wager”: which of these players looks at a neighbour’s role?
ask-allot =
    { $count ->
        [1] To whom do you give the Suspicion?
       *[other] To whom do you give these { $count } Suspicions?
    }
ask-allot_one = “Frenzy”: who gets the { $count } Suspicions, all together?

### Questions: answering the Investigation

ask-rebirth = Do you kill your role to take another? You stay in the game.
ask-confrontation = You have seen inactive Role no. { $slot }. Do you reveal it, or take a Suspicion?
ask-tactics = Do you discard an Action, which gives L one more Suspicion, or show L your hand?
ask-overcast = An Investigator may show the role, and kill an inactive Role. What do you do?
ask-assault_discard = Which Action do you discard?
ask-confession = Do you confess your role? If not, L will have { $count } more Suspicions to give.
ask-makeshift = Do you discard an Action? If not, L will have one more Suspicion to give.
ask-revival = Do you change roles? If not, you get a Suspicion.
ask-silence = Which role is to die?
ask-next_game = The game is over. Are you ready for the next one?

### Options

option-play = Play “{ $card }”
    .keep_one = Keep “{ $card }”
    .gift_card = Give “{ $card }”
    .bureau = Give “{ $card }”
    .mole = Take “{ $card }”
    .glare = Take “{ $card }”
    .blackmail = Pick “{ $card }”
    .spill_own = Show “{ $card }”
    .assault_discard = Discard “{ $card }”
option-pass = Pass
option-look = Look at the Investigation
option-end_turn = End your turn
option-leave_tile = Leave it
option-discard_tile = Discard it
option-inactive = Inactive Role no. { $slot }
    .rebirth = Die, and take inactive Role no. { $slot }
    .overcast = Show your role, and kill inactive Role no. { $slot }
    .revival = Take inactive Role no. { $slot }
option-role = { $role }
option-pair =
    { $seat_is_me ->
        [yes] { $other } and you
       *[no] { $other_is_me ->
            [yes] { $seat } and you
           *[no] { $seat } and { $other }
        }
    }
option-two_roles = { $role } and { $other_role }
option-look_inactive = Look at inactive Role no. { $slot }
option-reveal_inactive = Reveal inactive Role no. { $slot }
option-lay_away =
    { $count ->
        [0] None
        [1] One Action
       *[other] { $count } Actions
    }
option-lose_suspicions =
    { $count ->
        [0] None
        [1] 1 Suspicion
       *[other] { $count } Suspicions
    }
option-borrow_none = Play none of them
option-reveal_role = Reveal it
    .overcast = Show your role
option-draw_action = Draw an Action
option-nobody = Nobody
option-move_nothing = Neither
option-take_suspicion = Take a Suspicion
option-give_suspicion = Give a Suspicion
option-put_back = Put it back on the pile
option-take_one_suspicion = Get a Suspicion
option-expose_tile = Show everybody the Investigation
option-accuse = Give a Suspicion
option-answer_yes = Yes
option-answer_no = No
option-decline = Do nothing
    .rebirth = Keep your role
option-keep_hidden = Keep it secret, and get a Suspicion
option-show_hand_to_l = Show L your hand
option-discard_action = Discard “{ $card }”
option-begin_vote = Call the vote
option-confess = Confess: reveal your role
option-refuse_to_confess = Confess nothing
option-let_l_suspect = Let L have one more Suspicion
option-ready = Ready

### Refusals

reason-timing_start = Played at the start of your turn, before you look at the Investigation.
reason-timing_turn = Played on your turn.
reason-timing_any = Not at this moment.
reason-timing_others_start = Played at the start of another player’s turn.
reason-timing_round_start = Played at the start of the round.
reason-timing_discarded = Played when an Investigation has just been discarded.
reason-timing_death = Played when a role is about to die.
reason-timing_check = Played when you are asked about your role.
reason-no_target = There is nobody to aim at.
reason-revealed = Your role is revealed.
reason-barred = “Decision”: Light can play no more Actions.
reason-ryuk_free = Nobody has Ryuk.
reason-needs_ryuk = You need Ryuk.
reason-too_late = L is already giving Suspicions.
reason-cannot_take = There is no Suspicion to take, or your role is revealed.
reason-cannot_give = You have no Suspicion to give, or that role is revealed.
reason-tile_back = The Investigation is not in the discard any more.
reason-own_tile = It is you who discarded the Investigation.
reason-not_dying = It is not you who is about to die.
reason-no_death_action = No death Action is the cause.
reason-not_designated = No death Action has designated this role.
reason-no_hidden_victim = It is not a player with a hidden role who is about to die.
reason-not_asked = You are not asked about your role.
reason-already_revealed = This role is revealed already.
reason-last_tile = It is the last Investigation of the round: it stays.
reason-no_investigator = You are not an Investigator.
reason-light_revealed = { ending-light_revealed }
reason-three_deaths = { ending-three_deaths }
reason-last_round = { ending-last_round }

### Talk

saying-them =
    { $what_id ->
        [role_light] That is Light.
        [role_misa] That is Misa.
        [role_higuchi] That is Higuchi.
        [role_yagami] That is Yagami.
        [role_matsuda] That is Matsuda.
        [role_aizawa] That is Aizawa.
        [role_mogi] That is Mogi.
        [role_watari] That is Watari.
        [camp_kira] That is a Kira.
        [camp_investigators] That is an Investigator.
        [left_to_draw] Leaving the Investigation was for the card.
        [left_helps_l] Leaving the Investigation was to help L.
        [left_hurts_l] Leaving the Investigation was to hinder L.
        [left_hurts_me] Leaving the Investigation could only hurt the one who did.
        [discarded_to_draw] Discarding the Investigation was for the card.
        [discarded_helps_l] Discarding the Investigation was not to help L.
        [discarded_hurts_l] Discarding the Investigation was to spare L.
        [discarded_hurts_me] Discarding the Investigation was self-defence.
       *[other] { $what }
    }
saying-you =
    { $what_id ->
        [role_light] Are you Light?
        [role_misa] Are you Misa?
        [role_higuchi] Are you Higuchi?
        [role_yagami] Are you Yagami?
        [role_matsuda] Are you Matsuda?
        [role_aizawa] Are you Aizawa?
        [role_mogi] Are you Mogi?
        [role_watari] Are you Watari?
        [camp_kira] Are you Kira?
        [camp_investigators] Are you an Investigator?
        [left_to_draw] Did you leave the Investigation for the card?
        [left_helps_l] Did you leave the Investigation to help L?
        [left_hurts_l] Did you leave the Investigation to hinder L?
        [left_hurts_me] Did you leave the Investigation against your own interest?
        [discarded_to_draw] Did you discard the Investigation for the card?
        [discarded_helps_l] Did you discard the Investigation so as not to help L?
        [discarded_hurts_l] Did you discard the Investigation to spare L?
        [discarded_hurts_me] Did you discard the Investigation to protect yourself?
       *[other] What do you say? { $what }
    }
what-role_light = I am Light.
what-role_misa = I am Misa.
what-role_higuchi = I am Higuchi.
what-role_yagami = I am Yagami.
what-role_matsuda = I am Matsuda.
what-role_aizawa = I am Aizawa.
what-role_mogi = I am Mogi.
what-role_watari = I am Watari.
what-camp_kira = I am Kira.
what-camp_investigators = I am an Investigator.
what-tile_renaissance = The top Investigation is “{ tile-renaissance }”.
what-tile_confrontation = The top Investigation is “{ tile-confrontation }”.
what-tile_pacte = The top Investigation is “{ tile-pacte }”.
what-tile_poursuite = The top Investigation is “{ tile-poursuite }”.
what-tile_tactique = The top Investigation is “{ tile-tactique }”.
what-tile_dechirure = The top Investigation is “{ tile-dechirure }”.
what-tile_temps_couvert = The top Investigation is “{ tile-temps_couvert }”.
what-tile_regard = The top Investigation is “{ tile-regard }”.
what-tile_contact = The top Investigation is “{ tile-contact }”.
what-tile_doute = The top Investigation is “{ tile-doute }”.
what-tile_assaut = The top Investigation is “{ tile-assaut }”.
what-tile_amour = The top Investigation is “{ tile-amour }”.
what-tile_confession = The top Investigation is “{ tile-confession }”.
what-tile_ami = The top Investigation is “{ tile-ami }”.
what-tile_pari = The top Investigation is “{ tile-pari }”.
what-tile_decision = The top Investigation is “{ tile-decision }”.
what-tile_execution = The top Investigation is “{ tile-execution }”.
what-tile_allie = The top Investigation is “{ tile-allie }”.
what-tile_matsuda_enquete = The top Investigation is “{ tile-matsuda_enquete }”.
what-tile_expedient = The top Investigation is “{ tile-expedient }”.
what-tile_performance = The top Investigation is “{ tile-performance }”.
what-tile_conduite = The top Investigation is “{ tile-conduite }”.
what-tile_frenesie = The top Investigation is “{ tile-frenesie }”.
what-tile_resurrection = The top Investigation is “{ tile-resurrection }”.
what-tile_silence = The top Investigation is “{ tile-silence }”.
what-left_to_draw = I left the Investigation for the card.
what-left_helps_l = I left the Investigation because it helps L.
what-left_hurts_l = I left the Investigation because it hinders L.
what-left_hurts_me = I left the Investigation, and yet it hurts me.
what-discarded_to_draw = I discarded the Investigation for the card.
what-discarded_helps_l = I discarded the Investigation because it helped L.
what-discarded_hurts_l = I discarded the Investigation because it hindered L.
what-discarded_hurts_me = I discarded the Investigation because it hurt me.
what-withdrawn = I take back what I just said.
say-claim =
    { $about ->
        [other] { $what_id ->
            [none] I know more about { $target } than I say.
            [withdrawn] { $what }
           *[other] { $target }? { saying-them }
        }
       *[none] { $what_id ->
            [none] I have nothing to hide.
           *[other] { $what }
        }
    }
say-accuse =
    { $what_id ->
        [none] I do not trust { $target }.
       *[other] I do not trust { $target }. { saying-them }
    }
say-vouch =
    { $what_id ->
        [none] I trust { $target }.
       *[other] I trust { $target }. { saying-them }
    }
say-ask =
    { $what_id ->
        [none] { $target }, who are you?
       *[other] { $target }, a question. { saying-you }
    }
say-promise =
    { $what_id ->
        [none] { $target }, count on me.
       *[other] { $target }, count on me. { $what }
    }

### Advice for a first match

hint-end = The apples
    .text = Everybody scores the objectives of the role they hold at the end, dead or alive. Most apples win.
hint-death = Somebody is about to die
    .text = This is the moment of cards that save, divert or hush up a death. Everybody is asked, whether they hold such a card or not.
hint-check = A role is asked after
    .text = The game answers the truth for you, without showing your card. Only “Lie” lets you decide otherwise.
hint-lie = Your answer
    .text = You may tell the truth or not. Everybody knows that you played “Lie”, nobody will know whether you lied.
hint-borrow = Somebody else’s hand
    .text = You may play one of these cards as if it were yours. Then the rest is given back, and their role is about to die.
hint-target = On whom?
    .text = Tap a person, or a card in the centre. Everybody sees whom you aim at.
hint-vote = The vote
    .text = Ballots are secret, then shown all together. Whoever has most gets a Suspicion, in a tie both do.
hint-allot = Handing out Suspicions
    .text = All of them must be given, to one player or to several. The table shows beforehand who would be revealed.
hint-designate = L designates
    .text = Your choice is public. The whole effect of the Investigation is written in the middle of the table.
hint-gift = An Action to give
    .text = Each round you give an Action to a living player. Only they will know which: whom do you dare to arm?
hint-keep = One card of two
    .text = Keep one of the two Actions, the other is discarded unseen. Tap its picture to read it.
hint-tile = Leave or discard?
    .text = Only you see this Investigation. Leaving it usually lets you draw; discarding it gets rid of it, but everybody notices.
hint-turn = Your turn
    .text = Play as many Actions as you like, then look at the Investigation. A greyed card says what it waits for.
hint-end_turn = One more Action?
    .text = The Investigation is settled. You may still play Actions before you end your turn.
hint-window = A moment for all
    .text = Everybody who might have a card to play is asked at the same time. Nobody sees who passes.
hint-meanwhile = Somebody else’s turn
    .text = Some Actions may also be played on the turns of others. There is no hurry: you can let it pass.
hint-welcome = Welcome to the investigation
    .text = Everybody knows L, the others hide a role. No camp wins here: all play for the three objectives of their own role.
hint-goal_l = Your goal: unmask Light
    .text = A player holds Light at the start. Bring them to the threshold of Suspicions, with few deaths and no Investigator revealed.
hint-goal_player = Your role
    .text = Hold your secret to read your role, its objectives and your hand. Your objectives count even if you die.
hint-suspicion = A Suspicion
    .text = At the threshold your role is revealed, and you play on. If it is Light, the game ends.
hint-ryuk = Ryuk is with you
    .text = With him you always draw after the Investigation. But an Investigation that shows him gives you a Suspicion.
hint-revealed = Your role is revealed
    .text = You get no more Suspicions, and play on. Everybody now knows what you are after.
hint-dead = You are dead
    .text = You play no more, but your objectives count at the end. Watch how it turns out.
hint-tile_revealed = L’s Investigation
    .text = L turns up the Investigation that is left, applies it, then hands out Suspicions. Tap it to read it.
hint-sheet = Who is who?
    .text = Below the table, your deduction sheet notes what is certain. Your own marks on it are for you alone.
