// What every Action is drawn as, around a centre, in a circle of radius 15.

import { type Drawing, disc, moved } from "../../shared/drawing";
import { drawing } from "./ink";
import {
  ARROW,
  CARD,
  COIN,
  CROSS,
  ENVELOPE,
  EYE,
  GRAVEL,
  HAND,
  HEART,
  LENS,
  LOCK,
  NOTEBOOK,
  PAGE,
  PEN,
  RAYS,
  SEAL,
  SKULL,
  SOMEBODY,
  SPADE,
  SPEECH,
  SWAP,
  TILE,
  together,
  WINGS,
} from "./shapes";

const CHAIR = drawing("wood M-5-12h3V2h8v12H3V5h-5v9h-3z");
const FOOT = drawing(
  "dark M-3-9c4-2 6 3 4 7-1 3-6 3-7-1-1-3 1-5 3-6z",
  "dark M-3 5c2-1 4 0 4 2 0 3-4 4-6 2-1-2 0-4 2-4z",
);
const STRINGS = drawing("wood M-12-13h24v3h-24z", "wood M-1.5-15h3v7h-3z", "fine M-10-10l4 12M10-10L6 2M0-8v6");

export const ACTIONS: Readonly<Record<string, Drawing>> = {
  // The notebook, and a pen that writes in it.
  death_note: together(NOTEBOOK, moved(PEN, 6, 2, 0.85, 35)),
  // A page with one name on it.
  page_de_death_note: together(PAGE, drawing("ray M-6-9H3"), moved(SKULL, 5, 6, 0.6)),
  // Wings around a heart.
  rem: together(moved(WINGS, 0, 0, 1.05), moved(HEART, 0, -4, 0.5)),
  // Many of them.
  partisan_de_kira: together(
    moved(SOMEBODY, -8, -1, 0.65),
    moved(SOMEBODY, 8, -1, 0.65),
    moved(SOMEBODY, 0, 4, 0.8),
    drawing("blood M-3-15H8l-3 3 3 3H-3z", "line M-3-15v9"),
  ),
  // A clock that speaks for somebody.
  alibi: drawing("sky M0-15l13 4v9c0 9-5 13-13 17-8-4-13-8-13-17v-9z", `pale ${disc(0, -1, 8)}`, "line M0-6v5l4 3"),
  // A lens over a tile.
  fouiner: together(moved(TILE, -3, -3), moved(LENS, 3, 3, 0.85)),
  // A cloth over a tile.
  couverture: together(
    moved(TILE, 0, 4),
    drawing("steel M-13-2c0-7 5-12 13-12s13 5 13 12c-3-2-6-2-8 0-3-2-7-2-10 0-2-2-5-2-8 0z", "line M0-14v-1"),
  ),
  // Somebody on strings.
  manipulation: together(moved(SOMEBODY, 0, 4, 0.75), STRINGS),
  // Two people, two ways that cross.
  destins_croises: together(
    moved(SOMEBODY, -9, -4, 0.6),
    moved(SOMEBODY, 9, -4, 0.6),
    drawing("ray M-8 14L8 4M8 14L-8 4"),
  ),
  // Out of its hole.
  taupe: together(
    drawing(
      "dark M-9 12c-1-14 2-20 9-20s10 6 9 20z",
      `shine ${disc(-3.5, -1, 1.4)}`,
      `shine ${disc(3.5, -1, 1.4)}`,
      `ribbon ${disc(0, 3, 2.6)}`,
    ),
    GRAVEL,
  ),
  // Suspicion, washed off.
  se_blanchir: together(
    moved(SPADE, -3, 3, 0.85),
    drawing(
      `sky ${disc(7, -8, 5)}`,
      `sky ${disc(11, 1, 3)}`,
      `sky ${disc(-2, -12, 2.5)}`,
      `shine ${disc(5.5, -9.5, 1.3)}`,
    ),
  ),
  // The pawn comes to light.
  decouverte: together(RAYS, moved(COIN, 0, 0, 0.75)),
  // A card that is no more the same.
  amnesie: together(
    moved(CARD, -6, 2, 0.8, -8),
    moved(CARD, 7, 2, 0.8, 8),
    drawing("line M-7-12c4-3 10-3 14 0M7-12l-5-1M7-12l-1 4"),
  ),
  // A tape.
  enregistrements: drawing(
    "steel M-14-9h28V10h-28z",
    "pale M-11-6h22V2h-22z",
    `dark ${disc(-5, -2, 3.2)}`,
    `dark ${disc(5, -2, 3.2)}`,
    "line M-2-2h4",
    "dark M-7 10l2-5H5l2 5z",
  ),
  // Steps behind somebody.
  filature: together(moved(FOOT, -7, 6, 0.9, 12), moved(FOOT, 0, -2, 0.9, 12), moved(FOOT, 9, -6, 0.9, 12)),
  // A house with columns that gives.
  fondation_de_watari: together(
    drawing(
      "pale M0-15L14-7h-28z",
      "steel M-12-7h24v3h-24z",
      "pale M-10-4h4V6h-4zM-2-4h4V6h-4zM6-4h4V6H6z",
      "steel M-14 6h28v4h-28z",
    ),
    moved(HAND, 0, 11, 0.4),
  ),
  // An ear of metal.
  mouchards: drawing(
    "steel M-5-14h10V0c0 3-2 5-5 5s-5-2-5-5z",
    "fine M-5-9h10M-5-5h10M-5-1h10",
    "line M-9-3v3c0 6 4 9 9 9s9-3 9-9v-3M0 9v5M-5 14H5",
  ),
  // The pawn is let go.
  renoncement: together(moved(COIN, 0, -4, 0.75), moved(ARROW, 0, 11, 0.45, 90)),
  // Wings that only some see.
  presence_invisible: together(
    drawing(
      "ghost M-1 12C-2 4-4-1-9-2c2-2 2-4 1-7-3 2-5 2-8 1 2 6 1 12 5 18 2-1 3-1 5 1 1-1 3 0 5 1zM1 12C2 4 4-1 9-2 7-4 7-6 8-9c3 2 5 2 8 1-2 6-1 12-5 18-2-1-3-1-5 1-1-1-3 0-5 1z",
    ),
    moved(SOMEBODY, 0, 2, 0.75),
  ),
  // A word against somebody.
  temoignage: together(SPEECH, moved(SPADE, -5, -2.5, 0.45), moved(SPADE, 6, -2.5, 0.45)),
  // Two chairs.
  remaniement: together(moved(CHAIR, -9, 2, 0.85), moved(CHAIR, 10, 2, 0.85), moved(SWAP, 0, -8, 0.55)),
  // Jaws around a card.
  piege: together(
    moved(CARD, 0, -3, 0.75),
    drawing("steel M-15 2l4 4 3-4 4 5 4-5 4 5 4-5 3 4 4-4c0 8-6 13-15 13S-15 10-15 2z"),
  ),
  // A desk under a lamp.
  bureau_d_enquete: drawing(
    "wood M-14 5h28v4h-28zM-12 9h4v6h-4zM8 9h4v6H8z",
    "leaf M-9-6c1-6 13-6 14 0z",
    "line M-2-11v-3h10v19",
    "paper M-11 1h12v4h-12z",
    "ray M-7-4l-2 4M3-4l2 4M-2-4v4",
  ),
  // A letter that goes back.
  demission: together(ENVELOPE, drawing("ray M9-13H-4l4-3M-4-13l4 3")),
  // A stage.
  mise_en_scene: together(
    moved(SKULL, 0, 4, 0.7),
    drawing("blood M-15-14h30v5h-30z", "blood M-15-9h9c0 9-3 16-9 22zM15-9H6c0 9 3 16 9 22z", "fine M-11-9v14M11-9v14"),
  ),
  // A finger, and what it points at.
  accusations: together(
    moved(TILE, 8, 0, 0.7),
    drawing("pale M-15-4h7l11-1c3 0 3 4 0 4h-3c2 1 2 3 0 4 1 1 1 3-1 3 0 2-1 3-3 3h-6c-2 0-3-1-5-2z"),
  ),
  // Somebody else's papers.
  fausse_identite: together(
    drawing("paper M-14-10h28v20h-28z", "fine M2-4h9M2 0h9M2 4h6"),
    moved(SOMEBODY, -7, 0, 0.5),
    drawing("dark M-12-5h10v3c-2 2-4 2-5 0-1 2-3 2-5 0z"),
  ),
  // Eyes that read names.
  yeux_de_shinigami: together(moved(EYE, -5, -6, 0.7), moved(EYE, 5, 6, 0.7), drawing("ray M9-13v6M-9 7v6")),
  // Time runs out.
  menace: together(
    drawing(
      "wood M-9-15H9v3H-9zM-9 12H9v3H-9z",
      "pale M-7-12H7c0 7-5 8-5 12s5 5 5 12H-7C-7 5-2 4-2 0s-5-5-5-12z",
      "blood M-4-6h8c-1 4-3 4-4 6-1-2-3-2-4-6z",
    ),
    moved(SKULL, 0, 8, 0.35),
  ),
  // Words that are not so.
  mensonge: together(SPEECH, drawing("ray M-8-3c3-5 5 3 8-2s5 2 8-2"), moved(CROSS, 9, -10, 0.3)),
  // A sealed letter about somebody's cards.
  chantage: together(moved(HAND, 0, -4, 0.85), moved(ENVELOPE, 0, 5, 0.8), moved(SEAL, 0, 6, 0.7)),
  // It drips.
  fuite_d_informations: together(
    moved(PAGE, -3, -2, 0.85),
    drawing("sky M8 2c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8zM2 9c2 2 2 3 2 4a2 2 0 0 1-4 0c0-1 0-2 2-4z"),
  ),
  // A box, open.
  deballage: together(
    moved(HAND, 0, -6, 0.8),
    drawing("wood M-12 1h24v13h-24z", "wood M-12 1l-3-4 8-1 3 5zM12 1l3-4-8-1-3 5z", "fine M-12 6h24"),
  ),
  // A sign to nowhere.
  fausse_piste: drawing(
    "wood M-1.5-14h3v29h-3z",
    "gold M-1-12h9l5 4-5 4h-9z",
    "gold M1-2H-8l-5 4 5 4H1z",
    "fine M2-8h5M-7 2h5",
  ),
  // Under lock and key.
  secret_defense: together(drawing("wood M-14-12h9l3 3h16v21h-28z", "blood M-11-5H11v4H-11z"), moved(LOCK, 0, 5, 0.65)),
  // The notebook, and it is none.
  faux_death_note: together(moved(NOTEBOOK, 0, 0, 0.95), moved(CROSS, 2, 0, 0.8)),
};
