import { AboutUs } from "#components/site/about-us";
import { ABOUT_US } from "#components/site/about-us-metadata";
import { PageCrumbs } from "#components/site/page-crumbs";
import { FOUNDER_LETTER } from "#lib/domain/site/founder-letter";
import { routes } from "#lib/domain/site/routes";
import { siteEnv } from "#lib/env/public";

export const metadata = ABOUT_US;

/** About us with the sample of a founder's letter, for whoever has samples on (`pageShown`). */
export default function AboutUsWithSamplesPage() {
  return (
    <>
      <PageCrumbs name="About Us" path={routes.aboutUs} origin={siteEnv().origin} />
      <AboutUs letter={FOUNDER_LETTER} />
    </>
  );
}
