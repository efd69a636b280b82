// Who comes first by points, and who shares a place.

export interface Ranked {
  readonly seat: number;
  /** 1 for the most points; those with as many share it. */
  readonly rank: number;
  readonly tied: boolean;
}

/** The seats by their points, most first; those with as many stay in the order they sit. */
export function ranked(points: readonly number[]): readonly Ranked[] {
  return points
    .map((mine, seat) => ({
      seat,
      rank: 1 + points.filter((other) => other > mine).length,
      tied: points.filter((other) => other === mine).length > 1,
    }))
    .sort((one, other) => one.rank - other.rank);
}
