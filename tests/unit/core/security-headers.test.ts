import { contentSecurityPolicy, paymentSources } from "#lib/domain/core/security-headers";

/** The sources of each directive. */
function policy(payments: ReturnType<typeof paymentSources> | null): Map<string, string[]> {
  const text = contentSecurityPolicy("/payment/subscription", {
    nonce: "n",
    hashes: {},
    pictures: [],
    media: [],
    payments,
    development: false,
  });
  return new Map(
    text.split("; ").map((line) => {
      const [name = "", ...sources] = line.split(" ");
      return [name, sources];
    }),
  );
}

describe("The policy of a page with the card form", () => {
  it.each([
    ["script-src", "https://checkout.stripe.com"],
    ["script-src", "https://*.js.stripe.com"],
    ["frame-src", "https://hooks.stripe.com"],
    ["connect-src", "https://api.stripe.com"],
    ["img-src", "https://*.stripe.com"],
  ])("lets in of %s what Stripe's documents name: %s", (directive, host) => {
    expect(policy(paymentSources(undefined)).get(directive)).toContain(host);
    expect(policy(null).get(directive)).not.toContain(host);
  });

  it("names another script's origin alone, where one is configured", () => {
    const found = policy(paymentSources("http://127.0.0.1:4/stripe/stripe.js"));
    expect(found.get("img-src")).toContain("http://127.0.0.1:4");
    expect([...found.values()].flat().join()).not.toContain("stripe.com");
  });
});
