import { AppError } from "#lib/domain/core/errors";
import { serverEnv } from "#lib/env/server";
import { willoAccount } from "#lib/vendors/interview-provider";
import { findWebhook, webhookAddress } from "#lib/vendors/interview-provider/willo-webhook";
import { isKnitConfigured, ping } from "#lib/vendors/knit";
import { sendMail } from "#lib/vendors/mail";
import { suggestCities } from "#lib/vendors/places";
import { countPosts } from "#lib/vendors/sanity";
import { isTextsSetUp, textAccount } from "#lib/vendors/sms";
import { transcode } from "#lib/vendors/transcoder";
import { fails, type Outcome, Refused, warns, works } from "./outcome.ts";

const PATIENCE_MS = 10_000;

/** Resend's own address for tests, which takes every mail. */
const SINK = { address: "delivered@resend.dev", accepts: true, stopToken: null };

/** Sends one mail a day to nobody. */
export async function mail(): Promise<Outcome> {
  const { MAIL_FROM, MAIL_WEBHOOK_SECRET } = serverEnv();
  const text = "Sent by npm run doctor.";
  const day = new Date().toISOString().slice(0, 10);
  const message = { to: SINK, subject: "Is mail sent?", text, html: `<p>${text}</p>` };
  await sendMail(message, `doctor-${MAIL_FROM}-${day}`);
  return MAIL_WEBHOOK_SECRET
    ? works("a mail was taken")
    : warns("a mail was taken; without MAIL_WEBHOOK_SECRET bounces are not heard of");
}

/** Asks for the account; a text would reach somebody. Whether carriers know its sender a person has said. */
export async function texts(): Promise<Outcome> {
  const { SMS_ACCOUNT_SID, SMS_REGISTERED } = serverEnv();
  if (!isTextsSetUp()) {
    const why = SMS_ACCOUNT_SID && !SMS_REGISTERED ? "SMS_REGISTERED" : "SMS_ACCOUNT_SID";
    return warns(`${why} is not set: nothing is texted, and owners use their own phones`);
  }
  const status = await textAccount();
  return status === "active"
    ? works("the account is active, and SMS_REGISTERED says that carriers know its sender")
    : fails(`the account is ${status}`);
}

/** Looks for our webhook at Willo, if candidates answer there. */
export async function interviewProvider(): Promise<Outcome> {
  const { APP_URL, INTERVIEW_PROVIDER, WILLO_API_KEY, WILLO_WEBHOOK_TOKEN } = serverEnv();
  if (INTERVIEW_PROVIDER === "native" && !WILLO_API_KEY) return works("candidates answer here");
  const url = webhookAddress(APP_URL, WILLO_WEBHOOK_TOKEN ?? "");
  if ((await findWebhook(willoAccount(), url))?.url === url)
    return works("Willo tells us of answers");
  const says = "Willo tells us of no answers: npm run willo:setup";
  return INTERVIEW_PROVIDER === "willo" ? fails(says) : warns(`new companies answer here; ${says}`);
}

/** Asks for a city. */
export async function places(): Promise<Outcome> {
  if (!serverEnv().PLACES_API_KEY)
    return warns("PLACES_API_KEY is not set: the location is a plain field");
  const cities = await suggestCities("Austin", undefined);
  return cities.length > 0 ? works("cities are suggested") : fails("it knows no city named Austin");
}

/** Counts the blog's articles. */
export async function content(): Promise<Outcome> {
  if (!serverEnv().SANITY_PROJECT_ID)
    return warns("SANITY_PROJECT_ID is not set: the blog says that there are no articles yet");
  const posts = await countPosts();
  return posts > 0 ? works(`${posts} articles`) : warns("the dataset has no articles");
}

/** Asks about a connection that nobody has: a known key is told so, in Knit's own shape. */
export async function ats(): Promise<Outcome> {
  if (!isKnitConfigured())
    return warns("KNIT_API_KEY is not set: Integrations says that it isn't set up");
  const { status, isKnit } = await ping();
  if (status === 401 || status === 403 || status >= 500) throw new Refused(status);
  return isKnit
    ? works("the key is known")
    : fails(`what answered ${status} is not Knit: is KNIT_API_URL wrong?`);
}

const HOSTED = "https://track.customer.io/api/v1";

/** Asks Customer.io which region the keys are for. */
export async function messaging(): Promise<Outcome> {
  const { CUSTOMERIO_URL = HOSTED, CUSTOMERIO_SITE_ID, CUSTOMERIO_API_KEY } = serverEnv();
  if (!CUSTOMERIO_SITE_ID || !CUSTOMERIO_API_KEY)
    return warns("CUSTOMERIO_SITE_ID or CUSTOMERIO_API_KEY is not set: events are dropped");
  const answer = await fetch(`${CUSTOMERIO_URL}/accounts/region`, {
    headers: { authorization: `Basic ${btoa(`${CUSTOMERIO_SITE_ID}:${CUSTOMERIO_API_KEY}`)}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Refused(answer.status);
  return works("the keys are known");
}

/** Whether ffmpeg can be started: it refuses a file that isn't there, in its own words. */
export async function transcoder(): Promise<Outcome> {
  const missing = "/nonexistent/recording.webm";
  const found = await transcode(missing, `${missing}.mp4`).catch((refusal: unknown) => {
    if (refusal instanceof AppError) return true;
    throw refusal;
  });
  return found
    ? works("ffmpeg starts")
    : warns("no ffmpeg: recordings that not every browser plays are offered for download");
}
