### The words of the board of La Rose Noire, English.

board-rose-standing =
    { $seat_is_me ->
        [yes] Turn { $turn }, { $hour } – your turn
       *[no] Turn { $turn }, { $hour } – { $seat }
    }
board-rose-standing-all = Turn { $turn }, { $hour }
board-rose-hour-lumines = Lumines
board-rose-hour-sextines = Sextines
board-rose-hour-vesperines = Vespérines
board-rose-hour-estellines = Estellines
board-rose-hour-albines = Albines
board-rose-before = The seven Suspects come in, the cards are shuffled.
board-rose-hours = Time
board-rose-dial = The five phases of a Turn
board-rose-day = Turn { $turn } of { $turns }
board-rose-turn = Turn { $turn }
board-rose-over = The game is over
board-rose-omen-silence = silence
board-rose-omen-no_accusation = no Accusation
board-rose-omen-unanimous = all must agree
board-rose-omen-fury = Spectral Fury
board-rose-omen-moonless = Moonless Night
board-rose-arc = The seven Suspects, around the Graveyard
board-rose-graveyard = Graveyard
board-rose-at = with { $who }
board-rose-at-graveyard = in the Graveyard
board-rose-pile =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
board-rose-investigated =
    { $seat_is_me ->
        [yes] You Investigated here
       *[no] { $seat } Investigated here
    }
board-rose-accused-by = Ballots: { $seats }
board-rose-suspect-accomplice = Accomplice
board-rose-suspect-dead = dead
board-rose-suspect-protected = protected
board-rose-suspect-isolated = confined
board-rose-suspect-empty = pile empty
board-rose-alive = alive
board-rose-pick = Name { $name }
board-rose-pick-two = Name two Suspects
board-rose-pick-some = Name one or two Suspects
board-rose-pick-second = And the second?
board-rose-threshold =
    { $count ->
        [one] It takes { $count } vote of { $all }
       *[other] It takes { $count } votes of { $all }
    }
board-rose-now-played = being played now
board-rose-discard-short = Discard ({ $count })
board-rose-discard-top =
    { $count ->
        [one] Discard, one card: { $card }, open help
       *[other] Discard, { $count } cards. On top: { $card }, open help
    }
board-rose-discard =
    { $count ->
        [0] Clue discard: empty
        [one] Clue discard: one card
       *[other] Clue discard: { $count } cards
    }
board-rose-discard-empty = Nothing yet.
board-rose-deck = The cards of this game
board-rose-deck-note =
    { $drawn ->
        [0] The Actions and Traps that are spread over the piles, beside the five Proofs.
        [one] One bonus card came in at random, one other card went out: nobody knows which. All Proofs stay.
       *[other] { $drawn } bonus cards came in at random, as many others went out: nobody knows which. All Proofs stay.
    }
board-rose-copies =
    { $seen ->
        [0] × { $count }
       *[other] × { $count }, { $seen } of them discarded
    }
