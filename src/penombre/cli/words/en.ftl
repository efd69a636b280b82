### Pénombre on the command line: what the terminal says in English.

### The table

cli-you = { $name } (you)
cli-player = player
cli-players = players
cli-hello = { $game }, { $players } players
cli-hello-bots =
    { $count ->
        [one] You play against { $count } bot (level: { $level }).
       *[other] You play against { $count } bots (level: { $level }).
    }
cli-hello-watch = You watch { $count } bots (level: { $level }).
cli-hello-relay =
    { $count ->
        [0] There are { $people } of you to pass this terminal on. What is secret shows after Enter only, to whoever holds it.
        [one] There are { $people } of you to pass this terminal on, with { $count } bot (level: { $level }). What is secret shows after Enter only, to whoever holds it.
       *[other] There are { $people } of you to pass this terminal on, with { $count } bots (level: { $level }). What is secret shows after Enter only, to whoever holds it.
    }
cli-relay-pass = Pass to { $name } (Enter; or who interrupts: their name)
cli-relay-listen = Enter to listen on (or who interrupts: their name)
cli-relay-wrong = “{ $word }”: type Enter, q to quit, or one of the names { $names }.
cli-level-random = random
cli-level-judgement = judgement
cli-level-search = expert
cli-commitment = Sealed deal: { $commitment }
cli-hello-help = Type the number of an answer, ? for help, r for the rules, q to quit.
cli-resumed = You take up the match where you left it.
cli-you-are = You are { $name }, seat { $seat }.
cli-answered = You choose: { $answer }
cli-answered-closed = Your answer, face down: { $answer }
cli-log-empty = Nothing has happened yet.
cli-log = The log since the beginning

### The question

cli-impossible = impossible: { $reason }
cli-prompt = Your answer
cli-prompt-several =
    { $most ->
        [one] { $least ->
            [0] One number, or Enter for none
           *[other] One number
        }
       *[other] { $least ->
            [0] Up to { $most } numbers, with spaces between them, or Enter for none
           *[other] { $same ->
                [yes] { $most } numbers, with spaces between them
               *[no] { $least } to { $most } numbers, with spaces between them
            }
        }
    }
cli-prompt-repeat = (the same one may come again)
cli-prompt-text = Your text, at most { $most } characters
cli-prompt-address = To whom, and what (?: ideas)
cli-prompt-to = To { $name } (?: ideas)
cli-prompt-words = Your answer (?: ideas)
cli-prompt-listen = Enter to listen on
cli-ideas-topics = Type a number, or words of your own. Other topics, as in “? smell”: { $topics }.
cli-said-to = { $name }: “{ $words }”
cli-passed = { NUMBER($seconds, maximumFractionDigits: 1) } s
cli-talk-hint = To talk: say …, accuse NAME, vouch NAME, claim WORDS.
cli-besides = Or, instead of answering, type “{ $word }”: { $label }.
cli-besides-any-time = At any time, type “{ $word }”: { $label }.
cli-besides-all = Or: { $words }.
cli-besides-listening = You may also type: { $words }.
cli-besides-name = NAME
cli-besides-word-reveal = reveal
cli-besides-word-anything = anything
cli-besides-word-stay_silent = silence
cli-besides-word-boom_tube = boom
cli-besides-word-accuse = accuse
cli-besides-word-joker_reveal = reveal
cli-besides-word-declare_multiverse = multiverse
cli-besides-word-greatest_detective = detective
cli-besides-word-speed_force-more = slower
cli-besides-word-speed_force-less = faster
cli-besides-word-lasso_of_truth = lasso
cli-besides-word-alibi = alibi
cli-besides-word-decouverte = discovery
cli-besides-word-renoncement = renunciation
cli-besides-word-couverture = cover
cli-others-first = or { $key }: let the others speak first

### What was typed wrong

cli-wrong-empty = Type an answer, or ? for help.
cli-wrong-number =
    { $most ->
        [1] There is no answer { $number }; the only one is 1.
       *[other] There is no answer { $number }; choose 1 to { $most }.
    }
cli-wrong-word =
    { $most ->
        [1] “{ $word }” is no answer; type 1, or ? for help.
       *[other] “{ $word }” is no answer; type a number from 1 to { $most }, or ? for help.
    }
