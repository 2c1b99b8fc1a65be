// @ts-check
// The players of a match in one line: names, the men they took, and clocks that run down.

import { announce, element, text } from "./texts.js";

/** @import { Post, Seat } from "../frames.d.ts" */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let ahead = 0; // milliseconds by which the server's clock is ahead of this one
const warned = new Set(); // the ends of which the last minute has been announced

/** @param {number} now */
export function setServerTime(now) {
  ahead = now - Date.now();
}

/**
 * How much time is left: minutes and seconds under an hour, else the two largest units.
 *
 * @param {number} left milliseconds
 * @param {string} language
 */
export function remaining(left, language) {
  if (left < HOUR) {
    const seconds = Math.max(0, Math.ceil(left / SECOND));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  const say = (/** @type {number} */ count, /** @type {string} */ unit) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(Math.floor(count));
  const [large, small] = left < DAY
    ? [say(left / HOUR, "hour"), say((left % HOUR) / MINUTE, "minute")]
    : [say(left / DAY, "day"), say((left % DAY) / HOUR, "hour")];
  return `${large} ${small}`;
}

/**
 * How many more men than the other each has taken; empty where it is none.
 *
 * @param {number} mine
 * @param {number} theirs
 */
export const lead = (mine, theirs) => (mine > theirs ? `+${mine - theirs}` : "");

/** @typedef {ReturnType<typeof makeSeats>} Seats */

function makeSeat() {
  const name = element("span", { className: "seat-name" });
  const men = element("span", { className: "men" });
  const count = element("span");
  const label = element("span", { className: "unseen" });
  const taken = element("span", { className: "taken" }, label, men, count);
  // A screen reader finds it when it is looked for; only the last minute is announced, once.
  const time = element("span", { className: "time" });
  time.setAttribute("role", "timer");
  time.setAttribute("aria-live", "off");
  const node = element("p", { className: "seat" }, name, " ", taken, " ", time);

  /**
   * @param {Seat} seat
   * @param {number} others how many men the other has taken
   */
  function set(seat, others) {
    node.classList.toggle("acts", seat.acts);
    name.textContent = seat.name;
    label.textContent = text("web-taken-label");
    taken.hidden = !seat.taken;
    men.style.setProperty("--men", String(seat.taken));
    count.textContent = [seat.taken, lead(seat.taken, others)].filter(Boolean).join(" ");
  }

  return { node, time, set };
}

// The names, and the times as they are by the server's clock.
export function makeSeats() {
  const both = [makeSeat(), makeSeat()];
  const node = element("div", { className: "seats", hidden: true }, ...both.map((seat) => seat.node));
  /** @type {Pick<Post, "seats" | "until" | "yours">} */
  let shown = { seats: [], until: null, yours: false };

  /** @param {Seat} seat */
  function timeOf({ acts, left }) {
    return acts && shown.until !== null ? shown.until - Date.now() - ahead : left;
  }

  function tick() {
    shown.seats.forEach((seat, at) => {
      const { time } = both[at];
      const left = timeOf(seat);
      time.hidden = left === null;
      if (left === null) return;
      const words = remaining(left, document.documentElement.lang);
      time.classList.toggle("short", seat.acts && left <= MINUTE);
      if (time.textContent !== words) time.textContent = words;
      const { until, yours } = shown;
      if (yours && seat.acts && left > 0 && left <= MINUTE && !warned.has(until)) {
        warned.add(until);
        announce(text("web-clock-minute"));
      }
    });
  }

  /** @param {Pick<Post, "seats" | "until" | "yours">} view */
  function set(view) {
    shown = view;
    node.hidden = !view.seats.length;
    view.seats.forEach((seat, at) => both[at].set(seat, view.seats[1 - at].taken));
    tick();
  }

  return { node, set, tick };
}

/**
 * The time that is left for what an answer asks; it stops once the answer is gone.
 *
 * @param {number} until by the server's clock
 */
export function makeCountdown(until) {
  const node = element("p", { className: "countdown" });
  node.setAttribute("role", "timer");
  node.setAttribute("aria-live", "off");
  const tick = () => {
    const left = Math.max(0, until - Date.now() - ahead);
    node.textContent = remaining(left, document.documentElement.lang);
    node.classList.toggle("short", left <= MINUTE / 6);
    if (!left) clearInterval(timer);
  };
  const timer = setInterval(() => (node.isConnected ? tick() : clearInterval(timer)), SECOND / 4);
  tick();
  return node;
}

/** @param {Map<string, { seats: Seats }>} posts */
export function runClocks(posts) {
  setInterval(() => {
    for (const post of posts.values()) post.seats.tick();
  }, SECOND);
}
