import { NextRequest } from "next/server";
import { roomCookieName } from "#lib/domain/room/room";
import { POST as submit } from "../../../app/api/room/[key]/submit/route";

jest.mock("server-only", () => ({}));
jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), after: () => {} }));
jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://product.example" }) }));
jest.mock("#lib/env/public", () => ({ publicEnv: () => ({ appUrl: "http://product.example" }) }));
jest.mock("#lib/http/clients", () => ({ serviceDb: () => null, userDb: async () => null }));
jest.mock("#lib/http/rate-limit", () => ({
  clientNetwork: () => "here",
  countUse: async () => {},
}));
jest.mock("#lib/jobs/runner", () => ({ runDueJobs: async () => {} }));
jest.mock("#lib/data/room/attempts", () => ({
  readSession: async () => ({ id: "session-1", attemptId: "attempt-1" }),
  submitAttempt: async () => true,
  readSubmission: async () => ({ submittedAt: "2031-05-06T12:00:00.000Z" }),
}));

it.each([
  ["of an earlier build, which reloads on that refusal", { versions: {} }, 401, "session_other"],
  ["of this build", { shown: {} }, 200, undefined],
])("A submit %s", async (_whose, body, status, reason) => {
  const request = new NextRequest("http://product.example/api/room/k/submit", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `${roomCookieName("k")}=a-session`,
    },
    body: JSON.stringify(body),
  });
  const reply = await submit(request, { params: Promise.resolve({ key: "k" }) });
  expect(reply.status).toBe(status);
  expect((await reply.json()).error?.fields.reason).toBe(reason);
});
