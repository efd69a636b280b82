### The words of the board of Death Note, English.

board-note-standing =
    { $seat_is_me ->
        [yes] Round { $round } of { $rounds } – your turn
       *[no] Round { $round } of { $rounds } – { $seat }
    }
board-note-before = The roles are dealt.
board-note-round = Round { $round } of { $rounds }
board-note-round-short = Round { $round }
board-note-game-of = Game { $game } of { $games }
board-note-clockwise = clockwise
board-note-counterclockwise = counter-clockwise
board-note-tiles =
    { $count ->
        [0] The pile is empty
        [one] { $count } Investigation in the pile
       *[other] { $count } Investigations in the pile
    }
board-note-due =
    { $count ->
        [one] L has { $count } Suspicion to give
       *[other] L has { $count } Suspicions to give
    }
board-note-inactive = Inactive Roles
board-note-slot = Inactive Role { $slot }
board-note-slot-short = no. { $slot }
board-note-slot-open = revealed
board-note-slot-dead = dead and revealed
board-note-slot-possible =
    { $count ->
        [8] anything is possible
       *[other] may be { $roles }
    }
board-note-slot-excluded = is not { $roles }
board-note-holder =
    { $seat_is_me ->
        [yes] you
       *[no] { $seat }
    }
board-note-ryuk-free = Ryuk is in the centre
board-note-ryuk-with =
    { $seat_is_me ->
        [yes] Ryuk is with you
       *[no] Ryuk is with { $seat }
    }
board-note-ryuk-kept =
    { $seat_is_me ->
        [yes] Ryuk is with you, and stays there this round
       *[no] Ryuk is with { $seat }, and stays there this round
    }
board-note-deck =
    { $deck ->
        [one] Deck: { $deck } card, discard: { $discard }
       *[other] Deck: { $deck } cards, discard: { $discard }
    }
board-note-hidden = hidden role
board-note-suspicions =
    { $count ->
        [0] no Suspicion of { $threshold }
        [one] { $count } Suspicion of { $threshold }
       *[other] { $count } Suspicions of { $threshold }
    }
board-note-suspicions-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
board-note-would-reveal = would be revealed
board-note-holds =
    { $count ->
        [0] no Action in hand
        [one] { $count } Action in hand
       *[other] { $count } Actions in hand
    }
board-note-has-ryuk = has Ryuk
board-note-has-ryuk-locked = has Ryuk, who stays until the round ends
board-note-token = L: { $what }?
board-note-token-told = A token laid by L: { $what }?
board-note-token-kira = Kira
board-note-token-investigators = Investigator
board-note-front = { $card }: { $what }
board-note-mark-winner = victory
board-note-mark-l = L
board-note-mark-active = plays
board-note-mark-dead = dead
board-note-mark-secret = dead in secret
board-note-mark-waits = death waits
    .more = (until the hand is back)
board-note-mark-left = left it
board-note-mark-discarded = discarded it
board-note-mark-covered = could not look
board-note-mark-lover = Love
board-note-stack = What is being done
board-note-stack-death =
    { $slot ->
        [0] { $target_is_me ->
            [yes] You are about to die
           *[no] { $target } is about to die
        }
       *[other] Inactive Role { $slot } is about to die
    }
board-note-stack-check = “{ $card }” asks: { $roles }?
board-note-by =
    { $seat_is_me ->
        [yes] you
       *[no] { $seat }
    }
board-note-aim = { $target_or_you }
board-note-doom =
    { $hidden ->
        [yes] The death will stay secret.
       *[no] A card can still prevent it.
    }
board-note-doom-card =
    { $hidden ->
        [yes] “{ $name }” kills, but the role will stay secret.
       *[no] “{ $name }” kills, unless somebody prevents it.
    }
board-note-sheet = Who is who? Your sheet
board-note-sheet-note = What is certain is filled in by itself. Your marks are for you alone and follow the cards. Tap once to rule out, twice to doubt, three times to believe, four times to clear.
board-note-sheet-tokens = Your tokens are for all to see: in the talk, say of a player who they are, and the token lies next to them. Take back what you said to remove it.
board-note-sheet-mine = Count what I know
board-note-sheet-wipe = Wipe my marks
board-note-sheet-cell = { $who }, { $role }: { $state }
board-note-guess-open = nothing noted
board-note-guess-no = ruled out, you think
board-note-guess-maybe = perhaps, you think
board-note-guess-yes = yes, you think
board-note-certain-open = nothing certain
board-note-certain-no = impossible
board-note-certain-yes = certain
board-note-rounds = Round by round
board-note-rounds-none = Nothing yet.
board-note-rounds-tile = Investigation
board-note-rounds-drawn = drawn
board-note-rounds-played = Actions played
board-note-did =
    { $count ->
        [0] { $did }, drew nothing
        [one] { $did }, drew one card
       *[other] { $did }, drew { $count } cards
    }
