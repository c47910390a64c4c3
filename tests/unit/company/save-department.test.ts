import * as companies from "#lib/data/company/companies";
import * as access from "#lib/data/plans/company-access";
import { departmentSchema } from "#lib/domain/company/company";
import type { Plan } from "#lib/domain/plans/plans";
import { interviewProvider } from "#lib/vendors/interview-provider";
import { saveDepartment } from "#lib/workflows/company/save-department";
import { ownerDb as db, serviceDb as service } from "#tests/support/clients";
import { fakeProvider } from "../support/provider";

jest.mock("#lib/data/plans/company-access");
jest.mock("#lib/data/company/companies");
jest.mock("#lib/vendors/interview-provider");

const provider = fakeProvider();
const form = departmentSchema.parse({
  companyName: "Bright Homes",
  companyLocation: "Austin, TX",
});
const foreignLogo = { companyLogoUrl: "https://evil.example/pixel.png" };
const stored: companies.Company = {
  id: "c1",
  provider: "willo",
  name: "Bright Homes",
  departmentKey: "k".repeat(32),
  location: "Austin, TX",
  website: null,
  industry: "cleaning",
  primaryColor: "#0693e3",
  secondaryColor: "#8ed1fc",
  logoPath: "u1-logo-1.png",
  logoUrl: "https://files.example/u1-logo-1.png",
  timeZone: "America/Chicago",
  completed: true,
  firstInterviewId: null,
  completionBitmask: "0000",
  retention: null,
  weeklyHours: null,
  ats: null,
};

function company(plan: Plan, row: companies.Company | null) {
  jest.resetAllMocks();
  jest.mocked(access.readAccessFor).mockResolvedValue({ plan, trialing: false });
  jest.mocked(companies.readCompany).mockResolvedValue(row);
  jest.mocked(interviewProvider).mockReturnValue(provider);
  provider.createDepartment.mockResolvedValue("a".repeat(32));
}

describe("A department asked for by request", () => {
  it("is made once, and its key kept above the owner's own authority", async () => {
    company(null, null);
    const made = await saveDepartment({ db, service }, "u1", form);
    expect(made).toEqual({ key: "a".repeat(32) });
    expect(companies.keepDepartmentKey).toHaveBeenCalledWith(service, "u1", {
      key: "a".repeat(32),
      provider: "willo",
    });
  });

  it("is the one that is there when asked for again, with the stored logo and no other", async () => {
    company("LAUNCH", stored);
    const asked = { ...form, ...foreignLogo };
    await expect(saveDepartment({ db, service }, "u1", asked)).resolves.toEqual({
      key: stored.departmentKey,
    });
    expect(provider.createDepartment).not.toHaveBeenCalled();
    expect(provider.updateDepartment).toHaveBeenCalledWith(
      stored.departmentKey,
      expect.objectContaining({ companyLogoUrl: stored.logoUrl }),
    );
  });

  it.each([null, "STARTER"] as const)("is told no stored branding on the plan %s", async (plan) => {
    company(plan, { ...stored, website: "https://bright.example", primaryColor: "#112233" });
    await saveDepartment({ db, service }, "u1", { ...form, companyPrimaryColour: "#112233" });
    expect(provider.updateDepartment).toHaveBeenCalledWith(stored.departmentKey, {
      companyName: "Bright Homes",
      companyLocation: "Austin, TX",
      companyWebsite: null,
      companyPrimaryColour: "#0693e3",
      companySecondaryColour: "#8ed1fc",
      companyLogoUrl: null,
    });
  });

  it("of another company does not exist", async () => {
    company("LAUNCH", stored);
    await expect(saveDepartment({ db, service }, "u1", form, "b".repeat(32))).rejects.toMatchObject(
      { code: "not_found" },
    );
    expect(provider.updateDepartment).not.toHaveBeenCalled();
  });

  it.each([null, "STARTER"] as const)("takes no logo on the plan %s", async (plan) => {
    company(plan, stored);
    await expect(
      saveDepartment({ db, service }, "u1", { ...form, ...foreignLogo }),
    ).rejects.toMatchObject({ code: "forbidden" });
    expect(provider.updateDepartment).not.toHaveBeenCalled();
    for (const companyLogoUrl of [stored.logoUrl, "", null, undefined]) {
      company(plan, stored);
      await saveDepartment({ db, service }, "u1", { ...form, companyLogoUrl });
      expect(provider.updateDepartment).toHaveBeenCalledTimes(1);
    }
  });

  it.each([
    { companyWebsite: "https://bright.example" },
    { companyPrimaryColour: "#000000" },
    { companySecondaryColour: "#000000" },
  ])("takes %j from the Launch plan up only", async (branding) => {
    for (const plan of [null, "STARTER"] as const) {
      company(plan, stored);
      await expect(saveDepartment({ db, service }, "u1", { ...form, ...branding })).rejects.toThrow(
        "Upgrade to Launch to unlock this feature",
      );
    }
    company("LAUNCH", stored);
    await saveDepartment({ db, service }, "u1", { ...form, ...branding });
    expect(provider.updateDepartment).toHaveBeenCalledWith(
      stored.departmentKey,
      expect.objectContaining(branding),
    );
  });
});
