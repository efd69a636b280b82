// Speaking: free words, sentences of the game, and what is said when it cannot be done.

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import type { Room, Spoken } from "@wire";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "@/app/api";
import { speech } from "@/app/speech.svelte";
import type { GameModule, Topic } from "@/boards/board";
import type { Words } from "@/words/book";
import { load } from "@/words/load";
import { event, NAMES, said, sceneIn } from "./fixture";
import type { TableLink } from "./link.svelte";
import type { Entry } from "./log";
import { meant } from "./meant";
import { Speaking } from "./speaking.svelte";
import Talk from "./Talk.svelte";

const seat = (number: number) => ({ seat: number, name: NAMES[number], kind: "person", muted: false });
const room = {
  id: "r",
  status: "playing",
  chat: true,
  seats: [seat(0), seat(1), seat(2)],
  lines: [],
  blocked: [],
  you: 0,
} as unknown as Room;

let words: Words;
const spoken = vi.fn<TableLink["say"]>();

beforeAll(async () => {
  await speech.speak("en");
  words = await load("en", "kemomimi_panic");
  vi.spyOn(api, "games").mockResolvedValue([
    { id: "kemomimi_panic", words: ["", "civilian", "guilty", "innocent"] } as never,
  ]);
});
beforeEach(() => {
  spoken.mockReset().mockResolvedValue();
});

interface Game {
  hushed?: string | null;
  speakable?: (word: string, of: number | null) => boolean;
  topics?: readonly Topic[];
  emotes?: readonly string[];
  still?: boolean;
}

const module = ({ hushed = null, speakable = () => true, topics = [], emotes = [], still = false }: Game = {}) =>
  ({
    hushed: () => hushed,
    gesturing: () => !still,
    speakable: (word, _scene, of) => speakable(word, of),
    topics: () => topics,
    emotes,
    heading: ({ key }) => key === "day",
  }) as Partial<GameModule> as GameModule;

const show = (
  wish: Game & { room?: Partial<Room>; me?: number | null; over?: boolean; told?: readonly Entry[] } = {},
) => {
  const link = { say: spoken } as unknown as TableLink;
  const told = wish.told ?? [];
  return render(Talk, {
    link,
    room: { ...room, ...wish.room } as Room,
    scene: sceneIn(words, {
      game: "kemomimi_panic",
      me: wish.me === undefined ? 0 : wish.me,
      over: wish.over ?? false,
    }),
    module: module(wish),
    told,
    speaking: new Speaking(link, () => told),
  });
};
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const write = async (value: string) => {
  await fireEvent.input(field(), { target: { value } });
  await press("Send");
};
const conversation = () => within(screen.getByRole("log"));
const phrases = () =>
  within(screen.getByRole("group", { name: "What would you like to say?" }))
    .getAllByRole("button")
    .map((button) => button.textContent?.trim());

