### DC Spyfall, English words.

### The game

game-title = DC Spyfall
    .tagline = Everybody knows where you all are, except the Joker. Question after question, expose them before they guess the Location.
    .length = 15 to 60 minutes

### Roles and camps

role-hero = Hero
    .camp = The Heroes
    .text = You know the Location. Show that you are there without ever naming it, and find out who is pretending: the Heroes win the round if the Joker is exposed, or names another Location.
role-joker = Joker
    .camp = The Joker’s side
    .text = You do not know where you are. Listen, answer as if you were there and, while the clock runs, reveal yourself to name the Location. You also win if nobody is convicted, or if a Hero is.
role-harley_quinn = Harley Quinn
    .camp = The Joker’s side
    .text = You know the Location, but you help the Joker without knowing who that is; nor does the Joker know that it is you. Drop hints, cast suspicion on a Hero, and do not get caught.

### What is written on a card

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

### Ability cards

ability-god_complex = God Complex
    .timing = Once a round, after a vote that has just failed
    .text = You voted for an accusation that had more votes for than against, without being unanimous: it counts as unanimous. The suspect shows the card, and the round ends. It is of no use on a tie, nor when “against” has the majority.
    .effect = The accusation counts as unanimous: the accused shows their card.
ability-force_field = Force Field
    .timing = Once a round, as soon as you are accused
    .text = The accusation is cancelled without a vote, and your accuser has spent it. Others may still accuse you.
    .effect = The accusation against you is cancelled, without a vote.
ability-boom_tube = Boom Tube
    .timing = Once a round, before you answer
    .text = Choose somebody other than you and whoever asks: they have to answer instead, then ask the next question, of anybody but the one who asked.
ability-lasso_of_truth = Lasso of Truth
    .timing = Once a round, right after somebody else’s answer
    .text = Ask whoever has just answered one more question at once; they have to answer it themselves, and may still lie. Then play goes on where it was.
ability-speed_force = Speed Force
    .timing = Once a round, while the clock runs
    .text = Add 60 seconds to the round, or take 60 away: at least 30 are left then. Nothing can be taken if only 30 or fewer are left.
ability-greatest_detective = World’s Greatest Detective
    .timing = Once a round, with your accusation already made
    .text = Accuse a second time, at once.
ability-few_words = Few Words
    .timing = Always
    .text = Your questions and answers have 3 words at most.
ability-bizarro_logic = Bizarro Logic
    .timing = Always
    .text = Each of your answers contains a negation: no, not, never, nothing, nobody, nowhere, none, or a word in n’t. You may also stay silent.
ability-neighbourhood_watch = Neighbourhood Watch
    .timing = Always
    .text = You only ask your neighbour on the left or on the right.
ability-sceptic = Sceptic
    .timing = Always
    .text = The first time in a round that you vote on somebody else’s accusation, your vote counts against, whatever you choose. After that you vote as you like.
ability-secret_identity = Secret Identity
    .timing = Never
    .text = This card does nothing. Thanks to it, a card that is not used proves nothing.

### Settings of the table

setting-super_powers = Super-Powers
    .text = Each round, everybody also gets a secret Ability card: a power to be used once, a lasting restriction, or nothing at all.
setting-harley_quinn = Harley Quinn
    .text = From 5 players on. One Location card bears Harley Quinn’s mark: whoever gets it knows the Location but plays for the Joker. When the Joker finds the Location, she can still be found out.
setting-jokers_prank = The Joker’s Prank
    .text = One more bag, with nothing but Jokers in it. Whoever reveals may declare the Prank instead of naming a Location.
setting-multiverse_madness = Multiverse Madness
    .text = Two more bags, without a Joker, where everybody is at a different Location. Anybody may declare the Multiverse once a round; you talk it over, then vote.
setting-in_person = In person
    .text = You sit around a real table and talk aloud. The screens deal the cards, keep the time and collect the votes; nobody types, and there are no bots.
setting-rounds = Number of rounds
    .text = The highest total wins after the last one. No bag is used twice.
setting-clock_s = Length of a round, in seconds
    .text = The time for questions and answers: 480 is 8 minutes. It stops during accusations and votes.
setting-clock_mode = What makes time pass
    .text = The clock on the wall, or the questions and answers themselves.
setting-special_weight = Special bags
    .text = How likely each bag of the Prank or of the Multiverse is to be drawn, where an ordinary bag counts 1.
setting-multiverse_points = Points for declaring the Multiverse
    .text = When the table is right about the Multiverse: 3 points in all, or 4 counting the one for the yes.
setting-multiverse_late = Multiverse after time is up
    .text = The Multiverse may still be declared in the final discussion. Off by default: only while the clock runs.
setting-prank_guess = A Location named in a Prank
    .text = What the others score when a Joker reveals and names a Location though all are Jokers.
setting-language = Language of the table
    .text = The language you talk in: bots answer in it. Ready phrases are read by everybody in their own.

clock_mode-auto = As suits the table
    .text = Real time where everybody plays at the same time, questions and answers elsewhere.
clock_mode-realtime = Real time
clock_mode-turns = Questions and answers
    .text = A question takes 8 seconds and an answer 12, whether they come at once or the next day.
prank_guess-others = 1 point each
prank_guess-nobody = Nothing
language-fr = French
language-en = English

### Phases

phase-look = Looking at your card
phase-ask = A question
phase-answer = An answer
phase-aloud = Questions out loud
phase-power_shield = An accusation
phase-accuse_vote = The vote
phase-power_vote = A last resort
phase-joker_claim = The Joker’s reveal
phase-harley_talk = Where is Harley Quinn?
phase-harley_point = Looking for Harley Quinn
phase-multiverse_talk = Is it the Multiverse?
phase-multiverse_vote = Vote on the Multiverse
phase-time_up = Time is up
phase-final_talk = Final discussion
phase-final_point = Pointing fingers
phase-round_end = End of the round

### Help: the rules in a minute

minute-goal = You are all at the same Location, except the Joker, who does not know where they are. Find them before they find the Location.
minute-step_1 = Look at your card: the Location, or the Joker.
minute-step_2 = Ask somebody a question; whoever answers asks the next one. Be clear to Heroes and vague to the Joker.
minute-step_3 = Once a round, accuse somebody: if all others agree, the accused shows their card.
minute-step_4 = At any moment before time is up, the Joker may reveal themselves and name the Location.
minute-step_5 = When time is up you discuss, then all point at a suspect at the same moment.
minute-win = Joker caught, or wrong about the Location: 1 point for each Hero. Right Location, or a Hero convicted: 4 points for the Joker; nobody convicted: 2. The highest total wins after the last round.
minute-forget_1 = You do not ask back whoever has just asked you.
minute-forget_2 = An accusation has to be unanimous: one vote against, and yours is spent.
minute-forget_3 = Too precise an answer gives the Location to the Joker: nobody listens as closely.

### Help: the rules by chapter

rule-glance = In short
    .text =
        3 to 8 players. Each round, everybody is at the same Location, one of the 20 of the list, and has the same card; except one player, who has the Joker card and does not know where they are.

        You ask each other in turn: whoever answers asks the next question. The Heroes want to prove that they know the Location without giving it to the Joker; the Joker listens and pretends.

        The Heroes win the round if they expose the Joker or if the Joker names another Location. The Joker wins by naming the Location, by not being caught, or if a Hero is convicted instead.

        After 5 rounds, or as many as you like, the highest total wins. Nobody is ever eliminated.
