import { ownerIsVerified } from "#lib/data/account/profiles";
import type { Db } from "#lib/data/db";
import {
  markReminded,
  putOffReminder,
  readInviteToSend,
  settleInvite,
} from "#lib/data/interviews/invite-mails";
import { enqueueJob } from "#lib/data/jobs";
import { readMailbox } from "#lib/data/site/mailboxes";
import { inviteMail } from "#lib/documents/mails/invite";
import { whetherToRemind } from "#lib/domain/interviews/invite";
import { hasMailbox } from "#lib/domain/room/candidate-mail";
import { optOutOf } from "#lib/domain/site/mail-routes";
import { candidatePath } from "#lib/domain/site/routes";
import { hasPassed } from "#lib/domain/text/dates";
import { sendMail } from "#lib/vendors/mail";

type InviteJob = { inviteId: string; mail: "invite" | "reminder" };
type Invite = NonNullable<Awaited<ReturnType<typeof readInviteToSend>>>;

/**
 * Mails an invitation or its one reminder, if that is still of use. A killed process sends neither twice: the mail
 * service knows the key, and the row what became of it. Service client.
 * @throws AppError `vendor_failed`
 */
export async function mailInvite(service: Db, job: InviteJob, appUrl: string): Promise<void> {
  const invite = await readInviteToSend(service, job.inviteId);
  if (invite === null) return;
  if (job.mail === "reminder") return remind(service, job, invite, appUrl);
  if (invite.state !== "queued") return;
  const open = !invite.closed && !hasPassed(invite.deadline, new Date());
  const mayGo =
    open && hasMailbox(invite.email) && (await ownerIsVerified(service, invite.ownerId));
  const sent = mayGo && (await write(service, job, invite, appUrl));
  await settleInvite(service, job.inviteId, sent ? "sent" : mayGo ? "stopped" : "failed");
}

async function remind(service: Db, job: InviteJob, invite: Invite, appUrl: string): Promise<void> {
  if (invite.state !== "sent" || invite.reminded || invite.closed) return;
  const { deadline, taken, timeZone } = invite;
  const facts = { deadline: deadline === null ? null : new Date(deadline), taken, timeZone };
  const verdict = whetherToRemind(facts, new Date());
  if (verdict === "drop") return;
  if (verdict === "later") return putOffReminder(service, job.inviteId);
  if (verdict !== "send") {
    const key = `invite-reminder:${job.inviteId}:${verdict.waitUntil.toISOString()}`;
    await enqueueJob(service, "send_invite", job, key, verdict.waitUntil);
    return;
  }
  if (await write(service, job, invite, appUrl)) await markReminded(service, job.inviteId);
}

/** @returns whether the address took it */
async function write(
  service: Db,
  { inviteId, mail }: InviteJob,
  invite: Invite,
  appUrl: string,
): Promise<boolean> {
  const to = await readMailbox(service, invite.email, { topic: "invitations" });
  const { deadline: closes, language } = invite;
  // Never the address that is stored of our own room: whoever makes an interview by a direct call writes its host.
  const href = invite.elsewhere ?? appUrl + candidatePath(invite.key);
  const optOut = optOutOf(to, appUrl, language);
  const content = inviteMail({ ...invite, mail, closes, href, optOut });
  return sendMail({ to, ...content }, `${mail}-${inviteId}`);
}
