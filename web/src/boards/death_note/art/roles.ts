// The nine roles, each by a thing that is known to be theirs: around a centre, in a circle of radius 15.

import { type Drawing, disc, moved } from "../../shared/drawing";
import { drawing } from "./ink";
import { PEN, together } from "./shapes";

const CUBE = drawing("pale M-5-3l5-3 5 3v6l-5 3-5-3z", "fine M-5-3l5 3 5-3M0 0v6");

export const ROLES: Readonly<Record<string, Drawing>> = {
  // A tower of sugar cubes.
  l: together(moved(CUBE, -6, 9), moved(CUBE, 6, 9), moved(CUBE, 0, 0), moved(CUBE, 0, -9)),
  // A pen above what it has written.
  light: together(drawing("paper M-13 6h26v9h-26z", "fine M-10 10h14M-10 13h8"), moved(PEN, 3, -3, 0.95, 28)),
  // A ribbon.
  misa: drawing(
    "ribbon M-2 0C-8-10-15-9-14-2c0 7 6 9 12 5z",
    "ribbon M2 0C8-10 15-9 14-2c0 7-6 9-12 5z",
    "ribbon M-2 3L-9 15l6-2 2-8zM2 3l7 12-6-2-2-8z",
    `dark ${disc(0, 1, 4)}`,
  ),
  // A tie.
  higuchi: drawing(
    "pale M-11-15L0-8l11-7v8L0-3-11-7z",
    "blood M-4-10h8l-2 5h-4z",
    "blood M-2-5h4l4 15-6 5-6-5z",
    "fine M-3 2l7 5M-4 7l7 5",
  ),
  // A badge with a star.
  yagami: drawing(
    "gold M0-15l12 4v9c0 8-5 13-12 17-7-4-12-9-12-17v-9z",
    "dark M0-9l2.5 5 5.5.700-4 4 1 5.500L0 3.500l-5 2.7 1-5.5-4-4 5.5-.700z",
  ),
  // A cup of coffee.
  matsuda: drawing(
    "line M-5-9c-2-2 2-4 0-6M1-9c-2-2 2-4 0-6",
    "pale M-12-6H7v12c0 4-2 6-6 6h-7c-4 0-6-2-6-6z",
    "line M7-3c8-1 8 9 0 8",
    "wood M-10-4H5v4h-15z",
    "steel M-14 12H9v3h-23z",
  ),
  // Handcuffs.
  aizawa: drawing(
    "steel M-8-2a7 7 0 1 0 .1 0zM-8 1a4 4 0 1 1-.1 0z",
    "steel M8-6a7 7 0 1 0 .1 0zM8-3a4 4 0 1 1-.1 0z",
    "line M-4-3c1-6 3-9 8-9",
    "steel M-10-6h4v5h-4zM6-10h4v5H6z",
  ),
  // A folder.
  mogi: drawing(
    "wood M-14-10h10l3 4h15v18h-28z",
    "paper M-11-4h22v14h-22z",
    "fine M-7 0H7M-7 4H4",
    "gold M-14-2h28l-2 14h-24z",
    "dark M-5 3H5v4H-5z",
  ),
  // A teapot.
  watari: drawing(
    "line M-8-2c-8-3-9 8 0 8",
    "pale M-8 1c0-7 4-10 9-10s9 3 9 10c0 6-4 9-9 9s-9-3-9-9z",
    "pale M9-1l6-6 1 3-5 8z",
    "sky M-6-2c2-4 5-5 7-5s5 1 7 5z",
    `gold ${disc(1, -11, 2.5)}`,
    "steel M-7 10H9v4H-7z",
  ),
};

/** Two of a camp; L alone is one. */
export const CAMPS: Readonly<Record<string, Drawing>> = {
  detective: moved(ROLES.l ?? [], 0, 0, 1.05),
  kira: together(moved(ROLES.light ?? [], -3, -3, 0.85), moved(ROLES.misa ?? [], 8, 9, 0.5)),
  investigators: together(moved(ROLES.yagami ?? [], -3, -3, 0.85), moved(ROLES.aizawa ?? [], 8, 9, 0.55)),
};
