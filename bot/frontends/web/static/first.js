// @ts-check
// The board of a first visit: its moves are played in the page alone, before anybody gives a name.

import { makeBoard, updateBoard } from "./board.js";
import { announce, element } from "./texts.js";

/** @import { FirstStep } from "../frames.d.ts" */

const SEEN = 1400; // milliseconds between a move and the next task

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @param {FirstStep[]} steps
 * @param {HTMLElement} holder
 * @param {() => void} done
 */
export function showFirstVisit(steps, holder, done) {
  let at = 0;
  const words = element("p", { className: "first-words" });
  const board = makeBoard(() => {
    const { after, done: said } = steps[at];
    updateBoard(board, after, [], () => {}, { moment: null });
    words.textContent = said;
    announce(said);
    at += 1;
    if (at < steps.length) setTimeout(next, still.matches ? 0 : SEEN);
    else done();
    return true;
  });
  function next() {
    const { task, before, square, label } = steps[at];
    words.textContent = at ? `${steps[at - 1].done} ${task}` : task;
    updateBoard(board, before, [{ square, id: square, label }], () => {}, { moment: null });
  }
  holder.replaceChildren(words, board.node);
  next();
}
