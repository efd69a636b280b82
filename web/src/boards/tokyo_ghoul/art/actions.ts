// What the actions of Places are drawn as, around a centre: a token for suspicion, cards and a glass for questions, a hexagon for covering tracks, a star for attacks.

import { type Drawing, disc } from "../../shared/drawing";
import { AREAS, DOUBT } from "./glyphs";
import { drawing, type Line } from "./ink";

/** Shapes, and where they lie. */
export type Layers = readonly { readonly drawing: Drawing; readonly at: string }[];

const HERE = "scale(1)";
const HEXAGON = "pale M-8-14H8L15 0 8 14H-8L-15 0z";
const STAR = "blood M0-16 4-9l7-4-1 8 6 3-5 5 3 7-8-1-2 7-4-6-4 6-2-7-8 1 3-7-5-5 6-3-1-8 7 4z";
const BLADE: readonly Line[] = ["ash M9-11c1 6-2 10-7 14l-4-4c3-5 6-9 11-10z", "dark M-4-2l6 6-3 2-2-2-4 4-3-3 4-4z"];

const ONE: Drawing = drawing(`token ${disc(0, 0, 14.5)}`);

/** A Suspicion token that lies in an area; the token itself without one. */
export function tokenIn(area: string): Layers {
  const sign = AREAS[area];
  return [
    { drawing: ONE, at: HERE },
    sign ? { drawing: sign, at: "scale(0.66)" } : { drawing: DOUBT, at: "scale(0.85)" },
  ];
}

const suspicion = (area: string): Layers => [
  ...tokenIn(area),
  { drawing: drawing(`gold ${disc(10, 10, 5.5)}`, "fine M7.5 10h5M10 7.5v5"), at: HERE },
];

export const ACTIONS: Readonly<Record<string, Layers>> = {
  suspicion_cafe: suspicion("cafe"),
  suspicion_nourriture: suspicion("nourriture"),
  suspicion_colombe: suspicion("colombe"),
  suspicion_paire: suspicion("paire"),
  suspicion_transformation: suspicion("transformation"),
  interrogation: [
    {
      drawing: drawing(
        "ash M-13-12H0V8h-13z",
        "pale M-5-14H9V8H-5z",
        "line M7 7l7 7",
        `sky ${disc(3, 2, 7)}`,
        "shine M-1 1c0-3 2-4 4-4v2c-1 0-2 1-2 2z",
      ),
      at: HERE,
    },
  ],
  brouiller_retirer: [{ drawing: drawing(HEXAGON, `token ${disc(0, 0, 8.5)}`, "shine M-5-1.5H5v3H-5z"), at: HERE }],
  brouiller_donner: [
    {
      drawing: drawing(
        HEXAGON,
        `token ${disc(-3, 0, 7.5)}`,
        "shine M-7-1.3h2.7V-4h2.6v2.7H1v2.6h-2.7V4h-2.6V1.3H-7z",
        "gold M3-6l9 6-9 6V2.5H0v-5h3z",
      ),
      at: HERE,
    },
  ],
  attaque_max: [
    { drawing: drawing(STAR, ...BLADE), at: HERE },
    { drawing: drawing("gold M-9-8l4 3 4-5 4 5 4-3-1 8H-8z"), at: "translate(-6 -6) scale(0.8)" },
  ],
  attaque_3: [
    {
      drawing: drawing(
        STAR,
        ...BLADE,
        `token ${disc(-9, 10, 4)}`,
        `token ${disc(0, 12, 4)}`,
        `token ${disc(9, 10, 4)}`,
      ),
      at: HERE,
    },
  ],
};
