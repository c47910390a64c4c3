import { VERIFICATION_DAYS } from "#lib/domain/account/mailed-links";
import { spelled } from "#lib/domain/text/spelled";
import { type Letter, letter } from "./letter.ts";

export const CONFIRM_ADDRESS = "Confirm your email address for Rolecall";

/** What an owner is mailed to prove their address. The link proves it only for whoever is signed in as them. */
export function verifyAddressMail(facts: { email: string; href: string }): Letter {
  return letter({
    subject: CONFIRM_ADDRESS,
    before: [
      `Your Rolecall account uses ${facts.email}. Confirm that this address is yours so we can email candidates for you.`,
    ],
    action: { words: "Confirm my email address", href: facts.href },
    after: [
      `The link works for ${spelled(VERIFICATION_DAYS)} days, in any browser where you're signed in.`,
    ],
    footer:
      "If you didn't create an account, ignore this email. Nothing is sent to candidates without your confirmation.",
  });
}
