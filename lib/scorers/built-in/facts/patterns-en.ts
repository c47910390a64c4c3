import type { FactPatterns } from "./patterns.ts";

const COUNT =
  "(?<![\\p{L}\\p{N}.-])(?:\\p{N}+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|a couple(?: of)?)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?(?: and a half)?(?: plus|\\+)?";
const TIME = `${COUNT} (?:years?|yrs|months|seasons|summers)(?: and a half)?(?![\\p{L}])`;
const STOP =
  "(?:and|but|so|because|then|where|when|while|which|that|who|i|we|with|before|after|until|till|for|from|than|like|just|really|mostly|now|there|total|it|they|he|she|is|was|were|are|had|have|on|my|you|to|or|if|as|since|all|every|also|plus|about|around|doing|over)";
/** Words of one noun phrase. */
const NOUNS = `(?:(?!${STOP} )[\\p{L}\\p{N}'’&-]+ ){0,6}(?!${STOP}(?![\\p{L}]))[\\p{L}'’-]{3,20}`;
const WORD = "[\\p{L}'’-]+";
const ROLE =
  "(?:cleaner|housekeeper|janitor|custodian|cook|chef|server|waiter|waitress|bartender|host|hostess|cashier|driver|dispatcher|technician|tech|installer|helper|apprentice|electrician|plumber|welder|mechanic|landscaper|groundskeeper|caregiver|aide|cna|nurse|nanny|guard|officer|stocker|picker|packer|operator|manager|supervisor|foreman|lead|receptionist|secretary|clerk|stylist|barber|esthetician|dishwasher|barista|busser|mover|painter|roofer|carpenter|associate|trainer|porter|attendant|scheduler|assistant|coordinator|agent|laborer|handyman|exterminator)(?:s(?![\\p{L}]))?";
const PLACE =
  "(?:hotel|motel|resort|hospital|clinic|school|restaurant|diner|cafe|bakery|pizza place|kitchen|office|offices|building|buildings|warehouse|store|shop|salon|bank|airport|daycare|nursing home|center|company|factory|plant|farm|golf course|gym|mall|casino|apartments?|agency|place|construction|landscaping|plumbing|roofing|retail|food service)";
const TRADE =
  "(?:laundry|housekeeping|cleaning|janitorial|kitchens|hotels|restaurants|warehouses|warehousing|maintenance|construction|plumbing|hvac|landscaping|sales|security|catering|roofing|retail|pest control|customer service|childcare|home health|hospitality|food service|dispatch|welding|electrical|moving|delivery|driving)";
const DID =
  "(?:worked|cleaned|drove|cooked|managed|supervised|ran|closed|opened|served|led|installed|delivered|dispatched|scheduled|painted|landscaped|bartended|working|cleaning|driving|cooking|managing|running|installing|serving|dispatching|landscaping|plumbing|painting|did|done|doing)";
const DAYS =
  "(?:weekends?|nights?|mornings?|evenings?|overnights?|days|afternoons?|holidays|saturdays?|sundays?)";
const TONGUE =
  "(?:english|spanish|portuguese|french|creole|mandarin|cantonese|chinese|vietnamese|tagalog|russian|arabic|hindi|polish|korean)";
const is = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "iu");

