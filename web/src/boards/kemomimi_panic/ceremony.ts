// What is staged of Kemomimi Panic: hands that go up, roles that turn over, night and the morning after, powers.

import type { Happened } from "@wire";
import { type Ceremony, plainly, type Scene } from "../board";
import { publicOf } from "./facts";

/** Events that tell what came of the raised hands. */
const OUTCOMES = new Set(["vote_result", "verdict_changed", "cancelled"]);
/** What the event of a character's power is called: this, and the character. */
const POWER = "announce_";

export function ceremony(event: Happened, told: readonly Happened[], scene: Scene): Ceremony | null {
  switch (event.key) {
    case "hands":
      return hands(event, told, scene);
    case "role_shown":
    case "eliminated":
      return unmasked(event, scene);
    case "night":
      return plainly(event, scene, { veil: "night" });
    case "no_theft":
      return plainly(event, scene, { veil: "day" });
    case "theft":
      return plainly(event, scene, { veil: "day", cards: [character(scene, Number(event.args.victim))], open: true });
    case "game_over":
      return ending(event, scene);
    default:
      return event.key.startsWith(POWER) ? power(event, scene) : null;
  }
}

type Card = Ceremony["cards"][number];

function role({ words }: Scene, seat: number, id: string, raised: boolean): Card {
  return { seat, face: words.text(`role-${id}`), raised, card: `role-${id}` };
}

/** Somebody as the table knows them, by the character that lies open before them. */
function character({ words, public: facts }: Scene, seat: number): Card {
  const card = `character-${publicOf(facts).seats[seat]?.character ?? ""}`;
  return { seat, face: words.text(card), raised: true, card };
}

/** Which role it was is said when it has turned over. */
function unmasked({ key, args }: Happened, scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const seat = Number(args.seat);
  return {
    title: words.text("board-kemomimi-unmasks", { name: names[seat] ?? "" }),
    cards: [role(scene, seat, String(args.role), false)],
    outcome: words.event(key, args, names, me),
  };
}

function power(event: Happened, scene: Scene): Ceremony {
  const card = `character-${event.key.slice(POWER.length)}`;
  const seat = Number(event.args.seat);
  return plainly(event, scene, { cards: [{ seat, face: scene.words.text(card), raised: true, card }], open: true });
}

function ending({ args }: Happened, scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const { roles, winner_seats } = args as { roles: readonly string[]; winner_seats: number[] };
  return {
    title: words.text("board-kemomimi-unmasked"),
    cards: roles.map((id, seat) => role(scene, seat, id, winner_seats.includes(seat))),
    outcome: winner_seats.length ? words.phrase("match-winners", { winner_seats }, names, me) : "",
  };
}

function hands(event: Happened, told: readonly Happened[], scene: Scene): Ceremony {
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
    ...stamped(since, scene),
    outcome: [event, ...since]
      .filter(({ key }) => OUTCOMES.has(key))
      .map(({ key, args }) => words.event(key, args, names, me))
      .join(" "),
  };
}

function stamped(since: readonly Happened[], { words }: Scene): Pick<Ceremony, "stamp"> {
  const verdict = since.find(({ key }) => key === "vote_result")?.args.verdict;
  return verdict ? { stamp: { text: words.text(`verdict-${String(verdict)}`), good: verdict === "innocent" } } : {};
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
