import { type Letter, letter } from "./letter.ts";

/** What an owner is mailed to prove their address. The link proves it only for whoever is signed in as them. */
export function verifyAddressMail(facts: { email: string; href: string }): Letter {
  return letter({
    language: "en",
    subject: "Confirm your address for Rolecall",
    before: [
      `Your Rolecall account uses ${facts.email}. Confirm that the address is yours, so that we can also send mail to your candidates for you.`,
    ],
    action: { words: "Confirm my address", href: facts.href },
    after: ["The link works for seven days, in any browser where you are signed in."],
    footer:
      "You did not open an account? Ignore this mail: without your confirmation nothing is sent for it.",
  });
}
