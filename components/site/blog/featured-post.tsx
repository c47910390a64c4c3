import Link from "next/link";
import { Button } from "#components/ui/button";
import { articlePath } from "#lib/domain/core/routes";
import type { PostSummary } from "#lib/domain/site/blog";
import { LinkLabel } from "./link-loading";
import { PostFacts } from "./post-facts";
import { PostImage } from "./post-image";

/** The article that stands above all others. */
export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="font-display font-semibold text-3xl tracking-tight">
        Featured Article
      </h2>
      <article className="mt-6 grid overflow-hidden rounded-lg border bg-card lg:grid-cols-2">
        {post.image ? (
          <PostImage
            first
            src={post.image}
            alt=""
            sizes="(min-width: 72rem) 34rem, (min-width: 64rem) 46vw, 92vw"
            className="lg:aspect-auto lg:h-full"
          />
        ) : null}
        <div className="flex flex-col items-start gap-4 p-5 sm:p-8">
          <PostFacts {...post} />
          <h3 className="font-semibold text-2xl [overflow-wrap:anywhere]">{post.title}</h3>
          <p className="text-lg text-muted-foreground">{post.description}</p>
          <Button asChild className="mt-auto">
            <Link href={articlePath(post.slug)} aria-label={`Read Full Article: ${post.title}`}>
              <LinkLabel>Read Full Article</LinkLabel>
            </Link>
          </Button>
        </div>
      </article>
    </section>
  );
}
