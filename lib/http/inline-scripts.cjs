const { createHash } = require("node:crypto");

const INLINE = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The `script-src` sources (`'sha256-…'`) of a page's inline scripts, each once.
 *
 * @param {string} html
 * @returns {string[]}
 */
function inlineScriptHashes(html) {
  const scripts = [...html.matchAll(INLINE)].filter(
    ([, attributes = "", code]) => code && !attributes.includes("application/ld+json"),
  );
  const hashes = scripts.map(([, , code = ""]) =>
    createHash("sha256").update(code).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

exports.inlineScriptHashes = inlineScriptHashes;
