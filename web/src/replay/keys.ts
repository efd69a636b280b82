// The keys that move through a replay, wherever the focus is, unless whatever has the focus needs them itself.

export type Wish = "next" | "back" | "first" | "last" | "play";

const WISHES: Readonly<Record<string, Wish>> = {
  ArrowRight: "next",
  ArrowLeft: "back",
  Home: "first",
  End: "last",
  " ": "play",
};

const FIELDS = "input:not([type=range]), select, textarea, [contenteditable], dialog, [role=dialog]";
/** Things that Space presses, or that scroll by themselves. */
const PRESSED = "button, a[href], summary, [tabindex='0']";
const SCROLLED = "[tabindex='0']";

/** What a key means here; nothing where it is somebody else's. */
export function keyed(event: KeyboardEvent): Wish | null {
  const wish = WISHES[event.key];
  if (!wish || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const focus = event.target instanceof Element ? event.target : null;
  if (focus?.closest(FIELDS)) return null;
  if (wish === "play" && focus?.closest(PRESSED)) return null;
  if ((wish === "first" || wish === "last") && focus?.closest(SCROLLED)) return null;
  return wish;
}
