// @ts-check
// A match in the chat: one card, brought up to date in place.

import { isBroken, makeBoard, restoreBoard, updateBoard } from "./board.js";
import { makeClock } from "./clocks.js";
import { isSame } from "./state.js";
import { element, text } from "./texts.js";

/** @import { Choice, Figure, Post, Verb, Way } from "../frames.d.ts" */
/** @import { Clock } from "./clocks.js" */

const MAX_MESSAGE = 200; // characters
const FEW = 4; // so many squares stand among the other buttons; more make a grid of their own

/** What is pressed: a control, and what that does where it is a button. @typedef {{ id: string, verb?: Verb | null }} Pressed */

/** Sends what was pressed, on a card or beneath an answer, and tells whether it was sent. @typedef {(pressed: Pressed, post: Card | null, how?: How) => boolean} Press */

/** By a button rather than a square; on a page, whose place the next one takes. @typedef {{ byButton?: boolean, page?: HTMLElement | null }} How */

/** Sends a message to the opponent, and tells whether it was sent. @typedef {(words: string, post: Card) => boolean} Chat */

/** What is answered about a match. @typedef {{ lines?: string[], choices?: Choice[] }} Told */

/**
 * What the rest of the page holds of a card.
 *
 * @typedef {object} Card
 * @property {string} match
 * @property {HTMLElement} node
 * @property {HTMLElement} headline
 * @property {Clock} clock
 * @property {Post} view what is shown
 * @property {Post | null} settled the match as it is, where the card shows that or the way to a move from there
 * @property {boolean} waiting for the answer to a press
 * @property {boolean} step on the way to a move
 * @property {(view: Post, laid?: () => void) => void} render `laid` is called when the squares can be pressed
 * @property {(told: Told | null) => void} tell
 * @property {(waiting: boolean) => void} wait
 * @property {(view: Post) => boolean} stands
 * @property {() => Choice | null} cancel
 */

let count = 0;

/**
 * @param {Choice} choice
 * @param {(choice: Choice) => void} press
 */
export function makeButton(choice, press) {
  const button = element("button", {
    type: "button",
    className: `button ${choice.tone}`,
    textContent: choice.label,
  });
  button.dataset.key = `choice:${choice.id}`;
  if (choice.verb) button.dataset.verb = choice.verb;
  button.onclick = () => press(choice);
  return button;
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

/** @param {string[]} lines */
const items = (lines) => lines.map((line) => element("li", { textContent: line }));

/**
 * @param {Post} first what is shown at first
 * @param {Press} press
 * @param {Chat} chat
 * @returns {Card}
 */
export function makePost(first, press, chat) {
  const id = `post-${(count += 1)}`;
  const headline = element("h2", { className: "headline", id, tabIndex: -1 });
  const notes = element("ul", { className: "notes" });
  const reply = element("div", { className: "reply", hidden: true });
  const choices = element("div", { className: "choices" });
  const moves = element("ul", { className: "moves" }); // beside the board, where there is room
  const squares = element("div", { className: "squares", id: `${id}-squares` });
  const fold = element("button", { type: "button", className: "button plain fold" });
  // People who move by buttons get the squares as buttons too; people who tap the board do not.
  const pressing = (/** @type {boolean} */ byButton) => (/** @type {Pressed} */ pressed) => {
    unfold(byButton);
    return press(pressed, post, { byButton });
  };
  const board = makeBoard(pressing(false), (square) => {
    const { tap } = post.view;
    if (tap) pressing(false)({ id: tap + square });
  });
  const ways = element("div", { className: "ways", hidden: true });
  ways.setAttribute("role", "group");
  board.node.append(ways);
  const clock = makeClock();
  const messages = element("ul", { className: "messages" });
  const words = element("input", { type: "text", maxLength: MAX_MESSAGE, autocomplete: "off" });
  const sending = element("button", { type: "submit", className: "button plain" });
  const form = element("form", { className: "chat-form" }, words, sending);
  const talk = element("div", { className: "chat", hidden: true, role: "group" }, messages, form);
  const parts = [reply, clock.node, notes, choices, squares, moves, talk];
  const side = element("div", { className: "side" }, ...parts);
  const node = element("article", { className: "post" }, headline, board.node, side);
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
    ways.setAttribute("aria-label", text("web-ways-label"));
    ways.hidden = !rows.length;
  }

  /** @param {Choice[]} list */
  const buttons = (list) => list.map((choice) => makeButton(choice, pressing(true)));

  /** @param {Post} view */
  function layChoices(view) {
    const onBoard = new Set(view.spots.map((spot) => spot.id));
    const ofSquares = view.choices.filter((choice) => onBoard.has(choice.id));
    const many = ofSquares.length > FEW;
    const row = many ? view.choices.filter((choice) => !onBoard.has(choice.id)) : view.choices;
    fold.textContent = text("web-squares-fold");
    choices.replaceChildren(...buttons(row), ...(many ? [fold] : []));
    choices.hidden = !choices.hasChildNodes();
    squares.replaceChildren(...buttons(many ? ofSquares : []));
  }

  /** @type {Card["render"]} */
  function render(view, laid) {
    post.view = view;
    node.classList.toggle("replay", view.moment !== null);
    node.classList.toggle("yours", view.yours);
    node.classList.toggle("over", view.over && view.moment === null && Boolean(view.picture));
    node.classList.toggle("bare", !view.picture);
    headline.textContent = view.headline;
    notes.replaceChildren(...items(view.notes));
    notes.hidden = !view.notes.length;
    clock.set(view);
    updateBoard(board, view.picture, view.spots, laid, view);
    layWays(view.ways);
    layChoices(view);
    moves.replaceChildren(...items(view.moves));
    moves.setAttribute("aria-label", text("web-moves-label"));
    moves.hidden = !view.moves.length;
    layChat(view);
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
    messages.replaceChildren(...items(view.chat));
    messages.hidden = !view.chat.length;
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
    match: first.match, node, headline, clock, view: first, settled: null, waiting: false, step: false,
    render, tell, wait, stands, cancel,
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
    if (!active || active.isConnected || document.activeElement !== document.body) return;
    const { key } = active.dataset;
    const next = (key && find(post.node, `[data-key="${CSS.escape(key)}"]`)) || successor(post, active, place);
    next.focus({ preventScroll: true });
  };
  post.render(view, keep);
  keep();
}
