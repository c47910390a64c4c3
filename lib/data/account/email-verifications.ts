import { type ServiceDb, unwrap } from "../db.ts";
import { enqueueJob } from "../jobs.ts";

/** Has the link that proves an address mailed soon, and again if that fails. */
export async function askForVerification(service: ServiceDb, userId: string): Promise<void> {
  await enqueueJob(service, "send_verification", { userId }, `send_verification:${userId}`);
}

/** Keeps a mailed link, as its token's hash. */
export async function keepVerification(
  service: ServiceDb,
  link: { tokenHash: string; userId: string; email: string },
): Promise<void> {
  unwrap(
    await service
      .from("email_verifications")
      .insert({ token_hash: link.tokenHash, user_id: link.userId, email: link.email })
      .select("token_hash"),
  );
}

/** The address that a link proves for this account, or null if it is unknown, another's or too old. */
export async function verificationAddress(
  service: ServiceDb,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: Date },
): Promise<string | null> {
  const [row] = unwrap(
    await service
      .from("email_verifications")
      .select("email")
      .eq("token_hash", tokenHash)
      .eq("user_id", userId)
      .gt("expires_at", now.toISOString()),
  );
  return row?.email ?? null;
}
