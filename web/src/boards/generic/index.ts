// What any game brings to the table when nobody drew a board for it: everything its view says, in words.

import { humanised } from "@/words/plain";
import type { GameModule, Scene } from "../board";
import Board from "./Board.svelte";
import CardArt from "./CardArt.svelte";
import { cardNamed, known, phaseOf, read } from "./facts";

const HEADINGS = /^(dealt|day|night|round|game_over|over)/;

function standing({ words, public: facts }: Scene): string {
  const phase = phaseOf(facts);
  return words.maybe(`phase-${phase}`) || humanised(phase);
}

const game: GameModule = {
  Board,
  CardArt,
  standing,
  night: (facts) => /night/.test(phaseOf(facts)),
  heading: ({ key }) => HEADINGS.test(key),
  secrets: (scene, facts) =>
    known(scene, facts).map(({ label, value, card }) => ({
      text: scene.words.text("board-fact", { name: label, value }),
      ...(card ? { card } : {}),
    })),
  cardOf: (scene, seat) => read(scene).seats[seat]?.find(({ card }) => card)?.card ?? "",
  optionCard: ({ args }, words) =>
    Object.entries(args)
      .map(([name, value]) => cardNamed(words, name, value))
      .find((card) => card) ?? "",
  deals: ({ key }) => key === "dealt",
  ceremony: () => null,
  hints: [],
};

export default game;
