import { Mail, MessageCircle, Phone } from "lucide-react";
import { ContactLink } from "#components/shared/contact-link";
import { contactLinks, type FirstWords } from "#lib/domain/results/contact";
import type { ResultDetail } from "#lib/domain/results/result-detail";

type ContactRowProps = {
  person: Pick<ResultDetail, "email" | "phone">;
  /** How a message to them begins; null while that is read. */
  words: FirstWords | null;
};

/** The ways to reach the person, each by this device's own program. */
export function ContactRow({ person: { email, phone }, words }: ContactRowProps) {
  const links = contactLinks({ email, phone }, words);
  return (
    <>
      <ContactLink href={links.email} icon={<Mail />} text={email} />
      {phone === null ? null : <ContactLink href={links.call} icon={<Phone />} text={phone} />}
      {links.text ? (
        <ContactLink
          href={links.text}
          icon={<MessageCircle />}
          text="Text"
          name={`Text ${phone}`}
        />
      ) : null}
    </>
  );
}
