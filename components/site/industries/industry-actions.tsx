import Link from "next/link";
import { Button } from "#components/ui/button";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { sampleSignUpPath, tryPath } from "#lib/domain/site/sample-routes";

/** The way from a trade's page into the product. */
export function IndustryActions({ slug, className = "" }: { slug: string; className?: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <Button asChild size="lg" className="max-sm:w-full">
        <Link href={sampleSignUpPath(DEFAULT_PLAN, slug)} prefetch={false}>
          Use this interview
        </Link>
      </Button>
      <Button asChild size="lg" variant="outline" className="max-sm:w-full">
        {/* A full navigation: the page may use the camera, and this one may not. */}
        <a href={tryPath(slug)}>Answer it yourself</a>
      </Button>
    </div>
  );
}
