import { expect } from "@playwright/test";
import { EN } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import type { Person } from "../support/engines/person.ts";
import { stack } from "../support/stack.ts";

const ANSWER = "I listen first, say sorry, and go back the same day.";

/** From the link to the first question: agrees, says who they are, looks at themselves. */
export async function agreeAndCheck(
  person: Person,
  { key, name, films }: { key: string; name: string; films: boolean },
): Promise<void> {
  await person.open(`/i/${key}`);
  await person.shot("room-welcome");
  await person.press(EN.welcome.start);
  await person.choose(EN.consent.withAi);
  await person.choose(EN.consent.agree);
  await person.press(EN.consent.next);
  await person.type(EN.details.name, name);
  await person.type(EN.details.email, `${name.split(" ")[0]}@example.com`);
  await person.press(EN.details.next);
  await person.press(EN.video.ask);
  await person.see(EN.video.ready);
  if (!films) {
    await person.press(EN.check.soundOnly);
    await person.see(EN.check.heard);
  }
  await person.shot("room-check");
  await person.press(EN.check.next);
}

/** The browser's database is away, as phones take it from a page: no connection works, and none opens. */
const AWAY = `(() => {
  const [{ open }, { transaction }] = [IDBFactory.prototype, IDBDatabase.prototype];
  const gone = () => { throw new DOMException("away", "InvalidStateError"); };
  IDBFactory.prototype.open = IDBDatabase.prototype.transaction = gone;
  window.giveBack = () => {
    IDBFactory.prototype.open = open;
    IDBDatabase.prototype.transaction = transaction;
  };
  return true;
})()`;
const BACK = "(window.giveBack(), true)";

/** Records for five seconds, looks at it and uses it. */
export async function recordAndUse(
  person: Person,
  { withoutDatabase = false } = {},
): Promise<void> {
  await person.press(EN.video.start);
  await person.press(EN.video.startNow);
  await person.see(EN.video.recording);
  if (withoutDatabase) await person.read(AWAY);
  await person.wait(`/0:5[0-5]/.test(document.querySelector("[role=timer]")?.textContent)`);
  await person.shot("room-recording");
  await person.press(EN.video.stop);
  await person.wait(`document.querySelector("video[controls]")?.readyState >= 1`);
  await person.shot("room-take");
  await person.press(EN.video.use);
  await person.see(EN.video.sentAway);
  if (withoutDatabase) await person.read(BACK);
}

/** Records again while the database is away. */
export async function recordAgain(person: Person): Promise<void> {
  await person.press(EN.video.again);
  await recordAndUse(person, { withoutDatabase: true });
}

/** Comes back to the link in the same browser. */
export async function resume(person: Person, key: string): Promise<void> {
  await person.open(`/i/${key}`);
  await person.see(/^Question 1 of 2$/);
  await person.see(EN.video.sentAway);
}

/** The last question, in writing, and the end. */
export async function writeAndSubmit(person: Person, name: string): Promise<void> {
  await person.press(EN.question.next);
  await person.type(EN.text.label, ANSWER);
  await person.see(EN.text.saved);
  await person.press(EN.question.toReview);
  await person.shot("room-review");
  await person.press(EN.review.submit);
  await person.see(`Thank you, ${name}`, "heading");
  await person.shot("room-done");
}

/** The server has the recording of an interview whole, and could look into it. */
export async function hasArrived(key: string): Promise<void> {
  const database = databaseOf(await stack());
  const recordings = () =>
    database.rows(
      `media?state=neq.discarded&select=state,duration_seconds,interview_attempts!inner(interviews!inner())&interview_attempts.interviews.willo_interview_key=eq.${key}`,
    );
  await expect.poll(async () => (await recordings()).map(({ state }) => state)).toEqual(["ready"]);
  const [recording] = await recordings();
  expect(Number(recording?.duration_seconds)).toBeGreaterThan(3);
}
