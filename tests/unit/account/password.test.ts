import { meetsPasswordRules, passwordFailures } from "#lib/domain/account/password";

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
    ["Aa1!Aa1", "Password must be at least 8 characters long"],
    ["sparkle-1", "At least 1 uppercase letter required"],
    ["SPARKLE-1", "At least 1 lowercase letter required"],
    ["Sparkle-x", "At least 1 number (0-9) required"],
    ["Sparkle12", "At least 1 special character required"],
  ])("%s breaks one rule only", (password, message) => {
    expect(passwordFailures(password)).toEqual([message]);
  });

  it.each(Array.from("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"))("counts %s as special", (sign) => {
    expect(meetsPasswordRules(`Sparkle1${sign}`)).toBe(true);
  });

  it("counts characters, not code units", () => {
    expect(passwordFailures("Aa1!🙂🙂")).toEqual(["Password must be at least 8 characters long"]);
  });
});
