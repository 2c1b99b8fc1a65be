// @ts-check
// A match in the chat: one card, brought up to date in place.

import { isBroken, makeBoard, restoreBoard, turnBoard, updateBoard } from "./board.js";
import { makeSeats } from "./seats.js";
import { listenForSteps, makeMoves } from "./moves.js";
import { isSame, momentOf, stillOf } from "./state.js";
import { element, text } from "./texts.js";

/** @import { Choice, Figure, Post, Verb, Way } from "../frames.d.ts" */
/** @import { Seats } from "./seats.js" */

const MAX_MESSAGE = 200; // characters

/** What is pressed: a control, and what that does where it is a button. @typedef {{ id: string, verb?: Verb | null }} Pressed */

/** Sends what was pressed, on a card or beneath an answer, and tells whether it was sent. @typedef {(pressed: Pressed, post: Card | null, how?: How) => boolean} Press */

/**
 * By a button rather than a square; on a page, whose place the next one takes; the focus goes on to the answer, as
 * after a key.
 *
 * @typedef {{ byButton?: boolean, page?: HTMLElement | null, goesOn?: boolean }} How
 */

/** Sends a message to the opponent, and tells whether it was sent. @typedef {(words: string, post: Card) => boolean} Chat */

/** Asks for a view that is not shown. @typedef {(control: string, got: (view: Post) => void) => void} Look */

/** What is answered about a match. @typedef {{ lines?: string[], choices?: Choice[] }} Told */

/** What is pressed in passing, and has a place of its own under the board. */
const QUICK = new Set(["hint", "plan", "plans"]);

const ICONS = {
  moves: "M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5",
  words: "M4 5h16v11H10l-4 4v-4H4z",
  hint: "M9.5 18h5M10.5 21h3M8.5 14.5a6 6 0 1 1 7 0c-.7.6-1 1.200-1 2h-5c0-.8-.3-1.400-1-2z",
  plan: "M5 19c5-1 2-6 6-7s2-6 7-7M14 4.500 18.500 5 17 9",
  share: "M12 15V4M8 7.500 12 3.500 16 7.500M6 11v9h12v-9",
  more: "M5 12h.5M12 12h.5M19 12h.5",
  bars: "M3 7h18v10H3zM7 13.500h10M7 10.500h.5M11.700 10.500h.5M16.500 10.500h.5",
};

/**
 * What the rest of the page holds of a card.
 *
 * @typedef {object} Card
 * @property {string} match
 * @property {HTMLElement} node
 * @property {HTMLElement} headline
 * @property {HTMLElement} board
 * @property {Seats} seats
 * @property {Post} view what is shown
 * @property {Post | null} settled the match as it is, where the card shows that or the way to a move from there
 * @property {boolean} waiting for the answer to a press
 * @property {boolean} step on the way to a move
 * @property {boolean} sought by a person who has come to its headline until there are squares
 * @property {(view: Post, laid?: () => void) => void} render `laid` is called when the squares can be pressed
 * @property {(told: Told | null) => void} tell
 * @property {(waiting: boolean) => void} wait
 * @property {(view: Post) => boolean} stands
 * @property {() => Choice | null} cancel
 */

let count = 0;

/**
 * @param {Choice} choice
 * @param {(choice: Choice, byKeys: boolean) => void} press
 */
export function makeButton(choice, press) {
  const button = element("button", {
    type: "button",
    className: `button ${choice.tone}`,
    textContent: choice.label,
  });
  button.dataset.key = `choice:${choice.id}`;
  if (choice.verb) button.dataset.verb = choice.verb;
  button.onclick = (event) => press(choice, !event.detail); // a key or a screen reader counts no click
  return button;
}

/** @param {string} path */
function makeIcon(path) {
  const space = "http://www.w3.org/2000/svg";
  const icon = document.createElementNS(space, "svg");
  icon.setAttribute("viewBox", "0 0 24 24");
  icon.setAttribute("aria-hidden", "true");
  const drawn = document.createElementNS(space, "path");
  drawn.setAttribute("d", path);
  icon.append(drawn);
  return icon;
}

/**
 * A button in the row under the board. It opens a panel and closes the others, where it has one.
 *
 * @param {string} icon
 * @param {HTMLElement} [panel]
 */
function makeTool(icon, panel) {
  const label = element("span", { className: "tool-label" });
  const badge = element("span", { className: "badge", hidden: true });
  const node = element("button", { type: "button", className: "tool toggle" }, makeIcon(icon), label, badge);
  if (!panel) return { node, label, badge };
  node.setAttribute("aria-expanded", "false");
  panel.id = `panel-${(count += 1)}`;
  node.setAttribute("aria-controls", panel.id);
  node.onclick = () => {
    const isOpen = panel.classList.toggle("open");
    for (const other of node.parentElement?.querySelectorAll("[aria-expanded]") ?? []) {
      const controlled = other.getAttribute("aria-controls") ?? "";
      if (other !== node) document.getElementById(controlled)?.classList.remove("open");
      other.setAttribute("aria-expanded", String(other === node && isOpen));
    }
    badge.hidden = true;
    if (isOpen) panel.scrollIntoView({ block: "nearest" });
  };
  return { node, label, badge };
}

