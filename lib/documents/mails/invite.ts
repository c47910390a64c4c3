import type { MailLogo } from "#lib/domain/core/mail-sender";
import type { InviteMail } from "#lib/domain/interviews/invite";
import { greeting } from "#lib/domain/text/greeting";
import type { LanguageCode } from "#lib/domain/text/languages";
import { fill, instant } from "#lib/domain/text/words";
import { mailMessages, stopMessages } from "#lib/messages/mails";
import { type Letter, letter, type OptOut } from "./letter.ts";
import { plainNames, plainSubject } from "./names.ts";

type InviteFacts = {
  logo?: MailLogo | null;
  mail: InviteMail;
  /** The interview's; English if there is no catalog of it. */
  language: LanguageCode;
  name: string;
  /** Whether they applied before and said that they may be asked. */
  askedAgain?: boolean;
  company: string;
  job: string;
  /** ISO; null if nothing closes the interview. */
  closes: string | null;
  timeZone: string;
  href: string;
  optOut: Omit<OptOut, "words"> | undefined;
};

/** What somebody is texted whom a company invites, by its owner: the same words, then the link. */
export function inviteText(
  facts: Pick<InviteFacts, "language" | "name" | "company" | "job" | "href">,
): string {
  const { language, messages } = mailMessages(facts.language);
  const { invite } = messages;
  const hello = greeting(messages, facts.name, language);
  return `${hello} ${fill(invite.lead, facts)} ${invite.how} ${facts.href}`;
}

/** What people are mailed in a language whom a company invites, before anybody is, and how each of them is greeted. */
export function inviteSample(
  language: LanguageCode,
  facts: Pick<InviteFacts, "company" | "job" | "closes" | "timeZone" | "href">,
) {
  const { messages } = mailMessages(language);
  const { hello, helloPlain } = messages;
  const mail = inviteMail({ ...facts, language, mail: "invite", name: "", optOut: undefined });
  return {
    sample: `${mail.subject}\n\n${mail.text}`,
    greets: { language, hello, helloPlain },
  };
}

/** What somebody is mailed whom a company invites: one text, in which only names differ. */
export function inviteMail(facts: InviteFacts): Letter {
  const { language, messages } = mailMessages(facts.language);
  const { invite, inviteReminder } = messages;
  const names = plainNames(facts);
  const closes = facts.closes === null ? null : instant(facts.closes, language, facts.timeZone);
  const isReminder = facts.mail === "reminder";
  const { subject, lead } = isReminder ? inviteReminder : invite;
  return letter({
    language,
    logo: facts.logo,
    subject: plainSubject(messages, subject, facts),
    before: [
      greeting(messages, facts.name, language),
      fill(lead, names),
      ...(facts.askedAgain ? [fill(invite.askedAgain, names)] : []),
      invite.how,
    ],
    action: { words: invite.action, href: facts.href },
    after: [
      ...(closes === null ? [] : [fill(invite.until, { when: closes })]),
      ...(isReminder ? [inviteReminder.once] : []),
    ],
    footer: fill(invite.footer, names),
    optOut: facts.optOut && { words: stopMessages(language).messages.link, ...facts.optOut },
  });
}
