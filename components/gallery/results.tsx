import { AccommodationList } from "#components/results/accommodations/accommodation-list";
import { CallsLoading } from "#components/results/calls/call-sheet";
import { CallsError } from "#components/results/calls/calls-error";
import { CallsSection, WhoToCall } from "#components/results/calls/who-to-call";
import { CompareView } from "#components/results/compare/compare-view";
import { ComparedScores } from "#components/results/compare/compared-scores";
import { ListSkeleton } from "#components/results/list/list-skeleton";
import { ResultsView } from "#components/results/list/results-view";
import { AtsDelivery } from "#components/results/response/ats-delivery";
import { DetailHeader } from "#components/results/response/detail-header";
import { ResponseNotFound } from "#components/results/response/response-not-found";
import { Review } from "#components/results/response/review";
import { WaitingNote } from "#components/results/response/waiting-note";
import { AnswerSearch } from "#components/results/search/answer-search";
import { FoundAnswers } from "#components/results/search/found-answers";
import { CreateInterviewButton } from "#components/shared/create-interview-button";
import { LegalHoldStatus } from "#components/shared/legal-hold-status";
import { routes } from "#lib/domain/core/routes";
import type { Delivery } from "#lib/domain/integrations/delivery";
import { type ComparedCandidate, statementsOf } from "#lib/domain/results/comparison";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { wholeList } from "#lib/domain/results/result-query";
import type { ResultRow } from "#lib/domain/results/results";
import { askedHours, call, calls, FIRST_WORDS, longCall, unheard } from "./examples/calls";
import { fullResult, thinResult } from "./examples/full-result";
import { LONG_ADDRESS, LONG_NAME, LONG_TEXT, LONG_TITLE } from "./examples/long";
import { answers, result, row } from "./examples/results";
import { SHORTLISTS } from "./shortlists";
import type { Shown } from "./states";

const list = (rows: ResultRow[]) => ({
  page: { rows, previous: null, next: rows.length > 1 ? "next" : null, lookedAt: null },
  facts: {
    total: rows.length,
    interviews: [{ id: "i-1", title: "House cleaner" }],
    contacts: [{ key: "talking", people: 2, words: null }],
    tags: ["Night shift"],
    team: true,
  },
});
const view = {
  query: wholeList("rating"),
  defaultSort: "rating" as const,
  base: routes.candidates,
  interviewId: null,
  company: null,
  pdfLock: null,
  emptyAction: <CreateInterviewButton />,
};
const longRow: ResultRow = {
  ...row,
  id: "a-2",
  name: LONG_NAME,
  email: LONG_ADDRESS,
  interviewTitle: LONG_TITLE,
  rating: null,
  state: "not_enough_evidence",
  qualified: null,
  nthSubmission: 12,
  instructed: true,
  hardToHear: true,
  tags: ["Night shift", "Has a van", LONG_TITLE, "Spanish"],
  assigned: { name: "Dana Lee", isMe: false },
};
const partialRow: ResultRow = { ...row, id: "a-4", rating: 7, assessed: 4 };
const thinRow: ResultRow = {
  ...row,
  id: "a-5",
  rating: null,
  state: "too_little",
  qualified: null,
  assessed: 2,
};

const long: ResultDetail = {
  ...result,
  name: LONG_NAME,
  email: LONG_ADDRESS,
  interviewTitle: LONG_TITLE,
  answers: answers.map((answer) => ({
    ...answer,
    question: LONG_TEXT,
    segments: [],
    text: answer.text && LONG_TEXT,
  })),
};
const waiting: ResultDetail = { ...result, evaluation: null, state: "scoring", scoring: true };

const response = (shown: ResultDetail) => (
  <>
    <DetailHeader result={shown} words={FIRST_WORDS} />
    <WaitingNote result={shown} />
    <Review result={shown} pdfLock={null} />
  </>
);

const delivered = (state: Delivery["state"], problem: Delivery["problem"]) => {
  const delivery: Delivery = {
    state,
    problem,
    appId: "lever",
    jobTitle: LONG_TITLE,
    arrived: ["analysis"],
    sent: "Nov 20, 2026",
  };
  const ats = { delivery, linkedJob: LONG_TITLE, moved: true };
  return <AtsDelivery result={{ id: "a-1", ats, scoring: false }} connected="lever" />;
};

