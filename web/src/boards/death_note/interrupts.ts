// What may be done on the turns of others: one button for all who play, whatever they hold.

import type { Choice } from "@wire";
import type { Interrupt, Scene } from "../board";
import { publicOf } from "./facts";

/** Whether this is a moment in which somebody else has the turn and an Action may come in. */
export function interrupts(besides: readonly Choice[], scene: Scene): readonly Interrupt[] {
  const { active, detective, seats, stack, ending } = publicOf(scene.public);
  const { me, words } = scene;
  const options = besides.map(({ id }) => id);
  const waiting = me !== null && active >= 0 && active !== me && me !== detective && !stack.length && !ending;
  if (!options.length && !(waiting && seats[me]?.alive)) return [];
  return [
    {
      id: "play",
      label: words.text("board-note-interrupt"),
      text: words.text("board-note-interrupt-text"),
      options,
      secret: true,
      ...(options.length ? {} : { refused: words.text("board-note-interrupt-none") }),
    },
  ];
}
