// What is staged of Tokyo Ghoul: an attack, where two masks fall, who dies of it, and everybody's mask at the end.

import type { Happened } from "@wire";
import { type Ceremony, plainly, type Scene } from "../board";
import { publicOf } from "./facts";

export function ceremony(event: Happened, told: readonly Happened[], scene: Scene): Ceremony | null {
  switch (event.key) {
    case "attack":
      return attack(event, told, scene);
    case "killed":
      // Both masks fell when they met.
      return plainly(event, scene, { cards: [turned(scene, Number(event.args.target), false)], open: true });
    case "game_over":
      return reveal(scene);
    default:
      return null;
  }
}

function attack(event: Happened, told: readonly Happened[], scene: Scene): Ceremony {
  const { words, names, me } = scene;
  const { seat, target } = event.args as { seat: number; target: number };
  return {
    title: words.phrase("board-tokyo-attack", { seat, target }, names, me),
    cards: [seat, target].map((who) => turned(scene, who, who === seat)),
    outcome: told
      .filter(({ key }) => key === "supports_shown")
      .map(({ key, args }) => words.event(key, args, names, me))
      .join(" "),
  };
}

function reveal(scene: Scene): Ceremony | null {
  const { words, names, me } = scene;
  const { ending, seats } = publicOf(scene.public);
  if (!ending) return null;
  return {
    title: words.text("board-tokyo-reveal"),
    cards: seats.map((_, seat) => turned(scene, seat, ending.winners.includes(seat))),
    outcome: ending.winners.length
      ? words.phrase("match-winners", { winner_seats: ending.winners }, names, me)
      : words.text("board-tokyo-reveal-nobody"),
  };
}

function turned(scene: Scene, seat: number, raised: boolean): Ceremony["cards"][number] {
  const character = publicOf(scene.public).seats[seat]?.character ?? "";
  if (!character) return { seat, face: scene.words.text("board-tokyo-hidden-character"), raised };
  const card = `character-${character}`;
  return { seat, face: scene.words.text(card), raised, card };
}
