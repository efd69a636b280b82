// The emblem of every character's work, drawn around a centre and fitting a circle of radius 17.

import { type Drawing, disc } from "../../shared/drawing";
import { drawing } from "./ink";

/** What an emblem lies on. */
export const PLATE: Drawing = drawing(`pale ${disc(74, 114, 21)}`);

export const EMBLEMS = {
  magnifier: drawing("line M5 5l9 9", `pale ${disc(-2, -2, 9)}`, "fine M-7-2c0-3 2-5 5-5"),
  eye: drawing(
    "pale M-15 0C-9-9 9-9 15 0 9 9-9 9-15 0z",
    `gem ${disc(0, 0, 5.5)}`,
    `dark ${disc(0, 0, 2.2)}`,
    "line M0-9v-5M-9-7l-3-4M9-7l3-4",
  ),
  full_book: drawing(
    "pale M0 6C-4 2-10 1-15 2v11c5-1 11 0 15 3 4-3 10-4 15-3V2C10 1 4 2 0 6z",
    "fine M0 6v10",
    `gold ${disc(0, -7, 7)}`,
  ),
  new_book: drawing(
    "pale M0 6C-4 2-10 1-15 2v11c5-1 11 0 15 3 4-3 10-4 15-3V2C10 1 4 2 0 6z",
    "fine M0 6v10",
    `dark ${disc(0, -7, 7)}`,
    "fine M-3-11a5.5 5.5 0 0 0 0 8",
  ),
  door: drawing("gold M-9-14H9v28H-9z", "fine M-5-10H5v9H-5zM-5 3H5v7H-5z", `dark ${disc(5.5, 1, 1.5)}`),
  ring_left: drawing(`gold ${disc(-5, 0, 9)}`, `pale ${disc(-5, 0, 4)}`, `line ${disc(6, 0, 7)}`),
  ring_right: drawing(`gold ${disc(5, 0, 9)}`, `pale ${disc(5, 0, 4)}`, `line ${disc(-6, 0, 7)}`),
  caught_gem: drawing(
    "gem M-5-13H5l4 5-9 10-9-10z",
    "fine M-9-8H9M-3-8l3 10 3-10",
    "skin M-15 4c5 6 10 8 15 8s10-2 15-8l-2 8c-3 4-8 5-13 5s-10-1-13-5z",
  ),
  sprig: drawing(
    "line M-10 13C-4 5 2-3 9-13",
    "leaf M-6 7c-8 0-9-6-8-10 6 0 9 4 8 10z",
    "leaf M0-1c-7-1-8-7-7-11 6 1 9 5 7 11z",
    "leaf M-3 4c3 6 9 6 12 4-1-6-6-7-12-4z",
    "leaf M3-4c3 5 8 5 11 3-1-6-6-7-11-3z",
  ),
  bell: drawing("gold M-10 8V1C-10-6-6-10 0-10S10-6 10 1v7l4 4h-28z", `gold ${disc(0, 14, 3)}`, "line M0-14v4"),
  turn: drawing("rose M-13 8C-14-4-6-12 6-11l-1-5 11 9-9 8-1-5C-1-5-6 0-5 8z"),
  medal: drawing(
    "rose M-9-16h6L0-5l3-11h6L4 1h-8z",
    `gold ${disc(0, 6, 9)}`,
    "pale M0 0l1.8 4 4.2.3-3.2 2.8 1 4.2L0 9l-3.8 2.3 1-4.2L-6 4.3l4.2-.3z",
  ),
  shovel: drawing("line M9-14l4 4M-3 2 11-12", "fur M-6-3-15 8c-1 4 1 7 6 7L3 6z", "fine M-10 10-3 3"),
  wand: drawing("line M-13 13 1-1", "gold M6-15l2.5 6 6.5.5-5 4 1.5 6.5L6-1.5.5 2 2-4.5-3-8.5l6.5-.5z"),
  spiral: drawing("line M0 0c3 0 3-5-1-5-6 0-7 10 1 10 11 0 12-16-1-16C-15-11-16 13 1 14"),
  torii: drawing(
    "rose M-16-13c10 4 22 4 32 0v6c-10 3-22 3-32 0z",
    "rose M-11-7h5v22h-5zM6-7h5v22H6z",
    "rose M-13-1h26v4h-26z",
  ),
  balls: drawing(`rose ${disc(-8, 6, 6)}`, `gem ${disc(8, 6, 6)}`, `gold ${disc(0, -7, 6)}`),
  microphone: drawing(
    "line M3 5l-9 10",
    "fur M-3-1 3 5l10-8-8-8z",
    `pale ${disc(6, -6, 8)}`,
    "fine M1-10 10-1M6-13l7 7",
  ),
  bindle: drawing(
    "line M-14 15 10-9",
    "leaf M2-13c6-4 14 2 12 9-1 6-8 9-12 5-5-3-5-10 0-14z",
    "fine M5-12l3 3 4-2",
    `pale ${disc(8, -3, 2.5)}`,
  ),
  pillow: drawing(
    "pale M-14-5c8 3 20 3 28 0-3 7-3 12 0 19-8-3-20-3-28 0 3-7 3-12 0-19z",
    "line M-5-15h7l-7 7h7M7-15h4l-4 5h4",
  ),
  cup: drawing(
    "pale M-13-4H9c0 10-3 16-11 16S-13 6-13-4z",
    "line M9-1c7-2 8 8-1 8M-7-14c-2 3 2 4 0 7M2-14c-2 3 2 4 0 7",
    "fine M-14 14H10",
  ),
  chevrons: drawing("gold M0-15 14-5v7L0-8-14 2v-7z", "gold M0-3 14 7v7L0 4l-14 10V7z"),
  glass: drawing("gem M-10-7H10L0 4z", "line M-15-12h30L0 4v11M-8 15H8", `rose ${disc(8, -13, 3.5)}`),
  paper: drawing("pale M-11-14H6l6 6v22h-23z", "fine M6-14v6h6M-6-3H6M-6 3h9", "rose M3 7l10-8 2 3-9 9-5 2z"),
  cross: drawing("gold M-4-15h8v9h9v8H4v14h-8V2h-9v-8h9z"),
  fan: drawing("rose M0 13-16-5C-8-15 8-15 16-5z", "fine M0 13-9-10M0 13V-12M0 13 9-10", `gold ${disc(0, 12, 3)}`),
  revolver: drawing("dark M-15-8H15v6H3v3h-7l-5 12h-8l4-12z", `pale ${disc(-3, -4, 3.5)}`, "line M-1 1c1 5-3 6-5 4"),
  ladle: drawing("line M9-15C4-12 3-4 2 2", "gold M-11 2H9c0 8-4 13-10 13S-11 10-11 2z", "fine M-7 6c1 3 3 5 5 5"),
} satisfies Record<string, Drawing>;

export type Emblem = keyof typeof EMBLEMS;
