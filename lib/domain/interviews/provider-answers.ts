import { AppError } from "../core/errors.ts";
import { fold } from "../text/fold.ts";
import { Sha256 } from "../text/sha256.ts";
import type { Participant, ProviderAnswer } from "./provider.ts";

/** A question that an interview asks, or has asked. */
type KnownQuestion = { id: string; text: string };

/** What each revision of an interview asks in its order, the newest first. */
export type AskedRevision = { revision: number; questions: readonly KnownQuestion[] };

export type MatchedAnswers = {
  revision: number;
  answers: { questionId: string; answer: ProviderAnswer }[];
};

const plain = (text: string) => fold(text).replace(/\s+/g, " ").trim();

/**
 * Which question each answer is of. A provider knows questions by their words alone, and somebody may have begun before an
 * edit: so it is the newest revision that asks all of the words, else the newest of all if what nobody asked goes by
 * its place.
 * @throws AppError `conflict` if there are more answers than questions
 */
export function matchAnswers(
  revisions: readonly AskedRevision[],
  answers: readonly ProviderAnswer[],
): MatchedAnswers {
  for (const { revision, questions } of revisions) {
    const matched = byWords(questions, answers);
    if (matched.size === answers.length) return inOrder(revision, answers, matched);
  }
  const [newest] = revisions;
  if (newest === undefined) throw tooMany();
  const matched = byWords(newest.questions, answers);
  const taken = new Set(matched.values());
  for (const [index, answer] of answers.entries()) {
    if (matched.has(answer)) continue;
    const place = newest.questions[(answer.place ?? index + 1) - 1];
    const free = newest.questions.filter(({ id }) => !taken.has(id));
    const found = free.find((question) => question === place) ?? free[0];
    if (found === undefined) throw tooMany();
    matched.set(answer, found.id);
    taken.add(found.id);
  }
  return inOrder(newest.revision, answers, matched);
}

/** Whether somebody is done: the provider says so, or every question has its answer. */
export function isComplete(
  { finished }: Pick<Participant, "finished">,
  revisions: readonly AskedRevision[],
  { revision, answers }: MatchedAnswers,
): boolean {
  const asked = revisions.find((one) => one.revision === revision)?.questions ?? [];
  const given = answers.filter(({ answer }) =>
    answer.kind === "text" ? answer.text.trim() !== "" : answer.address !== null,
  );
  return finished || given.length >= asked.length;
}

/**
 * Which text or recording an answer is, as a UUID: the same however often it is read, another one as soon as somebody has
 * answered anew. What an address carries after its path is a signature, which ends.
 */
export function answerVersion(
  participantKey: string,
  questionId: string,
  answer: ProviderAnswer,
): string {
  const given = answer.kind === "text" ? answer.text : (answer.address?.split(/[?#]/)[0] ?? "");
  const words = JSON.stringify([participantKey, questionId, answer.kind, given]);
  const hash = new Sha256();
  hash.update(new TextEncoder().encode(words));
  // Version 8 of RFC 9562, whose bits are free; it is also the id of the recording, which addresses carry.
  return hash
    .hex()
    .slice(0, 32)
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-8$3-8$4-");
}

function byWords(questions: readonly KnownQuestion[], answers: readonly ProviderAnswer[]) {
  const matched = new Map<ProviderAnswer, string>();
  const taken = new Set<string>();
  for (const answer of answers) {
    const words = answer.question === null ? null : plain(answer.question);
    const found = questions.find(({ id, text }) => plain(text) === words && !taken.has(id));
    if (found === undefined) continue;
    matched.set(answer, found.id);
    taken.add(found.id);
  }
  return matched;
}

function inOrder(
  revision: number,
  answers: readonly ProviderAnswer[],
  matched: ReadonlyMap<ProviderAnswer, string>,
): MatchedAnswers {
  return {
    revision,
    answers: answers.flatMap((answer) => {
      const questionId = matched.get(answer);
      return questionId === undefined ? [] : [{ questionId, answer }];
    }),
  };
}

function tooMany(): AppError {
  return new AppError("conflict", "The provider has answers to questions that we don't know.");
}
