// What every card is drawn as, around a centre, in a circle of radius 15.

import { type Drawing, disc } from "../../shared/drawing";
import { type Line, sign } from "./ink";

const SHEET = "pale M-9-14H6l4 4v23H-9z";
const SKULL: readonly Line[] = [
  "pale M0-14c8 0 13 5 13 12 0 4-2 7-5 9v7H-8V7c-3-2-5-5-5-9 0-7 5-12 13-12z",
  `dark ${disc(-5, -1, 3.6)}`,
  `dark ${disc(5, -1, 3.6)}`,
  "dark M0 3l2.5 5h-5z",
  "fine M-3 9v5M3 9v5",
];
/** A rose in full bloom, without its stem. */
export const BLOOM: readonly Line[] = [
  "rose M0-14c4 0 6 2 7 4 5 0 8 4 7 9 1 5-2 9-7 9-2 3-5 5-7 5s-5-2-7-5c-5 0-8-4-7-9-1-5 2-9 7-9 1-2 3-4 7-4z",
  "vein M-9-3C-8-9-2-11 3-9c5 3 6 9 2 12-4 4-10 2-10-3 0-4 4-6 7-5 3 2 2 6-1 6",
  "fine M-12 1c1 6 5 9 10 9M12-1c1 6-2 10-7 11",
];

