// @ts-check
// Web Push: notifications that come while the page is closed, through the browser maker's service.

import { addressOf } from "./base.js";

const isPossible = () => isSecureContext && "serviceWorker" in navigator;

export async function registration() {
  return isPossible() ? ((await navigator.serviceWorker.getRegistration(addressOf("/"))) ?? null) : null;
}

/** Has the service worker keep the page, so that it opens without a connection. */
export function keepPage() {
  if (isPossible()) navigator.serviceWorker.register(addressOf("/sw.js")).catch(() => {});
}

/** @import { Subscription } from "../frames.d.ts" */

/** Hands a subscription to the server, or null to end it. @typedef {(subscription: Subscription | null) => void} SendPush */

const bytes = (/** @type {string} */ text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/**
 * @param {ArrayBuffer | null} buffer
 * @param {string} key
 */
const isOf = (buffer, key) =>
  buffer !== null && String(new Uint8Array(buffer)) === String(bytes(key));

/**
 * Subscribe and tell the server. Returns whether push works here; `key` is null where it is not
 * configured.
 *
 * @param {string | null} key
 * @param {SendPush} send
 */
export async function enablePush(key, send) {
  if (!isPossible()) return false;
  await navigator.serviceWorker.register(addressOf("/sw.js"));
  const { pushManager } = await navigator.serviceWorker.ready;
  if (!key || !pushManager) return false;
  let subscription = await pushManager.getSubscription();
  if (subscription && !isOf(subscription.options.applicationServerKey, key)) {
    await subscription.unsubscribe(); // it was made for an earlier key
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  send({ endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
  return true;
}

/** @param {SendPush} send */
export async function disablePush(send) {
  send(null);
  await unsubscribe();
}

export async function unsubscribe() {
  const worker = await registration();
  const subscription = await worker?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * `open` is called when the person presses a notification while the page is open.
 *
 * @param {(match: string) => void} open
 */
export function onOpen(open) {
  if (!isPossible()) return;
  navigator.serviceWorker.addEventListener("message", ({ data }) => open(String(data?.match ?? "")));
}
