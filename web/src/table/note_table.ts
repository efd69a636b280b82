// The way from the dock to the table of the reader's own notes, which a board draws, folded.

/** The id of that table, as `boards/shared/NoteTable.svelte` has it; a board has one at most. */
export const NOTES = "notes";

/** Unfold it and go there. */
export function goToNotes(): void {
  const notes = document.getElementById(NOTES);
  if (!(notes instanceof HTMLDetailsElement)) return;
  notes.open = true;
  notes.scrollIntoView({ block: "start" });
  notes.querySelector("summary")?.focus({ preventScroll: true });
}
