import { LostLink } from "#components/private/lost-link";
import { PrivateView } from "#components/private/private-view";
import { TimesView } from "#components/private/times-view";
import { Unsubscribe } from "#components/private/unsubscribe";
import { ResumeLink } from "#components/room/entry/resume-link";
import { OpenLink } from "#components/shared/open-link";
import type { PrivateAnswer, PrivatePage } from "#lib/domain/private/private-page";
import type { OwnBooking } from "#lib/domain/results/booking";
import { bookingMessages, privateMessages, stopMessages } from "#lib/messages/mails";
import { LONG_NAME, LONG_TEXT, LONG_TITLE } from "./examples/long";
import { TIME_ZONE } from "./examples/owner";
import type { Shown } from "./states";

const english = privateMessages("en");
const german = privateMessages("de");

const typed: PrivateAnswer = {
  responseId: "r-1",
  number: 1,
  question: "Why this job?",
  kind: "written",
  text: "I like order.",
  pieces: [],
  hardToHear: false,
  transcript: "none",
  correction: null,
  mediaId: null,
};
const heard: PrivateAnswer = {
  ...typed,
  responseId: "r-2",
  number: 2,
  kind: "recorded",
  transcript: "done",
  question: LONG_TEXT,
  text: null,
  pieces: [
    { text: LONG_TEXT, doubted: false },
    { text: LONG_TEXT, doubted: true },
  ],
  hardToHear: true,
  correction: LONG_TITLE,
};
const page: PrivatePage = {
  company: "Bright Cleaning",
  timeZone: TIME_ZONE,
  job: "House cleaner",
  submittedAt: "2026-11-20T12:00:00Z",
  aiAllowed: true,
  aiDone: true,
  askAgain: false,
  answers: [typed],
};

const offered: OwnBooking = {
  id: "b-1",
  state: "offered",
  kind: "working_interview",
  minutes: 120,
  place: "12 Main Street, back door",
  host: "Dana",
  timeZone: TIME_ZONE,
  language: "en",
  company: "Bright Cleaning",
  job: "House cleaner",
  starts: null,
  moves: 2,
  moved: 0,
  canMove: false,
  times: ["2026-12-01T14:00:00Z", "2026-12-01T19:30:00Z", "2026-12-03T14:00:00Z"].map((starts) => ({
    id: starts,
    starts,
  })),
};

/** The page of offered times in one of its states. */
function times(booking: Partial<OwnBooking>, passed = false) {
  const shown = { ...offered, ...booking };
  return (
    <TimesView
      token="t-1"
      booking={shown}
      passed={passed}
      messages={bookingMessages(shown.language)}
      failed={privateMessages(shown.language).messages.failed}
    />
  );
}

const booked = { state: "booked", starts: "2026-12-01T14:00:00Z", canMove: true } as const;

export const PRIVATE: readonly Shown[] = [
  {
    name: "The times that a candidate is offered",
    note: "A press needs the server.",
    states: {
      full: () => times({}),
      empty: () => times({ times: [] }),
      booked: () => times(booked),
      "booked for good": () => times({ ...booked, canMove: false }),
      passed: () => times(booked, true),
      "said no": () => times({ state: "declined" }),
      "called off": () => times({ state: "called_off" }),
      "long, in Arabic": () =>
        times({ language: "ar", company: LONG_NAME, place: LONG_TITLE, host: LONG_NAME }),
    },
  },
  {
    name: "A candidate's own page",
    note: "Recordings play from the server only.",
    states: {
      empty: () => <PrivateView attemptId="t-1" page={{ ...page, answers: [] }} {...english} />,
      full: () => <PrivateView attemptId="t-1" page={page} {...english} />,
      "long, in German": () => (
        <PrivateView
          attemptId="t-1"
          page={{ ...page, company: LONG_NAME, job: LONG_TITLE, answers: [typed, heard] }}
          {...german}
        />
      ),
    },
  },
  {
    name: "Mailed links",
    states: {
      open: () => (
        <OpenLink
          handler="/api/me/open"
          token="t"
          language="en"
          title={LONG_TITLE}
          lead="This link is yours alone."
          action="Open"
          failed="That didn't work."
        />
      ),
      "back into an interview": () => (
        <ResumeLink
          token="t"
          language="en"
          title={LONG_TITLE}
          lead="This link is yours alone."
          action="Continue"
          failed="That didn't work."
        />
      ),
      over: () => <LostLink token="t" purpose="private" {...english} />,
      unsubscribe: () => (
        <Unsubscribe token="t" {...stopMessages("en")} failed={english.messages.failed} />
      ),
    },
  },
];
