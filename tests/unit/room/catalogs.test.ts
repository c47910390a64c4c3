import { noticeVersion, START_NOTICES } from "#lib/domain/room/consent";
import { noticeParts } from "#lib/domain/room/notice";
import { UNFINISHED_DAYS } from "#lib/domain/room/room";
import { NEWEST_TEXT_WORDS, TEXT_WORDS } from "#lib/domain/room/text-consent";
import {
  firstLanguage,
  LANGUAGES,
  type LanguageCode,
  languageTag,
  requestedLanguage,
  textAttributes,
} from "#lib/domain/text/languages";
import { days, fill, list, plural } from "#lib/domain/text/words";
import { CATALOGS } from "#lib/messages/catalogs";
import { MAIL_CATALOGS } from "#lib/messages/mails";
import { agreedNotice } from "#lib/messages/notices";
import { agreedTextWords } from "#lib/messages/text-words";

const PERIODS = { recordingsDays: 90, resultsYears: 4 };

type Found = { path: string; words: string[]; categories: string[] | null };

const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];
const isForms = (node: object) =>
  "other" in node && Object.keys(node).every((key) => CATEGORIES.includes(key));

/** Every text with its path; a text with plural forms is one. */
function texts(node: unknown, path = ""): Found[] {
  if (typeof node === "string") return [{ path, words: [node], categories: null }];
  if (typeof node !== "object" || node === null) return [];
  const entries = Object.entries(node);
  if (!isForms(node)) return entries.flatMap(([key, part]) => texts(part, `${path}.${key}`));
  const words = entries.map(([, part]) => String(part));
  return [{ path, words, categories: Object.keys(node).sort() }];
}

