import { isIP } from "node:net";
import { serverEnv } from "#lib/env/server";
import { isPublicAddress, type Resolve, type ResolvedAddress } from "./address.ts";

/** Thrown if an address must not be called. */
export class RefusedTarget extends Error {
  override readonly name = "RefusedTarget";
}

/** Whether the environment allows this host for tests, with whatever protocol, port and network it has. */
function isForTests({ host }: URL): boolean {
  return serverEnv().WEBHOOK_TEST_HOSTS.includes(host);
}

/**
 * The address that a company gave, if it may be called at all: https, its own port, no credentials.
 * @throws RefusedTarget
 */
export function readTarget(text: string): URL {
  const url = URL.parse(text);
  if (url === null) throw new RefusedTarget("no address");
  if (isForTests(url)) return url;
  const plain = url.protocol === "https:" && url.port === "";
  if (!plain || url.username !== "" || url.password !== "")
    throw new RefusedTarget("no plain https");
  return url;
}

/**
 * The one address that a call goes to: the name is resolved here, and every address behind it has to be public.
 * @throws RefusedTarget
 */
export async function addressOf(
  url: URL,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<ResolvedAddress> {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(hostname);
  const found = family === 0 ? await resolve(hostname, signal) : [{ address: hostname, family }];
  const [first] = found;
  if (first === undefined) throw new RefusedTarget("no address behind the name");
  if (!isForTests(url) && !found.every(({ address }) => isPublicAddress(address)))
    throw new RefusedTarget("an address that is not public");
  return first;
}
