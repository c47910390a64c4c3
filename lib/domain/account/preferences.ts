import * as z from "zod/mini";

/** The browser storage key of a person's preferences. */
export const PREFERENCES_KEY = "userPreferences";

export const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "Match this device" },
] as const;

const schema = z.object({
  theme: z.catch(z.enum(["light", "dark", "system"]), "light"),
  language: z.catch(z.enum(["en"]), "en"),
  notifications: z.catch(
    z.object({ email: z.catch(z.boolean(), true), push: z.catch(z.boolean(), true) }),
    { email: true, push: true },
  ),
});

export type Preferences = z.output<typeof schema>;
export type PreferencesChange = Partial<Omit<Preferences, "notifications">> & {
  notifications?: Partial<Preferences["notifications"]>;
};

/** What storage holds; the defaults for all of it that is missing or not ours. */
export function readPreferences(stored: string | null): Preferences {
  let value: unknown = {};
  try {
    value = JSON.parse(stored ?? "{}");
  } catch {
    // Not ours: the defaults.
  }
  return schema.parse({ ...Object(value) });
}

/** A change laid over what is there. */
export function mergePreferences(known: Preferences, change: PreferencesChange): Preferences {
  return {
    ...known,
    ...change,
    notifications: { ...known.notifications, ...change.notifications },
  };
}
