import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { articlePath } from "#lib/domain/core/routes";
import { type PostSummary, readingTime } from "#lib/domain/site/blog";

/** What the blog has about hiring in this trade; nothing if it has nothing. */
export function RelatedArticles({ articles }: { articles: readonly PostSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section
      aria-labelledby="articles"
      className="mx-auto w-full max-w-6xl px-5 pb-14 sm:px-8 sm:pb-24"
    >
      <h2 id="articles" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
        Read more
      </h2>
      <ul className="mt-8 grid gap-6 md:auto-cols-fr md:grid-flow-col">
        {articles.map(({ id, slug, title, description, bodyText }) => (
          <li key={id} className="relative rounded-lg border bg-card p-6 hover:border-input">
            <h3 className="max-w-[45ch] font-semibold text-xl">
              <Link
                href={articlePath(slug)}
                prefetch={false}
                className="after:absolute after:inset-0 after:rounded-lg hover:underline"
              >
                {title} <ArrowRight aria-hidden className="inline size-4" />
              </Link>
            </h3>
            <p className="mt-2 max-w-text text-muted-foreground">{description}</p>
            <p className="mt-3 text-muted-foreground text-sm">{readingTime(bodyText)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
