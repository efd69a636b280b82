### The board of DC Spyfall: what it alone says.

### Where the match stands

board-spyfall-standing = Round { $round } of { $rounds } – { $phase }
board-spyfall-standing-ask =
    { $seat_is_me ->
        [yes] Round { $round } of { $rounds } – your question
       *[no] Round { $round } of { $rounds } – { $seat } asks
    }
board-spyfall-standing-answer =
    { $seat_is_me ->
        [yes] Round { $round } of { $rounds } – your answer
       *[no] Round { $round } of { $rounds } – { $seat } answers
    }
board-spyfall-brief = { $round }/{ $rounds } – { $phase }
board-spyfall-brief-ask =
    { $seat_is_me ->
        [yes] { $round }/{ $rounds } – you ask
       *[no] { $round }/{ $rounds } – { $seat } asks
    }
board-spyfall-brief-answer =
    { $seat_is_me ->
        [yes] { $round }/{ $rounds } – you answer
       *[no] { $round }/{ $rounds } – { $seat } answers
    }
board-spyfall-over = The match is over
board-spyfall-now-asks =
    { $seat_is_me ->
        [yes] Your turn: whom do you ask?
       *[no] { $seat } chooses whom to ask
    }
board-spyfall-now-lasso =
    { $seat_is_me ->
        [yes] Lasso of Truth: one more question for { $target }
       *[no] Lasso of Truth: { $seat } has one more question for { $target_or_you }
    }
board-spyfall-now-answers =
    { $seat_is_me ->
        [yes] { $other } waits for your answer
       *[no] { $other_is_me ->
            [yes] { $seat } thinks of an answer for you
           *[no] { $seat } thinks of an answer for { $other }
        }
    }
board-spyfall-now-accuses =
    { $target_is_me ->
        [yes] { $seat } accuses you of being the Joker
       *[no] { $seat_is_me ->
            [yes] You accuse { $target } of being the Joker
           *[no] { $seat } accuses { $target } of being the Joker
        }
    }
board-spyfall-now-reveals =
    { $seat_is_me ->
        [yes] You have shown your Joker: name the Location
       *[no] { $seat } has shown a Joker and looks for the Location
    }
board-spyfall-now-aloud =
    { $seat_is_me ->
        [yes] Talk aloud: you ask the first question
       *[no] Talk aloud: { $seat } asks the first question
    }

### The conversation

board-spyfall-conversation = The conversation
board-spyfall-conversation-empty = Nobody has asked anything yet.
board-spyfall-newest = Go to the newest
board-spyfall-asks =
    { $target_is_me ->
        [yes] { $seat } asks you
       *[no] { $seat_is_me ->
            [yes] You ask { $target }
           *[no] { $seat } asks { $target }
        }
    }
board-spyfall-answers =
    { $seat_is_me ->
        [yes] You answer
       *[no] { $seat } answers
    }
board-spyfall-thinks =
    { $seat_is_me ->
        [yes] Yours to answer…
       *[no] { $seat } is thinking…
    }
board-spyfall-redirects =
    { $target_is_me ->
        [yes] Boom Tube: { $seat } sends you the question
       *[no] { $seat_is_me ->
            [yes] Boom Tube: you send the question to { $target }
           *[no] Boom Tube: { $seat } sends the question to { $target }
        }
    }
board-spyfall-silence = Silence…
board-spyfall-accusation =
    { $target_is_me ->
        [yes] { $seat } accuses you
       *[no] { $seat_is_me ->
            [yes] You accuse { $target }
           *[no] { $seat } accuses { $target }
        }
    }
board-spyfall-convicts =
    { $target_is_me ->
        [yes] The table convicts you…
       *[no] The table convicts { $target }…
    }
board-spyfall-voting = A secret vote is on…
board-spyfall-shielded = A Force Field stops the accusation.
board-spyfall-unanimous = Unanimous!
board-spyfall-not-unanimous = Not unanimous: the clock runs again.
board-spyfall-for = For
board-spyfall-against = Against
board-spyfall-yes = Yes
board-spyfall-no = No
board-spyfall-multiverse-passed = Most believe it: the round is over.
board-spyfall-multiverse-failed = No majority: the round goes on.
board-spyfall-claimed =
    { $seat_is_me ->
        [yes] You name a Location
       *[no] { $seat } names a Location
    }
