import { TeamNote } from "#components/shared/team-note";
import { TESTIMONIALS } from "#lib/domain/site/claims";
import { SiteSection } from "../site-section";
import { ClosingCta } from "./closing-cta";
import { DemoVideo } from "./demo-video";
import { Features } from "./features";
import { Hero } from "./hero";
import { IndustryCards } from "./industry-cards";
import { LandingFaq } from "./landing-faq";
import { Pricing } from "./pricing";
import { Screens } from "./screens";
import { SocialProof } from "./social-proof";
import { Steps } from "./steps";
import { TestimonialCard } from "./testimonial-card";
import { Testimonials } from "./testimonials";

/** The landing page, with or without the claims that have no source yet. */
export function Landing({ samples }: { samples: boolean }) {
  return (
    <>
      <Hero />
      <SocialProof samples={samples} />
      <Steps />
      <Features />
      <Screens />
      <IndustryCards />
      <DemoVideo />
      <Pricing />
      {samples ? (
        <SiteSection id="testimonials" title="Sample reviews" tinted>
          <Testimonials>
            {TESTIMONIALS.map((voice) => (
              <TestimonialCard key={voice.name} voice={voice} />
            ))}
          </Testimonials>
        </SiteSection>
      ) : (
        <section aria-label="What we promise" className="border-y bg-tint">
          <div className="mx-auto w-full max-w-4xl px-5 py-16 sm:px-8 sm:py-24">
            <TeamNote trial large />
          </div>
        </section>
      )}
      <LandingFaq />
      <ClosingCta samples={samples} />
    </>
  );
}
