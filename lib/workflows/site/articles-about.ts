import type { PostSummary } from "#lib/domain/site/blog";
import { postsAbout } from "#lib/vendors/sanity";

/** As long as a page about something else waits for them. */
const PATIENCE_MS = 1_000;

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