board-note-gift = gift of L
board-note-played =
    { $count ->
        [one] { $count } Action played
       *[other] { $count } Actions played
    }
board-note-end = The truth
board-note-was-light =
    { $seat_is_me ->
        [yes] Light was you.
       *[no] { $seat } was Light.
    }
board-note-no-light = Nobody was Light any more.
board-note-story-lie =
    { $seat_is_me ->
        [yes] You said you were { $said }: you were { $role }.
       *[no] { $seat } claimed to be { $said }: it was { $role }.
    }
board-note-story-distrust = You distrusted { $target }: it was { $role }.
board-note-story-death =
    Round { $round }: { $own ->
        [yes] { $target_is_me ->
            [yes] you die by your own hand; you were { $role }.
           *[no] { $target } dies by their own hand; it was { $role }.
        }
       *[no] { $target_is_me ->
            [yes] { $seat } kills you; you were { $role }.
           *[no] { $seat_is_me ->
                [yes] you kill { $target }; it was { $role }.
               *[no] { $seat } kills { $target }; it was { $role }.
            }
        }
    }
board-note-story-suspected =
    At the end, { $count ->
        [one] one Suspicion
       *[other] { $count } Suspicions
    } on { $seat_or_you }, more than on anybody else: { $seat_is_me ->
        [yes] you were
       *[no] it was
    } { $role }.
board-note-story-light =
    Round { $round }: { $how ->
        [seat] { $seat_is_me ->
            [yes] you unmask { $target }.
           *[no] { $seat } unmasks { $target_or_you }.
        }
       *[itself] { $target_is_me ->
            [yes] your mask falls.
           *[no] the mask of { $target } falls.
        }
    }
board-note-apples =
    { $count ->
        [0] no apples
        [one] { $count } apple
       *[other] { $count } apples
    }
board-note-met = (met)
board-note-missed = (missed)
board-note-scores = The apples
board-note-game = Game { $game }
board-note-total = Total
board-note-short-light_revealed = Light revealed
board-note-short-three_deaths = three deaths
board-note-short-last_round = five rounds
board-note-threshold =
    { $count ->
        [one] With { $count } Suspicion a role is revealed.
       *[other] With { $count } Suspicions a role is revealed.
    }
board-note-suspected = { $name } { $count }
board-note-suspected-now = So far: { $list }.
board-note-worth =
    { $count ->
        [0] L will have no Suspicion to give.
        [one] L will have { $count } Suspicion to give.
       *[other] L will have { $count } Suspicions to give.
    }
board-note-worth-ryuk = Ryuk is on it: whoever has the pawn gets 1 Suspicion.
board-note-foreseen = { $seat }: { $count } of { $threshold }.
board-note-foreseen-reveal = { $seat }: { $count } of { $threshold }, the role would be revealed!
board-note-seen = You have seen: { $role }.
board-note-group-pair = { $who } and
board-note-group-inactive = Inactive Role
board-note-group-look = Look at Inactive Role
board-note-group-reveal = Reveal Inactive Role
board-note-interrupt = Play an Action
board-note-interrupt-text = You play on somebody else’s turn. Everybody will see the card.
board-note-interrupt-none = None of your Actions can be played at this moment.
board-note-topic-role = My role
board-note-topic-tile = The Investigation
board-note-topic-why = My choice
board-note-hush-dead = The dead are silent until the game is over. You hear everything.
board-note-tile-turned = The Investigation of the round
board-note-turned = A role is revealed
board-note-turned-dead = A death
board-note-votes = The vote
board-note-votes-for =
    { $count ->
        [one] { $name }: { $count } vote
       *[other] { $name }: { $count } votes
    }
board-note-role =
    { $whose ->
        [mine] Your role: { $role }
       *[theirs] Role: { $role }
    }
board-note-goal = Gather the most apples: at the end, each objective you reached brings some.
board-note-goal-line =
    { $count ->
        [one] { $count } apple: { $objective }
       *[other] { $count } apples: { $objective }
    }
