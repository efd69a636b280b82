// The inks of this game: every place is printed with three of its own, on paper, with the black lines of a comic book.

import { type Colours, flat, type Line as InkLine, inked, outline } from "../../shared/drawing";

const BLACK = "#17121f";
const PAPER = "#fbf4e4";

const INKS = {
  far: "var(--far)",
  near: "var(--near)",
  lit: { fill: "var(--lit)", "stroke-width": 1.1 },
  pale: PAPER,
  dark: flat(BLACK),
  haze: flat("#fff", 0.28),
  dots: flat("var(--lit)", 0.28),
  line: outline(2.4),
  thin: { ...outline(1.6, "#fff"), "stroke-opacity": 0.6 },
  beam: outline(2.6, "var(--lit)"),
};

export const drawing = inked(INKS, BLACK, 1.6);
export type Line = InkLine<keyof typeof INKS>;

/** What lies behind everything, then the inks `far`, `near` and `lit`. */
export type Print = readonly [sky: string, far: string, near: string, lit: string];

/** The colours of a sheet with this print. */
export const colours = ([tone, far, near, lit]: Print): Colours => ({
  tone,
  far,
  near,
  lit,
  "line-ink": BLACK,
  frame: BLACK,
  paper: PAPER,
  "paper-edge": BLACK,
  "paper-width": "2.5",
  rim: PAPER,
});