board-rose-hidden-role = hidden role
board-rose-holds =
    { $count ->
        [0] no cards in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-rose-pawn-on = pawn on { $who }
board-rose-pawn-home = pawn off the board
board-rose-mark-winner = winner
board-rose-mark-active = to play
board-rose-mark-first = First Player
board-rose-mark-locked = ballot locked
board-rose-mark-penance = penance
board-rose-mark-exorcised = exorcised
board-rose-no-ballot = nobody
board-rose-my-ballot = Your ballot: { $who }
board-rose-rector-hand = in hand
board-rose-rector-deck = deck
board-rose-rector-discard = discard
board-rose-played = Cards played:
board-rose-accusations = Accusations
board-rose-accusation-by = Turn { $turn }, by { $seats }
board-rose-exact = Exact
board-rose-inexact = Inexact
board-rose-accused = The Accusation: { $who }
board-rose-told-exact = Exact! { $who }: both Accomplices.
board-rose-told-inexact = At least one of them is no Accomplice.
board-rose-ballots = The ballots
board-rose-not-accused = No Accusation
board-rose-needed =
    { $count ->
        [one] It took { $count } vote for the same pair.
       *[other] It took { $count } votes for the same pair.
    }
board-rose-dawn = Albines, dawn
board-rose-dawn-dead =
    { $count ->
        [0] Nobody died in the night.
        [one] One victim was found: { $who }.
       *[other] Two victims were found: { $who }.
    }
board-rose-reveal = The roles are shown
board-rose-ending = All is revealed
board-rose-grid = Who said what? Your grid
board-rose-grid-note = What everybody said of each Suspect, and what you think, for you alone and kept on this device. Tap once to clear them, twice to suspect, three times to wipe it out.
board-rose-grid-mine = You
board-rose-grid-cell = Your opinion, { $who }: { $state }
board-rose-guess-innocent = innocent, you think
board-rose-guess-guilty = an Accomplice, you think
board-rose-guess-open = nothing noted
board-rose-said-innocent = called innocent
board-rose-said-guilty = suspected
board-rose-said-unsure = not sure
board-rose-said-pair = in a proposed pair
board-rose-scores = Points
board-rose-game = Game { $game }
board-rose-total = Total
board-rose-group-investigate = Investigate
board-rose-group-suspect = Suspects
board-rose-group-kill = Kill
board-rose-history = Turn by turn
board-rose-history-empty = Nothing yet.
board-rose-deed-investigate =
    { $seat_is_me ->
        [yes] You Investigate { $who }
       *[no] { $seat } Investigates { $who }
    }
board-rose-deed-take =
    { $seat_is_me ->
        [yes] You take a card { $where }
       *[no] { $seat } takes a card { $where }
    }
board-rose-deed-peek =
    { $seat_is_me ->
        [yes] { $count ->
            [one] You peek at one card { $where }
           *[other] You peek at { $count } cards { $where }
        }
       *[no] { $count ->
            [one] { $seat } peeks at one card { $where }
           *[other] { $seat } peeks at { $count } cards { $where }
        }
    }
board-rose-deed-play =
    { $on ->
        [seat] { $seat_is_me ->
            [yes] You play “{ $card }”: { $target }
           *[no] { $seat } plays “{ $card }”: { $target_or_you }
        }
        [suspects] { $seat_is_me ->
            [yes] You play “{ $card }”: { $who }
           *[no] { $seat } plays “{ $card }”: { $who }
        }
       *[nobody] { $seat_is_me ->
            [yes] You play “{ $card }”
           *[no] { $seat } plays “{ $card }”
        }
    }
board-rose-deed-event =
    { $on ->
        [seat] The Rector plays “{ $card }”: { $target_or_you }
        [suspects] The Rector plays “{ $card }”: { $who }
       *[nobody] The Rector plays “{ $card }”
    }
board-rose-deed-trap =
    { $seat_is_me ->
        [yes] A Trap! You draw “{ $card }” { $where }
       *[no] A Trap! { $seat } draws “{ $card }” { $where }
    }
board-rose-deed-cancel =
    { $seat_is_me ->
        [yes] You pour Holy Water on “{ $card }”
       *[no] { $seat } pours Holy Water on “{ $card }”
    }
board-rose-deed-show =
    { $count ->
        [0] { $target_is_me ->
            [yes] You show { $seat_or_you } no Proof
           *[no] { $target } shows { $seat_or_you } no Proof
        }
        [one] { $target_is_me ->
            [yes] You show { $seat_or_you } one Proof
           *[no] { $target } shows { $seat_or_you } one Proof
        }
       *[other] { $target_is_me ->
            [yes] You show { $seat_or_you } { $count } Proofs
           *[no] { $target } shows { $seat_or_you } { $count } Proofs
        }
    }
board-rose-deed-spy =
    { $target_is_me ->
        [yes] { $seat } looks at your whole hand
       *[no] { $seat_is_me ->
            [yes] You look at the whole hand of { $target }
           *[no] { $seat } looks at the whole hand of { $target }
        }
    }
board-rose-deed-intercept = A card of the Rector goes to the discard, seen by { $seat_or_you }
board-rose-deed-swap = A card exchanged: { $seat_or_you } and { $target_or_you }
board-rose-deed-file =
    { $seat_is_me ->
        [yes] You take “{ $card }” back from the discard
       *[no] { $seat } takes “{ $card }” back from the discard
    }
board-rose-deed-lose =
    { $seat_is_me ->
        [yes] One of your cards goes to the Graveyard
       *[no] A card of { $seat } goes to the Graveyard
    }
board-rose-deed-bury =
    { $count ->
        [one] The pile of { $who } goes to the Graveyard: one card
       *[other] The pile of { $who } goes to the Graveyard: { $count } cards
    }
board-rose-deed-kill = Dead in broad daylight: { $who } (“{ $card }”)
board-rose-deed-accuse =
    { $count ->
        [0] Accusation: { $who }. Inexact (by { $seats })
       *[other] Accusation: { $who }. Exact! (by { $seats })
    }
board-rose-deed-answer =
    { $count ->
        [0] Confession: { $who }, no Accomplice
       *[other] Confession: { $who }, at least one Accomplice
    }
board-rose-deed-idle = The Rector plays nothing
board-rose-deed-decline = The Rector plays nothing
board-rose-deed-discard =
    { $count ->
        [0] The Rector discards nothing
        [one] The Rector discards one card
       *[other] The Rector discards { $count } cards
    }
board-rose-deed-night =
    { $number ->
        [0] The night passes without a death
       *[other] Dead in the night: { $who }
    }
board-rose-deed-reveal =
    { $seat_is_me ->
        [yes] You show your role
       *[no] { $seat } shows their role
    }
board-rose-topic-hand = My hand
board-rose-role =
    { $whose ->
        [mine] Your role: { $role }
       *[theirs] Role: { $role }
    }
board-rose-aim-investigator = Name both Accomplices in one Accusation.
board-rose-aim-possessed = You win as soon as both Accomplices are dead. Nobody must guess who you are.
board-rose-aim-rector = Play a Goal that is ready, or last until the end of Turn 5.
board-rose-can-investigate = By day, investigate the Suspects and play your cards: each Proof clears somebody.
board-rose-can-rector = Choose your two Accomplices, then hinder the inquiry with an Event each evening.
board-rose-can-investigator-besides = At the Sextines, accuse two Suspects together: a mistake costs nothing. But somebody may be lying.
board-rose-can-possessed-besides = At night, show yourself to the Rector if you like, and kill a Suspect.
board-rose-can-rector-besides = At night, from Turn 2 on, kill a Suspect or nobody: no one will know who struck.
board-rose-hand = In hand: { $cards }
board-rose-hand-empty = No cards in hand
board-rose-given = Given, waiting for the other: { $card }
board-rose-accomplices = The Accomplices: { $who }
board-rose-possessed = Possessed: { $seat_or_you }
board-rose-own-discard = The Rector’s discard: { $cards }
board-rose-goal-tribute = Tribute: { $count }/{ $needed } Innocents dead
board-rose-goal-knights =
    { $count ->
        [one] Knights-Blades: on Turn { $turn } with { $needed } Suspects alive ({ $count } is left), or on Turn 5
       *[other] Knights-Blades: on Turn { $turn } with { $needed } Suspects alive ({ $count } are left), or on Turn 5
    }
board-rose-proofs =
    { $count ->
        [0] No Proof seen
        [one] Proofs seen: { $count } of 5
       *[other] Proofs seen: { $count } of 5
    }
board-rose-proof = { $who }: cleared ({ $where })
board-rose-unproved = Without a Proof: { $who }
board-rose-in-hand = in hand
board-rose-held-by = in the hand of { $name }
board-rose-seen-then = card seen on Turn { $turn }
board-rose-unknown = …
board-rose-piles = What is known of the piles, from the top
board-rose-pile-known =
    { $count ->
        [one] { $place } (one card): { $cards }
       *[other] { $place } ({ $count } cards): { $cards }
    }
board-rose-held = What is known of the hands
board-rose-held-line = { $name }: { $cards }
board-rose-buried = Somewhere in the Graveyard: { $cards }
board-rose-journal = Notebook
board-rose-stale = { $note } (moved since)
board-rose-no-proof = no Proof
board-rose-note-drew = Turn { $turn } – card taken { $where }: { $shown }
board-rose-note-peeked = Turn { $turn } – seen { $where }: { $order }
board-rose-note-ordered = Turn { $turn } – put back { $where }: { $order }
board-rose-note-saw = Turn { $turn } – seen with { $seat }: { $shown }
board-rose-note-showed = Turn { $turn } – shown to { $seat_or_you }: { $shown }
board-rose-note-swapped = Turn { $turn } – with { $seat }: gave { $given }, got { $shown }
board-rose-note-lost = Turn { $turn } – lost: { $shown }
board-rose-note-took = Turn { $turn } – taken back from the discard: { $shown }
board-rose-note-discarded = Turn { $turn } – discarded: { $shown }
board-rose-note-night =
    { $count ->
        [0] Night { $turn } – met { $seat_or_you }, no victim
       *[other] Night { $turn } – met { $seat_or_you }, victim of the Possessed: { $who }
    }
board-rose-hush-silence = A Vow of Silence: nobody talks until the end of the next Sextines.
board-rose-hush-night = At night nobody talks. Words come back with the dawn.
board-rose-uncovered = Roles, hands and nights
board-rose-were-accomplices = The Accomplices were { $who }.
board-rose-story-wrong =
    Turn { $turn }: { $who } stand accused: { $right ->
        [0] neither is an Accomplice.
       *[other] only one is an Accomplice.
    }
board-rose-story-betrayed =
    Turn { $turn }: { $seat_is_me ->
        [yes] you, the Possessed, accuse { $who }: wrong.
       *[no] { $seat }, the Possessed, accuses { $who }: wrong.
    }
board-rose-story-oath =
    { $seat_is_me ->
        [yes] You swore
       *[no] { $seat } swore
    } that { $who } was innocent. That was false.
board-rose-story-death =
    Night { $turn }: { $guilty ->
        [yes] death comes to the Accomplices: { $who }.
       *[no] death comes to { $who }.
    }
board-rose-story-ballot =
    You accused { $who }: { $right ->
        [0] wrong.
        [one] only one was an Accomplice.
       *[other] right.
    }
board-rose-story-silent = In { $count } Turns, no Accusation found enough ballots.
board-rose-story-exact =
    Turn { $turn }: { $seats } { $seats_has_me ->
        [yes] accuse
       *[no] { $seats_count ->
            [one] accuses
           *[other] accuse
        }
    } { $who }, and that is right.
board-rose-the-accomplices = The two Accomplices
board-rose-nights = The nights
board-rose-night =
    Night { $turn }: { $met ->
        [yes] { $killed ->
            [0] the Possessed comes without killing
           *[other] the Possessed kills { $possessed }
        }
       *[no] nobody comes to the Rector
    }; { $slain ->
        [0] the Rector kills nobody.
       *[other] the Rector kills { $rector }.
    }
board-rose-stamp-exact = Right
board-rose-stamp-inexact = Wrong

## What those do who are waited for, and the rule of the moment.

doing-rose_noire-choose =
    { $count ->
        [one] { $names } makes up their mind.
       *[other] { $names } make up their minds.
    }
doing-rose_noire-accomplices =
    { $count ->
        [one] { $names } chooses the Accomplices.
       *[other] { $names } choose the Accomplices.
    }
    .rule = Two of seven Suspects: that pair has to be found.
doing-rose_noire-turn =
    { $count ->
        [one] { $names } investigates.
       *[other] { $names } investigate.
    }
    .rule = On a turn one plays Actions and investigates a Suspect.
doing-rose_noire-react =
    { $count ->
        [one] { $names } has a choice to make.
       *[other] { $names } have a choice to make.
    }
doing-rose_noire-trap =
    { $count ->
        [one] A trap! { $names } reacts.
       *[other] A trap! { $names } react.
    }
    .rule = It takes the same time, whether there is Holy Water or not.
doing-rose_noire-summons =
    { $count ->
        [one] { $names } answers the summons.
       *[other] { $names } answer the summons.
    }
doing-rose_noire-sextines =
    { $count ->
        [one] { $names } has not fixed an accusation yet.
       *[other] { $names } have not fixed an accusation yet.
    }
    .rule = The Investigators have to agree on the same pair.
doing-rose_noire-dusk =
    { $count ->
        [one] { $names } prepares the night.
       *[other] { $names } prepare the night.
    }
    .rule = The Rector may play an Event, then discards.
doing-rose_noire-night =
    { $count ->
        [one] It is night: { $names } chooses in the dark.
       *[other] It is night: { $names } choose in the dark.
    }
    .rule = The night always takes the same time, whatever happens in it.
    .meanwhile = The Possessed may first show themselves to the Rector and kill; then the Rector may kill. At dawn the victims are found, and nobody is told who killed them.
