import { JOIN_DAYS, type MemberRole, ROLE_LABELS } from "#lib/domain/company/team";
import { spelled } from "#lib/domain/text/spelled";
import { type Letter, letter } from "./letter.ts";

/** What somebody is mailed whom a company's owner invites to join. The link joins only by a press. */
export function joinMail(facts: {
  email: string;
  company: string;
  by: string;
  role: MemberRole;
  href: string;
}): Letter {
  return letter({
    subject: `${facts.by} invited you to join ${facts.company} on Rolecall`,
    before: [
      `${facts.by} invited you to ${facts.company} on Rolecall as a ${ROLE_LABELS[facts.role].toLowerCase()}. You'll see interviews and candidates' answers there.`,
      `Use an account with the address ${facts.email}. If you don't have one, you can make it on the way.`,
    ],
    action: { words: `Join ${facts.company}`, href: facts.href },
    after: [`The link works once, for ${spelled(JOIN_DAYS)} days.`],
    footer: "If you don't know this company, ignore this email. Nothing happens then.",
  });
}

/** What somebody is mailed who was removed from a company. */
export function removedMail(facts: { company: string; href: string }): Letter {
  return letter({
    subject: `You no longer belong to ${facts.company} on Rolecall`,
    before: [
      `The owner of ${facts.company} removed you from their team. You can't see its interviews and candidates anymore. Notes and decisions of yours stay there with your name.`,
    ],
    action: { words: "Go to Rolecall", href: facts.href },
    footer: "Your own account is still there. If this is a mistake, ask the owner.",
  });
}