const compared = (id: string, name: string): ComparedCandidate => ({
  id,
  name,
  interviewId: "i-1",
  rating: 7,
  state: "scored",
  status: "Pending",
  answers,
  phone: fullResult.phone,
  availability: fullResult.availability,
  screening: null,
  facts: statementsOf(fullResult.evaluation, "fact"),
  metrics: [{ metric: "experience", score: 7.5 }],
  instructed: false,
  decisionMails: [],
  shown: { version: 1, override: 0 },
});
const pair = [compared("a-1", "Maribel Santos"), compared("a-2", LONG_NAME)];

export const RESULTS: readonly Shown[] = [
  {
    name: "Who to call",
    states: {
      loading: () => <CallsLoading />,
      failed: () => (
        <CallsSection>
          <CallsError />
        </CallsSection>
      ),
      empty: () => (
        <WhoToCall calls={calls([], [])} firstWords={() => FIRST_WORDS} interviewId={null} />
      ),
      full: () => (
        <WhoToCall
          calls={calls([unheard], [call, askedHours], 7)}
          firstWords={() => FIRST_WORDS}
          interviewId={null}
        />
      ),
      long: () => (
        <WhoToCall
          calls={calls([], [longCall])}
          firstWords={() => FIRST_WORDS}
          interviewId={null}
        />
      ),
    },
  },
  {
    name: "Candidates",
    states: {
      loading: () => <ListSkeleton />,
      empty: () => <ResultsView {...view} list={list([])} />,
      "nothing found": () => (
        <ResultsView {...view} query={{ ...view.query, search: LONG_TITLE }} list={list([])} />
      ),
      error: () => <ResultsView {...view} list={{ problem: "Candidates couldn't be loaded." }} />,
      "full and long": () => (
        <ResultsView {...view} list={list([row, partialRow, thinRow, longRow])} />
      ),
    },
  },
  {
    name: "Response",
    states: {
      "not found": () => <ResponseNotFound />,
      waiting: () => response(waiting),
      full: () => response(fullResult),
      "too little to rate": () => response(thinResult),
      short: () => response(result),
      long: () => response(long),
    },
  },
  {
    name: "Delivery to an ATS",
    states: {
      waiting: () => delivered("queued", null),
      error: () => delivered("failed", "job_gone"),
      sent: () => delivered("sent", null),
    },
  },
  {
    name: "Legal hold",
    states: {
      empty: () => <LegalHoldStatus on={{ interviewId: "i-1" }} name={LONG_TITLE} hold={null} />,
      long: () => (
        <LegalHoldStatus
          on={{ interviewId: "i-1" }}
          name={LONG_TITLE}
          hold={{ id: "h-1", reason: LONG_TEXT }}
        />
      ),
    },
  },
  {
    name: "Compare",
    states: {
      "full and long": () => (
        <>
          <ComparedScores candidates={pair} />
          <CompareView candidates={pair} questions={answers} question="q-1" />
        </>
      ),
    },
  },
  {
    name: "Search answers",
    states: {
      empty: () => <AnswerSearch search="" />,
      "nothing found": () => <FoundAnswers search={LONG_TITLE} answers={[]} more={false} />,
      "full and long": () => (
        <FoundAnswers
          search="houses"
          more
          answers={[
            {
              attemptId: "a-1",
              questionId: "q-1",
              question: LONG_TEXT,
              name: LONG_NAME,
              interviewTitle: LONG_TITLE,
              submitted: "Nov 20, 2026",
              corrected: true,
              excerpt: [
                { text: "I cleaned ", found: false, doubt: null },
                { text: "houses", found: true, doubt: null },
                { text: LONG_TITLE, found: false, doubt: "unclear" },
              ],
              place: { start: 10, end: 16 },
              seconds: 75,
            },
          ]}
        />
      ),
    },
  },
  {
    name: "Accommodation requests",
    states: {
      empty: () => <AccommodationList requests={[]} />,
      "full and long": () => (
        <AccommodationList
          requests={[
            {
              id: 1,
              name: LONG_NAME,
              email: LONG_ADDRESS,
              note: LONG_TEXT,
              interviewTitle: LONG_TITLE,
              kinds: ["more_time"],
              submitted: false,
              asked: "Nov 20, 2026",
            },
            {
              id: 2,
              name: null,
              email: null,
              note: null,
              interviewTitle: "House cleaner",
              kinds: ["more_time"],
              submitted: true,
              asked: "Nov 20, 2026",
            },
          ]}
        />
      ),
    },
  },
  ...SHORTLISTS,
];
