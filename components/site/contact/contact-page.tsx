import { Mail } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { textLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";
import { cn } from "#lib/utils";

type ContactPageProps = {
  title: string;
  intro: string;
  /** What to have at hand, and what comes back. */
  points: { heading: string; text: string }[];
  email: string;
  mail: { subject: string; body: string };
  /** What the button says. */
  action: string;
};

/** A page of ours that leads to a person by mail, with the mail begun. */
export function ContactPage({ title, intro, points, email, mail, action }: ContactPageProps) {
  const { subject, body } = mail;
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-10 pb-24 sm:px-8 sm:pt-16">
      <div className="max-w-3xl">
        <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl">{title}</h1>
        <p className="mt-4 max-w-text text-lg text-muted-foreground sm:text-xl">{intro}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button asChild size="lg">
            <a href={href}>
              <Mail aria-hidden /> {action}
            </a>
          </Button>
          <p className="text-muted-foreground">
            or write to{" "}
            <a href={`mailto:${email}`} className={textLinkClasses}>
              {email}
            </a>
            . No email app on this device?{" "}
            <Link href={routes.contact} className={textLinkClasses}>
              Use the contact form
            </Link>
            .
          </p>
        </div>
        <dl
          className={cn(
            "mt-14 grid gap-8 border-t pt-10",
            points.length % 2 === 0 ? "sm:grid-cols-2" : "sm:grid-cols-3",
          )}
        >
          {points.map(({ heading, text }) => (
            <div key={heading}>
              <dt className="font-semibold text-lg">{heading}</dt>
              <dd className="mt-1 text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
