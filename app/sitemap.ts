import type { MetadataRoute } from "next";
import { addressElsewhere } from "#lib/domain/site/links";
import { PUBLIC_PAGES } from "#lib/domain/site/public-pages";
import { siteEnv } from "#lib/env/public";
import { serverEnv } from "#lib/env/server";
import { blogAddresses } from "#lib/workflows/site/newest-posts";

// Articles come and go without a build.
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = siteEnv();
  const { BOOKING_URL: booking, DEMO_URL: demo, SOCIAL_URL: social } = serverEnv();
  const elsewhere = { booking, demo, social };
  const blog = await blogAddresses();
  return [
    ...PUBLIC_PAGES.filter(({ path }) => addressElsewhere(path, elsewhere) === null).map(
      ({ path }) => ({ url: path === "/" ? origin : origin + path }),
    ),
    ...blog.map(({ path, publishedAt }) => ({
      url: origin + path,
      ...(publishedAt && { lastModified: publishedAt }),
    })),
  ];
}
