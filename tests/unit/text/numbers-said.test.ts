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
    ["a team and a truck", []],
  ])("%s", (text, said) => {
    expect(values(text)).toEqual(said);
  });

  it.each([
    ["treinta y dos cuartos", [32]],
    ["veintidós años, dieciséis meses", [22, 16]],
    ["ciento veinte, mil quinientos, dos mil", [120, 1500, 2000]],
    ["dos y media, un par, una docena", [2.5, 2, 12]],
    ["dos o tres y yo", [2, 3]],
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
