import assert from "node:assert/strict";
import test from "node:test";

import { neighbour, squareAt } from "../../bot/frontends/web/static/squares.js";

const GRID = { files: 8, ranks: 8, flipped: false, box: [10, 10, 10, 10] };

const spots = (...names) => names.map((square) => {
  const [file, rank] = [square.charCodeAt(0) - 97, Number(square.slice(1))];
  return { square, id: "", label: "", box: [10 + 10 * file, 90 - 10 * rank, 10, 10] };
});

const goes = (key, ...names) => {
  const all = spots(...names);
  return neighbour(all, all[0], key)?.square;
};

test("a point is on the square whose box it is in", () => {
  assert.equal(squareAt(GRID, 10, 10).square, "a8");
  assert.equal(squareAt(GRID, 89.9, 89.9).square, "h1");
  assert.deepEqual(squareAt(GRID, 44, 58), { square: "d4", at: [40, 50, 10, 10] });
});

test("on a flipped board the squares have changed places", () => {
  const flipped = { ...GRID, flipped: true };
  assert.equal(squareAt(flipped, 10, 10).square, "h1");
  assert.equal(squareAt(flipped, 89.9, 89.9).square, "a8");
});

test("a point beside the squares is on none", () => {
  const beside = [[9.9, 50], [50, 9.9], [90, 50], [50, 90]];
  assert.deepEqual(beside.map(([x, y]) => squareAt(GRID, x, y)), [null, null, null, null]);
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
