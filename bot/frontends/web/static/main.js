// @ts-check
// The page: what comes over the line is shown, what the person does goes over the line.

import { addressOf, readJson } from "./base.js";
import { runClocks, setServerTime } from "./seats.js";
import { makeComposer } from "./composer.js";
import { call, feel, makeDevice, showBadge } from "./device.js";
import { withWord } from "./dice.js";
import { embedded, makeSession } from "./embedded.js";
import { makeFeed } from "./feed.js";
import { makeLine } from "./line.js";
import * as memory from "./memory.js";
import { makeNameForm } from "./name.js";
import { joined, makeOpening, makeShare, showLobby, showWaiting } from "./opening.js";
import { keepPage, onOpen } from "./push.js";
import { makeScreens, pathOf } from "./screens.js";
import { boardOf, following, isBegun, isOnCard, momentOf, newState, refusal, spoken, take, takeAll } from "./state.js";
import { announce, element, learn, part, text } from "./texts.js";

/** @import { Choice, Completion, Completions, ErrorReply, Hello, Post, PostUpdate, PressFrame, Reply, SentFrame, Stranger, TextFrame } from "../frames.d.ts" */
/** @import { Card, Chat, Press, Pressed, Told } from "./post.js" */
/** @import { Waiting } from "./state.js" */

const by = (/** @type {string} */ id) => part(document, `#${id}`, HTMLElement);

const state = newState(joined);
const session = embedded && makeSession(embedded, {
  entered(start) {
    state.asked = start;
    line.open();
  },
  refused(sentence) {
    status("");
    by("feed").hidden = false;
    feed.say("bot refused", [sentence]);
  },
});
const line = makeLine({ frame: receive, down: cut },
  session ? { base: embedded?.base, first: session.first } : {});
const feed = makeFeed(by("feed"), by("newest"), press, chat, look);
const composer = makeComposer(by("composer"), { say, complete });
const screens = makeScreens(by("bar"), { home, type, open });
const device = makeDevice(by("device-button"), by("device"), (subscription) =>
  line.send({ kind: "push", subscription }));
const form = makeNameForm(by("welcome"), (wanted) => {
  by("welcome").hidden = true;
  line.open();
  state.arriving = true;
  state.wanted = wanted;
});

// --- towards the server ---------------------------------------------------------------------

/**
 * @param {Omit<TextFrame, "n"> | Omit<PressFrame, "n">} frame
 * @param {Waiting} waiting
 */
function send(frame, waiting) {
  const n = (state.number += 1);
  if (!line.send({ ...frame, n })) return false;
  state.pending.set(n, waiting);
  return true;
}

/**
 * A refusal is felt, and so is a move that was played; `ply` is that of the board on which it was asked for.
 *
 * @param {Reply} answer
 * @param {number} [ply]
 */
function touch({ refused, post }, ply = Infinity) {
  if (refused) feel("refused");
  else if (post?.moment === null && post.ply > ply) feel("played");
}

/** @param {string} words */
function say(words) {
  const ply = feed.posts.get(state.here ?? "")?.view.ply;
  const sent = send({ kind: "hear", text: words, here: state.here }, {
    answer(answer) {
      touch(answer, ply);
      heard(answer);
    },
    lost: () => feed.say("bot refused", [text("web-unanswered")]),
  });
  if (sent) feed.say("mine", [words], { follow: true });
  else unsent();
  return sent;
}

const unsent = () => announce(text("web-unsent"), { urgent: true });

/**
 * @param {string} words
 * @param {(found: Completion[]) => void} show
 */
function complete(words, show) {
  send({ kind: "complete", text: words, here: state.here }, {
    completed: (found) => show(found.items),
    answer: () => show([]),
    lost() {},
  });
}

/**
 * Show a screen, which takes the place of the one before, unless the person has gone on by then.
 *
 * @param {string} words
 * @param {() => boolean} isWanted
 */
function type(words, isWanted) {
  const sent = send({ kind: "hear", text: words, here: null }, {
    answer(answer) {
      if (!isWanted()) return;
      leaveScreen();
      const said = feed.say(answer.refused ? "bot refused" : "bot", answer.lines, { ...answer, follow: true });
      said.classList.add("screen");
      said.tabIndex = -1;
      feed.root.scrollTop = said.offsetTop - 16;
      said.focus({ preventScroll: true });
      voice(answer);
    },
    lost: () => feed.say("bot refused", [text("web-unanswered")]),
  });
  if (!sent) unsent();
}

