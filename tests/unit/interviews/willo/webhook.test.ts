import { NextRequest } from "next/server";
import { noteParticipant } from "#lib/data/room/participants";
import { parseServerEnv, serverEnv } from "#lib/env/server";
import { runDueJobs } from "#lib/jobs/runner";
import { standInEnv } from "#local/stand-in-env";
import { KEYS } from "#tests/unit/local/support/keys";
import { POST } from "../../../../app/api/willo/webhook/route.ts";

jest.mock("next/server", () => ({
  ...jest.requireActual("next/server"),
  after: (run: () => unknown) => run(),
}));
jest.mock("#lib/env/server", () => ({
  ...jest.requireActual("#lib/env/server"),
  serverEnv: jest.fn(),
}));
jest.mock("#lib/http/clients", () => ({ serviceDb: () => ({}) }));
jest.mock("#lib/jobs/runner", () => ({ runDueJobs: jest.fn() }));
jest.mock("#lib/data/room/participants");

const settings: Record<string, string | undefined> = {
  APP_URL: "http://localhost:3000",
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEY: "k",
  SUPABASE_SECRET_KEY: "k",
  MEDIA_DIR: "/tmp",
  CRON_SECRET: "c".repeat(16),
  ...standInEnv("http://127.0.0.1:1", KEYS, {}),
};
const key = "a".repeat(32);
const send = (query: Record<string, string>, body = JSON.stringify({ participant: key })) => {
  const address = `http://localhost:3000/api/willo/webhook?${new URLSearchParams(query)}`;
  const request = new NextRequest(address, { method: "POST", body });
  return POST(request, { params: Promise.resolve({}) });
};
const ours = { token: KEYS.willo.webhook, event: "new_response" };

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(serverEnv).mockReturnValue(parseServerEnv(settings));
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("Willo's hint", () => {
  it("is kept for a job, and nothing in it is believed", async () => {
    expect((await send(ours)).status).toBe(200);
    expect(jest.mocked(noteParticipant).mock.calls).toEqual([[{}, key]]);
    expect(runDueJobs).toHaveBeenCalledTimes(1);
  });

  it.each<Record<string, string>>([
    {},
    { token: "" },
    { token: `${KEYS.willo.webhook}x` },
    { token: key },
  ])("is refused with %j for our token", async (query) => {
    expect((await send({ event: "new_response", ...query })).status).toBe(401);
    expect(noteParticipant).not.toHaveBeenCalled();
  });

  it("of another event, without a key or unreadable is taken and left alone", async () => {
    expect((await send({ ...ours, event: "new_score" })).status).toBe(200);
    expect((await send(ours, "{}")).status).toBe(200);
    expect((await send(ours, '{"participant": "aa')).status).toBe(200);
    expect((await send(ours, "<!doctype html>")).status).toBe(200);
    expect(noteParticipant).not.toHaveBeenCalled();
  });

  it("is refused where Willo isn't set up", async () => {
    const { WILLO_API_KEY: _, WILLO_WEBHOOK_TOKEN: __, ...rest } = settings;
    jest.mocked(serverEnv).mockReturnValue(parseServerEnv(rest));
    expect((await send(ours)).status).toBe(503);
  });
});
