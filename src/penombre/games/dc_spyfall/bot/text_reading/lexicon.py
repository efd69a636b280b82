"""Words by which people's free talk is read: what names a value in an answer, and a facet in a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from penombre.games.dc_spyfall.locations import FACETS, VALUES

Keywords = Mapping[str, tuple[str, ...]]
"""Keywords by language."""

_ENGLISH: Final = {
    "setting": {
        "indoors": "inside, indoors, roof, wall, room, building, corridor",
        "open_air": "outside, outdoors, sky, wind, open",
        "below": "under, below, deep, cave, basement, surface, beneath",
        "sealed": "cut off, isolated, closed, sealed, dome, glass, shut",
    },
    "noise": {
        "silent": "quiet, silent, silence, calm, peaceful",
        "hum": "hum, machine, buzz, fan, engine, background, computer",
        "chatter": "talk, voices, conversation, chat, people, phone",
        "din": "loud, noise, shout, scream, racket, music, bang",
    },
    "people": {
        "heroes": "hero, mask, justice, league, friend, ally",
        "criminals": "crook, criminal, villain, thug, inmate, patient, gang",
        "scientists": "scientist, doctor, professor, genius, brain, expert",
        "staff": "employee, colleague, boss, worker, staff, waiter",
        "warriors": "warrior, soldier, fighter, guard, army, queen, king",
        "officers": "police, cop, officer, badge, guard, detective",
        "strange": "alien, creature, animal, beast, species, strange",
        "youth": "young, student, teen, kid, intern",
        "nobody": "alone, nobody, empty, lonely",
    },
    "clothes": {
        "costume": "cape, mask, costume, tights, suit, logo, emblem",
        "uniform": "uniform, overalls, same, badge, number",
        "business": "tie, jacket, shirt, office, smart",
        "lab_coat": "coat, white, gloves, goggles, lab",
        "armour": "armour, armor, helmet, shield, metal, plate",
        "robe": "robe, tunic, toga, cloth, long",
        "evening": "dress, tuxedo, elegant, jewel, bow",
        "casual": "jeans, t-shirt, sneakers, comfortable, casual",
    },
    "arrival": {
        "street": "walk, car, drive, bus, street, park",
        "lift": "lift, elevator, floor, button, stairs",
        "air": "fly, flew, plane, helicopter, sky, land",
        "water": "boat, swim, ship, sea, water, row",
        "portal": "teleport, portal, tube, beam, magic, shrink",
        "escort": "van, handcuffs, escort, brought, guard, truck",
        "secret_way": "hidden, secret, passage, tunnel, waterfall, path",
    },
    "danger": {
        "low": "safe, nothing, boring, fine, quiet",
        "dangerous_people": "attack, maniac, violent, crook, stab, neighbour",
        "experiments": "explode, explosion, test, experiment, crash, prototype",
        "environment": "fall, freeze, drown, air, pressure, void, curse",
        "combat": "fight, punch, battle, sword, spar, war",
        "security": "alarm, camera, lock, laser, guard, door",
    },
    "smell": {
        "sea": "salt, fish, sea, seaweed",
        "disinfectant": "bleach, clean, hospital, soap, chemical",
        "paper_coffee": "coffee, paper, ink, book",
        "oil": "oil, grease, metal, fuel, garage, ink",
        "damp_stone": "damp, stone, cellar, dust, mould",
        "plants": "plant, flower, grass, leaf, earth, jungle",
        "food_perfume": "food, perfume, pizza, kitchen, cigar",
        "clean_air": "nothing, pure, fresh, clean, filtered",
    },
    "light": {
        "daylight": "sun, sunlight, bright, window, day",
        "artificial": "lamp, neon, screen, bulb, electric",
        "dim": "dark, dim, shadow, gloomy",
        "glow": "glow, crystal, shine, colour, green, blue",
    },
    "temperature": {
        "cold": "cold, ice, freeze, chilly",
        "mild": "fine, mild, normal, comfortable",
        "hot": "hot, warm, sweat, sun, humid",
    },
    "activity": {
        "watch": "watch, monitor, screen, guard, duty",
        "investigate": "clue, investigate, case, lead, story, report",
        "research": "test, study, research, measure, experiment",
        "train": "train, practice, exercise, spar, drill",
        "confine": "cell, locked, sentence, days, treatment",
        "meet": "meeting, talk, table, deal, decide",
        "party": "party, dance, drink, fun, game",
        "rule": "throne, council, ceremony, law, king, elder",
        "learn": "learn, lesson, teacher, exam, class",
        "live": "live, home, rest, think, sleep",
    },
    "access": {
        "public": "anyone, open, public, free",
        "invited": "invite, list, guest, welcome",
        "cleared": "badge, pass, check, clearance, code",
        "secret": "secret, hidden, unknown, nobody knows",
    },
}
_FRENCH: Final = {
    "setting": {
        "indoors": "intérieur, toit, mur, salle, pièce, bâtiment, couloir, dedans",
        "open_air": "dehors, extérieur, ciel, vent, plein air",
        "below": "sous, dessous, profond, grotte, cave, sous-sol, surface",
        "sealed": "coupé, isolé, fermé, clos, dôme, verre, étanche",
    },
    "noise": {
        "silent": "calme, silence, silencieux, tranquille, paisible",
        "hum": "ronronnement, machine, bourdonnement, ventilateur, moteur, ordinateur",
        "chatter": "parle, voix, conversation, discute, bavarde, téléphone",
        "din": "bruit, bruyant, cri, crier, vacarme, musique, fracas",
    },
    "people": {
        "heroes": "héros, masque, justice, ligue, ami, allié",
        "criminals": "criminel, vilain, bandit, détenu, patient, truand, voyou",
        "scientists": "scientifique, docteur, professeur, génie, cerveau, expert, médecin",
        "staff": "employé, collègue, patron, travailleur, personnel, serveur",
        "warriors": "guerrier, guerrière, soldat, combattant, garde, armée, reine, roi",
        "officers": "police, flic, agent, insigne, gardien, inspecteur",
        "strange": "alien, créature, animal, bête, espèce, étrange",
        "youth": "jeune, étudiant, ado, gamin, stagiaire",
        "nobody": "seul, personne, vide, solitaire",
    },
    "clothes": {
        "costume": "cape, masque, costume, collant, emblème, logo",
        "uniform": "uniforme, combinaison, pareil, insigne, numéro",
        "business": "cravate, veste, chemise, bureau, tailleur",
        "lab_coat": "blouse, blanc, gants, lunettes, labo",
        "armour": "armure, casque, bouclier, métal, plaque",
        "robe": "robe, tunique, toge, tissu, ample",
        "evening": "smoking, soirée, élégant, bijou, chic",
        "casual": "jean, t-shirt, baskets, confortable, décontracté",
    },
    "arrival": {
        "street": "pied, voiture, conduire, bus, rue, garer",
        "lift": "ascenseur, étage, bouton, escalier",
        "air": "voler, avion, hélicoptère, ciel, atterrir",
        "water": "bateau, nager, navire, mer, eau, ramer",
        "portal": "téléporte, portail, tube, rayon, magie, rétrécir",
        "escort": "fourgon, menottes, escorte, amené, garde, camion",
        "secret_way": "caché, secret, passage, tunnel, cascade, sentier",
    },
    "danger": {
        "low": "sécurité, rien, ennui, tranquille, sûr",
        "dangerous_people": "attaque, fou, violent, bandit, agression, voisin",
        "experiments": "exploser, explosion, test, expérience, crash, prototype",
        "environment": "tomber, geler, noyer, air, pression, vide, malédiction",
        "combat": "combat, frapper, bataille, épée, duel, guerre",
        "security": "alarme, caméra, serrure, laser, garde, porte",
    },
    "smell": {
        "sea": "sel, poisson, mer, algue",
        "disinfectant": "javel, propre, hôpital, savon, chimique",
        "paper_coffee": "café, papier, encre, livre",
        "oil": "huile, graisse, métal, carburant, garage",
        "damp_stone": "humide, pierre, cave, poussière, moisi",
        "plants": "plante, fleur, herbe, feuille, terre, jungle",
        "food_perfume": "nourriture, parfum, pizza, cuisine, cigare",
        "clean_air": "rien, pur, frais, propre, filtré",
    },
    "light": {
        "daylight": "soleil, lumineux, fenêtre, jour, clair",
        "artificial": "lampe, néon, écran, ampoule, électrique",
        "dim": "sombre, ombre, pénombre, noir",
        "glow": "lueur, cristal, brille, couleur, vert, bleu",
    },
    "temperature": {
        "cold": "froid, glace, geler, frais",
        "mild": "bien, doux, normal, agréable",
        "hot": "chaud, transpire, soleil, humide",
    },
    "activity": {
        "watch": "surveiller, écran, garde, veille",
        "investigate": "indice, enquête, affaire, piste, article, rapport",
        "research": "test, étude, recherche, mesure, expérience",
        "train": "entraîner, exercice, pratique, sport",
        "confine": "cellule, enfermé, peine, jours, traitement",
        "meet": "réunion, parler, table, accord, décider",
        "party": "fête, danser, boire, amuser, jeu",
        "rule": "trône, conseil, cérémonie, loi, roi, ancien",
        "learn": "apprendre, leçon, professeur, examen, cours",
        "live": "vivre, maison, repos, réfléchir, dormir",
    },
    "access": {
        "public": "tout le monde, ouvert, public, libre",
        "invited": "invité, liste, hôte, bienvenue",
        "cleared": "badge, laissez-passer, contrôle, accréditation, code",
        "secret": "secret, caché, inconnu, personne ne sait",
    },
}
_ENGLISH_QUESTIONS: Final = {
    "setting": "above, head, sky, big, size, inside, outside, where, room",
    "noise": "hear, noise, loud, quiet, sound, nap, sleep, ear",
    "people": "who, people, meet, next, neighbour, company, crowd",
    "clothes": "wear, dress, clothes, outfit, put on, dressed, shoes",
    "arrival": "get here, arrive, come, trip, travel, go home, way",
    "danger": "afraid, danger, safe, risk, worst, child, fear, scared",
    "smell": "smell, scent, odour, nose, stink",
    "light": "see, light, dark, bright, lamp, plants",
    "temperature": "cold, hot, warm, coat, weather, temperature, drink",
    "activity": "do, doing, job, work, hour, today, why",
    "access": "let in, let you in, enter, entry, door, friend, pass, papers, badge, allowed",
}
_FRENCH_QUESTIONS: Final = {
    "setting": "dessus, tête, ciel, grand, taille, intérieur, extérieur, toit, salle",
    "noise": "entend, bruit, bruyant, calme, son, sieste, dormir, oreille",
    "people": "qui, gens, rencontre, côté, voisin, compagnie, monde, croise",
    "clothes": "porte, habille, vêtement, tenue, mis, habillé, chaussures",
    "arrival": "arrivé, venu, venir, trajet, voyage, rentrer, chemin",
    "danger": "peur, danger, sûr, risque, pire, enfant, crains",
    "smell": "sent, odeur, parfum, nez, pue",
    "light": "vois, lumière, sombre, clair, éclairé, lampe, plantes",
    "temperature": "froid, chaud, manteau, temps, température, boisson",
    "activity": "faire, fais, travail, métier, heure, aujourd'hui, pourquoi",
    "access": "entrer, entrée, laissé, porte, ami, passe, papiers, badge, droit",
}


def _keywords(english: str, french: str) -> Keywords:
    return {"en": tuple(english.split(", ")), "fr": tuple(french.split(", "))}


VALUE_WORDS: Final[Mapping[str, Mapping[str, Keywords]]] = {
    facet: {value: _keywords(_ENGLISH[facet][value], _FRENCH[facet][value]) for value in VALUES[facet]}
    for facet in FACETS
}
QUESTION_WORDS: Final[Mapping[str, Keywords]] = {
    facet: _keywords(_ENGLISH_QUESTIONS[facet], _FRENCH_QUESTIONS[facet]) for facet in FACETS
}
