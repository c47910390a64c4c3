import {
  type GroupCounts,
  impactCsv,
  impactRows,
  MEASURE_LABELS,
  wilson,
} from "#lib/domain/fairness/adverse-impact";
import { HEARD_LABELS, HEARD_TITLE } from "#lib/domain/fairness/heard-words";

const group = (counts: Partial<GroupCounts>): GroupCounts => ({
  sex: "female",
  race: null,
  n: 100,
  hired: 0,
  scored: 100,
  qualified: 0,
  aboveMedian: 0,
  ...counts,
});

describe("The adverse-impact figures", () => {
  it("are each group's rate over the highest group's", () => {
    const [women, men] = impactRows(
      [
        group({ hired: 24, qualified: 30, aboveMedian: 40 }),
        group({ sex: "male", n: 80, scored: 60, hired: 32, qualified: 30, aboveMedian: 36 }),
      ],
      180,
    );
    expect(women?.rates.hired).toMatchObject({ of: 100, rate: 0.24, belowFourFifths: true });
    expect(women?.rates.hired?.ratio).toBeCloseTo(0.6);
    expect(men?.rates.hired).toMatchObject({ of: 80, rate: 0.4, ratio: 1, belowFourFifths: false });
    expect(men?.rates.qualified).toMatchObject({ of: 60, rate: 0.5 });
    expect(women?.rates.aboveMedian?.ratio).toBeCloseTo(0.4 / 0.6);
  });

  it("flag below four fifths, and not at it", () => {
    const [first, second] = impactRows(
      [group({ hired: 40 }), group({ sex: "male", hired: 50 })],
      200,
    );
    expect([first?.rates.hired?.ratio, first?.rates.hired?.belowFourFifths]).toEqual([0.8, false]);
    expect(second?.rates.hired?.belowFourFifths).toBe(false);
    const [odd] = impactRows(
      [group({ n: 14, hired: 4 }), group({ sex: "male", n: 14, hired: 5 })],
      28,
    );
    expect(odd?.rates.hired?.belowFourFifths).toBe(false);
  });

  it("give no ratio to a group under 2 % of the known, and do not measure others by it", () => {
    const [large, small] = impactRows(
      [group({ n: 990, hired: 99 }), group({ sex: "another", n: 10, hired: 10 })],
      1000,
    );
    expect(small).toMatchObject({ underTwoPercent: true, rates: { hired: { ratio: null } } });
    expect(large?.rates.hired).toMatchObject({ ratio: 1, belowFourFifths: false });
  });

  it("give nobody a ratio where a rate that may be the highest is not shown", () => {
    const family = [
      group({ sex: null, race: "white", n: 30, hired: null, qualified: 20 }),
      group({ sex: null, race: "black", n: 30, hired: 15, qualified: 10 }),
      group({ sex: null, race: "asian", n: 30, hired: 13, qualified: 10 }),
    ];
    const [, black, asian] = impactRows(family, 90);
    for (const row of [black, asian]) {
      expect(row?.rates.hired).toMatchObject({ ratio: null, noRatio: "withheld" });
    }
    expect(black?.rates.hired).toMatchObject({ rate: 0.5, belowFourFifths: false });
    expect(black?.rates.qualified).toMatchObject({ ratio: 0.5, belowFourFifths: true });
    const rows = { sex: [], race: impactRows(family, 90), both: [] };
    const csv = impactCsv(
      { total: 90, known: 90, asOf: null, smallest: 10, smallestChosen: 3, rows, heard: [] },
      "UTC",
    );
    expect(csv).toContain(
      `"${MEASURE_LABELS.hired}",30,50.0,33.2,66.8,"No ratio: another group's rate is not shown",\r\n`,
    );
    expect(csv).toContain("A group of fewer than 10 people isn't in the table");
  });

  it("stop at no group that is too small to measure others by", () => {
    const [women] = impactRows(
      [
        group({ n: 490, hired: 49 }),
        group({ sex: "male", n: 500, hired: 100 }),
        group({ sex: "another", n: 10, hired: null }),
      ],
      1000,
    );
    expect(women?.rates.hired?.ratio).toBeCloseTo(0.5);
  });

  it("give no ratio where nobody was selected, and no rate where too few have a score", () => {
    const [row] = impactRows([group({ hired: 0, qualified: null, aboveMedian: null })], 100);
    expect(row?.rates).toMatchObject({ hired: { rate: 0, ratio: null }, qualified: null });
  });

  it("carry a 95 % Wilson interval", () => {
    const [low, high] = wilson(8, 10);
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(["0.490", "0.943"]);
    expect(wilson(0, 20)[0]).toBe(0);
    expect(wilson(20, 20)[1]).toBe(1);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  it("go into a file line by line, with everybody counted", () => {
    const men = group({ sex: "male", hired: 40, qualified: null });
    const sex = impactRows([group({ hired: 24 }), men], 200);
    const rows = { sex, race: [], both: [] };
    const counts = { people: 40, opened: 10, corrected: null, asOf: "2026-11-20T12:00:00Z" };
    const heard = [{ language: "es" as const, ...counts }];
    // Late in the evening before, by the company's clock.
    const asOf = "2026-11-21T03:30:00+00:00";
    const csv = impactCsv(
      { total: 230, known: 200, asOf, smallest: 10, smallestChosen: 5, rows, heard },
      "America/New_York",
    );
    const lines = csv.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 6 + 2 + 5);
    expect(lines[1]).toBe(
      `"Sex","Female",100,no,"${MEASURE_LABELS.hired}",100,24.0,16.7,33.2,0.60,yes`,
    );
    expect(lines[5]).toBe(
      `"Sex","Male",100,no,"${MEASURE_LABELS.qualified}: Not shown: fewer than 5 people selected or not selected",,,,,,`,
    );
    expect(lines[7]).toBe(
      `"${HEARD_TITLE}","Spanish",40,,"${HEARD_LABELS.opened}",40,25.0,14.2,40.2,,`,
    );
    expect(lines[8]).toBe(
      `"${HEARD_TITLE}","Spanish",40,,"${HEARD_LABELS.corrected}: Not shown: fewer than 5 people did or didn't",,,,,,`,
    );
    expect(lines.at(-4)).toMatch(/^"Shared something about themselves","",200,/);
    const few = { total: 1, known: null, asOf: null, smallest: 10, smallestChosen: 5, heard: [] };
    expect(impactCsv({ ...few, rows: { sex: [], race: [], both: [] } }, "UTC")).toContain(
      `"Shared something about themselves","",fewer than 10,`,
    );
    expect(lines.at(-1)).toMatch(/^"As of Nov 20, 2026. Updated /);
    expect(new Set(lines.slice(0, -2).map((line) => line.split(",").length))).toEqual(
      new Set([11]),
    );
  });
});
