// How the answers of Death Note are listed: which are drawn as cards, which stand together, and what they depend on.

import { ACTIONS, TILES } from "@generated/death_note/catalogue";
import type { Choice, Question } from "@wire";
import type { OptionGroup, Scene } from "../board";
import { wordsOf } from "./cards";
import { allotted, inactiveOf, type Private, privateOf, publicOf } from "./facts";
import { worthOf } from "./naming";

/** Questions that show cards of a hand, a tile, or what only one role may do; windows show the hand as well. */
const DISCREET = new Set([
  "keep_one",
  "gift_card",
  "turn_start",
  "tile_choice",
  "turn_main",
  "lay_away",
  "spill_own",
  "borrow",
  "crossed_fates",
  "tailing",
  "mole",
  "bureau",
  "blackmail",
  "resignation",
  "accusations",
  "lie",
  "tactics",
  "overcast",
  "confrontation",
  "assault_discard",
  "makeshift",
  "glare",
]);

export const discreet = ({ kind }: Question): boolean => DISCREET.has(kind) || kind.startsWith("window_");

/** What L asks of the tile that lies open, and what others answer to it. */
const OF_THE_TILE = new Set([
  "designate",
  "designate_two",
  "designate_inactive",
  "dealings",
  "assault",
  "ally",
  "unraveling",
  "ballot",
  "glare",
  "wager",
  "rebirth",
  "tactics",
  "overcast",
  "assault_discard",
  "confession",
  "makeshift",
  "revival",
  "silence",
]);

/** Questions about a Role card that the reader has just looked at. */
const SEEN = new Set(["tailing", "confrontation", "crossed_fates"]);

const effect = ({ words }: Scene, card: string): string => words.maybe(wordsOf(card), "text");

export function reminder(question: Question, scene: Scene): string {
  const { kind, args } = question;
  const card = typeof args.card === "string" ? args.card : "";
  const tile = typeof args.tile === "string" ? args.tile : "";
  if (SEEN.has(kind)) return scene.private ? seen(question, scene, privateOf(scene.private)) : "";
  if (kind === "allot" || kind === "allot_one") return suspected(scene);
  // A window is about a moment, and the tile of that moment lies in the middle of the table.
  if (kind.startsWith("window_")) return "";
  if (tile in TILES) return `${effect(scene, tile)} ${worthOf(scene.words, tile)}`.trim();
  if (OF_THE_TILE.has(kind)) return effect(scene, publicOf(scene.public).tile);
  return card in ACTIONS ? effect(scene, card) : "";
}

/** How many Suspicions reveal a role, and who has some: what was turned over may lie before the table. */
function suspected({ words, names, public: facts }: Scene): string {
  const { seats, threshold } = publicOf(facts);
  const standing = seats.flatMap(({ suspicion }, seat) =>
    suspicion ? [words.text("board-note-suspected", { name: names[seat] ?? "", count: suspicion })] : [],
  );
  return [
    words.text("board-note-threshold", { count: threshold }),
    standing.length ? words.text("board-note-suspected-now", { list: words.enumerated(standing) }) : "",
  ]
    .join(" ")
    .trim();
}

/** The role that was seen, while it is asked what to do about it. */
function seen({ args }: Question, { words, public: facts }: Scene, mine: Private): string {
  const table = publicOf(facts);
  const card =
    typeof args.slot === "number"
      ? inactiveOf(table).find(({ slot }) => slot === args.slot)?.card
      : table.seats[Number(args.target)]?.card;
  const role = card === undefined ? "" : (mine.known[card] ?? "");
  return role ? words.text("board-note-seen", { role: words.text(`role-${role}`) }) : "";
}

/** How everybody would stand who is given Suspicions by the answer so far, and who would be revealed. */
export function foreseen(question: Question, picked: readonly string[], scene: Scene): string {
  const { words, names, me } = scene;
  const { seats, threshold } = publicOf(scene.public);
  return [...allotted(question, picked)]
    .map(([seat, more]) => {
      const count = (seats[seat]?.suspicion ?? 0) + more;
      const key = count < threshold ? "board-note-foreseen" : "board-note-foreseen-reveal";
      return words.phrase(key, { seat, count, threshold }, names, me);
    })
    .join(" ");
}

/** The cards an option means: an Action, a role by name, two of them. */
export function optionCard({ word, args }: Choice): readonly string[] {
  if (typeof args.card === "string") return [wordsOf(args.card)];
  if (typeof args.face === "string") return [wordsOf(args.face)];
  if (word === "role") return [`role-${String(args.role)}`];
  return word === "two_roles" ? [`role-${String(args.role)}`, `role-${String(args.other_role)}`] : [];
}

/** Two players or two roles by the first of them; what is done with a Role card of the centre. */
export function group({ word, args }: Choice, question: Question, { words, names }: Scene): OptionGroup | null {
  switch (word) {
    case "pair":
      return {
        title: words.text("board-note-group-pair", { who: names[Number(args.seat)] ?? "" }),
        label: names[Number(args.other)] ?? "",
        folded: question.options.length > 6,
      };
    case "inactive":
      return question.options.filter((option) => option.word === "inactive").length > 1
        ? {
            title: words.text("board-note-group-inactive"),
            label: words.text("board-note-slot-short", { slot: Number(args.slot) }),
          }
        : null;
    case "look_inactive":
    case "reveal_inactive":
      return {
        title: words.text(word === "look_inactive" ? "board-note-group-look" : "board-note-group-reveal"),
        label: words.text("board-note-slot-short", { slot: Number(args.slot) }),
      };
    default:
      return null;
  }
}
