import { libraryQuestions, TRADES } from "#lib/domain/interviews/question-library";
import { INDUSTRY_TEXTS } from "#lib/domain/site/industry-texts";
import { asksForWords, putsACase } from "#lib/scorers/built-in/index";
import { answer, attempt, evaluated } from "./people";

const PAIRS = TRADES.flatMap((trade) => libraryQuestions(trade, "en")).map(
  ({ text, translations }) => [text, translations?.es?.text ?? ""] as const,
);
const SAMPLES = INDUSTRY_TEXTS.flatMap(({ sample }) => sample.questions);
const SPANISH =
  "El año pasado se descompuso una máquina a las 7 de la mañana. Le avisé a la gerente, limpié 20 cuartos a mano con dos compañeros y terminamos a tiempo. Llamo al cliente y le digo la verdad.";
const ENGLISH =
  "Last year a machine broke at 7 in the morning. I told the manager, cleaned 20 rooms by hand with two coworkers, and we finished on time. I call the client and tell him the truth.";

describe("The same question in two languages", () => {
  it.each([
    ["es" as const, SPANISH],
    ["en" as const, ENGLISH],
    // What somebody does, or would do where the question puts a case.
    ["es" as const, "Le aviso al cliente, limpio los 20 cuartos y reviso todo con una lista."],
    ["en" as const, "I call the client, clean all 20 rooms, and check everything with a list."],
  ])("scores the same answer alike and says the same of it, in %s", async (language, text) => {
    for (const pair of PAIRS) {
      const [english, spanish] = await Promise.all(
        pair.map((questionText) =>
          evaluated(attempt([answer(text, { questionText })], { language })),
        ),
      );
      expect(spanish).toEqual(english);
    }
  });

  it.each([
    ["Talk about your work. What did you do?", "Háblanos de tu trabajo. ¿Qué hacías?"],
    ["Talk about your work. What did you do?", "Platíquenos de su trabajo. ¿Qué hacía?"],
    ["Explain your work. What did you do?", "Explíquenos su trabajo. ¿Qué hacía?"],
    ["Think of a hard day. What happened?", "Piensa en un día difícil. ¿Qué pasó?"],
    ["Share a time. How did it end?", "Comparte una ocasión. ¿Cómo terminó?"],
    ["Mention your jobs. Which was best?", "Menciona tus trabajos. ¿Cuál fue el mejor?"],
    ["Recall a mistake. What did you learn?", "Recuerda un error. ¿Qué aprendiste?"],
    ["Give an example. How did it end?", "Dé un ejemplo. ¿Cómo terminó?"],
    ["Our hotel opens at 6. When are you free?", "Nuestro hotel abre a las 6. ¿Cuándo puedes?"],
    ["We have three shifts. Which is yours?", "Tenemos tres turnos. ¿Cuál es el tuyo?"],
  ])("puts no case in either: %s / %s", (english, spanish) => {
    expect([putsACase(english), putsACase(spanish)]).toEqual([false, false]);
  });

  it.each(SAMPLES)("puts a case or asks for words in both, or in neither: $text", (asked) => {
    const [english, spanish] = [asked.text, asked.es].map((text) => [
      putsACase(text),
      asksForWords(text),
    ]);
    expect(spanish).toEqual(english);
  });

  it.each([
    ["How would you answer an angry guest?", "¿Cómo le responderías a un huésped enojado?"],
    ["A guest is angry. How do you answer?", "Un huésped está enojado. ¿Cómo respondes?"],
    ["A guest is angry. Tell us what you do.", "Un huésped está enojado. Cuéntanos qué haces."],
    ["What do you do if it breaks?", "¿Qué hace usted si se rompe?"],
  ])("puts a case in both: %s / %s", (english, spanish) => {
    expect([putsACase(english), putsACase(spanish)]).toEqual([true, true]);
  });

  it.each([
    ["Un huésped está enojado. Escribe el mensaje que le mandarías.", true],
    ["Un huésped escribió una queja. ¿Qué haces?", false],
  ])("asks for written words where one is told to write: %s", (question, isAsked) => {
    expect(asksForWords(question)).toBe(isAsked);
  });
});
