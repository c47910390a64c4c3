import { describe, expect, it } from "@jest/globals";
import { result } from "#components/gallery/examples/results";
import { shortlistData, shortlistPdf } from "#lib/documents/pdf/shortlist";
import { toReaderPerson } from "#lib/domain/results/reader-page";
import type { SharedPart } from "#lib/domain/results/shortlist";

const LONG = "I mop the floor and check it twice. ".repeat(300);

function input(shows: SharedPart[], text: string | null = null) {
  const answers = result.answers.map((one) => (text === null ? one : { ...one, text }));
  const person = (number: number) =>
    toReaderPerson(
      { ...result, answers },
      { shows, questionIds: null },
      { names: ["Maribel Santos"], number, language: "en" },
    );
  return {
    name: "Night crew",
    people: [1, 3, 4].map(person),
    company: { name: "Bright Cleaning", color: "#0b6e63", timeZone: "America/New_York" },
    logo: null,
    now: Date.parse("2026-11-28T12:00:00Z"),
  };
}

const pages = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/\/Type\s*\/Page\b/g)?.length;

describe("A shortlist on paper", () => {
  it("has a page for each person, however much they said", async () => {
    expect(pages(await shortlistPdf(input(["name", "scores", "contact"])))).toBe(3);
    expect(pages(await shortlistPdf(input(["name", "scores", "contact"], LONG)))).toBe(3);
  });

  it("says nothing that wasn't chosen", () => {
    const blind = JSON.stringify(shortlistData(input([])));
    for (const number of [1, 3, 4]) expect(blind).toContain(`Candidate ${number}"`);
    expect(blind).not.toMatch(/Maribel|Santos|Rating|@/);
    const full = JSON.stringify(shortlistData(input(["name", "scores", "contact"])));
    expect(full).toContain(result.email);
    expect(full).toContain("Rating");
  });
});
