// @ts-check
// Arrows and circles that a person draws on a board for themselves: from square to square with the
// right button of the mouse, or after a long press.

import { cornerOf } from "./squares.js";

/** @import { Board } from "../frames.d.ts" */

const SVG = "http://www.w3.org/2000/svg";
const LONG = 450; // milliseconds that a finger rests before it draws
const STILL = 8; // pixels within which it rests

/**
 * Keep what is drawn from one square to another, and leave it out where it is drawn again. Pure.
 *
 * @param {string[]} lines
 * @param {string} from
 * @param {string} to
 */
export function toggled(lines, from, to) {
  const line = `${from} ${to}`;
  return lines.includes(line) ? lines.filter((each) => each !== line) : [...lines, line];
}

/**
 * The path of a circle around a square, or of an arrow from one to another, in pixels of the picture.
 *
 * @param {Board} board
 * @param {string} line
 */
export function pathOfLine(board, line) {
  const half = board.cell / 2;
  const [[x, y], [endX, endY]] = line.split(" ").map((square) =>
    cornerOf(board, square).map((corner) => corner + half));
  if (x === endX && y === endY) {
    const r = half * 0.85;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const way = Math.atan2(endY - y, endX - x);
  const wing = (/** @type {number} */ turn) =>
    `${endX - half * 0.6 * Math.cos(way + turn)} ${endY - half * 0.6 * Math.sin(way + turn)}`;
  return `M${x} ${y}L${endX} ${endY}M${wing(0.5)}L${endX} ${endY}L${wing(-0.5)}`;
}

/**
 * `under` returns the square at an event, `shown` the board; `begins` is called when a finger begins
 * to draw and does nothing else any more.
 *
 * @param {HTMLElement} stage
 * @param {{ under: (event: MouseEvent) => string, shown: () => Board | null, begins: () => void }} on
 */
export function makeSketch(stage, { under, shown, begins }) {
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("class", "sketch");
  node.setAttribute("aria-hidden", "true");
  /** @type {string[]} */
  let lines = [];
  let from = "";
  /** Where a finger rests. @type {PointerEvent | null} */
  let resting = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function draw() {
    const board = shown();
    if (board) node.setAttribute("viewBox", `0 0 ${board.width} ${board.height}`);
    node.replaceChildren(...(board ? lines : []).map((line) => {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("d", pathOfLine(/** @type {Board} */ (board), line));
      return path;
    }));
  }

  function clear() {
    lines = [];
    draw();
  }

  /** @param {PointerEvent} event */
  function press(event) {
    clearTimeout(timer);
    resting = null;
    from = event.button === 2 ? under(event) : "";
    if (event.button !== 0 || !event.isPrimary) return;
    if (event.pointerType === "mouse") return clear();
    resting = event;
    timer = setTimeout(() => {
      from = under(event);
      begins();
    }, LONG);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (resting && Math.hypot(event.clientX - resting.clientX, event.clientY - resting.clientY) > STILL) {
      clearTimeout(timer);
    }
  }

  /** @param {PointerEvent} event */
  function release(event) {
    clearTimeout(timer);
    const to = from && under(event);
    if (to) lines = toggled(lines, from, to);
    else if (resting) lines = [];
    from = "";
    resting = null;
    draw();
  }

  stage.addEventListener("contextmenu", (event) => event.preventDefault());
  stage.addEventListener("pointerdown", press);
  stage.addEventListener("pointermove", move);
  stage.addEventListener("pointerup", release);
  stage.addEventListener("pointercancel", () => {
    clearTimeout(timer);
    from = "";
  });
  return { node, draw, clear };
}
