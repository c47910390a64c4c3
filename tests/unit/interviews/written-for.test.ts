import { describe, expect, it } from "@jest/globals";
import { defaultForm, type InterviewForm } from "#lib/domain/interviews/interview-form";
import { newScreening } from "#lib/domain/interviews/screening";
import { parseDraft } from "#lib/domain/interviews/stored-draft";
import { edited, languagesToRead } from "#lib/domain/interviews/written-for";

const form: InterviewForm = {
  ...defaultForm("q-1"),
  title: "Cleaner",
  languages: ["es"],
  translations: { es: { title: "Limpieza", description: "" } },
  screening: [
    {
      ...newScreening("k-1"),
      text: "When?",
      kind: "choice",
      options: ["Days", "Nights"],
      translations: { es: { text: "¿Cuándo?", options: ["De día", "De noche"] } },
    },
  ],
};
const renamed = edited(form, { title: "House cleaner" });

describe("Words in another language that were written for others", () => {
  it("are marked until they are written again, fit, or have their own words back", () => {
    expect(renamed.writtenFor).toEqual({ "title-es": "Cleaner" });
    expect(languagesToRead(renamed)).toEqual(["es"]);
    const again = edited(renamed, { title: "Home cleaner" });
    expect(again.writtenFor).toEqual({ "title-es": "Cleaner" });
    const es = { title: "Limpieza de casas", description: "" };
    for (const change of [{ translations: { es } }, { writtenFor: {} }, { title: "Cleaner" }])
      expect(languagesToRead(edited(again, change))).toEqual([]);
    expect(JSON.stringify(edited(again, { title: "Cleaner" }))).toBe(JSON.stringify(form));
  });

  it("are a choice's too, and none that nobody wrote or keeps", () => {
    const [question] = form.screening;
    if (!question) throw new Error("No question");
    const options = ["Days", "Evenings"];
    const changed = edited(form, { screening: [{ ...question, options }], description: "Homes" });
    expect(changed.writtenFor).toEqual({ "k-1-es-1": "Nights" });
    expect(languagesToRead(edited(changed, { languages: [] }))).toEqual([]);
    expect(edited(changed, { screening: [] }).writtenFor).toBeUndefined();
  });

  it("stay marked in a draft that is opened again", () => {
    const draft = { interviewId: crypto.randomUUID(), sent: false, step: "questions", savedAt: 1 };
    expect(parseDraft(JSON.stringify({ ...draft, form: renamed }))?.form).toEqual(renamed);
  });
});
