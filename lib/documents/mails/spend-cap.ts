import type { ToldCap } from "#lib/domain/plans/spend";
import { type Letter, letter, SUPPORT_FOOTER } from "./letter.ts";

const WHOSE = { interview: "one of its interviews", company: "the whole company" } as const;
const SETTING = {
  interview: "SPEND_CAP_INTERVIEW",
  company: "SPEND_CAP_COMPANY",
  texts: "SPEND_CAP_TEXTS",
} as const;

export const SCORING_PAUSED = "Scoring is paused for a company";
const TEXTS_PAUSED = "Texts are paused for a company";

/** What support is mailed when a month's budget is used up. Scoring never stops because of texts. */
export function spendCapMail(met: {
  departmentKey: string;
  cap: ToldCap;
  dollars: number;
  appUrl: string;
}): Letter {
  const { cap } = met;
  const sooner = `To resume sooner, raise ${SETTING[cap]} and restart the servers.`;
  const why = "Before you do, find out why so much was used.";
  const said =
    cap === "texts"
      ? [
          `Department ${met.departmentKey} has used up this month's budget for text messages ($${met.dollars}).`,
          "Its candidates get no texts until the 1st. Their emails still go out.",
          `${sooner} ${why}`,
        ]
      : [
          `Department ${met.departmentKey} has used up this month's AI budget for ${WHOSE[cap]} ($${met.dollars}).`,
          "Answers still arrive and can be reviewed. Transcription and scoring wait until the 1st, and the company's pages say so.",
          `${sooner} Waiting answers are then scored within the hour. ${why}`,
        ];
  return letter({
    subject: cap === "texts" ? TEXTS_PAUSED : SCORING_PAUSED,
    before: said,
    action: { words: "Open Rolecall", href: met.appUrl },
    footer: SUPPORT_FOOTER,
  });
}
