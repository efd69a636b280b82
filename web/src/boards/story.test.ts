// The end of a match in words: who was who and its story, by what was public; nothing in it may be false.

import { expect, test } from "vitest";
import { said } from "@/table/fixture";
import type { Entry } from "@/table/log";
import { type Moment, type MomentSet, moment } from "./fixtures/scenes";
import { wholeModule } from "./fixtures/whole";
import { publicOf } from "./rose_noire/facts";
import { type Accusation, mostAccused, storyOf, unrivalled } from "./shared/story";

const spoken = (seat: number, kind: string, what: string, about: number | null = null): Entry => ({
  ...said(seat, "", about),
  kind,
  what,
});

/** The story of a moment, with what was said before all else that was told. */
async function storyAt(at: Moment, ...talk: Entry[]): Promise<readonly string[]> {
  const { story } = await wholeModule(at.scene.game);
  const [first, ...rest] = at.frame.told;
  return story?.(first ? [first, ...talk, ...rest] : talk, at.scene) ?? [];
}

test.each<[MomentSet, string, string, readonly number[]]>([
  ["kemomimi4", "over", "Bruno was the Thief.", [1]],
  ["kemomimi8", "over", "Farid and you were the Thieves.", [2]],
  ["tokyoEnds", "killed", "Chloé, alias Shu Tsukiyama, struck you down.", [2, 3, 6]],
  ["tokyoEnds", "fell", "You, Kotaro Amon, killed Élise, alias Kureo Mado.", [3, 5]],
  ["tokyoEnds", "exhausted", "The Reserve has run out: everybody shows their hand.", []],
  ["roseEnds", "accusation", "The Accomplices were Bricen and Deirdre.", [0, 2, 3]],
  ["roseEnds", "crowned", "The Accomplices were Eoghan and Morwen.", [0]],
  ["noteEnds", "light_revealed", "David was Light.", [4]],
  ["noteEnds", "match", "Bruno was Light.", [1, 2]],
  ["noteEnds", "three_deaths", "Nobody was Light any more.", [2, 3]],
  ["spyfallEnds", "over", "David was the Joker; the Location, Hall of Justice.", [3]],
])("%s %s: what everybody waited for, and who won", async (set, name, fact, winners) => {
  const { scene } = moment(set, name, "en");
  const cast = (await wholeModule(scene.game)).cast?.(scene);
  expect(cast).toMatchObject({ fact, winners });
});

test.each<[MomentSet, string, readonly string[]]>([
  [
    "kemomimi4",
    "over",
    [
      "Day 2: the table eliminates David, wrongly.",
      "In the dark, you suspected Chloé, wrongly.",
      "Night 3: a last theft from Chloé, and it is all over.",
    ],
  ],
  [
    "tokyoEnds",
    "fell",
    [
      "Turn 8: Farid could attack you, and did not.",
      "2 interrogations of David, more than of anybody else.",
      "Turn 13: Élise attacks you. The blow is returned!",
    ],
  ],
  ["roseEnds", "accusation", ["Turn 2: Bruno, Chloé and you accuse Bricen and Deirdre, and that is right."]],
  [
    "noteEnds",
    "match",
    [
      "Round 1: Élise kills you; you were Matsuda.",
      "Round 3: Bruno kills Élise; it was Yagami.",
      "At the end, 4 Suspicions on Bruno, more than on anybody else: it was Light.",
    ],
  ],
  [
    "spyfallEnds",
    "over",
    [
      "Round 1: David, as the Joker, guesses the Location: Belle Reve Penitentiary.",
      "Round 2: the table unmasks the Joker, Farid.",
      "Round 3: the table convicts you wrongly; the Joker was David.",
    ],
  ],
])("%s %s: the story in at most three lines, in the order it happened", async (set, name, lines) => {
  expect(await storyAt(moment(set, name, "en"))).toEqual(lines);
});