/**
 * The buttons of an answer; squares that can be pressed in its figure are folded up.
 *
 * @param {Choice[]} choices
 * @param {Figure | null} figure
 * @param {(choice: Choice) => void} press
 */
export function makeChoices(choices, figure, press) {
  const spots = new Set((figure?.spots ?? []).map((spot) => spot.id));
  const row = element("div", { className: "choices" });
  row.append(...choices.filter(({ id }) => !spots.has(id)).map((choice) => makeButton(choice, press)));
  const onBoard = choices.filter(({ id }) => spots.has(id));
  if (!onBoard.length) return [row];
  const squares = element("div", { className: "squares" });
  squares.append(...onBoard.map((choice) => makeButton(choice, press)));
  const name = element("summary", { textContent: text("web-squares-fold") });
  return [row, element("details", { className: "squares-fold" }, name, squares)];
}

/**
 * Hand a link on to another app, or to the clipboard, which is told.
 *
 * @param {string} url
 * @param {Card} post
 */
export async function shareLink(url, post) {
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    post.tell({ lines: [text("web-copied")] });
  } catch {
    // the person thought better of it
  }
}

/** @param {string[]} lines */
const items = (lines) => lines.map((line) => element("li", { textContent: line }));

/**
 * @param {Post} first what is shown at first
 * @param {Press} press
 * @param {Chat} chat
 * @param {Look} look
 * @returns {Card}
 */
