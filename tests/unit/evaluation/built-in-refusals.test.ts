import type { StatementKind } from "#lib/domain/evaluation/statements/statement";
import type { Evaluation } from "#lib/domain/evaluation/types";
import { lacks, refuses } from "#lib/scorers/built-in/index";
import { answer, attempt, evaluated } from "./people";

const quotesOf = ({ statements }: Evaluation, kind: StatementKind) =>
  statements
    .filter((one) => one.kind === kind && one.source === null)
    .flatMap(({ quotes }) => quotes.map(({ text }) => text));

describe("Work that somebody would not do", () => {
  it.each([
    "I would skip the stuff that don't show like dusting the tops.",
    "I'd just skip the corners.",
    "I would hide the broken pieces.",
    "I don't do windows.",
    "I wouldn't say anything to the client.",
    "If it's late I just shove it in the back room.",
    "Me salto las esquinas.",
    "No limpio baños.",
    "Yo escondería el jarrón roto.",
    "No le dije nada al cliente cuando se rompió.",
    "No avisé a mi jefe porque no tenía saldo.",
    "I didn't say anything to the client.",
    "I'd leave the baseboards, nobody looks there.",
  ])("is found: %s", (sentence) => {
    expect(refuses(sentence)).toBe(true);
  });

  it.each([
    "I never skip the corners.",
    "I would not skip the corners.",
    "I'd skip my lunch to finish.",
    "I offer to do that from now on or skip the desk.",
    "I would never hide it.",
    "I don't clean the floor until the dusting is done.",
    "Some people would skip the corners.",
    "I don't do the dishes first, I soak them.",
    "Nunca me salto las esquinas.",
    "No le dije nada malo al cliente.",
    "No reporté a las 7 sino a las 6.",
    "I would skip the ladder and call somebody.",
    "I would skip the small talk and get to work.",
    "I would leave the key where nobody looks but you, as you asked.",
  ])("is not seen in: %s", (sentence) => {
    expect(refuses(sentence)).toBe(false);
  });

  it.each([
    "My license is suspended until March.",
    "Houses are new for me, but clean is clean.",
    "I have not used a dispatch program.",
    "I don't have my own car.",
    "No tengo carro ni licencia para manejar.",
    "Nunca he trabajado en un hotel.",
  ])("has what stands against it beside it, as no concern: %s", async (lack) => {
    const account = answer("I told my crew which rooms were left and we finished 12 rooms.");
    const language = /^N/u.test(lack) ? "es" : "en";
    const own = answer(lack, { questionId: "q2" });
    const result = await evaluated(attempt([account, own], { language }));
    expect(quotesOf(result, "to_check")).toEqual([lack]);
    expect(quotesOf(result, "concern")).toEqual([]);
  });

  it.each([
    ["so my grandmother drives me.", ["I don't have a car"]],
    ["but my grandmother lends me hers.", []],
  ])("is asked about by its clause where its sentence can't be shown: %s", async (rest, shown) => {
    const result = await evaluated(attempt([answer(`I don't have a car, ${rest}`)]));
    expect(quotesOf(result, "to_check")).toEqual(shown);
  });

  it.each([
    "I have never missed a shift.",
    "I never used bleach on the marble.",
    "I don't have a problem with nights.",
    "I started the new guy on the floor.",
    "The new license is for me and my partner.",
    "No tengo problema con el turno de noche.",
  ])("is not seen in what stands for somebody: %s", (sentence) => {
    expect(lacks(sentence)).toBe(false);
  });

  it("is asked about in their words, and stands for nothing else", async () => {
    const refusal = "I would skip the stuff that don't show.";
    const account = "I told my crew which rooms were left and we finished 12 rooms.";
    const result = await evaluated(attempt([answer(`${account} ${refusal}`)]));
    expect(quotesOf(result, "to_check")).toEqual([refusal]);
    expect(quotesOf(result, "concern")).toEqual([refusal]);
    for (const kind of ["summary", "strength", "reason"] as const) {
      expect(quotesOf(result, kind)).not.toContain(refusal);
    }
  });
});
