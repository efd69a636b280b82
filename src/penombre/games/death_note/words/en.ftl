### Death Note: The Investigation Game, English words.

### The game

game-title = Death Note: The Investigation Game
    .tagline = L hunts Light for all to see; everybody else hides a role and plays for apples of their own. Five rounds to unmask, lie and survive.
    .length = 25 to 60 minutes

### Roles and camps

role-l = L
    .camp = Detective
    .text =
        3 apples: { line-l_1 }; 2 apples: { line-l_2 }; 1 apple: { line-l_3 }.

        Everybody knows who you are. Each round you give an Action away, turn the Investigation up and hand out Suspicions.
role-light = Light
    .camp = Kira
    .text =
        3 apples: { line-light_1 }; 2 apples: { line-light_2 }; 1 apple: { line-light_3 }.

        When the game begins, Light is always with a player. As soon as your role is revealed, it ends.
role-misa = Misa
    .camp = Kira
    .text =
        3 apples: { line-misa_1 }; 2 apples: { line-misa_2 }; 1 apple: { line-misa_3 }.

        Find Light, sit down beside him, and draw suspicion to yourself.
role-higuchi = Higuchi
    .camp = Kira
    .text =
        3 apples: { line-higuchi_1 }; 2 apples: { line-higuchi_2 }; 1 apple: { line-higuchi_3 }.

        Keep a low profile, and look for Matsuda, a player or inactive.
role-yagami = Yagami
    .camp = Investigator
    .text =
        3 apples: { line-yagami_1 }; 2 apples: { line-yagami_2 }; 1 apple: { line-yagami_3 }.

        Inactive Roles do not count for you. Learn how many Kira sit at the table, and keep Light for last.
role-matsuda = Matsuda
    .camp = Investigator
    .text =
        3 apples: { line-matsuda_1 }; 2 apples: { line-matsuda_2 }; 1 apple: { line-matsuda_3 }.

        Get players revealed without anybody dying, and beware of Higuchi.
role-aizawa = Aizawa
    .camp = Investigator
    .text =
        3 apples: { line-aizawa_1 }; 2 apples: { line-aizawa_2 }; 1 apple: { line-aizawa_3 }.

        Reveal the Kira other than Light first, even inactive ones. You are not afraid of dirty hands.
role-mogi = Mogi
    .camp = Investigator
    .text =
        3 apples: { line-mogi_1 }; 2 apples: { line-mogi_2 }; 1 apple: { line-mogi_3 }.

        Inactive Roles are quick to reveal. Watch over Misa, wherever she is.
role-watari = Watari
    .camp = Investigator
    .text =
        3 apples: { line-watari_1 }; 2 apples: { line-watari_2 }; 1 apple: { line-watari_3 }.

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
    .text = A Light who died in secret is not revealed.
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
    .text = A Higuchi who died in secret is not revealed.
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
timing-others_start = At the start of another player’s turn
timing-round_start = At the start of the round
timing-discarded = When an Investigation is discarded
timing-death = When a role is about to die
timing-check = When you are asked about your role

### Actions

action-death_note = Death Note
    .timing = { timing-turn } – Ryuk Action, death Action
    .text = Aim at another living player: take their whole hand and, if you like, play one of its cards that you could play right now. Give the rest back; then their role dies. Until then the hand is neither theirs nor yours, and they live: should the card you play kill them, that death waits.
    .effect = Take their hand, play a card of it, then their role dies.
action-page_de_death_note = Death Note Page
    .timing = { timing-turn } – Ryuk Action, death Action
    .text = Designate an unrevealed Role card, another living player’s or one in the centre, and name a role. Look at the card: if that is it, it dies; otherwise your own role dies.
    .effect = Name a hidden role: if right, it dies; if wrong, yours does.
action-rem = Rem
    .timing = { timing-turn }, if your role is not revealed – Ryuk Action, death Action
    .text = Aim at another living player, revealed or not. They say whether they are Kira: if so, nothing happens, and you stay hidden. If not, reveal your role, and theirs dies.
    .effect = Unless they are Kira, reveal yourself and their role dies.
action-partisan_de_kira = Kira Supporter
    .timing = { timing-turn } – Ryuk Action
    .text = Choose first: look at an inactive Role, even a revealed or dead one; or reveal a hidden inactive Role, then give 1 Suspicion to an unrevealed player.
    .effect = Look at an inactive Role, or reveal one and suspect somebody.
action-alibi = Alibi
    .timing = { timing-any }, until L gives Suspicions – Ryuk Action
    .text = Aim at an unrevealed player, yourself included. Until the round ends, neither L nor the Investigation gives them a Suspicion, but L has 1 more to give. Those of Actions still reach them.
    .effect = This round L cannot suspect somebody, perhaps you.
action-fouiner = Snooping
    .timing = { timing-start } – Ryuk Action
    .text = This turn, if you discard the Investigation, you draw 1 more Action. Two copies add up.
    .effect = This turn, draw one more Action if you discard the Investigation.
action-couverture = Cover
    .timing = { timing-others_start } – Ryuk Action
    .text = This turn that player does not look at the Investigation: it stays on the pile, and they draw as if they had left it.
    .effect = This turn, that player does not look at the Investigation.
action-manipulation = Manipulation
    .timing = { timing-turn } – Ryuk Action
    .text = Lay the card in front of a living player, yourself included, for the rest of the game. From now on they draw when they discard the Investigation, not when they leave it. Two copies count as one.
    .effect = All game, somebody draws when discarding, not when leaving.
action-destins_croises = Crossed Fates
    .timing = { timing-turn } – Ryuk Action
    .text = Aim at two other living players who are not revealed. Each looks at the other’s role, then secretly decides whether to give the other 1 Suspicion; both answers are shown together.
    .effect = Two others see each other’s roles and may suspect each other.
action-taupe = Mole
    .timing = { timing-turn } – Ryuk Action
    .text = Look at L’s hand and take an Action from it. Then, even if L had no card, you get 1 Suspicion, if you are not revealed.
    .effect = Take an Action from L’s hand, and a Suspicion.
