import type { Metadata } from "next";
import { connection } from "next/server";
import { ContactPage } from "#components/site/contact-page";
import { publicEnv } from "#lib/env/public";

export const metadata: Metadata = { title: "Book a call" };

export default async function BookACallPage() {
  // The address comes from the running server, not from the build.
  await connection();
  return (
    <ContactPage
      title="Book a call"
      intro="Send us two times that work for you. A real person will reply, look at how you hire and put together a price that fits."
      email={publicEnv().contactEmail}
      action="Ask for a call"
      mail={{
        subject: "A call about Rolecall",
        body: "Company:\nWhat we hire for, and where:\nCandidates a month, roughly:\nTwo times that work for us (with time zone):\n",
      }}
      points={[
        { heading: "20 minutes", text: "By phone or video, whichever is easier between jobs." },
        {
          heading: "Your numbers",
          text: "How many candidates a month, how many locations, and which hiring software you use.",
        },
        {
          heading: "A written quote",
          text: "You get it after the call, with nothing to sign on the spot.",
        },
      ]}
    />
  );
}
