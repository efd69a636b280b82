### La Rose Noire, English words.

### The game

game-title = The Black Rose
    .tagline = Seven Suspects, two Accomplices and, among the Investigators, a soul that may no longer be its own: five days are left at the monastery of Tuath to find out.
    .length = 10 to 30 minutes

### Suspects

suspect-aodhan = Brother Aodhan
    .short = Aodhan
    .text = The infirmarian. He has sat by so many of the dying, in the name of Saint Beren, that nobody knows which of them he mourned.
suspect-bricen = Brother Bricen
    .short = Bricen
    .text = The librarian. He knows every book of the scriptorium, even those the catalogue does not mention.
suspect-deirdre = Sister Deirdre
    .short = Deirdre
    .text = The herbalist. Her garden heals the whole valley, and some of its flowers, they say, only grow at night.
suspect-eoghan = Brother Eoghan
    .short = Eoghan
    .text = The cellarer. He keeps the keys of the cellars and the accounts of the house, and does not like to be asked for either.
suspect-fearghal = Brother Fearghal
    .short = Fearghal
    .text = The gatekeeper. Nobody comes in or goes out unseen by him; or so he says.
suspect-morwen = Sister Morwen
    .short = Morwen
    .text = The cantor. Her voice carries to the bottom of the crypt, where she often practises without a light.
suspect-taran = Taran
    .short = Taran
    .text = The novice. He came in autumn, asks many questions and answers very few.

### Roles and camps

role-investigator = Investigator
    .camp = Camp of the Investigators
    .text = You win if an Accusation names both Accomplices. Investigate, share what you know, compare, and accuse every Turn: being wrong costs nothing.
role-possessed = Possessed
    .camp = Alone against all
    .text = You pass for an Investigator, but you win alone, the moment both Accomplices are dead, whoever killed them. At night you may show yourself to the Rector and kill a Suspect. If an Accusation is Exact, you lose.
role-rector = Rector
    .camp = Alone against all
    .text = Everybody knows who you are; nobody else knows your two Accomplices. You win by playing a Goal whose conditions are met, or if Turn 5 ends without a winner.
camp-investigators = Investigators
    .text = The true Investigators win together, as soon as an Accusation names both Accomplices, dead or alive.
camp-possessed = Possessed
    .text = The Possessed wins alone, as soon as both Accomplices are dead.
camp-rector = Rector
    .text = The Rector wins alone: by a Goal, when the Knights-Blades come after Turn 5 or, with 3 players, when two true Investigators show their roles.

### Clue cards: Proofs

card-proof_aodhan = Proof: Aodhan is innocent
    .timing = Never played
    .text = Brother Aodhan is innocent, not an Accomplice. Keep this card in your hand; you may say what you know, but never how you know it. A Proof may come from any pile.
card-proof_bricen = Proof: Bricen is innocent
    .timing = Never played
    .text = Brother Bricen is innocent, not an Accomplice. Keep this card in your hand; you may say what you know, but never how you know it. A Proof may come from any pile.
card-proof_deirdre = Proof: Deirdre is innocent
    .timing = Never played
    .text = Sister Deirdre is innocent, not an Accomplice. Keep this card in your hand; you may say what you know, but never how you know it. A Proof may come from any pile.
card-proof_eoghan = Proof: Eoghan is innocent
    .timing = Never played
    .text = Brother Eoghan is innocent, not an Accomplice. Keep this card in your hand; you may say what you know, but never how you know it. A Proof may come from any pile.
card-proof_fearghal = Proof: Fearghal is innocent
    .timing = Never played
    .text = Brother Fearghal is innocent, not an Accomplice. Keep this card in your hand; you may say what you know, but never how you know it. A Proof may come from any pile.
card-proof_morwen = Proof: Morwen is innocent
    .timing = Never played
    .text = Sister Morwen is innocent, not an Accomplice. Keep this card in your hand; you may say what you know, but never how you know it. A Proof may come from any pile.
card-proof_taran = Proof: Taran is innocent
    .timing = Never played
    .text = Taran is innocent, not an Accomplice. Keep this card in your hand; you may say what you know, but never how you know it. A Proof may come from any pile.

### Clue cards: Actions

card-interrogatoire = Interrogation
    .timing = Action, on your turn
    .text = Choose a living Suspect who is not isolated and whose pile is not empty: peek at the top 3 cards of the pile. Nobody else sees them, and they go back in the same order; all know where you looked and at how many cards. No Trap is sprung.
    .effect = Look at the top 3 cards of a pile.
card-fouille_cellule = Cell Search
    .timing = Action, on your turn
    .text = Choose a living Suspect who is not isolated and whose pile is not empty, even one already investigated this Turn: take the top card of the pile. Nobody else sees it; a Trap is sprung. This is no Investigation: no pawn, no mark.
    .effect = Take the top card of a pile, besides your Investigation.
card-priere_saint_beren = Prayer to Saint Beren
    .timing = Action, on your turn
    .text = Choose 1 to 3 living Suspects who are not isolated and whose piles are not empty, then peek at the top card of each pile. Nobody else sees the cards; all know which Suspects you chose.
    .effect = Look at the top card of 1 to 3 piles.
card-zele = Zeal
    .timing = Action, on your turn
    .text = Make one more Investigation at once, on a Suspect nobody has investigated this Turn. It does not replace your compulsory one; your pawn moves, and both Suspects stay marked.
    .effect = Investigate once more, a Suspect nobody has this Turn.
card-exhumation = Exhumation
    .timing = Action, on your turn, if the Graveyard is not empty
    .text = Take the top card of the Graveyard, then a second one if you like. Nobody else sees them; each Trap is sprung as you take it.
    .effect = Take one or two cards from the Graveyard.
card-confrontation = Confrontation
    .timing = Action, on your turn
    .text = Choose another Investigator, who shows you every Proof in hand and can neither refuse nor hide one. Nobody else sees them; all know how many there were, even if there were none.
    .effect = An Investigator shows you all their Proofs.
card-pacte_de_confiance = Pact of Trust
    .timing = Action, on your turn, if you hold another card
    .text = Choose another Investigator who has at least one card. Each of you secretly picks a card from your own hand, and you swap them. Nobody else sees these cards.
    .effect = Exchange a card with another Investigator.
card-lettre_interceptee = Intercepted Letter
    .timing = Action, on your turn, if the Rector has at least one card
    .text = A random card of the Rector’s hand goes face down to the Rector’s discard, and you peek at it. The Rector and you see it, nobody else; the Rector draws nothing for now.
    .effect = The Rector discards a random card, and you see it.
card-ronde_de_nuit = Night Watch
    .timing = Action, on your turn
    .text = Choose a living Suspect: nothing can kill them until Albines. All know it.
    .effect = A Suspect cannot die until dawn.
card-eau_benite = Holy Water
    .timing = Action, when you draw a Trap
    .text = That Trap has no effect, and both cards go to the discard. This is the only Action that answers something, and it is never played otherwise.
    .effect = Cancel a Trap that you draw.
card-veillee_funebre = Wake
    .timing = Action, on your turn, if the Graveyard is not empty
    .text = Peek at the top 4 cards of the Graveyard. Nobody else sees them; all know how many there were.
    .effect = Look at the top 4 cards of the Graveyard.
card-archives_scriptorium = Scriptorium Archives
    .timing = Action, on your turn, if the discard has another Action
    .text = Take an Action other than the Archives from the discard into your hand. All see which.
    .effect = Take an Action back from the discard pile.
card-espionner_recteur = Spy on the Rector
    .timing = Action, on your turn, if the Rector has at least one card
    .text = Peek at the Rector’s whole hand. Nobody else sees it; the Rector knows that you did.
    .effect = Look at the Rector’s whole hand.

### Clue cards: Traps

card-convocation = Rector’s Summons
    .timing = Trap, as soon as it is drawn
    .text = The Rector may at once play an Event from hand, under its usual conditions, never a Goal, unless the table says so. The Rector draws nothing for now.
card-guet_apens = Ambush
    .timing = Trap, as soon as it is drawn
    .text = Your turn ends at once. What you have not done yet is lost: your Investigation, the second card of an Exhumation, other Actions.
card-papiers_brules = Burnt Papers
    .timing = Trap, as soon as it is drawn
    .text = A random card of your hand goes face down into the Graveyard, which is shuffled. You know which; the others do not. If your hand is empty, nothing happens.
card-denonciation = Denunciation
    .timing = Trap, as soon as it is drawn
    .text = The Rector peeks at your whole hand.
card-meurtre_cloitre = Murder in the Cloister
    .timing = Trap, as soon as it is drawn, no effect on Turn 1
    .text = The Rector may at once kill a living Suspect who is not protected, for all to see.
card-tumulte = Uproar
    .timing = Trap, as soon as it is drawn, no effect on Turn 1
    .text = There can be no Accusation this Turn: at Sextines, there is only talk.

### Bonus cards

card-confession = Confession
    .timing = Bonus Action I, on your turn, from Turn 2 on
    .text = Name two Suspects: the Rector answers the truth, for all to hear. “Yes” if at least one of the two is an Accomplice, “no” if not.
    .effect = Name two Suspects: is one of them an Accomplice?
