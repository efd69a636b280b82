### The words of the board of Kemomimi Panic, English.

board-kemomimi-standing =
    { $phase } – { $leader_is_me ->
        [yes] you are the Leader
       *[no] Leader: { $leader }
    }
board-kemomimi-game = Game { $game }
board-kemomimi-day =
    { $time ->
        [night] Night { $day }
       *[day] Day { $day }
    }
board-kemomimi-jewels =
    { $count ->
        [0] no Fake Jewels
        [one] { $count } Fake Jewels card
       *[other] { $count } Fake Jewels cards
    }
board-kemomimi-hidden-role = hidden role
board-kemomimi-shown-role = Shown role: { $role }
board-kemomimi-secret-role = Secret role: { $role }
board-kemomimi-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-kemomimi-mark-winner = victory
board-kemomimi-mark-leader = Leader
board-kemomimi-mark-suspect = suspect
board-kemomimi-mark-next = judged next
board-kemomimi-mark-victim = robbed
board-kemomimi-mark-excluded = left out of the vote
board-kemomimi-mark-protected = beyond suspicion
board-kemomimi-mark-double = double hand
board-kemomimi-mark-ghost = ghost
board-kemomimi-mark-out = out
board-kemomimi-mark-used = power spent
board-kemomimi-arrow-suspect = Suspect: { $seat_or_you }
board-kemomimi-arrow-victim = Robbed: { $seat_or_you }
board-kemomimi-arrow-judged = Judged: { $seat_or_you }
board-kemomimi-arrow-nobody = The Arrow points at nobody
board-kemomimi-next = Next: { $seat_or_you }
board-kemomimi-robbed = Robbed last night: { $victim_or_you }
board-kemomimi-quiet-night = Nothing was stolen last night
board-kemomimi-blocked = Crescent Moon will not steal on the next New Moon
board-kemomimi-paper-waits = Lucie’s paper waits for the next theft
board-kemomimi-trio = Roles shuffled between { $seats }
board-kemomimi-champions = Crown: { $seats }
board-kemomimi-master-was = Geneviève’s secret master: { $seat_or_you }
board-kemomimi-discard = Discard
board-kemomimi-discard-empty = The discard is empty
board-kemomimi-lost-by = Lost by { $seat_or_you }
board-kemomimi-roles = The roles in the mix
board-kemomimi-roles-note =
    { $aside ->
        [one] One card was put aside unseen and a Civilian added: the Informant or a special Civilian may be missing. Thieves are always there.
       *[other] { $aside } cards were put aside unseen and as many Civilians added: the Informant or a special Civilian may be missing. Thieves are always there.
    }
board-kemomimi-count = × { $count }
board-kemomimi-history = Votes, thefts and announcements
board-kemomimi-history-empty = Nothing yet.
board-kemomimi-vote = Suspect: { $suspect_or_you } (Leader: { $leader_or_you }) – { $verdict }
board-kemomimi-theft = At night, robbed: { $victim_or_you }.
board-kemomimi-claim =
    { $seat_is_me ->
        [yes] You announce
       *[no] { $seat } announces
    }: { $target }, “{ $answer }”.
board-kemomimi-hand-up = hand up
board-kemomimi-hand-down = hand down
board-kemomimi-hand-none = abstains
board-kemomimi-vote-title = The vote: { $suspect_or_you }
board-kemomimi-my-role =
    { $told ->
        [yes] Your role: { $role }
       *[no] Your role: { $role } ({ $camp })
    }
board-kemomimi-goal =
    { $role ->
        [thief_crescent_moon] You steal on New Moon nights. Your aim: be one of the last two in play, but not with the Informant.
        [thief_full_moon] You steal on Full Moon nights. Your aim: be one of the last two in play, but not with the Informant.
        [informant] Your aim: be one of the last two in play, with a Thief. You do not know who steals.
       *[civilian] Your aim: no Thief left in play. You do not know who steals.
    }
board-kemomimi-role-of =
    { $told ->
        [yes] Role: { $role }
       *[no] Role: { $role } ({ $camp })
    }
board-kemomimi-first-role = Role before the swap: { $role }
board-kemomimi-check =
    Inquiry of day { $day }: { $target } { $answer_id ->
        [civilian] is a Civilian.
       *[not_civilian] is not a Civilian.
    }
board-kemomimi-check-before-swap =
    Inquiry from before the swap: { $target } { $answer_id ->
        [civilian] was a Civilian.
       *[not_civilian] was not a Civilian.
    }
board-kemomimi-knows-paper = Name on the paper: { $target }
board-kemomimi-knows-master = Secret master: { $target }
board-kemomimi-knows-guess = Suspicion of the last night: { $target }
board-kemomimi-unmasked = Off with the masks!
