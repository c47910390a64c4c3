import { ContactPage } from "#components/site/contact/contact-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";

export const metadata = pageMetadata({
  path: routes.support,
  title: "Support",
  description:
    "Is something stuck, or does a payment look wrong? Write to Rolecall's support and a real person will answer.",
});

export default function SupportPage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <Breadcrumbs name="Support" path={routes.support} origin={origin} />
      <ContactPage
        title="Support"
        intro="Is something stuck, or does a payment look wrong? Write to us and a real person will answer."
        email={contactEmail}
        action="Write to support"
        mail={{
          subject: "Help with Rolecall",
          body: "The email I sign in with:\nWhat I wanted to do:\nWhat happened instead:\n",
        }}
        points={[
          {
            heading: "Payments",
            text: "Your card and invoices are in Settings, under Manage subscription. A successful payment shows up there within a minute.",
          },
          {
            heading: "Candidates",
            text: "Candidates should contact you first. If a link doesn't open for them, send us the link.",
          },
          {
            heading: "By phone",
            text: "On Scale and Custom, our phone number is in Settings, under Account.",
          },
          {
            heading: "Reference codes",
            text: "Some error pages show a reference. Send it to us so we can find out what happened.",
          },
        ]}
      />
    </>
  );
}
