// The inks of this game.

import { type Drawing as Drawn, inked, type Line as Written } from "../../shared/drawing";

/** What is filled has an outline, but for `shine` and `shade`; `line`, `fine` and `ray` are outlines alone. */
export type Ink =
  | "skin"
  | "hair"
  | "cloth"
  | "trim"
  | "dark"
  | "pale"
  | "gold"
  | "leaf"
  | "blood"
  | "sky"
  | "dove"
  | "ash"
  | "wood"
  | "token"
  | "shine"
  | "shade"
  | "line"
  | "fine"
  | "ray";

export type Drawing = Drawn<Ink>;
export type Line = Written<Ink>;

export const drawing = inked<Ink>();
