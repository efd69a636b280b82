### The words of the board of Tokyo Ghoul, English.

board-tokyo-standing =
    { $seat_is_me ->
        [yes] Turn { $turn } – your move
       *[no] Turn { $turn } – { $seat } to move
    }
board-tokyo-turn =
    { $turn ->
        [0] Getting ready
       *[other] Turn { $turn }
    }
board-tokyo-over = Match over
board-tokyo-octagon = The eight Places
board-tokyo-place-unseen = Unknown red Place
board-tokyo-place-here = the Action token is here
board-tokyo-place-hidden = face down
board-tokyo-place-red = red Place
board-tokyo-place-hides = is hidden once the token leaves
board-tokyo-place-turns = turns face up with { $steps } steps
board-tokyo-flown =
    { $count ->
        [one] Turns face up: { $places }
       *[other] Turn face up: { $places }
    }
board-tokyo-reserve =
    { $count ->
        [0] Empty Reserve
        [one] Reserve: { $count } Suspicion token
       *[other] Reserve: { $count } Suspicion tokens
    }
board-tokyo-reserve-name = in Reserve
board-tokyo-reserve-low = Reserve nearly empty
board-tokyo-reserve-exhausted = Reserve emptied: last turn
board-tokyo-interrogates =
    { $seat_is_me ->
        [yes] You question { $target }: { $count } cards.
       *[no] { $seat } questions { $target_or_you }: { $count } cards.
    }
board-tokyo-tokens =
    { $count ->
        [0] no Suspicion tokens
        [one] { $count } Suspicion token
       *[other] { $count } Suspicion tokens
    }
board-tokyo-tokens-name = Suspicion
board-tokyo-area = { $area }: { $count }
board-tokyo-hidden-character = hidden character
board-tokyo-hidden-support = hidden support
board-tokyo-face-up = face up: { $card }
board-tokyo-in-hand = in hand: { $card }
board-tokyo-mark-winner = victory
board-tokyo-mark-dead = dead
board-tokyo-mark-killer = killed
board-tokyo-mark-active = to move
board-tokyo-mark-interrogated = questioned
board-tokyo-mark-open = shows all 3 cards
board-tokyo-do-peek = Look
board-tokyo-do-swap = Swap
board-tokyo-do-special = Attack
board-tokyo-peek = Look at
board-tokyo-swap = Swap with
board-tokyo-give = Give { $card }
board-tokyo-card =
    { $up ->
        [yes] { $card } (face up)
       *[no] { $card }
    }
# In a narrow cell: an invisible hyphen says where the word may be divided.
board-tokyo-narrow-cafe = Coffee
board-tokyo-narrow-nourriture = Food
board-tokyo-narrow-transformation = Transfor­mation
board-tokyo-narrow-colombe = Dove
board-tokyo-narrow-masque = Mask
board-tokyo-pool = The characters in play
board-tokyo-pool-note = Everybody knows these characters and their objectives. The secret is who plays whom.
board-tokyo-wants-collection = Collection: 3 { $about } cards
board-tokyo-wants-elimination = Elimination: kill { $about }
board-tokyo-wants-stay_alive = Stay alive with 2 { $about } cards
board-tokyo-wants-companion = Companion: { $about } alive
board-tokyo-suspects = Who is who? Your grid
board-tokyo-suspects-note = For your eyes only, on this device. Tap once to rule out, twice to settle on, three times to clear.
board-tokyo-suspect-cell = { $name }, { $character }: { $state }
board-tokyo-suspect-yes = yes
board-tokyo-suspect-no = no
board-tokyo-suspect-open = possible
board-tokyo-history = Turn by turn
board-tokyo-history-empty = Nothing yet.
board-tokyo-deed-show = Everybody has shown two cards to the left.
board-tokyo-deed-give = Everybody has given a card to the right.
board-tokyo-deed-face =
    { $seat_is_me ->
        [yes] Face up in front of you: { $card }
       *[no] Face up in front of { $seat }: { $card }
    }
board-tokyo-deed-move =
    { $seat_is_me ->
        [yes] You move { $count }: { $place }
       *[no] { $seat } moves { $count }: { $place }
    }
board-tokyo-deed-suspicion =
    { $seats_count ->
        [0] Suspicion { $area }: nobody
       *[other] Suspicion { $area }: { $seats }
    }
board-tokyo-deed-interrogation =
    { $seat_is_me ->
        [yes] You question { $target } ({ $count } cards)
       *[no] { $seat } questions { $target_or_you } ({ $count } cards)
    }
board-tokyo-deed-remove = { $area } token removed: { $target_or_you } (by { $seat_or_you })
board-tokyo-deed-add = Rumour: a token for { $target_or_you } (by { $seat_or_you })
board-tokyo-deed-decline = No attack
board-tokyo-deed-peek =
    { $target_is_me ->
        [yes] Support looked at: yours (by { $seat_or_you })
       *[no] Support looked at: { $target }’s (by { $seat_or_you })
    }
