// What one seat of DC Spyfall knows that not everybody does: the card, what is true of its place, the ability.

import { FACETS, JOKER } from "@generated/dc_spyfall/catalogue";
import type { Facts } from "@/table/frames";
import type { Scene, Secret } from "../board";
import { truthOf } from "./cards";
import { type Private, privateOf, publicOf } from "./facts";

export function secrets(scene: Scene, facts: Facts, seat: number): readonly Secret[] {
  const mine = privateOf(facts);
  if (!mine.card) return [];
  return [
    mine.card === JOKER ? joker(scene, seat) : place(scene, mine, seat),
    ...(mine.marked ? [harley(scene)] : []),
    ...(mine.ability ? [ability(scene, mine)] : []),
    // Last, as it is long: whoever only looks for a moment has seen the rest.
    ...(mine.card === JOKER ? [] : [truths(scene, mine)]),
  ];
}

const whose = (scene: Scene, seat: number): string => (seat === scene.me ? "mine" : "theirs");

function joker(scene: Scene, seat: number): Secret {
  const { words } = scene;
  const prank = publicOf(scene.public).modules.includes("jokers_prank");
  return {
    card: `role-${JOKER}`,
    text: words.text("board-spyfall-joker", { whose: whose(scene, seat) }),
    meaning: words.attribute("board-spyfall-joker", prank ? "prank" : "aim"),
  };
}

function place(scene: Scene, { card }: Private, seat: number): Secret {
  const { words } = scene;
  return {
    card: `location-${card}`,
    text: words.text("board-spyfall-place", {
      whose: whose(scene, seat),
      place: words.text(`location-${card}`),
    }),
    meaning: words.attribute(`location-${card}`, "text"),
  };
}

/** What could be said of a place, facet by facet. */
const truths = ({ words }: Scene, { card }: Private): Secret => ({
  text: words.text("board-spyfall-truths"),
  lines: FACETS.map((facet) => {
    const [first = "", second = ""] = truthOf(card, facet);
    return words.text("board-spyfall-truth", {
      facet: words.text(`facet-${facet}`),
      first: words.text(`value-${first}`),
      second: words.text(`value-${second}`),
    });
  }),
});

const harley = ({ words }: Scene): Secret => ({
  card: "role-harley_quinn",
  text: words.text("board-spyfall-harley"),
  meaning: words.attribute("board-spyfall-harley", "aim"),
});

const ability = ({ words }: Scene, mine: Private): Secret => ({
  card: `ability-${mine.ability}`,
  text: words.text("board-spyfall-ability", { ability: words.text(`ability-${mine.ability}`) }),
  meaning: words.attribute(`ability-${mine.ability}`, "text"),
});
