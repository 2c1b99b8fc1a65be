// What nobody should find on a page: things that are too wide, too small, covered or overlapping.

() => {
  const cut = (node) => {  // what of a node can be seen
    let {left, top, right, bottom} = node.getBoundingClientRect();
    const clip = (box) => {
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    };
    for (let each = node.parentElement; each; each = each.parentElement)
      if (getComputedStyle(each).overflow !== "visible") clip(each.getBoundingClientRect());
    clip({left: 0, top: 0, right: innerWidth, bottom: innerHeight});
    return {left, top, right, bottom, width: right - left, height: bottom - top};
  };
  const faults = [];
  const name = (node) => {
    const said = (node.ariaLabel ?? node.textContent).trim().slice(0, 40);
    return `${node.className || node.tagName} "${said}"`;
  };
  const fault = (what, ...nodes) => faults.push([what, ...nodes.map(name)].join(" | "));
  for (const node of document.querySelectorAll("html, body, .feed, .post, .side, .bubble, .top, .bottom"))
    if (node.checkVisibility() && node.scrollWidth > node.clientWidth + 1) fault("wider than its room", node);
  const pen = document.createElement("canvas").getContext("2d");
  for (const node of document.querySelectorAll("input[placeholder]")) {
    if (!node.checkVisibility() || node.value) continue;
    const style = getComputedStyle(node);
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    pen.font = style.font;
    if (pen.measureText(node.placeholder).width > room + 1) fault(`"${node.placeholder}" is cut off`, node);
  }
  const controls = [...document.querySelectorAll("button, a[href], input, summary, [role=option]")]
    .filter((node) => node.checkVisibility() && !node.matches(".skip, .newest"))
    .map((node) => ({node, whole: node.getBoundingClientRect(), seen: cut(node)}))
    .filter(({seen}) => seen.width > 1 && seen.height > 1);
  for (const {node, whole, seen} of controls) {
    const least = node.matches(".spot, a:not(.button), summary") ? 24 : 43.5;
    if (Math.min(whole.width, whole.height) < least) fault(`${whole.width} x ${whole.height}`, node);
    if (seen.height < whole.height / 2 || seen.width < whole.width / 2) continue;
    const hit = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2);
    if (!node.contains(hit) && !hit.closest(".newest")) fault("covered", node, hit);
  }
  controls.forEach((one, index) => {
    for (const other of controls.slice(index + 1)) {
      const width = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
      const height = Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
      if (width > 1 && height > 1 && !one.node.contains(other.node)) fault("overlap", one.node, other.node);
    }
  });
  return faults;
}
