import { z } from "zod";
import { type Failure, invalid } from "./failure.ts";

type Nested = { [key: string]: string | Nested };

/** `items[0][price]=x` → `{items: {0: {price: "x"}}}`, as Stripe's SDK writes it. */
export function nested(pairs: Iterable<[string, string]>): Nested {
  const root: Nested = {};
  for (const [name, value] of pairs) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    const last = keys.pop();
    if (last === undefined) continue;
    let at = root;
    for (const key of keys) {
      const next = at[key];
      const inner: Nested = typeof next === "object" ? next : {};
      at[key] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return root;
}

export const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (value !== null && typeof value === "object" ? Object.values(value) : value),
    z.array(item),
  );
export const whole = z.coerce.number().int();
export const flag = z.enum(["true", "false"]).transform((value) => value === "true");
export const metadata = z.record(z.string(), z.string()).default({});
const expand = list(z.string()).default([]);

/** What every list takes. */
export const paging = {
  limit: whole.min(1).max(100).default(10),
  starting_after: z.string().optional(),
};

/** The parameters of one call; an unknown one is refused, as Stripe does. */
export function call<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject({ ...shape, expand });
}

/** @throws Failure in Stripe's words */
export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusal(parsed.error.issues[0]);
}

function refusal(issue: z.core.$ZodIssue | undefined): Failure {
  const named = (path: PropertyKey[]) =>
    path.map(String).reduce((name, key) => (name === "" ? key : `${name}[${key}]`), "");
  if (issue === undefined) return invalid("The request is not valid.");
  const param = named(issue.path);
  if (issue.code === "unrecognized_keys") {
    const unknown = named([...issue.path, issue.keys[0] ?? ""]);
    return invalid(`Received unknown parameter: ${unknown}`, {
      code: "parameter_unknown",
      param: unknown,
    });
  }
  if (issue.code === "invalid_type" && issue.input === undefined)
    return invalid(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  return invalid(`Invalid ${param}: ${issue.message}`, { param });
}
