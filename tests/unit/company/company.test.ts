import {
  companySchema,
  hasBranding,
  NAMES_SOMEBODY,
  NO_ZONE,
  NOT_A_WEBSITE,
} from "#lib/domain/company/company";

const good = {
  firstName: "Ana",
  lastName: "Reyes",
  companyName: "Bright Homes",
  location: "Austin, TX",
  industry: "cleaning",
  timeZone: "America/Chicago",
};

function messages(input: object): string[] {
  return companySchema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];
}

describe("A company profile", () => {
  it("names what is missing, in the order of the form", () => {
    expect(
      messages({
        ...good,
        firstName: " ",
        lastName: "",
        companyName: "",
        location: "",
        industry: "",
      }),
    ).toEqual([
      "First name is required",
      "Last name is required",
      "Company name is required",
      "Location is required",
      "Industry is required",
    ]);
  });

  it("does without website and colors, which smaller plans lock", () => {
    const form = companySchema.parse(good);
    expect(hasBranding(form)).toBe(false);
    expect(hasBranding(companySchema.parse({ ...good, website: "" }))).toBe(true);
  });

  it("completes a bare web address and refuses anything that is not the web", () => {
    expect(companySchema.parse({ ...good, website: " bright.example " }).website).toBe(
      "https://bright.example",
    );
    for (const website of [
      "javascript:alert(1)",
      "ftp://bright.example",
      "https://",
      "not a site",
    ]) {
      expect(messages({ ...good, website })).toEqual([NOT_A_WEBSITE]);
    }
  });

  it("takes a web address however its beginning is written, and none that carries a password", () => {
    const website = (value: string) => companySchema.parse({ ...good, website: value }).website;
    expect(website("HTTPS://Bright.example")).toBe("https://Bright.example");
    expect(website("https://bright.example/@ana")).toBe("https://bright.example/@ana");
    for (const address of [
      "https://ana:secret@bright.example",
      "https://ana@bright.example",
      "HTTP://:secret@bright.example",
      "ana@bright.example",
    ]) {
      expect(messages({ ...good, website: address })).toEqual([NAMES_SOMEBODY]);
    }
  });

  it("counts the characters of a web address as it is stored", () => {
    const address = `bright.example/${"a".repeat(500 - "https://bright.example/".length)}`;
    expect(messages({ ...good, website: address })).toEqual([]);
    expect(messages({ ...good, website: `${address}a` })).toEqual(["Use 500 characters or fewer"]);
  });

  it("takes colors of six digits and zones that exist", () => {
    expect(messages({ ...good, primaryColor: "#0693e3" })).toEqual([]);
    expect(messages({ ...good, primaryColor: "red;" })).toHaveLength(1);
    expect(messages({ ...good, timeZone: "Mars/Olympus" })).toEqual([NO_ZONE]);
  });
});
