// What passes over the table by itself: it goes when its time is over, or by Escape.

/** Whoever reads it by keyboard is asked again so much later whether it has been read, in milliseconds. */
const READING = 700;

/** An action: what is shown here is `done` after so many milliseconds, but not while the focus is in it. */
export function passing(element: HTMLElement, { lasts, done }: { lasts: number; done: () => void }) {
  let timer = setTimeout(end, lasts);
  function end() {
    if (element.contains(document.activeElement)) timer = setTimeout(end, READING);
    else done();
  }
  function key(event: KeyboardEvent) {
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) done();
  }
  addEventListener("keydown", key);
  return {
    destroy() {
      clearTimeout(timer);
      removeEventListener("keydown", key);
    },
  };
}