board-spyfall-claim-right = That is right!
board-spyfall-claim-wrong = That is wrong.

### Ready phrases

board-spyfall-phrases-fresh = Hardly asked yet
board-spyfall-phrases-brief = Short questions
board-spyfall-phrases-evasive = Without saying anything

### What may be done while the clock runs

board-spyfall-do-ask_anything = Random question
board-spyfall-do-silence = Say nothing
board-spyfall-do-accuse = Accuse
    .text = The clock stops and everybody else votes. It takes all of them; you accuse only once a round.
    .refused = You have already accused somebody this round.
board-spyfall-do-joker_reveal = Reveal the Joker
    .text = You show your Joker card, then name the Location, once and for all.
    .refused = Your card is not a Joker.
board-spyfall-do-declare_multiverse = Declare the Multiverse
    .text = You say that everybody is elsewhere: the table talks it over, then votes. Once a round.
    .refused = You have already declared it this round.
board-spyfall-do-ability = Ability card
    .text = You turn your Ability card face up: everybody sees it.
    .refused = Nothing to turn over right now.
board-spyfall-hush-clock = While the clock runs, people talk only by questions and answers.
board-spyfall-hush-vote = Nobody talks during a vote, a pointing or a claim.
board-spyfall-hush-aloud = You are around one real table: talk aloud.

### What I know

board-spyfall-joker =
    { $whose ->
        [mine] You are the Joker
       *[theirs] The Joker
    }
    .aim = You do not know where you are. Blend in, and name the Location before time is up, or simply do not get caught.
    .prank = You do not know where you are. Name the Location or do not get caught; and if everybody seems to make it up, call the Prank.
board-spyfall-place =
    { $whose ->
        [mine] You are here: { $place }
       *[theirs] Their card: { $place }
    }
board-spyfall-truths = What can be said of it without a lie:
board-spyfall-truth = { $facet }: { $first }; { $second }
board-spyfall-harley = Harley Quinn’s mark
    .aim = Help the Joker without knowing who that is, and do not get caught.
board-spyfall-hero =
    .aim = Show that you know the Location without naming it, and find who is pretending: the Joker.
board-spyfall-can-hero = Ask what only a Hero could answer; stay vague, the Joker is listening.
board-spyfall-can-joker = Answer as if you were there, compare, and reveal yourself to name the Location while the clock runs.
board-spyfall-can-harley_quinn = Slip hints to the Joker, and make a Hero look suspicious.
board-spyfall-can-accuse = Once a round, accuse somebody: it takes everybody to convict.
board-spyfall-can-ability = { $ability } – { $timing }.
board-spyfall-ability = Ability: { $ability }
board-spyfall-marked = { $place }, Harley Quinn’s mark

### The places

board-spyfall-places = The 20 Locations
board-spyfall-places-left =
    { $count ->
        [0] all crossed out
       *[other] { $count } possible
    }
board-spyfall-places-how = Tap a Location to cross it out: this stays on your device, for you alone.
board-spyfall-places-read = Locations of earlier rounds are crossed out.
board-spyfall-places-claim = Tap the Location you name: it is your only answer.
board-spyfall-places-clear = Cross out nothing
board-spyfall-place-spent = already played
board-spyfall-place-crossed = crossed out

### The people

board-spyfall-mark-winner = wins
board-spyfall-mark-suspect = on the spot
board-spyfall-mark-asks = asks
board-spyfall-mark-answers = answers
board-spyfall-mark-dealer = deals
board-spyfall-mark-accused = has accused
board-spyfall-mark-declared = declared the Multiverse
board-spyfall-mark-applauded = applauded
board-spyfall-fingers =
    { $count ->
        [one] { $count } finger
       *[other] { $count } fingers
    }
board-spyfall-points =
    { $count ->
        [one] point
       *[other] points
    }
board-spyfall-won = +{ $count }

### The end of a round, and the points

board-spyfall-round-over = End of round { $round }
board-spyfall-round-won = { $reason } Victory: { $winner }.
board-spyfall-card-points = { $card } (+{ $points })
board-spyfall-was-joker =
    { $seat_is_me ->
        [yes] The Joker was you.
       *[no] The Joker was { $seat }.
    }
