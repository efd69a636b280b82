// The role cards: a moon behind a mask for thieves, a house for Civilians, a keyhole for the Informant.

import { type Drawing, disc } from "../../shared/drawing";
import { drawing, type Line } from "./ink";

const MASK = "dark M16 66c10-7 24-6 34 2 10-8 24-9 34-2 1 14-7 23-18 23-7 0-12-5-16-11-4 6-9 11-16 11-11 0-19-9-18-23z";
const MASK_EYES: readonly Line[] = [
  "shine M28 72c5-3 11-2 14 3-4 4-11 3-14-3z",
  "shine M72 72c-5-3-11-2-14 3 4 4 11 3 14-3z",
];

/** A house with a door; each kind of Civilian has something else at the window. */
const HOUSE: readonly Line[] = ["trim M70 34h9v20h-9z", "cloth M50 22 90 60H10z", "pale M18 58h64v56H18z"];
const STEP = "trim M12 114h76v8H12z";

export const ROLES: Record<string, Drawing> = {
  thief_crescent_moon: drawing(
    "gold M62 29A42 42 0 1 0 88 87 34 34 0 0 1 62 29z",
    MASK,
    ...MASK_EYES,
    "shine M80 24l2 6 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1z",
  ),
  thief_full_moon: drawing(
    `gold ${disc(50, 70, 42)}`,
    `fine ${disc(34, 46, 6)}`,
    `fine ${disc(62, 44, 4)}`,
    `fine ${disc(64, 100, 7)}`,
    `fine ${disc(40, 100, 3.5)}`,
    MASK,
    ...MASK_EYES,
  ),
  informant: drawing(
    "trim M50 14 90 70 50 126 10 70z",
    "pale M50 28 80 70 50 112 20 70z",
    "pale M20 70c12-16 48-16 60 0-12 16-48 16-60 0z",
    `gem ${disc(50, 70, 13)}`,
    "dark M50 60a6 6 0 0 1 3.5 11l3 11h-13l3-11A6 6 0 0 1 50 60z",
  ),
  civilian: drawing(...HOUSE, "rose M50 104C28 90 30 68 42 68c5 0 8 4 8 8 0-4 3-8 8-8 12 0 14 22-8 36z", STEP),
  civilian_justice: drawing(
    ...HOUSE,
    "line M50 66v40M38 108h24M28 74h44",
    "gold M18.5 92l9.5-18 9.5 18c-4 6-15 6-19 0z",
    "gold M62.5 92l9.5-18 9.5 18c-4 6-15 6-19 0z",
    STEP,
  ),
  civilian_stubborn: drawing(
    ...HOUSE,
    "shine M33 112V84c0-11 7-18 17-18s17 7 17 18v28l-6-5-5.5 5-5.5-5-5.5 5-5.5-5z",
    "line M33 112V84c0-11 7-18 17-18s17 7 17 18v28l-6-5-5.5 5-5.5-5-5.5 5-5.5-5z",
    `dark ${disc(44, 84, 2.8)}`,
    `dark ${disc(56, 84, 2.8)}`,
    "line M46 94h8",
    STEP,
  ),
  civilian_angry: drawing(
    ...HOUSE,
    "rose M50 62c2 9 12 12 14 24 2 13-6 22-14 22s-16-8-14-20c1-6 4-8 5-13 3 2 5 5 6 8 3-6 4-13 3-21z",
    "gold M50 88c1 4 6 6 6 12s-3 8-6 8-6-3-6-8 5-7 6-12z",
    STEP,
  ),
  civilian_lonely: drawing(
    ...HOUSE,
    "dark M28 66h44v48H28z",
    `gem ${disc(50, 84, 9)}`,
    "gem M36 113c0-12 5-19 14-19s14 7 14 19z",
    "shine M63 76c3 4 3 7 0 7s-3-3 0-7z",
    STEP,
  ),
};
