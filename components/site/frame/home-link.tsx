import Link from "next/link";
import { Brand } from "#components/shared/brand";
import { routes } from "#lib/domain/core/routes";
import { TOP } from "#lib/domain/site/sections";

/** The logo: to the landing page, and to its top. */
export function HomeLink() {
  return (
    <Link
      href={routes.home}
      prefetch={false}
      data-section={TOP}
      aria-label="Rolecall, home"
      className="inline-flex min-h-11 items-center rounded-md"
    >
      <Brand />
    </Link>
  );
}
