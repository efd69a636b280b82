// What Kemomimi Panic brings to the table.

import type { GameModule, Scene } from "../board";
import Board from "./Board.svelte";
import CardArt from "./CardArt.svelte";
import { ceremony } from "./ceremony";
import { night, publicOf } from "./facts";
import { hints } from "./hints";
import { secrets } from "./secrets";
import { strip } from "./strip";

const HEADINGS = new Set(["dealt", "day", "night", "game_over"]);

function standing({ words, names, me, public: facts }: Scene): string {
  const { phase, day, moon, leader } = publicOf(facts);
  return words.phrase("board-kemomimi-standing", { phase, day, moon, leader }, names, me);
}

const game: GameModule = {
  Board,
  CardArt,
  standing,
  night,
  heading: ({ key }) => HEADINGS.has(key),
  secret: ({ key }) => key === "check_answer",
  secrets,
  cardOf: (scene, seat) => `character-${publicOf(scene.public).seats[seat]?.character ?? ""}`,
  strip,
  ceremony,
  hints,
};

export default game;
