// The dots that comics are printed with: rows of them, each row smaller than the one before.

import { disc } from "../../shared/drawing";
import { drawing } from "./ink";

const STEP = 8;

/** Dots from the top edge of a sheet downwards, until they are too small to see. */
function fading(width: number, rows: number, largest: number): string {
  const dots: string[] = [];
  for (let row = 0; row < rows; row++) {
    const radius = Math.round(largest * (1 - row / rows) * 10) / 10;
    for (let x = row % 2 ? STEP / 2 : 0; x <= width; x += STEP) dots.push(disc(x, row * STEP * 0.75, radius));
  }
  return dots.join("");
}

export const HALFTONE = drawing(`dots ${fading(100, 11, 3.2)}`);
