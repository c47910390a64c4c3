import { createHash } from "node:crypto";
import { mergePreferences, readPreferences } from "#lib/domain/account/preferences";
import { contentSecurityPolicy } from "#lib/domain/core/security-headers";
import { THEME_COLORS, THEME_SCRIPT } from "#lib/domain/core/theme-script";

const defaults = {
  theme: "light",
  language: "en",
  notifications: { email: true, push: true },
  shortcuts: true,
};

describe("Preferences", () => {
  it("are light, English, with email and push, until somebody says otherwise", () => {
    expect(readPreferences(null)).toEqual(defaults);
  });

  it.each(["", "nonsense", "null", "[]", '{"theme":7,"notifications":"x"}'])(
    "take '%s' in storage for nothing",
    (stored) => {
      expect(readPreferences(stored)).toEqual(defaults);
    },
  );

  it("keep what a change does not name", () => {
    const dark = mergePreferences(readPreferences(null), { theme: "dark" });
    expect(mergePreferences(dark, { notifications: { email: false } })).toEqual({
      ...defaults,
      theme: "dark",
      notifications: { email: false, push: true },
    });
  });
});

describe("The theme before the first paint", () => {
  const hash = `'sha256-${createHash("sha256").update(THEME_SCRIPT).digest("base64")}'`;

  /** As much of a document as the script touches, and what it put into its head. */
  function documentOf(documentElement: { dataset: Record<string, string> }) {
    const added: { content?: string }[] = [];
    const head = { append: (element: { content?: string }) => added.push(element) };
    return { document: { documentElement, head, createElement: () => ({}) }, added };
  }

  const darkDevice = () => ({ matches: true });

  it.each([
    [{}, {}, undefined],
    [{ hide_welcome_popup: "true" }, {}, ""],
    [{}, { hide_welcome_popup_this_session: "true" }, ""],
  ])("hides a welcome card that was closed: %j, %j", (kept, tab, welcomed) => {
    const page: { dataset: Record<string, string> } = { dataset: {} };
    const storage = (values: Record<string, string>) => ({
      getItem: (key: string) => values[key] ?? null,
    });
    const names = ["document", "localStorage", "sessionStorage", "location", "matchMedia"];
    const { document } = documentOf(page);
    const location = { pathname: "/dashboard" };
    new Function(...names, THEME_SCRIPT)(
      document,
      storage(kept),
      storage(tab),
      location,
      darkDevice,
    );
    expect(page.dataset.welcomed).toBe(welcomed);
  });

  function themeAt(pathname: string, stored: string | null) {
    const page: { dataset: Record<string, string> } = { dataset: {} };
    const names = ["document", "localStorage", "location", "matchMedia"];
    const storage = {
      getItem: () => {
        if (stored === "blocked") throw new Error("blocked");
        return stored;
      },
    };
    const { document, added } = documentOf(page);
    new Function(...names, THEME_SCRIPT)(document, storage, { pathname }, darkDevice);
    return { theme: page.dataset.theme, bars: added[0]?.content };
  }

  it.each([
    ["/dashboard", null, "light"],
    ["/interviews/responses", "blocked", "light"],
    ["/dashboard", '{"theme":"dark"}', "dark"],
    ["/dashboard", '{"theme":"system"}', undefined],
    ["/", null, "light"],
    ["/signin", "nonsense", "light"],
    ["/", '{"theme":"system"}', undefined],
    ["/industries", null, "light"],
    ["/i/abc", null, undefined],
    ["/review/answers/abc", null, undefined],
    ["/i/abc", '{"theme":"dark"}', "dark"],
    ["/", '{"theme":"dark"}', "dark"],
  ] as const)("at %s with %s stored is %s, the browser's bars too", (pathname, stored, theme) => {
    const bars = THEME_COLORS[theme ?? "dark"];
    expect(themeAt(pathname, stored)).toEqual({ theme, bars });
  });

  it("is allowed by the policy of every page that has a nonce", () => {
    const policy = contentSecurityPolicy("/dashboard", {
      nonce: "n",
      hashes: {},
      pictures: [],
      media: [],
      payments: null,
      development: false,
    });
    expect(policy).toContain(hash);
  });
});
