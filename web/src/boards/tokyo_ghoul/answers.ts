// How the answers of Tokyo Ghoul are listed: which are drawn as cards, which stand together, and what they depend on.

import type { Choice, Question } from "@wire";
import type { OptionGroup, Scene } from "../board";
import { privateOf } from "./facts";
import { cluesNamed } from "./naming";

/** Questions about the own hand, the cards somebody shows, or with answers that not every character has: no neighbour should see them on the screen. */
const DISCREET = new Set([
  "show_initial",
  "prelim_show",
  "prelim_give",
  "turn_choice",
  "interrogation_show",
  "interrogation_exchange",
  "redisplay",
  "attack",
]);

export const discreet = ({ kind }: Question): boolean => DISCREET.has(kind);

/** Of a gift, the two cards that whoever gets it has just shown. */
export function reminder({ kind, args }: Question, { words, names, me, private: mine }: Scene): string {
  if (kind !== "prelim_give" || !mine) return "";
  const shown = privateOf(mine).memories.find(({ seat, saw }) => seat === args.seat && saw)?.saw ?? [];
  const said = { target: args.seat, shown: cluesNamed(words, shown) };
  return shown.length ? words.phrase("board-tokyo-shown-by", said, names, me) : "";
}

/** The cards an option means: of an exchange the one that is taken, since the one that is given stands before it. */
export function optionCard({ word, id, args }: Choice): readonly string[] {
  if (word === "card" || word === "cards") return id.split("+").map((type) => `clue-${type}`);
  return word === "exchange" ? [`clue-${String(args.take)}`] : [];
}

/** Exchanges by what is given, tokens by whose they are, supports by what is done to them. */
export function group({ word, args }: Choice, _question: Question, scene: Scene): OptionGroup | null {
  const { words, names, me } = scene;
  const seat = Number(args.seat);
  const name = seat === me ? words.text("you") : (names[seat] ?? "");
  const card = (type: unknown, up: unknown): string =>
    words.text("board-tokyo-card", {
      card: words.text(`board-tokyo-narrow-${String(type)}`),
      up: up ? "yes" : "no",
    });
  switch (word) {
    case "exchange":
      return {
        title: words.text("board-tokyo-give", { card: card(args.give, args.mine_up) }),
        card: `clue-${String(args.give)}`,
        label: card(args.take, args.theirs_up),
      };
    case "token":
      return { title: name, label: words.text(`area-${String(args.area)}`) };
    case "peek":
    case "swap":
      return { title: words.text(word === "peek" ? "board-tokyo-peek" : "board-tokyo-swap"), label: name };
    default:
      return null;
  }
}
