import { answers, result } from "#components/gallery/examples/results";
import { HARD_TO_HEAR, LEFT_OUT, NOT_TOLD, PLAYED_ONLY } from "#lib/domain/evaluation/hearing";
import { toReviewerPage } from "#lib/domain/results/reviewer-page";

const person = { names: ["Maribel Santos"], language: "en" };
const all = answers.map(({ questionId }) => questionId);
const page = (chosen: { blind?: boolean; questionIds?: string[] }) =>
  toReviewerPage(result, { blind: false, questionIds: all, ...chosen }, "Brightside", person);

describe("What a reviewer sees", () => {
  it("is the chosen answers, without a score, a decision, a note or a way to reach the person", () => {
    const shown = page({ questionIds: ["q-2"] });
    expect(shown.answers.map(({ number }) => number)).toEqual([2]);
    expect(Object.keys(shown).toSorted()).toEqual(["answers", "company", "interviewTitle", "name"]);
    expect(JSON.stringify(shown)).not.toContain(result.email);
  });

  it("is without name and recordings in a blind review, and says where no words are left", () => {
    const shown = page({ blind: true });
    expect(shown.name).toBeNull();
    expect(shown.answers.map(({ mediaId, mediaType }) => [mediaId, mediaType])).toEqual(
      all.map(() => [null, ""]),
    );
    expect(shown.answers[2]?.silence).toMatch(/recordings aren't part of this review/);
    expect(JSON.stringify(shown)).not.toMatch(/Maribel|m-1|m-3/);
  });

  it("is without a translation in a blind review, as nobody has taken the name out of it", () => {
    const translated = answers.map((one) => ({ ...one, translation: "I am Maribel." }));
    const of = { ...result, answers: translated };
    const shown = toReviewerPage(of, { blind: true, questionIds: all }, "Brightside", person);
    expect(JSON.stringify(shown)).not.toContain("I am Maribel");
  });

  it("is told of what was hard to hear to play it, and not to call anybody", () => {
    const heard = { ...result, answers: answers.map((one) => ({ ...one, hearing: HARD_TO_HEAR })) };
    const open = { blind: false, questionIds: ["q-1"] };
    const [shown] = toReviewerPage(heard, open, "Brightside", person).answers;
    expect(shown?.hearing).toBe(PLAYED_ONLY);
    expect(PLAYED_ONLY).not.toMatch(/call/);
  });

  it("leaves out what is in doubt in a blind review, and advises nobody to play what isn't there", () => {
    const [first] = answers;
    const text = "I mopped the floor. She stayed in prison.";
    const segments = [
      { start: 0, end: 2, charStart: 0, charEnd: 19 },
      { start: 2, end: 4, charStart: 20, charEnd: text.length, doubt: "unclear" as const },
    ];
    const told = (hearing: string | null) =>
      toReviewerPage(
        { ...result, answers: first ? [{ ...first, text, segments, hearing }] : [] },
        { blind: true, questionIds: all },
        "Brightside",
        person,
      ).answers[0];
    expect(told(HARD_TO_HEAR)?.text).not.toMatch(/prison/);
    expect(told(HARD_TO_HEAR)?.hearing).toBe(LEFT_OUT);
    expect(told(NOT_TOLD)?.hearing).not.toMatch(/Play/);
    expect(told(null)?.hearing).toBeNull();
  });
});
