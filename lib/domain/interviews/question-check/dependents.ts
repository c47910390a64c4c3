const MINDERS = "(?:child ?care|day ?care|(?:baby ?)?sitter|nanny)";
const OF_OWN =
  "(?= ?(?:[?.,]|$)| (?:for|while|when|whenever|if|during|on|at|in place|arranged|set up)\\b)";

/** Who depends on somebody and who looks after them; never what was done for other people's children. */
export const DEPENDENTS = {
  english: [
    /\b(?:you (?:\w+ ){0,2}?(?:have|having|claim|claiming|support|supporting)|how many|your)(?: (?:any|other|more))* depend[ae]nts\b(?!')/,
    /(?:^|[.,;:?!] ?)(?:are there )?any (?:other )?depend[ae]nts(?: at home| living with you)? ?(?:\?|$)/,
    new RegExp(
      `\\byou (?:\\w+ )?(?:have|need|get|find|use|arrange|pay for)(?: (?:an?|any|your|some|own|reliable|good|steady|regular|daily))* ${MINDERS}${OF_OWN}`,
    ),
  ],
  spanish: [
    /\b(?:tienes?|tiene usted|cuantos|mantienes?)(?: (?:algun|algunos|otros))? dependientes(?: economicos)?(?= ?(?:[?.,]|$))/,
    /\b(?:tienes?|tiene usted|cuentas?|cuenta usted|necesitas?)(?: con)?(?: una?)? (?:ninera|guarderia)(?= ?(?:[?.,]|$)| (?:para|cuando|mientras|si)\b)/,
  ],
} as const;
