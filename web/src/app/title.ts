// The title of the page: what the browser's tab and its history say.

/** What a page about this is called. */
export const nameOf = (what: string): string => `${what} – Pénombre`;

/** Call the page so, until the function this gives back is called. */
export function titled(title: string): () => void {
  const before = document.title;
  document.title = title;
  return () => {
    // Another screen may have given its own name in the meantime.
    if (document.title === title) document.title = before;
  };
}
