### Pénombre en ligne de commande : ce que le terminal dit en français.

### La table

cli-you = { $name } (vous)
cli-player = joueur
cli-players = joueurs
cli-hello = { $game }, à { $players } joueurs
cli-hello-bots =
    { $count ->
        [one] Vous jouez contre { $count } robot (niveau : { $level }).
       *[other] Vous jouez contre { $count } robots (niveau : { $level }).
    }
cli-hello-watch = Vous regardez jouer { $count } robots (niveau : { $level }).
cli-hello-relay =
    { $count ->
        [0] Vous êtes { $people } à vous passer ce terminal. Ce qui est secret ne s’affiche qu’après Entrée, pour qui l’a en main.
        [one] Vous êtes { $people } à vous passer ce terminal, avec { $count } robot (niveau : { $level }). Ce qui est secret ne s’affiche qu’après Entrée, pour qui l’a en main.
       *[other] Vous êtes { $people } à vous passer ce terminal, avec { $count } robots (niveau : { $level }). Ce qui est secret ne s’affiche qu’après Entrée, pour qui l’a en main.
    }
cli-relay-pass = Passez à { $name } (Entrée ; ou qui interrompt : son nom)
cli-relay-listen = Entrée pour écouter la suite (ou qui interrompt : son nom)
cli-relay-wrong = « { $word } » : tapez Entrée, q pour quitter, ou un nom parmi { $names }.
cli-level-random = hasard
cli-level-judgement = jugement
cli-level-search = expert
cli-commitment = Donne scellée : { $commitment }
cli-hello-help = Tapez le numéro d’une réponse, ? pour l’aide, r pour les règles, q pour quitter.
cli-resumed = Vous reprenez la partie où vous l’aviez laissée.
cli-you-are = Vous êtes { $name }, place { $seat }.
cli-answered = Vous choisissez : { $answer }
cli-answered-closed = Votre réponse, face cachée : { $answer }
cli-log-empty = Il ne s’est encore rien passé.
cli-log = Le journal depuis le début

### La question

cli-impossible = impossible : { $reason }
cli-prompt = Votre réponse
cli-prompt-several =
    { $most ->
        [one] { $least ->
            [0] Un numéro, ou Entrée pour aucun
           *[other] Un numéro
        }
       *[other] { $least ->
            [0] Jusqu’à { $most } numéros, séparés par des espaces, ou Entrée pour aucun
           *[other] { $same ->
                [yes] { $most } numéros, séparés par des espaces
               *[no] De { $least } à { $most } numéros, séparés par des espaces
            }
        }
    }
cli-prompt-repeat = (le même peut revenir)
cli-prompt-text = Votre texte, { $most } caractères au plus
cli-prompt-address = À qui, et quoi (? : des idées)
cli-prompt-to = À { $name } (? : des idées)
cli-prompt-words = Votre réponse (? : des idées)
cli-prompt-listen = Entrée pour écouter la suite
cli-ideas-topics = Tapez un numéro, ou vos propres mots. D’autres sujets, comme « ? odeur » : { $topics }.
cli-said-to = { $name } : « { $words } »
cli-passed = { NUMBER($seconds, maximumFractionDigits: 1) } s
cli-talk-hint = Pour parler : dire …, accuser NOM, défendre NOM, prétendre MOTS.
cli-besides = Ou bien, au lieu de répondre, tapez « { $word } » : { $label }.
cli-besides-any-time = À tout moment, tapez « { $word } » : { $label }.
cli-besides-all = Ou bien : { $words }.
cli-besides-listening = Vous pouvez aussi taper : { $words }.
cli-besides-name = NOM
cli-besides-word-reveal = révéler
cli-besides-word-anything = hasard
cli-besides-word-stay_silent = silence
cli-besides-word-boom_tube = boom
cli-besides-word-accuse = accuser
cli-besides-word-joker_reveal = révéler
cli-besides-word-declare_multiverse = multivers
cli-besides-word-greatest_detective = détective
cli-besides-word-speed_force-more = ralentir
cli-besides-word-speed_force-less = accélérer
cli-besides-word-lasso_of_truth = lasso
cli-besides-word-alibi = alibi
cli-besides-word-decouverte = découverte
cli-besides-word-renoncement = renoncement
cli-besides-word-couverture = couverture
cli-others-first = ou { $key } : laisser d’abord parler les autres

