import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { LANES } from "#lib/domain/jobs/kinds";
import { MAX_COMPARED } from "#lib/domain/results/comparison";
import { ACCOMMODATION_WORDS, MORE_TIME_FACTOR } from "#lib/domain/room/accommodations";
import { GRACE_MINUTES } from "#lib/domain/room/room";
import { INDUSTRY_TEXTS, industryText } from "#lib/domain/site/industry-texts";
import { LANGUAGES, type LanguageCode } from "#lib/domain/text/languages";
import { CATALOGS } from "#lib/messages/catalogs";

describe("A number that a translation spells", () => {
  /** Ten and twice, as each language writes them here. */
  const SPELLED: Readonly<Record<LanguageCode, readonly [ten: string, twice: string]>> = {
    en: ["ten minutes", "Twice"],
    es: ["diez minutos", "doble"],
    fr: ["dix minutes", "deux fois"],
    de: ["zehn Minuten", "Doppelt"],
    zh: ["十分钟", "加倍"],
    ja: ["10 分", "二倍"],
    ar: ["عشر دقائق", "ضعف"],
    ru: ["десяти минут", "вдвое"],
    pt: ["dez minutos", "dobro"],
    hi: ["दस मिनट", "दोगुना"],
  };

  it.each(LANGUAGES.map(({ code }) => code))("is the constant's, in %s", (code) => {
    const catalog = CATALOGS[code];
    const [ten, twice] = SPELLED[code];
    expect([GRACE_MINUTES, MORE_TIME_FACTOR]).toEqual([10, 2]);
    expect(ACCOMMODATION_WORDS.more_time).toContain("doubled");
    expect(catalog.later.begun).toContain(ten);
    expect(catalog.closing.soon).toContain(ten);
    expect(catalog.accommodation.more_time.hint).toContain(twice);
  });
});

it("As many lanes of jobs run beside each other as decision 102 says", () => {
  expect(LANES).toHaveLength(10);
  const decision = readFileSync("docs/decisions/0102-background-jobs-order-and-leases.md", "utf8");
  expect(decision).toContain("*Ten lanes.*");
  expect(decision.replaceAll("\n", " ")).toContain("Up to ten jobs run in one process");
});

it("As many candidates stand side by side as the site says", () => {
  expect(MAX_COMPARED).toBe(4);
  expect(JSON.stringify(industryText("franchises")?.faq)).toContain(
    "two to four of them side by side",
  );
});

it("The room has as many languages as the trades' pages say", () => {
  const said = [...JSON.stringify(INDUSTRY_TEXTS).matchAll(/(\d+) languages/g)];
  expect(said.length).toBeGreaterThan(0);
  expect(new Set(said.map(([, count]) => count))).toEqual(new Set([String(LANGUAGES.length)]));
});