rule-setup = Set-up
    .text =
        There are 20 ordinary bags, one per Location: 7 Location cards that are alike and 1 Joker card. The Joker’s Prank adds 1 bag, Multiverse Madness 2.

        Each round, a bag is drawn at random among those not used yet; nobody sees which. From an ordinary bag, the Joker card is taken, and as many Location cards as it takes for everybody to have one card. The rest is never shown.

        The first dealer is drawn by lot. Once everybody has looked at their card, for 20 seconds at most, the clock runs and the dealer asks the first question.

        The modules are announced at the start. One of the 7 Location cards of each bag bears Harley Quinn’s mark: it only counts with her module, and without it is not shown.
rule-questions = Questions and answers
    .text =
        On your turn, ask one player a question, about the place or about anything. Only one: nobody repeats or insists. It has 200 characters at most, and so has the answer.

        The answer takes any form: vague, funny or false. Then whoever answered asks anybody, except the one who has just asked them. With 3 players, that leaves only one person.

        Nothing says that everybody has to be asked: you may put ten questions to the same player, and none to another.

        You have 30 seconds to ask; after that an ordinary question goes to somebody at random. You have 45 seconds to answer; after that your silence is the answer.
rule-clock = The clock
    .text =
        A round lasts 8 minutes, or from 2 to 15 as the table likes. The clock runs during questions and answers; it stops for an accusation, a reveal, a vote on the Multiverse.

        Where all play at the same time, it is real time that counts. Elsewhere questions and answers do: 8 seconds for the one, 12 for the other, which makes 24 exchanges in 8 minutes.

        What comes before time is up counts, even at the last moment. If two players interrupt at once, the first counts; the other loses nothing.
rule-accusation = The accusation
    .text =
        Once a round, while the clock runs, you may accuse somebody of being the Joker, even in the middle of a question or an answer. The clock stops.

        All vote in secret, except the suspect; your vote is for. Votes are shown together; whoever does not vote within 20 seconds is against. The Joker votes like the others, and may accuse as well.

        If everybody is for it, the suspect shows the card and the round ends. If not, nobody shows anything, you have spent your accusation and play goes on where it was. Others may accuse the same person.
rule-reveal = The Joker’s reveal
    .text =
        While the clock runs and nothing else has stopped it, the Joker may show the card and name the Location. That takes 60 seconds at most, with the list in view and a single try; saying nothing is a mistake.

        That is possible neither during a vote, nor once time is up, nor once convicted.
rule-time_up = When time is up
    .text =
        The question or answer under way is lost. You talk for 90 seconds at most: everybody says whom they suspect, without talking about the Location or asking what is on a card.

        Then all, the Joker too, point at somebody at the same moment, never at themselves: everybody has to name a suspect, and whoever has not in time points at nobody. Whoever has more fingers on them than everybody else is convicted and shows the card. A single finger can be enough.

        On a tie, or if nobody has pointed in time, nobody is convicted: the Joker has held out.
rule-points = Points
    .text =
        The Joker is convicted: each Hero scores 1 point. If it was by a unanimous vote, the accuser scores 1 more; if it was after time was up, each Hero whose accusation of the Joker had failed in a vote scores 1 more.

        A Hero is convicted: the Joker scores 4 points. Nobody is convicted: the Joker scores 2.

        The Joker names the right Location: 4 points. A wrong one, or none: each Hero scores 1 point.

        After the last round, the highest total wins; equal totals share the victory.
rule-next = The next round
    .text =
        At the end of a round, all cards that were dealt are shown. You may applaud a player for how they played their part: it is worth nothing.

        The Joker of the round deals the next one. If there were several, or none, it is whoever sits left of the dealer. The bag is not used again.
rule-talk = What may be said
    .text =
        While the clock runs, you only talk by questions and answers; faces may be made. During a vote on an accusation you keep silent: arguing would help the Joker.

        When time is up, you talk about your suspicions, never about the Location; likewise when you discuss the Multiverse. A message that names a Location is not passed on, and only its author knows.

        Once the Location is known, you say what you like. Anything said may be false: nothing is checked.
rule-secrets = What is secret
    .text =
        All see the clock, questions and answers, who has accused, votes once they are shown, points. The list of Locations is always in view, for all: looking at it gives nobody away. You can cross out names, for yourself alone.

        Each player only sees their own card and Ability. A card is shown when its holder is convicted or reveals, an Ability when it is used; everything else at the end of the round.

        An accusation that fails teaches nothing but the votes.
rule-powers = Module: Super-Powers
    .text =
        3 to 8 players. Each round, the 12 Ability cards are shuffled and everybody gets one in secret, whatever their role.

        Six are used only once, turned over in front of all at the right moment. Four impose a restriction all round and stay hidden. Two do nothing.

        After an accusation, the suspect has 5 seconds to raise a Force Field. After a vote that fails with more for than against, those who voted for have 5 seconds for a God Complex. These waits take place even if nobody has the card: they tell nothing.
rule-harley = Module: Harley Quinn
    .text =
        From 5 players on. Whoever gets the marked Location card is Harley Quinn: she knows the Location and plays for the Joker. They do not know each other. The marked card is not always dealt, except with 8 players.

        When the Joker names the right Location, they have not won yet. The others talk for 30 seconds, then all have to point, at the same moment, at who they think is Harley Quinn. If she has most fingers on her, without a tie, each Hero scores 1 point, and those two get nothing. If not, the Joker scores 4, and she 3. She is looked for even if she is not there.

        Harley Quinn convicted instead of the Joker: each Hero scores 1 point, the Joker 1, she 0, and there is no extra point for the accuser. A Hero convicted: the Joker scores 4 points, she 2. Nobody: they score 2 each.

        When the Heroes win she never scores, even if she was the one who accused the Joker.
rule-prank = Module: The Joker’s Prank
    .text =
        One more bag, with nothing but Joker cards: everybody is pretending. So with a Joker card you cannot know whether you are the only one.

        Whoever reveals may declare the Prank instead of naming a Location. If it is one, they score 3 points and the others nothing; if they name a Location, all the others score 1 point, unless the table says otherwise. Any other ending is worth nothing to anybody.

        A Prank declared in an ordinary round is a mistake: each Hero scores 1 point.
rule-multiverse = Module: Multiverse Madness
    .text =
        Two more bags, of 8 Location cards that are all different, without a Joker or Harley Quinn: everybody is elsewhere. Their cards come from 16 Locations, split at random; Kandor, Gorilla City, Oa and the Rock of Eternity are not among them.

        Once a round, while the clock runs (or even after, if the table likes), anybody may declare the Multiverse. The clock stops, you talk it over for 60 seconds at most without naming a Location, then all vote at once; whoever declared it votes yes. It takes more than half of the players; otherwise the round goes on.

        If it was the Multiverse, whoever declared it scores 3 points (4 if the table likes), and the others who said yes 1. If it was an ordinary round, the Joker scores 3 points whatever their vote, and those who said no 1. If it was a Prank, nobody scores.

        A Multiverse round that ends in any other way is worth nothing to anybody.
rule-combining = Several modules together
    .text =
        All modules can be combined. With a Joker card, the round is ordinary or a Prank; with a Location card, it is ordinary or the Multiverse.

        Ability cards are dealt and played in every round. Harley Quinn only exists in an ordinary round.

        For a first game, it is better to play without modules.
rule-in_person = In person
    .text =
        You sit around one table: you ask and answer aloud, by the same rules. Each screen shows its player their card, keeps the time and collects accusations, votes and fingers.

        The restrictions of Ability cards are yours to respect. Whoever has a Boom Tube or a Lasso of Truth turns it over on their screen, and says aloud whom the question goes to.
