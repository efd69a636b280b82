// What comes to one seat of DC Spyfall alone: its card in each round, with what can be done with it.

import { JOKER } from "@generated/dc_spyfall/catalogue";
import type { Discovery, Scene } from "../board";
import { privateOf } from "./facts";
import { secrets } from "./secrets";

export function opening(scene: Scene): Discovery | null {
  const { words, me } = scene;
  if (me === null || !scene.private) return null;
  const { card, marked, ability } = privateOf(scene.private);
  const [mine] = secrets(scene, scene.private, me);
  if (!mine?.card) return null;
  const role = card === JOKER ? JOKER : marked ? "harley_quinn" : "hero";
  return {
    title: mine.text,
    cards: [mine.card, ...(marked ? ["role-harley_quinn"] : []), ...(ability ? [`ability-${ability}`] : [])],
    text:
      role === JOKER
        ? (mine.meaning ?? "")
        : words.attribute(marked ? "board-spyfall-harley" : "board-spyfall-hero", "aim"),
    lines: [
      words.text(`board-spyfall-can-${role}`),
      words.text("board-spyfall-can-accuse"),
      ...(ability
        ? [
            words.text("board-spyfall-can-ability", {
              ability: words.text(`ability-${ability}`),
              timing: words.attribute(`ability-${ability}`, "timing"),
            }),
          ]
        : []),
    ],
  };
}
