// Ready phrases for whoever would rather choose than write: by facet, and the same for everybody.

import { FACETS, VALUES } from "@generated/dc_spyfall/catalogue";
import type { Question } from "@wire";
import { OPENED } from "@/words/book";
import type { PhraseGroup, Scene } from "../board";
import type { Facet } from "./cards";
import { publicOf } from "./facts";

const numbered = (start: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${start}_${at + 1}`);

const sentences = (facet: Facet): readonly string[] =>
  VALUES[facet].flatMap((value) => numbered(`${facet}_${value}`, 2));

/** What each book has to say of a facet. */
const BOOKS: Readonly<Record<string, (facet: Facet) => readonly string[]>> = {
  questions: (facet) => numbered(`ask_${facet}`, 3),
  brief_questions: (facet) => [`brief_${facet}`],
  answers: sentences,
  short_answers: (facet) => VALUES[facet].map((value) => `short_${facet}_${value}`),
  denials: (facet) => sentences(facet).map((phrase) => `not_${phrase}`),
};

/** The facet a ready question is about; none where it is about anything, or in words of one's own. */
export function facetOf(phrase: string): Facet | null {
  const [start, facet] = phrase.slice(phrase.lastIndexOf(OPENED) + 1).split("_");
  const asks = start === "ask" || start === "brief" || start === "then";
  return asks ? (FACETS.find((each) => each === facet) ?? null) : null;
}

/** What fits the moment first: what nobody has asked about yet, or what was asked. Cards have no part in it. */
export function phrases(question: Question, scene: Scene): readonly PhraseGroup[] {
  const { words } = scene;
  const of = BOOKS[question.book ?? ""];
  if (!of) return [];
  const group = (facet: Facet): PhraseGroup => ({
    title: words.text(`facet-${facet}`),
    phrases: of(facet),
  });
  if (question.kind === "ask") {
    const order = byFreshness(scene);
    if (question.book === "brief_questions")
      return [{ title: words.text("board-spyfall-phrases-brief"), phrases: order.flatMap(of) }];
    return [
      {
        title: words.text("board-spyfall-phrases-fresh"),
        phrases: order.slice(0, 4).flatMap((facet) => of(facet).slice(0, 1)),
      },
      ...order.map(group),
      { title: words.text("facet-generic"), phrases: numbered("generic", 5) },
    ];
  }
  const asked = facetOf(String(question.args.phrase ?? ""));
  const rest = FACETS.filter((facet) => facet !== asked).map(group);
  const evasive =
    question.book === "answers"
      ? [{ title: words.text("board-spyfall-phrases-evasive"), phrases: numbered("evasive", 3) }]
      : [];
  return asked ? [group(asked), ...evasive, ...rest] : [...evasive, ...rest];
}

/** Facets that were asked about least come first; among equals, in the order of the rules. */
function byFreshness({ public: facts }: Scene): readonly Facet[] {
  const times = new Map<Facet, number>();
  for (const { question } of publicOf(facts).exchanges) {
    const facet = facetOf(question.phrase ?? "");
    if (facet) times.set(facet, (times.get(facet) ?? 0) + 1);
  }
  return [...FACETS].sort((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0));
}
