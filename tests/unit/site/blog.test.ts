import { globSync, readFileSync } from "node:fs";
import {
  longDate,
  pageCount,
  pageRange,
  readingTime,
  requestedPage,
  safeHref,
  sizedImage,
  splitFeatured,
} from "#lib/domain/site/blog";
import { cache } from "#lib/vendors/sanity/cache";
import { countQuery, postQuery, postsQuery, relatedQuery } from "#lib/vendors/sanity/queries";
import { onePost, summaries } from "#lib/vendors/sanity/replies";
import type { Document } from "#local/content/dataset";
import { answerQuery } from "#local/content/stand-in";

/** Twenty articles, one a day; the first is the oldest. Only some say whether they are featured. */
function twenty(featured: readonly number[] = []): Document[] {
  return Array.from({ length: 20 }, (_, index) => {
    const n = index + 1;
    const flag = featured.includes(n) ? { featured: true } : n % 2 ? { featured: false } : {};
    const publishedAt = `2026-10-${String(n).padStart(2, "0")}T12:00:00Z`;
    return {
      _id: `p${n}`,
      _type: "post",
      slug: { current: `p${n}` },
      title: `${n}`,
      publishedAt,
      ...flag,
    };
  });
}

async function ask(documents: Document[], query: string, params: object = {}): Promise<unknown> {
  const body = JSON.stringify({ query, params });
  const request = new Request("http://content/query", { method: "POST", body });
  const answer: { result?: unknown } = await (await answerQuery(request, documents)).json();
  return answer.result;
}

async function pagesOf(documents: Document[]): Promise<string[][]> {
  const pages = pageCount(Number(await ask(documents, countQuery)));
  return Promise.all(
    Array.from({ length: pages }, async (_, page) =>
      summaries.parse(await ask(documents, postsQuery, pageRange(page))).map(({ slug }) => slug),
    ),
  );
}

const newestFirst = twenty()
  .map(({ _id }) => _id)
  .reverse();

describe("Twenty articles on pages of seven, then six", () => {
  it.each([[[]], [[3]], [[3, 15]]])(
    "each stand on one page once, featured first: %j",
    async (featured) => {
      const pages = await pagesOf(twenty(featured));
      expect(pages.map(({ length }) => length)).toEqual([7, 6, 6, 1]);
      const above = [...featured].reverse().map((n) => `p${n}`);
      expect(pages.flat()).toEqual([...above, ...newestFirst.filter((id) => !above.includes(id))]);
    },
  );

  it("leave out drafts, and what has no address", async () => {
    const draft = { ...twenty()[0], _id: "drafts.p1", _type: "post" };
    const nameless = { _id: "nameless", _type: "post", title: "No address" };
    const pages = await pagesOf([...twenty(), draft, nameless]);
    expect(pages.flat()).toEqual(newestFirst);
  });

  it("are one page where there is none", async () => {
    expect(await pagesOf([])).toEqual([[]]);
  });
});

describe("The number of pages", () => {
  it.each([
    [0, 1],
    [7, 1],
    [8, 2],
    [13, 2],
    [14, 3],
    [20, 4],
  ])("for %d articles is %d", (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });

  it("is asked for from 1 in the address", () => {
    expect([undefined, "1", "2"].map(requestedPage)).toEqual([0, 0, 1]);
    expect(["0", "-1", "1.5", "x", "", "02", "99999", ["1", "2"]].map(requestedPage)).toEqual(
      Array(8).fill(null),
    );
  });
});

