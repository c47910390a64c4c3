import { fill } from "#lib/domain/text/words";
import type { MailMessages } from "#lib/messages/mails";

/** A stranger's address can be given with any name: one that could be read as a link is not repeated in our mail. */
export function greeting(messages: MailMessages, name: string): string {
  const plain = name.length <= 80 && !/[/:@\\]|\.\S/.test(name);
  return plain ? fill(messages.hello, { name }) : messages.helloPlain;
}
