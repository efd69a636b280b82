// The service worker: keeps the files of the client, never anything of a table, and shows that it is somebody's turn.
// What the server answers under /api and every page with a secret in it goes past this worker, unkept.

const FILES = __FILES__;
const KEPT = "files-__EDITION__";
const SPOKEN = "language";
const OFFLINE = "/offline.html";
// What has to be there before there is no network; the other files are kept when they are first used.
const FIRST = FILES.filter((file) => /^\/(offline\.|icon\.svg$)/.test(file));
const ASSETS = new Set(FILES.filter((file) => file.startsWith("/assets/") || FIRST.includes(file)));

const TURN = {
  fr: ["Pénombre", "C’est à vous de jouer."],
  en: ["Pénombre", "It is your turn."],
};

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FIRST))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== KEPT && name !== SPOKEN).map((old) => caches.delete(old))),
      )
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE).then((page) => page ?? Response.error())));
  } else if (ASSETS.has(url.pathname)) {
    event.respondWith(kept(request));
  }
});

// A browser that has no room left keeps nothing, and plays all the same.
async function kept(request) {
  const cache = await caches.open(KEPT).catch(() => undefined);
  const known = await cache?.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache?.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

// A push carries nothing: which table it is about is seen on the page.
addEventListener("push", (event) => {
  event.waitUntil(
    language().then((spoken) => {
      const [title, body] = TURN[spoken] ?? TURN.fr;
      return registration.showNotification(title, { body, tag: "turn", icon: "/icon-192.png", lang: spoken });
    }),
  );
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const table = windows.find((each) => new URL(each.url).pathname.startsWith("/t/")) ?? windows[0];
      return table ? table.focus() : clients.openWindow("/");
    }),
  );
});

addEventListener("message", (event) => {
  if (typeof event.data?.language === "string") {
    event.waitUntil(caches.open(SPOKEN).then((cache) => cache.put("/language", new Response(event.data.language))));
  }
});

async function language() {
  const said = await (await caches.open(SPOKEN)).match("/language");
  return said ? said.text() : navigator.language.slice(0, 2);
}
