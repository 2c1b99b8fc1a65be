import assert from "node:assert/strict";
import test from "node:test";

import "./page.js";

const { lead, remaining } = await import("../../bot/frontends/web/static/seats.js");

const said = (left, language = "en") => remaining(left, language);
const HOUR = 3_600_000;

test("under an hour the seconds are counted, begun ones too", () => {
  assert.equal(said(HOUR - 1000), "59:59");
  assert.equal(said(68_000), "1:08");
  assert.equal(said(60_001), "1:01");
  assert.equal(said(1), "0:01");
});

test("no time is less than none", () => {
  assert.equal(said(0), "0:00");
  assert.equal(said(-5000), "0:00");
});

test("more time is told by the two largest units", () => {
  assert.equal(said(HOUR), "1h 0m");
  assert.equal(said(26 * HOUR), "1d 2h");
});

test("it is counted in the reader's language", () => {
  assert.equal(said(5.5 * HOUR, "it"), "5h 30min");
});

test("the difference stands with the one who took more men", () => {
  assert.equal(lead(3, 1), "+2");
  assert.equal(lead(1, 3), "");
  assert.equal(lead(2, 2), "");
});
