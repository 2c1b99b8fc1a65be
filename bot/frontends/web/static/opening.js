// @ts-check
// What a newcomer finds: the challenge of a link, the games to choose from, the link to share.

import { addressOf, readJson } from "./base.js";
import { makeBoard, updateBoard } from "./board.js";
import { makeButton } from "./post.js";
import { pathOf } from "./screens.js";
import { element, text } from "./texts.js";

/** @import { Choice, Completion, GameCard, Offer, Opening, Picture, Post } from "../frames.d.ts" */

/** @typedef {{ code: string, token: string, accept: string, headline: string, aim: string, notes: string[], picture: Picture | null }} Open */

/** The challenge of the link that the page was opened by, which may be open. @typedef {Open | { code: string, ways: Choice[], accept?: undefined }} Joined */

/** @type {Joined | null} */
export const joined = readJson(document.body.dataset.joined ?? "null");

/**
 * @param {Joined} challenge
 * @param {HTMLElement} holder
 */
export function showJoined(challenge, holder) {
  if (!challenge.accept) {
    const closed = element("p", { className: "hint", textContent: text("web-join-closed") });
    return holder.replaceChildren(closed);
  }
  const { picture, aim, notes } = challenge;
  const terms = notes.map((note) => element("p", { textContent: note }));
  const board = picture ? [element("img", { className: "joined-picture", ...picture })] : [];
  const how = aim ? [element("p", { className: "aim", textContent: aim })] : [];
  holder.replaceChildren(...board, ...how, ...terms);
}

// Each is shown beside the name of its game.
const makePicture = (/** @type {Picture} */ picture) =>
  element("img", { loading: "lazy", decoding: "async", ...picture, alt: "" });

/**
 * @param {Choice[]} ways
 * @param {(choice: Choice) => void} press
 */
const makeWays = (ways, press) =>
  element("div", { className: "choices" }, ...ways.map((way) => makeButton(way, press)));

/**
 * @param {GameCard} game
 * @param {(choice: Choice) => void} press
 */
function makeCard(game, press) {
  const ways = makeWays(game.ways, press);
  for (const way of ways.children) way.setAttribute("aria-label", `${way.textContent}: ${game.name}`);
  const words = element("div", { className: "game-words" },
    element("h3", { textContent: game.name }),
    element("p", { textContent: game.about }),
    element("p", { className: "length", textContent: game.length }));
  const picture = game.picture ? [makePicture(game.picture)] : [];
  return element("li", { className: "game" }, ...picture, words, ways);
}

/**
 * @param {Completion[]} words
 * @param {(words: string) => void} begin
 */
function makeWords(words, begin) {
  const list = element("div", { className: "words" });
  list.setAttribute("role", "group");
  list.setAttribute("aria-label", text("web-words-label"));
  for (const word of words) {
    const chip = element("button", { type: "button", className: "chip", textContent: word.text.trim() });
    if (word.label) chip.title = word.label;
    chip.onclick = () => begin(word.text);
    list.append(chip);
  }
  const summary = element("summary", { textContent: text("web-words-label") });
  return element("details", { className: "commands" }, summary, list);
}

/**
 * @param {Offer} offer
 * @param {(choice: Choice) => void} press
 */
function makeOffer({ title, about, picture, way }, press) {
  const words = element("div", { className: "game-words" },
    element("h3", { textContent: title }), element("p", { textContent: about }));
  return element("li", { className: "game" }, ...(picture ? [makePicture(picture)] : []), words, makeWays([way], press));
}

/**
 * The top of the chat. A further way to begin is one more of `opening.ways`. A newcomer finds these
 * before what others can go on with; the matches that wait are on top of both.
 *
 * @param {Opening} opening
 * @param {Completion[]} words
 * @param {{ press: (choice: Choice) => void, begin: (words: string) => void }} on
 */
