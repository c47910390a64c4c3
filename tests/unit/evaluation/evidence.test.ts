import fc from "fast-check";
import { allQuotesInvented } from "#lib/domain/evaluation/conclude";
import { locate, verifiedQuotes } from "#lib/domain/evaluation/evidence";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { asStored, edited, toStored } from "#lib/domain/evaluation/sent-text";
import { transcriptOf } from "#lib/domain/evaluation/transcript";
import { answer, attempt, runClaiming, STRONG } from "./people";

const edits = fc.array(
  fc.record({
    start: fc.nat(60),
    length: fc.integer({ min: 0, max: 8 }),
    text: fc.string({ maxLength: 6 }),
  }),
  { maxLength: 6 },
);

describe("The way back from the text that was sent to the one that is stored", () => {
  it("holds for every untouched character, through any two layers of edits", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 60 }),
        edits,
        edits,
        (stored, first, second) => {
          const within = (text: string, list: typeof first) =>
            list
              .filter(({ start, length }) => start + length <= text.length)
              .map(({ start, length, text: made }) => ({ start, end: start + length, text: made }));
          const once = edited(asStored(stored), within(stored, first));
          const twice = edited(once, within(once.text, second));
          for (let at = 0; at < twice.text.length; at++) {
            const { start, end } = toStored(twice, at, at + 1);
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(stored.length);
            expect(start).toBeLessThan(end);
          }
          const untouched = edited(asStored(stored), []);
          expect(toStored(untouched, 0, stored.length)).toEqual({ start: 0, end: stored.length });
        },
      ),
    );
  });

  it("leaves out an edit that replaces nothing: what it made would stand for no stored word", () => {
    const once = edited(asStored("abc"), [{ start: 1, end: 2, text: "" }]);
    const twice = edited(once, [{ start: 1, end: 1, text: "-" }]);
    expect(twice.text).toBe("ac");
    expect(toStored(twice, 1, 2)).toEqual({ start: 2, end: 3 });
  });

  it("does not exist for what was not sent", () => {
    const sent = edited(asStored("abc"), []);
    expect(() => toStored(sent, 3, 4)).toThrow(RangeError);
    expect(() => toStored(sent, 1, 1)).toThrow(RangeError);
  });

  it("gives back the stored words, names and hidden characters included", () => {
    const text = "My boss said: Maria\u200b fixed the leak with her own tools in 20 minutes.";
    const [prepared] = prepareAttempt(attempt([answer(text)]));
    const quote = prepared?.sent.text ?? "";
    expect(quote).not.toContain("Maria");
    expect(verifiedQuotes([{ questionId: "q1", text: quote }], prepared ? [prepared] : [])).toEqual(
      [
        {
          questionId: "q1",
          text,
          charStart: 0,
          charEnd: text.length,
          startSeconds: null,
          endSeconds: null,
        },
      ],
    );
  });
});

