### Les mots du plateau de Tokyo Ghoul, français.

board-tokyo-standing =
    { $seat_is_me ->
        [yes] Tour { $turn } – à vous de jouer
       *[no] Tour { $turn } – à { $seat }
    }
board-tokyo-turn =
    { $turn ->
        [0] Préparatifs
       *[other] Tour { $turn }
    }
board-tokyo-over = Partie finie
board-tokyo-octagon = Les huit Lieux
board-tokyo-place-unseen = Lieu rouge inconnu
board-tokyo-place-here = le jeton Action est ici
board-tokyo-place-hidden = face cachée
board-tokyo-place-red = Lieu rouge
board-tokyo-place-hides = se cache quand le jeton part
board-tokyo-place-turns = se dévoile avec { $steps } pas
board-tokyo-flown =
    { $count ->
        [one] Se dévoile : { $places }
       *[other] Se dévoilent : { $places }
    }
board-tokyo-reserve =
    { $count ->
        [0] Réserve vide
        [one] Réserve : { $count } jeton Soupçon
       *[other] Réserve : { $count } jetons Soupçon
    }
board-tokyo-reserve-name = en Réserve
board-tokyo-reserve-low = Réserve presque vide
board-tokyo-reserve-exhausted = Réserve vidée : dernier tour
board-tokyo-interrogates =
    { $seat_is_me ->
        [yes] Vous interrogez { $target } : { $count } cartes.
       *[no] { $target_is_me ->
            [yes] { $seat } vous interroge : { $count } cartes.
           *[no] { $seat } interroge { $target } : { $count } cartes.
        }
    }
board-tokyo-tokens =
    { $count ->
        [0] aucun jeton Soupçon
        [one] { $count } jeton Soupçon
       *[other] { $count } jetons Soupçon
    }
board-tokyo-tokens-name =
    { $count ->
        [one] Soupçon
       *[other] Soupçons
    }
board-tokyo-area = { $area } : { $count }
board-tokyo-hidden-character = personnage caché
board-tokyo-hidden-support = Soutien caché
board-tokyo-face-up = face visible : { $card }
board-tokyo-in-hand = en main : { $card }
board-tokyo-mark-winner = victoire
board-tokyo-mark-dead = sans vie
board-tokyo-mark-killer = a tué
board-tokyo-mark-active = joue
board-tokyo-mark-interrogated = interrogatoire
board-tokyo-mark-open = montre ses 3 cartes
board-tokyo-do-peek = Regarder
board-tokyo-do-swap = Échanger
board-tokyo-do-special = Attaquer
board-tokyo-peek = Regarder
board-tokyo-swap = Échanger contre
board-tokyo-give = Donner { $card }
board-tokyo-card =
    { $up ->
        [yes] { $card } (visible)
       *[no] { $card }
    }
# Dans une case étroite : un trait d’union invisible dit où le mot peut être coupé.
board-tokyo-narrow-cafe = Café
board-tokyo-narrow-nourriture = Nourri­ture
board-tokyo-narrow-transformation = Transfor­mation
board-tokyo-narrow-colombe = Colombe
board-tokyo-narrow-masque = Masque
board-tokyo-pool = Les personnages de la partie
board-tokyo-pool-note = Tout le monde connaît ces personnages et leurs objectifs. Le secret, c’est qui joue qui.
board-tokyo-wants-collection = Collection : 3 cartes { $about }
board-tokyo-wants-elimination = Élimination : tuer { $about }
board-tokyo-wants-stay_alive = Rester en vie avec 2 cartes { $about }
board-tokyo-wants-companion = Compagnon : { $about } en vie
board-tokyo-suspects = Qui est qui ? Votre grille
board-tokyo-suspects-note = Rien que pour vous, sur cet appareil. Touchez une fois pour écarter, deux fois pour retenir, trois fois pour effacer.
board-tokyo-suspect-cell = { $name }, { $character } : { $state }
board-tokyo-suspect-yes = oui
board-tokyo-suspect-no = non
board-tokyo-suspect-open = possible
board-tokyo-history = Tour par tour
board-tokyo-history-empty = Rien encore.
board-tokyo-deed-show = Chacun a montré deux cartes à son voisin de gauche.
board-tokyo-deed-give = Chacun a donné une carte à son voisin de droite.
board-tokyo-deed-face =
    { $seat_is_me ->
        [yes] Carte visible devant vous : { $card }
       *[no] Carte visible devant { $seat } : { $card }
    }
