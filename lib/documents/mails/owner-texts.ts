import type { FirstWords } from "#lib/domain/results/contact";
import { greeting } from "#lib/domain/text/greeting";
import type { LanguageCode } from "#lib/domain/text/languages";
import { fill } from "#lib/domain/text/words";
import { type MailMessages, mailMessages } from "#lib/messages/mails";

type Person = { name: string; language: LanguageCode };

/** How an owner's message to somebody who hasn't finished begins, in the language they began in. */
export function reminderWords(
  person: Person,
  facts: { company: string; job: string; link: string },
): FirstWords {
  return wordsTo(person, ({ askedToFinish }) => askedToFinish.text, facts);
}

/** How a company's message to somebody who has answered begins, in the language they answered in. */
export function callWords(company = "") {
  return (person: Person & { job: string }): FirstWords => {
    const facts = { company, job: person.job };
    const { subject, text } = wordsTo(person, ({ afterAnswers }) => afterAnswers.text, facts);
    return { subject, text: `${text} ` };
  };
}

function wordsTo(
  { name, language }: Person,
  textOf: (messages: MailMessages) => string,
  facts: Record<string, string>,
): FirstWords {
  const { messages } = mailMessages(language);
  return {
    subject: fill(messages.resume.subject, facts),
    text: `${greeting(messages, name, language)}\n${fill(textOf(messages), facts)}`,
  };
}
