import { BookOpen } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { routes } from "#lib/domain/core/routes";
import { type PostSummary, splitFeatured } from "#lib/domain/site/blog";
import { NotFoundMessage } from "../not-found-message";
import { FeaturedPost } from "./featured-post";
import { Pagination } from "./pagination";
import { PostGrid } from "./post-card";

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
