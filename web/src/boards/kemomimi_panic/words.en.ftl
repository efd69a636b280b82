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
board-kemomimi-were-thieves =
    { $seats_count ->
        [one] { $seats_has_me ->
            [yes] The Thief was you.
           *[no] { $seats } was the Thief.
        }
       *[other] { $seats } were the Thieves.
    }
board-kemomimi-story-false-claim =
    Day { $day }: according to { $seat_or_you }, { $target_is_me ->
        [yes] you are
       *[no] { $target } is
    } { $civilian ->
        [yes] a Civilian
       *[no] no Civilian
    }. That was false.
board-kemomimi-story-accused = { $seats_count } voices were raised against { $target_or_you }, wrongly.
board-kemomimi-story-condemned =
    Day { $day }: the table { $out ->
        [yes] eliminates
       *[no] condemns
    } { $target_or_you }, wrongly.
board-kemomimi-story-escaped =
    Day { $day }: { $hands ->
        [one] one hand up against { $target_or_you }
       *[other] { $hands } hands up against { $target_or_you }
    }, { $needed } were needed.
board-kemomimi-story-robbed =
    Night { $day }: { $victim_or_you } { $victim_is_me ->
        [yes] were
       *[no] was
    } robbed, after accusing { $target_or_you }.
board-kemomimi-story-guess =
    In the dark, you suspected { $target }, { $right ->
        [yes] rightly.
       *[no] wrongly.
    }
board-kemomimi-story-guessed = In the dark, { $seats } suspected { $target_or_you }, rightly.
board-kemomimi-story-last-vote =
    Day { $day }: { $hands ->
        [one] one hand up is enough against { $target_or_you }
       *[other] { $hands } hands up against { $target_or_you }
    }, { $fallen ->
        [one] and the Thief falls.
        [other] and a Thief falls.
       *[none] and it is all over.
    }
board-kemomimi-story-last-theft = Night { $day }: a last theft from { $target_or_you }, and it is all over.
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
board-kemomimi-unmasks = Off with the mask, { $name }!
board-kemomimi-vote-title = The vote against { $suspect_or_you }
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
board-kemomimi-can =
    { $role ->
        [thief_crescent_moon] On New Moon nights, rob somebody: they lose a Fake Jewels card or, without one, are eliminated.
        [thief_full_moon] On Full Moon nights, rob somebody: they lose a Fake Jewels card or, without one, are eliminated.
        [informant] If a vote eliminates you, everybody loses a Fake Jewels card: let them fear it.
        [civilian_justice] If a theft eliminates you, Crescent Moon does not steal on the next New Moon.
        [civilian_stubborn] If you are eliminated, you stay as a ghost until the end of the next day.
        [civilian_angry] If you are eliminated, you make somebody of your choice lose a Fake Jewels card.
        [civilian_lonely] If you are eliminated, your neighbour to the right loses a Fake Jewels card.
       *[civilian] Nothing special: watch, compare, and make the others talk.
    }
board-kemomimi-can-vote = By day, talk, lie, then vote: whoever is found guilty loses their Fake Jewels card, then their place.
board-kemomimi-can-power = { $character }, your character, has a power. { $timing }.
board-kemomimi-fallen =
    { $camp ->
        [civilian] Your side plays on: if the Civilians win, you win with them.
       *[other] To win, you had to stay in play.
    }
board-kemomimi-still =
    { $left ->
        [ghost] A ghost until the end of the next day, you still vote, and nobody can accuse or rob you.
        [angry] Your anger: if somebody still has a Fake Jewels card, you choose who loses one.
       *[out] You do not vote any more, and your character has no power left.
    }
board-kemomimi-still-talk =
    { $left ->
        [ghost] Talk, and lead the day if the Moon card comes to you.
       *[out] Watch on: you will soon see who was lying. If you talk, only others who are out hear you.
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

## What those do who are waited for, and the rule of the moment.

doing-kemomimi_panic-choose =
    { $count ->
        [one] { $names } chooses somebody.
       *[other] { $names } choose somebody.
    }
doing-kemomimi_panic-window = { $names } may use a power.
doing-kemomimi_panic-react = { $names } may react.
doing-kemomimi_panic-talk =
    { $count ->
        [one] { $names } is still talking.
       *[other] { $names } are still talking.
    }
    .rule = The vote comes when everybody has said enough.
doing-kemomimi_panic-vote =
    { $count ->
        [one] { $names } has not voted yet.
       *[other] { $names } have not voted yet.
    }
    .rule = More than half of the hands up: guilty.
doing-kemomimi_panic-angry =
    { $count ->
        [one] { $names } takes revenge on leaving.
       *[other] { $names } take revenge on leaving.
    }
doing-kemomimi_panic-theft = It is night: the Thief chooses a victim.
    .rule = The night always takes the same time.
