// The chat: the person's words, the bot's answers, and a card for each match.

import { makeDocument, makeFigure, makeFilm, makeLetters } from "./figures.js";
import { note } from "./memory.js";
import { makeButton, makeChoices, makePost, renewPost } from "./post.js";
import { element, text } from "./texts.js";

const NEAR = 96; // pixels from the end that still count as reading the newest
const MARGIN = 16; // pixels over and under a card with a board
const GAP = 12; // pixels under a card that was scrolled to
const KEPT = 200; // bubbles

export function makeFeed(root, newest, press, chat) {
  const posts = new Map();
  const replays = new Map();
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  const isInView = (node) => {
    const box = node.getBoundingClientRect();
    const view = root.getBoundingClientRect();
    return box.top >= view.top - GAP && box.bottom <= view.bottom + GAP;
  };
  let atEnd = true;
  let aim = null; // what the feed is scrolled to, until the person scrolls
  for (const event of ["wheel", "touchmove"]) {
    root.addEventListener(event, () => {
      aim = null;
    }, { passive: true });
  }
  // Whether some of a match's card is in view, or will be when the feed has been scrolled.
  const isSeen = (match) => {
    if (aim && aim === posts.get(match)?.node) return true;
    const box = posts.get(match)?.node.getBoundingClientRect();
    const view = root.getBoundingClientRect();
    return Boolean(box) && box.bottom > view.top && box.top < view.bottom;
  };
  const isNearEnd = () => root.scrollHeight - root.scrollTop - root.clientHeight < NEAR;
  const behavior = () => (still.matches ? "auto" : "smooth");
  let touched = null; // the card or bubble that the person is busy with

  const touch = (event) => {
    touched = event.target.closest?.(".post, .bubble") ?? null;
  };
  document.addEventListener("pointerdown", touch);
  document.addEventListener("focusin", touch);

  function holder() {
    if (!touched?.isConnected) return null;
    const box = touched.getBoundingClientRect();
    const view = root.getBoundingClientRect();
    return box.bottom > view.top && box.top < view.bottom ? touched : null;
  }

  function toEnd() {
    root.scrollTo({ top: root.scrollHeight, behavior: behavior() });
    newest.hidden = true;
  }

  // Scroll no more than it takes to have a card in view, its top before its end. A card with a board
  // is as high as the feed, and has one place in it.
  function reveal(node) {
    aim = node;
    const card = node.getBoundingClientRect();
    const view = root.getBoundingClientRect();
    if (node.matches(".post:not(.bare)")) {
      root.scrollTop += card.top - view.top - MARGIN;
      atEnd = isNearEnd();
      newest.hidden = atEnd || newest.hidden;
      return;
    }
    const below = Math.min(card.bottom + GAP - view.bottom, card.top - view.top);
    const by = card.top < view.top ? card.top - view.top : Math.max(below, 0);
    if (by) root.scrollBy({ top: by, behavior: behavior() });
  }

  // The thing a person is busy with must not move under their finger while others come and go.
  function heldStill(change, held = holder()) {
    const before = held?.getBoundingClientRect().top;
    change();
    const moved = held?.isConnected ? held.getBoundingClientRect().top - before : 0;
    if (moved) root.scrollTop += moved; // to set it as it is would stop a scroll under way
  }

  // Put something at the end; follow it if that is where the person is looking.
  function append(node, { follow = isNearEnd(), call } = {}) {
    heldStill(() => root.append(node));
    arrive(node, { follow, call });
  }

  function arrive(node, { follow, call }) {
    if (!follow || !mayMove(node)) point(node, call);
    else if (isLong(node) || node.classList.contains("post")) reveal(node);
    else toEnd();
  }

  // What is said is read from its beginning, however much it is.
  function isLong(node) {
    return node.classList.contains("bubble") && node.offsetHeight > root.clientHeight;
  }

  // Whether the chat may scroll on: a person who is busy with a card stays there.
  function mayMove(node) {
    const held = holder();
    return !held || held === node || held.classList.contains("bubble");
  }

  // Point to what has come out of sight; a call is not covered up by lesser things.
  function point(node, call) {
    if (!call && !newest.hidden) return;
    newest.textContent = call || text("web-newest");
    newest.classList.toggle("called", Boolean(call));
    newest.hidden = false;
    newest.onclick = () => {
      newest.hidden = true;
      node.scrollIntoView({ block: "end", behavior: behavior() });
    };
  }

  const sizeNow = () => `${root.clientWidth} ${root.clientHeight}`;
  let size = sizeNow();
  root.addEventListener("scroll", () => {
    if (sizeNow() !== size) return; // scrolled by the new size, not by the person
    atEnd = isNearEnd();
    if (atEnd) newest.hidden = true;
  });
  // A keyboard that comes up or a phone that is turned leaves the newest in view.
  new ResizeObserver(() => {
    if (sizeNow() === size) return;
    size = sizeNow();
    if (atEnd) root.scrollTop = root.scrollHeight;
  }).observe(root);

  function bubble(kind, lines, { choices = [], figure, film, block, document: file, page } = {}) {
    const who = element("span", {
      className: "unseen",
      textContent: text(kind === "mine" ? "web-you" : "web-bot"),
    });
    const node = element("div", { className: `bubble ${kind}` }, who);
    note(node, kind, lines, { choices, block, page });
    node.classList.toggle("page", Boolean(page));
    node.append(...lines.map((line) => element("p", { textContent: line })));
    if (block) node.append(makeLetters(block));
    if (figure) node.append(makeFigure(figure, turning(page && node, { byButton: false })));
    if (film) node.append(makeFilm(film));
    if (file) node.append(makeDocument(file));
    if (choices.length) node.append(...makeChoices(choices, figure, turning(page && node)));
    for (const old of [...root.querySelectorAll(".bubble")].slice(0, -KEPT)) old.remove();
    return node;
  }

  const turning = (page, how = {}) => (id) => press(id, null, { page, ...how });

  // The next page replaces the one before and is read from its beginning; where it was
  // turned by a square, the board stays under the finger. It comes once its picture can be painted.
  async function turn(page, answer, byButton) {
    const pressed = page.contains(document.activeElement) ? document.activeElement : null;
    const next = bubble("bot", answer.lines, answer);
    const squares = next.querySelector(".squares-fold");
    if (squares) squares.open = Boolean(page.querySelector(".squares-fold")?.open);
    next.tabIndex = -1;
    await Promise.all([...next.querySelectorAll("img")].map((image) => image.decode().catch(() => {})));
    const place = pressed?.getBoundingClientRect().top;
    page.replaceWith(next);
    if (!next.isConnected) append(next);
    const again = [...next.querySelectorAll(".choices .button")].find(
      (button) => pressed?.matches(".choices .button") && button.textContent === pressed.textContent,
    );
    if (byButton && again) {
      root.scrollTop += again.getBoundingClientRect().top - place; // to be pressed again
      const picture = next.querySelector("img");
      if (picture && !isInView(picture)) reveal(next); // it is what was asked for
      again.focus({ preventScroll: true });
      return;
    }
    if (byButton) reveal(next);
    const square = byButton ? null : next.querySelector('.spot[tabindex="0"]');
    (square ?? next).focus({ preventScroll: true });
  }

  // What is news of the match at the end, whose board is in view, goes on top of its card.
  function say(kind, lines, { follow, call, about, ...rest } = {}) {
    const node = bubble(kind, lines, rest);
    const card = posts.get(about)?.node;
    if (card && card === root.lastElementChild && isInView(card)) {
      heldStill(() => card.before(node), card);
    } else append(node, { follow, call });
    return node;
  }

  // Answer a button of a card right beneath the card.
  function sayBeneath(post, lines, rest) {
    const node = bubble("bot", lines, rest);
    heldStill(() => post.node.after(node));
    reveal(node);
  }

  // What was said before the page was loaded anew.
  function restore(said) {
    for (const { kind, lines, ...rest } of said) root.append(bubble(kind, lines, rest));
  }

  function forget(match) {
    heldStill(() => posts.get(match)?.node.remove());
    posts.delete(match);
  }

  function make(view) {
    const post = makePost(view.match, press, chat);
    posts.set(view.match, post);
    post.render(view);
    return post;
  }

  // Show a match as it is now: `toTheEnd` when it is what the chat has come to, `step` on the way
  // to a move; `call` is the sentence that calls the person to it.
  function show(view, { toTheEnd = false, step = false, follow = isNearEnd(), call } = {}) {
    const known = posts.get(view.match);
    const post = known ?? make(view);
    if (known) heldStill(() => renewPost(post, view, step));
    if (!known || (toTheEnd && post.node !== root.lastElementChild)) move(post, { follow, call });
    else if (toTheEnd) arrive(post.node, { follow, call });
    return post;
  }

  // A moment of a match that is gone through again has a card of its own, beneath what asked for
  // it: the match's own card goes on showing the match as it is.
  function showMoment(view, { from = null, follow = isNearEnd() } = {}) {
    const known = replays.get(view.match);
    if (known && known === from) {
      heldStill(() => renewPost(known, view, true));
      return known;
    }
    known?.node.remove();
    const post = makePost(view.match, press, chat);
    replays.set(view.match, post);
    post.render(view);
    if (!from) append(post.node, { follow });
    else {
      heldStill(() => from.node.after(post.node));
      reveal(post.node);
      post.headline.focus({ preventScroll: true });
    }
    return post;
  }

  const isReplay = (post) => replays.get(post.match) === post;

  // Go back from a moment to the match as it is now.
  function endReplay(post, view) {
    const own = show(view, { follow: false });
    replays.delete(post.match);
    post.node.remove();
    reveal(own.node);
    own.headline.focus({ preventScroll: true });
    return own;
  }

  function move(post, options) {
    const active = document.activeElement;
    const inside = post.node.contains(active);
    if (options.follow && isInView(post.node)) heldStill(() => root.append(post.node), post.node);
    append(post.node, options);
    if (inside) active.focus({ preventScroll: true });
  }

  // The first time the match that waits for the person is shown, and returned.
  // The whole present state, after a connection was made. A card that already shows it is left
  // alone, so that a move that was being picked can be picked on.
  function settle(views) {
    const standing = new Set(views.map((view) => view.match));
    for (const match of [...posts.keys()]) if (!standing.has(match)) forget(match);
    const isFirst = !posts.size;
    const follow = isNearEnd();
    for (const view of views) {
      const fresh = JSON.stringify(view);
      if (!posts.get(view.match)?.stands(fresh)) show(view, { follow: false }).settled = fresh;
    }
    newest.hidden = true;
    if (follow && mayMove()) root.scrollTop = root.scrollHeight;
    const waiting = isFirst && views.findLast((view) => view.yours && view.picture);
    if (!waiting) return null;
    reveal(posts.get(waiting.match).node);
    return waiting.match;
  }

  return {
    say, sayBeneath, restore, turn, show, showMoment, isReplay, endReplay, reveal, forget, settle, isNearEnd, isSeen, posts, root,
  };
}
