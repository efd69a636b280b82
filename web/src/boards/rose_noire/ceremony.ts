// What is turned over together: the ballots of an Accusation and its answer, the dead at dawn, roles.

import type { Happened } from "@wire";
import type { Ceremony, Scene } from "../board";
import { SUSPECTS } from "./cards";
import { publicOf, votersOf } from "./facts";
import { shortName, suspectsNamed } from "./naming";

export function ceremony(event: Happened, told: readonly Happened[], scene: Scene): Ceremony | null {
  switch (event.key) {
    case "accusation":
      return accusation(event, scene);
    case "no_accusation":
      return silence(scene);
    case "dawn":
      return dawn(event, scene);
    case "reveal":
      return told.some(({ key }) => key === "game_over") ? null : reveal(event, scene);
    case "game_over":
      return ending(event, scene);
    default:
      return null;
  }
}

const numbers = (names: unknown): readonly number[] =>
  (names as readonly string[]).map((name) => SUSPECTS.indexOf(name));

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
    outcome: words.text(answer === "exact" ? "board-rose-told-exact" : "board-rose-told-inexact", { who }),
  };
}

function silence(scene: Scene): Ceremony {
  const { words } = scene;
  return {
    title: words.text("board-rose-not-accused"),
    cards: ballots(scene, []),
    outcome: words.text("board-rose-needed", { count: publicOf(scene.public).threshold }),
  };
}

function dawn({ args }: Happened, { words }: Scene): Ceremony {
  const victims = numbers(args.suspects);
  return {
    title: words.text("board-rose-dawn"),
    cards: [],
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
