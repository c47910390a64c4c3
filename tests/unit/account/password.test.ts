import { meetsPasswordRules, PASSWORD_RULES, passwordFailures } from "#lib/domain/account/password";

const messageOf = (id: string) => PASSWORD_RULES.find((rule) => rule.id === id)?.message;

describe("A password", () => {
  it("passes with eight characters of all four kinds", () => {
    expect(passwordFailures("Sparkle-1")).toEqual([]);
    expect(meetsPasswordRules("Aa1!Aa1!")).toBe(true);
  });

  it("hears about every rule that it breaks, in the order of the list", () => {
    expect(passwordFailures("")).toEqual([
      "Password must be at least 8 characters long",
      "At least 1 uppercase letter required",
      "At least 1 lowercase letter required",
      "At least 1 number (0-9) required",
      "At least 1 special character required",
    ]);
  });

  it.each([
    ["Aa1!Aa1", "length"],
    ["sparkle-1", "uppercase"],
    ["SPARKLE-1", "lowercase"],
    ["Sparkle-x", "number"],
    ["Sparkle12", "special"],
  ])("%s breaks one rule only: %s", (password, rule) => {
    expect(passwordFailures(password)).toEqual([messageOf(rule)]);
  });

  it.each(Array.from("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"))("counts %s as special", (sign) => {
    expect(meetsPasswordRules(`Sparkle1${sign}`)).toBe(true);
  });

  it("counts characters, not code units", () => {
    expect(passwordFailures("Aa1!🙂🙂")).toEqual([messageOf("length")]);
  });
});
