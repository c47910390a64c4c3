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
    ["by the other clock", "Can you stay until 5 PM?", "Pouvez-vous rester jusqu'à 17 h ?"],
    ["with minutes", "From 9:30 a.m. to 5 p.m.", "Von 9:30 bis 17:00 Uhr"],
    ["with the half said once", "Are you free 5–9 PM?", "Haben Sie 17–21 Uhr Zeit?"],
    ["with the half said once, in words", "From 5:30 to 9 p.m.", "De 17:30 a 21:00"],
    ["over noon", "We work 10-2 PM.", "Wir arbeiten 10–14 Uhr."],
    ["from there", "Kannst du um 14:30 Uhr?", "Can you come at 2:30 PM?"],
    ["at noon and midnight", "12 PM or 12 AM?", "12 h ou 0 h ?"],
    ["in Hindi", "You are 15 minutes late.", "आप १५ मिनट देर से हैं।"],
    ["in Arabic", "You have 20 homes.", "لديك ٢٠ منزلاً."],
    ["in wide signs", "Can you lift 25 kg?", "２５キロを持てますか。"],
    ["as it was", "Until 5 PM", "Hasta las 5 de la tarde"],
  ])("may write its figures %s", (_how, own, drafted) => {
    expect(usableTranslation({ ...task, texts: [own] }, [drafted])).toEqual([drafted]);
  });

  it.each([
    ["another hour", "Until 5 PM", "Jusqu'à 18 h"],
    ["the other half of the day", "Until 5 PM", "Until 5 AM, at 17"],
    ["another end of a shift", "Are you free 5–9 PM?", "Haben Sie 17–22 Uhr Zeit?"],
    ["another figure in Hindi", "15 minutes", "५० मिनट"],
    ["a hundred for a full hour", "You get $100", "Recibes 1 dólar"],
  ])("may not write %s", (_what, own, drafted) => {
    expect(usableTranslation({ ...task, texts: [own] }, [drafted])).toBeNull();
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