card-perquisition = Raid
    .timing = Bonus Action I, on your turn
    .text = Choose a living Suspect who is not isolated and whose pile is not empty: peek at the whole pile. Nobody else sees the cards; all know where you looked and how many there were.
    .effect = Look at a whole pile.
card-exorcisme = Exorcism
    .timing = Bonus Action I, on your turn, from Turn 2 on
    .text = Choose another Investigator, for all to see, who can neither meet the Rector nor kill this night. Nobody learns whether it mattered, except a Possessed who is held.
    .effect = Tonight an Investigator can neither meet the Rector nor kill.
card-fureur_spectrale = Spectral Fury
    .timing = Bonus Trap P, as soon as it is drawn, no effect on Turn 1
    .text = This night the Possessed may kill two Suspects instead of one, when meeting the Rector.
card-dague_rituelle = Ritual Dagger
    .timing = Bonus Action P, on your turn, from Turn 2 on
    .text = Kill a living Suspect who is not protected at once, for all to see.
    .effect = Kill a Suspect at once, before all.
card-discorde = Discord
    .timing = Bonus Trap P, as soon as it is drawn, no effect on Turn 1
    .text = This Turn, everybody who may accuse has to agree.
card-eboulement = Cave-in
    .timing = Bonus Trap R, as soon as it is drawn
    .text = All cards left in the pile this Trap came from go into the Graveyard, which is shuffled. Drawn from the Graveyard, it has no effect.
card-ordre_mac_snor = Mac Snòr’s Order
    .timing = Bonus Trap R, as soon as it is drawn
    .text = The Rector draws 2 cards. The Rector’s hand may be more than 3 cards until the end of Vespérines.
card-nuit_sans_lune = Moonless Night
    .timing = Bonus Trap R, as soon as it is drawn, no effect on Turn 1
    .text = This night the Rector may kill two Suspects instead of one.

### Rector cards: Events

card-assassinat = Murder
    .timing = Event, from Turn 2 on
    .text = Kill a living Suspect who is not protected at once, for all to see.
    .effect = Kill a Suspect at once, before all.
card-droit_asile = Right of Sanctuary
    .timing = Event
    .text = Choose a living Suspect: nothing can kill them until Albines. All know it.
    .effect = A Suspect cannot die until dawn.
card-mise_au_secret = Solitary Confinement
    .timing = Event
    .text = Choose a living Suspect: Investigators can neither investigate them, nor take a card from their pile, nor peek at it. This lasts until Lumines next ends, or until the Suspect dies.
    .effect = Next day nobody can investigate that Suspect.
card-penitence = Penance
    .timing = Event
    .text = Choose an Investigator, who can play no Action, not even Holy Water, until Lumines next ends. They still investigate.
    .effect = Next day an Investigator plays no Action.
card-documents_derobes = Stolen Papers
    .timing = Event, if an Investigator has at least one card
    .text = Choose an Investigator who has at least one card: a random one of them goes face down into the Graveyard, which is shuffled. Only its owner knows which.
    .effect = An Investigator loses a card at random.
card-falsification = Forgery
    .timing = Event, if a living Suspect has at least 2 cards
    .text = Choose a living Suspect whose pile has at least 2 cards: look at the top 3 and put them back on top in any order you like. The others only know which pile you touched.
    .effect = Rearrange the top 3 cards of a pile.
card-registre_secret = Secret Register
    .timing = Event, if your discard is not empty
    .text = Take a card other than the Secret Register back from your discard into your hand. The others do not see which.
    .effect = Take a card back from your discard pile.
card-voeu_de_silence = Vow of Silence
    .timing = Event
    .text = Nobody may talk until Sextines next ends. Turns, cards and ballots are as usual.
    .effect = Nobody talks until after the Accusation.
card-messager = Courier
    .timing = Event, if there is a card to draw
    .text = Draw 2 Rector cards. Your hand may be more than 3 cards until the end of Vespérines.
    .effect = Draw 2 cards.

### Rector cards: Goals

card-tribut_mac_snor = Mac Snòr’s Tribute
    .timing = Goal, at Vespérines only
    .text = If at least 3 innocent Suspects are dead, whoever killed them, play this card: you win. Dead Accomplices do not count.
    .effect = You win if at least 3 innocents are dead.
card-chevaliers_lames = Arrival of the Knights-Blades
    .timing = Goal, at Vespérines only
    .text = On Turn 4, if at least 5 Suspects are alive, or on Turn 5, whatever happens, play this card: you win.
    .effect = You win in Turn 4 with 5 Suspects alive, or in Turn 5.

### Profiles

profile-yldiane = Yldiane, Varigal messenger
    .text = Restless and direct, she cannot sit still: ask question after question.
profile-adeliane = Adeliane, Yldiane’s elder sister
    .text = Calm and protective, she hates hasty accusations: take your time, reassure.
profile-liam = Liam, the scholar
    .text = He weighs every hypothesis and always doubts his last conclusion: think aloud, then correct yourself.
profile-finn = Finn, Magientist physician
    .text = Cold and proud, he trusts only facts: ask for proof, never for feelings.
profile-brannoc = Brannoc, former soldier
    .text = Blunt, he suspects his companions first: short sentences, straight to the point.
profile-saoirse = Saoirse, dàmàthair
    .text = A guardian of children, warm, she believes in people: find excuses for everybody, and condemn with regret.

### Table options

setting-points = Points game
    .text = As many games are played as there are players, and everybody is the Rector in turn. Each winner scores the number of the Turn of the victory; the highest total wins, ties share it.
setting-rector = Choice of the Rector
    .text = Who is the Rector. In a points game, everybody is in turn.
setting-rector_seat = The Rector’s seat
    .text = The number of the Rector’s seat.
setting-accomplices = Choice of the Accomplices
    .text = The Rector secretly chooses the two Accomplices, or chance does; nobody else knows them.
setting-bonus = Bonus cards
    .text = Nine more clue cards. Their letter tells whom they favour: I the Investigators, P the Possessed, R the Rector.
setting-bonus_count = Number of bonus cards
    .text = How many bonus cards are shuffled into the Actions and Traps. As many cards are taken out at random, unseen; the Proofs stay.
setting-bonus_cards = Bonus cards added
    .text = The bonus cards you add. Everybody sees the list.
setting-removed_cards = Cards taken out
    .text = The Actions and Traps you take out, copy by copy. Everybody sees the list; piles may differ by one card.
setting-profiles = Profiles
    .text = Each Investigator plays a person everybody knows. It is for the mood: no rule depends on it.
setting-summons_goals = Goals by a Summons
    .text = A Summons also allows a Goal whose conditions are met. Off by default: an Event, and nothing else.
setting-keep_goals = Keeping Goals
    .text = A Rector who plays nothing and holds nothing but Goals may discard none. Without this setting, at least one card always goes.
setting-open_night_log = Tell the nights at the end
    .text = Once the game is over, what the Possessed and the Rector did each night is told. Good for learning.
setting-debate_s = Length of Sextines
    .text = In seconds, the time to talk and accuse. 0 leaves the usual time: 120 seconds, or 60 if there is one person among bots.

rector-random = At random
rector-volunteer = A volunteer
    .text = Everybody says whether they want to; chance decides among several, or chooses if nobody does.
rector-host = The host of the table
rector-seat = A chosen seat
    .text = The number of that seat is a setting of its own, further down.
accomplices-choose = Chosen by the Rector
accomplices-random = At random
bonus-none = None
bonus-random = At random
    .text = Some bonus cards that nobody knows take the place of other cards that nobody knows either.
bonus-custom = Your choice
    .text = You choose the cards you add and those you take out.
profiles-none = None
profiles-random = At random
profiles-choice = Everybody’s choice

### Phases

phase-setup = Set-up
phase-lumines = Lumines – the day
phase-sextines = Sextines – the Accusation
phase-vesperines = Vespérines – dusk
phase-estellines = Estellines – the night
phase-albines = Albines – dawn
phase-end = End of the game

### Help: the rules in a minute

minute-goal = The Rector, known to all, has two Accomplices among seven Suspects. The Investigators look for them; one of these may be Possessed, and wants the Accomplices dead.
minute-step_1 = By day each Investigator investigates a Suspect: take the top card of their pile. A Proof clears somebody, an Action can be played, a Trap springs at once.
minute-step_2 = Then, from Turn 2 on, you talk and accuse: two Suspects at a time, by ballots that everybody sees.
minute-step_3 = At dusk the Rector plays an Event, or a Goal if its conditions are met.
minute-step_4 = At night, from Turn 2 on, the Possessed and then the Rector may kill a Suspect. At dawn nobody knows who killed whom.
minute-win = The Investigators, by accusing both Accomplices. The Possessed, alone, when both Accomplices are dead. The Rector, by a Goal or by holding out until the end of Turn 5.
minute-forget_1 = A wrong accusation costs nothing, but there is one each Turn, and it does not tell whether one of the two was right.
minute-forget_2 = The Proof of a Suspect may be in any pile, not only in their own.
minute-forget_3 = Cards are never named: say “Deirdre is innocent”, not “I have her Proof”.

