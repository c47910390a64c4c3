import type { Metadata, ResolvedMetadata } from "next";
import { articlePath, blogPath, routes } from "#lib/domain/core/routes";
import { type Post, sizedImage } from "#lib/domain/site/blog";
import { pageMetadata } from "../metadata/page-metadata";
import { notFoundMetadata } from "../not-found-message";

const TITLE = "Rolecall Blog | AI Hiring Insights & Resources";
const DESCRIPTION =
  "Insights, tips, and case studies about hiring for service businesses: cleaning, HVAC, plumbing, landscaping, restaurants, staffing, and more.";
const KEYWORDS = [
  ...["AI hiring", "AI interviews", "hiring for service businesses", "hiring cleaners"],
  ...["hiring HVAC technicians", "restaurant hiring", "staffing", "structured interviews"],
];

/** Where feed readers look. */
const feed = { "application/rss+xml": [{ url: routes.blogFeed, title: "Rolecall Blog" }] };

/** The blog's own picture for previews of links, which stands beside its pages. */
type Pictures = NonNullable<ResolvedMetadata["openGraph"]>["images"];

/** What crawlers read of a page of the list; without a single article they are asked to leave it out. */
export function listingMetadata(
  page: number,
  state: "full" | "empty" | "failed",
  pictures: Pictures,
): Metadata {
  const number = page === 0 ? "" : ` (page ${page + 1})`;
  const title = state === "empty" ? "Rolecall Blog | No posts yet" : TITLE;
  const path = blogPath(page);
  const read = pageMetadata({
    path,
    title: { absolute: title },
    description: DESCRIPTION + number,
  });
  return {
    ...read,
    openGraph: { ...read.openGraph, images: pictures },
    twitter: { ...read.twitter, images: pictures },
    keywords: KEYWORDS,
    alternates: { canonical: path, types: feed },
    ...(state !== "full" && { robots: { index: false } }),
  };
}

/** What crawlers read of an article. */
export function articleMetadata(post: Post, fallback: Pictures): Metadata {
  const { title, description, author, publishedAt, image, imageAlt, categoryTitle } = post;
  const path = articlePath(post.slug);
  const page = pageMetadata({
    path,
    description,
    type: "article",
    title: { absolute: `${title} | blog` },
  });
  const pictures = image
    ? [{ url: sizedImage(image, 1200, 600), width: 1200, height: 600, alt: imageAlt }]
    : fallback;
  return {
    ...page,
    authors: [{ name: author }],
    alternates: { canonical: path, types: feed },
    openGraph: {
      ...page.openGraph,
      type: "article",
      authors: [author],
      ...(publishedAt && { publishedTime: publishedAt }),
      ...(categoryTitle && { section: categoryTitle }),
      images: pictures,
    },
    twitter: { ...page.twitter, images: pictures },
  };
}

/** An article that isn't there. */
export const NOT_FOUND_METADATA = notFoundMetadata("Post Not Found | blog");

/** An article that could not be read just now. */
export const FAILED_METADATA: Metadata = {
  title: NOT_FOUND_METADATA.title,
  robots: { index: false },
};
