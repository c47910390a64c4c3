import type { ContactMessage } from "#lib/domain/site/contact";
import { type Letter, letter } from "./letter.ts";

/** What support is mailed of a message from the contact page. */
export function contactMail({ name, email, phone, subject, message }: ContactMessage): Letter {
  const about = subject || "no subject";
  return letter({
    subject: `Message from ${name}: ${about}`,
    before: [
      `${name} (${email}${phone && `, ${phone}`}) wrote on the contact page:`,
      ...message.split(/\n+/).filter((line) => line.trim() !== ""),
    ],
    action: {
      words: `Reply to ${name}`,
      href: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || "your message to Rolecall"}`)}`,
    },
    footer:
      "You're getting this email because this is the address for messages from the contact page. Replies go to the sender.",
  });
}
