// The inks of this game.

import { type Drawing as Drawn, inked, type Line as Written } from "../../shared/drawing";

/** What is filled has an outline, but for `shine` and `shade`; `line`, `fine`, `ray` and `chalk` are outlines alone. */
export type Ink =
  | "dark"
  | "pale"
  | "paper"
  | "blood"
  | "sky"
  | "gold"
  | "leaf"
  | "steel"
  | "wood"
  | "ribbon"
  | "tone"
  | "ghost"
  | "shine"
  | "shade"
  | "line"
  | "fine"
  | "ray"
  | "chalk";

export type Drawing = Drawn<Ink>;
export type Line = Written<Ink>;

export const drawing = inked<Ink>();
