// The client starts here: light and language first, so that nothing flashes, then the screen of the address.

import { mount } from "svelte";
import "./look/theme.css";
import App from "./App.svelte";
import { askAhead } from "./house/ahead";
import { routeOf } from "./house/router.svelte";
import { screens } from "./house/screens";
import { settings } from "./house/settings.svelte";
import { speech } from "./house/speech.svelte";
import { followTheme } from "./house/theme";
import { followUpgrades } from "./house/upgrade";
import { worker } from "./house/worker.svelte";

const PAUSE = 3000;

followUpgrades();
followTheme();
// The screen is on its way while the words are, and so is what it will ask for.
const route = routeOf(location.pathname);
screens[route.screen]().catch(() => undefined);
askAhead(route, settings.language);
await spoken();
const target = document.getElementById("app");
if (target) mount(App, { target });
worker.start();

/** Done when there are words. Without them there is no screen, so they are asked for until they come. */
async function spoken(): Promise<void> {
  const late = document.getElementById("late");
  for (;;) {
    try {
      await speech.speak(settings.language);
      late?.remove();
      return;
    } catch {
      if (late) late.hidden = false;
      await new Promise((again) => setTimeout(again, PAUSE));
    }
  }
}
