### Pénombre, mots français communs à tous les jeux.

yes = oui
no = non
you = vous
nobody = personne
spectator = le public
clock = le sablier

### Listes

list-and = { $start } et { $end }
list-times = { $count } × { $word }
list-by_seat = { $seat } : { $word }

### Options

option-seat =
    { $seat_is_me ->
        [yes] { $seat } (vous)
       *[no] { $seat }
    }
option-yes = Oui
option-no = Non
option-card =
    { $face_id ->
        [none] Une carte inconnue
       *[other] { $face }
    }
option-card_face_down = Carte cachée nº { $place }
reason-not_now = Pas maintenant.

### Paroles

said =
    { $seat_is_me ->
        [yes] Vous : « { $words } »
       *[no] { $seat } : « { $words } »
    }
say-text = { $text }
understood = { $text } (compris : { $words })
say-unsay = Ne cherchez pas plus loin : ce n’étaient que des mots.
say-emote =
    { $seat_is_me ->
        [yes] { $what_id ->
            [smile] Vous souriez.
            [laugh] Vous riez.
            [think] Vous réfléchissez.
            [doubt] Vous faites la moue.
            [gasp] Vous ouvrez de grands yeux.
            [shrug] Vous haussez les épaules.
            [applaud] Vous applaudissez.
           *[other] Vous faites un geste.
        }
       *[no] { $what_id ->
            [smile] { $seat } sourit.
            [laugh] { $seat } rit.
            [think] { $seat } réfléchit.
            [doubt] { $seat } fait la moue.
            [gasp] { $seat } ouvre de grands yeux.
            [shrug] { $seat } hausse les épaules.
            [applaud] { $seat } applaudit.
           *[other] { $seat } fait un geste.
        }
    }
