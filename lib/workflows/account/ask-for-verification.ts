import type { Db } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";

/** Has the link that proves an address mailed soon, and again if that fails. Service client: jobs are nobody's. */
export async function askForVerification(service: Db, userId: string): Promise<void> {
  await enqueueJob(service, "send_verification", { userId }, `send_verification:${userId}`);
}
