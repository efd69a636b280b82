"""Words by which people's free talk is read: what names a value in an answer, and a facet in a question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Keywords = Mapping[str, tuple[str, ...]]
"""Keywords by language."""

VALUE_WORDS: Final[Mapping[str, Mapping[str, Keywords]]] = {
    "setting": {
        "indoors": {
            "en": ("inside", "indoors", "roof", "wall", "room", "building", "corridor"),
            "fr": ("intérieur", "toit", "mur", "salle", "pièce", "bâtiment", "couloir", "dedans"),
        },
        "open_air": {
            "en": ("outside", "outdoors", "sky", "wind", "open"),
            "fr": ("dehors", "extérieur", "ciel", "vent", "plein air"),
        },
        "below": {
            "en": ("under", "below", "deep", "cave", "basement", "surface", "beneath"),
            "fr": ("sous", "dessous", "profond", "grotte", "cave", "sous-sol", "surface"),
        },
        "sealed": {
            "en": ("cut off", "isolated", "closed", "sealed", "dome", "glass", "shut"),
            "fr": ("coupé", "isolé", "fermé", "clos", "dôme", "verre", "étanche"),
        },
    },
    "noise": {
        "silent": {
            "en": ("quiet", "silent", "silence", "calm", "peaceful"),
            "fr": ("calme", "silence", "silencieux", "tranquille", "paisible"),
        },
        "hum": {
            "en": ("hum", "machine", "buzz", "fan", "engine", "background", "computer"),
            "fr": ("ronronnement", "machine", "bourdonnement", "ventilateur", "moteur", "ordinateur"),
        },
        "chatter": {
            "en": ("talk", "voices", "conversation", "chat", "people", "phone"),
            "fr": ("parle", "voix", "conversation", "discute", "bavarde", "téléphone"),
        },
        "din": {
            "en": ("loud", "noise", "shout", "scream", "racket", "music", "bang"),
            "fr": ("bruit", "bruyant", "cri", "crier", "vacarme", "musique", "fracas"),
        },
    },
    "people": {
        "heroes": {
            "en": ("hero", "mask", "justice", "league", "friend", "ally"),
            "fr": ("héros", "masque", "justice", "ligue", "ami", "allié"),
        },
        "criminals": {
            "en": ("crook", "criminal", "villain", "thug", "inmate", "patient", "gang"),
            "fr": ("criminel", "vilain", "bandit", "détenu", "patient", "truand", "voyou"),
        },
        "scientists": {
            "en": ("scientist", "doctor", "professor", "genius", "brain", "expert"),
            "fr": ("scientifique", "docteur", "professeur", "génie", "cerveau", "expert", "médecin"),
        },
        "staff": {
            "en": ("employee", "colleague", "boss", "worker", "staff", "waiter"),
            "fr": ("employé", "collègue", "patron", "travailleur", "personnel", "serveur"),
        },
        "warriors": {
            "en": ("warrior", "soldier", "fighter", "guard", "army", "queen", "king"),
            "fr": ("guerrier", "guerrière", "soldat", "combattant", "garde", "armée", "reine", "roi"),
        },
        "officers": {
            "en": ("police", "cop", "officer", "badge", "guard", "detective"),
            "fr": ("police", "flic", "agent", "insigne", "gardien", "inspecteur"),
        },
        "strange": {
            "en": ("alien", "creature", "animal", "beast", "species", "strange"),
            "fr": ("alien", "créature", "animal", "bête", "espèce", "étrange"),
        },
        "youth": {
            "en": ("young", "student", "teen", "kid", "intern"),
            "fr": ("jeune", "étudiant", "ado", "gamin", "stagiaire"),
        },
        "nobody": {"en": ("alone", "nobody", "empty", "lonely"), "fr": ("seul", "personne", "vide", "solitaire")},
    },
    "clothes": {
        "costume": {
            "en": ("cape", "mask", "costume", "tights", "suit", "logo", "emblem"),
            "fr": ("cape", "masque", "costume", "collant", "emblème", "logo"),
        },
        "uniform": {
            "en": ("uniform", "overalls", "same", "badge", "number"),
            "fr": ("uniforme", "combinaison", "pareil", "insigne", "numéro"),
        },
        "business": {
            "en": ("tie", "jacket", "shirt", "office", "smart"),
            "fr": ("cravate", "veste", "chemise", "bureau", "tailleur"),
        },
        "lab_coat": {
            "en": ("coat", "white", "gloves", "goggles", "lab"),
            "fr": ("blouse", "blanc", "gants", "lunettes", "labo"),
        },
        "armour": {
            "en": ("armour", "armor", "helmet", "shield", "metal", "plate"),
            "fr": ("armure", "casque", "bouclier", "métal", "plaque"),
        },
        "robe": {"en": ("robe", "tunic", "toga", "cloth", "long"), "fr": ("robe", "tunique", "toge", "tissu", "ample")},
        "evening": {
            "en": ("dress", "tuxedo", "elegant", "jewel", "bow"),
            "fr": ("smoking", "soirée", "élégant", "bijou", "chic"),
        },
        "casual": {
            "en": ("jeans", "t-shirt", "sneakers", "comfortable", "casual"),
            "fr": ("jean", "t-shirt", "baskets", "confortable", "décontracté"),
        },
    },
    "arrival": {
        "street": {
            "en": ("walk", "car", "drive", "bus", "street", "park"),
            "fr": ("pied", "voiture", "conduire", "bus", "rue", "garer"),
        },
        "lift": {
            "en": ("lift", "elevator", "floor", "button", "stairs"),
            "fr": ("ascenseur", "étage", "bouton", "escalier"),
        },
        "air": {
            "en": ("fly", "flew", "plane", "helicopter", "sky", "land"),
            "fr": ("voler", "avion", "hélicoptère", "ciel", "atterrir"),
        },
        "water": {
            "en": ("boat", "swim", "ship", "sea", "water", "row"),
            "fr": ("bateau", "nager", "navire", "mer", "eau", "ramer"),
        },
        "portal": {
            "en": ("teleport", "portal", "tube", "beam", "magic", "shrink"),
            "fr": ("téléporte", "portail", "tube", "rayon", "magie", "rétrécir"),
        },
        "escort": {
            "en": ("van", "handcuffs", "escort", "brought", "guard", "truck"),
            "fr": ("fourgon", "menottes", "escorte", "amené", "garde", "camion"),
        },
        "secret_way": {
            "en": ("hidden", "secret", "passage", "tunnel", "waterfall", "path"),
            "fr": ("caché", "secret", "passage", "tunnel", "cascade", "sentier"),
        },
    },
    "danger": {
        "low": {
            "en": ("safe", "nothing", "boring", "fine", "quiet"),
            "fr": ("sécurité", "rien", "ennui", "tranquille", "sûr"),
        },
        "dangerous_people": {
            "en": ("attack", "maniac", "violent", "crook", "stab", "neighbour"),
            "fr": ("attaque", "fou", "violent", "bandit", "agression", "voisin"),
        },
        "experiments": {
            "en": ("explode", "explosion", "test", "experiment", "crash", "prototype"),
            "fr": ("exploser", "explosion", "test", "expérience", "crash", "prototype"),
        },
        "environment": {
            "en": ("fall", "freeze", "drown", "air", "pressure", "void", "curse"),
            "fr": ("tomber", "geler", "noyer", "air", "pression", "vide", "malédiction"),
        },
        "combat": {
            "en": ("fight", "punch", "battle", "sword", "spar", "war"),
            "fr": ("combat", "frapper", "bataille", "épée", "duel", "guerre"),
        },
        "security": {
            "en": ("alarm", "camera", "lock", "laser", "guard", "door"),
            "fr": ("alarme", "caméra", "serrure", "laser", "garde", "porte"),
        },
    },
    "smell": {
        "sea": {"en": ("salt", "fish", "sea", "seaweed"), "fr": ("sel", "poisson", "mer", "algue")},
        "disinfectant": {
            "en": ("bleach", "clean", "hospital", "soap", "chemical"),
            "fr": ("javel", "propre", "hôpital", "savon", "chimique"),
        },
        "paper_coffee": {"en": ("coffee", "paper", "ink", "book"), "fr": ("café", "papier", "encre", "livre")},
        "oil": {
            "en": ("oil", "grease", "metal", "fuel", "garage", "ink"),
            "fr": ("huile", "graisse", "métal", "carburant", "garage"),
        },
        "damp_stone": {
            "en": ("damp", "stone", "cellar", "dust", "mould"),
            "fr": ("humide", "pierre", "cave", "poussière", "moisi"),
        },
        "plants": {
            "en": ("plant", "flower", "grass", "leaf", "earth", "jungle"),
            "fr": ("plante", "fleur", "herbe", "feuille", "terre", "jungle"),
        },
        "food_perfume": {
            "en": ("food", "perfume", "pizza", "kitchen", "cigar"),
            "fr": ("nourriture", "parfum", "pizza", "cuisine", "cigare"),
        },
        "clean_air": {
            "en": ("nothing", "pure", "fresh", "clean", "filtered"),
            "fr": ("rien", "pur", "frais", "propre", "filtré"),
        },
    },
    "light": {
        "daylight": {
            "en": ("sun", "sunlight", "bright", "window", "day"),
            "fr": ("soleil", "lumineux", "fenêtre", "jour", "clair"),
        },
        "artificial": {
            "en": ("lamp", "neon", "screen", "bulb", "electric"),
            "fr": ("lampe", "néon", "écran", "ampoule", "électrique"),
        },
        "dim": {"en": ("dark", "dim", "shadow", "gloomy"), "fr": ("sombre", "ombre", "pénombre", "noir")},
        "glow": {
            "en": ("glow", "crystal", "shine", "colour", "green", "blue"),
            "fr": ("lueur", "cristal", "brille", "couleur", "vert", "bleu"),
        },
    },
    "temperature": {
        "cold": {"en": ("cold", "ice", "freeze", "chilly"), "fr": ("froid", "glace", "geler", "frais")},
        "mild": {"en": ("fine", "mild", "normal", "comfortable"), "fr": ("bien", "doux", "normal", "agréable")},
        "hot": {"en": ("hot", "warm", "sweat", "sun", "humid"), "fr": ("chaud", "transpire", "soleil", "humide")},
    },
    "activity": {
        "watch": {
            "en": ("watch", "monitor", "screen", "guard", "duty"),
            "fr": ("surveiller", "écran", "garde", "veille"),
        },
        "investigate": {
            "en": ("clue", "investigate", "case", "lead", "story", "report"),
            "fr": ("indice", "enquête", "affaire", "piste", "article", "rapport"),
        },
        "research": {
            "en": ("test", "study", "research", "measure", "experiment"),
            "fr": ("test", "étude", "recherche", "mesure", "expérience"),
        },
        "train": {
            "en": ("train", "practice", "exercise", "spar", "drill"),
            "fr": ("entraîner", "exercice", "pratique", "sport"),
        },
        "confine": {
            "en": ("cell", "locked", "sentence", "days", "treatment"),
            "fr": ("cellule", "enfermé", "peine", "jours", "traitement"),
        },
        "meet": {
            "en": ("meeting", "talk", "table", "deal", "decide"),
            "fr": ("réunion", "parler", "table", "accord", "décider"),
        },
        "party": {"en": ("party", "dance", "drink", "fun", "game"), "fr": ("fête", "danser", "boire", "amuser", "jeu")},
        "rule": {
            "en": ("throne", "council", "ceremony", "law", "king", "elder"),
            "fr": ("trône", "conseil", "cérémonie", "loi", "roi", "ancien"),
        },
        "learn": {
            "en": ("learn", "lesson", "teacher", "exam", "class"),
            "fr": ("apprendre", "leçon", "professeur", "examen", "cours"),
        },
        "live": {
            "en": ("live", "home", "rest", "think", "sleep"),
            "fr": ("vivre", "maison", "repos", "réfléchir", "dormir"),
        },
    },
    "access": {
        "public": {"en": ("anyone", "open", "public", "free"), "fr": ("tout le monde", "ouvert", "public", "libre")},
        "invited": {"en": ("invite", "list", "guest", "welcome"), "fr": ("invité", "liste", "hôte", "bienvenue")},
        "cleared": {
            "en": ("badge", "pass", "check", "clearance", "code"),
            "fr": ("badge", "laissez-passer", "contrôle", "accréditation", "code"),
        },
        "secret": {
            "en": ("secret", "hidden", "unknown", "nobody knows"),
            "fr": ("secret", "caché", "inconnu", "personne ne sait"),
        },
    },
}

QUESTION_WORDS: Final[Mapping[str, Keywords]] = {
    "setting": {
        "en": ("above", "head", "sky", "big", "size", "inside", "outside", "where", "room"),
        "fr": ("dessus", "tête", "ciel", "grand", "taille", "intérieur", "extérieur", "toit", "salle"),
    },
    "noise": {
        "en": ("hear", "noise", "loud", "quiet", "sound", "nap", "sleep", "ear"),
        "fr": ("entend", "bruit", "bruyant", "calme", "son", "sieste", "dormir", "oreille"),
    },
    "people": {
        "en": ("who", "people", "meet", "next", "neighbour", "company", "crowd"),
        "fr": ("qui", "gens", "rencontre", "côté", "voisin", "compagnie", "monde", "croise"),
    },
    "clothes": {
        "en": ("wear", "dress", "clothes", "outfit", "put on", "dressed", "shoes"),
        "fr": ("porte", "habille", "vêtement", "tenue", "mis", "habillé", "chaussures"),
    },
    "arrival": {
        "en": ("get here", "arrive", "come", "trip", "travel", "go home", "way"),
        "fr": ("arrivé", "venu", "venir", "trajet", "voyage", "rentrer", "chemin"),
    },
    "danger": {
        "en": ("afraid", "danger", "safe", "risk", "worst", "child", "fear", "scared"),
        "fr": ("peur", "danger", "sûr", "risque", "pire", "enfant", "crains"),
    },
    "smell": {"en": ("smell", "scent", "odour", "nose", "stink"), "fr": ("sent", "odeur", "parfum", "nez", "pue")},
    "light": {
        "en": ("see", "light", "dark", "bright", "lamp", "plants"),
        "fr": ("vois", "lumière", "sombre", "clair", "éclairé", "lampe", "plantes"),
    },
    "temperature": {
        "en": ("cold", "hot", "warm", "coat", "weather", "temperature", "drink"),
        "fr": ("froid", "chaud", "manteau", "temps", "température", "boisson"),
    },
    "activity": {
        "en": ("do", "doing", "job", "work", "hour", "today", "why"),
        "fr": ("faire", "fais", "travail", "métier", "heure", "aujourd'hui", "pourquoi"),
    },
    "access": {
        "en": ("let in", "let you in", "enter", "entry", "door", "friend", "pass", "papers", "badge", "allowed"),
        "fr": ("entrer", "entrée", "laissé", "porte", "ami", "passe", "papiers", "badge", "droit"),
    },
}
