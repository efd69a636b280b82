// Changing the language of the page: said aloud in the new one, and told to the server, which writes notices in it.

import type { Language } from "@/words/book";
import { announcer } from "./announcer.svelte";
import { myself } from "./me.svelte";
import { say, speech } from "./speech.svelte";

export async function changeLanguage(language: Language): Promise<void> {
  await speech.speak(language);
  // What was told in the other language is not read again.
  announcer.forget();
  announcer.tell(say("language-now"));
  if (myself.who) myself.introduce(myself.name).catch(() => undefined);
}