const leaveScreen = () => feed.root.querySelector(".screen")?.remove();

/**
 * Show the top of the page, or the ways to begin a match.
 *
 * @param {boolean} toPlay
 */
function home(toPlay) {
  leaveScreen();
  const start = part(feed.root, ".lead", HTMLElement);
  feed.root.scrollTop = toPlay ? start.offsetTop - 16 : 0;
  start.focus({ preventScroll: true });
}

/**
 * What is said reaches the opponent alone; its answer is shown on the card.
 *
 * @type {Chat}
 */
function chat(words, post) {
  const sent = send({ kind: "hear", text: `say match=${post.match} ${words}` }, {
    answer: post.tell,
    lost: () => post.tell({ lines: [text("web-unanswered")] }),
  });
  if (!sent) unsent();
  return sent;
}

/** @type {import("./post.js").Look} */
function look(control, got) {
  send({ kind: "press", control }, { answer: ({ post }) => post && got(post), lost() {} });
}

/**
 * `post` is the card whose button was pressed, or null for a button under an answer; `page` is that
 * answer if it is a page, whose place the next one takes.
 *
 * @type {Press}
 */
function press(pressed, post, { byButton = true, page = null, goesOn = false } = {}) {
  if (post?.waiting || (page && state.turning.has(page))) return false;
  /** @type {Element | null} */
  const asker = post ? null : document.querySelector("button:focus-visible"); // pressed by a key
  const ply = post?.view.ply;
  const sent = send({ kind: "press", control: withWord(pressed) }, {
    answer(answer) {
      touch(answer, ply);
      if (page) state.turning.delete(page);
      if (page && answer.page) turned(answer, page, byButton);
      else shownAfter(answer, post, byButton);
      if (pressed.verb === "still") shareAtOnce();
      if (!answer.page && (asker || goesOn) && document.activeElement?.matches("body, :focus-visible")) goOn(answer);
    },
    lost() {
      if (page) state.turning.delete(page);
      release(post, { lines: [text("web-unanswered")] });
    },
  });
  if (!sent) {
    unsent();
    return false;
  }
  if (page) state.turning.add(page);
  if (post) {
    state.here = post.match;
    post.wait(true);
  }
  return true;
}

// Not long after a press, a browser lets the page open its list of apps; else the button waits beneath the picture.
function shareAtOnce() {
  const button = [...feed.root.querySelectorAll("button.share")].at(-1);
  if (button instanceof HTMLElement) button.click();
}

/**
 * Who asked by a key goes on from the answer, which stands at the end of the chat.
 *
 * @param {Reply} answer
 */
function goOn({ post, choices }) {
  if (post?.tap) return feed.toBoard(post.match);
  const said = [...feed.root.querySelectorAll(".bubble")].at(-1);
  if (!choices.length || !(said instanceof HTMLElement)) return;
  said.tabIndex = -1;
  said.focus({ preventScroll: true });
}

/** @param {Event} event */
function toBoard(event) {
  event.preventDefault();
  feed.toBoard(state.here);
}
by("to-board").onclick = toBoard;
addEventListener("keydown", (event) => {
  if (event.altKey && event.code === "KeyB") toBoard(event);
});

/**
 * @param {Card | null} post
 * @param {Told & { lines: string[] }} [said]
 */
function release(post, said) {
  post?.wait(false);
  if (!said) return;
  if (post) post.tell(said);
  else feed.say("bot refused", said.lines);
}

// --- from the server ------------------------------------------------------------------------

/** @param {SentFrame} frame */
function receive(frame) {
  by("alone").hidden = true;
  switch (frame.kind) {
    case "hello": return hello(frame);
    case "stranger": return stranger(frame);
    case "post": return changed(frame);
    case "answer": return answered(frame);
    case "completions": return completed(frame);
    case "error": return failed(frame);
    case "push": return device.taken(frame.on);
  }
}

