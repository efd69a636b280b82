// French elision: "de Léa" but "d’Anna", "que Léa" but "qu’Anna"; the same rule as in src/penombre/words/french.py.

const VOWELS = new Set("aeiouœæ");

// First names whose h is mute. Any other h is taken as aspirate: "de Hassan", "de Harry".
const MUTE_H = new Set(
  (
    "hadrien hector helene helena heloise henri henriette hermine hermione herve hilaire hippolyte honore " +
    "honorine horace hortense hubert hugo hugues huguette hyacinthe"
  ).split(" "),
);

/** Whether a short word before these loses its vowel. */
export function elides(words: string): boolean {
  const plain = words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const first = plain.match(/[\p{L}\p{N}_]+/u)?.[0] ?? "";
  const [letter = "", next = ""] = first;
  if (letter === "h") return MUTE_H.has(first);
  // Yves and Yvonne elide; Yann and Yasmine, where it is half a consonant, do not.
  if (letter === "y") return next !== "" && !VOWELS.has(next);
  return VOWELS.has(letter);
}

export const de = (words: string): string => (elides(words) ? `d’${words}` : `de ${words}`);

export const que = (words: string): string => (elides(words) ? `qu’${words}` : `que ${words}`);
