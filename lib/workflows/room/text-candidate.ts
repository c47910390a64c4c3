import { createHmac } from "node:crypto";
import { ownerIsVerified } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { addCandidateLink } from "#lib/data/interviews/candidate-links";
import { enqueueJob, holdJob } from "#lib/data/jobs";
import { openBooking, readBookingToMail } from "#lib/data/results/bookings";
import { countStranger, readCandidateToMail } from "#lib/data/room/mailings";
import { readTextConsent } from "#lib/data/room/texts";
import { candidateText } from "#lib/documents/text-messages";
import { afterQuietHours, type DayHours, textHours } from "#lib/domain/core/message-hours";
import { privatePath } from "#lib/domain/core/private-routes";
import { timesPath } from "#lib/domain/core/response-routes";
import { resumePath } from "#lib/domain/core/routes";
import type { PayloadOf } from "#lib/domain/jobs/kinds";
import { calledOffAt, isStillSo, reminderVerdict } from "#lib/domain/results/booking";
import { canStillWait, linkExpiry, purposeOf, sendDecision } from "#lib/domain/room/candidate-mail";
import type { CandidateText } from "#lib/domain/sms/messages";
import { isTextsSetUp } from "#lib/vendors/sms";
import { hashToken } from "#lib/vendors/supabase-tokens";
import type { Site } from "./mail-candidate.ts";
import { sendBookedText } from "./send-booked-text.ts";

type Person = NonNullable<Awaited<ReturnType<typeof readCandidateToMail>>>;
/** What becomes of a text: it goes with its words, is useless now, waits, or waits for its owner. */
type Ready = { link: string; when: string | null };
type Verdict = Ready | "drop" | { waitUntil: Date } | { holdUntil: Date };

/** The mail that says the same: a text holds as long as that would. */
const MAIL_OF = {
  way_back: "resume",
  reminder: "nudge",
  asked_to_finish: "asked_to_finish",
  receipt: "confirmation",
  decision: "private",
  next_step: "times_offered",
  booking: "time_booked",
  day_before: "day_before",
  hours_before: "hours_before",
  called_off: "called_off",
} as const;

const ABOUT_TIMES = ["next_step", "booking", "day_before", "hours_before", "called_off"] as const;
type AboutTimes = (typeof ABOUT_TIMES)[number];
const isAboutTimes = (text: CandidateText): text is AboutTimes =>
  ABOUT_TIMES.some((one) => one === text);

/**
 * Texts a candidate who ticked the box what a job says, beside its mail, if it still holds: by day at their place and
 * the company's, unless a time is off that somebody would travel to, and never twice.
 * @throws TextError if another try may bring it
 */
export async function textCandidate(
  service: ServiceDb,
  { heldFor: _, ...payload }: PayloadOf<"send_text">,
  site: Site,
): Promise<void> {
  if (!isTextsSetUp()) return;
  const { attemptId, bookingId, timeId, text } = payload;
  const [person, consent] = await Promise.all([
    readCandidateToMail(service, attemptId),
    readTextConsent(service, attemptId),
  ]);
  if (person === null || consent === null) return;
  const keyAt = (at: Date) => `text:${text}:${attemptId}:${payload.timeId}:${at.toISOString()}`;
  const wait = (at: Date) => enqueueJob(service, "send_text", payload, keyAt(at), at);
  const now = new Date();
  const hours = textHours(consent.number, person.timeZone);
  const verdict = isAboutTimes(text)
    ? await aboutTimes(service, { ...payload, text, hours }, site.appUrl, now)
    : await aboutInterview(service, { attemptId, text }, person, site, now);
  if (verdict === "drop") return;
  if ("holdUntil" in verdict) {
    const until = verdict.holdUntil;
    const held = { ownerId: person.ownerId, kind: "send_text" as const, payload };
    await holdJob(service, { ...held, key: keyAt(until), until });
    return;
  }
  if ("waitUntil" in verdict) return void (await wait(verdict.waitUntil));
  const day =
    text === "called_off" && verdict.when !== null
      ? calledOffAt({ starts: new Date(verdict.when), hours }, now)
      : afterQuietHours(now, hours);
  if (day > now) return void (await wait(day));
  const body = candidateText(text, { ...person, ...verdict });
  const { departmentKey } = person;
  const sent = { departmentKey, kind: text, body, attemptId, bookingId, timeId, ...consent };
  const end = await sendBookedText(service, sent, site.appUrl);
  if (end instanceof Date) await wait(end);
}

async function aboutTimes(
  service: ServiceDb,
  {
    text,
    bookingId,
    timeId,
    hours,
  }: { text: AboutTimes; bookingId: string | null; timeId: string | null; hours: DayHours },
  appUrl: string,
  now: Date,
): Promise<Verdict> {
  const mail = MAIL_OF[text];
  const booking = bookingId === null ? null : await readBookingToMail(service, bookingId, timeId);
  if (booking === null || !isStillSo(mail, timeId, booking)) return "drop";
  if (mail === "day_before" || mail === "hours_before") {
    const starts = new Date(booking.starts ?? 0);
    const verdict = reminderVerdict(mail, { starts, hours }, now);
    if (verdict !== "send") return verdict;
  }
  // Others may have taken every time while the text waited, and a time that is over needs no word.
  if (mail === "times_offered") {
    const offer = await openBooking(service, booking.token);
    if (offer === null || offer.times.length === 0) return "drop";
  } else if (Date.parse(booking.starts ?? "") <= now.getTime()) return "drop";
  return { link: appUrl + timesPath(booking.token), when: booking.starts };
}

async function aboutInterview(
  service: ServiceDb,
  { attemptId, text }: { attemptId: string; text: Exclude<CandidateText, AboutTimes> },
  person: Person,
  { appUrl, linkSecret }: Site,
  now: Date,
): Promise<Verdict> {
  const mail = MAIL_OF[text];
  const closes = person.closes === null ? null : new Date(person.closes);
  const lastSeen = new Date(person.lastSeen);
  const facts = {
    submitted: person.submittedAt !== null,
    out: person.out,
    closes,
    lastSeen,
    ownerVerified: await ownerIsVerified(service, person.ownerId),
  };
  const verdict = sendDecision(mail, facts, now);
  if (verdict !== "send") return verdict;
  const full = await countStranger(service, { ...person, attemptId });
  if (full !== null) return canStillWait(mail, lastSeen, full) ? { waitUntil: full } : "drop";
  const purpose = purposeOf(mail);
  // Not of the job: where the answer was lost the service is asked about these very words.
  const token = createHmac("sha256", linkSecret)
    .update(`text link ${purpose} ${text} ${attemptId}`)
    .digest("base64url");
  await addCandidateLink(service, {
    attemptId,
    purpose,
    tokenHash: await hashToken(token),
    expires: linkExpiry(purpose, now, closes),
  });
  return {
    link: appUrl + (purpose === "private" ? privatePath(token) : resumePath(token)),
    when: null,
  };
}
