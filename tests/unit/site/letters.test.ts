import { candidateMail } from "#lib/documents/mails/candidate";
import { newAnswersMail } from "#lib/documents/mails/new-answers";
import { optOutOf } from "#lib/domain/core/mail-routes";
import { CANDIDATE_MAILS } from "#lib/domain/room/candidate-mail";
import { UNFINISHED_DAYS } from "#lib/domain/room/room";
import { LANGUAGES } from "#lib/domain/text/languages";
import { days } from "#lib/domain/text/words";
import { mailMessages } from "#lib/messages/mails";

const facts = {
  name: "Ana",
  company: "Bright & Co",
  job: "Cleaner",
  closes: "2026-12-01T12:00:00Z",
  submittedAt: "2026-11-20T12:00:00Z",
  timeZone: "America/New_York",
  oneQuestion: false,
  href: "https://rolecall.test/i/resume/abc?a=1&b=2",
};
const optOut = optOutOf({ stopToken: "invitations.abc.def" }, "https://rolecall.test", "es");
const mails = LANGUAGES.flatMap(({ code }) => CANDIDATE_MAILS.map((kind) => [code, kind] as const));

describe("Every mail", () => {
  it.each(mails)("in %s of kind %s says in plain text what it says in HTML", (language, kind) => {
    const { subject, html, text } = candidateMail(kind, { ...facts, language });
    expect(html).toContain(`<html lang="${language}"`);
    expect(text).toContain(facts.href);
    expect(html).toContain(facts.href.replaceAll("&", "&amp;"));
    expect(`${subject}${text}`).not.toMatch(/\{\w+\}|<|&amp;/);
  });

  it("that nobody has to get says in both parts how to stop it, in its language", () => {
    const { html, text, oneClick } = candidateMail("nudge", { ...facts, language: "es", optOut });
    const page = "https://rolecall.test/unsubscribe/invitations.abc.def?language=es";
    expect(text).toContain(`Dejar de recibir invitaciones y recordatorios: ${page}`);
    expect(html).toContain(`href="${page}"`);
    expect(oneClick).toBe(
      "https://rolecall.test/api/mail/unsubscribe/invitations.abc.def?language=es",
    );
  });

  it.each(LANGUAGES.map(({ code }) => code))(
    "that leads back in %s leads out as well, and says until when where nothing closes",
    (language) => {
      const withdraw = "https://rolecall.test/i/withdraw/abc";
      const { html, text } = candidateMail("resume", {
        ...facts,
        closes: null,
        withdraw,
        language,
      });
      const { lead, action } = mailMessages(language).messages.withdraw;
      expect(text).toContain(`${lead} ${action}: ${withdraw}`);
      expect(html).toContain(`href="${withdraw}"`);
      expect(text).toContain(days(UNFINISHED_DAYS, language));
    },
  );

  it("about new answers can be stopped, too", () => {
    const answers = { rated: [], unrated: [], total: 2, details: false };
    const mail = newAnswersMail({ ...answers, job: "Cleaner", href: facts.href, optOut });
    expect(mail.text).toContain("Unsubscribe: https://rolecall.test/unsubscribe/");
    expect(mail.oneClick).toBeDefined();
  });

  it("to a candidate shows the logo of a company that has one, with its name in words", () => {
    const logo = { src: "https://db.test/a-logo-1-small.png", alt: 'Bright & "Co"' };
    const mail = candidateMail("resume", { ...facts, language: "ar", logo });
    expect(mail.html).toContain(
      '<img src="https://db.test/a-logo-1-small.png" alt="Bright &amp; &quot;Co&quot;"',
    );
    expect(candidateMail("resume", { ...facts, language: "ar" }).html).not.toContain("<img");
  });

  it("that belongs to what somebody does here has no such link", () => {
    expect(candidateMail("confirmation", { ...facts, language: "en" }).oneClick).toBeUndefined();
    expect(optOutOf({ stopToken: null }, "https://rolecall.test", "en")).toBeUndefined();
  });
});
