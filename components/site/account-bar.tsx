import { routes } from "#lib/domain/site/routes";
import { HomeLink } from "./home-link";
import { NotOn } from "./not-on";
import { SiteHeader } from "./site-header";

/** Nobody is led away from what they are about to finish. */
const UNFINISHED = [routes.postSignup, routes.completeProfile, routes.deleteAccount];

/** The public bar above the ways in, and the mark alone where an account is being set up. */
export function AccountBar() {
  const mark = (
    <header className="border-b">
      <div className="mx-auto flex h-18 w-full max-w-6xl items-center px-5 sm:px-8">
        <HomeLink />
      </div>
    </header>
  );
  return (
    <NotOn pages={UNFINISHED} instead={mark}>
      <SiteHeader />
    </NotOn>
  );
}