export function makeOpening(opening, words, { press, begin }) {
  const [first] = opening.games;
  const aim = element("p", { className: "aim", textContent: opening.aim });
  const lead = element("div", { className: "lead" },
    ...(first?.picture ? [makePicture(first.picture)] : []),
    element("div", { className: "lead-words" },
      element("h2", { textContent: text("web-tagline") }),
      ...(opening.fresh ? [aim] : []),
      makeWays(opening.ways, press),
      element("details", { className: "lobby", hidden: true })));
  lead.tabIndex = -1;
  const offers = element("ul", { className: "games offers" }, ...opening.offers.map((offer) => makeOffer(offer, press)));
  const waiting = element("section", { className: "waiting", hidden: true });
  const cards = opening.games.map((game) => makeCard(game, press));
  const games = element("ul", { className: "games" }, ...cards);
  const title = element("h2", { className: "games-title", textContent: text("web-opening-games") });
  const top = opening.fresh ? [lead, offers] : [offers, lead];
  return element("section", { className: "greeting" }, waiting, ...top, title, games, makeWords(words, begin));
}

/** What a list shows, so that it is not replaced under a finger. @type {WeakMap<Element, string>} */
const listed = new WeakMap();

/**
 * @param {Element} holder
 * @param {Post[]} views
 */
function isListed(holder, views) {
  const content = JSON.stringify(views);
  const isSame = listed.get(holder) === content;
  listed.set(holder, content);
  return isSame;
}

/**
 * Show which matches wait for the person, as small boards that lead to them.
 *
 * @param {HTMLElement} holder
 * @param {Post[]} views
 */
export function showWaiting(holder, views) {
  if (isListed(holder, views)) return;
  const boards = views.map(({ match, headline, picture }) => {
    const board = makeBoard(() => false);
    updateBoard(board, picture, []);
    board.image.alt = ""; // the link says which match it is
    return element("li", {}, element("a", { className: "small-board", href: addressOf(pathOf(match)) },
      board.node, element("span", { textContent: headline })));
  });
  holder.hidden = !boards.length;
  holder.replaceChildren(element("h2", { textContent: text("web-your-turn") }), element("ul", {}, ...boards));
}

/**
 * List other people's open challenges behind one line.
 *
 * @param {HTMLElement} holder
 * @param {Post[]} views
 * @param {(choice: Choice) => void} press
 */
export function showLobby(holder, views, press) {
  if (isListed(holder, views)) return;
  const rows = views.map(({ headline, notes, choices }) =>
    element("li", {}, element("p", { className: "who", textContent: headline }),
      element("p", { textContent: notes.slice(0, 2).join(" ") }), makeWays(choices, press)));
  holder.hidden = !rows.length;
  const line = element("summary", { textContent: `${text("web-lobby")}: ${rows.length}` });
  holder.replaceChildren(line, element("ul", {}, ...rows));
}

/**
 * The buttons that pass on the link to a challenge.
 *
 * @param {string} path
 */
export function makeShare(path) {
  const url = new URL(addressOf(path), location.origin).href;
  const field = element("input", { className: "link", readOnly: true, value: url });
  field.setAttribute("aria-label", text("web-copy-link"));
  field.onfocus = () => field.select();
  const state = element("span", { className: "copied" });
  state.setAttribute("role", "status");
  const copy = element("button", { type: "button", className: "button primary", textContent: text("web-copy-link") });
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(url); // there only over HTTPS and on this machine
    } catch {
      field.select();
      document.execCommand("copy");
    }
    state.textContent = text("web-copied");
  };
  const row = element("div", { className: "choices" }, copy);
  if (navigator.share) {
    const share = element("button", { type: "button", className: "button", textContent: text("web-share") });
    share.onclick = () => navigator.share({ text: text("web-share-text"), url }).catch(() => {});
    row.append(share);
  }
  row.append(state);
  const code = element("img", { className: "qr-code", src: addressOf(`${path}/qr.svg`), alt: text("web-qr-code"), width: 160, height: 160 });
  return element("div", { className: "share" }, code, element("div", { className: "share-words" }, field, row));
}
