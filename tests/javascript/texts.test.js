import assert from "node:assert/strict";
import test from "node:test";

import "./page.js";

const { learn, text } = await import("../../bot/frontends/web/static/texts.js");

test("a text is found by its code, and one that is missing is empty", () => {
  assert.equal(text("web-title"), "Petteia");
  assert.equal(text("web-nothing"), "");
  assert.equal(text(undefined), "");
});

test("the texts of another language take the place of all, and fill the page", () => {
  const [title, field] = [{ dataset: { text: "web-title" } }, { dataset: { label: "web-words" } }];
  field.setAttribute = (name, value) => Object.assign(field, { [name]: value });
  const marked = { "[data-text]": [title], "[data-label]": [field] };
  document.querySelectorAll = (selector) => marked[selector] ?? [];
  learn("de", { "web-title": "Brettspiele", "web-words": "Worte" });
  assert.equal(title.textContent, "Brettspiele");
  assert.equal(field["aria-label"], "Worte");
  assert.equal(document.documentElement.lang, "de");
});
