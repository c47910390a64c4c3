import { createHash } from "node:crypto";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import type { IncrementalCachedAppPageValue } from "next/dist/server/response-cache/types.js";
import PageCache from "../../../lib/http/page-cache.cjs";

const POLICY = "content-security-policy";
const POLICY_ASKED =
  "default-src 'self'; script-src 'self' https://js.stripe.com; object-src 'none'";
// Next exports the names of kinds as types only, so no module can import one.
const { kind } = JSON.parse('{"kind":"APP_PAGE"}');

let made = 0;

/** A cache as Next makes it for one request. */
const cacheFor = (policy: string | undefined) =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: "/nowhere",
    revalidatedTags: [],
    maxMemoryCacheSize: 1_000_000,
    _requestHeaders: { [POLICY]: policy },
  });

const pageOf = (html: string): IncrementalCachedAppPageValue => ({
  kind,
  html,
  rscData: undefined,
  headers: { "x-next-cache-tags": "blog" },
  postponed: undefined,
  status: 200,
  segmentData: undefined,
});

/** What a request's cache has of a page that was made for it. */
async function keep(html: string, policy: string | undefined) {
  made += 1;
  const key = `/blog/article-${made}`;
  const cache = cacheFor(policy);
  const page = pageOf(html);
  await cache.set(key, page, { cacheControl: { revalidate: 5, expire: 10 } });
  return {
    answered: page,
    kept: (await cache.get(key, { kind, isFallback: false }))?.value ?? null,
  };
}

describe("A page that is made while the server runs", () => {
  it("is answered and kept with the policy of its request, and the hashes of its own scripts", async () => {
    const hash = createHash("sha256").update("run(1)").digest("base64");
    const { answered, kept } = await keep("<script>run(1)</script>", POLICY_ASKED);
    expect(answered.headers).toEqual({
      "x-next-cache-tags": "blog",
      [POLICY]: `default-src 'self'; script-src 'self' 'sha256-${hash}' https://js.stripe.com; object-src 'none'`,
    });
    expect(kept).toEqual(answered);
  });

  it("is answered with it and not kept where crawlers are to leave it out", async () => {
    const { answered, kept } = await keep(
      '<meta name="robots" content="noindex"/><script>run(1)</script>',
      POLICY_ASKED,
    );
    expect(answered.headers).toHaveProperty(POLICY, expect.stringContaining("'sha256-"));
    expect(kept).toBeNull();
  });

  it("is answered with the status that it names, and not kept", async () => {
    const { answered, kept } = await keep(
      '<meta name="robots" content="noindex"/><meta name="http-status" content="404"/><p>Nothing</p>',
      POLICY_ASKED,
    );
    expect([answered.status, kept]).toEqual([404, null]);
  });

  it("is neither changed nor kept where the middleware has answered with a nonce", async () => {
    const { answered, kept } = await keep("<p>A page</p>", "script-src 'self' 'nonce-1'");
    expect(answered.headers).toEqual({ "x-next-cache-tags": "blog" });
    expect(kept).toBeNull();
  });
});

describe("A kept page's ETag, which Next makes of its document", () => {
  const page = "<html><script>run(1)</script></html>";
  const documentOf = async (html: string, policy: string) => {
    const { kept } = await keep(html, policy);
    return kept && "html" in kept ? kept.html : null;
  };

  it("is another one where the policy is, and stays where neither changed", async () => {
    const first = await documentOf(page, POLICY_ASKED);
    expect(first).toMatch(/^<html>.*<\/html><!--[\w-]{16}-->$/);
    expect(await documentOf(page, POLICY_ASKED)).toBe(first);
    expect(await documentOf(page, `${POLICY_ASKED}; media-src https://m.example`)).not.toBe(first);
    expect(await documentOf(`${page} `, POLICY_ASKED)).not.toBe(first);
  });
});

describe("A page of the build", () => {
  const html = "<html><script>run(1)</script></html>";
  /** What requests with these policies are answered, one after the other. */
  async function answered(policies: readonly string[]) {
    made += 1;
    const key = `/page-${made}`;
    await cacheFor(undefined).set(key, pageOf(html), {
      cacheControl: { revalidate: false, expire: undefined },
    });
    const documents = [];
    for (const policy of policies) {
      const found = await cacheFor(policy).get(key, { kind, isFallback: false });
      documents.push(found?.value && "html" in found.value ? found.value.html : null);
    }
    return documents;
  }

  it("is kept as it is: its hashes are known before the first request", async () => {
    const { kept } = await keep("<script>run(1)</script>", undefined);
    expect(kept).toHaveProperty("headers", { "x-next-cache-tags": "blog" });
  });

  it("has another ETag under another policy, and the same under the same", async () => {
    const other = `${POLICY_ASKED}; media-src https://m.example`;
    const [first, second, third] = await answered([POLICY_ASKED, other, POLICY_ASKED]);
    expect(first).toMatch(/^<html>.*<\/html><!--[\w-]{16}-->$/);
    expect(second).toMatch(/^<html>.*<\/html><!--[\w-]{16}-->$/);
    expect(second).not.toBe(first);
    expect(third).toBe(first);
  });

  it("is as it was built where each answer has a nonce, which would make each of them another one", async () => {
    expect(await answered(["script-src 'self' 'nonce-1'"])).toEqual([html]);
  });
});