### Ce qu’on a tapé de travers

cli-wrong-empty = Tapez une réponse, ou ? pour l’aide.
cli-wrong-number =
    { $most ->
        [1] Il n’y a pas de réponse nº { $number } ; la seule possible est 1.
       *[other] Il n’y a pas de réponse nº { $number } ; choisissez de 1 à { $most }.
    }
cli-wrong-word =
    { $most ->
        [1] « { $word } » n’est pas une réponse ; tapez 1, ou ? pour l’aide.
       *[other] « { $word } » n’est pas une réponse ; tapez un numéro de 1 à { $most }, ou ? pour l’aide.
    }
cli-wrong-doubt = « { $word } » peut vouloir dire { $meanings } ; précisez.
cli-wrong-refused = C’est impossible : { $reason }
cli-wrong-several =
    { $same ->
        [yes] Il faut { $most } réponses, pas { $given }.
       *[no] Il faut de { $least } à { $most } réponses, pas { $given }.
    }
cli-wrong-twice = La réponse nº { $number } est donnée deux fois ; il en faut de différentes.
cli-wrong-text = Il faut un texte de { $least } à { $most } caractères, pas { $given }.
cli-wrong-addressee = Dites d’abord à qui, par son numéro ou son nom, puis votre question. Il y a { $names }.
cli-wrong-aim = Dites qui : « { $form } », parmi { $names }.
cli-wrong-command = « { $word } » n’est pas une commande ; /aide les montre toutes.
cli-wrong-listening = « { $word } » ne veut rien dire ici ; tapez Entrée pour écouter la suite, ou ? pour l’aide.
cli-wrong-listed = « { $word } » n’est pas sur la liste.
cli-wrong-no-list = Il n’y a pas de liste à barrer dans ce jeu.
cli-wrong-card = Aucune carte ne s’appelle « { $word } ».
cli-wrong-card-close = Aucune carte ne s’appelle « { $word } ». Peut-être : { $close } ?
cli-wrong-player = Personne ne s’appelle « { $word } » à cette table ; il y a { $names }.
cli-wrong-statement = « { $word } » ne se dit pas à cette table ; on peut dire : { $words }.
cli-wrong-unsaid = On ne peut pas dire cela maintenant.
cli-wrong-silence = Dites quelque chose : { $command } …
cli-wrong-wait = Personne d’autre n’est attendu : c’est à vous.

### L’aide

cli-help = Ce que vous pouvez taper
cli-help-answer = 1, 2, … ou le nom
cli-help-answer-text = choisir cette réponse
cli-help-listen = Entrée
cli-help-listen-text = écouter la suite
cli-help-address = 2 Que vois-tu ?
cli-help-address-text = interroger le joueur nº 2, ou par son nom : « Basile Que vois-tu ? »
cli-help-words = Beaucoup d’eau.
cli-help-words-text = répondre, avec vos mots
cli-help-ideas = ?
cli-help-ideas-text = des phrases toutes prêtes, par numéro ; « ? odeur » pour un sujet
cli-help-help = ?
cli-help-help-text = cette aide ; « ? { $card } » lit une carte, « ? { $rule } » un chapitre des règles
cli-help-cards = c
cli-help-cards-text = vos cartes et leurs textes
cli-help-rules = r
cli-help-rules-text = les règles
cli-help-table = t
cli-help-table-text = la table et ce que vous savez
cli-help-log = l
cli-help-log-text = le journal depuis le début
cli-help-cross = barrer NOM, NOM
cli-help-cross-text = barrer sur votre liste, ou rétablir ; « barrer » seul la montre
cli-help-moments = moments MOT
cli-help-moments-text = quand vous interroger aux moments où chacun peut réagir : toujours, jouables (si vous avez de quoi), jamais
cli-moments-always = On vous interrogera à chaque moment où l’on peut réagir.
cli-moments-playable = On vous interrogera quand vous aurez de quoi réagir.
cli-moments-never = On ne vous interrogera plus aux moments où l’on peut réagir : vous passerez.
cli-wrong-moments = « { $word } » : tapez moments toujours, moments jouables ou moments jamais.
cli-wrong-no-moments = Ce jeu n’a pas de tels moments, ou vous êtes plusieurs à ce terminal.
cli-help-say = dire …
cli-help-say-text = parler librement
cli-help-unsay = dédire
cli-help-unsay-text = ce que vous venez de dire, ce n’étaient que des mots, quoi qu’on ait compris
cli-help-accuse = accuser NOM
cli-help-accuse-text = accuser quelqu’un ; « défendre NOM » pour le soutenir
cli-help-claim = prétendre MOTS
cli-help-claim-text = dire qui vous êtes ou ce que vous savez, avec les mots du jeu ; « prétendre MOTS NOM » si cela concerne quelqu’un
cli-help-emote = mimer sourire
cli-help-emote-text = une mimique : rire, réfléchir, douter, s’étonner, hausser les épaules, applaudir
cli-help-wait = w
cli-help-wait-text = laisser d’abord parler les autres, quand plusieurs sont attendus
cli-help-quit = q
cli-help-quit-text = quitter ; la partie est gardée, « penombre play --resume » la reprend
cli-help-slash = Là où l’on écrit, une commande commence par une barre oblique : /t, /barrer oa, /aide.

