import { z } from "zod";
import { AppError } from "#lib/domain/site/errors";
import { serverEnv } from "#lib/env/server";

type OutgoingMail = { to: string; subject: string; html: string; text: string };

const answer = z.object({ id: z.string() });

const PATIENCE_MS = 15_000;

/**
 * Sends one mail. The same key again within a day sends nothing new.
 * @throws AppError `vendor_failed`; its log says neither whom to nor what
 */
export async function sendMail(mail: OutgoingMail, idempotencyKey: string): Promise<void> {
  const env = serverEnv();
  const { to, ...content } = mail;
  let response: Response;
  try {
    response = await fetch(`${env.MAIL_API_URL}/emails`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${env.MAIL_API_KEY}`,
        "content-type": "application/json",
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify({ from: env.MAIL_FROM, to: [to], ...content }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (cause) {
    throw failed("the mail service cannot be reached", cause);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw failed(`the mail service answered ${response.status}`);
  }
  if (!answer.safeParse(await response.json().catch(() => null)).success) {
    throw failed("the mail service gave an answer without an id");
  }
}

function failed(log: string, cause?: unknown): AppError {
  return new AppError("vendor_failed", "The email couldn't be sent.", { log, cause });
}
