// Speaking: free words, sentences of the game, and what is said when it cannot be done.

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import type { Room } from "@wire";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refusal } from "@/app/api";
import { speech } from "@/app/speech.svelte";
import type { GameModule, Topic } from "@/boards/board";
import type { Words } from "@/words/book";
import { load } from "@/words/load";
import { NAMES, sceneIn } from "./fixture";
import type { TableLink } from "./link.svelte";
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
  }) as Partial<GameModule> as GameModule;

const show = (wish: Game & { room?: Partial<Room>; me?: number | null } = {}) =>
  render(Talk, {
    link: { say: spoken } as unknown as TableLink,
    room: { ...room, ...wish.room } as Room,
    scene: sceneIn(words, { game: "kemomimi_panic", me: wish.me === undefined ? 0 : wish.me }),
    module: module(wish),
  });
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const write = async (value: string) => {
  await fireEvent.input(field(), { target: { value } });
  await press("Send");
};
/** Put a sentence together, tap by tap. */
const compose = async (...choices: string[]) => {
  await press(/words of the game/i);
  for (const each of choices) await choose(each);
};

describe("free words", () => {
  it("are sent once, and the field is empty again when the server has them", async () => {
    let arrive = () => {};
    spoken.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    show();
    await write("  Hello!  ");
    await press("Send");
    expect(spoken).toHaveBeenCalledExactlyOnceWith({ kind: "text", text: "Hello!" });
    expect(screen.getByText("Sending…")).toBeTruthy();
    expect(field().value).toBe("  Hello!  ");
    arrive();
    await waitFor(() => expect(field().value).toBe(""));
  });

  it("are not sent when there are none", async () => {
    show();
    await write("   ");
    expect(spoken).not.toHaveBeenCalled();
  });

  it("are kept in the field when they are refused, with the reason", async () => {
    spoken.mockRejectedValue(new Refusal("too_fast", "wait", 0));
    show();
    await write("Hello");
    expect((await screen.findByRole("alert")).textContent).toContain(words.text("refused-too_fast"));
    expect(field().value).toBe("Hello");
  });

  it("that a rule of the game refuses are refused in its words", async () => {
    spoken.mockRejectedValue(new Refusal("bad_statement", "no", 0, "leader_must_vote"));
    show();
    await write("Hello");
    expect((await screen.findByRole("alert")).textContent?.trim()).toBe(words.reason("leader_must_vote"));
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
    expect(screen.getByRole("radio", { name: "Bruno" })).toBeTruthy();
  });

  it("are not offered to whoever is muted", () => {
    show({ room: { seats: room.seats.map((each) => ({ ...each, muted: each.seat === 0 })) } });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(words.text("refused-muted"))).toBeTruthy();
  });

  it("are for those who play", () => {
    show({ me: null });
    expect(screen.getByText(/only those who play/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("go around the table once the match is over", () => {
    show({ room: { status: "over" } });
    expect(screen.getByRole("textbox")).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });
});

describe("a sentence", () => {
  it("is put together by a person, a phrase and a word, read before it is sent, and sent as it is", async () => {
    show();
    await compose("Bruno", "I accuse Bruno.", "guilty");
    expect(screen.getByRole("status").textContent).toContain("I accuse Bruno: hands up.");
    await press("Say it");
    expect(spoken).toHaveBeenCalledExactlyOnceWith({ kind: "accuse", about: 1, what: "guilty" });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name: "Bruno" }).checked).toBe(false));
  });

  it("leaves the keyboard where it is when it was sent", async () => {
    show();
    await compose("Bruno", "I trust Bruno.");
    screen.getByRole("radio", { name: "I trust Bruno." }).focus();
    await press("Say it");
    await waitFor(() => expect(screen.queryByRole("radio", { name: "I trust Bruno." })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Say it" }));
  });

  it("has no words for what is not in play", async () => {
    show({ speakable: (word) => word !== "guilty" });
    await compose("Bruno", "I accuse Bruno.");
    expect(screen.queryByRole("radio", { name: "guilty" })).toBeNull();
    expect(screen.getByRole("radio", { name: words.text("what-civilian") })).toBeTruthy();
  });

  it("has no words for what cannot be said of that person", async () => {
    show({ speakable: (word, of) => word !== "civilian" || of === 1 });
    await compose("Me");
    expect(screen.queryByRole("radio", { name: "a Civilian" })).toBeNull();
    await choose("Bruno");
    expect(screen.getByRole("radio", { name: "a Civilian" })).toBeTruthy();
    await choose("a Civilian");
    await choose("Chloe");
    expect(screen.getByRole("status").textContent).not.toContain("Civilian");
  });

  it("about oneself is a claim", async () => {
    show();
    await compose("Me", "a Civilian");
    await press("Say it");
    expect(spoken).toHaveBeenCalledExactlyOnceWith({ kind: "claim", about: null, what: "civilian" });
  });

  it("keeps what still fits when the person or the phrase changes, and drops what does not", async () => {
    show();
    await compose("Bruno", "I accuse Bruno.", "a Civilian", "Chloe");
    expect(screen.getByRole("status").textContent).toContain("I accuse Chloe. My guess: a Civilian.");
    await choose("I have not made up my mind about Chloe yet.");
    expect(screen.queryByRole("radio", { name: "a Civilian" })).toBeNull();
    await press("Say it");
    expect(spoken).toHaveBeenCalledExactlyOnceWith({ kind: "promise", about: 2, what: "" });
  });

  it("is not sent before it is whole", async () => {
    show();
    await compose();
    await press("Say it");
    await choose("Bruno");
    await press("Say it");
    expect(spoken).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toContain("Choose a person");
  });

  it("that nobody understands is refused in words", async () => {
    spoken.mockRejectedValue(new Refusal("bad_statement", "no", 0));
    show();
    await compose("Bruno", "I trust Bruno.");
    await press("Say it");
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
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("what the server refused is explained by that, and what was written is there again afterwards", async () => {
    spoken.mockRejectedValue(new Refusal("bad_statement", "it is night", 0));
    const { rerender } = show();
    await write("Wait");
    await screen.findByText(/cannot be said/);
    // The second try is on its way when the silence falls.
    let refuse = () => {};
    spoken.mockImplementation(
      () => new Promise((_, no) => (refuse = () => no(new Refusal("bad_statement", "it is night", 0)))),
    );
    await press("Send");
    await rerender({ module: module({ hushed: why }) });
    refuse();
    await waitFor(() => expect(spoken).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(/cannot be said/)).toBeNull();
    expect(screen.getByRole("note")).toBeTruthy();
    await rerender({ module: module() });
    expect(screen.queryByText(/cannot be said/)).toBeNull();
    expect(field().value).toBe("Wait");
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
    await press(/In the words of the game/);
    await waitFor(() => screen.getByRole("radio", { name: "The verdict" }));
    await choose("The verdict");
    expect(screen.queryByRole("group", { name: "What do you want to say?" })).toBeNull();
    expect(screen.getAllByRole("radio").map((radio) => radio.parentElement?.textContent?.trim())).toEqual([
      "Me",
      "Bruno",
      "Chloe",
      "The verdict",
      words.text("what-guilty"),
      words.text("what-innocent"),
    ]);
    await choose(words.text("what-guilty"));
    await press("Say it");
    expect(spoken).toHaveBeenCalledWith({ kind: "claim", about: null, what: "guilty" });
  });

  it("keep their statements out of what is said of people", async () => {
    show({ topics: [VERDICT] });
    await press(/In the words of the game/);
    await waitFor(() => screen.getByRole("radio", { name: "The verdict" }));
    await choose("Me");
    expect(screen.queryByRole("radio", { name: words.text("what-guilty") })).toBeNull();
    expect(screen.getByRole("radio", { name: words.text("what-civilian") })).toBeTruthy();
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
    await compose("Bruno", "I accuse Bruno.");
    expect(screen.queryByRole("radio", { name: "guilty" })).toBeNull();
  });
});
