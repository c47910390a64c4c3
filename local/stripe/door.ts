import { createHash } from "node:crypto";
import type { EmulatorDefinition } from "emulate";
import type { z } from "zod";
import { expanded } from "./answer.ts";
import { letTimePass } from "./clock.ts";
import { Failure } from "./failure.ts";
import { nested, parseParams } from "./params.ts";
import type { State } from "./state.ts";

type App = Parameters<EmulatorDefinition<State>["setup"]>[0]["app"];
type Method = "GET" | "POST" | "DELETE";

export type Call<Params> = { params: Params; id: string; state: State };
type Expandable = { expand: string[] };

const DAY_MS = 86_400_000;

function hashed(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Stripe's API as far as it is one thing: keys, parameters, idempotency, expansion, errors. */
export class Door {
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
      const answer = (status: number, value: unknown) =>
        c.json(value, status, { "request-id": `req_${hashed(request).slice(0, 14)}` });
      try {
        this.admit(c.req.header("authorization"), method, c.req.path);
        const earlier = this.earlier(key, request);
        if (earlier) return answer(earlier.status, JSON.parse(earlier.body));
        const params = parseParams(schema, nested(pairs));
        letTimePass(this.state);
        const id = c.req.param().id ?? "";
        const value = run({ params, id, state: this.state });
        const full = expanded(this.state, value, params.expand);
        this.remember(key, request, 200, full);
        return answer(200, full);
      } catch (thrown) {
        if (!(thrown instanceof Failure)) throw thrown;
        if (thrown.status === 402) this.remember(key, request, 402, thrown.body());
        return answer(thrown.status, thrown.body());
      }
    });
  }

  private admit(authorization: string | undefined, method: string, path: string): void {
    const fault = this.state.faults.find(
      (one) => one.times > 0 && one.method === method && path.startsWith(one.path),
    );
    if (fault) {
      fault.times--;
      throw new Failure(fault.status, "api_error", "An error was planted here.");
    }
    if (authorization !== `Bearer ${this.secretKey}`)
      throw new Failure(401, "invalid_request_error", "Invalid API Key provided.");
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
