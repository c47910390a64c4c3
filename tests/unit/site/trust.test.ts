import { globSync, readFileSync } from "node:fs";
import { accessibilityText } from "#components/site/trust/accessibility-text";
import { compareText } from "#components/site/trust/compare-text";
import { forCandidatesText } from "#components/site/trust/for-candidates-text";
import { howWeScoreText } from "#components/site/trust/how-we-score-text";
import { securityText } from "#components/site/trust/security-text";
import { whatsNewText } from "#components/site/trust/whats-new-text";
import { routes } from "#lib/domain/core/routes";
import { ANCHORS, RUBRIC_VERSION } from "#lib/domain/evaluation/rubric";
import { UNFINISHED_DAYS } from "#lib/domain/room/room";
import { CHAOS_FIGURES, FAILURES } from "#lib/domain/site/chaos-figures";
import { APPLYING } from "#lib/domain/site/contact";
import { EVALUATION_FIGURES } from "#lib/domain/site/evaluation-figures";
import { anchorOf, type LegalBlock } from "#lib/domain/site/legal";
import { PUBLIC_PAGES } from "#lib/domain/site/public-pages";
import { companyDate } from "#lib/domain/text/dates";
import { LANGUAGES } from "#lib/domain/text/languages";
import { roomMessages } from "#lib/messages/room";
import { builtIn } from "#lib/scorers/built-in/index";
import { shareOf } from "../../bench/evaluation/measure.ts";

const document = readFileSync("docs/evaluation.md", "utf8");
/** The cells of each row of a table in it, without what marks them as important. */
const rows = document
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.slice(1, -1).split("|"))
  .map((cells) => cells.map((cell) => cell.replaceAll("**", "").trim()));
const { rubric, measured, scores, facts } = EVALUATION_FIGURES;

/** All blocks, those too that stay folded until somebody asks. */
const unfolded = (blocks: readonly LegalBlock[]): LegalBlock[] =>
  blocks.flatMap((block) =>
    typeof block === "object" && "fold" in block ? unfolded(block.blocks) : [block],
  );

