// What every Investigation is drawn as, around a centre, in a circle of radius 15.

import { type Drawing, disc, moved } from "../../shared/drawing";
import { drawing } from "./ink";
import { ROLES } from "./roles";
import {
  APPLE,
  ARROW,
  CARD,
  CROSS,
  EYE,
  HAND,
  HEART,
  LENS,
  LOCK,
  PEN,
  RAYS,
  SKULL,
  SOMEBODY,
  SPADE,
  SPEECH,
  SWAP,
  together,
} from "./shapes";

export const TILES: Readonly<Record<string, Drawing>> = {
  // Something grows.
  renaissance: together(
    moved(SKULL, 0, 6, 0.65),
    drawing("line M0-1v-8", "leaf M0-8c-2-5-6-7-11-6 1 5 6 7 11 6zM0-8c2-5 6-7 11-6-1 5-6 7-11 6z"),
  ),
  // Somebody before a card.
  confrontation: together(moved(SOMEBODY, -7, 0, 0.8), moved(CARD, 8, 0, 0.8)),
  // Two hands.
  pacte: drawing(
    "pale M-15-5l8-4 8 3-2 6 7 6-3 3-9-6-9-1z",
    "paper M15-5L7-9l-8 3-4 6c2 3 5 2 7-1l8 6c3 1 4-1 2-3l3-1z",
    "tone M-15-6h4v10h-4zM11-6h4v10h-4z",
  ),
  // One behind the other.
  poursuite: together(moved(SOMEBODY, -9, 3, 0.6), moved(SOMEBODY, 9, 3, 0.6), moved(ARROW, 0, -9, 0.6)),
  // A piece of chess.
  tactique: drawing(
    "dark M-4-9c0-5 8-5 8 0 0 2-1 3-2 4l3 11H-5l3-11c-1-1-2-2-2-4z",
    "dark M-8 6H8l2 5h-20z",
    "dark M-11 11h22v4h-22z",
    "chalk M-4 2h8",
  ),
  // Torn in two.
  dechirure: drawing(
    "paper M-13-14H0l-3 6 4 5-4 6 4 5-3 6h-11z",
    "paper M13-14H5L2-8l4 5-4 6 4 5-3 6h8z",
    "fine M-10-8h5M-10-3h7M-10 2h5M-10 7h7",
  ),
  // Rain.
  temps_couvert: drawing(
    "steel M-9 4c-7 0-8-9-1-10 1-8 12-9 14-1 8-1 10 11 2 11z",
    "line M-7 8l-2 5M0 8l-2 5M7 8l-2 5",
  ),
  // An eye on somebody's cards.
  regard: together(moved(EYE, 0, -6, 0.85), moved(HAND, 0, 8, 0.6)),
  // A telephone.
  contact: drawing(
    "dark M-14-4c0-12 28-12 28 0l-5 3-4-3c0-4-10-4-10 0l-4 3z",
    "tone M-7 0H7l4 13h-22z",
    `pale ${disc(0, 7, 4)}`,
  ),
  // A question.
  doute: drawing(
    "dark M-8-7c0-5 3-8 8-8s9 3 9 8c0 6-6 6-6 11h-5c0-7 5-7 5-11 0-2-1-3-3-3s-3 1-3 3z",
    `dark ${disc(0.5, 11, 3.4)}`,
  ),
  // A door gives way.
  assaut: together(
    drawing("wood M-13-14h12v28h-12z", "fine M-10-11h6v9h-6zM-10 2h6v9h-6z", "ray M2-9l5-4M3 0h7M2 9l5 4"),
    moved(ARROW, 9, 0, 0.5, 180),
  ),
  // Two hearts.
  amour: together(moved(HEART, -4, -2, 0.85, -8), moved(HEART, 7, 6, 0.55, 10)),
  // A card is laid open.
  confession: together(moved(SPEECH, 0, -3), moved(CARD, 0, -4.5, 0.5, 90)),
  // Side by side.
  ami: together(moved(SOMEBODY, -7, 3, 0.75), moved(SOMEBODY, 7, 3, 0.75), moved(HEART, 0, -9, 0.4)),
  // A die.
  pari: drawing(
    "pale M-12-12h24v24h-24z",
    `dark ${disc(-6, -6, 2.2)}`,
    `dark ${disc(6, -6, 2.2)}`,
    `dark ${disc(0, 0, 2.2)}`,
    `dark ${disc(-6, 6, 2.2)}`,
    `dark ${disc(6, 6, 2.2)}`,
  ),
  // A pen that may not write.
  decision: together(moved(PEN, -5, 0, 1.05, 20), moved(LOCK, 6, 5, 0.7)),
  // A judge's hammer.
  execution: drawing(
    "wood M-2-2l3-3L13 9l-3 3z",
    "wood M-12-4l8-9 6 5-8 9z",
    "dark M-13-2l3-3 7 6-3 3zM-3-13l3-3 6 6-3 3z",
    "steel M-14 12H2v3h-16z",
  ),
  // Two badges.
  allie: together(moved(ROLES.yagami ?? [], -6, 0, 0.65), moved(ROLES.yagami ?? [], 7, 2, 0.65)),
  // A cup under a lens.
  matsuda_enquete: together(moved(ROLES.matsuda ?? [], -2, -1, 0.75), moved(LENS, 4, 4, 0.8)),
  // A card for the bin.
  expedient: together(
    moved(HAND, 0, -7, 0.65),
    drawing("steel M-10 0h20l-2 15H-8z", "line M-12 0h24", "fine M-4 4l1 8M4 4l-1 8"),
  ),
  // What each has, exchanged.
  performance: together(moved(SPADE, -8, 6, 0.55), moved(SPADE, 8, 6, 0.55), moved(SWAP, 0, -7, 0.75)),
  // A wheel.
  conduite: drawing(
    "dark M0-14a14 14 0 1 0 .1 0zM0-9a9 9 0 1 1-.1 0z",
    "dark M-10-1.500h20v4h-7l-1 8h-4l-1-8h-7z",
    `gold ${disc(0, 0.5, 3)}`,
  ),
  // All on one.
  frenesie: together(
    moved(SPADE, 0, -8, 0.5),
    moved(SPADE, -9, 1, 0.5),
    moved(SPADE, 9, 1, 0.5),
    moved(SOMEBODY, 0, 6, 0.65),
  ),
  // A card in the light.
  resurrection: together(RAYS, moved(CARD, 0, 0, 0.75)),
  // No word more.
  silence: together(SPEECH, moved(SKULL, 0, -2.5, 0.5), moved(CROSS, 0, -2.5, 0.75)),
};

/** What an objective is worth. */
export const apples = (count: number): Drawing =>
  together(...Array.from({ length: count }, (_, at) => moved(APPLE, (at - (count - 1) / 2) * 13, 0, 0.5)));
