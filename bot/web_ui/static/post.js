// A match in the chat: one card, brought up to date in place.

import { makeBoard } from "./board.js";
import { element, text } from "./texts.js";

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

// `press(control, post)` sends what was pressed.
export function makePost(match, press) {
  const id = `post-${(count += 1)}`;
  const headline = element("h2", { className: "headline", id, tabIndex: -1 });
  const badge = element("span", { className: "badge", hidden: true });
  const reply = element("div", { className: "reply", hidden: true });
  const notes = element("ul", { className: "notes" });
  const choices = element("div", { className: "choices" });
  const grid = element("div", { className: "squares" });
  const summary = element("summary", { className: "button plain fold" });
  const fold = element("details", { className: "folded", hidden: true }, summary, grid);
  let post; // what the rest of the page holds of this card
  const go = (byButton) => (control) => {
    fold.open = byButton;
    press(control, post);
  };
  const board = makeBoard(go(false));
  const title = element("div", { className: "title" }, badge, headline);
  const side = element("div", { className: "side" }, title, reply, choices, fold, notes);
  const node = element("article", { className: "post" }, board.node, side);
  node.setAttribute("aria-labelledby", id);

  function layChoices(view) {
    const onBoard = new Set(view.spots.map((spot) => spot.id));
    const squares = view.choices.filter((choice) => onBoard.has(choice.id));
    const others = view.choices.filter((choice) => !onBoard.has(choice.id));
    const many = squares.length > FEW;
    const plain = many ? others : view.choices;
    choices.replaceChildren(...plain.map((choice) => makeButton(choice, go(true))));
    choices.hidden = !plain.length;
    grid.replaceChildren(...(many ? squares : []).map((choice) => makeButton(choice, go(true))));
    fold.hidden = !many;
    summary.textContent = text("web-squares-fold");
  }

  function render(view) {
    post.view = view;
    node.classList.toggle("yours", view.yours);
    node.classList.toggle("over", view.over);
    node.classList.toggle("bare", !view.picture);
    badge.textContent = text("web-your-turn");
    badge.hidden = !view.yours;
    headline.textContent = view.headline;
    notes.replaceChildren(...view.notes.map((note) => element("li", { textContent: note })));
    board.update(view.picture, view.spots);
    layChoices(view);
    answer(null);
  }

  // What the bot said to the button that was pressed in this card.
  function answer(said) {
    const lines = said?.lines ?? [];
    const buttons = said?.choices ?? [];
    reply.replaceChildren(
      ...lines.map((line) => element("p", { textContent: line })),
      ...buttons.map((choice) => makeButton(choice, go(true))),
    );
    reply.classList.toggle("refused", Boolean(said?.refused));
    reply.hidden = !lines.length && !buttons.length;
  }

  const wait = (waiting) => node.setAttribute("aria-busy", String(waiting));

  post = { match, node, view: null, settled: "", waiting: 0, render, answer, wait, headline };
  return post;
}

const find = (node, key) => node.querySelector(`[data-key="${CSS.escape(key)}"]`);

// Bring a card up to date without losing the place of those who use a keyboard.
export function renewPost(post, view) {
  const active = document.activeElement;
  const key = post.node.contains(active) ? active.dataset.key : undefined;
  post.render(view);
  if (key === undefined) return;
  const next =
    find(post.node, key) ??
    (key.startsWith("spot:") ? post.node.querySelector('.spot[tabindex="0"]') : null) ??
    post.node.querySelector(".choices .button, .squares .button") ??
    post.headline;
  next.focus({ preventScroll: true });
}
