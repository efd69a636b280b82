// Keeps the end of what grows in sight, such as of a conversation, unless the reader is reading further up.

import { tick } from "svelte";

/** Somebody is at the end who is so many pixels from it. */
const NEAR = 48;

export class EndInSight {
  #scroller: HTMLElement | null = null;
  /** Whether the reader is where new things appear. */
  atEnd = $state(true);

  /** For what scrolls, with `use:`. When it gets another size its end stays in sight, too. */
  readonly keep = (scroller: HTMLElement) => {
    this.#scroller = scroller;
    const scrolled = () => {
      this.atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    };
    const observer = new ResizeObserver(() => this.#show());
    observer.observe(scroller);
    scroller.addEventListener("scroll", scrolled, { passive: true });
    return {
      destroy: () => {
        observer.disconnect();
        scroller.removeEventListener("scroll", scrolled);
        this.#scroller = null;
      },
    };
  };

  /** There is something new: once it is drawn, it is shown to whoever is at the end. */
  follow(): void {
    tick().then(() => this.#show());
  }

  /** The reader goes there, and what has the focus may go away by that. */
  toEnd(): void {
    this.#scroller?.focus({ preventScroll: true });
    this.atEnd = true;
    this.follow();
  }

  #show(): void {
    if (this.#scroller && this.atEnd) this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }
}
