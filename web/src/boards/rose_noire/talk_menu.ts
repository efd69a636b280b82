// What can be talked about: suspects, piles that are there, one's own hand.

import { GRAVEYARD, HAND_HINTS, PILE_HINTS } from "@generated/rose_noire/catalogue";
import type { Scene, Topic } from "../board";
import { SUSPECTS } from "./cards";
import { publicOf } from "./facts";
import { shortName } from "./naming";
import { HAND, isOne, OPINIONS, talkOf } from "./talk";

/** A hint about a pile needs a pile; about a hand, one with clue cards. */
export function speakable(word: string, scene: Scene): boolean {
  const talk = talkOf(word);
  if (!talk) return true;
  const { suspects, graveyard, rector } = publicOf(scene.public);
  const [about = ""] = talk.of;
  if (about === HAND) return scene.me !== rector;
  if (!isOne(PILE_HINTS, talk.says)) return true;
  return about === GRAVEYARD ? graveyard > 0 : (suspects[SUSPECTS.indexOf(about)]?.cards ?? 0) > 0;
}

/** Each suspect, the Graveyard and one's own hand, with all that can be said of it; of a pair by either of the two. */
export function topics({ words }: Scene): readonly Topic[] {
  const hints = (about: string): readonly string[] => PILE_HINTS.map((hint) => `${hint}_${about}`);
  const suspects = SUSPECTS.map((id, at) => ({
    id,
    name: shortName(words, at),
    words: [
      ...OPINIONS.map((opinion) => `${opinion}_${id}`),
      ...hints(id),
      ...SUSPECTS.flatMap((other, place) =>
        place === at ? [] : [`pair_${place < at ? `${other}_${id}` : `${id}_${other}`}`],
      ),
    ],
  }));
  return [
    ...suspects,
    { id: GRAVEYARD, name: words.text("board-rose-graveyard"), words: hints(GRAVEYARD) },
    {
      id: HAND,
      name: words.text("board-rose-topic-hand"),
      words: HAND_HINTS.map((hint) => `${HAND}_${hint}`),
    },
  ];
}
