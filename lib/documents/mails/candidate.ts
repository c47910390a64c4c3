import type { MailLogo } from "#lib/domain/core/mail-sender";
import type { CandidateMail } from "#lib/domain/room/candidate-mail";
import { UNFINISHED_DAYS } from "#lib/domain/room/room";
import { greeting } from "#lib/domain/text/greeting";
import type { LanguageCode } from "#lib/domain/text/languages";
import { days, fill, instant } from "#lib/domain/text/words";
import { mailMessages, stopMessages } from "#lib/messages/mails";
import { type Letter, letter, type OptOut } from "./letter.ts";
import { plainNames, plainSubject } from "./names.ts";

type CandidateMailFacts = {
  logo?: MailLogo | null;
  /** Of the attempt; English if there is no catalog of it. */
  language: LanguageCode;
  name: string;
  company: string;
  job: string;
  /** ISO; null if nothing closes the interview, or if this mail doesn't say when. */
  closes: string | null;
  submittedAt: string | null;
  /** Of the company: dates in a mail have no clock of their own. */
  timeZone: string;
  /** For a retry: whether it is one question only. */
  oneQuestion: boolean;
  href: string;
  /** Where the person withdraws before submitting; left out of what is sent after it. */
  withdraw?: string | undefined;
  /** For what nobody has to get. */
  optOut?: Omit<OptOut, "words"> | undefined;
};

/** What a candidate is mailed, in their language. */
export function candidateMail(kind: CandidateMail, facts: CandidateMailFacts): Letter {
  const { language, messages } = mailMessages(facts.language);
  const names = plainNames(facts);
  const when = (iso: string) => instant(iso, language, facts.timeZone);
  const until = (text: string) =>
    facts.closes === null
      ? [fill(messages.noDeadline, { days: days(UNFINISHED_DAYS, language) })]
      : [fill(text, { when: when(facts.closes) })];
  const write = (
    words: { subject: string; action: string },
    before: string[],
    after: string[],
  ): Letter =>
    letter({
      language,
      logo: facts.logo,
      subject: plainSubject(messages, words.subject, facts),
      before: [
        greeting(messages, facts.name, language),
        ...before.map((text) => fill(text, names)),
      ],
      action: { words: words.action, href: facts.href },
      after: [...after, messages.linkYours],
      aside:
        facts.withdraw === undefined ? undefined : { ...messages.withdraw, href: facts.withdraw },
      footer: fill(messages.footer, names),
      optOut: facts.optOut && { words: stopMessages(language).messages.link, ...facts.optOut },
    });
  switch (kind) {
    case "resume":
      return write(messages.resume, [messages.resume.lead], until(messages.resume.until));
    case "earlier":
      return write(messages.earlier, [messages.earlier.lead], until(messages.earlier.until));
    case "nudge":
      return write(
        messages.nudge,
        [messages.nudge.lead],
        [...until(messages.nudge.until), messages.nudge.once],
      );
    case "asked_to_finish": {
      const { lead, until: end, once } = messages.askedToFinish;
      return write(messages.askedToFinish, [lead], [...until(end), fill(once, names)]);
    }
    case "let_in":
      return write(messages.letIn, [messages.letIn.lead], until(messages.letIn.until));
    case "retry": {
      const { lead, leadQuestion, kept } = messages.retry;
      const opening = facts.oneQuestion ? leadQuestion : lead;
      return write(messages.retry, [opening, kept], until(messages.retry.until));
    }
    case "confirmation": {
      const arrived = fill(messages.confirmation.lead, {
        ...names,
        when: facts.submittedAt === null ? "" : when(facts.submittedAt),
      });
      return write(messages.confirmation, [arrived, messages.confirmation.page], []);
    }
    case "private":
      return write(messages.private, [messages.private.lead], []);
  }
}
