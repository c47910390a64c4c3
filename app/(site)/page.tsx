import { HeroResult } from "#components/results/sample/hero-result";
import { Landing } from "#components/site/landing/landing";
import { LANDING } from "#components/site/landing/landing-metadata";
import { LandingStructuredData } from "#components/site/landing/landing-structured-data";
import { ownClaims } from "#lib/domain/site/claims";
import { siteEnv } from "#lib/env/public";

export const metadata = LANDING;

export default function LandingPage() {
  return (
    <>
      <LandingStructuredData origin={siteEnv().origin} />
      <Landing claims={ownClaims(new Date())} result={<HeroResult />} />
    </>
  );
}
