import type { Call } from "#lib/domain/results/calls";
import { greeting } from "#lib/domain/text/greeting";
import type { LanguageCode } from "#lib/domain/text/languages";
import { fill } from "#lib/domain/text/words";
import { type MailMessages, mailMessages } from "#lib/messages/mails";

type Person = { name: string; language: LanguageCode };

/** What an owner's own phone is handed to text somebody who hasn't finished, in the language they began in. */
export function reminderText(
  person: Person,
  facts: { company: string; job: string; link: string },
): string {
  return textTo(person, ({ askedToFinish }) => askedToFinish.text, facts);
}

/** How a company's text to somebody who has answered begins, in the language they answered in, for the owner to go on with. */
export function callText(company: { name: string } | null) {
  return (call: Pick<Call, "name" | "language" | "interview">): string => {
    const facts = { company: company?.name ?? "", job: call.interview };
    return `${textTo(call, ({ afterAnswers }) => afterAnswers.text, facts)} `;
  };
}

function textTo(
  { name, language }: Person,
  textOf: (messages: MailMessages) => string,
  facts: Record<string, string>,
): string {
  const { messages } = mailMessages(language);
  return `${greeting(messages, name, language)}\n${fill(textOf(messages), facts)}`;
}
