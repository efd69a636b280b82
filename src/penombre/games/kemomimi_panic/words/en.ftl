### Kemomimi Panic, English words.

### The game

game-title = Kemomimi Panic
    .tagline = Somebody in Beast-town is after the treasures: talk, bluff, vote, and find the Thief before only two of you are left.
    .length = 20 to 40 minutes

### Characters

character-detective_shamlock = Detective Shamlock
    .short = Shamlock
    .original = Detective Shamlock
    .text = At the very start of the game, pick another player: you secretly learn whether they are a Civilian or not. A Thief and the Informant give the same answer. Do it again at the end of every day on which you are the Leader; this check is mandatory, but it can never be aimed at Arle. Everybody sees whom you pick; as for the answer, you may share it or lie, and even keep quiet unless the table forbids it.
    .timing = Start of game, then end of day if you are the Leader
character-witness_sheena = Witness Sheena
    .short = Sheena
    .original = Witness Sheena
    .text = Once per game, at the start of a day, if somebody was eliminated the day or the night before, you may openly pick another player in play, except Arle, and secretly learn whether they are a Civilian or not. A stubborn Civilian counts as eliminated at the moment of showing the role, not at the ghost’s departure. Sheena is for 8-player games only.
    .timing = Start of day, after an elimination – once per game
character-student_ester = Student Ester
    .short = Ester
    .original = Student Ester
    .text = Once per game, on a New Moon day, you may turn the Moon card to Full Moon, during the talk or just before the end of the day. The coming night is then a Full Moon night, but moments of the day already past are not played again. Just before the end of the day, you act after Tristel.
    .timing = Talk or just before the end of day, New Moon – once per game
character-student_tristel = Student Tristel
    .short = Tristel
    .original = Student Tristel
    .text = Once per game, on a Full Moon day, you may turn the Moon card to New Moon, during the talk or just before the end of the day. The coming night is then a New Moon night, but moments of the day already past are not played again. Just before the end of the day, you act before Ester, who can therefore answer you.
    .timing = Talk or just before the end of day, Full Moon – once per game
character-student_luma = Student Luma
    .short = Luma
    .original = Student Luma
    .text = Once per game, when you are the Leader and choose the suspect, you may leave out another player in play: they take part in no vote today and do not count as a participant. This player may be the suspect. If it is Cyril, he cannot impose his vote on Beryl.
    .timing = Choice of the suspect, if you are the Leader – once per game
character-elder_twin_cyril = Elder Twin Cyril
    .short = Cyril
    .original = Elder Twin Cyril
    .text = In every vote where you are not the Leader, you may decide that Beryl’s hand follows yours, up or down. You must both be taking part in that vote; Beryl may be the Leader. Beryl still chooses a hand too: it is the one that counts if you impose nothing or if your power is cancelled.
    .timing = Vote, if you are not the Leader
character-younger_twin_beryl = Younger Twin Beryl
    .short = Beryl
    .original = Younger Twin Beryl
    .text = Every time you lose a jewel, Cyril loses one too, if he is in play and has one. This is automatic and works one way only: when Cyril loses his, you keep yours. The link never eliminates Cyril, and your own elimination costs him nothing.
    .timing = When you lose a jewel – automatic
character-teacher_viennetta = Teacher Viennetta
    .short = Viennetta
    .original = Teacher Viennetta
    .text = The first time Mindy loses a jewel, it comes to you instead of going to the discard. This is automatic, once per game, and you may hold several jewels that way. You must be in play for it, and not as a ghost.
    .timing = When Mindy loses a jewel – automatic, once per game
character-teacher_verna = Teacher Verna
    .short = Verna
    .original = Teacher Verna
    .text = Once per game, when you are not the Leader and the vote finds the suspect guilty, you may declare them innocent, even if the suspect is you. Barbera may then overturn the result again.
    .timing = Vote result, if you are not the Leader – once per game
character-class_rep_alistair = Class Rep Alistair
    .short = Alistair
    .original = Class Rep Alistair
    .text = The first time you lose a jewel while Miranda is in play and has one, you take one of hers at once. This is automatic and happens only once per game. If Miranda has nothing to take, nothing happens and your power stays available.
    .timing = When you lose a jewel – automatic, once per game
character-vice_class_rep_miranda = Vice Class Rep Miranda
    .short = Miranda
    .original = Vice Class Rep Miranda
    .text = Once per game, just before a vote where you are not the Leader, you may replace the suspect with another player in play, the Leader and yourself included. You cannot choose a ghost, nor Cecilia while she is protected. If there are two suspects, you change the one whose vote is about to start, and you cannot pick the other.
    .timing = Before the vote, if you are not the Leader – once per game
character-athlete_ulrika = Athlete Ulrika
    .short = Ulrika
    .original = Athlete Ulrika
    .text = Once per game, when you are the Leader, you may let chance draw the suspect among all those you could have named. Your raised hand then counts double in this vote, without changing the number of participants, even if Miranda changes the suspect afterwards. You announce it before the draw: if Akira cancels it, you choose for yourself and your hand counts once.
    .timing = Choice of the suspect, if you are the Leader – once per game
character-archaeologist_mindy = Archaeologist Mindy
    .short = Mindy
    .original = Archaeologist Mindy
    .text = Once per game, at the end of a day, you may take from the discard one jewel lost by another player. You can take back neither a jewel you lost yourself nor one that went to somebody else, since it is no longer in the discard. A ghost cannot use this power.
    .timing = End of day – once per game
character-warlock_valeria = Warlock Valeria
    .short = Valeria
    .original = Warlock Valeria
    .text = Once per game, at the start of a day on which you are not the Leader, you may take the Moon card away from today’s Leader. It goes at once to the next player in play on that Leader’s left, who becomes the Leader: perhaps you. The player who was skipped simply loses the turn.
    .timing = Start of day, if you are not the Leader – once per game
character-psychic_akira = Psychic Akira
    .short = Akira
    .original = Psychic Akira
    .text = Once per game, when another character’s power is used or triggers, you may cancel it, as soon as its target is known, before it has any effect or brings any secret answer. If it works only once per game, it is spent; otherwise it is lost for this time only. You cannot cancel a role’s effect, a theft, a vote or Arle’s protection.
    .timing = Any time, as a reaction – once per game
character-shrine_maiden_towa = Shrine Maiden Towa
    .short = Towa
    .original = Shrine Maiden Towa
    .text = Once per game, at the start of a Full Moon day, you may stop Crescent Moon from stealing on the next New Moon night. If the Moon card is turned to New Moon during the day, that is this very night. The Full Moon thief is not affected, and this block does not add to that of the Civilian (justice): only one night is lost.
    .timing = Start of day, Full Moon – once per game
character-clown_lolo = Clown Lolo
    .short = Lolo
    .original = Clown Lolo
    .text = Once per game, at the start of a day, you may draw an unused character at random: it replaces Lolo in front of you, for all to see, with its power intact. Moments already past, that day or at the start of the game, do not come back. The draw leaves out the twins, Alistair without Miranda, Viennetta without Mindy, and Sheena with fewer than 8 players.
    .timing = Start of day – once per game
character-politician_barbera = Politician Barbera
    .short = Barbera
    .original = Politician Barbera
    .text = Once per game, when you are not the Leader and the suspect is innocent, by the vote or thanks to Verna, you may declare them guilty. You speak after Verna, and you may do it even if the suspect is you.
    .timing = Vote result, after Verna, if you are not the Leader – once per game
character-homeless_arle = Homeless Arle
    .short = Arle
    .original = Homeless Arle
    .text = Neither Shamlock nor Sheena can pick you for their checks. This protection lasts the whole game and Akira cannot cancel it. Every other power may target you.
    .timing = Permanent
