// The small signs that stand for types of Clue cards, camps and areas everywhere: around a centre, in a circle of radius 14.

import type { Camp, ClueType } from "@generated/tokyo_ghoul/catalogue";
import { type Drawing, disc } from "../../shared/drawing";
import { drawing } from "./ink";

/** The types of Clue cards: a cup, a rice ball, an eye, a bird, a face. */
export const CLUES: Readonly<Record<ClueType, Drawing>> = {
  cafe: drawing(
    "line M9-1c7-2 7 8-2 8",
    "gold M-11-4H9v5c0 7-4 10-10 10S-11 8-11 1z",
    "line M-5-8c-3-3 2-4 0-6M3-8c-3-3 2-4 0-6",
    "shine M-7-1h3v4c0 3-3 3-3 0z",
  ),
  nourriture: drawing(
    "pale M0-13c3 0 5 3 7 7l6 10c2 4 0 8-5 8H-8c-5 0-7-4-5-8l6-10c2-4 4-7 7-7z",
    "leaf M-7 0H7v12H-7z",
  ),
  transformation: drawing(
    // A rim of light, for dark grounds.
    "shine M-17 0C-10-13 10-13 17 0 10 13-10 13-17 0z",
    "dark M-14 0C-8-10 8-10 14 0 8 10-8 10-14 0z",
    `blood ${disc(0, 0, 5.5)}`,
    `shine ${disc(0, 0, 1.8)}`,
    "blood M-10 9h5l-2.5 6zM-2.5 10h5L0 16zM5 9h5l-2.5 6z",
  ),
  colombe: drawing(
    "dove M-14-2c5 0 8-1 10 2 0-7 4-12 10-13-2 4-1 7 1 10 2-2 5-2 7 1l-4 2c-1 7-6 11-13 11-3 0-6-1-8-3 4 0 6-1 7-4-5 0-9-2-10-6z",
    `dark ${disc(8.5, -0.5, 1.2)}`,
  ),
  masque: drawing(
    "ash M-12-11c8-3 16-3 24 0 1 12-3 21-12 25-9-4-13-13-12-25z",
    "dark M-9-3c3-3 6-2 7 1-3 2-6 2-7-1zM9-3c-3-3-6-2-7 1 3 2 6 2 7-1z",
    "line M-4 7c3 2 5 2 8 0",
  ),
};

/** The camps: a fanged star, a shield, a person. */
export const CAMPS: Readonly<Record<Camp, Drawing>> = {
  goule: drawing(
    "blood M0-14l3.5 8L12-9 8-1l6 5-7 2-1 8-6-5-6 5-1-8-7-2 6-5-4-8 8.5 3z",
    "shine M-6-1c3 0 5 1 5 3-3 1-5-1-5-3zM6-1C3-1 1 0 1 2c3 1 5-1 5-3z",
  ),
  inspecteur: drawing(
    "sky M-11-12h22v12c0 7-5 11-11 14-6-3-11-7-11-14z",
    "shine M-7-2l7-6 7 6v4L0-4l-7 6zM-7 5l7-6 7 6-1.5 3L0 3l-5.5 5z",
  ),
  humain: drawing("leaf M-13 13C-13 4-8 1 0 1s13 3 13 12z", `leaf ${disc(0, -6, 7)}`),
};

/** The areas of an investigation board that are no type of card: two alike, and what is whispered. */
export const PAIR: Drawing = drawing("ash M-12-12H0V7h-12z", "pale M-2-7h14v19H-2z", "line M1.5 0h7M1.5 5.5h7");
export const RUMOUR: Drawing = drawing(
  "pale M-13-11h26v17H1l-7 8V6h-7z",
  `dark ${disc(-6.5, -2.5, 1.7)}`,
  `dark ${disc(0, -2.5, 1.7)}`,
  `dark ${disc(6.5, -2.5, 1.7)}`,
);

/** A question mark: suspicion itself. */
export const DOUBT: Drawing = drawing(
  "shine M-7-5C-7-10-4-13 0-13s8 3 8 7c0 5-5 5-5 9h-6c0-7 5-6 5-9 0-1-1-2-2-2s-2 1-2 3z",
  `shine ${disc(0, 8.5, 3.2)}`,
);

export const AREAS: Readonly<Record<string, Drawing>> = {
  cafe: CLUES.cafe,
  nourriture: CLUES.nourriture,
  colombe: CLUES.colombe,
  paire: PAIR,
  transformation: CLUES.transformation,
  rumeur: RUMOUR,
};