export function makePost(first, press, chat, look) {
  const id = `post-${(count += 1)}`;
  let isLaid = false; // what was said before the card was made is no news
  let unread = 0;
  const headline = element("h2", { className: "headline", id, tabIndex: -1 });
  const notes = element("ul", { className: "notes" });
  const reply = element("div", { className: "reply", hidden: true });
  const choices = element("div", { className: "choices" });
  const squares = element("div", { className: "squares", id: `${id}-squares` });
  const fold = element("button", { type: "button", className: "button plain fold" });
  // People who move by buttons get the squares as buttons too; people who tap the board do not.
  const pressing = (/** @type {boolean} */ byButton) => (/** @type {Pressed} */ pressed, byKeys = false) => {
    unfold(byButton && (byKeys || !squares.hidden));
    return press(pressed, post, { byButton });
  };
  const board = makeBoard(pressing(false), (square) => {
    const { tap } = post.view;
    if (tap) pressing(false)({ id: tap + square });
  });
  const ways = element("div", { className: "ways", hidden: true });
  ways.setAttribute("role", "group");
  board.node.append(ways);
  const seats = makeSeats();
  const moves = makeMoves({ ask: look, go: (control) => press({ id: control }, post, { byButton: true }) });
  const messages = element("ul", { className: "messages" });
  const words = element("input", { type: "text", maxLength: MAX_MESSAGE, autocomplete: "off" });
  const sending = element("button", { type: "submit", className: "button plain" });
  const form = element("form", { className: "chat-form" }, words, sending);
  const talk = element("div", { className: "chat panel", hidden: true, role: "group" }, messages, form);
  const more = element("div", { className: "choices more panel" });
  const tools = element("div", { className: "tools" });
  const movesTool = makeTool(ICONS.moves, moves.node);
  const wordsTool = makeTool(ICONS.words, talk);
  const shareTool = makeTool(ICONS.share);
  shareTool.node.className = "tool"; // also where there is room for all panels
  shareTool.node.onclick = () => pressing(true)(stillOf(post.match));
  const turning = element("button", { type: "button", className: "button plain" });
  turning.onclick = () => turnBoard(board);
  const linking = element("button", { type: "button", className: "button plain" });
  linking.onclick = () => shareLink(post.view.link, post);
  const moreTool = makeTool(ICONS.more, more);
  const barsTool = makeTool(ICONS.bars);
  barsTool.node.classList.add("bars-tool");
  barsTool.node.onclick = () => document.body.classList.toggle("bars");
  const quick = element("div", { className: "quick" });
  tools.append(movesTool.node, wordsTool.node, quick, moreTool.node, barsTool.node);
  const heard = element("p", { className: "heard", hidden: true });
  const parts = [seats.node, reply, notes, choices, squares, heard, tools, more, moves.node, talk];
  const side = element("div", { className: "side" }, ...parts);
  const node = element("article", { className: "post" }, headline, board.node, side);
  listenForSteps(node, board.stage, (by) => {
    const { view, match } = post;
    const way = ways.querySelectorAll(".way-row:first-child .button")[by < 0 ? 1 : 2];
    if (view.moment !== null && way instanceof HTMLElement) way.click();
    else if ((view.over || !view.tap) && view.ply && by < 0) pressing(true)(momentOf(match, view.ply - 1));
  });
  node.setAttribute("aria-labelledby", id);
  fold.dataset.key = "fold";
  fold.setAttribute("aria-controls", squares.id);
  fold.onclick = () => unfold(Boolean(squares.hidden));
  unfold(false);

  /** @param {boolean} open */
  function unfold(open) {
    squares.hidden = !open;
    fold.setAttribute("aria-expanded", String(open));
  }

  words.dataset.key = "chat";
  form.onsubmit = (event) => {
    event.preventDefault();
    const said = words.value.trim();
    if (said && chat(said, post)) words.value = "";
  };

  /**
   * Each way keeps its place: one that leads nowhere from here can be come to, and does nothing.
   *
   * @param {Way} way
   * @param {string} key
   */
  function makeWay({ id: control, label }, key) {
    const button = element("button", { type: "button", className: "button plain", textContent: label });
    button.dataset.key = key;
    if (control) button.onclick = () => pressing(true)({ id: control });
    else button.setAttribute("aria-disabled", "true");
    return button;
  }

  /** @param {Way[][]} rows */
  function layWays(rows) {
    const made = rows.map((row, at) => row.map((way, index) => makeWay(way, `way:${at}-${index}`)));
    ways.replaceChildren(...made.map((row) => element("div", { className: "way-row" }, ...row)));
    ways.setAttribute("aria-label", post.view.moment === null ? post.view.headline : text("web-ways-label"));
    ways.hidden = !rows.length;
  }

  /** @param {Choice[]} list */
  const buttons = (list) => list.map((choice) => makeButton(choice, pressing(true)));

  /** @param {Post} view */
  function layChoices(view) {
    const onBoard = new Set(view.spots.map((spot) => spot.id));
    const ofSquares = view.choices.filter((choice) => onBoard.has(choice.id));
    const isQuick = (/** @type {Choice} */ { verb, rare }) => Boolean(view.picture) && !rare && QUICK.has(verb);
    const row = view.choices.filter(
      (choice) => !(choice.rare || isQuick(choice) || onBoard.has(choice.id)),
    );
    fold.textContent = text("web-squares-fold");
    choices.replaceChildren(...buttons(row), ...(ofSquares.length ? [fold] : []));
    choices.hidden = !choices.hasChildNodes();
    squares.replaceChildren(...buttons(ofSquares));
    turning.textContent = text("web-turn-board");
    linking.textContent = text("web-copy-link");
    const ofPage = [...(view.link ? [linking] : []), ...(view.picture ? [turning] : [])];
    more.replaceChildren(...buttons(view.choices.filter(({ rare }) => rare)), ...ofPage);
    const sharing = view.over && view.picture && view.moment === null ? [shareTool.node] : [];
    quick.replaceChildren(...view.choices.filter(isQuick).map(makeQuick), ...sharing);
  }

  /** @param {Choice} choice */
  function makeQuick(choice) {
    const button = makeButton(choice, pressing(true));
    const label = element("span", { className: "tool-label", textContent: choice.label });
    button.className = "tool";
    button.replaceChildren(makeIcon(choice.verb === "hint" ? ICONS.hint : ICONS.plan), label);
    return button;
  }

  /** @param {Post} view */
  function layTools(view) {
    tools.hidden = !view.picture || view.moment !== null;
    movesTool.label.textContent = text("web-moves-label");
    wordsTool.label.textContent = text("web-chat-label");
    shareTool.label.textContent = text("web-share");
    moreTool.label.textContent = text("web-more");
    barsTool.node.setAttribute("aria-label", text("web-bars-label"));
    movesTool.node.hidden = moves.node.hidden = !view.moves.length;
    wordsTool.node.hidden = !view.may_say;
    moreTool.node.hidden = more.hidden = !more.hasChildNodes();
  }

  /** @type {Card["render"]} */
  function render(view, laid) {
    post.view = view;
    node.classList.toggle("replay", view.moment !== null);
    node.classList.toggle("yours", view.yours);
    node.classList.toggle("step", post.step);
    node.classList.toggle("thinks", view.thinks);
    for (const result of ["won", "lost"]) node.classList.toggle(result, view.result === result);
    node.classList.toggle("over", view.over && view.moment === null && Boolean(view.picture));
    node.classList.toggle("bare", !view.picture);
    headline.textContent = view.headline;
    notes.replaceChildren(...items(view.notes));
    notes.hidden = !view.notes.length;
    if (view.seats.length || !post.step) seats.set(view); // drawing a set-up takes no clock away
    updateBoard(board, view.picture, view.spots, laid, view);
    layWays(view.ways);
    layChoices(view);
    if (view.moment === null && view.picture && (view.moves.length || !post.step)) moves.set(view);
    layChat(view);
    layTools(view);
    tell(null);
    side.scrollTop = 0;
  }

  /** @param {Post} view */
  function layChat(view) {
    talk.hidden = !view.may_say;
    talk.setAttribute("aria-label", text("web-chat-label"));
    words.setAttribute("aria-label", text("web-say-label"));
    words.placeholder = text("web-say-label");
    sending.textContent = text("web-say-send");
    const last = messages.lastElementChild?.textContent ?? "";
    const fresh = view.chat.length - 1 - view.chat.lastIndexOf(last);
    if (messages.hasChildNodes() || isLaid) note(fresh);
    isLaid = true;
    messages.replaceChildren(...items(view.chat));
    messages.hidden = !view.chat.length;
    heard.textContent = view.chat.at(-1) ?? "";
    heard.hidden = !view.chat.length;
  }

  /**
   * What is answered about this match, such as why a button or a square did nothing.
   *
   * @type {Card["tell"]}
   */
  function tell(told) {
    if (told) restoreBoard(board); // a move that was refused or got lost
    const lines = (told?.lines ?? []).map((line) => element("p", { textContent: line }));
    reply.replaceChildren(...lines, ...buttons(told?.choices ?? []));
    reply.hidden = !reply.hasChildNodes();
    if (!reply.hidden) side.scrollTop = 0;
  }

  /**
   * Messages that have come since the panel was open.
   *
   * @param {number} fresh
   */
  function note(fresh) {
    if (!fresh || talk.classList.contains("open")) return;
    unread = fresh + (wordsTool.badge.hidden ? 0 : unread);
    wordsTool.badge.textContent = String(unread);
    wordsTool.badge.hidden = false;
  }

  // What leaves the choice of a move, or null where none is under way.
  const cancel = () =>
    (post.step && post.view.choices.find(({ verb }) => verb === "board")) || null;

  const wait = (/** @type {boolean} */ waiting) => {
    post.waiting = waiting;
    node.setAttribute("aria-busy", String(waiting));
  };

  // Whether the card shows this state already, be it on the way to a move.
  const stands = (/** @type {Post} */ view) => isSame(post.settled, view) && !isBroken(board);

  /** @type {Card} */
  const post = {
    match: first.match, node, headline, board: board.stage, seats, view: first, settled: null, waiting: false, step: false,
    sought: false, render, tell, wait, stands, cancel,
  };
  render(first);
  return post;
}

