import { INVALID_EMAIL } from "#lib/domain/account/email";
import { signInSchema, signUpProblem, signUpSchema } from "#lib/domain/account/sign-up";

const good = { email: "ana@bright.example", password: "Sparkle-1", acceptTerms: true };

describe("A sign-up", () => {
  it("stops at the first thing that is wrong, in the order of the rules", () => {
    const steps = [
      [{ email: "", password: "", acceptTerms: false }, "Please fill in all fields"],
      [
        { email: "ana@bright.example", password: "", acceptTerms: false },
        "Please fill in all fields",
      ],
      [{ email: "ana", password: "x", acceptTerms: false }, "Please enter a valid email address"],
      [
        { email: "ana@bright.example", password: "x", acceptTerms: false },
        "Password does not meet requirements",
      ],
      [
        { email: "ana@bright.example", password: "Sparkle-1", acceptTerms: false },
        "Please accept the Terms of Service and Privacy Policy",
      ],
    ] as const;
    for (const [input, message] of steps) expect(signUpProblem(input)?.message).toBe(message);
  });

  it("says one thing at a time, to the form and to the handler alike", () => {
    const reply = signUpSchema.safeParse({ email: "", password: "", acceptTerms: false });
    expect(reply.error?.issues.map((issue) => issue.message)).toEqual([
      "Please fill in all fields",
    ]);
  });

  it("says that a password is longer than can be kept", () => {
    const password = `Aa1!${"x".repeat(68)}`;
    expect(signUpProblem({ ...good, password })).toBeNull();
    const message =
      "Password is too long: use at most 72 characters. Letters with accents and emoji count as two to four.";
    expect(signUpProblem({ ...good, password: `${password}x` })?.message).toBe(message);
  });

  it("goes through when everything is there", () => {
    expect(signUpProblem(good)).toBeNull();
    expect(signUpSchema.parse(good)).toEqual(good);
  });

  it.each(["ana bright@x.example", "@x.example", "ana@x", "ana@x."])(
    "does not take %s for an address",
    (email) => {
      expect(signUpProblem({ ...good, email })?.message).toBe(INVALID_EMAIL);
    },
  );
});

describe("A sign-in", () => {
  it("asks for both fields and for nothing else", () => {
    expect(signInSchema.safeParse({ email: " ", password: "" }).success).toBe(false);
    expect(signInSchema.parse({ email: " ana@x.example ", password: "x" })).toEqual({
      email: "ana@x.example",
      password: "x",
    });
  });
});
