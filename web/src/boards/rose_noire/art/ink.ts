// The inks and colours of this game.

import { type Colours, type Drawing, flat, type Line as InkLine, inked, mixed, outline } from "../../shared/drawing";

const LINE = "#241a2e";
const NIGHT = "#1a1222";

/** The inks; those that are outlines alone are as wide as said. */
const inks = (line: number, fine: number, ray: number) => ({
  skin: "var(--skin)",
  hair: "var(--hair)",
  cloth: "var(--tone)",
  trim: mixed("var(--tone)", 58, NIGHT),
  dark: "#2b2036",
  pale: "#fffaf0",
  gold: "#e8b445",
  leaf: "#5a9a58",
  blood: "#c2334a",
  sky: "#6ea6e0",
  stone: "#a7a5b0",
  wood: "#94623e",
  rose: "#4a2b4f",
  flame: "#ee8a34",
  glow: flat("#ffd877", 0.4),
  shine: flat("#fffaf0"),
  shade: flat(NIGHT, 0.35),
  line: outline(line),
  fine: outline(fine),
  vein: outline(fine, "#e3b1cf"),
  ray: outline(ray, "#e0a52e"),
});

/** People and what stands around them. */
export const drawing = inked(inks(2.5, 1.3, 2.2), LINE, 2);
export type Line = InkLine<keyof ReturnType<typeof inks>>;

/** Signs, which are shown larger than they are drawn: with finer outlines. */
export const sign = inked(inks(1.8, 1, 1.8), LINE, 1.4);

/** A sign in stone. */
export const carved = (drawn: Drawing): Drawing =>
  drawn.map((shape) => {
    const fill = shape.paint.fill === "none" ? "none" : "#85838f";
    return { ...shape, paint: { ...shape.paint, fill, stroke: "#353341" } };
  });

/** Of clothes, frames and air: by the type of a card, somebody's habit, a role, an hour. */
const TONES: Readonly<Record<string, string>> = {
  proof: "#3f7d56",
  leaf: "#3f7d56",
  trap: "#a12c3c",
  wine: "#a12c3c",
  event: "#6b4a8c",
  plum: "#6b4a8c",
  goal: "#2f64b0",
  sky: "#2f64b0",
  teal: "#2a7d80",
  ochre: "#9c6b22",
  slate: "#57637c",
  tomb: "#6d7180",
  investigator: "#b07a1e",
  investigators: "#b07a1e",
  possessed: "#4d2350",
  rector: "#2d4a86",
  clue_back: "#5a1f38",
  rector_back: "#24406f",
  role_back: "#3b2f4c",
  lumines: "#5b9bd8",
  sextines: "#b8553a",
  vesperines: "#6a5aa0",
  estellines: "#1f2547",
  albines: "#c77c92",
};
const HAIRS: Readonly<Record<string, string>> = {
  ink: "#3a3352",
  straw: "#e6b450",
  honey: "#c98f4a",
  chestnut: "#7d4e30",
  rust: "#b35a34",
  snow: "#efeaf4",
  ash: "#a49fb3",
};
/** Lighter to darker. */
const SKINS = { 1: "#f4d6bd", 2: "#e8bd94", 3: "#bf8860" };

/** How somebody is coloured. */
export interface Complexion {
  readonly tone: string;
  readonly hair: string;
  readonly skin: keyof typeof SKINS;
}

/** The colours of a sheet with this tone, and of whoever is drawn on it. */
export const colours = ({ tone = "", hair = "", skin = 1 }: Partial<Complexion>): Colours => ({
  tone: TONES[tone] ?? "#7a7160",
  hair: HAIRS[hair] ?? "#40365c",
  skin: SKINS[skin],
  air: mixed("var(--tone)", 45, "var(--surface)"),
  "line-ink": LINE,
  paper: "#f4ead6",
  "paper-edge": mixed("var(--tone)", 70, NIGHT),
  frame: mixed("var(--tone)", 75, NIGHT),
});
