import type { MetadataRoute } from "next";
import { externalAddress } from "#lib/domain/core/external-links";
import { PUBLIC_PAGES } from "#lib/domain/site/public-pages";
import { publicEnv, siteEnv } from "#lib/env/public";
import { blogAddresses } from "#lib/workflows/site/blog";

// Articles come and go without a build.
export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = siteEnv();
  const { links } = publicEnv();
  const blog = await blogAddresses();
  return [
    ...PUBLIC_PAGES.filter(({ path }) => externalAddress(path, links) === null).map(({ path }) => ({
      url: path === "/" ? origin : origin + path,
    })),
    ...blog.map(({ path, publishedAt }) => ({
      url: origin + path,
      ...(publishedAt && { lastModified: publishedAt }),
    })),
  ];
}
