// Next loads this file as it is and in bundles: only require() names the same module in both.
const { createHash } = require("node:crypto");
const {
  default: FileSystemCache,
} = require("next/dist/server/lib/incremental-cache/file-system-cache.js");
const { inlineScriptHashes } = require("./inline-scripts.cjs");

const POLICY = "content-security-policy";
const NOT_INDEXED = /<meta name="robots" content="noindex/;
const STATUS = /<meta name="http-status" content="(\d{3})"/;

/** @param {string} policy */
const fingerprint = (policy) =>
  createHash("sha256").update(policy).digest("base64url").slice(0, 16);

/**
 * A document with a trace of its policy. Its ETag is made of the document alone: with this, another policy is another one.
 * @param {string} html
 * @param {string} policy
 */
const marked = (html, policy) => `${html}<!--${fingerprint(policy)}-->`;

/**
 * Next's own cache of pages. What is made while the server runs gets the policy of the request that it was made for, which
 * the middleware wrote, with the hashes of the page's own inline scripts, and is answered and kept with it. A page that
 * names its status is answered with it: Next's own way to say 404 here is an empty document that only a script fills. A page
 * of the build is answered with the policy that the middleware gives each request, and marked with that.
 */
class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context);
    this.policy = context._requestHeaders[POLICY];
  }

  /** @type {InstanceType<typeof FileSystemCache>["get"]} */
  async get(key, context) {
    const found = await super.get(key, context);
    const page = found?.value;
    if (page?.kind !== "APP_PAGE" || page.headers?.[POLICY] !== undefined) return found;
    if (typeof this.policy !== "string" || this.policy.includes("'nonce-")) return found;
    // A copy: what was found is what Next keeps for everybody.
    return { ...found, value: { ...page, html: marked(page.html, this.policy) } };
  }

  /** @type {InstanceType<typeof FileSystemCache>["set"]} */
  async set(key, page, context) {
    if (page?.kind !== "APP_PAGE" || typeof this.policy !== "string")
      return super.set(key, page, context);
    // Another page's policy: the middleware has answered with it.
    if (this.policy.includes("'nonce-")) return;
    const { html } = page;
    const scripts = ["script-src 'self'", ...inlineScriptHashes(html)].join(" ");
    page.headers = { ...page.headers, [POLICY]: this.policy.replace("script-src 'self'", scripts) };
    page.html = marked(html, page.headers[POLICY]);
    const [, status] = STATUS.exec(html) ?? [];
    if (status) page.status = Number(status);
    // What crawlers are to leave out is no page of ours, or one that couldn't be made.
    if (!NOT_INDEXED.test(html)) await super.set(key, page, context);
  }
}

module.exports = PageCache;