action-se_blanchir = Clearing One’s Name
    .timing = { timing-round_start } – Ryuk Action
    .text = At the end of the round, after L’s Suspicions, every unrevealed player who has played no Action this round other than this very card gets 1 Suspicion. That goes for you, too.
    .effect = At round end, a Suspicion for all who played no other Action.
action-decouverte = Discovery
    .timing = { timing-any }
    .text = Aim at a living player, yourself included, even one who has Ryuk: they take the pawn and keep it until the round ends. Ryuk Actions do not move it any more.
    .effect = Give Ryuk to somebody, who keeps him until the round ends.
action-amnesie = Amnesia
    .timing = { timing-turn } – Ryuk Action
    .text = Swap your role for a living inactive Role, revealed or not. That is now your role: if the new card is hidden, you keep your Suspicions, and are hidden again if you were revealed; if it is revealed, so are you, and you lose your Suspicions.
    .effect = Exchange your role for a living inactive Role.
action-enregistrements = Recordings
    .timing = { timing-turn }
    .text = Discard as many other Actions as you like, even none, then reveal as many hidden inactive Roles, or all if there are fewer.
    .effect = Discard Actions: reveal as many inactive Roles.
action-filature = Tailing
    .timing = { timing-turn }
    .text = Look at an inactive Role. Then reveal it, unless it is already, or draw 1 Action.
    .effect = Look at an inactive Role, then reveal it or draw.
action-fondation_de_watari = Watari’s Foundation
    .timing = { timing-turn }
    .text = Discard as many other Actions as you like, even none. A living player, yourself included, then draws 1 Action more than you discarded.
    .effect = Discard Actions: somebody draws one more than that.
action-mouchards = Wiretaps
    .timing = { timing-turn }
    .text = Look at the role of another living player who is not revealed. Everybody knows whom you looked at.
    .effect = Look at another player’s hidden role.
action-renoncement = Renunciation
    .timing = { timing-any }, if you have Ryuk
    .text = Ryuk goes back to the centre, unless a Discovery prevents it. You lose 0, 1 or 2 Suspicions, as you choose.
    .effect = Put Ryuk back in the centre and lose up to 2 Suspicions.
action-presence_invisible = Invisible Presence
    .timing = { timing-turn }, if a player has Ryuk
    .text = The player who has Ryuk, perhaps you, gets 1 Suspicion if not revealed. Then they look at the role of one of their unrevealed neighbours, if there is one.
    .effect = Whoever has Ryuk gets a Suspicion and sees a neighbour’s role.
action-temoignage = Testimony
    .timing = { timing-turn }
    .text = Choose a witness, another living player. They may give 2 Suspicions to one unrevealed player, themselves or you included, or designate nobody.
    .effect = Another player may give somebody 2 Suspicions.
action-remaniement = Reshuffle
    .timing = { timing-turn }
    .text = Swap seats with another living player. You may also take 1 Suspicion from them, if you are not revealed, or give them 1 of yours, if they are not.
    .effect = Change seats with somebody; take or give a Suspicion.
action-piege = Trapped
    .timing = { timing-turn }
    .text = Aim at another living player who is not revealed. They show their role to a living player of their choice, who may be you, but not L. Everybody knows who saw it.
    .effect = Another player shows their role to somebody of their choice.
action-bureau_d_enquete = Investigation Bureau
    .timing = { timing-turn }
    .text = Aim at a living player, yourself included. They give L an Action of their choice, then another one to you. If they have only one, it goes to L; if none, nothing happens. If it is you, you give just one, to L.
    .effect = A player gives an Action to L, and another to you.
action-demission = Resignation
    .timing = { timing-discarded }, even by you
    .text = Look at that Investigation. Then put it back on the pile, or get 1 Suspicion. If you are revealed, you may leave it discarded and get nothing.
    .effect = Put the discarded Investigation back, or take a Suspicion.
action-mise_en_scene = Staged Death
    .timing = When you are about to die, if there is a living inactive Role
    .text = Swap your role for a living inactive Role. The old one, now in the centre, dies and is revealed; you go on with the new one. Your Suspicions follow the same rule as for Amnesia.
    .effect = Take an inactive Role: your old one dies in your place.
action-accusations = Accusations
    .timing = { timing-discarded }, by somebody else
    .text = Look at that Investigation. Then show it to everybody, or give 1 Suspicion to whoever discarded it. It stays discarded.
    .effect = Show the discarded Investigation, or suspect who discarded it.
action-fausse_identite = False Identity
    .timing = When you are about to die by a death Action
    .text = You do not die, and nothing is revealed. The other effects of the death Action have happened. It works against a Threat, too.
    .effect = You survive the deadly Action.
action-yeux_de_shinigami = Shinigami Eyes
    .timing = { timing-turn } – Ryuk Action, death Action, advanced
    .text = Designate the role of another living player, or a living inactive Role. You get 1 Suspicion, if you are not revealed. Then that role dies.
    .effect = Get a Suspicion, then the role you point at dies.
action-menace = Threat
    .timing = { timing-turn }, if there are at least 2 other living players – Ryuk Action, death Action, advanced
    .text = The card stays in front of you. As soon as only one other living player has played no Action since, that player’s role dies, and the card is discarded. So it is if there is none left, or if you die.
    .effect = The last of the others who has played nothing dies.
action-mensonge = Lie
    .timing = { timing-check }, if it is not revealed – Ryuk Action, advanced
    .text = An Action or an Investigation asks whether you have some role, or are of some camp: answer as you like, true or false. Where a yes would reveal you or keep you from playing, you can only tell the truth, or say no.
    .effect = Answer what you like about your role.
action-chantage = Blackmail
    .timing = { timing-turn } – Ryuk Action, advanced
    .text = Aim at another living player who has at least 1 Action. Look at their hand and pick a card: if it could be played on their turn, they have to play it now, and all choices are theirs. Otherwise they discard it, face down; so too the Amnesia of an unrevealed player.
    .effect = See a hand: its player plays or discards the card you choose.
