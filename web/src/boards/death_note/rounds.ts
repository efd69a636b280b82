// What everybody saw of each round, side by side: what each player did with the tile, whom L gave a card, what was revealed.

import { NOBODY } from "@/words/book";
import type { Public } from "./facts";

/** What a player did with the tile. */
export type Choice = "left" | "discarded" | "covered";

export interface RoundFacts {
  readonly round: number;
  /** What each seat did, each time it chose. */
  readonly choices: ReadonlyMap<number, readonly { readonly choice: Choice; readonly drawn: number }[]>;
  readonly gift: number;
  readonly tile: string;
  /** How many Actions each seat has played. */
  readonly played: ReadonlyMap<number, number>;
}

const CHOICES: ReadonlySet<string> = new Set<Choice>(["left", "discarded", "covered"]);

export function roundsOf(table: Public): readonly RoundFacts[] {
  return Array.from({ length: table.round }, (_, at) => {
    const deeds = table.deeds.filter(({ round }) => round === at + 1);
    const choices = new Map<number, { choice: Choice; drawn: number }[]>();
    const played = new Map<number, number>();
    for (const { kind, seat = NOBODY, count = 0 } of deeds) {
      if (CHOICES.has(kind))
        choices.set(seat, [...(choices.get(seat) ?? []), { choice: kind as Choice, drawn: count }]);
      if (kind === "play") played.set(seat, (played.get(seat) ?? 0) + 1);
    }
    return {
      round: at + 1,
      choices,
      played,
      gift: deeds.find(({ kind }) => kind === "gift")?.target ?? NOBODY,
      tile: deeds.find(({ kind }) => kind === "tile")?.card ?? "",
    };
  });
}
