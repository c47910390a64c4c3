import type { Post, PostSummary } from "#lib/domain/site/blog";
import { postBySlug, relatedPosts } from "#lib/vendors/sanity";

/** As long as the content service lets an address be. */
const LONGEST_SLUG = 96;

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
