import { answerText, candidateText } from "#lib/documents/text-messages";
import { CANDIDATE_TEXTS } from "#lib/domain/sms/messages";
import { plainSigns, segmentsOf, textMessage } from "#lib/domain/sms/segments";
import { LANGUAGES, type LanguageCode } from "#lib/domain/text/languages";
import { textMessages } from "#lib/messages/mails";

describe("What a text is billed as", () => {
  it.each([
    ["a".repeat(160), 1],
    ["a".repeat(161), 2],
    ["a".repeat(306), 2],
    ["a".repeat(307), 3],
    ["ñ".repeat(160), 1],
    ["€".repeat(80), 1],
    ["€".repeat(81), 2],
    ["á".repeat(70), 1],
    ["á".repeat(71), 2],
    [`${"a".repeat(70)}’`, 2],
  ])("%#", (text, segments) => expect(segmentsOf(text)).toBe(segments));

  it("writes plain signs for those of keyboards and clocks", () => {
    expect(plainSigns("It’s 9:00\u202fAM – “now”…")).toBe('It\'s 9:00 AM - "now"...');
  });

  it.each([
    ["Taquería Lupita: CAMIÓN, último, ÁREA", "Taqueria Lupita: CAMION, ultimo, AREA"],
    ["Ma\u0301s", "Mas"],
    ["Café Ñandú, pingüino", "Café Ñandu, pingüino"],
    ["Ação, sábado", "Ação, sábado"],
    ["Лупита, línea", "Лупита, línea"],
  ])("leaves out accents only where that keeps a text short: %s", (text, plain) =>
    expect(plainSigns(text)).toBe(plain),
  );

  it("cuts long names, never the link", () => {
    const link = "https://rolecall.example/i/resume/abc";
    const text = textMessage("{company}: {job} {link}", {
      company: "Long ".repeat(40),
      job: "Cook ".repeat(40),
      link,
    });
    expect(text.length).toBeLessThan(130);
    expect(text.endsWith(link)).toBe(true);
  });
});

describe("A candidate's text", () => {
  const facts = {
    company: "Bright Cleaning",
    job: "House cleaner",
    timeZone: "America/New_York",
    link: `https://app.rolecall.example/times/${"x".repeat(69)}`,
    when: "2026-12-01T15:00:00Z",
  };
  const every = LANGUAGES.flatMap(({ code }) =>
    CANDIDATE_TEXTS.map((text) => [code, text] as const),
  );

  it.each(every)("in %s, %s says who writes, the link, and how it ends", (language, kind) => {
    const text = candidateText(kind, { ...facts, language });
    expect(text).toContain("Bright Cleaning");
    expect(text).toContain(facts.link);
    expect(text).toMatch(/STOP|ALTO/);
    expect(text).not.toMatch(/[{}]/);
  });

  it.each(CANDIDATE_TEXTS)("in English and Spanish, %s is at most two segments", (kind) => {
    expect(segmentsOf(candidateText(kind, { ...facts, language: "en" }))).toBeLessThanOrEqual(2);
    expect(segmentsOf(candidateText(kind, { ...facts, language: "es" }))).toBeLessThanOrEqual(2);
  });

  it("in Spanish has no sign of its own that halves what fits", () => {
    for (const words of Object.values(textMessages("es"))) expect(words).not.toMatch(/[áíóúÁÍÓÚ]/);
  });
});

describe("The answer to a word", () => {
  it("comes in both languages where names have accents", () => {
    const text = answerText("link", {
      language: null,
      company: "Taquería Lupita",
      contact: "hello@x.com",
      applied: {
        languages: ["en", "es"],
        jobIn: (language) => (language === "es" ? "Cocinero de línea" : "Line cook"),
        link: `https://app.rolecall.example/i/${"x".repeat(43)}`,
      },
    });
    expect(text).toContain("Line cook");
    expect(text).toContain("Cocinero de linea");
    expect(segmentsOf(text)).toBeLessThanOrEqual(4);
  });
});

describe("The answer to a stop", () => {
  const LONG = "Bright Cleaning Services of Tampa Bay FL";
  const stopped = (language: LanguageCode | null, company = "Bright Cleaning") =>
    answerText("stopped", { language, company, contact: "hello@x.com", applied: null });

  it.each(LANGUAGES)(
    "in $code says whose texts end, and how they begin, within one segment",
    ({ code }) => {
      expect(stopped(code)).toMatch(/^Bright Cleaning ?[:\uff1a]/);
      expect(stopped(code)).toContain("START");
      expect(segmentsOf(stopped(code))).toBe(1);
    },
  );

  it("names a company once where nobody knows the language, also a long name in one segment", () => {
    expect(stopped(null)).toBe(
      "Bright Cleaning: you won't get more texts. Reply START to resume. Ya no te mandamos mensajes. Si los quieres otra vez, responde START.",
    );
    expect(segmentsOf(stopped(null, LONG))).toBe(1);
  });
});
