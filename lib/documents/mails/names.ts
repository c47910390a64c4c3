import { defangLinks, withoutLinks } from "#lib/domain/text/linkable";
import { fill } from "#lib/domain/text/words";
import type { MailMessages } from "#lib/messages/mails";

type Names = { company: string; job: string };

/** A company's and a job's name for the text of a mail to somebody who is no customer. */
export function plainNames({ company, job }: Names): Names {
  return { company: defangLinks(company), job: defangLinks(job) };
}

/** A subject with the company's name; a subject without one if nothing but a link is left of it. */
export function plainSubject(messages: MailMessages, subject: string, { company }: Names): string {
  const name = withoutLinks(company);
  return name === "" ? messages.noName : fill(subject, { company: name });
}
