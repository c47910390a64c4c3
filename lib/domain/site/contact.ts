import * as z from "zod/mini";
import { EMAIL_LIMIT, isEmail } from "../account/email.ts";
import { addressText, filled, trimmed } from "../text/text.ts";

/** Characters of each field; the database holds the same numbers. */
export const CONTACT_LIMITS = { name: 200, phone: 40, subject: 300, message: 10_000 } as const;

/** How long a message is kept; the database holds the same number. */
export const CONTACT_KEPT_DAYS = 365;

/** Where the contact page says whom a candidate asks. */
export const APPLYING = "applying";

export const CONTACT_TEXTS = {
  heading: "Get in Touch",
  subtitle: "Have questions about the product? We're here to help.",
  card: "Contact Information",
  send: "Send Message",
  sending: "Sending...",
  thanks: "Thank You!",
  received: "We've received your message and will get back to you soon.",
} as const;

const email = addressText(EMAIL_LIMIT, "Email is invalid").check(
  z.minLength(1, { error: "Email is required", abort: true }),
  z.refine(isEmail, "Email is invalid"),
);

/** A message from the contact page, for the form and its handler. */
export const contactSchema = z.object({
  name: filled("Name is required", CONTACT_LIMITS.name),
  email,
  phone: addressText(CONTACT_LIMITS.phone),
  subject: trimmed(CONTACT_LIMITS.subject),
  message: filled("Message is required", CONTACT_LIMITS.message),
  /** A field that nobody sees: whoever fills it in is a program. */
  website: trimmed(200),
});

export type ContactMessage = Omit<z.infer<typeof contactSchema>, "website">;
