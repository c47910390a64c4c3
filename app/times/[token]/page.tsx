import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { TimesView } from "#components/private/times-view";
import { LinkScreen } from "#components/shared/link-screen";
import { openBooking } from "#lib/data/results/bookings";
import { timesPath } from "#lib/domain/core/response-routes";
import { hasBegun } from "#lib/domain/results/booking";
import { requestedLanguage } from "#lib/domain/text/languages";
import { serviceDb } from "#lib/http/clients";
import { timesParams } from "#lib/http/params";
import { bookingMessages, privateMessages } from "#lib/messages/mails";

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** The times that a company offers a candidate, by their own link. Opening it takes none. */
export default async function TimesPage({ params }: PageProps<"/times/[token]">) {
  const asked = timesParams.safeParse(await params);
  // Above row-level security: a candidate has no account; the link scopes what is read.
  const booking = asked.success ? await openBooking(serviceDb(), asked.data.token) : null;
  if (!asked.success || booking === null) {
    const language = requestedLanguage((await headers()).get("accept-language"));
    return (
      <LinkScreen language={language} title={privateMessages(language).messages.expiredTitle}>
        <p className="text-lg text-muted-foreground">{bookingMessages(language).lostLead}</p>
      </LinkScreen>
    );
  }
  if (booking.next !== null) redirect(timesPath(booking.next));
  return (
    <TimesView
      token={asked.data.token}
      booking={booking}
      passed={hasBegun(booking, new Date())}
      messages={bookingMessages(booking.language)}
      failed={privateMessages(booking.language).messages.failed}
    />
  );
}
