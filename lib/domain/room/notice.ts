import type { Retention } from "../company/retention.ts";
import type { LanguageCode } from "../text/languages.ts";
import { days, fill, years } from "../text/words.ts";
import type { Consent } from "./consent.ts";
import { UNFINISHED_DAYS } from "./room.ts";

/** The texts of the notice that a candidate agrees to, in one language. What an earlier version lacks is left out. */
export type Notice = {
  title: string;
  lead: string;
  recordedTitle: string;
  recordedVideo: string;
  recordedText: string;
  seenTitle: string;
  seen: string;
  judgedTitle: string;
  judged: string;
  messagesTitle?: string;
  messages?: string;
  unfinishedTitle?: string;
  unfinished?: string;
  keptTitle: string;
  keptOpen: string;
  keptRecordings: string;
  keptResults: string;
  withdrawTitle?: string;
  withdraw?: string;
  withAi: string;
  withAiHint: string;
  withoutAi: string;
  withoutAiHint: string;
  agree: string;
};

/** What a notice says depends on this. */
type NoticeFacts = {
  company: string;
  language: LanguageCode;
  /** Whether anything is recorded, or everything written. */
  video: boolean;
  /** None while the company has set no periods. */
  retention?: Retention | null | undefined;
};

/** What somebody agreed to, and when, as ISO time; dates about it are in the company's time zone. */
export type Agreement = Consent & NoticeFacts & { givenAt: string; timeZone: string };

/** The notice as it reads for one interview: what is kept, who sees it, how it is judged, and when it goes. */
export function noticeParts(
  notice: Notice,
  { company, language, video, retention }: NoticeFacts,
): { title: string; text: string }[] {
  const say = (text: string, values: Record<string, string> = {}) =>
    fill(text, { company, ...values }, language);
  const periods = retention && {
    recordings: days(retention.recordingsDays, language),
    results: years(retention.resultsYears, language),
  };
  const kept = periods
    ? `${video ? `${say(notice.keptRecordings, periods)} ` : ""}${say(notice.keptResults, periods)}`
    : say(notice.keptOpen);
  const unfinished = say(notice.unfinished ?? "", { days: days(UNFINISHED_DAYS, language) });
  return [
    { title: notice.recordedTitle, text: video ? notice.recordedVideo : notice.recordedText },
    { title: notice.seenTitle, text: say(notice.seen) },
    { title: notice.judgedTitle, text: say(notice.judged) },
    { title: notice.messagesTitle ?? "", text: say(notice.messages ?? "") },
    { title: notice.unfinishedTitle ?? "", text: unfinished },
    { title: notice.keptTitle, text: kept },
    { title: notice.withdrawTitle ?? "", text: say(notice.withdraw ?? "") },
  ].filter(({ text }) => text !== "");
}

/** What a candidate agreed to, for the browser that holds their attempt. */
export function noticePath(interviewKey: string): string {
  return `/i/${interviewKey}/notice`;
}
