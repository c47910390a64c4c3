import { exactly, type Speech, upTo, words } from "./speech.ts";

const NUMBER =
  "\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty";
const COUNT = `(?:${NUMBER})(?:[ -](?:one|two|three|four|five|six|seven|eight|nine|plus))?`;
const SELF = "i|i'm|im|i've|ive|i'd|i'll|we|we've|we're|me and [a-z]+";
const OTHER = [
  "(?:two|three|one|some|most|both|all) of (?:them|us)|it was|it is|it's|its|there was|there were",
  "there is|there's|he|he's|she|she's|they(?! had me )|they're|who|someone|somebody|everybody|everyone",
  "nobody|(?:some|other|most) people|people (?:say|said|do|don't|think|who|always)",
  "my (?:mom|mother|dad|father|husband|wife|son|daughters?|kids?|boys?|girls?|brothers?|sisters?|uncle|aunt|cousin|friends?|buddy|neighbor|roommate|grandm\\p{L}+|grandf\\p{L}+|boyfriend|girlfriend|fiance|partner|boss|manager|supervisor|lead|foreman|coworkers?|old boss)",
  "(?:his|her|their) (?:boss|mom|dad|husband|wife|daughter|son|kids?|family|manager)",
  "(?:the|our|a|an|this|that|another|one) (?:new |old |other |general |day )?(?:boss|manager|owner|supervisor|coworker|friend|neighbor|guy|lady|customer|client|inspector|man|woman|girl|kid|person|daughter|company)",
  "(?:my|our|the) (?:[a-z]+ )?(?:crew|team|staff|guys|girls|helpers?|drivers?|cooks?|techs?|company|restaurant|hotel|shop|job|place) (?:has|have|had|is|are|was|were|all|only|does|did|uses?|used|hires?|hired|requires?|required|wants|wanted|needs|needed)",
].join("|");
const DAYS =
  "weekends?|weekdays?|week|nights?|mornings?|evenings?|overnights?|days?|afternoons?|holidays?|doubles|closing|opening|graveyard|on-call|on call|full time|full-time|part time|part-time|anytime|any ?time|shifts?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|first shift|second shift|third shift|midnight";
/** Whom somebody may lead: neither customers nor scrubbers. */
const LED =
  "(?:people|guys|employees|workers|helpers|members|hires|techs|technicians|cooks|guards|aides|nurses|assistants|associates|operators|(?:bartend|bak|caregiv|carpent|clean|dispatch|driv|housekeep|install|janit|labor|landscap|load|manag|mov|offic|pack|paint|pick|plumb|port|serv|supervis|teach|wait)(?:ers|ors)|cashiers|dishwashers|bussers|baristas|stylists|electricians|mechanics)";
/** What ends the object of a verb, and no role: 'rehab at a hospital', 'I'm a good cook'. */
const APART =
  "at|in|on|for|from|of|about|as|the|good|great|better|careful|safe|hard|bad|[a-z]+ing|[a-z]+ed";
/** The verb, and not 'I need work in a hotel', 'get work'. */
const WORK_VERB =
  "(?:(?<=^|(?<![\\p{L}'])(?:i|we|went to|now|still|currently|also|just|usually|mostly|where) )work(?= (?:at|in|for|as|on|with|nights|days|there)(?! [a-z]+ing)(?!\\p{L})))";
/** What makes no job of 'worked' and 'working'. */
const NO_JOB =
  "(?! (?:out|on (?:my|getting)|through (?:my|a lot|the pain|pain)|to|toward)(?!\\p{L}))";
/** Oneself as a lead, not the lead whom somebody told something. */
const LEAD =
  "(?<=(?:^|(?:^| )(?:i|i'm|im|i've been|am|was|been|as|and)(?: an?| the)? ))(?:team |shift |crew )?lead(?: for)?";

/** Who pays a driver of an own truck, which 'for two years' and 'for fun' name not. */
const PAYS =
  "for (?:uber|lyft|doordash|instacart|amazon|fedex|ups|usps|dhl|walmart|an? (?:[a-z]+ )?(?:company|contractor|agency|store))";
/** What takes back a paper or a car: by itself if nothing denies it, 'it's not expired', or denied. */
const NOT = "(?:not|never|[a-z]{1,6}n't|dont|doesnt|didnt|isnt|havent)";
const GONE =
  "(?<!(?:not|never|no|n't|isnt)(?: (?:been|got|gotten|yet))? )(?:suspended|revoked|expired|lapsed?|ran out|broken?|dead|stolen|repossessed|totaled|taken away|(?:lost|sold) (?:it|them|that|mine|my (?:[a-z]+ )?(?:licen[sc]e|card|car|truck|van))|(?:it|is|it's|was|been|got) (?:lost|sold|(?:still )?(?:in|at) the shop)|(?:transmission|engine|brakes) (?:is|are|went|blew|died|gave)|needs an? (?:new )?(?:transmission|engine))";