### Help: the rules by chapter

rule-glance = At a glance
    .text =
        For 3 to 5 players. One of them, known to all, is the Rector of the monastery; the others are Investigators. But one of the Investigators may secretly be Possessed.

        Seven Suspects, 2 of whom are Accomplices of the Rector, who alone knows them. The other 5 are innocent, and each has a Proof card somewhere in the piles.

        A game lasts 2 to 5 Turns. Each day the Investigators draw and talk, then accuse. Each night, from Turn 2 on, Suspects may die.

        Three camps, one winner. The Investigators name both Accomplices. The Possessed wants them dead. The Rector plays a Goal, or holds out until the end of Turn 5.
rule-setup = Set-up
    .text =
        The Rector is chosen: at random, a volunteer, the host or a seat. The others get a secret role: with 5 players, 1 Possessed and 3 Investigators; with 4 players, 1 Possessed and 2 Investigators.

        With 3 players, 1 Possessed and 2 Investigators are shuffled, 2 are dealt and nobody sees the third card. So there is a Possessed in 2 games out of 3.

        The clue cards depend on the number of players: 23 with 3, 30 with 4, 37 with 5. Among them is a Proof for each Suspect, 7 in all. The Rector secretly takes 2 out: these two Suspects are the Accomplices.

        The rest is shuffled and dealt in 7 piles, one for each Suspect: 3 cards each with 3 players, 4 with 4, 5 with 5. Nobody looks at them, and a Proof may lie in any pile.

        The Rector takes 3 cards from a deck of 16: 14 Events and 2 Goals. Investigators begin without cards. The First Player is the one sitting on the Rector’s left.
rule-turn = The five phases of a Turn
    .text =
        Lumines, the day: each Investigator takes a turn. Sextines: people talk and accuse. Vespérines, dusk: the Rector plays a card. Estellines, the night: the Possessed, then the Rector, may kill. Albines, dawn: all is tidied up, and a new Turn begins.

        On Turn 1 there is neither Sextines nor Estellines: Lumines is followed by Vespérines, then by Albines. Nobody can die on Turn 1, by any means.
rule-lumines = Lumines: an Investigator’s turn
    .text =
        The First Player begins, then it goes clockwise. On your turn, play as many Actions as you like, one at a time, investigate once, then play Actions again.

        Actions are played on your own turn only, even those you have just taken. You choose your target before you see anything. A played Action goes face up to the discard; if its conditions are not met, it cannot be played, not even as a bluff.

        Until its target is named, an Action laid down can be taken back, but all have seen it; laid down again in the same turn, it is played.

        There is no limit to your hand. A Proof is never played: you keep it.
rule-investigate = To investigate
    .text =
        Choose a Suspect, living or dead, place your pawn there and take a card: the top one of their pile if they live, the top one of the Graveyard if they are dead. Nobody else sees it, unless it is a Trap.

        Nobody investigates the same Suspect twice in a Turn, nor one who is isolated, nor where there are no cards left. If nobody is left, your Investigation is lost this Turn.

        The dead share one Graveyard, but each of them can be investigated once.
rule-peek = To peek
    .text =
        To peek is to read cards without keeping them: they go back where they were, in the same order, and are shown to nobody. Traps seen this way are not sprung.

        All know where you looked, and at how many cards. What you saw stays true as long as the pile does not change.
rule-traps = Traps
    .text =
        A Trap is sprung as soon as it is taken, by an Investigation, a Search, Zeal or an Exhumation. All see it, its effect comes before anything else, and then it goes to the discard. It never enters a hand.

        Whoever holds Holy Water may cancel it, except under Penance. As long as nobody knows where it is, everybody who draws a Trap is asked, even if they can only suffer it: no pause tells anything.
rule-sextines = Sextines: the Accusation
    .text =
        From Turn 2 on, each Investigator, the Possessed included, has a ballot that all see: nobody, or two Suspects, dead or alive. It can be changed up to 12 times, then it is locked.

        A pair is accused if enough ballots name it: 3 of 4 with 5 players, 2 of 3 with 4 players, both 2 with 3 players. It is decided as soon as enough Investigators have locked the same pair, all have locked or time is up; ballots then count as they stand.

        There is at most one Accusation each Turn. The answer is Exact if both are the Accomplices: the Investigators win. Otherwise it is Inexact, and nobody learns whether one of the two was right. Being wrong costs nothing.

        Nobody plays cards at Sextines. After an Uproar, there is only talk.
rule-three = With three players
    .text =
        Both Investigators have to agree to accuse. But the other one may be Possessed, or may not.

        Once per game, at any time except at night, even after giving their card in a Pact, one of them may show their role; the other then has to show theirs. If one is Possessed, they have no ballot any more, and the true Investigator accuses alone; the Possessed still takes turns and may still kill at night.

        If both are true Investigators, the Rector wins at once. Otherwise the game goes on from where it was; in a Pact, both choose their card again.

        Without a Possessed, the death of both Accomplices makes nobody win: the game goes on.
rule-vesperines = Vespérines: the Rector
    .text =
        The Rector plays an Event, or a Goal whose conditions are already met, or nothing. A played Event is seen by all, then goes face down to the Rector’s discard.

        Then the Rector discards, face down: 0 or 1 card after playing; 1 or 2 after playing nothing, but none has to go if the hand is only Goals. The others see how many cards, never which.

        Last, with more than 3 cards the Rector discards down to 3; with fewer, draws up to 3. If the deck is empty, the Rector’s discard is shuffled.
rule-goals = The Rector’s Goals
    .text =
        Mac Snòr’s Tribute: at least 3 innocent Suspects are dead, whoever killed them. Accomplices do not count.

        Arrival of the Knights-Blades: it is Turn 4 and at least 5 Suspects are alive, or it is Turn 5.

        A Goal is played at Vespérines, never through a Summons, unless the table says so, and its conditions have to be true before. It may be discarded, and come back by a Secret Register or when the discard is shuffled.
rule-estellines = Estellines: the night
    .text =
        All Investigators have the same screen and the same question; only the answer of the Possessed counts. They hide, or they show themselves to the Rector, and may then kill a living Suspect. If they hide, are exorcised or do not exist, the Rector learns nothing.

        Then the Rector kills another living Suspect, or nobody.

        The dead of the night are found together, and nobody is told who killed whom. Their piles go to the Graveyard, which is shuffled. A protected Suspect cannot die.
rule-albines = Albines: dawn
    .text =
        At the end of Turn 5, without a winner, the Knights-Blades come: the Rector wins.

        Otherwise pawns come back, the First Player token passes to the next Investigator, and protections, exorcism and the effects of the night end. A new Turn begins.
rule-durations = What lasts
    .text =
        Marks of Investigation, protections and exorcism last until Albines of the same Turn.

        Solitary Confinement and Penance last until Lumines next ends: the following day if played at Vespérines, the rest of the day if played through a Summons. The death of a Suspect ends their Confinement.

        The Vow of Silence lasts until Sextines next ends. On Turn 1, the Sextines that is skipped counts as over.
rule-victory = Who wins
    .text =
        The Investigators win by an Exact Accusation; the Possessed then loses with the Rector, even after voting for it.

        The Possessed wins alone as soon as both Accomplices are dead, by day or by night, even without having killed anybody and even if it was the Rector’s mistake.

        The Rector wins alone by a Goal, at the end of Turn 5, or with 3 players when two true Investigators show their roles.

        This is checked after every effect: as soon as a camp has won, all stops and all is shown.
rule-points = The points game
    .text =
        As many games are played as there are players, and everybody is the Rector in turn. Each member of the winning camp scores the number of the Turn of the victory, 2 to 5: a late victory is worth more. Only two true Investigators who show themselves on Turn 1 can make it 1.

        After the last game the highest total wins; ties share the victory.
rule-talk = What may be said
    .text =
        People talk aloud, for all to hear, and may lie, the Rector too. Nobody whispers or shows a card, and nobody talks at night or under a Vow of Silence.

        People talk in general terms: “it is a trap”, “nothing good”, “that would help the Rector”, “go there”, “there is a Proof there”, “that will be useful later”, “Deirdre is innocent, I am sure of it”.

        Nobody ever names a card, nor says where a certainty comes from: neither “I have her Proof” nor “her Proof is in Taran’s pile”.
rule-secrets = What is secret
    .text =
        All see the Rector, the pawns, the living and the dead, the size of piles, hands and Graveyard, the discard, the Events played, the ballots and the answers.

        Only the Rector knows the Accomplices, the Rector’s hand and discard. Everybody knows only their own role and hand. The Rector learns who is Possessed if they come one night.

        Nobody knows the order of the piles or the Graveyard; your notebook keeps what you saw, and marks it as doubtful once the pile has changed. At the end all is shown.
