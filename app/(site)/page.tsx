import { Landing } from "#components/site/landing";
import { LandingData } from "#components/site/landing-data";
import { LANDING } from "#components/site/landing-metadata";
import { siteEnv } from "#lib/env/public";

export const metadata = LANDING;

export default function LandingPage() {
  return (
    <>
      <LandingData origin={siteEnv().origin} />
      <Landing samples={false} />
    </>
  );
}
