// Searching texts as people type: accents, capitals and the kind of a space or an apostrophe do not matter.

/** A stretch of a text, found or not. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

const LETTERS: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", "’": "'", "‘": "'" };

/** A text as it is compared. */
export function fold(text: string): string {
  return folded(text).text;
}

/** The words somebody looks for; all of them have to be there. */
export function terms(query: string): string[] {
  return [...new Set(fold(query).split(" "))].filter((term) => term);
}

/** Whether all terms are somewhere in a folded text. */
export function matches(compared: string, wanted: readonly string[]): boolean {
  return wanted.every((term) => compared.includes(term));
}

/** A text cut where the terms begin and end. */
export function pieces(text: string, wanted: readonly string[]): Piece[] {
  const found = marked(text, wanted);
  const cut: Piece[] = [];
  let from = 0;
  for (let at = 1; at <= found.length; at++) {
    if (at === found.length || found[at] !== found[from]) {
      cut.push({ text: text.slice(from, at), found: found[from] ?? false });
      from = at;
    }
  }
  return cut;
}

/** So short a term is marked only where it is a word: "en" stands in half of all words. */
const SHORT = 2;
const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

/** For every character of a text, whether it belongs to a word that a term was found in. Words are marked whole. */
function marked(text: string, wanted: readonly string[]): boolean[] {
  const { text: compared, origins } = folded(text);
  const found = Array<boolean>(text.length).fill(false);
  for (const term of wanted) {
    for (let at = compared.indexOf(term); at >= 0; at = compared.indexOf(term, at + term.length)) {
      const [from, to] = around(text, origins[at]?.start ?? 0, origins[at + term.length - 1]?.end ?? 0);
      if (term.length > SHORT || fold(text.slice(from, to)) === term) found.fill(true, from, to);
    }
  }
  return found;
}

/** Where the words begin and end that a stretch of a text touches. */
function around(text: string, start: number, end: number): readonly [number, number] {
  let [from, to] = [start, end];
  if (IN_WORD.test(text.charAt(from))) while (IN_WORD.test(text.charAt(from - 1))) from--;
  if (IN_WORD.test(text.charAt(to - 1))) while (IN_WORD.test(text.charAt(to))) to++;
  return [from, to];
}

/** A text as it is compared, and where in the text each of its characters comes from. */
function folded(text: string): { text: string; origins: { start: number; end: number }[] } {
  let compared = "";
  const origins: { start: number; end: number }[] = [];
  let start = 0;
  for (const letter of text) {
    const end = start + letter.length;
    for (const plain of plainly(letter)) {
      compared += plain;
      for (let unit = 0; unit < plain.length; unit++) origins.push({ start, end });
    }
    start = end;
  }
  return { text: compared, origins };
}

function plainly(letter: string): string {
  if (/\s/u.test(letter)) return " ";
  const lower = letter.toLowerCase();
  if (lower < "\u0080") return lower;
  return LETTERS[lower] ?? lower.normalize("NFD").replace(/\p{M}/gu, "");
}
