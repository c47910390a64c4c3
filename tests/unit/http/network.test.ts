import { networkOf } from "#lib/http/network";

describe("Who counts as one visitor", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:51234", "203.0.113.7"],
    ["2001:db8:0:1:aaaa::1", "2001:db8:0:1::/64"],
    ["2001:0DB8:0000:0001:bbbb:0:0:2", "2001:db8:0:1::/64"],
    ["[2001:db8:0:1::9]:443", "2001:db8:0:1::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:2::1", "2001:db8:0:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["unknown", "unknown"],
  ])("%s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:7:1::5", "2001:db8:7::/48"],
    ["2001:db8:7:ffff::5", "2001:db8:7::/48"],
    ["2001:db8::1", "2001:db8:0::/48"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
  ])("%s belongs to the customer %s", (address, site) => {
    expect(networkOf(address, 48)).toBe(site);
  });

  it("is no longer than a key may be, whatever a header says", () => {
    expect(networkOf("x".repeat(5000))).toHaveLength(64);
  });
});
