// What comes to one seat of Death Note alone: who it is, the Actions it draws, gets and loses, roles and tiles it sees, and its own death.

import type { Happened } from "@wire";
import { type Discovery, type Scene, toldOf } from "../board";
import { privateOf, publicOf } from "./facts";

export function opening(scene: Scene): Discovery | null {
  const { words, me } = scene;
  if (me === null || !scene.private) return null;
  const { role, aims } = privateOf(scene.private);
  if (!role) return null;
  return {
    title: words.text("board-note-role", { whose: "mine", role: words.text(`role-${role}`) }),
    cards: [`role-${role}`],
    text: words.text("board-note-goal"),
    lines: [
      ...aims.map(({ objective, apples }) =>
        words.text("board-note-goal-line", { objective: words.text(`objective-${objective}`), count: apples }),
      ),
      words.text(me === publicOf(scene.public).detective ? "board-note-can-l" : "board-note-can"),
    ],
    listed: true,
  };
}

/** The family of the cards that an event tells of, by what it is told with. */
const FAMILIES = { card: "action", cards: "action", role: "role", tile: "tile" } as const;

export function discovery(event: Happened, scene: Scene): Discovery | null {
  const { key, args } = event;
  // What the reader laid away or gave they chose themselves.
  const own = args.seat === scene.me && (key === "gift" || key === "gives");
  if (key === "discards" || own) return null;
  const cards = Object.entries(FAMILIES).flatMap(([name, family]) =>
    [args[name] ?? []].flat().map((face) => `${family}-${String(face)}`),
  );
  const [only = ""] = cards;
  const readable = cards.length === 1 && !only.startsWith("role-");
  return { ...toldOf(event, scene, ...cards), text: readable ? scene.words.maybe(only, "text") : "" };
}

const DEATHS = new Set(["dies", "dies_hidden"]);

export function fallen(event: Happened, scene: Scene): Discovery | null {
  const { words, me } = scene;
  const { key, args } = event;
  const table = publicOf(scene.public);
  // A role that was swapped before it died is not the reader any more.
  if (!DEATHS.has(key) || me === null || args.target !== me || args.slot !== 0 || table.seats[me]?.alive) return null;
  const role = scene.private ? privateOf(scene.private).role : "";
  const hidden = key === "dies_hidden" ? "yes" : "no";
  return {
    title: words.event(key, args, scene.names, me),
    // Who died without being revealed keeps that to themselves.
    cards: role && hidden === "no" ? [`role-${role}`] : [],
    text: words.text("board-note-fallen", { hidden, role: role ? words.text(`role-${role}`) : "" }),
    lines: [
      words.text("board-note-still-score"),
      words.text("board-note-still-talk", { talk: table.dead_talk ? "yes" : "no" }),
    ],
  };
}
