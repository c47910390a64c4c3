import type { Db } from "../data/db.ts";
import { keepVerification } from "../data/email-verifications.ts";
import { readProfile } from "../data/profiles.ts";
import { verifyAddressMail } from "../documents/mails/verify-address.ts";
import { routes } from "../domain/routes.ts";
import { sendMail } from "../vendors/mail.ts";
import { hashToken } from "../vendors/supabase-door.ts";

/** Mails an owner the link that proves their address, unless it is proved already. Older links stay good. */
export async function sendVerification(
  service: Db,
  { jobId, userId, appUrl }: { jobId: string; userId: string; appUrl: string },
): Promise<void> {
  const profile = await readProfile(service, userId);
  if (!profile || profile.verified || !profile.email) return;
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  await keepVerification(service, {
    tokenHash: await hashToken(token),
    userId,
    email: profile.email,
  });
  const href = `${appUrl}${routes.verifyEmail}?token=${token}`;
  const mail = verifyAddressMail({ email: profile.email, href });
  await sendMail({ to: profile.email, ...mail }, `verify:${jobId}`);
}
