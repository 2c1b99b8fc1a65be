// @ts-check
// What is on a board: pieces, marks and the symbols of its panel, drawn from a theme's sheet. Pieces
// that move slide, and captured ones fade.

import { cornerOf, isDark } from "./squares.js";

/** @import { Board } from "../frames.d.ts" */

const SVG = "http://www.w3.org/2000/svg";
const SLIDE = 200; // milliseconds from one square to the next
const LONGEST = 600;
const FADE = 250;
const PAUSE = 350; // between a move and the reply, so that each is seen
const MOST = 2; // so many pieces slide or appear at once; more is another position

const DIE = /^die-/;
const ROLL = [{ transform: "rotate(-300deg) scale(0.4)", opacity: 0.3 }, { transform: "none", opacity: 1 }];
const PIECE = /^[POB](-turned|-bound)?$/i;

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Put the symbols of a theme on the page, once.
 *
 * @param {Board} board
 */
function loadSheet({ sheet, theme }) {
  if (!sheets.has(sheet)) {
    const loading = fetchSheet(sheet, theme);
    loading.catch(() => sheets.delete(sheet)); // the next board tries again
    sheets.set(sheet, loading);
  }
}

/**
 * @param {string} address
 * @param {string} theme
 */
async function fetchSheet(address, theme) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const symbols = document.importNode(parsed.documentElement, true);
  for (const { name, value } of symbols.attributes) {
    const colour = name.match(/^data(-.+)/);
    if (colour) document.documentElement.style.setProperty(`--${theme}${colour[1]}`, value);
  }
  symbols.setAttribute("class", "sheet");
  document.body.append(symbols);
}

/** A piece on the board: what it is and its element. @typedef {{ name: string, node: SVGElement }} Piece */

/**
 * What happens to the pieces between two positions.
 *
 * @typedef {object} Changes
 * @property {string[][]} slides the squares that each moving piece goes along
 * @property {string[]} gone squares whose piece is captured or removed
 * @property {string[]} come squares on which a piece appears
 */

/**
 * The name of the piece among the symbols of a square, if there is one.
 *
 * @param {string | undefined} symbols
 */
export const pieceOf = (symbols) => symbols?.split(" ").find((name) => PIECE.test(name)) ?? "";

/**
 * Find out what happened: the last move if it explains the difference, else a piece that is gone in
 * one place and has come in another, such as when a move is taken back.
 *
 * @param {Map<string, string>} before the pieces by square
 * @param {Map<string, string>} after
 * @param {string[]} path
 * @returns {Changes}
 */
export function changesBetween(before, after, path) {
  const isNew = (/** @type {string} */ square) => before.get(square) !== after.get(square);
  let gone = [...before.keys()].filter(isNew);
  let come = [...after.keys()].filter(isNew);
  const slides = [];
  const [from, to] = [path[0], path.at(-1) ?? ""];
  const isMove = path.length > 1 && gone.includes(from) && come.includes(to);
  if (isMove) slides.push(path);
  else if (come.length <= MOST) {
    for (const square of come) {
      const origins = gone.filter((each) => before.get(each) === after.get(square));
      if (origins.length === 1) slides.push([origins[0], square]);
    }
  }
  for (const way of slides) {
    gone = gone.filter((square) => square !== way[0]);
    come = come.filter((square) => square !== way.at(-1));
  }
  return { slides, gone, come };
}

/** @typedef {ReturnType<typeof makePieces>} Pieces */

