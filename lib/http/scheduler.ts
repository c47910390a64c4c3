import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "#lib/domain/site/errors";
import { serverEnv } from "#lib/env/server";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * For handlers that only the scheduler may call: it presents CRON_SECRET as bearer token. Compared in constant time.
 * @throws AppError `unauthenticated`
 */
export async function scheduler(request: Request): Promise<null> {
  const given = request.headers.get("authorization") ?? "";
  if (!timingSafeEqual(digest(given), digest(`Bearer ${serverEnv().CRON_SECRET}`))) {
    throw new AppError("unauthenticated", "Only the scheduler may do this.");
  }
  return null;
}
