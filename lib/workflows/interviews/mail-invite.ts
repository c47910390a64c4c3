import { ownerIsVerified } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import {
  markReminded,
  putOffReminder,
  readInviteToSend,
  settleInvite,
} from "#lib/data/interviews/invite-mails";
import { enqueueJob, holdJob } from "#lib/data/jobs";
import { countStranger } from "#lib/data/room/mailings";
import { readSender } from "#lib/data/room/senders";
import { readMailbox } from "#lib/data/site/mailboxes";
import { inviteMail } from "#lib/documents/mails/invite";
import { optOutOf } from "#lib/domain/core/mail-routes";
import { type InviteMail, invitedLink, reminderDecision } from "#lib/domain/interviews/invite";
import { HELD_DAYS, hasMailbox } from "#lib/domain/room/candidate-mail";
import { DAY_MS, hasPassed } from "#lib/domain/text/dates";
import { sendMail } from "#lib/vendors/mail";

type InviteJob = {
  inviteId: string;
  mail: InviteMail;
  /** For whose address it has waited once. */
  heldFor?: string | undefined;
};
type Invite = NonNullable<Awaited<ReturnType<typeof readInviteToSend>>>;

/**
 * Mails an invitation or its one reminder, if it is still needed. A killed process sends neither twice: the mail
 * service remembers the key, and the row holds the outcome.
 * @throws AppError `vendor_failed`
 */
export async function mailInvite(
  service: ServiceDb,
  job: InviteJob,
  appUrl: string,
): Promise<void> {
  const invite = await readInviteToSend(service, job.inviteId);
  if (invite === null) return;
  if (job.mail === "reminder") return remind(service, job, invite, appUrl);
  if (invite.state !== "queued") return;
  const open = !invite.closed && !hasPassed(invite.deadline, new Date());
  const outcome =
    open && hasMailbox(invite.email) ? await write(service, job, invite, appUrl) : "failed";
  if (outcome !== "waits") await settleInvite(service, job.inviteId, outcome);
}

async function remind(
  service: ServiceDb,
  job: InviteJob,
  invite: Invite,
  appUrl: string,
): Promise<void> {
  if (invite.state !== "sent" || invite.reminded || invite.closed) return;
  const { deadline, taken, timeZone } = invite;
  const facts = { deadline: deadline === null ? null : new Date(deadline), taken, timeZone };
  const verdict = reminderDecision(facts, new Date());
  if (verdict === "drop") return;
  if (verdict === "later") return putOffReminder(service, job.inviteId);
  if (verdict !== "send") {
    const key = `invite-reminder:${job.inviteId}:${verdict.waitUntil.toISOString()}`;
    await enqueueJob(service, "send_invite", payloadOf(job), key, verdict.waitUntil);
    return;
  }
  if ((await write(service, job, invite, appUrl)) === "sent")
    await markReminded(service, job.inviteId);
}

const payloadOf = ({ inviteId, mail }: InviteJob) => ({ inviteId, mail });

/** Sends it, or lets it wait: once for an owner to prove their address, and for a day on which fewer people are mailed. */
async function write(
  service: ServiceDb,
  job: InviteJob,
  invite: Invite,
  appUrl: string,
): Promise<"sent" | "stopped" | "failed" | "waits"> {
  const { inviteId, mail } = job;
  const { ownerId } = invite;
  const held = {
    ownerId,
    kind: "send_invite" as const,
    payload: payloadOf(job),
    key: `held:${mail}:${inviteId}`,
  };
  if (!(await ownerIsVerified(service, ownerId))) {
    if (job.heldFor !== undefined) return "failed";
    const until = new Date(Date.now() + HELD_DAYS * DAY_MS);
    await holdJob(service, { ...held, until });
    return "waits";
  }
  const to = await readMailbox(service, invite.email, { topic: "invitations" });
  if (!to.accepts) return "stopped";
  const full = await countStranger(service, invite);
  if (full !== null) {
    await enqueueJob(
      service,
      "send_invite",
      held.payload,
      `full:${mail}:${inviteId}:${full.toISOString()}`,
      full,
    );
    return "waits";
  }
  const { deadline: closes, language } = invite;
  const href = invitedLink(invite, appUrl);
  const optOut = optOutOf(to, appUrl, language);
  const { name: senderName, logo } = await readSender(service, ownerId);
  const content = inviteMail({ ...invite, mail, closes, href, optOut, logo });
  const sent = await sendMail({ to, senderName, ...content }, `${mail}-${inviteId}`);
  return sent ? "sent" : "stopped";
}
