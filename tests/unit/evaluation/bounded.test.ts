import { jest } from "@jest/globals";
import fc from "fast-check";
import { LONGEST_SENTENCE, splitSentences } from "#lib/domain/evaluation/sentences";
import { LONGEST_WINDOW, matchesIn } from "#lib/domain/evaluation/windows";

const LONG = 20_000;

/** What a call of `matchesIn` gave the expression to search. */
function searchedBy(pattern: RegExp, text: string): string[] {
  const exec = jest.spyOn(pattern, "exec");
  matchesIn(text, pattern);
  return exec.mock.calls.map(([piece]) => piece);
}

describe("However long a text without spaces is", () => {
  it.each(["a", "あ", "0-", "a.a.", " ", "\n"])(
    "no expression of a mask gets more of it at once: %j",
    (unit) => {
      const pieces = searchedBy(/no such word/g, unit.repeat(LONG / unit.length));
      expect(pieces.length).toBeGreaterThan(1);
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_WINDOW);
    },
  );

  it.each(["a", "あ", "a, ", "我在酒店工作，", "and then ", "a."])(
    "no sentence of it is longer: %j",
    (unit) => {
      const text = unit.repeat(LONG / unit.length);
      const sentences = splitSentences(text);
      expect(Math.max(...sentences.map((one) => one.text.length))).toBeLessThanOrEqual(
        LONGEST_SENTENCE,
      );
      for (const { text: found, start, end } of sentences)
        expect(text.slice(start, end)).toBe(found);
      const letters = (list: string[]) => list.join("").replace(/\s/g, "");
      expect(letters(sentences.map((one) => one.text))).toBe(letters([text]));
    },
  );

  it("an endless sentence is cut between words", () => {
    const words = splitSentences("word ".repeat(LONG / 5)).flatMap(({ text }) => text.split(" "));
    expect(new Set(words)).toEqual(new Set(["word"]));
  });

  it("everything is found where one search of the whole would find it", () => {
    const filler = fc.constantFrom("a", " ", "- ", "五");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(filler, fc.integer({ min: 1, max: 400 })), { maxLength: 20 }),
        (parts) => {
          const text = parts
            .map(([unit, count]) => `${unit.repeat(count)} call 555-0142 now`)
            .join("");
          const pattern = /(?<!\d)\d{3}-\d{4}(?!\d)/g;
          const whole = [...text.matchAll(pattern)].map(({ index }) => index);
          expect(matchesIn(text, pattern).map(({ start }) => start)).toEqual(whole);
        },
      ),
    );
  });
});
