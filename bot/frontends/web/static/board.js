// @ts-check
// The board: the picture, and over it a button for each square that can be pressed.

import { neighbour, squareAt } from "./squares.js";
import { element, text } from "./texts.js";

/** @import { Grid, Picture, Spot } from "../frames.d.ts" */
/** @import { Place } from "./squares.js" */

const DRAGGED = 8; // pixels that a finger moves before it drags
const FLASH = 900; // milliseconds

/**
 * A piece under the finger: where it comes from and where the finger began; once it moves, its
 * picture.
 *
 * @typedef {{ from: Place, x: number, y: number, ghost: HTMLElement | null }} Drag
 */

/**
 * @typedef {object} State
 * @property {Spot[]} spots the squares that can be pressed
 * @property {Map<string, HTMLButtonElement>} buttons their buttons, by square
 * @property {Grid | null} grid where all squares are, for boards that answer for each
 * @property {string} picked the square whose piece was picked
 * @property {string} wanted the picture that was asked for last
 * @property {string} painted the picture that is shown
 * @property {number} count how many were asked for
 * @property {Drag | null} drag
 * @property {{ to: Place, from: string } | null} dropped where a piece was let go, until the squares it may go to are known
 * @property {boolean} quiet the click that ends a drag is no tap
 */

/**
 * `press` sends what a square is for; `dead` is called with one that is no spot.
 *
 * @typedef {object} Board
 * @property {State} state
 * @property {HTMLImageElement} image
 * @property {HTMLElement} layer the buttons, over the image
 * @property {HTMLElement} stage the image and the layer
 * @property {HTMLElement} node
 * @property {(spot: Spot) => void} press
 * @property {(square: string) => void} dead
 */

/**
 * @param {Board["press"]} press
 * @param {Board["dead"]} dead
 * @returns {Board}
 */
export function makeBoard(press, dead = () => {}) {
  const image = element("img", { className: "picture", decoding: "async" });
  const layer = element("div", { className: "spots" });
  layer.setAttribute("role", "group");
  const stage = element("div", { className: "stage" }, image, layer);
  const node = element("div", { className: "board" }, stage);
  /** @type {State} */
  const state = {
    spots: [], buttons: new Map(), grid: null, picked: "", wanted: "", painted: "", count: 0,
    drag: null, dropped: null, quiet: false,
  };
  const board = { state, image, layer, stage, node, press, dead };
  layer.onclick = (event) => {
    if (event.target === layer && !state.quiet) tap(board, placeUnder(board, event));
    state.quiet = false;
  };
  layer.addEventListener("pointerdown", (event) => touch(board, event));
  layer.addEventListener("pointermove", (event) => drag(board, event));
  layer.addEventListener("pointerup", (event) => letGo(board, placeUnder(board, event)));
  layer.addEventListener("pointercancel", () => letGo(board, null));
  layer.addEventListener("keydown", (event) => step(board, event));
  return board;
}

/**
 * Show a picture and the squares that can be pressed in it. `laid` is called when these can be
 * pressed, which may be later.
 *
 * @param {Board} board
 * @param {Picture | null} picture
 * @param {Spot[]} spots
 * @param {() => void} laid
 * @param {{ grid?: Grid | null, picked?: string }} how
 */
export function updateBoard(board, picture, spots, laid = () => {}, how = {}) {
  board.node.hidden = !picture;
  if (!picture) return lay(board, []);
  show(board, picture, () => {
    const { grid = null, picked = "" } = how;
    Object.assign(board.state, { grid, picked });
    lay(board, spots);
    laid();
    drop(board);
  });
}

/**
 * Whether the picture got lost on its way, such as when the line broke.
 *
 * @param {Board} board
 */
export const isBroken = ({ state, image }) =>
  Boolean(state.wanted) && image.complete && !image.naturalWidth;

/**
 * The old picture and its buttons stay until the new one can be painted. So nothing flickers, and
 * a press goes to the square that is seen. The room for it is made at once.
 *
 * @param {Board} board
 * @param {Picture} picture
 * @param {() => void} shown
 */
function show(board, picture, shown) {
  const { state, image, layer, stage } = board;
  const number = (state.count += 1);
  state.wanted = picture.src;
  stage.style.setProperty("--ratio", String(picture.width / picture.height));
  const paint = () => {
    if (number !== state.count) return;
    image.alt = picture.alt;
    image.width = picture.width;
    image.height = picture.height;
    layer.style.aspectRatio = `${picture.width} / ${picture.height}`;
    if (picture.src !== state.painted || isBroken(board)) image.src = picture.src;
    state.painted = picture.src;
    shown();
  };
  if (!state.painted || picture.src === state.painted) {
    paint();
    return;
  }
  const next = new Image();
  next.src = picture.src;
  next.decode().catch(() => {}).then(paint);
}

/**
 * @param {Board} board
 * @param {Spot[]} spots
 */
