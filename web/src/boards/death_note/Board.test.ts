// The table of Death Note as it is drawn: people as they sit, cards of the centre as buttons, nothing that is hidden.

import { cleanup, render, screen, within } from "@testing-library/svelte";
import type { Told } from "@wire";
import { tick } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { Notes } from "@/table/notes.svelte";
import { draw, drawn, part, person, unfolded } from "../fixtures/draw";
import { type Moment, moment } from "../fixtures/scenes";
import Board from "./Board.svelte";
import { inactiveOf, privateOf, publicOf, roleOf } from "./facts";
import { late } from "./late";
import Reveal from "./Reveal.svelte";

await late.fetch();

afterEach(cleanup);

const show = (at: Moment, notes: Notes | null = null, chosen: readonly string[] = [], told: readonly Told[] = []) =>
  draw(Board, at, { notes, chosen, told });

const slot = (number: number) => part(`[data-slot="${number}"]`);

describe("people", () => {
  test("sit as they sit now, the reader first, whatever their seats were called", () => {
    const at = moment("notePlay", "chairs", "en");
    show(at);
    const { chairs } = publicOf(at.scene.public);
    const start = chairs.indexOf(at.scene.me ?? 0);
    const order = [...document.querySelectorAll<HTMLElement>("[data-seat]")].map(({ dataset }) => Number(dataset.seat));
    expect(order).toEqual(chairs.map((_, step) => chairs[(start + step) % chairs.length]));
  });

  test("have Suspicions against the threshold and cards in hand, in words", () => {
    const at = moment("notePlay", "turn", "en");
    show(at);
    const table = publicOf(at.scene.public);
    table.seats.forEach(({ suspicion, cards }, seat) => {
      const text = person(seat).textContent ?? "";
      expect(text.includes(` of ${table.threshold}`)).toBe(seat !== table.detective && !roleOf(table, seat)?.role);
      if (suspicion) expect(text).toContain(`${suspicion} Suspicion`);
      expect(text).toContain(cards ? `${cards} Action` : "no Action");
    });
  });

  test("show whom a Threat waits for, and who keeps Ryuk", () => {
    const at = moment("notePlay", "main", "en");
    show(at);
    const table = publicOf(at.scene.public);
    const threat = table.front.find(({ card }) => card === "menace");
    for (const seat of threat?.waiting ?? [])
      expect(person(threat?.on ?? 0).textContent).toContain(at.scene.names[seat]);
    expect(person(table.pawn).textContent).toContain("has Ryuk");
  });

  test("are chosen by a tap", () => {
    const at = moment("notePlay", "target", "en");
    const { choose } = show(at);
    const [first] = at.frame.question?.options ?? [];
    within(person(Number(first?.args.seat)))
      .getByRole("button", { name: /^Choose/ })
      .click();
    expect(choose).toHaveBeenCalledWith(first?.id);
  });

  test("are chosen two by two by two taps", async () => {
    const at = moment("notePlay", "pair", "en");
    const { choose } = show(at);
    const [first] = at.frame.question?.options ?? [];
    for (const seat of [first?.args.other, first?.args.seat]) {
      within(person(Number(seat)))
        .getByRole("button", { name: /^Choose/ })
        .click();
      await tick();
    }
    expect(choose.mock.calls).toEqual([[first?.id]]);
  });

  test("who would be revealed by what is being handed out are shown before it is", () => {
    const at = moment("notePlay", "allot", "en");
    const { seats, threshold } = publicOf(at.scene.public);
    const [option] =
      at.frame.question?.options.filter(
        ({ args }) => threshold - (seats[Number(args.seat)]?.suspicion ?? 0) <= (at.frame.question?.most ?? 0),
      ) ?? [];
    const seat = Number(option?.args.seat);
    const missing = threshold - (seats[seat]?.suspicion ?? 0);
    show(at, null, Array(missing).fill(option?.id ?? ""));
    expect(person(seat).textContent).toContain("would be revealed");
    expect(document.body.textContent?.match(/would be revealed/g)).toHaveLength(1);
  });
});

test.each([
  ["role_light", "L: Light?"],
  ["camp_investigators", "L: Investigator?"],
])("what L says of somebody, %s, lies next to them as a token", (what, text) => {
  const at = moment("notePlay", "turn", "en");
  const table = publicOf(at.scene.public);
  const suspect = table.seats.findIndex((_, seat) => !roleOf(table, seat)?.role);
  const said = { type: "said", seat: table.detective, moment: table.began, kind: "claim", text: "" } as const;
  show(at, null, [], [{ ...said, about: suspect, what }]);
  expect(within(person(suspect)).getByText(text)).toBeTruthy();
  expect(within(person(suspect)).getByText(`A token laid by ${text}`)).toBeTruthy();
  expect(screen.getAllByText(text)).toHaveLength(1);
});

