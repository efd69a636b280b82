// The two support tokens: an empty hand, and the one who strikes back.

import { type Drawing, disc } from "../../shared/drawing";
import { drawing } from "./ink";

export const SUPPORTS: Readonly<Record<string, Drawing>> = {
  soutien_neutre: drawing(
    "pale M34 78V50c0-4 6-4 6 0V30c0-5 7-5 7 0v-5c0-5 7-5 7 0v5c0-5 7-5 7 0v8c0-4 6-4 6 0v24c0 12-4 18-8 22H44c-4-2-8-8-10-14z",
    "line M40 50v8M47 30v20M54 28v22M61 32v18",
  ),
  soutien_kaneki: drawing(
    "blood M40 62C22 60 12 44 16 20c4 18 12 26 26 30zM60 62c18-2 28-18 24-42-4 18-12 26-26 30z",
    "blood M42 72c-14 4-24 0-30-12 10 4 18 4 28 0zM58 72c14 4 24 0 30-12-10 4-18 4-28 0z",
    "pale M32 50c0-15 8-24 18-24s18 9 18 24c0 16-8 30-18 30S32 66 32 50z",
    "hair M30 50c-2-18 8-28 20-28s22 10 20 28l-6-9-5 4-5-8-4 7-6-7-4 7-5-4z",
    `dark ${disc(58, 52, 6)}`,
    `blood ${disc(58, 52, 3)}`,
    "dark M36 48h11v6c0 5-11 5-11 0z",
    "line M32 44l4 4M47 49l5 1",
    "dark M35 62c10 4 20 4 30 0-1 11-6 17-15 17s-14-6-15-17z",
    "shine M39 66h22v5H39z",
    "fine M43 66v5M47 66v5M51 66v5M55 66v5M59 66v5",
  ),
};