test("whoever lied about themselves is told of, and whoever told the truth is not", async () => {
  const tokyo = moment("tokyoEnds", "team", "en");
  expect(await storyAt(tokyo, spoken(7, "claim", "humain"), spoken(1, "claim", "goule"))).toContain(
    "Hugo claimed to be a Human: it was Kotaro Amon, an Inspector.",
  );
  expect((await storyAt(tokyo, spoken(1, "claim", "goule"))).join()).not.toContain("claimed");
  const note = moment("noteEnds", "light_revealed", "en");
  expect(await storyAt(note, spoken(3, "claim", "role_mogi"))).toContain("David claimed to be Mogi: it was Light.");
  const rose = moment("roseEnds", "accusation", "en");
  expect(await storyAt(rose, spoken(1, "claim", "innocent_bricen"))).toContain(
    "Bruno swore that Bricen was innocent. That was false.",
  );
  expect((await storyAt(rose, spoken(1, "claim", "innocent_taran"))).join()).not.toContain("swore");
});

test("what the reader accused is told once: with those who did so too, or alone", async () => {
  const at = moment("roseEnds", "accusation", "en");
  const alone = "You accused Bricen and Deirdre: right.";
  expect((await storyAt(at)).join()).not.toContain(alone);
  const deeds = publicOf(at.scene.public).deeds.map((deed) =>
    deed.kind === "accuse" ? { ...deed, seats: deed.seats?.filter((seat) => seat !== at.scene.me) } : deed,
  );
  expect(await storyAt(moment("roseEnds", "accusation", "en", { deeds }))).toContain(alone);
});

test("a match in which nobody struck, or nobody was accused, is told as such", async () => {
  const peace = await storyAt(moment("tokyoEnds", "exhausted", "en", { deeds: [] }));
  expect(peace.join()).toContain("nobody attacked anybody.");
  expect((await storyAt(moment("tokyoEnds", "fell", "en"))).join()).not.toContain("nobody attacked");
  const silent = await storyAt(moment("roseEnds", "crowned", "en", { deeds: [] }));
  expect(silent.join()).toContain("no Accusation found enough ballots.");
  expect((await storyAt(moment("roseEnds", "accusation", "en"))).join()).not.toContain("enough ballots");
});

test("whom many accused is told of where they were wrong", async () => {
  const at = moment("kemomimi4", "over", "en", { votes: [] });
  const crowd = (about: number) => [spoken(0, "accuse", "", about), spoken(2, "accuse", "thief", about)];
  expect(await storyAt(at, ...crowd(3))).toContain("2 voices were raised against David, wrongly.");
  expect((await storyAt(at, ...crowd(1))).join()).not.toContain("voices");
});

test("an earlier game of the same match is not told of", async () => {
  const at = moment("kemomimi8", "over", "en");
  const { story } = await wholeModule("kemomimi_panic");
  const last = at.frame.told.findLastIndex((entry) => entry.type === "event" && entry.key === "dealt");
  expect(story?.(at.frame.told.slice(last), at.scene)).toEqual(await storyAt(at));
});

test("three tales are chosen by how much they matter and told by when they were", () => {
  const tale = (at: number) => ({ at, text: `at ${at}` });
  const last = { at: Number.POSITIVE_INFINITY, text: "last" };
  expect(storyOf([last, null, tale(7), false, tale(2), tale(1)])).toEqual(["at 2", "at 7", "last"]);
});

test("nobody is singled out where several are alike", () => {
  const accused = (...pairs: [number, number][]) =>
    mostAccused(pairs.map(([seat, about]) => spoken(seat, "accuse", "", about) as Accusation));
  expect(accused([0, 1], [2, 1], [0, 2])).toEqual({ target: 1, seats: [0, 2] });
  expect(accused([0, 1], [0, 1])).toBeNull();
  expect(accused([0, 1], [2, 1], [0, 3], [2, 3])).toBeNull();
  expect([unrivalled([1, 3, 2]), unrivalled([3, 3]), unrivalled([0, 0])]).toEqual([1, null, null]);
});
