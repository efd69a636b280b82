// What may be done while the clock runs, as the same buttons for everybody: a glance at a screen tells nothing. At some
// tables the Multiverse may be declared after that, too.

import type { Choice } from "@wire";
import type { Facts } from "@/table/frames";
import type { GameClock, Interrupt, Scene } from "../board";
import { isRunning, publicOf } from "./facts";

/** What an Ability card does, by the words of its options. */
const POWERS = new Set([
  "boom_tube",
  "boom_tube_aloud",
  "greatest_detective",
  "speed_force_more",
  "speed_force_less",
  "lasso_of_truth",
]);
/** What belongs to whoever is asked, for all to know. */
const TURNS = ["ask_anything", "silence"];

export function interrupts(besides: readonly Choice[], scene: Scene): readonly Interrupt[] {
  const { words, me } = scene;
  const table = publicOf(scene.public);
  const mine = me === null ? undefined : table.seats[me];
  if (!mine) return [];
  const by = (...wanted: readonly string[]): readonly string[] =>
    besides.filter(({ word }) => wanted.includes(word)).map(({ id }) => id);
  const offer = (id: string, options: readonly string[], more: Partial<Interrupt> = {}): Interrupt => ({
    id,
    label: words.text(`board-spyfall-do-${id}`),
    text: words.attribute(`board-spyfall-do-${id}`, "text"),
    options,
    ...(options.length ? {} : { refused: words.attribute(`board-spyfall-do-${id}`, "refused") }),
    ...more,
  });
  if (!isRunning(table)) {
    const late = by("declare_multiverse");
    return late.length ? [offer("declare_multiverse", late)] : [];
  }
  const light = TURNS.flatMap((word) => {
    const options = by(word);
    return options.length ? [{ id: word, label: words.text(`board-spyfall-do-${word}`), options, light: true }] : [];
  });
  return [
    ...light,
    offer("accuse", by("accuse")),
    offer("joker_reveal", by("joker_reveal"), { secret: true }),
    ...(table.modules.includes("multiverse_madness") ? [offer("declare_multiverse", by("declare_multiverse"))] : []),
    ...(table.modules.includes("super_powers") ? [offer("ability", by(...POWERS), { secret: true })] : []),
  ];
}

/** The clock of the round; nothing once it has no say any more. */
export function clock(facts: Facts): GameClock | null {
  const { clock: left, realtime, ending, claim } = publicOf(facts);
  if (ending || claim || !left) return null;
  return { left, turns: !realtime };
}
