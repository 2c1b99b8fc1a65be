// @ts-check
// Where words are typed, with a list of ways to go on (a combobox in the sense of WAI-ARIA).

import { announce, element, part, text } from "./texts.js";

/** @import { Completion } from "../frames.d.ts" */

const PAUSE = 120; // milliseconds
const PRESS = 300;
const MAX_RECORD = 6400; // characters; the server says so of what has more than 6,000

/**
 * `say` tells whether the words were sent, `complete` hands their completions on.
 *
 * @param {HTMLElement} form
 * @param {{ say: (words: string) => boolean, complete: (words: string, show: (found: Completion[]) => void) => void }} on
 */
export function makeComposer(form, on) {
  const input = part(form, "input", HTMLInputElement);
  const list = part(form, "ul", HTMLUListElement);
  /** @type {Completion[]} */
  let items = [];
  let active = -1;
  let typed = false; // since the last completion was taken
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} index */
  function highlight(index) {
    active = index;
    [...list.children].forEach((node, at) => {
      node.setAttribute("aria-selected", String(at === index));
      if (at === index) node.scrollIntoView({ block: "nearest" });
    });
    if (index < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", list.children[index].id);
  }

  function close() {
    clearTimeout(timer);
    items = [];
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute("aria-expanded", "false");
    highlight(-1);
  }

  /** @param {Completion[]} found */
  function open(found) {
    const wasOpen = !list.hidden;
    items = found.filter((item) => item.text.trim() !== input.value.trim());
    if (!items.length) return close();
    list.replaceChildren(...items.map(option));
    list.hidden = false;
    list.scrollTop = 0;
    input.setAttribute("aria-expanded", "true");
    highlight(-1);
    if (!wasOpen) announce(text("web-completions-open"));
  }

  /**
   * @param {Completion} item
   * @param {number} index
   */
  function option(item, index) {
    const node = element("li", { id: `completion-${index}` });
    node.setAttribute("role", "option");
    node.append(element("span", { className: "completion-text", textContent: item.text.trim() }));
    if (item.label) {
      node.append(" ", element("span", { className: "completion-label", textContent: item.label }));
    }
    node.onpointerdown = (event) => event.preventDefault(); // the field keeps the focus
    node.onclick = () => take(index);
    return node;
  }

  /** @param {number} index */
  function take(index) {
    input.value = items[index].text;
    typed = false;
    close();
    ask();
  }

  function ask() {
    const words = input.value;
    if (!words.trim()) return close();
    on.complete(words, (found) => {
      if (input.value === words && document.activeElement === input) open(found);
    });
  }

  /** @param {number} by */
  function step(by) {
    const places = items.length + 1; // one of them is the field itself
    highlight(((active + 1 + by + places) % places) - 1);
  }

  /** @param {KeyboardEvent} event */
  function tab(event) {
    if (event.shiftKey || (active < 0 && !typed)) return close();
    event.preventDefault();
    take(Math.max(active, 0));
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (list.hidden || event.isComposing) return;
    if (event.key === "Tab") return tab(event);
    /** @type {Record<string, () => void>} */
    const acts = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: close,
      ...(active >= 0 && { Enter: () => take(active) }),
    };
    if (!acts[event.key]) return;
    event.preventDefault();
    acts[event.key]();
  }

  input.addEventListener("keydown", key);
  input.addEventListener("blur", close);
  input.addEventListener("input", () => {
    typed = true;
    clearTimeout(timer);
    timer = setTimeout(ask, PAUSE);
  });
  // In a low window the field leaves once a press elsewhere has ended, else the board would move
  // under the finger.
  const isTyping = () => document.body.classList.toggle("typing", form.contains(document.activeElement));
  form.addEventListener("focusin", isTyping);
  form.addEventListener("focusout", () => setTimeout(isTyping, PRESS));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const words = input.value.trim();
    if (!words || !on.say(words)) return;
    input.value = "";
    close();
  });

  /**
   * Look at the record in a text file.
   *
   * @param {Event} event
   * @param {DataTransfer | null} data
   */
  async function read(event, data) {
    const file = data?.files[0];
    if (!file) return;
    event.preventDefault(); // else the browser opens it instead of the chat
    if (file.type.startsWith("text/")) on.say(`record ${(await file.text()).slice(0, MAX_RECORD)}`);
  }

  input.addEventListener("paste", (event) => read(event, event.clipboardData));
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => read(event, event.dataTransfer));

  /**
   * Begin a text for the person, who goes on from there.
   *
   * @param {string} words
   */
  function begin(words) {
    input.value = words;
    typed = true;
    input.focus();
    ask();
  }

  return { begin, input };
}
