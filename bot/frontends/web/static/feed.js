// @ts-check
// The chat: the person's words, the bot's answers, and a card for each match.

import { makeDocument, makeFigure, makeFilm, makeLetters, makeShared } from "./figures.js";
import { note } from "./memory.js";
import { focusBoard, makeChoices, makePost, renewPost } from "./post.js";
import { makeCountdown } from "./seats.js";
import { isInView, isNearEnd, isPartlyInView, wayTo } from "./scrolling.js";
import { element, text } from "./texts.js";

/** @import { Post, Reply } from "../frames.d.ts" */
/** @import { Said } from "./memory.js" */
/** @import { Card, Chat, How, Look, Press, Pressed } from "./post.js" */

const KEPT = 200; // bubbles

/** What comes with lines. @typedef {Partial<Pick<Reply, "choices" | "figure" | "film" | "block" | "document" | "shared" | "until" | "page">>} Rest */

/** Whether it is followed, and the sentence that calls the person to it. @typedef {{ follow?: boolean, call?: string }} Arriving */

/** @typedef {ReturnType<typeof makeFeed>} Feed */

/**
 * @typedef {object} State
 * @property {Map<string, Card>} posts the cards, by match
 * @property {Map<string, Card>} replays the cards of moments, by match
 * @property {boolean} atEnd
 * @property {HTMLElement | null} aim what the feed is scrolled to, until the person scrolls
 * @property {Element | null} touched the card or bubble that the person is busy with
 * @property {string} size
 */

const boxOf = (/** @type {Element} */ node) => node.getBoundingClientRect();

/**
 * @param {HTMLElement} node
 * @returns {HTMLDetailsElement | null}
 */
const foldOf = (node) => node.querySelector(".squares-fold");

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} newest
 * @param {Press} press
 * @param {Chat} chat
 * @param {Look} look
 */
