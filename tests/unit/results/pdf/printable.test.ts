import fc from "fast-check";
import { printable, printableJson } from "#lib/documents/pdf/printable";

describe("A text for paper", () => {
  it.each([
    ["a\u0000b\u0007c\u001b[0m", "abc[0m"],
    ["first\r\nsecond\rthird\u2028fourth", "first\nsecond\nthird\nfourth"],
    ["\u202eevil\u202c and \u2066this\u2069", "evil and this"],
    ["half \ud800 a sign", "half \ufffd a sign"],
    ["a\tb", "a    b"],
    ["नमस्ते क्‍ष 👩‍🔧 می‌روم", "नमस्ते क्‍ष 👩‍🔧 می‌روم"],
    ["maria.fernanda.rodriguez@mail.example.com", "maria.fernanda.rodriguez@mail.example.com"],
  ])("%j becomes %j", (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it("may break a word that is longer than a line, between whole signs", () => {
    const broken = printable("👩‍🔧".repeat(70));
    expect(broken.replaceAll("\u200b", "")).toBe("👩‍🔧".repeat(70));
    expect(broken.split("\u200b")[0]).toBe("👩‍🔧".repeat(10));
  });

  it("keeps every letter and digit, whatever surrounds it", () => {
    const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? [];
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(letters(printable(text))).toEqual(letters(text));
      }),
    );
  });

  it("is cleaned wherever it stands in the data", () => {
    expect(printableJson({ a: ["x\u0000"], b: { c: "y\u0007", d: 1, e: null } })).toBe(
      '{"a":["x"],"b":{"c":"y","d":1,"e":null}}',
    );
  });
});
