import Link from "next/link";
import { loneLinkClasses } from "#components/ui/text-link";
import { articlePath } from "#lib/domain/core/routes";
import type { PostSummary } from "#lib/domain/site/blog";
import { cn } from "#lib/utils";
import { CategoryBadge } from "./category-badge";
import { LinkLabel } from "./link-loading";
import { PostFacts } from "./post-facts";
import { PostImage } from "./post-image";

/** One article among others. */
function PostCard({ post }: { post: PostSummary }) {
  const { title, slug, description, image, categoryTitle, author } = post;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border bg-card">
      {image ? (
        <PostImage
          src={image}
          alt=""
          sizes="(min-width: 72rem) 22rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
        />
      ) : null}
      <div className="flex flex-1 flex-col items-start gap-3 p-5">
        <CategoryBadge title={categoryTitle} />
        <PostFacts publishedAt={post.publishedAt} bodyText={post.bodyText} />
        <h3 className="line-clamp-2 font-semibold text-xl [overflow-wrap:anywhere]">{title}</h3>
        <p className="line-clamp-3 text-muted-foreground">{description}</p>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-4">
          <p className="text-muted-foreground">by {author}</p>
          {/* In words and not by a label: some crawlers read no other. */}
          <Link href={articlePath(slug)} className={cn("relative", loneLinkClasses)}>
            <LinkLabel>Read More</LinkLabel>
            <span className="sr-only">: {title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Articles side by side. */
export function PostGrid({
  posts,
  className,
}: {
  posts: readonly PostSummary[];
  className?: string;
}) {
  return (
    <ul className={cn("mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3", className)}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
