// What is staged of La Rose Noire: cards that are played, ballots and their answer, night, the dead at dawn, roles.

import type { Happened } from "@wire";
import { NOBODY } from "@/words/book";
import { type Ceremony, plainly, type Scene } from "../board";
import { SUSPECTS } from "./cards";
import { publicOf, votersOf } from "./facts";
import { shortName, suspectsNamed } from "./naming";

export function ceremony(event: Happened, _told: readonly Happened[], scene: Scene): Ceremony | null {
  switch (event.key) {
    case "accusation":
      return accusation(event, scene);
    case "no_accusation":
      return silence(scene);
    case "plays":
    case "rector_plays":
    case "trap":
      return played(event, scene);
    case "estellines":
      return plainly(event, scene, { veil: "night" });
    case "dawn":
      return dawn(event, scene);
    case "dies":
      return plainly(event, scene, {
        cards: numbers(event.args.suspects).map((suspect) => dead(scene, suspect)),
        open: true,
      });
    case "reveal":
      return reveal(event, scene);
    case "game_over":
      return ending(event, scene);
    default:
      return null;
  }
}

const numbers = (names: unknown): readonly number[] =>
  (names as readonly string[]).map((name) => SUSPECTS.indexOf(name));

/** A card that is played before everybody, with what it does. */
function played(event: Happened, scene: Scene): Ceremony {
  const { words } = scene;
  const card = `card-${String(event.args.card)}`;
  return plainly(event, scene, {
    cards: [{ seat: Number(event.args.seat ?? NOBODY), face: words.text(card), raised: true, card, place: "" }],
    // In the time it takes, a line can be read; all of it is a tap on the card away.
    outcome: words.maybe(card, "effect") || words.maybe(card, "text"),
    open: true,
  });
}

/** A suspect who died. */
function dead({ words }: Scene, suspect: number): Ceremony["cards"][number] {
  const name = SUSPECTS[suspect] ?? "";
  return { seat: NOBODY, face: "", raised: false, card: `tombstone-${name}`, place: words.text(`suspect-${name}`) };
}

function ballots(scene: Scene, agreed: readonly number[]): Ceremony["cards"] {
  const table = publicOf(scene.public);
  return votersOf(table).map((seat) => {
    const pair = table.seats[seat]?.ballot ?? [];
    const face = pair.length
      ? pair.map((suspect) => shortName(scene.words, suspect)).join(" ")
      : scene.words.text("board-rose-no-ballot");
    return { seat, face, raised: agreed.includes(seat) };
  });
}

function accusation({ args }: Happened, scene: Scene): Ceremony {
  const { words } = scene;
  const { suspects, seats, answer } = args as { suspects: string[]; seats: number[]; answer: string };
  const who = suspectsNamed(words, numbers(suspects));
  return {
    title: words.text("board-rose-accused", { who }),
    cards: ballots(scene, seats),
    stamp: {
      text: words.text(answer === "exact" ? "board-rose-stamp-exact" : "board-rose-stamp-inexact"),
      good: answer === "exact",
    },
    outcome: words.text(answer === "exact" ? "board-rose-told-exact" : "board-rose-told-inexact", { who }),
  };
}

function silence(scene: Scene): Ceremony {
  const { words } = scene;
  return {
    title: words.text("board-rose-ballots"),
    cards: ballots(scene, []),
    stamp: { text: words.text("board-rose-not-accused"), good: false },
    outcome: words.text("board-rose-needed", { count: publicOf(scene.public).threshold }),
  };
}

function dawn({ args }: Happened, scene: Scene): Ceremony {
  const { words } = scene;
  const victims = numbers(args.suspects);
  return {
    title: words.text("board-rose-dawn"),
    veil: "day",
    cards: victims.map((suspect) => dead(scene, suspect)),
    outcome: words.text("board-rose-dawn-dead", {
      count: victims.length,
      who: suspectsNamed(words, victims),
    }),
  };
}

function turned({ words }: Scene, seat: number, role: string, raised: boolean): Ceremony["cards"][number] {
  const card = `role-${role}`;
  return { seat, face: words.text(card), raised, card };
}

function reveal({ args }: Happened, scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const { seat, target, role, other_role } = args as Record<"seat" | "target", number> &
    Record<"role" | "other_role", string>;
  return {
    title: words.text("board-rose-reveal"),
    cards: [turned(scene, seat, role, true), turned(scene, target, other_role, false)],
    outcome: words.event("reveal", args, names, me),
  };
}

function ending(event: Happened, scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const { roles, winner_seats } = event.args as { roles: string[]; winner_seats: number[] };
  return {
    title: words.text("board-rose-ending"),
    cards: roles.map((role, seat) => turned(scene, seat, role, winner_seats.includes(seat))),
    outcome: words.phrase("match-winners", { winner_seats }, names, me),
  };
}