describe("How we score", () => {
  it("tells the figures that docs/evaluation.md has, all of them", () => {
    const first = rows.findIndex(([head]) => head === scores[0]?.measure);
    expect(rows.slice(first, first + scores.length)).toEqual(
      scores.map((row) => [row.measure, row.development, row.first, row.second, row.target]),
    );
    expect(rows[first + scores.length]?.[0]).toBe("Measure");
    for (const { measure, sealed, target } of facts) {
      const row = rows.find(([head]) => head === measure);
      expect([row?.[3], row?.[4]]).toEqual([sealed, target]);
    }
  });

  it("has an interval on every figure, of counts the one that belongs to them", () => {
    const figures = [
      ...scores.flatMap(({ development, first, second }) => [development, first, second]),
      ...facts.map(({ sealed }) => sealed),
    ];
    for (const figure of figures) expect(figure).toMatch(/ \[-?[\d.]+( %)?, [-\d.]+( %)?\]$/);
    const tables = [...figures, ...rows.flat()].join("\n");
    const counts = [
      ...tables.matchAll(/(\d+) of (\d+)(?: answers| \(\d+ %\)| differ)? (\[.*?\])/g),
    ];
    expect(counts.length).toBeGreaterThan(2 * 20);
    for (const [all, count, of, interval] of counts)
      expect([all, interval]).toEqual([all, shareOf(Number(count), Number(of)).split(/(?=\[)/)[1]]);
  });

  it("shows every set that was measured, and says what happened to it", () => {
    const said = JSON.stringify(howWeScoreText);
    for (const { development, first, second } of scores)
      for (const figure of [development, first, second]) expect(said).toContain(figure);
    for (const sentence of [
      "After that the word lists changed, and these figures are of the changed lists",
      "3 honest sentences were taken for an order, and no other figure differed by more than 0.02",
      "were not taken again",
    ]) {
      expect(said).toContain(sentence);
      expect(document.replaceAll(/\s+/g, " ")).toContain(sentence);
    }
    const dialect = scores.at(-1);
    const moved = [dialect?.development, dialect?.first, dialect?.second].map((figure = "") =>
      Number.parseFloat(figure).toFixed(1),
    );
    expect(said).toContain(`by ${moved.toSorted().at(0)} to ${moved.toSorted().at(-1)} of a point`);
  });

  it("tells what the built-in rules count with the points that they give, and what they read", () => {
    const code = readFileSync("lib/scorers/built-in/level.ts", "utf8");
    const worth = [...code.matchAll(/^ {2}\["\w+", (-?[\d.]+)\],$/gm)].map(([, points]) => points);
    const section = howWeScoreText.sections.find(
      ({ heading }) => heading === "How the built-in rules count",
    );
    const table = unfolded(section?.blocks ?? []).flatMap((block) =>
      typeof block === "object" && "table" in block ? [block.table.slice(1)] : [],
    )[0];
    expect(table?.map(([, , points]) => points)).toEqual(worth);
    const said = JSON.stringify(section);
    const [, base] = /^const BASE = ([\d.]+);$/m.exec(code) ?? [];
    expect(said).toContain(`starts from ${base} points`);
    expect(LANGUAGES.filter(({ code: language }) => builtIn.reads(language))).toHaveLength(2);
  });

  it("says who gave the levels that scores are compared with, as docs/evaluation.md does", () => {
    const said = document.replaceAll(/\s+/g, " ");
    expect(said).toContain("Each set has one author who banded alone, a language model");
    expect(scores[0]?.plain).toContain("the author of the set, a language model, gave");
    for (const { plain } of scores) expect(plain).not.toContain("a person gave");
  });

  it("begins in plain words, and folds what only an auditor reads", () => {
    const shown = JSON.stringify(
      howWeScoreText.sections.map(({ blocks }) =>
        blocks.filter((block) => typeof block === "string" || !("fold" in block)),
      ),
    );
    for (const word of ["least squares", "kappa", "intervals", "in forty words"])
      expect([word, shown.includes(word)]).toEqual([word, false]);
    const empty = scores.find(({ measure }) => /nothing to assess/.test(measure));
    for (const figure of [empty?.development, empty?.first, empty?.second])
      expect(shown).toContain(figure?.replace(/ \[.*/, ""));
    expect(howWeScoreText.intro).toContain("A person decides");
  });

  it("says which rubric was measured, and when", () => {
    expect(rubric).toBe(RUBRIC_VERSION);
    expect(document).toContain(`\`${rubric}\``);
    expect(document).toContain(`on ${measured}`);
  });

  it("has every level of the rubric", () => {
    const said = JSON.stringify(howWeScoreText);
    for (const levels of Object.values(ANCHORS))
      for (const anchor of Object.values(levels)) expect(said).toContain(anchor);
  });
});

it("What the last run of chaos:room printed is what its decision says, and what the page tells", () => {
  const { moments, seed, lost, other, doubled, seconds } = CHAOS_FIGURES;
  const decision = readFileSync("docs/decisions/0020-recordings-made-and-chosen.md", "utf8");
  const said = decision.replaceAll(/\s+/g, " ");
  expect(said).toContain(`with ${moments} moments, seed ${seed},`);
  expect(said).toContain(
    `${lost} answers lost, ${other} other than chosen, ${doubled} doubled, at most ${seconds} s of a recording`,
  );
  const section = securityText.sections.find(({ heading }) => heading === FAILURES);
  expect(JSON.stringify(section)).toContain(`${seconds} s`);
});

describe("For candidates", () => {
  const said = JSON.stringify(forCandidatesText);

  it("names what they press by the room's own words", () => {
    const { messages: room } = roomMessages("en");
    for (const words of [room.consent.withoutAi, room.withdraw.open, room.video.start])
      expect(said).toContain(words);
  });

  it("says how long what isn't submitted is kept, as the notice does", () => {
    expect(said).toContain(`goes ${UNFINISHED_DAYS} days after your last visit`);
  });

  it("doesn't say more than the notice: who is shown it, and what a company keeps elsewhere", () => {
    for (const words of ["a client", "hiring software", "a few people at Rolecall", "stays there"])
      expect(said).toContain(words);
  });
});

it("No page of the site says that a score needs enough evidence, as some are given without", () => {
  const texts = globSync("{app,components/site,lib/domain/site}/**/*.{ts,tsx}");
  const wrong = texts.filter((path) => /enough evidence/.test(readFileSync(path, "utf8")));
  expect(wrong).toEqual([]);
});

it("A link in a text leads to a page and a place that are there", () => {
  const texts = {
    [routes.forCandidates]: forCandidatesText,
    [routes.howWeScore]: howWeScoreText,
    [routes.comparison]: compareText,
    [routes.security]: securityText,
    [routes.accessibility]: accessibilityText,
  };
  const places = new Set([
    ...PUBLIC_PAGES.map(({ path }) => path),
    `${routes.contact}#${APPLYING}`,
    ...Object.entries(texts).flatMap(([path, { sections }]) =>
      sections.map(({ heading }) => `${path}#${anchorOf(heading)}`),
    ),
  ]);
  const links = Object.entries(texts).flatMap(([path, text]) =>
    [...JSON.stringify(text).matchAll(/\]\(([^)]+)\)/g)].map(([, to = ""]) =>
      to.startsWith("#") ? path + to : to,
    ),
  );
  expect(links.length).toBeGreaterThan(6);
  expect(links.filter((to) => !places.has(to))).toEqual([]);
});

it("What's new for owners is as new as the changelog", () => {
  const [, newest = ""] = /^## (\S+)/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  const day = companyDate(`${newest}T00:00:00Z`, "UTC");
  expect(whatsNewText.sections[0]?.heading).toBe(day);
});
