// The seven people of the monastery: a habit, a face, and the one thing that each is known by.

import { type Drawing, disc } from "../../shared/drawing";
import { type Complexion, drawing, type Line } from "./ink";

export interface Look extends Complexion {
  readonly drawing: Drawing;
}

export const NECK = "skin M43 64h14v18c-4 4-10 4-14 0z";
export const FACE = "skin M32 49c0-13 8-21 18-21s18 8 18 21c0 14-8 24-18 24S32 63 32 49z";
export const EYES: readonly Line[] = [`dark ${disc(43, 51, 2.6)}`, `dark ${disc(57, 51, 2.6)}`];
export const LOWERED = "line M39 51c2 2.5 5.5 2.5 7.5 0M53.5 51c2 2.5 5.5 2.5 7.5 0";
export const NOSE = "fine M50 52l-2 6h3";
export const SMILE = "line M46 65c2 2 6 2 8 0";
export const FLAT = "line M46 65.5h8";

const HABIT = "cloth M8 112c0-24 15-34 42-34s42 10 42 34z";
const SCAPULAR = "trim M38 84h24l3 28H35z";
const COWL = "trim M22 86c5-12 14-16 28-16s23 4 28 16c-6 7-15 10-28 10s-22-3-28-10z";
const TONSURE: readonly Line[] = [
  "hair M31 56c-3-12-1-20 4-25 2 4 3 8 2 13l-3 12zM69 56c3-12 1-20-4-25-2 4-3 8-2 13l3 12z",
  "hair M31 44c1-7 4-12 8-14 7 4 15 4 22 0 4 2 7 7 8 14-3-1-5-3-6-5-8 3-18 3-26 0-1 2-3 4-6 5z",
];
const VEIL: readonly Line[] = [
  "trim M20 104c6-16 3-34 5-50 2-22 12-34 25-34s23 12 25 34c2 16-1 34 5 50-8 5-15 4-19 0H39c-4 4-11 5-19 0z",
  "pale M30 52c0-15 8-25 20-25s20 10 20 25c0 17-5 30-11 36H41c-6-6-11-19-11-36z",
  "skin M35 51c0-10 6-16 15-16s15 6 15 16c0 12-6 20-15 20s-15-8-15-20z",
  "trim M27 58c-3-23 8-36 23-36s26 13 23 36c-3-16-11-25-23-25s-20 9-23 25z",
];
const hand = (x: number, y: number): Line => `skin ${disc(x, y, 6.5)}`;

export const look = (hair: string, skin: Look["skin"], tone: string, ...lines: readonly Line[]): Look => ({
  hair,
  skin,
  tone,
  drawing: drawing(...lines),
});

