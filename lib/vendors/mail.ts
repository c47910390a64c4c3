import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import type { Mailbox } from "#lib/domain/core/mail";
import { asHeaderName } from "#lib/domain/core/mail-sender";
import { addressOf } from "#lib/env/public";
import { serverEnv } from "#lib/env/server";

type OutgoingMail = {
  /** Asked for at the moment of sending, so that whoever wants no mail gets none. */
  to: Mailbox;
  subject: string;
  html: string;
  text: string;
  /** Where one POST stops mails like this one. */
  oneClick?: string;
  /** The name beside our own address; that of our settings if left out or null. */
  senderName?: string | null;
  /** Who reads an answer to it; nobody if left out. */
  replyTo?: string;
  /** A calendar file that goes along. */
  calendar?: string | undefined;
};

const answer = z.object({ id: z.string() });
const refusal = z.object({ name: z.string() });

const TIMEOUT_MS = 15_000;

/** Said of a key that has sent another text. */
const SENT_BEFORE = "invalid_idempotent_request";

/**
 * The one way a mail leaves. The same key again within a day sends nothing new, also if the mail is made of something
 * else by then.
 * @returns whether it was sent; false if the address takes no such mail
 * @throws AppError `vendor_failed`; its log says neither whom to nor what
 */
export async function sendMail(mail: OutgoingMail, idempotencyKey: string): Promise<boolean> {
  const env = serverEnv();
  const { to, oneClick, replyTo, senderName, calendar, ...content } = mail;
  if (!to.accepts) return false;
  const body = {
    from: senderName ? `${asHeaderName(senderName)} <${addressOf(env.MAIL_FROM)}>` : env.MAIL_FROM,
    to: [to.address],
    ...content,
    ...(replyTo && { reply_to: [replyTo] }),
    ...(oneClick && { headers: unsubscribeHeaders(oneClick) }),
    ...(calendar && { attachments: [calendarAttachment(calendar)] }),
  };
  let response: Response;
  try {
    response = await fetch(`${env.MAIL_API_URL}/emails`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${env.MAIL_API_KEY}`,
        "content-type": "application/json",
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw failed("the mail service cannot be reached", cause);
  }
  if (!response.ok) {
    if (response.status !== 409) await response.body?.cancel();
    else if (await isSentBefore(response)) return true;
    throw failed(`the mail service answered ${response.status}`);
  }
  if (!answer.safeParse(await response.json().catch(() => null)).success) {
    throw failed("the mail service gave an answer without an id");
  }
  return true;
}

async function isSentBefore(response: Response): Promise<boolean> {
  const said = refusal.safeParse(await response.json().catch(() => null));
  return said.data?.name === SENT_BEFORE;
}

/** What a mail program shows its own Unsubscribe button for (RFC 2369, RFC 8058). */
function unsubscribeHeaders(oneClick: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

function calendarAttachment(file: string) {
  return {
    filename: "booking.ics",
    content: Buffer.from(file).toString("base64"),
    content_type: "text/calendar; charset=utf-8",
  };
}

function failed(log: string, cause?: unknown): AppError {
  return new AppError("vendor_failed", "The email couldn't be sent.", { log, cause });
}