// Nothing of a person is left on the page, but the answer to what they said last.
function clear() {
  by("me").textContent = "";
  memory.forget();
  device.leave();
  state.greeted = false;
  feed.settle([]);
  for (const node of feed.root.querySelectorAll(".bubble, .greeting")) node.remove();
}

/** @param {Stranger} frame */
function stranger(frame) {
  line.close();
  learn(frame.language, frame.texts);
  askForName(frame);
}

/** @param {import("./name.js").Visit} visit */
function askForName(visit) {
  status("");
  clear();
  for (const id of ["feed", "bottom", "bar"]) by(id).hidden = true;
  if (session) session.enter();
  else form.ask(visit);
}

/** @param {Hello} frame */
function hello(frame) {
  learn(frame.language, frame.texts);
  by("me").textContent = frame.name;
  for (const id of ["feed", "bottom", "bar"]) by(id).hidden = false;
  welcome(frame);
  setServerTime(frame.now);
  const said = state.greeted ? [] : memory.recall(frame.name, frame.posts);
  feed.restore(said);
  const isListed = (/** @type {Post} */ view) => view.lobby && !feed.posts.has(view.match);
  state.lobby = new Map(frame.posts.filter(isListed).map((view) => [view.match, view]));
  state.here = feed.settle(frame.posts.filter((view) => !isListed(view))) ?? state.here;
  const isFirst = !state.greeted;
  const isForOther = state.asked || state.unopened || screens.isNamed(); // which is shown instead
  const isAtHome = !frame.posts.some((view) => view.yours && view.picture);
  if (isAtHome && isFirst && !said.length && !isForOther) showOpening();
  state.greeted = true;
  device.connected(frame.push);
  status("");
  if (state.broken) announce(text("web-connected"));
  state.broken = false;
  const { wanted } = state;
  if (state.arriving && !wanted) composer.input.focus();
  state.arriving = false;
  state.wanted = null;
  title();
  if (state.unopened) join(state.unopened, wanted, frame.opening.ways);
  else if (wanted) press(wanted, null, { goesOn: true });
  else if (isFirst && screens.isNamed()) screens.show();
  openAsked();
}

/**
 * Open a match, such as the one that a pressed notification is about, or a moment of it.
 *
 * @param {string} match
 * @param {number} [moment]
 */
function open(match, moment) {
  if (!/^[a-z0-9]{1,12}$/.test(match)) return;
  const card = feed.posts.get(match);
  if (moment === undefined && card) return lookAt(card);
  const { id } = moment === undefined ? boardOf(match) : momentOf(match, moment);
  send({ kind: "press", control: id }, { answer: moment === undefined ? lead : heard, lost() {} });
}

function openAsked() {
  if (state.asked) open(state.asked);
  state.asked = "";
}

// The opening is read from its top, once the feed has followed its new height to the end.
function showOpening() {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    feed.root.scrollTop = 0;
  }));
}

/**
 * Show the challenge of the link that the page was opened by, or accept it as the form said.
 *
 * Who comes late finds the ways to begin.
 *
 * @param {import("./opening.js").Joined} challenge
 * @param {Pressed | null} wanted
 * @param {Choice[]} ways
 */
function join(challenge, wanted, ways) {
  state.unopened = null;
  screens.visit("/", { replaces: true });
  if ("ways" in challenge) {
    const choices = [...challenge.ways, ...ways];
    feed.say("bot refused", [text("web-join-closed")], { choices, follow: true });
  } else if (wanted) press(wanted, null, { goesOn: true });
  else open(challenge.code);
}

/**
 * What greets a person on top of the chat; the language may be another than before.
 *
 * @param {Hello} frame
 */
function welcome({ opening, words }) {
  feed.root.querySelector(".greeting")?.remove();
  const policies = element("p", { className: "policies" });
  // A frame can show no other page; there the platform's own pages have these links.
  for (const page of embedded ? [] : ["privacy", "terms"]) {
    policies.append(element("a", { href: addressOf(`/${page}`), textContent: text(`web-${page}`) }), " ");
  }
  const greeting = makeOpening(opening, words, {
    press: (choice) => press(choice, null),
    begin: composer.begin,
  });
  greeting.append(policies);
  feed.root.prepend(greeting);
}

/** @param {Reply} frame */
function answered(frame) {
  if (frame.forgotten) clear();
  if (frame.n === null) return heard(frame); // a digest, which nobody asked for
  take(state, frame.n)?.answer(frame);
}

