/** Somebody's party, views and vote; never an event that they worked at. */
export const POLITICS = {
  english: [
    /\b(?:what|which) (?:political )?party (?:do|did|are) you (?:support|vote|belong|in\b|a member)|\byour (?:political|politics)\b/,
    /\bwho (?:did|do|will|would) you (?:\w+ )?vote for\b|\b(?:did|do) you vote\b(?! on)/,
    /\bare you (?:an? )?(?:republican|democrat|conservative or liberal|liberal or conservative|libertarian|socialist)\b/,
  ],
  spanish: [
    /\bpor quien (?:votaste|votas|voto usted|vas a votar)\b|\b(?:que|cual|tu|su) partido politico\b|\b(?:tus?|sus?) (?:ideas|opiniones|preferencias?) politicas?\b/,
    /\b(?:eres|es usted) (?:republican[oa]|democrata)\b/,
  ],
} as const;
