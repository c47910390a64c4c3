import { textableNumber } from "#lib/domain/room/text-consent";

describe("A number that we text", () => {
  it.each(["(813) 555-0123", "+1 604 555 0123"])("is %s", (phone) =>
    expect(textableNumber(phone)).toMatch(/^\+1\d{10}$/),
  );

  it.each(["+44 7700 900123", "+52 55 1234 5678", ""])("is not '%s'", (phone) =>
    expect(textableNumber(phone)).toBeNull(),
  );
});