/** @param {Completions} frame */
function completed(frame) {
  take(state, frame.n)?.completed?.(frame);
}

/** @param {ErrorReply} frame */
function failed(frame) {
  const waiting = take(state, frame.n);
  if (waiting) waiting.answer(refusal(frame.n, frame.text));
  else feed.say("bot refused", [frame.text]);
}

/** @param {Reply} answer */
function voice(answer) {
  const words = spoken(answer);
  if (words) announce(words, { urgent: answer.refused });
}

/**
 * What is said of a match whose board is shown is said beside the board; all else in a bubble.
 *
 * @param {Reply} answer
 */
function heard(answer) {
  const { lines, choices, post: view } = answer;
  const follow = true;
  if (view && isOnCard(answer)) {
    const post = shown(view, answer.step, { toTheEnd: true, follow });
    if (lines.length) post.tell(answer);
    return voice(answer);
  }
  if (lines.length || choices.length) {
    const kind = answer.refused ? "bot refused" : "bot";
    const said = feed.say(kind, lines, { ...answer, follow });
    if (answer.join) said.append(makeShare(answer.join));
  }
  if (view) shown(view, answer.step, { toTheEnd: true, follow });
  voice(answer);
}

/**
 * @param {Reply} answer
 * @param {Card | null} post
 * @param {boolean} byButton
 */
function shownAfter(answer, post, byButton) {
  release(post);
  if (!post) return heard(answer);
  const { post: view } = answer;
  if (view && view.match !== post.match) return lead(answer);
  if (feed.isReplay(post) && view?.moment === null) return ended(answer, view, post);
  const card = view ? shown(view, answer.step, { from: post }) : post;
  if (byButton && !feed.isReplay(post)) feed.reveal(card.node);
  if (answer.refused) post.tell(answer);
  else if (view && answer.choices.length) card.tell({ choices: answer.choices });
  else if (!view) feed.sayBeneath(post, answer);
  voice(answer);
}

/**
 * Leave the match that the person was busy with for another.
 *
 * @param {Reply} answer
 */
function lead(answer) {
  heard(answer);
  const card = feed.posts.get(answer.post?.match ?? "");
  if (card) lookAt(card);
}

/**
 * Show the address of a match; a challenge that may be accepted has none that could be loaded anew.
 *
 * @param {Post} view
 */
function noteAddress({ match, moment, choices }) {
  if (!choices.some(({ verb }) => verb === "accept")) screens.visit(pathOf(match, moment));
}

/** @param {Card} card */
function lookAt(card) {
  leaveScreen();
  feed.reveal(card.node);
  card.headline.focus({ preventScroll: true });
  state.here = card.match;
  noteAddress(card.view);
}

/**
 * @param {Reply} answer
 * @param {HTMLElement} page
 * @param {boolean} byButton
 */
function turned(answer, page, byButton) {
  feed.turn(page, answer, byButton);
  voice(answer);
}

/**
 * @param {Reply} answer
 * @param {Post} view
 * @param {Card} post
 */
function ended(answer, view, post) {
  feed.endReplay(post, view).settled = view;
  voice(answer);
  title();
}

/**
 * @param {Post} view
 * @param {boolean} step
 * @param {{ toTheEnd?: boolean, follow?: boolean, from?: Card }} how
 */
function shown(view, step, how) {
  state.here = view.match;
  noteAddress(view);
  if (view.moment !== null) return feed.showMoment(view, how);
  const post = feed.show(view, { ...how, step });
  if (!step) post.settled = view;
  title();
  return post;
}

/**
 * A match has changed, by somebody else or by the same person elsewhere.
 *
 * @param {PostUpdate} frame
 */
function changed({ match, post, news, call: isCall }) {
  if (!feed.posts.has(match) && (post ? post.lobby : state.lobby.has(match))) return listed(match, post);
  // Before the news, which the card then follows. A challenge in view becomes a board in view.
  const begins = isBegun(feed.posts.get(match)?.view, post) && feed.isSeen(match);
  const follow = feed.isNearEnd() || begins;
  if (news) feed.say("bot news", [news], { follow, call: isCall ? news : "", about: post ? match : "" });
  if (post) renew({ post, news, isCall }, follow);
  else feed.forget(match);
  const said = [news, isCall && post?.headline].filter(Boolean).join(" ");
  if (said) announce(said);
  if (isCall) call(said, match);
  title();
}

