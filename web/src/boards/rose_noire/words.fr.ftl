### Les mots du plateau de La Rose Noire, français.

board-rose-standing =
    { $seat_is_me ->
        [yes] Tour { $turn }, { $hour } – à vous
       *[no] Tour { $turn }, { $hour } – à { $seat }
    }
board-rose-standing-all = Tour { $turn }, { $hour }
board-rose-hour-lumines = Lumines
board-rose-hour-sextines = Sextines
board-rose-hour-vesperines = Vespérines
board-rose-hour-estellines = Estellines
board-rose-hour-albines = Albines
board-rose-before = Les sept Suspects arrivent, les cartes sont mélangées.
board-rose-hours = Le temps
board-rose-dial = Les cinq phases d’un Tour
board-rose-day = Tour { $turn } sur { $turns }
board-rose-turn = Tour { $turn }
board-rose-over = Partie finie
board-rose-omen-silence = silence
board-rose-omen-no_accusation = pas d’Accusation
board-rose-omen-unanimous = unanimité
board-rose-omen-fury = Fureur spectrale
board-rose-omen-moonless = Nuit sans lune
board-rose-arc = Les sept Suspects, autour du Cimetière
board-rose-graveyard = Cimetière
board-rose-at = chez { $who }
board-rose-at-graveyard = au Cimetière
board-rose-pile =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-rose-investigated =
    { $seat_is_me ->
        [yes] Vous avez enquêté ici
       *[no] { $seat } a enquêté ici
    }
board-rose-accused-by = Bulletins : { $seats }
board-rose-suspect-accomplice = Complice
board-rose-suspect-dead = sans vie
board-rose-suspect-protected = sous protection
board-rose-suspect-isolated = au secret
board-rose-suspect-empty = pile vide
board-rose-alive = en vie
board-rose-pick = Désigner { $name }
board-rose-pick-two = Désignez deux Suspects
board-rose-pick-some = Désignez un ou deux Suspects
board-rose-pick-second = Et le second ?
board-rose-threshold =
    { $count ->
        [one] Il faut { $count } voix sur { $all }
       *[other] Il faut { $count } voix sur { $all }
    }
board-rose-now-played = en train d’être joué
board-rose-discard-short = Défausse ({ $count })
board-rose-discard-top =
    { $count ->
        [one] Défausse, une carte : { $card }, ouvrir l’aide
       *[other] Défausse, { $count } cartes. Dessus : { $card }, ouvrir l’aide
    }
board-rose-discard =
    { $count ->
        [0] Défausse des Indices : vide
        [one] Défausse des Indices : une carte
       *[other] Défausse des Indices : { $count } cartes
    }
board-rose-discard-empty = Rien encore.
board-rose-deck = Les cartes de la partie
board-rose-deck-note =
    { $drawn ->
        [0] Les Actions et les Pièges répartis dans les piles, avec les cinq Preuves.
        [one] Une carte bonus est entrée au hasard, une autre carte est sortie : personne ne sait lesquelles. Les Preuves restent toutes.
       *[other] { $drawn } cartes bonus sont entrées au hasard, autant d’autres sont sorties : personne ne sait lesquelles. Les Preuves restent toutes.
    }
board-rose-copies =
    { $seen ->
        [0] × { $count }
       *[other] × { $count }, dont { $seen } à la défausse
    }
