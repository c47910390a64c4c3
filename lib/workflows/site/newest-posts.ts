import { articlePath, blogPath } from "#lib/domain/core/routes";
import { type PostSummary, pageCount } from "#lib/domain/site/blog";
import { newestPosts } from "#lib/vendors/sanity";

const IN_FEED = 50;
const IN_SITEMAP = 1_000;

/** @throws AppError unavailable */
export function feedPosts(): Promise<PostSummary[]> {
  return newestPosts(IN_FEED);
}

/**
 * Every article for the sitemap, and the pages of the list behind the first; none while the content service fails, so that
 * the site's other pages stay in it.
 */
export async function blogAddresses(): Promise<{ path: string; publishedAt: string | null }[]> {
  const posts = await newestPosts(IN_SITEMAP).catch(() => []);
  const later = Array.from({ length: pageCount(posts.length) - 1 }, (_, at) => at + 1);
  return [
    ...later.map((page) => ({ path: blogPath(page), publishedAt: null })),
    ...posts.map(({ slug, publishedAt }) => ({ path: articlePath(slug), publishedAt })),
  ];
}
