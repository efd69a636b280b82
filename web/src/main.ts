// The client starts here: light and language first, so that nothing flashes, then the screen of the address.

import { mount } from "svelte";
import "./ui/theme.css";
import "./ui/shapes.css";
import App from "./App.svelte";
import { askAhead } from "./app/prefetch";
import { routeOf } from "./app/router.svelte";
import { screens } from "./app/screens";
import { settings } from "./app/settings.svelte";
import { speech } from "./app/speech.svelte";
import { followTheme } from "./app/theme";
import { followUpgrades } from "./app/upgrade";
import { worker } from "./app/worker.svelte";
import { beginBriefly } from "./words/load";

const PAUSE = 3000;

followUpgrades();
followTheme();
// The screen is on its way while the words are, and so is what it will ask for.
const route = routeOf(location.pathname);
if (route.screen === "table") beginBriefly();
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
