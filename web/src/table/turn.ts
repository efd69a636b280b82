// Whether it is my turn, and whether I was called for it already: once per question, and only where there may be a choice.

import type { Question } from "@wire";
import { isRealChoice } from "./choosing";
import type { MatchState } from "./frames";

/** A moment to react in that is shorter than this calls nobody: it comes again and again, and its bar is in sight. */
const BRIEF = 60_000;

/** Whether a question shows a secret of whoever is asked; how many answers it has may be one. */
export type Discreet = (question: Question) => boolean;

/**
 * The question that waits for me and leaves me a choice; what is optional waits for nobody. In a window all are called alike, and so is everybody by a
 * discreet question: whose choice is none is a secret, and a neighbour hears the call.
 */
export function myTurn(match: MatchState | null, discreet: Discreet): Question | null {
  if (match?.lapses && (match.clock?.total ?? 0) < BRIEF) return null;
  const question = match?.over || match?.question?.optional ? null : match?.question;
  return question && (match?.window || discreet(question) || isRealChoice(question)) ? question : null;
}

export class Calls {
  // The last question called for, by match: screens come and go, a call is made once.
  readonly #called = new Map<string, number>();

  /** Whether to call now; asked again for the same question, no. */
  due(match: MatchState | null, discreet: Discreet): boolean {
    const question = myTurn(match, discreet);
    if (!match || !question) return false;
    const before = this.#called.get(match.match);
    if (before !== undefined && before >= question.id) return false;
    this.#called.set(match.match, question.id);
    return true;
  }
}
