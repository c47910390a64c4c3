import { AboutUs } from "#components/site/about-us";
import { ABOUT_US } from "#components/site/about-us-metadata";
import { PageCrumbs } from "#components/site/page-crumbs";
import { routes } from "#lib/domain/site/routes";
import { siteEnv } from "#lib/env/public";

export const metadata = ABOUT_US;

export default function AboutUsPage() {
  return (
    <>
      <PageCrumbs name="About Us" path={routes.aboutUs} origin={siteEnv().origin} />
      <AboutUs letter={null} />
    </>
  );
}