board-rose-hidden-role = rôle caché
board-rose-holds =
    { $count ->
        [0] aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-rose-pawn-on = pion sur { $who }
board-rose-pawn-home = pion hors du plateau
board-rose-mark-winner = victoire
board-rose-mark-active = joue
board-rose-mark-first = Premier Joueur
board-rose-mark-locked = bulletin fixé
board-rose-mark-penance = en pénitence
board-rose-mark-exorcised = exorcisme
board-rose-no-ballot = personne
board-rose-my-ballot = Votre bulletin : { $who }
board-rose-rector-hand = en main
board-rose-rector-deck = pioche
board-rose-rector-discard = défausse
board-rose-played = Cartes jouées :
board-rose-accusations = Accusations
board-rose-accusation-by = Tour { $turn }, par { $seats }
board-rose-exact = Exact
board-rose-inexact = Inexact
board-rose-accused = L’Accusation : { $who }
board-rose-told-exact = Exact ! { $who } : les deux Complices.
board-rose-told-inexact = L’un des deux au moins n’est pas Complice.
board-rose-ballots = Les bulletins
board-rose-not-accused = Pas d’Accusation
board-rose-needed =
    { $count ->
        [one] Il fallait { $count } voix pour la même paire.
       *[other] Il fallait { $count } voix pour la même paire.
    }
board-rose-dawn = Albines, l’aube
board-rose-dawn-dead =
    { $count ->
        [0] Personne n’est mort cette nuit.
        [one] On a trouvé une victime : { $who }.
       *[other] On a trouvé deux victimes : { $who }.
    }
board-rose-reveal = Les rôles sont montrés
board-rose-ending = Tout est dévoilé
board-rose-grid = Qui a dit quoi ? Votre grille
board-rose-grid-note = Ce que chacun a dit de chaque Suspect, et votre avis à vous, gardé sur cet appareil. Touchez une fois pour innocenter, deux fois pour soupçonner, trois fois pour effacer.
board-rose-grid-mine = Vous
board-rose-grid-cell = Votre avis, { $who } : { $state }
board-rose-guess-innocent = à votre avis innocent
board-rose-guess-guilty = à votre avis Complice
board-rose-guess-open = rien de noté
board-rose-said-innocent = dit innocent
board-rose-said-guilty = soupçonne
board-rose-said-unsure = aucune certitude
board-rose-said-pair = dans une paire proposée
board-rose-scores = Les points
board-rose-game = Partie { $game }
board-rose-total = Total
board-rose-group-investigate = Enquêter sur
board-rose-group-suspect = Suspects
board-rose-group-kill = Tuer
board-rose-history = Tour par tour
board-rose-history-empty = Rien encore.
board-rose-deed-investigate =
    { $seat_is_me ->
        [yes] Vous enquêtez sur { $who }
       *[no] { $seat } enquête sur { $who }
    }
board-rose-deed-take =
    { $seat_is_me ->
        [yes] Vous prenez une carte { $where }
       *[no] { $seat } prend une carte { $where }
    }
board-rose-deed-peek =
    { $seat_is_me ->
        [yes] { $count ->
            [one] Vous regardez une carte { $where }
           *[other] Vous regardez { $count } cartes { $where }
        }
       *[no] { $count ->
            [one] { $seat } regarde une carte { $where }
           *[other] { $seat } regarde { $count } cartes { $where }
        }
    }
board-rose-deed-play =
    { $on ->
        [seat] { $seat_is_me ->
            [yes] Vous jouez « { $card } » : { $target }
           *[no] { $seat } joue « { $card } » : { $target_or_you }
        }
        [suspects] { $seat_is_me ->
            [yes] Vous jouez « { $card } » : { $who }
           *[no] { $seat } joue « { $card } » : { $who }
        }
       *[nobody] { $seat_is_me ->
            [yes] Vous jouez « { $card } »
           *[no] { $seat } joue « { $card } »
        }
    }
board-rose-deed-event =
    { $on ->
        [seat] Le Recteur joue « { $card } » : { $target_or_you }
        [suspects] Le Recteur joue « { $card } » : { $who }
       *[nobody] Le Recteur joue « { $card } »
    }
board-rose-deed-trap =
    { $seat_is_me ->
        [yes] Piège ! Vous tirez « { $card } » { $where }
       *[no] Piège ! { $seat } tire « { $card } » { $where }
    }
board-rose-deed-cancel =
    { $seat_is_me ->
        [yes] Vous versez l’Eau bénite sur « { $card } »
       *[no] { $seat } verse l’Eau bénite sur « { $card } »
    }
board-rose-deed-show =
    { $target_is_me ->
        [yes] { $count ->
            [0] Vous ne montrez aucune Preuve à { $seat }
            [one] Vous montrez une Preuve à { $seat }
           *[other] Vous montrez { $count } Preuves à { $seat }
        }
       *[no] { $seat_is_me ->
            [yes] { $count ->
                [0] { $target } ne vous montre aucune Preuve
                [one] { $target } vous montre une Preuve
               *[other] { $target } vous montre { $count } Preuves
            }
           *[no] { $count ->
                [0] { $target } ne montre aucune Preuve à { $seat }
                [one] { $target } montre une Preuve à { $seat }
               *[other] { $target } montre { $count } Preuves à { $seat }
            }
        }
    }
board-rose-deed-spy =
    { $target_is_me ->
        [yes] { $seat } regarde toute votre main
       *[no] { $seat_is_me ->
            [yes] Vous regardez toute la main { DE($target) }
           *[no] { $seat } regarde toute la main { DE($target) }
        }
    }
board-rose-deed-intercept = Une carte du Recteur part à la défausse, vue par { $seat_or_you }
board-rose-deed-swap = Une carte échangée : { $seat_or_you } et { $target_or_you }
board-rose-deed-file =
    { $seat_is_me ->
        [yes] Vous reprenez « { $card } » dans la défausse
       *[no] { $seat } reprend « { $card } » dans la défausse
    }
board-rose-deed-lose =
    { $seat_is_me ->
        [yes] Une de vos cartes part au Cimetière
       *[no] Une carte { DE($seat) } part au Cimetière
    }
board-rose-deed-bury =
    { $count ->
        [one] La pile { DE($who) } part au Cimetière : une carte
       *[other] La pile { DE($who) } part au Cimetière : { $count } cartes
    }
board-rose-deed-kill = Mort en plein jour : { $who } (« { $card } »)
board-rose-deed-accuse =
    { $count ->
        [0] Accusation : { $who }. Inexact (par { $seats })
       *[other] Accusation : { $who }. Exact ! (par { $seats })
    }
board-rose-deed-answer =
    { $count ->
        [0] Confession : { $who }, aucun Complice
       *[other] Confession : { $who }, au moins un Complice
    }
board-rose-deed-idle = Le Recteur ne joue rien
board-rose-deed-decline = Le Recteur ne joue rien
board-rose-deed-discard =
    { $count ->
        [0] Le Recteur ne défausse rien
        [one] Le Recteur défausse une carte
       *[other] Le Recteur défausse { $count } cartes
    }
board-rose-deed-night =
    { $number ->
        [0] La nuit passe sans mort
       *[other] Morts dans la nuit : { $who }
    }
board-rose-deed-reveal =
    { $seat_is_me ->
        [yes] Vous montrez votre rôle
       *[no] { $seat } montre son rôle
    }
board-rose-topic-hand = Ma main
board-rose-role =
    { $whose ->
        [mine] Votre rôle : { $role }
       *[theirs] Rôle : { $role }
    }
board-rose-aim-investigator = Nommez les deux Complices dans une même Accusation.
board-rose-aim-possessed = Vous gagnez dès que les deux Complices sont morts. Personne ne doit deviner qui vous êtes.
board-rose-aim-rector = Jouez un Objectif prêt, ou tenez jusqu’à la fin du Tour 5.
board-rose-can-investigate = De jour, enquêtez chez les Suspects et jouez vos cartes : chaque Preuve innocente quelqu’un.
board-rose-can-rector = Choisissez vos deux Complices, puis gênez l’enquête, un Événement chaque soir.
board-rose-can-investigator-besides = Aux Sextines, accusez deux Suspects ensemble : se tromper ne coûte rien. Mais quelqu’un ment peut-être.
board-rose-can-possessed-besides = La nuit, montrez-vous au Recteur si vous le voulez, et tuez un Suspect.
board-rose-can-rector-besides = La nuit, dès le Tour 2, tuez un Suspect ou personne : nul ne saura qui a frappé.
board-rose-hand = En main : { $cards }
board-rose-hand-empty = Aucune carte en main
board-rose-given = Donnée, on attend l’autre : { $card }
board-rose-accomplices = Les Complices : { $who }
board-rose-possessed = Possédé : { $seat_or_you }
board-rose-own-discard = Défausse du Recteur : { $cards }
board-rose-goal-tribute = Tribut : { $count }/{ $needed } innocents morts
board-rose-goal-knights =
    { $count ->
        [one] Chevaliers-Lames : au Tour { $turn } avec { $needed } Suspects en vie (il en reste { $count }), ou au Tour 5
       *[other] Chevaliers-Lames : au Tour { $turn } avec { $needed } Suspects en vie (il en reste { $count }), ou au Tour 5
    }
board-rose-proofs =
    { $count ->
        [0] Aucune Preuve vue
        [one] Preuves vues : { $count } sur 5
       *[other] Preuves vues : { $count } sur 5
    }
board-rose-proof = { $who } : hors de cause ({ $where })
board-rose-unproved = Sans Preuve : { $who }
board-rose-in-hand = en main
board-rose-held-by = dans la main { DE($name) }
board-rose-seen-then = carte vue au Tour { $turn }
board-rose-unknown = …
board-rose-piles = Ce que l’on sait des piles, à partir du dessus
board-rose-pile-known =
    { $count ->
        [one] { $place } (une carte) : { $cards }
       *[other] { $place } ({ $count } cartes) : { $cards }
    }
board-rose-held = Ce que l’on sait des mains
board-rose-held-line = { $name } : { $cards }
board-rose-buried = Quelque part au Cimetière : { $cards }
board-rose-journal = Carnet
board-rose-stale = { $note } (a bougé depuis)
board-rose-no-proof = aucune Preuve
board-rose-note-drew = Tour { $turn } – carte prise { $where } : { $shown }
board-rose-note-peeked = Tour { $turn } – vu { $where } : { $order }
board-rose-note-ordered = Tour { $turn } – remis { $where } : { $order }
board-rose-note-saw = Tour { $turn } – vu chez { $seat } : { $shown }
board-rose-note-showed = Tour { $turn } – montré à { $seat_or_you } : { $shown }
board-rose-note-swapped = Tour { $turn } – avec { $seat } : donné { $given }, reçu { $shown }
board-rose-note-lost = Tour { $turn } – perdu : { $shown }
board-rose-note-took = Tour { $turn } – repris dans la défausse : { $shown }
board-rose-note-discarded = Tour { $turn } – défaussé : { $shown }
board-rose-note-night =
    { $count ->
        [0] Nuit { $turn } – rencontre avec { $seat_or_you }, sans victime
       *[other] Nuit { $turn } – rencontre avec { $seat_or_you }, victime du Possédé : { $who }
    }
board-rose-hush-silence = Vœu de silence : personne ne parle jusqu’à la fin des prochaines Sextines.
board-rose-hush-night = La nuit, personne ne parle. La parole revient à l’aube.
board-rose-uncovered = Rôles, mains et nuits
board-rose-were-accomplices = Les Complices étaient { $who }.
board-rose-story-wrong =
    Tour { $turn } : on accuse { $who }, { $right ->
        [0] à tort.
       *[other] dont un seul est Complice.
    }
board-rose-story-betrayed =
    Tour { $turn } : { $seat_is_me ->
        [yes] vous, le Possédé, accusez { $who } : inexact.
       *[no] { $seat }, le Possédé, accuse { $who } : inexact.
    }
board-rose-story-oath =
    { $seat_is_me ->
        [yes] Vous juriez { $who } hors de cause.
       *[no] { $seat } jurait { $who } hors de cause.
    } C’était faux.
board-rose-story-death =
    Nuit { $turn } : { $guilty ->
        [yes] la mort frappe parmi les Complices : { $who }.
       *[no] la mort frappe { $who }.
    }
board-rose-story-ballot =
    Vous accusiez { $who }, { $right ->
        [0] à tort.
        [one] dont un seul était Complice.
       *[other] à raison.
    }
board-rose-story-silent = En { $count } Tours, aucune Accusation n’a réuni assez de bulletins.
board-rose-story-exact =
    Tour { $turn } : { $seats } { $seats_has_me ->
        [yes] accusez
       *[no] { $seats_count ->
            [one] accuse
           *[other] accusent
        }
    } { $who }, et c’est exact.
board-rose-the-accomplices = Les deux Complices
board-rose-nights = Les nuits
board-rose-night =
    Nuit { $turn } : { $met ->
        [yes] { $killed ->
            [0] le Possédé se montre sans tuer
           *[other] le Possédé tue { $possessed }
        }
       *[no] personne ne se montre au Recteur
    } ; { $slain ->
        [0] le Recteur ne tue personne.
       *[other] le Recteur tue { $rector }.
    }
board-rose-stamp-exact = Exact
board-rose-stamp-inexact = Inexact

## Ce que font ceux qu’on attend, et la règle du moment.

doing-rose_noire-choose =
    { $count ->
        [one] { $names } se décide.
       *[other] { $names } se décident.
    }
doing-rose_noire-accomplices =
    { $count ->
        [one] { $names } choisit les Complices.
       *[other] { $names } choisissent les Complices.
    }
    .rule = Deux Suspects sur sept : c’est cette paire qu’il faudra démasquer.
doing-rose_noire-turn =
    { $count ->
        [one] { $names } enquête.
       *[other] { $names } enquêtent.
    }
    .rule = À son tour, on joue des Actions et on enquête sur un Suspect.
doing-rose_noire-react =
    { $count ->
        [one] { $names } a un choix à faire.
       *[other] { $names } ont un choix à faire.
    }
doing-rose_noire-trap =
    { $count ->
        [one] Un piège ! { $names } réagit.
       *[other] Un piège ! { $names } réagissent.
    }
    .rule = On attend le même temps, qu’il y ait de l’Eau bénite ou non.
doing-rose_noire-summons =
    { $count ->
        [one] { $names } répond à la convocation.
       *[other] { $names } répondent à la convocation.
    }
doing-rose_noire-sextines =
    { $count ->
        [one] { $names } n’a pas encore fixé son accusation.
       *[other] { $names } n’ont pas encore fixé leur accusation.
    }
    .rule = Il faut que les Investigateurs s’accordent sur la même paire.
doing-rose_noire-dusk =
    { $count ->
        [one] { $names } prépare la nuit.
       *[other] { $names } préparent la nuit.
    }
    .rule = Le Recteur peut jouer un Événement, puis se défausse.
doing-rose_noire-night =
    { $count ->
        [one] Il fait nuit : { $names } choisit dans le noir.
       *[other] Il fait nuit : { $names } choisissent dans le noir.
    }
    .rule = La nuit dure toujours le même temps, quoi qu’il s’y passe.
    .meanwhile = Le Possédé peut d’abord se montrer au Recteur et tuer ; le Recteur peut tuer ensuite. À l’aube, on trouve les victimes, sans savoir qui les a tuées.
