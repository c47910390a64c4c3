import { readdirSync, readFileSync } from "node:fs";
import { PLAN_CACHE_SECONDS } from "#components/shared/plan-cache";
import { cookieText } from "#components/site/legal/cookie-text";
import { SESSION_SECONDS } from "#lib/domain/room/room";
import { LINK_SECONDS, READER_SECONDS } from "#lib/http/link-cookie";
import { LIST_ORDER_SECONDS } from "#lib/http/list-order";
import { CONSENT_SECONDS } from "#lib/http/room-opening";
import { TOKEN_SECONDS } from "#lib/http/signed-token";

const FOLDERS = ["app", "components", "lib"];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
);
const policy = JSON.stringify(cookieText);

const rows = cookieText.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (typeof block === "object" && "table" in block ? block.table : [])),
);

const UNITS = [
  ["year", 365 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** '30 days', as the table writes it. */
function inWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];
  const format = new Intl.NumberFormat("en-US", { style: "unit", unit, unitDisplay: "long" });
  return format.format(seconds / size);
}

/** What is caught by the first group of a pattern in files that do something. */
function namesIn(doing: RegExp, pattern: RegExp): string[] {
  return files
    .filter((text) => doing.test(text))
    .flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
}

/** Before what changes from one interview or person to the next. */
const fixed = (name: string) =>
  name.replace(/\$\{.*$/, "").replace(/^candidates_list_.*/, "candidates_list_");

const cookies = [
  ...namesIn(/setCookie\(/, /COOKIE = "([^"]+)"/g),
  ...namesIn(/setCookie\(/, /cookieName = \([^)]*\) => `([^`]+)`/g),
  ...namesIn(/ROOM_COOKIE/, /ROOM_COOKIE = "([^"]+)"/g),
].map(fixed);

const stored = [
  ...namesIn(
    /(?:browser|tab)Storage\.|PREFERENCES_KEY/,
    /(?:KEY|REMEMBERED|FOR_GOOD|THIS_SESSION|LIST|LEFT_FOR|SHOWN|CHOSEN) = "([^"]+)"/g,
  ),
  ...namesIn(
    /(?:browser|tab)Storage\./,
    /(?:prefix|nameOf|key|unsavedKey) = (?:\([^)]*\) => )?`([^`]+)`/g,
  ),
  ...namesIn(/indexedDB/, /indexedDB\.open\("([^"]+)"/g),
].map(fixed);

describe("The cookie policy", () => {
  it("names every cookie that a handler sets", () => {
    expect(cookies.sort()).toEqual([
      "consent_",
      "language_",
      "link_",
      "rolecall-browser",
      "rolecall-list-order",
      "rolecall-recovery",
      "room_",
    ]);
    expect(cookies.filter((name) => !policy.includes(name))).toEqual([]);
  });

  it("names everything that is kept in the browser", () => {
    expect(stored.length).toBeGreaterThanOrEqual(10);
    expect(stored.filter((name) => !policy.includes(name))).toEqual([]);
  });

  it.each([
    ["rolecall-browser", TOKEN_SECONDS.device],
    ["rolecall-list-order", LIST_ORDER_SECONDS],
    ["rolecall-recovery", TOKEN_SECONDS.recovery],
    ["room_…", SESSION_SECONDS],
    ["link_private_…, link_review_…", LINK_SECONDS],
    ["link_reader_…", READER_SECONDS],
    ["language_…", SESSION_SECONDS],
    ["consent_…", CONSENT_SECONDS],
  ])("says how long %s is kept", (name, seconds) => {
    const row = rows.find(([first]) => first === name);
    expect(row?.at(-1)).toBe(inWords(seconds));
  });

  it("says how long a plan is remembered", () => {
    const row = rows.find(([first]) => first === "sa:userPlan:…");
    expect(row?.at(-1)).toContain(`for ${inWords(PLAN_CACHE_SECONDS)},`);
  });

  it("knows every place that sets a cookie", () => {
    const setters = files.filter(
      (text) => /\bsetCookie\(/.test(text) && !/function setCookie/.test(text),
    );
    // Of four the name is a constant or a function here; the room's stands with its rules.
    expect(setters).toHaveLength(7);
  });
});