function lay(board, spots) {
  const { state, layer } = board;
  state.spots = spots;
  state.buttons = new Map(spots.map((spot) => [spot.square, makeSpot(board, spot)]));
  const ghosts = state.drag?.ghost ? [state.drag.ghost] : [];
  layer.replaceChildren(...state.buttons.values(), ...ghosts);
  layer.setAttribute("aria-label", text("web-board-label"));
  layer.hidden = !spots.length && !state.grid;
  if (spots.length) rove(state, spots[0].square);
}

/**
 * @param {Board} board
 * @param {Spot} spot
 */
function makeSpot({ state, press }, spot) {
  const button = element("button", { type: "button", className: "spot" });
  button.setAttribute("aria-label", spot.label);
  button.dataset.key = `spot:${spot.square}`;
  put(button, spot.box);
  button.onclick = () => state.quiet || press(spot);
  button.onfocus = () => rove(state, spot.square);
  return button;
}

/**
 * @param {HTMLElement} item
 * @param {number[]} box
 */
function put(item, [left, top, width, height]) {
  Object.assign(item.style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
}

/**
 * @param {State} state
 * @param {string} square
 */
const spotOf = ({ spots }, square) => spots.find((spot) => spot.square === square);

/**
 * @param {Board} board
 * @param {MouseEvent} event
 */
function placeUnder({ state, layer }, event) {
  const view = layer.getBoundingClientRect();
  const [x, y] = [event.clientX - view.left, event.clientY - view.top];
  return state.grid && squareAt(state.grid, (100 * x) / view.width, (100 * y) / view.height);
}

/**
 * @param {Board} board
 * @param {Place | null} place
 */
function tap({ layer, dead }, place) {
  if (!place) return;
  const flash = element("div", { className: "flash" });
  put(flash, place.at);
  layer.append(flash);
  setTimeout(() => flash.remove(), FLASH);
  dead(place.square);
}

// --- dragging: a piece is picked where the drag begins, and goes where it is let go -----------

/**
 * @param {Board} board
 * @param {PointerEvent} event
 */
function touch(board, event) {
  const { state } = board;
  state.dropped = null;
  state.quiet = false;
  const from = event.isPrimary && event.button === 0 ? placeUnder(board, event) : null;
  const isSpot = from && spotOf(state, from.square);
  state.drag = isSpot ? { from, x: event.clientX, y: event.clientY, ghost: null } : null;
}

/**
 * @param {Board} board
 * @param {PointerEvent} event
 */
function drag(board, event) {
  const current = board.state.drag;
  if (!current || !event.isPrimary) return;
  const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
  if (!current.ghost && Math.hypot(dx, dy) < DRAGGED) return;
  const ghost = current.ghost ?? lift(board, current, event);
  ghost.style.translate = `${dx}px ${dy}px`;
}

/**
 * @param {Board} board
 * @param {Drag} current
 * @param {PointerEvent} event
 */
function lift({ state, layer, press }, current, event) {
  const ghost = element("div", { className: "ghost" });
  const [left, top, width, height] = current.from.at;
  put(ghost, current.from.at);
  ghost.style.backgroundImage = `url("${state.painted}")`;
  ghost.style.backgroundSize = `${10000 / width}% ${10000 / height}%`;
  ghost.style.backgroundPosition = `${(100 * left) / (100 - width)}% ${(100 * top) / (100 - height)}%`;
  layer.append(ghost);
  current.ghost = ghost;
  layer.setPointerCapture?.(event.pointerId);
  const spot = spotOf(state, current.from.square);
  if (spot) press(spot);
  return ghost;
}

/**
 * @param {Board} board
 * @param {Place | null} to
 */
function letGo(board, to) {
  const { state } = board;
  const { drag: ended } = state;
  state.drag = null;
  if (!ended?.ghost) return;
  ended.ghost.remove();
  state.quiet = true;
  setTimeout(() => (state.quiet = false));
  if (!to || to.square === ended.from.square) return;
  state.dropped = { to, from: ended.from.square };
  drop(board);
}

/** @param {Board} board */
function drop(board) {
  const { state, press } = board;
  if (!state.dropped || state.picked !== state.dropped.from) return;
  const { to } = state.dropped;
  state.dropped = null;
  const spot = spotOf(state, to.square);
  if (spot) press(spot);
  else tap(board, to);
}

// --- the keyboard -----------------------------------------------------------------------------

/**
 * One of the squares can be reached by Tab, the others from there by the arrows.
 *
 * @param {State} state
 * @param {string} square
 */
function rove({ buttons }, square) {
  for (const [name, button] of buttons) button.tabIndex = name === square ? 0 : -1;
}

/**
 * @param {Board} board
 * @param {KeyboardEvent} event
 */
function step({ state }, event) {
  const at = state.spots.find((spot) => state.buttons.get(spot.square) === event.target);
  if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = neighbour(state.spots, at, event.key);
  if (next === undefined) return;
  event.preventDefault();
  if (next) state.buttons.get(next.square)?.focus({ preventScroll: true });
}
