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
