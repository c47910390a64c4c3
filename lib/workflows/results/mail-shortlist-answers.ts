import type { ServiceDb } from "#lib/data/db";
import { holdJob } from "#lib/data/jobs";
import { toOpinionsTo } from "#lib/data/results/shortlist-links";
import { letGoOfAnswers, readSender, takeReaderAnswers } from "#lib/data/results/shortlist-mail";
import { readMailbox } from "#lib/data/site/mailboxes";
import { readerAnswersMail } from "#lib/documents/mails/reader-answers";
import { optOutOf } from "#lib/domain/core/mail-routes";
import { shortlistPath } from "#lib/domain/core/response-routes";
import { responsePath, routes } from "#lib/domain/core/routes";
import { HELD_DAYS } from "#lib/domain/room/candidate-mail";
import { DAY_MS } from "#lib/domain/text/dates";
import { sendMail } from "#lib/vendors/mail";

type ShortlistMailJob = {
  jobId: string;
  userId: string;
  companyId: string;
  heldFor?: string | undefined;
};

/**
 * Tells who made links for a company what their readers said since the last such mail. Nothing counts as told before the sender's
 * address is proved: the job is held once. What an earlier try took goes to whoever is told by now.
 * @throws AppError `vendor_failed`
 */
export async function mailShortlistAnswers(
  service: ServiceDb,
  { jobId, userId, companyId, heldFor }: ShortlistMailJob,
  appUrl: string,
): Promise<void> {
  await letGoOfAnswers(service, jobId, userId);
  const sender = await readSender(service, userId);
  if (sender === null) return;
  if (!sender.verified) {
    if (heldFor !== undefined) return;
    const until = new Date(Date.now() + HELD_DAYS * DAY_MS);
    const key = `shortlist-answers-held:${userId}:${companyId}`;
    const payload = { userId, companyId };
    const kind = "mail_shortlist_answers";
    return holdJob(service, { ownerId: userId, kind, payload, key, until });
  }
  const rows = await takeReaderAnswers(service, { jobId, userId, companyId });
  const company = rows[0]?.shortlist_links.shortlists.company_profiles.company_name;
  if (company === undefined || !sender.wants) return;
  const names = new Map(
    rows.map((row) => [row.interview_attempt_id, row.interview_attempts.candidate_name]),
  );
  const places = new Set(
    rows.map(({ shortlist_links: { shortlists: list } }) =>
      list.of_attempt === null ? shortlistPath(list.id) : responsePath(list.of_attempt),
    ),
  );
  const [place = routes.shortlists] = places;
  const to = await readMailbox(service, sender.email, { topic: "answers", userId });
  const content = readerAnswersMail({
    opinions: toOpinionsTo(rows, "UTC").map((one) => ({
      ...one,
      name: names.get(one.attemptId) ?? "",
    })),
    company,
    details: sender.details,
    href: appUrl + (places.size === 1 ? place : routes.shortlists),
    optOut: optOutOf(to, appUrl, "en"),
  });
  await sendMail({ to, ...content }, `shortlist-answers-${jobId}`);
}
