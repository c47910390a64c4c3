import { completeProfileSchema, splitName } from "#lib/domain/account/complete-profile";
import { isEmail } from "#lib/domain/account/email";
import { forgotPasswordSchema } from "#lib/domain/account/password-request";
import { signInSchema, signUpSchema } from "#lib/domain/account/sign-up";
import { companySchema } from "#lib/domain/company/company";
import { inviteRequestSchema } from "#lib/domain/interviews/invite-request";
import { candidateFaults } from "#lib/domain/room/candidate";
import { tidyDetails } from "#lib/domain/room/tidy-details";
import { contactSchema } from "#lib/domain/site/contact";
import { cleaned } from "#lib/domain/text/cleaned";
import { decodeText } from "#lib/domain/text/decode";
import { stripInvisible } from "#lib/domain/text/invisible";
import { filled, text, title, words } from "#lib/domain/text/text";
import { endpointSchema } from "#lib/domain/webhooks/endpoint-request";
import { participant } from "#lib/vendors/interview-provider/willo-schemas";

/** Zero width, direction marks, soft hyphens and fillers, one of each kind. */
const HIDDEN = [
  ..."\u00ad\u034f\u061c\u115f\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u3164\ufe0f\ufeff\u{e0041}",
];
const between = (word: string) =>
  [...word].map((letter, at) => letter + HIDDEN[at % HIDDEN.length]).join("");
const every = (word: string) => HIDDEN.map((sign) => `${sign}${word[0]}${sign}${word.slice(1)}`);

const EMAIL = "ana.maria.flores@people.example";
const NAME = "Ana Maria Flores";

it.each([EMAIL, NAME, "+1 555 010 0199", "https://sparkle.example/jobs"])(
  "Nothing hides in '%s'",
  (plain) => {
    for (const word of [between(plain), ...every(plain)]) {
      expect(cleaned(word)).toBe(plain);
      expect(stripInvisible(word)).toBe(plain);
    }
  },
);

it.each([
  ["Persian's half space", "می\u200cخواهم"],
  ["an Indic conjunct", "क्\u200dषत्री"],
  ["a letter that ends a Malayalam name", "രാജന്\u200d"],
  ["a family", "👩🏽\u200d👩\u200d👧"],
  ["a profession", "👩🏽\u200d🚀"],
  ["a colored heart", "❤\ufe0f"],
  ["a keycap", "5\ufe0f\u20e3"],
  ["a flag", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
  ["a form of a Japanese name's sign", "葛\u{e0100}西"],
])("What makes %s stays in words, and goes from addresses", (_, written) => {
  expect(cleaned(written)).toBe(written);
  expect(cleaned(cleaned(`\u200e${written}\u200b`))).toBe(written);
  expect(stripInvisible(written)).not.toBe(written);
});

it("A joiner at the edge of a word, or between other letters, goes", () => {
  expect(cleaned("\u200cعلی\u200c رضا\u200d")).toBe("علی رضا");
  expect(cleaned("Jo\u200dsé a\ufe0f b\u{e0067}\u{e007f}")).toBe("José a b");
});

it("An address with what nobody sees is none, where no door has cleaned it", () => {
  expect(isEmail(EMAIL)).toBe(true);
  for (const email of every(EMAIL)) expect(isEmail(email)).toBe(false);
});

it("Every form's address is cleaned before it is checked or compared", () => {
  const email = between(EMAIL);
  const password = "Correct-horse-9";
  const profile = { firstName: "Ana", lastName: "Flores", companyName: "Sparkle", email };
  const message = { name: between(NAME), email, phone: between("+1 555 010"), subject: "" };
  const people = [{ email, name: between(NAME) }];
  expect(signInSchema.parse({ email, password }).email).toBe(EMAIL);
  expect(signUpSchema.parse({ email, password, acceptTerms: true }).email).toBe(EMAIL);
  expect(forgotPasswordSchema.parse({ email }).email).toBe(EMAIL);
  expect(completeProfileSchema.parse({ ...profile, acceptTerms: true }).email).toBe(EMAIL);
  expect(contactSchema.parse({ ...message, message: "Hello", website: "" })).toMatchObject({
    name: NAME,
    email: EMAIL,
    phone: "+1 555 010",
  });
  const batchId = "0d9f7cbe-7f0c-4d0d-9c53-0d1f6ad3f0c1";
  expect(inviteRequestSchema.parse({ batchId, people }).people).toEqual([
    { email: EMAIL, name: NAME, phone: "", by: "email" },
  ]);
});

it("Names, titles, texts and links of forms are cleaned too, and a password never", () => {
  expect(filled("Empty", 100).parse(between(NAME))).toBe(NAME);
  expect(filled("Empty", 100).safeParse(HIDDEN.join("")).success).toBe(false);
  expect(title("Empty", 100).parse(between(NAME))).toBe(NAME);
  expect(words(1000).parse(` ${between(NAME)}\n`)).toBe(` ${NAME}\n`);
  expect(text(1000).parse(between("secret"))).toBe(between("secret"));
  expect(endpointSchema.parse({ url: between("https://a.example/x") }).url).toBe(
    "https://a.example/x",
  );
  expect(companySchema.shape.website.parse(between("sparkle.com"))).toBe("https://sparkle.com");
  expect(splitName(between(NAME))).toEqual({ firstName: "Ana", lastName: "Maria" });
});

it("A candidate's details are cleaned in the room, a spreadsheet and a provider's answer", () => {
  const given = { name: between(NAME), email: between(EMAIL), phone: between("+1 555 010 0199") };
  const plain = { name: NAME, email: EMAIL, phone: "+1 555 010 0199" };
  expect(candidateFaults(given)).toEqual({});
  expect(tidyDetails(given)).toEqual(plain);
  const file = new TextEncoder().encode(`Name,Email\n${given.name},${given.email}\n`);
  expect(decodeText(file)).toBe(`Name,Email\n${NAME},${EMAIL}\n`);
  const key = "a".repeat(32);
  const answers = [{ answer_type: "text", text: between("Hello") }];
  expect(participant.parse({ ...given, key, interview: key, answers })).toMatchObject({
    ...plain,
    answers: [{ text: "Hello" }],
  });
});