action-fuite_d_informations = Information Leak
    .timing = { timing-start } – Ryuk Action, advanced
    .text = This turn, if you discard the Investigation, you look at the next one and choose again, without drawing unless the table says otherwise. The last one of the round cannot be discarded.
    .effect = If you discard the Investigation, decide on the next one too.
action-deballage = Spilling the Beans
    .timing = { timing-turn } – advanced Action
    .text = Aim at a living player who has at least 1 Action, yourself included. A card of that hand is shown to everybody and goes to yours: one at random, or one you choose if the hand is your own.
    .effect = A card of a hand is shown to all and comes to you.
action-fausse_piste = False Lead
    .timing = { timing-turn } – advanced Action
    .text = Name a role that is not revealed, perhaps your own. The card stays in front of you: if that role is revealed in the end, you have 1 more apple.
    .effect = Name a role: revealed at the end, it gives you an apple.
action-secret_defense = Top Secret
    .timing = When an unrevealed player is about to die, you or another – advanced Action
    .text = If they die, it is without being revealed, and they keep their Suspicions. They play no more, but can still get or lose some, and be revealed later; only then does that death count among the three.
    .effect = A hidden player dies without their role being revealed.
action-faux_death_note = Fake Death Note
    .timing = When a role designated by a death Action is about to die – advanced Action
    .text = It does not die, a player’s or inactive. The other effects of the death Action have happened. It is of no use against a Threat.
    .effect = The role a deadly Action points at survives.

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
    .text = L designates a living player, who discards an Action, and L has 1 more Suspicion to give; or who shows L their whole hand.
tile-dechirure = Unraveling
    .timing = Round 2: 1 Suspicion
    .text = L designates two unrevealed players. Everybody talks, then L calls the vote: all other living players vote in secret against one of the two. Whoever has more votes gets 1 Suspicion; in a tie each gets 1.
tile-temps_couvert = Overcast
    .timing = Round 2: 1 Suspicion
    .text = L designates a living player who is not revealed. If an Investigator, that player may reveal their role and kill a living inactive Role. If not, or not willing, nothing happens, and nobody knows why.
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
    .text = The player who is Matsuda, if not revealed, reveals their role. If nobody does, L has 2 more Suspicions to give.
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
setting-leak_draws = Draw after a Leak
    .text = After an Information Leak, leaving the second Investigation draws as usual. Otherwise the second one never draws.

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
window-check = A role is asked about
layer-window = Everybody may play an Action
layer-death = A death
layer-check = A question about a role

### Help: the rules in a minute

minute-goal = L looks for Light among you. The others hide a role, Kira or Investigator, and each plays for objectives of their own.
minute-step_1 = At the start, keep one of the two Actions you draw. Each round, L gives an Action from their hand to somebody.
minute-step_2 = On your turn, look at the top Investigation of the pile: leave it to draw an Action, or discard it without showing it.
minute-step_3 = Play Actions when their moment comes, as many as you like. Those of Ryuk make you take his pawn.
minute-step_4 = When all have played, L turns over the Investigation that is left, applies it, then hands out Suspicions.
minute-step_5 = Too many Suspicions, and your role is revealed: you go on playing, with your face shown.
minute-win = The game ends when Light is revealed, when 3 roles are dead and revealed, or after 5 rounds. Your three objectives are worth 3, 2 and 1 apples; most apples win.
minute-forget_1 = Nobody wins as a team: two Kiras may want opposite things.
minute-forget_2 = Being revealed is not losing, and the dead still count their apples.
minute-forget_3 = Whoever has Ryuk always draws, but gets a Suspicion if the Investigation turned over shows his sign.

### Help: the rules by chapter

rule-glance = In brief
    .text =
        4 to 8 people. One of them is L, known to all. The others, who are called the players, each have a hidden role. There are 8: 3 Kira and 5 Investigators. A player always has Light when the game begins; the roles left over wait in the centre, face down.

        Nobody wins as a team. Each role has 3 objectives, worth 3, 2 and 1 apples. In the end, whoever has the most apples wins.

        The game lasts 5 rounds at most. It stops earlier as soon as Light is revealed, or when 3 Roles are dead and revealed.
rule-setup = Set-up
    .text =
        Take L, Light, and enough other roles at random for everybody to have a card; shuffle them and deal. Whoever gets L shows it. The inactive Roles lie in the centre, face down, in numbered places: 5 with 4 people, 4 with 5, 3 with 6, 2 with 7, 1 with 8.

        The deck has 46 Actions from 6 people on, 36 below: ten cards have a second copy, for large tables only.

        L draws 5 Actions. Each player draws 2, keeps 1 and discards the other, face down. The 25 Investigations are in 5 piles, one per round, that nobody knows. Ryuk is in the centre.
rule-l = L and the players
    .text =
        Everybody knows who L is. L never plays Actions: L gives one away each round, turns the Investigation up, applies it and hands out Suspicions. Only Actions that name L touch L: the Mole and the Investigation Bureau.

        A player is anybody but L. L has no turn, gets no Suspicions and is nobody’s neighbour.

        L wants Light, few deaths, and to have revealed no Investigator. See “Apples”.
rule-round = A round
    .text =
        First L gives an Action to a living player, if L has any left. Everybody sees to whom; only the two of them know which.

        Then every living player has a turn, and only one. They look at the top Investigation, leave it or discard it, and play Actions. See “A player’s turn”.

        Last, L turns the top Investigation up: Ryuk first, then its effect, then L’s Suspicions. The other Investigations of the round go unseen. After round 5 the game is over. See “L’s Investigation”.
rule-order = Direction and neighbours
    .text =
        Rounds 1, 3 and 5 are played clockwise, starting from L; rounds 2 and 4 the other way. That is the order of turns, and of everything that is played at the same time.

        Your neighbours are the first living players to your left and to your right: L and the dead are skipped. If only two players are left, each is the other’s only neighbour. The dead have no neighbours and are nobody’s.

        If two players swap seats, the round goes on by the new seats, and nobody plays twice.
rule-turn = A player’s turn
    .text =
        At the start of your turn play Actions if you like. This start lasts until you look at the Investigation.

        Look at the top Investigation without showing it. Leave it, or discard it face down; the others see what you do, not the Investigation. The last one of the round cannot be discarded. Then draw, if you may. See “Drawing”.

        Play more Actions, then say that your turn is over. Whoever dies on their own turn has no more of it. See “Actions and their moments”.