cli-wrong-doubt = “{ $word }” could mean { $meanings }; say which.
cli-wrong-refused = That is impossible: { $reason }
cli-wrong-several =
    { $same ->
        [yes] { $most } answers are needed, not { $given }.
       *[no] { $least } to { $most } answers are needed, not { $given }.
    }
cli-wrong-twice = Answer { $number } is given twice; they have to be different.
cli-wrong-text = A text of { $least } to { $most } characters is needed, not { $given }.
cli-wrong-addressee = Say to whom first, by number or name, then your question. There are { $names }.
cli-wrong-aim = Say who: “{ $form }”, one of { $names }.
cli-wrong-command = “{ $word }” is no command; /help shows them all.
cli-wrong-listening = “{ $word }” means nothing here; press Enter to listen on, or ? for help.
cli-wrong-listed = “{ $word }” is not on the list.
cli-wrong-no-list = There is no list to cross out in this game.
cli-wrong-card = No card is called “{ $word }”.
cli-wrong-card-close = No card is called “{ $word }”. Perhaps: { $close }?
cli-wrong-player = Nobody is called “{ $word }” at this table; there are { $names }.
cli-wrong-statement = “{ $word }” cannot be said at this table; these can: { $words }.
cli-wrong-unsaid = That cannot be said now.
cli-wrong-silence = Say something: { $command } …
cli-wrong-wait = Nobody else is waited for: it is up to you.

### Help

cli-help = What you can type
cli-help-answer = 1, 2, … or the name
cli-help-answer-text = choose this answer
cli-help-listen = Enter
cli-help-listen-text = listen on
cli-help-address = 2 What do you see?
cli-help-address-text = ask player number 2, or by name: “Basile What do you see?”
cli-help-words = A lot of water.
cli-help-words-text = answer in your own words
cli-help-ideas = ?
cli-help-ideas-text = ready phrases, by number; “? smell” for a topic
cli-help-help = ?
cli-help-help-text = this help; “? { $card }” reads a card, “? { $rule }” a chapter of the rules
cli-help-cards = c
cli-help-cards-text = your cards and their texts
cli-help-rules = r
cli-help-rules-text = the rules
cli-help-table = t
cli-help-table-text = the table and what you know
cli-help-log = l
cli-help-log-text = the log since the beginning
cli-help-cross = cross NAME, NAME
cli-help-cross-text = cross out on your list, or write in again; “cross” alone shows it
cli-help-moments = moments WORD
cli-help-moments-text = when to ask you where everybody may react: always, playable (if you have something to play), never
cli-moments-always = You will be asked at every moment to react in.
cli-moments-playable = You will be asked when you have something to react with.
cli-moments-never = You will no longer be asked at moments to react in: you pass.
cli-wrong-moments = “{ $word }”: type moments always, moments playable or moments never.
cli-wrong-no-moments = This game has no such moments, or several of you share this terminal.
cli-help-say = say …
cli-help-say-text = talk freely
cli-help-unsay = unsay
cli-help-unsay-text = what you said last was just words, whatever it was understood as
cli-help-accuse = accuse NAME
cli-help-accuse-text = accuse somebody; “vouch NAME” to stand up for them
cli-help-claim = claim WORDS
cli-help-claim-text = say who you are or what you know, in words of the game; “claim WORDS NAME” where it is about somebody
cli-help-emote = emote smile
cli-help-emote-text = make a face: laugh, think, doubt, gasp, shrug, applaud
cli-help-wait = w
cli-help-wait-text = let the others speak first, when several are waited for
cli-help-quit = q
cli-help-quit-text = quit; the match is kept, “penombre play --resume” takes it up
cli-help-slash = Where you write, a command begins with a slash: /t, /cross oa, /help.

### The end

cli-over = End of the match
cli-winners =
    { $winner_seats_count ->
        [0] Nobody wins.
       [1] { $winner_seats_has_me ->
            [yes] You win.
           *[no] Won by { $winner_seats }.
        }
       *[other] Won by { $winner_seats }.
    }
cli-you-won =
    { $winner_seats_count ->
        [0] You have won!
       *[other] You have won, with { $winner_seats }!
    }
cli-you-lost = You have lost.
cli-opened = The deal is opened: the secret sealed at the start was { $secret }
cli-to-verify = To verify the deal: { $command }
cli-to-replay = To see the match again: { $command }
cli-left = The match is kept; to take it up again: { $command }

### Seeing a match again

