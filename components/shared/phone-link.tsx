import { Phone as PhoneIcon } from "lucide-react";
import { Button } from "#components/ui/button";
import type { Phone } from "#lib/domain/plans/phone-support";

/** A telephone to call with one tap. */
export function PhoneLink({ phone }: { phone: Phone }) {
  return (
    <Button variant="outline" asChild>
      <a href={phone.href}>
        <PhoneIcon aria-hidden /> {phone.shown}
      </a>
    </Button>
  );
}
