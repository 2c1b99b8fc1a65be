// @ts-check
// The service worker: shows what the push service brings, and opens the match that it is about.
// It keeps the page and its files, so that the page opens without a connection and says so.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

/** The path that the site is below; empty at the root of its host. */
const BASE = location.pathname.replace(/\/sw\.js$/, "");
const HOME = `${BASE}/`;
const FILES = `${BASE}/static/`;
const ICON = `${FILES}icon-192.png`;

const isVisible = (/** @type {WindowClient} */ client) => client.visibilityState === "visible";

const pages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** @param {{ title: string, body: string, match: string }} message */
async function show({ title, body, match }) {
  if ((await pages()).some(isVisible)) return; // the page says it itself
  const options = { body, tag: match, icon: ICON, badge: ICON, data: { match } };
  await worker.registration.showNotification(title, options);
}

const KEPT = "petteia";

/**
 * A page that asks for a name is kept without the question: there may be an account by then.
 *
 * @param {Cache} cache
 * @param {Response} page
 */
async function keepPage(cache, page) {
  const kept = (await page.text()).replace(/ data-stranger="[^"]*"/, "");
  await cache.put(HOME, new Response(kept, { headers: page.headers }));
}

// The page names all of its files.
async function keep() {
  const cache = await caches.open(KEPT);
  const page = await fetch(HOME);
  if (!page.ok) return;
  const files = [...(await page.clone().text()).matchAll(/"(\/[^"]+)"/g)].map(([, path]) => path).filter((path) => path.startsWith(FILES));
  await Promise.all([keepPage(cache, page), cache.addAll([...new Set(files)])]);
}

/**
 * Answer from the server, and with what was kept where it cannot be reached.
 *
 * @param {Request} request
 */
async function answer(request) {
  const cache = await caches.open(KEPT);
  const isPage = request.mode === "navigate";
  try {
    const fresh = await fetch(request);
    if (fresh.ok && !isPage) await cache.put(request.url, fresh.clone());
    if (fresh.ok && isPage && new URL(request.url).pathname === HOME) await keepPage(cache, fresh.clone());
    return fresh;
  } catch {
    return (await cache.match(isPage ? HOME : request.url, { ignoreVary: true })) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith(`${BASE}/app/`)) return;
  if (mode === "navigate" || pathname.startsWith(FILES)) event.respondWith(answer(event.request));
});

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(keep());
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

worker.addEventListener("notificationclick", (event) => {
  const { match } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(open(match ?? ""));
});

/** @param {string} match */
async function open(match) {
  const [page] = await pages();
  if (!page) return worker.clients.openWindow(match ? `${BASE}/match/${encodeURIComponent(match)}` : HOME);
  page.postMessage({ match });
  return page.focus();
}
