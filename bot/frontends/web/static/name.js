// @ts-check
// The forms on the first visit: a name, with the invitation where one is needed; or a recovery code.

import { addressOf } from "./base.js";
import { showFirstVisit } from "./first.js";
import { joined, showJoined } from "./opening.js";
import { element, part, text } from "./texts.js";

// Lets the server know a form that is sent again because the answer got lost.
function randomNumber() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * `blamed` returns the field that is wrong, by the status of the answer.
 *
 * @param {HTMLElement} form
 * @param {string} path
 * @param {{ read: () => object, blamed: (status: number) => HTMLInputElement, done: (pressed: HTMLElement | null) => void }} how
 */
function handle(form, path, { read, blamed, done }) {
  const inputs = [...form.querySelectorAll("input")];
  const error = part(form, ".form-error", HTMLElement);
  const attempt = randomNumber();

  /**
   * @param {string} sentence
   * @param {HTMLElement} input
   */
  function complain(sentence, input) {
    error.textContent = sentence;
    input.setAttribute("aria-invalid", "true");
    input.focus();
  }

  /** @returns {Promise<[number, any]>} */
  async function send() {
    const response = await fetch(addressOf(path), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...read(), attempt }),
    });
    return [response.status, await response.json()];
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    for (const input of inputs) input.removeAttribute("aria-invalid");
    error.textContent = "";
    if (!inputs[0].value.trim()) return complain(text("web-name-missing"), inputs[0]);
    const buttons = [...form.querySelectorAll("button")];
    if (buttons[0].disabled) return;
    for (const button of buttons) button.disabled = true;
    try {
      const [status, answer] = await send();
      if (status === 200) return done(event.submitter);
      complain(answer.error, blamed(status));
    } catch {
      complain(text("web-unreachable"), inputs[0]);
    } finally {
      for (const button of buttons) button.disabled = false;
    }
  });
}

/** @import { Choice, Stranger } from "../frames.d.ts" */
/** @import { Pressed } from "./post.js" */

/** What a browser without an account is shown. @typedef {Pick<Stranger, "invitation" | "first" | "ways">} Visit */

/**
 * `done` gets what is to be pressed next.
 *
 * @param {HTMLElement} section
 * @param {(wanted: Pressed | null) => void} done
 */
export function makeNameForm(section, done) {
  const find = (/** @type {string} */ id) => part(section, `#${id}`, HTMLElement);
  const input = (/** @type {string} */ id) => part(section, `#${id}`, HTMLInputElement);
  const [name, invitation, known, code] = ["name", "invitation", "known-name", "code"].map(input);
  const field = find("invitation-field");

  const open = joined?.accept ? joined : null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  /** What each button of the form begins. @type {Map<HTMLElement | null, Pressed>} */
  const wanted = new Map();
  const link = open ? { challenge: open.code, token: open.token } : {};

  handle(find("name-form"), "/name", {
    read: () => ({ name: name.value, zone, ...(field.hidden ? link : { invitation: invitation.value }) }),
    blamed(status) {
      if (status !== 403 && status !== 429) return name;
      field.hidden = false; // the link does not count any more
      return invitation;
    },
    done: (pressed) => done(wanted.get(pressed) ?? null),
  });
  handle(find("recovery-form"), "/recover", {
    read: () => ({ name: known.value, code: code.value }),
    blamed: () => code,
    done() {
      code.value = "";
      done({ id: "recovery::0:", verb: "recovery" }); // that code is used up
    },
  });

  /**
   * Ask for a name. Who opens no link finds a board and the ways to begin a match.
   *
   * @param {Visit} visit
   */
  function ask({ invitation: isNeeded, first, ways }) {
    section.hidden = false;
    field.hidden = !isNeeded || Boolean(open);
    find("tagline").hidden = Boolean(joined);
    if (joined) showJoined(joined, find("joined"));
    if (open) {
      find("form-title").textContent = open.headline;
      const enter = find("enter");
      enter.textContent = text("web-join-enter");
      wanted.set(enter, { id: open.accept, verb: "accept" });
    }
    find("first").hidden = Boolean(joined);
    if (!joined) begin(ways);
    if (!joined) showFirstVisit(first, find("first"), () => name.focus());
    else name.focus({ preventScroll: true });
  }

  /** @param {Choice[]} ways */
  function begin(ways) {
    const buttons = ways.map((way) => {
      const button = element("button", { className: `button ${way.tone}`, textContent: way.label });
      wanted.set(button, way);
      return button;
    });
    find("begin").replaceChildren(...buttons);
    find("enter").className = "button";
  }

  return { ask };
}
