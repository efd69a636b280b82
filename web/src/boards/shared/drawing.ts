// What the drawings of all games are made of: shapes, each filled with one of the few inks that a game has.

export interface Shape<Ink extends string = string> {
  readonly ink: Ink;
  readonly d: string;
  /** Where it was moved to, where it is a part of a larger drawing. */
  readonly at?: string;
}

export type Drawing<Ink extends string = string> = readonly Shape<Ink>[];

/** An ink and an outline: `hair M0 0h10`. */
export type Line<Ink extends string> = `${Ink} ${string}`;

/** How a game with these inks writes its drawings, line by line. */
export const inked =
  <Ink extends string>() =>
  (...lines: readonly Line<Ink>[]): Drawing<Ink> =>
    lines.map((line) => {
      const gap = line.indexOf(" ");
      return { ink: line.slice(0, gap) as Ink, d: line.slice(gap + 1) };
    });

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A drawing as a part of a larger one: moved, made smaller, turned. */
export const moved = <Ink extends string>(
  drawing: Drawing<Ink>,
  x: number,
  y: number,
  size = 1,
  turn = 0,
): Drawing<Ink> => {
  const place = `translate(${x} ${y})${size === 1 ? "" : ` scale(${size})`}${turn ? ` rotate(${turn})` : ""}`;
  return drawing.map((shape) => ({ ...shape, at: shape.at ? `${place} ${shape.at}` : place }));
};
