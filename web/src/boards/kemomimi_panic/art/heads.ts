// Heads: hair behind and before a face, eyes and mouths, and what is worn.

import { type Drawing, disc } from "../../shared/drawing";
import { drawing } from "./ink";

/** Behind the face. */
export const MANES = {
  short: drawing("hair M24 66C20 40 34 30 50 30s30 10 26 36c-2 10-6 16-10 20H34C30 82 26 76 24 66z"),
  bob: drawing("hair M22 88C16 48 30 30 50 30s34 18 28 58c-6 4-12 4-16 2H38c-4 2-10 2-16-2z"),
  long: drawing(
    "hair M16 122C22 98 18 84 21 62 24 40 36 30 50 30s26 10 29 32c3 22-1 36 5 60-10 4-18 2-24-2H40c-6 4-14 6-24 2z",
  ),
  tails: drawing(
    "hair M26 58C14 58 8 72 9 92c4 8 8 12 14 14-2-10 2-16 6-24z",
    "hair M74 58c12 0 18 14 17 34-4 8-8 12-14 14 2-10-2-16-6-24z",
    "hair M24 66C20 40 34 30 50 30s30 10 26 36c-2 10-6 16-10 20H34C30 82 26 76 24 66z",
  ),
  braid: drawing(
    "hair M24 68C20 40 34 30 50 30s30 10 26 38c-2 8-4 12-8 16H32c-4-4-6-8-8-16z",
    "hair M70 76c10 2 14 8 12 15 4 5 3 10-1 13 2 6-1 11-6 14-4-4-6-8-5-13-4-4-4-9-1-13-3-5-3-11 1-16z",
    "line M70 92l12-1M70 105l11-1",
  ),
  bun: drawing(
    `hair ${disc(50, 27, 11)}`,
    "hair M24 66C20 42 34 32 50 32s30 10 26 34c-2 10-6 16-10 20H34C30 82 26 76 24 66z",
  ),
  curls: drawing(
    "hair M50 28c8-4 16-2 19 4 7 0 12 6 11 13 6 4 7 12 3 17 4 6 3 13-3 17 0 8-6 12-13 11H33c-7 1-13-3-13-11-6-4-7-11-3-17-4-5-3-13 3-17-1-7 4-13 11-13 3-6 11-8 19-4z",
  ),
  mane: drawing(
    "hair M50 24l8 5 9-3 5 8 9 2 1 10 8 5-3 9 6 8-6 8 3 9-8 5-1 10-10 1-5 8H34l-5-8-10-1-1-10-8-5 3-9-6-8 6-8-3-9 8-5 1-10 9-2 5-8 9 3z",
  ),
  veil: drawing("trim M12 128C20 96 16 76 21 58 26 38 37 29 50 29s24 9 29 29c5 18 1 38 9 70z"),
} satisfies Record<string, Drawing>;

export const SHOULDERS: Drawing = drawing("cloth M8 142c0-28 16-44 42-44s42 16 42 44z");

export const FACE: Drawing = drawing(
  "skin M41 86h18v16c-5 6-13 6-18 0z",
  "skin M27 62c0-15 9-26 23-26s23 11 23 26c0 17-10 30-23 30S27 79 27 62z",
);

/** Before the face. */
export const FRINGES = {
  straight: drawing("hair M26 64C25 44 36 33 50 33s25 11 24 31c-3-4-4-8-5-12H31c-1 4-2 8-5 12z"),
  parted: drawing(
    "hair M26 66C23 44 35 33 50 33s27 11 24 33c-4-4-6-10-7-15-7-1-13-4-17-9-4 5-10 8-17 9-1 5-3 11-7 15z",
  ),
  swept: drawing("hair M26 64C23 44 36 32 51 33c15 0 26 11 23 31-4-3-6-8-7-13-10 3-22 1-30-4-2 6-6 12-11 17z"),
  left: drawing("hair M74 64C77 44 64 32 49 33 34 33 23 44 26 64c4-3 6-8 7-13 10 3 22 1 30-4 2 6 6 12 11 17z"),
  spiky: drawing("hair M26 66C22 46 34 32 50 32s28 14 24 34l-5-10-4 7-6-12-5 9-6-12-6 11-5-8-5 9z"),
  curl: drawing(
    "hair M26 66c-4-20 8-33 24-33s28 13 24 33c-4-3-6-7-6-12-5 2-9 1-12-3-3 4-8 5-12 2-3 4-8 4-11 1 0 5-3 9-7 12z",
  ),
  none: drawing(),
} satisfies Record<string, Drawing>;

export const EYES = {
  open: drawing(
    `dark ${disc(40.5, 67, 3.6)}`,
    `dark ${disc(59.5, 67, 3.6)}`,
    `shine ${disc(41.8, 65.7, 1.2)}`,
    `shine ${disc(60.8, 65.7, 1.2)}`,
  ),
  closed: drawing("line M36 67c2 3 7 3 9 0M55 67c2 3 7 3 9 0"),
  keen: drawing(
    `dark ${disc(40.5, 68, 3.4)}`,
    `dark ${disc(59.5, 68, 3.4)}`,
    "line M35 62l10 2M65 62l-10 2",
    `shine ${disc(41.6, 67, 1.1)}`,
    `shine ${disc(60.6, 67, 1.1)}`,
  ),
  wink: drawing(`dark ${disc(40.5, 67, 3.6)}`, `shine ${disc(41.8, 65.7, 1.2)}`, "line M55 66c2 3 7 3 9 0"),
  glasses: drawing(
    `dark ${disc(40.5, 67, 3)}`,
    `dark ${disc(59.5, 67, 3)}`,
    `fine ${disc(40.5, 67, 7.5)}`,
    `fine ${disc(59.5, 67, 7.5)}`,
    "fine M48 67h4M33 66l-5-2M67 66l5-2",
  ),
} satisfies Record<string, Drawing>;

