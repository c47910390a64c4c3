import { verifiedQuotes } from "#lib/domain/evaluation/evidence";
import {
  confidenceOf,
  HARD_TO_HEAR,
  hearingNote,
  isHardToHear,
  NOT_TOLD,
  NOT_UNDERSTOOD,
} from "#lib/domain/evaluation/hearing";
import { UNCLEAR } from "#lib/domain/evaluation/minimum-evidence";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { readSegments, type StoredSegment, transcriptOf } from "#lib/domain/evaluation/transcript";
import { answer, attempt, evaluated, STRONG } from "./people";

/** A transcript of sentences, each with how sure the recognizer was. */
const heard = (...said: [text: string, confidence: number | null][]) =>
  transcriptOf(
    {
      text: "",
      segments: said.map(([text, confidence], at) => ({
        start: at * 5,
        end: at * 5 + 5,
        text,
        confidence,
      })),
    },
    "whisper-base",
  );
const doubts = (segments: StoredSegment[]) => segments.map(({ doubt }) => doubt ?? "sure");
const SENTENCES = STRONG.split(/(?<=\.) /);

describe("What a recognizer is believed", () => {
  it("is a piece above its line, and none of an answer whose mean is under its own", () => {
    expect(
      doubts(heard(["I mopped the floor.", 0.9], ["I stayed in prison.", 0.5]).segments),
    ).toEqual(["sure", "unclear"]);
    const low = heard(["I mopped the floor.", 0.75], ["I stayed in prison there.", 0.3]);
    expect(confidenceOf(low.segments)).toBeLessThan(0.6);
    expect(doubts(low.segments)).toEqual(["unclear", "unclear"]);
  });

  it("is a piece most of whose words are sure, where each of them is told", () => {
    const said = (confidence: number, ...sure: number[]) => {
      const text = sure.map(() => "word").join(" ");
      const words = sure.map((one, at): [number, number, number] => [at * 5, at * 5 + 4, one]);
      const segments = [{ start: 0, end: 1, text, confidence, words }];
      return doubts(transcriptOf({ text, segments }, "whisper-base").segments);
    };
    expect(said(0.61, 0.9, 0.3, 0.9, 0.9)).toEqual(["sure"]);
    expect(said(0.75, 0.9, 0.3, 0.3, 0.9)).toEqual(["unclear"]);
    expect(said(0.59, 0.9, 0.9, 0.9, 0.9)).toEqual(["unclear"]);
  });

  it("is what it is where no service tells, which is never called sure", () => {
    const { segments } = heard(["I mopped the floor.", null]);
    expect(doubts(segments)).toEqual(["sure"]);
    expect(hearingNote(segments)).toBe(NOT_TOLD);
    expect(hearingNote(heard(["I mopped the floor.", 0.9]).segments)).toBeNull();
    expect(hearingNote([])).toBe(NOT_TOLD);
    expect(hearingNote(heard(["I mopped.", 0.9], ["No.", 0.1]).segments)).toBe(HARD_TO_HEAR);
  });

  it("is kept with its words, whose characters are the transcript's", () => {
    const segments = [
      { start: 0, end: 1, text: "I was there.", confidence: 0.9 },
      { start: 1, end: 2, text: "It was sticky.", confidence: 0.9, words: [[7, 13, 0.1234]] },
    ] satisfies Parameters<typeof transcriptOf>[0]["segments"];
    const kept = transcriptOf({ text: "", segments }, "whisper-base");
    const [, second] = readSegments(JSON.parse(JSON.stringify(kept.segments)));
    const [[start, end, sure] = [0, 0, 0]] = second?.words ?? [];
    expect([kept.text.slice(start, end), sure]).toEqual(["sticky", 0.12]);
  });

  it("weighs a piece by the seconds that it lasted, however few its letters", () => {
    const said: [string, number, number][] = [
      [STRONG, 24, 0.9],
      [NOT_UNDERSTOOD, 28, 0.3],
      [NOT_UNDERSTOOD, 28, 0.3],
    ];
    let start = 0;
    const segments = said.map(([text, seconds, confidence]) => {
      start += seconds;
      return { start: start - seconds, end: start, text, confidence };
    });
    const kept = transcriptOf({ text: "", segments }, "whisper-base").segments;
    expect(isHardToHear(kept)).toBe(true);
    expect(confidenceOf(kept)).toBeLessThan(0.5);
    const timeless = kept.map((one, at) => ({
      ...one,
      start: 0,
      end: 0,
      doubt: at === 0 ? ("unclear" as const) : undefined,
    }));
    expect(isHardToHear(timeless)).toBe(true);
  });

  it("is judged when read, where it was stored before there were lines", () => {
    const stored = [0.9, 0.5].map((confidence, at) => {
      return { start: at, end: at + 1, charStart: at * 6, charEnd: at * 6 + 5, confidence };
    });
    expect(doubts(readSegments(stored))).toEqual(["sure", "unclear"]);
    const judged = stored.map((one) => ({ ...one, judged: true }));
    expect(doubts(readSegments(judged))).toEqual(["sure", "sure"]);
  });

  it("is nothing of the same few words in a row, and all of what somebody says once", () => {
    const monkeys = "I'm gonna die.";
    const shouted = heard([monkeys, 0.95], [monkeys, 0.95], [monkeys, 0.95], ["I mopped.", 0.95]);
    expect(doubts(shouted.segments)).toEqual(["unclear", "unclear", "unclear", "sure"]);
    const often = heard(["I came, and I came, and I came back.", 0.9], ["Yes. Yes. Yes.", 0.9]);
    expect(doubts(often.segments)).toEqual(["sure", "sure"]);
  });

  it("is doubted where what is stored can't be read", () => {
    const stored = { start: 0, end: 1, charStart: 0, charEnd: 5, confidence: 0.9, doubt: "new" };
    expect(doubts(readSegments([stored]))).toEqual(["unclear"]);
  });
});

