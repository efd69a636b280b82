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
rule-versions = What changed in versions 2 and 3
    .text =
        Cards and this page give today’s rules, those of version 3. A match that began earlier is played to its end by the rules of its own version.

        Under version 1, whoever is asked to point, at the Joker or at Harley Quinn, may also point at nobody.

        The options “{ setting-multiverse_points }”, “{ setting-multiverse_late }” and “{ setting-prank_guess }” came with version 2; version 1 is played by their defaults.

        Version 3 changes nothing of what may be done: the table remembers the ready phrases of earlier rounds, so that bots do not repeat themselves.

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
phrase-ask_setting_4 = Could you fly a kite here?
phrase-ask_setting_5 = Do you have to go down to get here?
phrase-ask_setting_6 = Is it a ceiling or clouds above you?
phrase-ask_setting_7 = How many steps to walk all the way round?
phrase-ask_setting_8 = What do you see if you spin around?
phrase-ask_setting_9 = What are the walls like, if you see any?
phrase-ask_noise_1 = What do you hear?
phrase-ask_noise_2 = Could you take a nap here?
phrase-ask_noise_3 = Do you have to speak up?
phrase-ask_noise_4 = Would you hear a coin hit the floor?
phrase-ask_noise_5 = Could you phone without plugging your other ear?
phrase-ask_noise_6 = Is it machines or voices you hear?
phrase-ask_noise_7 = How many voices can you make out?
phrase-ask_noise_8 = Which sound would wake you up here?
phrase-ask_noise_9 = What would a record made here sound like?
phrase-ask_people_1 = Who is standing next to you?
phrase-ask_people_2 = Would you introduce the people here to your mother?
phrase-ask_people_3 = Who do you run into around here?
phrase-ask_people_4 = Would you trust these people with your keys?
phrase-ask_people_5 = Have you got company right now?
phrase-ask_people_6 = Around you, is it more brawn or brains?
phrase-ask_people_7 = How many faces do you pass in an hour?
phrase-ask_people_8 = What do the people around you talk about?
phrase-ask_people_9 = How do you spot the regulars?
phrase-ask_clothes_1 = What did you put on this morning?
phrase-ask_clothes_2 = Do I look out of place dressed like this?
phrase-ask_clothes_3 = What is the dress code?
phrase-ask_clothes_4 = Would you take the tube dressed like that?
phrase-ask_clothes_5 = Is everyone wearing the same as you?
phrase-ask_clothes_6 = Is it trainers or polished shoes?
phrase-ask_clothes_7 = How many pockets have you got?
phrase-ask_clothes_8 = What’s on your feet?
phrase-ask_clothes_9 = What would your mother say about that outfit?
phrase-ask_arrival_1 = How did you get here?
phrase-ask_arrival_2 = Was the trip long?
phrase-ask_arrival_3 = How will you go home?
phrase-ask_arrival_4 = Did you keep your feet dry on the way?
phrase-ask_arrival_5 = Could my bike get me here?
phrase-ask_arrival_6 = Did you come by road or by air?
phrase-ask_arrival_7 = How long did it take you to get here?
phrase-ask_arrival_8 = What did you see along the way?
phrase-ask_arrival_9 = What was the last leg of the journey like?
phrase-ask_danger_1 = Are you afraid of anything here?
phrase-ask_danger_2 = Would you bring a child?
phrase-ask_danger_3 = What is the worst that could happen?
phrase-ask_danger_4 = Would you sleep like a baby here?
phrase-ask_danger_5 = Should I write my will before coming?
phrase-ask_danger_6 = Which worries you more, the people or the scenery?
phrase-ask_danger_7 = How many plasters do you get through a week?
phrase-ask_danger_8 = What survival tip would you give here?
phrase-ask_danger_9 = What’s best left untouched?
phrase-ask_smell_1 = What does it smell of?
phrase-ask_smell_2 = Would you bottle this smell?
phrase-ask_smell_3 = Do you mind the smell?
phrase-ask_smell_4 = Does the smell make you peckish?
phrase-ask_smell_5 = Do you enjoy taking a deep breath here?
phrase-ask_smell_6 = Does it smell of nature or of chemicals?
phrase-ask_smell_7 = From one to ten, how strong is the smell?
phrase-ask_smell_8 = What memory does the smell bring back?
phrase-ask_smell_9 = What will your clothes smell of tonight?
phrase-ask_light_1 = Can you see well?
phrase-ask_light_2 = Where does the light come from?
phrase-ask_light_3 = Would your plants survive here?
phrase-ask_light_4 = Could you read a novel without a lamp?
phrase-ask_light_5 = Are you likely to bump into things?
phrase-ask_light_6 = Is it sunshine or bulbs lighting you up?
phrase-ask_light_7 = How many windows can you count?
phrase-ask_light_8 = What colour is the light?
phrase-ask_light_9 = What does your shadow look like here?
phrase-ask_temperature_1 = Are you comfortable without a coat?
phrase-ask_temperature_2 = Would you like a hot or a cold drink?
phrase-ask_temperature_3 = What is the weather like for you?
phrase-ask_temperature_4 = Can you see your own breath?
phrase-ask_temperature_5 = Would you gladly shed a layer?
phrase-ask_temperature_6 = Are you begging for a scarf or a fan?
phrase-ask_temperature_7 = How many degrees, at a wild guess?
phrase-ask_temperature_8 = What would become of an ice cream here?
phrase-ask_temperature_9 = What state are your toes in?
phrase-ask_activity_1 = What did you come to do?
phrase-ask_activity_2 = What will you do in the next hour?
phrase-ask_activity_3 = What do people usually do here?
phrase-ask_activity_4 = Do you go home with sore muscles?
phrase-ask_activity_5 = Can you stop whenever you like?
phrase-ask_activity_6 = Are you here for work or for pleasure?
phrase-ask_activity_7 = How many hours can you keep it up?
phrase-ask_activity_8 = What tools do you need here?
phrase-ask_activity_9 = What will you tell people about your day?
phrase-ask_access_1 = Who let you in?
phrase-ask_access_2 = Could I bring a friend?
phrase-ask_access_3 = Did anyone check your papers?
phrase-ask_access_4 = Could a tourist wander in by accident?
phrase-ask_access_5 = Does anyone screen people at the door?
phrase-ask_access_6 = Is the door wide open, or is there a list?
phrase-ask_access_7 = How many doors did you go through?
phrase-ask_access_8 = What do you show to get through?
phrase-ask_access_9 = How would you go about sneaking me in?
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
phrase-setting_indoors_3 = Four walls, a door, and me in the middle.
phrase-setting_indoors_4 = My umbrella is twiddling its thumbs.
phrase-setting_indoors_5 = Let it pour, I’ll stay dry.
phrase-setting_indoors_6 = I could draw you the ceiling from memory.
phrase-setting_indoors_7 = A kite would soon bump its nose.
phrase-setting_indoors_8 = I change rooms, never the weather.
phrase-short_setting_indoors = Inside
phrase-not_setting_indoors_1 = I’ve got no ceiling to paint.
phrase-not_setting_indoors_2 = It doesn’t fit between four walls.
phrase-setting_open_air_1 = I can feel the wind.
phrase-setting_open_air_2 = There is nothing above me but sky.
phrase-setting_open_air_3 = A passing bird could score a direct hit.
phrase-setting_open_air_4 = My hat could take off any minute.
phrase-setting_open_air_5 = Look up: it’s wide open.
phrase-setting_open_air_6 = I could hang my washing out here.
phrase-setting_open_air_7 = Somebody forgot to build the ceiling.
phrase-setting_open_air_8 = If a storm breaks, I’m running.
phrase-short_setting_open_air = Outside
phrase-not_setting_open_air_1 = It’s not exactly the great outdoors.
phrase-not_setting_open_air_2 = Don’t count on a breeze.
phrase-setting_below_1 = We are rather deep down.
phrase-setting_below_2 = The surface is far above us.
phrase-setting_below_3 = Any lower and you’d hit the earth’s core.
phrase-setting_below_4 = I’ve got a whole world on top of me.
phrase-setting_below_5 = If you want a tan, climb back up first.
phrase-setting_below_6 = My altitude has a minus sign.
phrase-setting_below_7 = Your ears pop on the way down.
phrase-setting_below_8 = The rest of the world lives upstairs.
phrase-short_setting_below = Deep down
phrase-not_setting_below_1 = I’m not living like a mole.
phrase-not_setting_below_2 = No digging needed to find me.
phrase-setting_sealed_1 = We are cut off from the rest of the world.
phrase-setting_sealed_2 = Nothing gets in or out without permission.
phrase-setting_sealed_3 = The world could end and I’d hear about it late.
phrase-setting_sealed_4 = The postman gave up years ago.
phrase-setting_sealed_5 = A little world of its own, shut tight.
phrase-setting_sealed_6 = Neighbours don’t drop in to borrow sugar.
phrase-setting_sealed_7 = Like a sardine tin, only bigger.
phrase-setting_sealed_8 = Bring a book: you don’t just pop out.
phrase-short_setting_sealed = Cut off
phrase-not_setting_sealed_1 = It’s no tin can.
phrase-not_setting_sealed_2 = Nothing’s stopping you popping out for a walk.
phrase-noise_silent_1 = You could hear a pin drop.
phrase-noise_silent_2 = Quiet. Almost too quiet.
phrase-noise_silent_3 = I can hear myself blink.
phrase-noise_silent_4 = Even my thoughts are whispering.
phrase-noise_silent_5 = A sneeze would sound like an explosion.
phrase-noise_silent_6 = My stomach’s the loudest thing around.
phrase-noise_silent_7 = Unwrapping a sweet would be a crime.
phrase-noise_silent_8 = The kind of silence you daren’t break.
phrase-short_noise_silent = Quiet
phrase-not_noise_silent_1 = It’s no library.
phrase-not_noise_silent_2 = Don’t expect to hear a pin drop.
phrase-noise_hum_1 = There is a steady hum.
phrase-noise_hum_2 = Something is always running in the background.
phrase-noise_hum_3 = Like a big cat asleep somewhere.
phrase-noise_hum_4 = Like a fridge, only everywhere.
phrase-noise_hum_5 = I can feel it buzzing through my soles.
phrase-noise_hum_6 = A low drone you end up forgetting.
phrase-noise_hum_7 = One single note, all day long.
phrase-noise_hum_8 = Even the silence has an engine.
phrase-short_noise_hum = Hum
phrase-not_noise_hum_1 = Nothing’s purring around here.
phrase-not_noise_hum_2 = No humming to report.
phrase-noise_chatter_1 = People keep talking.
phrase-noise_chatter_2 = I catch bits of conversation everywhere.
phrase-noise_chatter_3 = Prick up your ears, you’ll get all the gossip.
phrase-noise_chatter_4 = Everyone’s got something to say.
phrase-noise_chatter_5 = A proper henhouse, minus the hens.
phrase-noise_chatter_6 = Three conversations at once, and I’m following them all.
phrase-noise_chatter_7 = Tongues are wagging, as ever.
phrase-noise_chatter_8 = Someone’s telling their life story right behind me.
phrase-short_noise_chatter = People talking
phrase-not_noise_chatter_1 = Nobody’s stopping for a chat.
phrase-not_noise_chatter_2 = It’s not the place for a natter.
phrase-noise_din_1 = I have to raise my voice.
phrase-noise_din_2 = My ears will ring tonight.
phrase-noise_din_3 = Sorry, what? I didn’t catch that.
phrase-noise_din_4 = I read lips, it’s safer that way.
phrase-noise_din_5 = A concert for saucepans, with no interval.
phrase-noise_din_6 = Two earplugs in, and it’s still not enough.
phrase-noise_din_7 = I can’t hear myself think.
phrase-noise_din_8 = Like roadworks at six in the morning.
phrase-short_noise_din = Loud
phrase-not_noise_din_1 = My eardrums aren’t complaining.
phrase-not_noise_din_2 = No need to shout yourself hoarse.
phrase-people_heroes_1 = Familiar faces, mostly behind masks.
phrase-people_heroes_2 = People who save the day for a living.
phrase-people_heroes_3 = The sort who sign autographs between disasters.
phrase-people_heroes_4 = Every kid has their poster on the wall.
phrase-people_heroes_5 = People who always turn up just in time.
phrase-people_heroes_6 = They make my good deeds look a bit thin.
phrase-people_heroes_7 = Square jaws and clear consciences.
phrase-people_heroes_8 = They leave the table whenever something’s on fire.
phrase-short_people_heroes = Hero
phrase-not_people_heroes_1 = Nobody’s saving the world, as far as I know.
phrase-not_people_heroes_2 = Don’t count on them to come to the rescue.
phrase-people_criminals_1 = Nobody I would lend money to.
phrase-people_criminals_2 = Some of them have a long record.
phrase-people_criminals_3 = Count your fingers after shaking hands.
phrase-people_criminals_4 = They’ve all got an alibi, apparently.
phrase-people_criminals_5 = My wallet’s staying in my shoe.
phrase-people_criminals_6 = They’ve all been photographed front and side.
phrase-people_criminals_7 = Quick fingers and shifty eyes.
phrase-people_criminals_8 = Ask them the time, they’ll sell you your watch.
phrase-short_people_criminals = Crook
phrase-not_people_criminals_1 = I’m not hiding my wallet.
phrase-not_people_criminals_2 = Nobody’s got a record that I know of.
phrase-people_scientists_1 = Very clever people.
phrase-people_scientists_2 = They all have a theory to explain.
phrase-people_scientists_3 = They talk in formulas and find it funny.
phrase-people_scientists_4 = More degrees than friends.
phrase-people_scientists_5 = The kind who scribble equations on napkins.
phrase-people_scientists_6 = Ask a simple question and you’re there till dark.
phrase-people_scientists_7 = I nod and pretend I’m following.
phrase-people_scientists_8 = Brains on legs, the lot of them.
phrase-short_people_scientists = Scientist
phrase-not_people_scientists_1 = They’re not exactly rocket scientists.
phrase-not_people_scientists_2 = None of them has quoted a theorem at me.
phrase-people_staff_1 = People who are paid to be here.
phrase-people_staff_2 = Mostly people in the middle of a shift.
phrase-people_staff_3 = They check the clock more than I do.
phrase-people_staff_4 = People counting the minutes to their break.
phrase-people_staff_5 = Just ask them, that’s what they’re for.
phrase-people_staff_6 = They’re already dreaming of their next day off.
phrase-people_staff_7 = Everyone at their post, and mind the boss.
phrase-people_staff_8 = Lots of grumbling about shifts and pay.
phrase-short_people_staff = Employee
phrase-not_people_staff_1 = Nobody clocks in around here.
phrase-not_people_staff_2 = They’re not in it for the wages.
phrase-people_warriors_1 = People I would not arm-wrestle.
phrase-people_warriors_2 = They train from childhood.
phrase-people_warriors_3 = Their handshake cracks walnuts.
phrase-people_warriors_4 = Scars are worn like medals.
phrase-people_warriors_5 = People who sleep with their spears.
phrase-people_warriors_6 = They’re always sharpening something while I talk.
phrase-people_warriors_7 = Even their hello sounds like a challenge.
phrase-people_warriors_8 = Shoulders as wide as wardrobes.
phrase-short_people_warriors = Warrior
phrase-not_people_warriors_1 = They aren’t exactly spoiling for battle.
phrase-not_people_warriors_2 = Nobody sharpens a blade over breakfast.
phrase-people_officers_1 = People with a badge.
phrase-people_officers_2 = They follow the rulebook, mostly.
phrase-people_officers_3 = Cuffs on their belts, it keeps you polite.
phrase-people_officers_4 = Their favourite words are “move along”.
phrase-people_officers_5 = Around them, I always drive very slowly.
phrase-people_officers_6 = They’re on first-name terms with the penal code.
phrase-people_officers_7 = They always ask where I was last night.
phrase-people_officers_8 = Polished boots, whistle at the ready.
phrase-short_people_officers = Police
phrase-not_people_officers_1 = Not a badge in sight.
phrase-not_people_officers_2 = Nobody’s going to read you your rights.
phrase-people_strange_1 = Not everyone here looks human.
phrase-people_strange_2 = You need an open mind about your neighbours.
phrase-people_strange_3 = I never know how many hands to shake.
phrase-people_strange_4 = Their doctor must be a vet, or an astronomer.
phrase-people_strange_5 = Round here, I’m the weird creature.
phrase-people_strange_6 = I’ve stopped staring, it’s rude.
phrase-people_strange_7 = I doubt our ancestors ever met.
phrase-people_strange_8 = Nature got rather creative with them.
phrase-short_people_strange = Strange people
phrase-not_people_strange_1 = Nobody’s got any tentacles.
phrase-not_people_strange_2 = Anatomically, nothing to report.
phrase-people_youth_1 = Mostly people younger than me.
phrase-people_youth_2 = Young people with too much energy.
phrase-people_youth_3 = Acne and ambition, in equal measure.
phrase-people_youth_4 = Their slang changes every week.
phrase-people_youth_5 = Some have barely lost their milk teeth.
phrase-people_youth_6 = Show them a cassette, they’ll look for the screen.
phrase-people_youth_7 = Their parents keep calling.
phrase-people_youth_8 = They go to bed when I get up.
phrase-short_people_youth = Young
phrase-not_people_youth_1 = It’s no school playground.
phrase-not_people_youth_2 = They’re no spring chickens.
phrase-people_nobody_1 = Hardly anyone.
phrase-people_nobody_2 = You come here to be alone.
phrase-people_nobody_3 = My echo keeps the conversation going.
phrase-people_nobody_4 = I win at hide-and-seek every time.
phrase-people_nobody_5 = An empty chair, then another empty chair.
phrase-people_nobody_6 = Here, meet my shadow.
phrase-people_nobody_7 = I’d be three short for a game of bridge.
phrase-people_nobody_8 = I’m the crowd around here.
phrase-short_people_nobody = Alone
phrase-not_people_nobody_1 = It’s not exactly deserted.
phrase-not_people_nobody_2 = I don’t just talk to my reflection.
phrase-clothes_costume_1 = I would not wear this to the supermarket.
phrase-clothes_costume_2 = There is a logo on my chest.
phrase-clothes_costume_3 = So tight I’ve got nothing left to hide.
phrase-clothes_costume_4 = Just don’t step on my cape.
phrase-clothes_costume_5 = Pants over tights, and proud of it.
phrase-clothes_costume_6 = Loud colours, and a mask if possible.
phrase-clothes_costume_7 = You’d spot it from three rooftops away.
phrase-clothes_costume_8 = Every kid wants one for fancy dress.
phrase-short_clothes_costume = Cape
phrase-not_clothes_costume_1 = Not a cape to be seen.
phrase-not_clothes_costume_2 = It’s not a fancy-dress party.
phrase-clothes_uniform_1 = The same thing as many others here.
phrase-clothes_uniform_2 = It was handed to me.
phrase-clothes_uniform_3 = From behind, I could be anyone here.
phrase-clothes_uniform_4 = Same cut for everyone, and it suits nobody.
phrase-clothes_uniform_5 = Choosing in the morning? Those days are gone.
phrase-clothes_uniform_6 = It’s got my number sewn on.
phrase-clothes_uniform_7 = The rulebook picks it, I just put it on.
phrase-clothes_uniform_8 = Swap with your neighbour, it’s all the same.
phrase-short_clothes_uniform = Uniform
phrase-not_clothes_uniform_1 = No two outfits match.
phrase-not_clothes_uniform_2 = Nothing regulation about it.
phrase-clothes_business_1 = Something my bank manager would approve of.
phrase-clothes_business_2 = Pressed and buttoned.
phrase-clothes_business_3 = I could go straight to a job interview.
phrase-clothes_business_4 = It itches at the collar, but clients like it.
phrase-clothes_business_5 = You could cut yourself on the trouser crease.
phrase-clothes_business_6 = Clicky shoes and a shiny briefcase.
phrase-clothes_business_7 = My dry cleaner thanks me every month.
phrase-clothes_business_8 = What people wear to say “synergy”.
phrase-short_clothes_business = Tie
phrase-not_clothes_business_1 = There’s no tie to knot.
phrase-not_clothes_business_2 = Your bank manager wouldn’t approve.
phrase-clothes_lab_coat_1 = Something white and easy to wash.
phrase-clothes_lab_coat_2 = With pens in the pocket.
phrase-clothes_lab_coat_3 = White originally, before the stains.
phrase-clothes_lab_coat_4 = Over everything else, white down to the knees.
phrase-clothes_lab_coat_5 = I look as if I’m about to examine you.
phrase-clothes_lab_coat_6 = The sort of outfit that dreads coffee.
phrase-clothes_lab_coat_7 = My name’s on the pocket, looking all serious.
phrase-clothes_lab_coat_8 = In this, I could pass for a genius.
phrase-short_clothes_lab_coat = Coat
phrase-not_clothes_lab_coat_1 = No lab coats on the pegs.
phrase-not_clothes_lab_coat_2 = I don’t look fresh out of the lab.
phrase-clothes_armour_1 = Something that stops a blade.
phrase-clothes_armour_2 = It is heavier than it looks.
phrase-clothes_armour_3 = I clang when I sit down.
phrase-clothes_armour_4 = Getting into it takes ten minutes and two friends.
phrase-clothes_armour_5 = Great against arrows, less so for dancing.
phrase-clothes_armour_6 = Every dent tells a story.
phrase-clothes_armour_7 = It stops anything, except ridicule.
phrase-clothes_armour_8 = Elbows in the ribs don’t bother me.
phrase-short_clothes_armour = Armour
phrase-not_clothes_armour_1 = Nothing that would stop an arrow.
phrase-not_clothes_armour_2 = I don’t clank when I walk.
phrase-clothes_robe_1 = Something long and loose.
phrase-clothes_robe_2 = Nothing you would find in a shop.
phrase-clothes_robe_3 = It billows behind me, very majestic.
phrase-clothes_robe_4 = Mind the hem on the stairs.
phrase-clothes_robe_5 = Enough fabric to pitch a tent.
phrase-clothes_robe_6 = The sleeves always end up in the soup.
phrase-clothes_robe_7 = Draped like curtains, only more dignified.
phrase-clothes_robe_8 = Dressed like this, I feel like prophesying.
phrase-short_clothes_robe = Robe
phrase-not_clothes_robe_1 = Nothing that trails on the floor.
phrase-not_clothes_robe_2 = I’m not tripping over my hem.
phrase-clothes_evening_1 = I dressed up.
phrase-clothes_evening_2 = My best outfit, of course.
phrase-clothes_evening_3 = Something fit for a red carpet.
phrase-clothes_evening_4 = It sparkles, and I can’t breathe.
phrase-clothes_evening_5 = The jewels are out of the safe.
phrase-clothes_evening_6 = Satin, shiny shoes and sore feet.
phrase-clothes_evening_7 = I’ll be paying this off till spring.
phrase-clothes_evening_8 = Spill a drink on it and I’ll cry.
phrase-short_clothes_evening = Dress
phrase-not_clothes_evening_1 = I haven’t pulled out all the stops.
phrase-not_clothes_evening_2 = No bow tie required.
phrase-clothes_casual_1 = Whatever was on the chair this morning.
phrase-clothes_casual_2 = Something comfortable.
phrase-clothes_casual_3 = Trainers that have seen better days.
phrase-clothes_casual_4 = I could happily nap in it.
phrase-clothes_casual_5 = My mum would say I’ve let myself go.
phrase-clothes_casual_6 = An old jumper, and no one bats an eyelid.
phrase-clothes_casual_7 = What I’d wear to take the bins out.
phrase-clothes_casual_8 = Zero ironing, that’s my rule.
phrase-short_clothes_casual = Jeans
phrase-not_clothes_casual_1 = It’s not what I’d wear on the sofa.
phrase-not_clothes_casual_2 = Trainers wouldn’t go down well.
phrase-arrival_street_1 = I just walked in.
phrase-arrival_street_2 = Parking was a nightmare.
phrase-arrival_street_3 = The pavement leads right to the door.
phrase-arrival_street_4 = Even the bus stops nearby.
phrase-arrival_street_5 = Two red lights, one crossing, job done.
phrase-arrival_street_6 = My shoes know the way.
phrase-arrival_street_7 = Through the front door, like everybody else.
phrase-arrival_street_8 = A taxi, three jams and a chatty driver.
phrase-short_arrival_street = On foot
phrase-not_arrival_street_1 = No bus goes that way.
phrase-not_arrival_street_2 = You can’t do it on foot.
phrase-arrival_lift_1 = I pressed a button and waited.
phrase-arrival_lift_2 = Up, quite a few floors.
phrase-arrival_lift_3 = With tinny music instead of a view.
phrase-arrival_lift_4 = In a box, staring at my shoes.
phrase-arrival_lift_5 = Floors go by, and everyone stares at the door.
phrase-arrival_lift_6 = My knees would never forgive the stairs.
phrase-arrival_lift_7 = Ding, the doors open, and there you are.
phrase-arrival_lift_8 = Somebody pressed every single button.
phrase-short_arrival_lift = Lift
phrase-not_arrival_lift_1 = No floor button to press.
phrase-not_arrival_lift_2 = I didn’t get any lift music.
phrase-arrival_air_1 = From above.
phrase-arrival_air_2 = I had a nice view on the way.
phrase-arrival_air_3 = There’s no traffic above the clouds.
phrase-arrival_air_4 = A bit of turbulence, and no in-flight meal.
phrase-arrival_air_5 = I waved at the geese on the way.
phrase-arrival_air_6 = Landing is the tricky bit.
phrase-arrival_air_7 = As the crow flies, quite literally.
phrase-arrival_air_8 = If heights scare you, shut your eyes.
phrase-short_arrival_air = By air
phrase-not_arrival_air_1 = You don’t need wings.
phrase-not_arrival_air_2 = I didn’t pass a single cloud.
phrase-arrival_water_1 = My feet got wet.
phrase-arrival_water_2 = You need to know how to swim, or to row.
phrase-arrival_water_3 = I’ve still got salt in my hair.
phrase-arrival_water_4 = Bring a towel and some spare shoes.
phrase-arrival_water_5 = Seasickness is included in the fare.
phrase-arrival_water_6 = It all depends on the tide.
phrase-arrival_water_7 = Let’s hope my watch is waterproof.
phrase-arrival_water_8 = Good sea legs help a lot.
phrase-short_arrival_water = Boat
phrase-not_arrival_water_1 = My socks never got wet.
phrase-not_arrival_water_2 = I didn’t need the life jacket.
phrase-arrival_portal_1 = One step and I was there.
phrase-arrival_portal_2 = Not by any normal road.
phrase-arrival_portal_3 = Blink, and it’s done.
phrase-arrival_portal_4 = I left my stomach at the other end.
phrase-arrival_portal_5 = A flash, a tingle, and hello.
phrase-arrival_portal_6 = One sneeze, and the scenery’s changed.
phrase-arrival_portal_7 = Physics would rather not know.
phrase-arrival_portal_8 = My atoms are back in order, I think.
phrase-short_arrival_portal = Through a portal
phrase-not_arrival_portal_1 = My atoms never came apart.
phrase-not_arrival_portal_2 = It doesn’t happen in the blink of an eye.
phrase-arrival_escort_1 = I was not given the choice.
phrase-arrival_escort_2 = Somebody held my arm the whole way.
phrase-arrival_escort_3 = In a back seat, with no door handles.
phrase-arrival_escort_4 = With a driver, but without a tip.
phrase-arrival_escort_5 = Two heavies knew the way for me.
phrase-arrival_escort_6 = I even got the siren.
phrase-arrival_escort_7 = Somebody else had the wheel, and the key.
phrase-arrival_escort_8 = Handcuffs make for an uncomfortable ride.
phrase-short_arrival_escort = Van
phrase-not_arrival_escort_1 = Nobody twisted my arm.
phrase-not_arrival_escort_2 = I didn’t need a chaperone.
phrase-arrival_secret_way_1 = You have to know where the entrance is.
phrase-arrival_secret_way_2 = By a way that is on no map.
phrase-arrival_secret_way_3 = Behind something nobody ever looks at.
phrase-arrival_secret_way_4 = Three turns I have to keep to myself.
phrase-arrival_secret_way_5 = If I told you, I’d have to lock you up.
phrase-arrival_secret_way_6 = Look for the door that doesn’t look like one.
phrase-arrival_secret_way_7 = Hikers walk straight past it.
phrase-arrival_secret_way_8 = Somebody showed me where to push.
phrase-short_arrival_secret_way = Hidden
phrase-not_arrival_secret_way_1 = There’s nothing hidden about the entrance.
phrase-not_arrival_secret_way_2 = No trapdoors, no false walls.
phrase-danger_low_1 = I feel perfectly safe.
phrase-danger_low_2 = The worst that can happen is boredom.
phrase-danger_low_3 = At worst, a paper cut.
phrase-danger_low_4 = My gran could knit here in peace.
phrase-danger_low_5 = The only risk is nodding off.
phrase-danger_low_6 = The first-aid kit is gathering dust.
phrase-danger_low_7 = My stairs at home are scarier.
phrase-danger_low_8 = A cold, maybe, on a bad day.
phrase-short_danger_low = Safe
phrase-not_danger_low_1 = I wouldn’t sleep soundly here.
phrase-not_danger_low_2 = It’s not exactly a rest cure.
phrase-danger_dangerous_people_1 = I never turn my back on the others.
phrase-danger_dangerous_people_2 = It depends who is in a bad mood.
phrase-danger_dangerous_people_3 = Some smiles make my blood run cold.
phrase-danger_dangerous_people_4 = The place is fine; the company, less so.
phrase-danger_dangerous_people_5 = Don’t upset anyone and you’ll be fine.
phrase-danger_dangerous_people_6 = I smile at everyone, just to be safe.
phrase-danger_dangerous_people_7 = Sooner or later, someone pulls a knife.
phrase-danger_dangerous_people_8 = Watch your words, some folk are touchy.
phrase-short_danger_dangerous_people = Dangerous people
phrase-not_danger_dangerous_people_1 = Nobody here bites.
phrase-not_danger_dangerous_people_2 = It’s not the people I worry about.
phrase-danger_experiments_1 = Things here are not always tested.
phrase-danger_experiments_2 = I would stand back if I were you.
phrase-danger_experiments_3 = If it beeps, run.
phrase-danger_experiments_4 = The fire extinguisher stays within reach.
phrase-danger_experiments_5 = The last test cost someone their eyebrows.
phrase-danger_experiments_6 = I don’t trust the flashing button.
phrase-danger_experiments_7 = Somebody just said “oops” again.
phrase-danger_experiments_8 = They write the manual as they go.
phrase-short_danger_experiments = Explosions
phrase-not_danger_experiments_1 = Nothing’s about to blow up in your face.
phrase-not_danger_experiments_2 = I’m nobody’s guinea pig.
phrase-danger_environment_1 = The place itself could kill you.
phrase-danger_environment_2 = One step too far and it is over.
phrase-danger_environment_3 = Watch where you put your feet.
phrase-danger_environment_4 = The place doesn’t care much for visitors.
phrase-danger_environment_5 = The scenery’s nastier than the people.
phrase-danger_environment_6 = Unprepared, I wouldn’t fancy your chances.
phrase-danger_environment_7 = Stay close to me, and far from the edge.
phrase-danger_environment_8 = If it gives way, goodbye everybody.
phrase-short_danger_environment = A fall
phrase-not_danger_environment_1 = The scenery never killed anyone.
phrase-not_danger_environment_2 = There’s nothing treacherous about the place itself.
phrase-danger_combat_1 = You leave with bruises.
phrase-danger_combat_2 = They hit hard here.
phrase-danger_combat_3 = It starts with a bow and ends on the floor.
phrase-danger_combat_4 = I’ve already got a loose tooth.
phrase-danger_combat_5 = Good manners means a warning before the punch.
phrase-danger_combat_6 = The ice pack is my best friend.
phrase-danger_combat_7 = Punches fly from breakfast on.
phrase-danger_combat_8 = Keep your fists up, just in case.
phrase-short_danger_combat = Fight
phrase-not_danger_combat_1 = Nobody comes to blows.
phrase-not_danger_combat_2 = It’s no boxing ring.
phrase-danger_security_1 = I would not touch anything without permission.
phrase-danger_security_2 = You are watched all the time.
phrase-danger_security_3 = One sudden move and everything locks.
phrase-danger_security_4 = Even the walls have eyes.
phrase-danger_security_5 = The cameras know my best side.
phrase-danger_security_6 = Forget the password and you’ll regret it.
phrase-danger_security_7 = The alarm’s a very light sleeper.
phrase-danger_security_8 = One finger in the wrong place sets it screaming.
phrase-short_danger_security = Alarm
phrase-not_danger_security_1 = Nobody’s watching my every move.
phrase-not_danger_security_2 = No alarm is going to go off.
phrase-smell_sea_1 = It smells of salt.
phrase-smell_sea_2 = Fish, I would say.
phrase-smell_sea_3 = The brine tickles my nose.
phrase-smell_sea_4 = A low tide that never quite leaves.
phrase-smell_sea_5 = My hair already smells of seaweed.
phrase-smell_sea_6 = Somewhere between a fishing net and an oyster platter.
phrase-smell_sea_7 = Take a deep breath: holidays, with added shellfish.
phrase-smell_sea_8 = Notes of whelk, with a salty finish.
phrase-short_smell_sea = Salt
phrase-not_smell_sea_1 = A seagull would find nothing to sniff at.
phrase-not_smell_sea_2 = Not a hint of sea spray in my nostrils.
phrase-smell_disinfectant_1 = It smells of cleaning products.
phrase-smell_disinfectant_2 = Like a corridor that was just mopped.
phrase-smell_disinfectant_3 = It stings the eyes a bit, but it’s clean.
phrase-smell_disinfectant_4 = Bleach always wins in the end.
phrase-smell_disinfectant_5 = Even the germs have packed their bags.
phrase-smell_disinfectant_6 = Chemical lemon, floor to ceiling.
phrase-smell_disinfectant_7 = It’s like a dentist’s waiting room.
phrase-smell_disinfectant_8 = Somebody was generous with the mop.
phrase-short_smell_disinfectant = Bleach
phrase-not_smell_disinfectant_1 = No bleach has been this way.
phrase-not_smell_disinfectant_2 = It smells nothing like a hospital.
phrase-smell_paper_coffee_1 = Coffee, and old paper.
phrase-smell_paper_coffee_2 = Somebody burnt the coffee again.
phrase-smell_paper_coffee_3 = Cold dregs and warm photocopier.
phrase-smell_paper_coffee_4 = As if someone had tipped the archives into a coffee pot.
phrase-smell_paper_coffee_5 = Fresh ink and stale espresso.
phrase-smell_paper_coffee_6 = I’ve had three cups just by breathing in.
phrase-smell_paper_coffee_7 = It smells of all-nighters and paperwork.
phrase-smell_paper_coffee_8 = An old book left beside the percolator.
phrase-short_smell_paper_coffee = Coffee
phrase-not_smell_paper_coffee_1 = Nobody has put the coffee on.
phrase-not_smell_paper_coffee_2 = My nose finds no ink and no coffee.
phrase-smell_oil_1 = A bit of grease and hot metal.
phrase-smell_oil_2 = Like a garage.
phrase-smell_oil_3 = A scent of axle grease that never washes out.
phrase-smell_oil_4 = Somebody just did an oil change.
phrase-smell_oil_5 = An engine slowly cooling down.
phrase-smell_oil_6 = It smells of well-greased bolts.
phrase-smell_oil_7 = My nose says petrol station.
phrase-smell_oil_8 = Metal, rubber, and a hint of fuel.
phrase-short_smell_oil = Oil
phrase-not_smell_oil_1 = No engine has left its scent.
phrase-not_smell_oil_2 = A mechanic’s nose would find nothing familiar.
phrase-smell_damp_stone_1 = Old and damp.
phrase-smell_damp_stone_2 = Like a cellar.
phrase-smell_damp_stone_3 = Wet rock, a very old vintage.
phrase-smell_damp_stone_4 = Mushrooms, and the bottom of a well.
phrase-smell_damp_stone_5 = The walls sweat, and you can smell it.
phrase-smell_damp_stone_6 = A sponge left behind in a church.
phrase-smell_damp_stone_7 = Moss, mildew, and a few centuries.
phrase-smell_damp_stone_8 = Like the breath of an old crypt.
phrase-short_smell_damp_stone = Damp
phrase-not_smell_damp_stone_1 = No whiff of old cellar.
phrase-not_smell_damp_stone_2 = The walls don’t smell of moss.
phrase-smell_plants_1 = Something green.
phrase-smell_plants_2 = Leaves and warm earth.
phrase-smell_plants_3 = Sap and cut grass.
phrase-smell_plants_4 = My nose thinks it’s at the florist’s.
phrase-smell_plants_5 = A greenhouse, just after watering.
phrase-smell_plants_6 = Chlorophyll, by the lungful.
phrase-smell_plants_7 = A bouquet with the roots left on.
phrase-smell_plants_8 = Enough pollen to sneeze until tomorrow.
phrase-short_smell_plants = Plant
phrase-not_smell_plants_1 = Nothing that sets off my hay fever.
phrase-not_smell_plants_2 = No flower is tickling my nose.
phrase-smell_food_perfume_1 = It makes me hungry.
phrase-smell_food_perfume_2 = Several perfumes fighting each other.
phrase-smell_food_perfume_3 = Something’s simmering, and somebody overdid the cologne.
phrase-smell_food_perfume_4 = My stomach just answered for me.
phrase-smell_food_perfume_5 = Fried food and cologne, arm in arm.
phrase-smell_food_perfume_6 = A plate just went right under my nose.
phrase-smell_food_perfume_7 = Something sweet, something grilled, something heady.
phrase-smell_food_perfume_8 = Halfway between a buffet and a perfume counter.
phrase-short_smell_food_perfume = Food
phrase-not_smell_food_perfume_1 = Nothing to make your mouth water.
phrase-not_smell_food_perfume_2 = No kitchen smells, and no perfume either.
phrase-smell_clean_air_1 = Nothing at all, really.
phrase-smell_clean_air_2 = Very pure, almost unreal.
phrase-smell_clean_air_3 = The air after a storm, minus the storm.
phrase-smell_clean_air_4 = My nose is bored.
phrase-smell_clean_air_5 = It’s like vacuum-packed air.
phrase-smell_clean_air_6 = My lungs are thanking me.
phrase-smell_clean_air_7 = A tall glass of water, only you breathe it.
phrase-smell_clean_air_8 = The smelliest thing here is me.
phrase-short_smell_clean_air = Nothing
phrase-not_smell_clean_air_1 = My nose never gets a rest.
phrase-not_smell_clean_air_2 = You couldn’t call the air neutral.
phrase-light_daylight_1 = I could use sunglasses.
phrase-light_daylight_2 = Plenty of natural light.
phrase-light_daylight_3 = The sun lets itself in everywhere.
phrase-light_daylight_4 = At noon I tread on my own shadow.
phrase-light_daylight_5 = I’ll have a tan before long.
phrase-light_daylight_6 = The sky does the lighting, free of charge.
phrase-light_daylight_7 = I’m squinting like a cat in the sun.
phrase-light_daylight_8 = A sunflower wouldn’t know which way to turn.
phrase-short_light_daylight = Sun
phrase-not_light_daylight_1 = Nobody’s getting a tan today.
phrase-not_light_daylight_2 = The sun never makes it this far.
phrase-light_artificial_1 = Bulbs, day and night.
phrase-light_artificial_2 = You lose track of the time of day.
phrase-light_artificial_3 = The strip lights make us all look like turnips.
phrase-light_artificial_4 = The sun here comes with a switch.
phrase-light_artificial_5 = One power cut and it’s hide-and-seek.
phrase-light_artificial_6 = Somebody must change a lot of light bulbs.
phrase-light_artificial_7 = Click, and it’s night.
phrase-light_artificial_8 = Watts, watts, and more watts.
phrase-short_light_artificial = Lamp
phrase-not_light_artificial_1 = Nobody changes any light bulbs.
phrase-not_light_artificial_2 = A power cut wouldn’t change a thing.
phrase-light_dim_1 = I can barely see my feet.
phrase-light_dim_2 = It is darker than I like.
phrase-light_dim_3 = I mostly know you by your voice.
phrase-light_dim_4 = The corners are full of shadows.
phrase-light_dim_5 = I’m counting my fingers from memory.
phrase-light_dim_6 = Perfect for hiding the bags under my eyes.
phrase-light_dim_7 = An owl would love it.
phrase-light_dim_8 = My shin found the table before I did.
phrase-short_light_dim = Dark
phrase-not_light_dim_1 = I’m not bumping into anything.
phrase-not_light_dim_2 = No need for a torch.
phrase-light_glow_1 = Everything has an odd glow.
phrase-light_glow_2 = The light does not come from a lamp.
phrase-light_glow_3 = As if everything had swallowed fireflies.
phrase-light_glow_4 = My hands have turned a funny colour.
phrase-light_glow_5 = It shimmers, it pulses, it never goes out.
phrase-light_glow_6 = Our shadows are the wrong colour.
phrase-light_glow_7 = A night light, only for a giant.
phrase-light_glow_8 = I can see a halo with my eyes shut.
phrase-short_light_glow = Glow
phrase-not_light_glow_1 = Nothing glows by itself, trust me.
phrase-not_light_glow_2 = Nobody’s looking luminous.
phrase-temperature_cold_1 = I should have brought a jumper.
phrase-temperature_cold_2 = A bit chilly.
phrase-temperature_cold_3 = I can see my breath.
phrase-temperature_cold_4 = My toes have filed a complaint.
phrase-temperature_cold_5 = I’d keep my gloves on, even for soup.
phrase-temperature_cold_6 = Hand me something hot, quickly.
phrase-temperature_cold_7 = Goosebumps, and not from fear.
phrase-temperature_cold_8 = Proper stay-under-the-duvet weather.
phrase-short_temperature_cold = Cold
phrase-not_temperature_cold_1 = Nobody’s teeth are chattering.
phrase-not_temperature_cold_2 = My fingers haven’t gone blue.
phrase-temperature_mild_1 = Neither hot nor cold.
phrase-temperature_mild_2 = I did not even think about it.
phrase-temperature_mild_3 = A cardigan at a push, if that.
phrase-temperature_mild_4 = My inner thermostat is in heaven.
phrase-temperature_mild_5 = Long sleeves or short, either works.
phrase-temperature_mild_6 = The perfect bath, minus the water.
phrase-temperature_mild_7 = Even the shivery types stop moaning.
phrase-temperature_mild_8 = The forecast has nothing to report.
phrase-short_temperature_mild = Fine
phrase-not_temperature_mild_1 = It isn’t what I’d call a pleasant temperature.
phrase-not_temperature_mild_2 = The thermostat never found a happy medium.
phrase-temperature_hot_1 = I am sweating.
phrase-temperature_hot_2 = Drink plenty of water.
phrase-temperature_hot_3 = My shirt is sticking to my back.
phrase-temperature_hot_4 = My kingdom for an ice cube.
phrase-temperature_hot_5 = I’m melting, go on without me.
phrase-temperature_hot_6 = You could fry an egg on the floor.
phrase-temperature_hot_7 = A fan, for pity’s sake.
phrase-temperature_hot_8 = Chocolate doesn’t stand a chance.
phrase-short_temperature_hot = Hot
phrase-not_temperature_hot_1 = Nobody’s fanning themselves.
phrase-not_temperature_hot_2 = My ice cubes aren’t in any danger.
phrase-activity_watch_1 = I keep an eye on things.
phrase-activity_watch_2 = Staring at screens, mostly.
phrase-activity_watch_3 = I blink as little as I can.
phrase-activity_watch_4 = I wait for a warning light to go red.
phrase-activity_watch_5 = The moment something moves, I write it down.
phrase-activity_watch_6 = I’m on lookout, flask within reach.
phrase-activity_watch_7 = We wait for something to start beeping.
phrase-activity_watch_8 = I stay up while everyone else sleeps.
phrase-short_activity_watch = Watch
phrase-not_activity_watch_1 = Nobody’s staring at a wall of screens.
phrase-not_activity_watch_2 = I’m not on the lookout for anything.
phrase-activity_investigate_1 = I try to find out who did it.
phrase-activity_investigate_2 = I follow leads.
phrase-activity_investigate_3 = I look for the detail that doesn’t fit.
phrase-activity_investigate_4 = I ask awkward questions.
phrase-activity_investigate_5 = I piece bits of a story together.
phrase-activity_investigate_6 = Somebody’s lying, and I mean to find out who.
phrase-activity_investigate_7 = I’m rereading the whole file from page one.
phrase-activity_investigate_8 = I pin up photos and join them with string.
phrase-short_activity_investigate = Clue
phrase-not_activity_investigate_1 = I’m not looking for a culprit.
phrase-not_activity_investigate_2 = No mystery to solve today.
phrase-activity_research_1 = I make progress, test by test.
phrase-activity_research_2 = I take a lot of notes.
phrase-activity_research_3 = We try, it smokes, we start over.
phrase-activity_research_4 = I’m looking; finding is for tomorrow.
phrase-activity_research_5 = I have a hypothesis and very little sleep.
phrase-activity_research_6 = Version seventeen, and still one flaw.
phrase-activity_research_7 = I compare graphs until I go cross-eyed.
phrase-activity_research_8 = We cut the mystery into small samples.
phrase-short_activity_research = Test
phrase-not_activity_research_1 = No test tubes were harmed.
phrase-not_activity_research_2 = Nobody’s trying to invent anything.
phrase-activity_train_1 = I practise until I get it right.
phrase-activity_train_2 = Exercise, mostly.
phrase-activity_train_3 = I fall, get up, and go again.
phrase-activity_train_4 = One more set, then I collapse.
phrase-activity_train_5 = The same move, a hundred times over.
phrase-activity_train_6 = Tomorrow even my eyebrows will ache.
phrase-activity_train_7 = They time me, and they pull a face.
phrase-activity_train_8 = I fail a little better every day.
phrase-short_activity_train = Train
phrase-not_activity_train_1 = Nobody’s doing press-ups.
phrase-not_activity_train_2 = My muscles have nothing to fear.
phrase-activity_confine_1 = I count the days.
phrase-activity_confine_2 = Not much; the door is locked.
phrase-activity_confine_3 = Heads get counted, morning and night.
phrase-activity_confine_4 = I’m digging, but only with a teaspoon.
phrase-activity_confine_5 = Somebody else always has the key.
phrase-activity_confine_6 = An hour’s walk, in circles.
phrase-activity_confine_7 = Lock the doors, then check them again.
phrase-activity_confine_8 = I see the world in little squares.
phrase-short_activity_confine = Cell
phrase-not_activity_confine_1 = Nobody’s under lock and key.
phrase-not_activity_confine_2 = We don’t hold anyone against their will.
phrase-activity_meet_1 = I came to talk business.
phrase-activity_meet_2 = We sit around a table and decide.
phrase-activity_meet_3 = We come to terms, or try to.
phrase-activity_meet_4 = I shake hands and nod.
phrase-activity_meet_5 = One long agenda, zero decisions.
phrase-activity_meet_6 = A meeting about the next meeting.
phrase-activity_meet_7 = Everyone says their piece, then we vote.
phrase-activity_meet_8 = I’ve a proposal to slide across the table.
phrase-short_activity_meet = Meeting
phrase-not_activity_meet_1 = No meetings in sight, phew.
phrase-not_activity_meet_2 = Nobody’s here to negotiate.
phrase-activity_party_1 = I came to enjoy myself.
phrase-activity_party_2 = I stay until closing time.
phrase-activity_party_3 = Buffet first, then the dance floor.
phrase-activity_party_4 = My glass stays full and my feet keep time.
phrase-activity_party_5 = Tomorrow morning I take no calls.
phrase-activity_party_6 = We drink to anything at all.
phrase-activity_party_7 = One more song and I’m going home, promise.
phrase-activity_party_8 = I dance badly, but with conviction.
phrase-short_activity_party = Party
phrase-not_activity_party_1 = Nobody brought out the party hats.
phrase-not_activity_party_2 = We’re not here to dance.
phrase-activity_rule_1 = There is a lot of ceremony.
phrase-activity_rule_2 = We do as the elders decide.
phrase-activity_rule_3 = Bow first, speak later.
phrase-activity_rule_4 = Somebody decides, the rest nod gravely.
phrase-activity_rule_5 = We hand down verdicts for the next thousand years.
phrase-activity_rule_6 = We swear oaths on bended knee.
phrase-activity_rule_7 = Every word gets weighed before it’s law.
phrase-activity_rule_8 = We wait for the throne to speak.
phrase-short_activity_rule = Throne
phrase-not_activity_rule_1 = Nobody’s kneeling to anyone.
phrase-not_activity_rule_2 = Not a throne to be seen.
phrase-activity_learn_1 = I listen and try to remember.
phrase-activity_learn_2 = There is always one more lesson.
phrase-activity_learn_3 = I underline, I highlight, I forget.
phrase-activity_learn_4 = I get corrected, often with a sigh.
phrase-activity_learn_5 = Ears wide open, question at the ready.
phrase-activity_learn_6 = Knowledge is going in, slowly, but it’s going in.
phrase-activity_learn_7 = I’m going over what I should’ve known yesterday.
phrase-activity_learn_8 = I’ll know a bit more on my way out.
phrase-short_activity_learn = Learn
phrase-not_activity_learn_1 = I’ve no homework to hand in.
phrase-not_activity_learn_2 = Nobody’s taking lessons.
phrase-activity_live_1 = Nothing special, I just live here.
phrase-activity_live_2 = I rest and think.
phrase-activity_live_3 = I pad about in slippers, more or less.
phrase-activity_live_4 = A bit of tidying up, then a nap.
phrase-activity_live_5 = It’s my turn to do the washing-up.
phrase-activity_live_6 = My pillow is just next door.
phrase-activity_live_7 = The usual: eat, sleep, repeat.
phrase-activity_live_8 = I have my habits here, and my favourite mug.
phrase-short_activity_live = Live
phrase-not_activity_live_1 = My toothbrush doesn’t live here.
phrase-not_activity_live_2 = I don’t have my post sent here.
phrase-access_public_1 = Anyone can walk in.
phrase-access_public_2 = Nobody asked me anything.
phrase-access_public_3 = I pushed the door, and that was that.
phrase-access_public_4 = Bring your grandmother, she’ll get in too.
phrase-access_public_5 = Even a pigeon walked in earlier.
phrase-access_public_6 = The hinges must be worn out by now.
phrase-access_public_7 = A hello at reception, and you’re in.
phrase-access_public_8 = People wander in as they please.
phrase-short_access_public = Anyone
phrase-not_access_public_1 = You can’t just stroll in.
phrase-not_access_public_2 = Not just anyone gets through the door.
phrase-access_invited_1 = You had better be expected.
phrase-access_invited_2 = My name was on a list.
phrase-access_invited_3 = Somebody waved me in.
phrase-access_invited_4 = I still have the invitation in my pocket.
phrase-access_invited_5 = A word from our host, or nothing.
phrase-access_invited_6 = You have to know someone who knows someone.
phrase-access_invited_7 = They were expecting me, and checking the time.
phrase-access_invited_8 = No invitation, and you stay on the doormat.
phrase-short_access_invited = Invite
phrase-not_access_invited_1 = Nobody waits for an invitation.
phrase-not_access_invited_2 = I was never sent a card.
phrase-access_cleared_1 = They checked who I was.
phrase-access_cleared_2 = You need the right badge.
phrase-access_cleared_3 = They scanned me down to my shoelaces.
phrase-access_cleared_4 = Three checks, two stamps, one signature.
phrase-access_cleared_5 = My pass photo is awful, but it opens doors.
phrase-access_cleared_6 = One green beep and I could breathe again.
phrase-access_cleared_7 = Without clearance, the door plays deaf.
phrase-access_cleared_8 = They checked my face against their files.
phrase-short_access_cleared = Badge
phrase-not_access_cleared_1 = Nobody looked at my papers.
phrase-not_access_cleared_2 = No badge around my neck.
phrase-access_secret_1 = Most people do not even know it exists.
phrase-access_secret_2 = You will not find the address anywhere.
phrase-access_secret_3 = If I told you where, you’d have to vanish.
phrase-access_secret_4 = Even the postman gave up.
phrase-access_secret_5 = I’m taking that to the grave.
phrase-access_secret_6 = Shh: officially, we’re nowhere.
phrase-access_secret_7 = My own mother thinks I’m at the office.
phrase-access_secret_8 = Those who know, know to keep quiet.
phrase-short_access_secret = Secret
phrase-not_access_secret_1 = It’s no secret at all.
phrase-not_access_secret_2 = There’s nothing mysterious about the address.
phrase-colour_1 = Somebody’s laughing very loudly, and nobody knows why.
phrase-colour_2 = My neighbour settles everything with a coin toss.
phrase-colour_3 = It does up with straps, and it’s snug.
phrase-colour_4 = The sort of clean that’s hiding something.
phrase-colour_5 = The corridor light falters whenever it thunders.
phrase-colour_6 = Lock them up, they escape, start again.
phrase-colour_7 = Beyond the dome, huge things drift slowly by.
phrase-colour_8 = The silence presses on your eardrums.
phrase-colour_9 = At dinner, even their forks look like weapons.
phrase-colour_10 = The cold always rises from the depths.
phrase-colour_11 = We argue endlessly over who the true heir is.
phrase-colour_12 = Sailors talk about it, and nobody believes them.
phrase-colour_13 = Straight at the rock face, no braking.
phrase-colour_14 = You get a choice of cape: black or black.
phrase-colour_15 = Around here, sunlight is only a rumour.
phrase-colour_16 = Three in the morning, and the clue still won’t talk.
phrase-colour_17 = Freezing, but the tea always arrives piping hot.
phrase-colour_18 = It purrs, it drips, it echoes.
phrase-colour_19 = Mud and water lilies, roughly.
phrase-colour_20 = I’m being offered a mission; refusing would hurt.
phrase-colour_21 = Step out of line and somebody presses a button.
phrase-colour_22 = So muggy the mosquitoes are swimming.
phrase-colour_23 = A long ride, no windows, no loo break.
phrase-colour_24 = According to the budget, we don’t exist.
phrase-colour_25 = Cramped, but with an all-round view.
phrase-colour_26 = One flash, and everything seemed too big.
phrase-colour_27 = One good knock and we all go flying.
phrase-colour_28 = The sun’s a copy, but a careful one.
phrase-colour_29 = They’re all homesick for somewhere very far away.
phrase-colour_30 = We rarely move house, and never far.
phrase-colour_31 = A doughnut dunked in a third coffee.
phrase-colour_32 = I took the steps; a gust of wind beat me to it.
phrase-colour_33 = Half of them are waiting for a lawyer.
phrase-colour_34 = I’m missing one alibi and two staples.
phrase-colour_35 = My bench neighbour robbed a museum this morning.
phrase-colour_36 = Come in whenever; leaving is up for discussion.
phrase-colour_37 = Sensible glasses, crooked tie.
phrase-colour_38 = Someone’s been bellowing the same word all morning.
phrase-colour_39 = Cogs that have been turning all night.
phrase-colour_40 = Some take the window; I take the lift.
phrase-colour_41 = I’ve got the answer; I need a second source.
phrase-colour_42 = If I fall off the roof, somebody will catch me.
phrase-colour_43 = Room to take off in any direction.
phrase-colour_44 = First the windows rattle, then the china, then me.
phrase-colour_45 = The horizon wobbles like a mirage.
phrase-colour_46 = Daredevils, and people paid to calm them down.
phrase-colour_47 = The prototype works, apart from stopping.
phrase-colour_48 = I’m practising being afraid of nothing.
phrase-colour_49 = The last chatterbox here was the echo.
phrase-colour_50 = The walls glitter like a thousand splinters.
phrase-colour_51 = As the crow flies, if any crow came this far.
phrase-colour_52 = Only my host can lift the key.
phrase-colour_53 = I tidy my childhood keepsakes, what’s left of them.
phrase-colour_54 = A freezer here would be a waste of money.
phrase-colour_55 = They find my face oddly smooth.
phrase-colour_56 = Ripe fruit, by the bunch.
phrase-colour_57 = Whoever’s in charge thinks louder than you do.
phrase-colour_58 = A fur coat would be a punishment.
phrase-colour_59 = Pilots flying over see nothing but trees.
phrase-colour_60 = The sun beats down between the leaves.
phrase-colour_61 = Half are asleep on their feet, the rest in love.
phrase-colour_62 = The back row has a comment on everything.
phrase-colour_63 = One lab accident and you change careers.
phrase-colour_64 = The radiator’s waiting for funding.
phrase-colour_65 = A hoodie that has outlived three flatshares.
phrase-colour_66 = I quote twenty people to say one thing.
phrase-colour_67 = I followed the tourist coaches.
phrase-colour_68 = The fastest of us is always late for the meeting.
phrase-colour_69 = The ceiling’s so high a pigeon could retire up there.
phrase-colour_70 = Someone polishes statues all day long.
phrase-colour_71 = Honestly, who’d be daft enough to attack?
phrase-colour_72 = My footsteps echo louder than my voice.
phrase-colour_73 = Herring, on a silver tray.
phrase-colour_74 = This collar’s so stiff I waddle.
phrase-colour_75 = The boss knows the judge, and the judge knows the boss.
phrase-colour_76 = Just enough to sign without reading.
phrase-colour_77 = The ice in my glass refuses to melt.
phrase-colour_78 = Drop your umbrella and come on in.
phrase-colour_79 = Opening a window would be a very bad idea.
phrase-colour_80 = From my post, everyone looks tiny.
phrase-colour_81 = I recounted my toes on arrival.
phrase-colour_82 = Air recycled a thousand times, surprisingly fresh.
phrase-colour_83 = Little lights blinking everywhere, like a festive tree.
phrase-colour_84 = One flies, one sulks, the third does both.
phrase-colour_85 = Everything’s polished, from shoes to scalp.
phrase-colour_86 = The higher you go, the thicker the carpet.
phrase-colour_87 = A glass wall, to keep an eye on the sky.
phrase-colour_88 = The safes here have safes.
phrase-colour_89 = We sign contracts with fine print that bites.
phrase-colour_90 = The air con is set to match the boss’s heart.
phrase-colour_91 = Last time, they had to replace the roof.
phrase-colour_92 = Something’s spinning beneath our feet, very fast.
phrase-colour_93 = The best part’s in the basement.
phrase-colour_94 = White in the morning, singed by evening.
phrase-colour_95 = My retina gets more use than my keys.
phrase-colour_96 = Air filtered three times, with a hint of spark.
phrase-colour_97 = Polished metal and bare knees.
phrase-colour_98 = I followed the dolphins.
phrase-colour_99 = You learn to parry before you learn to read.
phrase-colour_100 = They wouldn’t even let my brother ashore.
phrase-colour_101 = The fog does for a wall.
phrase-colour_102 = Even the columns are looking for shade.
phrase-colour_103 = Somebody left the fridge open, leftovers and all.
phrase-colour_104 = They save the world, then fight over the remote.
phrase-colour_105 = The roof is mostly for sulking in the fresh air.
phrase-colour_106 = Missed the last boat, so I swam.
phrase-colour_107 = The warm-up usually ends through a wall.
phrase-colour_108 = Tight, bright, and one size too small.
phrase-colour_109 = Everybody looks a bit seasick in this glow.
phrase-colour_110 = The older the chief, the longer the speech.
phrase-colour_111 = No two of them have the same number of arms.
phrase-colour_112 = Regulation outfit, and it has to shine.
phrase-colour_113 = I recited the words by heart, no mistakes.
phrase-colour_114 = Straight on, then left at the last star.
phrase-colour_115 = Statues, mostly; they’re good listeners.
phrase-colour_116 = I said one word too many, and here I am.
phrase-colour_117 = The place picks its visitors.
phrase-colour_118 = It trails on the floor and predates my grandmother.
phrase-colour_119 = Dead quiet, right up to the thunderclap.
phrase-colour_120 = The floor just stops, right there.
phrase-yes_1 = Yes.
phrase-yes_2 = Pretty much, yes.
phrase-yes_3 = Oh yes!
phrase-yes_4 = You bet!
phrase-yes_5 = Absolutely.
phrase-yes_6 = I’d say yes.
phrase-yes_7 = Yes, no question.
phrase-yes_8 = Of course.
phrase-yes_9 = Well, yes!
phrase-yes_10 = A big yes.
phrase-no_1 = No.
phrase-no_2 = Not really.
phrase-no_3 = Oh no!
phrase-no_4 = Not at all.
phrase-no_5 = Certainly not!
phrase-no_6 = I’d say no.
phrase-no_7 = Absolutely not.
phrase-no_8 = I’m afraid not.
phrase-no_9 = Well, no!
phrase-no_10 = No, not by a long way.
phrase-partly_1 = That depends on what you mean.
phrase-partly_2 = You be the judge.
phrase-partly_3 = Yes and no.
phrase-partly_4 = I’ll let you draw your own conclusion.
phrase-partly_5 = All I can say is this:
phrase-partly_6 = Not quite a yes, not quite a no.
phrase-partly_7 = I’d say neither yes nor no.
phrase-partly_8 = Who knows?
phrase-partly_9 = What can I tell you?
phrase-partly_10 = Hard to say.
phrase-partly_11 = I’ll tell you what I know:
phrase-partly_12 = Work it out.
phrase-partly_13 = It is more complicated than that.
phrase-partly_14 = One hint, just the one:
phrase-partly_15 = You’ll soon get the idea.
phrase-partly_16 = That is open to debate.
phrase-both_1 = A bit of both.
phrase-both_2 = Both, captain!
phrase-both_3 = Both, depending on the hour.
phrase-both_4 = I’m ticking both boxes.
phrase-neither_1 = Neither.
phrase-neither_2 = Neither of the two.
phrase-neither_3 = Wrong on both counts!
phrase-neither_4 = Your form is missing a box.
phrase-neither_5 = I’ll take door number three.
phrase-neither_6 = Neither this nor that.
phrase-rather_1 = The answer, quickly:
phrase-rather_2 = No hesitation:
phrase-rather_3 = If I have to pick:
phrase-rather_4 = Of the two, my heart leans one way:
phrase-echo_setting_1 = The scenery?
phrase-echo_setting_2 = If I look around me:
phrase-echo_noise_1 = The noise?
phrase-echo_noise_2 = As for my ears…
phrase-echo_people_1 = The people here?
phrase-echo_people_2 = As for the neighbours:
phrase-echo_clothes_1 = The outfit?
phrase-echo_clothes_2 = Wardrobe-wise…
phrase-echo_arrival_1 = The trip?
phrase-echo_arrival_2 = On the subject of transport:
phrase-echo_danger_1 = Danger?
phrase-echo_danger_2 = As for survival…
phrase-echo_smell_1 = The smell?
phrase-echo_smell_2 = I’ll let my nose speak:
phrase-echo_light_1 = The light?
phrase-echo_light_2 = Where my eyes are concerned…
phrase-echo_temperature_1 = The temperature?
phrase-echo_temperature_2 = Thermometer-wise…
phrase-echo_activity_1 = The programme?
phrase-echo_activity_2 = To keep busy here:
phrase-echo_access_1 = Getting in?
phrase-echo_access_2 = At the door…
phrase-echo_food_1 = The food?
phrase-echo_food_2 = As for my plate…
phrase-echo_feelings_1 = My mood?
phrase-echo_feelings_2 = Deep down…
phrase-echo_work_1 = The job?
phrase-echo_work_2 = Career-wise…
phrase-echo_time_1 = The hours?
phrase-echo_time_2 = By my watch…
phrase-echo_opinion_1 = My opinion?
phrase-echo_opinion_2 = If I’m to judge…
phrase-mood_chatty_1 = Well, picture this…
phrase-mood_chatty_2 = Oh, let me tell you:
phrase-mood_chatty_3 = Funny you should ask.
phrase-mood_chatty_4 = I was just talking about that yesterday.
phrase-mood_chatty_5 = Sit down, it’s quite a story.
phrase-mood_chatty_6 = Between you and me…
phrase-mood_dry_1 = Well.
phrase-mood_dry_2 = In short.
phrase-mood_dry_3 = Let’s see.
phrase-mood_dry_4 = Short answer:
phrase-mood_dry_5 = The facts:
phrase-mood_dry_6 = For the record:
phrase-mood_nervous_1 = Um…
phrase-mood_nervous_2 = Wait, wait…
phrase-mood_nervous_3 = Oh dear…
phrase-mood_nervous_4 = How do I put this…
phrase-mood_nervous_5 = Don’t look at me like that.
phrase-mood_nervous_6 = I’m thinking, I’m thinking…
phrase-mood_theatrical_1 = Ah, what a question!
phrase-mood_theatrical_2 = Ladies and gentlemen:
phrase-mood_theatrical_3 = Raise the curtain!
phrase-mood_theatrical_4 = Come closer, and lend me your ear.
phrase-mood_theatrical_5 = O you who question me:
phrase-mood_theatrical_6 = Drum roll…
phrase-mood_blunt_1 = Frankly:
phrase-mood_blunt_2 = No beating about the bush:
phrase-mood_blunt_3 = Listen.
phrase-mood_blunt_4 = You asked for it.
phrase-mood_blunt_5 = Cards on the table:
phrase-mood_blunt_6 = I’ll say it straight:
phrase-about_food_1 = Everything tastes faintly of salt, even dessert.
phrase-about_food_2 = I live on lukewarm coffee between two stacks of paper.
phrase-about_food_3 = A tray through a hatch, at fixed hours.
phrase-about_food_4 = Canapés, full glasses, and the same again at midnight.
phrase-about_food_5 = A sandwich at the screens, never looking away.
phrase-about_food_6 = Nobody touches the dish until the elders are seated.
phrase-about_food_7 = Protein bars, and ten laps to earn them.
phrase-about_food_8 = I pick my dessert off a branch.
phrase-about_food_9 = My lunch has a faint aftertaste of bleach.
phrase-about_food_10 = Eat fast, the soup freezes in the bowl.
phrase-about_food_11 = Iced water by the litre, and nothing hot.
phrase-about_food_12 = Never near the test tubes, we learnt that lesson.
phrase-about_food_13 = My neighbour tastes first, considering who holds the knives.
phrase-about_food_14 = Even the fridge wants to see a badge.
phrase-about_food_15 = The smell alone sends me back for seconds.
phrase-about_food_16 = A horde of teenagers emptied the fridge before me.
phrase-about_food_17 = We dine in an eerie glow, it’s almost romantic.
phrase-about_food_18 = I cook for one, and I still have leftovers.
phrase-about_food_19 = It’s edible, that’s as far as I’ll go.
phrase-about_food_20 = My stomach is growling, there’s your restaurant review.
phrase-about_feelings_1 = This silence rests me better than a Sunday.
phrase-about_feelings_2 = My head is buzzing, the racket never takes a break.
phrase-about_feelings_3 = Light-hearted, with all that sky above.
phrase-about_feelings_4 = I do miss the world up there a little.
phrase-about_feelings_5 = Four walls, a ceiling, and my heart purrs.
phrase-about_feelings_6 = The rest of the world turns into legend, it weighs on me.
phrase-about_feelings_7 = I sleep with one eye open, my neighbours hold grudges.
phrase-about_feelings_8 = Nothing ever happens, I’ve got a tortoise’s pulse.
phrase-about_feelings_9 = Bruises everywhere, but a spirit of steel.
phrase-about_feelings_10 = A camera follows me, I’ve started smiling back.
phrase-about_feelings_11 = Sweaty palms: this scenery bites the absent-minded.
phrase-about_feelings_12 = Behind a mask, you dare so much more.
phrase-about_feelings_13 = Among so many brave souls, I feel tiny.
phrase-about_feelings_14 = I’m itching: one more clue and I’ve got it.
phrase-about_feelings_15 = In comes the sun, and my good mood with it.
phrase-about_feelings_16 = Groping about in the dark makes you philosophical.
phrase-about_feelings_17 = My slippers are under the bed, that says it all.
phrase-about_feelings_18 = Coming wasn’t my idea, so I’m sulking.
phrase-about_feelings_19 = My heart’s on a roller coaster, moving on.
phrase-about_feelings_20 = My emotions have taken the day off.
phrase-about_work_1 = They handed me the outfit before the contract.
phrase-about_work_2 = My tie works harder than I do.
phrase-about_work_3 = I go through a white coat a week.
phrase-about_work_4 = I polish my breastplate before every shift.
phrase-about_work_5 = My job is called homework, due tomorrow.
phrase-about_work_6 = I fail, take notes, then fail a little better.
phrase-about_work_7 = We haggle until somebody gets hungry.
phrase-about_work_8 = My colleagues turn every break into a lecture, equations included.
phrase-about_work_9 = Everyone clocks in at dawn and grumbles by dusk.
phrase-about_work_10 = My superior recites the penal code in the shower.
phrase-about_work_11 = Among colleagues, we settle disagreements by wrestling.
phrase-about_work_12 = Under “species”, my colleague still hesitates.
phrase-about_work_13 = Around here, a CV is called a rap sheet.
phrase-about_work_14 = The boss is on the top floor, guarded by the lift.
phrase-about_work_15 = A machine purrs while I pretend to work.
phrase-about_work_16 = I walk in, cursing the traffic on the way.
phrase-about_work_17 = I’ve sworn three times never to speak of it.
phrase-about_work_18 = They recruit by invitation card, never by advert.
phrase-about_work_19 = The pay makes me laugh, then cry.
phrase-about_work_20 = I keep things running, in my own way.
phrase-about_work_21 = My boss has the keys, I have the patience.
phrase-about_work_22 = The sort of boss who recalls equations but not my name.
phrase-about_work_23 = Built like a wardrobe, I say yes to everything.
phrase-about_work_24 = My boss signs autographs between two orders.
phrase-about_work_25 = A tie even on Sundays, humour not included.
phrase-about_work_26 = My boss has a record longer than my contract.
phrase-about_work_27 = My boss has three eyes, all of them on me.
phrase-about_work_28 = My boss is me, for want of other candidates.
phrase-about_work_29 = My boss is my little brother’s age.
phrase-about_work_30 = My boss watches the clock even more than I do.
phrase-about_work_31 = You speak on your knees, and only when the bell rings.
phrase-about_work_32 = My boss doesn’t exist, officially.
phrase-about_work_33 = My boss mostly talks to me through a camera.
phrase-about_work_34 = As icy as the rest of the house.
phrase-about_work_35 = We settle our quarrels on the mat, it brings us closer.
phrase-about_work_36 = We speak by little notes, it’s better that way.
phrase-about_work_37 = My boss has two moods: foul and Monday.
phrase-about_work_38 = Right at the top, press the last button.
phrase-about_work_39 = Every day ends with a report in three copies, stamp included.
phrase-about_time_1 = Under these lamps, noon looks like midnight.
phrase-about_time_2 = Every morning the sun pokes me right in the eye.
phrase-about_time_3 = Between two blinks, journey included.
phrase-about_time_4 = As long as it takes to fly over three clouds.
phrase-about_time_5 = The tide decides, I just row.
phrase-about_time_6 = Open to all, once somebody finds the keys.
phrase-about_time_7 = Any hour, the weather stays just as mild.
phrase-about_time_8 = These stones were already sweating in my ancestors’ day.
phrase-about_time_9 = Until my badge runs out.
phrase-about_time_10 = Hush, even the clocks whisper here.
phrase-about_time_11 = I scratch lines on the wall, there’s room left.
phrase-about_time_12 = Since the last oil change, according to my nose.
phrase-about_time_13 = Long enough to know every creak.
phrase-about_time_14 = Often, but never at the same hour twice.
phrase-about_time_15 = Rarely, and never without a good excuse.
phrase-about_time_16 = During gossip hours, so around the clock.
phrase-about_time_17 = Whenever my white coat is back from the cleaner’s.
phrase-about_time_18 = Every day, my uniform knows the way.
phrase-about_time_19 = Only when I’m invited, so not much.
phrase-about_time_20 = For every party, and there’s no lack of them.
phrase-about_time_21 = For every training session, my knees keep count.
phrase-about_time_22 = Every working day, my boss makes sure of it.
phrase-about_time_23 = I sleep here, so yes, I drop by a lot.
phrase-about_time_24 = As little as I can, it’s freezing.
phrase-about_time_25 = Each time I take the cape out again.
phrase-about_time_26 = Not every day, the flight is too long.
phrase-about_time_27 = Since my first lesson, and there are gaps left.
phrase-about_time_28 = Since somebody stamped my pass.
phrase-about_time_29 = Since the lift dropped me off, no longer.
phrase-about_time_30 = For so long that I can’t feel my toes.
phrase-about_time_31 = Since the case was opened, and it’s going nowhere.
phrase-about_time_32 = Long enough to catch a proper sunburn.
phrase-about_time_33 = My socks haven’t had time to dry.
phrase-about_time_34 = Since this morning, though it feels longer.
phrase-about_time_35 = Once they’re kind enough to give me the key.
phrase-about_time_36 = When the party stops, so never.
phrase-about_time_37 = At the end of my watch, if the relief turns up.
phrase-about_time_38 = As soon as the way reopens, in a blink.
phrase-about_time_39 = On the next bus, unless it’s full.
phrase-about_time_40 = As soon as the lift comes back for me.
phrase-about_time_41 = When the staff go home, not a minute later.
phrase-about_time_42 = As soon as I’ve finished melting.
phrase-about_time_43 = With the next fair wind.
phrase-about_time_44 = When they throw me out, politely.
phrase-about_time_45 = Soon, I promised my cat.
phrase-about_time_46 = The party only starts after midnight.
phrase-about_time_47 = Somebody’s on watch at all hours, me included.
phrase-about_time_48 = It’s all locked up once heads are counted.
phrase-about_time_49 = After six, there isn’t a tie in sight.
phrase-about_time_50 = Officially it never opens, it doesn’t exist.
phrase-about_time_51 = The last guest turns off the lights.
phrase-about_time_52 = As long as the machines run, so always.
phrase-about_time_53 = The last lesson ends early, and they shut behind it.
phrase-about_time_54 = At sunset, we pack up and go in.
phrase-about_time_55 = I always leave too early to know.
phrase-about_time_56 = The hour when the kitchen smells best.
phrase-about_time_57 = The evening, when the jewels come out.
phrase-about_time_58 = Just before the fight, it’s all still tidy.
phrase-about_time_59 = Very early, before it heats up.
phrase-about_time_60 = During lessons, when the kids are quiet.
phrase-about_time_61 = At high tide, for the smell.
phrase-about_time_62 = Tea time, no question.
phrase-about_time_63 = Any time, I’m not fussy.
phrase-about_opinion_1 = I’d take the air home, it’s brand new.
phrase-about_opinion_2 = I’d steal a jarful of that glow.
phrase-about_opinion_3 = Fix the lighting: I’ve got three bumps already.
phrase-about_opinion_4 = I’d bring my cousin, and a good lawyer.
phrase-about_opinion_5 = Perfect for a holiday, if you pack a fan.
phrase-about_opinion_6 = Too many cameras to leave with a souvenir.
phrase-about_opinion_7 = I recommend the party, less so the morning after.
phrase-about_opinion_8 = I’d keep these big sleeves, they hide anything.
phrase-about_opinion_9 = Worth one visit, in patent leather shoes.
phrase-about_opinion_10 = Come in trainers, nobody will judge you.
phrase-about_opinion_11 = Well worth it, if you can dig up the entrance.
phrase-about_opinion_12 = Great photo spot, as long as you don’t step back.
phrase-about_opinion_13 = Bring your nephews, they’ll yawn in perfect safety.
phrase-about_opinion_14 = Only for friends who already own a helmet.
phrase-about_opinion_15 = I’d invite you, but the list is short.
phrase-about_opinion_16 = Four stars, minus one per explosion.
phrase-about_opinion_17 = I’d change the soundtrack, that machine sings off-key.
phrase-about_opinion_18 = Just for the neighbours, weird and charming.
phrase-about_opinion_19 = Six out of ten, and I’m feeling generous.
phrase-about_opinion_20 = I’ve known worse, but I was camping.
phrase-about_opinion_21 = The temperature: I melt as I speak.
phrase-about_opinion_22 = The heating, if there is any.
phrase-about_opinion_23 = The volume, and soon.
phrase-about_opinion_24 = The walls: I’d push them out a bit.
phrase-about_opinion_25 = The cameras: I’d unplug one or two.
phrase-about_opinion_26 = Not much, I get attached quickly.
phrase-about_opinion_27 = The hours, above all the early ones.
phrase-about_opinion_28 = My aunt, she loves the open air.
phrase-about_opinion_29 = Somebody who can keep quiet.
phrase-about_opinion_30 = My uncle, he keeps the whole family warm.
phrase-about_opinion_31 = A bodyguard, two if possible.
phrase-about_opinion_32 = My maths teacher, he’d make friends.
phrase-about_opinion_33 = My cat, a better judge than me.
phrase-about_opinion_34 = You, if you carry the bags.
phrase-about_opinion_35 = A uniform, to impress my mother.
phrase-about_opinion_36 = The coffee maker, it needs a rest.
phrase-about_opinion_37 = An autograph, without asking.
phrase-about_opinion_38 = A white coat, to shine at parties.
phrase-about_opinion_39 = A teaspoon, by tradition.
phrase-about_opinion_40 = Nothing, I’m fond of my ten fingers.
phrase-about_opinion_41 = That sunshine, with no retouching.
phrase-about_opinion_42 = The costumes, nobody would believe me otherwise.
phrase-about_opinion_43 = The horizon, it takes up all the room.
phrase-about_opinion_44 = My neighbours, if they fit the frame.
phrase-about_opinion_45 = The way out, to remember that it exists.
phrase-about_opinion_46 = My feet, as on holiday.
phrase-about_opinion_47 = Nothing, my phone is full.
phrase-about_opinion_48 = Too many neighbours with a nickname and a knife.
phrase-about_opinion_49 = I’m fond of my legs, the place less so.
phrase-about_opinion_50 = Being watched day and night wears you down.
phrase-about_opinion_51 = I like to see what I step in, no luck here.
phrase-about_opinion_52 = My ears have already filed for divorce.
phrase-about_opinion_53 = This calm beats any spa.
phrase-about_opinion_54 = Smells too much of hospital for my holidays.
phrase-about_opinion_55 = People here save lives, you have to respect that.
phrase-about_opinion_56 = I always come out a little less stupid.
phrase-about_opinion_57 = As long as I don’t get a key, I’ll sulk.
phrase-about_opinion_58 = I’d need a hot-water bottle and some motivation.
phrase-about_opinion_59 = What good is an address you can’t even brag about?
phrase-about_opinion_60 = For the fresh air alone, it’s worth it.
phrase-count_setting_1 = Thirty paces one way, I haven’t tried the other.
phrase-count_setting_2 = A hundred paces, two hundred when I limp.
phrase-count_setting_3 = A hundred metres or a thousand, my feet can’t count.
phrase-count_setting_4 = Three times my living room, at the very least.
phrase-count_people_1 = Two I know, the rest I’m guessing at.
phrase-count_people_2 = Two teams’ worth, give or take a head.
phrase-count_people_3 = Between one and a hundred, I didn’t call the roll.
phrase-count_people_4 = One more than I’d like.
phrase-count_clothes_1 = Four, one with a hole.
phrase-count_clothes_2 = Two, three on days of doubt.
phrase-count_clothes_3 = Three, and I forget what’s in them.
phrase-count_clothes_4 = One more than the basic model.
phrase-count_arrival_1 = Three sighs and a yawn.
phrase-count_arrival_2 = Half a song, chorus included.
phrase-count_arrival_3 = More than a second, less than a lifetime.
phrase-count_arrival_4 = One single “are we there yet?”, from me.
phrase-count_danger_1 = Two a month, one of them for laughs.
phrase-count_danger_2 = Two or three, depending on the moon.
phrase-count_danger_3 = Three a year, that’s my average.
phrase-count_danger_4 = One a week, two if I run.
phrase-count_noise_1 = Two or three, if my ears are right.
phrase-count_noise_2 = Five, say my eardrums.
phrase-count_noise_3 = One every ten minutes, I timed it.
phrase-count_noise_4 = Two more than at home.
phrase-count_light_1 = Two, and one of them keeps winking at me.
phrase-count_light_2 = Three, if my phone screen counts.
phrase-count_light_3 = Four or five, I blinked while counting.
phrase-count_light_4 = One too many, right in my eyes.
phrase-count_temperature_1 = Twenty degrees, give or take ten.
phrase-count_temperature_2 = Two degrees off yesterday, I won’t say which way.
phrase-count_temperature_3 = Between zero and forty, that’s as close as I get.
phrase-count_temperature_4 = Three notches between fridge and toaster.
phrase-count_activity_1 = Eight hours a day, two of them pretending.
phrase-count_activity_2 = Three in a row, and I’m going back.
phrase-count_activity_3 = Two hours, then my legs vote against it.
phrase-count_activity_4 = Ten on good days, one on Mondays.
phrase-count_access_1 = Two doors, and I pulled when I should’ve pushed.
phrase-count_access_2 = One way in, three ways to miss it.
phrase-count_access_3 = Three checks, if my smile counts as two.
phrase-count_access_4 = Four, if I add up the doormats.
phrase-count_smell_1 = Five out of ten, seven when I sniff.
phrase-count_smell_2 = Four with a cold, six without.
phrase-count_smell_3 = Three out of ten, but my nose is stingy.
phrase-count_smell_4 = Six, rounded up to the nearest nostril.
phrase-count_food_1 = Two plates, and I licked the second.
phrase-count_food_2 = Three meals a day, four if nobody’s counting.
phrase-count_food_3 = One bite for me, two for my neighbour.
phrase-count_food_4 = Four glasses of water and a handful of peanuts.
phrase-count_work_1 = Ten hours a day, nine of them sighing.
phrase-count_work_2 = Seven, and an eighth by the coffee pot.
phrase-count_work_3 = Thirty-five hours on paper, double in real life.
phrase-count_work_4 = Nine on paper, ten by the clock.
phrase-count_time_1 = One blink, if you count in centuries.
phrase-count_time_2 = Two sleepless nights, roughly.
phrase-count_time_3 = An hour or three, my watch can’t decide.
phrase-count_time_4 = One day in two, unless I’m mistaken.
phrase-count_opinion_1 = Seven out of ten, eight with dessert.
phrase-count_opinion_2 = Three and a half stars, open to offers.
phrase-count_opinion_3 = Twelve out of twenty, could do better.
phrase-count_opinion_4 = Two thumbs up, I’ve run out of thumbs.
phrase-count_feelings_1 = Seven out of ten, nine after a snack.
phrase-count_feelings_2 = Eight, I’m saving two points for tomorrow.
phrase-count_feelings_3 = Five and a half, like all my Mondays.
phrase-count_feelings_4 = Four smiles out of ten, first thing.
phrase-count_since_1 = Three calendars, all lost.
phrase-count_since_2 = An hour or two, my watch is sulking.
phrase-count_since_3 = Two pairs of socks, in walking time.
phrase-count_often_1 = Twice a week, three times when I’m bored.
phrase-count_often_2 = Once more than last year.
phrase-count_often_3 = Ten times a month, give or take one.
phrase-count_ahead_1 = A good quarter of an hour, goodbyes included.
phrase-count_ahead_2 = Another two hours, three if you insist.
phrase-count_ahead_3 = One more night, no longer.
phrase-when_1 = Right after breakfast.
phrase-when_2 = On a Tuesday, as always.
phrase-when_3 = Whenever the mood takes me.
phrase-when_4 = In the morning, more or less early.
phrase-when_5 = As soon as nobody’s looking.
phrase-when_6 = Between nap time and tea time.
phrase-when_7 = Whenever my watch feels like it.
phrase-when_8 = When I least expect it.
phrase-where_1 = Three steps from here.
phrase-where_2 = Right behind you, don’t turn round.
phrase-where_3 = At the far end, past the second corner.
phrase-where_4 = Exactly where I’m looking.
phrase-where_5 = A bit further on, follow the flow.
phrase-where_6 = In the one spot nobody ever checks.
phrase-where_7 = On the left, unless you’re coming the other way.
phrase-where_8 = In my favourite corner, and I’m keeping it.
phrase-why_setting_1 = Because someone drew the plans on a napkin.
phrase-why_setting_2 = It was like that when I put my bag down.
phrase-why_setting_3 = It all had to go somewhere.
phrase-why_noise_1 = Because nobody has touched the volume knob.
phrase-why_noise_2 = The local ears aren’t complaining.
phrase-why_noise_3 = People here like it at that level.
phrase-why_people_1 = Because good addresses get passed around among their kind.
phrase-why_people_2 = Nobody gets to choose their neighbours, you know that.
phrase-why_people_3 = The place picks its own visitors.
phrase-why_clothes_1 = Because everything else is in the wash.
phrase-why_clothes_2 = So I don’t ruin the group photo.
phrase-why_clothes_3 = People stare whenever I change.
phrase-why_arrival_1 = Because the other ways make me dizzy.
phrase-why_arrival_2 = I couldn’t find anything simpler.
phrase-why_arrival_3 = I did what the person in front did.
phrase-why_danger_1 = Because I read the small print on the insurance.
phrase-why_danger_2 = Look around and you’ll understand.
phrase-why_danger_3 = My instinct says so, and it has seniority.
phrase-why_smell_1 = Because the local air has its quirks.
phrase-why_smell_2 = It’s what’s left once everyone’s been through.
phrase-why_smell_3 = Ask whoever does the cleaning.
phrase-why_light_1 = Because they never let me near the switch.
phrase-why_light_2 = Eyes around here make do with it.
phrase-why_light_3 = Blame the architect, or nature.
phrase-why_temperature_1 = Because nobody trusts me with the thermostat.
phrase-why_temperature_2 = It’s the walls, or the lack of them.
phrase-why_temperature_3 = My skin has its whims, and so does the place.
phrase-why_activity_1 = Because somebody has to do it.
phrase-why_activity_2 = Otherwise I’d go round in circles like a fly.
phrase-why_activity_3 = Someone showed me once, and it stuck.
phrase-why_access_1 = Because whoever holds the key decided so.
phrase-why_access_2 = An old business with a doormat, too long to tell.
phrase-why_access_3 = Ask the door, it has its reasons.
phrase-why_food_1 = Because my stomach gives orders and I obey.
phrase-why_food_2 = It was that or chewing my pencil.
phrase-why_food_3 = The cook has moods, and we don’t interfere.
phrase-why_feelings_1 = Because I slept badly, or too well.
phrase-why_feelings_2 = The place rubs off on me in the end.
phrase-why_feelings_3 = My heart doesn’t fill in forms.
phrase-why_work_1 = Because rent falls due every month.
phrase-why_work_2 = I raised my hand at the wrong moment.
phrase-why_work_3 = It’s the one thing I do half decently.
phrase-why_time_1 = Because my watch makes the rules.
phrase-why_time_2 = The calendar was settled without me.
phrase-why_time_3 = I got into a groove, and it’s deep.
phrase-why_opinion_1 = Because I have eyes and a foul temper.
phrase-why_opinion_2 = A matter of taste, and mine is debatable.
phrase-why_opinion_3 = Stay an hour and you’ll think the same.
phrase-evade_setting_1 = Describing the place would spoil the tour.
phrase-evade_setting_2 = I never could read a map.
phrase-evade_noise_1 = My ears are asking for a lawyer.
phrase-evade_noise_2 = Sorry, did you say something?
phrase-evade_people_1 = I never remember faces.
phrase-evade_people_2 = I don’t rat on anyone, not even for biscuits.
phrase-evade_clothes_1 = I dress with my eyes shut, so don’t ask me.
phrase-evade_clothes_2 = My wardrobe is bound by professional secrecy.
phrase-evade_arrival_1 = I slept the whole way.
phrase-evade_arrival_2 = One never explains a grand entrance.
phrase-evade_danger_1 = I’ll touch wood and change the subject.
phrase-evade_danger_2 = Doctor’s orders: I’m not to think about it.
phrase-evade_smell_1 = My nose declines to testify.
phrase-evade_smell_2 = I have a very diplomatic cold.
phrase-evade_light_1 = I blinked at the wrong moment.
phrase-evade_light_2 = On that one, I’m shedding no light.
phrase-evade_temperature_1 = My thermometer has retired.
phrase-evade_temperature_2 = I blow hot and cold, on principle.
phrase-evade_activity_1 = My diary is written in invisible ink.
phrase-evade_activity_2 = If I tell you, you’ll want to help.
phrase-evade_access_1 = The door and I have taken a vow of silence.
phrase-evade_access_2 = I was looking at my shoes on the way in.
phrase-evade_food_1 = Never talk with your mouth full.
phrase-evade_food_2 = My stomach is keeping that to itself.
phrase-evade_feelings_1 = I’m saving that for my diary.
phrase-evade_feelings_2 = My therapist will answer you, for a fee.
phrase-evade_work_1 = No shop talk at the table, my grandma always said.
phrase-evade_work_2 = My contract is one word long: hush.
phrase-evade_time_1 = My watch has stopped, out of tact.
phrase-evade_time_2 = Time and I aren’t on speaking terms.
phrase-evade_opinion_1 = My opinion is on strike today.
phrase-evade_opinion_2 = My opinion is payable in advance, in chocolate.
phrase-aside_1 = We’ll talk about that after the game!
phrase-aside_2 = Nice detour, now come back over here.
phrase-aside_3 = Unrelated, but bold. Shall we get back to it?
phrase-aside_4 = I’ll answer that over a drink, later.
phrase-aside_5 = Save it for drinks, we’re playing here!
phrase-aside_6 = My private life’s in the cloakroom, ask about the scenery.
phrase-aside_7 = Off topic, but with a smile. Next question!
phrase-aside_8 = Nice try, but the mystery lies elsewhere.
phrase-aside_yes_1 = Yes, and it won’t help our case one bit.
phrase-aside_yes_2 = Yes, but what’s that got to do with here?
phrase-aside_yes_3 = Sure, and now back to the scenery.
phrase-aside_yes_4 = Yes, as it happens. Back to the case?
phrase-aside_no_1 = No, and the game will survive.
phrase-aside_no_2 = No, but do ask me about my surroundings.
phrase-aside_no_3 = Sadly, no. Back to business.
phrase-aside_no_4 = No, sorry to say. Back to the game?
phrase-aside_joker_1 = Me? What an idea! Look at your neighbour instead.
phrase-aside_joker_2 = That’s just what the Joker would ask.
phrase-aside_joker_3 = I know perfectly well where I am, thanks.
phrase-aside_joker_4 = It isn’t me. Ask me a real question, you’ll see.
phrase-aside_joker_5 = If it were me, I’d say no too. So: no.
phrase-aside_joker_6 = You’re wasting questions, it isn’t me.
phrase-aside_joker_7 = I’m hiding nothing at all. Are you?
phrase-aside_joker_8 = Me, lie? Ask the others what they think.
phrase-puzzled_1 = Odd question! What do you mean?
phrase-puzzled_2 = Sorry? Try again with smaller words.
phrase-puzzled_3 = I got every word, just not the sentence.
phrase-puzzled_4 = Your question just tied my brain in a knot.
phrase-puzzled_5 = You’ve lost me. Can you say that again?
phrase-puzzled_6 = Hang on, is that a riddle?
phrase-puzzled_7 = I’m looking for the link, give me a second.
phrase-puzzled_8 = Is that a code, or did I miss an episode?
phrase-puzzled_9 = I’d need subtitles for that one.
phrase-puzzled_10 = My brain cells kindly request a rephrase.
phrase-ask_food_1 = Do you eat well around here?
phrase-ask_food_2 = What’s on your plate?
phrase-ask_food_3 = How many meals do you have here?
phrase-ask_food_4 = Where do you settle down to eat?
phrase-ask_feelings_1 = Do you like it here?
phrase-ask_feelings_2 = What frame of mind are you in?
phrase-ask_feelings_3 = From one to ten, how much fun is it?
phrase-ask_feelings_4 = Why are you making that face?
phrase-ask_work_1 = Do you get on with your boss?
phrase-ask_work_2 = What skill do you need to work here?
phrase-ask_work_3 = How many hours a day do you slog?
phrase-ask_work_4 = What’s your boss like?
phrase-ask_time_1 = Does the place stay open at night?
phrase-ask_time_2 = How long have you been hanging around here?
phrase-ask_time_3 = When are you planning to leave?
phrase-ask_time_4 = What’s the best time of day?
phrase-ask_opinion_1 = Would you spend your holidays here?
phrase-ask_opinion_2 = What score out of ten does the place get?
phrase-ask_opinion_3 = What would you take a picture of?
phrase-ask_opinion_4 = Why would you come back here?
phrase-recall_setting_indoors = You mentioned walls all around:
phrase-recall_setting_open_air = You with all that open air:
phrase-recall_setting_below = You said you were far below the surface:
phrase-recall_setting_sealed = By your account, we’re sealed off:
phrase-recall_noise_silent = You said it was quiet:
phrase-recall_noise_hum = You told us about a background hum:
phrase-recall_noise_chatter = According to you, the chatter never stops:
phrase-recall_noise_din = You were complaining about the racket:
phrase-recall_people_heroes = You said you run into real heroes:
phrase-recall_people_criminals = You brought up some shady characters:
phrase-recall_people_scientists = You rub shoulders with the brainy sort:
phrase-recall_people_staff = You mentioned people hard at work:
phrase-recall_people_warriors = You spoke of some fearsome fighters:
phrase-recall_people_officers = You dropped a word about badges:
phrase-recall_people_strange = Your neighbours are a bit odd, you said:
phrase-recall_people_youth = You mentioned a bunch of youngsters:
phrase-recall_people_nobody = You said you hardly meet a soul:
phrase-recall_clothes_costume = Your outfit turns heads, you said:
phrase-recall_clothes_uniform = You said you wear the house uniform:
phrase-recall_clothes_business = You boasted about your crisp collar:
phrase-recall_clothes_lab_coat = Back to that white coat of yours:
phrase-recall_clothes_armour = Your outfit takes blows, if I followed:
phrase-recall_clothes_robe = You mentioned something long and flowing:
phrase-recall_clothes_evening = You dressed up to the nines, apparently:
phrase-recall_clothes_casual = You said you threw on any old thing:
phrase-recall_arrival_street = You simply came in off the street:
phrase-recall_arrival_lift = You mentioned a button and a few floors:
phrase-recall_arrival_air = You who came in by air:
phrase-recall_arrival_water = Your trip was on the wet side, you said:
phrase-recall_arrival_portal = As I recall, you popped up out of nowhere:
phrase-recall_arrival_escort = You mentioned a rather clingy escort:
phrase-recall_arrival_secret_way = You hinted at a well-hidden passage:
phrase-recall_danger_low = You said there’s nothing to fear here:
phrase-recall_danger_dangerous_people = You were wary of your neighbours:
phrase-recall_danger_experiments = You mentioned some dodgy experiments:
phrase-recall_danger_environment = According to you, the place forgives nothing:
phrase-recall_danger_combat = You were telling us about knocks and bruises:
phrase-recall_danger_security = They’ve got an eye on you, you said:
phrase-recall_smell_sea = Your nose was picking up the sea:
phrase-recall_smell_disinfectant = It smelt of mops, according to you:
phrase-recall_smell_paper_coffee = You mentioned coffee and old files:
phrase-recall_smell_oil = Your nose had spotted engine grease:
phrase-recall_smell_damp_stone = You described a whiff of cellar:
phrase-recall_smell_plants = You said it smelt of greenery:
phrase-recall_smell_food_perfume = It smelt of cooking and perfume, you said:
phrase-recall_smell_clean_air = The air smelt of nothing, if I recall:
phrase-recall_light_daylight = You raved about the daylight:
phrase-recall_light_artificial = You live under lamps, as I understand it:
phrase-recall_light_dim = You said you can hardly see a thing:
phrase-recall_light_glow = That strange glow you mentioned:
phrase-recall_temperature_cold = You were shivering a moment ago:
phrase-recall_temperature_mild = You said it was nice and mild:
phrase-recall_temperature_hot = You were melting away, you said:
phrase-recall_activity_watch = You said you keep watch:
phrase-recall_activity_investigate = You were chasing clues:
phrase-recall_activity_research = You were filling notebooks with tests:
phrase-recall_activity_train = You said you never stop practising:
phrase-recall_activity_confine = The door stays shut, you said:
phrase-recall_activity_meet = You mentioned never-ending meetings:
phrase-recall_activity_party = You with all your partying:
phrase-recall_activity_rule = You spoke of ceremony after ceremony:
phrase-recall_activity_learn = You said you’re taking lessons:
phrase-recall_activity_live = You’re making yourself at home here, I gather:
phrase-recall_access_public = Anyone can breeze in, according to you:
phrase-recall_access_invited = You mentioned a guest list:
phrase-recall_access_cleared = You said they check everything at the door:
phrase-recall_access_secret = The address is a mystery, you said:
phrase-then_setting_1 = do you find your way around easily?
phrase-then_setting_2 = so what’s the view like?
phrase-then_setting_3 = so how does it look from a distance?
phrase-then_noise_1 = is it the same at night?
phrase-then_noise_2 = have you got used to it?
phrase-then_noise_3 = what happens when somebody sneezes?
phrase-then_people_1 = is it like that from morning till night?
phrase-then_people_2 = so how is that working out?
phrase-then_people_3 = so what are the newcomers like?
phrase-then_clothes_1 = is that comfortable?
phrase-then_clothes_2 = do you ever change out of it?
phrase-then_clothes_3 = so what do people say about it?
phrase-then_arrival_1 = do you leave the same way?
phrase-then_arrival_2 = was it a pleasant ride?
phrase-then_arrival_3 = how would ten of us manage?
phrase-then_danger_1 = is that always the case?
phrase-then_danger_2 = have you spotted an emergency exit?
phrase-then_danger_3 = so what do you tell newcomers?
phrase-then_smell_1 = would your grandmother like it?
phrase-then_smell_2 = do you still notice it?
phrase-then_smell_3 = so what does the far corner smell of?
phrase-then_light_1 = are your eyes getting used to it?
phrase-then_light_2 = could you thread a needle in it?
phrase-then_light_3 = so what does it do to people’s faces?
phrase-then_temperature_1 = does that shift at night?
phrase-then_temperature_2 = are you coping well?
phrase-then_temperature_3 = how many blankets do you sleep under?
phrase-then_activity_1 = do you still enjoy it?
phrase-then_activity_2 = are others doing the same?
phrase-then_activity_3 = so what do you do next?
phrase-then_access_1 = would I get through?
phrase-then_access_2 = has it always been that way?
phrase-then_access_3 = so what happens to a stranger who rings?
