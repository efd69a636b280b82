// What the reader says: seen at once, until it stands in what was told; what is refused stays, to be sent again.

import { codeOf, reasonOf } from "@/app/api";
import type { TableLink } from "./link.svelte";
import type { Entry } from "./log";
import type { Statement } from "./statements";

/** Something of the reader's that is not in what was told yet. */
export interface Unheard {
  readonly id: number;
  readonly statement: Statement;
  /** How much had been told when it was said. */
  readonly since: number;
  /** Why the server did not take it; nothing while it is on its way. */
  readonly refused: string;
  /** The rule that says no, where one does. */
  readonly reason: string;
}

export class Speaking {
  /** What is being written, kept while nobody looks. */
  draft = $state("");
  #unheard = $state.raw<readonly Unheard[]>([]);
  #count = 0;
  readonly #link: Pick<TableLink, "say">;
  readonly #told: () => readonly Entry[];

  /** `told` is what the reader sees of what was told. */
  constructor(link: Pick<TableLink, "say">, told: () => readonly Entry[]) {
    this.#link = link;
    this.#told = told;
  }

  /** What the reader said and does not see among what was told, in its order. */
  unheard(me: number | null): readonly Unheard[] {
    const told = this.#told();
    const taken = new Set<number>();
    return this.#unheard.filter((mine) => {
      const at = told.findIndex((entry, at) => at >= mine.since && !taken.has(at) && isIt(entry, mine.statement, me));
      if (at >= 0) taken.add(at);
      return at < 0 || mine.refused !== "";
    });
  }

  speak(statement: Statement): Promise<void> {
    return this.#send({ id: ++this.#count, statement, since: this.#told().length, refused: "", reason: "" });
  }

  /** Say once more what was refused. */
  again(mine: Unheard): Promise<void> {
    this.drop(mine);
    return this.speak(mine.statement);
  }

  /** Take it back: nobody has heard it. */
  drop({ id }: Unheard): void {
    this.#unheard = this.#unheard.filter((each) => each.id !== id);
  }

  /** Another match is played here: what was said in the one before is over. */
  forget(): void {
    this.#unheard = [];
  }

  async #send(mine: Unheard): Promise<void> {
    this.#unheard = [...this.#unheard, mine];
    try {
      await this.#link.say(mine.statement);
    } catch (error) {
      const refused = { ...mine, refused: codeOf(error), reason: reasonOf(error) };
      this.#unheard = this.#unheard.map((each) => (each.id === mine.id ? refused : each));
    }
  }
}

/**
 * Whether this is what was said: the server may have set its words a little otherwise, and understood free ones as
 * something in the words of the game.
 */
const isIt = (entry: Entry, { kind, about = null, what = "" }: Statement, me: number | null): boolean =>
  entry.type === "said" &&
  entry.seat === me &&
  (kind === "text" ? entry.text !== "" : entry.kind === kind && entry.about === about && entry.what === what);
