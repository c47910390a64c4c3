import Link from "next/link";
import { buttonVariants } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";

/** Leads from every page to the articles. */
export function BlogBanner() {
  return (
    <aside aria-labelledby="blog-banner" className="border-t bg-tint text-tint-foreground">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-5 px-5 py-10 sm:px-8">
        <div>
          <h2
            id="blog-banner"
            className="font-display font-semibold text-2xl text-foreground tracking-tight"
          >
            Check Out Our Blog
          </h2>
          <p className="mt-1 text-lg">What works when you hire for crews and kitchens.</p>
        </div>
        <Link href={routes.blog} className={buttonVariants({ size: "lg", variant: "outline" })}>
          Read Articles
        </Link>
      </div>
    </aside>
  );
}
