import type { ServiceDb } from "#lib/data/db";
import { readMailbox } from "#lib/data/site/mailboxes";
import { bookingMail, candidateCalendar } from "#lib/documents/mails/booking";
import { senderName } from "#lib/domain/core/mail-sender";
import type { Expected } from "#lib/domain/results/expected";
import { sendMail } from "#lib/vendors/mail";

/** Mails somebody who was booked that nobody expects them. @throws AppError `vendor_failed` */
export async function mailAccountGone(
  service: ServiceDb,
  person: Expected,
  appUrl: string,
): Promise<void> {
  const facts = { ...person, href: appUrl };
  await sendMail(
    {
      to: await readMailbox(service, person.email),
      senderName: senderName(person.company),
      ...bookingMail("called_off", { ...facts, logo: null }),
      calendar: candidateCalendar(facts, true),
    },
    `booking-off-${person.id}`,
  );
}
