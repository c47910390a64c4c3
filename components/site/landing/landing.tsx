import { FaqList } from "#components/shared/faq-list";
import { TeamNote } from "#components/shared/team-note";
import { AvatarInitials } from "#components/ui/avatar-initials";
import { Badge } from "#components/ui/badge";
import { CLAIMS, FACTS, TESTIMONIALS } from "#lib/domain/site/claims";
import { FAQ } from "#lib/domain/site/faq";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { SECTIONS } from "#lib/domain/site/sections";
import { DemoFilm } from "../demo/demo-film";
import { IndustryList } from "../industries/industry-list";
import { SiteSection } from "../site-section";
import { ClosingCta } from "./closing-cta";
import { Features } from "./features";
import { Hero } from "./hero";
import { Pricing } from "./pricing";
import { Screens } from "./screens";
import { Steps } from "./steps";
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

/** The film of the product, and what it shows. */
function DemoVideo() {
  return (
    <SiteSection
      id={SECTIONS.demo}
      title="Watch both sides of an interview"
      intro="You create an interview, someone answers it on a phone, and you decide. Recorded in the real product, with a made-up company. There is no sound; captions explain each step."
      tinted
    >
      <DemoFilm />
    </SiteSection>
  );
}

/** The eleven trades, each with a page of its own. */
function IndustryCards() {
  return (
    <SiteSection
      id={SECTIONS.industries}
      title="Built for your trade"
      intro="Each page has the questions that owners in that line of work ask, and what good answers sound like."
    >
      <IndustryList industries={INDUSTRIES} />
    </SiteSection>
  );
}

/** What owners ask. */
function LandingFaq() {
  return (
    <SiteSection id="questions" title="Frequently asked questions" tinted>
      <div className="max-w-4xl">
        <FaqList items={FAQ} />
      </div>
    </SiteSection>
  );
}

/** What stands below the hero in numbers: facts of the product, and, if they are asked for, the samples. */
function SocialProof({ samples }: { samples: boolean }) {
  const figures = samples ? CLAIMS : FACTS;
  return (
    <section aria-label="In numbers" className="border-y bg-card">
      <div className="mx-auto w-full max-w-6xl px-5 py-8 sm:px-8">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-bold font-display text-3xl tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
        {samples ? (
          <p className="mt-6 flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
            <Badge variant="outline">Sample</Badge> Sample figures, not yet verified.
          </p>
        ) : null}
      </div>
    </section>
  );
}

/** One voice, which says of itself that it is a sample. */
function TestimonialCard({ voice }: { voice: (typeof TESTIMONIALS)[number] }) {
  return (
    <figure className="flex h-full flex-col gap-6 rounded-xl border bg-card p-6 sm:p-10">
      <Badge variant="outline">Sample, not a customer review</Badge>
      <blockquote className="flex-1 font-display font-medium text-xl leading-relaxed tracking-tight sm:text-2xl">
        “{voice.quote}”
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <AvatarInitials name={voice.name} className="size-11" />
        <span>
          <span className="block font-semibold">
            {voice.name}, {voice.role}
          </span>
          <span className="block text-muted-foreground">{voice.company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
