// The board: the picture, and over it a button for each square that can be pressed.

import { element, text } from "./texts.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = ([left, top, width, height]) => [left + width / 2, top + height / 2];

// The square to go to with an arrow key: the nearest in that direction, rather straight than near.
function neighbour(spots, from, [dx, dy]) {
  const [x, y] = middle(from.box);
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const [sx, sy] = middle(spot.box);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    const cost = ahead + 2.5 * aside;
    if (ahead > 0.5 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

const FILES = "abcdefghijkl";
const DRAGGED = 8; // pixels that a finger moves before it drags
const FLASH = 900; // milliseconds

// The square under a point of the board, or null beside the squares; `x` and `y` are in percent.
function squareAt({ files, ranks, flipped, box: [left, top, width, height] }, x, y) {
  const column = Math.floor((x - left) / width);
  const row = Math.floor((y - top) / height);
  if (column < 0 || row < 0 || column >= files || row >= ranks) return null;
  const file = flipped ? files - 1 - column : column;
  const rank = flipped ? row : ranks - 1 - row;
  return { square: `${FILES[file]}${rank + 1}`, at: [left + column * width, top + row * height, width, height] };
}

// `press(control)` sends what a square is for; `dead(square)` is called for one that is no spot.
export function makeBoard(press, dead = () => {}) {
  const image = element("img", { className: "picture", decoding: "async" });
  const layer = element("div", { className: "spots" });
  layer.setAttribute("role", "group");
  const stage = element("div", { className: "stage" }, image, layer);
  const node = element("div", { className: "board" }, stage);
  let spots = [];
  let buttons = new Map();
  let wanted = "";
  let painted = "";
  let count = 0;
  let grid = null;
  let dragged = null; // the pointer that drags a piece, with its picture
  let dropped = null; // where it was let go, until the squares it may go to are known
  let quiet = false; // the click that ends a drag is no tap

  const at = (event) => {
    const view = layer.getBoundingClientRect();
    const [x, y] = [event.clientX - view.left, event.clientY - view.top];
    return grid && squareAt(grid, (100 * x) / view.width, (100 * y) / view.height);
  };

  const put = (item, box) =>
    ["left", "top", "width", "height"].forEach((side, index) => (item.style[side] = `${box[index]}%`));

  function tap(found) {
    if (!found) return;
    const flash = element("div", { className: "flash" });
    put(flash, found.at);
    layer.append(flash);
    setTimeout(() => flash.remove(), FLASH);
    dead(found.square);
  }

  layer.onclick = (event) => {
    if (event.target === layer && !quiet) tap(at(event));
    quiet = false;
  };

  // A piece is dragged: it is picked where the drag begins, and goes where it is let go.
  function lift(event) {
    const view = layer.getBoundingClientRect();
    const ghost = element("div", { className: "ghost" });
    const [left, top, width, height] = dragged.from.at;
    put(ghost, dragged.from.at);
    ghost.style.backgroundImage = `url("${painted}")`;
    ghost.style.backgroundSize = `${10000 / width}% ${10000 / height}%`;
    ghost.style.backgroundPosition = `${(100 * left) / (100 - width)}% ${(100 * top) / (100 - height)}%`;
    layer.append(ghost);
    Object.assign(dragged, { ghost, view });
    const spot = spots.find(({ square }) => square === dragged.from.square);
    layer.setPointerCapture?.(event.pointerId);
    press(spot.id);
  }

  layer.addEventListener("pointerdown", (event) => {
    dropped = null;
    quiet = false;
    const from = event.isPrimary && event.button === 0 ? at(event) : null;
    const known = from && spots.some(({ square }) => square === from.square);
    dragged = known ? { from, x: event.clientX, y: event.clientY } : null;
  });

  layer.addEventListener("pointermove", (event) => {
    if (!dragged || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - dragged.x, event.clientY - dragged.y];
    if (!dragged.ghost && Math.hypot(dx, dy) < DRAGGED) return;
    if (!dragged.ghost) lift(event);
    dragged.ghost.style.translate = `${dx}px ${dy}px`;
  });

  const letGo = (event, found) => {
    const { ghost, from } = dragged ?? {};
    dragged = null;
    ghost?.remove();
    if (!ghost) return;
    quiet = true;
    setTimeout(() => (quiet = false));
    if (!found || found.square === from.square) return;
    dropped = { found, from: from.square };
    drop();
  };
  layer.addEventListener("pointerup", (event) => letGo(event, at(event)));
  layer.addEventListener("pointercancel", (event) => letGo(event, null));

  let picked = ""; // the square whose piece was picked

  function drop() {
    if (!dropped || picked !== dropped.from) return;
    const { found } = dropped;
    const spot = spots.find(({ square }) => square === found.square);
    dropped = null;
    if (spot) press(spot.id);
    else tap(found);
  }

  // The old picture and its buttons stay until the new one can be painted: nothing flickers, and
  // nobody presses another square than the one they see. The room for it is made at once.
  function show(picture, fresh, laid, how) {
    const number = (count += 1);
    wanted = picture.src;
    stage.style.setProperty("--ratio", picture.width / picture.height);
    const paint = () => {
      if (number !== count) return;
      image.alt = picture.alt;
      image.width = picture.width;
      image.height = picture.height;
      layer.style.aspectRatio = `${picture.width} / ${picture.height}`;
      if (picture.src !== painted || isBroken()) image.src = picture.src;
      painted = picture.src;
      ({ grid = null, picked = "" } = how);
      lay(fresh);
      laid();
      drop();
    };
    if (!painted || picture.src === painted) {
      paint();
      return;
    }
    const next = new Image();
    next.src = picture.src;
    next.decode().catch(() => {}).then(paint);
  }

  // One of the squares can be reached by Tab, the others from there by the arrows.
  function rove(square) {
    for (const [name, button] of buttons) button.tabIndex = name === square ? 0 : -1;
  }

  function lay(fresh) {
    spots = fresh;
    buttons = new Map(spots.map((spot) => [spot.square, place(spot)]));
    layer.replaceChildren(...buttons.values(), ...(dragged?.ghost ? [dragged.ghost] : []));
    layer.setAttribute("aria-label", text("web-board-label"));
    layer.hidden = !spots.length && !grid;
    if (spots.length) rove(spots[0].square);
  }

  function place(spot) {
    const button = element("button", { type: "button", className: "spot" });
    button.setAttribute("aria-label", spot.label);
    button.dataset.key = `spot:${spot.square}`;
    put(button, spot.box);
    button.onclick = () => quiet || press(spot.id);
    button.onfocus = () => rove(spot.square);
    return button;
  }

  layer.addEventListener("keydown", (event) => {
    const step = ARROWS[event.key];
    const at = spots.find((spot) => buttons.get(spot.square) === event.target);
    if (!step || !at || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = neighbour(spots, at, step);
    if (next) buttons.get(next.square).focus({ preventScroll: true });
  });

  // `laid` is called when the squares can be pressed, which may be later.
  function update(picture, fresh, laid, how = {}) {
    node.hidden = !picture;
    if (picture) show(picture, fresh, laid, how);
    else lay([]);
  }

  // Whether the picture got lost on its way, such as when the line broke.
  const isBroken = () => Boolean(wanted) && image.complete && !image.naturalWidth;

  return { node, update, isBroken };
}
