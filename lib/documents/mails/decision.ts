import type { MailLogo } from "#lib/domain/core/mail-sender";
import type { DecisionMailKind } from "#lib/domain/results/decision-mail";
import { greeting } from "#lib/domain/text/greeting";
import type { LanguageCode } from "#lib/domain/text/languages";
import { defangLinks } from "#lib/domain/text/linkable";
import { fill } from "#lib/domain/text/words";
import { mailMessages } from "#lib/messages/mails";
import { type Letter, letter } from "./letter.ts";
import { plainNames, plainSubject } from "./names.ts";

type Decided = {
  /** Of the attempt; English if there is no catalog of it. */
  language: LanguageCode;
  name: string;
  company: string;
  job: string;
};

/** The subject and the words that an owner begins with, in the candidate's language; paragraphs by blank lines. */
export function decisionProposal(
  kind: DecisionMailKind,
  { language: wanted, name, company, job }: Decided,
): { language: LanguageCode; subject: string; body: string } {
  const { language, messages } = mailMessages(wanted);
  const names = plainNames({ company, job });
  const { subject, lead, close } = messages.decision[kind];
  return {
    language,
    subject: plainSubject(messages, subject, { company, job }),
    body: [greeting(messages, name, language), fill(lead, names), fill(close, names)].join("\n\n"),
  };
}

/** The owner's words as a mail, with the way to the candidate's private page. */
export function decisionMail(
  kind: DecisionMailKind,
  {
    body,
    href,
    logo,
    ...decided
  }: Decided & { body: string; href: string; logo?: MailLogo | null },
): Letter {
  const { language, messages } = mailMessages(decided.language);
  const names = plainNames(decided);
  return letter({
    language,
    logo,
    subject: decisionProposal(kind, decided).subject,
    before: [
      fill(messages.decision.whose, names),
      ...defangLinks(body)
        .split(/\n\s*\n/)
        .filter((part) => part.trim()),
      messages.confirmation.page,
    ],
    action: { words: messages.confirmation.action, href },
    after: [messages.linkYours],
    footer: fill(messages.footer, names),
  });
}
