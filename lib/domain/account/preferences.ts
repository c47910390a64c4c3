/** The browser storage key of a person's preferences. */
export const PREFERENCES_KEY = "userPreferences";

/** Where the browser keeps that the welcome card was closed for ever, or until this tab is closed. */
export const WELCOMED = {
  forGood: "hide_welcome_popup",
  thisTab: "hide_welcome_popup_this_session",
} as const;

export const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "As this device" },
] as const;

export type Preferences = {
  theme: (typeof THEMES)[number]["value"];
  language: "en";
  notifications: { email: boolean; push: boolean };
  /** Whether single keys act on the pages of candidates. */
  shortcuts: boolean;
};
export type PreferencesChange = Partial<Omit<Preferences, "notifications">> & {
  notifications?: Partial<Preferences["notifications"]>;
};

/** What storage holds; the defaults for all of it that is missing or not ours. By hand, as every page of the workspace loads it. */
export function readPreferences(stored: string | null): Preferences {
  let value: unknown = {};
  try {
    value = JSON.parse(stored ?? "{}");
  } catch {
    // Not ours: the defaults.
  }
  const { theme, notifications, shortcuts } = Object(value);
  const { email, push } = Object(notifications);
  return {
    theme: THEMES.find((known) => known.value === theme)?.value ?? "light",
    language: "en",
    notifications: { email: email !== false, push: push !== false },
    shortcuts: shortcuts !== false,
  };
}

/** A change laid over what is there. */
export function mergePreferences(known: Preferences, change: PreferencesChange): Preferences {
  return {
    ...known,
    ...change,
    notifications: { ...known.notifications, ...change.notifications },
  };
}
