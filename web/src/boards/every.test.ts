// Every moment of the fixtures: drawn and told without a missing word, in both languages; and hints, which all have words.

import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { BROKEN, draw, told } from "./fixtures/draw";
import { idsOf, type MomentSet, moment, momentsOf } from "./fixtures/scenes";
import { wholeModule } from "./fixtures/whole";

afterEach(cleanup);

const GAMES: Readonly<Record<string, readonly MomentSet[]>> = {
  dc_spyfall: ["spyfallPlay", "spyfallEnds"],
  death_note: ["notePlay", "noteEnds"],
  kemomimi_panic: ["kemomimi4", "kemomimi8"],
  rose_noire: ["rosePlay", "roseEnds"],
  tokyo_ghoul: ["tokyoPlay", "tokyoEnds"],
};
/** Where only one of each kind of drawing is drawn: questions about the same table look alike. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  rosePlay: ["profile", "accomplices", "trap", "summons", "dusk", "night_rector", "penance", "three"],
  roseEnds: ["tribute", "double_reveal", "crowned"],
  notePlay: ["turn", "allot", "nested", "watching"],
  noteEnds: ["three_deaths", "match"],
  tokyoPlay: ["prelim_show", "special", "watching"],
  tokyoEnds: ["team"],
};

describe.each(Object.entries(GAMES))("%s", async (id, sets) => {
  const game = await wholeModule(id);
  const moments = sets.flatMap(momentsOf);

  describe.each(["fr", "en"] as const)("in %s", (language) => {
    test.each(moments)("%s %s is told", (set, name) => {
      expect(told(game, moment(set, name, language))).not.toMatch(BROKEN);
    });

    test("hints have words, and all words of hints are used", () => {
      expect(game.hints.map((hint) => hint.id).sort()).toEqual([...idsOf(id, "hint", language)].sort());
    });
  });

  test.each(moments.filter(([set, name]) => DRAWN[set]?.includes(name) ?? true))("%s %s is drawn", (set, name) => {
    const at = moment(set, name);
    const { container } = draw(game.Board, at, { told: at.frame.told });
    expect(container.textContent).not.toMatch(BROKEN);
  });
});
