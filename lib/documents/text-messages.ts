import type { AnswerText, CandidateText } from "#lib/domain/sms/messages";
import { segmentsOf, textMessage } from "#lib/domain/sms/segments";
import type { LanguageCode } from "#lib/domain/text/languages";
import { defangLinks } from "#lib/domain/text/linkable";
import { instant } from "#lib/domain/text/words";
import { textMessages } from "#lib/messages/mails";

const WORDS = {
  way_back: "wayBack",
  reminder: "reminder",
  asked_to_finish: "reminder",
  receipt: "receipt",
  decision: "decision",
  next_step: "nextStep",
  booking: "booked",
  day_before: "soon",
  hours_before: "soon",
  called_off: "calledOff",
} as const;

/** What a candidate is texted, in their language and by the clock of the place: who writes, what, and how it ends. */
export function candidateText(
  text: CandidateText,
  facts: {
    language: LanguageCode;
    company: string;
    job: string;
    timeZone: string;
    link: string;
    /** ISO; null of what is about no time. */
    when: string | null;
  },
): string {
  const { language, company, job, link } = facts;
  const words = textMessages(language);
  const when = facts.when === null ? "" : instant(facts.when, language, facts.timeZone);
  const names = { company: defangLinks(company), job: defangLinks(job) };
  return textMessage(`${words[WORDS[text]]} ${words.stop}`, { ...names, when, link });
}

/** What an invitation says that we text for a company. */
export function invitationText(facts: {
  language: LanguageCode;
  company: string;
  job: string;
  link: string;
}): string {
  const words = textMessages(facts.language);
  const names = { company: defangLinks(facts.company), job: defangLinks(facts.job) };
  return textMessage(`${words.invitation} ${words.stop}`, { ...names, link: facts.link });
}

/** So many segments an answer may have; a language that would make it longer is left out. */
const ANSWER_SEGMENTS = 4;

/**
 * What answers a text that came in: with a link in the languages that its interview is kept in, else in English and Spanish
 * where nobody knows the language.
 */
export function answerText(
  answer: AnswerText,
  facts: {
    language: LanguageCode | null;
    company: string;
    contact: string;
    applied: {
      /** Its own first. */
      languages: readonly LanguageCode[];
      jobIn: (language: LanguageCode) => string;
      link: string;
    } | null;
  },
): string {
  const { language, company, contact, applied } = facts;
  const known: readonly LanguageCode[] = language === null ? ["en", "es"] : [language];
  return (applied?.languages ?? known).reduce((text, one) => {
    const words = textMessages(one);
    const said = answer === "link" ? `${words.link} ${words.stop}` : words[answer];
    const message = textMessage(text === "" ? said : withoutSender(said), {
      company: defangLinks(company),
      job: defangLinks(applied?.jobIn(one) ?? ""),
      link: applied?.link ?? "",
      contact,
    });
    const both = `${text} ${message}`;
    return text === "" ? message : segmentsOf(both) > ANSWER_SEGMENTS ? text : both;
  }, "");
}

/** A text that follows the same in another language, which has said who writes. */
const withoutSender = (words: string) =>
  words.replace(/^\{company\}: (.)/, (_, first: string) => first.toUpperCase());
