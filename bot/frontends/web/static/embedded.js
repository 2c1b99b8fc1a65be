// @ts-check
// The page inside another platform's frame: it signs in by what that platform says of the person.

import { addressOf } from "./base.js";

/** @import { SessionFrame } from "../frames.d.ts" */

/** The platform, where the routes are, and the platform's own id. @typedef {{ platform: string, base: string, client: string }} Embedded */

/** What is felt in the hand. @typedef {"picked" | "played" | "refused"} Feeling */

/**
 * What a client of the platform can do: vibrate, be in full screen or not (null where there is none), and put an icon
 * on the home screen.
 *
 * @typedef {{ vibrates: boolean, fullScreen: boolean | null, addsIcon: boolean }} Client
 */

/**
 * What a platform's own script has. The last four are there where its clients can do more than show the page.
 *
 * @typedef {object} Platform
 * @property {() => void} begin
 * @property {(embedded: Embedded) => Promise<string>} proof
 * @property {(listener: (client: Client) => void) => void} [watch]
 * @property {(what: Feeling) => void} [feel]
 * @property {(on: boolean) => void} [setFullScreen]
 * @property {() => void} [addIcon]
 */

/** @type {Embedded | null} */
export const embedded = JSON.parse(document.body.dataset.embedded ?? "null"); // null in the web chat itself

const NOT_SET = new Set(["undefined", "null"]); // Discord's client may write these out

/** @type {Promise<Platform> | null} */
export const platform = embedded && import(`./${embedded.platform}.js`);

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 20_000;

const wait = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * @param {string} base
 * @param {string} proof
 * @returns {Promise<[number, any]>}
 */
async function post(base, proof) {
  const response = await fetch(addressOf(`${base}/session`), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ proof }),
  });
  return [response.status, await response.json()];
}

/** The match that the page was opened for: by a link of ours, or by one to an Activity. */
function asked() {
  const params = new URLSearchParams(location.search);
  const match = params.get("open") ?? params.get("custom_id") ?? "";
  return NOT_SET.has(match) ? "" : match;
}

/**
 * `entered` is called with the match to open, if any, and `refused` with a sentence.
 *
 * @param {Embedded} frame
 * @param {{ entered: (match: string) => void, refused: (sentence: string) => void }} on
 */
export function makeSession(frame, { entered, refused }) {
  let token = "";
  let isEntering = false;
  /** @type {string | null} */
  let start = asked(); // null once it was opened

  // Ask again while the server or the platform cannot be reached.
  async function enter() {
    if (isEntering) return;
    isEntering = true;
    if (start === null) await wait(FIRST_WAIT); // not the first time: the session was refused
    token = "";
    for (let pause = FIRST_WAIT; !token; pause = Math.min(2 * pause, LONGEST_WAIT)) {
      try {
        const [status, answer] = await post(frame.base, (await (await platform)?.proof(frame)) ?? "");
        if (status === 200) {
          ({ token } = answer);
          entered(start === null ? "" : answer.start || start);
          start = null;
        } else if (status < 429) {
          refused(answer.error);
          break;
        }
      } catch {
        // it is tried again
      }
      if (!token) await wait(pause);
    }
    isEntering = false;
  }

  platform?.then(({ begin }) => begin());
  /** @returns {SessionFrame} */
  const first = () => ({ kind: "session", token });
  return { enter, first };
}
