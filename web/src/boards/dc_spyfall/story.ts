// The end of a match of DC Spyfall: who was who in its last round, and the story of its rounds.

import { JOKER } from "@generated/dc_spyfall/catalogue";
import type { Entry } from "@/table/log";
import { NOBODY } from "@/words/book";
import type { Cast, Scene } from "../board";
import { ALL_ALONG, accusationsIn, LAST, leaders, since, storyOf, type Tale, teller } from "../shared/story";
import { placeOf } from "./cards";
import { type Ending, publicOf, type Result } from "./facts";
import { cardNamed } from "./naming";

export function cast({ words, names, me, public: facts }: Scene): Cast | null {
  const table = publicOf(facts);
  const { ending, seats } = table;
  if (!ending) return null;
  const points = seats.map(({ score }) => score);
  const place = ending.location ? words.text(`location-${ending.location}`) : "";
  return {
    winners: leaders(points),
    fact:
      ending.joker === NOBODY
        ? words.text(`kind-${ending.kind}`)
        : words.phrase("board-spyfall-fact", { seat: ending.joker, place }, names, me),
    ...(table.rounds > 1 && { part: words.text("match-last-round") }),
    members: ending.cards.map((card) => ({
      card: card === JOKER ? `role-${JOKER}` : `location-${placeOf(card)}`,
      role: card === JOKER ? words.text(`role-${JOKER}`) : cardNamed(words, card),
    })),
    points,
  };
}

/** What came of a round. */
function outcomeOf({ joker, harley, convicted, winner, reason }: Ending): string {
  if (joker === NOBODY) return "special";
  if (convicted === joker) return "unmasked";
  if (convicted !== NOBODY) return convicted === harley ? "harley" : "wrong";
  if (reason === "nobody") return "nobody";
  if (reason === "claim") return winner === "joker" ? "guessed" : "lost";
  return "other";
}

/** How a round went. */
function roundTale({ round, ending }: Result, scene: Scene): Tale {
  const { joker: seat, convicted: target, kind, location, reason } = ending;
  const place = location ? scene.words.text(`location-${location}`) : "";
  const said = { round, seat, target, kind, place, how: scene.words.text(`reason-${reason}`) };
  return teller(scene)(round, `board-spyfall-story-${outcomeOf(ending)}`, said);
}

export function story(told: readonly Entry[], scene: Scene): readonly string[] {
  const table = publicOf(scene.public);
  if (!table.ending) return [];
  const tell = teller(scene);
  const { joker } = table.ending;
  const earlier = table.results.slice(0, -1);
  const last = table.results.at(-1);
  const wrong = earlier.find(({ ending }) => outcomeOf(ending) === "wrong") ?? earlier.at(-1);
  const mine = accusationsIn(since(told, "round")).findLast(({ seat }) => seat === scene.me);

  return storyOf([
    last && { ...roundTale(last, scene), at: LAST },
    wrong && roundTale(wrong, scene),
    ...table.accusations
      .filter(({ outcome, accuser, suspect }) => outcome === "failed" && accuser !== suspect && joker !== NOBODY)
      .sort((one, other) => Number(other.suspect === joker) - Number(one.suspect === joker))
      .map(({ accuser, suspect }) =>
        tell(table.round, "board-spyfall-story-accused", { seat: accuser, target: suspect, right: suspect === joker }),
      ),
    mine &&
      joker !== NOBODY &&
      tell(ALL_ALONG, "board-spyfall-story-suspected", { target: mine.about, right: mine.about === joker }),
    ...earlier.map((result) => roundTale(result, scene)),
  ]);
}
