import { Landing } from "#components/site/landing/landing";
import { LANDING } from "#components/site/landing/landing-metadata";
import { LandingStructuredData } from "#components/site/landing/landing-structured-data";
import { siteEnv } from "#lib/env/public";

export const metadata = LANDING;

/** What the middleware shows at `/` if the samples are on; nobody opens it by its own address. */
export default function LandingWithSamplesPage() {
  return (
    <>
      <LandingStructuredData origin={siteEnv().origin} />
      <Landing samples />
    </>
  );
}
