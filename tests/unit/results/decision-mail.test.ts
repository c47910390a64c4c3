import { decisionProposal } from "#lib/documents/mails/decision";
import { DECISION_MAILS, mailFor } from "#lib/domain/results/decision-mail";
import { decisionMailSchema } from "#lib/domain/results/decision-mail-request";
import { LANGUAGES } from "#lib/domain/text/languages";

const decided = { name: "Ana Flores", company: "Brightside", job: "Cleaner" };

describe("A draft after a decision", () => {
  it.each(LANGUAGES.map(({ code }) => code))(
    "is whole in %s, and may be sent as it is",
    (language) => {
      for (const kind of DECISION_MAILS) {
        const { subject, body, ...found } = decisionProposal(kind, { ...decided, language });
        expect(found.language).toBe(language);
        expect(subject).toContain("Brightside");
        expect(body).toContain("Cleaner");
        expect(subject + body).not.toMatch(/[{}]/);
        expect(decisionMailSchema.safeParse({ kind, body }).success).toBe(true);
      }
    },
  );

  it.each([
    ["en", "Ana Flores", "Hi Ana,"],
    ["es", "María Elena Jiménez", "Hola, María:"],
    ["ja", "山田 太郎", "山田 太郎 様"],
    ["en", "J. Flores", "Hi J. Flores,"],
    ["en", "win.example now", "Hi,"],
  ] as const)(
    "in %s greets %s by the first name, where that is one: %s",
    (language, name, hello) => {
      const { body } = decisionProposal("next_step", { ...decided, language, name });
      expect(body.split("\n")[0]).toBe(hello);
    },
  );

  it("fits the status, and there is none before a decision", () => {
    expect(["Hired", "Rejected", "Pending"].map((status) => mailFor(status as "Hired"))).toEqual([
      "next_step",
      "no_thank_you",
      null,
    ]);
  });

  it.each([
    ["Come on Monday at 9 a.m. to 12 Main St. Ask for Dana.", true],
    ["Please call (813) 555-0101.", true],
    ["See https://evil.example", false],
    ["www.evil.example", false],
    ["We are MaidPro.com now", true],
    ["Write to dana@brightside", false],
    [" \u200b ", false],
    ["x".repeat(2001), false],
  ])("%s may be sent: %s", (body, may) => {
    expect(decisionMailSchema.safeParse({ kind: "next_step", body }).success).toBe(may);
  });
});
