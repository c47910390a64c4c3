import { ContactCard } from "#components/site/contact/contact-card";
import { ContactForm } from "#components/site/contact/contact-form";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { Card } from "#components/ui/card";
import { routes } from "#lib/domain/core/routes";
import { CONTACT_TEXTS } from "#lib/domain/site/contact";
import { siteEnv } from "#lib/env/public";

export const metadata = {
  ...pageMetadata({
    path: routes.contact,
    title: "Contact Us",
    description:
      "Write to Rolecall about AI interviews for cleaning, HVAC, restaurant, and staffing companies. A real person reads every message and answers by email.",
  }),
  robots: { index: true, follow: true },
};

export default function ContactUsPage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pt-10 pb-24 sm:px-8 sm:pt-16">
      <Breadcrumbs name="Contact Us" path={routes.contact} origin={origin} />
      <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl">
        {CONTACT_TEXTS.heading}
      </h1>
      <p className="mt-4 max-w-text text-lg text-muted-foreground sm:text-xl">
        {CONTACT_TEXTS.subtitle}
      </p>
      <div className="mt-10 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <Card className="relative p-6 sm:p-8">
          <ContactForm />
        </Card>
        <ContactCard email={contactEmail} />
      </div>
    </div>
  );
}