rule-bonus = Bonus cards
    .text =
        Nine more clue cards, marked I, P or R for the camp they help, 3 for each. They are used with any number of players.

        At random: 1 to 9 bonus cards are shuffled into the Actions and Traps, then as many cards are taken out unseen. The Proofs are kept apart, and the number of cards does not change.

        Your choice: you add bonus cards and take out Actions or Traps. The list is known to all, and piles may differ by one card. If a camp wins too often, change some cards between two games.
rule-profiles = Profiles
    .text =
        Each Investigator may get or choose a Profile: a person, and a way to talk. All see it, and no rule depends on it. The Rector has none.
rule-options = Table options
    .text =
        You can choose the Rector, draw the Accomplices at random, add bonus cards and Profiles, play a points game, set the length of Sextines and have the nights told at the end.

        By default the Rector is drawn at random and chooses the Accomplices, without bonus cards or Profiles.

        Two options say what the Rector does with Goals. “Goals by a Summons”, off by default: a Summons also allows a Goal whose conditions are met, and not only an Event.

        “Keeping Goals”, on by default: at Vespérines, a Rector who plays nothing and holds nothing but Goals may discard none, and the table then knows what is kept. Switched off, at least one always goes.

        The night always lasts as long, whether or not there is a Possessed: the wait tells nobody anything.
rule-details = Finer points
    .text =
        The same pair may be accused several Turns in a row, though it is of no use. A dead Suspect may be accused.

        The Rector cannot choose the same victim as the Possessed in the same night. The Rector may kill an Accomplice, at a risk.

        A Suspect who dies by day keeps the pawns that stand there: if already investigated they cannot be again this Turn, but otherwise they can, from the Graveyard.

        A lost card goes to the Graveyard even if nobody is dead yet; only Exhumation and Wake can then reach it.

        A Penance received during your turn stops your Actions at once.
rule-advice = A good start
    .text =
        Investigator: share, compare the numbers everybody gives, accuse every Turn. With 4 Proofs known, only 3 pairs are left; with 5, a single one.

        Possessed: look helpful, hide those you clear, kill those nobody can clear.

        Rector: count the dead and guard your Goal. Killing prepares the Tribute, waiting prepares the Knights-Blades, and the others read your nights.
rule-versions = What changed in version 2
    .text =
        Cards and this page give today’s rules, those of version 2. A match that began before, under version 1, is played to its end by version 1.

        Under version 1, after five cards taken back in one turn, no other Action can be played, and the turn may end by itself.

        Under version 1, with three players, whoever has given a card in a Pact cannot show their role while they wait for the other’s.

        The options “{ setting-summons_goals }” and “{ setting-keep_goals }” came with version 2; version 1 is played by their defaults.

### Help: examples of play

example-roles = Who is Possessed?
    .text =
        With 5 players, Chloé is the Rector: among Anna, Bruno, David and Élise there are 1 Possessed and 3 true Investigators. With 4 players, 1 Possessed and 2 true Investigators.

        With 3 players, Anna and Bruno get 2 of the 3 Role cards. If the Possessed is the card left hidden, the game is played just the same, with two camps; nobody knows it.
example-piles = Seven equal piles
    .text =
        With 4 players there are 30 clue cards. Chloé, the Rector, takes out the Proofs of Aodhan and Taran: 28 are left, 4 for each pile. The other 5 Proofs are all there; Deirdre’s may lie with Eoghan.
example-markers = Cards by number of players
    .text =
        Night Watch and Holy Water are used with 4 players and more; Wake and the Archives with 5 only. With 3 players there is no hoping for Holy Water.
example-first_turn = The first Turn
    .text =
        Turn 1: Anna, Bruno and David have taken their turns. Vespérines follows at once, then Albines. No ballot and no question at night: the first Accusation and the first night come on Turn 2.
example-same_suspect = Not the same one twice
    .text =
        Anna has investigated Deirdre. Bruno cannot investigate her any more this Turn. But he may take a card from her with a Cell Search: that is no Investigation.
example-dead_suspect = Investigating the dead
    .text =
        Bricen and Taran are dead, and the Graveyard has 7 cards. Anna investigates Bricen, Bruno Taran: each takes the top card of the Graveyard, which has only 5 left. David can choose neither of them any more.
example-trap = A Trap drawn
    .text =
        Anna investigates Eoghan and draws Denunciation. All see the Trap; the Rector looks at Anna’s whole hand, then the Trap goes to the discard. Anna has no new card, and her turn goes on.
example-trap_seen = A Trap seen
    .text =
        The same Denunciation lies on Eoghan’s pile, but Anna plays Interrogation: she sees the top 3 cards, and nothing is sprung. They stay in the same order, and Anna may say: “Do not draw from Brother Eoghan, it is a trap.”
example-ambush = The Ambush
    .text =
        Before she investigates, Anna plays a Cell Search and draws an Ambush. Her turn ends there: no Investigation, no pawn placed.

        David plays an Exhumation and draws an Ambush as the first card: he will not take the second.
example-holy_water = Holy Water
    .text =
        On Turn 3 Anna has Holy Water and draws Uproar. She cancels the Trap: both cards go to the discard, and there can be an Accusation this Turn. Under Penance she would not have been asked.
example-thresholds = How many ballots?
    .text =
        With 5 players, three ballots say Aodhan and Taran, the fourth nobody: the pair is accused. With two ballots for one pair and two for another, nobody is.

        With 4 players, two ballots of three are enough. With 3 players, if Anna says Aodhan and Bricen, and Bruno Aodhan and Deirdre, there is no Accusation.
example-exact = Exact
    .text =
        The Accomplices are Aodhan and Taran, and Taran is dead. Anna, Bruno and David accuse Taran and Aodhan: Exact! The true Investigators win, and the Possessed loses, even if it is Bruno and he voted with them.
example-inexact = Inexact
    .text =
        The same Accomplices. Aodhan and Eoghan are accused: the answer is Inexact, nothing more. Nobody learns that Aodhan was right. Vespérines follows.
example-reveal = Showing a role, with reason
    .text =
        With 3 players, on Turn 3, Anna is sure that Bruno lies. She shows her role; Bruno has to show his: Possessed. Bruno has no ballot any more, Anna accuses alone. But at night Bruno may still kill.
example-double_reveal = Showing a role, wrongly
    .text =
        With 3 players, on Turn 2, Bruno shows his role, and so does Anna: two true Investigators. The Rector wins at once. The Possessed was the third card.
example-dusk_play = Playing at dusk
    .text =
        The Rector has Penance, Courier and Mac Snòr’s Tribute. The Rector plays Penance, discards nothing, and draws 1 card to have 3.
example-dusk_idle = Playing nothing
    .text =
        The Rector plays nothing, so 1 card has to be discarded, and 2 may be. Then the Rector draws up to 3. The others see how many cards went, not which.

        A Rector who holds only the two Goals may keep them both.
example-tribute = The Tribute
    .text =
        At Vespérines of Turn 4, the Rector has killed 2 innocents, the Possessed 1, and an Accomplice is dead too. That makes 3 innocents: the Rector plays Mac Snòr’s Tribute and wins.

        With 2 dead innocents the card could not be played. If the third dies that night, it has to wait for Vespérines of Turn 5.
example-knights = The Knights-Blades
    .text =
        On Turn 4, with 5 Suspects alive, the Rector may play the Arrival of the Knights-Blades. With 4, not. On Turn 5, even with 2 Suspects alive, yes. On Turn 3, never.
example-two_deaths = Two deaths in a night
    .text =
        David, the Possessed, comes and kills Morwen; the Rector kills Fearghal. At dawn they are found together, and both piles go to the Graveyard. Nobody knows who killed whom but the two of them; and the Rector now knows that David is Possessed.

        The Rector could not have chosen Morwen: she was dying already.
example-quiet_night = A quiet night
    .text =
        The Possessed stays in the dark and the Rector kills nobody. At dawn everybody is alive, and the Rector has learnt nothing. With 3 players, not even whether there is a Possessed.
example-possessed_wins = The Possessed wins
    .text =
        Taran, an Accomplice, died in the night of Turn 2. In the night of Turn 3 David, the Possessed, kills Aodhan, the other Accomplice, and wins before dawn.
example-own_mistake = The Rector’s mistake
    .text =
        One Accomplice is dead. To cover the tracks, the Rector plays Murder on the other: if there is a Possessed, they win that instant, without having done a thing.

        With 3 players and no Possessed the game would go on, and both of the dead could still be accused.
example-protection = Well guarded
    .text =
        Anna plays Night Watch on Aodhan. Until Albines neither the Possessed, nor the Rector, nor a Murder, nor a Murder in the Cloister can reach him: he is offered to nobody.
example-turn_one_death = Nobody dies on Turn 1
    .text =
        On Turn 1 Bruno draws Murder in the Cloister: the Trap goes to the discard without effect. The Rector cannot play Murder either.
example-summons = A Summons
    .text =
        On Turn 2 Anna draws the Rector’s Summons. The Rector has the Knights-Blades, a Solitary Confinement and a Murder: either Event may be played, not the Goal. The Rector’s hand stays at 2 cards until Vespérines, which is played as usual.

        Taran is isolated: for the rest of this day nobody can touch Taran. On Turn 3 they can again.
