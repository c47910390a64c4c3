import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Organization,
  SoftwareApplication,
  VideoObject,
  WebSite,
} from "schema-dts";
import { articlePath, routes, signUpPath } from "#lib/domain/core/routes";
import { TRIAL_DAYS } from "#lib/domain/plans/billing";
import { OFFERED_PLANS, offer, planName } from "#lib/domain/plans/plans";

/*
 * What pages say about themselves in schema.org's words. Addresses of ours are paths: `JsonLd` puts the origin in front.
 */

const ORGANIZATION = { "@id": "/#organization" } as const;
/** With its name, for pages on which it is not described. */
const NAMED = { "@type": "Organization", ...ORGANIZATION, name: "Rolecall", url: "/" } as const;
const WEBSITE = { "@id": "/#website" } as const;

const DESCRIPTION =
  "AI interviews for service businesses: one link, answers by video or text, and a ranked shortlist with quotes beside the scores.";

/** Who we are. */
export function organization() {
  return {
    ...NAMED,
    logo: "/icon.svg",
    description: DESCRIPTION,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      url: routes.contact,
      availableLanguage: "English",
    },
  } as const satisfies Organization;
}

/** The site as a whole. */
export function website() {
  return {
    "@type": "WebSite",
    ...WEBSITE,
    name: "Rolecall",
    url: "/",
    inLanguage: "en-US",
    publisher: ORGANIZATION,
  } as const satisfies WebSite;
}

/** What is sold, at the prices of the price list. */
export function softwareApplication() {
  return {
    "@type": "SoftwareApplication",
    "@id": "/#software",
    name: "Rolecall",
    url: "/",
    description: DESCRIPTION,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    publisher: ORGANIZATION,
    offers: OFFERED_PLANS.map((plan) => {
      const { description, price } = offer(plan);
      return {
        "@type": "Offer",
        name: planName(plan),
        description: `${description} ${TRIAL_DAYS} days free.`,
        url: signUpPath(plan),
        price,
        priceCurrency: "USD",
        category: "subscription",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price,
          priceCurrency: "USD",
          unitCode: "MON",
          billingIncrement: 1,
        },
      } as const;
    }),
  } as const satisfies SoftwareApplication;
}

/** Questions with their answers, as they can be read on the page. */
export function faqPage(items: readonly { question: string; answer: string }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    })),
  } as const satisfies FAQPage;
}

/** The way from the landing page, which comes first by itself, to this page. */
export function breadcrumbs(items: readonly { name: string; path: string }[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: routes.home }, ...items].map(
      ({ name, path }, index) => ({
        "@type": "ListItem" as const,
        position: index + 1,
        name,
        item: path,
      }),
    ),
  } as const satisfies BreadcrumbList;
}

type Post = {
  slug: string;
  headline: string;
  description: string;
  /** A path of ours or a whole address. */
  image?: string | null;
  /** ISO. */
  datePublished: string;
  dateModified?: string | null;
  author: string;
};

export function blogPosting(post: Post) {
  const { slug, image, dateModified, author, headline, description, datePublished } = post;
  const url = articlePath(slug);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline,
    description,
    ...(image && { image }),
    ...(datePublished && { datePublished }),
    ...(dateModified && { dateModified }),
    author: author === NAMED.name ? NAMED : { "@type": "Person", name: author },
    publisher: NAMED,
    url,
    mainEntityOfPage: url,
    inLanguage: "en-US",
  } as const satisfies BlogPosting;
}

/** The list of articles. */
export function blog(posts: readonly Post[]) {
  return {
    "@type": "Blog",
    "@id": `${routes.blog}#blog`,
    name: "Rolecall Blog",
    url: routes.blog,
    inLanguage: "en-US",
    publisher: ORGANIZATION,
    blogPost: posts.map(blogPosting),
  } as const satisfies Blog;
}

type Video = {
  name: string;
  description: string;
  /** Paths of ours. */
  contentUrl: string;
  thumbnailUrl: string;
  /** ISO. */
  uploadDate: string;
  seconds: number;
};

/** A film that the page plays. */
export function videoObject({ seconds, ...video }: Video) {
  return {
    "@type": "VideoObject",
    ...video,
    duration: `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`,
    inLanguage: "en-US",
    publisher: ORGANIZATION,
  } as const satisfies VideoObject;
}
