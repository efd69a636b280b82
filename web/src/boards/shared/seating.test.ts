// Who sits where around the table.

import { expect, test } from "vitest";
import { ring } from "./seating";

test.each([2, 3, 4, 5, 6, 7, 8, 12])("%i people sit clockwise from the reader, as many left as right", (players) => {
  for (const widest of [1, 3]) {
    const { places, flank, top } = ring(players, 1, widest);
    expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: players }, (_, step) => (1 + step) % players));
    expect(places[0]?.side).toBe("bottom");
    const sides = (side: string) => places.filter((place) => place.side === side).length;
    expect(sides("left")).toBe(flank);
    expect(sides("right")).toBe(flank);
    expect(sides("top")).toBe(top);
    expect(top).toBeLessThanOrEqual(widest);
  }
});

test("spectators see the first seat at the bottom", () => {
  expect(ring(4, null, 1).places[0]?.seat).toBe(0);
});
