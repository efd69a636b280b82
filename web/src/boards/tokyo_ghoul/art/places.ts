// The eight Places: a small scene each, on a square tile.

import { type Drawing, disc } from "../../shared/drawing";
import { drawing, type Line } from "./ink";

const MOON: Line = `pale ${disc(82, 20, 8)}`;

export const SCENES: Readonly<Record<string, Drawing>> = {
  anteiku: drawing(
    MOON,
    "wood M16 34h68v34H16z",
    "gold M24 46h22v14H24z",
    "dark M56 44h18v24H56z",
    "pale M10 34l6-14h68l6 14c-4 6-12 6-16 0-4 6-12 6-16 0-4 6-12 6-16 0-4 6-12 6-16 0-4 6-12 6-16 0z",
    "gold M26 34l3-14h14l-1 14c-4 6-12 6-16 0zM58 34l-1-14h14l3 14c-4 6-12 6-16 0z",
    "pale M29 50h11v3c0 4-2 5-5 5s-6-1-6-5zM40 51c4 0 4 4 0 4",
    `gold ${disc(70, 57, 1.6)}`,
  ),
  big_girl: drawing(
    "ash M46 46h8v22h-8z",
    "pale M10 54c0 8 18 14 40 14s40-6 40-14z",
    "wood M18 48h64c4 0 4 10 0 10H18c-4 0-4-10 0-10z",
    "leaf M14 46c6-5 10 3 16-1s10 4 16 0 10 4 16 0 10 4 16 0 6-3 8 1l-4 5H18z",
    "gold M20 42c0-18 14-28 30-28s30 10 30 28z",
    "pale M36 26l5-3M48 22h5M60 27l5 3M30 34l4-3M52 32l5-2M68 36l4 0",
  ),
  siege_ccg: drawing(
    "sky M8 40h24v28H8zM68 40h24v28H68z",
    "pale M34 12h32v56H34z",
    "dark M44 54h12v14H44z",
    "sky M34 12h32l-16-8z",
    "line M14 48h4M22 48h4M14 57h4M22 57h4M74 48h4M82 48h4M74 57h4M82 57h4",
    "sky M38 22c4 0 6 0 8 2 0-6 4-9 8-10-1 3 0 6 1 8 2-1 4-1 6 1l-4 2c-1 6-5 9-10 9-3 0-5-1-6-3 2 0 4-1 5-3-4 0-7-2-8-6z",
    "line M40 42h20M40 48h20",
  ),
  universite_kamii: drawing(
    "pale M8 42h84v26H8z",
    "wood M38 22h24v46H38z",
    "trim M34 24 50 4l16 20z",
    "trim M4 44l12-10h22v10zM96 44 84 34H62v10z",
    `pale ${disc(50, 34, 8)}`,
    "line M50 29v5l4 2",
    "dark M44 68V56c0-8 12-8 12 0v12z",
    "line M16 50v18M26 50v18M74 50v18M84 50v18",
  ),
  hopital_kano: drawing(
    MOON,
    "pale M14 22h56v46H14z",
    "ash M70 38h18v30H70z",
    "blood M37 26h10v8h8v10h-8v8H37v-8h-8V34h8z",
    "dark M36 58h12v10H36z",
    "line M20 30h3M20 40h3M20 50h3M60 30h4M60 40h4M60 50h4M76 46h6M76 55h6",
    "gold M58 56h8v6h-8zM18 56h8v6h-8z",
  ),
  boutique_masques: drawing(
    "trim M8 16h84v52H8z",
    "gold M16 28h68v34H16z",
    "cloth M6 12h88v12H6z",
    "line M28 24v8M50 24v12M72 24v8",
    "pale M19 32c6-2 12-2 18 0 1 10-2 16-9 19-7-3-10-9-9-19z",
    "ash M40 37c6-4 14-4 20 0 1 10-2 18-10 21-8-3-11-11-10-21z",
    "blood M63 32l4-5 5 4 5-4 4 5c1 10-2 16-9 19-7-3-10-9-9-19z",
    "dark M22 38h4v3h-4zM30 38h4v3h-4zM43 43h5v3h-5zM52 43h5v3h-5zM66 37h4v3h-4zM74 37h4v3h-4z",
    "line M25 45h6M46 51c2 2 6 2 8 0M69 45l3 2 3-2",
  ),
  ruelle: drawing(
    "dark M36 68 44 30h12l8 38z",
    `pale ${disc(50, 26, 6)}`,
    "trim M6 6h26l10 24-6 38H6z",
    "cloth M94 6H68L58 30l6 38h30z",
    "gold M14 20h10v11H14zM76 42h10v11H76z",
    "line M28 40h8M68 20h8",
    "line M70 26h-8v4",
    "gold M56 30h12l3 10H53z",
    "shade M44 68l5-20h2l5 20z",
    "dark M47 50c0-4 6-4 6 0l4 12-4 1 1 5h-8l1-5-4-1z",
  ),
  chantier: drawing(
    "trim M14 32h8v36h-8zM44 44h8v24h-8zM74 44h8v24h-8z",
    "gold M22 8h8v60h-8z",
    "line M22 16l8 8M22 28l8 8M22 40l8 8M22 52l8 8",
    "gold M10 8h80v7H10z",
    "line M30 26 44 15M78 15v15",
    "ash M70 30h16v9H70z",
    "wood M8 56h84v5H8zM38 42h50v5H38z",
    "line M44 61l8-14M74 61l8-14",
  ),
};