export const SUSPECTS: Readonly<Record<string, Look>> = {
  // The infirmarian holds a phial up to the light.
  aodhan: look(
    "chestnut",
    1,
    "teal",
    HABIT,
    SCAPULAR,
    COWL,
    NECK,
    FACE,
    ...EYES,
    NOSE,
    SMILE,
    ...TONSURE,
    "wood M73 62h12v8H73z",
    "pale M74 70h10v9l9 14c3 6-1 11-7 11H72c-6 0-10-5-7-11l9-14z",
    "sky M69 87h20l4 6c3 6-1 11-7 11H72c-6 0-10-5-7-11z",
    `shine ${disc(74, 96, 2.4)}`,
    hand(67, 101),
  ),
  // The librarian: spectacles, a white beard, a book with a clasp.
  bricen: look(
    "snow",
    1,
    "ochre",
    HABIT,
    SCAPULAR,
    COWL,
    NECK,
    FACE,
    "hair M33 56c3 4 6 5 9 4 5-2 11-2 16 0 3 1 6 0 9-4 1 16-6 30-17 34-11-4-18-18-17-34z",
    "line M46 67c2 1.5 6 1.5 8 0",
    `pale ${disc(42, 51, 6.3)}`,
    `pale ${disc(58, 51, 6.3)}`,
    "line M48.3 50h3.4M35.7 50l-4-2M64.3 50l4-2",
    ...EYES,
    ...TONSURE,
    "blood M58 80l28-5 5 30-28 5z",
    "fine M64 79l5 30",
    "gold M74 85c3-2 7-2 9 0l1 7c-2 3-6 4-9 2z",
    "gold M86 86l6-1 1 7-6 1z",
    hand(63, 103),
  ),
  // The herbalist: a veil, and a sprig fresh from the garden.
  deirdre: look(
    "honey",
    2,
    "leaf",
    HABIT,
    ...VEIL,
    ...EYES,
    NOSE,
    SMILE,
    "line M74 108c-2-14 0-26 6-38",
    "leaf M81 60c6 5 6 11 0 16-6-5-6-11 0-16z",
    "leaf M76 84c-8 1-13-2-14-10 8-1 13 3 14 10zM79 82c1-7 6-11 14-10 0 8-6 11-14 10z",
    "leaf M74 98c-8 1-13-2-14-10 8-1 13 3 14 10zM75 96c2-7 8-11 16-9-1 8-8 11-16 9z",
    hand(74, 104),
  ),
  // The cellarer: a broad man with a ring of keys, a barrel behind him.
  eoghan: look(
    "rust",
    2,
    "wine",
    "wood M4 62c4-4 22-4 26 0 3 14 3 30 0 44H4c-3-14-3-30 0-44z",
    "fine M2 74h30M2 94h30M17 59v47",
    "cloth M4 112c0-26 14-36 46-36s46 10 46 36z",
    SCAPULAR,
    COWL,
    NECK,
    "skin M28 50c0-14 9-22 22-22s22 8 22 22c0 15-9 25-22 25S28 65 28 50z",
    "skin M35 69c4 7 9 9 15 9s11-2 15-9c-9 4-21 4-30 0z",
    ...EYES,
    NOSE,
    "line M43 63c3 4 11 4 14 0",
    "hair M28 52c-3-10-1-17 5-21 2 4 3 8 1 12zM72 52c3-10 1-17-5-21-2 4-3 8-1 12z",
    "hair M29 43c2-7 6-11 10-13 7 4 15 4 22 0 4 2 8 6 10 13-4-1-6-2-8-4-8 3-18 3-26 0-2 2-4 3-8 4z",
    "ray M74 68a9 9 0 1 0 .1 0",
    "gold M68 82l6 2-4 12 4 1-2 5-4-1-1 3-5-2z",
    "gold M76 84l6-2 6 20-5 2-1-3-4 1-2-5 4-1z",
    hand(74, 80),
  ),
  // The gatekeeper: a hood over a dark beard, a lantern.
  fearghal: look(
    "ink",
    3,
    "slate",
    HABIT,
    "trim M22 92c-2-14 2-26 3-40 2-21 12-33 25-38 13 5 23 17 25 38 1 14 5 26 3 40-8 5-18 7-28 7s-20-2-28-7z",
    "dark M30 54c0-17 8-28 20-30 12 2 20 13 20 30 0 16-7 26-20 26S30 70 30 54z",
    "skin M34 51c0-11 6-17 16-17s16 6 16 17c0 13-7 21-16 21s-16-8-16-21z",
    "hair M34 55c3 4 5 5 8 4 5-2 11-2 16 0 3 1 5 0 8-4 1 15-6 25-16 29-10-4-17-14-16-29z",
    "line M46 66h8M39 45l7 2M61 45l-7 2",
    ...EYES,
    "line M70 74c0-8 14-8 14 0",
    "dark M66 75h22v6H66z",
    "gold M65 81h24l-3 22H68z",
    "flame M77 85c6 6 6 14 0 14s-6-6-3-9c2 1 3-1 3-5z",
    "fine M71 81l2 22M83 81l-2 22",
    "dark M65 102h24v7H65z",
    hand(77, 70),
  ),
  // The cantor sings from an open psalter.
  morwen: look(
    "ink",
    1,
    "plum",
    HABIT,
    ...VEIL,
    LOWERED,
    NOSE,
    `dark ${disc(50, 65, 3.4)}`,
    "wood M18 90c12-4 24-2 32 4 8-6 20-8 32-4v20c-12-3-24-1-32 4-8-5-20-7-32-4z",
    "pale M22 86c11-3 21-1 28 5 7-6 17-8 28-5v18c-11-3-21-1-28 5-7-6-17-8-28-5z",
    "fine M50 91v18M27 92c6-1 11 0 17 3M27 98c6-1 11 0 17 3M73 92c-6-1-11 0-17 3M73 98c-6-1-11 0-17 3",
    "line M80 66V52l9-2v14",
    "dark M80 66c0 3-2 5-5 4s-2-4 0-6c3-1 5 0 5 2zM89 64c0 3-2 5-5 4s-2-4 0-6c3-1 5 0 5 2z",
  ),
  // The novice: a boy's hair, and a candle to see by.
  taran: look(
    "straw",
    2,
    "sky",
    "cloth M16 112c0-22 12-32 34-32s34 10 34 32z",
    "trim M28 88c4-10 11-14 22-14s18 4 22 14c-5 5-12 7-22 7s-17-2-22-7z",
    NECK,
    "hair M28 58C22 34 34 22 50 22s28 12 22 36l-5 10H33z",
    FACE,
    ...EYES,
    NOSE,
    SMILE,
    "hair M30 51c-3-16 7-26 20-26s23 10 20 26l-5-9-5 5-5-7-6 7-5-7-6 7-4-5z",
    `glow ${disc(76, 66, 13)}`,
    "flame M76 54c7 8 7 16 0 17-7-1-7-9 0-17z",
    "pale M71 73h10v22H71z",
    "line M76 70v3",
    "fine M71 79c4 0 2 6 4 6",
    "gold M64 94h24c0 5-3 8-7 8H71c-4 0-7-3-7-8z",
    hand(72, 104),
  ),
};

/** The stone that stands for whoever is dead; what they were known by is carved into it. */
export const TOMBSTONE: Drawing = drawing(
  "shade M10 108c0-6 18-9 40-9s40 3 40 9v4H10z",
  "stone M20 108V52c0-22 12-34 30-34s30 12 30 34v56z",
  "fine M27 104V53c0-18 9-28 23-28s23 10 23 28v51",
  "fine M24 70l7 6-4 7M76 86l-8 4",
  "pale M18 46c2-20 14-32 32-32s30 12 32 32c-4 2-7-1-8-6-3 3-6 2-7-2-4 3-8 2-10-2-4 4-9 4-13 0-3 4-7 4-10 1-2 5-5 6-8 4-1 4-4 6-8 5z",
  "pale M6 112c2-8 10-9 16-6 5-5 13-5 17 0 5-5 14-5 19 0 5-5 13-4 17 1 6-4 15-3 19 5z",
  "rose M70 98c-3-3-1-7 3-7 1-4 7-4 8 0 4 0 6 4 3 7 0 4-4 5-7 4-3 1-7 0-7-4z",
  "vein M77 95c2 0 3 2 1 3s-4-1-3-3",
  "line M76 103c-1 4-4 6-8 8",
);
