// What each suspect is known by, around a centre, in a circle of radius 14: on a Proof, and carved into a tombstone.

import { type Drawing, disc } from "../../shared/drawing";
import { sign } from "./ink";

export const ATTRIBUTES: Readonly<Record<string, Drawing>> = {
  // The infirmarian's phial.
  aodhan: sign(
    "wood M-4-14h8v5h-8z",
    "pale M-4-9h8v5l7 11c2 4 0 7-4 7H-7c-4 0-6-3-4-7l7-11z",
    "sky M-8 3H8l3 4c2 4 0 7-4 7H-7c-4 0-6-3-4-7z",
    `shine ${disc(-3, 8.5, 1.6)}`,
  ),
  // The librarian's book, closed by a clasp.
  bricen: sign(
    "wood M-11-13H8c2 0 3 1 3 3v20c0 2-1 3-3 3H-11z",
    "fine M-6-13v26",
    "gold M-1-5c2-3 6-3 8 0v6c-2 3-6 3-8 0z",
    "gold M8-4h5v6H8z",
  ),
  // The herbalist's sprig.
  deirdre: sign(
    "line M0 14C-2 6-1-2 2-10",
    "leaf M2-14c4 3 4 7 0 10-4-3-4-7 0-10z",
    "leaf M-1 0c-6 1-10-1-11-7 6-1 10 2 11 7zM1-2c1-5 5-8 11-7 0 6-5 8-11 7z",
    "leaf M-1 9C-6 10-10 8-11 2c6-1 10 2 10 7zM0 7c1-5 5-8 11-7-1 6-5 8-11 7z",
  ),
  // The cellarer's keys.
  eoghan: sign(
    "ray M0-13a5 5 0 1 0 .1 0",
    "gold M-4-5l3 2-5 10 3 2-2 4-3-2-1 2-3-2z",
    "gold M4-5L1-3l5 10-3 2 2 4 3-2 1 2 3-2z",
    `gold ${disc(0, -8.5, 5.2)}`,
    `dark ${disc(0, -8.5, 2.2)}`,
  ),
  // The gatekeeper's lantern.
  fearghal: sign(
    "line M-4-10c0-5 8-5 8 0",
    "dark M-7-9H7v4H-7z",
    "gold M-8-5H8L6 9H-6z",
    "flame M0-2c4 4 4 9 0 9s-4-4-2-6c1 1 2 0 2-3z",
    "dark M-8 9H8v5H-8z",
    "fine M-4-5l1 14M4-5L3 9",
  ),
  // The cantor's notes.
  morwen: sign(
    "dark M-6-11l16-3v5L-6-6z",
    "line M-6-9V8M10-12V5",
    "dark M-5 8c0 4-3 6-6 5s-3-5 0-7c3-1 6 0 6 2zM11 5c0 4-3 6-6 5s-3-5 0-7c3-1 6 0 6 2z",
  ),
  // The novice's candle.
  taran: sign(
    "flame M0-14c5 5 5 10 0 11-5-1-5-6 0-11z",
    "pale M-4-1h8v11h-8z",
    "line M0-4v3",
    "gold M-9 9H9c0 3-2 5-5 5h-8c-3 0-5-2-5-5z",
    "fine M-4 3c3 0 1 4 3 4",
  ),
};