describe("the middle", () => {
  test("tells the round, its direction and the tiles that are left", () => {
    const at = moment("notePlay", "turn", "en");
    show(at);
    const { round, tiles, clockwise } = publicOf(at.scene.public);
    expect(screen.getByText(`Round ${round} of 5`)).toBeTruthy();
    expect(screen.getByText(new RegExp(`^${tiles} Investigations? in the pile$`))).toBeTruthy();
    expect(screen.getByText(clockwise ? "clockwise" : "counter-clockwise")).toBeTruthy();
  });

  test("has the tile with its text, and what L has to give", () => {
    const at = moment("notePlay", "allot", "en");
    show(at);
    const { tile } = publicOf(at.scene.public);
    expect(screen.getByText(at.scene.words.attribute(`tile-${tile}`, "text"))).toBeTruthy();
    expect(screen.getByText(`L has ${at.frame.question?.args.count} Suspicions to give`)).toBeTruthy();
  });

  test("answers by a card of the centre, where one option means it", () => {
    const at = moment("notePlay", "page_role", "en");
    const { choose } = show(at);
    const option = at.frame.question?.options.find(({ args }) => "slot" in args);
    within(slot(Number(option?.args.slot)))
      .getByRole("button")
      .click();
    expect(choose).toHaveBeenCalledWith(option?.id);
  });

  test("does not answer where a card means two options", () => {
    const at = moment("notePlay", "supporter", "en");
    show(at);
    const hidden = inactiveOf(publicOf(at.scene.public)).find(({ role }) => !role);
    expect(within(slot(hidden?.slot ?? 0)).queryByRole("button")).toBeNull();
  });
});

test("plays inside plays are told from the outermost to the death at their end", () => {
  const at = moment("notePlay", "nested", "en");
  show(at);
  const list = screen.getByRole("region", { name: "What is being done" });
  const { stack } = publicOf(at.scene.public);
  const named = stack.flatMap(({ what }) =>
    at.scene.words.has(`action-${what}`) ? [at.scene.words.text(`action-${what}`)] : [],
  );
  const text = list.textContent ?? "";
  expect(named.map((name) => text.indexOf(name))).toEqual(
    named.map((name) => text.indexOf(name)).sort((one, other) => one - other),
  );
  expect(text).toContain("about to die");
});

describe("the sheet", () => {
  const open = () => unfolded(screen.getByText("Who is who? Your sheet"));

  test("is marked by taps and told to nobody", async () => {
    const notes = new Notes("board-of-a-test");
    const { choose } = show(moment("notePlay", "turn", "en"), notes);
    await open();
    const cell = () => screen.getAllByRole("button", { name: /, Mogi:/ })[0];
    expect(cell()?.getAttribute("aria-label")).toContain("nothing noted");
    cell()?.click();
    await tick();
    expect(cell()?.getAttribute("aria-label")).toContain("ruled out");
    expect(choose).not.toHaveBeenCalled();
  });

  test("counts what the reader knows while that lies open, and covers it when somebody looks away", async () => {
    const at = moment("notePlay", "turn", "en");
    show(at, new Notes("known-of-a-test"));
    await open();
    const certain = () => screen.queryAllByText("certain").length;
    const before = certain();
    screen.getByRole("button", { name: "Count what I know" }).click();
    await tick();
    const known = privateOf(at.scene.private ?? {}).possible.filter((each) => each.length === 1).length;
    expect(certain()).toBe(known - 1);
    expect(certain()).toBeGreaterThan(before);
    window.dispatchEvent(new Event("blur"));
    await tick();
    expect(certain()).toBe(before);
  });
});

describe("what is hidden", () => {
  test.each(["turn", "tile", "window_reveal", "nested"])(
    "is not drawn in %s: another secret makes the same board",
    (name) => {
      const at = moment("notePlay", name, "en");
      const mine = drawn(show({ ...at, frame: { ...at.frame, question: null } }));
      cleanup();
      const other = {
        ...at.scene,
        private: { ...at.scene.private, role: "watari", hand: ["rem"], possible: [], known: [] },
      };
      expect(drawn(show({ ...at, scene: other, frame: { ...at.frame, question: null } }))).toBe(mine);
    },
  );

  test("is drawn for those who see everything", () => {
    const at = moment("notePlay", "watching", "en");
    const secrets = new Map([[1, { ...moment("notePlay", "turn").scene.private, role: "higuchi" }]]);
    show({ ...at, scene: { ...at.scene, secrets } });
    expect(person(1).textContent).toContain("Higuchi");
  });
});

test("the end tells every role, every objective and what it brought", () => {
  const at = moment("noteEnds", "light_revealed", "en");
  render(Reveal, { scene: at.scene, help: () => undefined });
  const { results } = publicOf(at.scene.public);
  const end = screen.getByRole("region", { name: "The truth" }).textContent ?? "";
  for (const role of results.at(-1)?.roles ?? []) expect(end).toContain(at.scene.words.text(`role-${role}`));
  for (const { objective } of results.at(-1)?.lines.flat() ?? [])
    expect(end).toContain(at.scene.words.text(`objective-${objective}`));
});

test("a match of several games has its sheet of apples", () => {
  const at = moment("noteEnds", "match", "en");
  show(at);
  const sheet = within(screen.getByRole("region", { name: "The apples" }));
  expect(sheet.getAllByRole("row")).toHaveLength(publicOf(at.scene.public).results.length + 2);
});
