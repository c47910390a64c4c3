import { Landing } from "#components/site/landing";
import { LandingData } from "#components/site/landing-data";
import { LANDING } from "#components/site/landing-metadata";
import { siteEnv } from "#lib/env/public";

export const metadata = LANDING;

/** What the middleware shows at `/` where the samples are on; nobody opens it by its own address. */
export default function LandingWithSamplesPage() {
  return (
    <>
      <LandingData origin={siteEnv().origin} />
      <Landing samples />
    </>
  );
}
