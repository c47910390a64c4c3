import { AboutUs } from "#components/site/about/about-us";
import { ABOUT_US } from "#components/site/about/about-us-metadata";
import { Breadcrumbs } from "#components/site/metadata/breadcrumbs";
import { routes } from "#lib/domain/core/routes";
import { ownClaims } from "#lib/domain/site/claims";
import { siteEnv } from "#lib/env/public";

export const metadata = ABOUT_US;

export default function AboutUsPage() {
  return (
    <>
      <Breadcrumbs name="About Us" path={routes.aboutUs} origin={siteEnv().origin} />
      <AboutUs letter={ownClaims(new Date()).letter} />
    </>
  );
}
