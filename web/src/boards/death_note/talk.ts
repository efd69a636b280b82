// What can be talked about: who one is, what the tile of the round is, why it was left or discarded; and who may talk.

import { SECRET_ROLES, TILES } from "@generated/death_note/catalogue";
import type { Facts } from "@/table/frames";
import type { Scene, Topic } from "../board";
import { publicOf } from "./facts";

const ROLES: readonly string[] = [...SECRET_ROLES.map((role) => `role_${role}`), "camp_kira", "camp_investigators"];
const WHYS = ["to_draw", "helps_l", "hurts_l", "hurts_me"] as const;
const REASONS: readonly string[] = ["left", "discarded"].flatMap((did) => WHYS.map((why) => `${did}_${why}`));
const TILE = "tile_";

const tilesOf = (round: number): readonly string[] => Object.keys(TILES).filter((tile) => TILES[tile]?.round === round);

/** A tile is talked about in its round; what one did with it, once that was done. L, whom all know, says of others who they are. */
export function speakable(word: string, scene: Scene, of: number | null): boolean {
  const { round, detective, seats } = publicOf(scene.public);
  const { me } = scene;
  if (ROLES.includes(word)) return me !== detective || (of !== null && of !== me);
  if (word.startsWith(TILE)) return tilesOf(round).includes(word.slice(TILE.length));
  if (REASONS.includes(word)) return me !== null && word.startsWith(`${seats[me]?.mark || "none"}_`);
  return true;
}

/** L has no role to tell: what L says of roles is said of people. */
export const topics = ({ words, public: facts, me }: Scene): readonly Topic[] => [
  ...(me === publicOf(facts).detective
    ? []
    : [{ id: "role", name: words.text("board-note-topic-role"), words: ROLES }]),
  {
    id: "tile",
    name: words.text("board-note-topic-tile"),
    words: tilesOf(publicOf(facts).round).map((tile) => `${TILE}${tile}`),
  },
  { id: "why", name: words.text("board-note-topic-why"), words: REASONS },
];

/** The dead are silent until the game is over, unless the table lets them talk. */
export function hushed(facts: Facts, me: number | null): string | null {
  const { dead_talk, ending, seats } = publicOf(facts);
  const dead = me !== null && seats[me]?.alive === false;
  return dead && !dead_talk && !ending ? "board-note-hush-dead" : null;
}
