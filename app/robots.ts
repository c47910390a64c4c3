import type { MetadataRoute } from "next";
import { NOT_FOR_CRAWLERS } from "#lib/domain/site/public-pages";
import { siteEnv } from "#lib/env/public";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: NOT_FOR_CRAWLERS.map((root) => `${root}/`) },
    sitemap: `${siteEnv().origin}/sitemap.xml`,
  };
}
