import Link from "next/link";
import { buttonVariants } from "#components/ui/button";
import { routes, signUpPath } from "#lib/domain/core/routes";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { SECTIONS } from "#lib/domain/site/sections";
import { HideOnPages } from "./hide-on-pages";
import { HidingHeader } from "./hiding-header";
import { HomeLink } from "./home-link";
import { SectionLink } from "./section-link";
import { SectionScrolling } from "./section-scrolling";
import { SiteMenu } from "./site-menu";

const ENTRIES = [
  { section: SECTIONS.howItWorks, name: "How It Works" },
  { section: SECTIONS.features, name: "Features" },
  { section: SECTIONS.pricing, name: "Pricing" },
  { section: SECTIONS.industries, name: "Industries" },
] as const;

const SIGN_IN_PAGES = [routes.signIn, routes.login];

const entryClasses =
  "inline-flex h-11 items-center whitespace-nowrap rounded-md px-2.5 font-medium text-muted-foreground hover:bg-accent hover:text-foreground";
const menuClasses =
  "flex min-h-14 items-center border-b font-display font-semibold text-2xl tracking-tight";

/** The bar of every public page, and below 1090 px the menu in its place. */
export function SiteHeader() {
  const trial = signUpPath(DEFAULT_PLAN);
  return (
    <HidingHeader>
      <SectionScrolling />
      <div className="mx-auto flex h-18 w-full max-w-6xl items-center justify-between gap-3 px-5 sm:px-8">
        <HomeLink />
        <nav aria-label="Main" className="flex items-center max-bar:hidden">
          {ENTRIES.map(({ section, name }) => (
            <SectionLink key={section} section={section} className={entryClasses}>
              {name}
            </SectionLink>
          ))}
          <Link href={routes.aboutUs} className={entryClasses}>
            About Us
          </Link>
        </nav>
        <div className="flex items-center gap-1.5">
          <SectionLink section={SECTIONS.demo} className={`${entryClasses} max-bar:hidden`}>
            Watch Demo
          </SectionLink>
          <HideOnPages pages={SIGN_IN_PAGES}>
            <Link href={routes.signIn} className={`${entryClasses} max-bar:hidden`}>
              Login
            </Link>
          </HideOnPages>
          <Link href={trial} className={buttonVariants({ className: "max-sm:hidden" })}>
            Start Free Trial
          </Link>
          <div className="bar:hidden">
            <SiteMenu brand={<HomeLink />}>
              <nav aria-label="Menu" className="flex flex-col">
                {ENTRIES.map(({ section, name }) => (
                  <SectionLink key={section} section={section} className={menuClasses}>
                    {name}
                  </SectionLink>
                ))}
                <Link href={routes.aboutUs} className={menuClasses}>
                  About Us
                </Link>
                <SectionLink section={SECTIONS.demo} className={menuClasses}>
                  Watch Demo
                </SectionLink>
              </nav>
              <div className="mt-8 flex flex-col gap-3">
                <Link href={trial} className={buttonVariants({ size: "lg" })}>
                  Start Free Trial
                </Link>
                <HideOnPages pages={SIGN_IN_PAGES}>
                  <Link
                    href={routes.login}
                    className={buttonVariants({ size: "lg", variant: "outline" })}
                  >
                    Login
                  </Link>
                </HideOnPages>
              </div>
            </SiteMenu>
          </div>
        </div>
      </div>
    </HidingHeader>
  );
}
