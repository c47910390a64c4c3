import { parseAnalysisQuery } from "#lib/domain/results/analysis-query";
import { keyRange } from "#lib/domain/results/result-keys";
import {
  nextSort,
  parseResultQuery,
  resultHref,
  wholeList,
} from "#lib/domain/results/result-query";

describe("The address of a candidates list", () => {
  it.each([
    {
      ...wholeList("name"),
      search: "ana & bo",
      cursor: { side: "after", key: "ana lee 0000000000007" },
    },
    {
      ...wholeList("newest"),
      interview: "0b6f5a52-8f0c-4d5e-9c1a-1f2e3d4c5b6a",
      status: "Hired",
      qualified: "yes",
      rating: "good",
      cursor: { side: "before", key: "12" },
    },
  ] as const)("holds search, filters, order and place, and gives them back", (query) => {
    const href = resultHref("/interviews/responses", query, "newest");
    const params = Object.fromEntries(new URL(href, "http://x").searchParams);
    expect(parseResultQuery(params, "newest")).toEqual(query);
  });

  it("asks the database for nothing that it can't hold: no null character, no half of an emoji", () => {
    const params = { q: ` a\u0000na `, after: "lee\u0000 0000000000007", sort: "name" };
    expect(parseResultQuery(params, "newest")).toMatchObject({
      search: "ana",
      cursor: { side: "after", key: "lee 0000000000007" },
    });
    for (const { search } of [
      parseResultQuery({ q: `${"a".repeat(99)}🧹` }, "newest"),
      parseAnalysisQuery({ q: `\u0000${"a".repeat(99)}🧹` }),
    ]) {
      expect(search).toHaveLength(100);
      expect(search.isWellFormed()).toBe(true);
    }
  });

  it("says nothing about what is as usual", () => {
    expect(resultHref("/a", wholeList("newest"), "newest")).toBe("/a");
  });

  it.each([
    { sort: "salary", status: "Fired" },
    { sort: ["x"], after: "" },
    { sort: undefined, before: "9".repeat(2000) },
    { interview: "1 or 1=1", qualified: "maybe", rating: "10" },
  ])("with nonsense in it (%j) is the usual list", (params) => {
    expect(parseResultQuery(params, "rating")).toEqual(wholeList("rating"));
  });

  it("keeps a search to a length that a database can bear", () => {
    expect(parseResultQuery({ q: `  ${"a".repeat(500)}` }, "newest").search).toHaveLength(100);
  });
});

describe("A column's header", () => {
  it("begins with the useful end, and turns round at the second press", () => {
    expect(nextSort("newest", "rating")).toBe("rating");
    expect(nextSort("rating", "rating")).toBe("rating-low");
    expect(nextSort("newest", "date")).toBe("oldest");
    expect(nextSort("rating", "name")).toBe("name");
  });
});

describe("A filter of ratings", () => {
  const unit = 2 ** 40;

  it("is one range of the database's keys, a tenth of a point apart", () => {
    expect(keyRange({ rating: null, qualified: null })).toEqual({ from: null, to: null });
    expect(keyRange({ rating: "none", qualified: null })).toEqual({ from: null, to: unit });
    expect(keyRange({ rating: "low", qualified: null })).toEqual({ from: unit, to: 42 * unit });
    expect(keyRange({ rating: "good", qualified: null })).toEqual({ from: 72 * unit, to: null });
    expect(keyRange({ rating: "rated", qualified: null })).toEqual({ from: unit, to: null });
    expect(keyRange({ rating: null, qualified: "no" })).toEqual({ from: unit, to: 71 * unit });
  });

  it("is what two filters have in common", () => {
    expect(keyRange({ rating: "medium", qualified: "yes" })).toEqual({
      from: 71 * unit,
      to: 72 * unit,
    });
  });
});