example-letter = The Intercepted Letter
    .text =
        Élise plays an Intercepted Letter: chance picks Mac Snòr’s Tribute. Élise and the Rector see it, and it goes face down to the Rector’s discard. A Secret Register could bring it back: Élise knows that.
example-stolen_proof = A stolen Proof
    .text =
        Anna holds only Morwen’s Proof. The Rector plays Stolen Papers on her: the card goes into the Graveyard, and the Rector does not know which it was. Anna still knows that Morwen is innocent, and may say so. But in a Confrontation she shows 0 Proofs.
example-pact = A Pact
    .text =
        Anna plays Pact of Trust with Bruno. She gives Eoghan’s Proof, he gives Zeal. Both know both cards; the others only know that there was a swap.
example-first_player = The First Player
    .text =
        Chloé is the Rector; Anna, Bruno and David sit next in this order, and David is the First Player. At Albines the token passes to Anna: the Rector is skipped.
example-turn_limit = Five days
    .text =
        Turn 5, the night ends without a winner: the Rector wins. In a points game, that is worth 5 points.
example-points = Counting points
    .text =
        With 5 players, the Investigators win on Turn 3: Anna, Bruno and David, true Investigators, score 3 points each. Élise, the Possessed, and Chloé, the Rector, get nothing.
example-talk = To say, and not to say
    .text =
        Anna may say: “Somebody should go to Taran”, “Nothing good there”, “Deirdre is innocent, I am sure of it”. That is allowed, true or false.

        She may not say: “I have Zeal”, nor “Deirdre’s Proof is in my hand”, nor show a card, nor whisper.
example-silence = A wordless evening
    .text =
        At Vespérines of Turn 2 the Rector plays Vow of Silence. Nobody talks until the end of Sextines of Turn 3. Ballots are chosen and locked as ever.
example-prayer = The Prayer
    .text =
        Anna prays on three Suspects. She chooses all three before she sees anything, then reads the top card of each pile: a Proof, a Trap, an Action. No Trap is sprung. All know which Suspects she chose.
example-burnt_papers = Burnt Papers
    .text =
        Anna has Zeal and Taran’s Proof, and draws Burnt Papers. One of the two, at random, goes into the Graveyard, and she alone knows which. With an empty hand nothing would have happened.
example-archives = The Archives
    .text =
        The discard has a Summons, a Zeal and Holy Water. Anna plays the Scriptorium Archives: she takes back Zeal or Holy Water, never the Trap. If there were only Traps, the card could not be played.
example-penance = Penance
    .text =
        Bruno is under Penance for the day of Turn 3: he investigates, and that is all. His Actions can wait; on Turn 4 he plays as he likes again.
example-forgery = A Forgery
    .text =
        With Eoghan lie a Proof, an Action, then a Trap. The Rector puts them back in reverse: the next one to draw from Eoghan draws the Trap. The others only know that the pile was touched; what they had seen of it is no longer certain.
example-courier = The Courier
    .text =
        The Rector has three cards and plays Courier, drawing 2, which makes 4. The Rector may discard 1 and keep 3; without discarding any, it is still down to 3 in the end.
example-register = The Register
    .text =
        Mac Snòr’s Tribute lies in the Rector’s discard. The Rector plays Secret Register and takes it back; the others do not see the card. It can only be played at the next Vespérines: one card an evening.
example-wake = A Wake
    .text =
        The Graveyard has only 2 cards. David plays Wake and reads both. With the next death it is shuffled, and he no longer knows their order.
example-zeal = Zeal
    .text =
        Before her compulsory Investigation Anna plays Zeal and investigates Taran, then, like everybody, Morwen. She has two more cards, and nobody can investigate these two any more this Turn.
example-bonus_investigators = Bonus cards: to confess, to exorcise
    .text =
        The Accomplices are Aodhan and Taran. Anna plays Confession and names Taran and Eoghan: “yes”. With Bricen and Eoghan it would have been “no”.

        Bruno plays Exorcism on David, who is Possessed. This night David wants to meet the Rector, but nothing happens; he alone learns it. The Rector does not know whether David was hiding.
example-bonus_possessed = Bonus cards: fury and discord
    .text =
        After a Spectral Fury both Accomplices are still alive. When night comes David, the Possessed, kills them both and wins.

        After a Discord, with 5 players, three ballots alike are no longer enough: it takes four.
example-bonus_rector = Bonus cards: the Cave-in
    .text =
        Anna draws Cave-in from Deirdre, where 3 cards are left: they all go into the Graveyard. Deirdre is alive, but her pile is empty, and she cannot be investigated any more.
example-bonus_random = Bonus cards at random
    .text =
        With 4 players and 3 random bonus cards there are still 30 cards, all 7 Proofs among them, before the Rector takes 2 out. The piles have 4 cards, and nobody knows which stayed in the box.

### Hints of a first match

hint-welcome = Welcome to Tuath
    .text = Two of the seven Suspects are Accomplices of the Rector, who alone knows them. Hold “My secret” to read what the others do not know about you.
hint-goal_investigator = Your aim: name both Accomplices
    .text = Share what you know, compare the numbers others give, and accuse every Turn: being wrong costs nothing.
hint-goal_possessed = Your aim: the death of both Accomplices
    .text = Look helpful, hide whom you know to be innocent and, at night, kill those nobody can clear.
hint-goal_rector = Your aim: a Goal
    .text = Count the dead and guard your Goal: 3 dead innocents for the Tribute, quiet and time for the Knights-Blades.
hint-volunteer = Who will be the Rector?
    .text = The Rector plays alone against all, openly. If there are several volunteers, or none, chance decides.
hint-profile = A person to play
    .text = A Profile is for the mood: it tells how to talk, and changes no rule.
hint-accomplices = Your two Accomplices
    .text = Choose two Suspects: their Proofs leave the game. The other five Proofs are somewhere in the piles.
hint-turn = Your turn
    .text = Investigate once: choose a Suspect and take the top card of their pile. Before and after, you may play Actions.
hint-cards = Your cards
    .text = A Proof clears somebody, an Action is played on your turn. Say what you know if you like, but never name a card.
hint-target = On whom?
    .text = You choose before you see anything. You can take each card back once a turn, but all will have seen it.
hint-pact = A blind swap
    .text = Each of you picks a card without knowing what the other gives. To give a Proof is to clear a Suspect in the other’s eyes.
hint-trap = A Trap!
    .text = It is sprung as soon as it is drawn, never when only peeked at. Nothing but Holy Water stops it.
hint-summons = A Summons
    .text = You may play an Event now, besides the one of Vespérines. But you draw nothing before tonight.
hint-trap_kill = A murder by day
    .text = You may kill a Suspect for all to see, or nobody. Three dead innocents make the Tribute, but two dead Accomplices let the Possessed win.
hint-ballot = The Accusation
    .text = Pick two Suspects, then lock your ballot: if enough Investigators have the same pair, it is accused. Being wrong costs nothing.
hint-dusk = Dusk
    .text = Play an Event, a Goal if it is ready, or nothing. If you play nothing, you will have to discard a card.
hint-event_target = Against whom?
    .text = All will see whom you choose. One good choice looks like another: do not show whom you want to protect.
hint-forgery = Cards to arrange
    .text = The first card will be the next one drawn here. A Trap on top, a Proof below.
hint-discard = Discarding
    .text = The others see how many cards you discard, not which. Get rid of a weak Event to find a Goal.
hint-night = The night
    .text = All Investigators have the same screen and the same question. Only the answer of the Possessed counts, if there is one.
hint-night_rector = The Rector’s night
    .text = If the Possessed came to you, you know who it is and whom they kill. Kill another Suspect, or nobody: at dawn, none will know who killed whom.
hint-dawn = In the morning
    .text = The cards of the dead go to the Graveyard, which is shuffled. They can still be investigated: you then draw from the Graveyard.
hint-reveal = Showing your role
    .text = With 3 players, showing your role makes the other show theirs. If you are two true Investigators, the Rector wins at once.
hint-silence = Silence
    .text = Nobody may talk until the end of the next Sextines. Ballots can still be seen: they speak for you.

### Endings

ending-accusation = The Accusation is Exact: both Accomplices are unmasked.
    .short = Exact Accusation
ending-accomplices_dead = Both Accomplices are dead: the Possessed got what they wanted.
    .short = Accomplices dead
ending-tribut_mac_snor = At least three innocents are dead: Mac Snòr’s Tribute is paid.
    .short = Mac Snòr’s Tribute
ending-chevaliers_lames = The Knights-Blades come at the Rector’s call.
    .short = Knights-Blades
ending-double_reveal = Two true Investigators showed their roles to each other for nothing: the Rector triumphs.
    .short = Shown for nothing
ending-turn_limit = Five days have passed: the Rector’s reinforcements are here.
    .short = End of Turn 5
ending-points = All games are played: the highest total wins.
    .short = Total of points

### Sources

source-rulebook = Rulebook
source-review = Published text
source-reconstruction = Reconstruction
value-count = number of copies
value-letter = letter

