import { ContactPage } from "#components/site/contact/contact-page";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { routes } from "#lib/domain/core/routes";
import { siteEnv } from "#lib/env/public";

export const metadata = pageMetadata({
  path: routes.bookACall,
  title: "Book a call",
  description:
    "Send us two times that work for you. In 20 minutes by phone or video, we look at how you hire and put together a price that fits.",
});

export default function BookACallPage() {
  const { origin, contactEmail } = siteEnv();
  return (
    <>
      <Breadcrumbs name="Book a call" path={routes.bookACall} origin={origin} />
      <ContactPage
        title="Book a call"
        intro="Send us two times that work for you. A real person will reply, look at how you hire, and put together a price that fits."
        email={contactEmail}
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
    </>
  );
}
