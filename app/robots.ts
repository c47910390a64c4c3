import type { MetadataRoute } from "next";
import { DISALLOWED } from "#lib/domain/site/public-pages";
import { siteEnv } from "#lib/env/public";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: [...DISALLOWED] },
    sitemap: `${siteEnv().origin}/sitemap.xml`,
  };
}