### The same words elsewhere

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
reason-taken_back = You have already taken this card back this turn: name its target.
reason-penance = Penance: no Action before Lumines ends.
reason-ballot_changes = You have changed it 12 times: all that is left is to lock it.
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

### What happens: the set-up

event-volunteers =
    { $seats_count ->
        [0] Nobody wants to be the Rector: chance will choose.
        [1] { $seats_has_me ->
            [yes] You want to be the Rector.
           *[no] { $seats } wants to be the Rector.
        }
       *[other] { $seats } want to be the Rector: chance will choose.
    }
event-game =
    { $game ->
        [1] { $seat_is_me ->
            [yes] You are the Rector of the monastery of Tuath. The others investigate.
           *[no] { $seat } is the Rector of the monastery of Tuath. The others investigate.
        }
       *[other] { $seat_is_me ->
            [yes] Game { $game }: now you are the Rector.
           *[no] Game { $game }: now { $seat } is the Rector.
        }
    }
event-profile =
    { $seat_is_me ->
        [yes] You play { $profile }.
       *[no] { $seat } plays { $profile }.
    }
event-accomplices = Your Accomplices: { $suspects }. Nobody else knows.
event-dealt =
    The two Accomplices’ Proofs are out of the game. { $size ->
        [0] The seven piles are thin.
        [1] The seven piles hold at least one card each.
       *[other] The seven piles hold at least { $size } cards each.
    } { $seat_is_me ->
        [yes] You are the First Player.
       *[no] First Player: { $seat }.
    }

### What happens: the day

event-lumines =
    Turn { $turn }, Lumines. Day breaks over the monastery; { $seat_is_me ->
        [yes] you begin.
       *[no] { $seat } begins.
    }
event-turn =
    { $seat_is_me ->
        [yes] It is your turn to investigate.
       *[no] It is { $seat }’s turn to investigate.
    }
event-investigates =
    { $seat_is_me ->
        [yes] You investigate { $suspects }.
       *[no] { $seat } investigates { $suspects }.
    }
event-draws =
    { $seat_is_me ->
        [yes] You take a card into your hand.
       *[no] { $seat } takes a card into their hand: it is not a Trap.
    }
    .card = You take “{ $card }”.
event-takes =
    { $suspects_count ->
        [0] { $seat_is_me ->
            [yes] You take a card from the Graveyard.
           *[no] { $seat } takes a card from the Graveyard.
        }
       *[other] { $seat_is_me ->
            [yes] You take a card from { $suspects }.
           *[no] { $seat } takes a card from { $suspects }.
        }
    }
event-peeks =
    { $suspects_count ->
        [0] { $count ->
            [1] { $seat } peeks at one card of the Graveyard.
           *[other] { $seat } peeks at { $count } cards of the Graveyard.
        }
       *[other] { $count ->
            [1] { $seat } peeks at one card of { $suspects }.
           *[other] { $seat } peeks at { $count } cards of { $suspects }.
        }
    }
    .cards =
        { $suspects_count ->
            [0] In the Graveyard you see { $cards }.
           *[other] With { $suspects } you see { $cards }.
        }
event-announces =
    { $seat_is_me ->
        [yes] You lay down an Action, “{ $card }”.
       *[no] { $seat } lays down an Action, “{ $card }”.
    }
event-takes_back =
    { $seat_is_me ->
        [yes] You take back “{ $card }”, which everybody has seen.
       *[no] { $seat } takes back “{ $card }”, which everybody has seen.
    }
event-plays =
    { $card_id ->
        [confrontation] { $target_is_me ->
            [yes] Confrontation: { $seat } asks for your Proofs.
           *[no] { $seat_is_me ->
                [yes] Confrontation: you ask { $target } for their Proofs.
               *[no] Confrontation: { $seat } asks { $target } for their Proofs.
            }
        }
        [pacte_de_confiance] { $target_is_me ->
            [yes] Pact of Trust: { $seat } wants to swap a card with you.
           *[no] { $seat_is_me ->
                [yes] Pact of Trust: you are going to swap a card with { $target }.
               *[no] Pact of Trust: { $seat } wants to swap a card with { $target }.
            }
        }
        [exorcisme] { $target_is_me ->
            [yes] Exorcism: { $seat } exorcises you.
           *[no] { $seat_is_me ->
                [yes] Exorcism: you exorcise { $target }.
               *[no] Exorcism: { $seat } exorcises { $target }.
            }
        }
       *[other] { $suspects_count ->
            [0] { $seat_is_me ->
                [yes] You play “{ $card }”.
               *[no] { $seat } plays “{ $card }”.
            }
           *[other] { $seat_is_me ->
                [yes] You play “{ $card }” on { $suspects }.
               *[no] { $seat } plays “{ $card }” on { $suspects }.
            }
        }
    }
event-shows_proofs =
    { $count ->
        [0] { $seat } has no Proof to show { $target }.
        [1] { $seat } shows { $target } a Proof.
       *[other] { $seat } shows { $target } { $count } Proofs.
    }
    .cards =
        { $count ->
            [0] { $seat_is_me ->
                [yes] You have no Proof to show { $target }.
               *[no] { $seat } has no Proof to show you.
            }
           *[other] { $seat_is_me ->
                [yes] You show { $target } { $cards }.
               *[no] { $seat } shows you { $cards }.
            }
        }
event-swaps = { $seat } and { $target } swap a card, face down.
    .card =
        { $seat_is_me ->
            [yes] You give { $target } “{ $gave }” and get “{ $card }”.
           *[no] You give { $seat } “{ $gave }” and get “{ $card }”.
        }
event-intercepts = { $seat } intercepts a letter: a card of the Rector’s goes face down to the Rector’s discard.
    .card =
        { $seat_is_me ->
            [yes] You intercept a letter: the Rector loses “{ $card }”.
           *[no] { $seat } intercepts a letter: you lose “{ $card }”, before their eyes.
        }
event-protected = Until Albines, nothing can kill { $suspects }.
event-files =
    { $seat_is_me ->
        [yes] You take “{ $card }” back from the discard.
       *[no] { $seat } takes “{ $card }” back from the discard.
    }
event-spies =
    { $target_is_me ->
        [yes] { $seat } looks at your whole hand.
       *[no] { $seat } looks at the Rector’s whole hand.
    }
    .cards = The Rector holds { $cards }.
event-confession =
    { $answer_id ->
        [yes] { $suspects }: is there an Accomplice among them? The Rector has to admit it: yes, at least one.
       *[no] { $suspects }: is there an Accomplice among them? The Rector has to tell the truth: no, none.
    }
event-exorcised =
    { $seat_is_me ->
        [yes] Tonight, if you are Possessed, you can neither meet the Rector nor kill.
       *[no] Tonight, { $seat } can neither meet the Rector nor kill.
    }
event-dies =
    { $card_id ->
        [dague_rituelle] The Dagger strikes in broad daylight: { $suspects } dies in front of everybody.
        [meurtre_cloitre] A cry in the cloister: { $suspects } dies in front of everybody.
       *[other] Murder! { $suspects } dies in front of everybody.
    } The pile goes to the Graveyard.

### What happens: Traps

event-trap =
    { $seat_is_me ->
        [yes] A Trap! You draw “{ $card }”.
       *[no] A Trap! { $seat } draws “{ $card }”.
    }
event-cancels =
    { $seat_is_me ->
        [yes] You pour Holy Water: “{ $card }” has no effect.
       *[no] { $seat } pours Holy Water: “{ $card }” has no effect.
    }
event-no_effect = “{ $card }” has no effect here.
event-ambushed =
    { $seat_is_me ->
        [yes] Your turn ends at once.
       *[no] { $seat }’s turn ends at once.
    }
event-loses = { $seat } loses a card at random: it disappears into the Graveyard.
    .card = You lose “{ $card }”, which disappears into the Graveyard. Nobody else knows which it was.
event-denounced =
    { $target_is_me ->
        [yes] Denunciation: the Rector looks at your whole hand.
       *[no] The Rector looks at { $target }’s whole hand.
    }
    .cards =
        { $cards_count ->
            [0] { $target } has no card to show you.
           *[other] { $target } holds { $cards }.
        }
event-spares = The Rector spares everybody.
event-buries =
    { $count ->
        [1] Everything caves in at { $suspects }’s: the last card goes to the Graveyard.
       *[other] Everything caves in at { $suspects }’s: { $count } cards go to the Graveyard.
    }
event-declines =
    { $seat_is_me ->
        [yes] You play no Event.
       *[no] The Rector plays no Event.
    }

### What happens: the Accusation

event-sextines =
    { $allowed ->
        [yes] Turn { $turn }, Sextines. The sun sinks: who is to be accused?
       *[no] Turn { $turn }, Sextines. In the uproar nobody can accuse; there is only talk.
    }
event-ballot =
    { $suspects_count ->
        [0] { $seat_is_me ->
            [yes] You withdraw your ballot.
           *[no] { $seat } withdraws their ballot.
        }
       *[other] { $seat_is_me ->
            [yes] Your ballot: { $suspects }.
           *[no] { $seat }’s ballot: { $suspects }.
        }
    }