### La fin

cli-over = Fin de la partie
cli-winners =
    { $winner_seats_count ->
        [0] Personne ne gagne.
       [1] { $winner_seats_has_me ->
            [yes] Vous gagnez.
           *[no] { $winner_seats } gagne.
        }
       *[other] { $winner_seats_has_me ->
            [yes] { $winner_seats } gagnez.
           *[no] { $winner_seats } gagnent.
        }
    }
cli-you-won =
    { $winner_seats_count ->
        [0] Vous avez gagné !
       *[other] Vous avez gagné, avec { $winner_seats } !
    }
cli-you-lost = Vous avez perdu.
cli-opened = La donne est ouverte : le secret scellé au début était { $secret }
cli-to-verify = Pour vérifier la donne : { $command }
cli-to-replay = Pour revoir la partie : { $command }
cli-left = La partie est gardée ; pour la reprendre : { $command }

### Revoir une partie

cli-replay = { $game }, à { $players } joueurs, vue par { $who }
cli-replay-spectator = le public
cli-replay-all = tous à la fois
cli-replay-warning = Attention : cette partie n’est pas finie, et voici tous ses secrets.
cli-replay-secrets = Ceci montre tous les secrets de la partie.
cli-replay-keys = Entrée : la suite ; n : jusqu’à la phase d’après ; e : jusqu’à la fin ; b : en arrière ; 40 : l’étape 40 ; t : la table ; q : quitter
cli-replay-prompt = [{ $step }/{ $steps }]
cli-replay-unfinished = La partie n’est pas finie.
cli-replay-wrong = « { $word } » : tapez Entrée, n, e, b, un numéro, t ou q.
cli-replay-first = C’est le début.
cli-replay-answer = { $name } répond : { $answer }
cli-replay-time = Le sablier répond : { $answer }
cli-replay-private = en secret à { $name } : { $text }
cli-replay-whisper = seulement à { $names } : { $text }

### Les règles

cli-rules-players = De { $least } à { $most } joueurs. { $length }.
cli-rules-minute = En une minute
cli-rules-minute-win = Qui gagne
cli-rules-minute-forget = Ce que l’on oublie au début
cli-rules-chapters = Comment jouer
cli-rules-examples = Des exemples
cli-rules-characters = Personnages
cli-rules-roles = Rôles
cli-rules-camps = Camps
cli-rules-objectives = Objectifs
cli-rules-places = Lieux
cli-rules-actions = Actions des Lieux
cli-rules-clues = Cartes Indice
cli-rules-supports = Jetons Soutien
cli-rules-areas = Cases du plateau Enquête
cli-rules-suspects = Suspects
cli-rules-locations = Lieux
cli-rules-cards = Cartes
cli-rules-abilities = Cartes Capacité
cli-rules-profiles = Profils
cli-rules-tiles = Cartes de la table
cli-rules-presets = Compositions
cli-rules-settings = Réglages de la table
cli-rules-endings = Fins possibles
cli-rules-original = Nom d’origine : { $name }
cli-rules-when = Quand : { $when }
cli-rules-moments = Moments : { $moments }
cli-rules-camp = Camp : { $camp }
cli-rules-source = Source : { $source }
cli-rules-origin = { $source } : { $values }
cli-rules-needs = Ne se joue qu’avec : { $needs }
cli-rules-only-with = Seulement à { $players } joueurs
cli-rules-count =
    { $count ->
        [one] { $count } carte dans la boîte
       *[other] { $count } cartes dans la boîte
    }
