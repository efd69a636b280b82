// Whose the keys are on a screen that listens to them everywhere.

/** Whether keys belong to what has the focus: somebody is writing, or has a window open. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), textarea, select"))
  );
}
