import fc from "fast-check";
import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { prepareAttempt, sentTextOf } from "#lib/domain/evaluation/prepare";
import { promptFor } from "#lib/domain/evaluation/prompt";
import { answer, attempt, STRONG } from "./people";

const sent = (text: string, names: string[] = ["Maria Lopez"]) => sentTextOf(text, names).text;

describe("What a scorer never sees", () => {
  it.each([
    ["own names", "I am Maria Lopez and maria is what they call me.", /maria|lopez/i],
    ["a name told", "My name is Xochitl Quetzal and I clean offices.", /xochitl|quetzal/i],
    ["a colleague's name", "I called my supervisor Zebulon about the leak.", /zebulon/i],
    ["an e-mail", "Write to me at m.lopez+job@mail.example.com please.", /@|lopez|example/i],
    ["own names with accents that they are not known by", "Me dicen maría lópez.", /mar|pez/i],
    ["a phone abroad", "Call me at +52 55 1234 5678 any time.", /\d{3}/],
    ["a post-office box", "Write to P.O. Box 442 in town.", /442/],
    ["a rank", "I drove for Sgt. Ramirez and cleaned for MRS SMITH.", /ramirez|smith/i],
    [
      "family words of every day",
      "My stepdad and my hubby help, I was a housewife.",
      /stepdad|hubby|wife/i,
    ],
    [
      "Spanish family of every day",
      "Mis nietas y mi exmarido viven cerca de mis suegros.",
      /nietas|exmarido|suegros/i,
    ],
    ["a phone", "Call me at (813) 555-0142 or 813.555.0199 any time.", /\d{3}/],
    [
      "an address",
      "I live at 1420 North Nebraska Avenue, apt 3 near the shop.",
      /1420|nebraska|avenue/i,
    ],
    ["a zip code", "My zip code is 33605 so I can be there fast.", /33605/],
    [
      "pronouns",
      "The client said she lost her ring, so I told him that we found it.",
      /\b(she|her|him)\b/i,
    ],
    ["titles", "I said good morning to Mrs. Parker and to the gentleman.", /mrs|parker|gentleman/i],
    [
      "family",
      "My wife and my two kids come first, my mother helps on Sundays.",
      /wife|kids|mother/i,
    ],
    [
      "Spanish pronouns",
      "Ella me dijo que la señora estaba enojada y yo hablé con él.",
      /\bella\b|señora|\bél\b/i,
    ],
    [
      "Spanish family",
      "Mi esposo y mis hijos viven conmigo en la casa de mi madre.",
      /esposo|hijos|madre/i,
    ],
    [
      "a Spanish address",
      "Vivo en la calle Benito Juárez 45 y llego en diez minutos.",
      /juárez|45/i,
    ],
  ])("%s", (_, text, hidden) => {
    expect(sent(text)).not.toMatch(hidden);
  });

  it.each([
    [
      "Spanish verbs that look like English pronouns",
      "He trabajado seis años y son buenos clientes.",
      [],
    ],
    [
      "trade words and figures",
      "I cleaned 10,000 square feet and 12 rooms by 5:30 with an EPA license.",
      [],
    ],
    [
      "days, brands and honest roles",
      "On Monday I act as a shift lead and use Windex on the windows.",
      [],
    ],
    ["a verb that is somebody's name", "I will mark the boxes and I may stay late.", ["Will May"]],
    ["a five-digit amount", "We cleaned 12000 square feet for a $15000 contract.", []],
  ])("but keeps %s", (_, text, names) => {
    expect(sent(text, names)).toBe(text);
  });

  it("leaves nothing invisible in an employer's question, nor a name behind it", () => {
    const questionText = "Ma\u200bria,\u202e how did\u00ad you help?\u{e0041}";
    const prepared = prepareAttempt(attempt([answer(STRONG, { questionText })]));
    expect(prepared[0]?.questionText).toBe("[name], how did you help?");
    expect(promptFor(prepared, "00ff").message).not.toMatch(/[\u200b\u202e\u00ad]/);
  });

  it("leaves no known name in the request, wherever zero-width characters are put", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom("\u200b", "\u2060", "\u202e", "\u00ad"),
        (at, hidden) => {
          const name = `${"Maria".slice(0, at)}${hidden}${"Maria".slice(at)}`;
          const prepared = prepareAttempt(attempt([answer(`Hi, I am ${name}. ${STRONG}`)]));
          const { instructions, message } = promptFor(prepared, "00ff");
          expect(instructions + message).not.toMatch(/maria/i);
          expect(message).not.toContain(hidden);
          expect(prepared[0]?.text).toContain(name);
        },
      ),
    );
  });

  it.each([
    [
      "names",
      "I asked Emily to help and we finished 12 rooms by 5 pm.",
      "I asked Lakisha to help and we finished 12 rooms by 5 pm.",
    ],
    [
      "pronouns",
      "The guest was upset, so I told her that I fixed it in 20 minutes.",
      "The guest was upset, so I told him that I fixed it in 20 minutes.",
    ],
    [
      "titles",
      "Mrs. Smith complained, I apologized and cleaned it again in 10 minutes.",
      "Mr. Smith complained, I apologized and cleaned it again in 10 minutes.",
    ],
    [
      "Spanish titles",
      "La señora se quejó, le pedí disculpas y limpié otra vez en 10 minutos.",
      "El señor se quejó, le pedí disculpas y limpié otra vez en 10 minutos.",
    ],
  ])("scores the same with %s swapped", (_, one, other) => {
    const score = (text: string) => evaluateByRubric(attempt([answer(text)])).general;
    expect(score(one)).not.toBeNull();
    expect(score(one)).toBe(score(other));
  });
});
