import { fold } from "./fold.ts";

type Table = Readonly<Record<string, number>>;

/** Words in order from a number on; several for one number stand with a stroke between, two words with a low line. */
function named(words: string, from = 0, step = 1): [string, number][] {
  return words
    .trim()
    .split(/\s+/)
    .flatMap((forms, at) =>
      forms
        .split("|")
        .map((form): [string, number] => [fold(form.replaceAll("_", " ")), from + at * step]),
    );
}

const GERMAN_UNITS = named("ein zwei drei vier fünf sechs sieben acht neun", 1);
const GERMAN_TENS = named(
  "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
  20,
  10,
);
const ARABIC_UNITS = named(
  "واحد|واحدة اثنان|اثنين|اثنتين ثلاث|ثلاثة اربع|اربعة خمس|خمسة ست|ستة سبع|سبعة ثماني|ثمانية|ثمان تسع|تسعة",
  1,
);
const ARABIC_TENS = named(
  "عشرون|عشرين ثلاثون|ثلاثين اربعون|اربعين خمسون|خمسين ستون|ستين سبعون|سبعين ثمانون|ثمانين تسعون|تسعين",
  20,
  10,
);
const FRENCH_TEENS = "dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf";

/** What joins a unit to a ten: German as one word, Arabic by 'and'. */
const joined = (
  units: readonly [string, number][],
  tens: readonly [string, number][],
  and: string,
): [string, number][] =>
  units.flatMap(([unit, one]) =>
    tens.map(([ten, many]): [string, number] => [`${unit}${and}${ten}`, one + many]),
  );

/** Numbers below a hundred that take no smaller one behind them, or one below ten. Folded. */
export const UNITS: Table = Object.fromEntries([
  ...named(`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen`),
  ...named(`cero un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis
    diecisiete dieciocho diecinueve veinte veintiuno|veintiun veintidos veintitres veinticuatro veinticinco veintiseis
    veintisiete veintiocho veintinueve`),
  ...named("une deux trois quatre cinq six sept huit neuf", 1),
  ...named(FRENCH_TEENS, 10),
  ...named(FRENCH_TEENS.replace(/\S+/g, "soixante_$&"), 70),
  ...named(FRENCH_TEENS.replace(/\S+/g, "quatre_vingt_$&"), 90),
  ...named(
    "eine|einen|einem|einer|eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    1,
  ),
  ...named("dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn", 13),
  ...GERMAN_UNITS,
  ...joined(GERMAN_UNITS, GERMAN_TENS, "und"),
  ...named(
    `um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis
    dezessete dezoito dezenove`,
    1,
  ),
  ...named(
    `один|одна|одно|одну|одного два|две|двух|двумя три|трех|трем|тремя четыре|четырех пять|пяти шесть|шести
    семь|семи восемь|восьми девять|девяти десять|десяти одиннадцать двенадцать тринадцать четырнадцать пятнадцать
    шестнадцать семнадцать восемнадцать девятнадцать`,
    1,
  ),
  ...ARABIC_UNITS,
  ...named("عشر|عشرة احد_عشر اثني_عشر|اثنا_عشر", 10),
  ...named("ثلاثة_عشر اربعة_عشر خمسة_عشر ستة_عشر سبعة_عشر ثمانية_عشر تسعة_عشر", 13),
  ...named("سنتين|سنتان|عامين|عامان|شهرين|شهران|يومين|ساعتين|مرتين", 2),
  ...joined(ARABIC_UNITS, ARABIC_TENS, " و"),
  ...named(
    `एक दो तीन चार पाँच|पांच छह|छः|छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह अठारह उन्नीस बीस`,
    1,
  ),
]);
/** Numbers below a hundred that take one below ten behind them. */
export const TENS: Table = Object.fromEntries([
  ...named("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...named("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
  ...named(
    "vingt trente quarante cinquante soixante soixante_dix quatre_vingt|quatre_vingts quatre_vingt_dix",
    20,
    10,
  ),
  ...GERMAN_TENS,
  ...named("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", 20, 10),
  ...named(
    `двадцать|двадцати тридцать|тридцати сорок|сорока пятьдесят шестьдесят семьдесят восемьдесят девяносто`,
    20,
    10,
  ),
  ...ARABIC_TENS,
  ...named("तीस चालीस पचास साठ सत्तर अस्सी नब्बे", 30, 10),
]);
export const HUNDREDS: Table = Object.fromEntries([
  ...named(
    "cien|ciento|cem|cento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    100,
    100,
  ),
  ...named("сто|ста", 100),
]);
/** What a number before it is multiplied by; by itself it is that number once: 'a hundred', 'mil'. */
export const TIMES: Table = Object.fromEntries([
  ...named("hundred|hundert|cent|cents|مئة|مائة|مية|सौ", 100),
  ...named("thousand|mil|mille|tausend", 1000),
  ...named("million|millon|millones|millions", 1_000_000),
  ...named("dozen|docena", 12),
]);

/** Two or three words that are one number, or none at all: 'per cent' is no hundred. */
export const IN_WORDS: ReadonlySet<string> = new Set([
  "per cent",
  ...Object.keys({ ...UNITS, ...TENS }).filter((words) => words.includes(" ")),
]);

const followedBy = (words: string) => new RegExp(`^(?:${words})$`, "u");
const FRENCH = followedBy(
  "ans|annees|mois|jours|heures|semaines|minutes|fois|personnes|clients|appels|chambres|et",
);
const A_TIME = followedBy("ano|mes|dia|turno|hora|semana|noite");
/**
 * Numbers that are something else in another language, each with the folded words behind which tell that they are
 * numbers: 'once' in English, 'um' and 'seize' too, 'dos' in Portuguese.
 */
export const ONLY_BEFORE: ReadonlyMap<string, RegExp> = new Map([
  ["once", /\p{L}{2}[aeo]s$|^(?:de|y|mil|por)$/u],
  ["um", A_TIME],
  ["uma", A_TIME],
  ["seize", FRENCH],
  ["sept", FRENCH],
  ["cent", FRENCH],
  ["cents", FRENCH],
]);

const HAN: Table = Object.fromEntries([
  ...named("零|〇 一 二|两|兩 三 四 五 六 七 八 九"),
  ...named("十 百 千 万", 10).map(([sign], at): [string, number] => [sign, 10 ** (at + 1)]),
]);
const COUNTED =
  "[年个個月天日周週小時时秒点人名位次回台家间間部屋室层階楼岁歳件份本倍班房客桌]|分[钟鐘間]|[かヶカヵケ]月|つ";
const IN_HAN = new RegExp(
  `(?<!第)[${Object.keys(HAN).join("")}]{1,12}(?=(?:多|几|来)?(?:${COUNTED}))`,
  "gu",
);

/** '三十五' is 35, '二〇一五' 2015. */
function hanValue(signs: string): number {
  const values = [...signs].map((sign) => HAN[sign] ?? 0);
  if (values.every((value) => value < 10)) return Number(values.join(""));
  let total = 0;
  let digit: number | null = null;
  for (const value of values) {
    if (value < 10) digit = value;
    else if (value === 10_000) {
      total = (total + (digit ?? 0) || 1) * value;
      digit = null;
    } else {
      total += (digit ?? 1) * value;
      digit = null;
    }
  }
  return total + (digit ?? 0);
}

/** Numbers in Chinese characters where they count something: '三年', and not '三明治'. */
export function numbersInHan(text: string) {
  return [...text.matchAll(IN_HAN)].map(({ 0: signs, index }) => ({
    value: hanValue(signs),
    start: index,
    end: index + signs.length,
  }));
}