cli-rules-copies = { $count } exemplaires dans la boîte
cli-rules-victory =
    { $points ->
        [one] Victoire : { $points } point
       *[other] Victoire : { $points } points
    }
cli-rules-made-of = { $characters }
cli-rules-option-default = par défaut : { $value }
cli-rules-option-flag = oui ou non
cli-rules-option-number = de { $low } à { $high }
cli-rules-option-nothing = rien
cli-rules-option-choice = au choix : { $choices }
cli-rules-option-list = une liste, séparée par des +
cli-rules-more = « { $command } » donne le texte d’une carte.
cli-rules-chapters-left = Il y a aussi : { $titles }. Pour en lire un : « ? { $rule } ».
cli-rules-whole = Tout lire, dans un autre terminal : { $command }

### Les jeux

cli-game-line = de { $least } à { $most } joueurs

### Kemomimi Panic

cli-kemomimi-title =
    { $many ->
        [yes] Partie { $game } · { "" }
       *[no] { "" }
    }{ $time_id ->
        [night] Nuit { $day }
       *[day] Jour { $day }
    } · { $moon } · { $leader_is_me ->
        [yes] vous êtes Meneur
       *[no] Meneur : { $leader }
    }
cli-kemomimi-character = personnage
cli-kemomimi-jewels = bijoux
cli-kemomimi-role = rôle
cli-kemomimi-points = pts
cli-kemomimi-state = état
cli-kemomimi-your-character = Votre personnage, vu de tous : { $card }
cli-kemomimi-your-role = Votre rôle, secret : { $card }
cli-kemomimi-leader = Meneur
cli-kemomimi-suspect = suspect
cli-kemomimi-left-out = hors du vote
cli-kemomimi-protected = hors de tout soupçon
cli-kemomimi-double = main double
cli-kemomimi-ghost = fantôme
cli-kemomimi-out = hors jeu
cli-kemomimi-used = pouvoir dépensé
cli-kemomimi-hidden-role = [{ $role }]
cli-kemomimi-my-role = Votre rôle secret : { $role } – camp : { $camp }
cli-kemomimi-knows-first-role = Votre rôle avant l’échange : { $role }
cli-kemomimi-knows-check =
    Vous savez, du jour { $day } : { $target } { $answer_id ->
        [civilian] est Civil.
       *[not_civilian] n’est pas Civil.
    }
cli-kemomimi-knows-check-before-swap =
    Vous savez, d’avant l’échange des rôles : { $target } { $answer_id ->
        [civilian] était Civil.
       *[not_civilian] n’était pas Civil.
    }
cli-kemomimi-knows-paper = Votre papier porte le nom : { $target }
cli-kemomimi-knows-master = Votre maître : { $target }
cli-kemomimi-knows-guess = Votre soupçon secret : { $target }

### Tokyo Ghoul

cli-tokyo-title =
    { $turn ->
        [0] { $phase }
       *[other] Tour { $turn } · { $seat_is_me ->
            [yes] c’est à vous
           *[no] c’est à { $seat }
        }
    } · Réserve : { $reserve }
cli-tokyo-tokens = jetons
cli-tokyo-face-up = visible
cli-tokyo-state = état
cli-tokyo-hand-is = main : { $cards }
cli-tokyo-face-up-is = visible : { $cards }
cli-tokyo-tokens-are = jetons : { $tokens }
cli-tokyo-support-is = Soutien : { $support }
cli-tokyo-hidden = caché
cli-tokyo-unknown = Lieu rouge inconnu
cli-tokyo-red = { $place } (rouge)
cli-tokyo-tokens-by-area = { $tokens } ({ $areas })
cli-tokyo-cards = { $cards }
cli-tokyo-active = joue
cli-tokyo-questioned = à l’interrogatoire
cli-tokyo-open = main ouverte
cli-tokyo-dead = sans vie
cli-tokyo-won = gagne : { $objectives }
cli-tokyo-pool = Parmi vous : { $characters }.
cli-tokyo-your-character = Votre personnage, secret : { $card }
cli-tokyo-my-character = Votre personnage secret : { $character } – { $camp }
cli-tokyo-mine-counts = { $objective } : { $count }/{ $needed } { $card }
cli-tokyo-mine-hunts = { $objective } : { $camp }
cli-tokyo-mine-special =
    Action spéciale : { $count }/{ $needed } { $card }, contre { $proof ->
        [one] { $proof } jeton
       *[other] { $proof } jetons
    } ou plus
