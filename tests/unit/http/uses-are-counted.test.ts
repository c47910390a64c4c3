import { countsItself, HANDLER_FILES, handlersOf } from "./support/handlers";

jest.mock("server-only", () => ({}));

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** The handlers that write without counting their uses, and why. */
const UNCOUNTED: Record<string, string> = {
  "app/api/auth/sign-out/route.ts": "nobody is kept from leaving",
  "app/api/cron/sweep/route.ts": "its secret names the one caller",
  "app/api/knit/webhook/route.ts": "only Knit's signature passes",
  "app/api/mail/webhook/route.ts": "only the mail service's signature passes",
  "app/api/room/[key]/answers/[questionId]/route.ts":
    "no answer is refused for coming often; a submitted attempt takes none",
  "app/api/room/uploads/[[...id]]/route.ts": "pieces of recordings; the company's quota holds",
  "app/api/stripe/webhook/route.ts": "only Stripe's signature passes",
  "app/api/texts/webhook/route.ts": "only the text service's signature passes",
  "app/api/willo/webhook/route.ts": "only our token, which Willo has, passes",
};

describe("How often a handler may be called", () => {
  it("is limited wherever something is written", async () => {
    const unlimited = new Set<string>();
    for (const file of HANDLER_FILES) {
      for (const [method, { limits }] of await handlersOf(file)) {
        const counted = limits.limit ?? limits.perActor ?? countsItself(file);
        if (WRITES.has(method) && !counted) unlimited.add(file);
      }
    }
    expect([...unlimited]).toEqual(Object.keys(UNCOUNTED));
  });

  it("is counted for each person wherever somebody is signed in: a network is a whole office", async () => {
    const shared: string[] = [];
    for (const file of HANDLER_FILES) {
      for (const [method, { action, limits }] of await handlersOf(file)) {
        if (action && limits.limit && !countsItself(file)) shared.push(`${method} ${file}`);
      }
    }
    expect(shared).toEqual([]);
  });

  it.each([
    ["interviews", "POST"],
    ["company/profile", "PUT"],
    ["account/profile", "PUT"],
    ["attempts/[attemptId]", "PATCH"],
    ["attempts/[attemptId]", "DELETE"],
    ["fairness", "GET"],
    ["attempts/[attemptId]/evaluation", "POST"],
    ["room/[key]/submit", "POST"],
    ["room/[key]/return", "PUT"],
    ["me/[attemptId]/answers", "POST"],
  ])("is limited for each person in %s, %s", async (path, method) => {
    const handlers = new Map(await handlersOf(`app/api/${path}/route.ts`));
    const limit = handlers.get(method)?.limits.perActor;
    expect(limit?.max).toBeGreaterThan(0);
    expect(limit?.windowSeconds).toBeGreaterThanOrEqual(300);
  });
});
