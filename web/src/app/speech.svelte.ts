// The language of the page: the words of the house, there before anything is drawn, and switched in place.

import { type Args, type Language, Words } from "@/words/book";
import { load } from "@/words/load";
import { settings } from "./settings.svelte";

class Speech {
  words = $state.raw(new Words("fr", []));

  get language(): Language {
    return this.words.language;
  }

  /** Speak this language, and remember it. */
  async speak(language: Language): Promise<void> {
    this.words = await load(language);
    document.documentElement.lang = language;
    if (settings.language !== language) settings.change({ language });
    // Notices are written by the worker, which has no settings.
    navigator.serviceWorker?.controller?.postMessage({ language });
  }
}

export const speech = new Speech();

/** A text of the house in the language of the page. */
export const say = (id: string, args: Args = {}): string => speech.words.text(id, args);

/** Why the server said no, by its code; a code of a newer server has only the general words. */
export const refusal = (code: string): string =>
  say(speech.words.has(`refused-${code}`) ? `refused-${code}` : "refused-other");

/** A moment as people say it: today by its hour, other days by their date. */
export function moment(at: number): string {
  const date = new Date(at);
  const today = new Date().toDateString() === date.toDateString();
  const style: Intl.DateTimeFormatOptions = today
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(speech.language, style).format(date);
}
