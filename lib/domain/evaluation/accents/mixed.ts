type IsVerb = (word: string) => boolean;

/** 'Hice clean', 'yo check', 'estaba cleaning': an English verb behind Spanish words of doing. */
const DONE_IN_ENGLISH =
  /(?<!\p{L})(?:yo|hice|hago|hacia|hicimos|haciamos|(?:estaba|estoy|ando|andaba) haciendo)(?: (?:un|el|the|a))? (?=(\p{L}{3,})(?!\p{L}))/gu;
/** 'Mopeé', 'watchaba', 'parqueamos': an English verb with a Spanish ending of the first person; accents are folded. */
const SPANISH_ENDING =
  /(?<!\p{L})(?:yo |(?<them>(?:lo|la|los|las|le|les) ))?(?<stem>\p{L}{2,}?)(?:ee|ie|eaba|iaba|eamos|aba)(?!\p{L})/gu;

/** The English verb that a stem is of, as Spanish spells its sound too. */
function english(stem: string, isVerb: IsVerb): string | undefined {
  const whole = stem.replace(/qu$/, "ck");
  return [whole, `${whole}e`, whole.replace(/(.)\1$/, "$1")].find(isVerb);
}

/** A folded sentence of two languages with its English deeds told in English. */
export function withEnglishDeeds(folded: string, isVerb: IsVerb): string {
  return folded
    .replace(DONE_IN_ENGLISH, (whole, verb: string) => (isVerb(verb) ? "i " : whole))
    .replace(SPANISH_ENDING, (whole, ...found) => {
      const { stem = "", them = "" }: { stem?: string; them?: string } = found.at(-1);
      const verb = english(stem, isVerb);
      return verb ? `i ${verb} ${them}`.trim() : whole;
    });
}
