// @ts-check
// The path that the site is below, as in https://example.org/petteia. Inside the page, all addresses of the site begin
// at its root; they get the path where they are used.

const base = document.documentElement.dataset.base ?? "";

/** What holds an address in what the server sends. */
const ADDRESSES = new Set(["src", "back", "sheet", "still"]);

/** @param {string} path */
export const addressOf = (path) => base + path;

/**
 * Return the path in the site that an address of a link or of the page leads to.
 *
 * @param {string} address
 */
export const pathIn = (address) => (address.startsWith(`${base}/`) ? address.slice(base.length) : address);

/**
 * @param {string} key
 * @param {unknown} value
 */
const revive = (key, value) =>
  ADDRESSES.has(key) && typeof value === "string" && value.startsWith("/") ? addressOf(value) : value;

/**
 * Read JSON that the server has sent; its pictures get their addresses.
 *
 * @param {string} json
 */
export const readJson = (json) => JSON.parse(json, base ? revive : undefined);
