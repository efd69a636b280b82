// The keyboard's place on screens that change by themselves: what had the focus and is gone hands it on.

/** Parts that are worth coming back to, and what is read of them. */
const PARTS = "section, article, form, dialog, main";
const TITLES = "h1, h2, h3";

/** Put the focus on something that is read rather than pressed. */
export function readAt(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Where to go on near something that went away: the title of the smallest part it was in that is still there. */
export function nearby(around: readonly Element[]): HTMLElement | null {
  const part = around.find((each) => each.isConnected && each.matches(PARTS));
  return part?.querySelector<HTMLElement>(TITLES) ?? (part instanceof HTMLElement ? part : null);
}

/** Watch a part of the page; when the element with the focus vanishes from it, the focus goes to `heir` of all it was in. */
export function keepFocus(part: HTMLElement, heir: (around: readonly Element[]) => HTMLElement | null) {
  let last: Element | null = null;
  let around: readonly Element[] = [];
  const remember = (event: FocusEvent) => {
    last = event.target as Element;
    around = ancestors(last, part);
  };
  const forget = () => {
    // Somebody who clicks beside everything has chosen to be nowhere.
    if (last?.isConnected) last = null;
  };
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement !== document.body) return;
    const next = heir(around);
    if (next) readAt(next);
  });
  part.addEventListener("focusin", remember);
  part.addEventListener("pointerdown", forget);
  watch.observe(part, { childList: true, subtree: true });
  return {
    destroy() {
      watch.disconnect();
      part.removeEventListener("focusin", remember);
      part.removeEventListener("pointerdown", forget);
    },
  };
}

/** Begin to read a screen at its title, once that is there; whoever goes elsewhere in the meantime stays there. */
export function beginReading(screen: HTMLElement): () => void {
  screen.focus({ preventScroll: true });
  const watch = new MutationObserver(look);
  const stop = () => watch.disconnect();
  function look() {
    if (document.activeElement !== screen) return stop();
    const title = screen.querySelector<HTMLElement>("h1");
    if (!title) return;
    stop();
    readAt(title);
  }
  watch.observe(screen, { childList: true, subtree: true });
  look();
  return stop;
}

function ancestors(element: Element, top: Element): Element[] {
  const found: Element[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) {
    found.push(each);
    if (each === top) break;
  }
  return found;
}
