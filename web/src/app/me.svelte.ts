// Who this browser is to the server: a name, once one was given.

import type { Me } from "@wire";
import { api } from "./api";
import { settings } from "./settings.svelte";

export class Myself {
  who = $state<Me | null>(null);
  asked = $state(false);
  /** How often this browser became somebody else, in this window or another one: what is open was for whoever was here before. */
  changes = $state(0);
  readonly #windows = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("penombre.me");

  constructor() {
    this.#windows?.addEventListener("message", () => {
      this.changes++;
      this.look().catch(() => undefined);
    });
  }

  get name(): string {
    return this.who?.name ?? "";
  }

  /** Ask the server; somebody without a name yet is nobody. */
  async look(): Promise<void> {
    try {
      this.who = await api.me();
    } finally {
      this.asked = true;
    }
  }

  /** This browser is somebody else now, or nobody: all its windows are told. */
  become(who: Me | null): void {
    this.who = who;
    this.changes++;
    this.#windows?.postMessage(this.changes);
  }

  async introduce(name: string): Promise<void> {
    this.who = await api.introduce({ name, language: settings.language });
  }
}

export const myself = new Myself();