rule-options = The settings of the table
    .text =
        The number of rounds goes from 1 to the number of bags: 20, or up to 23 with the modules. The length of a round goes from 120 to 900 seconds.

        A special bag may have up to 5 times another’s chances of being drawn: useful in a short game.

        With the modules, the table may settle three points on which the rulebook can be read in two ways: what a true Multiverse is worth to whoever declared it, whether it may be declared after time is up, and whether a Location named in a Prank is worth anything to the others.

        The language of the table is that of the bots’ questions and answers. Everybody reads ready phrases in their own.
rule-details = Points of detail
    .text =
        After an interruption, the same question goes on, with the same players and the time that was left.

        If a Force Field stops an accusation, there was no vote: no extra point later. If a God Complex imposes it, the accuser gets the point, if a Hero.

        When several Heroes accused the Joker in vain and the Joker is convicted after time is up, each of them gets the extra point, once. If another accusation succeeds before, only its author gets it.

        The Multiverse is only declared while the clock runs, unless the table says otherwise. Whoever leaves the table is replaced by a bot, with the same card.
rule-advice = To begin well
    .text =
        Hero: an answer that only somebody from here would give, and that suits several Locations. “How is the butler?” gives the Batcave away; “fine”, and you are suspected.

        Joker: echo what the Heroes repeat, answer as if nothing were the matter, and count the Locations that are left. Once time is up, help to cast suspicion on somebody else.

        A failed accusation is not lost: if the Joker is convicted in the end, it is worth 1 point to you.
rule-sources = Where these rules come from
    .text =
        The rulebook names 18 of the 20 Locations; Oa and the Rock of Eternity complete them. The descriptions of Locations and the ready phrases were written for this table.

        Only one Ability card is described in it, the God Complex. The others are reconstructed from what the rulebook says of them: some are powerful, others are a nuisance, and a few do nothing.

        The rulebook says neither who wins the game, nor who deals after a Prank or a Multiverse, nor how often the Multiverse may be declared, nor how long votes take: those are choices of this table.
rule-versions = What changed in version 2
    .text =
        Cards and this page give today’s rules, those of version 2. A match that began before, under version 1, is played to its end by version 1.

        Under version 1, whoever is asked to point, at the Joker or at Harley Quinn, may also point at nobody.

        The options “{ setting-multiverse_points }”, “{ setting-multiverse_late }” and “{ setting-prank_guess }” came with version 2; version 1 is played by their defaults.

### Help: examples of play

example-first_round = A round begins
    .text =
        Marie deals and asks Paul what he sees. “A lot of water.” Paul may ask Anne or Vincent, but not Marie. He asks Vincent, who says he came by Boom Tube; Vincent may ask Anne or Marie. He chooses Anne: “Calm and silent.” She may ask Marie or Paul.
example-exposed = Exposed in time
    .text =
        Anne is the Joker. Paul accuses her; Vincent and Marie vote for it, 3 votes to 0. Vincent and Marie score 1 point, Paul 2, Anne 0. Anne will deal the next round.
example-pointed = Exposed in the end
    .text =
        Time is up. Anne, the Joker, has 2 fingers on her, Paul 1, Marie 1. Anne is convicted: Vincent, Marie and Paul score 1 point each.
example-failed_vote = A failed vote, then the right one
    .text =
        Paul accuses Anne, but Marie votes against: the clock runs again, and Paul can no longer accuse. In the end Anne has 3 fingers on her and was indeed the Joker: Vincent and Marie score 1 point, Paul 2.
example-tie = Nobody is convicted
    .text =
        In the end Anne has 2 fingers on her, Vincent 2: a tie, nobody is convicted. Anne, the Joker, scores 2 points.
example-wrong_hero = A Hero is convicted
    .text =
        In the end Vincent has 3 fingers on him, Anne 1. Vincent was a Hero: Anne, the Joker, scores 4 points.
example-right_claim = The right Location
    .text =
        While the clock runs, Anne shows her Joker card and names the Watchtower. That is where they are: she scores 4 points.
example-wrong_claim = The wrong Location
    .text =
        Anne shows her Joker card and names the Fortress of Solitude. That is wrong: Vincent, Marie and Paul score 1 point each.
example-too_late = Too late
    .text =
        Time is just up. Anne would like to reveal: she no longer can. All she can do is not get caught.
example-vote_open = Not during a vote
    .text =
        Paul accuses Marie, and there is a vote. Anne, the Joker, cannot reveal now. The vote fails, the clock runs again: she can once more.
example-unanimous_hero = All against a Hero
    .text =
        Anne, the Joker, accuses Paul; Vincent and Marie vote for it. Paul shows the Watchtower: Anne scores 4 points, the others 0.
example-accused_twice = Accused a second time
    .text =
        Paul accused Anne in vain. Marie accuses her in turn, and all vote for it: she was the Joker. Marie scores 2 points, Vincent and Paul 1.
example-god_complex = God Complex
    .text =
        With 6 players, you accuse; 4 vote for it, you included, and 1 against. If you have the God Complex, turn it over: the suspect shows the card, and the round ends.
example-god_complex_tie = God Complex, on a tie
    .text =
        With 5 players, 2 vote for and 2 against. The God Complex is of no use: it takes more for than against.
example-god_complex_against = God Complex, too few
    .text =
        With 6 players, 2 vote for and 3 against. Nobody can use the God Complex, on either side.
example-force_field = Force Field
    .text =
        Paul accuses Anne, who raises a Force Field: no vote, Paul’s accusation is spent, the clock runs again. In the end all point at Anne, and she was the Joker: Paul scores 1 point, not 2.
example-boom_tube = Boom Tube
    .text =
        Marie asks Anne, who turns over her Boom Tube and sends the question on to Vincent. He answers, then asks anybody but Marie.
example-sceptic = Sceptic
    .text =
        Marie is a Sceptic. In the first vote of the round she chooses for: her vote counts against. In the next one she will be free.
example-few_words = Few Words
    .text =
        Paul has Few Words. He types an answer of 4 words: it is refused, and only he sees it. He writes one of 3.
example-harley_safe = Harley Quinn gets away
    .text =
        With 5 players, the Joker names the right Location. The 4 others point: 2 fingers on Harley Quinn, 2 on a Hero. A tie: the Joker scores 4 points, Harley Quinn 3.
example-harley_caught = Harley Quinn caught
    .text =
        The same, but 3 fingers are on Harley Quinn. The 3 Heroes score 1 point each, the Joker and Harley Quinn 0.
example-harley_absent = Harley Quinn is not there
    .text =
        With 5 players, the marked card was not dealt. The Joker names the right Location, and the table points at a Hero: the Joker scores 4 points, the others 0.
example-harley_convicted = Harley Quinn instead of the Joker
    .text =
        The table convicts Harley Quinn, by a unanimous vote or by pointing. Each Hero scores 1 point, the Joker 1, Harley Quinn 0.
example-harley_shares = Harley Quinn and the Joker get away
    .text =
        A Hero is convicted: the Joker scores 4 points, Harley Quinn 2. If nobody is, they score 2 points each.
example-harley_accuses = Harley Quinn accuses the Joker
    .text =
        Without knowing it, Harley Quinn accuses the Joker, and all vote for it. Each Hero scores 1 point; she, 0.
example-prank_found = The Prank found out
    .text =
        All 4 players have a Joker card. Paul reveals and declares the Prank: he scores 3 points.
example-prank_wrong = One Prank too many
    .text =
        The round is an ordinary one. Anne, the Joker, reveals and declares the Prank: Vincent, Marie and Paul score 1 point each.
example-prank_location = A Location in a Prank
    .text =
        It is a Prank. Paul reveals and names Atlantis: the 3 others score 1 point each.
