// The page's fixed texts, by code; the server sends them in the reader's language.

let texts = JSON.parse(document.body.dataset.texts);

export const text = (code) => texts[code] ?? "";

// Fill in every element that names a text for its content, its label or its placeholder.
function fill() {
  for (const node of document.querySelectorAll("[data-text]")) {
    node.textContent = text(node.dataset.text);
  }
  for (const node of document.querySelectorAll("[data-label]")) {
    node.setAttribute("aria-label", text(node.dataset.label));
  }
  for (const node of document.querySelectorAll("[data-placeholder]")) {
    node.placeholder = text(node.dataset.placeholder);
  }
}

export function learn(language, fresh) {
  texts = fresh;
  document.documentElement.lang = language;
  fill();
}

// Build an element: everything that people wrote goes in as text, never as markup.
export function element(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

// Say something to those who listen rather than look; the same words twice are said twice.
export function announce(sentence, { urgent = false } = {}) {
  const region = document.getElementById(urgent ? "urgent" : "polite");
  region.replaceChildren(element("p", { textContent: sentence }));
}

fill();