board-tokyo-deed-move =
    { $seat_is_me ->
        [yes] Vous avancez de { $count } : { $place }
       *[no] { $seat } avance de { $count } : { $place }
    }
board-tokyo-deed-suspicion =
    { $seats_count ->
        [0] Soupçon { $area } : personne
       *[other] Soupçon { $area } : { $seats }
    }
board-tokyo-deed-interrogation =
    { $seat_is_me ->
        [yes] Vous interrogez { $target } ({ $count } cartes)
       *[no] { $target_is_me ->
            [yes] { $seat } vous interroge ({ $count } cartes)
           *[no] { $seat } interroge { $target } ({ $count } cartes)
        }
    }
board-tokyo-deed-remove = Jeton { $area } retiré : { $target_or_you } (par { $seat_or_you })
board-tokyo-deed-add = Rumeur : un jeton pour { $target_or_you } (par { $seat_or_you })
board-tokyo-deed-decline = Aucune attaque
board-tokyo-deed-peek =
    { $target_is_me ->
        [yes] Soutien regardé : le vôtre (par { $seat_or_you })
       *[no] Soutien regardé : celui { DE($target) } (par { $seat_or_you })
    }
board-tokyo-deed-swap = Soutiens échangés : { $seat_or_you } et { $target_or_you }
board-tokyo-character =
    { $whose ->
        [mine] Vous êtes { $character } – { $camp }
       *[theirs] Personnage : { $character } – { $camp }
    }
board-tokyo-goal =
    { $count ->
        [one] Atteignez votre objectif, et vous gagnez :
       *[other] Atteignez l’un de ces objectifs, et vous gagnez :
    }
board-tokyo-can = À votre tour, avancez d’un ou deux Lieux et faites ce qu’on y fait : soupçonner, interroger, parfois attaquer.
board-tokyo-live-collection = Collection : { $have }/{ $needed } { $about }, au début du tour
board-tokyo-live-stay_alive = Rester en vie : { $have }/{ $needed } { $about }, à la fin
board-tokyo-live-elimination = Élimination : tuer { $about }
board-tokyo-live-companion =
    { $absent ->
        [yes] Compagnon : { $about } n’est pas de la partie
       *[no] Compagnon : { $about } doit rester en vie
    }
board-tokyo-live-special =
    { $proof ->
        [one] Action spéciale : { $have }/{ $needed } { $about }, sur qui a { $proof } jeton ou plus
       *[other] Action spéciale : { $have }/{ $needed } { $about }, sur qui a { $proof } jetons ou plus
    }
board-tokyo-hand =
    { $whose ->
        [mine] Votre main : { $cards }
       *[theirs] Main : { $cards }
    }
board-tokyo-shown-by = Montré par { $target_or_you } : { $shown }
board-tokyo-shown-to = Montré à { $target_or_you } : { $shown }
board-tokyo-support =
    { $whose ->
        [mine] Votre Soutien : { $support }
       *[theirs] Soutien : { $support }
    }
board-tokyo-support-unknown = à deviner
board-tokyo-support-of = { $name } : { $support }
board-tokyo-notebook = Carnet : { $name }
board-tokyo-note-saw =
    { $turn ->
        [0] Au début – cartes vues : { $cards }
       *[other] Tour { $turn } – cartes vues : { $cards }
    }
board-tokyo-note-showed =
    { $turn ->
        [0] Au début – cartes montrées : { $cards }
       *[other] Tour { $turn } – cartes montrées : { $cards }
    }
board-tokyo-note-exchange =
    { $turn ->
        [0] Au début
       *[other] Tour { $turn }
    } – { $swapped ->
        [both] donné : { $gave }, reçu : { $took }
        [gave] donné : { $gave }
       *[took] reçu : { $took }
    }
