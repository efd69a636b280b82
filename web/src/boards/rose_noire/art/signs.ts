// Roles, camps, hours and what lies on the board: around a centre, in a circle of radius 15.

import { type Drawing, disc } from "../../shared/drawing";
import { BLOOM } from "./emblems";
import { sign } from "./ink";

export const ROLES: Readonly<Record<string, Drawing>> = {
  // A lantern with an eye for a flame.
  investigator: sign(
    "line M-5-12c0-4 10-4 10 0",
    "dark M-8-12H8v4H-8z",
    "gold M-10-8h20L8 10H-8z",
    "pale M-8 1c4-6 12-6 16 0-4 6-12 6-16 0z",
    `sky ${disc(0, 1, 3.4)}`,
    `dark ${disc(0, 1, 1.5)}`,
    "dark M-10 10h20v5h-20z",
  ),
  // A black rose on a stem of thorns.
  possessed: sign(
    "line M0 2c2 5 1 9-2 13M1 8l4-2M-1 12l-4-2",
    "leaf M2 11c2-4 6-5 10-3-2 4-6 5-10 3z",
    "rose M0-15c4-1 6 1 7 3 5 0 7 4 6 8 1 5-2 8-6 8-2 2-5 3-7 2-2 1-5 0-7-2-4 0-7-3-6-8-1-4 1-8 6-8 1-2 3-4 7-3z",
    "vein M-8-4c0-5 5-8 10-6 5 2 5 8 1 10-4 3-9 1-8-3 0-3 4-5 6-3 2 1 1 4-1 4M-11-1c1 4 4 6 8 6M11-3c1 5-1 8-6 8",
  ),
  // A mitre and a crosier.
  rector: sign(
    "pale M-14 9C-15-2-11-10-4-15 3-10 7-2 6 9z",
    "blood M-10 3c-1-6 1-11 4-14v14zM2 3c1-6-1-11-4-14V3z",
    "gold M-6-13c1-1 3-1 4 0V8h-4z",
    "gold M-14 5H6v7h-20z",
    "wood M10-3h3v18h-3z",
    "gold M13-3h-3c0-4-5-3-4 0 0 2-3 2-3-1 0-8 10-9 10 1z",
  ),
};

export const CAMPS: Readonly<Record<string, Drawing>> = {
  investigators: ROLES.investigator ?? [],
  possessed: ROLES.possessed ?? [],
  rector: ROLES.rector ?? [],
};

/** The five hours of a Turn: the sun stands high, sinks, is gone, the stars are out, it comes back. */
export const HOURS: Readonly<Record<string, Drawing>> = {
  lumines: sign(
    "ray M0-14v4M0 10v4M-14 0h4M10 0h4M-10-10l3 3M10-10l-3 3M-10 10l3-3M10 10l-3-3",
    `gold ${disc(0, 0, 7)}`,
  ),
  sextines: sign(
    "flame M-10 3a10 10 0 0 1 20 0z",
    "ray M-14 3h28M-9 8H9M-5 13H5",
    "dark M-13-9c2-2 4-1 5 1 1-2 3-3 5-1-2 0-4 1-5 4-1-3-3-4-5-4z",
  ),
  vesperines: sign(
    "gold M9-13c-6 1-9 5-8 10 1 4 5 6 9 5-2 2-4 3-7 3-6 0-9-4-9-9s5-10 15-9z",
    "dark M-15 14V5l4-6 4 6v3h12l2-4 2 4v6z",
    `shine ${disc(11, -4, 1.6)}`,
  ),
  estellines: sign(
    "pale M-2-12l2 7 7 2-7 2-2 7-2-7-7-2 7-2z",
    "pale M8 2l1 4 4 1-4 1-1 4-1-4-4-1 4-1z",
    "pale M-9 7l1 3 3 1-3 1-1 3-1-3-3-1 3-1z",
    `shine ${disc(10, -8, 1.5)}`,
  ),
  albines: sign(
    "ray M0-13v5M-10-8l3 3.5M10-8L7-4.5M-14 1h3M14 1h-3",
    "gold M-8 4a8 8 0 0 1 16 0z",
    "pale M-15 14c2-9 8-12 13-6 5-5 12-3 17 6z",
  ),
};

/** The tokens and places of the board. */
export const TOKENS: Readonly<Record<string, Drawing>> = {
  pawn: sign(`cloth ${disc(0, -8, 6)}`, "cloth M-3-4h6c0 6 2 9 6 13H-9c4-4 6-7 6-13z", "trim M-11 9h22v5h-22z"),
  first_player: sign(`gold ${disc(0, 0, 14)}`, `wood ${disc(0, 0, 10.5)}`, "shine M-4-4l5-4h3v12h4v4H-4V4h4v-6l-4 2z"),
  time: sign(
    "wood M-11-14h22v4h-22zM-11 10h22v4h-22z",
    "pale M-8-10H8c0 5-3 8-6 10 3 2 6 5 6 10H-8c0-5 3-8 6-10-3-2-6-5-6-10z",
    "flame M-5-5h10c-1 2-3 4-5 5-2-1-4-3-5-5zM-6 10c0-3 3-5 6-6 3 1 6 3 6 6z",
  ),
  graveyard: sign(
    "stone M-12 14V-2c0-6 3-9 7-9s7 3 7 9v16z",
    "fine M-9 1h8M-9 6h6",
    "stone M3 14V4c0-4 2-7 5-7s6 3 6 7v10z",
    "pale M-15 15c1-4 6-5 9-3 3-3 8-3 11 0 3-2 8-1 10 3z",
  ),
};

/** A rose, and a crystal of snow: the two backs. */
export const ROSE: Drawing = sign(...BLOOM);
export const SNOWFLAKE =
  "M0-15v30M-13-7.5l26 15M-13 7.5l26-15M-4-12l4 4 4-4M-4 12l4-4 4 4M-13-2l6-2-1-6M13 2l-6 2 1 6M-13 2l6 2-1 6M13-2l-6-2 1-6";
