// @ts-check
// A match that anyone may watch: its card follows the match, and leads through its moments.

import { addressOf, pathIn, readJson } from "./base.js";
import { makeLine } from "./line.js";
import { makePost, renewPost, shareLink } from "./post.js";
import { runClocks, setServerTime } from "./seats.js";
import { isSame } from "./state.js";
import { announce, part, text } from "./texts.js";

/** @import { Post, SentFrame } from "../frames.d.ts" */
/** @import { Press } from "./post.js" */

/** The match as it is, the moment that the address names, the server's time, and whether it is in a frame. @typedef {{ post: Post, moment: Post | null, now: number, framed: boolean }} Watched */

/** @type {Watched} */
const watched = readJson(document.body.dataset.watched ?? "null");
const path = `/match/${watched.post.match}`;
let live = watched.post;
let visits = 0;
/** The moment that is shown or on its way, null for the match as it is. @type {number | null} */
let target = watched.moment?.moment ?? null;
const card = makePost(live, press, () => false, (control, got) => look(momentIn(control)).then((view) => view && got(view)));
const line = makeLine({ frame: receive, down: cut }, { path: `${path}/watch` });

/**
 * The moment of a control; a replay begins at the end of a match in play, at the start of one that is over.
 *
 * @param {string} control
 */
function momentIn(control) {
  const choice = control.split(":")[3];
  return choice ? Number(choice) : live.over ? 0 : live.ply;
}

/**
 * @param {number} moment
 * @returns {Promise<Post | null>}
 */
async function look(moment) {
  try {
    const response = await fetch(addressOf(`${path}/${moment}.json`));
    return response.ok ? readJson(await response.text()) : null;
  } catch {
    return null;
  }
}

/**
 * Show a moment, or the match as it is.
 *
 * @param {number | null} moment
 */
async function visit(moment, { isNoted = true } = {}) {
  const number = (visits += 1);
  const isNew = moment !== target; // a second tap before the answer is no second step in the history
  target = moment;
  if (isNoted && !watched.framed && isNew) history.pushState(null, "", addressOf(moment === null ? path : `${path}/${moment}`));
  const view = moment === null ? live : await look(moment);
  if (number !== visits) return;
  if (!view) return card.tell({ lines: [text("web-unreachable")] });
  renewPost(card, view, false);
}

/** @type {Press} */
function press({ id }) {
  if (id.startsWith("still:")) shareLink(location.origin + addressOf(path), card);
  else visit(id.startsWith("board:") ? null : momentIn(id));
  return true;
}

/** @param {SentFrame} frame */
function receive(frame) {
  status("");
  if (frame.kind !== "post" || isSame(frame.post, live)) return;
  if (!frame.post) { // it may be watched no more
    line.close();
    return location.reload();
  }
  const { headline, notes } = live;
  live = frame.post;
  if (headline !== live.headline || notes[0] !== live.notes[0]) announce([live.headline, live.notes[0]].join(" "));
  visit(target, { isNoted: false });
}

/** @param {string} sentence */
function status(sentence) {
  part(document, "#connection", HTMLElement).textContent = sentence;
}

/** @param {boolean} isSilent */
function cut(isSilent) {
  status(text(isSilent ? "web-offline" : "web-reconnecting"));
}

// The arrow keys step wherever nothing has the focus.
addEventListener("keydown", (event) => {
  if (event.target === document.body) card.node.dispatchEvent(new KeyboardEvent("keydown", event));
});
addEventListener("popstate", () => {
  const [, moment] = /\/([0-9]+)$/.exec(pathIn(location.pathname).slice(path.length)) ?? [];
  visit(moment ? Number(moment) : null, { isNoted: false });
});

setServerTime(watched.now);
part(document, "#feed", HTMLElement).append(card.node);
if (watched.moment) renewPost(card, watched.moment, false);
runClocks(new Map([[card.match, card]]));
line.open();
