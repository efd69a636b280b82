// The words of cards, roles and places: short where there is little room.

import { TILES } from "@generated/death_note/catalogue";
import { NOBODY, type Words } from "@/words/book";
import type { Scene } from "../board";
import { wordsOf } from "./cards";
import type { Layer } from "./facts";

/** An Action or a tile by its name. */
export const cardNamed = (words: Words, card: string): string => words.text(wordsOf(card));

/** What a tile means for Suspicions, beside its effect: those L hands out, and the one for whoever has Ryuk. */
export function worthOf(words: Words, tile: string): string {
  const { suspicion, ryuk } = TILES[tile] ?? { suspicion: 0, ryuk: false };
  return [words.text("board-note-worth", { count: suspicion }), ryuk ? words.text("board-note-worth-ryuk") : ""]
    .join(" ")
    .trim();
}

/** Several: "2 × Alibi and Mole". */
export const cardsNamed = (words: Words, cards: readonly string[]): string =>
  words.enumerated(words.counted(cards.map((card) => cardNamed(words, card))));

export const rolesNamed = (words: Words, roles: readonly string[]): string =>
  words.enumerated(roles.map((role) => words.text(`role-${role}`)));

/** A Role card by who holds it, or by its place in the centre. */
export const placeNamed = ({ words, names, me }: Scene, holder: number, slot: number): string =>
  slot > 0 ? words.text("board-note-slot", { slot }) : words.phrase("board-note-holder", { seat: holder }, names, me);

/** On whom or what something is done; nothing where that is not said. */
export function aimOf(scene: Scene, { what, seat, target, slot, named }: Layer): string {
  const { words, names, me } = scene;
  const roles = named.length ? rolesNamed(words, named) : "";
  // Whoever is asked after, or about to die, is told by the layer itself.
  const card = slot > 0 || (target !== NOBODY && (target !== seat || what === "death")) ? target : NOBODY;
  const aim =
    slot > 0
      ? words.text("board-note-slot", { slot })
      : card === NOBODY
        ? ""
        : words.phrase("board-note-aim", { target: card }, names, me);
  return [aim, roles].filter((part) => part).join(", ");
}
