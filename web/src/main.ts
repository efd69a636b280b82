// The client starts here: light and language first, so that nothing flashes, then the screen of the address.

import { mount } from "svelte";
import "./look/theme.css";
import App from "./App.svelte";
import { routeOf } from "./house/router.svelte";
import { screens } from "./house/screens";
import { settings } from "./house/settings.svelte";
import { speech } from "./house/speech.svelte";
import { followTheme } from "./house/theme";
import { worker } from "./house/worker.svelte";

const RELOADED = "penombre.reloaded";

// After an upgrade of the server the parts an old page still asks for are gone: the page is fetched anew, once.
addEventListener("vite:preloadError", (event) => {
  const address = String((event as Event & { payload?: Error }).payload?.message);
  if (sessionStorage.getItem(RELOADED) === address) return;
  sessionStorage.setItem(RELOADED, address);
  event.preventDefault();
  location.reload();
});

followTheme();
// The screen is on its way while the words are.
screens[routeOf(location.pathname).screen]().catch(() => undefined);
await speech.speak(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
worker.start();
