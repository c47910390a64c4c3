import type { MetadataRoute } from "next";
import { PUBLIC_PAGES } from "#lib/domain/site/public-pages";
import { siteEnv } from "#lib/env/public";

export default function sitemap(): MetadataRoute.Sitemap {
  const { origin } = siteEnv();
  return PUBLIC_PAGES.map(({ path }) => ({ url: path === "/" ? origin : origin + path }));
}
