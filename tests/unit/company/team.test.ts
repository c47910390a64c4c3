import { settingsWords } from "#lib/domain/company/team";

describe("Company Settings", () => {
  it("promise company and branding to the owner alone", () => {
    expect(settingsWords("owner")).toBe("Manage your company information and branding");
    for (const role of ["manager", "viewer"] as const)
      expect(settingsWords(role)).not.toMatch(/branding|company/);
  });
});
