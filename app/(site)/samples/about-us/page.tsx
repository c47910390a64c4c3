import { AboutUs } from "#components/site/about/about-us";
import { ABOUT_US } from "#components/site/about/about-us-metadata";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { routes } from "#lib/domain/core/routes";
import { FOUNDER_LETTER } from "#lib/domain/site/founder-letter";
import { siteEnv } from "#lib/env/public";

export const metadata = ABOUT_US;

/** About us with the sample of a founder's letter, for whoever has samples on (`pageShown`). */
export default function AboutUsWithSamplesPage() {
  return (
    <>
      <Breadcrumbs name="About Us" path={routes.aboutUs} origin={siteEnv().origin} />
      <AboutUs letter={FOUNDER_LETTER} />
    </>
  );
}
