// The inks of this game: every place is printed with three of its own, on paper, with black.

import { type Drawing as Drawn, inked, type Line as Written } from "../../shared/drawing";

/** `far`, `near` and `lit` are the place's own; `line` and `beam` are outlines alone, in black and in `lit`. */
export type Ink = "far" | "near" | "lit" | "pale" | "dark" | "haze" | "line" | "thin" | "beam";

export type Drawing = Drawn<Ink>;
export type Line = Written<Ink>;

export const drawing = inked<Ink>();
