// Which screen is shown: the address says it, links and the browser's own buttons change it.

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "table"; room: string }
  | { screen: "join" }
  | { screen: "rules"; game: string }
  | { screen: "replay"; match: string }
  | { screen: "me" }
  | { screen: "missing" };

const PATHS: readonly [RegExp, (part: string) => Route][] = [
  [/^\/$/, () => ({ screen: "home" })],
  [/^\/new\/([^/]+)$/, (game) => ({ screen: "new", game })],
  [/^\/t\/([^/]+)$/, (room) => ({ screen: "table", room })],
  [/^\/join$/, () => ({ screen: "join" })],
  [/^\/rules(?:\/([^/]+))?$/, (game) => ({ screen: "rules", game })],
  [/^\/replay\/([^/]+)$/, (match) => ({ screen: "replay", match })],
  [/^\/me$/, () => ({ screen: "me" })],
];

export function routeOf(path: string): Route {
  for (const [pattern, route] of PATHS) {
    const found = pattern.exec(path);
    if (found) return route(decoded(found[1] ?? ""));
  }
  return { screen: "missing" };
}

/** A part of an address, decoded; `otherwise` where it cannot be. */
export function decoded(part: string, otherwise = part): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return otherwise;
  }
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  get route(): Route {
    return routeOf(this.path);
  }

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to another screen. */
  go(address: string, how: { replace?: boolean } = {}): void {
    const screen = this.path;
    if (how.replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#look();
    if (this.path !== screen) scrollTo(0, 0);
  }

  #look(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }

  /** Links to our own screens change the screen; all others, and those meant for another tab, are the browser's. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (routeOf(link.pathname).screen === "missing") return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
