type IsVerb = (word: string) => boolean;

/** 'Me' and 'mi' as the subject, where a clause begins: 'me check the drain'. */
const ME =
  /(?<=^\W*|[,.;:]\s*|(?<!\p{L})(?:when|and|then|so|if|while|before|after|because|time|times|day|days|morning|night|year|week|work|shift|there|now|always|one)\s)(?:me|mi)(?=\s+(?!(?:and|too|or|to|at|in|on|up|either|neither|first|again|now|a|an|the|but|so|if|when)(?!\p{L}))\p{L}{2,})/gu;
/** 'The guys and I', 'me and them boys': who tells is among them. */
const WITH_ME =
  /(?<=^\W*|[,.;:]\s*|(?<!\p{L})(?:when|then|so|if|while|before|after|because|and|but)\s)(?:(?:the|my|our|them|these|those|another|one) )?(?:\[?\p{L}+\]? )?\[?\p{L}+\]? and i(?=\s)|(?<!\p{L})me and (?:the|my|our|them|these|those|another|one|two|three|some|this)(?: \[?\p{L}+\]?)(?= \p{L})/gu;
/** 'I takes', 'we loads': the verb's form for others. */
const THIRD =
  /(?<!\p{L})((?:i|we) (?:always |just |then |usually )?)(\p{L}{2,}?)(es|s)(?=\s+(?!(?:up|off|out)\s*[,.;]))(?!\p{L})/gu;

/** Behind these 'me' is no subject. */
const NO_SUBJECT =
  /^(?:to|for|with|at|on|by|of|from|behind|told|gave|let|made|had|asked|taught|sent|and)$/;

/** 'When I finish a room me stand at the door': once it is the subject, it is one in the whole sentence. */
function withSubjects(folded: string, isVerb: IsVerb): string {
  const first = folded.replace(ME, "i");
  if (first === folded) return folded;
  return first.replace(/(\p{L}+) (?:me|mi)(?= \p{L}{2,})/gu, (whole, before: string) =>
    NO_SUBJECT.test(before) || isVerb(before) ? whole : `${before} i`,
  );
}

/** A folded English sentence with 'I' and 'we' where a dialect has them as 'me', 'me and them boys' or 'we loads'. */
export function withStandardSubjects(folded: string, isVerb: IsVerb): string {
  return withSubjects(folded, isVerb)
    .replace(WITH_ME, "we")
    .replace(THIRD, (whole, before: string, stem: string, end: string) => {
      const verb = [stem, stem + end.slice(0, -1)].find(isVerb);
      return verb ? before + verb : whole;
    });
}