rule-drawing = Drawing
    .text =
        Leaving the Investigation draws 1 Action; discarding it draws none.

        If you have the pawn when you choose, you draw 1 Action either way: see “Ryuk”. Under a Manipulation it is the other way round: you draw for discarding, not for leaving.

        Each Snooping played this turn adds 1 Action if you discard. After an Information Leak the second Investigation draws nothing, unless the table says otherwise. If the deck is empty, the discard is shuffled; if everything is empty, nobody draws. A hand has no maximum and no minimum.
rule-ryuk = Ryuk
    .text =
        About half of the Actions are Ryuk Actions: as soon as you play one, you take the pawn, wherever it is. The same sign is on Investigations, more and more often from round to round.

        Whoever has the pawn always draws after choosing. But when L turns up an Investigation that shows Ryuk, they get 1 Suspicion from L at once, if they are not revealed. To escape it, one must be rid of the pawn, or have an Alibi, before the Investigation is turned up.

        A Discovery fixes the pawn until the round ends; a Renunciation, or the death of whoever has it, puts it back in the centre.
rule-investigation = L’s Investigation
    .text =
        When everybody has played, L turns up the Investigation that is left on top. If it shows Ryuk, whoever has the pawn gets 1 Suspicion. Then comes its effect; if nobody can be designated, there is none.

        Next L hands out the Suspicions of the Investigation, plus 1 for each Alibi in play, plus those that the effect added. L has to give them all, to one player or to several, among those who are neither revealed nor under an Alibi. If there is nobody, L gives none. See “Suspicions”.

        All are given at the same time. After that Encounter and Wager act, then, at the end of the round, Clearing One’s Name.
rule-suspicion = Suspicions
    .text =
        A player who has enough Suspicions is revealed at once: 7 with 4 people, 6 with 5 to 7, 5 with 8. Those who get there at the same time are revealed together.

        A revealed player shows their role to everybody, gives all Suspicions back, gets no more as long as they are revealed, and goes on playing as before.

        An Alibi stops the Suspicions of L, of Ryuk and of the Investigation, never those of Actions.

        It is remembered who revealed whom: L wants to have revealed no Investigator. Votes, Investigations that act by themselves, Actions and the choices of players are not blamed on L.
rule-actions = Actions and their moments
    .text =
        An Action says when it is played: at the start of your turn, on your turn, at any time, at the start of another player’s turn, at the start of the round, when an Investigation is discarded, when a role is about to die, when you are asked about your role.

        “At any time”: at the start of the round, during any turn, before L turns the Investigation up, before its effect, before L’s Suspicions, and at the end of the round.

        There has to be a target where the card asks for one; if its effect changes nothing, it may be played all the same. You may play as many Actions as you like. See “Playing an Action”.
rule-playing = Playing an Action
    .text =
        You show the card and declare what it is aimed at, before everybody. A Ryuk Action takes the pawn. Then its effect is applied step by step; death always comes last. The card goes to the discard face down, or stays in play.

        In each moment the question goes at the same time to all who might hold a card for it, as far as anybody knows: being asked, or passing, says nothing of your hand. If several play, the order of the round decides; a card that has become impossible returns to the hand. Then all are asked again, until everybody passes.
rule-after = After an Action
    .text =
        Whether the game is over is checked only when the Action that began first is quite done, with those it brought about. During an Investigation it is checked at once.

        Then, if the game goes on, and for each Action played, in order: the Investigation “Friend” applies to its player, then every Threat checks who has played nothing. See also “What stays in play”.
rule-death = Death
    .text =
        A death Action, or an Investigation such as Silence or Overcast, makes a role die, with a player or in the centre. It is revealed. Dead and revealed, nothing touches it any more.

        A dead player plays no more: they discard their hand, give their Suspicions back, and Ryuk goes back to the centre if they had it. Their Threat is discarded, and so are Manipulations in front of them. But they count their apples in the end, like everybody else.

        The death Actions: “Death Note”, “Death Note Page”, “Rem”, “Shinigami Eyes” and “Threat”. See “Escaping death”.
rule-saving = Escaping death
    .text =
        When a role is about to die, all the rest of the effect has happened. Only then are the cards played that answer it.

        False Identity: you survive a death Action. Staged Death: you take an inactive Role, the old one dies in your place. Fake Death Note: the role, whichever it is, survives a death Action that designated it; a Threat designates nobody. Top Secret: a hidden player dies without being revealed; see “Secret death”.

        An inactive Role can be saved only from a death Action, by the Fake Death Note. Whoever dies by Rebirth cannot be saved.
rule-secret_death = Secret death
    .text =
        After a Top Secret a player is dead, but their role stays hidden. They play no more, have neither hand nor neighbours, and make no choices.

        They keep their Suspicions and can still get some: L may designate them for “Dealings”, “Unraveling”, “Confession” and “Execution”, and they may have an Alibi. If they are revealed, they are dead and revealed from then on.

        As long as they are hidden, they do not count among the 3 deaths that end the game. For objectives they are dead and not revealed.
rule-lies = Questions and lies
    .text =
        Some effects ask whether a player has some role or is of some camp, without the card being shown: Rem, and the Investigations Assault, Decision, Ally, Matsuda and Pursuit. The answer is true.

        Unless there is a “Lie”: a living player who is not revealed may play it before answering, then answers as they like, even the truth. Everybody sees the Lie, nobody knows whether there was one.

        Where a yes would reveal the player, or keep Light from playing, one can only own up or say no: a Lie never reveals a false role.
rule-swaps = Changing roles
    .text =
        By Amnesia, Staged Death, Rebirth or Revival a player swaps their card for a living inactive Role. Each card keeps its face, hidden or revealed, and the player looks at the new one.

        That is now their role. If the old card and the new one are hidden, they keep their Suspicions. If the new one is revealed, they lose them. If they were revealed and the new one is hidden, they start again from 0.

        They keep their hand, Ryuk, the cards in front of them and their extra objectives, and now play for the objectives of the new role. Light may thus end up in the centre: if he is revealed there, the game ends all the same.
