// What is staged of Kemomimi Panic: hands that go up, roles that turn over, night and the morning after, powers.

import type { Happened } from "@wire";
import type { Args } from "@/words/book";
import { type Ceremony, plainly, type Scene, WITH_NEXT } from "../board";
import { publicOf } from "./facts";

/** What the event of a character's power is called: this, and the character. */
const POWER = "announce_";

export function ceremony(event: Happened, told: readonly Happened[], scene: Scene): Ceremony | null {
  switch (event.key) {
    case "hands":
      return hands(event, told, scene);
    case "vote_result":
      return counted(event, scene);
    case "verdict_changed":
      return overturned(event, scene);
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

/** Hands that wait for a power are turned over by themselves; those that are counted at once, with what they come to. */
function hands({ args }: Happened, told: readonly Happened[], scene: Scene): Ceremony {
  const { up_seats: up, abstaining_seats: abstaining } = args as { up_seats: number[]; abstaining_seats: number[] };
  if (told.some(({ key }) => key === "vote_result") && !abstaining.length) return WITH_NEXT;
  const { seats, excluded } = publicOf(scene.public);
  const here = seats.flatMap(({ state }, seat) => (state === "out" || seat === excluded ? [] : [seat]));
  return { title: titleOf(scene, args), cards: ballots(scene, here, up, abstaining), outcome: "" };
}

/** The verdict falls on the hands that count, whatever powers have made of them. */
function counted({ key, args }: Happened, scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const { up = [], down = [] } = publicOf(scene.public).votes.findLast(({ suspect }) => suspect === args.suspect) ?? {};
  return {
    title: titleOf(scene, args),
    cards: ballots(scene, [...up, ...down], up),
    stamp: stampOf(scene, args),
    outcome: words.event(key, args, names, me),
  };
}

/** Somebody makes another verdict of it. */
function overturned(event: Happened, scene: Scene): Ceremony {
  const cards = [character(scene, Number(event.args.suspect))];
  return plainly(event, scene, { cards, open: true, stamp: stampOf(scene, event.args) });
}

const titleOf = ({ words, names, me }: Scene, { suspect }: Args): string =>
  words.phrase("board-kemomimi-vote-title", { suspect }, names, me);

function stampOf({ words }: Scene, { verdict }: Args): NonNullable<Ceremony["stamp"]> {
  return { text: words.text(`verdict-${String(verdict)}`), good: verdict === "innocent" };
}

/** Everybody's hand, in seating order. */
function ballots(
  { words }: Scene,
  here: readonly number[],
  up: readonly number[],
  abstaining: readonly number[] = [],
): Ceremony["cards"] {
  const face = (seat: number) => (abstaining.includes(seat) ? "none" : up.includes(seat) ? "up" : "down");
  return [...new Set([...here, ...up, ...abstaining])]
    .sort((one, other) => one - other)
    .map((seat) => ({ seat, face: words.text(`board-kemomimi-hand-${face(seat)}`), raised: up.includes(seat) }));
}
