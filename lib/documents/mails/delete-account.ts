import { DELETION_MINUTES } from "#lib/domain/account/mailed-links";
import { type Letter, letter } from "./letter.ts";

export const CONFIRM_DELETION = "Confirm that you want to delete your Rolecall account";

/** What an owner is mailed to confirm the end of their account. The link works only for whoever is signed in as them. */
export function deleteAccountMail(facts: { email: string; href: string }): Letter {
  return letter({
    subject: CONFIRM_DELETION,
    before: [
      `Someone signed in as ${facts.email} asked to delete this Rolecall account, including its company, interviews, candidates and recordings.`,
    ],
    action: { words: "Continue to delete the account", href: facts.href },
    after: [
      `The link works for ${DELETION_MINUTES} minutes, in a browser where you're signed in. Nothing is deleted until you confirm it there.`,
    ],
    footer: "If this wasn't you, ignore this email and change your password in Settings.",
  });
}