cli-replay = { $game }, { $players } players, as seen by { $who }
cli-replay-spectator = the audience
cli-replay-all = everybody at once
cli-replay-warning = Careful: this match is not over, and these are all its secrets.
cli-replay-secrets = This shows every secret of the match.
cli-replay-keys = Enter: next; n: up to the next phase; e: up to the end; b: back; 40: step 40; t: the table; q: quit
cli-replay-prompt = [{ $step }/{ $steps }]
cli-replay-unfinished = The match is not over.
cli-replay-wrong = “{ $word }”: type Enter, n, e, b, a number, t or q.
cli-replay-first = This is the beginning.
cli-replay-answer = { $name } answers: { $answer }
cli-replay-time = The hourglass answers: { $answer }
cli-replay-private = in secret to { $name }: { $text }
cli-replay-whisper = only to { $names }: { $text }

### The rules

cli-rules-players = { $least } to { $most } players. { $length }.
cli-rules-minute = In a minute
cli-rules-minute-win = Who wins
cli-rules-minute-forget = What beginners forget
cli-rules-chapters = How to play
cli-rules-examples = Examples
cli-rules-characters = Characters
cli-rules-roles = Roles
cli-rules-camps = Camps
cli-rules-objectives = Objectives
cli-rules-places = Places
cli-rules-actions = Actions of the Places
cli-rules-clues = Clue cards
cli-rules-supports = Support tokens
cli-rules-areas = Areas of the Investigation board
cli-rules-suspects = Suspects
cli-rules-locations = Locations
cli-rules-cards = Cards
cli-rules-abilities = Ability cards
cli-rules-profiles = Profiles
cli-rules-tiles = Cards on the table
cli-rules-presets = Sets
cli-rules-settings = Table options
cli-rules-endings = Possible endings
cli-rules-original = Original name: { $name }
cli-rules-when = When: { $when }
cli-rules-moments = Moments: { $moments }
cli-rules-camp = Camp: { $camp }
cli-rules-source = Source: { $source }
cli-rules-origin = { $source }: { $values }
cli-rules-needs = Only played with: { $needs }
cli-rules-only-with = With { $players } players only
cli-rules-count =
    { $count ->
        [one] { $count } card in the box
       *[other] { $count } cards in the box
    }
cli-rules-copies = { $count } copies in the box
cli-rules-victory =
    { $points ->
        [one] Victory: { $points } point
       *[other] Victory: { $points } points
    }
cli-rules-made-of = { $characters }
cli-rules-option-default = by default: { $value }
cli-rules-option-flag = yes or no
cli-rules-option-number = from { $low } to { $high }
cli-rules-option-nothing = nothing
cli-rules-option-choice = one of: { $choices }
cli-rules-option-list = a list, with + between its items
cli-rules-more = “{ $command }” gives the text of a card.
cli-rules-chapters-left = There is more: { $titles }. To read one: “? { $rule }”.
cli-rules-whole = To read everything, in another terminal: { $command }

### The games

cli-game-line = { $least } to { $most } players

### Kemomimi Panic

cli-kemomimi-title =
    { $many ->
        [yes] Game { $game } · { "" }
       *[no] { "" }
    }{ $time_id ->
        [night] Night { $day }
       *[day] Day { $day }
    } · { $moon } · { $leader_is_me ->
        [yes] you are the Leader
       *[no] Leader: { $leader }
    }
cli-kemomimi-character = character
cli-kemomimi-jewels = jewels
cli-kemomimi-role = role
cli-kemomimi-points = pts
cli-kemomimi-state = state
cli-kemomimi-your-character = Your character, seen by all: { $card }
cli-kemomimi-your-role = Your role, secret: { $card }
cli-kemomimi-leader = Leader
cli-kemomimi-suspect = suspect
cli-kemomimi-left-out = left out
cli-kemomimi-protected = protected
cli-kemomimi-double = double hand
cli-kemomimi-ghost = ghost
cli-kemomimi-out = eliminated
cli-kemomimi-used = power used
cli-kemomimi-hidden-role = [{ $role }]
cli-kemomimi-my-role = Your secret role: { $role } – camp: { $camp }
cli-kemomimi-knows-first-role = Your role before the swap: { $role }
cli-kemomimi-knows-check =
    You know, from day { $day }: { $target } { $answer_id ->
        [civilian] is a Civilian.
       *[not_civilian] is not a Civilian.
    }
