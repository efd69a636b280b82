// The foot of the match where something may be done besides: apart from the answers, confirmed, and quiet while others are asked.

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import type { Question, Room } from "@wire";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "@/boards/board";
import generic from "@/boards/generic";
import { Refusal } from "@/house/api";
import { speech } from "@/house/speech.svelte";
import { Words } from "@/words/book";
import { Answering } from "./answering.svelte";
import Dock from "./Dock.svelte";
import { asked, state } from "./fixture";
import type { MatchState } from "./frames";
import type { TableLink } from "./link.svelte";
import { News } from "./news.svelte";

// Motion is asked about as soon as the module is loaded.
vi.hoisted(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
});

const NAMES = ["Anna", "Bruno", "Chloe"];
const reveal = { id: "reveal", word: "reveal_role", args: {}, refused: "" };
const words = new Words("en", [
  `
ask-vote = Guilty?
ask-reveal_role = The other one will have to show theirs.
option-up = Hand up
option-down = Hand down
option-reveal_role = Show your role
`,
]);
const sent = vi.fn<TableLink["answer"]>();

beforeAll(async () => {
  await speech.speak("en");
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute("open", "");
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute("open");
  };
});
beforeEach(() => {
  sent.mockReset().mockResolvedValue();
});

function show(question: Question | null, more: Partial<MatchState> = {}) {
  const link = {
    match: state(question, { waiting: [0, 1], ...more }),
    answer: sent,
    now: () => 0,
  } as unknown as TableLink;
  const scene: Scene = {
    game: "any",
    words,
    names: NAMES,
    me: 0,
    public: {},
    private: null,
    secrets: new Map(),
    over: false,
  };
  render(Dock, {
    link,
    room: { id: "r", seats: NAMES.map((name, seat) => ({ seat, name })) } as unknown as Room,
    scene,
    module: generic,
    answering: new Answering(link, () => 1e6),
    news: new News(),
    hushed: false,
    covered: false,
    uncover: () => undefined,
    help: () => undefined,
  });
}

const optional = asked({ kind: "reveal_role", options: [], besides: [reveal], optional: true });
const apart = () => screen.getByRole("list", { name: "What you may do at any moment" });
const open = () => fireEvent.click(within(apart()).getByRole("button", { name: "Show your role…" }));
const confirm = () =>
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Show your role" }));

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

describe("a question that is optional", () => {
  it("leaves the line that says who is waited for, and only offers what may be done besides", () => {
    show(optional, { waiting: [1] });
    expect(screen.getByRole("heading").textContent).toContain("Waiting for Bruno.");
    expect(screen.queryByText("The other one will have to show theirs.")).toBeNull();
    expect(screen.getAllByRole("button")).toEqual(within(apart()).getAllByRole("button"));
  });

  it("does not look like one's turn, nor take the focus", () => {
    const before = document.activeElement;
    show(optional, { waiting: [1] });
    expect(document.querySelector(".asked")).toBeNull();
    expect(document.activeElement).toBe(before);
  });
});
