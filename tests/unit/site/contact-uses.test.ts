import { NextRequest } from "next/server";
import { countUse } from "#lib/http/rate-limit";
import { POST } from "../../../app/api/contact/route.ts";

jest.mock("server-only", () => ({}));
jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://localhost:3000" }) }));
jest.mock("#lib/http/rate-limit", () => ({
  clientNetwork: () => "somewhere",
  countUse: jest.fn(),
}));
jest.mock("#lib/jobs/runner", () => ({ runDueJobs: jest.fn() }));

const MESSAGE = {
  name: "Dana Reyes",
  email: "dana@example.com",
  phone: "",
  subject: "",
  message: "Hello",
  website: "filled in by a program",
};

async function send(body: object): Promise<number> {
  const request = new NextRequest("http://localhost:3000/api/contact", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  return (await POST(request, { params: Promise.resolve({}) })).status;
}

const messagesCounted = () =>
  jest.mocked(countUse).mock.calls.filter(([{ name }]) => name === "contact").length;

beforeEach(() => {
  jest.mocked(countUse).mockClear();
  jest.spyOn(console, "info").mockImplementation(() => {});
  jest.spyOn(console, "log").mockImplementation(() => {});
});

it("A message that can't be read uses none of the hour's five", async () => {
  for (let time = 0; time < 5; time++) expect(await send({ ...MESSAGE, email: "" })).toBe(400);
  expect(messagesCounted()).toBe(0);
  expect(await send(MESSAGE)).toBe(200);
  expect(messagesCounted()).toBe(1);
});
