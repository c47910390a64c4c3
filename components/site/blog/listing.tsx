import { BookOpen } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { articlePath, blogPath, routes } from "#lib/domain/core/routes";
import { type PostSummary, splitFeatured } from "#lib/domain/site/blog";
import { NotFoundMessage } from "../not-found-message";
import { LinkLabel } from "./link-loading";
import { PostGrid } from "./post-card";
import { PostFacts } from "./post-facts";
import { PostImage } from "./post-image";

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-5 pb-24 sm:px-8">
      <header className="flex flex-col items-start gap-4 py-10 sm:py-16">
        <Badge>AI Hiring Insights & Resources</Badge>
        <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl">Blog</h1>
        <p className="max-w-text text-lg text-muted-foreground sm:text-xl">
          Discover insights, tips, and case studies to help service businesses
        </p>
      </header>
      {children}
    </div>
  );
}

type ListingProps = { posts: readonly PostSummary[]; page: number; pages: number };

/** One page of articles, or the card that says that there are none yet. */
export function Listing({ posts, page, pages }: ListingProps) {
  const { featured, rest } = splitFeatured(posts);
  if (!featured) {
    return (
      <Frame>
        <Card>
          <EmptyState
            picture={<BookOpen />}
            title="No articles yet"
            description="Our team is writing the first posts. Check back soon for AI hiring insights, product updates, and case studies."
          />
        </Card>
      </Frame>
    );
  }
  return (
    <Frame>
      <FeaturedPost post={featured} />
      {rest.length > 0 ? (
        <section aria-labelledby="latest" className="mt-16 sm:mt-24">
          <h2 id="latest" className="font-display font-semibold text-3xl tracking-tight">
            Latest Articles
          </h2>
          <p className="mt-3 max-w-text text-lg text-muted-foreground">
            Stay updated with the latest trends, strategies, and insights in AI-powered hiring.
          </p>
          <PostGrid posts={rest} />
        </section>
      ) : null}
      <div className="mt-12">
        <Pagination page={page} pages={pages} />
      </div>
    </Frame>
  );
}

/** The list could not be read. */
export function ListingFailed({ message }: { message: string | null }) {
  return (
    <Frame>
      <p role="alert" className="text-lg">
        {message === null ? "Failed to load posts" : `Error: ${message}`}
      </p>
    </Frame>
  );
}

/** A number beyond the last page. */
export function ListingNotFound() {
  return (
    <NotFoundMessage
      title="Page not found"
      message="The blog has no page with this number."
      way={{ href: routes.blog, words: "Go to the blog" }}
    />
  );
}

/** The article that stands above all others. */
function FeaturedPost({ post }: { post: PostSummary }) {
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

type StepProps = { to: number | null; rel: "prev" | "next"; children: string };

function Step({ to, rel, children }: StepProps) {
  if (to === null) {
    return (
      <Button variant="outline" disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button asChild variant="outline">
      <Link href={blogPath(to)} rel={rel}>
        <LinkLabel>{children}</LinkLabel>
      </Link>
    </Button>
  );
}

/** From page to page; `page` counts from 0. */
function Pagination({ page, pages }: { page: number; pages: number }) {
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <Step to={page === 0 ? null : page - 1} rel="prev">
        Previous
      </Step>
      <p aria-current="page" className="tabular-nums">
        {page + 1} of {pages}
      </p>
      <Step to={page + 1 < pages ? page + 1 : null} rel="next">
        Next
      </Step>
    </nav>
  );
}
