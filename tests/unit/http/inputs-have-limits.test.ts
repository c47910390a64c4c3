import { z } from "zod";
import { INVALID_EMAIL, isEmail } from "#lib/domain/account/email";
import { signUpSchema } from "#lib/domain/account/sign-up";
import { candidateFaults } from "#lib/domain/room/candidate";
import { filled, identifier, text, trimmed } from "#lib/domain/text/text";
import { HANDLER_FILES, handlersOf } from "./support/handlers";
import { limitless } from "./support/limitless";

jest.mock("server-only", () => ({}));

/** Handlers outside the one door, with why. */
const OWN_HANDLERS = new Set([
  // A text that the build writes: it reads nothing of a request.
  "app/llms.txt/route.ts",
]);

describe("What a stranger may send", () => {
  it.each(HANDLER_FILES.filter((file) => !OWN_HANDLERS.has(file)))(
    "has a limit in %s",
    async (file) => {
      const handlers = await handlersOf(file);
      expect(handlers).not.toEqual([]);
      const faults = handlers.flatMap(([method, { accepts }]) =>
        Object.entries(accepts).flatMap(([part, schema]) =>
          schema ? limitless(schema, `${method} ${part}`) : [],
        ),
      );
      expect(faults).toEqual([]);
    },
  );

  it("is read by many handlers", () => expect(HANDLER_FILES.length).toBeGreaterThan(50));
});

describe("An address of 400 characters", () => {
  const email = `${"a".repeat(388)}@example.com`;

  it("is refused by every handler that takes one", async () => {
    const taken: string[] = [];
    for (const file of HANDLER_FILES) {
      for (const [method, { accepts }] of await handlersOf(file)) {
        const { error } = z.safeParse(accepts.body ?? z.object({}), { email });
        const shape = Object(accepts.body?._zod.def).shape;
        if (!shape || !("email" in shape)) continue;
        taken.push(`${method} ${file}`);
        expect(error?.issues.filter(({ path }) => path[0] === "email")).toHaveLength(1);
      }
    }
    expect(taken).toEqual([
      "PUT app/api/account/profile/route.ts",
      "POST app/api/auth/forgot-password/route.ts",
      "POST app/api/auth/sign-in/route.ts",
      "POST app/api/auth/sign-up/route.ts",
      "POST app/api/contact/route.ts",
      "POST app/api/room/[key]/attempts/route.ts",
      "POST app/api/room/[key]/continue/route.ts",
      "POST app/api/team/invitations/route.ts",
    ]);
  });

  it("is refused by every form, and one of 254 is not", () => {
    const longest = `${"a".repeat(242)}@example.com`;
    expect([isEmail(email), isEmail(longest), isEmail(`a${longest}`)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(candidateFaults({ name: "Ana", email, phone: "" })).toEqual({ email: "too_long" });
  });
});

describe("The test of limits", () => {
  it.each([
    ["a text without an end", z.string()],
    ["a length that does not end the check", z.string().max(9)],
    ["a pattern before the length", z.string().regex(/x/).max(9, { abort: true })],
    ["a question before the length", z.string().refine(Boolean).max(9, { abort: true })],
    ["a format of any length", z.email().max(254, { abort: true })],
    ["a transform before the length", z.string().transform((value) => value.trim())],
    ["a list without an end", z.array(z.uuid())],
    ["a list of texts without an end", z.array(z.string()).max(9)],
    ["a record without an end", z.record(text(9), z.number())],
    ["a key without an end", z.record(z.string(), z.number()).refine(() => false)],
    ["anything", z.unknown()],
    ["a field that nobody named", z.looseObject({})],
    ["one of a choice", z.union([z.uuid(), z.string()])],
    ["what may be left out", z.object({ note: z.string().optional() })],
    ["a template", z.templateLiteral(["a", z.string()])],
  ])("finds %s", (_name, schema) => {
    expect(limitless(schema, "body")).not.toEqual([]);
  });

  it.each([
    ["texts of ours", z.object({ a: text(9), b: trimmed(9), c: filled("?", 9), d: identifier(9) })],
    ["a pattern behind the length", text(9).check(z.regex(/^\d+$/))],
    ["what has one length or none", z.object({ id: z.uuid(), on: z.boolean(), n: z.int() })],
    ["a list with an end", z.array(z.enum(["a"])).max(3)],
  ])("lets through %s", (_name, schema) => expect(limitless(schema, "body")).toEqual([]));
});

describe("A sign-up whose address is made to stop the server", () => {
  const attack = {
    email: `${"@.".repeat(1700)} x`,
    password: "Sparkle-1",
    acceptTerms: true,
  };

  it("is refused for its length, and no rule of the form is asked", () => {
    const { error } = signUpSchema.safeParse(attack);
    expect(error?.issues).toMatchObject([
      { code: "too_big", path: ["email"], message: INVALID_EMAIL },
    ]);
  });
});