event-locks =
    { $suspects_count ->
        [0] { $seat_is_me ->
            [yes] You will accuse nobody this Turn.
           *[no] { $seat } will accuse nobody this Turn.
        }
       *[other] { $seat_is_me ->
            [yes] You lock your ballot: { $suspects }.
           *[no] { $seat } locks their ballot: { $suspects }.
        }
    }
event-no_accusation = Too few ballots agree: nobody is accused.
event-accusation =
    { $seats_count ->
        [1] { $seats_has_me ->
            [yes] You accuse { $suspects }.
           *[no] { $seats } accuses { $suspects }.
        }
       *[other] { $seats } accuse { $suspects }.
    } { $answer_id ->
        [exact] The answer comes: Exact!
       *[other] The answer comes: Inexact.
    }

### What happens: dusk

event-vesperines =
    Turn { $turn }, Vespérines. { $seat_is_me ->
        [yes] Dusk falls: your move.
       *[no] Dusk falls: the Rector’s move.
    }
event-rector_plays =
    { $seat_is_me ->
        [yes] You play “{ $card }”.
       *[no] The Rector plays “{ $card }”.
    }
event-event_targets =
    { $suspects_count ->
        [0] { $target_is_me ->
            [yes] Target of “{ $card }”: you.
           *[no] Target of “{ $card }”: { $target }.
        }
       *[other] Target of “{ $card }”: { $suspects }.
    }
event-plays_nothing =
    { $seat_is_me ->
        [yes] You play nothing.
       *[no] The Rector plays nothing.
    }
event-isolated = { $suspects } is isolated: no Investigation, no search, not a glance, until Lumines next ends.
event-penance =
    { $seat_is_me ->
        [yes] Penance: you will play no Action until Lumines next ends.
       *[no] Penance: { $seat } will play no Action until Lumines next ends.
    }
event-forges =
    { $count ->
        [1] The Rector touches the top card of { $suspects }.
       *[other] The Rector touches the top { $count } cards of { $suspects }. Their order is no longer certain.
    }
    .cards = With { $suspects } you see { $cards }.
event-registers = The Rector takes a card back from the discard without showing it.
    .card = You take “{ $card }” back from your discard.
event-silence = Vow of Silence: not a word until Sextines next ends.
event-rector_draws =
    { $count ->
        [1] The Rector draws a card.
       *[other] The Rector draws { $count } cards.
    }
    .cards = You draw { $cards }.
event-rector_reshuffles =
    { $count ->
        [1] The Rector’s deck is empty: the only discarded card takes its place.
       *[other] The Rector’s deck is empty: the { $count } discarded cards are shuffled.
    }
event-rector_discards =
    { $count ->
        [0] The Rector discards nothing.
        [1] The Rector discards a card, face down.
       *[other] The Rector discards { $count } cards, face down.
    }
    .cards =
        { $cards_count ->
            [0] You discard nothing.
           *[other] You discard { $cards }, face down.
        }

### What happens: the night

event-estellines = Turn { $turn }, Estellines. The lamps go out: everybody shuts their eyes.
event-held = Something holds you back: the Exorcism pins you to your bed. Nobody else knows.
event-meets =
    { $seat_is_me ->
        [yes] { $suspects_count ->
            [0] You show yourself to the Rector and kill nobody.
           *[other] You show yourself to the Rector, and you kill { $suspects }.
        }
       *[no] { $suspects_count ->
            [0] { $seat }, the Possessed, comes to you and kills nobody.
           *[other] { $seat }, the Possessed, comes to you and kills { $suspects }.
        }
    }
event-dawn =
    { $suspects_count ->
        [0] Dawn breaks. Nobody died last night.
        [1] Dawn breaks. { $suspects } is found dead; the pile goes to the Graveyard.
       *[other] Dawn breaks. { $suspects } are found dead; their piles go to the Graveyard.
    }

### What happens: the end

event-reveal =
    { $role_id ->
        [possessed] { $seat_is_me ->
            [yes] You show your role: you are the Possessed! { $target } will accuse without you.
           *[no] { $target_is_me ->
                [yes] { $seat } shows their role: { $seat } is the Possessed! You will accuse without them.
               *[no] { $seat } shows their role: { $seat } is the Possessed! { $target } will accuse without them.
            }
        }
       *[other] { $other_role_id ->
            [possessed] { $seat_is_me ->
                [yes] You show your role, and { $target } has to show theirs: it is the Possessed! You will accuse without them.
               *[no] { $target_is_me ->
                    [yes] { $seat } shows their role, and you have to show yours: you are the Possessed! { $seat } will accuse without you.
                   *[no] { $seat } shows their role, and { $target } has to show theirs: it is the Possessed! { $seat } will accuse without them.
                }
            }
           *[other] { $seat_is_me ->
                [yes] You show your role, and { $target } has to show theirs: two true Investigators.
               *[no] { $target_is_me ->
                    [yes] { $seat } shows their role, and you have to show yours: two true Investigators.
                   *[no] { $seat } shows their role, and { $target } has to show theirs: two true Investigators.
                }
            }
        }
    }
event-knights_arrive = The fifth day ends. Far off in the valley there are riders: the Knights-Blades.
event-game_over =
    { $reason } { $winner_seats_has_me ->
        [yes] { $winner_seats_count ->
            [1] You win
           *[other] { $winner_seats } win
        }
       *[no] { $winner_seats_count ->
            [1] { $winner_seats } wins
           *[other] { $winner_seats } win
        }
    } on Turn { $turn }. The Accomplices were { $suspects }. The roles – { $roles_by_seat }.
event-night_shown =
    Night { $turn }. { $met ->
        [yes] { $suspects_count ->
            [0] The Possessed meets the Rector and kills nobody
           *[other] The Possessed meets the Rector and kills { $suspects }
        }
       *[no] Nobody meets the Rector
    }; { $others_count ->
        [0] the Rector kills nobody.
       *[other] the Rector kills { $others }.
    }
event-points = Points of this game – { $points_by_seat }. Totals – { $scores_by_seat }.
event-crowned =
    { $seats_count ->
        [1] { $seats_has_me ->
            [yes] You win, with the highest total!
           *[no] { $seats } wins, with the highest total!
        }
       *[other] A tie for the highest total. Shared victory: { $seats }.
    }

### Questions

ask-volunteer = Would you like to be the Rector?
ask-choose_profile = Who will you play at the monastery?
ask-choose_accomplices = Who are your two Accomplices? Choose two Suspects.
ask-day_before = It is your turn. Who do you investigate?
ask-day_after =
    { $owed ->
        [yes] There is nobody to investigate. What do you do?
       *[no] You have investigated. Do you play an Action?
    }
ask-action_targets =
    { $card_id ->
        [priere_saint_beren] “{ $card }”: which Suspects, three at most?
        [confession] “{ $card }”: name two Suspects. The Rector will say whether one of them is an Accomplice.
        [confrontation] “{ $card }”: which Investigator do you ask for Proofs?
        [pacte_de_confiance] “{ $card }”: with which Investigator do you swap?
        [exorcisme] “{ $card }”: which Investigator do you exorcise?
        [dague_rituelle] “{ $card }”: which Suspect do you kill?
        [zele] “{ $card }”: who else do you investigate?
       *[other] “{ $card }”: on which Suspect?
    }
ask-pact_give = Which card do you give { $target }?
ask-archives_pick = Which Action do you take back from the discard?
ask-exhume_again = Do you take a second card from the Graveyard?
ask-trap_reaction = A Trap! You have drawn “{ $card }”. What do you do?
ask-convocation_event = Summons: do you play a card now?
ask-trap_kill = A murder in the cloister. Who do you kill?
ask-debate = No Accusation this Turn. Talk, and say when you have heard enough.
ask-ballot = Who are the two Accomplices? Choose, then lock your ballot.
ask-time_up = Time passes.
ask-dusk_play = Vespérines. Which card do you play?
ask-event_targets =
    { $card_id ->
        [assassinat] “{ $card }”: which Suspect do you kill?
        [penitence] “{ $card }”: for which Investigator?
        [documents_derobes] “{ $card }”: from which Investigator do you take a card?
        [droit_asile] “{ $card }”: which Suspect do you protect?
        [mise_au_secret] “{ $card }”: which Suspect do you lock away?
       *[other] “{ $card }”: with which Suspect?
    }
ask-forgery_order = In which order do you put these cards back? The first will be on top; the numbers are those of the current order.
ask-register_pick = Which card do you take back from your discard?
ask-dusk_discard =
    { $played ->
        [yes] Do you discard a card?
       *[no] You have played nothing. What do you discard?
    }
ask-dusk_trim = You hold too many cards. Which do you discard, to keep three?
ask-night_possessed = Night has fallen. If you are Possessed, what do you do? If not, your answer does not count.
ask-night_rector =
    { $met ->
        [yes] { $suspects_count ->
            [0] The Possessed comes to you: it is { $seat }, who kills nobody. And you, who do you kill?
           *[other] The Possessed comes to you: it is { $seat }, who kills { $suspects }. And you, who do you kill?
        }
       *[no] Nobody comes to you. Do you kill a Suspect?
    }