rule-staying = What stays in play
    .text =
        Until the end of the round: Alibi, Clearing One’s Name, and the pawn fixed by a Discovery.

        Until the end of the game: Manipulation, False Lead, and the Investigations Pursuit, Love and Decision. Threat, until it strikes or is discarded. “Friend”, until the next Action.
rule-end = The end of the game
    .text =
        The game ends as soon as Light is revealed, with a player or in the centre; as soon as 3 Roles are dead and revealed, inactive ones included; or at the end of round 5.

        If the Investigation Pursuit is in play, it is settled then, and a Lie may still answer it. Nothing else is played.

        All objectives are read at that moment, before the cards are turned up. Then everything is shown. See “Apples”.
rule-apples = Apples
    .text =
        Everybody counts the objectives of the role they have in the end, dead or alive: 3, 2 and 1 apples. Love, Pursuit and False Lead add 1 each. Inactive Roles score for nobody.

        “Role” means one of the 8 roles other than L, with a player or in the centre. For Yagami, and for Matsuda’s first objective, only those that players hold count.

        The most apples win; ties are shared.
rule-match = Several games
    .text =
        From 1 to 8 games can be played in a row, with new roles each time. Apples add up, and the highest total wins. See “Settings of the table”.

        L may be drawn by lot in each game, be always the same person, or change each time: with as many games as people, everybody is L once.
rule-variants = Settings of the table
    .text =
        First games: the 9 advanced Actions, numbers 28 to 36, stay in the box. The deck then has 37 cards from 6 people on, 27 below.

        You may also choose L, play several games, let the dead talk, and let whoever leaves the second Investigation of an Information Leak draw.

        Otherwise L is drawn by lot, all Actions are there, and the dead are silent until the game ends.
rule-talk = What may be said
    .text =
        Everybody talks, aloud and to all, and may say anything, true or false: who they are, which Investigation they saw, why they left it.

        When L says of a player who they are, the token of that role lies next to them, as a reminder in front of everybody, until L moves it or takes it back. It has no effect.

        Nobody shows their role or their cards, unless an effect asks for it. The dead are silent, unless the table decides otherwise.
rule-secrets = Who knows what
    .text =
        Everybody sees L, the revealed and dead roles, where each Role card is, the Suspicions, Ryuk, how many cards each hand has, what stays in play, who left or discarded the Investigation, and who looked at what.

        Nobody else knows your role or your hand. What you have seen of a Role card stays noted, wherever it goes. A discarded Investigation is known only to those who saw it.

        Cards that are discarded or given stay secret: everybody knows how many, not which.
rule-details = Finer points
    .text =
        A revealed player may be the target of any card that does not say “not revealed”. Looking at a role does not reveal it.

        Under a Cover one may still play Actions of the start of the turn, but they do not touch the Investigation. An Investigation put back by a Resignation is seen by those who come next.

        Decision follows the card of Light: if somebody else takes it, it is they who play no more. Light, even if barred from playing, plays when forced by a Blackmail.

        The card borrowed by a Death Note is played in the moment in which that was played; if it is to kill the one it was taken from, they get their hand back first, and may defend themselves. Clearing One’s Name looks at the whole round, before and after.
rule-advice = A good start
    .text =
        L: give harmless cards first, watch what becomes of them, and put your Suspicions on one and the same suspect. Before you push somebody over the edge, ask yourself whether it is an Investigator.

        Kira: do not discard when nobody else does, keep something to defend yourself, and let the others suspect each other.

        Investigators: being revealed is not always bad. Learn which roles are in the centre, and reveal Light only when your other objectives are ready.
rule-versions = What changed in version 2
    .text =
        Cards and this page give today’s rules, those of version 2. A match that began before, under version 1, is played to its end by version 1.

        Under version 1, a death by the card that a Death Note borrows does not wait: the victim has no defence in the hand that was taken.

        Under version 1, whoever plays Rem reveals their role first, and stays revealed even if the other is Kira.

        The option “{ setting-leak_draws }” came with version 2; version 1 is played without it.

### Help: examples of play

example-setup = Five at the table
    .text =
        With 5 people, 5 roles are dealt, L and Light among them; 4 stay in the centre. The deck has 36 Actions: L takes 5, the 4 players 2 each. There are 23 left, and each player discards 1.
example-neighbours = Who is whose neighbour
    .text =
        Around the table: L, Anna, Bruno, Chloé, David. Anna’s neighbours are Bruno and David, for L is skipped. If David dies, they are Bruno and Chloé.
example-draws = Three cards at a stroke
    .text =
        Anna has Ryuk and a Manipulation in front of her. She plays two Snoopings, then discards the Investigation: 1 card, plus 2, in all 3. Had she left it, she would have drawn 1, thanks to Ryuk.
example-same_time = At the same time
    .text =
        In round 1 Anna discards an Investigation. Bruno plays Accusations and David Resignation, at the same time. Bruno is nearer to L in the direction of the round: he looks at the Investigation and gives Anna 1 Suspicion. Then David looks at it and puts it back on the pile.

        Had David come first, the Investigation would not be in the discard any more, and Bruno’s card would return to his hand.
example-third_death = The third death
    .text =
        Two Roles are dead. Anna plays a Blackmail on Bruno and picks his Death Note Page: Bruno has to play it. He designates an inactive Role and names Mogi; it is Mogi, who dies. The Page, then the Blackmail are finished, and only then is the game over.
example-saved = Saved in time
    .text =
        At that very moment Élise plays a Fake Death Note: Mogi does not die and stays hidden. Only Bruno saw the card, but everybody understood that it was Mogi. The game goes on.
example-death_note = A Death Note
    .text =
        One Role is dead already. Anna plays a Death Note on Bruno and takes his hand: the Shinigami Eyes and a Staged Death. She plays the Eyes on an inactive Role, which dies, and gets 1 Suspicion. The hand returns to Bruno, who is about to die.

        Bruno plays his Staged Death: he takes a hidden inactive Role, and his old role dies in the centre. That was the third death: the game ends, with Bruno alive.

        Had Anna played the Eyes on Bruno himself, that death would have waited until the hand was back. Saved from the Eyes, he would still have had to escape the Death Note.
