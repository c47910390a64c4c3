import fc from "fast-check";
import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { fold } from "#lib/domain/evaluation/fold";
import { knownNames, maskOwnNames } from "#lib/domain/evaluation/own-name";
import { prepareAttempt, sentTextOf } from "#lib/domain/evaluation/prepare";
import { promptFor } from "#lib/domain/evaluation/prompt";
import { toStored } from "#lib/domain/evaluation/sent-text";
import { answersOf, development, tuned, WORN } from "#tests/bench/evaluation/corpora";
import { answer, attempt, STRONG } from "./people";

const sent = (text: string, ...names: string[]) => sentTextOf(text, names).text;

describe("A candidate's own name is hidden", () => {
  it.each([
    ["in small letters", "maria lopez here, hi its maria", /maria|lopez/i],
    ["spelled with hyphens", "It is written M-a-r-i-a, then L-o-p-e-z.", /m-a|l-o/i],
    ["spelled with spaces and stops", "m a r i a, or M. A. R. I. A.", /m a r|m\. a/i],
    ["in the possessive", "maria's idea, and Maria’s list, and LOPEZ'S van", /maria|lopez/i],
    ["with accents", "Me dicen maría lópez y MARÍA.", /mar|pez/i],
    ["with accents of two characters", "Mari\u0301a Lo\u0301pez dice", /mar|pez/i],
    ["by the first name alone", "they call for maria every day", /maria/i],
    ["in an address said in words", "maria dot lopez at gmail dot com is mine", /maria|gmail/i],
    ["in a Spanish one", "escriba a marialopez arroba hotmail punto com", /maria|hotmail/i],
  ])("%s", (_, text, hidden) => {
    expect(sent(text, "Maria Lopez")).not.toMatch(hidden);
  });

  it("with an apostrophe or a hyphen, or without", () => {
    const text = "jose obrien, o'brien, OBrien Smith and Jose\u0301";
    expect(sent(text, "José O'Brien-Smith")).not.toMatch(/jos|brien|smith/i);
  });

  it("whatever they are called: no name breaks the mask", () => {
    expect(sent("I am Megan O'Rourke and o'rourke it is.", "Megan O'Rourke")).not.toMatch(
      /rourke/i,
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (name, text) => {
        expect(() => sent(`${text} ${name} ${text}`, name)).not.toThrow();
      }),
    );
  });

  it("by the part of their address before the @, where that tells of them", () => {
    expect(knownNames("Ana Flores", "Ana.Flores92@example.com")).toEqual([
      "Ana Flores",
      "ana.flores92",
    ]);
    expect(knownNames("Ana Flores", "cleaning@example.com")).toEqual(["Ana Flores"]);
    const text = "My user is ana.flores92 on the app.";
    expect(sent(text, ...knownNames("Ana Flores", "ana.flores92@example.com"))).not.toMatch(/92/);
  });

  it.each([
    "eight one three, five five five, oh one four two",
    "813 five five five zero one four two",
    "eight one three double five five zero one four two",
    "ocho uno tres cinco cinco cinco cero uno cuatro dos",
    "cincuenta y cinco, doce, treinta y cuatro, cincuenta y seis",
  ])("and so is a phone in words: %s", (phone) => {
    expect(sent(`You reach me at ${phone} in the evening`)).toBe(
      "You reach me at [phone] in the evening",
    );
  });

  it("in the employer's question too, and nobody else's is", () => {
    const question = "Maria, how did you help Denise at the Lopez house?";
    const [prepared] = prepareAttempt(attempt([answer(STRONG, { questionText: question })]));
    const { message } = promptFor(prepared ? [prepared] : [], "00ff");
    expect(message).not.toMatch(/maria|lopez/i);
    expect(message).toContain("Denise");
  });
});

const NASTY = [
  ":)",
  "--",
  "...",
  "❤️",
  "👩‍👩‍👧‍👦",
  "\u0301",
  "7",
  "12",
  "Zyx :)",
  "Zyx ...",
  "(Zyx)",
  "Zyx the Qwk",
];

