import { LostLink } from "#components/private/lost-link";
import { PrivateView } from "#components/private/private-view";
import { Unsubscribe } from "#components/private/unsubscribe";
import { ResumeLink } from "#components/room/entry/resume-link";
import { OpenLink } from "#components/shared/open-link";
import type { PrivateAnswer, PrivatePage } from "#lib/domain/private/private-page";
import { privateMessages, stopMessages } from "#lib/messages/mails";
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

export const PRIVATE: readonly Shown[] = [
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
