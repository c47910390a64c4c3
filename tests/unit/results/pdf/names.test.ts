import { inlineDisposition, pdfFileName, pdfPath } from "#lib/domain/results/pdf";

const named = (name: string, interviewTitle = "Crew lead") => ({ id: "a-1", name, interviewTitle });

describe("A PDF's file name", () => {
  it.each([
    ["Ana Flores", "Ana_Flores_Crew_lead_analysis.pdf"],
    ["O'Neil-Smith, Jr.", "O_Neil_Smith__Jr__Crew_lead_analysis.pdf"],
    ["María José", "María_José_Crew_lead_analysis.pdf"],
    ["李娜", "李娜_Crew_lead_analysis.pdf"],
    ["हिन्दी", "हिन्दी_Crew_lead_analysis.pdf"],
    ["../../etc/passwd\r\nX: y", "______etc_passwd__X__y_Crew_lead_analysis.pdf"],
  ])("keeps letters and digits of %j", (name, expected) => {
    expect(pdfFileName(named(name), "analysis")).toBe(expected);
  });

  it("does not grow with the names", () => {
    expect(
      pdfFileName(named("😀a".repeat(200), "b".repeat(400)), "transcript").length,
    ).toBeLessThan(140);
  });

  it("stands in an address that a browser sends as it is", () => {
    const path = pdfPath(named("李 娜"), "transcript");
    expect(
      new URL(path, "https://rolecall.example").pathname +
        new URL(path, "https://x.example").search,
    ).toBe(path);
    expect(decodeURIComponent(path)).toBe(
      "/api/pdf/download/李_娜_Crew_lead_transcript.pdf?responseId=a-1&type=transcript",
    );
  });

  it("is told in ASCII and in full (RFC 6266)", () => {
    expect(inlineDisposition("María_李_analysis.pdf")).toBe(
      "inline; filename=\"Maria___analysis.pdf\"; filename*=UTF-8''Mar%C3%ADa_%E6%9D%8E_analysis.pdf",
    );
  });
});