character-sleeping_beauty_cecilia = Sleeping Beauty Cecilia
    .short = Cecilia
    .original = Sleeping Beauty Cecilia
    .text = Once per game, at the start of a New Moon day, you may protect yourself: nobody can make you the suspect that day, not even Miranda or Ulrika’s draw. The protection holds all day, even if the Moon card is turned. It stops neither the Thief nor Teresia.
    .timing = Start of day, New Moon – once per game
character-maid_miyabi = Maid Miyabi
    .short = Miyabi
    .original = Maid Miyabi
    .text = When you are the Leader, you may abstain: you no longer count as a participant in that vote; if Akira cancels it, you take part with your hand down. Once per game, at the start of a day on which you are not the Leader, you may decide that your raised hand will count double in all votes of the day, without changing the number of participants.
    .timing = Vote, if you are the Leader; start of day, if you are not – double vote once per game
character-military_teresia = Military Teresia
    .short = Teresia
    .original = Military Teresia
    .text = Once per game, on a Full Moon day when you are the Leader, you may make another player in play who has a jewel lose one, instead of naming a suspect. There is then no suspect and no vote that day: Cecilia’s protection does not apply, and Miranda, Verna and Barbera can do nothing about it. If Akira cancels it, nothing is lost, your power is spent and you name a suspect as usual.
    .timing = Choice of the suspect, Full Moon, if you are the Leader – once per game
character-hostess_amarillo = Hostess Amarillo
    .short = Amarillo
    .original = Hostess Amarillo
    .text = Once per game, on a Full Moon day when you are the Leader, you may name two different suspects, in the order you like. Each has a separate vote, and the participants are counted anew for the second, which is dropped only if the game ends first. If Akira cancels it, only the first suspect is judged.
    .timing = Choice of the suspect, Full Moon, if you are the Leader – once per game
character-bank_employee_lucie = Bank Employee Lucie
    .short = Lucie
    .original = Bank Employee Lucie
    .text = Once per game, at the end of a day, you may secretly write down a player’s name, your own if you like. At the next theft that really takes place, if that player is the victim, you may show the paper: the theft has no effect. A paper you do not show is then discarded unread, and it is worthless if you are no longer in play.
    .timing = End of day, then end of the theft – once per game
character-sister_christina = Sister Christina
    .short = Christina
    .original = Sister Christina
    .text = Every time you lose a jewel, whatever the cause, you may give it to another player in play instead of discarding it. That player may already have one, but cannot be a ghost.
    .timing = When you lose a jewel
character-crossdressing_dautriche = Crossdressing d’Autriche
    .short = d’Autriche
    .original = Crossdressing d’Autriche
    .text = At the start of the game, choose two other players: your three roles are shuffled and dealt back among you, and each of you looks only at your own. This is mandatory, and everybody knows who took part. What Shamlock learned about one of you three may become false; the check is not made again.
    .timing = Start of game, after Shamlock
character-cowgirl_federica = Cowgirl Federica
    .short = Federica
    .original = Cowgirl Federica
    .text = At the start of a day on which you are the Leader and exactly 4 players are in play, you may force another player to show their role; neither of you may be a ghost. If it is a Thief, the game ends and the victory is yours alone. Otherwise you are both eliminated, the other player first, jewels or not, and your roles take effect.
    .timing = Start of day, if you are the Leader and 4 players are in play – promo card
character-cook_genevieve = Cook Geneviève
    .short = Geneviève
    .original = Cook Geneviève
    .text = At the start of the game, secretly choose another player as your master: they win if you win and lose if you lose, whatever their role. This is mandatory; they are not told, and their name is revealed only at the end. This card is a joke: it comes into play only if the table asks for it.
    .timing = Start of game – joke card

### Roles

role-thief_crescent_moon = Crescent Moon
    .text = You steal on New Moon nights: you must choose another player in play, never a ghost, and that victim loses a jewel or, with none left, is eliminated. You win if you are one of the last two players in play and the other is a Civilian or, with 8 players, the second Thief. If the other is the Informant, the Informant wins; if you are eliminated, you lose, unless the table lets Thieves win together.
    .camp = Thief
role-thief_full_moon = Full Moon (thief)
    .text = As the second Thief of 8-player games, you steal on Full Moon nights: you must choose another player in play, never a ghost, and that victim loses a jewel or, with none left, is eliminated. Crescent Moon and you do not know each other, and you may steal from one another. You win if you are one of the last two players in play and the other is a Civilian or Crescent Moon; if you are eliminated, you lose, unless the table lets Thieves win together.
    .camp = Thief
role-informant = Informant
    .text = You play for yourself: you win, and share it with nobody, if the last two players in play are a Thief and you. If a vote eliminates you, every player in play loses a jewel, if they have one; a theft or a power does not have this effect. This role is missing from some games, and nobody else knows whether you are there.
    .camp = Informant
role-civilian = Civilian
    .text = This role has no special effect. You win with all the Civilians as soon as no Thief is in play, even if you have been eliminated.
    .camp = Civilians
role-civilian_justice = Civilian (justice)
    .text = If a theft eliminates you, Crescent Moon must skip the theft of the next New Moon night; being eliminated by a vote or a power does not have this effect. You win with all the Civilians as soon as no Thief is in play, even if you have been eliminated.
    .camp = Civilians
role-civilian_stubborn = Civilian (stubborn)
    .text = When you are eliminated, in whatever way, your role is shown and you remain as a ghost, still in play, through the whole of the next day. All that time you talk, vote and may be the Leader, but nobody can make you the suspect or steal from you, and you cannot receive a jewel. You win with all the Civilians as soon as no Thief is in play, even if you have been eliminated.
    .camp = Civilians
role-civilian_angry = Civilian (angry)
    .text = When you are eliminated, in whatever way, choose a player who has a jewel: they lose one. You must choose as long as somebody has one, and it never eliminates anybody. You win with all the Civilians as soon as no Thief is in play, even if you have been eliminated.
    .camp = Civilians
role-civilian_lonely = Civilian (lonely)
    .text = When you are eliminated, in whatever way, the nearest player in play on your right loses a jewel; if they have none, nothing happens. You win with all the Civilians as soon as no Thief is in play, even if you have been eliminated.
    .camp = Civilians

### Cards on the table

tile-fake_jewels = Fake Jewels
    .text = A Fake Jewels card, or jewel for short, protects you once: if you are found guilty or robbed, you lose it instead of being eliminated. Everybody gets one at the start, in plain sight. You may hold several; each loss takes only one.
tile-moon_card = Moon card
    .text = Whoever holds the Moon card is the Leader, and its face, New Moon or Full Moon, is that of the day and of the night that follows. After each night it is turned over and goes to the next player in play on the left.
tile-arrow_card = Arrow card
    .text = By day it points at the suspect; in the morning it shows everybody the victim of the theft.

### Sets for the table

preset-recommended = Recommended set
    .text = For beginners: that of the “first game”, which changes with the number of players.
preset-custom = Free set
    .text = Choose the characters yourselves, one per player, and the roles if you like; otherwise the recommended roles are dealt.
preset-random = Random set
    .text = Shamlock and characters drawn at random, anew for every game, with the recommended roles or those you choose.
preset-first_4 = First game for 4
    .text = A short, direct table, where the Leader may be replaced, an innocent condemned and a stubborn Civilian return as a ghost.
preset-first_5 = First game for 5
    .text = An easy table to learn, with linked twins, Barbera who can condemn an innocent and Arle out of reach of every check.
preset-first_6 = First game for 6
    .text = A balanced table without special Civilians, to discover the powers that weigh on the vote and Akira who cancels them.
preset-first_7 = First game for 7
    .text = A lively table, where nearly every moment of the day has its power and Akira watches everybody.
preset-first_8 = First game for 8
    .text = A large table with two Thieves, a theft almost every night and both Shamlock and Sheena to investigate.