export const EMBLEMS: Readonly<Record<string, Drawing>> = {
  // -- Actions
  // Words that press for an answer.
  interrogatoire: sign(
    "pale M-14-12h28V7H2l-6 8V7h-10z",
    "dark M-5-4c0-4 2-6 5-6s6 2 6 5c0 4-4 4-4 7h-4c0-5 4-5 4-7 0-1-1-2-2-2s-2 1-2 3z",
    `dark ${disc(0, 4.5, 1.7)}`,
  ),
  // The door of a cell, ajar.
  fouille_cellule: sign(
    "stone M-13 14V-3c0-8 5-11 13-11s13 3 13 11v17z",
    "dark M-9 14V-2c0-6 3-8 9-8s9 2 9 8v16z",
    "wood M-9 14V-2c0-5 2-7 6-8l7 4v20z",
    "fine M-5-9v23M0-7v21",
    `gold ${disc(1.5, 4, 1.6)}`,
  ),
  // Hands joined.
  priere_saint_beren: sign(
    "ray M-11-9l3 3M11-9l-3 3M-14 0h4M14 0h-4",
    "skin M0-14c4 5 6 10 6 18l2 4H-8l2-4c0-8 2-13 6-18z",
    "line M0-12V6",
    "cloth M-8 6H8l4 9h-24z",
  ),
  // A burning heart.
  zele: sign(
    "flame M0-15c5 4 7 8 5 12h-10c-2-3 0-5 2-7 1 2 2 1 3-5z",
    "blood M0 14C-13 6-15-1-11-5c4-3 9-1 11 3 2-4 7-6 11-3 4 4 2 11-11 19z",
    "shine M-8-1c1-2 3-2 4-1-2 1-3 3-3 5-2-1-2-3-1-4z",
  ),
  // A spade in a mound.
  exhumation: sign(
    "wood M6-11l4 3L0 6l-4-3z",
    "wood M5-14l9 6-2 3-9-6z",
    "stone M-6 0l7 5c0 6-5 9-11 9 0-6 0-11 4-14z",
    "wood M-15 14c3-5 8-5 11-2 5-4 11-3 14 2z",
  ),
  // Two faces, eye to eye.
  confrontation: sign(
    "pale M-15-9c3-4 10-4 12 0l1 5 2 4-2 1v4c-1 3-3 2-5 2v7h-8z",
    "dark M15-9c-3-4-10-4-12 0L2-4 0 0l2 1v4c1 3 3 2 5 2v7h8z",
    `dark ${disc(-6, -4, 1.5)}`,
    `shine ${disc(6, -4, 1.5)}`,
  ),
  // Two rings, linked.
  pacte_de_confiance: sign(
    "gold M-6-8a9 9 0 1 0 .1 0zM-6-3.5a4.5 4.5 0 1 1-.1 0z",
    "stone M6-8a9 9 0 1 0 .1 0zM6-3.5a4.5 4.5 0 1 1-.1 0z",
    "gold M-1.5 1h4.5c0-4-2-7-4-8l-2 4c1 1 1.5 2 1.5 4z",
  ),
  // A letter whose seal is broken.
  lettre_interceptee: sign(
    "pale M-14-9h28V11h-28z",
    "line M-14-9 0 3 14-9M-14 11l10-10M14 11 4 1",
    `blood ${disc(0, 3, 5)}`,
    "fine M-2-1l3 4-3 2 2 3",
  ),
  // A shield under the moon.
  ronde_de_nuit: sign(
    "sky M-12-12c5 1 9 0 12-2 3 2 7 3 12 2 1 12-2 21-12 27-10-6-13-15-12-27z",
    "gold M4-7c-6 0-10 4-10 9s4 9 10 8C1 8-1 5-1 2s2-7 5-9z",
    `shine ${disc(6, -3, 1.4)}`,
    `shine ${disc(5, 4, 1.1)}`,
  ),
  // A drop falls into the stoup.
  eau_benite: sign(
    "sky M0-15c5 6 6 9 6 11 0 3-3 5-6 5s-6-2-6-5c0-2 1-5 6-11z",
    "shine M-3-4c0-2 1-3 2-4v6c-1 0-2-1-2-2z",
    "stone M-14 3h28c0 5-4 8-9 8l3 4H-8l3-4c-5 0-9-3-9-8z",
    "sky M-10 3c3-2 17-2 20 0-3 2-17 2-20 0z",
  ),
  // A light before a stone.
  veillee_funebre: sign(
    "stone M-13 14V-3c0-7 4-11 9-11s9 4 9 11v17z",
    "fine M-9 0h10M-9 5h7",
    "pale M6 3h6v11H6z",
    "flame M9-9c4 5 4 9 0 10-4-1-4-5 0-10z",
  ),
  // Books on a shelf.
  archives_scriptorium: sign(
    "blood M-13-12h7V9h-7z",
    "leaf M-6-9H0V9h-6z",
    "sky M2-11l6-2 6 20-6 2z",
    "fine M-13-7h7M-13 4h7M-6-4H0M4-6l6-2",
    "wood M-15 9h30v5h-30z",
  ),
  // An eye at the keyhole.
  espionner_recteur: sign(
    "gold M-11-15h22v30h-22z",
    "dark M0-12c5 0 9 4 9 9 0 3-1 5-3 7l3 8H-9l3-8c-2-2-3-4-3-7 0-5 4-9 9-9z",
    "pale M-7-3c4-5 10-5 14 0-4 5-10 5-14 0z",
    `sky ${disc(0, -3, 2.8)}`,
    `dark ${disc(0, -3, 1.2)}`,
  ),
  // -- Traps
  // The bell that calls.
  convocation: sign(
    "wood M-2-15h4v6h-4z",
    "gold M0-11c6 0 8 4 8 9 0 5 1 7 5 10v3h-26V8c4-3 5-5 5-10 0-5 2-9 8-9z",
    `dark ${disc(0, 12.5, 2.6)}`,
    "ray M-14-8c-2 3-2 6-1 9M14-8c2 3 2 6 1 9",
  ),
  // Jaws in the snow.
  guet_apens: sign(
    "stone M-15 8C-15-6-8-11 0-11s15 5 15 19z",
    "dark M-10 8C-10-2-6-6 0-6S10-2 10 8z",
    "pale M-10 7l2-9 3 8 2-11 3 11L2-5l3 11 3-8 2 9z",
    "stone M-15 6h30v6h-30z",
  ),
  // A page in flames.
  papiers_brules: sign(
    "pale M-10-14H6l4 4V6H-10z",
    "line M-6-9H3M-6-4h11",
    "flame M-13 14c-3-7 1-11 4-13 0 3 2 4 4 1 1-3 1-6 4-8 0 5 3 6 5 9 1-2 2-3 2-5 5 4 8 10 6 16z",
    "gold M-6 14c-1-4 1-7 4-9 0 3 4 4 5 9z",
  ),
  // A finger points.
  denonciation: sign(
    "cloth M-15-7h8V9h-8z",
    "skin M-7-7h8c2 0 3 1 4 3h9c2 0 2 5 0 5H5l3 1c1 2 0 3-1 4l-1 3-2 2H-3l-4-2z",
    "fine M0 2h6M0 6h5",
  ),
  // Arches, and what was found below them.
  meurtre_cloitre: sign(
    "stone M-15-13h30v26h-30z",
    "dark M-12 13V-2c0-8 10-8 10 0v15zM2 13V-2c0-8 10-8 10 0v15z",
    "blood M-9 13c0-3 4-4 7-3 3-2 8-1 9 1 3 0 4 2 3 4H-8z",
    "blood M-7 0c3 4 3 7 0 7s-3-3 0-7z",
  ),
  // Shouts against shouts.
  tumulte: sign(
    "pale M-15-13l7 2 4-3 3 4 5-2-1 5 4 4-5 1-1 5-4-3-5 4-1-5-6-1 4-4z",
    "blood M15 13l-6-2-4 4-3-4-5 2 1-5-3-4 5-1 2-5 4 3 5-3 1 5 5 1-4 4z",
    "line M-6-7v4M-6 0v.1M5 3v4M5 10v.1",
  ),
  // -- Bonus
  // The lattice of a confessional.
  confession: sign(
    "wood M-12 15V-4c0-8 5-11 12-11s12 3 12 11v19z",
    "dark M-8 10V-3c0-6 3-8 8-8s8 2 8 8v13z",
    "ray M-8-3 5 10M-5-9 8 4M1-11l7 7M-8 3l7 7M8-3-5 10M5-9-8 4M-1-11l-7 7M8 3l-7 7",
  ),
  // A glass over a whole pile.
  perquisition: sign(
    "stone M-13 5h18v9h-18z",
    "pale M-13 1h18v5h-18zM-13-4h18v5h-18zM-13-9h18v5h-18z",
    "wood M7 5l7 7-3 3-7-7z",
    `sky ${disc(2, -3, 8)}`,
    "shine M-3-3c0-3 2-5 5-5v2c-2 0-3 1-3 3z",
  ),
  // A rose behind a sign of light.
  exorcisme: sign(
    `gold ${disc(0, 0, 15)}`,
    `pale ${disc(0, 0, 11.5)}`,
    "rose M0-9c3 0 5 2 5 3 3 0 5 3 4 6 1 3-1 6-4 6-2 2-3 3-5 3s-3-1-5-3c-3 0-5-3-4-6-1-3 1-6 4-6 0-1 2-3 5-3z",
    "vein M-5-2c1-4 6-5 9-2 2 4-1 8-5 7-3-1-3-5 0-6",
    "gold M-11.5-9.5l2-2 21 21-2 2z",
  ),
  // A spectre with hollow eyes.
  fureur_spectrale: sign(
    "pale M-12 14C-14-6-8-15 0-15S14-6 12 14l-4-4-4 4-4-4-4 4-4-4z",
    "dark M-8-6l6 3c-1 3-6 3-6-3zM8-6L2-3c1 3 6 3 6-3z",
    "dark M0 1c3 0 4 3 3 6h-6c-1-3 0-6 3-6z",
  ),
  // A blade with a rose for a guard.
  dague_rituelle: sign(
    "stone M-4-4h8V7l-4 8-4-8z",
    "fine M0-2v12",
    "wood M-2-15h4v9h-4z",
    "gold M-10-8h20v4h-20z",
    "rose M0-10c3-2 6 1 4 4 2 3-1 6-4 4-3 2-6-1-4-4-2-3 1-6 4-4z",
  ),
  // What was one is broken.
  discorde: sign(
    "gold M-3-13c-8 1-12 7-12 14 0 6 4 11 10 12l-2-5 3-4-3-4 4-4-3-4z",
    "gold M4-14c7 1 11 7 11 14 0 7-5 13-12 14l2-6-3-4 4-4-4-4 3-4z",
    "ray M0-12v3M0 9v4",
  ),
  // Stones come down.
  eboulement: sign(
    "stone M-14 14l2-8 7-3 6 4 2 7z",
    "stone M3 14l1-6 6-3 5 4v5z",
    "stone M-3-3l4-6 7 1 2 6-5 4z",
    "stone M-13-8l4-5 5 3-1 5-5 1z",
    "line M9-14v3M-8-1v2M2 4v1",
  ),
  // A lord's writ, with a crown for a seal.
  ordre_mac_snor: sign(
    "pale M-11-12h20c3 0 5 2 5 4h-5v16c0 4-2 6-5 6h-15z",
    "gold M-8-7l3 3 3-4 3 4 3-3v7H-8z",
    "line M-7 5H3",
    "blood M-11 14c-3 0-4-2-4-4h14c0 2 1 4 4 4z",
  ),
  // Where the moon should be.
  nuit_sans_lune: sign(
    `dark ${disc(0, -2, 12)}`,
    "ray M-8-7a10 10 0 0 1 13-3",
    "stone M-15 9c0-4 4-5 6-3 1-4 7-4 8 0 3-3 8-2 8 2 4-2 8 0 8 3 0 2-2 3-4 3h-22c-2 0-4-2-4-5z",
    `gold ${disc(-12, -11, 1.8)}`,
    `gold ${disc(13, -9, 1.8)}`,
  ),
  // -- Events
  assassinat: sign(...SKULL),
  // An open door with light in it.
  droit_asile: sign(
    "stone M-14 14V-2L0-15 14-2v16z",
    "gold M-6 14V3c0-8 12-8 12 0v11z",
    "line M0-2v16",
    `dark ${disc(0, -8, 2.4)}`,
  ),
  // A padlock.
  mise_au_secret: sign(
    "stone M-9 0v-6c0-6 4-9 9-9s9 3 9 9v6H4v-6c0-3-1-4-4-4s-4 1-4 4v6z",
    "gold M-12-2h24v16h-24z",
    "dark M0 2c3 0 4 4 2 5l1 4h-6l1-4c-2-1-1-5 2-5z",
  ),
  // A cord with three knots.
  penitence: sign(
    "wood M-4-15h8v4h-8z",
    "line M-3-11c-3 8-8 12-7 22M0-11v25M3-11c3 8 8 12 7 22",
    `wood ${disc(-8, 1, 3)}`,
    `wood ${disc(-10, 10, 3)}`,
    `wood ${disc(0, 2, 3)}`,
    `wood ${disc(0, 11, 3)}`,
    `wood ${disc(8, 1, 3)}`,
    `wood ${disc(10, 10, 3)}`,
  ),
  // A page drawn away into a dark sleeve.
  documents_derobes: sign(
    "pale M-14-13H2l3 3V7h-19z",
    "line M-10-8H0M-10-3H1M-10 2h6",
    "dark M15 15H5l-1-9 11-7z",
    "skin M8 3L0-1c-3-1-4 3-1 4l3 2-4 1c-2 1-1 4 1 4l5-1 2 2 5-4z",
  ),
  // A quill that writes over a page.
  falsification: sign(
    SHEET,
    "line M-5-9h6M-5-4h5",
    "blood M-5 1h8v2h-8zM-5 6h5v2h-5z",
    "sky M15-14C8-12 3-4 1 6l3 1c7-5 11-12 11-21z",
    "line M11-7 0 12",
  ),
  // A book that is locked.
  registre_secret: sign(
    "dark M-12-14H9c2 0 3 1 3 3v25h-21c-2 0-3-1-3-3z",
    "pale M-9 9h18v3H-9z",
    "gold M-2-7c5 0 7 4 4 8l2 5h-8l2-5c-3-4-1-8 4-8z",
    "ray M-8-11V6",
  ),
  // A finger before closed lips.
  voeu_de_silence: sign(
    "skin M-13-12h26v12c0 9-5 14-13 14s-13-5-13-14z",
    "line M-9-8c2 2 4 2 6 0M3-8c2 2 4 2 6 0",
    "blood M-7 2c5-2 9-2 14 0-4 4-10 4-14 0z",
    "skin M-2 15V-2c0-3 5-3 5 0v17z",
    "fine M-1 3h3",
  ),
  // A raven with a letter.
  messager: sign(
    "dark M-15-3l6-4c2-5 8-6 12-2l12 15-8-1-2 4h-6C-8 9-11 3-10-2z",
    "gold M-15-3l6-3v4z",
    `shine ${disc(-5, -5, 1.4)}`,
    "pale M-15 0h11v8h-11z",
    "fine M-15 0l5.5 4L-4 0",
    "line M-1 9v5M4 9v5",
  ),
  // -- Goals
  // A crown above three stones.
  tribut_mac_snor: sign(
    "gold M-11-14l6 5 5-6 5 6 6-5-2 13H-9z",
    `blood ${disc(0, -5, 2)}`,
    "stone M-15 14V8c0-5 8-5 8 0v6zM-4 14V7c0-5 8-5 8 0v7zM7 14V8c0-5 8-5 8 0v6z",
  ),
  // Swords crossed before a shield.
  chevaliers_lames: sign(
    "sky M-8-10H8v11c0 6-4 9-8 12-4-3-8-6-8-12z",
    "stone M-15-14l4 1L9 9l-3 3L-14-10zM15-14l-4 1L-9 9l3 3 20-22z",
    "gold M3 12l9-9 2 2-4 4 4 4-3 2-3-4-3 3zM-3 12l-9-9-2 2 4 4-4 4 3 2 3-4 3 3z",
  ),
};

