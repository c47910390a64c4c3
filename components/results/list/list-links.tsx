import Link from "next/link";
import { WhoMay } from "#components/shared/role";
import { loneLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";

/** What is about all candidates and no one of them: quiet ways out of the list. */
export function ListLinks() {
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 text-sm">
      <WhoMay to="invite">
        <Link href={routes.shortlists} className={loneLinkClasses}>
          Shortlists
        </Link>
      </WhoMay>
      <WhoMay to="own">
        <Link href={routes.accommodations} className={loneLinkClasses}>
          Accommodation requests
        </Link>
      </WhoMay>
      <WhoMay to="decide">
        <Link href={routes.fairness} className={loneLinkClasses}>
          Hiring fairness (adverse-impact monitor)
        </Link>
      </WhoMay>
    </p>
  );
}