preset-small_society = The Small Society
    .text = For 4, a calculating table, between Shamlock’s check, Barbera’s verdict and Lucie’s secret bet.
preset-rascals_alliance = The Rascals’ Alliance
    .text = For 4, a mischievous table, where roles are swapped, suspects are drawn at random and Lolo becomes whoever turns up.
preset-mysterious_five = The Mysterious Five
    .text = For 5, a table of magic and setbacks, where thefts are blocked, the Moon card is diverted and powers are cancelled.
preset-students_1 = The Students 1
    .text = For 5, a classroom fighting over the vote, with a suspect swapped, a pupil left out and a guilty one pardoned.
preset-students_2 = The Students 2
    .text = For 6, a table of ties, where the twins on one side, Alistair and Miranda on the other, share their misfortunes.
preset-six_notables = The Six Notables
    .text = For 6, a table of influential people, where jewels change hands and verdicts are overturned.
preset-students_3 = The Students 3
    .text = For 7, the whole class with its ties and rivalries, and Akira to spoil somebody’s plan.
preset-students_4 = The Students 4
    .text = For 8, the entire school against two Thieves, with Sheena to help Shamlock investigate.
preset-light_novel_alliance = The Light Novel Alliance
    .text = For 8, a storybook table full of surprises, made of protections, double votes and double trials.

### Table settings

setting-preset = Set
    .text = The characters and roles you play with. The themed sets take the roles recommended for the same number of players; the random set draws the characters by lot, always with Shamlock; the free set is the one you make yourselves.
setting-characters = Characters
    .text = For a free set: one different character per player. Cyril and Beryl go together, Alistair needs Miranda, Viennetta needs Mindy, and Sheena is for 8 players only. Shamlock is strongly advised.
setting-roles = Roles
    .text = For a free or a random set, one role per player: always Crescent Moon, and Full Moon (thief) with 8 players only. The Informant is optional, each special Civilian can be taken only once, and there are at most 4 plain Civilians, or 3 with 8 players. If you choose none, the recommended roles are dealt.
setting-promo = Promo card
    .text = Adds Cowgirl Federica, who can win alone by unmasking a Thief when 4 players are left. She is always part of a random set; in a free set, take her or leave her. Off by default.
setting-joke = Joke card
    .text = Adds Cook Geneviève, who secretly ties another player’s fate to her own. She is always part of a random set; in a free set, take her or leave her. Off by default.
setting-points = Victory points
    .text = Play game after game and count points until somebody has at least 10. Without this setting, a single game decides everything.
setting-leader_must_vote = The Leader always raises a hand
    .text = The Leader’s hand is always up, and not even Cyril can lower it, except when Miranda has changed the suspect; Miyabi stays free to vote as she likes or to abstain. Off by default: the Leader votes at will.
setting-must_announce = Shamlock always announces
    .text = After a check, Shamlock has to announce an answer, true or false, and may no longer choose to keep quiet; only time that runs out leaves it unsaid. Off by default: Shamlock may say nothing.
setting-thieves_share = Thieves win together
    .text = With 8 players, when one Thief is left alone with a Civilian, the other Thief wins too, even if eliminated. Off by default: only the Thief still in play wins.
setting-talk_s = Length of the talk
    .text = The time to talk each day, in seconds: 180 by default. The talk ends sooner if all players in play are ready.

### Moments when powers are used

window-gs1 = Start of game (1)
window-gs2 = Start of game (2)
window-gs3 = Start of game (3)
window-sd1 = Start of day (1)
window-sd2 = Start of day, New Moon (2)
window-sd3 = Start of day (3)
window-sd4 = Start of day (4)
window-sd6 = Start of day (6)
window-sd7 = Start of day, Full Moon (7)
window-sd8 = Start of day (8)
window-claim = Announcing the check
window-talk = Talk
window-cs = Choice of the suspect
window-bv = Before the vote
window-vo = Vote
window-rv1 = Vote result (1)
window-rv2 = Vote result (2)
window-verdict = Verdict
window-again = Second trial
window-dm1 = Before the end of day, Full Moon (1)
window-dm2 = Before the end of day, New Moon (2)
window-ed1 = End of day (1)
window-ed2 = End of day (2)
window-ed5 = End of day (5)
window-edx = Ghosts leave
window-night = Nightfall
window-nt = Theft
window-ne = End of the theft
window-rob = Effect of the theft
window-nx = Passing the Moon card
window-loss = Loss of a jewel
window-any = Any time
window-passive = Permanent

### Phases

phase-game_start = Start of the game
phase-start_of_day = Start of day
phase-talk = Talk
phase-choose_suspect = Choice of the suspect
phase-before_vote = Before the vote
phase-vote = Vote
phase-vote_result = Vote result
phase-end_of_day = End of day
phase-theft = Theft
phase-morning = Morning
phase-game_end = End of the game

### Help: the rules in a minute

minute-goal = A Thief hides among you. The Civilians try to unmask them by voting; the Thief wants to remove them one by one, at night.
minute-step_1 = Your character is open and gives you a power; your role is secret and says which side you are on. One Fake Jewels card lets you take a blow.
minute-step_2 = By day you talk: accuse, defend yourself, lie if it suits you.
minute-step_3 = The Leader, who holds the Moon card, names a suspect. Everybody votes in secret, then all hands are shown together: more than half raised means guilty.
minute-step_4 = At night the Thief robs somebody. In the morning the Arrow shows the victim.
minute-step_5 = Found guilty or robbed, you lose one Fake Jewels card. If you have none left, you are out and your role is shown.
minute-win = No Thief left in play: all Civilians win, even those who are out. Only two left in play: the Thief beats a Civilian, but the Informant beats the Thief.
minute-forget_1 = A Thief robs on some nights only: Crescent Moon when the Moon is new; the second Thief, with 8 players, when it is full.
minute-forget_2 = With exactly half of the hands raised, the suspect is innocent.
minute-forget_3 = A Role card was put aside: the Informant may not be in the game.

### Help: the rules by chapter

rule-goal = Aim of the game
    .text =
        Every player has a character, seen by all, which gives a power, and a hidden role, which tells the camp.

        The Civilians look for the Thief: they all win together, eliminated ones included, as soon as no Thief is in play. The Thief wins by being left alone with a Civilian. The Informant plays for themself, and wins alone by being left with a Thief.

        With 8 players there are two Thieves, who both win if they are the last two. At the start nobody knows anybody else’s role, not even the Thieves each other’s.
rule-setup = Setting up
    .text =
        Take as many characters and roles as there are players; everybody gets a random character, face up.

        For the roles, the Thief is first replaced by a plain Civilian; the cards are shuffled, and one is put aside unseen. The Thief then joins the remaining cards, and everybody is secretly dealt one. With 8 players, the same is done with two Thieves, two Civilians and two cards put aside.

        So the Informant or a special Civilian may be missing, and the cards put aside are never shown.

        Everybody gets a jewel, and the Moon card, on New Moon, goes to the player on Shamlock’s left, or to a random player if Shamlock is absent.

        Last come the start-of-game powers, if these characters are there: the check for Shamlock, the swap for d’Autriche, then the choice of a master for Geneviève.
rule-day = The day
    .text =
        The day opens with the start-of-day powers, always in the same order.

        Then everybody talks: say what you like, true or false, until time is up or all are ready.

        The Leader then names a suspect among the other players in play, except a ghost or Cecilia while she is protected; if nobody can be suspect, there is no vote.

        You vote, the verdict is applied, then come the end-of-day powers and the departure of ghosts whose time is up. After that, night falls. Eliminated players keep silent.