/** What a type of card is known by, small: a spark, a tick, jaws, a snowflake, a crown. */
export const TYPES: Readonly<Record<string, Drawing>> = {
  action: sign("pale M0-12l3.5 8.5L12 0 3.5 3.5 0 12l-3.5-8.5L-12 0l8.5-3.5z"),
  proof: sign(`pale ${disc(0, 0, 11)}`, "line M-5 0l4 5 7-9"),
  trap: sign("pale M-13-11h26v3L8.7 0 4.3-7 0 0l-4.3-7-4.4 7L-13-8zM-13 11h26V8L8.7 3 4.3 8 0 3l-4.3 5-4.4-5L-13 8z"),
  event: sign(
    "ray M0-12v24M-10.4-6l20.8 12M-10.4 6l20.8-12M-4-11l4 4 4-4M-4 11l4-4 4 4M-12-2l5-2-1-5M12 2l-5 2 1 5M-12 2l5 2-1 5M12-2l-5-2 1-5",
  ),
  goal: sign("pale M-12-8l6 5 6-8 6 8 6-5-2 15H-10z"),
};

/** What a Proof is written on, and the tick below. */
export const PROVEN: Readonly<Record<"page" | "tick", Drawing>> = {
  page: sign("pale M-11-15H11V12l-4-2-3 3-4-3-4 3-3-3-4 2z"),
  tick: sign(`leaf ${disc(9, 9, 6.5)}`, "line M6 9l2.5 3 4-5.5"),
};
