import { createHmac } from "node:crypto";
import { NextRequest } from "next/server";
import { receiveKnitEvent } from "#lib/data/integrations/connections";
import { serverEnv } from "#lib/env/server";
import { KEYS } from "#tests/unit/local/support/keys";
import { POST } from "../../../app/api/knit/webhook/route.ts";
import { settingsWith } from "./support/settings";

jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), after: jest.fn() }));
jest.mock("#lib/http/clients", () => ({ serviceDb: () => ({}) }));
jest.mock("#lib/jobs/runner", () => ({ runDueJobs: jest.fn() }));
jest.mock("#lib/data/integrations/connections");
jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: jest.fn(),
}));

const EVENT = JSON.stringify({
  eventId: "ev_1",
  eventType: "record.deleted",
  eventData: {},
  syncDataType: "ats_jobs",
  syncType: "delta_sync",
  syncJobId: "sj_1",
  syncRunId: "sr_1",
  recordId: "j_1",
});
const sign = (body: string, key = KEYS.knit) =>
  createHmac("sha256", key).update(body).digest("base64url");

const send = (body: string, headers: Record<string, string>) =>
  POST(
    new NextRequest("http://localhost:3000/api/knit/webhook", { method: "POST", body, headers }),
    { params: Promise.resolve({}) },
  );

const from = { "x-knit-integration-id": "mb_1" };

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.mocked(serverEnv).mockReturnValue(settingsWith("http://127.0.0.1:9"));
  jest.mocked(receiveKnitEvent).mockReset().mockResolvedValue(true);
});

describe("Knit's webhook", () => {
  it("acknowledges a signed event in Knit's own shape, the second time as well", async () => {
    for (const first of [true, false]) {
      jest.mocked(receiveKnitEvent).mockResolvedValue(first);
      const answer = await send(EVENT, { ...from, "x-knit-signature": sign(EVENT) });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        success: true,
        message: expect.any(String),
        processedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        eventId: "ev_1",
      });
    }
    const event = { eventId: "ev_1", integrationId: "mb_1" };
    expect(receiveKnitEvent).toHaveBeenCalledWith({}, event);
  });

  it.each<[string, string, Record<string, string>]>([
    ["no signature", EVENT, from],
    ["another key's", EVENT, { ...from, "x-knit-signature": sign(EVENT, "another") }],
    ["that of another body", EVENT, { ...from, "x-knit-signature": sign(`${EVENT} `) }],
    ["a short one", EVENT, { ...from, "x-knit-signature": "AAAA" }],
    ["no connection", EVENT, { "x-knit-signature": sign(EVENT) }],
    ["no event", "{}", { ...from, "x-knit-signature": sign("{}") }],
    ["no JSON", "{", { ...from, "x-knit-signature": sign("{") }],
  ])("refuses %s", async (_name, body, headers) => {
    expect((await send(body, headers)).status).toBe(400);
    expect(receiveKnitEvent).not.toHaveBeenCalled();
  });

  it("is closed where Knit isn't set up", async () => {
    jest.mocked(serverEnv).mockReturnValue(settingsWith("http://x.test", { KNIT_API_KEY: "" }));
    const answer = await send(EVENT, { ...from, "x-knit-signature": sign(EVENT) });
    expect(answer.status).toBe(503);
  });
});