rule-vote = The vote
    .text =
        All players in play vote at the same time and in secret, suspect and ghosts included: hand up or hand down. The votes are then shown all together.

        The suspect is guilty if more than half of the participants have a hand up; at exactly half, the suspect is innocent. So it takes 2 hands for 2 or 3 participants, 3 hands for 4 or 5, 4 hands for 6 or 7, and 5 hands for 8.

        A hand that counts double is worth two raised hands, but still only one participant. A player who is left out or abstains is not a participant. If you do not answer in time, your hand stays down.

        After the count, Verna and then Barbera may still change the result.
rule-jewels = Jewels and elimination
    .text =
        If you are found guilty or robbed, you lose a jewel; if you have none left, your treasure goes: you are eliminated and your role is shown to all.

        Losses caused by a role, by Teresia or by Beryl’s link never eliminate: without a jewel, you lose nothing to them. You may hold several jewels, and each loss takes only one.

        A lost jewel goes to the discard, where it is remembered who lost it, unless Christina gives it away or Viennetta takes Mindy’s. Then, if Alistair lost it, he takes one from Miranda, once per game; if Beryl did, Cyril loses one too.

        When a vote eliminates the Informant, all players in play first lose one jewel each, then these powers are resolved one player after another, clockwise from the Leader.
rule-night = The night
    .text =
        The night keeps the face the Moon card shows at the end of the day. On a New Moon night Crescent Moon steals; on a Full Moon night it is the Full Moon thief, who is there with 8 players only.

        The Thief must choose another player in play, never a ghost; the other Thief is a possible victim.

        In the morning the Arrow card shows the victim, and Lucie may then show her paper if it bears that name. Otherwise the victim loses a jewel or, with none left, is eliminated.

        There is no theft if the Thief of that face is not in play, or if Towa or the Civilian (justice) has blocked Crescent Moon: everybody knows it and the night goes by.

        Then the Moon card is turned over and changes hands.
rule-leader = The Leader
    .text =
        The Leader of the day is the one who holds the Moon card, and it is the Leader who names the suspect. Leaders cannot name themselves; only Miranda can make the Leader the suspect. Some powers work only if you are the Leader, others only if you are not.

        After each night the card is turned over and goes to the next player in play on the left, even if its holder has just been eliminated.

        If the Leader is eliminated before the choice of the suspect, the next player on the left takes over at once; later in the day, nobody takes over before the next day. A ghost may be the Leader.
rule-ghost = The ghost
    .text =
        A stubborn Civilian who is eliminated shows the role and remains as a ghost, still in play, through the whole of the next day. Ghosts talk, vote, keep their character and may be the Leader.

        They can be neither suspect nor victim of a theft, have no jewel and cannot receive one. They count as players in play, both for the end of the game and for the survival point.

        When a ghost leaves there is no further effect, but the end of the game is checked.
rule-akira = Akira and cancelled powers
    .text =
        Each time another character’s power is used or triggers, Akira has a short moment to cancel it, only once per game. The target has already been announced, except the name written by Lucie and Geneviève’s master, but nothing has happened yet.

        A cancelled power has no effect; if it works only once per game, it is spent, otherwise it is merely lost for this time.

        A vote, a theft, a role’s effect and Arle’s protection cannot be cancelled. Nobody can cancel Akira’s power.
rule-end = End of the game
    .text =
        The end of the game is checked after every elimination and every departure of a ghost.

        If no Thief is in play, all the Civilians win, even eliminated ones, and the Informant loses.

        If only two players are in play, a Thief and a Civilian, the Thief in play wins. If they are a Thief and the Informant, the Informant wins alone. If they are the two Thieves, both win.

        With 8 players, eliminating just one Thief does not stop the game, and an eliminated Thief never wins, except at a table where Thieves win together: the other Thief then wins with the one who is left alone with a Civilian.

        With the promo card, Federica wins at once, and alone, if she unmasks a Thief.
rule-points = Victory points
    .text =
        With this setting, you play several games in a row and add up the points.

        A win brings 2 points to each Civilian, 3 points to each winning Thief, 7 points to the Informant. Every player still in play at the end, winner or not, scores 1 more point.

        If Federica wins alone, her win is worth that of her own role; for the win, Geneviève’s master scores as much as she does, instead of what their own role would be worth.

        The cards are dealt again until somebody finishes a game with at least 10 points: whoever then has the most is crowned King or Queen of the Beast-Ears. If there is a tie for the lead, one more game is played.
rule-options = Table options
    .text =
        Choose the recommended set, a themed set, a random set or a free set.

        In a free set, Cyril and Beryl go together, Alistair needs Miranda, Viennetta needs Mindy, and Sheena calls for 8 players. Crescent Moon is always there, Full Moon (thief) with 8 players and only with 8, and the Informant is optional.

        The promo card adds Federica and the joke card adds Geneviève, both absent by default. You may also count points, set the length of the talk, or decide that the Leader always raises a hand.

        Two last settings are for tables that read the rulebook otherwise: Shamlock always announces an answer, true or false; and, with 8 players, Thieves win together, even if one of them is eliminated.
rule-versions = What changed in version 2
    .text =
        Cards and this page give today’s rules, those of version 2. A match that began before, under version 1, is played to its end by version 1.

        No rule has changed. Two settings came with version 2, both off by default: “{ setting-must_announce }” and “{ setting-thieves_share }”. Version 1 is always played without them.

### Help: worked examples

example-missing_card = The card that is missing
    .text =
        Anna, Bruno, Chloé and David play their first game for 4. The Informant, the stubborn Civilian and two Civilians are shuffled, one card is put aside unseen, then Crescent Moon joins the other three.

        One time in four, the card put aside is the Informant: there is none in the game, and nobody is told.
example-check = One answer, two readings
    .text =
        Anna plays Shamlock. At the start of the game she picks David in front of everybody and secretly learns that he is “not a Civilian”. Thief or Informant? The answer is the same for both.

        When the talk begins, Anna may tell the truth, lie or keep quiet. As for Bruno, who plays Arle, she could not pick him.
example-swap_after_check = The swap after the check
    .text =
        Anna, who plays Shamlock, has just learned that David is a Civilian. Then Chloé, who plays d’Autriche, chooses David and Élise: their three roles are shuffled and dealt back among them.

        David may have become a Thief. The check is not made again, and each of the three sees only their own new card. Had Anna picked Farid, who stayed out of the swap, her answer would still be true.
example-threshold = Half is not enough
    .text =
        Six players are in play and Bruno is the suspect. All six vote, Bruno included. Three hands go up: that is exactly half, so Bruno is innocent.

        With four hands he would have been guilty. With 5 participants it takes 3; with 4, it takes 3 as well.
example-counting = Participants and double hands
    .text =
        Five players are in play. Anna, who plays Luma and leads, leaves Élise out of today’s votes: 4 participants remain, and it still takes 3 hands to condemn.

        At a table of six, Bruno plays Miyabi. On the day he leads, he abstains: 5 participants, and 3 hands are enough instead of 4.

        On another day, when he is not the Leader, he announces in the morning that his hand will count double. Bruno and two others raise a hand: that makes 4 votes, for 6 participants. The suspect is guilty.
example-two_verdicts = Guilty once, then twice
    .text =
        Chloé is found guilty. She had a jewel: it goes to the discard, Chloé stays in play and her role stays hidden.

        Later she is guilty again, this time without a jewel: she is eliminated and shows her role. If she is the Thief and there was only one, the game ends at once and all the Civilians win, eliminated ones included.
example-pardon = Pardon, sentence, silence
    .text =
        Anna leads, and the vote finds Bruno guilty. Chloé, who plays Verna, makes him innocent. David, who plays Barbera, overturns the result in turn: Bruno is guilty and loses a jewel.

        Once more, with Élise who plays Akira. Chloé announces Verna’s power, Élise cancels it: the verdict stays guilty, and both their powers are spent. Barbera can only change an innocent verdict: David has nothing to decide, and keeps his power.
