import assert from "node:assert/strict";
import test from "node:test";

import "./page.js";

const { isWhole, learned } = await import("../../bot/frontends/web/static/moves.js");

const known = { turn: 4, moves: ["1", "2", "3", "4"] };

test("a view adds its moves to those that are known, also after a capture", () => {
  const next = learned(known, { turn: 5, moves: ["5"], ply: 5 });
  assert.deepEqual(next, { turn: 5, moves: ["1", "2", "3", "4", "5"] });
  assert.ok(isWhole(next));
});

test("a move that was taken back is gone", () => {
  assert.deepEqual(learned(known, { turn: 5, moves: ["1", "2"], ply: 2 }).moves, ["1", "2"]);
  assert.deepEqual(learned(known, { turn: 5, moves: [], ply: 0 }).moves, []);
});

test("moves that were missed may have taken back earlier ones", () => {
  const next = learned(known, { turn: 9, moves: ["9"], ply: 5 });
  assert.deepEqual(next.moves, ["", "", "", "", "9"]);
  assert.ok(!isWhole(next));
});

test("a replay's view has all of them", () => {
  const view = { turn: 9, moves: ["1", "b", "c"], ply: 3 };
  assert.deepEqual(learned({ turn: 9, moves: ["", "", "c"] }, view).moves, ["1", "b", "c"]);
});
