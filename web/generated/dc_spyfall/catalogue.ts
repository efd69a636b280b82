// Written by 'make types' from the tables of penombre.games.dc_spyfall: what should change is there.

/** An Ability card: how many there are, and whether it is turned face up to be used, once in a round. */
export interface Ability {
  readonly single: boolean;
  readonly count: number;
}

/** A place of the DC Multiverse: the names it is known by, and what is true of it in the order of the facets. */
export interface Location {
  readonly multiverse: boolean;
  readonly pairs: readonly (readonly [string, string])[];
}

export const PLAYERS = [3, 4, 5, 6, 7, 8] as const;
export const ROUNDS = 5;
/** Harley Quinn is played from so many players on. */
export const HARLEY_PLAYERS = 5;
export const JOKER = "joker";
/** What a marked Location card bears after its name. */
export const HARLEY = "+harley";
export const PRANK = "prank";
export const PACKS = ["multiverse_1", "multiverse_2"] as const;
/** How many cards any bag has. */
export const BAG_CARDS = 8;
/** How many of the cards of a standard bag are Location cards; one of them is marked. */
export const BAG_LOCATIONS = 7;
export const HERO = "hero";
export const HARLEY_QUINN = "harley_quinn";
export const ROLES = ["hero", "joker", "harley_quinn"] as const;
export const MODULES = ["super_powers", "harley_quinn", "jokers_prank", "multiverse_madness"] as const;
export const ABILITIES: Readonly<Record<string, Ability>> = {
  god_complex: { single: true, count: 1 },
  force_field: { single: true, count: 1 },
  boom_tube: { single: true, count: 1 },
  lasso_of_truth: { single: true, count: 1 },
  speed_force: { single: true, count: 1 },
  greatest_detective: { single: true, count: 1 },
  few_words: { single: false, count: 1 },
  bizarro_logic: { single: false, count: 1 },
  neighbourhood_watch: { single: false, count: 1 },
  sceptic: { single: false, count: 1 },
  secret_identity: { single: false, count: 2 },
};
export const ABILITY_DECK = [
  "god_complex",
  "force_field",
  "boom_tube",
  "lasso_of_truth",
  "speed_force",
  "greatest_detective",
  "few_words",
  "bizarro_logic",
  "neighbourhood_watch",
  "sceptic",
  "secret_identity",
  "secret_identity",
] as const;
/** What the Speed Force adds or takes, in milliseconds. */
export const SPEED = 60000;
/** The milliseconds that the Speed Force leaves on the clock at least; it takes nothing where no more is left. */
export const SLOWEST = 30000;
export const FEW_WORDS = 3;
/** One of these is in every answer by Bizarro Logic. */
export const NEGATIONS = {
  en: ["no", "not", "never", "nothing", "nobody", "nowhere", "none", "*n't"],
  fr: ["non", "ne", "n'*", "pas", "jamais", "rien", "personne", "aucun", "aucune", "nulle"],
} as const;
export const ASK_CHARGE = 8000;
/** What a question and an answer cost where the clock runs by turns. */
export const ANSWER_CHARGE = 12000;
export const CLOCK_S = 480;
export const CLOCK_RANGE = [120, 900] as const;
export const ASK_TIME = 30000;
export const ANSWER_TIME = 45000;
export const LONGEST_TEXT = 200;
export const HERO_POINT = 1;
export const ACCUSER_BONUS = 1;
/** Points of a Joker after a Hero was convicted, or the Location was named. */
export const JOKER_FREED = 4;
export const JOKER_SURVIVED = 2;
/** Points of a Joker after Harley Quinn was convicted instead. */
export const JOKER_HARLEY = 1;
export const JOKER_MULTIVERSE = 3;
export const HARLEY_SHARE = 2;
/** Points of Harley Quinn where she is not found after the Location was named. */
export const HARLEY_HIDDEN = 3;
export const PRANK_FOUND = 3;
export const PRANK_MISSED = 1;
export const MULTIVERSE_FOUND = 3;
export const MULTIVERSE_VOTE = 1;
export const EMOTES = ["smile", "laugh", "think", "doubt", "gasp", "shrug", "applaud"] as const;
/** What can be said of a player after time is up: vague answers, answers that do not fit, and so on. */
export const OPINIONS = ["vague", "off", "echo", "quiet", "too_clear"] as const;
export const MULTIVERSE_VIEWS = ["multiverse_yes", "multiverse_no"] as const;
/** What can be asked about a place. */
export const FACETS = [
  "setting",
  "noise",
  "people",
  "clothes",
  "arrival",
  "danger",
  "smell",
  "light",
  "temperature",
  "activity",
  "access",
] as const;
/** What can be answered, facet by facet. */
export const VALUES = {
  setting: ["indoors", "open_air", "below", "sealed"],
  noise: ["silent", "hum", "chatter", "din"],
  people: [
    "heroes",
    "criminals",
    "scientists",
    "staff",
    "warriors",
    "officers",
    "strange",
    "youth",
    "nobody",
  ],
  clothes: ["costume", "uniform", "business", "lab_coat", "armour", "robe", "evening", "casual"],
  arrival: ["street", "lift", "air", "water", "portal", "escort", "secret_way"],
  danger: ["low", "dangerous_people", "experiments", "environment", "combat", "security"],
  smell: ["sea", "disinfectant", "paper_coffee", "oil", "damp_stone", "plants", "food_perfume", "clean_air"],
  light: ["daylight", "artificial", "dim", "glow"],
  temperature: ["cold", "mild", "hot"],
  activity: [
    "watch",
    "investigate",
    "research",
    "train",
    "confine",
    "meet",
    "party",
    "rule",
    "learn",
    "live",
  ],
  access: ["public", "invited", "cleared", "secret"],
} as const;
export const LOCATIONS: Readonly<Record<string, Location>> = {
  arkham_asylum: {
    multiverse: true,
    pairs: [
      ["indoors", "sealed"],
      ["din", "silent"],
      ["criminals", "scientists"],
      ["uniform", "lab_coat"],
      ["escort", "street"],
      ["dangerous_people", "security"],
      ["disinfectant", "damp_stone"],
      ["dim", "artificial"],
      ["cold", "mild"],
      ["confine", "research"],
      ["cleared", "public"],
    ],
  },
  atlantis: {
    multiverse: true,
    pairs: [
      ["below", "sealed"],
      ["silent", "chatter"],
      ["warriors", "strange"],
      ["armour", "robe"],
      ["water", "portal"],
      ["environment", "combat"],
      ["sea", "plants"],
      ["glow", "dim"],
      ["cold", "mild"],
      ["rule", "live"],
      ["secret", "invited"],
    ],
  },
  batcave: {
    multiverse: true,
    pairs: [
      ["below", "indoors"],
      ["hum", "silent"],
      ["heroes", "nobody"],
      ["costume", "business"],
      ["secret_way", "street"],
      ["security", "environment"],
      ["damp_stone", "oil"],
      ["dim", "artificial"],
      ["cold", "mild"],
      ["investigate", "watch"],
      ["secret", "cleared"],
    ],
  },
  belle_reve: {
    multiverse: true,
    pairs: [
      ["indoors", "sealed"],
      ["din", "chatter"],
      ["criminals", "officers"],
      ["uniform", "armour"],
      ["escort", "air"],
      ["security", "dangerous_people"],
      ["disinfectant", "plants"],
      ["artificial", "dim"],
      ["hot", "mild"],
      ["confine", "meet"],
      ["cleared", "secret"],
    ],
  },
  bottle_city_of_kandor: {
    multiverse: false,
    pairs: [
      ["sealed", "open_air"],
      ["chatter", "hum"],
      ["strange", "scientists"],
      ["robe", "casual"],
      ["portal", "air"],
      ["low", "environment"],
      ["clean_air", "plants"],
      ["artificial", "glow"],
      ["mild", "hot"],
      ["live", "research"],
      ["secret", "invited"],
    ],
  },
  central_city_police_department: {
    multiverse: true,
    pairs: [
      ["indoors", "below"],
      ["chatter", "din"],
      ["officers", "criminals"],
      ["uniform", "casual"],
      ["street", "escort"],
      ["dangerous_people", "low"],
      ["paper_coffee", "food_perfume"],
      ["artificial", "daylight"],
      ["mild", "hot"],
      ["investigate", "confine"],
      ["public", "cleared"],
    ],
  },
  daily_planet: {
    multiverse: true,
    pairs: [
      ["indoors", "open_air"],
      ["chatter", "din"],
      ["staff", "youth"],
      ["business", "casual"],
      ["lift", "street"],
      ["low", "dangerous_people"],
      ["paper_coffee", "oil"],
      ["daylight", "artificial"],
      ["mild", "hot"],
      ["investigate", "meet"],
      ["public", "cleared"],
    ],
  },
  ferris_aircraft: {
    multiverse: true,
    pairs: [
      ["open_air", "indoors"],
      ["din", "hum"],
      ["staff", "scientists"],
      ["uniform", "business"],
      ["air", "street"],
      ["experiments", "security"],
      ["oil", "clean_air"],
      ["daylight", "artificial"],
      ["hot", "mild"],
      ["research", "train"],
      ["cleared", "invited"],
    ],
  },
  fortress_of_solitude: {
    multiverse: true,
    pairs: [
      ["sealed", "indoors"],
      ["silent", "hum"],
      ["nobody", "heroes"],
      ["costume", "robe"],
      ["air", "portal"],
      ["environment", "security"],
      ["clean_air", "damp_stone"],
      ["glow", "daylight"],
      ["cold", "mild"],
      ["live", "research"],
      ["secret", "invited"],
    ],
  },
  gorilla_city: {
    multiverse: false,
    pairs: [
      ["open_air", "sealed"],
      ["chatter", "din"],
      ["strange", "warriors"],
      ["armour", "robe"],
      ["secret_way", "air"],
      ["combat", "environment"],
      ["plants", "food_perfume"],
      ["daylight", "glow"],
      ["hot", "mild"],
      ["rule", "research"],
      ["secret", "invited"],
    ],
  },
  gotham_university: {
    multiverse: true,
    pairs: [
      ["indoors", "open_air"],
      ["chatter", "silent"],
      ["youth", "scientists"],
      ["casual", "lab_coat"],
      ["street", "lift"],
      ["low", "experiments"],
      ["paper_coffee", "plants"],
      ["daylight", "artificial"],
      ["mild", "cold"],
      ["learn", "research"],
      ["public", "cleared"],
    ],
  },
  hall_of_justice: {
    multiverse: true,
    pairs: [
      ["indoors", "open_air"],
      ["chatter", "silent"],
      ["heroes", "staff"],
      ["costume", "business"],
      ["street", "portal"],
      ["low", "security"],
      ["clean_air", "paper_coffee"],
      ["daylight", "artificial"],
      ["mild", "cold"],
      ["meet", "watch"],
      ["public", "cleared"],
    ],
  },
  iceberg_lounge: {
    multiverse: true,
    pairs: [
      ["indoors", "below"],
      ["din", "chatter"],
      ["criminals", "staff"],
      ["evening", "business"],
      ["street", "water"],
      ["dangerous_people", "security"],
      ["food_perfume", "sea"],
      ["dim", "glow"],
      ["cold", "mild"],
      ["party", "meet"],
      ["invited", "public"],
    ],
  },
  justice_league_watchtower: {
    multiverse: true,
    pairs: [
      ["sealed", "indoors"],
      ["hum", "silent"],
      ["heroes", "strange"],
      ["costume", "uniform"],
      ["portal", "air"],
      ["environment", "security"],
      ["clean_air", "oil"],
      ["artificial", "glow"],
      ["mild", "cold"],
      ["watch", "meet"],
      ["cleared", "secret"],
    ],
  },
  lexcorp_tower: {
    multiverse: true,
    pairs: [
      ["indoors", "below"],
      ["hum", "silent"],
      ["staff", "scientists"],
      ["business", "evening"],
      ["lift", "air"],
      ["security", "experiments"],
      ["clean_air", "paper_coffee"],
      ["daylight", "artificial"],
      ["mild", "cold"],
      ["meet", "research"],
      ["cleared", "invited"],
    ],
  },
  star_labs: {
    multiverse: true,
    pairs: [
      ["indoors", "below"],
      ["hum", "silent"],
      ["scientists", "staff"],
      ["lab_coat", "business"],
      ["street", "lift"],
      ["experiments", "security"],
      ["disinfectant", "clean_air"],
      ["artificial", "glow"],
      ["mild", "cold"],
      ["research", "watch"],
      ["cleared", "invited"],
    ],
  },
  themyscira: {
    multiverse: true,
    pairs: [
      ["open_air", "sealed"],
      ["din", "chatter"],
      ["warriors", "strange"],
      ["armour", "robe"],
      ["water", "air"],
      ["combat", "environment"],
      ["sea", "plants"],
      ["daylight", "glow"],
      ["hot", "mild"],
      ["train", "rule"],
      ["secret", "invited"],
    ],
  },
  titans_tower: {
    multiverse: true,
    pairs: [
      ["indoors", "open_air"],
      ["din", "chatter"],
      ["youth", "heroes"],
      ["costume", "casual"],
      ["water", "air"],
      ["combat", "low"],
      ["food_perfume", "sea"],
      ["daylight", "artificial"],
      ["mild", "hot"],
      ["train", "party"],
      ["cleared", "invited"],
    ],
  },
  oa: {
    multiverse: false,
    pairs: [
      ["open_air", "indoors"],
      ["chatter", "silent"],
      ["strange", "heroes"],
      ["uniform", "costume"],
      ["air", "portal"],
      ["combat", "low"],
      ["clean_air", "damp_stone"],
      ["glow", "daylight"],
      ["mild", "hot"],
      ["rule", "train"],
      ["cleared", "secret"],
    ],
  },
  rock_of_eternity: {
    multiverse: false,
    pairs: [
      ["below", "sealed"],
      ["silent", "hum"],
      ["nobody", "strange"],
      ["robe", "costume"],
      ["portal", "secret_way"],
      ["environment", "dangerous_people"],
      ["damp_stone", "clean_air"],
      ["glow", "dim"],
      ["cold", "mild"],
      ["rule", "learn"],
      ["secret", "invited"],
    ],
  },
};
export const PLACES = [
  "arkham_asylum",
  "atlantis",
  "batcave",
  "belle_reve",
  "bottle_city_of_kandor",
  "central_city_police_department",
  "daily_planet",
  "ferris_aircraft",
  "fortress_of_solitude",
  "gorilla_city",
  "gotham_university",
  "hall_of_justice",
  "iceberg_lounge",
  "justice_league_watchtower",
  "lexcorp_tower",
  "star_labs",
  "themyscira",
  "titans_tower",
  "oa",
  "rock_of_eternity",
] as const;
/** The Locations that have one more copy. */
export const MULTIVERSE = [
  "arkham_asylum",
  "atlantis",
  "batcave",
  "belle_reve",
  "central_city_police_department",
  "daily_planet",
  "ferris_aircraft",
  "fortress_of_solitude",
  "gotham_university",
  "hall_of_justice",
  "iceberg_lounge",
  "justice_league_watchtower",
  "lexcorp_tower",
  "star_labs",
  "themyscira",
  "titans_tower",
] as const;
