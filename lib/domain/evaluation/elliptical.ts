import { alternatives, oneOf } from "./alternatives.ts";
import { phrases } from "./fold.ts";
import { ACTS_EN, AMOUNTS } from "./lexicon/signals.ts";

const VERB = new RegExp(phrases(ACTS_EN).source, "u");
const OPENING = new RegExp(
  `^\\W*(?:${oneOf(alternatives`
    so|then|and|also|just|always|never|finally|first|next|after that|once|even|ended up|only
    mostly|yes|well|usually|immediately|right away
  `)}\\b\\W*)*`,
  "u",
);
const PAST = new RegExp(
  `^${oneOf(alternatives`
    \p{L}{2,}ed
    ate|blew|bought|broke|brought|built|came|caught|did|drove|dug|fed|forgot|found|gave|got|grew
    held|hung|kept|knew|laid|led|left|lost|made|met|paid|ran|rang|redid|rode|rung|said|saw|sent
    sold|spent|spoke|swept|taught|threw|told|took|went|woke|wore|wrote
  `)}$`,
  "u",
);
const GOING_ON = /^\W*(?:been|was|were) (?:just )?\p{L}{2,}ing(?!\p{L})/u;
/** What the reader could be told to do as well. */
const TO_ANYBODY = new RegExp(
  `^${oneOf(alternatives`
    give|make|set|take|put|mark|read|tell|show|write|use|treat|help|hir|open|list|record|start
    stop|call|send|text|check|talk|let
  `)}`,
  "u",
);
/** 'You have to clean it so that it looks nice': said of everybody. */
const FOR_ALL = /^\W*(?:you|one) (?:have to|need to|got to|always have to)(?!\p{L})/u;
const TO_SOMEBODY = /(?<!\p{L})(?:you|your|please|me|my|this answer|whoever)(?!\p{L})|:/u;
const TIME_SERVED = new RegExp(
  `^\\W*(?:(?:about|like|almost|over|around|casi|como)\\s+)?(?:\\p{N}+|a|un|una|${AMOUNTS.join("|")})\\s+(?:(?:and a half|full|y medio)\\s+)?(?:years?|months?|anos?|mes(?:es)?)(?!\\p{L})(?! (?:ago|old|later|from now|atras|despues))`,
  "u",
);

/**
 * What a folded sentence without its 'I' tells of, as people write and speak: a deed ('Changed the timer'), time served
 * ('Two years at a car wash'), or a rule of work ('Wear gloves'), which is no deed. Orders are never in the past.
 */
export function elliptical(folded: string): "deed" | "time" | "rule" | null {
  if (TIME_SERVED.test(folded)) return "time";
  const [word = ""] = folded.replace(OPENING, "").match(/^[\p{L}'-]+/u) ?? [];
  if (word === "" || /(?<!\p{L})(?:by|as) (?:the|a)\b/u.test(folded.slice(0, 40))) return null;
  if (PAST.test(word) || GOING_ON.test(folded)) return "deed";
  if (FOR_ALL.test(folded) && VERB.test(folded))
    return /\b(?:me|my|this)\b/u.test(folded) ? null : "rule";
  const told = TO_ANYBODY.test(word) ? folded : folded.replaceAll("your ", " ");
  return VERB.test(word) && !TO_SOMEBODY.test(told) ? "rule" : null;
}
