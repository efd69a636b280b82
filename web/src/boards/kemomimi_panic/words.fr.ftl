### Les mots du plateau de Kemomimi Panic, français.

board-kemomimi-standing =
    { $phase } – { $leader_is_me ->
        [yes] vous êtes Meneur
       *[no] Meneur : { $leader }
    }
board-kemomimi-game = Partie { $game }
board-kemomimi-day =
    { $time ->
        [night] Nuit { $day }
       *[day] Jour { $day }
    }
board-kemomimi-jewels =
    { $count ->
        [0] aucun Faux-Bijoux
        [one] { $count } Faux-Bijoux
       *[other] { $count } Faux-Bijoux
    }
board-kemomimi-hidden-role = rôle caché
board-kemomimi-shown-role = Rôle montré : { $role }
board-kemomimi-secret-role = Rôle secret : { $role }
board-kemomimi-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-kemomimi-mark-winner = victoire
board-kemomimi-mark-leader = Meneur
board-kemomimi-mark-suspect = suspect
board-kemomimi-mark-next = jugement suivant
board-kemomimi-mark-victim = victime du vol
board-kemomimi-mark-excluded = hors du vote
board-kemomimi-mark-protected = hors de tout soupçon
board-kemomimi-mark-double = main double
board-kemomimi-mark-ghost = fantôme
board-kemomimi-mark-out = hors jeu
board-kemomimi-mark-used = pouvoir dépensé
board-kemomimi-arrow-suspect = Suspect : { $seat_or_you }
board-kemomimi-arrow-victim = Victime du vol : { $seat_or_you }
board-kemomimi-arrow-judged = Jugement rendu : { $seat_or_you }
board-kemomimi-arrow-nobody = La Flèche ne désigne personne
board-kemomimi-next = Ensuite : { $seat_or_you }
board-kemomimi-robbed = La nuit dernière, vol chez { $victim_or_you }
board-kemomimi-quiet-night = La nuit dernière, aucun vol
board-kemomimi-blocked = Croissant de Lune ne volera pas à la prochaine Nouvelle Lune
board-kemomimi-paper-waits = Le papier de Lucie attend le prochain vol
board-kemomimi-trio = Rôles mélangés entre { $seats }
board-kemomimi-champions = Couronne : { $seats }
board-kemomimi-master-was = Maître secret de Geneviève : { $seat_or_you }
board-kemomimi-discard = Défausse
board-kemomimi-discard-empty = La défausse est vide
board-kemomimi-lost-by = Perdu par { $seat_or_you }
board-kemomimi-roles = Les rôles mélangés
board-kemomimi-roles-note =
    { $aside ->
        [one] Une carte a été écartée sans être vue, et un Civil ajouté : l’Informateur ou un Civil spécial manque peut-être. Les Voleurs, eux, sont toujours là.
       *[other] { $aside } cartes ont été écartées sans être vues, et autant de Civils ajoutés : l’Informateur ou un Civil spécial manque peut-être. Les Voleurs, eux, sont toujours là.
    }
board-kemomimi-count = × { $count }
board-kemomimi-history = Votes, vols et annonces
board-kemomimi-history-empty = Rien encore.
board-kemomimi-were-thieves =
    { $seats_count ->
        [one] { $seats_has_me ->
            [yes] Le Voleur, c’était vous.
           *[no] { $seats } était le Voleur.
        }
       *[other] { $seats_has_me ->
            [yes] { $seats } étiez les Voleurs.
           *[no] { $seats } étaient les Voleurs.
        }
    }
board-kemomimi-story-false-claim =
    Jour { $day } : selon { $seat_or_you }, { $target_is_me ->
        [yes] vous { $civilian ->
            [yes] êtes
           *[no] n’êtes pas
        }
       *[no] { $target } { $civilian ->
            [yes] est
           *[no] n’est pas
        }
    } Civil. C’était faux.
board-kemomimi-story-accused = { $seats_count } voix s’élevaient contre { $target_or_you }, à tort.
board-kemomimi-story-condemned =
    Jour { $day } : { $target_is_me ->
        [yes] la table vous { $out ->
            [yes] élimine
           *[no] condamne
        }
       *[no] la table { $out ->
            [yes] élimine
           *[no] condamne
        } { $target }
    }, à tort.
board-kemomimi-story-escaped =
    Jour { $day } : { $hands ->
        [one] une main levée contre { $target_or_you }
       *[other] { $hands } mains levées contre { $target_or_you }
    }, il en fallait { $needed }.
board-kemomimi-story-robbed =
    Nuit { $day } : { $victim_is_me ->
        [yes] vol chez vous, qui accusiez { $target }.
       *[no] vol chez { $victim }, qui { $target_is_me ->
            [yes] vous accusait.
           *[no] accusait { $target }.
        }
    }
board-kemomimi-story-guess =
    Dans l’ombre, vous soupçonniez { $target }, { $right ->
        [yes] à raison.
       *[no] à tort.
    }
board-kemomimi-story-guessed =
    Dans l’ombre, { $target_is_me ->
        [yes] { $seats } vous { $seats_count ->
            [one] soupçonnait
           *[other] soupçonnaient
        }
       *[no] { $seats } { $seats_count ->
            [one] soupçonnait
           *[other] soupçonnaient
        } { $target }
    }, à raison.
board-kemomimi-story-last-vote =
    Jour { $day } : { $hands ->
        [one] une main levée suffit contre { $target_or_you }
       *[other] { $hands } mains levées contre { $target_or_you }
    }, { $fallen ->
        [one] et le Voleur tombe.
        [other] et un Voleur tombe.
       *[none] et tout est joué.
    }
