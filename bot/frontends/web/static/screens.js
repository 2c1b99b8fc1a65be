// @ts-check
// The screens that the bar leads to, each with an address, so that the browser's back and forward work.

import { addressOf, pathIn } from "./base.js";
import { embedded } from "./embedded.js";

/** What is typed for a screen. @type {Record<string, string>} */
const TYPED = { "/matches": "games", "/puzzle": "puzzle", "/learn": "learn", "/me": "settings" };
const MATCH = /^\/match\/([a-z0-9]{1,12})(?:\/([0-9]{1,4}))?$/;

/**
 * The path of a match, or of a moment of it.
 *
 * @param {string} match
 * @param {number | null} moment
 */
export const pathOf = (match, moment = null) => `/match/${match}${moment === null ? "" : `/${moment}`}`;

/**
 * `home` shows the top of the page, or what to play where it is told so; `type` asks for a screen
 * by what is typed for it, which is shown if it is still wanted by then; `open` shows a match.
 *
 * @param {HTMLElement} bar
 * @param {{ home: (toPlay: boolean) => void, type: (words: string, isWanted: () => boolean) => void, open: (match: string, moment?: number) => void }} on
 */
export function makeScreens(bar, on) {
  /** The address without the browser's history, which a frame of another platform has not. */
  let here = embedded ? "/" : pathIn(location.pathname);

  function mark() {
    for (const link of bar.querySelectorAll("a")) {
      if (pathIn(link.getAttribute("href") ?? "") === here) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }

  /**
   * Note where the person is; the address may take the place of the one before.
   *
   * @param {string} path
   */
  function visit(path, { replaces = false } = {}) {
    if (path !== here && !embedded) history[replaces ? "replaceState" : "pushState"](null, "", addressOf(path));
    here = path;
    mark();
  }

  /** Show what is at the address. */
  function show() {
    const words = TYPED[here];
    const [, match, moment] = MATCH.exec(here) ?? [];
    const path = here;
    if (words) on.type(words, () => here === path);
    else if (match) on.open(match, moment ? Number(moment) : undefined);
    else on.home(here === "/play");
    mark();
  }

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const path = pathIn(link ? link.getAttribute("href") ?? "" : "");
    if (!path || !isPlain || !(path === "/" || path === "/play" || path in TYPED || MATCH.test(path))) return;
    event.preventDefault();
    visit(path);
    show();
  });
  addEventListener("popstate", () => {
    if (embedded || pathIn(location.pathname) === here) return; // a link within the page
    here = pathIn(location.pathname);
    show();
  });

  /** The page's own address has something to show. */
  const isNamed = () => here !== "/";

  return { visit, show, isNamed };
}
