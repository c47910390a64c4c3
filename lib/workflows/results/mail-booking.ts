import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";
import { keepMailed, openBooking, readBookingToMail } from "#lib/data/results/bookings";
import { countStranger, readCandidateToMail } from "#lib/data/room/mailings";
import { readSender } from "#lib/data/room/senders";
import { readMailbox } from "#lib/data/site/mailboxes";
import {
  bookingMail,
  candidateCalendar,
  isCandidates,
  ownerBookingMail,
  ownerCalendar,
} from "#lib/documents/mails/booking";
import { mailHours } from "#lib/domain/core/message-hours";
import { timesPath } from "#lib/domain/core/response-routes";
import { responsePath } from "#lib/domain/core/routes";
import { type BookingMail, isStillSo, reminderVerdict } from "#lib/domain/results/booking";
import { hasMailbox } from "#lib/domain/room/candidate-mail";
import { sendMail } from "#lib/vendors/mail";

type BookingJob = {
  jobId: string;
  attemptId: string;
  bookingId: string;
  timeId: string | null;
  mail: BookingMail;
};
type Booking = NonNullable<Awaited<ReturnType<typeof readBookingToMail>>>;
type Person = NonNullable<Awaited<ReturnType<typeof readCandidateToMail>>>;

/**
 * Mails what a job says of a booking, if it is still so: who has moved, said no, was called off or is being deleted gets no
 * word of the time before; that it is off is told. A killed process sends nothing twice: the mail service remembers the job.
 * @throws AppError `vendor_failed`
 */
export async function mailBooking(
  service: ServiceDb,
  job: BookingJob,
  appUrl: string,
): Promise<void> {
  const [booking, person] = await Promise.all([
    readBookingToMail(service, job.bookingId, job.timeId),
    // That a time is off is told also if the answers go with it.
    readCandidateToMail(service, job.attemptId, isOff(job.mail)),
  ]);
  if (booking === null || person === null || !isStillSo(job.mail, job.timeId, booking)) return;
  if (job.mail === "day_before" || job.mail === "hours_before") {
    const starts = new Date(booking.starts ?? 0);
    const hours = mailHours(booking.timeZone);
    const verdict = reminderVerdict(job.mail, { starts, hours }, new Date());
    if (verdict === "drop") return;
    if (verdict !== "send") return again(service, job, verdict.waitUntil);
  }
  const { mail } = job;
  if (isCandidates(mail)) await tellCandidate(service, { ...job, mail }, booking, person, appUrl);
  else await tellSender(service, { ...job, mail }, booking, person, appUrl);
}

const OFF: readonly BookingMail[] = ["called_off", "owner_called_off", "owner_declined"];
const isOff = (mail: BookingMail) => OFF.includes(mail);

function again(service: ServiceDb, { jobId: _, ...payload }: BookingJob, at: Date) {
  const key = `booking:${payload.mail}:${payload.bookingId}:${payload.timeId}:${at.toISOString()}`;
  return enqueueJob(service, "mail_booking", payload, key, at).then(() => undefined);
}

async function tellCandidate(
  service: ServiceDb,
  job: BookingJob & { mail: Parameters<typeof bookingMail>[0] },
  booking: Booking,
  person: Person,
  appUrl: string,
): Promise<void> {
  // What follows by itself goes to no invented address; what an owner sends by hand does.
  const byHand = job.mail === "times_offered" || job.mail === "called_off";
  const to = await readMailbox(service, person.email);
  if ((!byHand && !hasMailbox(person.email)) || !to.accepts)
    return keepMailed(service, job.bookingId, false);
  if (job.mail === "times_offered") {
    const full = await countStranger(service, { ...person, attemptId: job.attemptId });
    if (full !== null) return again(service, job, full);
    // Others may have taken every time while the mail waited.
    const offer = await openBooking(service, booking.token);
    if (offer === null || offer.times.length === 0) return;
  }
  const sender = await readSender(service, person.ownerId);
  const answered = await readProfile(service, booking.senderId);
  const facts = factsOf(job, booking, person, appUrl + timesPath(booking.token));
  const content = bookingMail(job.mail, { ...facts, logo: sender.logo });
  const { starts } = facts;
  const off = isOff(job.mail);
  const calendar =
    (off || job.mail === "time_booked") && starts !== null
      ? candidateCalendar({ ...facts, starts }, off)
      : undefined;
  const sent = await sendMail(
    {
      to,
      senderName: sender.name,
      ...content,
      calendar,
      ...(answered?.email && { replyTo: answered.email }),
    },
    `booking-${job.jobId}`,
  );
  await keepMailed(service, job.bookingId, sent);
}

async function tellSender(
  service: ServiceDb,
  job: BookingJob & { mail: Parameters<typeof ownerBookingMail>[0] },
  booking: Booking,
  person: Person,
  appUrl: string,
): Promise<void> {
  const sender = await readProfile(service, booking.senderId);
  if (!sender?.verified || !sender.email) return;
  const href = appUrl + responsePath(job.attemptId);
  const facts = factsOf(job, booking, { ...person, job: person.title }, href);
  const { starts } = facts;
  const calendar =
    starts === null ? undefined : ownerCalendar({ ...facts, starts }, isOff(job.mail));
  await sendMail(
    {
      to: await readMailbox(service, sender.email),
      ...ownerBookingMail(job.mail, facts),
      calendar,
    },
    `booking-sender-${job.jobId}`,
  );
}

function factsOf(job: BookingJob, booking: Booking, person: Person, href: string) {
  const { language, name, company, job: title } = person;
  return { ...booking, language, name, company, job: title, id: job.bookingId, href };
}

/** After the last try: its owner sees that the candidate has none of it. */
export async function giveUpBookingMail(
  service: ServiceDb,
  { bookingId, mail }: Pick<BookingJob, "bookingId" | "mail">,
): Promise<void> {
  if (isCandidates(mail)) await keepMailed(service, bookingId, false);
}
