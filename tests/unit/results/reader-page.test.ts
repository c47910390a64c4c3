import { answers, result } from "#components/gallery/examples/results";
import { HARD_TO_HEAR, LEFT_OUT, NOT_TOLD, PLAYED_ONLY } from "#lib/domain/evaluation/hearing";
import { toReaderPerson } from "#lib/domain/results/reader-page";
import { moved, partsShown, type SharedPart } from "#lib/domain/results/shortlist";

const who = { names: ["Maribel Santos"], number: 2, language: "en" };
const person = (shows: SharedPart[], questionIds: string[] | null = null) =>
  toReaderPerson(result, { shows, questionIds }, who);
const all = answers.map(({ questionId }) => questionId);

describe("What a reader sees of somebody", () => {
  it("is the chosen answers, without a score, a decision, a note or a way to reach the person", () => {
    const shown = person(["name", "video"], ["q-2"]);
    expect(shown.answers.map(({ number }) => number)).toEqual([2]);
    expect(shown).toMatchObject({ name: result.name, contact: null, scores: null });
    expect(Object.keys(shown).toSorted()).toEqual([
      "answers",
      "blindName",
      "contact",
      "id",
      "interviewTitle",
      "name",
      "scores",
    ]);
    expect(JSON.stringify(shown)).not.toContain(result.email);
  });

  it("has scores as numbers, and ways to reach somebody, only where they are switched on", () => {
    const { scores, contact } = person(["name", "scores", "contact"]);
    expect(scores?.rating).toBe(result.evaluation?.rating);
    expect(Object.keys(scores?.metrics[0] ?? {}).toSorted()).toEqual(["metric", "score"]);
    expect(contact).toEqual({ email: result.email, phone: result.phone });
  });

  it("is without name and recordings where it is blind, and says where no words are left", () => {
    const shown = person([]);
    expect(shown.name).toBeNull();
    expect(shown.answers.map(({ mediaId, mediaType }) => [mediaId, mediaType])).toEqual(
      all.map(() => [null, ""]),
    );
    expect(shown.answers[2]?.silence).toMatch(/recordings aren't part of what was shared/);
    expect(JSON.stringify(shown)).not.toMatch(/Maribel|m-1|m-3/);
  });

  it("has no number that somebody says, and its moments still fit the words", () => {
    const [first] = answers;
    const text = "Call 813 555 0142. I mopped.";
    const segments = [
      { start: 0, end: 2, charStart: 0, charEnd: 18 },
      { start: 2, end: 4, charStart: 19, charEnd: text.length },
    ];
    const said = first ? [{ ...first, text, segments }] : [];
    const [shown] = toReaderPerson(
      { ...result, answers: said },
      { shows: ["name", "video"], questionIds: null },
      who,
    ).answers;
    expect(shown?.text).toBe("Call [phone]. I mopped.");
    const parts = shown?.segments.map((one) => shown.text?.slice(one.charStart, one.charEnd));
    expect(parts).toEqual(["Call [phone].", "I mopped."]);
  });

  it("is told of what was hard to hear to play it, and not to call anybody", () => {
    const heard = { ...result, answers: answers.map((one) => ({ ...one, hearing: HARD_TO_HEAR })) };
    const open = { shows: ["name", "video"] satisfies SharedPart[], questionIds: ["q-1"] };
    const [shown] = toReaderPerson(heard, open, who).answers;
    expect(shown?.hearing).toBe(PLAYED_ONLY);
    expect(PLAYED_ONLY).not.toMatch(/call/);
  });

  it.each([[[]], [["name"]]] satisfies [SharedPart[]][])(
    "leaves out what is in doubt where nobody can play it, showing %j",
    (shows) => {
      const [first] = answers;
      const text = "I mopped the floor. She stayed in prison.";
      const segments = [
        { start: 0, end: 2, charStart: 0, charEnd: 19 },
        { start: 2, end: 4, charStart: 20, charEnd: text.length, doubt: "unclear" as const },
      ];
      const told = (hearing: string | null) =>
        toReaderPerson(
          { ...result, answers: first ? [{ ...first, text, segments, hearing }] : [] },
          { shows, questionIds: null },
          who,
        ).answers[0];
      expect(told(HARD_TO_HEAR)?.text).not.toMatch(/prison/);
      expect(told(HARD_TO_HEAR)?.hearing).toBe(LEFT_OUT);
      expect(told(NOT_TOLD)?.hearing).not.toMatch(/Play/);
      expect(told(null)?.hearing).toBeNull();
    },
  );
});

describe("A shortlist", () => {
  it("shows neither recordings nor contact without a name", () => {
    expect(partsShown(["video", "scores", "contact"])).toEqual(["scores"]);
    expect(partsShown(["video", "name"])).toEqual(["name", "video"]);
  });

  it("moves somebody by a place, and nobody past its ends", () => {
    expect(moved(["a", "b", "c"], "c", -1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], "a", 1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b"], "a", -1)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], "x", 1)).toEqual(["a", "b"]);
  });
});
