// What drawings are made of: shapes, each filled with one of a few inks.

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

export interface Shape {
  readonly ink: Ink;
  readonly d: string;
}

export type Drawing = readonly Shape[];

/** `hair M0 0h10` as a shape. */
export function drawing(...lines: readonly string[]): Drawing {
  return lines.map((line) => {
    const gap = line.indexOf(" ");
    return { ink: line.slice(0, gap) as Ink, d: line.slice(gap + 1) };
  });
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