export function makePieces() {
  const layers = ["marks", "pieces", "marks", "panel"].map((name) => make("g", { class: name }));
  const [below, middle, above, panel] = layers;
  const node = make("svg", { class: "pieces", "aria-hidden": "true", focusable: "false" });
  node.append(...layers);
  /** @type {Map<string, Piece>} */
  const pieces = new Map();
  /** @type {Board | null} */
  let shown = null;
  let busy = 0; // until when a move is being seen
  let thrown = ""; // the dice that are shown

  /**
   * @param {Board} board
   * @param {string} square
   * @param {string} name
   */
  function symbolOn(board, square, name) {
    const [x, y] = cornerOf(board, square);
    const isGhost = name.startsWith("?");
    const use = symbol(board, isGhost ? name.slice(1) : name, { x, y, side: board.cell });
    if (isGhost) use.setAttribute("opacity", "0.6");
    use.style.color = `var(--${board.theme}-${isDark(square) ? "dark" : "light"})`;
    return use;
  }

  /**
   * @param {Board} board
   * @param {Record<string, string>} squares
   */
  function drawMarks(board, squares) {
    below.replaceChildren();
    above.replaceChildren();
    for (const [square, symbols] of Object.entries(squares)) {
      let layer = below;
      for (const name of symbols.split(" ")) {
        if (PIECE.test(name)) layer = above;
        else layer.append(symbolOn(board, square, name));
      }
    }
  }

  /**
   * @param {Board} board
   * @param {boolean} isKnown the same match was shown before
   */
  function drawPanel(board, isKnown) {
    const before = thrown;
    thrown = board.panel.map(({ name }) => name).filter((name) => DIE.test(name)).join(" ");
    const isThrown = isKnown && thrown !== before && !still.matches;
    panel.replaceChildren(...board.panel.map(({ name, number, left, top, side }) => {
      if (name !== "count") {
        const use = symbol(board, name, { x: name.startsWith("pointer") ? left - side / 4 : left, y: top, side });
        use.style.color = `var(--${board.theme}-panel)`;
        if (isThrown && DIE.test(name)) use.animate(ROLL, { duration: FADE, easing: "ease-out" });
        return use;
      }
      const count = make("text", {
        x: left + side / 2, y: top + side / 2, "font-size": side / 2, class: "count",
      });
      count.style.fill = `var(--${board.theme}-script)`;
      count.textContent = String(number);
      return count;
    }));
  }

  /**
   * @param {Board} board
   * @param {string} square
   * @param {string} name
   */
  function place(board, square, name) {
    const piece = { name, node: symbolOn(board, square, name) };
    pieces.set(square, piece);
    middle.append(piece.node);
    return piece;
  }

  /**
   * Let a piece slide to the last square of its way, where it is drawn at once.
   *
   * @param {Board} board
   * @param {string[]} way
   * @param {string} name what it is at the end
   * @param {number} delay
   */
  function slide(board, way, name, delay = 0) {
    const held = pieces.get(way[0])?.node.style.translate;
    pieces.get(way[0])?.node.remove();
    pieces.delete(way[0]);
    const to = way[way.length - 1];
    pieces.get(to)?.node.remove();
    const { node: moving } = place(board, to, name);
    if (held || still.matches) return 0;
    const [x, y] = cornerOf(board, to);
    const frames = way.map((square) => {
      const [left, top] = cornerOf(board, square);
      return { transform: `translate(${left - x}px, ${top - y}px)` };
    });
    const duration = Math.min(SLIDE * (way.length - 1), LONGEST);
    moving.animate(frames, { duration, delay, easing: "ease-in-out", fill: "backwards" });
    return duration;
  }

  /**
   * @param {Board} board
   * @param {Map<string, string>} after
   */
  function change(board, after) {
    const before = new Map([...pieces].map(([square, { name }]) => [square, name]));
    const { slides, gone, come } = changesBetween(before, after, board.path);
    const isAnother = gone.length + come.length > board.files || still.matches;
    const ends = slides.map((way) => slide(board, way, after.get(way[way.length - 1]) ?? ""));
    const end = Math.max(0, ...ends);
    for (const square of gone) {
      const leaving = pieces.get(square)?.node;
      pieces.delete(square);
      if (!leaving || isAnother) leaving?.remove();
      else {
        const fading = leaving.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE, delay: end, fill: "both" });
        fading.finished.then(() => leaving.remove(), () => leaving.remove());
      }
    }
    for (const square of come) {
      pieces.get(square)?.node.remove();
      const { node: coming } = place(board, square, after.get(square) ?? "");
      if (!isAnother) coming.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE / 2, delay: end, fill: "backwards" });
    }
    return end;
  }

  /**
   * Show a board. Where the last one was the same board, its pieces move.
   *
   * @param {Board} board
   */
  function draw(board) {
    loadSheet(board);
    const after = new Map();
    for (const [square, symbols] of Object.entries(board.squares)) {
      const name = pieceOf(symbols);
      if (name) after.set(square, name);
    }
    let end = 0;
    const isKnown = Boolean(shown && isSameBoard(shown, board));
    if (isKnown) end = change(board, after);
    else {
      node.setAttribute("viewBox", `0 0 ${board.width} ${board.height}`);
      for (const { node: old } of pieces.values()) old.remove();
      pieces.clear();
      for (const [square, name] of after) place(board, square, name);
    }
    shown = board;
    drawMarks(board, board.squares);
    drawPanel(board, isKnown);
    if (end) busy = performance.now() + end + PAUSE;
    return end;
  }

  /**
   * How long to wait before a board is shown: what a move leads to is not shown before the move.
   *
   * @param {Board} board
   */
  function wait(board) {
    if (still.matches || !shown || !isSameBoard(shown, board)) return 0;
    const isMoved = Object.entries({ ...shown.squares, ...board.squares }).some(
      ([square]) => pieceOf(board.squares[square]) !== (pieces.get(square)?.name ?? ""),
    );
    return isMoved ? Math.max(0, busy - performance.now()) : 0;
  }

  /**
   * Show a move that was made on this page, before the server has answered.
   *
   * @param {string} from
   * @param {string} to
   */
  function move(from, to) {
    const piece = pieces.get(from);
    if (!shown || !piece) return 0;
    const end = slide(shown, [from, to], piece.name);
    drawMarks(shown, { [from]: "left", [to]: "reached" });
    busy = performance.now() + end + PAUSE;
    return end;
  }

  /**
   * Show that a piece is picked and where it may go, before the server has answered.
   *
   * @param {string} from
   * @param {string[]} targets
   */
  function pick(from, targets) {
    if (!shown) return;
    /** @type {Record<string, string>} */
    const squares = {};
    for (const [square, symbols] of Object.entries(shown.squares)) {
      squares[square] = symbols.split(" ").filter((name) => name !== "movable").join(" ");
    }
    squares[from] = `picked ${squares[from] ?? ""}`.trim();
    for (const square of targets) squares[square] = `${squares[square] ?? ""} target`.trim();
    drawMarks(shown, squares);
  }

  // Show what the server said last, after a move that was not made.
  function restore() {
    if (shown) draw(shown);
  }

  /** @param {string} square */
  const elementOn = (square) => pieces.get(square)?.node;

  return { node, draw, wait, move, pick, restore, elementOn };
}

/**
 * @param {Board} one
 * @param {Board} other
 */
const isSameBoard = (one, other) => one.src === other.src && one.theme === other.theme;

/**
 * @param {Board} board
 * @param {string} name
 * @param {{ x: number, y: number, side: number }} box
 */
function symbol({ theme }, name, { x, y, side }) {
  return make("use", { href: `#${theme}-${name}`, x, y, width: side, height: side });
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function make(tag, attributes) {
  const made = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
