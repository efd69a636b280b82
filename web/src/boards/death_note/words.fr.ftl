### Les mots du plateau de Death Note, français.

board-note-standing =
    { $seat_is_me ->
        [yes] Manche { $round } sur { $rounds } – à vous
       *[no] Manche { $round } sur { $rounds } – à { $seat }
    }
board-note-before = Les rôles sont distribués.
board-note-round = Manche { $round } sur { $rounds }
board-note-round-short = Manche { $round }
board-note-game-of = Partie { $game } sur { $games }
board-note-clockwise = dans le sens horaire
board-note-counterclockwise = dans le sens antihoraire
board-note-tiles =
    { $count ->
        [0] Pile vide
        [one] { $count } Enquête dans la pile
       *[other] { $count } Enquêtes dans la pile
    }
board-note-due =
    { $count ->
        [one] L a { $count } Suspicion à donner
       *[other] L a { $count } Suspicions à donner
    }
board-note-inactive = Rôles inactifs
board-note-slot = Rôle inactif nº { $slot }
board-note-slot-short = nº { $slot }
board-note-slot-open = révélé
board-note-slot-dead = mort et révélé
board-note-slot-possible =
    { $count ->
        [8] tout est possible
       *[other] peut être { $roles }
    }
board-note-slot-excluded = n’est pas { $roles }
board-note-holder =
    { $seat_is_me ->
        [yes] vous
       *[no] { $seat }
    }
board-note-ryuk-free = Ryuk est au centre
board-note-ryuk-with =
    { $seat_is_me ->
        [yes] Ryuk est chez vous
       *[no] Ryuk est chez { $seat }
    }
board-note-ryuk-kept =
    { $seat_is_me ->
        [yes] Ryuk est chez vous, et y reste cette manche
       *[no] Ryuk est chez { $seat }, et y reste cette manche
    }
board-note-deck =
    { $deck ->
        [one] Pioche : { $deck } carte, défausse : { $discard }
       *[other] Pioche : { $deck } cartes, défausse : { $discard }
    }
board-note-hidden = rôle caché
board-note-suspicions =
    { $count ->
        [0] aucune Suspicion sur { $threshold }
        [one] { $count } Suspicion sur { $threshold }
       *[other] { $count } Suspicions sur { $threshold }
    }
board-note-suspicions-more =
    { $count ->
        [one] et { $count } de plus
       *[other] et { $count } de plus
    }
board-note-would-reveal = serait révélé
board-note-holds =
    { $count ->
        [0] aucune Action en main
        [one] { $count } Action en main
       *[other] { $count } Actions en main
    }
board-note-has-ryuk = a Ryuk
board-note-has-ryuk-locked = a Ryuk, qui reste jusqu’à la fin de la manche
board-note-token = L : { $what } ?
board-note-token-told = Jeton posé par L : { $what } ?
board-note-token-kira = Kira
board-note-token-investigators = Enquêteur
board-note-front = { $card } : { $what }
board-note-mark-winner = victoire
board-note-mark-l = L
board-note-mark-active = joue
board-note-mark-dead = mort
board-note-mark-secret = mort en secret
board-note-mark-waits = en sursis
    .more = (la mort attend que la main soit rendue)
board-note-mark-left = a laissé
board-note-mark-discarded = a défaussé
board-note-mark-covered = n’a pas pu regarder
board-note-mark-lover = Amour
board-note-stack = Ce qui est en cours
board-note-stack-death =
    { $slot ->
        [0] { $target_is_me ->
            [yes] Vous allez mourir
           *[no] { $target } va mourir
        }
       *[other] Le Rôle inactif nº { $slot } va mourir
    }
board-note-stack-check = Question de « { $card } » : { $roles } ?
board-note-by =
    { $seat_is_me ->
        [yes] vous
       *[no] { $seat }
    }
board-note-aim = { $target_or_you }
board-note-doom =
    { $hidden ->
        [yes] La mort restera secrète.
       *[no] Une carte peut encore l’empêcher.
    }
board-note-doom-card =
    { $hidden ->
        [yes] « { $name } » tue, mais le rôle restera secret.
       *[no] « { $name } » tue, si personne ne l’empêche.
    }
board-note-sheet = Qui est qui ? Votre feuille
board-note-sheet-note = Ce qui est sûr est déjà rempli. Vos marques ne sont que pour vous et suivent les cartes. Touchez une fois pour exclure, deux fois pour douter, trois fois pour croire, quatre fois pour effacer.
board-note-sheet-tokens = Vos jetons, eux, sont visibles de tous : dans la discussion, dites d’un joueur qui il est, et le jeton se pose près de lui. Retirez vos paroles pour le reprendre.
board-note-sheet-mine = Compter ce que je sais
board-note-sheet-wipe = Effacer mes marques
board-note-sheet-cell = { $who }, { $role } : { $state }
board-note-guess-open = rien de noté
board-note-guess-no = exclu, à votre avis
board-note-guess-maybe = peut-être, à votre avis
board-note-guess-yes = oui, à votre avis
board-note-certain-open = rien de sûr
board-note-certain-no = impossible
board-note-certain-yes = certain
board-note-rounds = Manche par manche
board-note-rounds-none = Rien encore.
board-note-rounds-tile = Enquête
board-note-rounds-drawn = pioche
board-note-rounds-played = Actions jouées
board-note-did =
    { $count ->
        [0] { $did }, sans piocher
        [one] { $did }, une carte piochée
       *[other] { $did }, { $count } cartes piochées
    }
