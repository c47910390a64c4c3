import type { AnswerView, ResultDetail } from "#lib/domain/result-detail";
import type { ResultRow } from "#lib/domain/results";

export const row: ResultRow = {
  id: "a-1",
  interviewId: "i-1",
  interviewTitle: "House cleaner",
  name: "Maribel Santos",
  email: "maribel@mail.example",
  phone: "813 555 0101",
  submitted: "Nov 20, 2026",
  submittedAt: "2026-11-20T12:00:00Z",
  status: "Pending",
  qualified: true,
  rating: 7.5,
  state: "scored",
  scoring: false,
  borderline: false,
  adjusted: false,
};

const spoken = "I cleaned houses for three years. Nobody complained.";
const written = "I call the client first.";

export const answers: AnswerView[] = [
  {
    questionId: "q-1",
    number: 1,
    question: "What have you cleaned?",
    kind: "video",
    text: spoken,
    segments: [
      { start: 0.8, end: 6, charStart: 0, charEnd: 33 },
      { start: 6.5, end: 8, charStart: 34, charEnd: 52 },
    ],
    mediaId: "m-1",
    mediaType: "video/webm",
    silence: null,
    notAssessed: null,
    otherVersion: null,
  },
  {
    questionId: "q-2",
    number: 2,
    question: "Something broke. What do you do?",
    kind: "text",
    text: written,
    segments: [],
    mediaId: null,
    mediaType: "video/webm",
    silence: null,
    notAssessed: null,
    otherVersion: null,
  },
  {
    questionId: "q-3",
    number: 3,
    question: "When can you work?",
    kind: "video",
    text: null,
    segments: [],
    mediaId: "m-3",
    mediaType: "video/webm",
    silence: "No speech was heard in this recording.",
    notAssessed: "no speech was recognized",
    otherVersion: null,
  },
];

export const result: ResultDetail = {
  id: "a-1",
  interviewId: "i-1",
  interviewTitle: "House cleaner",
  name: "Maribel Santos",
  email: "maribel@mail.example",
  phone: null,
  submitted: "Nov 20, 2026, 9:25 PM",
  status: "Pending",
  state: "scored",
  scoring: false,
  evaluation: {
    version: 1,
    versions: 1,
    outcome: "scored",
    outcomeReason: null,
    rating: 7,
    adjusted: false,
    scorerRating: 7,
    qualified: true,
    borderline: true,
    summary: "Cleans houses and calls first.",
    strengths: ["Three years of houses"],
    weaknesses: ["No weekends"],
    metrics: [
      {
        metric: "experience",
        score: 7.5,
        reason: "Names places and years.",
        override: null,
        quotes: [
          { questionId: "q-1", text: "Nobody complained.", start: 34, end: 52, startSeconds: 6.5 },
        ],
      },
      {
        metric: "problem_solving",
        score: 3,
        reason: "Names one step.",
        override: null,
        quotes: [{ questionId: "q-2", text: written, start: 0, end: 24, startSeconds: null }],
      },
      {
        metric: "reliability",
        score: null,
        reason: "No answer speaks of it.",
        quotes: [],
        override: null,
      },
    ],
    notes: [
      {
        kind: "instructed_scorer",
        questionId: "q-2",
        text: "Tried to instruct the scorer.",
      },
    ],
    scorer: "the built-in rubric (service-jobs-2, no language model)",
    runs: 1,
  },
  versions: [
    {
      version: 1,
      at: "Nov 20, 2026, 9:26 PM",
      rating: 7,
      scorer: "the built-in rubric (service-jobs-2, no language model)",
      runs: 1,
      spread: null,
    },
  ],
  history: [],
  answers,
  availability: null,
  resubmitted: null,
  waiting: null,
};