cli-kemomimi-knows-check-before-swap =
    You know, from before the swap: { $target } { $answer_id ->
        [civilian] was a Civilian.
       *[not_civilian] was not a Civilian.
    }
cli-kemomimi-knows-paper = Your paper bears the name: { $target }
cli-kemomimi-knows-master = Your master: { $target }
cli-kemomimi-knows-guess = Your secret suspicion: { $target }

### Tokyo Ghoul

cli-tokyo-title =
    { $turn ->
        [0] { $phase }
       *[other] Turn { $turn } · { $seat_is_me ->
            [yes] yours
           *[no] { $seat }’s
        }
    } · Reserve: { $reserve }
cli-tokyo-tokens = tokens
cli-tokyo-face-up = face up
cli-tokyo-state = state
cli-tokyo-hand-is = hand: { $cards }
cli-tokyo-face-up-is = face up: { $cards }
cli-tokyo-tokens-are = tokens: { $tokens }
cli-tokyo-support-is = Support: { $support }
cli-tokyo-hidden = hidden
cli-tokyo-unknown = Unknown red Place
cli-tokyo-red = { $place } (red)
cli-tokyo-tokens-by-area = { $tokens } ({ $areas })
cli-tokyo-cards = { $cards }
cli-tokyo-active = plays
cli-tokyo-questioned = questioned
cli-tokyo-open = open hand
cli-tokyo-dead = dead
cli-tokyo-won = wins: { $objectives }
cli-tokyo-pool = Among you: { $characters }.
cli-tokyo-your-character = Your character, secret: { $card }
cli-tokyo-my-character = Your secret character: { $character } – { $camp }
cli-tokyo-mine-counts = { $objective }: { $count }/{ $needed } { $card }
cli-tokyo-mine-hunts = { $objective }: { $camp }
cli-tokyo-mine-special =
    Special action: { $count }/{ $needed } { $card }, against { $proof ->
        [one] { $proof } token
       *[other] { $proof } tokens
    } or more
cli-tokyo-mine-companion =
    { $objective }: { $character }, { $here ->
        [yes] who is in the game
       *[no] who is not in the game
    }
cli-tokyo-mine-hand =
    { $card_id ->
        [none] Your hand: { $cards }
       *[other] Your hand: { $cards }; face up: { $card }
    }
cli-tokyo-mine-kaneki =
    { $target_is_me ->
        [yes] Support: Transformed Kaneki is with you.
       *[no] Support: Transformed Kaneki is with { $target }.
    }
cli-tokyo-mine-neutral = Support, tokens you know to be neutral: { $seats }.
cli-tokyo-mine-memory =
    { $turn ->
        [0] At the start
       *[other] Turn { $turn }
    }, { $target }: { $told }
cli-tokyo-mine-saw = seen { $cards }
cli-tokyo-mine-showed = shown { $cards }
cli-tokyo-mine-gave = given { $card }
cli-tokyo-mine-took = received { $card }

### La Rose Noire

cli-rose-title =
    { $many ->
        [yes] Game { $game } · { "" }
       *[no] { "" }
    }Turn { $turn }/{ $turns } · { $phase } · { $seat_is_me ->
        [yes] you are the Rector
       *[no] Rector: { $seat }
    }
cli-rose-talk = To talk: claim innocent deirdre, claim guilty taran, claim go taran, claim pair aodhan taran, accuse NAME, vouch NAME, say …
cli-rose-suspect = Suspect
cli-rose-cards = cards
cli-rose-marks = marks
cli-rose-state = state
cli-rose-points = pts
cli-rose-graveyard = Graveyard
cli-rose-accomplice = Accomplice
cli-rose-protected = under protection
cli-rose-isolated = in confinement
cli-rose-investigated = investigated: { $seat }
cli-rose-rector = Rector, deck { $deck }, discard { $discard }
cli-rose-first = First Player
cli-rose-active = plays
cli-rose-penance = in penance
cli-rose-exorcised = under exorcism
cli-rose-ballot = ballot: { $pair }
cli-rose-locked = locked ballot: { $pair }
cli-rose-discard = Discard: { $cards }.
cli-rose-flag-silence = Vow of Silence: nobody talks.
cli-rose-flag-no_accusation = Uproar: no Accusation this Turn.
cli-rose-flag-unanimous = Discord: everybody has to agree to accuse.
cli-rose-flag-fury = Spectral Fury: the Possessed may kill two Suspects tonight.
cli-rose-flag-moonless = Moonless Night: the Rector may kill two Suspects tonight.
cli-rose-accused =
    Accusation of Turn { $turn }: { $pair }. { $exact ->
        [yes] Exact!
       *[no] Inexact.
    }