example-twins = The twins
    .text =
        Chloé plays Cyril and David plays Beryl. Chloé raises her hand and imposes it on Beryl: David’s hand, which he kept down, counts as up. If Akira cancels it, it counts as down. On the days when Chloé is the Leader, she cannot impose anything.

        At night David is robbed: he loses his jewel, and Chloé loses one of hers. If she has none, she loses nothing and stays in play.

        Later David, who has nothing left, is eliminated. Chloé loses nothing: the link is about jewels, not about elimination.
example-miranda = When the Arrow swings round
    .text =
        Anna is the Leader and turns the Arrow to Bruno. Chloé, who plays Miranda, swings it round to Anna: it is Anna who stands trial, and Bruno has nothing more to fear from this vote. Without Miranda, the Leader can never be the suspect.

        Chloé could have picked herself, but not David, who plays Cecilia and is protected that day.
example-two_suspects = Two trials on one day
    .text =
        On a Full Moon day, with four in play, Anna leads and plays Amarillo. She names Bruno, then Chloé, who have no jewel left. At the first trial, 3 hands of 4 go up: Bruno, a plain Civilian, is eliminated.

        The participants are counted anew: only three are left, and 2 hands are enough against Chloé, who goes as well. Anna, a Civilian, and David, the Thief, remain: David wins.

        The end of the game is checked after each trial. Had Bruno been the Thief, Chloé would not have been judged.
example-informant_out = Condemning the Informant is costly
    .text =
        Seven players are in play. Bruno has no jewel left and a vote eliminates him: he was the Informant. Each of the six others loses a jewel, if they have one. Nobody is eliminated by this loss.

        Chloé, who plays Christina, may give hers away, for instance to Farid who had none. David, who plays Alistair, would take Miranda’s, but Élise, who plays her, has just lost it: nothing happens, and Alistair’s power stays available.

        Eliminated by a theft, the Informant would have cost the others nothing.
example-ghost_leads = A ghost as Leader
    .text =
        With eight players, on day 2, Anna leads and a vote eliminates Bruno, who sits on her left. He is the stubborn Civilian: he shows his role and stays in play as a ghost, through night 2 and all of day 3.

        In the morning the Moon card goes to Bruno: the ghost is the Leader. He talks, names the suspect and votes. Nobody can make him the suspect, not even Miranda, and he cannot be robbed. At the end of day 3, he leaves.

        Had the theft of night 2 eliminated him instead, he would have left at the same moment.
example-ghost_end = A ghost’s last day
    .text =
        Three are in play: Anna, Crescent Moon without a jewel; Bruno, a Civilian; Chloé, the stubborn Civilian. At night Anna robs Chloé, who had nothing left. Chloé becomes a ghost: they are still three, and the game goes on.

        Bruno leads and names Anna. If Bruno and Chloé raise a hand, that is 2 hands of 3: Anna is eliminated and the Civilians win. If one of them does not, the ghost leaves at the end of the day: only a Thief and a Civilian remain, and Anna wins.
example-moon_turned = The Moon turned over
    .text =
        Day 1, New Moon, seven players. During the talk Élise, who plays Ester, turns the Moon card to Full Moon: the night goes by without a theft. Then the card is turned over as it is every night, and day 2 is New Moon again.

        Farid, who plays Tristel, could have answered, since the day had become a Full Moon day: during the talk, or just before the end of the day. But at that last moment Tristel acts before Ester: if Élise waits until then, Farid can no longer answer her.
example-blocked_theft = A blocked night
    .text =
        On a Full Moon day Anna, who plays Towa, blocks Crescent Moon for the next New Moon night. Bruno, who plays Tristel, turns the Moon card: that is this very night. Everybody knows there will be no theft, and the block is used up.

        Another game: in night 3, under a New Moon, a theft eliminates David, the Civilian (justice). On the next New Moon night, night 5, Crescent Moon does not steal. Had a vote eliminated David, nothing would have been blocked.
example-lucie_paper = Lucie’s paper
    .text =
        With five players, on a Full Moon day, Anna, who plays Lucie, secretly writes Élise’s name. There is no theft that night: the paper waits. The next night the Arrow points at Élise; Anna unfolds her paper, and Élise loses nothing.

        Had the victim been David, the paper would have been discarded without anybody reading it.

        If Akira cancels it at the moment Anna shows the paper, the theft takes place as if nothing had happened.
example-lost_jewels = Where lost jewels go
    .text =
        Chloé, who plays Mindy, is robbed: her jewel goes to David, who plays Viennetta and now has two. At the end of a day Chloé cannot take it back, since it is not in the discard; she may take one there that somebody else lost, never one of her own.

        Élise, who plays Christina, loses hers and gives it to Bruno, who already had one: Bruno can be hit twice without being eliminated.

        Farid, who plays Alistair, is condemned: his jewel goes to the discard, and he takes Miranda’s at once, which happens only once per game.
example-next_leader = Where the Moon card goes
    .text =
        Anna, Bruno, Chloé, David, Élise and Farid sit in this order, each on the left of the one before. The Moon card is Chloé’s, but Farid, who plays Valeria, takes it away from her at the start of the day: David leads. Chloé loses her turn, and after the night the card goes to Élise.

        If the theft of that night eliminates David, nothing changes: the card is turned over and goes to the next player in play on his left, Élise.
example-last_two = The last two
    .text =
        Only Anna, a Thief, and Bruno are left in play. If Bruno is a Civilian, Anna wins. If he is the Informant, he wins and shares it with nobody. If he is the second Thief of an 8-player game, they both win.

        If that second Thief is Chloé, eliminated earlier, she does not win with Anna: a Thief and the Informant must be in play at the end. Only Civilians win even when eliminated, unless the table has chosen that Thieves win together.
example-points = Counting the points
    .text =
        With five players, a vote eliminates David, the Thief. Anna and Bruno, Civilians, and Chloé, the Informant, are still in play; Élise, a Civilian, had been eliminated.

        Anna and Bruno score 3 points: 2 for the win, 1 for being in play. Élise scores 2. Chloé has lost but is still in play: 1 point. David gets nothing.

### Hints for a first match

hint-welcome = Welcome to Beast-town
    .text = Everybody sees your character and its power, but your role is secret. To look at it, keep “My secret” pressed.
hint-goal_thief = Your aim: do not get caught
    .text = Steal by night, look innocent by day, and be one of the last two in play. Just avoid ending up with the Informant, who would be the one to win.
hint-goal_civilians = Your aim: find the Thief
    .text = As soon as no Thief is in play, you win with all the Civilians, even if you were eliminated on the way. Talk, compare, and vote together.
hint-goal_informant = Your aim: be left with the Thief
    .text = You win, and share it with nobody, if the last two in play are a Thief and you. You do not know who steals: shield them in secret, without being condemned yourself.
hint-dawn = A day begins
    .text = First come the morning powers, one after another. Whoever holds the Moon card is the Leader, and its face foretells the night: under the New Moon, Crescent Moon steals.
hint-vote = The first vote
    .text = Hand up, you say “guilty”; hand down, “innocent”. Everybody chooses in secret, all is shown together, and it takes more than half of the participants to condemn.
hint-verdict = The verdict
    .text = A guilty player loses a jewel; with none left, they are eliminated and their role is shown. Look closely at who raised a hand: it is your best clue.
hint-night_thief = The night is yours
    .text = Choose whom to rob: without a jewel, your victim is eliminated. The others are answering a question too, and nothing gives you away.
hint-night_guess = Eyes closed
    .text = While the Thief chooses, say whom you suspect: it changes nothing in the game and is revealed at the end. That way everybody looks busy.
hint-night_quiet = A night without a theft
    .text = Without the Thief of this moon, or when that Thief is held back, the night goes by without a theft, and everybody knows it. The Moon card is turned over after every night.
