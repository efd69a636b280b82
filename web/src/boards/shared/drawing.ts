// What the drawings of all games are made of: outlines, each painted with one of the few inks that a game has.

/** How an outline is painted, by the names that SVG has for it. */
export interface Paint {
  readonly fill: string;
  readonly "fill-opacity"?: number;
  readonly stroke?: string;
  readonly "stroke-width"?: number;
  readonly "stroke-opacity"?: number;
  readonly "stroke-dasharray"?: string;
}

export interface Shape {
  readonly paint: Paint;
  readonly d: string;
  /** Where it was moved to, where it is a part of a larger drawing. */
  readonly at?: string;
}

export type Drawing = readonly Shape[];

/** The colours of one sheet by name: `fill: "var(--hair)"` is painted with its `hair`. */
export type Colours = Readonly<Record<string, string>>;

/** An ink and an outline: `hair M0 0h10`. */
export type Line<Ink extends string> = `${Ink} ${string}`;

/**
 * How a game writes its drawings, line by line. An ink is the colour it fills with, and has the outline that all have, or
 * says what is different about it.
 */
export const inked =
  <Ink extends string>(inks: Readonly<Record<Ink, string | Paint>>, stroke: string, width: number) =>
  (...lines: readonly Line<Ink>[]): Drawing =>
    lines.map((line) => {
      const gap = line.indexOf(" ");
      const ink: string | Paint = inks[line.slice(0, gap) as Ink];
      const own: Paint = typeof ink === "string" ? { fill: ink } : ink;
      return { paint: { stroke, "stroke-width": width, ...own }, d: line.slice(gap + 1) };
    });

/** An ink that has no area, only an outline. */
export const outline = (width: number, stroke?: string): Paint => ({
  fill: "none",
  "stroke-width": width,
  ...(stroke && { stroke }),
});

/** An ink that has no outline; light and shadow are seen through. */
export const flat = (fill: string, opacity?: number): Paint => ({
  fill,
  stroke: "none",
  ...(opacity && { "fill-opacity": opacity }),
});

/** A colour by another one: so much of the first, the rest of the second. */
export const mixed = (colour: string, percent: number, other: string): string =>
  `color-mix(in srgb, ${colour} ${percent}%, ${other})`;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A drawing as a part of a larger one: moved, made smaller, turned. */
export const moved = (drawing: Drawing, x: number, y: number, size = 1, turn = 0): Drawing => {
  const place = `translate(${x} ${y})${size === 1 ? "" : ` scale(${size})`}${turn ? ` rotate(${turn})` : ""}`;
  return drawing.map((shape) => ({ ...shape, at: shape.at ? `${place} ${shape.at}` : place }));
};