example-threat = Threat and Friend
    .text =
        The Investigation Friend is in play, and Anna’s Threat only waits for Bruno and Chloé. Bruno, who has 3 Suspicions, plays Wiretaps. He loses 2, and Friend is gone. Then the Threat falls on Chloé. A False Identity can save her, a Fake Death Note cannot.
example-chairs = Changing seats
    .text =
        The order is Anna, Bruno, Chloé, David. On her turn Anna swaps seats with Chloé. The seats are now Chloé, Bruno, Anna, David: it is Chloé’s turn, then Bruno’s, then David’s. Anna does not play again.
example-alibi_vote = An Alibi during the vote
    .text =
        Bruno has an Alibi. L designates Bruno and Chloé for Unraveling, and the vote goes to Bruno, 3 to 1: he gets nothing, nor does Chloé. L then gives 1 Suspicion, plus 1 for the Alibi, but not to Bruno.
example-ally = The Ally who hides
    .text =
        L names Mogi and Watari. Counter-clockwise, David comes first: he is Mogi, but plays a Lie and answers no. Next is Chloé, Watari: she is revealed by L, who thus loses the third objective.
example-secret_death = Dying in secret
    .text =
        David, Matsuda, has 2 Suspicions. Rem kills him, but Bruno plays Top Secret: David is dead, his card stays hidden, and he keeps his 2 Suspicions. Higuchi would have 2 apples, not the third. Later L gives him 4 Suspicions: he is revealed, and now counts among the revealed dead.
example-revival = The Revival of Light
    .text =
        Bruno is Light and has 5 Suspicions of 6. L designates Anna, who takes 1 Suspicion, then Bruno. If he does not change roles, he gets 1, he is revealed, and the game stops there: neither Chloé nor David has to choose.
example-guidance = Too many cards in hand
    .text =
        L turns up Guidance. Light has 4 Actions and 3 Suspicions, Mogi 3 Actions and 3 Suspicions, Watari no Action. Light and Mogi get 3 each, at the same time: both are revealed, and the game ends. Watari got nothing.
example-clear_names = Clearing names twice
    .text =
        Bruno and Chloé each play Clearing One’s Name; David plays one Action, Anna none. At the end of the round Anna gets 2 Suspicions, David 0, Bruno 1 and Chloé 1. For each card it is as if its player had not played it: they are hit by their own, not by the other’s.
example-pursuit = The Pursuit
    .text =
        In the end, clockwise: Anna, a hidden Aizawa; Bruno, a hidden Higuchi; Chloé, a revealed Mogi. Bruno is the first hidden Kira, and Chloé is his neighbour: 1 more apple for him.

        If Anna plays a Lie and answers Kira, she is the first. Her neighbours are Bruno and David: no apple, unless David is a revealed Investigator.
example-amnesia = Light forgets himself
    .text =
        Anna is Light, hidden, with 5 Suspicions. She plays Amnesia and takes a hidden inactive Role: it is Mogi. She keeps her 5 Suspicions and now counts Mogi’s apples. Light is in the centre; if he is revealed there, the game ends.
example-last_tile = The last Investigation
    .text =
        There is only one Investigation left in the pile. Anna looks at it, but cannot discard it. She leaves it, and draws 1 Action. Under a Manipulation and without Ryuk she would draw none.
example-threshold = One Suspicion too many
    .text =
        With 8 people it takes 5. Chloé has 4 and gets 1: she is revealed, has none left, gets no more, and goes on playing.

        With 5 people, L gives 3 Suspicions: 1 to Light, who had 5, and 2 to Mogi, who had 4. Both are revealed together, then the game ends.
example-ryuk_icon = The sign of Ryuk
    .text =
        L turns up an Investigation that shows Ryuk. If the pawn is in the centre, or with a revealed player, nobody gets a Suspicion.

        Bruno has the pawn, and the Investigation is about to be turned up. Chloé plays Discovery on Bruno: the pawn does not move any more. Even if David plays an Alibi, which is a Ryuk Action, it is Bruno who will get the Suspicion.
example-page = A Page gone wrong
    .text =
        Anna designates an inactive Role and names Misa. She looks: it is Mogi. So it is Anna who is about to die, unless there is a Staged Death, a False Identity or a Fake Death Note.
example-rem = Rem’s sacrifice
    .text =
        Anna plays Rem on Bruno. Bruno, a hidden Watari, plays a Lie and answers Kira: nothing happens, and both stay hidden. Had he told the truth, Anna would have revealed her role, and Bruno would have been about to die.
example-supporter = Look or reveal
    .text =
        With a Kira Supporter Anna chooses to look, and sees Higuchi: she cannot reveal it any more. That had to be chosen before.
example-alibi = An Alibi is never lost
    .text =
        Anna has an Alibi, then dies: L still has 1 more Suspicion to give. If all hidden players have an Alibi, L gives none.
example-cover = A Cover
    .text =
        Anna plays Snooping. Bruno plays Cover: Anna does not look at the Investigation, which stays, and draws 1 card. Under a Manipulation and without Ryuk she would have none; but if she plays an Alibi before going on, she takes Ryuk and draws 1.
example-mole = A Mole with empty hands
    .text =
        L has no Action left. Anna plays a Mole all the same: she takes nothing, and gets 1 Suspicion. Revealed, she would get none.
example-recordings = Recordings
    .text =
        Anna discards 3 Actions, but there are only 2 hidden inactive Roles: both are revealed. Had she discarded nothing, she would reveal none, and the card would be played all the same.
example-foundation = The Foundation
    .text =
        Anna discards 2 Actions and designates herself: she draws 3. Had she discarded nothing, it would be 1 card.
example-testimony = A witness
    .text =
        Anna plays Testimony and chooses Bruno. He may give 2 Suspicions to Anna, to himself, to somebody else, or to nobody; never 1 to one and 1 to another.
