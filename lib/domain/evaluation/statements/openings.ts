import { tokensOf, wordSet } from "../masking/tokens.ts";

/**
 * Words that a statement in English may open with though no quote of it says them: what tells of acts, and what joins
 * words. None is a firm's or a person's name unless it stands in front of what it does, as 'Will'.
 */
const OPENINGS = wordSet(`
  beside gibberish irrelevant lyrics meaningless nonsense praise random repeat silence song test unclear unrelated vague
  a an the this that these those his her their its they he she it what which who whose how why when where whether
  while if once since until till as than so and or but yet for from with without within at in on off of by to up
  down out over under near across after before during between through about around per not no never always often
  usually regularly sometimes mostly only just also still even already both each every any all some many most more
  less several another other own is was were are be been being am has have had having do does did done doing can
  could will would may might must shall should currently previously recently formerly now then first later twice
  personally quickly carefully calmly promptly able available willing ready open good experienced skilled trained
  certified licensed comfortable time self familiar responsible reliable careful calm fluent prior past previous
  recent current long short full part high low candidate applicant person experience
  accept accompany acknowledge acquire act add address adjust admit advise agree aim alert allow analyze answer
  anticipate apologize apply appreciate approach approve arrange arrive ask assemble assess assign assist assure
  attach attempt attend audit avoid back bake balance base bathe beat became become began begin believe belong
  benefit blend block board book borrow bought break bring broke brought brush budget build built buy calculate call
  calm came cancel capture care carry cash catch caught celebrate challenge change charge chat check choose chop
  chose circulate claim clarify classify clean clear climb close coach collect combine come command comment commit
  communicate compare compensate compete complain complete comply concentrate conduct confirm connect consider
  consist construct consult contact continue contribute control convert convince cook cool cooperate coordinate copy
  correct cost count cover create credit cure customize cut deal dealt debone decide decline decorate defrost defuse
  delay delegate deliver demonstrate deny depend deposit describe design detail detect determine develop diagnose
  dig direct discuss dish disinfect dispatch display dispose distribute document dose double draft drain drill drive
  driven drop drove dry dug dust earn educate email employ empty encourage end enforce engage enjoy enroll ensure
  enter entertain equip escalate escort establish estimate evaluate examine exceed excel exchange execute exercise
  expand expect experiment explain explore express extend extract face fasten fed feed feel felt fetch fight figure
  file fill find finish fix flag flip flush focus fold follow form fought found frame freeze fry fuel fulfill gain garnish
  gather gave generate get give given glue go gone got grab grade grease greet grew grill grind grow guard guide
  handle hang haul hear heard heat held help hire hold hook hop hope hose host hung hurry hurt identify implement
  impress improve include increase inform initiate inject insert inspect install insulate insure interact interpret
  introduce invent inventory investigate invite involve iron join judge juggle jump justify keep kept knew knock
  know label lack laid launch lead learn leave led left lend let level lift line link list listen live load loan
  locate lock log look lose lost love lower made mail maintain make manage mash match measure mediate meet memorize
  mend mention mentor merge met mind minimize miss mix monitor mop motivate move mow multitask name navigate need
  negotiate note notice notify nurse observe obtain occupy offer oil operate order organize outline overcame
  overcome overhaul oversaw oversee oversleep own pace pack paid paint participate pass patch patrol pay peel
  perform persist persuade phone pick pitch place plan plant plate plow plug point polish portion possess pour
  practice praise prefer prep prepare present press pretend prevent print prioritize process produce program promise
  promote protect prove provide prune pull pump punch purchase push put qualify quiet quit quote race raise rake ran
  rate reach react read rearrange reassure rebook rebuild rebuilt recall receive recognize recommend record recover
  redo reduce refer refill refund refuse register rehearse reject relate relay release relocate rely remain remember
  remind remodel remove rent reorganize repair replace reply report represent request require rescue research
  reserve reset resolve respect respond rest restock restore resume retrain retrieve return review reward ride rinse
  roast rode roll rotate route run rush said sample sanitize sat save saw say scan schedule score screen scrub seal
  search season seat secure see seek seem seen select sell send sent separate serve service set settle sew shape
  share shift ship shovel show shut sign signal sit skip sleep slept slice smile sold solder solve sort sought speak
  specify spend spent spill split spoke sponsor spot spray spread stack stain stand start state stay steam steer
  step stock stood stop store streamline stress stretch strip strive structure struggle study submit substitute
  succeed suffer suggest supervise supply support surprise survey swap swear sweep swept swing switch tackle tag
  tailor take taken talk tape taste taught teach team tear tell tend test text thank thaw think thought threw throw
  tidy tie tighten tip toast told took total touch tour tow trace track trade train transfer translate transport
  travel treat trick trim troubleshoot troubleshot trust try turn tutor type unclog undergo understand understood
  unload unlock unpack update upgrade upsell upset use usher utilize vacuum value vary verify view visit volunteer
  wait wake walk want warm warn wash watch water wax wear weigh welcome weld went whip widen wipe wire wish withhold
  woke won wonder wore work worry wrap write written wrote yell yield
`);

const ENDINGS = ["s", "es", "d", "ed", "ing", "er"];

/** What a folded word may be without its ending: 'tried' is try, 'mopping' mop, 'driver' drive. */
function stemsOf(word: string): string[] {
  const stems = ENDINGS.flatMap((ending) =>
    word.endsWith(ending) ? [word.slice(0, -ending.length)] : [],
  );
  const spelled = stems.flatMap((stem) => [
    stem,
    `${stem}e`,
    stem.replace(/i$/, "y"),
    stem.replace(/(.)\1$/, "$1"),
  ]);
  return [word, ...spelled].filter(({ length }) => length > 2 || length === word.length);
}

/** Whether a folded word is said with some ending. */
export function stemSaid(word: string, said: string): boolean {
  const stemsSaid = new Set(tokensOf(said).flatMap(({ folded }) => stemsOf(folded)));
  return stemsOf(word).some((stem) => stemsSaid.has(stem));
}

/**
 * Whether a statement may open with a word, which has a capital there whatever it is: it is no name if a statement may
 * open with it anyway, or if its quotes say it with some ending.
 */
export function mayOpen(word: string, said: string): boolean {
  return tokensOf(word.replace(/['’]s$/, "")).every(
    ({ folded }) => stemsOf(folded).some((stem) => OPENINGS.has(stem)) || stemSaid(folded, said),
  );
}
