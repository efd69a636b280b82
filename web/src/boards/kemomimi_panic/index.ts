// What Kemomimi Panic brings to the table.

import type { GameModule, Scene } from "../board";
import Board from "./Board.svelte";
import CardArt from "./CardArt.svelte";
import { ceremony } from "./ceremony";
import { discovery, fallen, opening } from "./discovery";
import { night, publicOf } from "./facts";
import { hints } from "./hints";
import { secrets } from "./secrets";
import { cast, story } from "./story";
import { strip } from "./strip";

const HEADINGS = new Set(["dealt", "day", "night", "game_over"]);

function standing({ words, names, me, public: facts, over }: Scene): string {
  const { phase, day, moon, leader } = publicOf(facts);
  if (over) return words.text(`phase-${phase}`);
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
  deals: ({ key }) => key === "dealt",
  opening,
  discovery,
  fallen,
  talks: ({ kind }) => kind === "talk",
  likely: {
    claim: ["thief", "civilian", "informant"],
    accuse: ["thief"],
    vouch: ["civilian"],
    ask: ["thief", "informant"],
    promise: ["guilty", "innocent"],
  },
  strip,
  ceremony,
  cast,
  story,
  hints,
  minute: [
    "character-detective_shamlock",
    "role-civilian",
    "tile-moon_card",
    "role-thief_crescent_moon",
    "tile-fake_jewels",
  ],
};

export default game;
