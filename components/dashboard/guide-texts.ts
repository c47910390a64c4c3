import type { GuideStep } from "#lib/domain/company/getting-started";

/** The interview that the guide speaks of. */
export type FirstInterview = { id: string; link: string };

/** What each step is called, and how it is done. */
export const GUIDE_TEXTS: Record<GuideStep, { title: string; guidance: readonly string[] }> = {
  create: {
    title: "Create Interview",
    guidance: [
      "Details: the job title and, if you like, a language and an hourly rate.",
      "Questions: text or video. Start with 5-7.",
      "Settings: a deadline, the availability calendar, and hints.",
      "For each question: Max Duration, Max Retakes, and Thinking Time.",
    ],
  },
  share: {
    title: "Share Interview Link",
    guidance: [
      "Everyone uses the same link. Put it in your job post, a text message, or an email.",
      "Candidates open it on their phone. They don't need an app or an account.",
    ],
  },
  candidate: {
    title: "First Candidate",
    guidance: [
      "Once someone has answered, they appear under Candidates with a rating.",
      "Read the quotes behind each score, watch the answers, and decide.",
    ],
  },
  edit: {
    title: "Edit Interview Link (Optional)",
    guidance: [
      "Change questions, settings, or the deadline at any time. The link stays the same.",
      "Answers and scores you already have don't change.",
    ],
  },
  connect: {
    title: "Connect ATS (Optional)",
    guidance: [
      "With the Scale plan, results go to your applicant tracking system.",
      "Nothing else changes: the link and your candidates stay where they are.",
    ],
  },
};
