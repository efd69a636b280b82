// The inks and colours of this game.

import { type Colours, flat, type Line as InkLine, inked, mixed, outline } from "../../shared/drawing";

const LINE = "#2a1c3b";
const PALE = "#fdf6ec";

const INKS = {
  skin: "var(--skin)",
  hair: "var(--hair)",
  cloth: "var(--tone)",
  trim: mixed("var(--tone)", 55, "#1d1530"),
  dark: LINE,
  pale: PALE,
  gold: "#f0b93e",
  leaf: "#4f9a5c",
  blood: "#d0345a",
  sky: "#4a86d8",
  dove: "#a9cdf8",
  ash: "#a9a4b8",
  wood: "#8a5a3b",
  token: { fill: "#4b3a86", stroke: PALE, "stroke-width": 1.6 },
  shine: flat(PALE),
  shade: flat("#1d1530", 0.35),
  line: outline(2.8),
  fine: outline(1.5),
  ray: outline(2.4, PALE),
};

export const drawing = inked(INKS, LINE, 2.2);
export type Line = InkLine<keyof typeof INKS>;

/** Of clothes and air: by a camp, a type of card. */
const TONES: Readonly<Record<string, string>> = {
  goule: "#a32a4f",
  transformation: "#a32a4f",
  red: "#a32a4f",
  soutien_kaneki: "#a32a4f",
  inspecteur: "#3a6fb5",
  colombe: "#3a6fb5",
  humain: "#3f8a58",
  nourriture: "#3f8a58",
  cafe: "#d39a25",
  masque: "#7d7891",
  soutien_neutre: "#7d7891",
  back: "#3b2a5c",
};
const HAIRS: Readonly<Record<string, string>> = {
  ink: "#3a3352",
  plum: "#6d4a92",
  night: "#47608f",
  straw: "#ecb94c",
  honey: "#c98f4a",
  chestnut: "#8d5a36",
  rust: "#b35a34",
  snow: "#efeaf4",
  ash: "#b3aebf",
};
/** Lighter to darker. */
const SKINS = { 1: "#f6d7bd", 2: "#eec39a", 3: "#cf9565" };

/** How somebody is coloured, besides their clothes. */
export interface Complexion {
  readonly hair: string;
  readonly skin: keyof typeof SKINS;
}

/** The colours of a sheet with this tone, and of whoever is drawn on it. */
export const colours = (tone = "", { hair = "", skin = 1 }: Partial<Complexion> = {}): Colours => ({
  tone: TONES[tone] ?? "#6f61a8",
  hair: HAIRS[hair] ?? "#40365c",
  skin: SKINS[skin],
  "line-ink": LINE,
  air: mixed("var(--tone)", 42, "var(--surface)"),
  deep: mixed("var(--tone)", 72, "#1d1530"),
});
