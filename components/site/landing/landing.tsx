import type { ReactNode } from "react";
import { FaqList } from "#components/shared/faq-list";
import type { SiteClaims } from "#lib/domain/site/claims";
import { FAQ } from "#lib/domain/site/faq";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { SECTIONS } from "#lib/domain/site/sections";
import { DemoFilm } from "../demo/demo-film";
import { TradeChooser } from "../industries/trade-chooser";
import { SiteSection } from "../site-section";
import { ClosingCta } from "./closing-cta";
import { Features } from "./features";
import { Figures } from "./figures";
import { Hero } from "./hero";
import { Pricing } from "./pricing";
import { Steps } from "./steps";
import { Voices } from "./voices";

type LandingProps = {
  claims: SiteClaims;
  /** What the hero shows of the product. */
  result: ReactNode;
};

/** The landing page: with what its owner has confirmed, and in the place of the rest what anybody can check. */
export function Landing({ claims, result }: LandingProps) {
  return (
    <>
      <Hero result={result} />
      <Figures figures={claims.figures} />
      <Steps />
      <Features />
      <IndustryChoice />
      <DemoVideo />
      <Pricing />
      <Voices reviews={claims.reviews} />
      <LandingFaq />
      <ClosingCta figures={claims.figures} />
    </>
  );
}

/** The film of the product, and what it shows. */
function DemoVideo() {
  return (
    <SiteSection
      id={SECTIONS.demo}
      title="Watch both sides of an interview"
      intro="Recorded in the real product. There is no sound; captions explain each step."
      tinted
    >
      <DemoFilm />
    </SiteSection>
  );
}

/** The eleven trades, each with a page of its own. */
function IndustryChoice() {
  return (
    <SiteSection
      id={SECTIONS.industries}
      title="Built for your trade"
      intro="What owners in your line of work ask, and what good answers sound like."
    >
      <TradeChooser industries={INDUSTRIES} />
    </SiteSection>
  );
}

/** What owners ask. */
function LandingFaq() {
  return (
    <SiteSection id="questions" title="Frequently asked questions" tinted>
      <FaqList items={FAQ} wide />
    </SiteSection>
  );
}