export const MOUTHS = {
  smile: drawing("line M46 79c2 2.5 6 2.5 8 0"),
  cat: drawing("line M44 78c1 3 5 3 6 0 1 3 5 3 6 0"),
  open: drawing("rose M45 77h10c0 5-2 7-5 7s-5-2-5-7z"),
  flat: drawing("line M46 80h8"),
  small: drawing(`rose ${disc(50, 80, 2)}`),
} satisfies Record<string, Drawing>;

export const BLUSH: Drawing = drawing(`blush ${disc(34.5, 75, 4)}`, `blush ${disc(65.5, 75, 4)}`);

/** Worn over everything. */
export const WORN = {
  nothing: drawing(),
  deerstalker: drawing(
    "cloth M24 48c2-16 13-23 26-23s24 7 26 23c-16-6-36-6-52 0z",
    "trim M18 52c8-7 18-9 32-9s24 2 32 9c-10 1-20-2-32-2s-22 3-32 2z",
    "line M50 25v18M36 30c2 5 3 9 3 14M64 30c-2 5-3 9-3 14",
  ),
  fedora: drawing(
    "gold M30 44c0-14 6-20 20-20s20 6 20 20z",
    "trim M30 38h40v7H30z",
    "gold M14 48c10-6 22-5 36-5s26-1 36 5c-8 6-22 5-36 5s-28 1-36-5z",
  ),
  witch: drawing(
    "cloth M26 46C36 36 40 22 38 5c14 6 24 22 36 41z",
    "trim M29 40h42l4 7H25z",
    "cloth M10 50c14-6 66-6 80 0-14 7-66 7-80 0z",
    "gold M46 39h9v9h-9z",
  ),
  band: drawing("rose M27 52c7-6 14-8 23-8s16 2 23 8l1 7c-7-5-15-8-24-8s-17 3-24 8z"),
  frill: drawing(
    "pale M26 52c0-4 1-7 3-9 0-5 4-8 8-7 2-5 8-6 13-3 5-3 11-2 13 3 4-1 8 2 8 7 2 2 3 5 3 9-7-5-15-7-24-7s-17 2-24 7z",
  ),
  cap: drawing(
    "cloth M24 44c0-14 10-20 26-20s26 6 26 20z",
    "trim M24 42h52v7H24z",
    "dark M24 49c10-3 42-3 52 0-6 6-14 8-26 8s-20-2-26-8z",
    "gold M50 29l2.5 5 5 .5-4 3.5 1.5 5-5-3-5 3 1.5-5-4-3.5 5-.5z",
  ),
  flower: drawing(
    `rose ${disc(70, 42, 5)}`,
    `rose ${disc(78, 46, 5)}`,
    `rose ${disc(74, 54, 5)}`,
    `rose ${disc(66, 51, 5)}`,
    `gold ${disc(72, 48, 4)}`,
  ),
  veil: drawing(
    "trim M22 68C20 44 34 31 50 31s30 13 28 37c-4-14-14-24-28-24S26 54 22 68z",
    "pale M27 58c3-11 12-18 23-18s20 7 23 18c-6-9-14-13-23-13s-17 4-23 13z",
  ),
  cowhat: drawing(
    "gold M32 44c-2-12 4-20 9-18 4 2 14 2 18 0 5-2 11 6 9 18z",
    "trim M31 39h38v6H31z",
    "gold M8 40c10 8 24 4 42 4s32 4 42-4c0 12-16 16-42 16S8 52 8 40z",
  ),
  toque: drawing(
    "pale M30 48V38c-8-2-10-14-1-17 2-9 13-11 21-6 8-5 19-3 21 6 9 3 7 15-1 17v10z",
    "line M40 38v8M50 38v8M60 38v8",
    "pale M28 46h44v7H28z",
  ),
  mask: drawing(
    "dark M28 62c6-4 14-3 22 2 8-5 16-6 22-2 0 8-4 13-11 13-5 0-8-4-11-7-3 3-6 7-11 7-7 0-11-5-11-13z",
    `shine ${disc(39.5, 67, 2.8)}`,
    `shine ${disc(60.5, 67, 2.8)}`,
  ),
  third_eye: drawing("gem M50 44l5 6-5 6-5-6z"),
  ribbon: drawing("rose M50 106l-13-7v14zM50 106l13-7v14z", `rose ${disc(50, 106, 3.5)}`),
  ruff: drawing(
    "pale M18 108l8-10 8 7 8-8 8 8 8-8 8 8 8-7 8 10-8 9-8-6-8 8-8-8-8 8-8-8-8 6z",
    `rose ${disc(50, 74, 4)}`,
  ),
  blanket: drawing(
    "trim M8 134c0-26 14-40 30-42-2 10 4 17 12 17s14-7 12-17c16 2 30 16 30 42z",
    "line M26 104l6 30M74 104l-6 30M20 118h14M66 118h14",
  ),
  nightcap: drawing(
    "cloth M28 46C32 28 48 20 66 26c14 5 22 18 22 34-8-10-14-16-22-16-14-4-26-2-38 2z",
    "pale M25 52c4-6 14-10 25-10s18 3 24 9l-3 6c-6-4-12-6-21-6s-17 2-22 7z",
    `pale ${disc(88, 62, 5.5)}`,
  ),
  tie: drawing("trim M34 100l16 10 16-10 4 6-20 12-20-12z", "rose M46 110h8l3 20-7 6-7-6z"),
} satisfies Record<string, Drawing>;
