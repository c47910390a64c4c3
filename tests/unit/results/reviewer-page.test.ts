import { answers, result } from "#components/gallery/examples/results";
import { HARD_TO_HEAR, LEFT_OUT, PLAYED_ONLY } from "#lib/domain/evaluation/hearing";
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

  it("says of what was hard to hear only what this reviewer can do about it", () => {
    const heard = { ...result, answers: answers.map((one) => ({ ...one, hearing: HARD_TO_HEAR })) };
    const notes = (blind: boolean) =>
      toReviewerPage(heard, { blind, questionIds: ["q-1"] }, "Brightside", person).answers.map(
        ({ hearing }) => hearing,
      );
    expect(notes(true)).toEqual([LEFT_OUT]);
    expect(notes(false)).toEqual([PLAYED_ONLY]);
    expect(PLAYED_ONLY).not.toMatch(/call/);
  });
});
