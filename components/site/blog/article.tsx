import type { Post, PostSummary } from "#lib/domain/site/blog";
import { CategoryBadge } from "./category-badge";
import { PostGrid } from "./post-card";
import { PostFacts } from "./post-facts";
import { PostImage } from "./post-image";
import { RichText } from "./rich-text";

/** One article from its picture to what to read next. */
export function Article({ post, related }: { post: Post; related: readonly PostSummary[] }) {
  return (
    <>
      <article className="mx-auto w-full max-w-[42rem] px-5 pt-6 pb-20 sm:px-8 sm:pt-10">
        {post.image ? (
          <PostImage
            first
            src={post.image}
            alt={post.imageAlt}
            sizes="(min-width: 42rem) 38rem, 92vw"
            className="rounded-lg border"
          />
        ) : null}
        <header className="mt-8 flex flex-col items-start gap-4 border-b pb-8">
          <CategoryBadge title={post.categoryTitle} />
          <h1 className="font-bold font-display text-4xl tracking-tight [overflow-wrap:anywhere] sm:text-5xl">
            {post.title}
          </h1>
          <PostFacts {...post} />
        </header>
        <RichText blocks={post.body} />
      </article>
      {related.length > 0 ? (
        <section aria-labelledby="related" className="border-t bg-tint/40">
          <div className="mx-auto w-full max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
            <h2 id="related" className="font-display font-semibold text-3xl tracking-tight">
              Related articles
            </h2>
            {/* Two columns have no room for the third. */}
            <PostGrid posts={related} className="sm:max-lg:*:nth-3:hidden" />
          </div>
        </section>
      ) : null}
    </>
  );
}
