import Link from "next/link";
import { loneLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";

/** What is about all candidates and no one of them: quiet ways out of the list. */
export function ListLinks() {
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 text-sm">
      <Link href={routes.shortlists} className={loneLinkClasses}>
        Shortlists
      </Link>
      <Link href={routes.accommodations} className={loneLinkClasses}>
        Accommodation requests
      </Link>
      <Link href={routes.fairness} className={loneLinkClasses}>
        Hiring fairness (adverse-impact monitor)
      </Link>
    </p>
  );
}