cli-tokyo-mine-companion =
    { $objective } : { $character }, { $here ->
        [yes] qui est de la partie
       *[no] qui n’est pas de la partie
    }
cli-tokyo-mine-hand =
    { $card_id ->
        [none] Votre main : { $cards }
       *[other] Votre main : { $cards } ; face visible : { $card }
    }
cli-tokyo-mine-kaneki =
    { $target_is_me ->
        [yes] Soutien : Kaneki transformé est chez vous.
       *[no] Soutien : Kaneki transformé est chez { $target }.
    }
cli-tokyo-mine-neutral = Soutien, jetons que vous savez neutres : { $seats }.
cli-tokyo-mine-memory =
    { $turn ->
        [0] Au début
       *[other] Tour { $turn }
    }, { $target } : { $told }
cli-tokyo-mine-saw = vu { $cards }
cli-tokyo-mine-showed = montré { $cards }
cli-tokyo-mine-gave = donné { $card }
cli-tokyo-mine-took = reçu { $card }

### La Rose Noire

cli-rose-title =
    { $many ->
        [yes] Partie { $game } · { "" }
       *[no] { "" }
    }Tour { $turn }/{ $turns } · { $phase } · { $seat_is_me ->
        [yes] vous êtes le Recteur
       *[no] Recteur : { $seat }
    }
cli-rose-talk = Pour parler : prétendre Deirdre est innocente, prétendre soupçonne Taran, prétendre aller chez Taran, prétendre pair aodhan taran, accuser NOM, défendre NOM, dire …
cli-rose-suspect = Suspect
cli-rose-cards = cartes
cli-rose-marks = marques
cli-rose-state = état
cli-rose-points = pts
cli-rose-graveyard = Cimetière
cli-rose-accomplice = Complice
cli-rose-protected = sous protection
cli-rose-isolated = au secret
cli-rose-investigated = enquête : { $seat }
cli-rose-rector = Recteur, pioche { $deck }, défausse { $discard }
cli-rose-first = Premier Joueur
cli-rose-active = joue
cli-rose-penance = en pénitence
cli-rose-exorcised = sous exorcisme
cli-rose-ballot = bulletin : { $pair }
cli-rose-locked = bulletin fixé : { $pair }
cli-rose-discard = Défausse : { $cards }.
cli-rose-flag-silence = Vœu de silence : personne ne parle.
cli-rose-flag-no_accusation = Tumulte : pas d’Accusation ce Tour.
cli-rose-flag-unanimous = Discorde : il faut l’accord de tous pour accuser.
cli-rose-flag-fury = Fureur spectrale : le Possédé peut tuer deux Suspects cette nuit.
cli-rose-flag-moonless = Nuit sans lune : le Recteur peut tuer deux Suspects cette nuit.
cli-rose-accused =
    Accusation du Tour { $turn } : { $pair }. { $exact ->
        [yes] Exact !
       *[no] Inexact.
    }
cli-rose-open =
    { $cards_count ->
        [0] { $name } – { $role }
       *[other] { $name } – { $role } : { $cards }
    }
cli-rose-your-role = Votre rôle : { $card }
cli-rose-your-card = Une carte pour vous : { $card }
cli-rose-mine-role = Votre rôle : { $role }
cli-rose-mine-hand = Votre main : { $cards }
cli-rose-mine-accomplices = Vos Complices : { $pair }
cli-rose-mine-possessed = Possédé : { $target }
cli-rose-mine-discard = Votre défausse, la dernière carte à la fin : { $cards }
cli-rose-mine-innocent = Innocents, vous en avez la Preuve : { $names }
cli-rose-mine-pile = Chez { $name }, depuis le dessus : { $told }
cli-rose-mine-graveyard = Cimetière, depuis le dessus : { $told }
cli-rose-mine-buried = Quelque part au Cimetière : { $cards }
cli-rose-mine-held = { $target } a en main : { $cards }

