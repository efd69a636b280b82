// Who this browser is to the server: a name, once one was given.

import type { Me } from "@wire";
import { api } from "./api";
import { settings } from "./settings.svelte";

class Myself {
  who = $state<Me | null>(null);
  asked = $state(false);

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

  async introduce(name: string): Promise<void> {
    this.who = await api.introduce({ name, language: settings.language });
  }
}

export const myself = new Myself();
