import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "#lib/domain/core/errors";
import { serverEnv } from "#lib/env/server";

const digest = (text: string) => createHash("sha256").update(text).digest();

function presents(request: Request, secret: string): boolean {
  const given = request.headers.get("authorization") ?? "";
  return timingSafeEqual(digest(given), digest(`Bearer ${secret}`));
}

/**
 * For handlers that only the scheduler may call: it presents CRON_SECRET as bearer token. Compared in constant time.
 * @throws AppError `unauthenticated`
 */
export async function scheduler(request: Request): Promise<null> {
  if (presents(request, serverEnv().CRON_SECRET)) return null;
  throw new AppError("unauthenticated", "Only the scheduler may do this.");
}

/**
 * For what watches the service: it presents METRICS_TOKEN, or CRON_SECRET if there is none.
 * @throws AppError `unauthenticated`
 */
export async function monitoring(request: Request): Promise<null> {
  const { METRICS_TOKEN, CRON_SECRET } = serverEnv();
  if (presents(request, METRICS_TOKEN ?? CRON_SECRET)) return null;
  throw new AppError("unauthenticated", "Only whoever runs the service may see this.");
}
