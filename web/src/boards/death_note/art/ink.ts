// The inks and colours of this game.

import { type Colours, flat, inked, mixed, outline } from "../../shared/drawing";

const DARK = "#2a2633";
const NIGHT = "#14111a";
const PALE = "#fffdf7";
const BLOOD = "#c22a3f";

export const drawing = inked(
  {
    dark: DARK,
    pale: PALE,
    paper: "#f1e6cb",
    blood: BLOOD,
    sky: "#7db0dd",
    gold: "#e2ae47",
    leaf: "#5b9a55",
    steel: "#aab0bf",
    wood: "#a36c42",
    ribbon: "#d2769a",
    tone: "var(--tone)",
    ghost: { fill: DARK, "fill-opacity": 0.16, "stroke-dasharray": "2 2.4" },
    shine: flat(PALE),
    shade: flat(NIGHT, 0.3),
    line: outline(2),
    fine: outline(1),
    ray: outline(2.2, BLOOD),
    chalk: outline(1.2, "#cfc8dc"),
  },
  "#1d1a24",
  1.5,
);

/** By a camp, or by the kind of a card. */
const TONES: Readonly<Record<string, string>> = {
  detective: "#4a4f5e",
  kira: "#9c2236",
  investigators: "#2b5b92",
  death: "#23202b",
  ryuk: "#7a3b52",
  action: "#5c6478",
  tile: "#3f6b5f",
  back: "#23202b",
};

/** The colours of a sheet with this tone. */
export const colours = (tone = ""): Colours => ({
  tone: TONES[tone] ?? "#6f6a7c",
  paper: "#f6f0e2",
  "paper-edge": mixed("var(--tone)", 70, NIGHT),
  "paper-width": "2",
});
