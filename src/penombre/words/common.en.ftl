### Pénombre, English words shared by all games.

yes = yes
no = no
you = you
nobody = nobody
spectator = the audience
clock = the hourglass

### Lists

list-and = { $start } and { $end }
list-times = { $count } × { $word }
list-by_seat = { $seat }: { $word }

### Options

option-seat =
    { $seat_is_me ->
        [yes] { $seat } (you)
       *[no] { $seat }
    }
option-yes = Yes
option-no = No
option-card =
    { $face_id ->
        [none] An unknown card
       *[other] { $face }
    }
option-card_face_down = Face-down card no. { $place }
reason-not_now = Not now.

### Talk

said =
    { $seat_is_me ->
        [yes] You: “{ $words }”
       *[no] { $seat }: “{ $words }”
    }
say-text = { $text }
understood = { $text } (understood as: { $words })
say-unsay = Make no more of it: those were just words.
say-emote =
    { $seat_is_me ->
        [yes] { $what_id ->
            [smile] You smile.
            [laugh] You laugh.
            [think] You think it over.
            [doubt] You pull a doubtful face.
            [gasp] You stare wide-eyed.
            [shrug] You shrug.
            [applaud] You clap your hands.
           *[other] You make a gesture.
        }
       *[no] { $what_id ->
            [smile] { $seat } smiles.
            [laugh] { $seat } laughs.
            [think] { $seat } thinks it over.
            [doubt] { $seat } pulls a doubtful face.
            [gasp] { $seat } stares wide-eyed.
            [shrug] { $seat } shrugs.
            [applaud] { $seat } claps.
           *[other] { $seat } makes a gesture.
        }
    }
