// What is staged of Death Note: Actions that land on each other, the tile of L, ballots, roles that are revealed or die.

import type { Happened } from "@wire";
import { NOBODY } from "@/words/book";
import { type Ceremony, plainly, type Scene, WITH_NEXT } from "../board";
import { wordsOf } from "./cards";
import { inactiveOf, publicOf } from "./facts";
import { worthOf } from "./naming";

export function ceremony(event: Happened, told: readonly Happened[], scene: Scene): Ceremony | null {
  switch (event.key) {
    case "plays":
    case "saved":
      return action(event, scene);
    case "tile":
      return tile(event, scene);
    case "reveal":
      return reveal(event, scene);
    case "dies":
      // Whoever dies is revealed in the same breath, unless everybody knew the role.
      return told.some(({ key }) => key === "reveal") ? WITH_NEXT : death(event, scene);
    case "dies_hidden":
      return death(event, scene);
    case "votes":
      // All are shown together: the last of them has all.
      return told.some(({ key }) => key === "votes") ? WITH_NEXT : votes(scene);
    case "game_over":
      return ending(event, scene);
    default:
      return null;
  }
}

type Card = Ceremony["cards"][number];

/** A Role card of somebody, or of the centre. */
function roleCard({ words }: Scene, seat: number, slot: number, role: string, raised: boolean): Card {
  const card = role ? { card: `role-${role}`, face: words.text(`role-${role}`) } : { card: "back-role", face: "?" };
  return { seat, raised, ...card, ...(slot > 0 ? { place: words.text("board-note-slot", { slot }) } : {}) };
}

/** An Action that is put on the table, with what it does. */
function action(event: Happened, scene: Scene): Ceremony {
  const { words } = scene;
  const card = wordsOf(String(event.args.card));
  const seat = Number(event.args.seat ?? NOBODY);
  return plainly(event, scene, {
    cards: [{ seat, face: words.text(card), raised: true, card, place: scene.names[seat] ?? "" }],
    // In the time it takes, a line can be read; all of it is a tap on the card away.
    outcome: words.maybe(card, "effect") || words.maybe(card, "text"),
    open: true,
  });
}

function tile({ args }: Happened, { words }: Scene): Ceremony {
  const key = `tile-${String(args.tile)}`;
  return {
    title: words.text("board-note-tile-turned"),
    cards: [{ seat: Number(args.seat), face: words.text(key), raised: true, card: key, place: "" }],
    outcome: `${words.maybe(key, "text")} ${worthOf(words, String(args.tile))}`.trim(),
  };
}

function reveal({ key, args }: Happened, scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const { target, slot, role } = args as { target: number; slot: number; role: string };
  const dead = publicOf(scene.public).roles.some((each) => each.role === role && each.dead);
  return {
    title: words.text(dead ? "board-note-turned-dead" : "board-note-turned"),
    cards: [roleCard(scene, target, slot, role, !dead)],
    outcome: words.event(key, args, names, me),
  };
}

function death({ key, args }: Happened, scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const { target, slot } = args as { target: number; slot: number };
  const table = publicOf(scene.public);
  const card =
    slot > 0 ? inactiveOf(table).find((each) => each.slot === slot) : table.roles[table.seats[target]?.card ?? NOBODY];
  return {
    title: words.text("board-note-turned-dead"),
    cards: [roleCard(scene, target, slot, key === "dies" ? (card?.role ?? "") : "", false)],
    outcome: words.event(key, args, names, me),
  };
}

function votes(scene: Scene): Ceremony {
  const { words, names } = scene;
  const { deeds, round } = publicOf(scene.public);
  const cast = deeds.filter((deed) => deed.kind === "vote" && deed.round === round);
  const counts = new Map<number, number>();
  for (const { target = NOBODY } of cast) counts.set(target, (counts.get(target) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return {
    title: words.text("board-note-votes"),
    cards: cast.map(({ seat = NOBODY, target = NOBODY }) => ({
      seat,
      face: names[target] ?? "",
      raised: counts.get(target) === most,
    })),
    outcome: words.enumerated(
      [...counts].map(([seat, count]) => words.text("board-note-votes-for", { name: names[seat] ?? "", count })),
    ),
  };
}

function ending({ args }: Happened, scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const { roles, winner_seats } = args as { roles: string[]; winner_seats: number[] };
  return {
    title: words.text("board-note-end"),
    cards: roles.map((role, seat) => roleCard(scene, seat, 0, role, winner_seats.includes(seat))),
    outcome: words.phrase("match-winners", { winner_seats }, names, me),
  };
}
