// How people sit around a drawn table: clockwise from the reader, who sits at the bottom.

/** Where a place is: on which side of the table, and how far along that side, going clockwise. */
export interface Place {
  readonly seat: number;
  readonly side: "bottom" | "left" | "top" | "right";
  readonly at: number;
}

export interface Ring {
  /** In seating order, the reader first. */
  readonly places: readonly Place[];
  /** How many sit on the left, and as many on the right. */
  readonly flank: number;
  /** How many sit at the far side. */
  readonly top: number;
}

/** The ring for a table, with at most this many people at the far side. */
export function ring(players: number, me: number | null, widest: number): Ring {
  const others = players - 1;
  // The sides are as long as each other, so what does not come out even sits at the far side.
  let flank = Math.max(0, Math.ceil((others - widest) / 2));
  if (flank === 0 && others > 1) flank = 1;
  const top = Math.max(0, others - 2 * flank);
  const places = Array.from({ length: players }, (_, step): Place => {
    const seat = ((me ?? 0) + step) % players;
    if (step === 0) return { seat, side: "bottom", at: 0 };
    if (step <= flank) return { seat, side: "left", at: step - 1 };
    if (step <= flank + top) return { seat, side: "top", at: step - 1 - flank };
    return { seat, side: "right", at: step - 1 - flank - top };
  });
  return { places, flank, top };
}
