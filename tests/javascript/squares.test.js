import assert from "node:assert/strict";
import test from "node:test";

import { boxOf, cornerOf, isDark, neighbour, squareAt } from "../../bot/frontends/web/static/squares.js";

const BOARD = { files: 8, ranks: 8, flipped: false, left: 100, top: 100, cell: 100, width: 1000, height: 1000 };

const spots = (...names) => names.map((square) => ({ square, id: "", label: "" }));

const goes = (key, ...names) => {
  const all = spots(...names);
  return neighbour(all, all[0], key)?.square;
};

test("a point is on the square whose box it is in", () => {
  assert.equal(squareAt(BOARD, 0.1, 0.1), "a8");
  assert.equal(squareAt(BOARD, 0.899, 0.899), "h1");
  assert.equal(squareAt(BOARD, 0.44, 0.58), "d4");
  assert.deepEqual(boxOf(BOARD, "d4"), [40, 50, 10, 10]);
});

test("on a flipped board the squares have changed places", () => {
  const flipped = { ...BOARD, flipped: true };
  assert.equal(squareAt(flipped, 0.1, 0.1), "h1");
  assert.equal(squareAt(flipped, 0.899, 0.899), "a8");
  assert.deepEqual(cornerOf(flipped, "a8"), [800, 800]);
});

test("a point beside the squares is on none", () => {
  const beside = [[0.099, 0.5], [0.5, 0.099], [0.9, 0.5], [0.5, 0.9]];
  assert.deepEqual(beside.map(([x, y]) => squareAt(BOARD, x, y)), [null, null, null, null]);
});

test("the corner at the first player's left is dark", () => {
  assert.deepEqual(["a1", "b1", "a2", "b2"].map(isDark), [true, false, false, true]);
});

test("on a flipped board an arrow goes the other way along the files", () => {
  const all = spots("d4", "c4", "e4");
  assert.equal(neighbour(all, all[0], "ArrowRight", true).square, "c4");
});

test("an arrow goes to the nearest square in its direction", () => {
  assert.equal(goes("ArrowRight", "d4", "e4", "f4"), "e4");
  assert.equal(goes("ArrowLeft", "d4", "a4", "e4"), "a4");
  assert.equal(goes("ArrowUp", "d4", "d3", "d6"), "d6");
  assert.equal(goes("ArrowDown", "d4", "d3", "d6"), "d3");
});

test("an arrow goes rather straight than near", () => {
  assert.equal(goes("ArrowRight", "d4", "e5", "f4"), "f4");
  assert.equal(goes("ArrowRight", "d4", "e5", "h4"), "e5");
});

test("an arrow stays where nothing lies ahead, and another key is none", () => {
  const all = spots("d4", "c4", "d6");
  assert.equal(neighbour(all, all[0], "ArrowRight"), null);
  assert.equal(neighbour(all, all[0], "Enter"), undefined);
});
