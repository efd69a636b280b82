// What can be talked about at a table: characters of the pool, and what the variants bring only where they are played.

import { KANEKI, MASK } from "@generated/tokyo_ghoul/catalogue";
import type { Scene } from "../board";
import { CAST } from "./cast";
import { publicOf } from "./facts";

export function speakable(word: string, scene: Scene): boolean {
  const { pool, masks, supports } = publicOf(scene.public);
  if (word in CAST) return pool.includes(word);
  if (word === MASK || word === `sans_${MASK}`) return masks;
  return word !== KANEKI || supports;
}