hint-morning = The first morning
    .text = The Arrow shows who was robbed: so this is not the Thief of that night. Then the Moon card is turned over and goes to the player on the left.
hint-jewel_lost = One jewel less
    .text = Everybody starts with only one: without it, the next guilty verdict or theft eliminates. Everybody’s jewels are always in plain sight.
hint-elimination = An elimination
    .text = The eliminated role is shown to all, and some have a last effect. Read the past votes again with what you have just learned.
hint-ghost = You are a ghost now
    .text = Your role is known, but you still talk and vote until the end of the next day. Nobody can accuse you or rob you any more.
hint-out = You are out
    .text = You watch the rest, and only others who are out hear you. If you are a Civilian, you can still win with the others.
hint-reaction = Why everybody waits
    .text = A power has just been announced, and Akira has a short moment to cancel it. The game goes on right after.

### Endings

ending-no_thief = No Thief is in play any more: all the Civilians win, even eliminated ones.
    .short = Civilians
ending-thief_and_civilian = Only a Thief and a Civilian are left: the Thief in play wins.
    .short = Thief alone
ending-thieves_and_civilian = Only a Thief and a Civilian are left: both Thieves win, even the one who is eliminated.
    .short = Thieves together
ending-thief_and_informant = Only a Thief and the Informant are left: the Informant wins alone.
    .short = Informant
ending-two_thieves = Only the two Thieves are left: they both win.
    .short = two Thieves
ending-federica = Federica has unmasked a Thief: she wins, and she alone.
    .short = Federica

### Provenance

source-rulebook = Rulebook
source-review = Published review
source-reconstruction = Reconstruction

### The table, word by word

moon-new = New Moon
moon-full = Full Moon
answer-civilian = Civilian
answer-not_civilian = not a Civilian
verdict-guilty = guilty
verdict-innocent = innocent
why-blocked = Crescent Moon is blocked
why-no_thief = no Thief acts under this moon
state-in_play = in play
state-ghost = ghost
state-out = out

### What happens: setting up

event-dealt =
    Game { $game }. Roles shuffled: { $roles }. Nobody knows what was put aside. { $leader_is_me ->
        [yes] You get the Moon card: you will be the Leader.
       *[no] { $leader } gets the Moon card and will be the Leader.
    }
event-roles_swapped =
    { $seats_has_me ->
        [yes] { $seats } shuffle your three roles.
       *[no] { $seats } shuffle their three roles.
    }
    .role =
        { $seats_has_me ->
            [yes] { $seats } shuffle your three roles. Your role is now: { $role }.
           *[no] { $seats } shuffle their three roles. New role: { $role }.
        }

### What happens: powers announced

event-announce_detective_shamlock =
    { $seat_is_me ->
        [yes] Shamlock investigates: you want to know whether { $target } is a Civilian.
       *[no] { $target_is_me ->
            [yes] Shamlock investigates: { $seat } wants to know whether you are a Civilian.
           *[no] Shamlock investigates: { $seat } wants to know whether { $target } is a Civilian.
        }
    }
event-announce_witness_sheena =
    { $seat_is_me ->
        [yes] Sheena’s memory stirs: you want to know whether { $target } is a Civilian.
       *[no] { $target_is_me ->
            [yes] Sheena’s memory stirs: { $seat } wants to know whether you are a Civilian.
           *[no] Sheena’s memory stirs: { $seat } wants to know whether { $target } is a Civilian.
        }
    }
event-announce_student_ester =
    { $seat_is_me ->
        [yes] Ester looks up at the sky: you call for the Full Moon.
       *[no] Ester looks up at the sky: { $seat } calls for the Full Moon.
    }
event-announce_student_tristel =
    { $seat_is_me ->
        [yes] Tristel blows out the light: you call for the New Moon.
       *[no] Tristel blows out the light: { $seat } calls for the New Moon.
    }
event-announce_student_luma =
    { $seat_is_me ->
        [yes] Luma shuts the door: you want to keep { $target } out of today’s votes.
       *[no] Luma shuts the door: { $seat } wants to keep { $target_or_you } out of today’s votes.
    }
event-announce_elder_twin_cyril =
    { $seat_is_me ->
        [yes] Cyril grabs Beryl’s wrist: { $target }’s hand has to follow yours.
       *[no] { $target_is_me ->
            [yes] Cyril grabs Beryl’s wrist: your hand has to follow { $seat }’s.
           *[no] Cyril grabs Beryl’s wrist: { $target }’s hand has to follow { $seat }’s.
        }
    }
event-announce_younger_twin_beryl =
    { $target_is_me ->
        [yes] The twins share everything: you are about to lose a jewel too.
       *[no] The twins share everything: { $target } is about to lose a jewel too.
    }
event-announce_teacher_viennetta =
    { $seat_is_me ->
        [yes] Viennetta holds out a hand: you pick up { $target }’s jewel.
       *[no] { $target_is_me ->
            [yes] Viennetta holds out a hand: { $seat } picks up your jewel.
           *[no] Viennetta holds out a hand: { $seat } picks up { $target }’s jewel.
        }
    }
event-announce_teacher_verna =
    { $seat_is_me ->
        [yes] Verna pleads for mercy: you want { $suspect_is_me ->
            [yes] yourself
           *[no] { $suspect }
        } declared innocent.
       *[no] Verna pleads for mercy: { $seat } wants { $suspect_or_you } declared innocent.
    }
event-announce_class_rep_alistair =
    { $seat_is_me ->
        [yes] Alistair turns to Miranda: you take a jewel from { $target }.
       *[no] Alistair turns to Miranda: { $seat } takes a jewel from { $target_or_you }.
    }
event-announce_vice_class_rep_miranda =
    { $seat_is_me ->
        [yes] Miranda objects: you want { $target_is_me ->
            [yes] yourself
           *[no] { $target }
        } judged, not { $suspect_is_me ->
            [yes] yourself
           *[no] { $suspect }
        }.
       *[no] Miranda objects: { $seat } wants { $target_or_you } judged, not { $suspect_or_you }.
    }
event-announce_athlete_ulrika =
    { $seat_is_me ->
        [yes] Ulrika leaves it to chance: it will pick the suspect, and your hand will count double.
       *[no] Ulrika leaves it to chance: it will pick the suspect, and { $seat }’s hand will count double.
    }
event-announce_archaeologist_mindy =
    { $seat_is_me ->
        [yes] Mindy digs through the discard: you want the jewel that { $target } lost.
       *[no] Mindy digs through the discard: { $seat } wants the jewel that { $target_or_you } lost.
    }
event-announce_warlock_valeria =
    { $seat_is_me ->
        [yes] Valeria whispers a spell: you want to take the Moon card from { $target }.
       *[no] Valeria whispers a spell: { $seat } wants to take the Moon card from { $target_or_you }.
    }
event-announce_shrine_maiden_towa =
    { $seat_is_me ->
        [yes] Towa lights the incense: you pray for a New Moon without a theft.
       *[no] Towa lights the incense: { $seat } prays for a New Moon without a theft.
    }
event-announce_clown_lolo =
    { $seat_is_me ->
        [yes] Drum roll! Under Lolo’s make-up, you are about to become somebody else.
       *[no] Drum roll! Under Lolo’s make-up, { $seat } is about to become somebody else.
    }
event-announce_politician_barbera =
    { $seat_is_me ->
        [yes] Barbera thumps the table: you want { $suspect_is_me ->
            [yes] yourself
           *[no] { $suspect }
        } found guilty.
       *[no] Barbera thumps the table: { $seat } wants { $suspect_or_you } found guilty.
    }
event-announce_sleeping_beauty_cecilia =
    { $seat_is_me ->
        [yes] Cecilia dozes off: today nobody should be able to accuse you.
       *[no] Cecilia dozes off: today nobody should be able to accuse { $seat }.
    }
