import { type Db, unwrap } from "../db.ts";
import { enqueueJob } from "../jobs.ts";

/** Has the link that proves an address mailed soon, and again if that fails. Service client: jobs are nobody's. */
export async function askForVerification(service: Db, userId: string): Promise<void> {
  await enqueueJob(service, "send_verification", { userId }, `send_verification:${userId}`);
}

/** Keeps a mailed link, as its token's hash. Service client. */
export async function keepVerification(
  service: Db,
  link: { tokenHash: string; userId: string; email: string },
): Promise<void> {
  unwrap(
    await service
      .from("email_verifications")
      .insert({ token_hash: link.tokenHash, user_id: link.userId, email: link.email })
      .select("token_hash"),
  );
}

/** The address that a link proves for this account, or null where it is unknown, another's or too old. Service client. */
export async function verificationAddress(
  service: Db,
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
