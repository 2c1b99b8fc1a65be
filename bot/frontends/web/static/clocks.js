// @ts-check
// Clocks that run down on the cards: by the minute in the last hour, by the second in the last minute.

import { announce, element, text } from "./texts.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let ahead = 0; // milliseconds by which the server's clock is ahead of this one
const warned = new Set(); // the ends of which the last minute has been announced

/** @param {number} now */
export function setServerTime(now) {
  ahead = now - Date.now();
}

/**
 * How much time is left, in words; empty while it is more than an hour.
 *
 * @param {number} left milliseconds
 * @param {string} language
 * @param {string} over what is said when none is left
 */
export function remaining(left, language, over) {
  if (left > HOUR) return "";
  if (left <= 0) return over;
  const inMinutes = left > MINUTE;
  const count = Math.ceil(left / (inMinutes ? MINUTE : SECOND));
  const unit = inMinutes ? "minute" : "second";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** @typedef {ReturnType<typeof makeClock>} Clock */

// A screen reader finds it when it is looked for; only the last minute is announced, once.
export function makeClock() {
  const label = element("span");
  const value = element("span", { className: "clock-value" });
  const node = element("p", { className: "clock", hidden: true }, label, " ", value);
  node.setAttribute("role", "timer");
  node.setAttribute("aria-live", "off");
  /** @type {{ until: number | null, yours: boolean }} */
  let shown = { until: null, yours: false };

  function tick() {
    const { until, yours } = shown;
    const left = until === null ? Infinity : until - Date.now() - ahead;
    const words = remaining(left, document.documentElement.lang, text("web-clock-over"));
    node.hidden = !words;
    node.classList.toggle("short", left <= MINUTE);
    label.textContent = text(yours ? "web-clock-yours" : "web-clock-theirs");
    if (value.textContent !== words) value.textContent = words;
    if (yours && left > 0 && left <= MINUTE && !warned.has(until)) {
      warned.add(until);
      announce(text("web-clock-minute"));
    }
  }

  /** @param {{ until: number | null, yours: boolean }} view */
  function set(view) {
    shown = view;
    tick();
  }

  return { node, set, tick };
}

/** @param {Map<string, { clock: Clock }>} posts */
export function runClocks(posts) {
  setInterval(() => {
    for (const post of posts.values()) post.clock.tick();
  }, SECOND);
}
