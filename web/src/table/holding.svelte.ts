// Something that is shown only while a button is held: by a finger, a key, or for those who cannot hold, until the next press.

/** A press shorter than this was meant as a tap: nobody could read anything. */
const TAP = 350;
/** How long whoever taps is told to hold, in milliseconds. */
const TOLD = 4000;

export class Holding {
  held = $state(false);
  /** It stays open without a finger. */
  kept = $state(false);
  /** Somebody tapped: they are told to hold. */
  tapped = $state(false);
  readonly open = $derived.by(() => this.held || this.kept);
  #pressed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What a button needs to be held; it is spread over it. */
  readonly handle = {
    onpointerdown: (event: PointerEvent) => {
      if (event.button) return;
      this.#hold();
      // Wherever the finger goes, lifting it covers.
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    onpointerup: () => this.#release(),
    onpointercancel: () => this.#drop(),
    onlostpointercapture: () => this.#drop(),
    onkeydown: (event: KeyboardEvent) => this.#key(event),
    onkeyup: (event: KeyboardEvent) => this.#key(event),
    /** Screen readers and voices press without holding: for them it stays open. */
    onclick: (event: MouseEvent) => {
      if (event.detail === 0) this.kept = !this.kept;
    },
    onblur: () => this.#drop(),
    oncontextmenu: (event: Event) => event.preventDefault(),
  };

  /** Eyes may wander: the window or the page is left. */
  cover(): void {
    this.held = this.kept = false;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #hold(): void {
    this.held = true;
    this.tapped = false;
    this.#pressed = performance.now();
  }

  #drop(): void {
    this.held = false;
  }

  #release(): void {
    if (!this.held) return;
    this.held = false;
    if (performance.now() - this.#pressed >= TAP) return;
    this.tapped = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.tapped = false;
    }, TOLD);
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (event.type === "keyup") this.#release();
    else if (!event.repeat) this.#hold();
  }
}
