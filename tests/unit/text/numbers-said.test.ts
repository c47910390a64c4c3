import { numbersSaid } from "#lib/domain/text/numbers-said";

const values = (text: string) => numbersSaid(text).map(({ value }) => value);

describe("Numbers are read whole", () => {
  it.each([
    ["ninety seven percent of ninety-seven", [97, 97]],
    ["forty to fifty calls a night", [40, 50]],
    ["two hundred and fifty rooms, a hundred floors", [250, 100]],
    ["about two thousand five hundred boxes", [2500]],
    ["a couple of dozen, two dozen, a dozen", [2, 12, 24, 12]],
    ["two and a half years", [2.5]],
    ["since nineteen ninety eight, and since twenty fifteen", [1998, 2015]],
    ["twenty thirty minutes", [20, 30]],
    ["dial two three four", [2, 3, 4]],
    ["1,500 units at $18.50, 40k miles, 24/7, at 7:30", [1500, 18.5, 40_000, 24, 7, 7, 30]],
    ["the 3rd floor at 6am", [3, 6]],
    ["2 million, 1.5 million, two million dollars", [2_000_000, 1_500_000, 2_000_000]],
    ["2 thousand, 40 thousand, 3 hundred, 3 dozen", [2000, 40_000, 300, 36]],
    ["2 hundred thousand, 2 thousand five hundred", [200_000, 2500]],
    ["half a million, half a dozen, 2 and a half million", [500_000, 6, 2_500_000]],
    ["2 and a half years, 2 and 3, 5 and twenty", [2.5, 2, 3, 5, 20]],
    ["half a year", []],
    ["a team and a truck", []],
  ])("%s", (text, said) => {
    expect(values(text)).toEqual(said);
  });

  it.each([
    ["treinta y dos cuartos", [32]],
    ["veintidós años, dieciséis meses", [22, 16]],
    ["ciento veinte, mil quinientos, dos mil", [120, 1500, 2000]],
    ["dos y media, un par, una docena", [2.5, 2, 12]],
    ["2 mil, tres millones, medio millón, 2 millones", [2000, 3_000_000, 500_000, 2_000_000]],
    ["dos o tres y yo, soy constructor", [2, 3]],
  ])("in Spanish: %s", (text, said) => {
    expect(values(text)).toEqual(said);
  });

  it("with the characters that say them", () => {
    const text = "I did ninety seven percent.";
    expect(numbersSaid(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "ninety seven",
    ]);
  });
});
