// Elision before names, as in tests/words/test_french.py.

import { expect, test } from "vitest";
import { de, que } from "./french";

test.each([
  ["Léa", "de Léa"],
  ["Anna", "d’Anna"],
  ["Élodie", "d’Élodie"],
  ["Hélène", "d’Hélène"],
  ["Hassan", "de Hassan"],
  ["Yves", "d’Yves"],
  ["Yann", "de Yann"],
  ["“Oscar”", "d’“Oscar”"],
  ["7", "de 7"],
])("de before %s", (name, said) => {
  expect(de(name)).toBe(said);
});

test("que loses its vowel as well", () => {
  expect(que("Anna")).toBe("qu’Anna");
  expect(que("Bruno")).toBe("que Bruno");
});
