import Link from "next/link";
import { Brand } from "#components/shared/brand";
import { Button } from "#components/ui/button";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { routes, signUpPath } from "#lib/domain/site/routes";

/** The head of every public page: the mark and the two ways in. */
export function SiteHeader() {
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-5 py-4 sm:px-8 sm:py-6">
      <Link href={routes.home} aria-label="Rolecall, home" className="rounded-md">
        <Brand />
      </Link>
      <div className="flex items-center gap-1 sm:gap-3">
        <Button asChild variant="ghost">
          <Link href={routes.signIn}>Login</Link>
        </Button>
        <Button asChild className="max-sm:hidden">
          <Link href={signUpPath(DEFAULT_PLAN)}>Start Free Trial</Link>
        </Button>
      </div>
    </header>
  );
}
