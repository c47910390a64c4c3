import fc from "fast-check";
import { transcriptOf } from "#lib/domain/evaluation/transcript";
import { transcriptLines } from "#lib/domain/results/transcript-lines";

const { text, segments } = transcriptOf(
  {
    text: "",
    segments: [
      { start: 0, end: 2, text: "I was on time.", confidence: null },
      { start: 2.5, end: 4, text: "I locked up.", confidence: null },
      { start: 4.5, end: 7, text: "I called the client.", confidence: null },
    ],
  },
  "whisper-base",
);
const marked = (quote: { start: number; end: number } | null) =>
  transcriptLines(text, segments, quote)
    .flatMap((line) => line.pieces)
    .filter((piece) => piece.quoted)
    .map((piece) => piece.text);

describe("A transcript", () => {
  it("marks exactly the quote, also across segments", () => {
    const start = text.indexOf("locked");
    const quote = { start, end: text.indexOf("the client") };
    expect(marked(quote).join("")).toBe(text.slice(quote.start, quote.end));
    expect(marked(null)).toEqual([]);
  });

  it("is one line without a time where a service gave none", () => {
    const [line, ...rest] = transcriptLines(text, [], { start: 2, end: 5 });
    expect(rest).toEqual([]);
    expect(line?.seconds).toBeNull();
    expect(line?.pieces.map((piece) => piece.text).join("")).toBe(text);
  });

  it("has a line for each sentence, also inside a segment, whose moments follow the length", () => {
    const words = "I cleaned offices. It took 4.5 hours. Nobody complained, ever.";
    const whole = [{ start: 10, end: 20, charStart: 0, charEnd: words.length }];
    const lines = transcriptLines(words, whole, null);
    expect(
      lines.map(({ pieces }) =>
        pieces
          .map(({ text }) => text)
          .join("")
          .trim(),
      ),
    ).toEqual(["I cleaned offices.", "It took 4.5 hours.", "Nobody complained, ever."]);
    const seconds = lines.map((line) => line.seconds ?? 0);
    expect(seconds[0]).toBe(10);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    expect(lines.at(-1)?.end).toBe(20);
  });

  it("never loses or adds a character, wherever a quote lies", () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), fc.boolean(), (a, b, timed) => {
        const quote = { start: Math.min(a, b), end: Math.max(a, b) };
        const pieces = transcriptLines(text, timed ? segments : [], quote).flatMap(
          (line) => line.pieces,
        );
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        const quoted = pieces.filter((piece) => piece.quoted).map((piece) => piece.text);
        expect(quoted.join("")).toBe(text.slice(quote.start, quote.end));
      }),
    );
  });
});