board-kemomimi-story-last-theft = Nuit { $day } : un dernier vol chez { $target_or_you }, et tout est joué.
board-kemomimi-vote = Suspect : { $suspect_or_you } (Meneur : { $leader_or_you }) – { $verdict }
board-kemomimi-theft = La nuit, vol chez { $victim_or_you }.
board-kemomimi-claim =
    { $seat_is_me ->
        [yes] Vous annoncez
       *[no] { $seat } annonce
    } : { $target }, « { $answer } ».
board-kemomimi-hand-up = main levée
board-kemomimi-hand-down = main baissée
board-kemomimi-hand-none = abstention
board-kemomimi-unmasks = Bas le masque, { $name } !
board-kemomimi-vote-title = Le vote contre { $suspect_or_you }
board-kemomimi-my-role =
    { $told ->
        [yes] Votre rôle : { $role }
       *[no] Votre rôle : { $role } ({ $camp })
    }
board-kemomimi-goal =
    { $role ->
        [thief_crescent_moon] Vous volez les nuits de Nouvelle Lune. Votre but : être parmi les deux derniers en jeu, mais pas avec l’Informateur.
        [thief_full_moon] Vous volez les nuits de Pleine Lune. Votre but : être parmi les deux derniers en jeu, mais pas avec l’Informateur.
        [informant] Votre but : être parmi les deux derniers en jeu, avec un Voleur. Vous ne savez pas qui vole.
       *[civilian] Votre but : qu’il ne reste aucun Voleur en jeu. Vous ne savez pas qui vole.
    }
board-kemomimi-can =
    { $role ->
        [thief_crescent_moon] Les nuits de Nouvelle Lune, volez quelqu’un : c’est un Faux-Bijoux perdu ou, sans bijou, une élimination.
        [thief_full_moon] Les nuits de Pleine Lune, volez quelqu’un : c’est un Faux-Bijoux perdu ou, sans bijou, une élimination.
        [informant] Si un vote vous élimine, tout le monde perd un Faux-Bijoux : faites-le craindre.
        [civilian_justice] Si un vol vous élimine, Croissant de Lune ne vole pas à la prochaine Nouvelle Lune.
        [civilian_stubborn] Si l’on vous élimine, vous restez en fantôme jusqu’à la fin du jour suivant.
        [civilian_angry] Si l’on vous élimine, vous faites perdre un Faux-Bijoux à qui vous voulez.
        [civilian_lonely] Si l’on vous élimine, votre voisin de droite perd un Faux-Bijoux.
       *[civilian] Rien de spécial : observez, recoupez, et faites parler les autres.
    }
board-kemomimi-can-vote = Le jour, parlez, mentez, puis votez : qui est reconnu coupable perd son Faux-Bijoux, puis sa place.
board-kemomimi-can-power = { $character }, votre personnage, a un pouvoir. { $timing }.
board-kemomimi-fallen =
    { $camp ->
        [civilian] Votre camp joue encore : si les Civils gagnent, vous gagnez avec eux.
       *[other] Pour gagner, il fallait rester en jeu.
    }
board-kemomimi-still =
    { $left ->
        [ghost] Fantôme jusqu’à la fin du jour suivant, vous votez encore, et personne ne peut vous accuser ni vous voler.
        [angry] Votre colère : si quelqu’un a encore un Faux-Bijoux, vous choisissez qui en perd un.
       *[out] Vous ne votez plus, et votre personnage n’a plus de pouvoir.
    }
board-kemomimi-still-talk =
    { $left ->
        [ghost] Parlez, et menez le jour si la carte Lune vient à vous.
       *[out] Regardez la suite : vous verrez vite qui mentait. Si vous parlez, seuls les autres éliminés vous entendent.
    }
board-kemomimi-role-of =
    { $told ->
        [yes] Rôle : { $role }
       *[no] Rôle : { $role } ({ $camp })
    }
board-kemomimi-first-role = Rôle avant l’échange : { $role }
board-kemomimi-check =
    Enquête du jour { $day } : { $target } { $answer_id ->
        [civilian] est Civil.
       *[not_civilian] n’est pas Civil.
    }
board-kemomimi-check-before-swap =
    Enquête d’avant l’échange des rôles : { $target } { $answer_id ->
        [civilian] était Civil.
       *[not_civilian] n’était pas Civil.
    }
board-kemomimi-knows-paper = Nom sur le papier : { $target }
board-kemomimi-knows-master = Maître secret : { $target }
board-kemomimi-knows-guess = Soupçon de la dernière nuit : { $target }
board-kemomimi-unmasked = Bas les masques !

## Ce que font ceux qu’on attend, et la règle du moment.

doing-kemomimi_panic-choose =
    { $count ->
        [one] { $names } choisit quelqu’un.
       *[other] { $names } choisissent quelqu’un.
    }
doing-kemomimi_panic-window =
    { $count ->
        [one] { $names } peut se servir d’un pouvoir.
       *[other] { $names } peuvent se servir d’un pouvoir.
    }
doing-kemomimi_panic-react =
    { $count ->
        [one] { $names } peut réagir.
       *[other] { $names } peuvent réagir.
    }
doing-kemomimi_panic-talk =
    { $count ->
        [one] { $names } parle encore.
       *[other] { $names } parlent encore.
    }
    .rule = Le vote vient quand tout le monde a assez parlé.
doing-kemomimi_panic-vote =
    { $count ->
        [one] { $names } n’a pas encore voté.
       *[other] { $names } n’ont pas encore voté.
    }
    .rule = Plus de la moitié des mains levées : coupable.
doing-kemomimi_panic-angry =
    { $count ->
        [one] { $names } se venge en partant.
       *[other] { $names } se vengent en partant.
    }
doing-kemomimi_panic-theft = C’est la nuit : le Voleur choisit sa victime.
    .rule = La nuit dure toujours le même temps.
