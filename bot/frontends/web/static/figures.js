// @ts-check
// What comes with an answer to be looked at: boards, films, boards in letters, files.

import { makeBoard, updateBoard } from "./board.js";
import { element, text } from "./texts.js";

/** @import { Document, Figure, Film, Picture } from "../frames.d.ts" */
/** @import { Pressed } from "./post.js" */

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The ways to keep a text: to the clipboard, as a file, and to another app where there is a way.
 *
 * @param {Document} file
 */
function keeping(file) {
  const blob = new Blob([file.text], { type: "text/plain" });
  const copy = element("button", { type: "button", className: "button", textContent: text("web-copy") });
  copy.onclick = async () => {
    await navigator.clipboard.writeText(file.text);
    copy.textContent = text("web-copied");
  };
  /** @type {HTMLElement[]} */
  const buttons = [save(URL.createObjectURL(blob), file.name)];
  if (navigator.clipboard) buttons.unshift(copy); // there is none without https
  if (navigator.share) {
    const share = element("button", { type: "button", className: "button", textContent: text("web-share") });
    share.onclick = () => navigator.share({ title: file.name, text: file.text }).catch(() => {});
    buttons.push(share);
  }
  return row(...buttons);
}

/**
 * A file's text, folded up: it may be long.
 *
 * @param {Document} file
 */
export function makeDocument(file) {
  const body = element("pre", { textContent: file.text, tabIndex: 0 });
  const name = element("summary", { textContent: file.name });
  const details = element("details", { className: "document" }, name, body);
  const node = element("div", { className: "kept" }, details, keeping(file));
  body.setAttribute("aria-label", file.name);
  body.setAttribute("role", "region");
  details.ontoggle = () => details.open && node.parentElement?.scrollIntoView({ block: "nearest" });
  return node;
}

/**
 * Words to be copied or posted, with the ways to do that.
 *
 * @param {string} words
 */
export function makeShared(words) {
  const body = element("p", { className: "shared", textContent: words });
  return element("div", { className: "kept" }, body, keeping({ name: "petteia.txt", text: words }));
}

/**
 * A board in letters is a picture to those who listen: the words beside it say the same.
 *
 * @param {string} block
 */
export function makeLetters(block) {
  const node = element("pre", { className: "letters", textContent: block });
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", text("web-letters"));
  return node;
}

/**
 * @param {string} href
 * @param {string} name
 */
const save = (href, name) =>
  element("a", { className: "button", href, download: name, textContent: text("web-save") });

/**
 * The button that hands a picture or a film on to another app, where the browser can do that.
 *
 * @param {string} src
 * @param {string} name
 */
function sharing(src, name) {
  if (!navigator.canShare?.({ files: [new File([], name, { type: "image/png" })] })) return [];
  const share = element("button", { type: "button", className: "button share", textContent: text("web-share") });
  share.onclick = async () => {
    try {
      const content = await (await fetch(src)).blob();
      await navigator.share({ files: [new File([content], name, { type: content.type })] });
    } catch {
      // the person thought better of it, or there is no connection: it can be pressed again
    }
  };
  return [share];
}

/** @param {HTMLElement[]} buttons */
const row = (...buttons) => element("div", { className: "choices" }, ...buttons);

/** @param {Picture} picture */
function makeImage({ src, alt, width, height }) {
  return element("img", { className: "figure", src, alt, width, height });
}

/**
 * @param {Figure} figure
 * @param {(pressed: Pressed) => boolean} press
 */
export function makeFigure(figure, press) {
  if (figure.spots) {
    const board = makeBoard(press); // it has its squares even while none can be pressed
    updateBoard(board, figure.board, figure.spots);
    return board.node;
  }
  const image = makeImage(figure);
  if (!figure.name) return image;
  return element("div", { className: "kept" }, image, row(save(figure.src, figure.name), ...sharing(figure.src, figure.name)));
}

/**
 * A film plays at once, unless the person wants nothing to move; it can always be stopped.
 *
 * @param {Film} film
 */
export function makeFilm(film) {
  const image = makeImage({ ...film, src: film.still });
  const state = element("p", { className: "state" });
  const toggle = element("button", { type: "button", className: "button" });
  let playing = false;

  function stop(why = "") {
    playing = false;
    image.src = film.still;
    state.textContent = why;
    toggle.textContent = text("web-film-play");
  }

  function play() {
    playing = true;
    state.textContent = text("web-film-drawing");
    toggle.textContent = text("web-film-stop");
    const whole = new Image();
    whole.onload = () => {
      if (!playing) return;
      image.src = film.src;
      state.textContent = "";
    };
    whole.onerror = () => playing && stop(text("web-film-lost"));
    whole.src = film.src;
  }

  toggle.onclick = () => (playing ? stop() : play());
  state.setAttribute("role", "status");
  if (still.matches) stop();
  else play();
  return element("div", { className: "kept" }, image, state, row(toggle, save(film.src, film.name), ...sharing(film.src, film.name)));
}
