// What the reader wants to be asked of the moments that may be left to time: what the server knows, and what is on its way to it.

import type { Preference, Room } from "@wire";
import { codeOf } from "@/app/api";
import type { TableLink } from "./link.svelte";

export type Asks = Preference["mode"];

export class Preferring {
  readonly #link: TableLink;
  readonly #room: () => Room;
  #wished = $state.raw<Preference | null>(null);
  #sent = 0;
  /** The cards that were chosen last, for whoever comes back to them. */
  #cards: readonly string[] = [];
  /** Why the last wish was not taken, as a code; nothing if it was. */
  refusal = $state("");

  /** What counts from the next moment on; none where nothing may be left to time. */
  readonly now = $derived.by((): Preference | null => {
    const kept = this.#room().preference;
    return kept && (this.#wished ?? kept);
  });
  /** Where moments end as soon as all have answered, a hand must not decide who is asked: the server asks always. */
  readonly asksAnyway = $derived.by(
    () => this.#room().windows === "early" && this.#room().seats.filter(isPlaying).length > 1,
  );

  /** Whether such a moment is open, whoever is asked. */
  readonly lapsing = $derived.by(() => this.#link.match?.lapses ?? false);

  constructor(link: TableLink, room: () => Room) {
    this.#link = link;
    this.#room = room;
  }

  /** Whether what may be done besides, and need not, is to be brought up. */
  wants(option: string): boolean {
    const { now } = this;
    return !now || (now.mode === "only" ? now.only.includes(option) : now.mode !== "pass");
  }

  /** Say what to be asked from now on; `cards` are those it is about until others are chosen. */
  choose(mode: Asks, cards: readonly string[]): Promise<void> {
    const known = [this.now?.only ?? [], this.#cards, cards].find((each) => each.length) ?? [];
    return this.#send({ mode, only: mode === "only" ? [...known] : [] });
  }

  /** Be asked for this card as well, or not any more. */
  toggle(card: string): Promise<void> {
    const before = this.now?.only ?? [];
    const only = before.includes(card) ? before.filter((each) => each !== card) : [...before, card];
    return this.#send({ mode: "only", only });
  }

  async #send(wish: Preference): Promise<void> {
    this.#sent += 1;
    const mine = this.#sent;
    this.#wished = wish;
    if (wish.mode === "only") this.#cards = wish.only;
    this.refusal = "";
    try {
      await this.#link.prefer(wish);
    } catch (error) {
      if (mine === this.#sent) this.refusal = codeOf(error);
    } finally {
      // The room said it before it was acknowledged.
      if (mine === this.#sent) this.#wished = null;
    }
  }
}

const isPlaying = ({ kind, stand_in }: Room["seats"][number]): boolean => kind === "person" && !stand_in;