board-note-gift = don de L
board-note-played =
    { $count ->
        [one] { $count } Action jouée
       *[other] { $count } Actions jouées
    }
board-note-end = La vérité
board-note-was-light =
    { $seat_is_me ->
        [yes] Light, c’était vous.
       *[no] { $seat } était Light.
    }
board-note-no-light = Plus personne n’était Light.
board-note-story-lie =
    { $seat_is_me ->
        [yes] Vous prétendiez être { $said } : vous étiez { $role }.
       *[no] { $seat } prétendait être { $said } : c’était { $role }.
    }
board-note-story-distrust = Vous vous méfiiez { DE($target) } : c’était { $role }.
board-note-story-death =
    Manche { $round } : { $own ->
        [yes] { $target_is_me ->
            [yes] vous mourez de votre propre main ; vous étiez { $role }.
           *[no] { $target } meurt de sa propre main ; c’était { $role }.
        }
       *[no] { $target_is_me ->
            [yes] { $seat } vous tue ; vous étiez { $role }.
           *[no] { $seat_is_me ->
                [yes] vous tuez { $target } ; c’était { $role }.
               *[no] { $seat } tue { $target } ; c’était { $role }.
            }
        }
    }
board-note-story-suspected =
    À la fin, { $count ->
        [one] une Suspicion
       *[other] { $count } Suspicions
    } sur { $seat_or_you }, plus que sur quiconque : { $seat_is_me ->
        [yes] vous étiez
       *[no] c’était
    } { $role }.
board-note-story-light =
    Manche { $round } : { $how ->
        [seat] { $seat_is_me ->
            [yes] vous démasquez { $target }.
           *[no] { $target_is_me ->
                [yes] { $seat } vous démasque.
               *[no] { $seat } démasque { $target }.
            }
        }
       *[itself] { $target_is_me ->
            [yes] votre masque tombe.
           *[no] le masque { DE($target) } tombe.
        }
    }
board-note-apples =
    { $count ->
        [0] aucune pomme
        [one] { $count } pomme
       *[other] { $count } pommes
    }
board-note-met = : atteint
board-note-missed = : manqué
board-note-scores = Les pommes
board-note-game = Partie { $game }
board-note-total = Total
board-note-short-light_revealed = Light révélé
board-note-short-three_deaths = trois morts
board-note-short-last_round = cinq manches
board-note-threshold =
    { $count ->
        [one] À { $count } Suspicion, un rôle est révélé.
       *[other] À { $count } Suspicions, un rôle est révélé.
    }
board-note-suspected = { $name } { $count }
board-note-suspected-now = Pour l’instant : { $list }.
board-note-worth =
    { $count ->
        [0] L n’aura pas de Suspicion à donner.
        [one] L aura { $count } Suspicion à donner.
       *[other] L aura { $count } Suspicions à donner.
    }
board-note-worth-ryuk = Elle montre Ryuk : le joueur qui a le pion reçoit 1 Suspicion.
board-note-foreseen = { $seat } : { $count } sur { $threshold }.
board-note-foreseen-reveal = { $seat } : { $count } sur { $threshold }, son rôle serait révélé !
board-note-seen = Vous avez vu : { $role }.
board-note-group-pair = { $who } et
board-note-group-inactive = Rôle inactif
board-note-group-look = Regarder le Rôle inactif
board-note-group-reveal = Révéler le Rôle inactif
board-note-interrupt = Jouer une Action
board-note-interrupt-text = Vous jouez pendant le tour d’un autre. Tous verront la carte.
board-note-interrupt-none = Aucune de vos Actions ne se joue en ce moment.
board-note-topic-role = Mon rôle
board-note-topic-tile = L’Enquête
board-note-topic-why = Mon choix
board-note-hush-dead = Les morts se taisent jusqu’à la fin de la partie. Vous entendez tout.
board-note-tile-turned = L’Enquête de la manche
board-note-turned = Un rôle est révélé
board-note-turned-dead = Une mort
board-note-votes = Le vote
board-note-votes-for =
    { $count ->
        [one] { $name } : { $count } voix
       *[other] { $name } : { $count } voix
    }
board-note-role =
    { $whose ->
        [mine] Votre rôle : { $role }
       *[theirs] Rôle : { $role }
    }
board-note-goal = Récoltez le plus de pommes : à la fin, chaque objectif atteint vous en rapporte.
board-note-goal-line =
    { $count ->
        [one] { $count } pomme : { $objective }
       *[other] { $count } pommes : { $objective }
    }
