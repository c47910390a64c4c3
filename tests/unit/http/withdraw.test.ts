import { NextRequest } from "next/server";
import { withdraw } from "#lib/data/account/erasure";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { type RoomSession, readSession } from "#lib/data/room/attempts";
import { forgetVisit } from "#lib/http/room-visit";
import { POST as fromTheRoom } from "../../../app/api/room/[key]/withdraw/route";
import { DELETE as byMail } from "../../../app/api/room/links/route";

jest.mock("server-only", () => ({}));
jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), after: () => {} }));
jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://product.example" }) }));
jest.mock("#lib/env/public", () => ({ publicEnv: () => ({ appUrl: "http://product.example" }) }));
jest.mock("#lib/http/clients", () => ({ serviceDb: () => ({}), userDb: async () => null }));
jest.mock("#lib/http/rate-limit", () => ({
  clientNetwork: () => "here",
  countUse: async () => {},
}));
jest.mock("#lib/jobs/runner", () => ({ runDueJobs: async () => {} }));
jest.mock("#lib/http/room-visit", () => ({ forgetVisit: jest.fn() }));
jest.mock("#lib/data/account/erasure");
jest.mock("#lib/data/interviews/candidate-links");
jest.mock("#lib/data/room/attempts");

const MINE = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";
const session: RoomSession = {
  id: "s",
  attemptId: MINE,
  name: "Ana",
  email: "ana@example.com",
  language: "en",
  aiAllowed: true,
  submittedAt: null,
  closes: null,
  again: null,
  idle: false,
};

const ask = (path: string, method: string, body?: object) =>
  new NextRequest(`http://product.example/api/room/${path}`, {
    method,
    headers: { cookie: "room_k=secret", "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
const inRoom = (query: string) =>
  fromTheRoom(ask(`k/withdraw${query}`, "POST"), { params: Promise.resolve({ key: "k" }) });
const mailed = () =>
  byMail(ask("links", "DELETE", { token: "t-1" }), { params: Promise.resolve({}) });

beforeEach(() => {
  for (const mocked of [withdraw, readSession, findCandidateLink, forgetVisit]) {
    jest.mocked(mocked).mockReset();
  }
});

it("Whoever is in the room withdraws, and their browser forgets the visit", async () => {
  jest.mocked(readSession).mockResolvedValue(session);
  expect((await inRoom(`?attempt=${MINE}`)).status).toBe(200);
  expect(withdraw).toHaveBeenCalledWith({}, MINE);
  expect(forgetVisit).toHaveBeenCalledWith("k");
});

it.each<[string, RoomSession | null, string]>([
  ["without a session", null, ""],
  ["a page of somebody else's attempt", session, `?attempt=${OTHER}`],
  ["a browser that was left alone", { ...session, idle: true }, ""],
])("%s withdraws nothing", async (_who, found, query) => {
  jest.mocked(readSession).mockResolvedValue(found);
  expect((await inRoom(query)).status).toBe(401);
  expect(withdraw).not.toHaveBeenCalled();
});

it.each([
  ["a link that is over, as long as there is something to delete", MINE, 1],
  ["a browser that has begun another attempt, whose cookies stay", OTHER, 0],
])("A mailed way back withdraws: %s", async (_what, held, forgotten) => {
  const link = { attemptId: MINE, interviewKey: "k", language: "en", expired: true } as const;
  jest.mocked(findCandidateLink).mockResolvedValue(link);
  jest.mocked(readSession).mockResolvedValue({ ...session, attemptId: held });
  expect((await mailed()).status).toBe(200);
  expect(withdraw).toHaveBeenCalledWith({}, MINE);
  expect(forgetVisit).toHaveBeenCalledTimes(forgotten);
});

it("An unknown link withdraws nothing", async () => {
  jest.mocked(findCandidateLink).mockResolvedValue(null);
  expect((await mailed()).status).toBe(404);
  expect(withdraw).not.toHaveBeenCalled();
});
