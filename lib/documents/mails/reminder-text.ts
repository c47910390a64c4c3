import { greeting } from "#lib/domain/text/greeting";
import type { LanguageCode } from "#lib/domain/text/languages";
import { fill } from "#lib/domain/text/words";
import { mailMessages } from "#lib/messages/mails";

/** What an owner's own phone is handed to text somebody who hasn't finished, in the language they began in. */
export function reminderText(
  person: { name: string; language: LanguageCode },
  facts: { company: string; job: string; link: string },
): string {
  const { language, messages } = mailMessages(person.language);
  const hello = greeting(messages, person.name, language);
  return `${hello}\n${fill(messages.askedToFinish.text, facts)}`;
}
