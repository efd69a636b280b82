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
    .text = You voted for an accusation that had more votes for than against, without being unanimous: it counts as unanimous. The suspect shows the card, and the round ends. Of no use on a tie, nor against a majority of “against”.
ability-force_field = Force Field
    .timing = Once a round, as soon as you are accused
    .text = The accusation is cancelled without a vote, and your accuser has spent it. Others may still accuse you.
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
setting-clock_s = Length of a round
    .text = In seconds, the time for questions and answers: 480 is 8 minutes. It stops during accusations and votes.
setting-clock_mode = What makes time pass
    .text = The clock on the wall, or the questions and answers themselves.
setting-special_weight = Special bags
    .text = How many chances of being drawn each bag of the Prank or of the Multiverse has, where an ordinary bag has 1.
setting-language = Language of the table
    .text = The language you talk in: bots answer in it. Ready phrases are read by everybody in their own.

clock_mode-auto = As suits the table
    .text = Real time where everybody plays at the same time, questions and answers elsewhere.
clock_mode-realtime = Real time
clock_mode-turns = Questions and answers
    .text = A question takes 8 seconds and an answer 12, whether they come at once or the next day.
language-fr = French
language-en = English

### Phases

phase-look = Looking at your card
phase-ask = A question
phase-answer = An answer
phase-aloud = Questions out loud
phase-power_shield = An accusation
phase-accuse_vote = Vote on the accusation
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

### Advice in a first match

hint-welcome = Welcome to the Multiverse
    .text = Each round takes place at one of the 20 Locations of the list. Everybody knows which, except the Joker.
hint-goal = Location or Joker?
    .text = With a Location, prove that you are there without naming it, and look for who pretends. With the Joker, pretend, and guess where the others are.
hint-look = Your card
    .text = Hold it to read it: nobody else should see it. Once everybody has, the clock runs.
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
    .text = Whoever has most fingers on them, without a tie, is convicted. If that is the Joker, the Heroes win.
hint-round_end = The round is over
    .text = All cards are shown and the points counted. Applauding somebody is worth nothing, and is nice.
hint-aloud = Out loud
    .text = Put your phone down and talk to each other: it keeps your card and the time. Pick it up to accuse, to reveal or to vote.
hint-end = The game is over
    .text = The highest total wins. You can watch the game again move by move, or start another.

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
winner-finder = whoever saw through it
winner-others = everybody else
winner-nobody = nobody
kind-standard = ordinary round
kind-prank = The Joker’s Prank
kind-multiverse = Multiverse Madness

### Refusals

reason-just_asked_you = You have just answered them: nobody asks back.
reason-not_a_neighbour = Neighbourhood Watch: you only ask your two neighbours.
reason-not_your_ability = That is not your Ability card.
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
limit-few_words = { ability-few_words }
    .text = { ability-few_words.text }
limit-bizarro_logic = { ability-bizarro_logic }
    .text = { ability-bizarro_logic.text }
limit-neighbourhood_watch = { ability-neighbourhood_watch }
    .text = { ability-neighbourhood_watch.text }

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
denied = I would not say: { $phrase }
speech =
    { $phrase_id ->
        [none] { $text }
       *[other] { $denied ->
            [yes] { denied }
           *[no] { $phrase }
        }
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
        [yes] You name no Location: that is as good as a wrong one.
       *[no] { $seat } names no Location: that is as good as a wrong one.
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
        [yes] The clock stops: you declare the Multiverse. Could everybody be elsewhere?
       *[no] The clock stops: { $seat } declares the Multiverse. Could everybody be elsewhere?
    }
event-multiverse_voted =
    { $passed ->
        [yes] { $noes_seats_count ->
            [0] Is it the Multiverse? Everybody says yes: { $ayes_seats }. The round ends.
           *[other] Is it the Multiverse? Yes: { $ayes_seats }. No: { $noes_seats }. Most believe it, and the round ends.
        }
       *[no] Is it the Multiverse? Yes: { $ayes_seats }. No: { $noes_seats }. No majority: the clock runs again.
    }

### What happens: the end of a round

event-time_up = Time is up. No more questions: whom do you suspect?
event-fingers = All fingers point at once. { $fingers_by_seat }.
event-nobody_convicted = Nobody has more fingers on them than everybody else: nobody is convicted.
event-round_over =
    { $kind_id ->
        [prank] End of round { $round }. { $reason } It was the Prank: there were only Jokers. Points – { $points_by_seat }.
        [multiverse] End of round { $round }. { $reason } It was the Multiverse, without a Joker. The cards – { $cards_by_seat }. Points – { $points_by_seat }.
       *[other] { $winner_id ->
            [heroes] End of round { $round }. { $reason } The Heroes win. The Location: { $location }. The cards – { $cards_by_seat }. Points – { $points_by_seat }.
           *[other] End of round { $round }. { $reason } The Joker wins. The Location: { $location }. The cards – { $cards_by_seat }. Points – { $points_by_seat }.
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
            [yes] The game is over, and victory is yours! Totals – { $scores_by_seat }.
           *[no] The game is over: victory for { $seats }! Totals – { $scores_by_seat }.
        }
       *[other] The game is over, and victory is shared: { $seats }. Totals – { $scores_by_seat }.
    }

### Questions

ask-look = Look at your card, and let nobody see it.
ask-ask =
    { $limit_id ->
        [few_words] It is yours to ask, in 3 words at most. Whom, and what?
        [neighbourhood_watch] It is yours to ask: one of your two neighbours. Whom, and what?
       *[other] It is yours to ask. Whom, and what?
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
        [force_field] You are accused. Have you a Force Field to raise?
       *[other] The vote is not unanimous. Have you a God Complex to impose it?
    }
ask-accuse_vote =
    { $sceptic ->
        [yes] { $by } accuses { $target } of being the Joker. Sceptic: this time your vote will count against, whatever you choose.
       *[no] { $by } accuses { $target } of being the Joker. Are you for or against?
    }
ask-joker_claim = Everybody sees your Joker card. Where are you all?
ask-harley_talk = The Joker has found the Location. Who helped? Talk, and say when you have heard enough.
ask-harley_point = Who is Harley Quinn?
ask-multiverse_talk = Is everybody elsewhere? Talk it over without naming a Location, and say when you have heard enough.
ask-multiverse_vote = { $by } declares the Multiverse. Do you believe it?
ask-final_talk = Time is up. Whom do you suspect? Talk, but not about the Location, and say when you have heard enough.
ask-final_point = Who is the Joker? All fingers will point at once.
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
option-vote_against = Against
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
            [multiverse_yes] { $target } and I are not at the same place.
            [multiverse_no] { $target } and I are at the same place.
           *[other] I have an idea about { $target }.
        }
       *[none] { $what_id ->
            [vague] Some answers were rather vague.
            [off] Some answers do not fit.
            [echo] Somebody only repeats what others say.
            [quiet] Somebody says too little.
            [too_clear] Somebody says far too much.
            [multiverse_yes] We are not all at the same place.
            [multiverse_no] We are all at the same place.
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
say-vouch = I trust { $target }: that is a Hero.
say-ask =
    { $what_id ->
        [vague] { $target }, why such vague answers?
        [off] { $target }, why an answer that does not fit?
        [echo] { $target }, why repeat what others say?
        [quiet] { $target }, why say so little?
        [too_clear] { $target }, why say so much?
        [multiverse_yes] { $target }, do you think it is the Multiverse?
        [multiverse_no] { $target }, do you not believe in the Multiverse?
       *[other] { $target }, whom do you suspect?
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
