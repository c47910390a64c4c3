"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { browserStorage } from "#lib/browser/storage";
import {
  mergePreferences,
  PREFERENCES_KEY,
  type Preferences,
  type PreferencesChange,
  readPreferences,
} from "#lib/domain/account/preferences";
import { DARK_DEVICE, THEME_COLORS } from "#lib/domain/core/theme-script";

type Held = { preferences: Preferences; update: (change: PreferencesChange) => void };

const Context = createContext<Held | null>(null);

/** Read from browser storage on start, merged on update, saved on every change. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences, setPreferences] = useState(() => readPreferences(null));

  useEffect(() => {
    const read = () => setPreferences(readPreferences(browserStorage.get(PREFERENCES_KEY)));
    const changedElsewhere = ({ key }: StorageEvent) => key === PREFERENCES_KEY && read();
    read();
    window.addEventListener("storage", changedElsewhere);
    return () => window.removeEventListener("storage", changedElsewhere);
  }, []);

  const update = useCallback((change: PreferencesChange) => {
    // What another tab has saved since then counts too.
    const known = readPreferences(browserStorage.get(PREFERENCES_KEY));
    const next = mergePreferences(known, change);
    browserStorage.set(PREFERENCES_KEY, JSON.stringify(next));
    setPreferences(next);
    applyTheme(next.theme);
  }, []);

  useEffect(() => {
    // Also for a page that was reached without a first paint of its own.
    applyTheme(readPreferences(browserStorage.get(PREFERENCES_KEY)).theme);
  }, []);

  return <Context value={{ preferences, update }}>{children}</Context>;
}

function applyTheme(theme: Preferences["theme"]) {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  const device = window.matchMedia(DARK_DEVICE).matches ? "dark" : "light";
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", THEME_COLORS[theme === "system" ? device : theme]);
}

/** The signed-in person's preferences and how to change them. */
export function usePreferences(): Held {
  const held = useContext(Context);
  if (held === null) throw new Error("usePreferences must be used within a PreferencesProvider");
  return held;
}
