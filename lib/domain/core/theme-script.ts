import { PREFERENCES_KEY } from "../account/preferences.ts";

/**
 * Puts the chosen theme on the page before it is first painted. The workspace is light until its owner says
 * otherwise; everybody else sees what their device is set to. Runs in the browser, before all else.
 */
export const THEME_SCRIPT = `(function(d){var t;try{t=JSON.parse(localStorage.getItem("${PREFERENCES_KEY}")||"{}").theme}catch(e){}if(t!=="light"&&t!=="dark"&&t!=="system"&&/^\\/(dashboard|interviews|integrations|payment)(\\/|$)/.test(location.pathname))t="light";if(t==="light"||t==="dark")d.dataset.theme=t})(document.documentElement)`;
