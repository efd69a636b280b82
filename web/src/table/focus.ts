// The keyboard's place on a screen that changes by itself: what had the focus and is gone hands it on.

/** Watch a part of the page; when the element with the focus vanishes from it, the focus goes to `heir`. */
export function keepFocus(part: HTMLElement, heir: () => HTMLElement | null) {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => {
    last = event.target as Element;
  };
  const forget = () => {
    // Somebody who clicks beside everything has chosen to be nowhere.
    if (last?.isConnected) last = null;
  };
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement === document.body) heir()?.focus({ preventScroll: true });
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

/** Whether keys belong to what has the focus: somebody is writing, or has a window open. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"))
  );
}
