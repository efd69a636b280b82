// What DC Spyfall brings to the table.

import { EMOTES, JOKER } from "@generated/dc_spyfall/catalogue";
import type { GameModule, Scene } from "../board";
import Board from "./Board.svelte";
import CardArt from "./CardArt.svelte";
import { placeOf } from "./cards";
import { ceremony } from "./ceremony";
import { opening } from "./discovery";
import { isPlayed, publicOf, speakerOf } from "./facts";
import { hints } from "./hints";
import { clock, interrupts } from "./interrupts";
import { phrases } from "./phrases";
import RoundEnd from "./RoundEnd.svelte";
import { secrets } from "./secrets";
import { cast, story } from "./story";
import { strip } from "./strip";
import { gesturing, hushed, speakable } from "./talk";

const HEADINGS = new Set(["round", "round_over", "game_over"]);
/** The conversation shows these, or what is turned over does; a deal asks for a look at one's card. */
const ON_BOARD = new Set([
  ...["round", "dealt", "clock_starts", "asks", "answers", "silent"],
  ...["accuses", "voted", "accusation_failed", "convicted", "nobody_convicted"],
  ...["reveals", "claims", "declares", "multiverse_voted", "fingers", "harley_pointed", "round_over"],
]);
/** Questions that wait until people have talked enough. */
const TALKS = new Set(["final_talk", "harley_talk", "multiverse_talk"]);
/** Questions that only some may do anything with: whether they are covered must not tell who. */
const DISCREET = new Set(["power", "accuse_vote"]);

function standing({ words, names, me, public: facts, over }: Scene): string {
  const table = publicOf(facts);
  const { round, rounds, phase } = table;
  if (over) return words.text("board-spyfall-over");
  const speaker = speakerOf(table);
  if (speaker >= 0) return words.phrase(`board-spyfall-standing-${phase}`, { round, rounds, seat: speaker }, names, me);
  return words.text("board-spyfall-standing", { round, rounds, phase: words.text(`phase-${phase}`) });
}

function brief({ words, names, me, public: facts, over }: Scene): string {
  const table = publicOf(facts);
  const { round, rounds, phase } = table;
  if (over) return "";
  const speaker = speakerOf(table);
  if (speaker >= 0) return words.phrase(`board-spyfall-brief-${phase}`, { round, rounds, seat: speaker }, names, me);
  return words.text("board-spyfall-brief", { round, rounds, phase: words.text(`phase-${phase}`) });
}

const game: GameModule = {
  Board,
  CardArt,
  standing,
  brief,
  night: () => false,
  heading: ({ key }) => HEADINGS.has(key),
  onBoard: ({ key }) => ON_BOARD.has(key),
  secrets,
  cardOf(scene, seat) {
    const { card = "", ability = "" } = publicOf(scene.public).seats[seat] ?? {};
    if (card === JOKER) return `role-${JOKER}`;
    if (card) return `location-${placeOf(card)}`;
    return ability ? `ability-${ability}` : "";
  },
  optionCard: ({ word, args }) => (word === "location" ? `location-${args.location}` : ""),
  group: ({ word, args }, _question, { words, names }) =>
    word === "applaud" ? { title: words.text("board-spyfall-applaud"), label: names[Number(args.target)] ?? "" } : null,
  futile: isPlayed,
  discreet: ({ kind }) => DISCREET.has(kind),
  speakable,
  emotes: EMOTES,
  gesturing,
  phrases,
  interrupts,
  clock,
  hushed,
  talks: ({ kind }) => TALKS.has(kind),
  deals: ({ key }) => key === "dealt",
  opening,
  looked: ({ kind }) => (kind === "look" ? "look_done" : ""),
  // What an ability does is told to everybody.
  discovery: () => null,
  inPerson: (facts) => publicOf(facts).in_person,
  strip,
  ceremony,
  cast,
  story,
  Reveal: RoundEnd,
  hints,
  minute: ["location-batcave", "role-hero", "ability-greatest_detective", "role-joker", "back-any"],
};

export default game;