cli-rose-open =
    { $cards_count ->
        [0] { $name } – { $role }
       *[other] { $name } – { $role }: { $cards }
    }
cli-rose-your-role = Your role: { $card }
cli-rose-your-card = A card for you: { $card }
cli-rose-mine-role = Your role: { $role }
cli-rose-mine-hand = Your hand: { $cards }
cli-rose-mine-accomplices = Your Accomplices: { $pair }
cli-rose-mine-possessed = Possessed: { $target }
cli-rose-mine-discard = Your discard, the last card at the end: { $cards }
cli-rose-mine-innocent = Innocent, you have proof: { $names }
cli-rose-mine-pile = At { $name }’s, from the top: { $told }
cli-rose-mine-graveyard = Graveyard, from the top: { $told }
cli-rose-mine-buried = Somewhere in the Graveyard: { $cards }
cli-rose-mine-held = { $target } holds: { $cards }

### DC Spyfall

cli-spyfall-title =
    { $clock_id ->
        [none] Round { $round }/{ $rounds } · { $phase }
       *[other] Round { $round }/{ $rounds } · { $phase } · { $clock } left
    }
cli-spyfall-final_talk = To talk: accuse NAME, accuse NAME vague, vouch NAME, claim vague NAME, ask NAME, say …
cli-spyfall-harley_talk = To talk: accuse NAME, accuse NAME says too much, vouch NAME, say …
cli-spyfall-multiverse_talk = To talk: claim it is the Multiverse, claim it is not the Multiverse, ask NAME, say …
cli-spyfall-round_end = To talk: say …, emote applaud.
cli-spyfall-hush = While the clock runs, people talk by questions and answers only, and nobody talks during a vote. Faces are allowed between votes, as in “emote smile”.
cli-spyfall-used-up = –: played already.
cli-spyfall-crossed = ✗: crossed out by you.
cli-spyfall-round = r. { $round }
cli-spyfall-points = total
cli-spyfall-state = state
cli-spyfall-card = [{ $card }]
cli-spyfall-dealer = dealer
cli-spyfall-accused = accusation spent
cli-spyfall-declared = Multiverse declared
cli-spyfall-applauded = { $count } × bravo
cli-spyfall-accusation =
    { $outcome_id ->
        [shielded] { $seat } accuses { $target }: Force Field, no vote.
        [failed] { $seat } accuses { $target }. For: { $ayes_seats }. Against: { $noes_seats }.
        [divine] { $seat } accuses { $target }: a God Complex makes it unanimous.
       *[other] { $seat } accuses { $target }: everybody is for it.
    }
cli-spyfall-multiverse = { $seat } declares the Multiverse: { $ayes } yes, { $noes } no.
cli-spyfall-ended =
    { $kind_id ->
        [standard] The Location: { $location }. The round goes to { $winner }.
       *[other] { $winner_id ->
            [nobody] { $kind }. Nobody scores.
           *[other] { $kind }. The round goes to { $winner }.
        }
    }
cli-spyfall-your-place = The Location on your card: { $card }
cli-spyfall-your-role = Your part: { $card }
cli-spyfall-your-ability = Your Ability card: { $card }
cli-spyfall-my-card =
    { $card_id ->
        [joker] You are the Joker.
       *[other] Your card: { $card }
    }
cli-spyfall-my-ability = Your Ability: { $ability }

### Simulations

cli-study = { $game }, { $players } players, { $games } games, bots: { $bots }
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-conversation-title = { $game }: a conversation of bots
cli-conversation-made = What bots say to each other in one match, as its audience hears it. To make this page again, word for word:
cli-study-role = role
cli-study-wins = won
cli-study-times = times
cli-study-of = of
cli-study-rate = share
cli-study-interval = at 95%
cli-study-ending = ending
cli-study-tally = besides
cli-study-points = { $role }, points
cli-study-days = Days
cli-study-turns = Turns
cli-study-rounds = Rounds
cli-study-decisions = Answers
cli-study-length = { $name }: { $mean } on average, median { $median }, 95% below { $p95 }, at most { $longest }
cli-study-speed = { $speed } answers per second, { $seconds } s, { $workers ->
        [one] { $workers } process
       *[other] { $workers } processes
    }

