import { after, NextRequest } from "next/server";
import { giveUpDeliveries } from "#lib/data/integrations/deliveries";
import { withLease } from "#lib/data/jobs";
import { sweepUploads } from "#lib/data/room/recordings";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";
import { POST } from "../../../app/api/cron/sweep/route.ts";

jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), after: jest.fn() }));
jest.mock("#lib/data/company/retention-sweep");
jest.mock("#lib/data/integrations/deliveries");
jest.mock("#lib/data/interviews/invite-mails");
jest.mock("#lib/data/jobs");
jest.mock("#lib/data/plans/spend");
jest.mock("#lib/data/rate-limits");
jest.mock("#lib/data/evaluation/evaluations");
jest.mock("#lib/data/room/recordings");
jest.mock("#lib/data/room/texts");
jest.mock("#lib/data/site/contact-messages");
jest.mock("#lib/data/webhooks/deliveries");
jest.mock("#lib/http/clients", () => ({ serviceDb: () => ({}) }));
jest.mock("#lib/http/scheduler");
jest.mock("#lib/jobs/runner", () => ({ runDueJobs: jest.fn() }));
jest.mock("#lib/workflows/plans/keep-plans-current");

const sweep = () =>
  POST(new NextRequest("http://localhost:3000/api/cron/sweep"), { params: Promise.resolve({}) });

beforeEach(() => {
  jest.mocked(after).mockClear();
  jest.mocked(withLease).mockImplementation((_db, _name, _seconds, act) => act());
  jest.mocked(keepPlansCurrent).mockResolvedValue({ graceEnded: 0, opened: 0, failures: [] });
});

it("The sweep ends deliveries whose jobs died with their worker", async () => {
  expect((await sweep()).status).toBe(200);
  expect(giveUpDeliveries).toHaveBeenCalledWith({});
});

it("A part of the sweep that fails holds up no other, and the scheduler hears of it", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(sweepUploads).mockRejectedValueOnce(new Error("the bucket is away"));
  expect((await sweep()).status).toBe(500);
  expect(giveUpDeliveries).toHaveBeenCalledWith({});
  expect(keepPlansCurrent).toHaveBeenCalled();
  expect(after).toHaveBeenCalled();
});
