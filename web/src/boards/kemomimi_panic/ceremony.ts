// A vote as a ceremony: everybody's hand lies face down, then all are turned together.

import type { Happened } from "@wire";
import type { Ceremony, Scene } from "../board";
import { publicOf } from "./facts";

/** Events that tell what came of the raised hands. */
const OUTCOMES = new Set(["vote_result", "verdict_changed", "cancelled"]);

export function ceremony(event: Happened, told: readonly Happened[], scene: Scene): Ceremony | null {
  if (event.key !== "hands") return null;
  const { words, names, me } = scene;
  const { suspect, up_seats, abstaining_seats } = event.args as {
    suspect: number;
    up_seats: number[];
    abstaining_seats: number[];
  };
  // What the same hands led to; the next hands are another vote.
  const next = told.findIndex(({ key }) => key === "hands");
  const since = next < 0 ? told : told.slice(0, next);
  const face = (seat: number) =>
    abstaining_seats.includes(seat)
      ? "board-kemomimi-hand-none"
      : up_seats.includes(seat)
        ? "board-kemomimi-hand-up"
        : "board-kemomimi-hand-down";
  return {
    title: words.phrase("board-kemomimi-vote-title", { suspect }, names, me),
    cards: voters(event, since, scene).map((seat) => ({
      seat,
      face: words.text(face(seat)),
      raised: up_seats.includes(seat),
    })),
    outcome: [event, ...since]
      .filter(({ key }) => OUTCOMES.has(key))
      .map(({ key, args }) => words.event(key, args, names, me))
      .join(" "),
  };
}

/** Who took part, in seating order: as the record of the vote says, or whoever may vote while it is not counted. */
function voters(event: Happened, since: readonly Happened[], scene: Scene): number[] {
  const table = publicOf(scene.public);
  const { suspect, up_seats, abstaining_seats } = event.args as {
    suspect: number;
    up_seats: number[];
    abstaining_seats: number[];
  };
  const counted = since.some(({ key }) => key === "vote_result")
    ? table.votes.filter((vote) => vote.suspect === suspect).at(-1)
    : undefined;
  const here = counted
    ? [...counted.up, ...counted.down]
    : table.seats.flatMap(({ state }, seat) => (state === "out" || seat === table.excluded ? [] : [seat]));
  return [...new Set([...here, ...up_seats, ...abstaining_seats])].sort((one, other) => one - other);
}
