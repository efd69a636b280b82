import { describe, expect, it } from "vitest";
import { partsOf } from "./quoting";

const keys = new Map([
  ["Les pommes", "rule-apples"],
  ["Pacte", "tile-pacte"],
  ["Dealings", "tile-pacte"],
]);

describe("a text that quotes titles", () => {
  it("leads to them, and keeps every letter", () => {
    const text = "Voir «\u00a0Les pommes\u00a0», puis «\u00a0Pacte\u00a0».";
    const parts = partsOf(text, keys);
    expect(parts.filter(({ key }) => key)).toEqual([
      { text: "Les pommes", key: "rule-apples" },
      { text: "Pacte", key: "tile-pacte" },
    ]);
    expect(parts.map((part) => part.text).join("")).toBe(text);
  });

  it("in English, too", () => {
    expect(partsOf("By “Dealings” alone.", keys)).toEqual([
      { text: "By “", key: "" },
      { text: "Dealings", key: "tile-pacte" },
      { text: "” alone.", key: "" },
    ]);
  });

  it("leads nowhere from what is only said, or named without quotation marks", () => {
    expect(partsOf("«\u00a0Bonjour\u00a0», dit Pacte.", keys)).toEqual([
      { text: "«\u00a0Bonjour\u00a0», dit Pacte.", key: "" },
    ]);
  });
});
