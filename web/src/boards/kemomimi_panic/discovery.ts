// What comes to one seat of Kemomimi Panic alone: who it is, what it is told in secret, and its own elimination.

import type { Happened } from "@wire";
import { type Discovery, type Scene, toldOf } from "../board";
import { privateOf, publicOf } from "./facts";
import { secrets } from "./secrets";

export function opening(scene: Scene): Discovery | null {
  const { words, me } = scene;
  if (me === null || !scene.private) return null;
  const { role } = privateOf(scene.private);
  const [mine] = secrets(scene, scene.private, me);
  const character = publicOf(scene.public).seats[me]?.character ?? "";
  return {
    title: mine?.text ?? "",
    cards: [`role-${role}`],
    text: mine?.meaning ?? "",
    lines: [
      words.text("board-kemomimi-can", { role }),
      words.text("board-kemomimi-can-vote"),
      words.text("board-kemomimi-can-power", {
        character: words.text(`character-${character}`),
        timing: words.maybe(`character-${character}`, "timing"),
      }),
    ],
  };
}

export function discovery(event: Happened, scene: Scene): Discovery | null {
  const { key, args } = event;
  if (key === "roles_swapped") return toldOf(event, scene, `role-${String(args.role)}`);
  // Who was asked about, as everybody sees them.
  const { character = "" } = publicOf(scene.public).seats[Number(args.target)] ?? {};
  return toldOf(event, scene, ...(character ? [`character-${character}`] : []));
}

export function fallen(event: Happened, scene: Scene): Discovery | null {
  const { words, me } = scene;
  const { key, args } = event;
  if (key !== "eliminated" || args.seat !== me) return null;
  const role = String(args.role);
  const told = toldOf(event, scene, `role-${role}`);
  const left = role === "civilian_stubborn" ? "ghost" : role === "civilian_angry" ? "angry" : "out";
  return {
    ...told,
    text: words.text("board-kemomimi-fallen", { camp: role.startsWith("civilian") ? "civilian" : "other" }),
    lines: [words.text("board-kemomimi-still", { left }), words.text("board-kemomimi-still-talk", { left })],
  };
}
