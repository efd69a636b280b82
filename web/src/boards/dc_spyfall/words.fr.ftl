### Le plateau de DC Spyfall : ce que lui seul dit.

### Où en est la partie

board-spyfall-standing = Manche { $round } sur { $rounds } – { $phase }
board-spyfall-standing-ask =
    { $seat_is_me ->
        [yes] Manche { $round } sur { $rounds } – à vous d’interroger
       *[no] Manche { $round } sur { $rounds } – { $seat } interroge
    }
board-spyfall-standing-answer =
    { $seat_is_me ->
        [yes] Manche { $round } sur { $rounds } – à vous de répondre
       *[no] Manche { $round } sur { $rounds } – { $seat } répond
    }
board-spyfall-brief = { $round }/{ $rounds } – { $phase }
board-spyfall-brief-ask =
    { $seat_is_me ->
        [yes] { $round }/{ $rounds } – à vous
       *[no] { $round }/{ $rounds } – { $seat } demande
    }
board-spyfall-brief-answer =
    { $seat_is_me ->
        [yes] { $round }/{ $rounds } – à vous
       *[no] { $round }/{ $rounds } – { $seat } répond
    }
board-spyfall-over = La partie est finie
board-spyfall-now-asks =
    { $seat_is_me ->
        [yes] À vous : qui interrogez-vous ?
       *[no] { $seat } choisit qui interroger
    }
board-spyfall-now-lasso =
    { $seat_is_me ->
        [yes] Lasso de Vérité : encore une question pour { $target }
       *[no] Lasso de Vérité : { $seat } pose encore une question à { $target_or_you }
    }
board-spyfall-now-answers =
    { $seat_is_me ->
        [yes] À vous de répondre à { $other }
       *[no] { $other_is_me ->
            [yes] { $seat } cherche une réponse pour vous
           *[no] { $seat } cherche une réponse pour { $other }
        }
    }
board-spyfall-now-accuses =
    { $target_is_me ->
        [yes] { $seat } vous accuse d’être le Joker
       *[no] { $seat_is_me ->
            [yes] Vous accusez { $target } d’être le Joker
           *[no] { $seat } accuse { $target } d’être le Joker
        }
    }
board-spyfall-now-reveals =
    { $seat_is_me ->
        [yes] Vous avez révélé votre Joker : nommez le Lieu
       *[no] { $seat } a révélé son Joker et cherche le Lieu
    }
board-spyfall-now-aloud =
    { $seat_is_me ->
        [yes] Parlez à voix haute : vous posez la première question
       *[no] Parlez à voix haute : { $seat } pose la première question
    }

### La conversation

board-spyfall-conversation = La conversation
board-spyfall-conversation-empty = Personne n’a encore rien demandé.
board-spyfall-newest = Aller au plus récent
board-spyfall-asks =
    { $target_is_me ->
        [yes] { $seat } vous demande
       *[no] { $seat_is_me ->
            [yes] Vous demandez à { $target }
           *[no] { $seat } demande à { $target }
        }
    }
board-spyfall-answers =
    { $seat_is_me ->
        [yes] Vous répondez
       *[no] { $seat } répond
    }
board-spyfall-thinks =
    { $seat_is_me ->
        [yes] À vous de répondre…
       *[no] { $seat } réfléchit…
    }
board-spyfall-redirects =
    { $target_is_me ->
        [yes] Boom Tube : { $seat } vous envoie la question
       *[no] { $seat_is_me ->
            [yes] Boom Tube : vous envoyez la question à { $target }
           *[no] Boom Tube : { $seat } envoie la question à { $target }
        }
    }
board-spyfall-silence = Silence…
board-spyfall-accusation =
    { $target_is_me ->
        [yes] { $seat } vous accuse
       *[no] { $seat_is_me ->
            [yes] Vous accusez { $target }
           *[no] { $seat } accuse { $target }
        }
    }
board-spyfall-convicts =
    { $target_is_me ->
        [yes] La table vous condamne…
       *[no] La table condamne { $target }…
    }
board-spyfall-voting = On vote en secret…
board-spyfall-shielded = Un Champ de Force arrête l’accusation.
board-spyfall-unanimous = Unanimité !
board-spyfall-not-unanimous = Pas d’unanimité : le chrono repart.
board-spyfall-for = Pour
board-spyfall-against = Contre
board-spyfall-yes = Oui
board-spyfall-no = Non
board-spyfall-multiverse-passed = La majorité y croit : la manche s’achève.
board-spyfall-multiverse-failed = Pas de majorité : la manche continue.
board-spyfall-claimed =
    { $seat_is_me ->
        [yes] Vous nommez un Lieu
       *[no] { $seat } nomme un Lieu
    }
board-spyfall-claim-right = C’est exact !
board-spyfall-claim-wrong = C’est faux.

### Phrases toutes prêtes

board-spyfall-phrases-fresh = Encore peu demandé
board-spyfall-phrases-brief = Questions courtes
board-spyfall-phrases-evasive = Réponses évasives

