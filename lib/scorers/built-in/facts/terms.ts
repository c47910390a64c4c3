import { INDUSTRY_TEXTS } from "#lib/domain/site/industry-texts";
import { fold } from "#lib/domain/text/fold";

/** One expression for what the trades of content/trades name, the longest first. Read in folded text. */
function anyTerm(kind: "certificates" | "licenses" | "tools"): RegExp {
  const terms = new Set(INDUSTRY_TEXTS.flatMap(({ terms }) => fold(terms[kind]).split(", ")));
  const longest = [...terms].toSorted((a, b) => b.length - a.length);
  const safe = longest.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${safe.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

export const CERTIFICATES = anyTerm("certificates");
export const LICENSES = anyTerm("licenses");
export const TOOLS = anyTerm("tools");
