import Link from "next/link";
import { Button } from "#components/ui/button";
import { sampleSignUpPath, tryPath } from "#lib/domain/core/sample-routes";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { TryItLink } from "../try-it-link";

/** The way from a trade's page into the product. */
export function IndustryActions({ slug, className = "" }: { slug: string; className?: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <Button asChild size="lg" className="max-sm:w-full">
        <Link href={sampleSignUpPath(DEFAULT_PLAN, slug)} prefetch={false}>
          Use this interview
        </Link>
      </Button>
      <TryItLink href={tryPath(slug)} />
    </div>
  );
}
