import { words } from "../fold.ts";

/** What stands before a name in the languages of the room that write capitals; as parts of an expression. */
export const TITLES = [
  "Mr|Mrs|Ms|Mx|Dr|Miss|MR|MRS|MS|DR|MISS|Prof|Rev|Sgt|Capt|Lt|mr|mrs|ms|mx|dr|prof",
  "Sr|Sra|Srta|sra|srta|Dra|dra|Señora?|señora?|Señorita|señorita|Don|don|Doña|doña|Doctora?|doctora?",
  "Madame|madame|Mme|Mmes|Monsieur|monsieur|Mlle|Mademoiselle|mademoiselle|Maître",
  "Frau|Herrn?|Fräulein|Fr|Hr",
  "Senhora?|senhora?|Dona|dona|Seu|seu",
  "Signora?|signora?|Signorina|signorina",
  "[Гг]осподина?|[Гг]оспож[аеуи]|г-на?|г-ж[аеуи]|[Тт][её]т[яюе]|[Дд]яд[яюе]",
].join("|");

/** What people do or say, after the name that begins a sentence. */
export const DONE_BY_PEOPLE = [
  "said|says|told|tells|asked|asks|called|texted|yelled|screamed|explained|showed|taught|trained|helped|hired|quit|promised|thanked|complained|apologized|agreed|smiled|replied|wanted|came|went|gave|took|got",
  "(?:me |nos |le |les )?(?:dijo|dice|preguntó|llamó|explicó|ayudó|pidió|gritó|vino|enseñó)",
  "(?:m['’]a|nous a|lui a|a) (?:dit|appelée?|demandé|aidée?|expliqué|montré|répondu)",
  "(?:me |nos )?(?:disse|ligou|perguntou|ajudou|explicou|pediu|mostrou)",
  "sagte|fragte|rief|half|erklärte|zeigte|hat mir|hat mich",
  "(?:мне |меня |нам |нас )?(?:сказал|позвонил|попросил|помог|спросил|объяснил|показал|ответил)(?:а|ла)?",
].join("|");

/** Words that begin such a sentence and are nobody's name; folded. */
export const NOBODYS_NAMES = words(`
  everyone, everybody, nobody, somebody, someone, anyone, management, corporate, maintenance,
  security, dispatch, housekeeping, reception, people, others, neither, both, another, whoever,
  police, patience, overtime, practice, nadie, alguien, quien, gerencia, seguridad, personne,
  quelqu'un, chacun, niemand, jemand, keiner, jeder, chef, chefin, kunde, kundin, gast, kollege,
  kollegin, ninguem, alguem, quem, voce, никто, кто, клиент, клиентка, начальник, начальница,
  менеджер, директор, гость, хозяин, хозяйка, коллега, бригадир, администратор, повар, мама, папа,
  потом, тогда, сразу, она, они, оно, после, когда, если, через, перед, около, наша, наш, мой,
  моя, этот, эта, каждый, однажды
`);
