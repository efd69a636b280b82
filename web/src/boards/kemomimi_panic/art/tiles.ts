// The cards that lie on the table: jewels, the two faces of the Moon, the Arrow.

import { type Drawing, disc } from "../../shared/drawing";
import { drawing } from "./ink";

const RAYS = "ray M50 16v8M50 116v8M4 70h8M88 70h8M17 37l6 6M77 97l6 6M17 103l6-6M77 43l6-6";

export const MOONS: Record<string, Drawing> = {
  full: drawing(
    `gold ${disc(50, 70, 34)}`,
    `fine ${disc(38, 58, 6)}`,
    `fine ${disc(62, 78, 8)}`,
    `fine ${disc(42, 86, 3.5)}`,
    `fine ${disc(62, 54, 3)}`,
    RAYS,
  ),
  new: drawing(
    `dark ${disc(50, 70, 34)}`,
    "gold M50 36a34 34 0 1 0 0 68 38 38 0 0 1 0-68z",
    "shine M70 58l1.5 4 4 .5-3 3 1 4-3.5-2-3.5 2 1-4-3-3 4-.5z",
    "shine M62 84l1 3 3 .3-2.3 2 .8 3-2.5-1.6-2.5 1.6.8-3-2.3-2 3-.3z",
  ),
};

export const TILES: Record<string, Drawing> = {
  fake_jewels: drawing(
    "gem M30 40h40l20 24-40 50-40-50z",
    "fine M10 64h80M30 40l6 24 14 50 14-50 6-24M36 64l14-24 14 24",
    "shine M34 46h10l-6 12z",
  ),
  moon_card: drawing(
    `dark ${disc(50, 70, 36)}`,
    "gold M50 34a36 36 0 0 1 0 72z",
    `fine ${disc(66, 62, 5)}`,
    `fine ${disc(62, 84, 6)}`,
    "shine M34 58l1.5 4 4 .5-3 3 1 4-3.5-2-3.5 2 1-4-3-3 4-.5z",
  ),
  arrow_card: drawing(
    "rose M50 14 82 58H62v58H38V58H18z",
    "fine M38 96l-12 14M38 82l-12 14M62 96l12 14M62 82l12 14",
    `gold ${disc(50, 62, 7)}`,
  ),
};
