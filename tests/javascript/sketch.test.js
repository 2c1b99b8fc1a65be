import assert from "node:assert/strict";
import test from "node:test";

import { pathOfLine, toggled } from "../../bot/frontends/web/static/sketch.js";

const board = { files: 8, ranks: 8, flipped: false, left: 0, top: 0, cell: 100, width: 800, height: 800 };

test("what is drawn twice is gone", () => {
  const lines = toggled(toggled([], "a1", "a4"), "b2", "b2");
  assert.deepEqual(lines, ["a1 a4", "b2 b2"]);
  assert.deepEqual(toggled(lines, "a1", "a4"), ["b2 b2"]);
});

test("an arrow goes from the middle of a square to the middle of another, as the board is turned", () => {
  assert.match(pathOfLine(board, "a1 a4"), /^M50 750L50 450M/);
  assert.match(pathOfLine({ ...board, flipped: true }, "a1 a4"), /^M750 50L750 350M/);
});

test("a square on its own gets a circle", () => {
  assert.match(pathOfLine(board, "a1 a1"), /^M7\.5 750a42\.5 42\.5/);
});
