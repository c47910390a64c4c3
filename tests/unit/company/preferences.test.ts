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

  /** As much of a document as the script touches, and what it put first in its head. */
  function documentOf(documentElement: { dataset: Record<string, string> }) {
    const first: { content?: string }[] = [];
    const head = { prepend: (element: { content?: string }) => first.unshift(element) };
    return { document: { documentElement, head, createElement: () => ({}) }, first };
  }

  it.each([
    [{}, {}, undefined],
    [{ hide_welcome_popup: "true" }, {}, ""],
    [{}, { hide_welcome_popup_this_session: "true" }, ""],
  ])("hides a welcome card that was closed: %j, %j", (kept, tab, welcomed) => {
    const page: { dataset: Record<string, string> } = { dataset: {} };
    const storage = (values: Record<string, string>) => ({
      getItem: (key: string) => values[key] ?? null,
    });
    const names = ["document", "localStorage", "sessionStorage", "location"];
    const { document } = documentOf(page);
    new Function(...names, THEME_SCRIPT)(document, storage(kept), storage(tab), {
      pathname: "/dashboard",
    });
    expect(page.dataset.welcomed).toBe(welcomed);
  });

  function themeAt(pathname: string, stored: string | null) {
    const page: { dataset: Record<string, string> } = { dataset: {} };
    const names = ["document", "localStorage", "location"];
    const storage = {
      getItem: () => {
        if (stored === "blocked") throw new Error("blocked");
        return stored;
      },
    };
    const { document, first } = documentOf(page);
    new Function(...names, THEME_SCRIPT)(document, storage, { pathname });
    return { theme: page.dataset.theme, bars: first[0]?.content };
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
    const bars = theme && THEME_COLORS[theme];
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
