import { articlePath, blogPath } from "#lib/domain/core/routes";
import { type Post, type PostSummary, pageCount } from "#lib/domain/site/blog";
import {
  countPosts,
  newestPosts,
  postBySlug,
  postsAbout,
  postsOfPage,
  relatedPosts,
} from "#lib/vendors/sanity";

/** As long as the content service lets an address be. */
const LONGEST_SLUG = 96;
/** As long as a page about something else waits for articles. */
const PATIENCE_MS = 1_000;
const IN_FEED = 50;
const IN_SITEMAP = 1_000;

/**
 * One page of the blog, counted from 0; null beyond the last.
 * @throws AppError unavailable
 */
export async function listPosts(
  page: number,
): Promise<{ posts: PostSummary[]; page: number; pages: number } | null> {
  const [posts, total] = await Promise.all([postsOfPage(page), countPosts()]);
  const pages = pageCount(total);
  return page < pages ? { posts, page, pages } : null;
}

/**
 * An article and what to read next, or null if there is none. An article whose neighbors can't be had stands alone.
 * @throws AppError unavailable
 */
export async function openPost(
  slug: string,
): Promise<{ post: Post; related: PostSummary[] } | null> {
  if (slug.length > LONGEST_SLUG) return null;
  const post = await postBySlug(slug);
  return post && { post, related: await relatedPosts(post).catch(() => []) };
}

/** What the blog has about a trade, by its category; nothing while the content service fails or is slow. */
export async function articlesAbout(trade: string): Promise<PostSummary[]> {
  let waiting: NodeJS.Timeout | undefined;
  const late = new Promise<PostSummary[]>((resolve) => {
    waiting = setTimeout(resolve, PATIENCE_MS, []);
  });
  try {
    return await Promise.race([postsAbout(trade).catch(() => []), late]);
  } finally {
    clearTimeout(waiting);
  }
}

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