board-note-can = À votre tour, jouez des Actions et regardez l’Enquête : laissez-la, ou défaussez-la.
board-note-can-l = Chaque manche, donnez une Action, retournez l’Enquête et distribuez des Suspicions.
board-note-fallen =
    { $hidden ->
        [yes] Personne ne sait qui vous étiez. Gardez-le pour vous : votre rôle peut encore être révélé.
       *[no] Vous étiez { $role }, et tout le monde le sait.
    }
board-note-still-score = Vos objectifs comptent toujours : mort, vous pouvez encore gagner.
board-note-still-talk =
    { $talk ->
        [yes] Vous ne jouez plus, mais vous pouvez encore parler, et regarder la suite.
       *[no] Vous ne jouez plus et vous ne parlez plus : regardez, et tenez vos notes jusqu’à la fin.
    }
board-note-aims-now = Si la partie finissait maintenant :
board-note-aim-line =
    { $state ->
        [yes] ✓
        [no] ✗
       *[maybe] ( ?)
    } { $objective } ({ $count ->
        [one] { $count } pomme
       *[other] { $count } pommes
    })
board-note-barred = « Décision » : vous ne pouvez plus jouer d’Action.
board-note-hand =
    { $count ->
        [0] Aucune Action en main
        [one] En main : { $count } Action
       *[other] En main : { $count } Actions
    }
board-note-hand-line = { $when } : { $cards }
board-note-lent = Prises pour un moment : { $cards }
board-note-borrowed = La main que vous avez prise : { $cards }
board-note-tile-top = L’Enquête du dessus : { $tile }
board-note-tile-below = { $place }e de la pile : { $tile }
board-note-tiles-known = Ce que vous savez des Enquêtes
board-note-tiles-gone = Défaussées : { $tiles }
board-note-known = Ce que vous savez des rôles
board-note-known-line = { $who } : { $roles }
board-note-possible-line = { $who } : { $roles } ?
board-note-held = Ce que vous savez des mains
board-note-held-line = { $name } : { $cards }
board-note-journal = Carnet
board-note-when =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
board-note-note-tile = { $when } – Enquête vue : { $shown }
board-note-note-drew = { $when } – pioché : { $shown }
board-note-note-discarded =
    { $seat_is_me ->
        [yes] { $when } – défaussé : { $shown }
       *[no] { $when } – défaussé par { $seat } : { $shown }
    }
board-note-note-passed =
    { $seat_is_me ->
        [yes] { $when } – passé à { $target } : { $shown }
       *[no] { $when } – passé par { $seat } : { $shown }
    }
board-note-note-saw =
    { $target_is_me ->
        [yes] { $when } – montré : { $shown }
       *[no] { $when } – main { DE($target) } : { $shown }
    }
board-note-note-role =
    { $where ->
        [own] { $when } – nouveau rôle : { $shown }
        [centre] { $when } – Rôle inactif vu : { $shown }
       *[seat] { $when } – rôle { DE($target) } : { $shown }
    }
board-points =
    { $points ->
        [one] { $points } pomme
       *[other] { $points } pommes
    }

## Ce que font ceux qu’on attend, et la règle du moment.

doing-death_note-setup =
    { $count ->
        [one] { $names } garde une Action sur deux.
       *[other] { $names } gardent une Action sur deux.
    }
    .rule = Chacun garde une carte et défausse l’autre, en secret.
doing-death_note-gift =
    { $count ->
        [one] { $names } offre une Action.
       *[other] { $names } offrent une Action.
    }
    .rule = Au début de la manche, L donne une de ses cartes à quelqu’un.
doing-death_note-turn =
    { $count ->
        [one] { $names } joue.
       *[other] { $names } jouent.
    }
    .rule = Avant ou après l’Enquête, on peut jouer des Actions ; d’autres peuvent s’en mêler.
doing-death_note-tile =
    { $count ->
        [one] { $names } regarde l’Enquête : la laisser, ou la défausser ?
       *[other] { $names } regardent l’Enquête : la laisser, ou la défausser ?
    }
    .rule = L’Enquête qui reste à la fin de la manche, c’est L qui la retourne.
doing-death_note-target =
    { $count ->
        [one] { $names } fait un choix.
       *[other] { $names } font un choix.
    }
    .rule = L’Action jouée le demande.
doing-death_note-designate =
    { $count ->
        [one] { $names } mène l’enquête.
       *[other] { $names } mènent l’enquête.
    }
doing-death_note-answer =
    { $count ->
        [one] { $names } doit trancher.
       *[other] { $names } doivent trancher.
    }
doing-death_note-debate =
    { $count ->
        [one] Le débat est ouvert, { $names } lancera le vote.
       *[other] Le débat est ouvert, { $names } lanceront le vote.
    }
doing-death_note-ballot =
    { $count ->
        [one] { $names } vote en secret.
       *[other] { $names } votent en secret.
    }
    .rule = Les votes se retournent tous ensemble.
doing-death_note-allot =
    { $count ->
        [one] { $names } distribue les Suspicions.
       *[other] { $names } distribuent les Suspicions.
    }
    .rule = Au seuil, un rôle est révélé.
