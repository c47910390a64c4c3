import { inviteMail } from "#lib/documents/mails/invite";
import { reminderDecision } from "#lib/domain/interviews/invite";
import { LANGUAGES } from "#lib/domain/text/languages";

const at = (time: string) => new Date(`2026-12-0${time}Z`);
const NEW_YORK = "America/New_York";

describe("A reminder", () => {
  const facts = { deadline: at("3T04:59:59"), taken: false, timeZone: NEW_YORK };
  const now = at("1T15:00:00");

  it("is sent by day, once the deadline is near", () => {
    expect(reminderDecision(facts, now)).toBe("send");
  });

  it("waits for the morning at night", () => {
    expect(reminderDecision(facts, at("2T03:00:00"))).toEqual({ waitUntil: at("2T14:00:00") });
  });

  it("is dropped where the morning is too late, the interview closed or begun", () => {
    expect(reminderDecision(facts, at("3T02:00:00"))).toBe("drop");
    expect(reminderDecision(facts, at("4T15:00:00"))).toBe("drop");
    expect(reminderDecision({ ...facts, taken: true }, now)).toBe("drop");
  });

  it("is put off with the deadline", () => {
    expect(reminderDecision({ ...facts, deadline: at("9T04:59:59") }, now)).toBe("later");
    expect(reminderDecision({ ...facts, deadline: null }, now)).toBe("later");
  });
});

describe("An invitation", () => {
  it.each([
    ["https://prize.example/win", "Hi,"],
    ["You won at prize.example", "Hi,"],
    ["Ana Reyes", "Hi Ana,"],
    ["Dr. Ana Reyes", "Hi Dr. Ana Reyes,"],
    ["Mrs Reyes", "Hi Mrs Reyes,"],
    ["Reyes, Ana", "Hi Reyes, Ana,"],
    ["10232", "Hi,"],
    ["2026-11-20", "Hi,"],
    ["", "Hi,"],
  ])("to '%s' begins with '%s'", (name, hello) => {
    const { html, text } = inviteMail({
      mail: "invite",
      language: "en",
      name,
      company: "Bright",
      job: "Cleaner",
      closes: null,
      timeZone: NEW_YORK,
      href: "https://rolecall.test/i/abc",
      optOut: undefined,
    });
    expect(text.split("\n")[0]).toBe(hello);
    expect(html).toContain(`>${hello}<`);
    for (const part of [html, text]) expect(part).not.toContain("prize.example");
  });

  it.each(LANGUAGES)(
    "in $name names the company, links to the interview and can be stopped",
    ({ code }) => {
      for (const mail of ["invite", "reminder"] as const) {
        const { subject, html, text, oneClick } = inviteMail({
          mail,
          language: code,
          name: "Ana",
          company: "Bright & Co",
          job: "Cleaner",
          closes: "2026-12-03T04:59:59Z",
          timeZone: NEW_YORK,
          href: "https://rolecall.test/i/abc",
          optOut: {
            page: "https://rolecall.test/unsubscribe/x",
            oneClick: "https://rolecall.test/y",
          },
        });
        expect(subject).toContain("Bright & Co");
        for (const part of [html, text]) expect(part).toContain("https://rolecall.test/i/abc");
        for (const part of [html, text])
          expect(part).toContain("https://rolecall.test/unsubscribe/x");
        expect(oneClick).toBe("https://rolecall.test/y");
        expect(text).not.toMatch(/\{\w+\}/);
      }
    },
  );
});
