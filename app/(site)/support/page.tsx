import type { Metadata } from "next";
import { connection } from "next/server";
import { ContactPage } from "#components/marketing/contact-page";
import { publicEnv } from "#lib/env/public";

export const metadata: Metadata = { title: "Support" };

export default async function SupportPage() {
  // The address comes from the running server, not from the build.
  await connection();
  return (
    <ContactPage
      title="Support"
      intro="Something is stuck, or a payment looks wrong? Write to us, and a person answers."
      email={publicEnv().contactEmail}
      action="Write to support"
      mail={{
        subject: "Help with Rolecall",
        body: "The email I sign in with:\nWhat I wanted to do:\nWhat happened instead:\n",
      }}
      points={[
        {
          heading: "Payments",
          text: "Your card and your invoices stand in Settings, under Manage subscription. A payment that counts shows there within a minute.",
        },
        {
          heading: "Candidates",
          text: "Candidates write to you, not to us. If a link does not open for them, send us the link.",
        },
        {
          heading: "A reference",
          text: "Some error pages name a reference. It helps us to find what happened.",
        },
      ]}
    />
  );
}
