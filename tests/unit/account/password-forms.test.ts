import { PASSWORD_TOO_WEAK } from "#lib/domain/account/password";
import { changeProblem, resetProblem } from "#lib/domain/account/password-forms";

const GOOD = "Better-horse-8";
const OLD = "Correct-horse-7";
const LONG = `Aa1!${"é".repeat(35)}`;
const TOO_LONG =
  "Password is too long: use at most 72 characters. Letters with accents and emoji count as two to four.";

describe("A new password after a reset", () => {
  it.each([
    ["", GOOD, "Please fill in all fields"],
    [GOOD, "", "Please fill in all fields"],
    ["weak", "other", "Passwords do not match"],
    ["weak", "weak", PASSWORD_TOO_WEAK],
    [LONG, LONG, TOO_LONG],
    [GOOD, GOOD, null],
  ])("%j and %j: %j", (password, confirm, message) => {
    expect(resetProblem({ password, confirm })?.message ?? null).toBe(message);
  });
});

describe("A changed password", () => {
  it.each([
    ["", GOOD, GOOD, "Please fill in all fields"],
    [OLD, GOOD, "other", "New passwords do not match"],
    ["weak", "weak", "weak", "New password must be different from the current one"],
    [OLD, "weak", "weak", PASSWORD_TOO_WEAK],
    [OLD, LONG, LONG, TOO_LONG],
    [OLD, GOOD, GOOD, null],
  ])("%j to %j and %j: %j", (current, password, confirm, message) => {
    expect(changeProblem({ current, password, confirm })?.message ?? null).toBe(message);
  });
});
