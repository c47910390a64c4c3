/** Work that somebody would leave out, hide or not do; only where it is said of oneself and nothing takes it back. */
const REFUSALS: readonly RegExp[] = [
  /(?<!\p{L})i(?:['’]d|['’]ll| would| will| just| usually| mostly| sometimes)(?: (?:just|probably|usually|sometimes|often|mostly|always|kinda|honestly))* skip (?:the (?!line|ads?|ladder|small talk|step where|ones? (?:that|i) already)|that|it|stuff|whatever|some|parts|corners|cleaning|checking|mopping|dusting)/iu,
  /(?<!\p{L})i(?:['’]d|['’]ll| would| will)?(?: (?:just|probably|usually|sometimes|often|mostly|always|kinda|honestly))* (?:cut corners|hide (?:it|that|the (?:damage|stain|mistake|mess|evidence|broken|pieces))|sweep it under|fake (?:it|the)|lie about|cover it up|throw it (?:out|away) and (?:not )?(?:say|tell)|call (?:in|out) sick (?:anyway|and)|sign (?:it|off) anyway|half[ -]?ass)/iu,
  /(?<!\p{L})i(?:['’]d| would|['’]ll| will)? (?:just |probably )?(?:not|never) (?:tell|mention (?:it|that) to) (?:anyone|anybody|the (?:boss|manager|owner|client|customer)|my (?:boss|manager|supervisor))(?: about (?:it|that))?(?=$|[.!,]| because| unless)/iu,
  /(?<!\p{L})i(?: would not| wouldn['’]?t| will not| won['’]?t| did not| didn['’]?t|['’]m not (?:gonna|going to)) (?:say anything|tell (?:anyone|anybody)|mention it|report it|bother)(?=$|[.!,]| to (?:the|my) \p{L}{3,20}(?=$|[.!,])| about | because| unless| with)/iu,
  /(?<!\p{L})i(?: don['’]?t| do not| won['’]?t| will not| wouldn['’]?t| ain['’]?t|['’]m not (?:gonna|going to)| refuse to| am not going to)(?: gonna)? (?:do|clean|touch|wash|scrub|mop) (?:the |any |no )?(?:bathrooms?|toilets?|windows|floors?|dishes|laundry|kitchens?|ladders|crawl ?spaces?|attics?)(?=$|[.!,]| and | so )/iu,
  /(?<!\p{L})(?:yo )?(?:me salto|me saltaría|me saltaria|me brinco|me brincaría) (?:lo|la|las|los|el|eso|esa|partes|pasos)(?!\p{L})/iu,
  /(?<!\p{L})(?:lo|la) (?:escondo|escondería|esconderia|taparía|taparia|ocultaría|ocultaria)(?!\p{L})/iu,
  /(?<!\p{L})(?:escondo|escondería|esconderia) (?:el|la|los|las) [^ ]+ (?:rot|quebrad|manchad)[oa]s?(?!\p{L})/iu,
  /(?<!\p{L})i(?:['’]d|['’]ll| would| will) (?:just |probably )?leave [^.!?,]{1,40}(?:,|,? (?:because|cause|since)) (?:nobody|no one) (?:looks|sees|checks|notices)(?!\p{L})/iu,
  /(?<!\p{L})no (?:le |les )?(?:diría|diria|digo|avisaría|avisaria|aviso|reportaría|reportaria) (?:nada|a nadie)(?!\p{L})/iu,
  /(?<!\p{L})no (?:(?:le|les|lo|la|se lo) )?(?:dije|avisé|avise|reporté|reporte) (?:nada|(?:nada )?(?:a nadie|al \p{L}{3,20}|a (?:mi|la) \p{L}{3,20}))(?=$|[.!,]| cuando | porque | de (?:eso|lo) )/iu,
  /(?<!\p{L})no (?:limpio|lavo|hago|toco|limpiaría|haría) (?:los |las |el |la )?(?:baños?|ventanas|inodoros?|escusados?|cocinas?|pisos|platos)(?=$|[.!,])/iu,
];
/** The same, where a condition is the excuse: 'if there is no time, I skip what nobody sees'. */
const EXCUSED: readonly RegExp[] = [
  /(?<!\p{L})i (?:just |usually |mostly )?(?:shove|stuff|kick|throw|dump) (?:it|them|everything|all of it) (?:in|under|behind|back)(?!\p{L})|(?<!\p{L})i (?:just )?(?:fill in|fill out|sign|initial) the (?:sheet|log|form|checklist) (?:for the|anyway)/iu,
  /(?<!\p{L})i(?:['’]?m| am) not (?:gonna|going to) (?:stay late|do (?:that|all that|it)|climb|clean that|touch that)(?!\p{L})|(?<!\p{L})i don['’]?t do (?:them all|all (?:of )?(?:them|it))(?!\p{L})/iu,
  /(?<!\p{L})(?:brinco|salto) lo que no se ve|(?<!\p{L})a (?:la |las )?(?:escaleras?|techos?|alturas?) no me subo|(?<!\p{L})eso que lo haga otr[oa]/iu,
];
const SAID_OF_OTHERS =
  /(?<!\p{L})(?:never|used to|(?:he|she|they) (?:said|goes)|some people|other people|nunca)(?!\p{L})/iu;
const TAKEN_BACK =
  /(?<!\p{L})(?:if|unless|until|till|before|instead|rather than|never skip|would not skip|wouldn['’]?t skip|don['’]?t skip|used to|until|lunch|break|breakfast|first|later|come back|tomorrow|he said|she said|they said|someone|some people|other people|si|hasta|antes|almuerzo|descanso|comida|nunca me|no me|primero|después|luego)(?!\p{L})/iu;

/** Whether a person says that they would skip, hide or not do work: their words, shown as what to ask about. */
export function refuses(sentence: string): boolean {
  const isSaid = (pattern: RegExp) => pattern.test(sentence);
  return (
    (!TAKEN_BACK.test(sentence) && REFUSALS.some(isSaid)) ||
    (!SAID_OF_OTHERS.test(sentence) && EXCUSED.some(isSaid))
  );
}

/** What somebody says that they don't have, lost, or never did: a license, a car, the work itself. */
const LACKS =
  /(?<!\p{L})(?:my (?:\p{L}+['’]?s? )?(?:licen[sc]e|permit|certificat\p{L}+|card) (?:is|was|got|has been|just) (?:\p{L}+ )?(?:suspended|revoked|expired|lapsed)|lost my (?:driver['’]?s )?licen[sc]e|(?:is|are|be) (?:all |kinda |pretty |still )?new (?:for|to) me|i(?:['’]?m| am) (?:\p{L}+ )?new (?:to|at) (?:this|cleaning|the work)|i(?: have not|(?: have|['’]ve) never| haven['’]?t) (?:\p{L}+ )?(?:used|cleaned|worked (?:in|as|with)|driven|cooked|led|managed|supervised|operated)|i (?:do not|don['’]?t) (?:really |actually )?have (?:an?|my|any|much)? ?(?:own )?(?:(?:driver['’]?s )?licen[sc]e|car|truck|vehicle|transportation|experience|certificat\p{L}+)|no tengo (?:carro|coche|licencia|transporte|experiencia)|licencia (?:est[aá] )?(?:suspendida|vencida)|(?:nunca|no) he (?:usado|trabajado|limpiado|manejado|cocinado)|(?:es|son) nuev[oa]s? para m[ií])(?!\p{L})/iu;

/** Whether a person says what stands against them for this work: their words, to ask about and no fault. */
export const lacks = (sentence: string): boolean => LACKS.test(sentence);