example-bureau = The Investigation Bureau
    .text =
        Anna aims at Bruno. If he has 2 cards or more, he gives one to L and one to Anna; if he has 1, it goes to L. If Anna aims at herself, she gives one to L.
example-eyes = Light’s Eyes
    .text =
        Light, at 5 Suspicions of 6, plays the Shinigami Eyes: he gets 1 and is revealed. The target dies all the same, and then the game ends. A Fake Death Note would save the target, but not Light.
example-blackmail = A Blackmail
    .text =
        Anna picks a Fake Death Note in Bruno’s hand: it cannot be played on his turn, so it is discarded. If she picks a Death Note Page, Bruno has to play it, and may designate Anna.
example-leak = A Leak
    .text =
        There are 2 Investigations left. Anna, who has Ryuk, has played Information Leak. She discards the first and draws 1 card. She looks at the second, but it is the last: it stays, and Anna draws nothing.
example-rebirth = A Rebirth
    .text =
        Bruno, Mogi, accepts the Rebirth. Mogi dies, revealed by Bruno and not by L. Yagami loses the third objective and Watari the second. If it were Light who accepted, the game would end.
example-overcast = Nobody will know
    .text =
        L designates Bruno for Overcast. Bruno is Higuchi: all he can do is nothing, like an Investigator who would not be revealed. Nobody sees the difference.
example-encounter = Encounter
    .text =
        L has 3 Suspicions, plus 1 for an Alibi, and gives them to Chloé and David. All other living players draw 1 Action, revealed ones included.
example-decision = The Decision
    .text =
        L turns up Decision. Light may play a Lie and answer no: nothing changes for him. Otherwise he plays no more Actions, not even to save himself, and only a Blackmail can still force him.
example-makeshift = Four hidden players
    .text =
        L turns up Makeshift. Of 4 hidden players only one discards an Action: L gives 1 Suspicion, plus 3.
example-silence = The Silence
    .text =
        L designates David, who designates Chloé: she was Watari, hidden. It is David who killed and revealed her, not L, whose third objective still holds. Chloé could have played a Staged Death, but not a False Identity: Silence is no death Action.
example-score_quiet = Counting: nothing happened
    .text =
        Round 5 ends, nobody is revealed or dead. Light has 5 apples; Misa, sitting beside him, 6; Higuchi 3; L 3. Matsuda and Mogi have 2, Watari 2, or 3 with an empty hand. Yagami has 1, Aizawa 0.
example-score_caught = Counting: Light is caught
    .text =
        L’s Suspicions reveal Light. Misa is hidden, nobody is dead, and L has revealed no Investigator. L has 6 apples, Light 2, Watari 5, or 6 with an empty hand.

### Advice for a first match

hint-welcome = Welcome to the investigation
    .text = L is known to all; the others hide a role. Keep “My secret” pressed to read yours, and its three objectives.
hint-goal_l = Your goal: unmask Light
    .text = Put your Suspicions on whoever you think is Light, avoid deaths, and reveal no Investigator.
hint-goal_kira = Your goal: the apples of a Kira
    .text = Your three objectives are worth 3, 2 and 1 apples. Blend in with the others, and do not hinder L when nobody else does.
hint-goal_investigators = Your goal: the apples of an Investigator
    .text = Your three objectives are worth 3, 2 and 1 apples. Being revealed is not always bad.
hint-keep_one = Your first Action
    .text = Tap a drawing to read its card. Keep the one that serves your role (“My secret”); the other is discarded unseen.
hint-gift = A poisoned gift?
    .text = Give a player an Action, and watch what becomes of it. Keep the most dangerous ones for last.
hint-turn = Your turn
    .text = Some Actions are played before you look at the Investigation. After that it is too late for them.
hint-tile = Leave or discard
    .text = L will turn up the Investigation that stays. Leaving it draws a card; discarding it robs L of its effect, but everybody sees that it was you.
hint-ryuk = Ryuk is with you
    .text = You draw whatever you do with the Investigation. But if L’s shows Ryuk, you get a Suspicion.
hint-window = Everybody is asked
    .text = The same question goes to all who might play. Passing says nothing of your hand.
hint-death = Somebody is about to die
    .text = This is the moment for cards that save. Three Roles dead and revealed end the game.
hint-check = A role is asked about
    .text = The answer will be true, unless you play a Lie. Passing tells nobody anything.
hint-designate = The effect of the Investigation
    .text = You choose before everybody. Touch the name of the Investigation to read its effect again.
hint-allot = Your Suspicions
    .text = Give them all, to one or to several. Whoever has enough is revealed at once; if it is Light, the game is over.
hint-vote = A secret vote
    .text = All vote at the same time, then the ballots are shown. A tie hits both.
hint-suspicion = You are suspected
    .text = If you have too many Suspicions, your role is revealed. An Alibi, a Renunciation or the Investigation Friend may help.
hint-revealed = A role is revealed
    .text = A revealed player loses all Suspicions, gets no more, and still plays.
hint-inactive = The inactive Roles
    .text = They count in many objectives. What you have seen of these cards stays noted, wherever they go.

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

### Headings of the contents

heading-action = Action cards
    .one = Action
heading-tile = Investigations
    .one = Investigation

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
       *[no] { $seat }’s turn is over.
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
               *[no] { $target } reveals their role: { $role }.
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
event-death_waits =
    { $target_is_me ->
        [yes] Your death waits until your hand is back.
       *[no] { $target }’s death waits until their hand is back.
    }
