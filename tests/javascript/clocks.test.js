import assert from "node:assert/strict";
import test from "node:test";

import "./page.js";

const { remaining } = await import("../../bot/frontends/web/static/clocks.js");

const said = (left, language = "en") => remaining(left, language, "Over.");

test("more than an hour is not counted", () => {
  assert.equal(said(3_600_001), "");
  assert.equal(said(Infinity), "");
});

test("the last hour is counted by the minute, begun ones too", () => {
  assert.equal(said(3_600_000), "60 minutes");
  assert.equal(said(60_001), "2 minutes");
});

test("the last minute is counted by the second", () => {
  assert.equal(said(60_000), "60 seconds");
  assert.equal(said(1), "1 second");
});

test("the end is said", () => {
  assert.equal(said(0), "Over.");
  assert.equal(said(-5), "Over.");
});

test("it is counted in the reader's language", () => {
  assert.equal(said(120_000, "de"), "2 Minuten");
});
