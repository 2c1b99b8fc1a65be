// @ts-check
// What this device does when a match waits for the person: a number on the icon, a sound, a notification.

import { addressOf } from "./base.js";
import { embedded, platform } from "./embedded.js";
import { enablePush, disablePush, registration, unsubscribe } from "./push.js";
import { element, text } from "./texts.js";

/** @import { Client, Feeling } from "./embedded.js" */
/** @import { SendPush } from "./push.js" */

const SOUND = "petteia-sound";
const NOTICES = "petteia-notifications";
const VIBRATION = "petteia-vibration";

const DEFAULT = new Map([[SOUND, "on"], [VIBRATION, "on"]]);

const has = (/** @type {string} */ key) => {
  let stored = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // it cannot be kept either
  }
  return (stored ?? DEFAULT.get(key)) === "on";
};

/**
 * @param {string} key
 * @param {boolean} on
 */
function store(key, on) {
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // it lasts until the page is closed
  }
}

// --- the number of matches that wait ----------------------------------------------------------

/** @param {number} count */
export function showBadge(count) {
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {}); // such as without permission
}

// --- a sound ----------------------------------------------------------------------------------

/** @type {AudioContext | null} */
let audio = null;

const LANDING = [[0, 390]]; // seconds and hertz
const CALL = [[0, 520], [0.11, 390]];

/**
 * Knocks of a piece on wood, quiet ones. A browser plays none before the person touched the page.
 *
 * @param {number[][]} knocks
 */
function play(knocks) {
  if (!has(SOUND) || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  audio.resume();
  for (const [at, pitch] of knocks) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.15, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.1);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.12);
  }
}

/** A piece has come to its square. */
export const knock = () => play(LANDING);

// --- vibration, where the platform around the page has it -------------------------------------

const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** @param {Feeling} what */
export function feel(what) {
  if (has(VIBRATION) && !still?.matches) platform?.then((it) => it.feel?.(what));
}

// --- a notification ---------------------------------------------------------------------------

const mayNotify = () => has(NOTICES) && globalThis.Notification?.permission === "granted";

/**
 * While the page is in the background; the browser's push service does it where there is one.
 *
 * @param {string} body
 * @param {string} match
 */
async function notify(body, match) {
  if (!document.hidden || !mayNotify()) return;
  const worker = await registration();
  if (await worker?.pushManager?.getSubscription()) return;
  const options = { body, tag: match, icon: addressOf("/static/icon-192.png"), data: { match } };
  if (worker) return worker.showNotification(text("web-title"), options);
  const shown = new Notification(text("web-title"), options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/**
 * @param {string} sentence
 * @param {string} match
 */
export function call(sentence, match) {
  play(CALL);
  notify(sentence, match).catch(() => {});
}

// --- the settings -----------------------------------------------------------------------------

/**
 * @param {HTMLElement} button
 * @param {HTMLElement} panel
 * @param {SendPush} send
 */
export function makeDevice(button, panel, send) {
  /** @type {string | null} */
  let pushKey = null;

  const note = element("p", { className: "hint" });
  note.setAttribute("role", "status");

  /**
   * @param {string} code
   * @param {string | null} key under which it is kept, if it is
   * @param {(on: boolean) => boolean | Promise<boolean>} change
   */
  function makeSwitch(code, key, change) {
    const node = element("button", { type: "button", className: "switch" });
    const set = (/** @type {boolean} */ on) => node.setAttribute("aria-checked", String(on));
    node.setAttribute("role", "switch");
    node.dataset.text = code;
    node.textContent = text(code);
    set(key !== null && has(key));
    node.onclick = async () => {
      note.textContent = "";
      const on = node.getAttribute("aria-checked") !== "true";
      set(on);
      const done = await change(on);
      if (key) store(key, on && done);
      set(on && done);
    };
    return node;
  }

  const sound = makeSwitch("web-device-sound", SOUND, (on) => {
    store(SOUND, on);
    play(CALL); // so that it is heard once, and may be played later
    return true;
  });

  /** @param {boolean} on */
  async function allow(on) {
    if (!on) {
      store(NOTICES, false);
      await disablePush(send);
      return true;
    }
    const allowed = (await Notification.requestPermission()) === "granted";
    note.textContent = allowed ? "" : text("web-device-refused");
    if (allowed) await subscribe();
    return allowed;
  }

  // Without push they are shown while the page is open.
  async function subscribe() {
    const works = await enablePush(pushKey, send).catch(() => false);
    note.textContent = works ? "" : text("web-device-open-only");
  }

  const isThere = "Notification" in globalThis && isSecureContext && !embedded; // the platform notifies
  const notices = isThere ? [makeSwitch("web-device-notices", NOTICES, allow)] : [];
  const vibration = makeSwitch("web-device-vibration", VIBRATION, (on) => {
    store(VIBRATION, on);
    feel("picked"); // so that it is felt once
    return true;
  });
  const fullScreen = makeSwitch("web-device-full-screen", null, (on) => {
    platform?.then((it) => it.setFullScreen?.(on));
    return true;
  });
  const icon = element("button", { type: "button", className: "switch plain", textContent: text("web-device-icon") });
  icon.dataset.text = "web-device-icon";
  icon.onclick = () => platform?.then((it) => it.addIcon?.());
  panel.replaceChildren(sound, vibration, ...notices, fullScreen, icon, note);

  /** @param {Client} client */
  function offer(client) {
    vibration.hidden = !client.vibrates;
    fullScreen.hidden = client.fullScreen === null;
    fullScreen.setAttribute("aria-checked", String(client.fullScreen));
    icon.hidden = !client.addsIcon;
  }
  offer({ vibrates: false, fullScreen: null, addsIcon: false });
  platform?.then((it) => it.watch?.(offer));

  /** @param {boolean} open */
  function toggle(open) {
    panel.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
  }
  button.onclick = () => toggle(Boolean(panel.hidden));
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    toggle(false);
    button.focus();
    event.preventDefault();
  }, true);
  addEventListener("pointerdown", (event) => {
    const { target } = event;
    if (target instanceof Node && !panel.contains(target) && !button.contains(target)) toggle(false);
  });
  addEventListener("pointerdown", () => has(SOUND) && (audio ??= new AudioContext()).resume(), { once: true });

  /**
   * Each time there is a connection: the push service may have given another subscription.
   *
   * @param {string | null} key
   */
  function connected(key) {
    button.hidden = false;
    pushKey = key;
    if (mayNotify()) subscribe().then(() => (note.textContent = ""));
  }

  /**
   * The server has taken the subscription, or not: then the open page shows what it can.
   *
   * @param {boolean} on
   */
  function taken(on) {
    if (on || !has(NOTICES)) return;
    unsubscribe();
    note.textContent = text("web-device-open-only");
  }

  // Nobody is signed in here any more.
  function leave() {
    button.hidden = true;
    toggle(false);
    disablePush(() => {});
    showBadge(0);
  }

  return { connected, taken, leave };
}