board-note-can = On your turn, play Actions and look at the Investigation: leave it, or discard it.
board-note-can-l = Each round, give an Action, turn the Investigation over and hand out Suspicions.
board-note-fallen =
    { $hidden ->
        [yes] Nobody knows who you were. Keep it to yourself: your role may still be revealed.
       *[no] You were { $role }, and everybody knows it.
    }
board-note-still-score = Your objectives still count: dead, you may win all the same.
board-note-still-talk =
    { $talk ->
        [yes] You do not play any more, but you may still talk, and watch.
       *[no] You neither play nor talk any more: watch, and keep your notes until the end.
    }
board-note-aims-now = If the game ended now:
board-note-aim-line =
    { $state ->
        [yes] ✓
        [no] ✗
       *[maybe] (?)
    } { $objective } ({ $count ->
        [one] { $count } apple
       *[other] { $count } apples
    })
board-note-barred = “Decision”: you may play no more Actions.
board-note-hand =
    { $count ->
        [0] No Action in hand
        [one] In hand: { $count } Action
       *[other] In hand: { $count } Actions
    }
board-note-hand-line = { $when }: { $cards }
board-note-lent = Taken for a while: { $cards }
board-note-borrowed = The hand you have taken: { $cards }
board-note-tile-top = The Investigation on top: { $tile }
board-note-tile-below = Number { $place } of the pile: { $tile }
board-note-tiles-known = What you know of the Investigations
board-note-tiles-gone = Discarded: { $tiles }
board-note-known = What you know of roles
board-note-known-line = { $who }: { $roles }
board-note-possible-line = { $who }: { $roles }?
board-note-held = What you know of hands
board-note-held-line = { $name }: { $cards }
board-note-journal = Notebook
board-note-when =
    { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
board-note-note-tile = { $when } – Investigation seen: { $shown }
board-note-note-drew = { $when } – drawn: { $shown }
board-note-note-discarded =
    { $seat_is_me ->
        [yes] { $when } – discarded: { $shown }
       *[no] { $when } – discarded by { $seat }: { $shown }
    }
board-note-note-passed =
    { $seat_is_me ->
        [yes] { $when } – passed to { $target }: { $shown }
       *[no] { $when } – passed by { $seat }: { $shown }
    }
board-note-note-saw =
    { $target_is_me ->
        [yes] { $when } – shown: { $shown }
       *[no] { $when } – the hand of { $target }: { $shown }
    }
board-note-note-role =
    { $where ->
        [own] { $when } – new role: { $shown }
        [centre] { $when } – Inactive Role seen: { $shown }
       *[seat] { $when } – the role of { $target }: { $shown }
    }
board-points =
    { $points ->
        [one] { $points } apple
       *[other] { $points } apples
    }

## What those do who are waited for, and the rule of the moment.

doing-death_note-setup =
    { $count ->
        [one] { $names } keeps one of two Actions.
       *[other] { $names } keep one of two Actions.
    }
    .rule = Everybody keeps one card and discards the other, in secret.
doing-death_note-gift =
    { $count ->
        [one] { $names } gives an Action away.
       *[other] { $names } give an Action away.
    }
    .rule = At the start of a round L gives one of his cards to somebody.
doing-death_note-turn =
    { $count ->
        [one] { $names } plays.
       *[other] { $names } play.
    }
    .rule = Actions can be played before and after the Investigation; others may come in.
doing-death_note-tile =
    { $count ->
        [one] { $names } looks at the Investigation: leave it, or discard it?
       *[other] { $names } look at the Investigation: leave it, or discard it?
    }
    .rule = L turns over the Investigation that is left at the end of the round.
doing-death_note-target =
    { $count ->
        [one] { $names } makes a choice.
       *[other] { $names } make a choice.
    }
    .rule = The Action that was played asks for it.
doing-death_note-designate =
    { $count ->
        [one] { $names } investigates.
       *[other] { $names } investigate.
    }
doing-death_note-answer =
    { $count ->
        [one] { $names } has to decide.
       *[other] { $names } have to decide.
    }
doing-death_note-debate = The debate is open, { $names } will call the vote.
doing-death_note-ballot =
    { $count ->
        [one] { $names } votes in secret.
       *[other] { $names } vote in secret.
    }
    .rule = All votes are turned over together.
doing-death_note-allot =
    { $count ->
        [one] { $names } hands out the Suspicions.
       *[other] { $names } hand out the Suspicions.
    }
    .rule = Whoever reaches the threshold is revealed.
