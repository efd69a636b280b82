// What this game brings to the table.

import type { GameModule } from "../board";
import Board from "./Board.svelte";
import CardArt from "./CardArt.svelte";

const game: GameModule = {
  Board,
  CardArt,
  standing: () => "",
  night: () => false,
  heading: () => false,
  secrets: () => [],
  cardOf: () => "",
  ceremony: () => null,
  hints: [],
};

export default game;
