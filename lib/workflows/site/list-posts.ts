import { type PostSummary, pageCount } from "#lib/domain/site/blog";
import { countPosts, postsOfPage } from "#lib/vendors/sanity";

export type PostPage = { posts: PostSummary[]; page: number; pages: number };

/**
 * One page of the blog, counted from 0; null beyond the last.
 * @throws AppError unavailable
 */
export async function listPosts(page: number): Promise<PostPage | null> {
  const [posts, total] = await Promise.all([postsOfPage(page), countPosts()]);
  const pages = pageCount(total);
  return page < pages ? { posts, page, pages } : null;
}
