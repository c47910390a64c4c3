import * as profiles from "#lib/data/account/profiles";
import * as companies from "#lib/data/company/companies";
import * as access from "#lib/data/plans/company-access";
import { companySchema } from "#lib/domain/company/company";
import { AppError } from "#lib/domain/core/errors";
import * as assets from "#lib/vendors/company-assets";
import { interviewProvider } from "#lib/vendors/interview-provider";
import { saveCompanyProfile } from "#lib/workflows/company/save-company-profile";
import { ownerDb as db, serviceDb as service } from "#tests/support/clients";
import { fakeProvider } from "../support/provider";

jest.mock("#lib/data/plans/company-access");
jest.mock("#lib/data/company/companies");
jest.mock("#lib/data/account/profiles");
jest.mock("#lib/vendors/company-assets");
jest.mock("#lib/vendors/interview-provider");

const provider = fakeProvider();
const form = companySchema.parse({
  firstName: "Ana",
  lastName: "Reyes",
  companyName: "Bright Homes",
  location: "Austin, TX",
  industry: "cleaning",
  timeZone: "America/Chicago",
});
const stored: companies.Company = {
  id: "c1",
  provider: "willo",
  name: "Bright Homes",
  departmentKey: null,
  location: "Austin, TX",
  website: null,
  industry: "cleaning",
  primaryColor: "#0693e3",
  secondaryColor: "#8ed1fc",
  logoPath: null,
  logoUrl: null,
  timeZone: "America/Chicago",
  completed: false,
  firstInterviewId: null,
  completionBitmask: "0000",
  retention: null,
  weeklyHours: null,
  ats: null,
};
beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(access.readAccessFor).mockResolvedValue({ plan: null, trialing: false });
  jest.mocked(companies.readCompany).mockResolvedValue(stored);
  jest.mocked(interviewProvider).mockReturnValue(provider);
  provider.createDepartment.mockResolvedValue("a".repeat(32));
  jest.mocked(assets.removeLogos).mockResolvedValue();
});

describe("Saving the company profile", () => {
  it("makes the department the first time and keeps its key before the company counts as complete", async () => {
    await expect(saveCompanyProfile({ db, service }, "u1", form)).resolves.toEqual({
      next: "/dashboard",
    });
    expect(companies.keepDepartmentKey).toHaveBeenCalledWith(service, "u1", {
      key: "a".repeat(32),
      provider: "willo",
    });
    expect(companies.updateCompany).toHaveBeenCalledWith(
      db,
      "u1",
      expect.objectContaining({ completed: true, name: "Bright Homes" }),
    );
  });

  it("tells the provider of a change when the department is there", async () => {
    jest.mocked(companies.readCompany).mockResolvedValue({ ...stored, departmentKey: "k" });
    await saveCompanyProfile({ db, service }, "u1", form);
    expect(provider.createDepartment).not.toHaveBeenCalled();
    expect(provider.updateDepartment).toHaveBeenCalledWith("k", expect.anything());
  });

  it("leaves the company incomplete when the provider fails, with the names kept", async () => {
    const failure = new AppError("vendor_failed", "Failed to create department");
    provider.createDepartment.mockRejectedValue(failure);
    await expect(saveCompanyProfile({ db, service }, "u1", form)).rejects.toBe(failure);
    expect(profiles.saveProfileNames).toHaveBeenCalled();
    expect(companies.updateCompany).not.toHaveBeenCalled();
  });

  it("refuses branding below the Launch plan before anything is written", async () => {
    const branded = { ...form, website: "https://bright.example" };
    await expect(saveCompanyProfile({ db, service }, "u1", branded)).rejects.toThrow(
      "Upgrade to Launch to unlock this feature",
    );
    expect(profiles.saveProfileNames).not.toHaveBeenCalled();
  });

  it("tells the provider nothing of the branding that is stored below the Launch plan", async () => {
    const branded = {
      ...stored,
      departmentKey: "k",
      website: "https://bright.example",
      primaryColor: "#112233",
      secondaryColor: "#445566",
      logoPath: "u1-logo-1.png",
      logoUrl: "https://files.example/u1-logo-1.png",
    };
    jest.mocked(companies.readCompany).mockResolvedValue(branded);
    await saveCompanyProfile({ db, service }, "u1", form);
    expect(provider.updateDepartment).toHaveBeenLastCalledWith("k", {
      companyName: "Bright Homes",
      companyLocation: "Austin, TX",
      companyWebsite: null,
      companyPrimaryColour: "#0693e3",
      companySecondaryColour: "#8ed1fc",
      companyLogoUrl: null,
    });
    jest.mocked(access.readAccessFor).mockResolvedValue({ plan: "STARTER", trialing: true });
    await saveCompanyProfile({ db, service }, "u1", form);
    expect(provider.updateDepartment).toHaveBeenLastCalledWith("k", {
      companyName: "Bright Homes",
      companyLocation: "Austin, TX",
      companyWebsite: branded.website,
      companyLogoUrl: branded.logoUrl,
      companyPrimaryColour: "#112233",
      companySecondaryColour: "#445566",
    });
  });

  it("stores branding from the Launch plan up", async () => {
    jest.mocked(access.readAccessFor).mockResolvedValue({ plan: "LAUNCH", trialing: false });
    await saveCompanyProfile({ db, service }, "u1", { ...form, website: "https://bright.example" });
    expect(companies.updateCompany).toHaveBeenCalledWith(
      db,
      "u1",
      expect.objectContaining({ website: "https://bright.example", primaryColor: undefined }),
    );
  });

  it("takes on a logo that is stored, and none that is not, before anything is written", async () => {
    jest.mocked(access.readAccessFor).mockResolvedValue({ plan: "LAUNCH", trialing: false });
    const branded = { ...form, logo: "u1-logo-1763708400000.png" };
    jest.mocked(assets.hasLogo).mockResolvedValue(false);
    await expect(saveCompanyProfile({ db, service }, "u1", branded)).rejects.toThrow(
      "Failed to update company profile: choose the logo again.",
    );
    expect(profiles.saveProfileNames).not.toHaveBeenCalled();

    jest.mocked(assets.hasLogo).mockResolvedValue(true);
    await saveCompanyProfile({ db, service }, "u1", branded);
    expect(assets.hasLogo).toHaveBeenCalledWith(service, "u1", branded.logo);
    const stored = expect.objectContaining({ logoPath: branded.logo });
    expect(companies.updateCompany).toHaveBeenCalledWith(db, "u1", stored);
  });
});
