// What Death Note brings to the table.

import { ROUNDS } from "@generated/death_note/catalogue";
import type { GameModule, Scene } from "../board";
import { discreet, foreseen, group, optionCard, reminder } from "./answers";
import Board from "./Board.svelte";
import CardArt from "./CardArt.svelte";
import { ceremony } from "./ceremony";
import { discovery, fallen, opening } from "./discovery";
import { publicOf, roleOf } from "./facts";
import { interrupts } from "./interrupts";
import { late } from "./late";
import { reactions } from "./reactions";
import { secrets } from "./secrets";
import { seating, strip } from "./strip";
import { hushed, speakable, topics } from "./talk";

const HEADINGS = new Set(["deal", "round", "game_over", "crowned"]);
/** Told to one alone. */
const SECRETS = new Set(["sees_tile"]);

function standing({ words, names, me, public: facts }: Scene): string {
  const { phase, round, active, tile, detective, ending } = publicOf(facts);
  if (ending || !round) return words.text(`phase-${phase}`);
  const seat = active >= 0 ? active : tile ? detective : -1;
  return seat < 0
    ? words.text("board-note-round", { round, rounds: ROUNDS })
    : words.phrase("board-note-standing", { round, rounds: ROUNDS, seat }, names, me);
}

const game: GameModule = {
  Board,
  CardArt,
  standing,
  night: () => false,
  heading: ({ key }) => HEADINGS.has(key),
  secret: ({ key }) => SECRETS.has(key),
  secrets,
  cardOf(scene, seat) {
    const role = roleOf(publicOf(scene.public), seat)?.role;
    return role ? `role-${role}` : "";
  },
  optionCard,
  group,
  reminder,
  discreet,
  speakable,
  likely: { claim: ["camp_kira", "camp_investigators"], accuse: ["camp_kira"], vouch: ["camp_investigators"] },
  hushed,
  topics,
  interrupts,
  reactions,
  foreseen,
  talks: ({ kind }) => kind === "unraveling",
  deals: ({ key }) => key === "deal",
  opening,
  discovery,
  fallen,
  strip,
  seating,
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
  minute: ["action-mouchards", "tile-renaissance", "action-rem", "role-l", "role-misa"],
};

export default game;
