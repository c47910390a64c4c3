import { describe, expect, it } from "@jest/globals";
import { accommodationMail } from "#lib/documents/mails/accommodation";
import { candidateMail } from "#lib/documents/mails/candidate";
import { decisionMail } from "#lib/documents/mails/decision";
import { inviteMail } from "#lib/documents/mails/invite";
import { storageFullMail } from "#lib/documents/mails/storage-full";
import { CANDIDATE_MAILS } from "#lib/domain/room/candidate-mail";
import { LANGUAGES, type LanguageCode } from "#lib/domain/text/languages";
import { isLinkable } from "#lib/domain/text/linkable";
import { ATTACKS, REAL_NAMES } from "#tests/support/words";

const HREF = "https://rolecall.test/i/resume/x";

const facts = (words: string, language: LanguageCode = "en") => ({
  language,
  name: words,
  company: words,
  job: words,
  timeZone: "UTC",
  href: HREF,
  closes: null,
  submittedAt: "2026-05-04T10:20:00Z",
  oneQuestion: false,
  optOut: undefined,
});

/** Every mail that may reach somebody who is no customer, with the same words wherever a user's words stand. */
const mailsWith = (words: string, language?: LanguageCode) => [
  ...CANDIDATE_MAILS.map((mail) => candidateMail(mail, facts(words, language))),
  ...(["invite", "reminder"] as const).map((mail) =>
    inviteMail({ ...facts(words, language), mail }),
  ),
  decisionMail("next_step", { ...facts(words, language), body: `Hello,\n\n${words}` }),
  accommodationMail({ job: words, href: HREF }),
  ...(["day", "company"] as const).map((lacks) =>
    storageFullMail({
      lacks,
      job: words,
      company: words,
      plan: null,
      contactEmail: "our own",
      links: { interview: HREF, candidates: HREF },
    }),
  ),
];

/** The signs of a link, however spelled; our own addresses are taken out before. */
const SIGNS = /[\p{L}\p{N}][.。][\p{L}\p{N}]|\/\/|www\.|@|\\\\|[a-z]:\S/iu;

const said = ({ subject, text }: { subject: string; text: string }) =>
  `${subject}\n${text}`.replaceAll(HREF, "").normalize("NFKC");

describe("A mail to somebody who is no customer", () => {
  it.each(ATTACKS)("makes no link of %j", (words) => {
    for (const mail of mailsWith(words)) expect(said(mail)).not.toMatch(SIGNS);
  });

  it.each(LANGUAGES.map(({ code }) => code))("has a subject without a name in %s", (language) => {
    const { subject } = inviteMail({ ...facts("evil.com", language), mail: "invite" });
    expect(subject).not.toMatch(/evil|\{/);
    expect(subject).not.toBe("");
    expect(inviteMail({ ...facts("evil.com PayPal", language), mail: "invite" }).subject).toContain(
      "PayPal",
    );
  });

  it.each(REAL_NAMES)("says %j as it is, but for the dot of an address", (name) => {
    const [mail] = mailsWith(name);
    const shown = isLinkable(name) ? name.replace(".com", " com") : name;
    expect(mail?.text).toContain(`the ${shown} interview`);
    if (!isLinkable(name)) expect(mail?.subject).toContain(name);
  });

  it("greets people by their legal names", () => {
    const hello = (name: string) => mailsWith(name)[0]?.text.split("\n")[0];
    expect(hello("J.R. Whitfield")).toBe("Hi J.R. Whitfield,");
    expect(hello("Anand s/o Krishnan")).toBe("Hi Anand,");
    expect(hello("St.John Rivers")).toBe("Hi St.John Rivers,");
    expect(hello("Win at evil.com")).toBe("Hi,");
  });

  it("says whose the words of a decision are", () => {
    const { text } = decisionMail("next_step", { ...facts("Bright Cleaning"), body: "Call me." });
    expect(text).toMatch(/^Bright Cleaning wrote this message:\n\nCall me\./);
  });
});