### DC Spyfall

cli-spyfall-title =
    { $clock_id ->
        [none] Manche { $round }/{ $rounds } · { $phase }
       *[other] Manche { $round }/{ $rounds } · { $phase } · encore { $clock }
    }
cli-spyfall-final_talk = Pour parler : accuser NOM, accuser NOM vague, défendre NOM, prétendre vague NOM, demander NOM, dire …
cli-spyfall-harley_talk = Pour parler : accuser NOM, accuser NOM en dit trop, défendre NOM, dire …
cli-spyfall-multiverse_talk = Pour parler : prétendre c’est le Multivers, prétendre ce n’est pas le Multivers, demander NOM, dire …
cli-spyfall-round_end = Pour parler : dire …, mimer applaudir.
cli-spyfall-hush = Tant que le chrono tourne, on ne parle que par questions et par réponses, et l’on se tait pendant un vote. Restent les mimiques, entre deux votes, comme « mimer sourire ».
cli-spyfall-used-up = – : déjà joué.
cli-spyfall-crossed = ✗ : barré par vous.
cli-spyfall-round = m. { $round }
cli-spyfall-points = total
cli-spyfall-state = état
cli-spyfall-card = [{ $card }]
cli-spyfall-dealer = donneur
cli-spyfall-accused = accusation dépensée
cli-spyfall-declared = Multivers déclaré
cli-spyfall-applauded = { $count } × bravo
cli-spyfall-accusation =
    { $outcome_id ->
        [shielded] { $seat } accuse { $target } : Champ de Force, pas de vote.
        [failed] { $seat } accuse { $target }. Pour : { $ayes_seats }. Contre : { $noes_seats }.
        [divine] { $seat } accuse { $target } : un Complexe Divin impose l’unanimité.
       *[other] { $seat } accuse { $target } : tout le monde est pour.
    }
cli-spyfall-multiverse = { $seat } déclare le Multivers : { $ayes } oui, { $noes } non.
cli-spyfall-ended =
    { $kind_id ->
        [standard] Le Lieu : { $location }. La manche est pour { $winner }.
       *[other] { $winner_id ->
            [nobody] { $kind }. Personne ne marque.
           *[other] { $kind }. La manche est pour { $winner }.
        }
    }
cli-spyfall-your-place = Le Lieu de votre carte : { $card }
cli-spyfall-your-role = Votre rôle : { $card }
cli-spyfall-your-ability = Votre carte Capacité : { $card }
cli-spyfall-my-card =
    { $card_id ->
        [joker] Vous êtes le Joker.
       *[other] Votre carte : { $card }
    }
cli-spyfall-my-ability = Votre Capacité : { $ability }

### Les simulations

cli-study = { $game }, { $players } joueurs, { $games } parties, robots : { $bots }
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-conversation-title = { $game } : une conversation de robots
cli-conversation-made = Ce que des robots se disent dans une partie, tel que le public l’entend. Pour refaire cette page, mot pour mot :
cli-study-role = rôle
cli-study-wins = gagnées
cli-study-times = fois
cli-study-of = sur
cli-study-rate = part
cli-study-interval = à 95 %
cli-study-ending = fin
cli-study-tally = en outre
cli-study-points = { $role }, points
cli-study-days = Jours
cli-study-turns = Tours
cli-study-rounds = Manches
cli-study-decisions = Réponses
cli-study-length = { $name } : { $mean } en moyenne, médiane { $median }, 95 % sous { $p95 }, au plus { $longest }
cli-study-speed = { $speed } réponses par seconde, { $seconds } s, { $workers ->
        [one] { $workers } processus
       *[other] { $workers } processus
    }

### Death Note

cli-note-title =
    { $many ->
        [yes] Partie { $game }/{ $games } · { "" }
       *[no] { "" }
    }{ $phase_id ->
        [round] Manche { $round }/{ $rounds } { $clockwise ->
            [yes] ↻
           *[no] ↺
        }
       *[other] { $phase }
    } · { $seat_is_me ->
        [yes] vous êtes L
       *[no] L : { $seat }
    }
