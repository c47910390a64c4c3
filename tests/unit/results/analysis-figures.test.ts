import { describe, expect, it } from "@jest/globals";
import {
  type AnalysisFigures,
  analysisCsv,
  keyInsights,
  NONE_ASSESSED,
  partsOf,
  recommendations,
  SAMPLE_FIGURES,
  SAMPLE_NOTE,
  technicalMean,
} from "#lib/domain/results/analysis-figures";
import { analysisHref, parseAnalysisQuery } from "#lib/domain/results/analysis-query";
import { csvCell } from "#lib/domain/text/csv";

const mean = (n: number, value: number | null) => ({ n, mean: value });
const interview = (title: string, n: number, value: number) => ({
  title,
  general: mean(n, value),
  communication: mean(n, value),
  technical: mean(n, value),
});
const FIGURES: AnalysisFigures = {
  sample: false,
  total: {
    general: mean(12, 7.25),
    communication: mean(12, 3.9),
    technical: mean(11, 6.4),
    experience: mean(11, 6.9),
    problemSolving: mean(10, 5.8),
  },
  interviews: [
    interview("House cleaner", 7, 8.1),
    interview("Night lead", 5, 5.9),
    interview("New", 1, 2),
  ],
};
const ALL = { search: "", range: "all" } as const;

describe("The AI Analysis figures", () => {
  it("have a technical average between its two parts, or one of them alone", () => {
    expect(technicalMean(mean(11, 6), mean(2, 7))).toEqual(mean(11, 6.5));
    expect(technicalMean(mean(0, null), mean(2, 7))).toEqual(mean(2, 7));
    expect(technicalMean(mean(0, null), mean(0, null))).toEqual(mean(0, null));
  });

  it("say what the numbers are of, with the interviews that have enough responses", () => {
    expect(keyInsights("general", FIGURES)).toEqual([
      "Average of 12 assessed responses: 7.3 out of 10 (good).",
      "Highest by interview: House cleaner (8.1). Lowest: Night lead (5.9).",
    ]);
    expect(keyInsights("technical", FIGURES)).toContain(
      "The experience average is higher than the problem-solving average.",
    );
    expect(partsOf("technical", FIGURES).map(({ mean: { n } }) => n)).toEqual([11, 11, 10]);
  });

  it("warn of few responses and say nothing of none", () => {
    const few = { ...FIGURES, total: { ...FIGURES.total, general: mean(1, 9) }, interviews: [] };
    expect(keyInsights("general", few)).toEqual([
      "Average of 1 assessed response: 9.0 out of 10 (good).",
      "With fewer than 5 responses, one person can move this a lot.",
    ]);
    const none = { ...few, total: { ...few.total, general: mean(0, null) } };
    expect(keyInsights("general", none)).toEqual([NONE_ASSESSED]);
    expect(recommendations("general", none)).toHaveLength(1);
  });

  it("are samples that say so, in the file too", () => {
    const { general, communication, technical } = SAMPLE_FIGURES.total;
    expect([general.mean, communication.mean, technical.mean]).toEqual([8.2, 8.3, 8.6]);
    expect(analysisCsv(SAMPLE_FIGURES, ALL, "Nov 22, 2026")).toContain(SAMPLE_NOTE);
    expect(analysisCsv(FIGURES, ALL, "Nov 22, 2026")).not.toContain("sample");
  });

  it("leave nothing in the file that a spreadsheet would run", () => {
    const evil = ['=HYPERLINK("http://x")', "+1", "-1", "@SUM(A1)", "\t=1", " =1", '"x'];
    for (const title of evil) {
      const csv = analysisCsv({ ...FIGURES, interviews: [interview(title, 5, 5)] }, ALL, "today");
      expect(csv).toContain(csvCell(title));
      expect(csv).not.toMatch(/(?:^|[,\n])"?[\s]*[=+\-@]/);
    }
    expect(csvCell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
    expect(csvCell("O'Neil, Ana")).toBe(`"O'Neil, Ana"`);
  });

  it("are asked for in the address, and wrong words ask for everything", () => {
    expect(analysisHref("/x", ALL)).toBe("/x");
    const asked = { search: "night & day", range: "month" } as const;
    const params = Object.fromEntries(new URLSearchParams(analysisHref("", asked).slice(1)));
    expect(parseAnalysisQuery(params)).toEqual(asked);
    expect(parseAnalysisQuery({ range: "century", q: ["a", "b"] })).toEqual({
      search: "a",
      range: "all",
    });
    expect(parseAnalysisQuery({ q: "x".repeat(500) }).search).toHaveLength(100);
  });
});
