import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import {
  answersOf,
  counterfactualPairs,
  development,
  developmentInjectionPairs,
  honestPairsOf,
  injectionPairs,
  injectionPairsOf,
  swapsOf,
  tuned,
  WORN,
} from "#tests/bench/evaluation/corpora";
import { FOREIGN, FOREIGN_SHORT } from "./foreign";
import { answer, attempt, STRONG } from "./people";

const spoken = (text: string, language = "en") =>
  prepareAttempt(attempt([answer(text)], { language }))[0];

describe("An answer in a language that the built-in rubric doesn't read", () => {
  it.each(FOREIGN)("is not assessed, and the reason names it: %s", (language, text) => {
    for (const interview of ["en", "es"]) {
      const made = evaluateByRubric(attempt([answer(text)], { language: interview }));
      expect([made.general, made.qualified, made.notes]).toEqual([null, null, []]);
      expect(made.questions[0]?.reason).toBe(`the scorer doesn't read ${language}`);
      expect(made.summary).toBe(`Not enough evidence: the scorer doesn't read ${language}.`);
    }
  });

  it.each(FOREIGN_SHORT)("is not assessed when short: %s", (text) => {
    for (const interview of ["en", "es"]) {
      const made = evaluateByRubric(attempt([answer(text)], { language: interview }));
      expect(made.general).toBeNull();
      expect(made.questions[0]?.reason).toContain("the scorer doesn't read");
    }
  });

  it("takes nothing from the other answers, and thanks in English don't make it English", () => {
    const [, polish = ""] = FOREIGN.find(([language]) => language === "Polish") ?? [];
    const thanked = `${polish} ${polish} Thank you so much for this opportunity today.`;
    const alone = evaluateByRubric(attempt([answer(STRONG)]));
    const both = evaluateByRubric(attempt([answer(STRONG), answer(thanked, { questionId: "q2" })]));
    expect(both.general).toBe(alone.general);
    expect(both.questions[1]?.reason).toBe("the scorer doesn't read Polish");
  });
});

describe("English and Spanish, however plain", () => {
  it.each([
    "Mopped floors, wiped counters, cleaned bathrooms daily.",
    "Cashier at Walmart three years, stocking shelves too.",
    "Customer mad, I fix sink quick, customer happy again.",
    "I be on time everyday, ain't never been late fr.",
    "Me and my cousin done fixed dem pipes real good fore lunch.",
    "Please sir I dey work well well for hotel since 2019, I sabi clean room",
    "custmer was angrey so i apologised and gived refund",
    "ive done plumbing roofing drywall painting",
    "Answer phones greet guests check reservations process payments",
    "Limpio pisos, baños, ventanas, cocina, todo rapido.",
    "trabaje asiendo limpiesa en ofisinas y ospitales 4 años",
    "Pues le dije sorry to the customer y le cambie su orden bien quick",
    "I clocked in early everyday y nunca llegue tarde al job",
    "Atendí clientes enojados ofreciendo disculpas, reembolso y cambio",
    "Sí señor, yo atiendo mesas y cobro cuentas diario",
  ])("are told: %s", (text) => {
    for (const interview of ["en", "es"]) {
      expect(["en", "es"]).toContain(spoken(text, interview)?.answerLanguage);
    }
  });

  it("are told in every answer of the bench that is above the floor", () => {
    const pairs = [
      ...[...injectionPairs(), ...developmentInjectionPairs()],
      ...WORN.flatMap((set) => [...injectionPairsOf(set), ...honestPairsOf(set)]),
    ].flatMap((pair) => [pair, { ...pair, text: pair.attacked }]);
    const swaps = [...counterfactualPairs(), ...WORN.flatMap(swapsOf)].flatMap((pair) => [
      { ...pair, text: pair.one },
      { ...pair, text: pair.other },
    ]);
    const answers = [...tuned(), ...development(), ...WORN.flatMap(answersOf)];
    const unread = [...answers, ...pairs, ...swaps].filter(({ text, language }) => {
      const prepared = spoken(text, language);
      return prepared?.floor === null && !["en", "es"].includes(prepared.answerLanguage ?? "");
    });
    expect(unread).toEqual([]);
  });
});

describe("An answer without a number", () => {
  it.each([
    ["three", "Clean the room clean the room clean the room clean the room.", true],
    ["two", "I cleaned. I cleaned. I cleaned. I cleaned.", true],
    ["four", "I cleaned the room. I cleaned the room.", false],
  ])("repeats the same few words: %s", (_, text, repeats) => {
    const reason = "the answer repeats the same few words";
    expect(spoken(text)?.floor === reason).toBe(repeats);
  });

  it.each([
    "The thing with the place was like that and the other one was so too, you know, work.",
    "Hola, buenas tardes, ¿cuánto pagan por hora y cuándo es la entrevista con ustedes?",
  ])("carries a reason: %s", (text) => {
    const made = evaluateByRubric(attempt([answer(text)]));
    expect(made.general).toBeNull();
    expect(made.questions.map(({ assessed }) => assessed)).toEqual([false]);
    expect(made.questions[0]?.reason).toBeTruthy();
    expect(made.summary).toMatch(/^Not enough evidence: ./);
  });
});
