import { setTimeout as pause } from "node:timers/promises";
import { deleteAccountRows } from "#lib/data/account/accounts";
import type { Db, ServiceDb } from "#lib/data/db";
import { readExpected } from "#lib/data/results/bookings";
import { readMailbox } from "#lib/data/site/mailboxes";
import { bookingMail, candidateCalendar } from "#lib/documents/mails/booking";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { senderName } from "#lib/domain/core/mail-sender";
import { routes } from "#lib/domain/core/routes";
import { checkPassword, endSession } from "#lib/vendors/accounts";
import { sendMail } from "#lib/vendors/mail";

/**
 * Deletes an employer's account and company for good, after their password was checked by signing in with it as
 * nobody's client. What lies outside the database goes with the job that `delete_account` queues.
 * @param password null if a mailed link has confirmed instead.
 * @param clients `service` deletes: no user may delete a sign-in.
 * @returns where to go, and how many who were booked couldn't be told that nobody expects them
 * @throws AppError invalid_input for a wrong password
 */
export async function deleteAccount(
  clients: { db: Db; nobody: Db; service: ServiceDb },
  { userId, email }: { userId: string; email: string },
  password: string | null,
  appUrl: string,
): Promise<{ next: string; untold: number }> {
  if (password !== null)
    await checkPassword(clients.nobody, { email, password }, PASSWORD_TEXTS.wrongCurrent);
  const expected = await readExpected(clients.service, userId);
  await deleteAccountRows(clients.service, userId);
  await endSession(clients.db);
  return { next: routes.home, untold: await tellAll(clients.service, expected, appUrl) };
}

/** How long the mail service gets before those whom it refused are tried again. */
const WAITS_MS = [0, 1000, 2000];

/**
 * Nothing of the company is there anymore for a job to read, so it goes at once, from what was read before: one after the
 * other, as the mail service counts by the second.
 * @returns how many weren't told
 */
async function tellAll(
  service: ServiceDb,
  expected: readonly Expected[],
  appUrl: string,
): Promise<number> {
  let untold = expected;
  for (const wait of WAITS_MS) {
    if (untold.length > 0) await pause(wait);
    const refused: Expected[] = [];
    for (const person of untold)
      if (!(await tellThatNobodyExpects(service, person, appUrl).catch(() => false)))
        refused.push(person);
    untold = refused;
  }
  return untold.length;
}

/** Whether it was sent. */
async function tellThatNobodyExpects(
  service: ServiceDb,
  person: Expected,
  appUrl: string,
): Promise<boolean> {
  const facts = { ...person, href: appUrl };
  return await sendMail(
    {
      to: await readMailbox(service, person.email),
      senderName: senderName(person.company),
      ...bookingMail("called_off", { ...facts, logo: null }),
      calendar: candidateCalendar(facts, true),
    },
    `booking-off-${person.id}`,
  );
}

type Expected = Awaited<ReturnType<typeof readExpected>>[number];