describe("A quote counts only if it is there", () => {
  const [prepared] = prepareAttempt(attempt([answer(STRONG)]));
  const answers = prepared ? [prepared] : [];
  const verify = (text: string, questionId = "q1") =>
    verifiedQuotes([{ questionId, text }], answers);

  it.each([
    ["invented", "I single-handedly saved the company last year."],
    ["joined from two places", "I apologized, listened to everything ... we finished two rooms"],
    ["two words long", "I apologized"],
    ["cut inside a word", "pologized, listened to everythin"],
    ["empty", ""],
  ])("drops one that is %s", (_, text) => {
    expect(verify(text)).toEqual([]);
  });

  it.each([
    ["masked words only", "Maria Lopez (maria@example.com)"],
    ["masked words and small ones", "with Maria and Lopez"],
    ["small words", "and then I"],
    ["Spanish small words", "y luego yo con los"],
  ])("drops one of %s, which is short and not invented", (_, stored) => {
    const text = `I checked ten rooms ${stored} told my lead what was missing.`;
    const [sent] = prepareAttempt(attempt([answer(text)]));
    const quote =
      sent?.sent.text.slice(
        "I checked ten rooms ".length,
        -" told my lead what was missing.".length,
      ) ?? "";
    const claim = {
      score: 9,
      justification: "Shown.",
      quotes: [{ questionId: "q1", text: quote }],
    };
    const run = runClaiming(claim);
    expect(locate(quote, sent?.sent ?? asStored(""))).not.toBeNull();
    expect(verifiedQuotes(claim.quotes, sent ? [sent] : [])).toEqual([]);
    expect(allQuotesInvented(sent ? [sent] : [], [run])).toBe(false);
  });

  it.each(["I checked it", "called Zebulon about the leak", "always on time"])(
    "and keeps a short one that says something: %s",
    (quote) => {
      const text = "I checked it, called Zebulon about the leak and was always on time.";
      expect(
        verifiedQuotes(
          [{ questionId: "q1", text: quote }],
          prepareAttempt(attempt([answer(text)])),
        ),
      ).toHaveLength(1);
    },
  );

  it("and the first three of one claim, each once", () => {
    const [first = "", ...others] = STRONG.split(/(?<=[.!?])\s/);
    const claimed = [first, first, ...others].map((text) => ({ questionId: "q1", text }));
    expect(others.length).toBeGreaterThan(3);
    expect(verifiedQuotes(claimed, answers).map(({ text }) => text)).toEqual([
      first,
      ...others.slice(0, 2),
    ]);
  });

  describe("whose answer is another one than it names", () => {
    const calm = "I shut off the valve and called my lead.";
    const [first, second, third] = prepareAttempt(
      attempt([
        answer(STRONG),
        answer(`${calm} We were done at noon.`, { questionId: "q2" }),
        answer(`Yes. ${calm} Then I went home.`, { questionId: "q3" }),
      ]),
    );
    const all = [first, second, third].filter((one) => one !== undefined);
    const from = (text: string, questionId: string, answers = all) =>
      verifiedQuotes([{ questionId, text }], answers).map((quote) => quote.questionId);

    it.each(["q2", "q9", ""])("is taken from the only one that holds it: %s", (named) => {
      expect(from("I apologized, listened to everything", named)).toEqual(["q1"]);
    });

    it("is dropped where several hold it, and where none does", () => {
      expect(from(calm, "q1")).toEqual([]);
      expect(from("I saved the company last year", "q1")).toEqual([]);
    });

    it("stays where it is named, if it is there", () => {
      expect([from(calm, "q2"), from(calm, "q3")]).toEqual([["q2"], ["q3"]]);
    });

    it("earns nothing from below the floor", () => {
      const [short] = prepareAttempt(attempt([answer("I mopped every floor")]));
      expect(short?.floor).not.toBeNull();
      expect(from("I mopped every floor", "q1", short ? [short] : [])).toEqual([]);
    });
  });

  it("forgives case, white space and the shape of quotation marks", () => {
    const [found] = verify('  "the room WASN’T  ready at 4 pm" ');
    expect(found?.text).toBe("the room wasn't ready at 4 pm");
  });

  it.each([
    ["composed", "atendí a una señora y limpié el café", "NFC"],
    ["decomposed", "atendí a una señora y limpié el café", "NFD"],
    ["Korean", "저는 호텔에서 방을 청소했습니다", "NFD"],
    ["capital dotted", "En İzmir yo limpié", "NFC"],
  ] as const)("finds one that is written otherwise: %s", (_, words, form) => {
    const stored = `Sí. ${words} ayer mismo.`.normalize(form);
    for (const other of ["NFC", "NFD"] as const) {
      const place = locate(words.normalize(other), asStored(stored));
      expect(stored.slice(place?.start, place?.end)).toBe(words.normalize(form));
    }
  });

  it("finds one copied from the stored words, with what nobody sees in it", () => {
    const text = "I fixed it 👩🏽‍🔧 with my ❤️ and my own\u200b tools, then I called the lead.";
    const [prepared] = prepareAttempt(attempt([answer(text)]));
    for (const copied of [
      text,
      prepared?.sent.text ?? "",
      "👩🏽‍🔧 with my ❤️ and my own\u200b tools",
    ]) {
      const [found] = verifiedQuotes(
        [{ questionId: "q1", text: copied }],
        prepared ? [prepared] : [],
      );
      expect(text).toContain(found?.text ?? "nothing");
      expect(found?.text).toContain("❤️");
    }
  });

  it("cuts no mark from its letter", () => {
    const stored = "yo lave\u0301 el piso";
    expect(locate("yo lave el piso", asStored(stored))).toBeNull();
    expect(locate("y siempre yo lave", asStored(`y siempre ${stored}`))).toBeNull();
  });

  it("never finds what is not a part of the text", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 6 }), fc.lorem({ maxCount: 30 }), (quote, text) => {
        const place = locate(quote, asStored(text));
        if (place)
          expect(text.slice(place.start, place.end).toLowerCase()).toBe(quote.toLowerCase());
      }),
    );
  });

  it("knows when in the recording it was said", () => {
    const segments = [
      { start: 0.5, end: 4, text: " I noticed a leak under the sink.", confidence: 0.9 },
      { start: 4.2, end: 9, text: " I shut off the valve and called my lead.", confidence: 0.9 },
    ];
    const { text, segments: kept } = transcriptOf({ text: "", segments }, "whisper-base");
    const recorded = prepareAttempt(attempt([answer(text, { segments: kept })]));
    const quoted = (words: string) =>
      verifiedQuotes([{ questionId: "q1", text: words }], recorded)[0];
    const both = quoted("a leak under the sink. I shut off the valve");
    expect(both).toMatchObject({ startSeconds: 1.59, endSeconds: 9 });
    const quote = quoted("I shut off the valve");
    expect(quote).toMatchObject({ startSeconds: 4.2, endSeconds: 9 });
    expect(text.slice(quote?.charStart, quote?.charEnd)).toBe("I shut off the valve");
  });
});
