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
board-kemomimi-vote-title = Le vote : { $suspect_or_you }
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
