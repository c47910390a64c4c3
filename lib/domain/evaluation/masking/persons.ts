import type { Edit } from "../sent-text.ts";
import { tokensOf, wordSet } from "./tokens.ts";

/** The words of one language that show somebody's gender, and those that show a family. */
type Shown = { person: ReadonlySet<string>; family: ReadonlySet<string> };

const LISTS: Readonly<Record<string, Shown>> = {
  en: {
    person: wordSet(`
      he she him her his hers himself herself man woman men women girl girls boy boys lady ladies gentleman gentlemen
      guy male female males females mr mrs ms Miss sir madam
    `),
    family: wordSet(`
      mother mothers mom moms mum mama father fathers dad dads daddy papa parent parents wife wives husband husbands
      spouse son sons daughter daughters child children kid kids baby babies brother brothers sister sisters sibling
      siblings aunt aunts uncle uncles cousin cousins niece nephew grandmother grandma grandfather grandpa grandson
      granddaughter grandkids stepmother stepfather stepson stepdaughter boyfriend girlfriend fiance fiancee pregnant
      pregnancy maternity paternity married divorced widow widower
    `),
  },
  es: {
    person: wordSet(`
      él ella ellos ellas hombre mujer hombres mujeres chico chica chicos chicas muchacho muchacha muchachos muchachas
      caballero dama señor señora señores señoras señorita sr sra srta doña
    `),
    family: wordSet(`
      madre mamá mami padre papá papi padres esposa esposo marido hijo hija hijos hijas mijo mija bebé bebés niño niña
      niños niñas hermano hermana hermanos hermanas tío tía tíos tías sobrino sobrina abuelo abuela abuelos nieto nieta
      nietos suegro suegra cuñado cuñada nuera yerno padrastro madrastra compadre comadre padrino madrina novio novia
      embarazada embarazo maternidad casado casada soltero soltera divorciado divorciada viudo viuda
    `),
  },
};

const CHILDREN = wordSet("child children kid kids baby babies bebé bebés niño niña niños niñas");
/** 'An elementary school with 520 children', 'a guest's baby': those of one's work. 'School with three kids' is family. */
const OF_WORK =
  /(?<!\p{L})(?:(?:an?|the|una|la) (?:\p{L}{1,20} ){0,2}(?:school|preschool|day ?care|kindergarten|nursery|guarder[ií]a|escuela|kínder) (?:with|of|for|con|de|para) (?:(?:about|over|like|como|unos) )?(?:\p{N}{1,4}|\p{L}{0,6}(?:teen|ty|hundred|ientos))|(?:customer|client|guest|student|patient|tenant|resident)s?['’]s?) $/iu;
const FAR = 80;

/** Languages whose words of gender and family are masked, as far as their list goes. */
export const MASKED_LANGUAGES: readonly string[] = Object.keys(LISTS);

/** Edits that hide words of gender and family, by the closed list of the text's language. */
export function maskPersons(text: string, language: string | null): Edit[] {
  const list = language === null ? undefined : LISTS[language];
  if (!list) return [];
  return tokensOf(text).flatMap(({ text: token, start, end }): Edit[] => {
    const word = token.normalize("NFC").toLowerCase();
    // 'Miss' is a title only with its capital.
    if (list.person.has(word) || list.person.has(token)) return [{ start, end, text: "[person]" }];
    const isOfWork =
      CHILDREN.has(word) && OF_WORK.test(text.slice(Math.max(0, start - FAR), start));
    return list.family.has(word) && !isOfWork ? [{ start, end, text: "[family]" }] : [];
  });
}
