// What one seat of Tokyo Ghoul knows that not everybody does: the character and how far it is, the hand, supports, and a notebook that writes itself.

import { KANEKI } from "@generated/tokyo_ghoul/catalogue";
import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";
import type { Scene, Secret } from "../board";
import { castOf } from "./cast";
import { countedOf, type Memory, type Private, type Public, privateOf, publicOf, tracesOf } from "./facts";
import { aboutOf, campOf, cluesNamed } from "./naming";
import { type Progress, progressOf } from "./objectives";

export function secrets(scene: Scene, facts: Facts, seat: number): readonly Secret[] {
  const table = publicOf(scene.public);
  const mine = privateOf(facts);
  return [
    identity(scene, table, mine, seat),
    hand(scene, mine, seat),
    ...shown(scene, table, mine, seat),
    ...supports(scene, mine, seat),
    ...notebook(scene, table, mine, seat),
  ];
}

const cards = (types: readonly string[]): readonly string[] => types.map((type) => `clue-${type}`);
const whose = (scene: Scene, seat: number): string => (seat === scene.me ? "mine" : "theirs");

function identity(scene: Scene, table: Public, mine: Private, seat: number): Secret {
  const { words } = scene;
  const counted = countedOf(table, mine.hand, table.seats[seat]?.face_up);
  return {
    card: `character-${mine.character}`,
    text: words.text("board-tokyo-character", {
      whose: whose(scene, seat),
      character: words.text(`character-${mine.character}`),
      camp: campOf(words, mine.character),
    }),
    lines: progressOf(mine.character, counted, castOf(table.edition)).map((step) => progress(scene, table, step)),
  };
}

function progress({ words }: Scene, table: Public, { kind, of, have, needed, proof }: Progress): string {
  const about = aboutOf(words, kind, of);
  const absent = kind === "companion" && !table.pool.includes(of) ? "yes" : "no";
  return words.text(`board-tokyo-live-${kind}`, { about, have, needed, proof, absent });
}

function hand(scene: Scene, mine: Private, seat: number): Secret {
  const { words } = scene;
  return {
    cards: cards(mine.hand),
    text: words.text("board-tokyo-hand", { whose: whose(scene, seat), cards: cluesNamed(words, mine.hand) }),
  };
}

/** What is being shown in an interrogation, to the two who are in it. */
function shown(scene: Scene, table: Public, mine: Private, seat: number): readonly Secret[] {
  if (!mine.shown.length || table.target === NOBODY) return [];
  const asking = seat === table.active;
  const args = { target: asking ? table.target : table.active, shown: cluesNamed(scene.words, mine.shown) };
  return [
    {
      cards: cards(mine.shown),
      text: scene.words.phrase(asking ? "board-tokyo-shown-by" : "board-tokyo-shown-to", args, scene.names, scene.me),
    },
  ];
}

function supports(scene: Scene, mine: Private, seat: number): readonly Secret[] {
  if (!mine.supports.length) return [];
  const { words, names } = scene;
  const own = mine.supports[seat] ?? "";
  const name = (support: string): string => words.text(`support-${support}`);
  return [
    {
      ...(own ? { card: `support-${own}` } : {}),
      text: words.text("board-tokyo-support", {
        whose: whose(scene, seat),
        support: own ? name(own) : words.text("board-tokyo-support-unknown"),
      }),
      lines: worthKnowing(mine.supports, seat).map((other) =>
        words.text("board-tokyo-support-of", {
          name: names[other] ?? "",
          support: name(mine.supports[other] ?? ""),
        }),
      ),
    },
  ];
}

/** There is one Kaneki: where it is, is all there is to know; until then, where it is not. */
function worthKnowing(supports: readonly string[], seat: number): readonly number[] {
  const kaneki = supports.indexOf(KANEKI);
  if (kaneki >= 0) return kaneki === seat ? [] : [kaneki];
  return supports.flatMap((support, other) => (support && other !== seat ? [other] : []));
}

/** What was seen of each of the others, given and taken, and what Suspicion told of their cards. */
function notebook(scene: Scene, table: Public, mine: Private, seat: number): readonly Secret[] {
  const { words, names } = scene;
  return table.seats.flatMap((_, other): readonly Secret[] => {
    if (other === seat) return [];
    const lines = [
      ...mine.memories.filter((memory) => memory.seat === other).flatMap((memory) => recalled(scene, table, memory)),
      ...tracesOf(table, other).map(({ turn, area, had }) =>
        words.text("board-tokyo-trace", {
          turn,
          area,
          had: had ? "yes" : "no",
          card: words.text(`area-${area}`),
        }),
      ),
    ];
    return lines.length ? [{ text: words.text("board-tokyo-notebook", { name: names[other] ?? "" }), lines }] : [];
  });
}

function recalled({ words }: Scene, table: Public, memory: Memory): readonly string[] {
  const { deed, saw = [], showed = [], gave = "", took = "" } = memory;
  const turn = table.deeds[deed]?.turn ?? 0;
  const card = (type: string): string => (type ? words.text(`clue-${type}`) : "");
  const swapped = gave && took ? "both" : gave ? "gave" : "took";
  return [
    ...(saw.length ? [words.text("board-tokyo-note-saw", { turn, cards: cluesNamed(words, saw) })] : []),
    ...(showed.length ? [words.text("board-tokyo-note-showed", { turn, cards: cluesNamed(words, showed) })] : []),
    ...(gave || took
      ? [words.text("board-tokyo-note-exchange", { turn, swapped, gave: card(gave), took: card(took) })]
      : []),
  ];
}