describe("A name with signs, or of signs", () => {
  it.each(NASTY)("hides nothing that is not the name: %s", (name) => {
    expect(sent(STRONG, ...knownNames(name, "----@example.com"))).toBe(STRONG);
    expect(sent(`It is zyx here. ${STRONG}`, ...knownNames(name, "zyx@x.de"))).toContain(STRONG);
  });

  it("is hidden all the same where it has letters", () => {
    expect(sent("It is ana flores.", "Ana :) (Flores) --")).toBe("It is [name] [name].");
  });

  it("of an address isn't found in words with a space between", () => {
    const text = "I do it, and I am on time.";
    expect(sent(text, ...knownNames("Zyx", "i.do@example.com"))).toBe(text);
    expect(sent("It is o brien or obrien.", "O'Brien")).toBe("It is [name] or [name].");
  });

  it.each([
    ["王小明", "我叫王小明，我在酒店工作", "我叫[name]，我在酒店工作"],
    ["김민준", "저는 김민준입니다", "저는 [name]입니다"],
    ["佐藤 花子", "佐藤花子と申します", "[name]と申します"],
  ])("is found where no space is written: %s", (name, text, masked) => {
    expect(sent(text, name)).toBe(masked);
  });

  it("changes nothing in words that hold no letter of it", () => {
    const letters = new Set(fold(STRONG).match(/[\p{L}\p{N}]/gu));
    const foreign = fc
      .oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }))
      .map((name) => [...name].filter((sign) => ![...fold(sign)].some((at) => letters.has(at))));
    fc.assert(
      fc.property(foreign, foreign, (name, local) => {
        const names = knownNames(name.join(""), `${local.join("")}@example.com`);
        expect(maskOwnNames(STRONG, names)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("leaves every answer of the bench its score", () => {
    for (const { text, question, language } of [
      ...tuned(),
      ...development(),
      ...WORN.flatMap(answersOf),
    ]) {
      const score = (names: string[]) =>
        evaluateByRubric({
          ...{ language, names },
          answers: [answer(text, { questionText: question })],
        }).general;
      const nobody = score([]);
      for (const name of [":)", "❤️ Zyx --"])
        expect(score(knownNames(name, "----@example.com"))).toBe(nobody);
    }
  });
});

describe("A name that is an everyday word", () => {
  it.each([
    ["Will Grace", "I will be there and grace the table with a rose."],
    ["Will Grace", "Will you need help? Will I go then."],
    ["Rose Young", "I am young and I trim the rose bushes. Rose to the top."],
    ["Mark Price", "Mark the boxes, the price is on my list, and I mark them."],
    ["John House", "I cleaned the house here, this is house 4."],
    ["Ed Cook", "I am cook at a diner and I cook."],
    ["An Do", "I do an order and then another."],
    ["Su Li", "Cuido su casa y limpio su carro."],
    ["Jane Doe", "I cleaned two rooms, three floors and four offices in five hours."],
    ["Jane Doe", "I counted one two three four five six seven eight boxes."],
  ])("stays a word: %s in '%s'", (name, text) => {
    expect(sent(text, name)).toBe(text);
  });

  it.each([
    ["Will Grace", "my name is will grace", "my name is [name] [name]"],
    ["Will Grace", "i am will and i clean", "i am [name] and i clean"],
    ["Grace Lopez", "hello, grace lopez speaking", "hello, [name] [name] speaking"],
    ["Rose Young", "rose here, i clean", "[name] here, i clean"],
    ["Rose Young", "they asked Rose to come", "they asked [name] to come"],
    ["Rose Young", "spelled r-o-s-e", "spelled [name]"],
  ])("is hidden where the sentence says so: %s in '%s'", (name, text, masked) => {
    expect(sent(text, name)).toBe(masked);
  });
});

describe("Whatever is hidden", () => {
  const piece = fc.constantFrom(
    "maria ",
    "M-a-r-i-a, ",
    "Mari\u0301a ",
    "will ",
    "\u200b",
    "eight one three five five five oh one four two, ",
    "maria dot lopez at gmail dot com ",
    "I cleaned 12 rooms. ",
    "señora ",
    "📋 ",
  );

  it("the way back leads to the same characters of the stored words", () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const stored = pieces.join("");
        const made = sentTextOf(stored, ["Maria Lopez", "Will"]);
        for (const { index, 0: word } of made.text.matchAll(/12 rooms|cleaned|📋/gu)) {
          const { start, end } = toStored(made, index, index + word.length);
          expect(stored.slice(start, end)).toBe(word);
        }
        for (const { index, 0: mask } of made.text.matchAll(/\[name\]/g)) {
          const { start, end } = toStored(made, index, index + mask.length);
          expect(stored.slice(start, end)).toMatch(/m.*a|will|lopez/i);
        }
        expect(made.text).not.toMatch(/maria|M-a-r|gmail/i);
      }),
    );
  });
});
