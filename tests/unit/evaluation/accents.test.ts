import { asHeard } from "#lib/domain/evaluation/accents/heard";
import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { readSentence } from "#lib/domain/evaluation/reading";
import { answer, attempt } from "./people";

/** How something is spelled, and in which of two languages it is told, moves nothing. */
const QUESTIONS = {
  en: "Tell us about your work and how you handle problems on a shift.",
  es: "Cuéntenos de su trabajo y cómo resuelve los problemas.",
};
type Language = keyof typeof QUESTIONS;
const general = (text: string, language: Language) =>
  evaluateByRubric({
    ...attempt([answer(text, { questionText: QUESTIONS[language] })]),
    language,
  }).general;
const read = (text: string) => readSentence({ text, start: 0, end: text.length }).folded;

describe("The same told with an accent, or in two languages", () => {
  it.each<[spelled: string, standard: string, language: Language]>([
    [
      "I swep' da flo' befo' da doors opened, den I took da trash out an' tole da manager dat da back light was broke.",
      "I swept the floor before the doors opened, then I took the trash out and told the manager that the back light was broken.",
      "en",
    ],
    [
      "Ven ze elevator stopped I talked to ze old man srough ze door, called ze company and vaited vith him forty minutes.",
      "When the elevator stopped I talked to the old man through the door, called the company and waited with him forty minutes.",
      "en",
    ],
    [
      "De customah was mad about de bill, so I ax her to wait, check de numbahs and took de two drinks off.",
      "The customer was mad about the bill, so I asked her to wait, checked the numbers and took the two drinks off.",
      "en",
    ],
    [
      "I cu' the grass, trimmed the 'edges and blew the leaves. The owner wan'ed it done by noon and I finished at 11:30.",
      "I cut the grass, trimmed the hedges and blew the leaves. The owner wanted it done by noon and I finished at 11:30.",
      "en",
    ],
    [
      "Mi tek off di wheel, change di pads an test it pon di road. Den mi wash mi han an call di boss.",
      "I take off the wheel, change the pads and test it on the road. Then I wash my hands and call the boss.",
      "en",
    ],
    [
      "Yo limpiaba loh cuarto, cambiaba la sábana y sacaba la basura. Dehpué revisaba que to' ehtuviera bien.",
      "Yo limpiaba los cuartos, cambiaba las sábanas y sacaba la basura. Después revisaba que todo estuviera bien.",
      "es",
    ],
    [
      "Fui pa' la cocina, apagué el gah y saqué a to' loh cliente. Luego llamé a loh bombero.",
      "Fui para la cocina, apagué el gas y saqué a todos los clientes. Luego llamé a los bomberos.",
      "es",
    ],
    [
      "Le di doh plato y lo apunto poqque hay que avisai, y en veinte minutito salió.",
      "Le di dos platos y lo apunto porque hay que avisar, y en veinte minutos salió.",
      "es",
    ],
    [
      "Hice clean la cocina, mopeé el piso y saqué la basura antes de cerrar. Después hice check las puertas.",
      "Limpié la cocina, trapeé el piso y saqué la basura antes de cerrar. Después revisé las puertas.",
      "es",
    ],
    [
      "Yo limpié los rooms, chequé los towels y le dije al manager que two lamps were broken. Then I finished la laundry.",
      "I cleaned the rooms, checked the towels and told the manager that two lamps were broken. Then I finished the laundry.",
      "en",
    ],
    [
      "I dey check am two times. If one item remain I no go close the carton, I go call my lead make e sign.",
      "I check it two times. If one item remains I will not close the carton, I will call my lead so he signs.",
      "en",
    ],
    [
      "We ain't send back but one plate, so don't nobody make the same thing twice. I takes the order and I reads it back.",
      "We only send back one plate, so nobody makes the same thing twice. I take the order and I read it back.",
      "en",
    ],
  ])("%s", (spelled, standard, language) => {
    expect(general(spelled, language)).not.toBeNull();
    const apart = (general(spelled, language) ?? 0) - (general(standard, language) ?? 0);
    expect(Math.abs(apart)).toBeLessThanOrEqual(0.21);
  });
});

describe("An accent is heard only where", () => {
  it.each(["vent", "den", "tree", "sink", "hinge", "porridge", "recheck", "cleaner", "sheets"])(
    "what is written is no known word: %s",
    (word) => {
      expect(asHeard(word, true)).toBe(word);
    },
  );

  it.each(["Vasquez", "Todd", "Kowalski", "lagniappe"])(
    "it could hardly be another word, or other words have it too: %s",
    (word) => {
      expect(read(`I worked with ${word} at the shop.`)).toContain(word.toLowerCase());
    },
  );

  it("words that are spelled the same stand beside others of it", () => {
    expect(read("I checked the vent and the sink.")).toContain("the vent and the sink");
    expect(read("Zen I vent to ze office.")).toContain("i went to the office");
    expect(read("I watered one tree.")).toContain("one tree");
    expect(read("I waited tree hours wid dem.")).toContain("three hours");
  });

  it("a sentence is no other language for its small words", () => {
    const text =
      "Mi clean de floor wid de mop an mi tell di boss dat di light bad. Den mi lock di door.";
    expect(general(text, "en")).not.toBeNull();
  });
});
