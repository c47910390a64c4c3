import type { MailLogo } from "#lib/domain/core/mail-sender";
import {
  type Booking,
  type BookingKind,
  type BookingMail,
  KIND_TEXTS,
  type Offer,
} from "#lib/domain/results/booking";
import { greeting } from "#lib/domain/text/greeting";
import type { LanguageCode } from "#lib/domain/text/languages";
import { defangLinks, withoutLinks } from "#lib/domain/text/linkable";
import { duration, fill, instant } from "#lib/domain/text/words";
import { bookingMessages, mailMessages } from "#lib/messages/mails";
import { type CalendarEntry, calendarFile } from "../calendar.ts";
import { type Letter, letter } from "./letter.ts";
import { plainNames, plainSubject } from "./names.ts";

type BookingFacts = {
  language: LanguageCode;
  name: string;
  company: string;
  job: string;
  id: string;
  kind: BookingKind;
  minutes: number;
  place: string;
  host: string;
  timeZone: string;
  moves: number;
  /** ISO; null of an offer. */
  starts: string | null;
  /** The candidate's page, or the owner's. */
  href: string;
};

const PARTS = {
  times_offered: "offered",
  time_booked: "booked",
  day_before: "reminder",
  hours_before: "reminder",
  called_off: "calledOff",
} as const;

type CandidateBookingMail = keyof typeof PARTS;

/** Whether a mail about a booking is the candidate's; else it is the owner's. */
export function isCandidates(mail: BookingMail): mail is CandidateBookingMail {
  return Object.hasOwn(PARTS, mail);
}

/** What a candidate is mailed about a time, in their language, by the clock of the place. */
export function bookingMail(
  mail: CandidateBookingMail,
  facts: BookingFacts & { logo: MailLogo | null },
): Letter {
  const { language, kind, place, host, logo, href } = facts;
  const { messages } = mailMessages(language);
  const words = bookingMessages(language);
  const names = plainNames(facts);
  const { subject, lead } = words[PARTS[mail]];
  const comes = mail !== "called_off";
  return letter({
    language,
    logo,
    subject: plainSubject(messages, subject, facts),
    before: [
      greeting(messages, facts.name, language),
      fill(lead, names),
      ...(facts.starts === null ? [] : [instant(facts.starts, language, facts.timeZone)]),
      `${words.kinds[kind]} · ${duration(facts.minutes, language)}`,
      ...(comes ? [`${kind === "call" ? words.phone : words.where}: ${defangLinks(place)}`] : []),
      ...(comes && host ? [`${words.with}: ${defangLinks(host)}`] : []),
    ],
    action: {
      words: {
        times_offered: words.offered.action,
        called_off: words.calledOff.action,
        time_booked: words.booked.action,
        day_before: words.booked.action,
        hours_before: words.booked.action,
      }[mail],
      href,
    },
    after: [
      ...(comes && mail !== "times_offered" ? [words.booked.change] : []),
      messages.linkYours,
    ],
    footer: fill(messages.footer, names),
  });
}

/** Offers with a text message that has their link, in the candidate's language, for the owner to send from their phone. */
export function withTexts(
  bookings: readonly Booking[],
  { language, company }: { language: LanguageCode; company: string },
  appUrl: string,
): Offer[] {
  const { text } = bookingMessages(language).offered;
  return bookings.map((booking) => {
    const link = appUrl + booking.path;
    return { ...booking, link, text: fill(text, { company, link }) };
  });
}

const OWNERS = {
  owner_booked: {
    subject: "{name} picked a time",
    lead: "{name} picked one of the times they were offered for {job}.",
  },
  owner_moved: {
    subject: "{name} changed the time",
    lead: "{name} moved their time for {job}. This is the new one.",
  },
  owner_declined: {
    subject: "{name} can't make it",
    lead: "{name} can't make the time below for {job}.",
  },
  owner_called_off: {
    subject: "{name}'s time is called off",
    lead: "This time with {name} for {job} was called off.",
  },
} as const;

/** What whoever offered the times is mailed of each pick, move and no, and of what is off, for their calendar. */
export function ownerBookingMail(mail: keyof typeof OWNERS, facts: BookingFacts): Letter {
  const { subject, lead } = OWNERS[mail];
  const names = { name: defangLinks(facts.name), job: defangLinks(facts.job) };
  const said = mail === "owner_declined" && facts.starts === null ? NO_TO_ALL : lead;
  return letter({
    subject: fill(subject, { name: withoutLinks(facts.name) || "Somebody" }),
    before: [
      fill(said, names),
      ...(facts.starts === null ? [] : [instant(facts.starts, "en", facts.timeZone)]),
      `${KIND_TEXTS[facts.kind]} · ${duration(facts.minutes, "en")}`,
      `${facts.kind === "call" ? "Phone" : "Where"}: ${defangLinks(facts.place)}`,
    ],
    action: { words: "See their answers", href: facts.href },
    footer: "You're getting this email because your company offered times to this candidate.",
  });
}

const NO_TO_ALL = "{name} said that none of the times they were offered for {job} work.";

type Booked = BookingFacts & { starts: string };

/** The calendar file of a booking for its candidate, or of one that is off. */
export function candidateCalendar(facts: Booked, off = false): string {
  const { kinds } = bookingMessages(facts.language);
  return calendarFile(facts.company, [entry(facts, `${kinds[facts.kind]}: ${facts.company}`)], off);
}

/** The same for whoever offered the times. */
export function ownerCalendar(facts: Booked, off = false): string {
  return calendarFile("Rolecall", [entry(facts, `${KIND_TEXTS[facts.kind]}: ${facts.name}`)], off);
}

const entry = (facts: Booked, summary: string): CalendarEntry => ({
  id: facts.id,
  starts: facts.starts,
  minutes: facts.minutes,
  place: facts.place,
  moves: facts.moves,
  href: facts.href,
  summary,
});
