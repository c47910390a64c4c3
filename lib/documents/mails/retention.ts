import { WARNING_DAYS } from "#lib/domain/company/retention";
import { spelled } from "#lib/domain/text/spelled";
import { type Letter, letter } from "./letter.ts";

type RetentionFacts = { recordings: number; results: number; href: string };

const candidates = (count: number) => (count === 1 ? "1 candidate" : `${count} candidates`);

/** What an owner is mailed before their own periods delete something: how much, never whose. */
export function retentionMail({ recordings, results, href }: RetentionFacts): Letter {
  const days = spelled(WARNING_DAYS);
  return letter({
    subject: `Candidate data will be deleted in ${days} days`,
    before: [
      `You set how long your company keeps candidate data. In ${days} days we'll delete:`,
      ...(recordings > 0
        ? [`• the recordings of ${candidates(recordings)}. Transcripts and scores stay.`]
        : []),
      ...(results > 0
        ? [
            `• everything about ${candidates(results)}: answers, scores, decisions, and consent records.`,
          ]
        : []),
    ],
    action: { words: "See your retention settings", href },
    after: [
      "Deleted data can't be brought back. If you must keep something, for example for a dispute, put the candidate or the interview on legal hold before then.",
    ],
    footer: "You're getting this email because you set retention periods in Company Settings.",
  });
}