describe("the conversation", () => {
  it("has all that was said, the newest last, under days and nights, one's own apart", () => {
    const told = [
      said(1, "Good morning"),
      event("day", { day: 1, leader: 1, moon: "new_moon" }),
      said(2, "", 1),
      { ...said(1, "", 2), kind: "accuse" as const },
      said(0, "Mine"),
    ];
    show({ told });
    const items = conversation().getAllByRole("listitem");
    expect(items.map((item) => item.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Bruno Good morning",
      words.text("log-blocked", { name: "Chloe" }),
      "Bruno I accuse Chloe.",
      "Me Mine",
    ]);
    expect(items[3]?.classList.contains("mine")).toBe(true);
    expect(conversation().getAllByRole("heading")).toHaveLength(1);
  });

  const understood = (seat: number, text: string, more: Partial<Spoken> = {}): Spoken => ({
    ...said(seat, text),
    kind: "claim",
    what: "civilian",
    ...more,
  });
  const told = (unsaid: boolean): readonly Entry[] =>
    meant([
      understood(1, "Trust me!", { kind: "vouch", about: 2, what: "" }),
      understood(0, "I am a good one!"),
      ...(unsaid ? [{ ...said(0, ""), kind: "unsay" }] : []),
    ]);
  const items = () =>
    conversation()
      .getAllByRole("listitem")
      .map((item) => item.textContent?.replace(/\s+/g, " ").trim());

  it("says below words what they are understood as, until their author says that they were just words", async () => {
    const { rerender } = show({ told: told(false) });
    expect(items()).toEqual([
      "Bruno Trust me! Understood as: I trust Chloe.",
      "Me I am a good one! Understood as: I am a Civilian. Just words",
    ]);
    await press("Just words");
    expect(spoken).toHaveBeenCalledExactlyOnceWith({ kind: "unsay" });
    expect(screen.queryByRole("button", { name: "Just words" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("log"));
    await rerender({ told: told(true) });
    expect(items()).toEqual(["Bruno Trust me! Understood as: I trust Chloe.", "Me I am a good one!"]);
  });

  it("lets nobody unsay what is not the last they said, nor while nobody may talk, nor once it is over", () => {
    const button = () => screen.queryByRole("button", { name: "Just words" });
    show({ told: [...told(false), said(0, "Well")] });
    show({ told: told(false), hushed: "role-civilian" });
    show({ told: told(false), over: true });
    expect(screen.getAllByText("Understood as: I am a Civilian.")).toHaveLength(3);
    expect(button()).toBeNull();
  });

  it("says why something cannot be unsaid, and lets it be tried again", async () => {
    spoken.mockRejectedValueOnce(new Refusal("too_fast", "wait", 0));
    show({ told: told(false) });
    await press("Just words");
    expect((await screen.findByRole("alert")).textContent).toContain(words.text("refused-too_fast"));
    expect(conversation().getAllByRole("listitem")).toHaveLength(2);
    await press("Just words");
    expect(spoken).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that nobody spoke", () => {
    show();
    expect(screen.getByText("Nobody has said anything yet.")).toBeTruthy();
  });
});

describe("free words", () => {
  it("are sent once, the field is empty at once, and they wait in the conversation", async () => {
    spoken.mockImplementation(() => new Promise(() => {}));
    show();
    await write("  Hello!  ");
    await press("Send");
    expect(spoken).toHaveBeenCalledExactlyOnceWith({ kind: "text", text: "Hello!" });
    expect(field().value).toBe("");
    expect(conversation().getByText("Hello!").closest("li")?.classList.contains("pending")).toBe(true);
  });

  it("are not sent when there are none", async () => {
    show();
    await write("   ");
    expect(spoken).not.toHaveBeenCalled();
  });

  it("that are refused stay with the reason, and are sent again by a tap", async () => {
    spoken.mockRejectedValueOnce(new Refusal("too_fast", "wait", 0));
    show();
    await write("Hello");
    expect((await screen.findByRole("alert")).textContent).toContain(words.text("refused-too_fast"));
    await press("Send again");
    expect(spoken).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(conversation().getByText("Hello")).toBeTruthy();
  });

  it("that a rule of the game refuses are refused in its words, and can be taken back", async () => {
    spoken.mockRejectedValue(new Refusal("bad_statement", "no", 0, "leader_must_vote"));
    show();
    await write("Hello");
    expect((await screen.findByRole("alert")).textContent?.trim()).toBe(words.reason("leader_must_vote"));
    await press("Delete");
    expect(conversation().queryByText("Hello")).toBeNull();
  });

  it("are counted when there is not much room left", async () => {
    show();
    await fireEvent.input(field(), { target: { value: "x".repeat(100) } });
    expect(screen.queryByText(/left/)).toBeNull();
    await fireEvent.input(field(), { target: { value: "x".repeat(499) } });
    expect(screen.getByText("One character left")).toBeTruthy();
    expect(field().maxLength).toBe(500);
  });

  it("are not offered where the host does not want them, but sentences are", () => {
    show({ room: { chat: false } });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(words.text("refused-chat_off"))).toBeTruthy();
    expect(screen.getByRole("button", { name: "Bruno" })).toBeTruthy();
  });

  it("are not offered to whoever is muted", () => {
    show({ room: { seats: room.seats.map((each) => ({ ...each, muted: each.seat === 0 })) } });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(words.text("refused-muted"))).toBeTruthy();
  });

  it("are for those who play; those who watch read", () => {
    show({ me: null, told: [said(1, "Hello")] });
    expect(screen.getByText(/only those who play/)).toBeTruthy();
    expect(conversation().getByText("Hello")).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("go around the table once the match is over, and its last ceremony too", () => {
    const { unmount } = show({ room: { status: "over" } });
    expect(screen.getByRole("button", { name: "Bruno" })).toBeTruthy();
    unmount();
    show({ room: { status: "over" }, over: true });
    expect(screen.getByRole("textbox")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Bruno" })).toBeNull();
  });
});

describe("a ready sentence", () => {
  it("is said by two taps: a person, then the whole of it", async () => {
    show();
    await press("Bruno");
    expect(spoken).not.toHaveBeenCalled();
    await press("I accuse Bruno.");
    expect(spoken).toHaveBeenCalledExactlyOnceWith({ kind: "accuse", about: 1, what: "" });
    expect(conversation().getByText("I accuse Bruno.")).toBeTruthy();
    expect(screen.queryByRole("group", { name: "What would you like to say?" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Bruno" }));
  });

  it("with another word is one tap further", async () => {
    show({ speakable: (word) => word !== "guilty" });
    await press("Bruno");
    await waitFor(() => expect(phrases()).toContain("I accuse Bruno. My guess: a Civilian."));
    expect(phrases().some((text) => text?.includes("guilty"))).toBe(false);
    await press("Chloe");
    expect(phrases()[0]).toBe("I accuse Chloe.");
    await press("Chloe");
    expect(screen.queryByRole("group", { name: "What would you like to say?" })).toBeNull();
  });

  it("about oneself is a claim", async () => {
    show();
    await press("Me");
    await waitFor(() => expect(phrases()).toContain("I am a Civilian."));
    await press("I am a Civilian.");
    expect(spoken).toHaveBeenCalledExactlyOnceWith({ kind: "claim", about: null, what: "civilian" });
  });

  it("that nobody understands is refused in words", async () => {
    spoken.mockRejectedValue(new Refusal("bad_statement", "no", 0));
    show();
    await press("Bruno");
    await press("I trust Bruno.");
    expect((await screen.findByRole("alert")).textContent).toContain(words.text("refused-bad_statement"));
  });
});

describe("while nobody may talk", () => {
  // Any word of the game: a board says which.
  const why = "role-civilian";

  it("there is one sentence that says why, and nothing to write or to choose", () => {
    show({ hushed: why });
    expect(screen.getByRole("note").textContent).toBe(words.text(why));
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("what was refused is explained by that, and can be sent again once it is over", async () => {
    spoken.mockRejectedValueOnce(new Refusal("bad_statement", "it is night", 0));
    const { rerender } = show();
    await write("Wait");
    await screen.findByText(/cannot be said/);
    await rerender({ module: module({ hushed: why }) });
    expect(screen.getByRole("alert").textContent?.trim()).toBe(words.text(why));
    expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
    await rerender({ module: module() });
    await press("Send again");
    expect(spoken).toHaveBeenCalledTimes(2);
  });

  it("those who watch are told what they always are", () => {
    show({ hushed: why, me: null });
    expect(screen.queryByText(words.text(why))).toBeNull();
  });
});

describe("topics", () => {
  const VERDICT: Topic = { id: "verdict", name: "The verdict", words: ["guilty", "innocent", "unheard"] };

  it("are a tap each, their statements a second one", async () => {
    show({ topics: [VERDICT] });
    await waitFor(() => screen.getByRole("button", { name: "The verdict" }));
    await press("The verdict");
    expect(phrases()).toEqual(["I am guilty.", "I am innocent."]);
    await press("I am guilty.");
    expect(spoken).toHaveBeenCalledWith({ kind: "claim", about: null, what: "guilty" });
  });

  it("keep their statements out of what is said of people", async () => {
    show({ topics: [VERDICT] });
    await waitFor(() => screen.getByRole("button", { name: "The verdict" }));
    await press("Me");
    expect(phrases()).toContain("I am a Civilian.");
    expect(phrases()).not.toContain("I am guilty.");
  });
});

describe("gestures", () => {
  // Any words of the game stand for them: those of a game that has some are its own.
  const emotes = ["civilian", "guilty"];

  it("are made by one tap, also while nobody may talk", async () => {
    show({ emotes, hushed: "role-civilian" });
    expect(screen.queryByRole("textbox")).toBeNull();
    await press("guilty");
    expect(spoken).toHaveBeenCalledExactlyOnceWith({ kind: "emote", what: "guilty" });
  });

  it("are not there while they may not be made, nor where a game has none", () => {
    show({ emotes, still: true });
    expect(screen.queryByRole("group", { name: "Gestures" })).toBeNull();
    show();
    expect(screen.queryByRole("group", { name: "Gestures" })).toBeNull();
  });

  it("are no words of a sentence", async () => {
    show({ emotes });
    await press("Bruno");
    expect(phrases().some((text) => text?.includes("Civilian"))).toBe(false);
  });
});
