import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseServerEnv, type ServerEnv } from "#lib/env/server";
import type { RunningStandIn } from "#local/stand-in";
import { standInEnv } from "#local/stand-in-env";
import { startStandIns } from "#local/stand-ins";
import { freshNumber } from "#local/stripe/pages/card-form";
import { freePort } from "#tests/support/free-port";
import { KEYS } from "#tests/unit/local/support/keys";

export const GOOD_CARD = "424242";
export const FAILS_LATER = "40000341";

/** A Stripe account of a test's own: the stand-in, the settings that lead to it, and a person at its card form. */
export type Account = {
  origin: string;
  env: ServerEnv;
  /** Pays an open checkout with a card; a new one of the family if none is given. */
  pay(
    clientSecret: string,
    card?: {
      number?: string;
      family?: string;
      confirmed?: boolean;
      /** What is typed beside the card. */
      details?: { name?: string; taxId?: string; address?: string };
    },
  ): Promise<{
    next?: string;
    error?: { code?: string; message: string };
  }>;
  /** Stripe's API as the product calls it. */
  api(method: string, path: string, form?: Record<string, string>): Promise<unknown>;
  /** The next calls of this kind fail: outside of Stripe, or in it, before or after they did their work. */
  breakDown(
    method: string,
    path: string,
    times?: number,
    when?: "outside" | "before" | "after",
  ): Promise<void>;
  /** What the stand-in has on disk. */
  kept(): Promise<string>;
  close(): Promise<void>;
};

/** `at`: the port where it is reached; one of its own unless told. */
export async function openAccount(appUrl = "http://localhost:3000", at?: number): Promise<Account> {
  const port = at ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  // As long-lived as the account, not as a test.
  const dataDir = await mkdtemp(join(tmpdir(), "rolecall-account-"));
  const running: Pick<RunningStandIn, "close"> = await startStandIns(port, {
    origin,
    appUrl,
    dataDir,
    keys: KEYS,
  });
  const json = async (path: string, body: object) =>
    (
      await fetch(`${origin}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json();
  return {
    origin,
    env: parseServerEnv({
      APP_URL: appUrl,
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_PUBLISHABLE_KEY: "k",
      SUPABASE_SECRET_KEY: "k",
      MEDIA_DIR: "/tmp",
      CRON_SECRET: randomUUID(),
      ...standInEnv(origin, KEYS, {}),
    }),
    pay: (secret, { number, family = GOOD_CARD, confirmed = false, details } = {}) =>
      json(`/stripe/checkout/${secret}`, {
        number: number ?? freshNumber(family),
        expMonth: 12,
        expYear: 2034,
        confirmed,
        ...details,
      }),
    async api(method, path, form = {}) {
      const query = new URLSearchParams(form).toString();
      const get = method === "GET" && query !== "";
      const response = await fetch(`${origin}${path}${get ? `?${query}` : ""}`, {
        method,
        headers: { authorization: `Bearer ${KEYS.stripe.secret}` },
        ...(method === "POST" && { body: new URLSearchParams(form) }),
      });
      return response.json();
    },
    breakDown: (method, path, times = 1, when = "outside") =>
      json("/stripe/faults", { method, path, status: 500, times, when }),
    kept: () => readFile(join(dataDir, "stripe.json"), "utf8"),
    async close() {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
