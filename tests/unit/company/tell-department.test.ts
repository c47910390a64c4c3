import * as companies from "#lib/data/company/companies";
import * as access from "#lib/data/plans/company-access";
import { interviewProvider } from "#lib/vendors/interview-provider";
import { tellDepartment } from "#lib/workflows/company/tell-department";
import { serviceDb as service } from "#tests/support/clients";
import { company as branded } from "#tests/support/owner";
import { fakeProvider } from "../support/provider";

jest.mock("#lib/data/plans/company-access");
jest.mock("#lib/data/company/companies");
jest.mock("#lib/vendors/interview-provider");

const provider = fakeProvider();
jest.mocked(interviewProvider).mockReturnValue(provider);

describe("The interview provider is told, when a plan changes,", () => {
  it("to hide what the plan does not include, and to show it again with the plan", async () => {
    jest.mocked(companies.readCompany).mockResolvedValue(branded);
    jest.mocked(access.readCompanyAccess).mockResolvedValue({ plan: "STARTER", trialing: false });
    await tellDepartment(service, "u1");
    expect(provider.updateDepartment).toHaveBeenLastCalledWith(
      "k",
      expect.objectContaining({ companyLogoUrl: null, companyPrimaryColour: "#0693e3" }),
    );
    expect(access.readCompanyAccess).toHaveBeenLastCalledWith(service, branded.id);
    jest.mocked(access.readCompanyAccess).mockResolvedValue({ plan: "LAUNCH", trialing: false });
    await tellDepartment(service, "u1");
    expect(provider.updateDepartment).toHaveBeenLastCalledWith(
      "k",
      expect.objectContaining({ companyLogoUrl: branded.logoUrl, companyPrimaryColour: "#112233" }),
    );
  });

  it("nothing of a company that it does not know", async () => {
    provider.updateDepartment.mockReset();
    for (const company of [null, { ...branded, departmentKey: null }]) {
      jest.mocked(companies.readCompany).mockResolvedValue(company);
      await tellDepartment(service, "u1");
    }
    expect(provider.updateDepartment).not.toHaveBeenCalled();
  });
});