ask-reveal_role = You may show your role; the other Investigator will have to show theirs. If neither of you is Possessed, the Rector wins at once.

### Options

option-suspect = { $suspects }
    .trap_kill = Kill { $suspects }
option-pair = { $suspects }
option-investigate = Investigate { $suspects }
option-play = Play “{ $card }”
option-end_turn = End your turn
option-take_back = Take the card back
option-give = { $card }
    .pact_give = Give “{ $card }”
    .archives_pick = Take back “{ $card }”
option-take = Take back “{ $card }”
option-discard = { $card }
option-take_another = Take another card
option-stop = Stop here
option-suffer = Suffer the Trap
option-cancel_trap = Pour Holy Water
option-decline = Play nothing
option-play_nothing = Play nothing
option-kill_nobody = Kill nobody
option-meet_only = Meet the Rector without killing
option-hide = Stay in the dark
option-kill = Kill { $suspects }
    .night_possessed = Meet the Rector and kill { $suspects }
option-order = Order { $places } ({ $cards })
option-profile = { $profile }
option-no_ballot = Nobody
    .effect = You accuse nobody this Turn.
option-lock = Lock this ballot
option-change_ballot = Change your ballot
option-ready = Enough talk
option-time_up = Time is up
option-reveal_role = Show your role

### Talk

what-innocent_aodhan = Brother Aodhan is innocent, I am sure of it.
what-innocent_bricen = Brother Bricen is innocent, I am sure of it.
what-innocent_deirdre = Sister Deirdre is innocent, I am sure of it.
what-innocent_eoghan = Brother Eoghan is innocent, I am sure of it.
what-innocent_fearghal = Brother Fearghal is innocent, I am sure of it.
what-innocent_morwen = Sister Morwen is innocent, I am sure of it.
what-innocent_taran = Taran is innocent, I am sure of it.
what-guilty_aodhan = I suspect Brother Aodhan.
what-guilty_bricen = I suspect Brother Bricen.
what-guilty_deirdre = I suspect Sister Deirdre.
what-guilty_eoghan = I suspect Brother Eoghan.
what-guilty_fearghal = I suspect Brother Fearghal.
what-guilty_morwen = I suspect Sister Morwen.
what-guilty_taran = I suspect Taran.
what-unsure_aodhan = I cannot be sure about Brother Aodhan.
what-unsure_bricen = I cannot be sure about Brother Bricen.
what-unsure_deirdre = I cannot be sure about Sister Deirdre.
what-unsure_eoghan = I cannot be sure about Brother Eoghan.
what-unsure_fearghal = I cannot be sure about Brother Fearghal.
what-unsure_morwen = I cannot be sure about Sister Morwen.
what-unsure_taran = I cannot be sure about Taran.
what-trap_aodhan = Do not draw from Brother Aodhan, it is a trap.
what-trap_bricen = Do not draw from Brother Bricen, it is a trap.
what-trap_deirdre = Do not draw from Sister Deirdre, it is a trap.
what-trap_eoghan = Do not draw from Brother Eoghan, it is a trap.
what-trap_fearghal = Do not draw from Brother Fearghal, it is a trap.
what-trap_morwen = Do not draw from Sister Morwen, it is a trap.
what-trap_taran = Do not draw from Taran, it is a trap.
what-trap_graveyard = Do not draw in the Graveyard, it is a trap.
what-bad_aodhan = Nothing good with Brother Aodhan.
what-bad_bricen = Nothing good with Brother Bricen.
what-bad_deirdre = Nothing good with Sister Deirdre.
what-bad_eoghan = Nothing good with Brother Eoghan.
what-bad_fearghal = Nothing good with Brother Fearghal.
what-bad_morwen = Nothing good with Sister Morwen.
what-bad_taran = Nothing good with Taran.
what-bad_graveyard = Nothing good in the Graveyard.
what-helps_rector_aodhan = The card with Brother Aodhan would help the Rector.
what-helps_rector_bricen = The card with Brother Bricen would help the Rector.
what-helps_rector_deirdre = The card with Sister Deirdre would help the Rector.
what-helps_rector_eoghan = The card with Brother Eoghan would help the Rector.
what-helps_rector_fearghal = The card with Brother Fearghal would help the Rector.
what-helps_rector_morwen = The card with Sister Morwen would help the Rector.
what-helps_rector_taran = The card with Taran would help the Rector.
what-helps_rector_graveyard = The card in the Graveyard would help the Rector.
what-go_aodhan = Somebody should go to Brother Aodhan.
what-go_bricen = Somebody should go to Brother Bricen.
what-go_deirdre = Somebody should go to Sister Deirdre.
what-go_eoghan = Somebody should go to Brother Eoghan.
what-go_fearghal = Somebody should go to Brother Fearghal.
what-go_morwen = Somebody should go to Sister Morwen.
what-go_taran = Somebody should go to Taran.
what-go_graveyard = Somebody should go to the Graveyard.
what-proof_here_aodhan = There is a Proof with Brother Aodhan.
what-proof_here_bricen = There is a Proof with Brother Bricen.
what-proof_here_deirdre = There is a Proof with Sister Deirdre.
what-proof_here_eoghan = There is a Proof with Brother Eoghan.
what-proof_here_fearghal = There is a Proof with Brother Fearghal.
what-proof_here_morwen = There is a Proof with Sister Morwen.
what-proof_here_taran = There is a Proof with Taran.
what-proof_here_graveyard = There is a Proof in the Graveyard.
what-keep_for_later_aodhan = The card with Brother Aodhan will be useful later.
what-keep_for_later_bricen = The card with Brother Bricen will be useful later.
what-keep_for_later_deirdre = The card with Sister Deirdre will be useful later.
what-keep_for_later_eoghan = The card with Brother Eoghan will be useful later.
what-keep_for_later_fearghal = The card with Brother Fearghal will be useful later.
what-keep_for_later_morwen = The card with Sister Morwen will be useful later.
what-keep_for_later_taran = The card with Taran will be useful later.
what-keep_for_later_graveyard = The card in the Graveyard will be useful later.
what-hand_useful_later = What I hold will be useful later.
what-hand_nothing_useful = I hold nothing useful.
what-hand_helps_rector = What I hold would help the Rector.
what-pair_aodhan_bricen = Let us accuse Brother Aodhan and Brother Bricen.
what-pair_aodhan_deirdre = Let us accuse Brother Aodhan and Sister Deirdre.
what-pair_aodhan_eoghan = Let us accuse Brother Aodhan and Brother Eoghan.
what-pair_aodhan_fearghal = Let us accuse Brother Aodhan and Brother Fearghal.
what-pair_aodhan_morwen = Let us accuse Brother Aodhan and Sister Morwen.
what-pair_aodhan_taran = Let us accuse Brother Aodhan and Taran.
what-pair_bricen_deirdre = Let us accuse Brother Bricen and Sister Deirdre.
what-pair_bricen_eoghan = Let us accuse Brother Bricen and Brother Eoghan.
what-pair_bricen_fearghal = Let us accuse Brother Bricen and Brother Fearghal.
what-pair_bricen_morwen = Let us accuse Brother Bricen and Sister Morwen.
what-pair_bricen_taran = Let us accuse Brother Bricen and Taran.
what-pair_deirdre_eoghan = Let us accuse Sister Deirdre and Brother Eoghan.
what-pair_deirdre_fearghal = Let us accuse Sister Deirdre and Brother Fearghal.
what-pair_deirdre_morwen = Let us accuse Sister Deirdre and Sister Morwen.
what-pair_deirdre_taran = Let us accuse Sister Deirdre and Taran.
what-pair_eoghan_fearghal = Let us accuse Brother Eoghan and Brother Fearghal.
what-pair_eoghan_morwen = Let us accuse Brother Eoghan and Sister Morwen.
what-pair_eoghan_taran = Let us accuse Brother Eoghan and Taran.
what-pair_fearghal_morwen = Let us accuse Brother Fearghal and Sister Morwen.
what-pair_fearghal_taran = Let us accuse Brother Fearghal and Taran.
what-pair_morwen_taran = Let us accuse Sister Morwen and Taran.
what-withdrawn = I take back what I just said.
say-claim =
    { $about ->
        [other] { $what_id ->
            [none] I know things about { $target }.
           *[other] Listen, { $target }. { $what }
        }
       *[none] { $what_id ->
            [none] I have nothing to hide.
           *[other] { $what }
        }
    }
say-accuse =
    { $what_id ->
        [none] I do not trust { $target }.
       *[other] I do not trust { $target }. { $what }
    }
say-vouch =
    { $what_id ->
        [none] I trust { $target }.
       *[other] I trust { $target }. { $what }
    }
say-ask =
    { $what_id ->
        [none] { $target }, what do you know?
       *[other] { $target }, what do you think? { $what }
    }
say-promise =
    { $what_id ->
        [none] { $target }, you can count on me.
       *[other] { $target }, you can count on me. { $what }
    }