example-prank_unseen = The Prank goes unseen
    .text =
        It is a Prank, and nobody noticed. Time runs out, fingers point: nobody scores. Whoever sits left of the dealer deals next.
example-multiverse_right = The Multiverse, rightly
    .text =
        With 5 players, everybody is elsewhere. Marie declares the Multiverse; Paul and Anne vote yes with her, the 2 others no. Marie scores 3 points, Paul and Anne 1, the others 0.
example-multiverse_wrong = The Multiverse, wrongly
    .text =
        The round is an ordinary one, with 4 players. Anne, the Joker, declares the Multiverse; Paul and Marie vote yes, Vincent no. Anne scores 3 points, Vincent 1, Paul and Marie 0.
example-multiverse_fails = Too few votes
    .text =
        With 4 players, 2 vote yes: that is not more than half. The clock runs again, and whoever declared the Multiverse cannot do so again this round.
example-multiverse_time_up = The Multiverse to the end
    .text =
        Everybody is elsewhere, but nobody declared it. In the end somebody is convicted and shows a Location that the others do not have: nobody scores.
example-multiverse_prank = The Multiverse? A Prank
    .text =
        It is a Prank, but all 4 players vote for the Multiverse: nobody scores.
example-harley_refused = Not with four
    .text =
        A table of 4 players with Harley Quinn cannot be opened: it takes 5.
example-three_players = With three
    .text =
        With 3 players, Anne asks Vincent. He answers, and can only ask Marie.
example-marked_card = The marked card
    .text =
        With 8 players, all 7 Location cards are dealt, so the marked one is. With 5 players, 4 of 7 are dealt: Harley Quinn is there 4 times out of 7.
example-bags = Never the same bag twice
    .text =
        In 20 rounds without modules, each of the 20 Locations comes up once and only once.

### Advice in a first match

hint-welcome = Welcome to the Multiverse
    .text = Each round takes place at one of the 20 Locations of the list. Everybody knows which, except the Joker.
hint-goal = Location or Joker?
    .text = With a Location, prove that you are there without naming it, and look for who pretends. With the Joker, pretend, and guess where the others are.
hint-look = Your card
    .text = Hold “My secret” to read it: nobody else should see it. Once everybody has, the clock runs.
hint-ability = Your Ability card
    .text = It is secret, too. A power is turned over once, a restriction lasts all round, and some cards do nothing.
hint-ask = Yours to ask
    .text = Choose somebody, then a ready phrase or your own. Too vague and you are suspected; too clear and the Joker understands.
hint-answer = Yours to answer
    .text = Say enough for the Heroes to believe you, too little for the Joker to find out. After your answer, it is yours to ask.
hint-listen = At any moment
    .text = Even when it is not your turn, you may accuse, only once a round. The clock stops, and you vote.
hint-places = The list of Locations
    .text = It stays at hand, the same for all. Cross out those that answers rule out: only you can see that.
hint-accuse_vote = An accusation
    .text = It takes everybody’s vote except the suspect’s. If it is a Hero, the Joker wins: when in doubt, vote against.
hint-power = A card to turn over?
    .text = Everybody who could have the card is asked, and it always takes as long. So the wait tells nobody anything.
hint-joker_claim = Only one answer
    .text = The right Location is worth 4 points. If it is wrong, the Heroes score.
hint-harley = Looking for Harley Quinn
    .text = The Location is found, but if the table exposes Harley Quinn, the Heroes win all the same. She may not be there at all.
hint-multiverse = The Multiverse?
    .text = If everybody is elsewhere, there is no Joker. Talk it over without naming a Location: the round may still go on.
hint-multiverse_vote = Yes or no?
    .text = It takes more than half of all votes. If it is a mistake, only the Joker and those who said no score.
hint-final_talk = Time is up
    .text = Talk about your suspicions at last, never about the Location. The Joker can no longer reveal.
hint-final_point = All fingers at once
    .text = Point at somebody: whoever has most fingers on them, without a tie, is convicted. If that is the Joker, the Heroes win.
hint-aloud = Out loud
    .text = Put your phone down and talk to each other: it keeps your card and the time. Pick it up to accuse, to reveal or to vote.

### Endings

ending-points = All rounds are played: the highest total wins.
    .short = Total of points
reason-accusation = The accusation was unanimous.
reason-pointing = The table has convicted somebody.
reason-nobody = Nobody was convicted.
reason-claim = A Joker revealed themselves.
reason-prank_claim = A Joker declared the Prank.
reason-multiverse_vote = The table voted for the Multiverse.
winner-heroes = the Heroes
winner-joker = the Joker
winner-finder = the one who saw through it
winner-others = everybody else
winner-nobody = nobody
kind-standard = ordinary round
kind-prank = The Joker’s Prank
kind-multiverse = Multiverse Madness

### Refusals

reason-just_asked_you = You have just answered them: nobody asks back.
reason-not_a_neighbour = Neighbourhood Watch: you only ask your two neighbours.
reason-not_your_ability = That is not your Ability card.
reason-names_a_place = That names a Location: not before the round is over.
reason-joker_keeps_out = The others look for Harley Quinn: the Joker keeps out of it.
reason-few_words = Few Words: 3 words at most.
reason-bizarro_logic = Bizarro Logic: it takes a negation, such as “no”, “not”, “never” or “nothing”.

### Provenance

source-rulebook = Rulebook
source-elsewhere = Found elsewhere
source-reconstruction = Reconstruction

### The same words, elsewhere

module-super_powers = { setting-super_powers }
module-harley_quinn = { setting-harley_quinn }
module-jokers_prank = { setting-jokers_prank }
module-multiverse_madness = { setting-multiverse_madness }

### Durations and phrases

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
       *[other] { $seconds } seconds
    }
speech =
    { $phrase_id ->
        [none] { $text }
       *[other] { $phrase }
    }

### What happens: set-up

event-opened =
    { $rounds ->
        [1] One round of { duration }.
       *[other] { $rounds } rounds of { duration }.
    } { $modules_count ->
        [0] No module.
        [1] Module: { $modules }.
       *[other] Modules: { $modules }.
    } In each bag one Location card bears Harley Quinn’s mark; it only counts with her module, and without it is not shown.
event-round =
    { $seat_is_me ->
        [yes] Round { $round } of { $rounds }: you deal.
       *[no] Round { $round } of { $rounds }: { $seat } deals.
    }
event-dealt = Everybody gets a card that nobody else sees.
    .card =
        { $ability_id ->
            [none] { $card_id ->
                [joker] You are the Joker. Where are the others? That is for you to guess.
               *[other] Your card: { $card }.
            }
           *[other] { $card_id ->
                [joker] You are the Joker. Where are the others? That is for you to guess. Your Ability: { $ability }.
               *[other] Your card: { $card }. Your Ability: { $ability }.
            }
        }
event-clock_starts =
    { $seat_is_me ->
        [yes] The clock starts: { duration }. You ask the first question.
       *[no] The clock starts: { duration }. { $seat } asks the first question.
    }

### What happens: questions and answers

event-asks =
    { $lasso ->
        [yes] { $target_is_me ->
            [yes] Lasso of Truth! { $seat } asks you again: “{ speech }”
           *[no] { $seat_is_me ->
                [yes] Lasso of Truth! You ask { $target } again: “{ speech }”
               *[no] Lasso of Truth! { $seat } asks { $target } again: “{ speech }”
            }
        }
       *[no] { $target_is_me ->
            [yes] { $seat } asks you: “{ speech }”
           *[no] { $seat_is_me ->
                [yes] You ask { $target }: “{ speech }”
               *[no] { $seat } asks { $target }: “{ speech }”
            }
        }
    }
