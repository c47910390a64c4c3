import { INDUSTRY_TEXTS } from "#lib/domain/site/industry-texts";
import { fold } from "#lib/domain/text/fold";

/** A term as it is written down from speech: 'CPR' is heard as 'c p r' too. */
const spoken = (term: string) =>
  /^\p{Lu}{3,4}$/u.test(term) ? [...term].join(" ?") : term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

type Kind = keyof (typeof INDUSTRY_TEXTS)[number]["terms"];

/** What the trades of content/trades name, the longest first, as alternatives for folded text. */
function termsOf(kinds: readonly Kind[], isNamed = false): string {
  const lists = INDUSTRY_TEXTS.flatMap(({ terms }) => kinds.map((kind) => terms[kind]));
  const terms = new Set(lists.flatMap((list) => list.split(", ")));
  const longest = [...terms].toSorted((a, b) => b.length - a.length);
  return longest
    .filter((term) => (isNamed ? /\p{Lu}|\p{N}/u.test(term) : term !== ""))
    .map((term) => `${fold(spoken(term))}s?`)
    .join("|");
}

const anyTerm = (terms: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${terms})(?![\\p{L}\\p{N}])`, "gu");

export const CERTIFICATES = anyTerm(termsOf(["certificates"]));
/** Those that are a name, and no thing or role as well. */
export const NAMED_CERTIFICATES = anyTerm(termsOf(["certificates"], true));
export const LICENSES = anyTerm(termsOf(["licenses"]));
export const TOOLS = anyTerm(termsOf(["tools"]));
export const ROLES = termsOf(["roles"]);
/** Roles, and places and kinds of work that are nothing else. */
export const JOBS = termsOf(["roles", "work"]);
/** Beside those, places where people also live, learn or are cared for. */
export const WORK = termsOf(["roles", "work", "stays"]);
