import { usableTranslation } from "#lib/domain/interviews/translation-draft";

const task = {
  from: "English",
  to: "Spanish",
  texts: ["You are 15 minutes late. What do you do?", "Call", "Wait"],
};

describe("A translation that a model drafts", () => {
  it("has one text for each, without what nobody sees around it", () => {
    const drafted = [" Llegas 15 minutos tarde. ¿Qué haces?", "Llamo", "Espero"];
    expect(usableTranslation(task, drafted)).toEqual([drafted[0]?.trim(), "Llamo", "Espero"]);
  });

  it.each([
    ["a text less", ["Llegas 15 minutos tarde. ¿Qué haces?", "Llamo"]],
    ["a text more", ["Llegas 15 minutos tarde. ¿Qué haces?", "Llamo", "Espero", "Nada"]],
    ["an empty one", ["Llegas 15 minutos tarde. ¿Qué haces?", " ", "Espero"]],
    ["another figure", ["Llegas 50 minutos tarde. ¿Qué haces?", "Llamo", "Espero"]],
    ["a figure less", ["Llegas tarde. ¿Qué haces?", "Llamo", "Espero"]],
    ["a question too long to be saved", [`15 ${"a".repeat(498)}`, "Llamo", "Espero"]],
    ["a choice too long", ["Llegas 15 minutos tarde.", "a".repeat(201), "Espero"]],
  ])("is of no use with %s", (_what, drafted) => {
    expect(usableTranslation(task, drafted)).toBeNull();
  });
});
