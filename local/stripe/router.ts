import { createHash } from "node:crypto";
import type { EmulatorDefinition } from "emulate";
import type { z } from "zod";
import { DAY_MS } from "#lib/domain/text/dates";
import { expanded } from "./answer.ts";
import { letTimePass } from "./clock.ts";
import { Failure } from "./failure.ts";
import { nested, parseParams } from "./params.ts";
import type { Fault } from "./state/requests.ts";
import type { State } from "./state.ts";
import { isOut } from "./time.ts";

type App = Parameters<EmulatorDefinition<State>["setup"]>[0]["app"];
type Method = "GET" | "POST" | "DELETE";

export type Call<Params> = { params: Params; id: string; state: State };
type Expandable = { expand: string[] };

function hashed(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

const BEGUN = new Set(["before", "after"]);

/** With a failure of its own Stripe says that the same call again would only repeat it. */
const NO_RETRY = { "stripe-should-retry": "false" };
const REPLAYED = { "idempotent-replayed": "true", ...NO_RETRY };

const planted = ({ status }: Fault) =>
  new Failure(
    status,
    status < 500 ? "invalid_request_error" : "api_error",
    "An error was planted here.",
  );

/** Runs a request, or fails as planted before or after it has done its work. */
function begun(fault: Fault | undefined, run: () => unknown): { status: number; body: unknown } {
  try {
    if (fault?.when === "before") throw planted(fault);
    const body = run();
    if (fault?.when === "after") throw planted(fault);
    return { status: 200, body };
  } catch (thrown) {
    if (!(thrown instanceof Failure)) throw thrown;
    return { status: thrown.status, body: thrown.body() };
  }
}

/** Stripe's API as far as it is one thing: keys, parameters, idempotency, expansion, errors. */
export class StripeRouter {
  private readonly app: App;
  private readonly state: State;
  private readonly secretKey: string;

  constructor(app: App, state: State, secretKey: string) {
    this.app = app;
    this.state = state;
    this.secretKey = secretKey;
  }

  on<S extends z.ZodType<Expandable>>(
    method: Method,
    path: string,
    schema: S,
    run: (call: Call<z.output<S>>) => object,
  ): void {
    this.app.on(method, path, async (c) => {
      const body = method === "POST" ? await c.req.text() : "";
      const pairs = new URLSearchParams(method === "POST" ? body : new URL(c.req.url).search);
      const key = c.req.header("idempotency-key");
      const request = `${method} ${c.req.path} ${hashed(body)}`;
      const answer = (status: number, value: unknown, more: Record<string, string> = {}) =>
        c.json(value, status, { "request-id": `req_${hashed(request).slice(0, 14)}`, ...more });
      try {
        this.admit(c.req.header("authorization"));
        if (isOut(this.state)) throw new Failure(503, "api_error", "Stripe is down, as was asked.");
        const fault = this.takeFault(method, c.req.path);
        if (fault && !BEGUN.has(fault.when ?? "")) throw planted(fault);
        const earlier = this.earlier(key, request);
        if (earlier) return answer(earlier.status, JSON.parse(earlier.body), REPLAYED);
        const params = parseParams(schema, nested(pairs));
        letTimePass(this.state);
        const id = c.req.param().id ?? "";
        const done = begun(fault, () =>
          expanded(this.state, run({ params, id, state: this.state }), params.expand),
        );
        // Whatever a request answered that had begun, Stripe answers its key again: failures of its own too.
        this.remember(key, request, done.status, done.body);
        return answer(done.status, done.body, done.status >= 500 ? NO_RETRY : {});
      } catch (thrown) {
        if (!(thrown instanceof Failure)) throw thrown;
        return answer(thrown.status, thrown.body());
      }
    });
  }

  private admit(authorization: string | undefined): void {
    if (authorization !== `Bearer ${this.secretKey}`)
      throw new Failure(401, "invalid_request_error", "Invalid API Key provided.");
  }

  private takeFault(method: string, path: string): Fault | undefined {
    const fault = this.state.faults.find(
      (one) => one.times > 0 && one.method === method && path.startsWith(one.path),
    );
    if (fault) fault.times--;
    return fault;
  }

  private earlier(key: string | undefined, request: string) {
    const found = key === undefined ? undefined : this.state.answered[key];
    if (found === undefined) return null;
    if (found.request !== request)
      throw new Failure(
        400,
        "idempotency_error",
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    return found;
  }

  private remember(key: string | undefined, request: string, status: number, body: unknown): void {
    if (key === undefined) return;
    const { answered } = this.state;
    for (const [old, { at }] of Object.entries(answered))
      if (Date.now() - at > DAY_MS) delete answered[old];
    // The SDK gives every call a key of its own, for its retries only.
    if (!key.startsWith("stripe-node-retry-"))
      answered[key] = { request, status, body: JSON.stringify(body), at: Date.now() };
  }
}
