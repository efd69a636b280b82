// What comes to one seat of La Rose Noire alone: who it is, cards it draws, sees, gets and loses, and whom it meets at night.

import { RECTOR } from "@generated/rose_noire/catalogue";
import type { Happened } from "@wire";
import { type Discovery, type Scene, toldOf } from "../board";
import { privateOf } from "./facts";
import { secrets } from "./secrets";

export function opening(scene: Scene): Discovery | null {
  const { words, me } = scene;
  if (me === null || !scene.private) return null;
  const { role } = privateOf(scene.private);
  const [mine] = secrets(scene, scene.private, me);
  if (!mine) return null;
  return {
    title: mine.text,
    cards: [`role-${role}`],
    text: mine.meaning ?? "",
    lines: [
      words.text(role === RECTOR ? "board-rose-can-rector" : "board-rose-can-investigate"),
      words.text(`board-rose-can-${role}-besides`),
    ],
  };
}

/** What the reader did themselves is nothing new to them. */
const OWN = new Set(["accomplices", "rector_discards", "registers"]);
/** Nobody may know that these came. */
const HUSHED = new Set(["meets", "held"]);

export function discovery(event: Happened, scene: Scene): Discovery | null {
  const { key, args } = event;
  const shown = key === "shows_proofs" || key === "meets";
  if (OWN.has(key) || (shown && args.seat === scene.me)) return null;
  const faces = [args.card ?? args.cards ?? []].flat().map((face) => `card-${String(face)}`);
  const [only = ""] = faces;
  const effect = faces.length === 1 ? scene.words.maybe(only, "text") : "";
  return { ...toldOf(event, scene, ...faces), text: effect, hushed: HUSHED.has(key) };
}
