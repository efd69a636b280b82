// What was asked and what was answered, as far as the reader's eyes could know it.

import type { Question, Scene } from "@wire";
import { saidText } from "@/table/phrases";
import type { Words } from "@/words/book";
import type { Eyes } from "./address";

/** An answer with the question it was given to. */
export interface Answered {
  readonly step: number;
  readonly seat: number;
  readonly by: Scene["by"];
  readonly question: Question;
  readonly answer: string | string[];
}

/** Somebody who is asked something. */
export interface Asked {
  readonly seat: number;
  readonly question: Question;
}

/** Who is asked what at a moment; what is optional waits for nobody. */
export const asked = (scene: Scene, eyes: Eyes): readonly Asked[] =>
  offered(scene, eyes).filter(({ question }) => !question.optional);

/** All that could be answered at a moment. */
function offered(scene: Scene, eyes: Eyes): readonly Asked[] {
  if (typeof eyes === "number") return scene.question ? [{ seat: eyes, question: scene.question }] : [];
  return scene.everybody.flatMap(({ question }, seat) => (question ? [{ seat, question }] : []));
}

/** The answers since the reader last learned something: those of a window stand together, with what came of them. */
export function answers(scenes: readonly (Scene | undefined)[], step: number, eyes: Eyes): readonly Answered[] {
  const found: Answered[] = [];
  for (let at = step; at > 0; at--) {
    const scene = scenes[at];
    const before = scenes[at - 1];
    if (!scene || !before || (at < step && scene.news)) break;
    const { seat, by, answer } = scene;
    const question = offered(before, eyes).find((each) => each.seat === seat)?.question;
    if (seat !== null && answer !== null && question) found.unshift({ step: at, seat, by, question, answer });
  }
  return found;
}

/** An answer in the words of its options. */
export function answerText(
  { question, answer, seat }: Pick<Answered, "question" | "answer" | "seat">,
  words: Words,
  names: readonly string[],
): string {
  const offered = [...(question.shape === "text" ? [] : question.options), ...question.besides];
  const named = (id: string): string => {
    const option = offered.find((each) => each.id === id);
    return option ? words.option(option, question.kind, names, seat) : saidText(words, question, id);
  };
  if (question.shape === "address" && typeof answer !== "string") {
    const [to = "", said = ""] = answer;
    return words.text("list-by_seat", { seat: named(to), word: saidText(words, question, said) });
  }
  return words.enumerated((typeof answer === "string" ? [answer] : answer).map(named));
}

/** The same question to several seats is shown once. */
export interface Round {
  readonly text: string;
  readonly seats: readonly number[];
}

export function rounds(of: readonly Asked[], words: Words, names: readonly string[]): readonly Round[] {
  const byText = new Map<string, number[]>();
  for (const { seat, question } of of) {
    const text = words.question(question, names, seat);
    byText.set(text, [...(byText.get(text) ?? []), seat]);
  }
  return [...byText].map(([text, seats]) => ({ text, seats }));
}
