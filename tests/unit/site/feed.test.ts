import { feed } from "#lib/documents/feed";

const post = {
  id: "a",
  slug: "a",
  author: "Rolecall",
  categoryTitle: "HVAC",
  image: null,
  featured: false,
  bodyText: "",
  title: "Fans & <filters>\u0007",
  description: "",
  publishedAt: "2026-11-02T14:00:00Z",
};

describe("The feed", () => {
  it("names each article with its whole address and its date, and holds nothing that XML can't", () => {
    const text = feed([post], "https://rolecall.example");
    expect(text).toContain("<title>Fans &amp; &lt;filters&gt;</title>");
    expect(text).toContain("<link>https://rolecall.example/blog/a</link>");
    expect(text).toContain("<pubDate>Mon, 02 Nov 2026 14:00:00 GMT</pubDate>");
  });

  it("leaves out what an article doesn't have", () => {
    const text = feed([{ ...post, publishedAt: null, categoryTitle: null }], "https://x.example");
    expect(text).not.toMatch(/pubDate|<category>|<\w[^>]*><\/\w/);
  });
});
