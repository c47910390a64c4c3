import { ownerIsVerified } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { readInviteToText, settleInvite } from "#lib/data/interviews/invite-mails";
import { enqueueJob } from "#lib/data/jobs";
import { failInviteText } from "#lib/data/room/texts";
import { invitationText } from "#lib/documents/text-messages";
import { afterQuietHours, textHours } from "#lib/domain/core/message-hours";
import { invitedLink } from "#lib/domain/interviews/invite";
import { hasPassed } from "#lib/domain/text/dates";
import { isTextsSetUp } from "#lib/vendors/sms";
import { sendBookedText } from "./send-booked-text.ts";

/**
 * Texts an invitation to whoever wrote first or agreed to it, once and by day. What can't go is its owner's to text, from
 * their own phone; what the service was asked for settles where that answer is kept.
 * @throws TextError if another try may bring it
 */
export async function textInvite(
  service: ServiceDb,
  inviteId: string,
  appUrl: string,
): Promise<void> {
  const invite = await readInviteToText(service, inviteId);
  if (invite === null || invite.state !== "queued") return;
  const now = new Date();
  if (invite.closed || hasPassed(invite.deadline, now))
    return settleInvite(service, inviteId, "failed");
  const { departmentKey, interviewId, phone, taken } = invite;
  if (taken || !isTextsSetUp() || !(await ownerIsVerified(service, invite.ownerId)))
    return settleInvite(service, inviteId, "to_text");
  const wait = (at: Date) =>
    enqueueJob(
      service,
      "text_invite",
      { inviteId },
      `text-invite:${inviteId}:${at.toISOString()}`,
      at,
    );
  const day = afterQuietHours(now, textHours(phone, invite.timeZone));
  if (day > now) return void (await wait(day));
  const body = invitationText({ ...invite, link: invitedLink(invite, appUrl) });
  const text = { departmentKey, kind: "invitation" as const, number: phone, body, interviewId };
  const end = await sendBookedText(service, text, appUrl);
  if (end instanceof Date) await wait(end);
  else if (end === "stopped") await settleInvite(service, inviteId, "stopped");
  else if (end === "not") await settleInvite(service, inviteId, "to_text");
}

/** An invitation that no try brought is its owner's to text; failed where the service may have sent it after all. */
export async function giveUpTextInvite(service: ServiceDb, inviteId: string): Promise<void> {
  const mayHaveGone = await failInviteText(service, inviteId);
  await settleInvite(service, inviteId, mayHaveGone ? "failed" : "to_text");
}
