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
    ["the 3rd floor at 6am, 20km from 12th", [3, 6, 20, 12]],
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

  it.each([
    ["drei Jahre, einundzwanzig Zimmer, dreißig, hundert", [3, 21, 30, 100]],
    ["trois ans, dix-sept mois, soixante-dix-sept, quatre-vingt-douze", [3, 17, 77, 92]],
    ["vingt et un clients, cent chambres, j'ai très bien fait", [21, 100]],
    ["dez anos, vinte e dois, trinta, cem, um ano", [10, 22, 30, 100, 1]],
    ["три года, двадцать пять, около пяти лет, сто", [3, 25, 5, 100]],
    ["ثلاث سنوات، خمسة وعشرين، سنتين، مئة، ٣ سنوات، ١٥", [3, 25, 2, 100, 3, 15]],
    ["तीन साल, पंद्रह, तीस, सौ, ४५", [3, 15, 30, 100, 45]],
    ["三年，十二个月，三十五人，二〇一五年，两百家，一百二十间", [3, 12, 35, 2015, 200, 120]],
    ["三年間、十人、２０部屋", [3, 10, 20]],
    ["once años, a once de la mañana", [11, 11]],
  ])("in the other languages: %s", (text, said) => {
    expect(values(text)).toEqual(said);
  });

  it.each([
    "I once worked there, um, we seize the day in Sept",
    "per cent of it",
    "三明治十分好，第一次",
  ])("and not in words that are something else: %s", (text) => {
    expect(values(text)).toEqual([]);
  });

  it("with the characters that say them", () => {
    const text = "I did ninety seven percent.";
    expect(numbersSaid(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "ninety seven",
    ]);
  });
});
