// What somebody pasted or typed to come to a table: a code read aloud, or a whole link.

/** A table and its code; a listed table needs none, and a code read aloud names no table. */
export interface Pasted {
  readonly room: string;
  readonly code: string;
}

const CODE = /^[a-z0-9]{8}$/;
// Spaces, dashes and unseen marks: people write codes down in groups, programs make dashes longer and add what nobody sees.
const BETWEEN = /[\s\p{Cf}\u2010-\u2015-]+/gu;
const ADDRESS = /\/t\/([a-z0-9]+)\/?(?:\?[^#\s]*)?(?:#(\S*))?/i;

/** The code that was meant, however it was written; nothing if it is none. */
export const codeIn = (text: string): string => {
  const code = text.replace(BETWEEN, "").toLowerCase();
  return CODE.test(code) ? code : "";
};

/** The table that is meant; none if nothing of it can be one. */
export function readInvitation(text: string): Pasted | null {
  const address = ADDRESS.exec(text);
  if (address) return { room: address[1] ?? "", code: codeIn(address[2] ?? "") };
  const code = codeIn(text);
  return code ? { room: "", code } : null;
}

/** Where a link leads on this very page, whatever the server believes to be called. */
export function pathOf(link: string): string {
  const url = new URL(link, location.href);
  return url.pathname + url.search + url.hash;
}

const KEY = /\/me\/?#(\S+)/;

/** The key in a pasted personal link, or the key itself. */
export function readKey(text: string): string {
  const inside = KEY.exec(text)?.[1] ?? text.trim();
  return /\s|[/#]/.test(inside) ? "" : inside;
}