/**
 * @param {HTMLElement} node
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
const find = (node, selector) => node.querySelector(selector);

/** @param {Card} post */
const shownButtons = (post) => /** @type {NodeListOf<HTMLElement>} */ (
  post.node.querySelectorAll(".choices .button")
);

/**
 * Where the focus goes when what had it is gone: on the way to a move to what comes next, else to
 * the headline, so that a key pressed once too often does nothing.
 *
 * @param {Card} post
 * @param {HTMLElement} gone
 * @param {number} place which of the buttons it was
 */
function successor(post, gone, place) {
  const first = (/** @type {string} */ selector) => find(post.node, selector);
  if (!post.step) return post.headline;
  const same = shownButtons(post)[place];
  if (gone.dataset.verb === "terms" && same?.dataset.verb === "terms") return same;
  return (
    first(".choices .primary") ??
    (gone.matches(".spot") ? first('.spot[tabindex="0"]') : first(".squares .button")) ??
    first(".choices .button:not(.danger)") ??
    post.headline
  );
}

/**
 * Go to a square, or to the headline until there are squares to press.
 *
 * @param {Card} post
 */
export function focusBoard(post) {
  const square = find(post.node, '.spot[tabindex="0"]');
  (square ?? post.headline).focus({ preventScroll: true });
  post.sought = !square;
}

/**
 * Bring a card up to date without losing the place of those who use a keyboard.
 *
 * @param {Card} post
 * @param {Post} view
 * @param {boolean} step
 */
export function renewPost(post, view, step) {
  const { activeElement } = document;
  const active = activeElement instanceof HTMLElement && post.node.contains(activeElement) ? activeElement : null;
  const place = active ? [...shownButtons(post)].indexOf(active) : -1;
  post.step = step;
  const keep = () => {
    if (post.sought && document.activeElement === post.headline) return focusBoard(post);
    post.sought = false;
    if (!active || active.isConnected || document.activeElement !== document.body) return;
    const { key } = active.dataset;
    const next = (key && find(post.node, `[data-key="${CSS.escape(key)}"]`)) || successor(post, active, place);
    next.focus({ preventScroll: true });
  };
  post.render(view, keep);
  keep();
}
