import { answers, result } from "#components/gallery/examples/results";
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
});
