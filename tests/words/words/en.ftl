seat-names = { $seat }, { $seat_is_me }, { $seat_or_you }
seat-lists = { $winner_seats } ({ $winner_seats_count }, { $winner_seats_has_me })
