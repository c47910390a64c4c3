import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";

/** An address that a name stands for, as Node's resolver gives it. */
export type Found = { address: string; family: number };

/** Finds every address of a name. */
export type Resolve = (hostname: string) => Promise<readonly Found[]>;

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

/** Every address of a name, by the system's resolver. */
export const resolveName: Resolve = (hostname) => lookup(hostname, { all: true });

type Lookup = (
  hostname: string,
  options: { all?: boolean },
  callback: (error: null, address: string | Found[], family?: number) => void,
) => void;

/** What connects asks this in the resolver's place: the name has been resolved, once, and looked at. */
export function pinnedTo(found: Found): Lookup {
  return (_hostname, { all }, callback) =>
    all ? callback(null, [found]) : callback(null, found.address, found.family);
}
