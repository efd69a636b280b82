// A match as one pair of eyes saw it: its moments come in pages and stay, so that going back and forth costs nothing.

import type { Replay, Scene } from "@wire";
import { codeOf } from "@/app/api";
import type { Entry } from "@/table/log";
import { meant } from "@/table/meant";
import { PAGE, wanted } from "./paging";

export class Recording {
  /** All moments by their step; holes where nothing was fetched yet. */
  scenes = $state.raw<readonly (Scene | undefined)[]>([]);
  /** Why fetching stopped, as a code; nothing while it goes well. */
  problem = $state("");

  readonly #fetch: (from: number, count: number) => Promise<Replay>;
  readonly #total: number;
  readonly #pages = new Set<number>();
  /** What was told, in order, as far as there is no hole; and how much of it up to each step. */
  readonly #told: Entry[] = [];
  readonly #upTo: number[] = [];
  #at = 0;
  #busy = false;
  #closed = false;

  constructor(total: number, fetch: (from: number, count: number) => Promise<Replay>) {
    this.#total = total;
    this.#fetch = fetch;
  }

  /** Look at a step: what is near comes first. */
  look(step: number): void {
    this.#at = step;
    this.#work();
  }

  again(): void {
    this.problem = "";
    this.#work();
  }

  close(): void {
    this.#closed = true;
  }

  /** All that was told up to a step, as it was meant by then; null while something before it is missing. */
  told(step: number): readonly Entry[] | null {
    void this.scenes;
    const count = this.#upTo[step];
    return count === undefined ? null : meant(this.#told.slice(0, count));
  }

  async #work(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (!this.#closed && !this.problem) {
        const page = wanted(this.#at, this.#total, (each) => this.#pages.has(each));
        if (page === null) return;
        const { first, scenes } = await this.#fetch(page * PAGE, PAGE);
        this.#pages.add(page);
        this.#keep(first, scenes);
      }
    } catch (error) {
      this.problem = codeOf(error);
    } finally {
      this.#busy = false;
    }
  }

  #keep(first: number, scenes: readonly Scene[]): void {
    const all = [...this.scenes];
    scenes.forEach((scene, at) => {
      all[first + at] = scene;
    });
    for (let scene = all[this.#upTo.length]; scene; scene = all[this.#upTo.length]) {
      this.#told.push(...scene.told);
      this.#upTo.push(this.#told.length);
    }
    this.scenes = all;
  }
}
