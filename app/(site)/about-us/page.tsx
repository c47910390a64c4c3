import { AboutUs } from "#components/site/about-us";
import { JsonLd } from "#components/site/json-ld";
import { pageMetadata } from "#components/site/page-metadata";
import { breadcrumbs } from "#components/site/structured-data";
import { routes } from "#lib/domain/site/routes";
import { siteEnv } from "#lib/env/public";

export const metadata = pageMetadata({
  path: routes.aboutUs,
  title: "About Us",
  description:
    "Rolecall gives service businesses a fair first interview with every applicant. Why we exist, and what we will never let a computer decide.",
});

export default function AboutUsPage() {
  return (
    <>
      <JsonLd
        data={breadcrumbs([{ name: "About Us", path: routes.aboutUs }])}
        origin={siteEnv().origin}
      />
      {/* The sample of a founder's letter stays away until it is somebody's (lib/domain/site/founder-letter.ts). */}
      <AboutUs letter={null} />
    </>
  );
}
