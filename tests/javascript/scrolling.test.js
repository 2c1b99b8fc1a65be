import assert from "node:assert/strict";
import test from "node:test";

import { isInView, isNearEnd, isPartlyInView, wayTo } from "../../bot/frontends/web/static/scrolling.js";

const VIEW = { top: 100, bottom: 500 };
const box = (top, bottom) => ({ top, bottom });

test("a card is in view if no more than a gap of it is out", () => {
  assert.equal(isInView(box(88, 512), VIEW), true);
  assert.equal(isInView(box(87, 300), VIEW), false);
  assert.equal(isInView(box(300, 513), VIEW), false);
});

test("a card is partly in view if a pixel of it is", () => {
  assert.equal(isPartlyInView(box(0, 101), VIEW), true);
  assert.equal(isPartlyInView(box(499, 900), VIEW), true);
  assert.equal(isPartlyInView(box(0, 100), VIEW), false);
  assert.equal(isPartlyInView(box(500, 900), VIEW), false);
});

test("the end is near within 96 pixels", () => {
  const at = (scrollTop) => isNearEnd({ scrollHeight: 1000, clientHeight: 400, scrollTop });
  assert.deepEqual([at(600), at(505), at(504)], [true, true, false]);
});

test("a card that is in view is not scrolled to", () => {
  assert.equal(wayTo(box(100, 488), VIEW), 0);
});

test("a card above is scrolled to its top, one below to its end and the gap", () => {
  assert.equal(wayTo(box(40, 200), VIEW), -60);
  assert.equal(wayTo(box(400, 600), VIEW), 112);
});

test("of a card that is too high the top is shown", () => {
  assert.equal(wayTo(box(150, 900), VIEW), 50);
  assert.equal(wayTo(box(60, 900), VIEW), -40);
});

test("a card with a board has one place", () => {
  const view = box(100, 800);
  assert.equal(wayTo(box(116, 500), view, 16), 0);
  assert.equal(wayTo(box(300, 700), view, 16), 184);
  assert.equal(wayTo(box(0, 400), view, 16), -116);
  assert.equal(wayTo(box(104, 796), view, 4), 0);
});
