import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { articlePath } from "#lib/domain/site/routes";

export type RelatedArticle = { slug: string; title: string; description: string };

/** What the blog has about hiring in this trade; nothing where it has nothing. */
export function RelatedArticles({ articles }: { articles: readonly RelatedArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section
      aria-labelledby="articles"
      className="mx-auto w-full max-w-6xl px-5 pb-14 sm:px-8 sm:pb-24"
    >
      <h2 id="articles" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
        Read more
      </h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-3">
        {articles.map(({ slug, title, description }) => (
          <li key={slug} className="rounded-lg border bg-card p-6">
            <h3 className="font-semibold text-xl">
              <Link href={articlePath(slug)} className="hover:underline">
                {title} <ArrowRight aria-hidden className="inline size-4" />
              </Link>
            </h3>
            <p className="mt-2 text-muted-foreground">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
