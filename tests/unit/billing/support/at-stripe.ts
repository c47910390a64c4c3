import { z } from "zod";
import { serverEnv } from "#lib/env/server";
import { type Account, openAccount } from "./account.ts";
import { forget } from "./memory.ts";
import { APP, ownerAt } from "./owner.ts";

/** The Stripe account of the test file that imports this; what the database kept is forgotten before each test. */
export let account: Account;

/** Somebody new with an account here. */
export const owner = () => ownerAt(account);

beforeAll(async () => {
  account = await openAccount(APP);
  jest.mocked(serverEnv).mockReturnValue(account.env);
});
afterAll(() => account.close());
beforeEach(forget);

/** What has an id. */
export const made = z.object({ id: z.string() });

/** Some product that prices can be of. */
export async function anyProduct(): Promise<string> {
  const { data } = z
    .object({ data: z.array(made) })
    .parse(await account.api("GET", "/v1/products"));
  return data[0]?.id ?? "";
}