event-answers =
    { $seat_is_me ->
        [yes] You answer: “{ speech }”
       *[no] { $seat } answers: “{ speech }”
    }
event-silent =
    { $seat_is_me ->
        [yes] You give no answer.
       *[no] { $seat } gives no answer.
    }
event-ability_used =
    { $seat_is_me ->
        [yes] You turn your Ability card over: { $ability }.
       *[no] { $seat } turns an Ability card over: { $ability }.
    }
    .target =
        { $target_is_me ->
            [yes] { $ability }! { $seat } sends the question on to you: it is yours to answer.
           *[no] { $seat_is_me ->
                [yes] { $ability }! You send the question on to { $target }, who has to answer it.
               *[no] { $ability }! { $seat } sends the question on to { $target }, who has to answer it.
            }
        }
event-speed =
    { $faster ->
        [yes] Time races: { $seconds } seconds less.
       *[no] Time slows down: { $seconds } seconds more.
    }

### What happens: the accusation

event-accuses =
    { $target_is_me ->
        [yes] The clock stops: { $seat } accuses you of being the Joker.
       *[no] { $seat_is_me ->
            [yes] The clock stops: you accuse { $target } of being the Joker.
           *[no] The clock stops: { $seat } accuses { $target } of being the Joker.
        }
    }
event-shielded =
    { $target_is_me ->
        [yes] Your Force Field turns { $seat }’s accusation away: there is no vote.
       *[no] { $seat_is_me ->
            [yes] A Force Field protects { $target }: your accusation is lost, without a vote.
           *[no] A Force Field protects { $target }: { $seat }’s accusation is lost, without a vote.
        }
    }
event-voted =
    { $noes_seats_count ->
        [0] { $target_is_me ->
            [yes] Are you the Joker? Everybody is for it: { $ayes_seats }.
           *[no] Is { $target } the Joker? Everybody is for it: { $ayes_seats }.
        }
       *[other] { $target_is_me ->
            [yes] Are you the Joker? For: { $ayes_seats }. Against: { $noes_seats }.
           *[no] Is { $target } the Joker? For: { $ayes_seats }. Against: { $noes_seats }.
        }
    }
event-accusation_failed =
    { $seat_is_me ->
        [yes] It had to be unanimous: the clock runs again, and your accusation is spent.
       *[no] It had to be unanimous: the clock runs again, and { $seat }’s accusation is spent.
    }
event-convicted =
    { $card_id ->
        [joker] { $target_is_me ->
            [yes] The table convicts you, and you show your card: the Joker!
           *[no] The table convicts { $target }, and the card is turned over: the Joker!
        }
       *[other] { $target_is_me ->
            [yes] The table convicts you, and you show your card: { $card }.
           *[no] The table convicts { $target }, and the card is turned over: { $card }.
        }
    }

### What happens: the Joker’s reveal

event-reveals =
    { $seat_is_me ->
        [yes] The clock stops: you show your Joker card.
       *[no] The clock stops: { $seat } shows a Joker card!
    }
event-claims =
    { $right ->
        [yes] { $seat_is_me ->
            [yes] You name the Location: { $location }. That is right!
           *[no] { $seat } names the Location: { $location }. That is right!
        }
       *[no] { $seat_is_me ->
            [yes] You name a Location: { $location }. That is wrong.
           *[no] { $seat } names a Location: { $location }. That is wrong.
        }
    }
event-claims_prank =
    { $right ->
        [yes] { $seat_is_me ->
            [yes] “It is all a Prank!” You are right: everybody was the Joker.
           *[no] “It is all a Prank!” { $seat } is right: everybody was the Joker.
        }
       *[no] { $seat_is_me ->
            [yes] “It is all a Prank!” You are wrong: there was only one Joker.
           *[no] “It is all a Prank!” { $seat } is wrong: there was only one Joker.
        }
    }
event-claims_nothing =
    { $seat_is_me ->
        [yes] You name no Location: that counts as a wrong one.
       *[no] { $seat } names no Location: that counts as a wrong one.
    }
event-harley_pointed =
    { $found ->
        [yes] { $target_is_me ->
            [yes] You were Harley Quinn, and the table saw it!
           *[no] { $target } was Harley Quinn, and the table saw it!
        }
       *[no] { $target_is_me ->
            [yes] All eyes are on you, but you are not Harley Quinn.
           *[no] All eyes are on { $target }, who is not Harley Quinn.
        }
    }

### What happens: the Multiverse

event-declares =
    { $seat_is_me ->
        [yes] You declare the Multiverse. Could everybody be elsewhere?
       *[no] { $seat } declares the Multiverse. Could everybody be elsewhere?
    }
event-multiverse_voted =
    { $passed ->
        [yes] { $noes_seats_count ->
            [0] Is it the Multiverse? Everybody says yes: { $ayes_seats }. The round ends.
           *[other] Is it the Multiverse? Yes: { $ayes_seats }. No: { $noes_seats }. Most believe it, and the round ends.
        }
       *[no] Is it the Multiverse? Yes: { $ayes_seats }. No: { $noes_seats }. No majority: the round goes on.
    }

### What happens: the end of a round

event-time_up = Time is up. No more questions: who do you suspect?
event-fingers = All fingers point at once. { $fingers_by_seat }.
event-nobody_convicted = Nobody stands out: nobody is convicted.
event-round_over =
    { $kind_id ->
        [prank] End of round { $round }. { $reason } It was the Prank: there were only Jokers. Points – { $points_by_seat }.
        [multiverse] End of round { $round }. { $reason } It was the Multiverse, without a Joker. The cards – { $cards_by_seat }. Points – { $points_by_seat }.
       *[other] { $winner_id ->
            [heroes] End of round { $round }. { $reason } The Heroes win. The Location: { $location }. Points – { $points_by_seat }.
           *[other] { $reason_id ->
                [claim] End of round { $round }. { $reason } The Joker wins. The Location: { $location }. Points – { $points_by_seat }.
               *[other] End of round { $round }. { $reason } The Joker wins. The Location: { $location }. The cards – { $cards_by_seat }. Points – { $points_by_seat }.
            }
        }
    }
event-applause =
    { $seats_has_me ->
        [yes] { $seats_count ->
            [1] You are applauded, for the joy of it.
           *[other] Applause for { $seats }, for the joy of it.
        }
       *[no] Applause for { $seats }, for the joy of it.
    }
event-game_over =
    { $seats_count ->
        [1] { $seats_has_me ->
            [yes] The game is over, and you win! Totals – { $scores_by_seat }.
           *[no] The game is over, and { $seats } wins! Totals – { $scores_by_seat }.
        }
       *[other] The game is over, and victory is shared: { $seats }. Totals – { $scores_by_seat }.
    }

### Questions

ask-look = Look at your card, and let nobody see it.
ask-ask =
    { $limit_id ->
        [few_words] Your turn to ask, in 3 words at most. Who, and what?
        [neighbourhood_watch] Your turn to ask one of your two neighbours. Which one, and what?
       *[other] Your turn to ask. Who, and what?
    }
ask-answer =
    { $limit_id ->
        [few_words] { $by } asks you: “{ speech }” Answer in 3 words at most.
        [bizarro_logic] { $by } asks you: “{ speech }” Answer with a negation.
       *[other] { $by } asks you: “{ speech }” What do you answer?
    }
ask-interrupt = Listen well. You may interrupt at any moment.
ask-clock = The clock is running.
ask-power =
    { $ability_id ->
        [force_field] You are accused. Do you have a Force Field to raise?
       *[other] The vote is not unanimous. Do you have a God Complex to force it through?
    }
