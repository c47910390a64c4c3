/** What is asked for in somebody else's name: 'Ask the candidate whether', 'Confirm', 'Find out about'. */
const LEAD =
  /^(?:please |also |to )?(?:ask|check|confirm|clarify|verify|find out|discuss|learn|explore|probe|determine|see|question|inquire|talk|follow up)(?: (?:him|her|them|with (?:him|her|them)|the (?:candidate|applicant|person)|this person))?(?: (?:whether|if|that|about|on|for|into))?(?: (?:the|any|possible|potential)\b)*(?: |$)/u;
const SOMEBODY = "(?:he|she|they|(?:the|this) (?:candidate|applicant|person))";
/** What nobody is to be asked about, unless it is what was worked with. */
const PRIVATE =
  /\b(?:(?:child ?|day ?)care|babysit\w*|kids?|child|children|bab(?:y|ies)|pregnan\w+|family|husband|wife|spouse|boyfriend|girlfriend|married|marital|religio\w+|church|mosque|synagogue|prayers?|pray|sabbath|faith|disabilit\w+|medical|medications?|medicines?|health|illness\w*|surger\w+|(?<!(?:minimum|legal|drinking) )age|birth\w*|born|retire\w*|high school graduation|accent|visa|immigra\w+|citizen\w*|nationality|ethnic\w*|gender|arrest\w*|criminal|convict\w*|jail|prison)\b(?! (?:groups?|restaurants?|business\w*|owned|style|homes?|hall|menus?|meals?|food|inspect\w+|codes?|safety|office|billing|equipment|records|transport\w*|assistants?|insurance|center))/u;
const OF_WORK =
  /\b(?:clean\w*|car(?:e|es|ed|ing) for|taught|teach\w*|serv\w+|handl\w+|treat\w*|work(?:s|ed|ing)? (?:at|in)|work(?:ed|ing) with|work|drove|cook\w*|experience|jobs?|clients?|patients?|residents?|guests?|customers?|students?|training|classes|certificat\w+)\b/u;

const DIRECT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:his|her|(?:the|this) (?:candidate|applicant|person)'s)\b/gu, "your"],
  [new RegExp(`\\b${SOMEBODY}'s\\b`, "gu"), "you are"],
  [new RegExp(`\\b${SOMEBODY}\\b`, "gu"), "you"],
  [/\b(?:does|do|did) you\b/gu, "do you"],
  [/\b(?:is|are) you\b|\byou (?:is|are)\b/gu, "are you"],
  [/\bwas you\b|\byou (?:was|were)\b/gu, "were you"],
  [/\bhas you\b|\byou ha(?:s|ve) (?=been|ever|had)/gu, "have you "],
  [/\byou learned\b/gu, "did you learn"],
  [/(?<!\bdo )\byou (?:has|have)\b/gu, "do you have"],
  [
    /(?<!\bdo )\byou (go|attend|belong|live|speak|need|wear|observe|celebrate|plan|want|take|own|smoke|drink)(?:es|s)?\b/gu,
    "do you $1",
  ],
];

/** Whether a folded sentence has somebody ask about what is private. */
export function asksOfPrivate(asked: string): boolean {
  return LEAD.test(asked) && PRIVATE.test(asked) && !OF_WORK.test(asked);
}

/**
 * The direct forms of a question that somebody is to ask: 'Ask how old she is' asks 'how old are you', and 'Ask about
 * church' asks for 'your church'. Of a
 * folded sentence; none if it asks nothing.
 */
export function directForms(asked: string): string[] {
  const lead = LEAD.exec(asked)?.[0] ?? "";
  if (lead === "" && !asked.includes("?")) return [];
  const rest = asked.slice(lead.length);
  const own = lead === "" ? rest : rest.replace(/\btheir\b/gu, "your");
  const direct = DIRECT.reduce((text, [pattern, by]) => text.replace(pattern, by), own);
  const isTopic =
    lead !== "" &&
    !/^(?:your|you|are|do|have|were|who|what|which|where|when|how|why)\b/u.test(direct);
  return isTopic ? [direct, `your ${direct}`] : [direct];
}
