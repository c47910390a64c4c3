import type { PostSummary } from "#lib/domain/site/blog";
import { articlePath } from "#lib/domain/site/routes";
import { newestPosts } from "#lib/vendors/sanity";

const IN_FEED = 50;
const IN_SITEMAP = 1_000;

/** @throws AppError unavailable */
export function feedPosts(): Promise<PostSummary[]> {
  return newestPosts(IN_FEED);
}

/** Every article for the sitemap; none while the content service fails, so that the other pages stay in it. */
export async function articleAddresses(): Promise<{ path: string; publishedAt: string | null }[]> {
  const posts = await newestPosts(IN_SITEMAP).catch(() => []);
  return posts.map(({ slug, publishedAt }) => ({ path: articlePath(slug), publishedAt }));
}
