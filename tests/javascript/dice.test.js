import assert from "node:assert/strict";
import test from "node:test";

import { withWord } from "../../bot/frontends/web/static/dice.js";
import { choice } from "./page.js";

test("accepting a challenge mixes in 26 letters, others each time", () => {
  const controls = Array.from({ length: 20 }, () => withWord(choice("accept")));
  for (const control of controls) assert.match(control, /^accept:abc:0:[a-km-np-z2-9]{26}$/);
  assert.equal(new Set(controls).size, controls.length);
});

test("no other control is changed", () => {
  assert.equal(withWord(choice("board")), "board:abc:0:");
  assert.equal(withWord({ id: "tap:abc:0:e4" }), "tap:abc:0:e4");
});
