import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { forget, note, recall, remember } from "../../bot/frontends/web/static/memory.js";
import { choice, makeStorage, view } from "./page.js";

beforeEach(() => {
  globalThis.sessionStorage = makeStorage();
});

const said = (rest = {}) => ({ kind: "bot", lines: ["Hello."], choices: [], block: "", page: false, ...rest });

function bubble(rest) {
  const node = {};
  note(node, said(rest));
  return node;
}

const labels = (bubbles) => bubbles.flatMap(({ choices }) => choices.map(({ label }) => label));

test("what was said is recalled for the same person, in order", () => {
  remember([bubble({ lines: ["One."] }), bubble({ lines: ["Two."], kind: "mine" })], "Dion");
  assert.deepEqual(recall("Dion", []), [said({ lines: ["One."] }), said({ lines: ["Two."], kind: "mine" })]);
});

test("nothing is recalled for another person, nor after it was forgotten", () => {
  remember([bubble()], "Dion");
  assert.deepEqual(recall("Berenike", []), []);
  forget();
  assert.deepEqual(recall("Dion", []), []);
});

test("the newest sixty bubbles are kept, and none that is very long", () => {
  const many = Array.from({ length: 70 }, (_, at) => bubble({ lines: [String(at)] }));
  remember([...many, bubble({ lines: ["a".repeat(4000)] })], "Dion");
  const kept = recall("Dion", []).map(({ lines }) => lines[0]);
  assert.equal(kept.length, 60);
  assert.deepEqual([kept[0], kept[59]], ["10", "69"]);
});

test("a button stays while it leads somewhere", () => {
  const choices = [
    choice("help", null),
    choice("board"),
    choice("board", "xyz"),
    choice("draw"),
    choice("resign"),
  ].map((each) => ({ ...each, label: each.id }));
  remember([bubble({ choices })], "Dion");
  const shown = labels(recall("Dion", [view({ choices: [choice("draw")] })]));
  assert.deepEqual(shown, ["help::0:", "board:abc:0:", "draw:abc:0:"]);
});

test("what an earlier version kept is recalled, with the buttons of the matches shown", () => {
  const old = ({ id, label, tone }) => ({ id, label, tone });
  const choices = [choice("accept"), choice("resign")].map(old);
  sessionStorage.setItem("petteia-said", JSON.stringify({ name: "Dion", said: [said({ choices })] }));
  const [bubbles] = recall("Dion", [view({ choices: [choice("accept")] })]);
  assert.deepEqual(bubbles, said({ choices: [choice("accept")] }));
});

test("what cannot be read is not recalled", () => {
  for (const kept of ["{", "{}", "7", '{"name": "Dion"}', '{"name": "Dion", "said": [{}]}']) {
    sessionStorage.setItem("petteia-said", kept);
    assert.deepEqual(recall("Dion", []), [], kept);
  }
});

test("a browser that keeps nothing breaks nothing", () => {
  const refuse = () => {
    throw new Error("not allowed");
  };
  globalThis.sessionStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  remember([bubble()], "Dion");
  assert.deepEqual(recall("Dion", []), []);
});