board-tokyo-trace =
    { $had ->
        [yes] { $area ->
            [paire] Tour { $turn } – avait deux cartes identiques
            [transformation] Tour { $turn } – avait une Transformation
           *[other] Tour { $turn } – avait deux { $card }
        }
       *[no] { $area ->
            [paire] Tour { $turn } – n’avait que des cartes différentes
            [transformation] Tour { $turn } – n’avait aucune Transformation
           *[other] Tour { $turn } – n’avait pas deux { $card }
        }
    }
board-tokyo-attack =
    { $seat_is_me ->
        [yes] Vous attaquez { $target }
       *[no] { $target_is_me ->
            [yes] { $seat } vous attaque
           *[no] { $seat } attaque { $target }
        }
    }
board-tokyo-reveal = Les masques tombent
board-tokyo-uncovered = Mains et objectifs
board-tokyo-reveal-kill = Coup fatal : { $seat_or_you } contre { $victim_or_you }.
board-tokyo-reveal-nobody = Personne ne gagne.
board-tokyo-cast = { $name } – { $camp }
board-tokyo-fact-kill =
    { $seat_is_me ->
        [yes] Vous, { $character }, avez tué { $victim }, alias { $slain }.
       *[no] { $victim_is_me ->
            [yes] { $seat }, alias { $character }, vous a porté le coup fatal.
           *[no] { $seat }, alias { $character }, a tué { $victim }, alias { $slain }.
        }
    }
board-tokyo-fact-instant =
    { $seat_is_me ->
        [yes] Vous étiez { $character }, et votre collection est complète.
       *[no] { $seat } était { $character }, sa collection est complète.
    }
board-tokyo-story-lie =
    { $seat_is_me ->
        [yes] Vous prétendiez être { $what } : vous étiez { $character }, { $camp }.
       *[no] { $seat } prétendait être { $what } : c’était { $character }, { $camp }.
    }
board-tokyo-story-accused =
    { $seat_is_me ->
        [yes] Vous voyiez en { $target } { $what } : c’était { $character }, { $camp }.
       *[no] { $seat } voyait en { $target_or_you } { $what } : { $target_is_me ->
            [yes] vous étiez
           *[no] c’était
        } { $character }, { $camp }.
    }
board-tokyo-story-spared =
    Tour { $turn } : { $seat_is_me ->
        [yes] vous pouviez attaquer { $seats }, et vous ne l’avez pas fait.
       *[no] { $seat } pouvait attaquer { $seats }, et ne l’a pas fait.
    }
board-tokyo-story-suspected =
    À la fin, { $count ->
        [one] un seul jeton Soupçon
       *[other] { $count } jetons Soupçon
    } devant { $seat_or_you }, plus que devant quiconque : { $seat_is_me ->
        [yes] vous étiez
       *[no] c’était
    } { $character }, { $camp }.
board-tokyo-story-interrogated = { $count } interrogatoires pour { $seat_or_you }, plus que pour quiconque.
board-tokyo-story-attack =
    Tour { $turn } : { $seat_is_me ->
        [yes] vous attaquez { $target }.
       *[no] { $target_is_me ->
            [yes] { $seat } vous attaque.
           *[no] { $seat } attaque { $target }.
        }
    } { $returned ->
        [yes] Le coup se retourne !
       *[no] Le coup porte.
    }
