import type { Metadata } from "next";
import { connection } from "next/server";
import { ContactPage } from "#components/site/contact-page";
import { publicEnv } from "#lib/env/public";

export const metadata: Metadata = { title: "Support" };

export default async function SupportPage() {
  // The address comes from the running server, not from the build.
  await connection();
  return (
    <ContactPage
      title="Support"
      intro="Is something stuck, or does a payment look wrong? Write to us and a real person will answer."
      email={publicEnv().contactEmail}
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
          text: "Candidates contact you, not us. If a link doesn't open for them, send us the link.",
        },
        {
          heading: "Reference codes",
          text: "Some error pages show a reference. Send it to us so we can find out what happened.",
        },
      ]}
    />
  );
}
