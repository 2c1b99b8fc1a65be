// A match in the chat: one card, brought up to date in place.

import { makeBoard } from "./board.js";
import { makeClock } from "./clocks.js";
import { element, text } from "./texts.js";

const MAX_MESSAGE = 200; // characters
const FEW = 4; // so many squares stand among the other buttons; more make a grid of their own

let count = 0;

export function makeButton(choice, press) {
  const button = element("button", {
    type: "button",
    className: `button ${choice.tone}`,
    textContent: choice.label,
  });
  button.dataset.key = `choice:${choice.id}`;
  button.onclick = () => press(choice.id);
  return button;
}

// The buttons of an answer; squares that can be pressed in its figure are folded up.
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

// `press(control, post)` sends what was pressed, `chat(words, post)` a message to the opponent.
export function makePost(match, press, chat) {
  const id = `post-${(count += 1)}`;
  const headline = element("h2", { className: "headline", id, tabIndex: -1 });
  const notes = element("ul", { className: "notes" });
  const reply = element("div", { className: "reply", hidden: true });
  const choices = element("div", { className: "choices" });
  const moves = element("ul", { className: "moves" }); // beside the board, where there is room
  const squares = element("div", { className: "squares", id: `${id}-squares` });
  const fold = element("button", { type: "button", className: "button plain fold" });
  let post; // what the rest of the page holds of this card
  // People who move by buttons get the squares as buttons too; people who tap the board do not.
  const pressing = (byButton) => (control) => {
    unfold(byButton);
    press(control, post, { byButton });
  };
  const board = makeBoard(pressing(false), (square) => {
    const { tap } = post.view;
    if (tap) pressing(false)(tap + square);
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
  fold.onclick = () => unfold(squares.hidden);
  unfold(false);

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

  // Each way keeps its place: one that leads nowhere from here can be come to, and does nothing.
  function makeWay(way, key) {
    const button = makeButton({ ...way, tone: "plain" }, way.id ? pressing(true) : () => {});
    button.dataset.key = key;
    if (!way.id) button.setAttribute("aria-disabled", "true");
    return button;
  }

  function layWays(rows) {
    const made = rows.map((row, at) => row.map((way, index) => makeWay(way, `way:${at}-${index}`)));
    ways.replaceChildren(...made.map((row) => element("div", { className: "way-row" }, ...row)));
    ways.setAttribute("aria-label", text("web-ways-label"));
    ways.hidden = !rows.length;
  }

  const buttons = (list) => list.map((choice) => makeButton(choice, pressing(true)));

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

  // `laid` is called when the squares can be pressed, which may be later.
  function render(view, laid = () => {}) {
    post.view = view;
    node.classList.toggle("replay", view.moment !== null);
    node.classList.toggle("yours", view.yours);
    node.classList.toggle("over", view.over && view.moment === null && Boolean(view.picture));
    node.classList.toggle("bare", !view.picture);
    headline.textContent = view.headline;
    notes.replaceChildren(...view.notes.map((note) => element("li", { textContent: note })));
    notes.hidden = !view.notes.length;
    clock.set(view);
    const [picked] = (view.tap.split(":")[3] ?? "").split("-");
    board.update(view.picture, view.spots, laid, { grid: view.grid, picked });
    layWays(view.ways);
    layChoices(view);
    moves.replaceChildren(...view.moves.map((move) => element("li", { textContent: move })));
    moves.setAttribute("aria-label", text("web-moves-label"));
    moves.hidden = !view.moves.length;
    layChat(view);
    tell(null);
    side.scrollTop = 0;
  }

  function layChat(view) {
    talk.hidden = !view.may_say;
    talk.setAttribute("aria-label", text("web-chat-label"));
    words.setAttribute("aria-label", text("web-say-label"));
    words.placeholder = text("web-say-label");
    sending.textContent = text("web-say-send");
    messages.replaceChildren(...view.chat.map((said) => element("li", { textContent: said })));
    messages.hidden = !view.chat.length;
  }

  // What is answered about this match, such as why a button or a square did nothing.
  function tell(said) {
    const lines = said?.lines ?? [];
    const ways = said?.choices ?? [];
    reply.replaceChildren(
      ...lines.map((line) => element("p", { textContent: line })),
      ...buttons(ways),
    );
    reply.hidden = !reply.hasChildNodes();
    if (!reply.hidden) side.scrollTop = 0;
  }

  // The control that leaves the choice of a move, or null where none is under way.
  const cancel = () =>
    post.step ? (post.view.choices.find(({ id }) => id.startsWith("board:"))?.id ?? null) : null;

  const wait = (waiting) => {
    post.waiting = waiting;
    node.setAttribute("aria-busy", String(waiting));
  };

  // Whether the card shows this state already, be it on the way to a move.
  const stands = (settled) => post.settled === settled && !board.isBroken();

  post = { match, node, headline, view: null, settled: "", waiting: false, step: false };
  Object.assign(post, { clock, render, tell, wait, stands, cancel });
  return post;
}

const find = (node, key) => node.querySelector(`[data-key="${CSS.escape(key)}"]`);

// Where the focus goes when what had it is gone: on the way to a move to what comes next, else to
// the headline, so that a key pressed once too often does nothing.
function successor(post, key, step, place) {
  const first = (selector) => post.node.querySelector(selector);
  if (!step) return post.headline;
  const same = post.node.querySelectorAll(".choices .button")[place];
  if (key.startsWith("choice:terms:") && same?.dataset.key.startsWith("choice:terms:")) return same;
  return (
    first(".choices .primary") ??
    (key.startsWith("spot:") ? first('.spot[tabindex="0"]') : first(".squares .button")) ??
    first(".choices .button:not(.danger)") ??
    post.headline
  );
}

// Bring a card up to date without losing the place of those who use a keyboard.
export function renewPost(post, view, step) {
  const active = document.activeElement;
  const key = post.node.contains(active) ? (active.dataset.key ?? "") : null;
  const place = [...post.node.querySelectorAll(".choices .button")].indexOf(active);
  post.step = step;
  const keep = () => {
    if (key === null || active.isConnected || document.activeElement !== document.body) return;
    const next = (key && find(post.node, key)) || successor(post, key, step, place);
    next.focus({ preventScroll: true });
  };
  post.render(view, keep);
  keep();
}
