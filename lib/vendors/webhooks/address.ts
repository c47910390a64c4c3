import { getServers, Resolver } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { NAME_MS } from "#lib/domain/webhooks/outcome";

/** An address that a name stands for, and whether it is of IPv4 or IPv6. */
export type ResolvedAddress = { address: string; family: number };

/** Finds every address of a name, until it is told to stop. */
export type Resolve = (
  hostname: string,
  signal: AbortSignal,
) => Promise<readonly ResolvedAddress[]>;

/** Only these of IPv6 are given out; what lies outside is special or not in use. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Public by their number, and yet a cloud's own: Azure's host agent. */
const CLOUD = ["168.63.129.16"];

/**
 * Whether an address is of the public internet. All else is refused: private, loopback, link-local (where clouds keep
 * their metadata), carrier-grade NAT, multicast, documentation and reserved ranges, and each way to write a v4 address as
 * a v6 one.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  return address instanceof ipaddr.IPv6
    ? address.match(GLOBAL_V6)
    : !CLOUD.includes(address.toString());
}

/**
 * Every address of a name, by the system's name servers or those that are given, the IPv4 ones first. Uses c-ares
 * instead of getaddrinfo, which would block one of the process's few threads while a name server doesn't answer.
 */
export async function resolveName(
  hostname: string,
  signal: AbortSignal,
  servers: readonly string[] = getServers(),
): Promise<readonly ResolvedAddress[]> {
  // In no name server: it is this machine by definition.
  if (hostname === "localhost") return [{ address: "127.0.0.1", family: 4 }];
  const resolver = new Resolver({ timeout: NAME_MS, tries: 1 });
  resolver.setServers(servers);
  const stop = () => resolver.cancel();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const [v4, v6] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    if (v4.status === "rejected" && v6.status === "rejected") throw v4.reason;
    return [...foundIn(v4, 4), ...foundIn(v6, 6)];
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** A name that has addresses of one family alone has an error in place of the other. */
function foundIn(answer: PromiseSettledResult<string[]>, family: number): ResolvedAddress[] {
  return answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
}

type Lookup = (
  hostname: string,
  options: { all?: boolean },
  callback: (error: null, address: string | ResolvedAddress[], family?: number) => void,
) => void;

/** What connects asks this in the resolver's place: the name has been resolved, once, and looked at. */
export function pinnedTo(found: ResolvedAddress): Lookup {
  return (_hostname, { all }, callback) =>
    all ? callback(null, [found]) : callback(null, found.address, found.family);
}