event-announce_maid_miyabi =
    { $seat_is_me ->
        [yes] Miyabi straightens her gloves: your hand should count double today.
       *[no] Miyabi straightens her gloves: { $seat }’s hand should count double today.
    }
event-announce_military_teresia =
    { $seat_is_me ->
        [yes] Teresia requisitions: no trial, but one jewel fewer for { $target }.
       *[no] Teresia requisitions: no trial, but one jewel fewer for { $target_or_you }.
    }
event-announce_hostess_amarillo =
    { $seat_is_me ->
        [yes] Amarillo opens two files: you want { $target } judged, then { $other }.
       *[no] Amarillo opens two files: { $seat } wants { $target_or_you } judged, then { $other_or_you }.
    }
event-announce_bank_employee_lucie =
    { $seat_is_me ->
        [yes] Lucie takes up her pen: you write down a name in secret.
       *[no] Lucie takes up her pen: { $seat } writes down a name in secret.
    }
event-announce_sister_christina =
    { $seat_is_me ->
        [yes] Christina folds her hands: you offer the lost jewel to { $target }.
       *[no] Christina folds her hands: { $seat } offers the lost jewel to { $target_or_you }.
    }
event-announce_crossdressing_dautriche =
    { $seat_is_me ->
        [yes] D’Autriche opens the masked ball: { $target }, { $other } and you are about to shuffle your roles.
       *[no] D’Autriche opens the masked ball: { $seat } is about to shuffle roles with { $target_or_you } and { $other_or_you }.
    }
event-announce_cowgirl_federica =
    { $seat_is_me ->
        [yes] Federica draws: you demand to see { $target }’s role!
       *[no] { $target_is_me ->
            [yes] Federica draws: { $seat } demands to see your role!
           *[no] Federica draws: { $seat } demands to see { $target }’s role!
        }
    }
event-announce_cook_genevieve =
    { $seat_is_me ->
        [yes] Geneviève ties her apron: you now serve a secret master.
       *[no] Geneviève ties her apron: { $seat } now serves a secret master.
    }
event-cancelled =
    { $seat_is_me ->
        [yes] Akira’s eyes close and everything stops: you cancel the power of { $character }.
       *[no] Akira’s eyes close and everything stops: { $seat } cancels the power of { $character }.
    }

### What happens: the day

event-day =
    { $leader_is_me ->
        [yes] Day { $day }, { $moon }. You have the Moon card: you are the Leader.
       *[no] Day { $day }, { $moon }. { $leader } has the Moon card and is the Leader.
    }
event-leader =
    { $seat_is_me ->
        [yes] You get the Moon card: you become the Leader.
       *[no] { $seat } gets the Moon card and becomes the Leader.
    }
event-moon = The Moon card turns over: { $moon }.
event-check_answer =
    { $answer_id ->
        [civilian] The answer to your check: { $target } is a Civilian.
       *[not_civilian] The answer to your check: { $target } is not a Civilian.
    }
event-claim_check =
    { $seat_is_me ->
        [yes] You announce your check of { $target }: “{ $answer }”.
       *[no] { $seat } announces a check of { $target_or_you }: “{ $answer }”.
    }
event-claim_silent =
    { $seat_is_me ->
        [yes] You keep your check to yourself.
       *[no] { $seat } says nothing about the check.
    }
event-lolo_becomes =
    { $seat_is_me ->
        [yes] Poof! Lolo is gone: you now play { $character }.
       *[no] Poof! Lolo is gone: { $seat } now plays { $character }.
    }
event-crescent_blocked = Crescent Moon will not steal on the next New Moon night.
event-suspect =
    { $seat_is_me ->
        [yes] You name the suspect: { $suspect }.
       *[no] { $suspect_is_me ->
            [yes] { $seat } names the suspect: you.
           *[no] { $seat } names the suspect: { $suspect }.
        }
    }
event-suspect_changed =
    { $suspect_is_me ->
        [yes] The Arrow swings: now the suspect is you.
       *[no] The Arrow swings: now the suspect is { $suspect }.
    }
event-next_suspect = Second trial: the Arrow turns to { $suspect_or_you }.
event-no_suspect = Nobody to accuse: there will be no vote today.
event-hands =
    { $up_seats_count ->
        [0] Nobody raises a hand against { $suspect_or_you }.
        [1] Only one hand goes up against { $suspect_or_you }: { $up_seats }.
       *[other] { $up_seats_count } hands go up against { $suspect_or_you }: { $up_seats }.
    }
event-miyabi_abstains =
    { $seat_is_me ->
        [yes] Miyabi folds her arms: you want to abstain.
       *[no] Miyabi folds her arms: { $seat } wants to abstain.
    }
event-vote_result =
    { $hands ->
        [0] No votes
        [one] 1 vote
       *[other] { $hands } votes
    }, { $participants } participants. Verdict for { $suspect_or_you }: { $verdict }.
event-verdict_changed = A twist! The verdict for { $suspect_or_you } becomes: { $verdict }.

### What happens: losses

event-jewel_lost =
    { $seat_is_me ->
        [yes] You lose a jewel.
       *[no] { $seat } loses a jewel.
    }
event-jewel_discarded =
    { $seat_is_me ->
        [yes] Your jewel goes to the discard.
       *[no] { $seat }’s jewel goes to the discard.
    }
event-jewel_given =
    { $seat_is_me ->
        [yes] A jewel passes from you to { $target }.
       *[no] A jewel passes from { $seat } to { $target_or_you }.
    }
event-jewel_found =
    { $seat_is_me ->
        [yes] You take a jewel out of the discard.
       *[no] { $seat } takes a jewel out of the discard.
    }
event-role_shown =
    { $seat_is_me ->
        [yes] Off with the mask! Your role: { $role }.
       *[no] Off with the mask! { $seat }’s role: { $role }.
    }
event-eliminated =
    { $seat_is_me ->
        [yes] You are eliminated and turn over your role: { $role }.
       *[no] { $seat } is eliminated and turns over their role: { $role }.
    }
event-ghost =
    { $seat_is_me ->
        [yes] Leave? Never! Your ghost haunts the table until the end of the following day.
       *[no] Leave? Never! The ghost of { $seat } haunts the table until the end of the following day.
    }
event-ghost_leaves =
    { $seat_is_me ->
        [yes] Your ghost fades with the daylight.
       *[no] The ghost of { $seat } fades with the daylight.
    }
event-informant_voted_out = Condemning the Informant has a price: every player in play who has a jewel loses one.
event-angry =
    { $seat_is_me ->
        [yes] Your anger falls on { $target }.
       *[no] { $seat }’s anger falls on { $target_or_you }.
    }
event-lonely =
    { $seat_is_me ->
        [yes] Your loneliness weighs on { $target }, to your right.
       *[no] { $seat }’s loneliness weighs on the right-hand neighbour: { $target_or_you }.
    }

### What happens: the night

event-night =
    { $moon_id ->
        [full] Night falls, lit by the Full Moon. Everybody shuts their eyes.
       *[new] Night falls, pitch-black: it is the New Moon. Everybody shuts their eyes.
    }
event-no_theft = No theft tonight: { $why }.
event-theft =
    { $victim_is_me ->
        [yes] In the morning the Arrow points at you: you are the victim of the theft.
       *[no] In the morning the Arrow points at { $victim }, the victim of the theft.
    }
event-paper_shown =
    { $seat_is_me ->
        [yes] You unfold your paper
       *[no] { $seat } unfolds a paper
    }: it reads { $victim_is_me ->
        [yes] your name.
       *[no] “{ $victim }”.
    }
event-paper_discarded =
    { $seat_is_me ->
        [yes] You throw your paper away without showing it.
       *[no] { $seat } throws the paper away without showing it.
    }
