// How the answers of La Rose Noire are listed: which are drawn as cards, which stand together, and what they depend on.

import type { Choice, Question } from "@wire";
import type { OptionGroup, OptionPanel, Scene } from "../board";
import { arcOf } from "./arc";
import { SUSPECTS } from "./cards";
import { privateOf, publicOf } from "./facts";
import { shortName, suspectsNamed } from "./naming";
import PairPanel from "./PairPanel.svelte";

/** Questions that show cards of a hand, or what only the Rector knows; at night all are covered, whoever is asked. */
const DISCREET = new Set([
  "choose_accomplices",
  "day_before",
  "day_after",
  "pact_give",
  "trap_reaction",
  "convocation_event",
  "trap_kill",
  "dusk_play",
  "event_targets",
  "forgery_order",
  "register_pick",
  "dusk_discard",
  "dusk_trim",
  "night_possessed",
  "night_rector",
]);

export const discreet = ({ kind }: Question): boolean => DISCREET.has(kind);

/** Questions by which a suspect dies: the Rector should not have to look up whom to spare. */
const DEADLY = new Set(["trap_kill", "event_targets", "night_rector"]);

export function reminder({ kind, args }: Question, { words, me, public: facts, private: mine }: Scene): string {
  if (kind === "trap_reaction") return words.attribute(`card-${String(args.card)}`, "text");
  if (kind === "ballot" && me !== null) {
    const pair = publicOf(facts).seats[me]?.ballot ?? [];
    const who = pair.length ? suspectsNamed(words, pair) : words.text("board-rose-no-ballot");
    return words.text("board-rose-my-ballot", { who });
  }
  const accomplices = mine && DEADLY.has(kind) ? privateOf(mine).accomplices : [];
  return accomplices.length ? words.text("board-rose-accomplices", { who: suspectsNamed(words, accomplices) }) : "";
}

/** The cards an option means: one of a hand or of a discard, or several in their new order. */
export function optionCard({ args }: Choice): readonly string[] {
  if (typeof args.card === "string") return [`card-${args.card}`];
  if (Array.isArray(args.cards)) return args.cards.map((card) => `card-${String(card)}`);
  return typeof args.profile === "string" ? [`profile-${args.profile}`] : [];
}

/** What suspects are named for, where they stand together. */
const TITLES: Readonly<Record<string, string>> = {
  investigate: "board-rose-group-investigate",
  suspect: "board-rose-group-suspect",
  kill: "board-rose-group-kill",
};

/** Suspects in short under what is done. */
export function group({ word, args }: Choice, _question: Question, { words }: Scene): OptionGroup | null {
  const [one, other] = Array.isArray(args.suspects) ? args.suspects.map(String) : [];
  const title = TITLES[word];
  if (!one || other || !title) return null;
  return { title: words.text(title), label: shortName(words, SUSPECTS.indexOf(one)) };
}

/** Twenty-one pairs of suspects are seven portraits. */
const PAIRS: OptionPanel = {
  Panel: PairPanel,
  takes: ({ args }) => Array.isArray(args.suspects) && args.suspects.length > 0,
};

export const panel = (question: Question): OptionPanel | null => (arcOf(question).pairs.size ? PAIRS : null);
