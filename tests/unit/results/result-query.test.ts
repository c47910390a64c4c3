import { likeLiteral } from "#lib/data/results/results";
import { nextSort, parseResultQuery, resultHref } from "#lib/domain/results/result-query";

describe("The address of a candidates list", () => {
  it("holds search, order and page, and gives them back", () => {
    const query = { search: "ana & bo", sort: "name", page: 3 } as const;
    const href = resultHref("/interviews/responses", query, "newest");
    const params = Object.fromEntries(new URL(href, "http://x").searchParams);
    expect(parseResultQuery(params, "newest")).toEqual(query);
  });

  it("says nothing about what is as usual", () => {
    expect(resultHref("/a", { search: "", sort: "newest", page: 1 }, "newest")).toBe("/a");
  });

  it.each([
    { sort: "salary", page: "-1" },
    { sort: ["x"], page: "1e99" },
    { sort: undefined, page: "one" },
    { page: "2.5" },
  ])("with nonsense in it (%j) is the usual list", (params) => {
    expect(parseResultQuery(params, "rating")).toEqual({ search: "", sort: "rating", page: 1 });
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

describe("A search", () => {
  it("means the signs that were typed and no pattern", () => {
    expect(likeLiteral("50%_a\\b*")).toBe("50\\%\\_a\\\\b_");
  });
});
