import { isLinkable } from "#lib/domain/text/linkable";
import { fill } from "#lib/domain/text/words";
import type { MailMessages } from "#lib/messages/mails";

/** Where a letter greets by the whole name. */
const BY_WHOLE_NAME = ["ja", "zh"];

/** The most characters of a name that a letter greets by. */
const NAME_MOST = 80;

const TITLE = /^(mr|mrs|ms|miss|dr)$/i;

/** What somebody is called by: their first name, or the whole name where its first word may be none. */
function calledBy(name: string, language: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const isName = /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) && !TITLE.test(first);
  return others.length > 0 && isName && !BY_WHOLE_NAME.includes(language) ? first : name;
}

/** A stranger's address can be given with any name: one that a mail program would link is not repeated in our mail. */
export function greeting(messages: MailMessages, name: string, language: string): string {
  const plain = name !== "" && name.length <= NAME_MOST && !isLinkable(name);
  return plain ? fill(messages.hello, { name: calledBy(name, language) }) : messages.helloPlain;
}
