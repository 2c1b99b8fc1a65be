// The service worker: shows what the push service brings, and opens the match that it is about.

const isVisible = (client) => client.visibilityState === "visible";

const pages = () => clients.matchAll({ type: "window", includeUncontrolled: true });

async function show({ title, body, match }) {
  if ((await pages()).some(isVisible)) return; // the page says it itself
  const options = { body, tag: match, icon: "/static/icon-192.png", badge: "/static/icon-192.png", data: { match } };
  await registration.showNotification(title, options);
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

addEventListener("notificationclick", (event) => {
  const { match } = event.notification.data ?? {};
  event.notification.close();
  event.waitUntil(open(match ?? ""));
});

async function open(match) {
  const [page] = await pages();
  if (!page) return clients.openWindow(`/#match=${encodeURIComponent(match)}`);
  page.postMessage({ match });
  return page.focus();
}
