// Which page of a replay is fetched next: the moment looked at first, then what comes after it, then all the rest.

/** How many moments come at once: as many as the server gives. */
export const PAGE = 50;

export const pageOf = (step: number): number => Math.floor(step / PAGE);

/** The next page to fetch, for whoever looks at a step of so many; none when all are here. */
export function wanted(at: number, total: number, here: (page: number) => boolean): number | null {
  const last = pageOf(total - 1);
  // The question that a step answers is in the moment before it.
  const near = [pageOf(at), pageOf(Math.max(at - 1, 0)), Math.min(pageOf(at) + 1, last)];
  const missing = near.find((page) => !here(page));
  if (missing !== undefined) return missing;
  for (let page = 0; page <= last; page++) if (!here(page)) return page;
  return null;
}
