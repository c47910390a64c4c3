const FORCES =
  "(?:army|navy|military|marines?|air force|armed forces|coast guard|national guard|(?:military )?service(?= ?(?:[?.,]|$)))";

/** How and why somebody left the armed forces, and duty that may call them; never what they learned there. */
export const MILITARY = {
  english: [
    /\b(?:dis)?honorabl[ey] discharged?\b|\b(?:military|medical|general) discharge\b|\b(?:kind|type) of discharge\b|\bdd-?214\b/,
    new RegExp(
      `\\bdischarged? from the ${FORCES}|\\bwhy (?:did|have) you (?:leave|left) the ${FORCES}`,
    ),
    /\b(?:are|were) you (?:\w+ ){0,2}in the (?:\w+ )?(?:reserves?|national guard)\b|\byou (?:be )?(?:called up|deployed) (?:again|soon)\b/,
  ],
  spanish: [
    /\bbaja (?:deshonrosa|honorable|militar)\b|\bbaja (?:del|en el) ejercito\b|\bpor que (?:saliste|dejaste|salio|dejo)(?: usted)? (?:del?|la|el) (?:ejercito|marina|fuerzas armadas)\b/,
  ],
} as const;
