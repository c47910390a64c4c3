import { Mail, MessageCircle, Phone } from "lucide-react";
import { ContactLink } from "#components/shared/contact-link";
import { contactLinks, type FirstWords } from "#lib/domain/results/contact";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { shownPhone } from "#lib/domain/text/phone";

type ContactRowProps = {
  person: Pick<ResultDetail, "email" | "phone">;
  /** How a message to them begins; null while that is read. */
  words: FirstWords | null;
};

/** The ways to reach the person, each by this device's own program. */
export function ContactRow({ person: { email, phone }, words }: ContactRowProps) {
  const links = contactLinks({ email, phone }, words);
  const shown = phone && shownPhone(phone);
  return (
    <>
      <ContactLink href={links.email} icon={<Mail />} text={email} />
      {shown === null ? null : <ContactLink href={links.call} icon={<Phone />} text={shown} />}
      {links.text ? (
        <ContactLink
          href={links.text}
          icon={<MessageCircle />}
          text="Text"
          name={`Text ${shown}`}
        />
      ) : null}
    </>
  );
}
