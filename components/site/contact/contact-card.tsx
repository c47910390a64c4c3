import { Mail } from "lucide-react";
import Link from "next/link";
import { Card } from "#components/ui/card";
import { textLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";
import { APPLYING, CONTACT_TEXTS } from "#lib/domain/site/contact";

/** Beside the contact form: the address itself, and who should write elsewhere. */
export function ContactCard({ email }: { email: string }) {
  return (
    <Card className="flex flex-col gap-6 self-start p-6">
      <div>
        <h2 className="font-semibold text-xl">{CONTACT_TEXTS.card}</h2>
        <a
          href={`mailto:${email}`}
          className={`${textLinkClasses} mt-3 inline-flex min-h-11 items-center gap-2 [overflow-wrap:anywhere]`}
        >
          <Mail aria-hidden className="size-5 shrink-0" />
          {email}
        </a>
      </div>
      <div className="border-t pt-5 text-muted-foreground">
        <h3 className="font-medium text-foreground">Already a customer?</h3>
        <p className="mt-1">
          Write to{" "}
          <Link href={routes.support} className={textLinkClasses}>
            Support
          </Link>{" "}
          if something is stuck or a payment looks wrong.
        </p>
      </div>
      <div id={APPLYING} className="scroll-mt-24 border-t pt-5 text-muted-foreground">
        <h3 className="font-medium text-foreground">Applying for a job?</h3>
        <p className="mt-1">
          The company that sent you the link makes the hiring decisions, so ask them first. Use the
          link in your confirmation email to see, correct, or delete your data.{" "}
          <Link href={routes.forCandidates} className={textLinkClasses}>
            For Candidates
          </Link>{" "}
          says what happens with your answers.
        </p>
      </div>
      <div className="border-t pt-5 text-muted-foreground">
        <h3 className="font-medium text-foreground">Your data</h3>
        <p className="mt-1">
          We use what you write here to reply to you. The{" "}
          <Link href={routes.privacy} className={textLinkClasses}>
            Privacy Policy
          </Link>{" "}
          says how long we keep it.
        </p>
      </div>
    </Card>
  );
}
