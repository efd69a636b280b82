// The foot of the match where something may be done besides: apart from the answers, confirmed, and quiet while others are asked.

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import type { Question, SeatInfo } from "@wire";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "@/app/api";
import { speech } from "@/app/speech.svelte";
import type { GameModule, Interrupt } from "@/boards/board";
import generic from "@/boards/generic";
import { Words } from "@/words/book";
import Dock from "./Dock.svelte";
import { asked, docked, NAMES, state } from "./fixture";
import type { MatchState } from "./frames";
import { late } from "./late";
import type { TableLink } from "./link.svelte";
import { NOTES } from "./note_table";

// Motion is asked about as soon as the module is loaded.
const device = vi.hoisted(() => {
  const device = { wide: false };
  window.matchMedia = (query) =>
    ({
      get matches() {
        return device.wide && query.includes("min-width");
      },
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  return device;
});

const reveal = { id: "reveal", word: "reveal_role", args: {}, refused: "" };
const words = new Words("en", [
  `
ask-vote = Guilty?
ask-reveal_role = The other one will have to show theirs.
option-up = Hand up
option-down = Hand down
option-reveal_role = Show your role
option-accuse = Accuse { $target }
option-silence = Stay silent
`,
]);
const sent = vi.fn<TableLink["answer"]>();
const talk = vi.fn();

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  sent.mockReset().mockResolvedValue();
  device.wide = false;
});

function show(question: Question | null, more: Partial<MatchState> = {}, module: GameModule = generic, unheard = 0) {
  const link = { match: state(question, { waiting: [0, 1], ...more }), answer: sent, now: () => 0 };
  const seats = NAMES.map((name, seat) => ({ seat, name }) as SeatInfo);
  render(Dock, { ...docked(words, link, { seats }, module), talk, unheard });
}

const optional = asked({ kind: "reveal_role", options: [], besides: [reveal], optional: true });
const apart = () => screen.getByRole("list", { name: "What you may do at any moment" });
const open = () => fireEvent.click(within(apart()).getByRole("button", { name: "Show your role…" }));
const confirm = () =>
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Show your role" }));

describe("what time does for whoever does not answer", () => {
  const clock = { closes: 1e6, opened: 0, left: null, runs_out: false } as unknown as MatchState["clock"];
  it.each([
    [null, "No answer: at random"],
    ["down", "No answer: Hand down"],
    [[], "No answer: nobody answers for you"],
  ])("is told beneath the answers: %j", (usual, told) => {
    show(asked({ default: usual }), { clock });
    expect(screen.getByText(told)).toBeTruthy();
  });

  it("is nothing where nobody has to hurry: there is no clock, and no word of a pause", () => {
    show(asked({ default: "down" }), { clock: { due: null, total: 30_000, runs_out: null } });
    expect(screen.queryByText("No answer: Hand down")).toBeNull();
    expect(screen.queryByText("Paused")).toBeNull();
    expect(screen.queryByRole("timer")).toBeNull();
  });
});