export const FACTS_EN: FactPatterns = {
  facts: [
    {
      kind: "time_on_the_job",
      said: is(`for ${TIME},? i (?:was|worked|drove|cleaned|cooked|managed|ran|did) ${NOUNS}`),
      whole: true,
    },
    {
      kind: "time_on_the_job",
      said: new RegExp(
        `^(?:so )?(?:${WORD} ){0,3}?(?:${ROLE}|front desk|dispatch) (?:at|for|in) [^.!?]{4,60}?[, ] ?(?:for )?${TIME}`,
        "iu",
      ),
      whole: true,
    },
    {
      kind: "time_on_the_job",
      said: is(
        `${TIME}(?: of| in| as| doing)? (?:${WORD} ){0,2}?experience(?: (?:in|as|with|doing|cleaning|driving|cooking) ${NOUNS})?`,
      ),
    },
    {
      kind: "time_on_the_job",
      said: is(
        `${TIME} (?:as (?:an? |the )?(?:${WORD} ){0,2}?${ROLE}(?: (?:at|for|in) ${NOUNS})?|(?:of )?(?:doing|cleaning|driving|cooking|working|running|installing|dispatching|serving|commercial|residential) ?${NOUNS}|(?:in|at|with|for) (?:an? |the )?(?:${WORD} ){0,2}?(?:${PLACE}|${TRADE})|of (?:${WORD} ){0,2}?${TRADE}|(?:at|with) (?:an? |the )?${NOUNS})`,
      ),
    },
    {
      kind: "time_on_the_job",
      said: is(
        `(?:${DID}|(?:was|been|i'm|i am|were) (?:an? |the |as )?(?:${WORD} ){0,5}?(?:${ROLE}|${PLACE}|${TRADE}|${DID}))(?: ${WORD}){0,8}? (?:for |like |going on )?(?:about |over |almost |more than |like )?${TIME}`,
      ),
    },
    {
      kind: "time_on_the_job",
      said: is(
        `(?:been (?:an? )?|was (?:an? )?)?(?:${DID}|${ROLE}|in ${TRADE})(?: ${WORD}){0,5}? since (?:19|20)\\p{N}\\p{N}`,
      ),
    },
    {
      kind: "work",
      said: is(
        `(?:(?:worked|been|work|working|was hired) as|i was|i'm|i am|been) (?:an? |the )(?:${WORD} ){0,2}?${ROLE}(?: (?:at|for|in) ${NOUNS})?`,
      ),
    },
    {
      kind: "work",
      said: is(
        `(?:work|worked|working|was|employed|answered (?:the )?phones|did front desk|work(?:ed)? the (?:desk|counter|line|floor)|${DID} (?:${WORD} ){1,3}?)(?: ${WORD})? (?:at|for|in) (?:an? |the )?(?:(?!${STOP} )${WORD} ){0,3}?${PLACE}`,
      ),
    },
    {
      kind: "work",
      said: is(
        `(?:clean|cleaned|cleaning) (?:(?!${STOP} )${WORD} ){0,2}?(?:houses|homes|offices|apartments?|rentals|hotel rooms|schools|classrooms|clinics)`,
      ),
    },
    {
      kind: "people_led",
      said: is(
        `(?:led|lead|lead over|supervisor over|manager over|supervisor of|manager of|managed|manage|supervised|supervise|in charge of|responsible for|senior of|(?:ran|run) (?:an? |the )?(?:crew|team)) ?(?:an? |the |my )?(?:(?:${WORD} )?(?:crew|team|staff|shift|group))? ?(?:of )?(?:about )?${COUNT}(?: (?:${WORD} )?(?:people|guys|employees|workers|housekeepers|crew members|${ROLE}))?(?! (?:years?|months?|hours?|locations?|stores?|buildings?|rooms?|dollars?))`,
      ),
    },
    {
      kind: "people_led",
      said: is(
        `(?:lead|supervisor|manager)(?: on| of| for)?(?: ${WORD}){0,3}, (?:with )?(?:about )?${COUNT} people(?: on the ${WORD})?`,
      ),
      whole: true,
    },
    {
      kind: "license",
      said: is("(?:valid|clean|current) (?:driver['’]?s? )?licen[sc]e"),
    },
    {
      kind: "car",
      said: is(
        "(?:have|got|drive|own) (?:my own|a reliable|my|a) (?:reliable |own |good )?(?:car|truck|van|vehicle|pickup|transportation)|(?:my own|reliable) (?:car|transportation|vehicle)",
      ),
    },
    {
      kind: "language",
      said: is(
        `(?:speak|fluent in|bilingual in|bilingual|fluent) (?:both )?(?:fluent )?${TONGUE}(?:(?:,| and|, and| or) ${TONGUE}){0,2}`,
      ),
      whole: true,
    },
    {
      kind: "hours",
      said: is(
        `(?:can (?:work|do)|available|open for|free|good for|fine with|prefer) (?:${WORD} ){0,3}?(?:${DAYS}|full[ -]time|part[ -]time|any (?:shift|day|time)|(?:monday|tuesday|sunday) (?:through|to) ${WORD}|anytime)(?: (?:and|or) ${DAYS})?`,
      ),
    },
    {
      kind: "start",
      said: is(
        `(?:can|could|ready to|able to|available to) start (?:${WORD} ){0,2}?(?:right away|immediately|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|next week|next month|in (?:two|three|one|a) weeks?|anytime|as soon as possible|asap)`,
      ),
    },
  ],
  not: is(
    "(?:not|never|no|none|without|don['’]?t|doesn['’]?t|didn['’]?t|haven['’]?t|isn['’]?t|wasn['’]?t|won['’]?t|can['’]?t|cannot|couldn['’]?t|ain['’]?t|if|would|wouldn['’]?t|used to (?:have|own)|wish|hope|want|wanted|plan to|trying to|working on getting|studying|taking (?:the|a) class|almost got|expired|sold|borrow|ago|old|late|home with|at home|stayed home|together|volunteer\\p{L}*|college|lost (?:my|the)|suspended|household|jail|married|looking for|applied|until|except|band)",
  ),
  subjects:
    /(?<![\p{L}\]])(?:(i|i['’]m|i['’]ve|im|ive|we|me)|(he|she|they|who|someone|somebody|everybody|everyone|people|my (?!own|first|last|current|previous|job|work|crew|team|experience|shift|normal|main|epa|cdl|license|car)\p{L}+|(?:the|our|a|an|his|her|their|this|that|one|another|some) (?:new |old |other |general )?(?:boss|manager|owner|supervisor|coworker|friend|partner|buddy|neighbor|roommate|guy|lady|customer|client|inspector|man|woman|girl|kid|person)))(?!\p{L})|(\[(?:person|family|name)\])/giu,
  holds:
    /(?<!\p{L})(?:have|got|hold|earned|passed|finished|completed|carry|renewed|am|i['’]m|with) (?:(?!used)[\p{L}'’-]+ ){0,6}$/iu,
  papers: /certifi|(?<!\p{L})(?:card|cards|credential|permit)(?!\p{L})/iu,
  uses: is(
    "(?:i|we|i['’]ve) (?:(?:also|still|mostly|have|can|know how to) )?(?:use|used|run|ran|operate|operated|drove|drive|set up|picked up|kept)",
  ),
  asksForTools: /tools|software|programs?|computer|machines|equipment|systems/i,
  asksForLanguages: /language|spanish|english|bilingual|idioma|español|inglés/i,
};
