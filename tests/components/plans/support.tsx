import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { AuthContext } from "#components/shared/auth";
import { Toaster } from "#components/ui/toaster";
import type { ChangeTerms } from "#lib/domain/plans/plan-change";

export const USER = "11111111-1111-4111-8111-111111111111";
export { launch, noPlan } from "#components/gallery/examples/plans";
export const CACHE_KEY = `sa:userPlan:${USER}`;

type Answer = { status?: number; body?: unknown } | "never" | "unreachable";

/** A server that answers each address as given, and keeps every request it got, with its body. */
export function server(answers: Record<string, Answer>) {
  const asked: { path: string; body: unknown }[] = [];
  globalThis.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    asked.push({ path, body });
    const answer = answers[path] ?? { status: 404, body: {} };
    if (answer === "never") return new Promise<Response>(() => {});
    if (answer === "unreachable") throw new TypeError("Failed to fetch");
    const status = answer.status ?? 200;
    return { ok: status < 400, status, json: async () => answer.body };
  }) as jest.Mock;
  return {
    asked,
    to: (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body),
  };
}

/** Renders inside the workspace, as a signed-in person or as nobody. */
export function show(children: ReactNode, { signedIn = true } = {}) {
  const user = signedIn ? { id: USER, email: "dana@bright.example" } : null;
  const auth = {
    user,
    owner: null,
    isAuthenticated: signedIn,
    loading: false,
    signOut: async () => true,
  };
  return render(
    <AuthContext value={auth}>
      {children}
      <Toaster />
    </AuthContext>,
  );
}

type Preview = ChangeTerms & {
  creditUsed: number;
  nextDate: string | null;
  next: { cents: number; tax: "none" | "included" | "added" };
  settled: "prorated" | "month_kept" | "kept";
};

/** What a preview of a change answers: from Launch by the month, unless told. */
export function previewed(changes: Partial<Preview> = {}): Preview {
  return {
    from: { plan: "LAUNCH", cycle: "monthly" },
    to: { plan: "SCALE", cycle: "monthly" },
    dueToday: 34_712,
    credit: 0,
    creditUsed: 0,
    prorationDate: 1_795_000_000,
    nextDate: "2026-12-21T12:00:00.000Z",
    next: { cents: 49_900, tax: "none" },
    settled: "prorated",
    ...changes,
  };
}

/** What a checkout's start answers; `dueToday` and `credit` in cents. */
export const started = (dueToday: number, trialDays: number, credit = 0) => ({
  "/api/stripe/checkout": {
    body: { clientSecret: "cs_secret", dueToday, credit, taxed: false, trialDays },
  },
});

export const mounted = jest.fn();
export const opened = jest.fn();
const none = () => undefined;

/** Stripe's object as far as its React package asks for it; loaded once, like the real one. */
export const stripe = Object.assign(
  () => ({
    elements: none,
    createToken: none,
    createPaymentMethod: none,
    confirmCardPayment: none,
    createEmbeddedCheckoutPage: async (options: unknown) => {
      opened(options);
      return { mount: mounted, unmount: none, destroy: none };
    },
  }),
  { version: "endive" },
);
