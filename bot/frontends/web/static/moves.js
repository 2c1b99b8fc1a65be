// @ts-check
// The moves of a match from its first one on, each of which leads to the board after it.

import { element, text } from "./texts.js";

/** @import { Post } from "../frames.d.ts" */

/** What is known of the moves at a turn; those that are not known are empty. @typedef {{ turn: number, moves: string[] }} Known */

/**
 * What is known with a view, which has the last moves alone. What was before them is forgotten if
 * more happened since than the view tells: moves may have been taken back.
 *
 * @param {Known} known
 * @param {Pick<Post, "turn" | "moves" | "ply">} view
 * @returns {Known}
 */
export function learned({ turn, moves }, { turn: now, moves: last, ply }) {
  const before = ply - last.length;
  const isSure = now - turn <= Math.max(last.length, 1) && moves.length >= before;
  return { turn: now, moves: [...(isSure ? moves.slice(0, before) : Array(before).fill("")), ...last] };
}

/**
 * @param {Known} known
 */
export const isWhole = ({ moves }) => moves.every(Boolean);

const SWIPE = 40; // pixels

/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Go a move back or on by a swipe over the board, or by an arrow key on its card.
 *
 * @param {HTMLElement} card
 * @param {HTMLElement} board
 * @param {(by: number) => void} step
 */
export function listenForSteps(card, board, step) {
  /** @type {Touch | null} */
  let start = null;
  board.addEventListener("touchstart", ({ touches }) => {
    start = touches.length === 1 ? touches[0] : null;
  }, { passive: true });
  board.addEventListener("touchend", ({ changedTouches: [end] }) => {
    if (!start) return;
    const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = null;
    if (Math.abs(across) > Math.max(SWIPE, 2 * Math.abs(down))) step(across < 0 ? 1 : -1);
  });
  card.addEventListener("keydown", (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest("input, .spot");
    if (!KEYS[event.key] || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(KEYS[event.key]);
  });
}

/**
 * `ask` fetches the view of a moment, which has all moves; `go` shows a moment.
 *
 * @param {{ ask: (control: string, got: (view: Post) => void) => void, go: (control: string) => void }} how
 */
export function makeMoves({ ask, go }) {
  const node = element("ol", { className: "moves panel" });
  /** @type {Known} */
  let known = { turn: -1, moves: [] };
  let match = "";
  let isSeen = false;
  let asked = -1; // the turn at which all were asked for
  const control = (/** @type {number} */ ply) => `replay:${match}:${known.turn}:${ply}`;

  function lay() {
    const buttons = known.moves.map((move, at) => {
      const button = element("button", { type: "button", className: "move", textContent: move });
      button.dataset.key = `move:${at}`;
      button.onclick = () => go(control(at + 1));
      return element("li", { hidden: !move }, button);
    });
    node.replaceChildren(...buttons);
    node.scrollTop = node.scrollHeight;
  }

  // All moves are asked for when they can be seen, and some are not known.
  function complete() {
    if (!isSeen || isWhole(known) || asked === known.turn) return;
    asked = known.turn;
    ask(control(known.moves.length), (view) => {
      if (view.turn !== known.turn) return;
      known = learned(known, view);
      lay();
    });
  }

  new IntersectionObserver(([entry]) => {
    isSeen = entry.isIntersecting;
    if (isSeen) node.scrollTop = node.scrollHeight;
    complete();
  }).observe(node);

  /** @param {Post} view */
  function set(view) {
    node.setAttribute("aria-label", text("web-moves-label"));
    match = view.match;
    known = learned(known, view);
    lay();
    complete();
  }

  return { node, set };
}
