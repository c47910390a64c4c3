import type { Metadata } from "next";
import { connection } from "next/server";
import { ContactPage } from "#components/marketing/contact-page";
import { publicEnv } from "#lib/env/public";

export const metadata: Metadata = { title: "Book a call" };

export default async function BookACallPage() {
  // The address comes from the running server, not from the build.
  await connection();
  return (
    <ContactPage
      title="Book a call"
      intro="Tell us two times that suit you. A person answers, looks at how you hire, and puts a price together that fits."
      email={publicEnv().contactEmail}
      action="Ask for a call"
      mail={{
        subject: "A call about Rolecall",
        body: "Company:\nWhat we hire for, and where:\nCandidates a month, roughly:\nTwo times that suit us (with time zone):\n",
      }}
      points={[
        { heading: "20 minutes", text: "By phone or video, whichever is easier between two jobs." },
        {
          heading: "Your numbers",
          text: "How many candidates a month, how many sites, which hiring system you use.",
        },
        { heading: "A written offer", text: "Afterwards, with nothing to sign on the call." },
      ]}
    />
  );
}