ask-accuse_vote =
    { $sceptic ->
        [yes] { $by } accuses { $target } of being the Joker. Sceptic: this time your vote will count against, whatever you choose.
       *[no] { $by } accuses { $target } of being the Joker. Are you for or against?
    }
ask-joker_claim = Everybody sees your Joker card. What is the Location?
ask-harley_talk = The Joker has found the Location. Who helped? Talk, and say when you have heard enough.
ask-harley_point = Who is Harley Quinn? Point at somebody.
ask-multiverse_talk = Is everybody elsewhere? Talk it over without naming a Location, and say when you have heard enough.
ask-multiverse_vote = { $by } declares the Multiverse. Do you believe it?
ask-final_talk = Time is up. Who do you suspect? Talk, but not about the Location, and say when you have heard enough.
ask-final_point = Who is the Joker? Point at somebody: all fingers will point at once.
ask-time_up = Time passes.
ask-round_end = The round is over. Would you like to applaud somebody?

### Options

option-look_done = Seen
option-ask_anything = Any question, to anybody
option-silence = Give no answer
option-boom_tube = Boom Tube: send the question on to { $target }
option-boom_tube_aloud = Boom Tube: send the question on
option-accuse = Accuse { $target }
option-joker_reveal = Reveal that you are the Joker
option-declare_multiverse = Declare the Multiverse
option-greatest_detective = World’s Greatest Detective: accuse { $target }
option-speed_force_more = Speed Force: 60 seconds more
option-speed_force_less = Speed Force: 60 seconds less
option-lasso_of_truth = Lasso of Truth: one more question
option-pass = Do nothing
option-use = Use “{ $ability }”
option-vote_for = For
    .effect = Everybody has to be for it.
option-vote_against = Against
    .effect = One vote against is enough: the game goes on.
option-location = { $location }
option-claim_prank = It is all a Prank!
option-claim_nothing = Name no Location
option-ready = Heard enough
option-time_up = Time is up
option-point_nobody = Nobody
option-next_round = Go on
option-applaud = Applaud { $target }

### Talk

what-smile = Smile
what-laugh = Laugh
what-think = Think
what-doubt = Doubt
what-gasp = Gasp
what-shrug = Shrug
what-applaud = Applaud
what-vague = Vague answers
what-off = Answers that do not fit
what-echo = Repeats what others say
what-quiet = Says too little
what-too_clear = Says too much
what-multiverse_yes = It is the Multiverse
what-multiverse_no = It is not the Multiverse
say-claim =
    { $about ->
        [other] { $what_id ->
            [vague] { $target } gives vague answers.
            [off] What { $target } says does not fit.
            [echo] { $target } only repeats what others say.
            [quiet] { $target } says too little.
            [too_clear] { $target } says far too much, as if to help somebody.
            [multiverse_yes] { $target } and I are not in the same place.
            [multiverse_no] { $target } and I are in the same place.
           *[other] I have an idea about { $target }.
        }
       *[none] { $what_id ->
            [vague] Some answers were rather vague.
            [off] Some answers do not fit.
            [echo] Somebody only repeats what others say.
            [quiet] Somebody says too little.
            [too_clear] Somebody says far too much.
            [multiverse_yes] We are not all in the same place.
            [multiverse_no] We are all in the same place.
           *[other] I know very well where I am.
        }
    }
say-accuse =
    { $what_id ->
        [vague] I suspect { $target }: such vague answers.
        [off] I suspect { $target }: those answers do not fit.
        [echo] I suspect { $target }, who only repeats.
        [quiet] I suspect { $target }, who says too little.
        [too_clear] I suspect { $target }, who says far too much.
       *[other] I suspect { $target }.
    }
say-vouch = I trust { $target }: must be a Hero.
say-ask =
    { $what_id ->
        [vague] { $target }, why such vague answers?
        [off] { $target }, why an answer that does not fit?
        [echo] { $target }, why repeat what others say?
        [quiet] { $target }, why say so little?
        [too_clear] { $target }, why say so much?
        [multiverse_yes] { $target }, do you think it is the Multiverse?
        [multiverse_no] { $target }, do you not believe in the Multiverse?
       *[other] { $target }, who do you suspect?
    }
say-promise = I will point at { $target }.

### Facets of a Location

facet-setting = The setting
facet-noise = The noise
facet-people = The people
facet-clothes = The clothes
facet-arrival = The way here
facet-danger = The danger
facet-smell = The smell
facet-light = The light
facet-temperature = The temperature
facet-activity = What one does
facet-access = Getting in
facet-generic = This and that
value-indoors = indoors
value-open_air = in the open air
value-below = deep down
value-sealed = cut off from the world
value-silent = silence
value-hum = a steady hum
value-chatter = people talking
value-din = a din
value-heroes = heroes
value-criminals = criminals
value-scientists = scientists
value-staff = employees
value-warriors = warriors
value-officers = police or guards
value-strange = strange beings
value-youth = young people
value-nobody = hardly anybody
value-costume = a hero’s costume
value-uniform = a uniform
value-business = office clothes
value-lab_coat = a lab coat
value-armour = armour
value-robe = a robe or a toga
value-evening = evening dress
value-casual = everyday clothes
value-street = from the street
value-lift = by lift
value-air = by air
value-water = by water
value-portal = through a portal
value-escort = under escort
value-secret_way = by a secret way
value-low = no danger
value-dangerous_people = dangerous people
value-experiments = risky experiments
value-environment = a deadly place
value-combat = fighting
value-security = fearsome security
value-sea = the sea
value-disinfectant = disinfectant
value-paper_coffee = paper and coffee
value-oil = oil and metal
value-damp_stone = damp stone
value-plants = plants
value-food_perfume = cooking or perfume
value-clean_air = nothing, very pure air
value-daylight = daylight
value-artificial = lamps
value-dim = half-darkness
value-glow = an odd glow
value-cold = it is cold
value-mild = it is mild
value-hot = it is hot
value-watch = keeping watch
value-investigate = investigating
value-research = doing research
value-train = training
value-confine = serving time
value-meet = meeting
value-party = partying
value-rule = ruling
value-learn = learning
value-live = living there
value-public = open to all
value-invited = by invitation
value-cleared = with clearance
value-secret = secret

### Locations

location-arkham_asylum = Arkham Asylum
    .text = A grim hospital on a hill where Gotham keeps the minds nobody could mend. The staff counts the patients twice a night, and the count is not always right.
location-atlantis = Atlantis
    .text = A kingdom of towers on the sea bed, older than any flag above the waves. The guards ride creatures with far too many teeth.
location-batcave = Batcave
    .text = A den of rock and computers hidden beneath a rich man’s house. There is a giant coin in a corner, and hundreds of small wings on the ceiling.
location-belle_reve = Belle Reve Penitentiary
    .text = A high-security prison in the swamps, built for inmates who bend bars. Volunteers may shorten their sentence by accepting a job nobody survives.
location-bottle_city_of_kandor = Bottle City of Kandor
    .text = An entire city from a lost planet, shrunk and kept alive under glass. Its people go to work each morning under a sun the size of a lamp.
location-central_city_police_department = Central City Police Department
    .text = A busy precinct where the crime lab is always a day late and one of the experts always a minute late. The cells have to hold people who freeze locks or walk through mirrors.
location-daily_planet = Daily Planet
    .text = The newsroom of a great city paper, under a famous globe. Somebody is shouting for the front page and one reporter has just vanished again.
location-ferris_aircraft = Ferris Aircraft Company
    .text = Hangars and runways at the edge of the desert, where prototypes are flown by people who do not know fear. Half of them come back with the paint burnt off.
