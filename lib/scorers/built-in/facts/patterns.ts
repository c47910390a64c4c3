import type { FactKind } from "#lib/domain/evaluation/statements/facts";

/** How one language says facts of one's own work. What matches is the value. */
export type FactPatterns = {
  /** Read in each clause, or in the whole sentence where a comma may stand within. */
  facts: readonly { kind: FactKind; said: RegExp; whole?: true }[];
  /** A clause with it says what is not so, or was, or would be. */
  not: RegExp;
  /** Who acts: the first group for oneself, the second for anybody else. The last before a value counts. */
  subjects: RegExp;
  /** What stands before a license or certificate that somebody has. */
  holds: RegExp;
  /** Words for a certificate. */
  papers: RegExp;
  /** Somebody who uses a tool. */
  uses: RegExp;
  /** A question about tools. */
  asksForTools: RegExp;
  /** A question about languages. */
  asksForLanguages: RegExp;
};
