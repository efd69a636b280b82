// What a first match is told, and when: how the games write their moments down.

import type { Question } from "@wire";
import type { Hint, Scene } from "../board";

/** A moment as a hint looks at it: what everybody knows, what the reader knows, where they sit, what they are asked. */
export interface Met<Public, Private> {
  readonly table: Public;
  readonly mine: Private;
  readonly me: number;
  readonly question: Question | null;
}

/** Holds while one of these questions is open. */
export const asks =
  (...kinds: readonly string[]) =>
  ({ question }: Pick<Met<unknown, unknown>, "question">): boolean =>
    question !== null && kinds.includes(question.kind);

/**
 * The hints of a game, by their ids and when they hold, for those who play. The first that holds and was not shown yet
 * comes next: what presses stands before what can wait. From those of `secret` neighbours would learn something; of one
 * kin only one is ever shown.
 */
export const hintsOf = <Public, Private>(
  moments: Readonly<Record<string, (met: Met<Public, Private>) => boolean>>,
  secret: Readonly<Record<string, string>> = {},
): readonly Hint[] =>
  Object.entries(moments).map(([id, holds]) => ({
    id,
    ...(secret[id] ? { secret: true, kin: secret[id] } : {}),
    when: ({ me, public: facts, private: own }: Scene, question: Question | null) =>
      me !== null && own !== null && holds({ table: facts as Public, mine: own as Private, me, question }),
  }));
