import { isIP, isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
const BITS_OF_A_GROUP = 16;

/**
 * Who counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, which one line has whole.
 * With 48 bits it is what a provider gives to one customer at most. A port beside it does not count, and what is no address
 * is cut to a length that a key can have.
 */
export function networkOf(written: string, bits: 48 | 64 = 64): string {
  const address = bare(written);
  if (!isIPv6(address)) return address.slice(0, 64);
  // A server that listens to both kinds writes the older ones as '::ffff:203.0.113.7'.
  const inside = address.slice(address.lastIndexOf(":") + 1);
  if (isIPv4(inside)) return inside;
  return `${groupsOf(address)
    .slice(0, bits / BITS_OF_A_GROUP)
    .join(":")}::/${bits}`;
}

function bare(written: string): string {
  if (isIP(written)) return written;
  const [, inBrackets] = /^\[([0-9a-f:.]+)\](?::[0-9]+)?$/i.exec(written) ?? [];
  if (inBrackets !== undefined) return inBrackets;
  const [, beforePort] = /^([0-9.]+):[0-9]+$/.exec(written) ?? [];
  return beforePort ?? written;
}

/** The eight groups of an address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [before = "", after] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = Math.max(0, GROUPS - head.length - tail.length);
  return [...head, ...Array<string>(zeros).fill("0"), ...tail].map(
    (group) => group.replace(/^0+/, "") || "0",
  );
}
