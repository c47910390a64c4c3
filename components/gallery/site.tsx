import { HeroResult } from "#components/results/sample/hero-result";
import { AboutUs } from "#components/site/about/about-us";
import { Listing, ListingFailed, ListingNotFound } from "#components/site/blog/listing";
import { PostNotFound } from "#components/site/blog/post-not-found";
import { ContactForm, ContactThanks } from "#components/site/contact/contact-form";
import { ContactPage } from "#components/site/contact/contact-page";
import { DemoFilm } from "#components/site/demo/demo-film";
import { SiteFooter } from "#components/site/frame/site-footer";
import { SiteHeader } from "#components/site/frame/site-header";
import { IndustryList } from "#components/site/industries/industry-list";
import { IndustryNotFound } from "#components/site/industries/industry-not-found";
import { IndustryPage } from "#components/site/industries/industry-page";
import { Landing } from "#components/site/landing/landing";
import { LegalPage } from "#components/site/legal/legal-page";
import { privacyText } from "#components/site/legal/privacy-text";
import { TextPage } from "#components/site/legal/text-page";
import { NotFoundPage } from "#components/site/not-found-page";
import { howWeScoreText } from "#components/site/trust/how-we-score-text";
import { StatusLine } from "#components/site/trust/status-line";
import { readinessOf } from "#lib/domain/operations/readiness";
import { ownClaims, siteClaims } from "#lib/domain/site/claims";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { industryText } from "#lib/domain/site/industry-texts";
import { confirmedClaims } from "./examples/claims";
import { LONG_NAME, LONG_TEXT, LONG_TITLE } from "./examples/long";
import { nothing } from "./examples/owner";
import type { Shown } from "./states";

const post = (id: string, featured: boolean) => ({
  id,
  slug: id,
  featured,
  title: LONG_TITLE,
  description: LONG_TEXT,
  author: LONG_NAME,
  publishedAt: "2026-11-20T12:00:00Z",
  categoryTitle: "Hiring in cleaning",
  image: null,
  bodyText: LONG_TEXT,
});

const confirmed = siteClaims(confirmedClaims, new Date());

const text = industryText("commercial-cleaning");
const trade = text && {
  text,
  name: "Commercial cleaning",
  others: INDUSTRIES.filter(({ slug }) => slug !== text.slug),
};

export const SITE: readonly Shown[] = [
  {
    name: "Header and footer",
    states: { header: () => <SiteHeader />, footer: () => <SiteFooter /> },
  },
  {
    name: "Landing",
    states: {
      full: () => <Landing claims={ownClaims(new Date())} result={<HeroResult />} />,
      "every claim confirmed": () => <Landing claims={confirmed} result={<HeroResult />} />,
    },
  },
  {
    name: "About us",
    states: {
      full: () => <AboutUs letter={null} />,
      "with the letter": () => <AboutUs letter={confirmed.letter} />,
    },
  },
  {
    name: "Contact",
    states: { empty: () => <ContactForm />, sent: () => <ContactThanks onBack={nothing} /> },
  },
  {
    name: "Blog",
    note: "An article's text is the content service's own format: open one of the running product.",
    states: {
      empty: () => <Listing posts={[]} page={0} pages={0} />,
      long: () => <Listing posts={[post("p-1", true), post("p-2", false)]} page={0} pages={9} />,
      error: () => <ListingFailed message="The content service didn't answer." />,
      "no such page": () => <ListingNotFound />,
      "no such article": () => <PostNotFound />,
    },
  },
  {
    name: "Trades",
    states: {
      list: () => <IndustryList industries={INDUSTRIES} />,
      "without articles": () => trade && <IndustryPage {...trade} articles={[]} />,
      "with articles": () => trade && <IndustryPage {...trade} articles={[post("p-1", false)]} />,
      "no such trade": () => <IndustryNotFound />,
    },
  },
  {
    name: "Other pages",
    states: {
      "support, book a call": () => (
        <ContactPage
          title="Support"
          intro={LONG_TEXT}
          points={[{ heading: LONG_TITLE, text: LONG_TEXT }]}
          email="help@rolecall.example"
          mail={{ subject: "Help", body: "" }}
          action="Write to support"
        />
      ),
      "how we score": () => <TextPage text={howWeScoreText} email="help@rolecall.example" />,
      status: () => (
        <StatusLine found={readinessOf({ database: true, storage: true, queue: true })} />
      ),
      "status, something is away": () => (
        <StatusLine found={readinessOf({ database: true, storage: false, queue: false })} />
      ),
      "terms, privacy, cookies": () => (
        <LegalPage text={privacyText} email="help@rolecall.example" />
      ),
      demo: () => <DemoFilm />,
      "not found": () => <NotFoundPage />,
    },
  },
];
