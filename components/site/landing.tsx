import { TESTIMONIALS } from "#lib/domain/site/claims";
import { ClosingCall } from "./closing-call";
import { DemoVideo } from "./demo-video";
import { Features } from "./features";
import { Hero } from "./hero";
import { IndustryCards } from "./industry-cards";
import { OurWord } from "./our-word";
import { Pricing } from "./pricing";
import { Proof } from "./proof";
import { Questions } from "./questions";
import { Screens } from "./screens";
import { SiteSection } from "./site-section";
import { Steps } from "./steps";
import { TestimonialCard } from "./testimonial-card";
import { Testimonials } from "./testimonials";

/** The landing page, with or without the claims that have no source yet. */
export function Landing({ samples }: { samples: boolean }) {
  return (
    <>
      <Hero />
      <Proof samples={samples} />
      <Steps />
      <Features />
      <Screens />
      <IndustryCards />
      <DemoVideo />
      <Pricing samples={samples} />
      {samples ? (
        <SiteSection id="testimonials" title="What owners could say here" tinted>
          <Testimonials>
            {TESTIMONIALS.map((voice) => (
              <TestimonialCard key={voice.name} voice={voice} />
            ))}
          </Testimonials>
        </SiteSection>
      ) : (
        <OurWord />
      )}
      <Questions />
      <ClosingCall samples={samples} />
    </>
  );
}
