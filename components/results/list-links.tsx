import Link from "next/link";
import { loneLinkClasses } from "#components/ui/text-link";
import { routes, searchPath } from "#lib/domain/site/routes";

/** What is about all candidates and no one of them: quiet ways out of the list. A search goes on in their answers. */
export function ListLinks({ search }: { search: string }) {
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 text-sm">
      <Link href={searchPath(search)} className={loneLinkClasses}>
        {search === ""
          ? "Search what candidates said"
          : `Search what candidates said for “${search}”`}
      </Link>
      <Link href={routes.accommodations} className={loneLinkClasses}>
        Accommodation requests
      </Link>
      <Link href={routes.fairness} className={loneLinkClasses}>
        Adverse-impact monitor
      </Link>
    </p>
  );
}