const placeholders = (words: string) =>
  [...words.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
/** A form for exactly one, two or none may say its number in words. */
const named = (found: Found) => [...new Set(found.words.flatMap(placeholders))].sort();

const catalog = (code: LanguageCode) =>
  texts({ room: CATALOGS[code], outside: MAIL_CATALOGS[code] });
const english = catalog("en");
const translations = LANGUAGES.filter(({ code }) => code !== "en");

describe.each(translations)("A candidate who reads $name", ({ code, tag }) => {
  const own = catalog(code);

  it("finds every text that English has, and no other", () => {
    expect(own.map(({ path }) => path).sort()).toEqual(english.map(({ path }) => path).sort());
  });

  it("finds the form of each number that the language has", () => {
    const expected = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort();
    const wrong = own.filter(({ categories }) => categories && `${categories}` !== `${expected}`);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it("finds every name and number where English has one", () => {
    const lost = english.filter((text) => {
      const here = own.find(({ path }) => path === text.path);
      return here && `${named(here)}` !== `${named(text)}`;
    });
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it("finds nothing left empty or in English", () => {
    const original = new Map(english.map(({ path, words }) => [path, words]));
    const left = own.filter(({ path, words }) => {
      const same = words.every((text) => original.get(path)?.includes(text));
      const said = words
        .join("")
        .replace(/\{\w+\}/g, "")
        .trim();
      return words.some((text) => text.trim() === "") || (same && /[a-z]+ [a-z]+/i.test(said));
    });
    expect(left.map(({ path }) => path)).toEqual([]);
  });

  it("agrees to a notice of that language", () => {
    expect(noticeVersion(code)).toContain(`.${code}`);
  });
});

describe.each(LANGUAGES)("The notice in $name", ({ code }) => {
  const facts = { company: "Brightside Co.", language: code, video: true, retention: null };
  const now = agreedNotice(noticeVersion(code));

  it("stays readable in every version, for who agreed to it", () => {
    expect(now).toEqual(CATALOGS[code].consent);
    const before = agreedNotice(noticeVersion(code).replace(/^[^.]+/, "2026-11-22"));
    expect(before?.keptOpen).toBeTruthy();
    expect(before?.keptOpen).not.toBe(now?.keptOpen);
  });

  it("tells before the details that the company sees who started, and only since that version", () => {
    const [day = ""] = noticeVersion(code).split(".");
    expect(START_NOTICES).toContain(day);
    const earlier = agreedNotice(noticeVersion(code).replace(day, "2026-11-27"));
    expect(earlier?.unfinished).toBeTruthy();
    expect(now?.unfinished).not.toBe(earlier?.unfinished);
    expect(START_NOTICES).not.toContain("2026-11-27");
  });

  it("says what becomes of what nobody submits, who sees it, and the way out by its name", () => {
    const said = now ? noticeParts(now, facts) : [];
    const text = said.map((part) => part.text).join("\n");
    expect(said).toHaveLength(7);
    expect(text).toContain(days(UNFINISHED_DAYS, code));
    expect(text).toContain(CATALOGS[code].withdraw.open);
    expect(text).toContain("SMS");
    expect(text).not.toMatch(/\{\w+\}/);
    expect(now && noticeParts(now, { ...facts, retention: PERIODS }).at(5)?.text).toContain(
      days(PERIODS.recordingsDays, code),
    );
  });
});

describe.each(LANGUAGES)("The box for text messages in $name", ({ code }) => {
  const now = agreedTextWords(NEWEST_TEXT_WORDS, code);

  it("says who texts, how often, how to end it, and how to get help", () => {
    const stop = code === "es" ? ["ALTO", "AYUDA"] : ["STOP", "HELP"];
    const often = code === "ar" ? "رسالتان" : "2";
    for (const part of ["{company}", often, ...stop]) expect(now).toContain(part);
  });

  it("stays readable in every version, for who ticked it", () => {
    const versions = TEXT_WORDS.map((version) => agreedTextWords(version, code));
    expect(new Set(versions).size).toBe(TEXT_WORDS.length);
    expect(versions.at(-1)).toBe(CATALOGS[code].details.texts);
    expect(agreedTextWords("2026-11-27", code)).toBeNull();
  });
});

it("A notice that is none of ours is not made up", () => {
  expect(["2026-11-22.xx", "1", "constructor", "2026-11-22.constructor"].map(agreedNotice)).toEqual(
    [null, null, null, null],
  );
});

describe("The room's languages", () => {
  it("say a number in the form that fits it", () => {
    const seconds = {
      one: "{count} секунда",
      few: "{count} секунды",
      many: "{count} секунд",
      other: "{count} секунды",
    };
    expect([1, 3, 5, 21].map((count) => plural(seconds, count, "ru"))).toEqual([
      "1 секунда",
      "3 секунды",
      "5 секунд",
      "21 секунда",
    ]);
  });

  it("run from right to left in Arabic only", () => {
    const turned = LANGUAGES.filter(({ code }) => textAttributes(code).dir === "rtl");
    expect(turned.map(({ code }) => code)).toEqual(["ar"]);
    expect(textAttributes("zh")).toEqual({ lang: "zh-Hans", dir: "ltr" });
    expect(textAttributes("ar").lang).toBe("ar");
  });

  it.each([
    ["en", "below", "email"],
    ["es", "abajo", "correo"],
    ["pt", "abaixo", "e-mail"],
    ["fr", "ci-dessous", "e-mail"],
    ["de", "unten", "E-Mail"],
    ["ru", "ниже", "письма"],
    ["zh", "下面", "邮箱"],
    ["ja", "下の", "メール"],
    ["hi", "नीचे", "ईमेल"],
    ["ar", "أدناه", "البريد"],
  ] as const)("lead on by the person's own link and by the mailed one: %s", (code, below, mail) => {
    const { permission, later } = CATALOGS[code];
    for (const { body } of [permission.blocked, permission.missing, permission.unsupported])
      expect(body).toContain(below);
    expect(later.lead).toContain(mail);
  });

  it("write digits that a clock shows too", () => {
    for (const { code } of LANGUAGES) expect((12).toLocaleString(languageTag(code))).toBe("12");
  });

  it("keep a name's own direction inside Arabic", () => {
    expect(fill("{company}: {count}", { company: "Acme", count: 2 }, "ar")).toBe(
      "\u2068Acme\u2069: 2",
    );
  });

  it("end an Arabic sentence after a name where the sentence ends", () => {
    expect(fill("{company}.", { company: "Acme" }, "ar")).toBe("\u2068Acme\u2069.");
    expect(fill("{company}.", { company: "Acme Co." }, "ar")).toBe("\u2068Acme Co.\u2069");
  });

  it("in Spanish name buttons by the words on them", () => {
    const { book, me, mails } = MAIL_CATALOGS.es;
    const { withdraw, consent } = CATALOGS.es;
    for (const words of [book.fixed, book.onlyThis]) expect(words).toContain(`“${book.no}”`);
    expect(consent.withdraw).toContain(`“${withdraw.open}”`);
    expect([me.deleteTitle, mails.withdraw.action]).toEqual([withdraw.open, withdraw.open]);
  });

  it("list things as each of them does", () => {
    expect(["en", "zh", "ja"].map((code) => list(["A", "B"], code))).toEqual([
      "A, B",
      "A、B",
      "A、B",
    ]);
  });

  it("are guessed from the browser where nothing else is known", () => {
    expect(requestedLanguage("nl-NL,pt-BR;q=0.9,en;q=0.8")).toBe("pt");
    expect(requestedLanguage(null)).toBe("en");
  });

  it("are a phone's own only where its first language is one of them", () => {
    expect(firstLanguage("es-US,es;q=0.9,en;q=0.8")).toBe("es");
    expect(firstLanguage("nl-NL,pt-BR;q=0.9,en;q=0.8")).toBeNull();
    expect(firstLanguage(null)).toBeNull();
  });
});