### Death Note

cli-note-title =
    { $many ->
        [yes] Game { $game }/{ $games } · { "" }
       *[no] { "" }
    }{ $phase_id ->
        [round] Round { $round }/{ $rounds } { $clockwise ->
            [yes] ↻
           *[no] ↺
        }
       *[other] { $phase }
    } · { $seat_is_me ->
        [yes] you are L
       *[no] L: { $seat }
    }
cli-note-talk = To talk: claim I am Misa, claim rebirth, claim left to draw, accuse NAME, accuse NAME Light, vouch NAME, say …
cli-note-pass = Enter to pass; “moments” sets when you are asked.
cli-note-pass-always = Enter to pass.
cli-note-suspicion = Suspicions
cli-note-cards = cards
cli-note-apples = apples
cli-note-state = state
cli-note-role-revealed = revealed: { $role }
cli-note-role-held = { $role }
cli-note-role-dead = † { $role }
cli-note-secret-death = † secret role
cli-note-active = plays
cli-note-mark-left = left the Investigation
cli-note-mark-discarded = discarded the Investigation
cli-note-mark-covered = did not see the Investigation
cli-note-ryuk = Ryuk
cli-note-ryuk-locked = Ryuk, until the end of the round
cli-note-ryuk-free = Ryuk is in the centre.
cli-note-lent = their hand is taken
cli-note-waits = death waits
cli-note-front =
    { $card_id ->
        [fausse_piste] { $card }: { $role }
        [menace] { $card } (waits for { $seats })
       *[other] { $card }
    }
cli-note-inactive = Inactive Roles: { $roles }
cli-note-piles =
    { $tiles ->
        [0] Deck: { $deck }, discard: { $discard }
        [one] Pile of the round: 1 Investigation · deck: { $deck }, discard: { $discard }
       *[other] Pile of the round: { $tiles } Investigations · deck: { $deck }, discard: { $discard }
    }
cli-note-tile =
    “{ $tile }” ({ $count ->
        [0] no Suspicion
        [one] 1 Suspicion
       *[other] { $count } Suspicions
    }{ $ryuk ->
        [yes] , Ryuk
       *[no] { "" }
    }): { $told }
cli-note-bonus =
    { $count ->
        [one] L will have 1 more Suspicion to give.
       *[other] L will have { $count } more Suspicions to give.
    }
cli-note-lasting = Still in play: { $tiles }
cli-note-stack = Going on: { $layers }
cli-note-layer = { $name }
cli-note-layer-target = { $name } ({ $target })
cli-note-layer-slot = { $name } (Inactive Role no. { $slot })
cli-note-layer-by = { $name } ({ $by })
cli-note-layer-by-target = { $name } ({ $by } → { $target })
cli-note-layer-by-slot = { $name } ({ $by } → Inactive Role no. { $slot })
cli-note-open =
    { $cards_count ->
        [0] { $name } – { $role }
       *[other] { $name } – { $role }: { $cards }
    }
cli-note-scored =
    { $name } – { $role }: { $count ->
        [0] no apple
        [one] 1 apple
       *[other] { $count } apples
    }
cli-note-line =
    { $count ->
        [0] { $mark } { $name }
       *[other] { $mark } { $name }: +{ $count }
    }
cli-note-aim =
    { $mark } { $name } ({ $count ->
        [one] 1 apple
       *[other] { $count } apples
    })
cli-note-slots =
    { $count ->
        [one] inactive no. { $slots }
       *[other] inactive nos. { $slots }
    }
cli-note-your-role = Your role: { $card }
cli-note-your-card = An Action for you: { $card }
cli-note-mine-role = You are { $role }. If the game ended now (✓ met, ✗ missed, ? unsure):
cli-note-mine-barred = “Decision”: you may play no more Actions.
cli-note-mine-no-hand = You have no Action.
cli-note-mine-gifts = Your Actions, to give away: { $told }
cli-note-mine-moment = { $moment }: { $told }
cli-note-mine-lent = Taken from you for a while: { $cards }
cli-note-mine-borrowed = You have taken for a while: { $cards }
cli-note-mine-known = What you know of roles:
cli-note-mine-may-be = { $names }: { $told }
cli-note-mine-but = { $names }: anything but { $told }
cli-note-mine-tiles = Investigations of the round, from the top: { $told }
cli-note-mine-held = { $target } holds: { $cards }