cli-note-talk = Pour parler : prétendre je suis Misa, prétendre renaissance, prétendre j’ai laissé l’Enquête pour piocher, accuser NOM, accuser NOM Light, défendre NOM, dire …
cli-note-pass = Entrée pour passer ; « moments » règle quand on vous interroge.
cli-note-pass-always = Entrée pour passer.
cli-note-suspicion = Suspicions
cli-note-cards = cartes
cli-note-apples = pommes
cli-note-state = état
cli-note-role-revealed = révélé : { $role }
cli-note-role-held = { $role }
cli-note-role-dead = † { $role }
cli-note-secret-death = † rôle secret
cli-note-active = joue
cli-note-mark-left = a laissé l’Enquête
cli-note-mark-discarded = a défaussé l’Enquête
cli-note-mark-covered = n’a pas vu l’Enquête
cli-note-ryuk = Ryuk
cli-note-ryuk-locked = Ryuk, jusqu’à la fin de la manche
cli-note-ryuk-free = Ryuk est au centre.
cli-note-lent = sa main est prise
cli-note-waits = en sursis
cli-note-front =
    { $card_id ->
        [fausse_piste] { $card } : { $role }
        [menace] { $card } (attend { $seats })
       *[other] { $card }
    }
cli-note-inactive = Rôles inactifs : { $roles }
cli-note-piles =
    { $tiles ->
        [0] Pioche : { $deck }, défausse : { $discard }
        [one] Pile de la manche : 1 Enquête · pioche : { $deck }, défausse : { $discard }
       *[other] Pile de la manche : { $tiles } Enquêtes · pioche : { $deck }, défausse : { $discard }
    }
cli-note-tile =
    « { $tile } » ({ $count ->
        [0] pas de Suspicion
        [one] 1 Suspicion
       *[other] { $count } Suspicions
    }{ $ryuk ->
        [yes] , Ryuk
       *[no] { "" }
    }) : { $told }
cli-note-bonus =
    { $count ->
        [one] L aura 1 Suspicion de plus à donner.
       *[other] L aura { $count } Suspicions de plus à donner.
    }
cli-note-lasting = Restent en jeu : { $tiles }
cli-note-stack = En cours : { $layers }
cli-note-layer = { $name }
cli-note-layer-target = { $name } ({ $target })
cli-note-layer-slot = { $name } (Rôle inactif nº { $slot })
cli-note-layer-by = { $name } ({ $by })
cli-note-layer-by-target = { $name } ({ $by } → { $target })
cli-note-layer-by-slot = { $name } ({ $by } → Rôle inactif nº { $slot })
cli-note-open =
    { $cards_count ->
        [0] { $name } – { $role }
       *[other] { $name } – { $role } : { $cards }
    }
cli-note-scored =
    { $name } – { $role } : { $count ->
        [0] aucune pomme
        [one] 1 pomme
       *[other] { $count } pommes
    }
cli-note-line =
    { $count ->
        [0] { $mark } { $name }
       *[other] { $mark } { $name } : +{ $count }
    }
cli-note-aim =
    { $mark } { $name } ({ $count ->
        [one] 1 pomme
       *[other] { $count } pommes
    })
cli-note-slots =
    { $count ->
        [one] inactif nº { $slots }
       *[other] inactifs nº { $slots }
    }
cli-note-your-role = Votre rôle : { $card }
cli-note-your-card = Une Action pour vous : { $card }
cli-note-mine-role = Vous êtes { $role }. Si la partie finissait maintenant (✓ atteint, ✗ manqué, ? incertain) :
cli-note-mine-barred = « Décision » : vous ne pouvez plus jouer d’Action.
cli-note-mine-no-hand = Vous n’avez aucune Action.
cli-note-mine-gifts = Vos Actions, à donner : { $told }
cli-note-mine-moment = { $moment } : { $told }
cli-note-mine-lent = On vous a pris, pour un moment : { $cards }
cli-note-mine-borrowed = Vous avez pris, pour un moment : { $cards }
cli-note-mine-known = Ce que vous savez des rôles :
cli-note-mine-may-be = { $names } : { $told }
cli-note-mine-but = { $names } : tout sauf { $told }
cli-note-mine-tiles = Enquêtes de la manche, depuis le dessus : { $told }
cli-note-mine-held = { $target } a en main : { $cards }