board-tokyo-deed-swap = Supports swapped: { $seat_or_you } and { $target_or_you }
board-tokyo-character =
    { $whose ->
        [mine] You are { $character } – { $camp }
       *[theirs] Character: { $character } – { $camp }
    }
board-tokyo-goal =
    { $count ->
        [one] Reach your objective, and you win:
       *[other] Reach one of these objectives, and you win:
    }
board-tokyo-can = On your turn, move one or two Places and do what is done there: suspect, question, sometimes attack.
board-tokyo-live-collection = Collection: { $have }/{ $needed } { $about }, at the start of the turn
board-tokyo-live-stay_alive = Stay alive: { $have }/{ $needed } { $about }, at the end
board-tokyo-live-elimination = Elimination: kill { $about }
board-tokyo-live-companion =
    { $absent ->
        [yes] Companion: { $about } is not in play
       *[no] Companion: { $about } has to stay alive
    }
board-tokyo-live-special =
    { $proof ->
        [one] Special action: { $have }/{ $needed } { $about }, on anybody with { $proof } token or more
       *[other] Special action: { $have }/{ $needed } { $about }, on anybody with { $proof } tokens or more
    }
board-tokyo-hand =
    { $whose ->
        [mine] Your hand: { $cards }
       *[theirs] Hand: { $cards }
    }
board-tokyo-shown-by = Shown by { $target_or_you }: { $shown }
board-tokyo-shown-to = Shown to { $target_or_you }: { $shown }
board-tokyo-support =
    { $whose ->
        [mine] Your support: { $support }
       *[theirs] Support: { $support }
    }
board-tokyo-support-unknown = anybody’s guess
board-tokyo-support-of = { $name }: { $support }
board-tokyo-notebook = Notebook: { $name }
board-tokyo-note-saw =
    { $turn ->
        [0] At the start – seen: { $cards }
       *[other] Turn { $turn } – seen: { $cards }
    }
board-tokyo-note-showed =
    { $turn ->
        [0] At the start – shown to them: { $cards }
       *[other] Turn { $turn } – shown to them: { $cards }
    }
board-tokyo-note-exchange =
    { $turn ->
        [0] At the start
       *[other] Turn { $turn }
    } – { $swapped ->
        [both] gave { $gave }, got { $took }
        [gave] gave { $gave }
       *[took] got { $took }
    }
board-tokyo-trace =
    { $had ->
        [yes] { $area ->
            [paire] Turn { $turn } – had two cards alike
            [transformation] Turn { $turn } – had a Transformation
           *[other] Turn { $turn } – had two { $card }
        }
       *[no] { $area ->
            [paire] Turn { $turn } – had no two cards alike
            [transformation] Turn { $turn } – had no Transformation
           *[other] Turn { $turn } – did not have two { $card }
        }
    }
board-tokyo-attack =
    { $seat_is_me ->
        [yes] You attack { $target }
       *[no] { $seat } attacks { $target_or_you }
    }
board-tokyo-reveal = The masks fall
board-tokyo-uncovered = Hands and objectives
board-tokyo-reveal-kill = The fatal blow: { $seat_or_you } against { $victim_or_you }.
board-tokyo-reveal-nobody = Nobody wins.
board-tokyo-cast = { $name } – { $camp }
board-tokyo-fact-kill =
    { $seat_is_me ->
        [yes] You, { $character }, killed { $victim }, alias { $slain }.
       *[no] { $victim_is_me ->
            [yes] { $seat }, alias { $character }, struck you down.
           *[no] { $seat }, alias { $character }, killed { $victim }, alias { $slain }.
        }
    }
board-tokyo-fact-instant =
    { $seat_is_me ->
        [yes] You were { $character }, and your collection is complete.
       *[no] { $seat } was { $character }, with a complete collection.
    }
board-tokyo-story-lie =
    { $seat_is_me ->
        [yes] You said you were { $what }: you were { $character }, { $camp }.
       *[no] { $seat } claimed to be { $what }: it was { $character }, { $camp }.
    }
board-tokyo-story-accused =
    { $seat_is_me ->
        [yes] You took { $target } for { $what }: it was { $character }, { $camp }.
       *[no] { $seat } took { $target_or_you } for { $what }: { $target_is_me ->
            [yes] you were
           *[no] it was
        } { $character }, { $camp }.
    }
board-tokyo-story-spared =
    Turn { $turn }: { $seat_or_you } could attack { $seats }, and did not.
board-tokyo-story-suspected =
    At the end, { $count ->
        [one] one Suspicion token
       *[other] { $count } Suspicion tokens
    } before { $seat_or_you }, more than before anybody else: { $seat_is_me ->
        [yes] you were
       *[no] it was
    } { $character }, { $camp }.
