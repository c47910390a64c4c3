import { JOB_MARK } from "#lib/domain/results/bulk";
import type { DecisionMailKind } from "#lib/domain/results/decision-mail";
import { greeting } from "#lib/domain/text/greeting";
import type { LanguageCode } from "#lib/domain/text/languages";
import { defangLinks } from "#lib/domain/text/linkable";
import { fill } from "#lib/domain/text/words";
import { mailMessages } from "#lib/messages/mails";
import { plainNames, plainSubject } from "./names.ts";

/** What a mail to many says after its greeting, with a mark in place of each person's job. */
export function bulkProposal(kind: DecisionMailKind, wanted: LanguageCode, company: string) {
  const { messages } = mailMessages(wanted);
  const { subject, lead, close } = messages.decision[kind];
  const names = { ...plainNames({ company, job: "" }), job: JOB_MARK };
  return {
    subject: plainSubject(messages, subject, { company, job: JOB_MARK }),
    body: [fill(lead, names), fill(close, names)].join("\n\n"),
  };
}

/** That text as one person gets it. */
export function personalBody(
  body: string,
  { language: wanted, name, job }: { language: LanguageCode; name: string; job: string },
): string {
  const { language, messages } = mailMessages(wanted);
  const own = body.replaceAll(JOB_MARK, () => defangLinks(job));
  return `${greeting(messages, name, language)}\n\n${own}`;
}