board-spyfall-fact =
    { $seat_is_me ->
        [yes] The Joker was you
       *[no] { $seat } was the Joker
    }; the Location, { $place }.
board-spyfall-story-special = Round { $round }: { $kind }. { $how }
board-spyfall-story-unmasked =
    Round { $round }: { $seat_is_me ->
        [yes] you were the Joker, and the table found out.
       *[no] the table unmasks the Joker, { $seat }.
    }
board-spyfall-story-harley = Round { $round }: the table convicts Harley Quinn: { $target_or_you }. The Joker was { $seat_or_you }.
board-spyfall-story-wrong = Round { $round }: the table convicts { $target_or_you } wrongly; the Joker was { $seat_or_you }.
board-spyfall-story-nobody = Round { $round }: nobody is convicted; the Joker was { $seat_or_you }.
board-spyfall-story-guessed =
    Round { $round }: { $seat_is_me ->
        [yes] as the Joker, you guess the Location: { $place }.
       *[no] { $seat }, as the Joker, guesses the Location: { $place }.
    }
board-spyfall-story-lost =
    Round { $round }: { $seat_is_me ->
        [yes] as the Joker, you reveal yourself, and the Heroes win.
       *[no] { $seat }, as the Joker, is revealed, and the Heroes win.
    }
board-spyfall-story-other = Round { $round }: { $how } The Joker was { $seat_or_you }.
board-spyfall-story-accused =
    { $seat_is_me ->
        [yes] You accused
       *[no] { $seat } accused
    } { $target_or_you }, { $right ->
        [yes] rightly, and convinced nobody.
       *[no] wrongly.
    }
board-spyfall-story-suspected =
    You suspected { $target }, { $right ->
        [yes] rightly.
       *[no] wrongly.
    }
board-spyfall-convicted = The table has decided
board-spyfall-applaud = Applaud, just for fun:
board-spyfall-applause = { $count } × applause
board-spyfall-scores = Score sheet
board-spyfall-scores-joker = Joker: { $name }.
board-spyfall-total = Total
board-spyfall-stamp-right = Right
board-spyfall-stamp-wrong = Wrong

## What those do who are waited for, and the rule of the moment.

doing-dc_spyfall-look =
    { $count ->
        [one] { $names } looks at their card.
       *[other] { $names } look at their cards.
    }
doing-dc_spyfall-ask =
    { $count ->
        [one] { $names } thinks of a question.
       *[other] { $names } think of a question.
    }
    .rule = Whoever was asked asks next.
doing-dc_spyfall-answer =
    { $count ->
        [one] { $names } thinks of an answer.
       *[other] { $names } think of an answer.
    }
    .rule = Clear enough to be trusted, vague enough to teach the Joker nothing.
doing-dc_spyfall-power = A power could be used…
    .rule = It always takes the same time, whether anybody has one or not.
doing-dc_spyfall-vote =
    { $count ->
        [one] { $names } has not voted yet.
       *[other] { $names } have not voted yet.
    }
    .rule = A conviction has to be unanimous.
doing-dc_spyfall-claim =
    { $count ->
        [one] { $names } names the Location.
       *[other] { $names } name the Location.
    }
    .rule = The Joker wins with the right Location.
doing-dc_spyfall-harley_talk =
    { $count ->
        [one] { $names } is still talking.
       *[other] { $names } are still talking.
    }
doing-dc_spyfall-harley_point =
    { $count ->
        [one] { $names } has not pointed at anybody yet.
       *[other] { $names } have not pointed at anybody yet.
    }
doing-dc_spyfall-multiverse_talk =
    { $count ->
        [one] { $names } is still talking.
       *[other] { $names } are still talking.
    }
doing-dc_spyfall-multiverse_vote =
    { $count ->
        [one] { $names } has not voted yet.
       *[other] { $names } have not voted yet.
    }
doing-dc_spyfall-final_talk =
    { $count ->
        [one] { $names } is still talking.
       *[other] { $names } are still talking.
    }
    .rule = Time is up: say whom you suspect.
doing-dc_spyfall-final_point =
    { $count ->
        [one] { $names } has not pointed at anybody yet.
       *[other] { $names } have not pointed at anybody yet.
    }
doing-dc_spyfall-round_end =
    { $count ->
        [one] { $names } is still looking at the results.
       *[other] { $names } are still looking at the results.
    }
