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
        [one] { $name }: { $points } apple
       *[other] { $name }: { $points } apples
    }
