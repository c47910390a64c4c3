import { row } from "#components/gallery/examples/results";
import { RESULTS_CSV_HEAD, resultCsvLine } from "#lib/domain/results/results-csv";
import { csvLine } from "#lib/domain/text/csv";

describe("A CSV file of candidates", () => {
  it.each(["=HYPERLINK(0)", "+1 555", "-1", "@SUM(A1)", "\t=1", "\r=1", "  =1", "\u00a0=1"])(
    "holds %j as text, which no spreadsheet runs",
    (name) => {
      expect(csvLine([name])).toBe(`"'${name}"\r\n`);
    },
  );

  it("keeps quotes, commas, newlines and odd names in their cell", () => {
    const name = 'Ana "../../" Flores,\n<iframe src=file:///etc/passwd> #panic()';
    expect(csvLine([name, 7.5, null])).toBe(`"${name.replaceAll('"', '""')}",7.5,\r\n`);
  });

  it("has one cell for each column of its head, also where nothing is known", () => {
    const cells = (line: string) => line.trim().split(",").length;
    const bare = { ...row, phone: null, qualified: null, rating: null, submitted: "Nov 20 2026" };
    const line = resultCsvLine(bare, { reliability: 7.5, experience: null }, "https://a.example/1");
    expect(cells(line)).toBe(cells(RESULTS_CSV_HEAD));
    expect(line).toMatch(/,,,7\.5,,,.*"https:\/\/a\.example\/1"\r\n$/);
    expect(line).toContain('"House cleaner","Nov 20 2026",,,"Scored","Pending"');
  });
});