describe("An article", () => {
  it("is read at 180 words a minute, never in less than one, and in five where there is no text", () => {
    const words = (count: number) => readingTime("word ".repeat(count));
    expect([0, 1, 180, 269, 270, 900].map(words)).toEqual(
      [5, 1, 1, 1, 2, 5].map((minutes) => `${minutes} min read`),
    );
  });

  it("has its date in the long American form, whatever the machine's time zone", () => {
    expect(longDate("2026-11-02T00:30:00Z")).toBe("November 2, 2026");
    expect(longDate(null)).toBe("");
    expect(longDate("soon")).toBe("");
  });

  it("is featured where it is the first that says so, or the first at all", () => {
    const plain = [
      { featured: false, n: 1 },
      { featured: false, n: 2 },
    ];
    expect(splitFeatured(plain)).toEqual({ featured: plain[0], rest: [plain[1]] });
    const flagged = [
      { featured: false, n: 1 },
      { featured: true, n: 2 },
      { featured: true, n: 3 },
    ];
    expect(splitFeatured(flagged)).toEqual({
      featured: flagged[1],
      rest: [flagged[0], flagged[2]],
    });
    expect(splitFeatured([])).toEqual({ featured: undefined, rest: [] });
  });

  it("comes with something in the place of what its editor left out", async () => {
    const [bare] = summaries.parse(
      await ask([{ _id: "x", _type: "post", slug: { current: "x" } }], postsQuery, pageRange(0)),
    );
    expect(bare).toEqual({
      id: "x",
      slug: "x",
      title: "Untitled",
      author: "Rolecall",
      description: "",
      publishedAt: null,
      categoryTitle: null,
      image: null,
      featured: false,
      bodyText: "",
    });
  });

  it("brings the addresses of the pictures in its body", async () => {
    const picture = { _type: "image", alt: "A mop", asset: { _ref: "i" } };
    const documents = [
      { _id: "x", _type: "post", slug: { current: "x" }, body: [picture, { _type: "poll" }] },
      { _id: "i", _type: "sanity.imageAsset", url: "https://cdn.example/i.webp" },
    ];
    const post = onePost.parse(await ask(documents, postQuery, { slug: "x" }));
    expect(post?.body).toMatchObject([{ url: "https://cdn.example/i.webp" }, { _type: "poll" }]);
    expect(onePost.parse(await ask(documents, postQuery, { slug: "y" }))).toBeNull();
  });

  it("leads on to its own category first, and never to itself", async () => {
    const category = { _id: "c", _type: "category", title: "HVAC" };
    const documents = [...twenty(), category].map((document) =>
      ["p2", "p5"].includes(document._id) ? { ...document, category: { _ref: "c" } } : document,
    );
    const params = { slug: "p5", category: "HVAC", most: 3 };
    const found = summaries.parse(await ask(documents, relatedQuery, params));
    expect(found.map(({ slug }) => slug)).toEqual(["p2", "p20", "p19"]);
  });

  it("links to the web, to mail, to a phone or to us, and to nothing that runs", () => {
    const good = ["https://www.bls.gov/x", "mailto:a@b.co", "tel:+15125550100", "/contact", "#top"];
    expect(good.map(safeHref)).toEqual(good);
    const bad = ["javascript:alert(1)", "data:text/html,x", "//evil.example", "x", null];
    expect(bad.map(safeHref)).toEqual(bad.map(() => null));
  });

  it("has titles of ours that stand whole on a card of two lines", () => {
    const titles = globSync("content/articles/*.md").map(
      (path) => /^title: (.+)$/m.exec(readFileSync(path, "utf8"))?.[1],
    );
    expect(titles.length).toBeGreaterThan(9);
    for (const title of titles) expect(title).toMatch(/^.{20,60}$/);
  });

  it("asks for its picture in the size that is needed", () => {
    expect(sizedImage("https://cdn.example/i.webp", 800, 400)).toBe(
      "https://cdn.example/i.webp?w=800&h=400&fit=crop&auto=format",
    );
  });
});

describe("What the content service said", () => {
  it("is kept for a while, then asked again, and stands in for a failure", async () => {
    let now = 0;
    let asked = 0;
    let answer: () => Promise<string> = async () => `answer ${asked}`;
    const remembered = cache({ freshMs: 20, staleMs: 1000, now: () => now });
    const read = () =>
      remembered("question", () => {
        asked += 1;
        return answer();
      });
    expect([await read(), await read()]).toEqual(["answer 1", "answer 1"]);
    now = 20;
    expect(await read()).toBe("answer 2");
    answer = () => Promise.reject(new Error("down"));
    now = 40;
    expect(await read()).toBe("answer 2");
    now = 1020;
    await expect(read()).rejects.toThrow("down");
    await expect(read()).rejects.toThrow("down");
    expect(asked).toBe(5);
  });

  it("is forgotten when there are too many questions, the oldest first", async () => {
    let asked = 0;
    const remembered = cache({ freshMs: 20, staleMs: 20, most: 2, now: () => 0 });
    const read = (question: string) => remembered(question, async () => ++asked);
    for (const question of ["a", "b", "c", "b"]) await read(question);
    expect(asked).toBe(3);
    await read("a");
    expect(asked).toBe(4);
  });
});
