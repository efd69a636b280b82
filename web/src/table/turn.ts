// Whether it is my turn, and whether I was called for it already: once per question, and only where there is a choice.

import type { Question } from "@wire";
import { isRealChoice } from "./choosing";
import type { MatchState } from "./frames";

/** The question that waits for me and leaves me a choice. In a window all are called alike: whose choice is none is a secret. */
export const myTurn = (match: MatchState | null): Question | null =>
  match?.question && !match.over && (match.window || isRealChoice(match.question)) ? match.question : null;

export class Calls {
  // The last question called for, by match: screens come and go, a call is made once.
  readonly #called = new Map<string, number>();

  /** Whether to call now; asked again for the same question, no. */
  due(match: MatchState | null): boolean {
    const question = myTurn(match);
    if (!match || !question) return false;
    const before = this.#called.get(match.match);
    if (before !== undefined && before >= question.id) return false;
    this.#called.set(match.match, question.id);
    return true;
  }
}
