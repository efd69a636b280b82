// What the pictures of this game are put together from: things around a centre, in a circle of radius 15.

import { type Drawing, disc, moved } from "../../shared/drawing";
import { drawing } from "./ink";

/** Parts on each other, the first below. */
export const together = (...parts: readonly Drawing[]): Drawing => parts.flat();

/** A black notebook with a ribbon. */
export const NOTEBOOK = drawing(
  "paper M-9-12H11v26H-9z",
  "dark M-12-14H8c2 0 3 1 3 3v22c0 2-1 3-3 3H-12z",
  "chalk M-8-14v28M-3-8H6M-3-4H6",
  "blood M3 8h3v9l-1.5-2L3 17z",
);

/** A ruled sheet with its corner folded. */
export const PAGE = drawing("paper M-10-14H5l6 6v22h-21z", "pale M5-14v6h6z", "fine M-6-4H7M-6 1H7M-6 6H7M-6 11H3");

export const PEN = drawing("dark M-2-13h4v18h-4z", "gold M-2 5h4L0 13z", "fine M0 8v4", "shine M-.8-11h.800V3h-.800z");

export const EYE = drawing(
  "pale M-14 0c6-9 22-9 28 0-6 9-22 9-28 0z",
  `tone ${disc(0, 0, 5.5)}`,
  `dark ${disc(0, 0, 2.4)}`,
  `shine ${disc(1.8, -1.8, 1.2)}`,
);

/** A Suspicion: a spade on a coin. */
export const SPADE = drawing(
  `dark ${disc(0, 0, 12)}`,
  "pale M0-9c3 4 8 6 8 10 0 4-4 5-6 2 0 2 1 4 2 5h-8c1-1 2-3 2-5-2 3-6 2-6-2 0-4 5-6 8-10z",
);

export const APPLE = drawing(
  "blood M0-6c3-4 12-4 12 4 0 7-5 14-8 14-2 0-3-1-4-1s-2 1-4 1c-3 0-8-7-8-14 0-8 9-8 12-4z",
  "line M0-6c0-3 1-5 3-7",
  "leaf M2-9c2-4 6-5 9-4-1 4-5 6-9 4z",
  "shine M-8-3c1-2 3-3 5-2-2 1-3 3-3 6-2 0-3-2-2-4z",
);

export const SKULL = drawing(
  "pale M0-13c8 0 12 5 12 11 0 4-2 7-5 8v6H-7V6c-3-1-5-4-5-8 0-6 4-11 12-11z",
  `dark ${disc(-4.5, -1.5, 3.2)}`,
  `dark ${disc(4.5, -1.5, 3.2)}`,
  "dark M0 2l2 4h-4z",
  "fine M-2.5 8v4M2.5 8v4",
);

/** A Role card, face down. */
export const CARD = drawing(
  "tone M-8-12H8v24H-8z",
  "pale M-5-9H5V9H-5z",
  "line M-2.5-2.5c0-4 5-4 5 0 0 2.5-2.5 2.5-2.5 5M0 6v.1",
);

/** Two Action cards. */
export const HAND = together(
  moved(drawing("paper M-6-9H6V9H-6z", "fine M-3-4H3M-3 0H3M-3 4H1"), -4, 0, 1, -14),
  moved(drawing("pale M-6-9H6V9H-6z", "fine M-3-4H3M-3 0H3M-3 4H1"), 4, 0, 1, 12),
);

export const TILE = drawing("tone M-10-10H10V10H-10z", "paper M-7-7H7V7H-7z", "fine M-4-3H4M-4 0H4M-4 3H1");

export const SOMEBODY = drawing("tone M-10 14c0-9 4-13 10-13s10 4 10 13z", `pale ${disc(0, -6, 6.5)}`);

/** Wings without anybody between them. */
export const WINGS = drawing(
  "dark M-1 12C-2 4-4-1-9-2c2-2 2-4 1-7-3 2-5 2-8 1 2 6 1 12 5 18 2-1 3-1 5 1 1-1 3 0 5 1z",
  "dark M1 12C2 4 4-1 9-2 7-4 7-6 8-9c3 2 5 2 8 1-2 6-1 12-5 18-2-1-3-1-5 1-1-1-3 0-5 1z",
);

/** The pawn: a coin with wings on it. */
export const COIN = together(
  drawing(`gold ${disc(0, 0, 13)}`, "fine M-9-6a11 11 0 0 1 18 0M-9 6a11 11 0 0 0 18 0"),
  moved(WINGS, 0, -1, 0.55),
);

export const HEART = drawing("blood M0 13C-12 5-14-2-10-6c4-3 8-1 10 3 2-4 6-6 10-3 4 4 2 11-10 19z");
export const LOCK = drawing("line M-6-1v-4c0-8 12-8 12 0v4", "gold M-9-2H9v14H-9z", "line M0 3v4");
export const LENS = drawing("wood M5 8l3-3 7 8-3 3z", `pale ${disc(-2, -2, 9)}`, "fine M-7-3c1-3 3-4 5-4");
export const SPEECH = drawing("pale M-13-11h26V6H1l-6 7V6h-8z");
export const ENVELOPE = drawing("paper M-13-8h26V10h-26z", "line M-13-8L0 3l13-11");
export const SEAL = drawing(
  "blood M0-7l2 1.5 2.5-.5 1 2.5 2 1.5-1 2.5.5 2.5-2.5 1-1.5 2-2.5-.5L-2.5 6l-1.5-2-2.5-1 .5-2.5-1-2.5 2-1.5 1-2.5L-2-5.5z",
  "fine M-2-1c1-2 3-2 4 0",
);
export const CROSS = drawing("ray M-12-12l24 24M12-12l-24 24");
/** To the right. */
export const ARROW = drawing("dark M-11-3H2v-6L12 0 2 9V3h-13z");
/** There and back. */
export const SWAP = drawing("dark M-10-7H4v-4l8 6-8 6v-4h-14zM10 7H-4v4l-8-6 8-6v4h14z");
export const RAYS = drawing("ray M0-15v4M0 11v4M-15 0h4M11 0h4M-11-11l3 3M11-11l-3 3M-11 11l3-3M11 11l-3-3");
export const GRAVEL = drawing("wood M-15 14c4-6 9-6 13-3 5-4 12-3 17 3z");
