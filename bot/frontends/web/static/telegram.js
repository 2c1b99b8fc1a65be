// @ts-check
// Telegram's frame, without its script: what the address brings, and the few events that are needed.
// https://core.telegram.org/api/web-events, https://docs.telegram-mini-apps.com/platform/methods

const launch = new URLSearchParams(location.hash.slice(1));
const COLOUR = /^#[0-9a-f]{6}$/i;
const TEXT_CONTRAST = 4.5;
const BUTTON_CONTRAST = 3;
const SIDES = ["top", "right", "bottom", "left"];
const MOST_INSET = 200; // pixels

const [major = 0, minor = 0] = (launch.get("tgWebAppVersion") ?? "").split(".").map(Number);

/**
 * Whether the client is of this version of Mini Apps or later.
 *
 * @param {number} first
 * @param {number} second
 */
const isSince = (first, second) => major > first || (major === first && minor >= second);

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
/** @typedef {Record<string, unknown>} Inset pixels by side */
/** @typedef {{ theme_params?: Theme, is_fullscreen?: boolean, status?: string, error?: string } & Inset} Data */
/** @typedef {(type: string, data: Data | undefined) => void} Hear */
/** @import { Client, Feeling } from "./embedded.js" */

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

// --- room for the phone's notch and for Telegram's own buttons ---------------------------------

/** @type {Record<"screen" | "buttons", Inset>} */
const insets = { screen: {}, buttons: {} };

/** @param {unknown} size */
const pixels = (size) => (typeof size === "number" ? Math.min(Math.max(size, 0), MOST_INSET) || 0 : 0);

/**
 * @param {"screen" | "buttons"} what
 * @param {Inset | undefined} inset
 */
function keepClear(what, inset) {
  insets[what] = inset ?? {};
  for (const side of SIDES) {
    const [screen, buttons] = [pixels(insets.screen[side]), pixels(insets.buttons[side])];
    const room = `calc(max(env(safe-area-inset-${side}), ${screen}px) + ${buttons}px)`;
    document.documentElement.style.setProperty(`--inset-${side}`, room);
  }
}

// --- vibration, full screen and the home screen -----------------------------------------------

/** @type {Client} */
let client = {
  vibrates: isSince(6, 1),
  fullScreen: isSince(8, 0) ? launch.get("tgWebAppFullscreen") === "1" : null,
  addsIcon: false,
};
/** @type {(client: Client) => void} */
let told = () => {};

/** @param {(client: Client) => void} listener is called now, and when something has changed */
export function watch(listener) {
  told = listener;
  told(client);
}

/** @param {Partial<Client>} change */
function learn(change) {
  client = { ...client, ...change };
  told(client);
}

const FEEDBACK = {
  picked: { type: "impact", impact_style: "light" },
  played: { type: "notification", notification_type: "success" },
  refused: { type: "notification", notification_type: "error" },
};

/** @param {Feeling} what */
export function feel(what) {
  if (client.vibrates) tell("web_app_trigger_haptic_feedback", FEEDBACK[what]);
}

/** @param {boolean} on */
export const setFullScreen = (on) => tell(on ? "web_app_request_fullscreen" : "web_app_exit_fullscreen");

export const addIcon = () => tell("web_app_add_to_home_screen");

// --- what Telegram tells ----------------------------------------------------------------------

/** @type {Hear} */
function hear(type, data) {
  if (type === "theme_changed") dress(data?.theme_params);
  if (!isSince(8, 0)) return;
  switch (type) {
    case "safe_area_changed": return keepClear("screen", data);
    case "content_safe_area_changed": return keepClear("buttons", data);
    case "fullscreen_changed": return learn({ fullScreen: Boolean(data?.is_fullscreen) });
    case "fullscreen_failed": return learn({ fullScreen: data?.error === "ALREADY_FULLSCREEN" || null });
    case "home_screen_checked": return learn({ addsIcon: ["missed", "unknown"].includes(data?.status ?? "") });
    case "home_screen_added": return learn({ addsIcon: false });
    case "home_screen_failed": return learn({ addsIcon: client.addsIcon && data?.error !== "UNSUPPORTED" });
  }
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
  if (isSince(7, 7)) tell("web_app_setup_swipe_behavior", { allow_vertical_swipe: false });
  if (!isSince(8, 0)) return;
  for (const asked of ["request_safe_area", "request_content_safe_area", "check_home_screen"]) tell(`web_app_${asked}`);
}