describe("Words in doubt", () => {
  const wrong = "I never came to work and I shouted at every guest.";
  const long = heard(...SENTENCES.map((text): [string, number] => [text, 0.9]), [wrong, 0.4]);
  const given = answer(long.text, { segments: long.segments });

  it("reach no scorer, and no quote goes into them or across them", () => {
    const [first, ...others] = SENTENCES;
    const middle = heard(
      [first ?? "", 0.9],
      ["He drove to earth.", 0.3],
      ...others.map((text): [string, number] => [text, 0.9]),
    );
    const [prepared] = prepareAttempt(
      attempt([answer(middle.text, { segments: middle.segments })]),
    );
    if (!prepared) throw new Error("nothing prepared");
    expect(prepared.floor).toBeNull();
    expect(prepared.sent.text).not.toMatch(/earth/);
    const quoted = (text: string) => verifiedQuotes([{ questionId: "q1", text }], [prepared]);
    expect(quoted("I apologized, listened to everything")).toHaveLength(1);
    expect(quoted("He drove to earth.")).toEqual([]);
    expect(quoted("wasn't ready at 4 pm. [unclear] I apologized, listened")).toEqual([]);
  });

  it("count neither for nor against: the score is that of the rest", async () => {
    const without = heard(...SENTENCES.map((text): [string, number] => [text, 0.9]));
    const rest = await evaluated(attempt([answer(without.text, { segments: without.segments })]));
    const all = await evaluated(attempt([given]));
    expect(rest.general).not.toBeNull();
    expect(Math.abs((all.general ?? 0) - (rest.general ?? 0))).toBeLessThanOrEqual(0.1);
    expect(JSON.stringify([all.statements, all.metrics])).not.toMatch(/shouted/);
    expect(all.notes).toMatchObject([{ kind: "hard_to_hear", questionId: "q1" }]);
    expect(rest.notes).toEqual([]);
  });

  it("are why there is no rating, and not the few words that are left", async () => {
    const few = heard(["I always mop very thoroughly", 0.9], ["yes", 0.3]);
    const one = answer(few.text, { segments: few.segments });
    const silent = answer("", { questionId: "q2", state: "no_answer" });
    const { questions, basis } = await evaluated(attempt([one, silent]));
    expect(questions[0]?.reason).toBe(UNCLEAR);
    expect(basis).toBe("Too little to rate. Parts of the answers were hard to hear.");
  });
});
