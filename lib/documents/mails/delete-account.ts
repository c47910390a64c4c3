import { type Letter, letter } from "./letter.ts";

/** What an owner is mailed to confirm the end of their account. The link works only for whoever is signed in as them. */
export function deleteAccountMail(facts: { email: string; href: string }): Letter {
  return letter({
    language: "en",
    subject: "Confirm the end of your Rolecall account",
    before: [
      `Somebody who is signed in as ${facts.email} asked to delete this Rolecall account with its company, interviews, candidates and recordings.`,
    ],
    action: { words: "Go on to delete the account", href: facts.href },
    after: [
      "The link works for a quarter of an hour, in a browser where you are signed in. Nothing is deleted before you confirm it there.",
    ],
    footer: "That was not you? Ignore this mail, and change your password in settings.",
  });
}
