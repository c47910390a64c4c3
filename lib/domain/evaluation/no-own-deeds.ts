import { alternatives, oneOf, wholeWords } from "./alternatives.ts";
import { asDeeds } from "./spelling.ts";
import { isVerb } from "./verbs.ts";

/** Stands for what is no act, so that nothing behind it is taken for what was done. */
const LEFT_OUT = " … ";

/** What somebody can't, won't or didn't do is no act, nor is what they don't know how to do. */
const NOT_DONE = new RegExp(
  oneOf(alternatives`
    (?<!\p{L})(?:(?:don't|dont|do not|didn't|not) (?:know|sure|remember)|no se|no sabia)[ ]
      (?:how|what|if|whether|when|where|why|who|como|que|si|cuando|donde)(?!\p{L})[^,.;:]{0,80}
    (?<!\p{L})(?:can't|cant|cannot|don't|dont|didn't|didnt|won't|wont|wouldn't|wouldnt|not|no)\s+
      (?:(?:really|even|ever|usually|be|been|have|to|me|le|les|lo|la|se)\s+)*\p{L}+
  `),
  "gu",
);

/** What was done to somebody is no act of theirs: 'I was told'. */
const DONE_TO = wholeWords(
  alternatives`
    (?:(?:i|we) (?:was|were|am|got|been|have been|'ve been)|i'm|i've been)[ ]
      (?:also |just |always )?(?:told|asked|given|paid|hired|promised|called|moved|trained|
      shown|sent|taught)
  `,
  "gu",
);

const NO_ACT = wholeWords(
  alternatives`
    // People and things whose names begin like an act: 'my manager' manages nothing that is told of.
    managers?
    management
    supervisors?
    hiring
    servers?
    services?
    trainers?
    nothing
    notices?
    // What is said and not done.
    (?:hold|hang) on
    wait (?:a|one) (?:second|sec|minute)
    que me quede
    ya (?:voy|vengo|salgo)(?! a)
    (?:me )?llevo (?:muy )?bien
    (?<!never )used to(?! the)
    // What somebody wears, walks with or is.
    (?:wear|wore|wearing)(?: (?!and |so |when |then )\p{L}+){0,4}
    walk(?:ed)? with
    (?!(?:re|double|cross|pre|deep|spot|power|pressure|steam)-)\p{L}+-\p{L}+ed
  `,
  "gu",
);

/** 'I am responsible, punctual and organized' names no act, though 'organized' could. */
const SELF_PRAISE = new RegExp(
  alternatives`
    (?<!\p{L})(?:i am|i'm|soy|i have always been|i consider myself)
      (?:\s+(?:a|an|very|always|really|so|muy|una?|persona))*(?:\s+\p{L}+,)+(?:\s+\p{L}+)?
      (?:,?\s+(?:and|y)\s+(?:an?\s+)?\p{L}+(?:\s+\p{L}+)?)?
  `.join(""),
  "gu",
);

/** What they, people or you do is not one's own act. */
const OTHERS_ACT = new RegExp(
  alternatives`
    (?<!\p{L})(?:they|people|you|yall|y'all|everybody else|the others|\[(?:family|person)\])
      (?:'d|'ll|'ve)?\s+(?:(?:just|always|never|then|even|only|all|both|would|will|used to|had|
      have|got to|to)\s+)*\p{L}+
  `.join(""),
  "gu",
);
const last = (words: readonly string[]) => new RegExp(`(?:^|\\s)${oneOf(words)}\\s$`, "u");
/** Behind these stands whom something is done to, and not who does something. */
const TO_WHOM = last(alternatives`
  to|from|with|for|at|on|by|of|behind|beside|between|about|over|under|near|without|against|around
  off|past
`);
/** Behind a verb, too: 'and stand [person] up'. */
const DONE_WITH = last(alternatives`
  (?:i|we|to|and|then|would)\s\p{L}+
`);
/** But whoever is told or made to do something does it, and who is joined to them too. */
const CAUSES = last(alternatives`
  told|tell|telling|asked|ask|asking|had|have|having|made|make|making|let|letting|helped|help
  got|get|wanted|want
  and|but|so|then|that|because|if|when|until|while|where|what|how|why|before|after|who|once
`);
/** Characters before somebody that tell whether something is done to them. */
const LOOK_BACK = 40;

function withoutOthersActs(text: string): string {
  return text.replace(OTHERS_ACT, (whole, at: number) => {
    const before = text.slice(Math.max(0, at - LOOK_BACK), at);
    const word = before.trim().split(" ").at(-1) ?? "";
    const object =
      TO_WHOM.test(before) || (!CAUSES.test(before) && (isVerb(word) || DONE_WITH.test(before)));
    return object ? whole : LEFT_OUT;
  });
}

/** A folded sentence without what was not done, or not by who speaks: the words in which acts are looked for. */
export function ownDeeds(folded: string): string {
  const left = [NOT_DONE, DONE_TO, NO_ACT].reduce(
    (text, no) => text.replace(no, LEFT_OUT),
    asDeeds(folded, isVerb),
  );
  return withoutOthersActs(left).replace(SELF_PRAISE, LEFT_OUT);
}
