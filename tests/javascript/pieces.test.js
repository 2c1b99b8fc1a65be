import assert from "node:assert/strict";
import test from "node:test";

globalThis.matchMedia = () => ({ matches: false });
const { changesBetween, pieceOf } = await import("../../bot/frontends/web/static/pieces.js");

const at = (pieces) => new Map(Object.entries(pieces));

test("the piece on a square is told from its marks", () => {
  assert.equal(pieceOf("picked P strike"), "P");
  assert.equal(pieceOf("between b-bound"), "b-bound");
  assert.equal(pieceOf("planned ?P"), "");
  assert.equal(pieceOf("barred"), "");
  assert.equal(pieceOf(undefined), "");
});

test("a move slides along its path, and what it captures is gone", () => {
  const changes = changesBetween(at({ a1: "P", c2: "p" }), at({ c3: "P" }), ["a1", "a3", "c3"]);
  assert.deepEqual(changes, { slides: [["a1", "a3", "c3"]], gone: ["c2"], come: [] });
});

test("a piece that is turned over by its move still slides", () => {
  const changes = changesBetween(at({ a1: "P" }), at({ a2: "P-turned" }), ["a1", "a2"]);
  assert.deepEqual(changes.slides, [["a1", "a2"]]);
});

test("a move that is taken back slides back, though the path is an earlier move's", () => {
  const changes = changesBetween(at({ a3: "P", h5: "p" }), at({ a1: "P", h5: "p" }), ["h7", "h5"]);
  assert.deepEqual(changes, { slides: [["a3", "a1"]], gone: [], come: [] });
});

test("a man that is placed comes, and another position does not slide", () => {
  assert.deepEqual(changesBetween(at({}), at({ d4: "P" }), ["d4"]).come, ["d4"]);
  const many = changesBetween(at({ a1: "P", a2: "P", a3: "P" }), at({ b1: "P", b2: "P", b3: "P" }), []);
  assert.deepEqual(many.slides, []);
});