event-about_to_die =
    { $slot ->
        [0] { $cause_id ->
            [self] { $target_is_me ->
                [yes] You are about to die by your own hand.
               *[no] { $target } is about to die by their own hand.
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
               *[no] { $target } kills their own role.
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
           *[no] { $target } dies, and their role stays secret.
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
event-top_secret = If there is a death, the role will stay secret.
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
        [yes] You answer: not { $role }.
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
               *[no] { $seat } accepts: their role is going to die, and another takes its place.
            }
           *[other] { $seat_is_me ->
                [yes] You keep your role.
               *[no] { $seat } keeps their role.
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
               *[no] { $seat } shows L their hand.
            }
        }
        [temps_couvert] { $choice_id ->
            [accept] { $seat_is_me ->
                [yes] You are going to reveal your role.
               *[no] { $seat } is going to reveal their role.
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
               *[no] { $seat } keeps their role.
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
event-light_barred = Light can play no more Actions, but nobody knows who that is.
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
event-game_over =
    { $reason } The roles – { $roles_by_seat }. The apples – { $apples_by_seat }. { $winner_seats_has_me ->
        [yes] { $winner_seats_count ->
            [1] You win!
           *[other] { $winner_seats } win!
        }
       *[no] { $winner_seats_count ->
            [1] { $winner_seats } wins.
           *[other] { $winner_seats } win.
        }
    }
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
            [yes] You have the most apples: you win!
           *[no] { $seats } has the most apples and wins!
        }
       *[other] A tie in apples. Shared victory: { $seats }.
    }

### Questions: set-up and turns

ask-keep_one = Which Action do you keep? The other is discarded, face down.
ask-gift = Who do you give an Action to? Everybody will see it.
ask-gift_card = Which Action do you give { $target }? Only the two of you will see it.
ask-turn_start = It is your turn. Play Actions if you like, then look at the Investigation.
ask-tile_choice =
    Do you leave “{ $tile }” on the pile? { $left ->
        [0] If you leave it, you draw nothing; { $discarded ->
            [0] nor do you if you discard it.
            [1] if you discard it, one card.
           *[other] if you discard it, { $discarded } cards.
        }
        [1] { $discarded ->
            [0] If you leave it, you draw a card; if you discard it, none.
            [1] Either way, you draw a card.
           *[other] If you leave it, you draw a card; if you discard it, { $discarded }.
        }
       *[other] { $discarded ->
            [0] If you leave it, you draw { $left } cards; if you discard it, none.
            [1] If you leave it, you draw { $left } cards; if you discard it, only one.
           *[other] If you leave it, you draw { $left } cards; if you discard it, { $discarded }.
        }
    }
ask-turn_main = Play more Actions, or end your turn.
ask-meanwhile_turn_start = { $target }’s turn begins. You may play an Action.
ask-meanwhile_turn_main = It is { $target }’s turn. You may play an Action.

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
               *[no] { $target } is about to die by their own hand. Do you play an Action?
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
        [rem] “{ $card }”: which player dies, if they are not Kira?
        [alibi] “{ $card }”: who do you protect from L and the Investigation?
        [manipulation] “{ $card }”: who do you lay the card in front of?
        [decouverte] “{ $card }”: who takes Ryuk?
        [fondation_de_watari] “{ $card }”: who draws?
        [mouchards] “{ $card }”: whose role do you look at?
        [temoignage] “{ $card }”: who is the witness?
        [remaniement] “{ $card }”: who do you swap seats with?
        [piege] “{ $card }”: who has to show their role?
        [bureau_d_enquete] “{ $card }”: who gives cards away?
        [chantage] “{ $card }”: who do you blackmail?
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
ask-supporter_suspicion = Who do you give a Suspicion to?
ask-crossed_fates = You know { $target }’s role. Do you give { $target } a Suspicion?
ask-tailing = You have seen inactive Role no. { $slot }. Do you reveal it, or draw an Action?
ask-look_at_neighbour = “{ $card }”: which neighbour’s role do you look at?
ask-trapped = { $by } has set you a trap: who do you show your role to?
ask-testimony = { $by } wants your testimony. Who do you give { $count } Suspicions to?
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
        [tactique] “{ $tile }”: who will discard an Action, or show you their hand?
        [temps_couvert] “{ $tile }”: who may reveal their role, if an Investigator?
        [regard] “{ $tile }”: whose hand do you look at?
        [doute] “{ $tile }”: who will show everybody their hand?
        [assaut] “{ $tile }”: who do you want to unmask?
        [confession] “{ $tile }”: who has to confess, or give you 2 more Suspicions?
        [execution] “{ $tile }”: who do you reveal?
        [resurrection] “{ $tile }”: whose turn is it to choose?
        [silence] “{ $tile }”: who will designate a role to kill?
       *[other] “{ $tile }”: who do you designate?
    }
ask-designate_two =
    { $tile_id ->
        [dechirure] “{ $tile }”: between which two players will the others vote?
        [amour] “{ $tile }”: which two neighbours will be in love?
        [performance] “{ $tile }”: which two neighbours swap their Suspicions?
       *[other] “{ $tile }”: which two players do you designate?
    }
ask-designate_inactive = “{ $tile }”: which inactive Role will be looked at?
ask-dealings = “Dealings”: who do you give a Suspicion to?
ask-assault = Which role does { $target } have, do you think? It cannot be Light.
ask-ally = Which two Investigators do you name? The first one found will be revealed.
ask-unraveling = Everybody talks. Call the vote when you like.
ask-ballot = Who do you vote against? Whoever has more votes gets a Suspicion.
ask-glare = You see { $target }’s hand. Which Action do you take?
ask-wager = “Wager”: which of these players looks at a neighbour’s role?
ask-allot =
    { $count ->
        [1] Who do you give the Suspicion to?
       *[other] Who do you give these { $count } Suspicions to?
    }
ask-allot_one = “Frenzy”: who gets the { $count } Suspicions, all together?

### Questions: answering the Investigation

ask-rebirth = Do you kill your role to take another? You stay in the game.
ask-confrontation = You have seen inactive Role no. { $slot }. Do you reveal it, or take a Suspicion?
ask-tactics = Do you discard an Action, which gives L one more Suspicion, or show L your hand?
ask-overcast = If you are an Investigator, you may reveal your role and kill an inactive Role. What do you do?
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
option-leave_tile = Leave it on the pile
    .effect = It stays on the pile: L may turn it over.
option-discard_tile = Discard it
    .effect = It goes face down; the others see that you discard it.
option-inactive = Inactive Role no. { $slot }
    .rebirth = Die, and take inactive Role no. { $slot }
    .overcast = Reveal your role, and kill inactive Role no. { $slot }
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
    .overcast = Reveal your role
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
            [none] I know things about { $target }.
            [withdrawn] { $target }? I take back what I said.
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
