import { expireCheckout } from "#lib/vendors/stripe/checkout";

const expire = jest.fn();
const retrieve = jest.fn();

jest.mock("#lib/vendors/stripe/connection", () => ({
  stripe: () => ({ checkout: { sessions: { expire, retrieve } } }),
  callStripe: (call: () => unknown) => call(),
  callStripeOrNull: (call: () => unknown) => call(),
}));

describe("Closing a checkout", () => {
  it("is done where another tab was first", async () => {
    let status = "open";
    retrieve.mockImplementation(async () => ({ status }));
    expire.mockImplementation(async () => {
      status = "expired";
      throw new Error("Only open sessions can be expired");
    });
    await expect(expireCheckout("cs_1")).resolves.toBeUndefined();
  });

  it("fails where it stays open", async () => {
    expire.mockRejectedValue(new Error("Not now"));
    retrieve.mockResolvedValue({ status: "open" });
    await expect(expireCheckout("cs_1")).rejects.toThrow("Not now");
  });
});
