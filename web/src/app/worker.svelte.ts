// The service worker and what hangs on it: an installed client, and notices when the page is closed.

import { api } from "./api";
import { speech } from "./speech.svelte";

/** Chromium's wish to ask whether the client should be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export type Notices = "unsupported" | "denied" | "off" | "on";

class Worker {
  #prompt = $state.raw<InstallPrompt | null>(null);
  notices = $state<Notices>("unsupported");

  get installable(): boolean {
    return this.#prompt !== null;
  }

  /** Start it, where the browser lets a page have one. */
  async start(): Promise<void> {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => {
      this.#prompt = null;
    });
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
      const registration = await navigator.serviceWorker.register("/sw.js");
      await navigator.serviceWorker.ready;
      registration.active?.postMessage({ language: speech.language });
      await this.look();
    } catch {
      // A browser that keeps no worker still plays.
    }
  }

  async install(): Promise<void> {
    await this.#prompt?.prompt();
    this.#prompt = null;
  }

  /** Whether this device is told of turns. */
  async look(): Promise<void> {
    const push = await pushManager();
    if (!push || !("Notification" in globalThis)) this.notices = "unsupported";
    else if (Notification.permission === "denied") this.notices = "denied";
    else this.notices = (await push.getSubscription()) ? "on" : "off";
  }

  /** Be told of turns on this device. Whoever refuses is not asked again. */
  async turnOn(): Promise<void> {
    const push = await pushManager();
    if (!push || (await Notification.requestPermission()) !== "granted") return this.look();
    const { key } = await api.pushKey();
    const subscription = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.subscribe(subscription.endpoint);
    await this.look();
  }

  /** Whom this device told of turns is somebody else to the server now, or nobody: the browser lets go of it as well. */
  async dismiss(): Promise<void> {
    try {
      await (await (await pushManager())?.getSubscription())?.unsubscribe();
      await this.look();
    } catch {
      // A browser that keeps no notices has none to let go of.
    }
  }

  async turnOff(): Promise<void> {
    const subscription = await (await pushManager())?.getSubscription();
    if (subscription) {
      await api.unsubscribe(subscription.endpoint).catch(() => undefined);
      await subscription.unsubscribe();
    }
    await this.look();
  }
}

async function pushManager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

export const worker = new Worker();