export function makeFeed(root, newest, press, chat, look) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const sizeNow = () => `${root.clientWidth} ${root.clientHeight}`;
  /** @type {State} */
  const state = {
    posts: new Map(), replays: new Map(), atEnd: true, aim: null, touched: null, size: sizeNow(),
  };
  const { posts, replays } = state;

  // Of a match that is its board; its words may go on beneath the screen.
  const isShown = (/** @type {Element} */ node) =>
    isInView(boxOf(node.querySelector(":scope > .board:not([hidden])") ?? node), boxOf(root));
  const last = () => /** @type {HTMLElement | null} */ (root.querySelector(".post:not(.bare):last-child"));
  function atTheEnd() {
    const card = last();
    return isNearEnd(root) || Boolean(card && isShown(card));
  }
  /** @returns {ScrollBehavior} */
  const behavior = () => (still.matches ? "auto" : "smooth");

  for (const event of ["wheel", "touchmove"]) {
    root.addEventListener(event, () => {
      state.aim = null;
    }, { passive: true });
  }

  /**
   * Whether some of a match's card is in view, or will be when the feed has been scrolled.
   *
   * @param {string} match
   */
  function isSeen(match) {
    const node = posts.get(match)?.node;
    if (!node) return false;
    return state.aim === node || isPartlyInView(boxOf(node), boxOf(root));
  }

  /** @param {Event} event */
  function touch({ target }) {
    state.touched = target instanceof Element ? target.closest(".post, .bubble") : null;
  }
  document.addEventListener("pointerdown", touch);
  document.addEventListener("focusin", touch);

  function holder() {
    const { touched } = state;
    return touched?.isConnected && isPartlyInView(boxOf(touched), boxOf(root)) ? touched : null;
  }

  /**
   * Change the greeting on top; what is looked at beneath it stays where it is.
   *
   * @param {() => void} change
   */
  function beneath(change) {
    const { top, height } = boxOf(root);
    const isLookedAt = (/** @type {Element} */ node) => boxOf(node).top < top + height / 2 && boxOf(node).bottom > top;
    const held = [...root.children].findLast(isLookedAt);
    heldStill(change, held?.matches(".greeting") ? null : held);
  }

  function toEnd() {
    root.scrollTop = root.scrollHeight; // at once: a scroll under way would go on past a board that comes next
    newest.hidden = true;
  }

  /** @param {HTMLElement} node */
  function reveal(node) {
    state.aim = node;
    const hasBoard = node.matches(".post:not(.bare)");
    const margin = hasBoard ? parseFloat(getComputedStyle(root).paddingTop) : undefined;
    const top = wayTo(boxOf(node), boxOf(root), margin);
    if (!hasBoard) {
      if (top) root.scrollBy({ top });
      return;
    }
    root.scrollTo({ top: root.scrollTop + top, behavior: "instant" }); // ends a scroll under way
    state.atEnd = atTheEnd();
    newest.hidden = state.atEnd || newest.hidden;
  }

  /**
   * The thing a person is busy with must not move under their finger while others come and go.
   *
   * @param {() => void} change
   * @param {Element | null} held
   */
  function heldStill(change, held = holder()) {
    const before = held ? boxOf(held).top : 0;
    change();
    const moved = held?.isConnected ? boxOf(held).top - before : 0;
    if (moved) root.scrollTop += moved; // to set it as it is would stop a scroll under way
  }

  /**
   * Put something at the end; follow it if that is where the person is looking.
   *
   * @param {HTMLElement} node
   * @param {Arriving} arriving
   */
  function append(node, { follow = atTheEnd(), call } = {}) {
    heldStill(() => root.append(node));
    arrive(node, { follow, call });
  }

  /**
   * @param {HTMLElement} node
   * @param {Arriving} arriving
   */
  function arrive(node, { follow, call }) {
    if (!follow || !mayMove(node)) point(node, call);
    else if (isLong(node) || node.classList.contains("post")) reveal(node);
    else toEnd();
  }

  /**
   * What is said is read from its beginning, however much it is.
   *
   * @param {HTMLElement} node
   */
  function isLong(node) {
    return node.classList.contains("bubble") && node.offsetHeight > root.clientHeight;
  }

  /**
   * Whether the chat may scroll on: a person who is busy with a card stays there.
   *
   * @param {HTMLElement} [node]
   */
  function mayMove(node) {
    const held = holder();
    return !held || held === node || held.classList.contains("bubble");
  }

  /**
   * Point to what has come out of sight; a call is not covered up by lesser things.
   *
   * @param {HTMLElement} node
   * @param {string} [call]
   */
  function point(node, call) {
    if (!call && !newest.hidden) return;
    newest.textContent = call || text("web-newest");
    newest.classList.toggle("called", Boolean(call));
    newest.hidden = false;
    newest.onclick = () => {
      newest.hidden = true;
      if (node.matches(".post:not(.bare)")) reveal(node);
      else node.scrollIntoView({ block: "end", behavior: behavior() });
    };
  }

  root.addEventListener("scroll", () => {
    if (sizeNow() !== state.size) return; // scrolled by the new size, not by the person
    state.atEnd = atTheEnd();
    if (state.atEnd) newest.hidden = true;
  });
  // A keyboard that comes up or a phone that is turned leaves the newest in view.
  new ResizeObserver(() => {
    if (sizeNow() === state.size) return;
    state.size = sizeNow();
    if (state.atEnd) toNewest();
  }).observe(root);

  // The end of the chat, or of a match at the end the board: its words may go on beneath the screen.
  function toNewest() {
    const card = last();
    if (card?.querySelector("input:focus")) return;
    if (card) reveal(card);
    else root.scrollTop = root.scrollHeight;
  }

  // Where there is little room, a board in view takes that of what stands over and under the feed.
  const boards = new Set();
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) boards[isIntersecting ? "add" : "delete"](target);
    document.body.classList.toggle("playing", boards.size > 0);
  }, { root, threshold: 0.3 });

  /** @param {Post} view */
  function makeCard(view) {
    const post = makePost(view, press, chat, look);
    watch.observe(post.board);
    return post;
  }

  /**
   * @param {string} kind
   * @param {string[]} lines
   * @param {Rest} rest
   */
  function bubble(kind, lines, { choices = [], figure = null, film, block = "", document: file, shared, until, page = false }) {
    const who = element("span", {
      className: "unseen",
      textContent: text(kind === "mine" ? "web-you" : "web-bot"),
    });
    const node = element("div", { className: `bubble ${kind}` }, who);
    note(node, { kind, lines, choices, block, page });
    node.classList.toggle("page", page);
    node.append(...lines.map((line) => element("p", { textContent: line })));
    if (until) node.append(makeCountdown(until));
    if (block) node.append(makeLetters(block));
    if (shared) node.append(makeShared(shared));
    const own = page ? node : null;
    if (figure) node.append(makeFigure(figure, turning({ page: own, byButton: false })));
    if (film) node.append(makeFilm(film));
    if (file) node.append(makeDocument(file));
    if (choices.length) node.append(...makeChoices(choices, figure, turning({ page: own })));
    for (const old of [...root.querySelectorAll(".bubble")].slice(0, -KEPT)) old.remove();
    return node;
  }

  const turning = (/** @type {How} */ how) => (/** @type {Pressed} */ pressed) => press(pressed, null, how);

  /**
   * The next page replaces the one before and is read from its beginning; where it was turned by
   * a square, the board stays under the finger. It comes once its picture can be painted, and leaves
   * the focus where it is if it has moved by then.
   *
   * @param {HTMLElement} page
   * @param {Reply} answer
   * @param {boolean} byButton
   */
  async function turn(page, answer, byButton) {
    const pressed = page.contains(document.activeElement) ? document.activeElement : null;
    const next = bubble("bot", answer.lines, answer);
    const fold = foldOf(next);
    if (fold) fold.open = Boolean(foldOf(page)?.open);
    next.tabIndex = -1;
    next.classList.toggle("screen", page.classList.contains("screen"));
    await Promise.all([...next.querySelectorAll("img")].map((image) => image.decode().catch(() => {})));
    const place = pressed ? boxOf(pressed).top : 0;
    const focused = document.activeElement;
    const isElsewhere = focused !== document.body && !page.contains(focused);
    page.replaceWith(next);
    if (!next.isConnected) append(next);
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = next.querySelectorAll(".choices .button");
    const again = [...buttons].find(
      (button) => pressed?.matches(".choices .button") && button.textContent === pressed.textContent,
    );
    if (byButton && again) {
      root.scrollTop += boxOf(again).top - place; // to be pressed again
      const picture = next.querySelector("img");
      if (picture && !isShown(picture)) reveal(next); // it is what was asked for
      again.focus({ preventScroll: true });
      return;
    }
    if (byButton) reveal(next);
    /** @type {HTMLElement | null} */
    const square = byButton ? null : next.querySelector('.spot[tabindex="0"]');
    if (!isElsewhere) (square ?? next).focus({ preventScroll: true }); // else they type, for example
  }

  /**
   * What is news of the match at the end, whose board is in view, goes on top of its card.
   *
   * @param {string} kind
   * @param {string[]} lines
   * @param {Arriving & Rest & { about?: string }} how
   */
  function say(kind, lines, { follow, call, about = "", ...rest } = {}) {
    const node = bubble(kind, lines, rest);
    const card = posts.get(about)?.node;
    if (card && card === root.lastElementChild && isShown(card)) {
      heldStill(() => card.before(node), card);
    } else append(node, { follow, call });
    return node;
  }

  /**
   * Answer a button of a card right beneath the card.
   *
   * @param {Card} post
   * @param {Reply} answer
   */
  function sayBeneath(post, answer) {
    const node = bubble("bot", answer.lines, answer);
    heldStill(() => post.node.after(node));
    reveal(node);
  }

  /**
   * What was said before the page was loaded anew.
   *
   * @param {Said[]} said
   */
  function restore(said) {
    for (const { kind, lines, ...rest } of said) root.append(bubble(kind, lines, rest));
  }

  /** @param {string} match */
  function forget(match) {
    heldStill(() => posts.get(match)?.node.remove());
    posts.delete(match);
  }

  /** @param {Post} view */
  function make(view) {
    const post = makeCard(view);
    posts.set(view.match, post);
    return post;
  }

  /**
   * Show a match as it is now: `toTheEnd` when it is what the chat has come to, `step` on the way
   * to a move.
   *
   * @param {Post} view
   * @param {Arriving & { toTheEnd?: boolean, step?: boolean }} how
   */
  function show(view, { toTheEnd = false, step = false, follow = atTheEnd(), call } = {}) {
    const known = posts.get(view.match);
    const post = known ?? make(view);
    if (known) heldStill(() => renewPost(post, view, step));
    if (!known || (toTheEnd && post.node !== root.lastElementChild)) move(post, { follow, call });
    else if (toTheEnd) arrive(post.node, { follow, call });
    return post;
  }

  /**
   * A moment of a match that is gone through again has a card of its own, beneath what asked for
   * it: the match's own card goes on showing the match as it is.
   *
   * @param {Post} view
   * @param {Arriving & { from?: Card | null }} how
   */
  function showMoment(view, { from = null, follow = atTheEnd() } = {}) {
    const known = replays.get(view.match);
    if (known && known === from) {
      heldStill(() => renewPost(known, view, true));
      return known;
    }
    known?.node.remove();
    const post = makeCard(view);
    replays.set(view.match, post);
    if (!from) append(post.node, { follow });
    else {
      heldStill(() => from.node.after(post.node));
      reveal(post.node);
      post.headline.focus({ preventScroll: true });
    }
    return post;
  }

  const isReplay = (/** @type {Card} */ post) => replays.get(post.match) === post;

  /**
   * Go back from a moment to the match as it is now.
   *
   * @param {Card} post
   * @param {Post} view
   */
  function endReplay(post, view) {
    const own = show(view, { follow: false });
    replays.delete(post.match);
    post.node.remove();
    reveal(own.node);
    own.headline.focus({ preventScroll: true });
    return own;
  }

  /**
   * Go to the board of a match, or else to the last board there is.
   *
   * @param {string | null} match
   */
  function toBoard(match) {
    const cards = [...posts.values()].filter(({ view }) => view.picture);
    const card = cards.find((each) => each.match === match) ?? cards.findLast(({ view }) => view.yours) ?? cards.at(-1);
    if (!card) return root.focus();
    reveal(card.node);
    focusBoard(card);
  }

  /**
   * @param {Card} post
   * @param {Arriving} arriving
   */
  function move(post, arriving) {
    const { activeElement } = document;
    const inside = activeElement instanceof HTMLElement && post.node.contains(activeElement);
    if (arriving.follow && isShown(post.node)) heldStill(() => root.append(post.node), post.node);
    append(post.node, arriving);
    if (inside) activeElement.focus({ preventScroll: true });
  }

  /**
   * The whole present state, after a connection was made. A card that already shows it is left
   * alone, so that a move that was being picked can be picked on. The first time, the match that
   * waits for the person is shown, and returned.
   *
   * @param {Post[]} views
   */
  function settle(views) {
    const standing = new Set(views.map((view) => view.match));
    for (const match of posts.keys()) if (!standing.has(match)) forget(match);
    const isFirst = !posts.size;
    const follow = atTheEnd();
    for (const view of views) {
      if (!posts.get(view.match)?.stands(view)) show(view, { follow: false }).settled = view;
    }
    newest.hidden = true;
    if (follow && mayMove()) toNewest();
    const waiting = isFirst && views.findLast((view) => view.yours && view.picture);
    const card = waiting && posts.get(waiting.match);
    if (!card) return null;
    reveal(card.node);
    return card.match;
  }

  return {
    beneath, say, sayBeneath, toBoard, restore, turn, show, showMoment, isReplay, endReplay, reveal, forget, settle, isSeen, posts, root,
    isNearEnd: atTheEnd,
  };
}