describe("what may be done besides", () => {
  it("stands apart from the answers, and has no digit", async () => {
    show(asked({ besides: [reveal] }));
    expect(within(apart()).getAllByRole("button")).toHaveLength(1);
    expect(within(apart()).queryByRole("button", { name: "Hand up" })).toBeNull();
    await fireEvent.keyDown(document.body, { key: "3" });
    expect(sent).not.toHaveBeenCalled();
  });

  it("is done only once it is confirmed, after saying what it means", async () => {
    show(asked({ besides: [reveal] }));
    await open();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole("dialog").textContent).toContain("The other one will have to show theirs.");
    expect(screen.getByRole("dialog").textContent).toContain("cannot be taken back");
    await confirm();
    expect(sent).toHaveBeenCalledExactlyOnceWith(1, "reveal");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is left as it was by whoever thinks again", async () => {
    show(asked({ besides: [reveal] }));
    await open();
    await fireEvent.click(screen.getByRole("button", { name: "Not now" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it("says why it was not taken, and stays open to try again", async () => {
    sent.mockRejectedValue(new Refusal("paused", "paused", 0));
    show(optional);
    await open();
    await confirm();
    expect(await within(screen.getByRole("dialog")).findByRole("alert")).toBeTruthy();
  });

  it("is not there where a question has none", () => {
    show(asked());
    expect(screen.queryByRole("list", { name: "What you may do at any moment" })).toBeNull();
  });
});

describe("what a board groups", () => {
  const accuse = [1, 2].map((target) => ({
    id: `accuse-${target}`,
    word: "accuse",
    args: { target },
    refused: "",
  }));
  const silence = { id: "silence", word: "silence", args: {}, refused: "" };
  const grouping = (...list: Interrupt[]): GameModule => ({ ...generic, interrupts: () => list });
  const accusing: Interrupt = { id: "accuse", label: "Accuse", options: accuse.map(({ id }) => id) };
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const dialog = () => within(screen.getByRole("dialog"));

  it("is one button for all its options, of which one is chosen, then confirmed", async () => {
    show(asked({ besides: accuse }), {}, grouping(accusing));
    expect(within(apart()).getAllByRole("button")).toHaveLength(1);
    await press("Accuse…");
    const final = dialog().getByRole("button", { name: "Accuse" });
    expect(final.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(final);
    expect(sent).not.toHaveBeenCalled();
    expect(dialog().getByText("Choose one first.")).toBeTruthy();
    await fireEvent.click(dialog().getByRole("button", { name: "Accuse Chloe" }));
    await fireEvent.click(dialog().getAllByRole("button", { name: "Accuse Chloe" })[1] as HTMLElement);
    expect(sent).toHaveBeenCalledExactlyOnceWith(1, "accuse-2");
  });

  it("leaves what is in none of its groups by itself", () => {
    show(asked({ besides: [...accuse, reveal] }), {}, grouping(accusing));
    expect(
      within(apart())
        .getAllByRole("button")
        .map((each) => each.textContent?.trim()),
    ).toEqual(["Accuse…", "Show your role…"]);
  });

  it("is shown to whoever cannot do it, with the reason, also where nothing may be done at all", async () => {
    show(null, { waiting: [1] }, grouping({ ...accusing, options: [], refused: "You have accused already." }));
    const button = within(apart()).getByRole("button", { name: "Accuse…" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "You have accused already.",
    );
    await fireEvent.click(button);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getAllByText("You have accused already.")).toHaveLength(2);
  });

  it("looks the same to all where it is a secret who can do it, until it is tried", async () => {
    const secret = { id: "reveal", label: "Show your role", secret: true, refused: "You have none." };
    show(asked({ besides: [reveal] }), {}, grouping({ ...secret, options: ["reveal"] }));
    const markup = () => document.body.innerHTML.replaceAll(/(id|for|aria-[a-z]+by)="[^"]*"/g, "");
    await open();
    const able = markup();
    document.body.replaceChildren();
    show(asked(), {}, grouping({ ...secret, options: [] }));
    await open();
    expect(markup()).toBe(able);
    await confirm();
    expect(sent).not.toHaveBeenCalled();
    expect(dialog().getByText("You have none.")).toBeTruthy();
  });

  it("is done by one tap where nothing is lost by it", async () => {
    show(
      asked({ besides: [silence] }),
      {},
      grouping({ id: "silence", label: "Stay silent", options: ["silence"], light: true }),
    );
    await press("Stay silent");
    expect(sent).toHaveBeenCalledExactlyOnceWith(1, "silence");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("leads to the talk where a question waits until people have talked", async () => {
  show(asked(), {}, { ...generic, talks: () => true });
  const first = screen.getByRole("button", { name: "Talk at the table" });
  expect(first.compareDocumentPosition(screen.getByRole("button", { name: "Hand up" }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await fireEvent.click(first);
  expect(talk).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  show(asked());
  expect(screen.queryByRole("button", { name: "Talk at the table" })).toBeNull();
});

it("has the talk always at hand, with what waits to be read there", async () => {
  talk.mockReset();
  show(null, {}, generic, 2);
  await fireEvent.click(screen.getByRole("button", { name: "Talk 2 lines to read" }));
  expect(talk).toHaveBeenCalledOnce();
});

describe("an answer in words", () => {
  const silence: Interrupt = { id: "silence", label: "Stay silent", options: ["silence"], light: true };
  const accuse: Interrupt = { id: "accuse", label: "Accuse", options: ["accuse"] };
  const showing: Interrupt = { id: "reveal", label: "Show your role", options: ["reveal"] };
  const module: GameModule = { ...generic, interrupts: () => [silence, accuse, showing] };
  const spoken = asked({
    shape: "text",
    options: [],
    default: "silence",
    besides: [{ id: "silence", word: "silence", args: {}, refused: "" }],
  });
  const clock = { due: 5000, total: 9000, runs_out: null };
  const offered = () =>
    within(apart())
      .getAllByRole("button")
      .map((each) => each.textContent?.trim());

  it("is given for whoever lets time run out by what may be done besides, in its words", () => {
    device.wide = true;
    show(spoken, { clock });
    expect(screen.getByText(/Stay silent/, { selector: ".foot span" })).toBeTruthy();
  });

  it("leaves room for the table on a phone: what interrupts it is behind one button", async () => {
    show(spoken, { clock }, module);
    expect(screen.queryByText(/Stay silent/, { selector: ".foot span" })).toBeNull();
    expect(offered()).toEqual(["Stay silent", "Interrupt"]);
    const fold = screen.getByRole("button", { name: "Interrupt" });
    expect(fold.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(fold);
    expect(fold.getAttribute("aria-expanded")).toBe("true");
    expect(offered()).toEqual(["Stay silent", "Accuse…", "Show your role…", "Interrupt"]);
    await fireEvent.click(fold);
    expect(offered()).toEqual(["Stay silent", "Interrupt"]);
  });

  it("hides nothing where there is room for all, nor from whoever is not asked", () => {
    device.wide = true;
    show(spoken, { clock }, module);
    expect(offered()).toEqual(["Stay silent", "Accuse…", "Show your role…"]);
    document.body.replaceChildren();
    device.wide = false;
    show(null, { clock, waiting: [1] }, module);
    expect(offered()).toEqual(["Stay silent", "Accuse…", "Show your role…"]);
  });
});

describe("where nobody is asked while the clock of the game runs", () => {
  it("that is what everybody reads, whatever they may do", () => {
    const running = { waiting: [], clock: { due: null, total: 0, runs_out: 60_000 } };
    show(optional, running);
    show(null, running);
    expect(screen.getAllByRole("heading").map((each) => each.textContent?.trim())).toEqual([
      "The clock is running.",
      "The clock is running.",
    ]);
  });
});

describe("a question that is optional", () => {
  it("leaves the line that says who is waited for, and only offers what may be done besides", () => {
    show(optional, { waiting: [1] });
    expect(screen.getByRole("heading").textContent).toContain("Waiting for Bruno.");
    expect(screen.queryByText("The other one will have to show theirs.")).toBeNull();
    const talk = screen.getByRole("button", { name: "Talk" });
    expect(screen.getAllByRole("button")).toEqual([...within(apart()).getAllByRole("button"), talk]);
  });

  it("does not look like one's turn, nor take the focus", () => {
    const before = document.activeElement;
    show(optional, { waiting: [1] });
    expect(document.querySelector(".asked")).toBeNull();
    expect(document.activeElement).toBe(before);
  });
});

describe("while the reader waits", () => {
  const night: GameModule = { ...generic, notes: () => true };

  it("their own notes are a tap away", async () => {
    await late.fetch();
    const table = document.body.appendChild(document.createElement("details"));
    table.id = NOTES;
    const seen = vi.fn();
    table.scrollIntoView = seen;
    show(null, {}, night);
    await fireEvent.click(screen.getByRole("button", { name: "My notes" }));
    expect([table.open, seen.mock.calls.length]).toEqual([true, 1]);
    table.remove();
  });

  it("nobody who is asked is led away, and no game that has no time for it offers it", () => {
    show(asked(), {}, night);
    show(null);
    expect(screen.queryByRole("button", { name: "My notes" })).toBeNull();
  });
});
