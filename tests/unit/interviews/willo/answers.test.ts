import { z } from "zod";
import type { ProviderAnswer } from "#lib/domain/interviews/provider";
import {
  type AskedRevision,
  answerVersion,
  isComplete,
  matchAnswers,
} from "#lib/domain/interviews/provider-answers";

const asked = (revision: number, ...texts: string[]): AskedRevision => ({
  revision,
  questions: texts.map((text, index) => ({ id: `${revision}.${index + 1}`, text })),
});
const answer = (question: string | null, place: number | null = null): ProviderAnswer => ({
  question,
  place,
  kind: "text",
  text: "So.",
});
const ids = (revisions: AskedRevision[], ...answers: ProviderAnswer[]) => {
  const matched = matchAnswers(revisions, answers);
  return [matched.revision, ...matched.answers.map(({ questionId }) => questionId)];
};

describe("Answers of a provider", () => {
  const revisions = [asked(3, "Why?", "How long?"), asked(2, "Why?", "When?"), asked(1, "Who?")];

  it("go by the words of their questions, in whichever order they come", () => {
    expect(ids(revisions, answer("How long?"), answer(" Why? "))).toEqual([3, "3.2", "3.1"]);
  });

  it("have a version that is theirs alone, and an id that our addresses take", () => {
    const film = (address: string): ProviderAnswer => ({
      question: "Why?",
      place: 1,
      kind: "video",
      address,
    });
    const version = (given: ProviderAnswer) => answerVersion("p-1", "q-1", given);
    const first = version(film("https://w.example/a.webm?signed=1"));
    expect(z.uuid().safeParse(first).success).toBe(true);
    expect(version(film("https://w.example/a.webm?signed=2"))).toBe(first);
    expect(version(film("https://w.example/b.webm"))).not.toBe(first);
    expect(version(answer("Why?"))).not.toBe(first);
  });

  it("belong to the newest revision that asks all of them", () => {
    expect(ids(revisions, answer("Why?"), answer("When?"))).toEqual([2, "2.1", "2.2"]);
    expect(ids(revisions, answer("Why?"))).toEqual([3, "3.1"]);
  });

  it("go by their places where nobody asked these words, and then by what is free", () => {
    expect(ids(revisions, answer(null, 2), answer(null, 1))).toEqual([3, "3.2", "3.1"]);
    expect(ids(revisions, answer("Reworded"), answer("Why?"))).toEqual([3, "3.2", "3.1"]);
    expect(ids(revisions, answer(null), answer(null))).toEqual([3, "3.1", "3.2"]);
  });

  it("of two questions with the same words are both kept", () => {
    expect(ids([asked(1, "Why?", "Why?")], answer("Why?"), answer("Why?"))).toEqual([
      1,
      "1.1",
      "1.2",
    ]);
  });

  it("are refused where there are more of them than questions", () => {
    expect(() => ids(revisions, answer("a"), answer("b"), answer("c"))).toThrow(
      "answers to questions that we don't know",
    );
  });

  it("are complete when the provider says so, or when each question has one", () => {
    const late: ProviderAnswer = { question: "When?", place: 2, kind: "video", address: null };
    const complete = (finished: boolean, ...answers: ProviderAnswer[]) =>
      isComplete({ finished }, revisions, matchAnswers(revisions, answers));
    expect(complete(false, answer("Why?"), answer("When?"))).toBe(true);
    expect(complete(false, answer("Why?"))).toBe(false);
    expect(complete(false, answer("Why?"), { ...answer("When?"), kind: "text", text: " " })).toBe(
      false,
    );
    expect(complete(false, answer("Why?"), late)).toBe(false);
    expect(complete(true, answer("Why?"))).toBe(true);
  });
});
