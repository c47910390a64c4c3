import { z } from "zod";
import { serverEnv } from "#lib/env/server";
import { stripe } from "#lib/vendors/stripe/connection";
import { freePort } from "#tests/support/free-port";
import { type Account, openAccount } from "./account.ts";
import { forget } from "./memory.ts";
import { APP, made, ownerAt } from "./owner.ts";

export { made };

/**
 * A Stripe account of each test's own, where the file's client of Stripe looks for it. What the stand-in keeps is copied
 * at each request, so that a file's worth of it would be slow.
 */
export let account: Account;

/** Somebody new with an account here. */
export const owner = () => ownerAt(account);

let port = 0;
beforeAll(async () => {
  port = await freePort();
});
beforeEach(async () => {
  forget();
  account = await openAccount(APP, port);
  jest.mocked(serverEnv).mockReturnValue(account.env);
});
afterEach(() => account.close());

/** Some product that prices can be of. */
export async function anyProduct(): Promise<string> {
  const { data } = z
    .object({ data: z.array(made) })
    .parse(await account.api("GET", "/v1/products"));
  return data[0]?.id ?? "";
}

/** For calls that Stripe refuses at every try: Stripe's SDK makes no pauses between its tries. */
export function withoutPauses(): void {
  beforeEach(() => {
    jest.spyOn(stripe(), "getInitialNetworkRetryDelay").mockReturnValue(0);
    jest.spyOn(stripe(), "getMaxNetworkRetryDelay").mockReturnValue(0);
  });
  afterEach(() => jest.restoreAllMocks());
}
