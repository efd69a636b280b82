// Written by 'make types' from the tables of penombre.games.kemomimi_panic: what should change is there.

/** A role card: how many the box has, what its victory is worth, and where its text comes from. */
export interface Role {
  readonly count: number;
  readonly victory: number;
}

/** A character card: the windows it acts in, whether once per game, and what it needs at the table. */
export interface Character {
  readonly windows: readonly string[];
  readonly once: boolean;
  readonly needs?: readonly string[];
  /** The number of players this character is kept for; 0: any. */
  readonly only_with?: number;
  /** The table option that brings this character into the box. */
  readonly extra?: string;
}

/** A ready-made set of characters and roles for one number of players. */
export interface Preset {
  readonly characters: readonly string[];
  readonly roles: readonly string[];
}

export const CRESCENT = "thief_crescent_moon";
export const FULL = "thief_full_moon";
export const INFORMANT = "informant";
export const CIVILIAN = "civilian";
export const JUSTICE = "civilian_justice";
export const STUBBORN = "civilian_stubborn";
export const ANGRY = "civilian_angry";
export const LONELY = "civilian_lonely";
export const THIEVES = ["thief_crescent_moon", "thief_full_moon"] as const;
export const CIVILIANS = [
  "civilian",
  "civilian_angry",
  "civilian_justice",
  "civilian_lonely",
  "civilian_stubborn",
] as const;
export const ROLES: Readonly<Record<string, Role>> = {
  thief_crescent_moon: { count: 1, victory: 3 },
  thief_full_moon: { count: 1, victory: 3 },
  informant: { count: 1, victory: 7 },
  civilian: { count: 5, victory: 2 },
  civilian_justice: { count: 1, victory: 2 },
  civilian_stubborn: { count: 1, victory: 2 },
  civilian_angry: { count: 1, victory: 2 },
  civilian_lonely: { count: 1, victory: 2 },
};
export const CHARACTERS: Readonly<Record<string, Character>> = {
  detective_shamlock: { windows: ["gs1", "ed1"], once: false },
  witness_sheena: { windows: ["sd1"], once: true, only_with: 8 },
  student_ester: { windows: ["talk", "dm2"], once: true },
  student_tristel: { windows: ["talk", "dm1"], once: true },
  student_luma: { windows: ["cs"], once: true },
  elder_twin_cyril: { windows: ["vo"], once: false, needs: ["younger_twin_beryl"] },
  younger_twin_beryl: { windows: ["loss"], once: false, needs: ["elder_twin_cyril"] },
  teacher_viennetta: { windows: ["loss"], once: true, needs: ["archaeologist_mindy"] },
  teacher_verna: { windows: ["rv1"], once: true },
  class_rep_alistair: { windows: ["loss"], once: true, needs: ["vice_class_rep_miranda"] },
  vice_class_rep_miranda: { windows: ["bv"], once: true },
  athlete_ulrika: { windows: ["cs"], once: true },
  archaeologist_mindy: { windows: ["ed5"], once: true },
  warlock_valeria: { windows: ["sd3"], once: true },
  psychic_akira: { windows: ["any"], once: true },
  shrine_maiden_towa: { windows: ["sd7"], once: true },
  clown_lolo: { windows: ["sd6"], once: true },
  politician_barbera: { windows: ["rv2"], once: true },
  homeless_arle: { windows: ["passive"], once: false },
  sleeping_beauty_cecilia: { windows: ["sd2"], once: true },
  maid_miyabi: { windows: ["sd8", "vo"], once: true },
  military_teresia: { windows: ["cs"], once: true },
  hostess_amarillo: { windows: ["cs"], once: true },
  bank_employee_lucie: { windows: ["ed2", "ne"], once: true },
  sister_christina: { windows: ["loss"], once: false },
  crossdressing_dautriche: { windows: ["gs2"], once: false },
  cowgirl_federica: { windows: ["sd4"], once: false, extra: "promo" },
  cook_genevieve: { windows: ["gs3"], once: false, extra: "joke" },
};
export const DETECTIVE = "detective_shamlock";
export const FIRST_ROLES = {
  4: ["thief_crescent_moon", "informant", "civilian_stubborn", "civilian"],
  5: ["thief_crescent_moon", "informant", "civilian_angry", "civilian", "civilian"],
  6: ["thief_crescent_moon", "informant", "civilian", "civilian", "civilian", "civilian"],
  7: ["thief_crescent_moon", "informant", "civilian_angry", "civilian", "civilian", "civilian", "civilian"],
  8: [
    "thief_crescent_moon",
    "thief_full_moon",
    "informant",
    "civilian_angry",
    "civilian_lonely",
    "civilian",
    "civilian",
    "civilian",
  ],
} as const;
export const PRESETS: Readonly<Record<string, Preset>> = {
  first_4: {
    characters: ["detective_shamlock", "military_teresia", "politician_barbera", "warlock_valeria"],
    roles: ["thief_crescent_moon", "informant", "civilian_stubborn", "civilian"],
  },
  first_5: {
    characters: [
      "detective_shamlock",
      "elder_twin_cyril",
      "younger_twin_beryl",
      "politician_barbera",
      "homeless_arle",
    ],
    roles: ["thief_crescent_moon", "informant", "civilian_angry", "civilian", "civilian"],
  },
  first_6: {
    characters: [
      "detective_shamlock",
      "elder_twin_cyril",
      "younger_twin_beryl",
      "teacher_verna",
      "psychic_akira",
      "maid_miyabi",
    ],
    roles: ["thief_crescent_moon", "informant", "civilian", "civilian", "civilian", "civilian"],
  },
  first_7: {
    characters: [
      "detective_shamlock",
      "elder_twin_cyril",
      "younger_twin_beryl",
      "teacher_verna",
      "warlock_valeria",
      "psychic_akira",
      "military_teresia",
    ],
    roles: [
      "thief_crescent_moon",
      "informant",
      "civilian_angry",
      "civilian",
      "civilian",
      "civilian",
      "civilian",
    ],
  },
  first_8: {
    characters: [
      "detective_shamlock",
      "witness_sheena",
      "elder_twin_cyril",
      "younger_twin_beryl",
      "politician_barbera",
      "shrine_maiden_towa",
      "military_teresia",
      "warlock_valeria",
    ],
    roles: [
      "thief_crescent_moon",
      "thief_full_moon",
      "informant",
      "civilian_angry",
      "civilian_lonely",
      "civilian",
      "civilian",
      "civilian",
    ],
  },
  small_society: {
    characters: ["detective_shamlock", "politician_barbera", "bank_employee_lucie", "homeless_arle"],
    roles: ["thief_crescent_moon", "informant", "civilian_stubborn", "civilian"],
  },
  rascals_alliance: {
    characters: ["detective_shamlock", "athlete_ulrika", "crossdressing_dautriche", "clown_lolo"],
    roles: ["thief_crescent_moon", "informant", "civilian_stubborn", "civilian"],
  },
  mysterious_five: {
    characters: [
      "detective_shamlock",
      "warlock_valeria",
      "shrine_maiden_towa",
      "sister_christina",
      "psychic_akira",
    ],
    roles: ["thief_crescent_moon", "informant", "civilian_angry", "civilian", "civilian"],
  },
  students_1: {
    characters: [
      "detective_shamlock",
      "class_rep_alistair",
      "vice_class_rep_miranda",
      "teacher_verna",
      "student_luma",
    ],
    roles: ["thief_crescent_moon", "informant", "civilian_angry", "civilian", "civilian"],
  },
  students_2: {
    characters: [
      "detective_shamlock",
      "elder_twin_cyril",
      "younger_twin_beryl",
      "class_rep_alistair",
      "vice_class_rep_miranda",
      "teacher_verna",
    ],
    roles: ["thief_crescent_moon", "informant", "civilian", "civilian", "civilian", "civilian"],
  },
  six_notables: {
    characters: [
      "detective_shamlock",
      "politician_barbera",
      "military_teresia",
      "teacher_viennetta",
      "archaeologist_mindy",
      "vice_class_rep_miranda",
    ],
    roles: ["thief_crescent_moon", "informant", "civilian", "civilian", "civilian", "civilian"],
  },
  students_3: {
    characters: [
      "detective_shamlock",
      "elder_twin_cyril",
      "younger_twin_beryl",
      "class_rep_alistair",
      "vice_class_rep_miranda",
      "teacher_verna",
      "psychic_akira",
    ],
    roles: [
      "thief_crescent_moon",
      "informant",
      "civilian_angry",
      "civilian",
      "civilian",
      "civilian",
      "civilian",
    ],
  },
  students_4: {
    characters: [
      "detective_shamlock",
      "witness_sheena",
      "elder_twin_cyril",
      "younger_twin_beryl",
      "class_rep_alistair",
      "vice_class_rep_miranda",
      "student_luma",
      "teacher_verna",
    ],
    roles: [
      "thief_crescent_moon",
      "thief_full_moon",
      "informant",
      "civilian_angry",
      "civilian_lonely",
      "civilian",
      "civilian",
      "civilian",
    ],
  },
  light_novel_alliance: {
    characters: [
      "detective_shamlock",
      "witness_sheena",
      "sleeping_beauty_cecilia",
      "shrine_maiden_towa",
      "psychic_akira",
      "maid_miyabi",
      "sister_christina",
      "hostess_amarillo",
    ],
    roles: [
      "thief_crescent_moon",
      "thief_full_moon",
      "informant",
      "civilian_angry",
      "civilian_lonely",
      "civilian",
      "civilian",
      "civilian",
    ],
  },
};