location-fortress_of_solitude = Fortress of Solitude
    .text = A palace of ice and crystal at the end of the world, with one resident and a very heavy key. The trophies come from other stars.
location-gorilla_city = Gorilla City
    .text = A brilliant city in the jungle, invisible from the sky, whose citizens are stronger and wiser than any visitor. Politics there is settled by debate, then by fists.
location-gotham_university = Gotham City University
    .text = Lecture halls, lawns and a library with bars on some shelves. Several former teachers are now wanted by the police.
location-hall_of_justice = Hall of Justice
    .text = A monument with a great glass front, half museum and half meeting room. School groups are guided past while the world is being saved upstairs.
location-iceberg_lounge = Iceberg Lounge
    .text = A fashionable nightclub built around a block of ice, with live birds and a private back room. The owner always carries an umbrella.
location-justice_league_watchtower = Justice League Watchtower
    .text = A headquarters in orbit, where someone is on monitor duty at every hour. The oceans slide by under the windows.
location-lexcorp_tower = LexCorp Tower
    .text = The tallest office building in the city, and its owner intends to keep it that way. Every contract has a page nobody is meant to read.
location-star_labs = S.T.A.R. Labs
    .text = A research institute that studies everything that falls from the sky. The insurance company stopped answering the phone.
location-themyscira = Themyscira
    .text = A sunny island of white temples that no chart shows, home to a people of immortal fighters. Morning exercise begins before dawn and hurts until evening.
location-titans_tower = Titans Tower
    .text = A tower shaped like a letter on an island in the bay, shared by young heroes and their laundry. The training room is broken more often than the console.
location-oa = Oa
    .text = The ancient world at the centre of the universe from which small blue elders command a corps of ring bearers. Recruits of every shape recite the same oath.
location-rock_of_eternity = Rock of Eternity
    .text = A hall of magic outside time, where an old wizard waits for a worthy heir. Seven ugly statues watch the throne.

### Ready phrases

