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

export function makeBoard(press) {
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

  // The old picture and its buttons stay until the new one can be painted: nothing flickers, and
  // nobody presses another square than the one they see. The room for it is made at once.
  function show(picture, fresh, laid) {
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
      lay(fresh);
      laid();
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
    layer.replaceChildren(...buttons.values());
    layer.setAttribute("aria-label", text("web-board-label"));
    layer.hidden = !spots.length;
    if (spots.length) rove(spots[0].square);
  }

  function place(spot) {
    const button = element("button", { type: "button", className: "spot" });
    button.setAttribute("aria-label", spot.label);
    button.dataset.key = `spot:${spot.square}`;
    ["left", "top", "width", "height"].forEach((side, index) => {
      button.style[side] = `${spot.box[index]}%`;
    });
    button.onclick = () => press(spot.id);
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
  function update(picture, fresh, laid) {
    node.hidden = !picture;
    if (picture) show(picture, fresh, laid);
    else lay([]);
  }

  // Whether the picture got lost on its way, such as when the line broke.
  const isBroken = () => Boolean(wanted) && image.complete && !image.naturalWidth;

  return { node, update, isBroken };
}
