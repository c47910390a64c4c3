import { NextRequest } from "next/server";
import { giveUpDeliveries } from "#lib/data/integrations/deliveries";
import { oneAtATime } from "#lib/data/jobs";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";
import { POST } from "../../../app/api/cron/sweep/route.ts";

jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), after: jest.fn() }));
jest.mock("#lib/data/company/retention-sweep");
jest.mock("#lib/data/integrations/deliveries");
jest.mock("#lib/data/interviews/invite-mails");
jest.mock("#lib/data/jobs");
jest.mock("#lib/data/plans/spend");
jest.mock("#lib/data/results/evaluations");
jest.mock("#lib/data/room/recordings");
jest.mock("#lib/data/site/contact-messages");
jest.mock("#lib/data/webhooks/deliveries");
jest.mock("#lib/http/clients", () => ({ serviceDb: () => ({}) }));
jest.mock("#lib/http/scheduler");
jest.mock("#lib/jobs/runner", () => ({ runDueJobs: jest.fn() }));
jest.mock("#lib/workflows/plans/keep-plans-current");

it("The sweep ends deliveries whose jobs died with their worker", async () => {
  jest.mocked(oneAtATime).mockImplementation((_db, _name, _seconds, act) => act());
  jest.mocked(keepPlansCurrent).mockResolvedValue({ graceEnded: 0, opened: 0, failures: [] });
  const swept = await POST(new NextRequest("http://localhost:3000/api/cron/sweep"), {
    params: Promise.resolve({}),
  });
  expect(swept.status).toBe(200);
  expect(giveUpDeliveries).toHaveBeenCalledWith({});
});
