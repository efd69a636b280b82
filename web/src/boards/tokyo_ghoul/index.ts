// What Tokyo Ghoul brings to the table.

import type { Happened } from "@wire";
import type { GameModule, Scene } from "../board";
import { discreet, group, optionCard, reminder } from "./answers";
import Board from "./Board.svelte";
import CardArt from "./CardArt.svelte";
import { ceremony } from "./ceremony";
import { discovery, opening } from "./discovery";
import { publicOf } from "./facts";
import { hints } from "./hints";
import Reveal from "./Reveal.svelte";
import { secrets } from "./secrets";
import { cast, story } from "./story";
import { pointable, strip } from "./strip";
import { speakable } from "./talk";

const HEADINGS = new Set(["dealt", "turn", "game_over"]);
const SECRETS = new Set(["prelim_saw", "prelim_received", "saw"]);

/** Told to one alone; of an interrogation everybody hears, and only the two of them whether cards were exchanged. */
const isSecret = ({ key, args }: Happened, me: number | null): boolean =>
  SECRETS.has(key) ||
  (key === "interrogation_over" && (args.seat === me || args.target === me)) ||
  (key === "support_peek" && args.support !== "");

function standing({ words, names, me, public: facts }: Scene): string {
  const { phase, turn, active, ending } = publicOf(facts);
  if (ending || turn === 0) return words.text(`phase-${phase}`);
  return words.phrase("board-tokyo-standing", { turn, seat: active }, names, me);
}

const game: GameModule = {
  Board,
  CardArt,
  standing,
  night: () => false,
  heading: ({ key }) => HEADINGS.has(key),
  secret: isSecret,
  secrets,
  cardOf(scene, seat) {
    const { face_up, character } = publicOf(scene.public).seats[seat] ?? {};
    return character ? `character-${character}` : face_up ? `clue-${face_up}` : "";
  },
  optionCard,
  group,
  reminder,
  discreet,
  speakable,
  deals: ({ key }) => key === "dealt",
  opening,
  discovery,
  likely: {
    claim: ["goule", "inspecteur", "humain"],
    accuse: ["goule"],
    vouch: ["humain"],
    ask: ["goule", "cafe"],
    promise: ["jeton"],
  },
  strip,
  pointable,
  ceremony,
  cast,
  story,
  Reveal,
  hints,
  minute: ["clue-cafe", "place-anteiku", "action-interrogation", "token-rumeur", "character-rize"],
};

export default game;
