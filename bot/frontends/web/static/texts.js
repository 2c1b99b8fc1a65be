// @ts-check
// The page's fixed texts, by code; the server sends them in the reader's language.

/** @type {Record<string, string>} */
let texts = JSON.parse(document.body.dataset.texts ?? "{}");

/** @param {string | undefined} code */
export const text = (code) => texts[code ?? ""] ?? "";

/**
 * @param {string} selector
 * @returns {NodeListOf<HTMLElement>}
 */
const all = (selector) => document.querySelectorAll(selector);

// Fill in every element that names a text for its content, its label or its placeholder.
function fill() {
  for (const node of all("[data-text]")) node.textContent = text(node.dataset.text);
  for (const node of all("[data-label]")) node.setAttribute("aria-label", text(node.dataset.label));
  for (const node of all("[data-placeholder]")) {
    node.setAttribute("placeholder", text(node.dataset.placeholder));
  }
}

/**
 * @param {string} language
 * @param {Record<string, string>} fresh
 */
export function learn(language, fresh) {
  texts = fresh;
  document.documentElement.lang = language;
  fill();
}

/**
 * Build an element: everything that people wrote goes in as text, never as markup.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties
 * @param {(Node | string)[]} children
 */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  Object.assign(node, properties);
  node.append(...children);
  return node;
}

/**
 * Find an element that the page is known to have, such as a button of index.html.
 *
 * @template {HTMLElement} Kind
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => Kind} kind
 */
export function part(root, selector, kind) {
  const node = root.querySelector(selector);
  if (node instanceof kind) return node;
  throw new Error(`the page lacks ${selector}`);
}

/**
 * Say something to those who listen rather than look; the same words twice are said twice.
 *
 * @param {string} sentence
 */
export function announce(sentence, { urgent = false } = {}) {
  const region = part(document, urgent ? "#urgent" : "#polite", HTMLElement);
  region.replaceChildren(element("p", { textContent: sentence }));
}

fill();