event-theft_undone =
    { $victim_is_me ->
        [yes] The Thief leaves empty-handed: you lose nothing.
       *[no] The Thief leaves empty-handed: { $victim } loses nothing.
    }

### What happens: the end

event-game_over =
    { $winner_seats_count ->
        [0] { $ending } And yet nobody takes the victory. The roles – { $roles_by_seat }.
       [1] { $winner_seats_has_me ->
            [yes] { $ending } You win! The roles – { $roles_by_seat }.
           *[no] { $ending } { $winner_seats } wins. The roles – { $roles_by_seat }.
        }
       *[other] { $winner_seats_has_me ->
            [yes] { $ending } { $winner_seats } win! The roles – { $roles_by_seat }.
           *[no] { $ending } { $winner_seats } win. The roles – { $roles_by_seat }.
        }
    }
event-master_shown =
    { $seat_is_me ->
        [yes] A kitchen secret: your master was { $target }, who wins or loses as you do.
       *[no] { $target_is_me ->
            [yes] A kitchen secret: you were { $seat }’s master, and you win or lose together.
           *[no] A kitchen secret: { $seat }’s master was { $target }, and they win or lose together.
        }
    }
event-guess_shown =
    { $seat_is_me ->
        [yes] In the dark, you suspected { $target }.
       *[no] In the dark, { $seat } suspected { $target_or_you }.
    }
event-points = Points of this game – { $points_by_seat }. Totals – { $scores_by_seat }.
event-crowned =
    { $seat_is_me ->
        [yes] The crown of the Beast-Ears is yours!
       *[no] The crown of the Beast-Ears goes to { $seat }!
    }

### Questions

ask-check =
    { $character_id ->
        [witness_sheena] You saw something. Who do you check? You will learn whether they are a Civilian.
       *[other] Who do you check? You will learn whether they are a Civilian.
    }
ask-swap_roles = Who do you shuffle your role with? Choose two players.
ask-choose_master = Who will be your master, without knowing it? You will win or lose together.
ask-federica = Who do you draw on? If it is a Thief, you alone win; if not, you are both eliminated.
ask-use =
    { $character_id ->
        [student_ester] The day is ending. Do you turn the Moon card, for a Full Moon night?
        [student_tristel] The day is ending. Do you turn the Moon card, for a New Moon night?
        [teacher_verna] Verdict: guilty. Do you change it to innocent?
        [politician_barbera] Verdict: innocent. Do you change it to guilty?
        [warlock_valeria] Do you take the Moon card from today’s Leader?
        [shrine_maiden_towa] Do you stop Crescent Moon from stealing at the next New Moon?
        [clown_lolo] Do you swap Lolo for a character drawn at random?
        [sleeping_beauty_cecilia] Do you protect yourself? Nobody can make you the suspect today.
        [maid_miyabi] Do you want your hand to count double today?
        [bank_employee_lucie] Do you write down a name? If it is the next victim’s, you can undo the theft.
       *[other] Do you use the power of { $character }?
    }
ask-cancel = The power of { $character } ({ $seat }) is about to take effect. Do you cancel it?
ask-claim_check = What do you say about your check of { $target }? You may lie.
ask-talk = Talk, listen, lie. When you have heard enough, say so.
ask-lead =
    { $character_id ->
        [student_luma] You name the suspect. Do you also keep somebody out of today’s votes?
        [athlete_ulrika] You name the suspect. Do you leave it to chance, so that your hand counts double?
        [military_teresia] You name the suspect. Would you rather make somebody lose a jewel, without a vote?
        [hostess_amarillo] You name the suspect. Do you want two?
       *[other] You name the suspect. Do you use the power of { $character }?
    }
ask-name_suspect = Who is your suspect? The whole table will vote.
ask-exclude = You accuse { $suspect }. Who do you keep out of today’s votes?
ask-second_suspect = You accuse { $suspect }. Who is to be judged next?
ask-strip_jewel = Who loses a jewel?
ask-change_suspect = The Arrow points at { $suspect_or_you }. Do you have somebody else judged?
ask-vote =
    { $suspect_is_me ->
        [yes] The suspect is you. Cast your vote, like the others.
       *[no] The suspect is { $suspect }. Guilty or not? Cast your vote.
    }
ask-write_name = Which name do you write in secret?
ask-claim_jewel = Which jewel do you take from the discard?
ask-give_jewel = You lose a jewel. Who do you give it to?
ask-angry = You leave in anger: who loses a jewel?
ask-steal = Everybody shuts their eyes. Who do you rob tonight?
ask-guess = In the dark, who do you suspect? It changes nothing in the game.
ask-show_name = The Arrow points at { $victim_or_you }. Do you show your paper?

### Options

option-pass = Pass
    .check = Ask nothing
    .federica = Do not draw
    .lead = Name nobody
    .change_suspect = Change nothing
    .claim_jewel = Take nothing
    .show_name = Show nothing
option-use = Use the power
option-cancel = Cancel this power
    .effect = Once a match: that power will have no effect.
option-let = Let it happen
option-ready = Enough talk
option-flip_moon = Turn the Moon card
    .effect = Once a match: the coming night changes its Moon.
option-time_up = Time is up
option-claim_civilian = Say “Civilian”
option-claim_not_civilian = Say “not a Civilian”
option-claim_silent = Say nothing
option-name_normally = Name a suspect, without this power
    .effect = You keep your power for later.
option-hand_up = Hand up: guilty
option-hand_down = Hand down: innocent
option-hand_up_forcing = Hand up, and Beryl must raise theirs
    .effect = Your power: Beryl’s hand will count as raised, however Beryl votes.
option-hand_down_forcing = Hand down, and Beryl must keep theirs down
    .effect = Your power: Beryl’s hand will count as lowered, however Beryl votes.
option-abstain = Abstain
    .effect = Your power: you do not count among the voters.
option-discard_jewel = Discard it
option-jewel_of = The one { $seat } lost
option-no_guess = No idea
option-show_name = Show the paper

### Refusals

reason-leader_must_vote = At this table, the Leader always raises a hand.
reason-must_announce = At this table, Shamlock always announces an answer.
reason-not_the_victim = Your paper bears another name.

### Talk

what-civilian = a Civilian
what-not_civilian = anything but a Civilian
what-thief = a Thief
what-guilty = guilty
what-innocent = innocent
what-thief_crescent_moon = Crescent Moon
what-thief_full_moon = the Full Moon thief
what-informant = the Informant
what-civilian_justice = the Civilian of justice
what-civilian_stubborn = the stubborn Civilian
what-civilian_angry = the angry Civilian
what-civilian_lonely = the lonely Civilian
say-claim =
    { $about ->
        [other] { $what_id ->
            [none] I know things about { $target }.
           *[other] Believe me: { $target } is { $what }.
        }
       *[none] { $what_id ->
            [none] I have nothing to hide.
           *[other] I am { $what }.
        }
    }
say-accuse =
    { $what_id ->
        [none] I accuse { $target }.
        [guilty] I accuse { $target }: hands up.
        [innocent] I accuse { $target }, but I may be wrong.
       *[other] I accuse { $target }. My guess: { $what }.
    }
say-vouch =
    { $what_id ->
        [none] I trust { $target }.
        [guilty] I trust { $target }, whatever it looks like.
        [innocent] I trust { $target }: keep your hands down.
       *[other] I trust { $target }. My guess: { $what }.
    }
say-ask =
    { $what_id ->
        [none] { $target }, what do you have to say?
       *[other] { $target }, are you { $what }?
    }
say-promise =
    { $what_id ->
        [none] I have not made up my mind about { $target } yet.
        [guilty] I will raise my hand against { $target }.
        [innocent] I will not raise my hand against { $target }.
       *[other] My vote on { $target }? My guess: { $what }.
    }
