import { libraryQuestions, TRADES } from "#lib/domain/interviews/question-library";
import { asksForWords, putsACase } from "#lib/scorers/built-in/scenario";
import { answer, attempt, evaluated } from "./people";

const PAIRS = TRADES.flatMap((trade) => {
  const spanish = libraryQuestions(trade, "es");
  return libraryQuestions(trade, "en").map(
    ({ text }, index) => [text, spanish[index]?.text ?? ""] as const,
  );
});
const SPANISH =
  "El año pasado se descompuso una máquina a las 7 de la mañana. Le avisé a la gerente, limpié 20 cuartos a mano con dos compañeros y terminamos a tiempo. Llamo al cliente y le digo la verdad.";
const ENGLISH =
  "Last year a machine broke at 7 in the morning. I told the manager, cleaned 20 rooms by hand with two coworkers, and we finished on time. I call the client and tell him the truth.";

describe("The same question in two languages", () => {
  it.each(PAIRS)("is read alike: %s | %s", (english, spanish) => {
    const read = (question: string) => [putsACase(question), asksForWords(question)];
    expect(read(spanish)).toEqual(read(english));
  });

  it.each([
    ["es" as const, SPANISH],
    ["en" as const, ENGLISH],
  ])("scores the same answer alike, in %s", async (language, text) => {
    for (const pair of PAIRS) {
      const [english, spanish] = await Promise.all(
        pair.map(async (questionText) => {
          const found = await evaluated(attempt([answer(text, { questionText })], { language }));
          return [found.general, found.metrics];
        }),
      );
      expect(spanish).toEqual(english);
    }
  });
});
