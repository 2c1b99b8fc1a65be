// @ts-check
// Telegram's frame, without its script: what the address brings, and the few events that are needed.
// https://core.telegram.org/api/web-events, https://docs.telegram-mini-apps.com/platform/methods

const launch = new URLSearchParams(location.hash.slice(1));
const COLOUR = /^#[0-9a-f]{6}$/i;
const TEXT_CONTRAST = 4.5;
const BUTTON_CONTRAST = 3;

export const proof = async () => launch.get("tgWebAppData") ?? "";

/**
 * Where Telegram's applications hear the page, and where they call it.
 *
 * @typedef {object} Bridges
 * @property {{ postEvent: (type: string, data: string) => void }} [TelegramWebviewProxy]
 * @property {{ notify?: (told: string) => void }} external
 * @property {object} [Telegram]
 * @property {object} [TelegramGameProxy]
 * @property {Hear} [TelegramGameProxy_receiveEvent]
 */

/** @typedef {Record<string, string | undefined>} Theme */
/** @typedef {(type: string, data: { theme_params?: Theme } | undefined) => void} Hear */

const bridges = /** @type {Bridges} */ (/** @type {unknown} */ (window));

/**
 * Nothing of what is told is secret, and Telegram has several addresses on the web.
 *
 * @param {string} eventType
 * @param {object} eventData
 */
function tell(eventType, eventData = {}) {
  const told = JSON.stringify(eventData);
  if (bridges.TelegramWebviewProxy) bridges.TelegramWebviewProxy.postEvent(eventType, told);
  else if (bridges.external?.notify) {
    bridges.external.notify(JSON.stringify({ eventType, eventData }));
  } else if (window.parent !== window) {
    window.parent.postMessage(JSON.stringify({ eventType, eventData }), "*");
  }
}

// --- colours ----------------------------------------------------------------------------------

/** @param {string} colour */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * @param {string} one
 * @param {string} other
 */
function contrast(one, other) {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

/**
 * @param {string | null} colour
 * @param {string | null} on
 * @param {number} least
 * @returns {colour is string}
 */
const isReadable = (colour, on, least) => Boolean(colour && on && contrast(colour, on) >= least);

/**
 * The page's variables in the colours of a theme; empty where these are missing or hard to read.
 *
 * @param {Theme | null | undefined} theme
 * @returns {Record<string, string>}
 */
export function colours(theme) {
  const of = (/** @type {string} */ name) => {
    const colour = theme?.[name];
    return typeof colour === "string" && COLOUR.test(colour) ? colour : null;
  };
  const [sheet, ink] = [of("bg_color"), of("text_color")];
  if (!sheet || !ink || contrast(sheet, ink) < TEXT_CONTRAST) return {};
  const ground = of("secondary_bg_color");
  const [button, label] = [of("button_color"), of("button_text_color")];
  const hasButton = isReadable(label, button, BUTTON_CONTRAST) && isReadable(button, sheet, BUTTON_CONTRAST);
  const [clay, onClay] = hasButton ? [button, label] : [ink, sheet];
  const soft = of("hint_color");
  const alarm = of("destructive_text_color");
  return {
    "color-scheme": luminance(sheet) < 0.2 ? "dark" : "light",
    "--ground": ground && isReadable(ink, ground, TEXT_CONTRAST) ? ground : sheet,
    "--sheet": sheet,
    "--ink": ink,
    "--soft": isReadable(soft, sheet, TEXT_CONTRAST) ? soft : ink,
    "--rule": `color-mix(in srgb, ${ink} 20%, ${sheet})`,
    "--clay": clay,
    "--clay-deep": clay,
    "--on-clay": onClay,
    "--mine": `color-mix(in srgb, ${clay} 16%, ${sheet})`,
    "--calm": `color-mix(in srgb, ${clay} 10%, ${sheet})`,
    "--alarm": isReadable(alarm, sheet, TEXT_CONTRAST) ? alarm : ink,
    "--ring": clay,
  };
}

/** @param {Theme | null | undefined} theme */
function dress(theme) {
  for (const [name, value] of Object.entries(colours(theme))) {
    document.documentElement.style.setProperty(name, value);
  }
}

// --- what Telegram tells ----------------------------------------------------------------------

/** @type {Hear} */
function hear(type, data) {
  if (type === "theme_changed") dress(data?.theme_params);
}

/** @param {string | null} text */
function read(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export function begin() {
  addEventListener("message", ({ source, data }) => {
    if (source !== window.parent) return;
    const event = typeof data === "string" ? read(data) : data;
    hear(event?.eventType, event?.eventData);
  });
  // Where the applications call the page.
  bridges.Telegram = { WebView: { receiveEvent: hear } };
  bridges.TelegramGameProxy = { receiveEvent: hear };
  bridges.TelegramGameProxy_receiveEvent = hear;
  dress(read(launch.get("tgWebAppThemeParams")));
  tell("iframe_ready", { reload_supported: false });
  tell("web_app_ready");
  tell("web_app_expand");
  // A board is dragged about without closing the page.
  tell("web_app_setup_swipe_behavior", { allow_vertical_swipe: false });
}
