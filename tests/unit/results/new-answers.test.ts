import { describe, expect, it } from "@jest/globals";
import { newAnswersMail } from "#lib/documents/mails/new-answers";
import { type NewAnswer, namedPeople } from "#lib/domain/results/new-answers";
import { hoursInWords } from "#lib/domain/room/hours";
import { shortName } from "#lib/domain/text/short-name";
import { ATTACKS } from "#tests/support/words";

const answer = (changes: Partial<NewAnswer> = {}): NewAnswer => ({
  name: "Ana María Flores",
  phone: "+1 (555) 010-0199",
  said: "I led a crew of two, see evil.com <b>.",
  availability: null,
  rating: 8.4,
  scoring: false,
  ...changes,
});
const facts = {
  job: "Cleaner",
  rated: [answer()],
  unrated: [],
  total: 1,
  details: false,
  href: "https://rolecall.test/interviews/1?sort=rating",
  optOut: undefined,
};
const both = ({ html, text }: { html: string; text: string }) => [
  text,
  html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " "),
];

describe("The mail about new answers", () => {
  it("names people by first name and initial, the best first, with rating and hours", () => {
    const rated = [
      answer({ availability: `${"1100".repeat(5)}11110000` }),
      answer({ name: "Bo", rating: 6 }),
    ];
    const mail = newAnswersMail({ ...facts, rated, total: 2 });
    expect(mail.subject).toBe("2 new candidates for Cleaner");
    for (const part of both(mail)) {
      expect(part).toMatch(
        /Rated, best first\s+Ana F\.\s+· 8\.4 out of 10\s+· Mon–Fri mornings and afternoons, Sat any time\s+Bo\s+· 6\.0 out of 10/,
      );
      expect(part).not.toMatch(/María|Flores|555|crew|read or hear|more/);
    }
    expect(mail.html).toContain('href="https://rolecall.test/interviews/1?sort=rating"');
  });

  it("gives a phone number and a sentence only to whoever wants them, and only a number that dials", () => {
    const rated = [answer(), answer({ name: "Bo", phone: "ask my wife" })];
    const mail = newAnswersMail({ ...facts, rated, total: 2, details: true });
    expect(mail.text).toContain(
      "Ana F. · 8.4 out of 10\n“I led a crew of two, see evil com <b>.”\nCall +15550100199",
    );
    expect(mail.html).toContain("“I led a crew of two, see evil com &lt;b&gt;.”");
    expect(mail.html.match(/href="tel:[^"]+"/g)).toEqual(['href="tel:+15550100199"']);
  });

  it("lists without a number who is for people to read or hear", () => {
    const unrated = [answer({ rating: null }), answer({ name: "Bo", rating: null, scoring: true })];
    const { text } = newAnswersMail({ ...facts, rated: [], unrated, total: 2 });
    expect(text).toContain("For you to read or hear\n\nAna F.\n\nBo · rating to follow");
    expect(text).not.toMatch(/out of 10|Rated/);
  });

  it("names ten people, half of them unrated where there are as many, and counts the others", () => {
    const many = Array.from({ length: 10 }, () => answer());
    const shown = (rated: number, unrated: number) => {
      const named = namedPeople(many.slice(0, rated), many.slice(0, unrated));
      return [named.rated.length, named.unrated.length];
    };
    expect([shown(10, 10), shown(10, 2), shown(3, 10), shown(2, 1)]).toEqual([
      [5, 5],
      [8, 2],
      [3, 7],
      [2, 1],
    ]);
    const mail = newAnswersMail({ ...facts, rated: many, total: 34 });
    for (const part of both(mail)) expect(part).toMatch(/\s+and 24 more\s+See the answers/);
  });

  it.each(ATTACKS)("makes no link and no markup of somebody called %j", (name) => {
    const unrated = [answer({ name: `${name} <b>`, rating: null })];
    const mail = newAnswersMail({ ...facts, rated: [], unrated });
    const said = mail.text.replace(facts.href, "").normalize("NFKC");
    expect(said).not.toMatch(/[\p{L}\p{N}][.。][\p{L}\p{N}]|\/\/|www\.|@|\\\\/iu);
    expect(mail.html).not.toContain("<b>");
  });
});

describe("A short name", () => {
  it.each([
    ["Ana María Flores", "Ana F."],
    ["bo", "bo"],
    ["  Łukasz   żak ", "Łukasz Ż."],
    ["王小明", "王小明"],
    ["12 34", "A candidate"],
    ["x".repeat(90), `${"x".repeat(39)}…`],
  ])("of %j is %j", (name, short) => expect(shortName(name)).toBe(short));
});

describe("Hours", () => {
  const week = (...days: string[]) => days.join("");
  it.each([
    ["1".repeat(28), "Every day any time"],
    ["1000".repeat(7), "Every day mornings"],
    [
      week("1110".repeat(2), "0000".repeat(4), "0001"),
      "Mon–Tue mornings, afternoons and evenings, Sun nights",
    ],
    [
      week("1000", "0100", "1000", "0100", "0000", "0000", "0000"),
      "4 days a week, different hours",
    ],
    ["0".repeat(28), null],
    ["1", null],
    [null, null],
  ])("of %j are %j", (grid, words) => expect(hoursInWords(grid)).toBe(words));
});
