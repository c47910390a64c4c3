import { feed } from "#lib/documents/feed";
import { publicEnv } from "#lib/env/public";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { feedPosts } from "#lib/workflows/site/blog";

/** The newest articles for feed readers. */
export const GET = route({
  as: anyone,
  run: async () =>
    new Response(feed(await feedPosts(), publicEnv().appUrl), {
      headers: {
        "content-type": "application/rss+xml; charset=utf-8",
        "cache-control": "public, max-age=0, s-maxage=20, stale-while-revalidate=20",
      },
    }),
});