const MINE =
  "(?:(?:really )?(?:have|had|got|gotten|get|own|drive|take|finish|finished|renew|renewed|passed) )?(?:it|one|that|them|mine|valid|current|active|anymore|yet|right now|with me|run|running|start|working)";

export const ENGLISH_SPEECH: Speech = {
  cuts: new RegExp(
    `(?<!(?:um|uh|like|well|so)),(?! (?:um|uh|like|you know|well|so),?(?! )| about ${COUNT} people)\\s|[.;:!?—–()"]\\s|(?<!(?:^|\\s)(?:if|and|but|so|because|cause|when|where|then|unless|wish|lied(?: that)?|pretend(?:ed)?|fe(?:lt|els?) like|(?:people|they) say)|^for \\p{L}+ (?:years|months))\\s(?=(?:and(?! (?:a half|some change|(?:${NUMBER}) months))|but(?! (?:not )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day))|so|because|cause|cuz|then|when|while|where|if|which|unless|until|till|before that|after that|now|mostly|${SELF}|${OTHER}|it's|its|our)(?![\\p{L}']))|(?<!(?:with|for|to|of|from|by|had|told|asked|helped|an|a|but my|older))\\s(?=\\[(?:person|family|name)\\])`,
    "gu",
  ),
  self: words(SELF),
  other: new RegExp(
    `^(?:and |but |so |because |cause |then |when |where |if |before that |which )?(?:${OTHER})(?![\\p{L}])|^(?:[a-z]+ )?(?:my |an? |the )?\\[(?:person|family|name)\\]`,
    "u",
  ),
  not: words(
    "not|never|no|none|nobody|without|(?:do|does|did|have|has|is|was|are|wo|ca|could|ai|would)n'?t|cannot|cant|dont|aint|neither",
  ),
  notHidesAll: false,
  takesBack: new RegExp(
    `^(?:(?:but|though|although|except) (?:.* )?|(?:and )?(?=(?:it|they|that one)(?:'s|'re)? )(?:.* )?)(?:${GONE}|${NOT} ${MINE})(?!\\p{L})|^(?:and )?(?:i|we)(?:'ve)? (?:don't|dont|do not|didn't|haven't|never)(?: (?:have|got|get|take|took|finished|renewed))?(?: (?:it|one|that|yet|now|anymore))*$|^but (?:the|my|our|an?) (?:[a-z]+|\\[family\\]) (?:took|takes|used|uses|has|drives|drove|did|does|ran|runs|kept|keeps|got) (?:it|that|them|those)(?!\\p{L})`,
    "u",
  ),
  never: words(
    [
      "(?:kind of|kinda|sort of) (?:work|ran|did|clean|cook)[a-z]*|(?:off|out of) work|between jobs",
      "(?:stop(?:ped)?|quit) working|took (?:[a-z]+ ){0,3}off|(?:waiting|searching|apply\\p{L}*) for",
      "(?:been|was|i'm|am) an? (?:regular )?(?:guest|customer|client|patient|student)|if|do you|can you",
      "are you|would|i'd|wouldn't|could(?:'ve| have| of)|supposed to|lied|pretend(?:ed)?|fe(?:lt|els?) like",
      "used to (?:have|own)|wish|hope|hoping|want|wanna|wanted|gonna|going to|plan to|trying to|need to get",
      "studying|class till|taking (?:the|a)|almost|scheduled (?:for|to)|expired|suspended|borrow\\p{L}*|sold",
      "ago|late|home with|at home|stayed home|my own house|the house|together|band|church|gig",
      "volunteer\\p{L}*|college|lost|lived?|living|married|jail|prison|applied|looking for|seemed|thought",
      "heard|until|except|household|years? old|coach",
      "(?<!(?:an?|the) (?:(?:elementary|middle|primary|public|private) )?)school|growing up|homework",
      "warranty",
    ].join("|"),
  ),
  time: new RegExp(
    `(?<![\\p{L}\\p{N}.-]|(?:twice|once|times|days|weeks|per|every) )(?:(?:${COUNT}|an?|couple(?: of)?|few)(?: and a half)?(?: (?:full|good|solid|plus))? (?:years?|yrs?|months?|seasons|summers)(?: and (?:a half|some change|${COUNT} months))?|since (?:about |like )?(?:(?:19|20)\\d\\d|twenty (?:${NUMBER})(?: (?:${NUMBER}))?|two thousand(?: and)?(?: (?:${NUMBER}))?|(?:last |this |the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter)))(?![\\p{L}])`,
    "u",
  ),
  atWork: words(
    `${WORK_VERB}|worked${NO_JOB}|working${NO_JOB}|clean(?:ed|ing(?! (?:lady|ladies|service|crew|company)))|cook(?:ed|ing)|ran the|(?:drove|driving|driven) (?!my )(?:[a-z]+ ){0,2}?(?:trucks?|vans?|bus(?:es)?|routes?|semis?|forklifts?|${PAYS})|(?:drove|driving|driven) my (?:own )?(?:truck|van) ${PAYS}|(?:was|been|am|i'm|im|\\|) in the [a-z]+ (?:business|industry|trade)|(?<!(?:bad|life|terrible|this|that|no) )experience|(?:first|second|third|night|day|1st|2nd|3rd) shift`,
  ),
  beside: `(?:^|(?:was|been|were|am|i'm|im|stayed|\\|(?: [a-z]+ing(?= for))?) )(?:for|of|in|at|as|doing|with(?= (?:an?|the|one|this|that|same) (?:[a-z]+ ){0,2}(?:company|agency))) (?:(?!(?:${APART}) )[^ |]+ ){0,2}?|^(?:(?!(?:${APART}) )[a-z]+ )?(?=[^|]*\\|)`,
  bare: /^(?:(?:and|so|but|um|uh|yeah|well|i|i've|ive|we|it|that|this|was|were|been|have|had|did|done|doing|there|stayed|for|about|bout|around|like|over|almost|nearly|more|than|just|maybe|at|the|last|past|where|which) )*\|(?: (?:there|now|total|altogether|already|straight|or|so|in))*$/u,
  between:
    "some|little|kinda|with|what|that|how|who|by|my|our|his|her|their|another|to|into|told|asked|when|late|short|down|out|went|go|fired|banned|rejected|time|rehab|therapy|community|interview",
  apart: APART,
  works: `${WORK_VERB}|worked${NO_JOB}|working${NO_JOB}|run|ran|running|clean|cleaned|cleaning|cook|cooked|cooking|drove|driving|manage|managed|scheduled|closed|opened|served|hired`,
  does: "did|do|done|doing",
  is: "(?:was|been|were|am|i'm|im|(?:hired|started|start)(?: out| off| on)? as)(?: (?:an?|the))?",
  uses: words(
    "(?<!(?:him|her|them|someone|somebody|people|guys|crew|others) (?:how )?(?:to )?)us(?:e|ed|ing)|run|ran|running|operat(?:e|ed)|drove|drive|driving|have|had|i've|ive|got (?:my|a|an|some)|own|worked|know|bring|carry|put|set up|with|do|handle",
  ),
  holds: upTo(
    "(?<!(?:to|will|should|could|can|must|may|might|we|we've|you|they|people) )(?:have(?: had)?|i've(?: had)?|ive|got|hold|keep|carry|earned|passed|finished|completed|renewed|am|i'm|im|with|been|became|did|as)|(?<=^(?:and |also |plus |but )?)my",
    "(?!training)\\p{L}+ing|to|for|from|on|of|under|about|away|without|with|had|who|that|than|at|by|his|her|their|your|our|\\p{L}+'s|next|until|due|out|no",
  ),
  people: exactly(
    "(?!(?:under|number|answer|offer|paper|order|over|after|other|letter|computer|ladder|water|color|four|for|or|her)(?!\\p{L}))\\p{L}*(?:ers?|ors?|ists?)|cooks?|chefs?|techs?|guys?|men|man|people|friends?|guards?|aides?|staff|crew|nurses?|mechanics?|electricians?|employees|women|assistants?|boss|cousin",
  ),
  oneself: /(?<!\p{L})(?:am|i'm|im|as|been|became)(?: an?| the)? (?:[a-z]+ ){0,2}$/u,
  papers: words(
    "(?:[a-z]+ )?(?:certified|certification|certificate|cert)(?: (?:in|for|as an?|on) (?:[a-z]+ )?[a-z]+| (?:nursing assistant|technician|arborist|food manager|welder|applicator|mechanic|medical assistant))?|medical card|signed off on (?:[a-z]+ )?[a-z]+",
  ),
  licenses: words(
    "(?:(?:valid|clean|current|unarmed|armed|class [a-d]|[a-z]+'?s?) )?licen[sc]e|guard card|journeyman card|class [a-d] c ?d ?l|c ?d ?l(?: class [a-d])?",
  ),
  said: [
    {
      kind: "people_led",
      as: words(
        [
          `(?:senior|head|${LEAD}|in charge) (?:of|over) (?:about |like )?${COUNT} (?:[a-z]+ )?${LED}`,
          `(?:led|${LEAD}|managed?|managing|supervised?|supervising|in charge of|responsible for) (?:(?!(?:for|from|told|said|says|asked|sent|gave) )[a-z]+,? ){0,3}?(?:of )?(?:about |like )?${COUNT} (?:[a-z]+ )?(?:${LED}|on)`,
          `(?:ran|run) (?:about |like )?${COUNT} (?:people|guys|workers)`,
          `(?:(?:led|${LEAD}|managed?|supervised?|ran|run|i had|over|in charge of) (?:an?|the|my)) (?:crew|team) of (?:about |like )?${COUNT}(?: [a-z]+)?`,
          `my crew of (?:about |like )?${COUNT}(?: [a-z]+)?`,
          `i(?:'ve)? (?:had|have|got) (?:about |like )?${COUNT} (?:guys|helpers|housekeepers|techs|employees|workers|servers|cooks|guards|cleaners)(?! (?:call|quit|yell|walk|leave|show|come|tell|ask|out|late|sick|short)(?!\\p{L}))`,
          `(?:had|have|got|i've|ive|with) (?:about |like )?(?:${COUNT}) (?:[a-z]+ )?(?:under me|on my (?:crew|team|list|shift)|reporting to me|working (?:for|under) me)`,
        ].join("|"),
      ),
    },
    {
      kind: "car",
      as: words(
        "(?:have|got|drive|own|i've|ive) (?:an? |my )?(?:own |reliable |good |old |pretty )?(?:reliable |own )?(?:car|truck|van|vehicle|pickup|transportation)|reliable (?:transportation|car|vehicle)|my (?:own )?(?:car|truck|van|pickup)(?:'s| is| runs)(?: (?:paid off|reliable|good|fine))|tengo (?:mi |un )?(?:carro|coche)(?: propio)?",
      ),
    },
    {
      kind: "start",
      as: words(
        "(?:can|could|ready to|able to|available to) start (?:[a-z]+ ){0,3}?(?:right away|immediately|tomorrow|today|now|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weeks?|month|anytime|any time|possible|asap|first|fifteenth|january|february|march|april|may|june|july|august|september|october|november|december)|(?:give|need|put in) (?:my |a )?(?:two|one|2) weeks?(?: notice)?",
      ),
    },
    {
      kind: "language",
      as: words(
        "(?:speak|fluent in|bilingual(?: in)?) (?:both )?(?:fluent )?(?:english|spanish|portuguese|french|creole|haitian creole|mandarin|cantonese|chinese|vietnamese|tagalog|russian|arabic|hindi|polish|korean)(?:,? (?:and|or)? ?(?:english|spanish|portuguese|french|creole|haitian creole|mandarin|vietnamese|russian|arabic|polish)){0,2}",
      ),
    },
  ],
  hours: words(
    "can (?:work|do|cover|close|open)|available|open (?:for|to)|free|good (?:with|for|on)?|fine with|prefer|any(?= (?:day|shift|morning|night|weekend|hours))|okay with|work(?= (?:nights|weekends|days|mornings|any))",
  ),
  hourWords: exactly(
    `${DAYS}|any|all|every|other|and|or|the|on|a|in|from|to|through|thru|after|before|till|until|at|by|but|except|not|even|both|either|just|too|also|with|my|own|really|${NUMBER}|\\d{1,2}(?::\\d\\d)?|am|pm|a\\.m|p\\.m|five|thirty|noon|midnight|early|late|between|hours|time|day|call`,
  ),
  parts: words(DAYS),
  dangling: exactly(
    "an?|the|of|in|at|and|or|with|for|to|as|my|i|we|on|that|each|some|um|uh|like|but|so|was|is|now|about|from|all|just|really|other|every|both|too|also|even|by|though|right|since|before|after|at|don't",
  ),
  leading:
    /^(?:(?:and|but|so|because|cause|then|now|when|where|yeah|okay|ok|well|um|uh|like|mostly|also|before that|after that|i|i'm|im|i've|ive|we|we've|just|honestly|actually|right now|currently|(?:am|was|were|been|have|had)(?: an?| the)?),? )+/u,
};
