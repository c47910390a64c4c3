import { NextRequest } from "next/server";
import { POST as forgotPassword } from "../../../app/api/auth/forgot-password/route";
import { POST as signUp } from "../../../app/api/auth/sign-up/route";

const counted: string[] = [];

jest.mock("server-only", () => ({}));
jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), after: () => {} }));
jest.mock("#lib/env/server", () => ({ serverEnv: () => ({ APP_URL: "http://product.example" }) }));
jest.mock("#lib/env/public", () => ({ publicEnv: () => ({ appUrl: "http://product.example" }) }));
jest.mock("#lib/http/clients", () => ({ serviceDb: () => null, userDb: async () => null }));
jest.mock("#lib/http/rate-limit", () => ({
  clientNetwork: () => "somewhere",
  countUse: async ({ name }: { name: string }, who: string) => counted.push(`${name}:${who}`),
}));
jest.mock("#lib/jobs/runner", () => ({ runDueJobs: async () => {} }));
jest.mock("#lib/workflows/company/tell-messaging", () => ({ tellMessaging: async () => {} }));
jest.mock("#lib/workflows/account/sign-up", () => ({ signUp: async () => ({ checkEmail: true }) }));
jest.mock("#lib/workflows/account/reset-password", () => ({
  requestPasswordReset: async () => {},
}));

const asked = (email: string) =>
  new NextRequest("http://product.example/api/auth", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Better-horse-8", acceptTerms: true }),
  });
const context = { params: Promise.resolve({}) };

it.each([
  ["sign-up", signUp],
  ["forgot-password", forgotPassword],
])(
  "A counter of %s names an account, however it is written, and not its address",
  async (name, handler) => {
    counted.length = 0;
    for (const email of ["dana@example.com", " Dana@Example.com "])
      expect((await handler(asked(email), context)).status).toBe(200);
    const ofAccount = counted.filter((key) => key.startsWith(`${name}-account:`));
    expect(ofAccount).toHaveLength(2);
    expect(new Set(ofAccount).size).toBe(1);
    expect(counted.join()).not.toContain("@");
  },
);