board-tokyo-story-interrogated = { $count } interrogations of { $seat_or_you }, more than of anybody else.
board-tokyo-story-attack =
    Turn { $turn }: { $seat_is_me ->
        [yes] you attack { $target }.
       *[no] { $seat } attacks { $target_or_you }.
    } { $returned ->
        [yes] The blow is returned!
       *[no] It is fatal.
    }
board-tokyo-story-peace = In { $turn } turns, nobody attacked anybody.
board-tokyo-held = Cards at the end: { $cards }
board-tokyo-met = Met:
board-tokyo-not-met = Missed:
board-tokyo-why-cards = { $have }/{ $needed } { $about }
board-tokyo-why-too-late = { $have }/{ $needed } { $about }; counts at the start of one’s turn alone
board-tokyo-why-not-checked = Not checked: a complete Collection ends it all
board-tokyo-why-dead = Dead, with { $have }/{ $needed } { $about }
board-tokyo-why-fell-attacking = Fell in the attack: nothing counts any more
board-tokyo-why-killed = Killed { $slain }
board-tokyo-why-wrong-camp = Killed { $slain }: not the right target
board-tokyo-why-team = Another Inspector killed { $slain }
board-tokyo-why-no-kill = Killed nobody
board-tokyo-why-companion-alive = Alive
board-tokyo-why-companion-dead = Killed
board-tokyo-why-not-in-play = Not in play
board-tokyo-mine-won = You win: { $reasons }.
board-tokyo-mine-lost = You lose: { $reasons }.
board-tokyo-mine-both = { $before }; { $next }
board-tokyo-mine-collection = your Collection is complete, with { $have } { $about } cards
board-tokyo-mine-stay_alive = you are alive with { $have } { $about } cards
board-tokyo-mine-killed = you killed { $slain }, { $about }
board-tokyo-mine-team = another Inspector killed { $slain }, { $about }
board-tokyo-mine-companion-alive = { $about } is alive
board-tokyo-mine-incomplete = your Collection stands at { $have }/{ $needed } { $about }
board-tokyo-mine-too-late = your { $have } { $about } cards counted at the start of your turn alone
board-tokyo-mine-not-checked = a complete Collection ended it all
board-tokyo-mine-few = you are alive, but with { $have }/{ $needed } { $about }
board-tokyo-mine-dead = you were killed
board-tokyo-mine-fell-attacking = you fell in your own attack
board-tokyo-mine-wrong-camp = you killed { $slain }, but needed { $about }
board-tokyo-mine-no-kill = you killed nobody
board-tokyo-mine-companion-dead = { $about } was killed
board-tokyo-mine-not-in-play = { $about } was not in play

## What those do who are waited for, and the rule of the moment.

doing-tokyo_ghoul-show_initial =
    { $count ->
        [one] { $names } chooses a card to leave face up.
       *[other] { $names } choose a card to leave face up.
    }
doing-tokyo_ghoul-prelim_show =
    { $count ->
        [one] { $names } picks two cards to show.
       *[other] { $names } pick two cards to show.
    }
    .rule = Everybody shows two cards to the neighbour on their left, and to nobody else.
doing-tokyo_ghoul-prelim_give =
    { $count ->
        [one] { $names } picks a card to give away.
       *[other] { $names } pick a card to give away.
    }
    .rule = Everybody gives a card to the neighbour on their right, all at once.
doing-tokyo_ghoul-turn_choice =
    { $count ->
        [one] { $names } chooses where to lead the Action token.
       *[other] { $names } choose where to lead the Action token.
    }
    .rule = The Place decides what can be done: question, suspect, attack…
doing-tokyo_ghoul-interrogate =
    { $count ->
        [one] { $names } chooses whom to question.
       *[other] { $names } choose whom to question.
    }
doing-tokyo_ghoul-interrogation_show =
    { $count ->
        [one] { $names } picks the cards to show.
       *[other] { $names } pick the cards to show.
    }
    .rule = Only whoever asks will see them.
doing-tokyo_ghoul-interrogation_exchange = { $names } may exchange a card.
    .rule = Nobody else will know whether a card changed hands.
doing-tokyo_ghoul-redisplay =
    { $count ->
        [one] { $names } chooses a new card to leave face up.
       *[other] { $names } choose a new card to leave face up.
    }
doing-tokyo_ghoul-cover =
    { $count ->
        [one] { $names } removes a Suspicion token, or spreads a rumour.
       *[other] { $names } remove a Suspicion token, or spread a rumour.
    }
doing-tokyo_ghoul-attack = { $names } may attack, or not.
    .rule = On a red Place everybody is asked: it tells nothing of who they are.
doing-tokyo_ghoul-support =
    { $count ->
        [one] { $names } may touch a Support token.
       *[other] { $names } may touch a Support token.
    }
