import type { ServiceDb } from "#lib/data/db";
import {
  beginText,
  bookText,
  endAsking,
  type OutgoingText,
  readOwnNumber,
  releaseText,
  tellText,
} from "#lib/data/room/texts";
import { textWebhookPath } from "#lib/domain/core/webhook-routes";
import { keptText, TEXT_ASKING_SECONDS, TextError } from "#lib/domain/sms/messages";
import { segmentsOf } from "#lib/domain/sms/segments";
import { sendText, textLimits } from "#lib/vendors/sms";

/** What becomes of a text: the service was asked for it once, its number wants none, or it may not go. */
type TextEnd = "done" | "stopped" | "not";

/**
 * Books a text and sends it, once, whatever runs twice or is killed: what the service was asked for and didn't answer is
 * looked for there before it is asked again, and never by two at once.
 * @returns when to try again, if the number has had its texts for the day; else what became of it
 * @throws TextError if another try may bring it
 */
export async function sendBookedText(
  service: ServiceDb,
  text: OutgoingText,
  appUrl: string,
): Promise<Date | TextEnd> {
  const { segment, cap } = textLimits();
  const micros = segment * segmentsOf(text.body);
  const { textId, verdict, at } = await beginText(
    service,
    { ...text, body: keptText(text.body) },
    { micros, cap },
  );
  if (at !== null && verdict === "often") return at;
  if (verdict === "busy")
    throw new TextError("limited", { log: "texts: asked for", retryAfter: TEXT_ASKING_SECONDS });
  if (verdict === "stopped") return verdict;
  if (textId === null) return "not";
  if (verdict === "done") return verdict;
  const from = await readOwnNumber(service, text.departmentKey);
  const statusUrl = `${appUrl}${textWebhookPath(textId)}`;
  try {
    const sent = await sendText({
      to: text.number,
      from,
      body: text.body,
      statusUrl,
      askedAt: verdict === "again" ? at : null,
    });
    await tellText(service, { textId, ...sent });
    const cost = segment * (sent.segments ?? segmentsOf(text.body));
    if (cost !== micros) await bookText(service, text.departmentKey, cost - micros);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    if (error.failure === "refused") {
      const { errorCode } = error;
      await tellText(service, { textId, sid: null, state: "failed", errorCode });
      await bookText(service, text.departmentKey, -micros);
      return "done";
    }
    if (error.failure !== "unknown" && verdict === "send")
      await releaseText(service, textId, micros);
    else await endAsking(service, textId);
    throw error;
  }
  return "done";
}