### Ce qu’on peut faire tant que le chrono tourne

board-spyfall-do-ask_anything = Question au hasard
board-spyfall-do-silence = Ne rien répondre
board-spyfall-do-accuse = Accuser
    .text = Le chrono s’arrête, et tous les autres votent. Il faut l’unanimité ; vous n’accusez qu’une fois par manche.
    .refused = Vous avez déjà accusé dans cette manche.
board-spyfall-do-joker_reveal = Révéler le Joker
    .text = Vous montrez votre carte Joker, puis vous nommez le Lieu, une seule fois.
    .refused = Votre carte n’est pas un Joker.
board-spyfall-do-declare_multiverse = Déclarer le Multivers
    .text = Vous dites que chacun est dans un Lieu différent : on en parle, puis on vote. Une fois par manche.
    .refused = Vous l’avez déjà déclaré dans cette manche.
board-spyfall-do-ability = Carte Capacité
    .text = Vous retournez votre carte Capacité : tout le monde la voit.
    .refused = Rien à retourner pour le moment.
board-spyfall-hush-clock = Tant que le chrono tourne, on ne parle que par questions et réponses.
board-spyfall-hush-vote = On ne parle pas pendant qu’on vote, qu’on montre du doigt ou qu’on nomme un Lieu.
board-spyfall-hush-aloud = Vous êtes autour d’une vraie table : parlez à voix haute.

### Ce que je sais

board-spyfall-joker =
    { $whose ->
        [mine] Vous êtes le Joker
       *[theirs] Le Joker
    }
    .aim = Vous ignorez où vous êtes. Faites comme si de rien n’était, et nommez le Lieu avant la fin du temps, ou ne vous faites pas prendre.
    .prank = Vous ignorez où vous êtes. Nommez le Lieu, ne vous faites pas prendre ; ou, si tout le monde improvise, annoncez la Farce.
board-spyfall-place =
    { $whose ->
        [mine] Vous êtes ici : { $place }
       *[theirs] Sa carte : { $place }
    }
board-spyfall-truths = Ce qu’on peut y dire sans mentir :
board-spyfall-truth = { $facet } : { $first } ; { $second }
board-spyfall-harley = La marque de Harley Quinn
    .aim = Aidez le Joker, sans savoir qui c’est, et ne vous faites pas prendre.
board-spyfall-hero =
    .aim = Montrez que vous connaissez le Lieu sans le nommer, et trouvez qui fait semblant : le Joker.
board-spyfall-can-hero = Posez des questions auxquelles seul un Héros saurait répondre ; restez vague, le Joker écoute.
board-spyfall-can-joker = Répondez comme si vous y étiez, recoupez, et révélez-vous pour nommer le Lieu tant que le chrono tourne.
board-spyfall-can-harley_quinn = Glissez des indices au Joker, et faites soupçonner un Héros.
board-spyfall-can-accuse = Une fois par manche, accusez quelqu’un : il faut l’unanimité pour condamner.
board-spyfall-can-ability = { $ability } – { $timing }.
board-spyfall-ability = Capacité : { $ability }
board-spyfall-marked = { $place }, marque de Harley Quinn

### Les Lieux

board-spyfall-places = Les 20 Lieux
board-spyfall-places-left =
    { $count ->
        [0] tous barrés
        [one] { $count } possible
       *[other] { $count } possibles
    }
board-spyfall-places-how = Touchez un Lieu pour le barrer, rien que pour vous, sur cet appareil.
board-spyfall-places-read = Les Lieux des manches passées sont barrés.
board-spyfall-places-claim = Touchez le Lieu que vous nommez : c’est votre seule réponse.
board-spyfall-places-clear = Ne plus rien barrer
board-spyfall-place-spent = déjà joué
board-spyfall-place-crossed = barré

### Les personnes

board-spyfall-mark-winner = gagne
board-spyfall-mark-suspect = sur la sellette
board-spyfall-mark-asks = demande
board-spyfall-mark-answers = répond
board-spyfall-mark-dealer = donne
board-spyfall-mark-accused = a déjà accusé
board-spyfall-mark-declared = a déclaré le Multivers
board-spyfall-mark-applauded = bravo
board-spyfall-fingers =
    { $count ->
        [one] { $count } doigt
       *[other] { $count } doigts
    }
board-spyfall-points =
    { $count ->
        [one] point
       *[other] points
    }
board-spyfall-won = +{ $count }

### La fin d’une manche et les points

board-spyfall-round-over = Fin de la manche { $round }
board-spyfall-round-won = { $reason } Victoire : { $winner }.
board-spyfall-card-points = { $card } (+{ $points })
board-spyfall-was-joker =
    { $seat_is_me ->
        [yes] Le Joker, c’était vous.
       *[no] Le Joker, c’était { $seat }.
    }
board-spyfall-fact =
    { $seat_is_me ->
        [yes] Le Joker, c’était vous
       *[no] { $seat } était le Joker
    } ; le Lieu, { $place }.
