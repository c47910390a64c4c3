import { PREFERENCES_KEY, WELCOMED } from "../account/preferences.ts";

/** The color of the browser's own bars: set by script alone, as the framework would take the element for one of its own. */
export const THEME_COLORS = { light: "#faf8f4", dark: "#0e1513" } as const;

export const DARK_DEVICE = "(prefers-color-scheme: dark)";

/**
 * Puts the chosen theme on the page before it is first painted, light until somebody chooses: also before they sign in,
 * so that nothing turns when they do, and colors the browser's bars like it. Pages opened by a link of one's own follow the device. Says too whether the welcome
 * card was closed, which the server can't know. Runs before all else.
 */
export const THEME_SCRIPT = `(function(d){var t;try{t=JSON.parse(localStorage.getItem("${PREFERENCES_KEY}")||"{}").theme}catch(e){}if(t!=="light"&&t!=="dark"&&t!=="system"&&!/^\\/(i|me|review|times|unsubscribe)\\//.test(location.pathname))t="light";if(t==="light"||t==="dark")d.dataset.theme=t;else t=matchMedia("${DARK_DEVICE}").matches?"dark":"light";var m=document.createElement("meta");m.name="theme-color";m.content=${JSON.stringify(THEME_COLORS)}[t];document.head.append(m);try{if(localStorage.getItem("${WELCOMED.forGood}")||sessionStorage.getItem("${WELCOMED.thisTab}"))d.dataset.welcomed=""}catch(e){}})(document.documentElement)`;
