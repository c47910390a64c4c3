import { randomUUID } from "node:crypto";
import type { ServiceDb } from "#lib/data/db";
import { readAnswers, saveTextAnswer } from "#lib/data/room/answers";
import { submitAttempt } from "#lib/data/room/attempts";

/** The version of each answer as it stands, by question id. */
export async function versionsNow(
  service: ServiceDb,
  attemptId: string,
): Promise<Record<string, string>> {
  const { answers } = await readAnswers(service, attemptId);
  return Object.fromEntries(answers.map(({ questionId, version }) => [questionId, version]));
}

/** Saves a text as a device does that has just read what stands there; answers its version. */
export async function write(
  service: ServiceDb,
  answer: { attemptId: string; questionId: string; text: string },
): Promise<string> {
  const version = randomUUID();
  const over = Object.values(await versionsNow(service, answer.attemptId));
  await saveTextAnswer(service, { ...answer, version, over });
  return version;
}

/** Submits an attempt as a person does who has just reviewed what stands there. */
export async function submitReviewed(service: ServiceDb, attemptId: string): Promise<boolean> {
  return submitAttempt(service, attemptId, await versionsNow(service, attemptId));
}
