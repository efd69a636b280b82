// Animal ears and horns, the left one of each pair: the right one is its mirror image, unless the animal holds one bent.

import { type Drawing, disc } from "../../shared/drawing";
import { drawing } from "./ink";

export const EARS = {
  cat: drawing("fur M28 52C24 40 24 27 26 17 36 22 44 29 49 38z", "inner M31 45c-1-7-1-13 0-18 5 3 8 7 11 11z"),
  stray: drawing(
    "fur M28 52C24 40 23 31 24 22l5 3 0-7C38 23 45 30 49 38z",
    "inner M31 45c-1-6-1-11 0-15 5 3 8 6 10 9z",
  ),
  fox: drawing("fur M27 54C20 36 18 22 19 8 32 14 42 24 48 37z", "inner M29 46C25 36 24 28 24 18c8 5 13 12 17 20z"),
  fennec: drawing("fur M30 54C14 40 6 24 4 8 24 10 40 22 48 38z", "inner M30 45C20 36 14 27 12 16c13 4 22 12 29 23z"),
  wolf: drawing(
    "fur M27 54C22 38 22 22 27 8c9 8 17 18 21 30z",
    "inner M31 46c-2-9-2-17 0-25 5 6 9 12 11 19z",
    "line M26 34l5 3M27 26l4 3",
  ),
  lynx: drawing(
    "dark M26 18 23 3l8 13z",
    "fur M28 52C23 40 23 27 26 16 36 22 44 29 49 38z",
    "inner M31 45c-1-7-1-12 0-17 5 3 8 7 11 11z",
  ),
  squirrel: drawing(
    "fur M29 52c-5-11-6-22-6-36l4 5 2-9 4 9 5-5c5 7 9 14 11 22z",
    "inner M32 45c-2-7-3-13-2-19 5 4 9 9 11 14z",
  ),
  rabbit: drawing("fur M36 46C25 30 23 6 31 4c9-2 14 20 15 38z", "inner M37 40c-6-12-8-28-5-30 5 0 8 15 9 29z"),
  lop: drawing(
    "fur M38 40C20 32 8 48 9 76c1 13 13 13 16 1 3-13 8-22 15-30z",
    "inner M30 45c-9 4-14 15-13 30 1 5 4 4 5-1 2-11 6-19 12-25z",
  ),
  hound: drawing("fur M40 36C24 28 12 40 12 58c0 12 12 16 17 4 3-8 6-14 12-20z", "line M22 44c-3 4-4 9-3 14"),
  mouse: drawing(`fur ${disc(25, 36, 18)}`, `inner ${disc(26, 38, 11)}`),
  otter: drawing(`fur ${disc(27, 46, 8.5)}`, `inner ${disc(28, 47, 4)}`),
  lion: drawing(`fur ${disc(29, 36, 11.5)}`, `inner ${disc(30, 38, 6)}`),
  tiger: drawing(`fur ${disc(29, 36, 12)}`, `pale ${disc(30, 38, 6)}`, "line M22 29l6 4M27 25l4 6"),
  tanuki: drawing(
    "dark M26 52C20 40 20 30 24 22c3-5 8-4 12 1 5 4 9 9 12 15z",
    "fur M30 47c-4-8-4-14-1-19 6 2 10 7 14 13z",
  ),
  redpanda: drawing(
    "pale M26 54C16 44 14 30 18 20c12 0 24 8 31 18z",
    "fur M29 50c-7-8-8-17-5-24 9 1 16 7 21 14z",
    "dark M31 46c-4-5-5-10-3-14 5 1 9 4 12 8z",
  ),
  owl: drawing("fur M30 48C18 42 10 32 7 20l12 5 2-7c12 4 22 11 28 20z", "line M22 27l8 8M16 27l9 10"),
  bat: drawing(
    "fur M29 54C18 42 13 26 14 8c7 4 13 8 18 13 1 6 9 12 17 17z",
    "inner M30 46c-8-9-11-18-11-27 5 3 8 6 10 9 1 5 5 8 11 11z",
  ),
  horse: drawing("fur M33 46C25 34 26 18 32 9c8 8 12 20 11 32z", "inner M35 40c-4-9-3-18-1-23 4 6 5 13 4 22z"),
  goat: drawing(
    "gold M38 38C34 28 27 22 26 8c11 4 19 16 21 28z",
    "line M30 18l6-2M34 26l6-3",
    "fur M34 46C22 40 12 42 5 52c8 6 20 5 29-1z",
    "inner M29 47c-6-1-11 0-16 4 5 2 10 1 15-2z",
  ),
  sheep: drawing(
    "gold M42 34C30 22 10 28 11 46c1 13 16 14 18 4 1-7-7-9-9-4",
    "fur M30 54C20 52 12 58 9 68c8 4 17 0 22-9z",
  ),
  doe: drawing("fur M34 48C24 34 12 30 2 32c2 13 15 22 31 23z", "inner M29 48c-6-7-12-11-19-12 4 7 11 11 19 13z"),
  stag: drawing(
    "line M38 38C32 28 30 18 33 5M32 24C25 22 20 17 19 9M35 14c4-1 7-4 8-9",
    "fur M34 50C26 40 16 36 6 37c2 11 14 19 27 19z",
    "inner M29 50c-5-5-10-8-16-9 3 5 9 8 15 10z",
  ),
  cow: drawing(
    "pale M34 38C22 36 17 26 20 12c6 10 14 14 24 18z",
    "fur M33 52C23 42 12 42 3 50c6 9 19 12 31 8z",
    "inner M28 52c-6-4-11-4-17 0 5 4 11 5 17 3z",
  ),
  pig: drawing("fur M30 52C22 42 20 30 23 20c10 2 20 9 26 18l-13 2z", "inner M36 40c-6-5-10-12-13-20 9 3 17 8 23 15z"),
} satisfies Record<string, Drawing>;

export type Ears = keyof typeof EARS;
