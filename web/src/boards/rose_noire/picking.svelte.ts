// Suspects picked by taps: one of them answers at once, two of them where a question is about pairs.

import type { Choice } from "@wire";
import type { Choosing, Scene } from "../board";
import { arcOf, isOpen, meaning, picks } from "./arc";
import { SUSPECTS } from "./cards";
import { publicOf } from "./facts";
import { shortName } from "./naming";

export class Picking {
  readonly #seen: () => { scene: Scene; choosing: Choosing };
  /** Two are picked one after the other; when something else is asked it begins anew. */
  #begun = $state.raw<{ of: string; names: readonly string[] }>({ of: "", names: [] });

  readonly #scene = $derived.by(() => this.#seen().scene);
  readonly #choosing = $derived.by(() => this.#seen().choosing);
  readonly #question = $derived.by(() => this.#choosing.question);
  readonly #arc = $derived.by(() => arcOf(this.#question));
  /** What is asked: ballots of others ask the same again, and take nothing from a pair that is half picked. */
  readonly #asked = $derived.by(() => {
    const { game, turn, playing } = publicOf(this.#scene.public);
    return this.#question ? [game, turn, this.#question.kind, playing].join(" ") : "";
  });
  readonly picked = $derived.by(() => (this.#asked && this.#begun.of === this.#asked ? this.#begun.names : []));
  readonly #pairing = $derived.by(() => this.#arc.pairs.size > 0);
  /** One of them would do as well: then it is not the second tap that answers. */
  readonly #either = $derived.by(() => this.#pairing && this.#arc.singles.size > 0);
  /** What would be answered by what is picked, where that has to be confirmed. */
  readonly meant = $derived.by(() =>
    this.#either && this.picked.length ? meaning(this.#arc, this.picked) : undefined,
  );
  /** The word that says what to do next; nothing where nothing has to be said. */
  readonly hint = $derived.by(() => {
    if (!this.#pairing || this.picked.length === 2) return "";
    if (this.#either) return this.picked.length ? "" : "board-rose-pick-some";
    return this.picked.length ? "board-rose-pick-second" : "board-rose-pick-two";
  });
  /** More than one tap is needed. */
  readonly several = $derived.by(() => this.#pairing || this.#question?.shape === "several");

  constructor(seen: () => { scene: Scene; choosing: Choosing }) {
    this.#seen = seen;
  }

  /** Whether a tap on this suspect leads anywhere. */
  isOpen(suspect: string): boolean {
    return isOpen(this.#arc, suspect);
  }

  isChosen(suspect: string): boolean {
    const single = this.#arc.singles.get(suspect);
    return this.picked.includes(suspect) || (single !== undefined && this.#choosing.chosen.has(single.id));
  }

  /** What a tap on this suspect does, in words. */
  said(suspect: string): string {
    const { words } = this.#scene;
    const option = this.#arc.singles.get(suspect);
    return this.#pairing || !option
      ? words.text("board-rose-pick", { name: shortName(words, SUSPECTS.indexOf(suspect)) })
      : words.text("board-choose", { option: this.saidOf(option) });
  }

  saidOf(option: Choice): string {
    const { words, names, me } = this.#scene;
    return words.option(option, this.#question?.kind ?? "", names, me);
  }

  tap(suspect: string): void {
    if (!this.#question || this.#choosing.busy) return;
    const single = this.#arc.singles.get(suspect);
    if (!this.#pairing) {
      if (single) this.#choosing.choose(single.id);
      return;
    }
    const names = picks(this.picked, suspect);
    const pair = !this.#either && names.length === 2 ? meaning(this.#arc, names) : undefined;
    if (pair) this.#choosing.choose(pair.id);
    // Right after something changed a tap counts for nothing: then the first of the two is still picked.
    const kept = this.#choosing.busy ? [] : this.picked;
    this.#begun = { of: this.#asked, names: pair ? kept : names };
  }

  confirm(): void {
    if (this.meant) this.#choosing.choose(this.meant.id);
  }
}