phrase-ask_setting_1 = What is above your head right now?
phrase-ask_setting_2 = Could you see the sky from here?
phrase-ask_setting_3 = How big is this place, would you say?
phrase-ask_noise_1 = What do you hear?
phrase-ask_noise_2 = Could you take a nap here?
phrase-ask_noise_3 = Do you have to speak up?
phrase-ask_people_1 = Who is standing next to you?
phrase-ask_people_2 = Would you introduce the people here to your mother?
phrase-ask_people_3 = Who do you run into around here?
phrase-ask_clothes_1 = What did you put on this morning?
phrase-ask_clothes_2 = Do I look out of place dressed like this?
phrase-ask_clothes_3 = What is the dress code?
phrase-ask_arrival_1 = How did you get here?
phrase-ask_arrival_2 = Was the trip long?
phrase-ask_arrival_3 = How will you go home?
phrase-ask_danger_1 = Are you afraid of anything here?
phrase-ask_danger_2 = Would you bring a child?
phrase-ask_danger_3 = What is the worst that could happen?
phrase-ask_smell_1 = What does it smell of?
phrase-ask_smell_2 = Would you bottle this smell?
phrase-ask_smell_3 = Do you mind the smell?
phrase-ask_light_1 = Can you see well?
phrase-ask_light_2 = Where does the light come from?
phrase-ask_light_3 = Would your plants survive here?
phrase-ask_temperature_1 = Are you comfortable without a coat?
phrase-ask_temperature_2 = Would you like a hot or a cold drink?
phrase-ask_temperature_3 = What is the weather like for you?
phrase-ask_activity_1 = What did you come to do?
phrase-ask_activity_2 = What will you do in the next hour?
phrase-ask_activity_3 = What do people usually do here?
phrase-ask_access_1 = Who let you in?
phrase-ask_access_2 = Could I bring a friend?
phrase-ask_access_3 = Did anyone check your papers?
phrase-brief_setting = Roof above you?
phrase-brief_noise = Any noise?
phrase-brief_people = Who is there?
phrase-brief_clothes = What dress code?
phrase-brief_arrival = How arrived?
phrase-brief_danger = Any danger?
phrase-brief_smell = What smell?
phrase-brief_light = Bright?
phrase-brief_temperature = Warm or cold?
phrase-brief_activity = Doing what?
phrase-brief_access = Free entry?
phrase-generic_1 = Do you come here often?
phrase-generic_2 = Would you recommend this place?
phrase-generic_3 = What would you change here?
phrase-generic_4 = Who would you bring along?
phrase-generic_5 = What would you steal from here?
phrase-evasive_1 = It depends on the day.
phrase-evasive_2 = I am used to it.
phrase-evasive_3 = You know that as well as I do.
phrase-setting_indoors_1 = There are walls all around me.
phrase-setting_indoors_2 = I have a roof over my head.
phrase-short_setting_indoors = Inside
phrase-setting_open_air_1 = I can feel the wind.
phrase-setting_open_air_2 = There is nothing above me but sky.
phrase-short_setting_open_air = Outside
phrase-setting_below_1 = We are rather deep down.
phrase-setting_below_2 = The surface is far above us.
phrase-short_setting_below = Under
phrase-setting_sealed_1 = We are cut off from the rest of the world.
phrase-setting_sealed_2 = Nothing gets in or out without permission.
phrase-short_setting_sealed = Cut off
phrase-noise_silent_1 = You could hear a pin drop.
phrase-noise_silent_2 = Quiet. Almost too quiet.
phrase-short_noise_silent = Quiet
phrase-noise_hum_1 = There is a steady hum.
phrase-noise_hum_2 = Something is always running in the background.
phrase-short_noise_hum = Hum
phrase-noise_chatter_1 = People keep talking.
phrase-noise_chatter_2 = I catch bits of conversation everywhere.
phrase-short_noise_chatter = Talk
phrase-noise_din_1 = I have to raise my voice.
phrase-noise_din_2 = My ears will ring tonight.
phrase-short_noise_din = Loud
phrase-people_heroes_1 = Familiar faces, mostly behind masks.
phrase-people_heroes_2 = People who save the day for a living.
phrase-short_people_heroes = Hero
phrase-people_criminals_1 = Nobody I would lend money to.
phrase-people_criminals_2 = Some of them have a long record.
phrase-short_people_criminals = Crook
phrase-people_scientists_1 = Very clever people.
phrase-people_scientists_2 = They all have a theory to explain.
phrase-short_people_scientists = Scientist
phrase-people_staff_1 = People who are paid to be here.
phrase-people_staff_2 = Mostly people in the middle of a shift.
phrase-short_people_staff = Employee
phrase-people_warriors_1 = People I would not arm-wrestle.
phrase-people_warriors_2 = They train from childhood.
phrase-short_people_warriors = Warrior
phrase-people_officers_1 = People with a badge.
phrase-people_officers_2 = They follow the rulebook, mostly.
phrase-short_people_officers = Police
phrase-people_strange_1 = Not everyone here looks human.
phrase-people_strange_2 = You need an open mind about your neighbours.
phrase-short_people_strange = Alien
phrase-people_youth_1 = Mostly people younger than me.
phrase-people_youth_2 = Young people with too much energy.
phrase-short_people_youth = Young
phrase-people_nobody_1 = Hardly anyone.
phrase-people_nobody_2 = You come here to be alone.
phrase-short_people_nobody = Alone
phrase-clothes_costume_1 = I would not wear this to the supermarket.
phrase-clothes_costume_2 = There is a logo on my chest.
phrase-short_clothes_costume = Cape
phrase-clothes_uniform_1 = The same thing as many others here.
phrase-clothes_uniform_2 = It was handed to me.
phrase-short_clothes_uniform = Uniform
phrase-clothes_business_1 = Something my bank manager would approve of.
phrase-clothes_business_2 = Pressed and buttoned.
phrase-short_clothes_business = Tie
phrase-clothes_lab_coat_1 = Something white and easy to wash.
phrase-clothes_lab_coat_2 = With pens in the pocket.
phrase-short_clothes_lab_coat = Coat
phrase-clothes_armour_1 = Something that stops a blade.
phrase-clothes_armour_2 = It is heavier than it looks.
phrase-short_clothes_armour = Armour
phrase-clothes_robe_1 = Something long and loose.
phrase-clothes_robe_2 = Nothing you would find in a shop.
phrase-short_clothes_robe = Robe
phrase-clothes_evening_1 = I dressed up.
phrase-clothes_evening_2 = My best outfit, of course.
phrase-short_clothes_evening = Dress
phrase-clothes_casual_1 = Whatever was on the chair this morning.
phrase-clothes_casual_2 = Something comfortable.
phrase-short_clothes_casual = Jeans
phrase-arrival_street_1 = I just walked in.
phrase-arrival_street_2 = Parking was a nightmare.
phrase-short_arrival_street = Walk
phrase-arrival_lift_1 = I pressed a button and waited.
phrase-arrival_lift_2 = Up, quite a few floors.
phrase-short_arrival_lift = Lift
phrase-arrival_air_1 = From above.
phrase-arrival_air_2 = I had a nice view on the way.
phrase-short_arrival_air = Fly
phrase-arrival_water_1 = My feet got wet.
phrase-arrival_water_2 = You need to know how to swim, or to row.
phrase-short_arrival_water = Boat
phrase-arrival_portal_1 = One step and I was there.
phrase-arrival_portal_2 = Not by any normal road.
phrase-short_arrival_portal = Teleport
phrase-arrival_escort_1 = I was not given the choice.
phrase-arrival_escort_2 = Somebody held my arm the whole way.
phrase-short_arrival_escort = Van
phrase-arrival_secret_way_1 = You have to know where the entrance is.
phrase-arrival_secret_way_2 = By a way that is on no map.
phrase-short_arrival_secret_way = Hidden
phrase-danger_low_1 = I feel perfectly safe.
phrase-danger_low_2 = The worst that can happen is boredom.
phrase-short_danger_low = Safe
phrase-danger_dangerous_people_1 = I never turn my back on the others.
phrase-danger_dangerous_people_2 = It depends who is in a bad mood.
phrase-short_danger_dangerous_people = Attack
phrase-danger_experiments_1 = Things here are not always tested.
phrase-danger_experiments_2 = I would stand back if I were you.
phrase-short_danger_experiments = Explode
phrase-danger_environment_1 = The place itself could kill you.
phrase-danger_environment_2 = One step too far and it is over.
phrase-short_danger_environment = Fall
phrase-danger_combat_1 = You leave with bruises.
phrase-danger_combat_2 = They hit hard here.
phrase-short_danger_combat = Fight
phrase-danger_security_1 = I would not touch anything without permission.
phrase-danger_security_2 = You are watched all the time.
phrase-short_danger_security = Alarm
phrase-smell_sea_1 = It smells of salt.
phrase-smell_sea_2 = Fish, I would say.
phrase-short_smell_sea = Salt
phrase-smell_disinfectant_1 = It smells of cleaning products.
phrase-smell_disinfectant_2 = Like a corridor that was just mopped.
phrase-short_smell_disinfectant = Bleach
phrase-smell_paper_coffee_1 = Coffee, and old paper.
phrase-smell_paper_coffee_2 = Somebody burnt the coffee again.
phrase-short_smell_paper_coffee = Coffee
phrase-smell_oil_1 = A bit of grease and hot metal.
phrase-smell_oil_2 = Like a garage.
phrase-short_smell_oil = Oil
phrase-smell_damp_stone_1 = Old and damp.
phrase-smell_damp_stone_2 = Like a cellar.
phrase-short_smell_damp_stone = Damp
phrase-smell_plants_1 = Something green.
phrase-smell_plants_2 = Leaves and warm earth.
phrase-short_smell_plants = Plant
phrase-smell_food_perfume_1 = It makes me hungry.
phrase-smell_food_perfume_2 = Several perfumes fighting each other.
phrase-short_smell_food_perfume = Food
phrase-smell_clean_air_1 = Nothing at all, really.
phrase-smell_clean_air_2 = Very pure, almost unreal.
phrase-short_smell_clean_air = Nothing
phrase-light_daylight_1 = I could use sunglasses.
phrase-light_daylight_2 = Plenty of natural light.
phrase-short_light_daylight = Sun
phrase-light_artificial_1 = Bulbs, day and night.
phrase-light_artificial_2 = You lose track of the time of day.
phrase-short_light_artificial = Lamp
phrase-light_dim_1 = I can barely see my feet.
phrase-light_dim_2 = It is darker than I like.
phrase-short_light_dim = Dark
phrase-light_glow_1 = Everything has an odd glow.
phrase-light_glow_2 = The light does not come from a lamp.
phrase-short_light_glow = Glow
phrase-temperature_cold_1 = I should have brought a jumper.
phrase-temperature_cold_2 = A bit chilly.
phrase-short_temperature_cold = Cold
phrase-temperature_mild_1 = Neither hot nor cold.
phrase-temperature_mild_2 = I did not even think about it.
phrase-short_temperature_mild = Fine
phrase-temperature_hot_1 = I am sweating.
phrase-temperature_hot_2 = Drink plenty of water.
phrase-short_temperature_hot = Hot
phrase-activity_watch_1 = I keep an eye on things.
phrase-activity_watch_2 = Staring at screens, mostly.
phrase-short_activity_watch = Watch
phrase-activity_investigate_1 = I try to find out who did it.
phrase-activity_investigate_2 = I follow leads.
phrase-short_activity_investigate = Clue
phrase-activity_research_1 = I make progress, test by test.
phrase-activity_research_2 = I take a lot of notes.
phrase-short_activity_research = Test
phrase-activity_train_1 = I practise until I get it right.
phrase-activity_train_2 = Exercise, mostly.
phrase-short_activity_train = Train
phrase-activity_confine_1 = I count the days.
phrase-activity_confine_2 = Not much; the door is locked.
phrase-short_activity_confine = Cell
phrase-activity_meet_1 = I came to talk business.
phrase-activity_meet_2 = We sit around a table and decide.
phrase-short_activity_meet = Meeting
phrase-activity_party_1 = I came to enjoy myself.
phrase-activity_party_2 = I stay until closing time.
phrase-short_activity_party = Party
phrase-activity_rule_1 = There is a lot of ceremony.
phrase-activity_rule_2 = We do as the elders decide.
phrase-short_activity_rule = Throne
phrase-activity_learn_1 = I listen and try to remember.
phrase-activity_learn_2 = There is always one more lesson.
phrase-short_activity_learn = Learn
phrase-activity_live_1 = Nothing special, I just live here.
phrase-activity_live_2 = I rest and think.
phrase-short_activity_live = Live
phrase-access_public_1 = Anyone can walk in.
phrase-access_public_2 = Nobody asked me anything.
phrase-short_access_public = Anyone
phrase-access_invited_1 = You had better be expected.
phrase-access_invited_2 = My name was on a list.
phrase-short_access_invited = Invite
phrase-access_cleared_1 = They checked who I was.
phrase-access_cleared_2 = You need the right badge.
phrase-short_access_cleared = Badge
phrase-access_secret_1 = Most people do not even know it exists.
phrase-access_secret_2 = You will not find the address anywhere.
phrase-short_access_secret = Secret
