// The inks of this game, on a card of 100 by 140.

import { type Drawing as Drawn, inked, type Line as Written } from "../../shared/drawing";

/** What is filled has an outline, but for lights; `line`, `fine` and `ray` are outlines alone. */
export type Ink =
  | "fur"
  | "inner"
  | "hair"
  | "skin"
  | "cloth"
  | "trim"
  | "dark"
  | "gold"
  | "pale"
  | "rose"
  | "leaf"
  | "gem"
  | "blush"
  | "shine"
  | "line"
  | "fine"
  | "ray";

export type Drawing = Drawn<Ink>;
export type Line = Written<Ink>;

export const drawing = inked<Ink>();
