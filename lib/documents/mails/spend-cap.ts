import type { SpendCap } from "#lib/domain/plans/spend";
import { type Letter, letter, SUPPORT_FOOTER } from "./letter.ts";

const WHOSE = { interview: "one of its interviews", company: "the whole company" } as const;
const SETTING = { interview: "SPEND_CAP_INTERVIEW", company: "SPEND_CAP_COMPANY" } as const;

export const SCORING_PAUSED = "Scoring is paused for a company";

/** What support is mailed when a month's AI budget is used up. */
export function spendCapMail(met: {
  departmentKey: string;
  cap: SpendCap;
  dollars: number;
  appUrl: string;
}): Letter {
  return letter({
    subject: SCORING_PAUSED,
    before: [
      `Department ${met.departmentKey} has used up this month's AI budget for ${WHOSE[met.cap]} ($${met.dollars}).`,
      "Answers still arrive and can be reviewed. Transcription and scoring wait until the 1st, and the company's pages say so.",
      `To resume sooner, raise ${SETTING[met.cap]} and restart the servers. Waiting answers are then scored within the hour. Before you do, find out why so much was used.`,
    ],
    action: { words: "Open Rolecall", href: met.appUrl },
    footer: SUPPORT_FOOTER,
  });
}
