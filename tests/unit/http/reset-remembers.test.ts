import { NextRequest } from "next/server";
import { countSignIn } from "#lib/http/known-browser";
import { POST } from "../../../app/api/auth/reset-password/route";

const jar = new Map<string, string>();
const counted: string[] = [];
const EMAIL = "dana@example.com";

jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), after: () => {} }));
jest.mock("next/headers", () => ({
  cookies: async () => ({
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => jar.set(name, value),
  }),
}));
jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://product.example" }) }));
jest.mock("#lib/http/clients", () => ({ serviceDb: () => null }));
jest.mock("#lib/http/recovery", () => ({
  endRecovery: async () => {},
  recovering: async () => ({ userId: "u-1", email: "dana@example.com" }),
}));
jest.mock("#lib/http/signed-token", () => ({
  TOKEN_SECONDS: { device: 1 },
  signToken: async (_purpose: string, account: string) => account,
  tokenIdOf: async (_purpose: string, account: string, token: string) =>
    token === account ? "known" : null,
}));
jest.mock("#lib/http/rate-limit", () => ({
  clientNetwork: () => "somewhere",
  countUse: async ({ name }: { name: string }) => {
    counted.push(name);
  },
}));
jest.mock("#lib/workflows/account/reset-password", () => ({ resetPassword: async () => {} }));

it("Whoever set a new password by the mailed link signs in past what others used up", async () => {
  const password = "Better-horse-8";
  const request = new NextRequest("http://product.example/api/auth/reset-password", {
    method: "POST",
    headers: { "content-type": "application/json", origin: "http://product.example" },
    body: JSON.stringify({ password, confirm: password }),
  });
  const answer = await POST(request, { params: Promise.resolve({}) });
  expect(answer.status).toBe(200);
  counted.length = 0;
  await countSignIn(new Request("http://product.example"), EMAIL);
  expect(counted).toEqual(["sign-in-wrong"]);
});
