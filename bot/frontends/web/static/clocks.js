// Clocks that run down on the cards: by the minute in the last hour, by the second in the last minute.

import { announce, element, text } from "./texts.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let ahead = 0; // milliseconds by which the server's clock is ahead of this one
const warned = new Set(); // the ends of which the last minute has been announced

export function setServerTime(now) {
  ahead = now - Date.now();
}

// How much time is left, in words; empty while it is more than an hour.
function remaining(left) {
  if (left > HOUR) return "";
  if (left <= 0) return text("web-clock-over");
  const inMinutes = left > MINUTE;
  const count = Math.ceil(left / (inMinutes ? MINUTE : SECOND));
  const unit = { style: "unit", unit: inMinutes ? "minute" : "second", unitDisplay: "long" };
  return new Intl.NumberFormat(document.documentElement.lang, unit).format(count);
}

// A screen reader finds it when it is looked for; only the last minute is announced, once.
export function makeClock() {
  const label = element("span");
  const value = element("span", { className: "clock-value" });
  const node = element("p", { className: "clock", hidden: true }, label, " ", value);
  node.setAttribute("role", "timer");
  node.setAttribute("aria-live", "off");
  let end = null;
  let yours = false;

  function tick() {
    const left = end === null ? Infinity : end - Date.now() - ahead;
    const words = remaining(left);
    node.hidden = !words;
    node.classList.toggle("short", left <= MINUTE);
    label.textContent = text(yours ? "web-clock-yours" : "web-clock-theirs");
    if (value.textContent !== words) value.textContent = words;
    if (yours && left > 0 && left <= MINUTE && !warned.has(end)) {
      warned.add(end);
      announce(text("web-clock-minute"));
    }
  }

  function set(view) {
    end = view.until;
    yours = view.yours;
    tick();
  }

  return { node, set, tick };
}

export function runClocks(posts) {
  setInterval(() => {
    for (const post of posts.values()) post.clock.tick();
  }, SECOND);
}
