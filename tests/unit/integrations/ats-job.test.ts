import { NextRequest } from "next/server";
import { readLinkable } from "#lib/data/integrations/ats-links";
import { readAccessFor } from "#lib/data/plans/company-access";
import { lockOf } from "#lib/domain/plans/features";
import { listAtsJobs } from "#lib/workflows/integrations/ats-jobs";
import { GET } from "../../../app/api/interviews/[interviewId]/ats-job/route.ts";

jest.mock("#lib/http/clients", () => ({ serviceDb: () => ({}) }));
jest.mock("#lib/http/rate-limit");
jest.mock("#lib/http/session", () => ({
  memberTo: () => () => Promise.resolve({ userId: "u-1", ownerId: "u-1", role: "owner", db: {} }),
}));
jest.mock("#lib/data/integrations/ats-links");
jest.mock("#lib/data/plans/company-access");
jest.mock("#lib/workflows/integrations/ats-jobs");

const interviewId = "6b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f12";
const list = () =>
  GET(new NextRequest(`http://localhost:3000/api/interviews/${interviewId}/ats-job`), {
    params: Promise.resolve({ interviewId }),
  });

beforeEach(() => {
  jest.mocked(readLinkable).mockResolvedValue({ id: interviewId, link: null });
  jest.mocked(listAtsJobs).mockReset().mockResolvedValue([]);
});

const access = { plan: "SCALE", trialing: false } as const;

describe("The jobs of the ATS", () => {
  it("are listed on Scale alone", async () => {
    const launch = { ...access, plan: "LAUNCH" } as const;
    jest.mocked(readAccessFor).mockResolvedValue(launch);
    const refused = await list();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { message: lockOf(launch, "ats") } });
    expect(listAtsJobs).not.toHaveBeenCalled();
    jest.mocked(readAccessFor).mockResolvedValue(access);
    expect((await list()).status).toBe(200);
  });
});
