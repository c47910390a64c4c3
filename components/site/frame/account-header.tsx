import { routes } from "#lib/domain/core/routes";
import { HideOnPages } from "./hide-on-pages";
import { HomeLink } from "./home-link";
import { SiteHeader } from "./site-header";

/** Nobody is led away from what they are about to finish. */
const UNFINISHED = [routes.postSignup, routes.completeProfile, routes.deleteAccount];

/** The public bar above the pages for signing in or up; on a page that one is about to finish, only the mark. */
export function AccountHeader() {
  const mark = (
    <header className="border-b">
      <div className="mx-auto flex h-18 w-full max-w-6xl items-center px-5 sm:px-8">
        <HomeLink />
      </div>
    </header>
  );
  return (
    <HideOnPages pages={UNFINISHED} instead={mark}>
      <SiteHeader />
    </HideOnPages>
  );
}
