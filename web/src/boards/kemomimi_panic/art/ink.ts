// The inks and colours of this game, on a card of 100 by 140.

import { type Colours, flat, type Line as InkLine, inked, mixed, outline } from "../../shared/drawing";

const LINE = "#2a1c3b";
const GOLD = "#f3c04f";
const ROSE = "#e2557b";

const INKS = {
  fur: "var(--fur)",
  hair: "var(--fur)",
  inner: flat(mixed("#f2a6a6", 70, "var(--fur)")),
  skin: "var(--skin)",
  cloth: "var(--tone)",
  trim: mixed("var(--tone)", 60, "#1d1530"),
  dark: LINE,
  gold: GOLD,
  pale: "#fdf6ec",
  rose: ROSE,
  leaf: "#5fa860",
  gem: "#45bfd0",
  blush: flat(ROSE, 0.28),
  shine: flat("#fff"),
  line: outline(2.8),
  fine: outline(1.5),
  ray: outline(3.5, GOLD),
};

export const drawing = inked(INKS, LINE, 2.2);
export type Line = InkLine<keyof typeof INKS>;

/** Of clothes and air: somebody's own, a camp's, a moon's. */
const TONES: Readonly<Record<string, string>> = {
  back: "#4b3a86",
  ochre: "#c98a2d",
  teal: "#23898a",
  sky: "#4a7fd0",
  plum: "#7d4fb0",
  leaf: "#4f8a4a",
  rose: "#c94f73",
  slate: "#5f6c86",
  thief: "#2c2a63",
  new: "#2c2a63",
  full: "#5a6fd6",
  civilian: "#3f8f6f",
  informant: "#a8447a",
  tile: "#6f61a8",
};
/** Where the air is not a lighter tone. */
const AIRS: Readonly<Record<string, string>> = {
  back: "var(--tone)",
  thief: "#37357a",
  new: "#37357a",
  full: "#4658b8",
};
const FURS: Readonly<Record<string, string>> = {
  chestnut: "#8d5a36",
  ash: "#b3aebf",
  honey: "#e8b65a",
  ink: "#40365c",
  russet: "#c4673a",
  snow: "#efeaf4",
  cream: "#efd9ae",
  slate: "#7685a1",
  umber: "#5d4336",
  rust: "#d9532f",
  gold: "#e09a2b",
  rosy: "#f0a3b5",
};
/** Lighter to darker. */
const SKINS = { 1: "#f6d7bd", 2: "#eec39a", 3: "#cf9565", 4: "#96623f" };

/** How somebody is coloured: their clothes, hair and ears, and skin. */
export interface Complexion {
  readonly tone: string;
  readonly fur: string;
  readonly skin: keyof typeof SKINS;
}

/** The colours of a card with this tone, and of whoever is drawn on it. */
export const colours = ({ tone = "", fur = "", skin = 1 }: Partial<Complexion>): Colours => ({
  tone: TONES[tone] ?? "#8a7fb0",
  fur: FURS[fur] ?? "#8a5a3b",
  skin: SKINS[skin],
  "line-ink": LINE,
  air: AIRS[tone] ?? mixed("var(--tone)", 34, "var(--surface)"),
});
