import { keepVerification } from "#lib/data/account/email-verifications";
import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { verifyAddressMail } from "#lib/documents/mails/verify-address";
import { verifyEmailPath } from "#lib/domain/core/routes";
import { sendMail } from "#lib/vendors/mail";
import { newToken } from "#lib/vendors/supabase-tokens";

/** Mails an owner the link that proves their address, unless it is proved already. Older links stay good. */
export async function sendVerification(
  service: ServiceDb,
  { jobId, userId, appUrl }: { jobId: string; userId: string; appUrl: string },
): Promise<void> {
  const profile = await readProfile(service, userId);
  if (!profile || profile.verified || !profile.email) return;
  const { token, tokenHash } = await newToken();
  await keepVerification(service, { tokenHash, userId, email: profile.email });
  const href = appUrl + verifyEmailPath(token);
  const mail = verifyAddressMail({ email: profile.email, href });
  await sendMail({ to: await readMailbox(service, profile.email), ...mail }, `verify:${jobId}`);
}
