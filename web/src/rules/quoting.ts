// Titles that a text quotes, so that they can lead to what is called so.

/** A part of a text; `key` is the entry that it quotes, if it does. */
export interface Part {
  readonly text: string;
  readonly key: string;
}

const QUOTED = /([«“]\s?)([^\s«»“”][^«»“”]*?)(?=\s?[»”])/gu;

/** The text in parts: titles in quotation marks, and what stands between them. */
export function partsOf(text: string, keys: ReadonlyMap<string, string>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 1: mark = "", 2: title = "", index } of text.matchAll(QUOTED)) {
    const key = keys.get(title);
    if (!key) continue;
    const start = index + mark.length;
    parts.push({ text: text.slice(end, start), key: "" }, { text: title, key });
    end = start + title.length;
  }
  return [...parts, { text: text.slice(end), key: "" }].filter((part) => part.text);
}
