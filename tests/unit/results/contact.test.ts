import { contactLinks, dialable } from "#lib/domain/results/contact";

describe("A candidate's phone number", () => {
  it.each([
    ["(813) 555-0101", "8135550101"],
    ["+1 813 555 0101", "+18135550101"],
    ["813-555-0101 ext. 4", "8135550101"],
    ["٨١٣٥٥٥٠١٠١", "8135550101"],
    ["call me", null],
    ["555", null],
    ["1".repeat(20), null],
  ])("%s is dialed as %s", (phone, number) => {
    expect(dialable(phone)).toBe(number);
  });
});

it("The links carry nothing that a candidate's address could add to them", () => {
  const { email, call, text } = contactLinks(
    { email: "ana?bcc=x&y@example.com", phone: "813 555 0101" },
    { subject: "Your interview: Cook & server", text: "Hi & hello," },
  );
  expect(email).toBe(
    "mailto:ana%3Fbcc%3Dx%26y@example.com?subject=Your%20interview%3A%20Cook%20%26%20server&body=Hi%20%26%20hello%2C",
  );
  expect([call, text]).toEqual(["tel:8135550101", "sms:8135550101?&body=Hi%20%26%20hello%2C"]);
});
