import { phoneSupportFault, supportPhone } from "#lib/domain/plans/phone-support";
import { PLAN_KEYS } from "#lib/domain/plans/plans";

describe("Support's telephone", () => {
  it("is for the plans from Scale on, and nobody else", () => {
    const having = [...PLAN_KEYS, null].filter((plan) => supportPhone(plan, "+15125550100"));
    expect(having).toEqual(["SCALE", "CUSTOM", "TEST"]);
  });

  it("is a link to call, written as people read it", () => {
    expect(supportPhone("SCALE", "+15125550100")).toEqual({
      href: "tel:+15125550100",
      shown: "+1 512 555 0100",
    });
  });

  it("that is not set is named as a fault of what is sold", () => {
    expect(supportPhone("SCALE", null)).toBeNull();
    expect(phoneSupportFault(undefined)).toContain("SUPPORT_PHONE is not set");
    expect(phoneSupportFault("+15125550100")).toBeNull();
  });
});
