fruit-pear = poire
fruit-plum = prune
fruit-plum_dried = pruneau
only-attributes =
    .text = Rien d’autre.
lacking = { $seat } et { $nowhere }
seat-names = { $seat }, { $seat_is_me }, { $seat_or_you }, { DE($seat) }, { QUE($seat) }
seat-lists = { $winner_seats } ({ $winner_seats_count }, { $winner_seats_has_me })
values = { $fruit } { $fruit_id } { $other_word } { $flag } { $number }
lists = { $fruits } ({ $fruits_count }) / { $fruits_by_seat } / { $points_by_seat }
pointing = { $fingers_by_seat }
event-picked = { $seat } cueille.
    .fruit = { $seat } cueille : { $fruit }.
ask-pick = { $seat_is_me ->
    [yes] C’est vous.
   *[no] C’est { $seat }.
}
option-take = Prendre
    .pick = Cueillir
phase-harvest = Récolte
reason-rotten = C’est gâté.
what-ripe = mûr
say-claim = { $about } { $what_id } { $what }
say-ask = { $target }, { $target_is_me }
