// What drawings are made of: shapes on a card of 100 by 140, each filled with one of a few inks.

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

export interface Shape {
  readonly ink: Ink;
  readonly d: string;
}

export type Drawing = readonly Shape[];

/** `fur M0 0h10; line M…` as shapes. */
export function drawing(...lines: readonly string[]): Drawing {
  return lines.map((line) => {
    const gap = line.indexOf(" ");
    return { ink: line.slice(0, gap) as Ink, d: line.slice(gap + 1) };
  });
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