board-spyfall-story-special = Manche { $round } : { $kind }. { $how }
board-spyfall-story-unmasked =
    Manche { $round } : { $seat_is_me ->
        [yes] vous étiez le Joker, et la table l’a découvert.
       *[no] la table démasque le Joker, { $seat }.
    }
board-spyfall-story-harley =
    Manche { $round } : la table condamne { $target_is_me ->
        [yes] Harley Quinn : vous.
       *[no] Harley Quinn : { $target }.
    } Le Joker, c’était { $seat_or_you }.
board-spyfall-story-wrong =
    Manche { $round } : { $target_is_me ->
        [yes] la table vous condamne à tort
       *[no] la table condamne { $target } à tort
    } ; le Joker, c’était { $seat_or_you }.
board-spyfall-story-nobody = Manche { $round } : personne n’est condamné ; le Joker, c’était { $seat_or_you }.
board-spyfall-story-guessed =
    Manche { $round } : { $seat_is_me ->
        [yes] en Joker, vous devinez le Lieu : { $place }.
       *[no] { $seat }, en Joker, devine le Lieu : { $place }.
    }
board-spyfall-story-lost =
    Manche { $round } : { $seat_is_me ->
        [yes] en Joker, vous vous révélez, et les Héros gagnent.
       *[no] { $seat }, en Joker, se révèle, et les Héros gagnent.
    }
board-spyfall-story-other = Manche { $round } : { $how } Le Joker, c’était { $seat_or_you }.
board-spyfall-story-accused =
    { $seat_is_me ->
        [yes] Vous accusiez { $target },
       *[no] { $target_is_me ->
            [yes] { $seat } vous accusait,
           *[no] { $seat } accusait { $target },
        }
    } { $right ->
        [yes] à raison, sans convaincre.
       *[no] à tort.
    }
board-spyfall-story-suspected =
    Vous soupçonniez { $target }, { $right ->
        [yes] à raison.
       *[no] à tort.
    }
board-spyfall-convicted = La table a tranché
board-spyfall-applaud = Applaudir, pour le plaisir :
board-spyfall-applause =
    { $count ->
        [one] { $count } applaudissement
       *[other] { $count } applaudissements
    }
board-spyfall-scores = Feuille de score
board-spyfall-scores-joker = Joker : { $name }.
board-spyfall-total = Total
board-spyfall-stamp-right = Exact
board-spyfall-stamp-wrong = Faux

## Ce que font ceux qu’on attend, et la règle du moment.

doing-dc_spyfall-look =
    { $count ->
        [one] { $names } découvre sa carte.
       *[other] { $names } découvrent leurs cartes.
    }
doing-dc_spyfall-ask =
    { $count ->
        [one] { $names } cherche une question.
       *[other] { $names } cherchent une question.
    }
    .rule = Qui vient d’être interrogé interroge à son tour.
doing-dc_spyfall-answer =
    { $count ->
        [one] { $names } cherche une réponse.
       *[other] { $names } cherchent une réponse.
    }
    .rule = Assez précis pour rassurer, assez vague pour ne rien apprendre au Joker.
doing-dc_spyfall-power = Un pouvoir pourrait servir…
    .rule = Cela dure toujours le même temps, que quelqu’un en ait un ou non.
doing-dc_spyfall-vote =
    { $count ->
        [one] { $names } n’a pas encore voté.
       *[other] { $names } n’ont pas encore voté.
    }
    .rule = Il faut l’unanimité pour condamner.
doing-dc_spyfall-claim =
    { $count ->
        [one] { $names } nomme le Lieu.
       *[other] { $names } nomment le Lieu.
    }
    .rule = Le bon Lieu fait gagner le Joker.
doing-dc_spyfall-harley_talk =
    { $count ->
        [one] { $names } parle encore.
       *[other] { $names } parlent encore.
    }
doing-dc_spyfall-harley_point =
    { $count ->
        [one] { $names } n’a pas encore pointé quelqu’un du doigt.
       *[other] { $names } n’ont pas encore pointé quelqu’un du doigt.
    }
doing-dc_spyfall-multiverse_talk =
    { $count ->
        [one] { $names } parle encore.
       *[other] { $names } parlent encore.
    }
doing-dc_spyfall-multiverse_vote =
    { $count ->
        [one] { $names } n’a pas encore voté.
       *[other] { $names } n’ont pas encore voté.
    }
doing-dc_spyfall-final_talk =
    { $count ->
        [one] { $names } parle encore.
       *[other] { $names } parlent encore.
    }
    .rule = Le temps est écoulé : dites qui vous soupçonnez.
doing-dc_spyfall-final_point =
    { $count ->
        [one] { $names } n’a pas encore pointé quelqu’un du doigt.
       *[other] { $names } n’ont pas encore pointé quelqu’un du doigt.
    }
doing-dc_spyfall-round_end =
    { $count ->
        [one] { $names } regarde encore les résultats.
       *[other] { $names } regardent encore les résultats.
    }
