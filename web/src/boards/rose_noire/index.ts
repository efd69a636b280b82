// What La Rose Noire brings to the table.

import { HOURS } from "@generated/rose_noire/catalogue";
import type { Happened } from "@wire";
import type { GameModule, Scene } from "../board";
import { discreet, group, optionCard, panel, reminder } from "./answers";
import Board from "./Board.svelte";
import CardArt from "./CardArt.svelte";
import { ceremony } from "./ceremony";
import { discovery, opening } from "./discovery";
import { isNight, publicOf } from "./facts";
import { late } from "./late";
import { secrets } from "./secrets";
import { knownBy, strip } from "./strip";
import { hushed } from "./talk";

const HEADINGS = new Set(["game", "lumines", "sextines", "vesperines", "estellines", "dawn", "game_over", "crowned"]);
/** Told to one or two alone. */
const SECRETS = new Set(["accomplices", "meets", "held"]);

const isSecret = ({ key }: Happened): boolean => SECRETS.has(key);

function standing({ words, names, me, public: facts }: Scene): string {
  const { phase, turn, active, rector, ending } = publicOf(facts);
  if (ending || !HOURS.some((hour) => hour === phase)) return words.text(`phase-${phase}`);
  const hour = words.text(`board-rose-hour-${phase}`);
  if (phase === "lumines" && active >= 0)
    return words.phrase("board-rose-standing", { turn, hour, seat: active }, names, me);
  if (phase === "vesperines") return words.phrase("board-rose-standing", { turn, hour, seat: rector }, names, me);
  return words.text("board-rose-standing-all", { turn, hour });
}

const game: GameModule = {
  Board,
  CardArt,
  standing,
  night: (facts) => isNight(publicOf(facts)),
  notes: (facts) => isNight(publicOf(facts)),
  heading: ({ key }) => HEADINGS.has(key),
  secret: isSecret,
  secrets,
  cardOf: knownBy,
  optionCard,
  group,
  panel,
  reminder,
  discreet,
  speakable: (word, scene) => late.parts?.speakable(word, scene) ?? false,
  topics: (scene) => late.parts?.topics(scene) ?? [],
  hushed,
  deals: ({ key }) => key === "game",
  opening,
  discovery,
  strip,
  ceremony,
  late,
  cast: (scene) => late.parts?.cast(scene) ?? null,
  story: (told, scene) => late.parts?.story(told, scene) ?? [],
  get Reveal() {
    return late.parts?.Reveal;
  },
  get hints() {
    return late.parts?.hints ?? [];
  },
  minute: ["suspect-deirdre", "hour-sextines", "hour-vesperines", "hour-estellines"],
};

export default game;
