"""Synonyms of the words of the lexicon, as people use them: common words, forms that no rule makes, set phrases.

They are read where no word of the lexicon is found. A word that ends in `*` stands for all that begin so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

DENIALS: Final = ("i would not say", "i wouldn't say", "je ne dirais pas", "je dirais pas")
"""A text that begins so denies what follows; any other negation is read as if it were none."""

COMPOUNDS: Final[Mapping[str, str]] = {
    "t shirt": "tshirt",
    "tee shirt": "tshirt",
    "sous sol": "soussol",
    "laissez passer": "laissezpasser",
}
"""Words with a hyphen that are one word: a t-shirt is no shirt."""

VALUE_SYNONYMS: Final[Mapping[str, Mapping[str, str]]] = {
    "setting": {
        "indoors": "indoor, ceiling*, hallway*, plafond*, locaux, abri, abrité*, cloison, cloisons",
        "open_air": "outdoor, fresh air, stars, clouds, horizon, grand air, étoiles, nuage*, brise",
        "below": "underground, underneath, bottom, down here, souterrain*, au fond, en bas, enterré*",
        "sealed": "remote, middle of nowhere, trapped, airtight, bubble, confiné*, hermétique*, bulle",
    },
    "noise": {
        "silent": "hushed, peace, whisper*, noiseless, hear myself think, muet*, chuchot*, sourd",
        "hum": "humming, whir*, drone, vibrat*, server*, vibration*, ronron*, bourdonne*, clim, souffler*",
        "chatter": "speak*, gossip*, murmur, murs, discussion*, blabla, papot*, cause, causent, jacass*",
        "din": (
            "noisy, deafening, yell*, roar*, shrill, blar*, crie, crient, hurle*, boucan, assourdissant*, tapage, "
            "raffut, fort"
        ),
    },
    "people": {
        "heroes": "superhero*, good guys, team, teammate*, cape*, super héros, superhéros, équipe*, copain*",
        "criminals": (
            "bad guys, thief, thieves, murderer*, prisoner*, psycho*, convict*, gangster*, mobster*, méchant*, "
            "voleur*, prisonnier*, malfrat*, mafieux, assassin*, psychopathe*"
        ),
        "scientists": "researcher*, physicist*, engineer*, nerd*, chercheu*, savant*, ingénieur*, blouses blanches",
        "staff": (
            "coworker*, secretar*, reporter*, journalist*, barman, bartender*, employe*, boulot, secrétaire*, "
            "salarié*, journaliste*"
        ),
        "warriors": "fought, amazon*, muscle*, strong, knight*, chevalier*, musclé*, costaud*, bagarreur*, amazone*",
        "officers": "sheriff*, cuffs, constable*, policier*, policière*, gendarme*, commissaire*",
        "strange": (
            "monster*, weird, not human, inhuman, martian*, tentacle*, extraterrestre*, monstre*, bizarre*, pas "
            "humain*, tentacule*"
        ),
        "youth": "adolescent*, younger, children, freshm*, ados, élève*, enfant*, gosse*, petits jeunes",
        "nobody": "no one, deserted, not a soul, by myself, on my own, désert*, pas un chat, âme qui vive, tout seul",
    },
    "clothes": {
        "costume": "spandex, leotard*, cowl, disguise*, déguis*, collants, moulant*, masqué*",
        "uniform": (
            "jumpsuit*, standard issue, everyone wears, orange, matricule*, réglementaire*, comme tout le monde, "
            "blouson d'équipe"
        ),
        "business": (
            "blazer*, briefcase*, formal, necktie*, trousers, costard*, costume cravate, cravates, attaché case, "
            "mocassins"
        ),
        "lab_coat": "scrubs, safety glasses, glove, blouses, gant, charlotte",
        "armour": "breastplate*, chainmail, boots, cuirasse*, cotte de mailles, blindé*, bottes",
        "robe": "gown, draped, sandals, cloak*, toges, drapé*, sandales, voile*, chasuble",
        "evening": "tux, heels, sequin*, fancy, glamorous, paillette*, talons, noeud papillon, classe, bien habillé*",
        "casual": (
            "hoodie*, sweatshirt*, trainers, pyjama*, pajama*, everyday, sweat, survêt*, sweat à capuche, jogging, "
            "tous les jours"
        ),
    },
    "arrival": {
        "street": (
            "taxi*, subway, metro, bike, bicycle, cycled, drove, driving, on foot, marche, marché, marchant, métro, "
            "vélo, taxi, garé*, gare, conduit"
        ),
        "lift": "upstairs, storey*, stair*, climbed, penthouse, marches, monter, monté*, étages",
        "air": (
            "flying, flight*, jet*, airplane*, landed, wings, parachute*, chopper, vol, vols, volé, volant, vole, "
            "hélico, ailes, atterri*, parachut*, planant"
        ),
        "water": (
            "swam, ferry, rowed, rowing, sail*, dive, dived, submarine*, canoe, nage, nagé, nageant, barque*, plong*, "
            "sous marin*, navigu*, traversée, ramé"
        ),
        "portal": (
            "wormhole*, zeta*, blink, beamed, shrunk, shrank, spell*, téléport*, sortilège*, rétréci*, claquement de "
            "doigts, vortex, clin d'oeil"
        ),
        "escort": (
            "arrested, cuffed, dragged, against my will, chained, arrêté*, menotté*, traîné*, de force, enchaîné*, "
            "escorté*"
        ),
        "secret_way": (
            "trapdoor*, behind a, underground passage, trappe*, dérobé*, souterrain*, derrière la, derrière une, "
            "galerie*, jungle"
        ),
    },
    "danger": {
        "low": (
            "harmless, bored, boredom, no danger, not at all, relax*, no risk, serein*, aucun danger, pas du tout, "
            "pas de danger, aucun risque, m'ennuyer, ennuyeux"
        ),
        "dangerous_people": (
            "assault*, lunatic*, insane, murder*, betray*, madm*, folle*, fous, agress*, dingue*, cinglé*, poignard*, "
            "trahi*, meurtr*, tueur*"
        ),
        "experiments": (
            "exploding, blow up, blows up, unstable, radiation*, radioacti*, accident*, malfunction*, instable*, "
            "explosi*, explose*, saute, sauter, radioactif*, fuite"
        ),
        "environment": (
            "falling, fell, freezing, frozen, suffocat*, oxygen, breathe, vacuum, avalanche*, spell, chute, tombe, "
            "gèle, gelé, noie, noyade, étouff*, oxygène, respirer, maudit*, asphyxi*"
        ),
        "combat": (
            "fought, fist*, bruise*, brawl*, wrestl*, spear*, bagarre*, se battre, se bat, coups, poing*, "
            "lance, lances, lutte*, bleus"
        ),
        "security": (
            "locked, watched, surveillance, trap, traps, turret*, caught, surveillé*, verrou*, piège*, gardes, "
            "vigile*, repéré*"
        ),
    },
    "smell": {
        "sea": "salty, ocean, tide, iodine, fishy, océan, iode, iodé, marée, salé*, marin*",
        "disinfectant": (
            "antiseptic, ammonia, medicine, detergent, sterile, ether, désinfectant*, médicament*, lessive, stérile*, "
            "éther, détergent*, ammoniaque"
        ),
        "paper_coffee": (
            "newspaper*, espresso, library, printer, cappuccino, journal, journaux, imprimante, bibliothèque, "
            "expresso, bouquin*"
        ),
        "oil": (
            "gasoline, petrol, kerosene, greasy, rubber, diesel, exhaust, essence, kérosène, cambouis, gasoil, pneu*, "
            "mécanique"
        ),
        "damp_stone": (
            "musty, mildew, mold*, basement, dusty, rock, humidité, moisissure*, renfermé, roche, salpêtre, vieilles "
            "pierres"
        ),
        "plants": "leaves, forest, grassy, tree*, garden, moss, floral, arbre*, forêt, végéta*, mousse, jardin",
        "food_perfume": (
            "cooking, burger*, sweat and, tobacco, smoke, cologne, popcorn, champagne, bouffe, tabac, frites, fumée, "
            "grillade*, cuisiné*, eau de cologne"
        ),
        "clean_air": (
            "odourless, odorless, air conditioning, no smell, purified, inodore*, aucune odeur, pas d'odeur, "
            "climatis*, air pur, fraîche"
        ),
    },
    "light": {
        "daylight": (
            "sunny, dazzl*, natural, sunshine, outdoors, lumineuse*, ensoleillé*, éblou*, naturel*, plein jour, grand "
            "jour"
        ),
        "artificial": "fluorescent, spotlight*, leds, led, monitor*, neons, projecteur*, tubes, ampoules, éclairage",
        "dim": (
            "darkness, candle*, murky, black, barely, night, obscur*, bougie*, nuit, tamisé*, à peine, y voit rien, "
            "rien voir"
        ),
        "glow": (
            "shining, shimmer*, sparkl*, luminesc*, phosphorescent, purple, lueurs, scintill*, luit, phosphorescent*, "
            "étincel*, cristaux, violet*, irréelle"
        ),
    },
    "temperature": {
        "cold": (
            "frozen, freezing, chill, icy, shiver*, sweater, scarf, jumper, glacial*, glacé*, gelé*, caille, "
            "frisson*, écharpe, pull, fraîche, frisquet, pèle"
        ),
        "mild": (
            "pleasant, room temperature, temperate, okay, ok, average, nice, douce*, tempéré*, ça va, correct*, "
            "tiède, température ambiante, parfait*, normale"
        ),
        "hot": (
            "heat, boiling, scorching, sweltering, tropical, burning, melt*, chaleur*, étouff*, canicule, sueur, "
            "transpir*, suer, tropical*, moite*, cuit, fournaise"
        ),
    },
    "activity": {
        "watch": "observ*, keep an eye, lookout, look out, surveill*, observe*, guette*, monte la garde, patrouill*",
        "investigate": (
            "investigating, suspect*, evidence, crime*, interview*, headline*, scoop*, enquêt*, preuve*, interrog*, "
            "coupable*"
        ),
        "research": (
            "studies, analy*, experiments, sample*, discover*, invent*, étudi*, analys*, échantillon*, découv*, "
            "chercher"
        ),
        "train": "workout*, work out, push ups, practis*, gym*, muscul*, entraîn*, pompes, s'exercer, muscu, courir",
        "confine": (
            "jail, prison*, serve time, imprison*, escape*, therapy, inmate*, prisonn*, évad*, purger, captif*, "
            "captive*, taule, soigner, coincé*"
        ),
        "meet": (
            "discuss*, negotiat*, conference*, sign, contract*, discute*, négoci*, contrat*, conférence*, rendez "
            "vous, débat*"
        ),
        "party": (
            "dancing, celebrat*, cocktail*, gambl*, karaoke, flirt*, danse, dansent, dansant, fêter, verre, trinqu*, "
            "s'amuse, m'amuse, jouer, joue"
        ),
        "rule": (
            "oath, ritual*, obey*, queen*, worship*, pray*, serment*, rituel*, obéi*, reine, prier, sages, règne*, "
            "gouvern*"
        ),
        "learn": "lecture*, homework, teach*, school, apprend*, appris, étudiant*, devoirs, école, réviser, révis*",
        "live": (
            "living, nap, relax*, meditat*, hang out, household, vis, vit, dors, dort, repose*, médit*, habite*, "
            "détend*, glande*, ménage"
        ),
    },
    "access": {
        "public": (
            "everyone, everybody, tourist*, anybody, welcome to all, n'importe qui, touriste*, entrée libre, "
            "visiteurs, ouverte*, gratuit*"
        ),
        "invited": "invitation*, reservation*, bouncer, vip, expected, attendu*, réserv*, videur*, convié*, recommand*",
        "cleared": (
            "id card, identity, fingerprint*, retina*, authori*, scan*, identité, empreinte*, autoris*, mot de passe, "
            "vérifi*, habilit*, rétine"
        ),
        "secret": (
            "undisclosed, classified, no one knows, not on any map, confidenti*, cachée, clandestin*, introuvable*, "
            "aucune carte, nul ne sait"
        ),
    },
}

QUESTION_SYNONYMS: Final[Mapping[str, str]] = {
    "setting": (
        "ceiling, roof, indoor*, outdoor*, underground, wall*, window*, plafond, dedans, dehors, mur, murs, espace, "
        "espaces, vaste, fenêtre*, sous terre, surface, air libre, large"
    ),
    "noise": "noisy, silen*, music, deafening, listen, whisper, musique, écout*, boucan, sourd*, assourdi*",
    "people": (
        "anyone, alone, someone, friends, colleague*, person, seul*, quelqu'un, personne*, collègue*, copain*, "
        "peuplé, fréquent*"
    ),
    "clothes": (
        "wore, worn, suit, uniform, costume, clothing, hat, dress code, vêtu*, fringue*, costume*, uniforme*, "
        "pantalon, chapeau, look, accoutr*, garde robe"
    ),
    "arrival": (
        "got here, getting here, went home, going home, reach, transport*, journey, far, drive, vehicle, d'où viens, "
        "comment viens, route, véhicule, loin, rentre, rentres, repart*, débarqu*, accès, accéder"
    ),
    "danger": (
        "dangerous, hurt, die, kill, worried, worry, threat*, nervous, trouble, mourir, menace*, blessé*, inquiet*, "
        "inquiète*, craindre, sécurité, dangereux, dangereuse*, effray*, flipp*, rassuré*"
    ),
    "smell": "perfume, aroma, fragrance, sniff*, sentir, sens bon, puer, puent, arôme*, renifl*, effluve*",
    "light": (
        "lit, sunglasses, sun, lighting, shade, read, seen, voir, voit, voyez, éclair*, soleil, obscur*, lunettes de "
        "soleil, lire, bronz*, lampe*"
    ),
    "temperature": (
        "heat*, heater, chilly, sweat*, jumper, sweater, scarf, freez*, climate, froide*, chaleur, pull, transpir*, "
        "météo, climat, degrés, caille, chauff*, gèle, gelé, écharpe"
    ),
    "activity": (
        "does, did, done, task*, purpose, busy, spend, hobby, usually, fait on, on fait, faites, font, ferais, feras, "
        "bosse*, boulot, occup*, activité*, passe temps, journée, mission*"
    ),
    "access": (
        "get in, got in, let me in, lets in, let us in, entrance, invited, invit*, permission, ticket*, key, guard, "
        "welcome, public, entre t on, entre, entres, ouvert*, autoris*, clé, clef, code, billet*, contrôl*, passer"
    ),
}
