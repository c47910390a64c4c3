import { readJoinMail, readRemoved } from "#lib/data/company/team";
import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { joinMail, removedMail } from "#lib/documents/mails/join";
import { routes } from "#lib/domain/core/routes";
import { joinPath } from "#lib/domain/core/team-routes";
import { sendMail } from "#lib/vendors/mail";

/** Mails an invitation to join a company, while it is out. */
export async function mailJoin(
  service: ServiceDb,
  { jobId, invitationId }: { jobId: string; invitationId: string },
  appUrl: string,
): Promise<void> {
  const found = await readJoinMail(service, invitationId);
  if (found === null) return;
  const { token, by, ...facts } = found;
  const href = appUrl + joinPath(token);
  const mail = joinMail({ ...facts, by: by ?? facts.company, href });
  await sendMail({ to: await readMailbox(service, facts.email), ...mail }, `join:${jobId}`);
}

/** Tells somebody that they were removed from a company, unless they are back in it. */
export async function mailRemoved(
  service: ServiceDb,
  { jobId, ...who }: { jobId: string; companyId: string; userId: string },
  appUrl: string,
): Promise<void> {
  const found = await readRemoved(service, who);
  if (found === null) return;
  const mail = removedMail({ company: found.company, href: appUrl + routes.dashboard });
  await sendMail({ to: await readMailbox(service, found.email), ...mail }, `removed:${jobId}`);
}
