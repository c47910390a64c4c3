import fc from "fast-check";
import { isPublicAddress } from "#lib/vendors/webhooks/address";

/** Every range that nobody's webhook may lead to, with its first and last address or one in it. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  "this network": ["0.0.0.0", "0.255.255.255"],
  "private 10/8": ["10.0.0.0", "10.255.255.255"],
  "private 172.16/12": ["172.16.0.0", "172.31.255.255"],
  "private 192.168/16": ["192.168.0.0", "192.168.255.255"],
  "carrier-grade NAT": ["100.64.0.0", "100.127.255.255", "100.100.100.200"],
  loopback: ["127.0.0.1", "127.255.255.255"],
  "link-local and metadata": ["169.254.0.0", "169.254.169.254", "169.254.170.2", "169.254.255.255"],
  "IETF protocol assignments": ["192.0.0.0", "192.0.0.192", "192.0.0.255"],
  documentation: ["192.0.2.1", "198.51.100.1", "203.0.113.1"],
  "6to4 relay": ["192.88.99.1"],
  "AS112 and AMT": ["192.31.196.1", "192.175.48.1", "192.52.193.1"],
  benchmarking: ["198.18.0.0", "198.19.255.255"],
  multicast: ["224.0.0.1", "239.255.255.255"],
  reserved: ["240.0.0.1", "255.255.255.254"],
  broadcast: ["255.255.255.255"],
  "a cloud's host agent": ["168.63.129.16"],
  "v6 unspecified and loopback": ["::", "::1"],
  "v6 unique local and metadata": ["fc00::1", "fdff:ffff::1", "fd00:ec2::254"],
  "v6 link-local": ["fe80::1", "fe80::1%eth0", "febf::1"],
  "v6 site-local": ["fec0::1"],
  "v6 multicast": ["ff02::1"],
  "v6 discard": ["100::1"],
  "v6 documentation": ["2001:db8::1", "3fff::1"],
  "v6 benchmarking, ORCHID and identifiers": [
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:30::1",
  ],
  "v6 protocol assignments and AMT": ["2001:1::1", "2001:3::1"],
  "v6 AS112": ["2001:4:112::1", "2620:4f:8000::1"],
  Teredo: ["2001::1"],
  "6to4, whatever v4 is in it": ["2002:7f00:1::1", "2002:808:808::1"],
  "NAT64, whatever v4 is in it": ["64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::7f00:1"],
  "v4 mapped into v6": ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:7f00:1", "::ffff:8.8.8.8"],
  "v4 translated or compatible": ["::ffff:0:127.0.0.1", "::127.0.0.1", "::8.8.8.8"],
  "segment routing and what is not given out": ["5f00::1", "4000::1", "1000::1", "e000::1"],
  "no address at all": ["", "localhost", "example.com", "999.1.1.1", "::g"],
};

/** Neighbors of the ranges above, and well-known public hosts. */
const PUBLIC = [
  ...["1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0"],
  ...["126.255.255.255", "128.0.0.1", "169.253.255.255", "169.255.0.0", "172.15.255.255"],
  ...["172.32.0.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0"],
  ...["223.255.255.255", "2001:4860:4860::8888", "2606:4700::1111", "2a00:1450::1"],
];

describe("An address behind a webhook's name", () => {
  it.each(Object.entries(REFUSED))("is refused in the range: %s", (_range, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it("may be any that is public, up to the edges of those ranges", () => {
    expect(PUBLIC.filter((address) => !isPublicAddress(address))).toEqual([]);
  });

  it("is refused as a v4 address in v6 clothes, whichever it is", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    fc.assert(
      fc.property(group, group, (high, low) => {
        const clothes = [
          `::ffff:${high}:${low}`,
          `64:ff9b::${high}:${low}`,
          `2002:${high}:${low}::1`,
        ];
        expect([...clothes, `::${high}:${low}`].filter(isPublicAddress)).toEqual([]);
      }),
    );
  });
});