/**
 * Other people's challenges are a list, which moves nothing that is looked at.
 *
 * @param {string} match
 * @param {Post | null} post
 */
function listed(match, post) {
  if (post) state.lobby.set(match, post);
  else state.lobby.delete(match);
  greet();
}

/**
 * @param {import("./state.js").Change} change
 * @param {boolean} follow
 */
function renew(change, follow) {
  const { post: view } = change;
  const known = feed.posts.get(view.match);
  if (known?.stands(view)) return; // the very state from which the person is choosing a move
  const { isNews, called, redraw } = following(known, change);
  // The board of the turn, on which a tap places a man, is not shown before men are drawn again.
  const post = feed.show(redraw && known ? known.view : view, {
    toTheEnd: isNews && !known?.waiting,
    follow,
    call: called,
    step: Boolean(redraw),
  });
  post.settled = view;
  if (redraw) press(redraw, post, { byButton: false });
}

// --- the connection -------------------------------------------------------------------------

/** @param {string} sentence */
function status(sentence) {
  by("connection").textContent = sentence;
  document.body.classList.toggle("cut", Boolean(sentence));
}

/** @param {boolean} isSilent */
function cut(isSilent) {
  const again = state.broken || !by("feed").hidden ? "web-reconnecting" : "web-connecting";
  status(text(isSilent ? "web-offline" : again));
  by("alone").hidden = !(isSilent && by("feed").hidden && by("welcome").hidden);
  state.broken = true;
  for (const each of takeAll(state)) each.lost();
}

// What changes on top of the chat: the matches that wait, and other people's challenges.
function greet() {
  const top = feed.root.querySelector(".greeting");
  if (!top) return;
  for (const match of feed.posts.keys()) state.lobby.delete(match);
  const waiting = [...feed.posts.values()].map(({ settled, view }) => settled ?? view);
  feed.beneath(() => {
    showWaiting(part(top, ".waiting", HTMLElement), waiting.filter((view) => view.yours && view.picture));
    showLobby(part(top, ".lobby", HTMLElement), [...state.lobby.values()], (choice) => press(choice, null));
  });
}

function title() {
  greet();
  const calls = [...feed.posts.values()].filter((post) => post.view.yours).length;
  const name = text("web-title");
  showBadge(calls);
  by("waiting").hidden = !calls;
  by("waiting").textContent = String(calls);
  document.title = calls ? `(${calls}) ${text("web-your-turn")} – ${name}` : name;
}

/**
 * Escape and a tap beside the board leave the choice of a move.
 *
 * @param {Card | undefined} post
 */
function cancel(post) {
  const choice = post?.cancel();
  if (post && choice) press(choice, post, { byButton: false });
}

/**
 * @param {Event} event
 * @param {string} selector
 */
const isIn = ({ target }, selector) => target instanceof Element && Boolean(target.closest(selector));

addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.defaultPrevented) cancel(feed.posts.get(state.here ?? ""));
});
feed.root.addEventListener("click", (event) => {
  if (isIn(event, "button, a, input, summary, .stage, .bubble, .replay")) return;
  for (const post of feed.posts.values()) cancel(post);
});

// A key held down presses once: what it would press next was not there when it went down.
addEventListener("keydown", (event) => {
  const held = event.repeat && (event.key === "Enter" || event.key === " ");
  if (held && isIn(event, "button")) event.preventDefault();
}, true);

// A page in the background may be closed without a word.
const keep = () =>
  state.greeted && memory.remember(feed.root.querySelectorAll(".bubble:not(.screen)"), by("me").textContent ?? "");
addEventListener("pagehide", keep);
document.addEventListener("visibilitychange", () => document.hidden && keep());

runClocks(feed.posts);
onOpen(open);
if (!embedded) addEventListener("load", keepPage);
status(text("web-connecting"));
/** Who has no account needs no line before there is a name. @type {Stranger | null} */
const unknown = readJson(document.body.dataset.stranger ?? "null");
if (session) session.enter();
else if (unknown) askForName(unknown);
else line.open();
