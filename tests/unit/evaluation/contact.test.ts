import { sentTextOf } from "#lib/domain/evaluation/prepare";
import { answersOf, development, tuned, WORN } from "#tests/bench/evaluation/corpora";

const sent = (text: string) => sentTextOf(text, []).text;

describe("A phone as other countries write it", () => {
  it.each([
    "55 1234 5678",
    "06 12 34 56 78",
    "06.12.34.56.78",
    "8 (912) 345-67-89",
    "138 1234 5678",
    "03-1234-5678",
    "090-1234-5678",
    "(11) 91234-5678",
    "+44 7911 123456",
    "07911 123456",
    "0171 2345678",
    "813-555-0142",
  ])("is hidden whole: %s", (phone) => {
    expect(sent(`you reach me at ${phone} after work`)).toBe("you reach me at [phone] after work");
    expect(sent(`電話は${phone}です。`)).toBe("電話は[phone]です。");
  });
});

describe("An address as other countries write it", () => {
  it.each([
    "12 rue de la Paix",
    "3 bis avenue de l'Opéra",
    "Hauptstraße 12",
    "Berliner Straße 7a",
    "Kerkstraat 5",
    "Via Roma 12",
    "Rua das Flores, 45",
    "400 Elm",
    "1200 N Main",
  ])("is hidden whole: %s", (address) => {
    expect(sent(`come to ${address}, it is near`)).toBe("come to [address], it is near");
  });

  it("is hidden in Japanese and Chinese, and where somebody says that they live there", () => {
    expect(sent("住所は、東京都港区1-2-3です。")).toBe("住所は、[address]です。");
    expect(sent("我住在人民路12号。")).not.toMatch(/12|人民/);
    expect(sent("I live at 400 Harbor near it.")).toBe("I live at [address] near it.");
  });
});

describe("Figures of work", () => {
  it.each([
    "I cleaned 12 rooms in 4 hours for $18.50 from 2019 to 2023 in room 1412.",
    "I was there 2019-2023 and on 2021-05-12 or on 12-05-2021 too.",
    "We served 1 200 000 meals and 10.000.000 cups, 24 7 365.",
    "I did rooms 1401 1402 1403, then 20-25 30-35 more, and 10 20 30 40 50.",
    "I cut 12 place settings, 3 route sheets and 200 oak floors at 9:30.",
    "I ran the spring 2019 crew and the ring 12 line.",
  ])("stay: %s", (text) => {
    expect(sent(text)).toBe(text);
  });

  it("stay in every answer of the bench", () => {
    const marked = [...tuned(), ...development(), ...WORN.flatMap(answersOf)]
      .map(({ text }) => sent(text))
      .filter((text) => /\[(?:phone|address)\]/.test(text));
    expect(marked).toEqual([]);
  });
});
