// For tests, before each file of them. Files share a worker and its page, since to start those costs more than most tests:
// what a file leaves behind is cleared away here, so that no file can tell which came before it.

import { configure } from "@testing-library/svelte";
import { afterAll, vi } from "vitest";
import { patience } from "./patience.ts";

type Listening = Parameters<typeof addEventListener>;

configure({ asyncUtilTimeout: patience(10_000) });

// Nothing has a size here, so no size ever changes.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Windows are not drawn here: it is enough that they open and close.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

// Windows that hear each other are those of one file: it has its own channels, and they close with it.
const channels = new Set<BroadcastChannel>();
const own = crypto.randomUUID();
const Channel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${own} ${name}`);
    channels.add(this);
  }
};

const cleanups = [
  listeners(globalThis),
  listeners(document),
  // What jsdom lacks, and tests that need it put in its place.
  property(window, "matchMedia"),
  property(Element.prototype, "scrollTo"),
  property(Element.prototype, "scrollIntoView"),
];

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const channel of channels) channel.close();
  globalThis.BroadcastChannel = Channel;
  for (const cleanUp of cleanups) cleanUp();
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const part of [document.documentElement, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  vi.resetModules();
});

/** Notes what something is; what is returned makes it that again. */
function property(of: object, name: string): () => void {
  const before = Object.getOwnPropertyDescriptor(of, name);
  return () => {
    if (before) Object.defineProperty(of, name, before);
    else Reflect.deleteProperty(of, name);
  };
}

/** Notes who begins to listen to the window or the document; what is returned takes all of them off again. */
function listeners(target: Pick<EventTarget, "addEventListener" | "removeEventListener">): () => void {
  const all: Listening[] = [];
  const { addEventListener } = target;
  target.addEventListener = (...words: Listening) => {
    all.push(words);
    addEventListener.apply(target, words);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const [type, listener, options] of all) target.removeEventListener(type, listener, options);
  };
}