board-tokyo-story-peace = En { $turn } tours, personne n’a attaqué personne.
board-tokyo-held = Cartes à la fin : { $cards }
board-tokyo-met = Atteint :
board-tokyo-not-met = Manqué :
board-tokyo-why-cards = { $have }/{ $needed } { $about }
board-tokyo-why-too-late = { $have }/{ $needed } { $about } ; ne compte qu’au début de son tour
board-tokyo-why-not-checked = Pas vérifié : une Collection complète met fin à tout
board-tokyo-why-dead = A perdu la vie, avec { $have }/{ $needed } { $about }
board-tokyo-why-fell-attacking = A perdu la vie en attaquant : plus rien ne compte
board-tokyo-why-killed = A tué { $slain }
board-tokyo-why-wrong-camp = A tué { $slain } : pas la bonne cible
board-tokyo-why-team = Un autre Inspecteur a tué { $slain }
board-tokyo-why-no-kill = N’a tué personne
board-tokyo-why-companion-alive = En vie
board-tokyo-why-companion-dead = A perdu la vie
board-tokyo-why-not-in-play = Pas de la partie
board-tokyo-mine-won = Vous gagnez : { $reasons }.
board-tokyo-mine-lost = Vous perdez : { $reasons }.
board-tokyo-mine-both = { $before } ; { $next }
board-tokyo-mine-collection = votre Collection est complète, avec { $have } cartes { $about }
board-tokyo-mine-stay_alive = vous êtes en vie avec { $have } cartes { $about }
board-tokyo-mine-killed = vous avez tué { $slain }, { $about }
board-tokyo-mine-team = un autre Inspecteur a tué { $slain }, { $about }
board-tokyo-mine-companion-alive = { $about } est en vie
board-tokyo-mine-incomplete = votre Collection en est à { $have }/{ $needed } { $about }
board-tokyo-mine-too-late = vos { $have } cartes { $about } ne comptaient qu’au début de votre tour
board-tokyo-mine-not-checked = une Collection complète a mis fin à tout
board-tokyo-mine-few = vous êtes en vie, mais avec { $have }/{ $needed } { $about }
board-tokyo-mine-dead = vous avez perdu la vie
board-tokyo-mine-fell-attacking = vous avez perdu la vie en attaquant
board-tokyo-mine-wrong-camp = vous avez tué { $slain }, mais il vous fallait { $about }
board-tokyo-mine-no-kill = vous n’avez tué personne
board-tokyo-mine-companion-dead = { $about } a perdu la vie
board-tokyo-mine-not-in-play = { $about } n’était pas de la partie

## Ce que font ceux qu’on attend, et la règle du moment.

doing-tokyo_ghoul-show_initial =
    { $count ->
        [one] { $names } choisit la carte à laisser visible.
       *[other] { $names } choisissent la carte à laisser visible.
    }
doing-tokyo_ghoul-prelim_show =
    { $count ->
        [one] { $names } choisit deux cartes à montrer.
       *[other] { $names } choisissent deux cartes à montrer.
    }
    .rule = Chacun montre deux cartes à son voisin de gauche, et à lui seul.
doing-tokyo_ghoul-prelim_give =
    { $count ->
        [one] { $names } choisit une carte à donner.
       *[other] { $names } choisissent une carte à donner.
    }
    .rule = Chacun donne une carte à son voisin de droite, tous en même temps.
doing-tokyo_ghoul-turn_choice =
    { $count ->
        [one] { $names } choisit où mener le jeton Action.
       *[other] { $names } choisissent où mener le jeton Action.
    }
    .rule = Le Lieu décide de l’action : interroger, soupçonner, attaquer…
doing-tokyo_ghoul-interrogate =
    { $count ->
        [one] { $names } choisit qui interroger.
       *[other] { $names } choisissent qui interroger.
    }
doing-tokyo_ghoul-interrogation_show =
    { $count ->
        [one] { $names } choisit les cartes à montrer.
       *[other] { $names } choisissent les cartes à montrer.
    }
    .rule = Seule la personne qui interroge les verra.
doing-tokyo_ghoul-interrogation_exchange =
    { $count ->
        [one] { $names } peut échanger une carte.
       *[other] { $names } peuvent échanger une carte.
    }
    .rule = Personne d’autre ne saura s’il y a eu échange.
doing-tokyo_ghoul-redisplay =
    { $count ->
        [one] { $names } choisit une nouvelle carte visible.
       *[other] { $names } choisissent une nouvelle carte visible.
    }
doing-tokyo_ghoul-cover =
    { $count ->
        [one] { $names } retire un jeton Soupçon, ou lance une rumeur.
       *[other] { $names } retirent un jeton Soupçon, ou lancent une rumeur.
    }
doing-tokyo_ghoul-attack =
    { $count ->
        [one] { $names } peut attaquer, ou pas.
       *[other] { $names } peuvent attaquer, ou pas.
    }
    .rule = Sur un Lieu rouge, on pose toujours la question : elle ne dit rien de ce qu’on est.
doing-tokyo_ghoul-support =
    { $count ->
        [one] { $names } peut toucher à un jeton Soutien.
       *[other] { $names } peuvent toucher à un jeton Soutien.
    }
