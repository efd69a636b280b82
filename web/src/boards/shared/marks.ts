// What can be said of somebody in a word each: with a drawing, so that none needs its colour.

/** How much a mark stands out: for whoever leads or has won, is pointed at, in danger, safe, or out of it. */
export type Tone = "lit" | "meant" | "warned" | "safe" | "faint";

/** How a mark is drawn, on a square of 24. */
export interface Sign {
  readonly path: string;
  readonly tone?: Tone;
}

export interface Marked extends Partial<Sign> {
  readonly text: string;
  /** What whoever listens is told besides; others have the log in sight. */
  readonly more?: string;
}

/** The marks that hold, in the order they are written in. */
export const holding = <Mark extends string>(holds: Readonly<Record<Mark, boolean>>): readonly Mark[] =>
  (Object.keys(holds) as Mark[]).filter((mark) => holds[mark]);

/** What a game says of somebody, in its own words and drawings. */
export const marked = <Mark extends string>(
  marks: readonly Mark[],
  text: (mark: Mark) => string,
  signs: Readonly<Record<Mark, Sign>>,
  more: (mark: Mark) => string = () => "",
): readonly Marked[] => marks.map((mark) => ({ text: text(mark), more: more(mark), ...signs[mark] }));
