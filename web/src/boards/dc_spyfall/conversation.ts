// The round as a conversation: who asked whom, what was answered, and what came in between, in its order.

import type { Told, Uncovered } from "@wire";
import { type Args, NOBODY } from "@/words/book";
import type { Accusation, Public } from "./facts";
import { type Utterance, utterance } from "./naming";

export type Entry = Told | Uncovered;

interface Asked {
  readonly kind: "exchange";
  readonly asker: number;
  readonly target: number;
  readonly question: Utterance;
  readonly lasso: boolean;
  /** Who sent it on by Boom Tube; nobody where it was not. */
  readonly redirected: number;
  readonly answerer: number;
  /** What was answered right after it; none yet, or somewhere below, where something came in between. */
  readonly answer: Utterance | null;
}

interface Answered {
  readonly kind: "answer";
  readonly seat: number;
  readonly answer: Utterance;
}

interface Voted {
  readonly kind: "accusation";
  readonly accusation: Accusation;
}

interface Noted {
  readonly kind: "note";
  readonly key: string;
  readonly args: Args;
  /** It changes everything: a reveal, the end of the time. */
  readonly grave: boolean;
}

export type Item = Asked | Answered | Voted | Noted;

/** Everything else that belongs to the conversation; what is graver stands out. */
const NOTES: Readonly<Record<string, boolean>> = {
  clock_starts: false,
  ability_used: false,
  speed: false,
  declares: true,
  multiverse_voted: true,
  reveals: true,
  claims: true,
  claims_prank: true,
  claims_nothing: true,
  time_up: true,
  fingers: false,
  nobody_convicted: true,
  convicted: true,
  harley_pointed: true,
};

const SILENCE: Utterance = { phrase: "", text: "" };

/**
 * The conversation of this round, from what was told; from the table itself where nothing was. What people say besides is
 * at their seats, and in the conversation of the house.
 */
export function conversationOf(table: Public, told: readonly Entry[]): readonly Item[] {
  const start = told.findLastIndex((entry) => entry.type !== "said" && entry.key === "round");
  if (start < 0) return remembered(table);
  const items: Item[] = [];
  for (const entry of told.slice(start + 1)) if (entry.type !== "said") add(items, entry.key, entry.args);
  return items;
}

function add(items: Item[], key: string, args: Args): void {
  const seat = args.seat as number;
  const target = args.target as number;
  switch (key) {
    case "asks":
      items.push({
        kind: "exchange",
        asker: seat,
        target,
        question: said(args),
        lasso: args.lasso === true,
        redirected: NOBODY,
        answerer: target,
        answer: null,
      });
      return;
    case "answers":
      answer(items, seat, said(args));
      return;
    case "silent":
      answer(items, seat, SILENCE);
      return;
    case "accuses":
      items.push({
        kind: "accusation",
        accusation: { accuser: seat, suspect: target, ayes: [], noes: [], outcome: "" },
      });
      return;
    case "voted":
      settle(items, { ayes: args.ayes_seats as number[], noes: args.noes_seats as number[] });
      return;
    case "shielded":
      settle(items, { outcome: "shielded" });
      return;
    case "accusation_failed":
      settle(items, { outcome: "failed" });
      return;
    case "ability_used":
      if (args.ability === "boom_tube" && target !== undefined && redirect(items, target)) return;
  }
  const grave = NOTES[key];
  if (grave !== undefined) items.push({ kind: "note", key, args, grave });
}

/** Words of somebody the reader does not want to read. */
const WITHHELD = "…";

const said = ({ phrase, denied, text }: Args): Utterance => ({
  phrase: denied === true ? `not_${phrase}` : String(phrase || ""),
  text: String(text || (phrase ? "" : WITHHELD)),
});

function answer(items: Item[], seat: number, said: Utterance): void {
  const last = items.at(-1);
  if (last?.kind === "exchange") items[items.length - 1] = { ...last, answer: said };
  else items.push({ kind: "answer", seat, answer: said });
}

/** The question goes to somebody else. */
function redirect(items: Item[], target: number): boolean {
  const at = items.findLastIndex(({ kind }) => kind === "exchange");
  const item = items[at];
  if (item?.kind !== "exchange") return false;
  items[at] = { ...item, redirected: item.answerer, answerer: target };
  return true;
}

function settle(items: Item[], news: Partial<Accusation>): void {
  const at = items.findLastIndex(({ kind }) => kind === "accusation");
  const item = items[at];
  if (item?.kind === "accusation") items[at] = { ...item, accusation: { ...item.accusation, ...news } };
}

/** Without the log: what the table itself remembers, accusations after questions. */
const remembered = (table: Public): readonly Item[] => [
  ...table.exchanges.map(
    ({ asker, target, question, answerer, answer: given, lasso }): Asked => ({
      kind: "exchange",
      asker,
      target,
      question: utterance(question),
      lasso,
      redirected: answerer === target ? NOBODY : target,
      answerer,
      answer: given && utterance(given),
    }),
  ),
  ...table.accusations.map((accusation): Voted => ({ kind: "accusation", accusation })),
];
