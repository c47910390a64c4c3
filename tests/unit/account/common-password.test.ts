import { meetsPasswordRules } from "#lib/domain/account/password";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { refuseCommonPassword } from "#lib/vendors/common-passwords";

const TOO_COMMON = PASSWORD_TEXTS.common;

describe("A commonly used password", () => {
  it.each([
    ...["Password1!", "P@ssw0rd", "P@ssw0rd123!", "Passw0rd2026!", "Summer2024!", "Welcome@123"],
    ...[
      "Qwerty123!",
      "1Qaz2wsx!",
      "1qaz@WSX",
      "Admin@2024",
      "Iloveyou1!",
      "Monkey12!",
      "Abc123!@#",
    ],
    ...[
      "Letmein1!",
      "Football1!",
      "Maria1985!",
      "Changeme1!",
      "Aaaaaaa1!",
      "Rolecall1!",
      "#1Cleaning",
    ],
  ])("%s is refused, and told to be too common", (password) => {
    expect(() => refuseCommonPassword(password)).toThrow(
      expect.objectContaining({
        code: "invalid_input",
        message: TOO_COMMON,
        fields: { password: TOO_COMMON },
      }),
    );
  });

  it.each([
    "Correct-horse-7",
    "Brightside-2026",
    "Elephant#4827",
    "xK9#mQ2!vb",
    "Brush-Tile-9-Lane",
  ])("%s is not one", (password) => {
    expect(meetsPasswordRules(password)).toBe(true);
    expect(() => refuseCommonPassword(password)).not.toThrow();
  });

  it("is looked for in the longest password too", () => {
    expect(() => refuseCommonPassword("aB3!".repeat(18))).not.toThrow();
    expect(() => refuseCommonPassword(`${"a".repeat(70)}1!`)).toThrow();
  });
});
