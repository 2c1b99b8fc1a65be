// @ts-check
// The service worker: shows what the push service brings, and opens the match that it is about.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

const isVisible = (/** @type {WindowClient} */ client) => client.visibilityState === "visible";

const pages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** @param {{ title: string, body: string, match: string }} message */
async function show({ title, body, match }) {
  if ((await pages()).some(isVisible)) return; // the page says it itself
  const options = { body, tag: match, icon: "/static/icon-192.png", badge: "/static/icon-192.png", data: { match } };
  await worker.registration.showNotification(title, options);
}

worker.addEventListener("install", () => worker.skipWaiting());
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
  if (!page) return worker.clients.openWindow(match ? `/match/${encodeURIComponent(match)}` : "/");
  page.postMessage({ match });
  return page.focus();
}
