// What comes to one seat of Tokyo Ghoul alone: who it is, and the cards and tokens it is shown or given.

import type { Happened } from "@wire";
import { type Discovery, type Scene, toldOf } from "../board";
import { privateOf } from "./facts";
import { secrets } from "./secrets";

export function opening(scene: Scene): Discovery | null {
  const { words, me } = scene;
  if (me === null || !scene.private) return null;
  const [mine] = secrets(scene, scene.private, me);
  return {
    title: mine?.text ?? "",
    cards: [`character-${privateOf(scene.private).character}`],
    text: words.text("board-tokyo-goal", { count: mine?.lines?.length ?? 0 }),
    lines: [...(mine?.lines ?? []), words.text("board-tokyo-can")],
    listed: true,
  };
}

export function discovery(event: Happened, scene: Scene): Discovery | null {
  const { key, args } = event;
  switch (key) {
    case "prelim_saw":
    case "saw":
      return toldOf(event, scene, ...(args.cards as string[]).map((card) => `clue-${card}`));
    case "prelim_received":
      return toldOf(event, scene, `clue-${String(args.card)}`);
    case "support_peek":
      return toldOf(event, scene, `support-${String(args.support)}`);
    case "interrogation_over":
      // Whoever asked has chosen both cards themselves.
      return args.target === scene.me && args.took && args.took !== "none"
        ? toldOf(event, scene, `clue-${String(args.took)}`)
        : null;
    default:
      return toldOf(event, scene);
  }
}
