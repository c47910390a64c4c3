import { createHmac } from "node:crypto";
import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { addCandidateLink } from "#lib/data/interviews/candidate-links";
import { enqueueJob } from "#lib/data/jobs";
import {
  closeDecisionMail,
  keepHandover,
  readWaitingDecisionMail,
} from "#lib/data/results/decision-mails";
import { countStranger, readCandidateToMail } from "#lib/data/room/mailings";
import { readSender } from "#lib/data/room/senders";
import { readMailbox } from "#lib/data/site/mailboxes";
import { decisionMail } from "#lib/documents/mails/decision";
import { privatePath } from "#lib/domain/core/private-routes";
import { decisionMailVerdict } from "#lib/domain/results/decision-mail";
import { linkExpiry } from "#lib/domain/room/candidate-mail";
import { sendMail } from "#lib/vendors/mail";
import { hashToken } from "#lib/vendors/supabase-tokens";

/**
 * Sends what an owner wrote after deciding, once: the mail's id is its key at the mail service, and that it goes there and
 * what became of it are kept.
 * @throws AppError `vendor_failed`
 */
export async function mailDecision(
  service: ServiceDb,
  { attemptId, mailId }: { attemptId: string; mailId: string },
  { appUrl, linkSecret }: { appUrl: string; linkSecret: string },
): Promise<void> {
  const [mail, person] = await Promise.all([
    readWaitingDecisionMail(service, mailId),
    readCandidateToMail(service, attemptId),
  ]);
  if (mail === null || person === null) return;
  const to = await readMailbox(service, person.email);
  const verdict = decisionMailVerdict(mail, to.accepts, new Date());
  if (verdict !== "send") return closeDecisionMail(service, mailId, verdict);
  const full = await countStranger(service, person);
  if (full !== null) {
    const key = `mail:decision:${mailId}:${full.toISOString()}`;
    await enqueueJob(service, "mail_decision", { attemptId, mailId }, key, full);
    return;
  }
  const token = createHmac("sha256", linkSecret)
    .update(`decision mail ${mailId}`)
    .digest("base64url");
  await addCandidateLink(service, {
    attemptId,
    purpose: "private",
    tokenHash: await hashToken(token),
    expires: linkExpiry("private", new Date(), null),
  });
  const [sender, answered] = await Promise.all([
    readSender(service, person.ownerId),
    readProfile(service, mail.senderId),
  ]);
  const content = decisionMail(mail.kind, {
    ...person,
    logo: sender.logo,
    body: mail.body,
    href: appUrl + privatePath(token),
  });
  const first = mail.handedOverAt === null;
  if (first) await keepHandover(service, mailId, new Date());
  const sent = await sendMail(
    {
      to,
      senderName: sender.name,
      ...content,
      ...(answered?.email && { replyTo: answered.email }),
    },
    `decision-mail-${mailId}`,
  ).catch(async (error: unknown) => {
    if (first) await keepHandover(service, mailId, null);
    throw error;
  });
  await closeDecisionMail(service, mailId, sent ? "sent" : "refused");
}

/** After the last try: its owner sees that it didn't go, and may send it anew, unless the mail service may have it. */
export async function giveUpDecisionMail(service: ServiceDb, mailId: string): Promise<void> {
  const mail = await readWaitingDecisionMail(service, mailId);
  if (mail === null) return;
  await closeDecisionMail(service, mailId, mail.handedOverAt === null ? "failed" : "sent");
}
