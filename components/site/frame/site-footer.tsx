import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";
import { SECTIONS, TOP } from "#lib/domain/site/sections";
import { HideOnPages } from "./hide-on-pages";
import { HomeLink } from "./home-link";
import { SectionLink } from "./section-link";

const linkClasses =
  "inline-flex min-h-11 items-center text-muted-foreground underline-offset-4 hover:text-foreground hover:underline";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold">{title}</h2>
      <div className="mt-2 flex flex-col items-start">{children}</div>
    </nav>
  );
}

/** The foot of every public page. */
export function SiteFooter() {
  return (
    <footer>
      <HideOnPages pages={[routes.blog]}>
        <BlogBanner />
      </HideOnPages>
      <div className="border-t">
        <div className="mx-auto grid w-full max-w-6xl grid-cols-2 gap-x-10 gap-y-5 px-5 py-6 sm:grid-cols-4 sm:gap-y-10 sm:px-8 sm:py-12 lg:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]">
          <div className="col-span-2 max-sm:flex max-sm:items-center max-sm:justify-between sm:col-span-4 lg:col-span-1">
            <HomeLink />
            <p className="mt-4 max-w-[36ch] max-sm:hidden text-muted-foreground">
              AI interviews for people who run crews. Share one link and read a ranked shortlist.
            </p>
            <a
              href={routes.social}
              target="_blank"
              rel="noopener noreferrer"
              className={`${linkClasses} sm:mt-2`}
            >
              Rolecall on LinkedIn
            </a>
          </div>
          <Column title="Platform">
            <SectionLink section={SECTIONS.howItWorks} className={linkClasses}>
              How It Works
            </SectionLink>
            <SectionLink section={SECTIONS.features} className={linkClasses}>
              Features
            </SectionLink>
            <SectionLink section={SECTIONS.pricing} className={linkClasses}>
              Pricing
            </SectionLink>
            <SectionLink section={SECTIONS.industries} className={linkClasses}>
              Industries
            </SectionLink>
          </Column>
          <Column title="Company">
            <Link href={routes.aboutUs} className={linkClasses}>
              About Us
            </Link>
            <Link href={routes.blog} className={linkClasses}>
              Blog
            </Link>
            <a href={routes.demo} target="_blank" rel="noopener noreferrer" className={linkClasses}>
              Get a Demo
            </a>
            <Link href={routes.home} data-section={TOP} className={linkClasses}>
              Start for Free
            </Link>
          </Column>
          <Column title="Trust">
            <Link href={routes.howWeScore} className={linkClasses}>
              How We Score
            </Link>
            <Link href={routes.forCandidates} className={linkClasses}>
              For Candidates
            </Link>
            <Link href={routes.comparison} className={linkClasses}>
              Rolecall or a Phone Screen?
            </Link>
            <Link href={routes.security} className={linkClasses}>
              Security
            </Link>
            <Link href={routes.changelog} className={linkClasses}>
              What's New
            </Link>
            <Link href={routes.status} prefetch={false} className={linkClasses}>
              Status
            </Link>
          </Column>
          <Column title="Legal">
            <Link href={routes.privacy} className={linkClasses}>
              Privacy Policy
            </Link>
            <Link href={routes.terms} className={linkClasses}>
              Terms of Service
            </Link>
            <Link href={routes.cookies} className={linkClasses}>
              Cookie Policy
            </Link>
            <Link href={routes.accessibility} className={linkClasses}>
              Accessibility
            </Link>
          </Column>
        </div>
        <div className="mx-auto w-full max-w-6xl px-5 sm:px-8">
          <p className="border-t py-6 text-muted-foreground">© 2025 Rolecall · Made in USA</p>
        </div>
      </div>
    </footer>
  );
}

/** Leads from every page to the articles. */
function BlogBanner() {
  return (
    <aside aria-labelledby="blog-banner" className="border-t bg-tint text-tint-foreground">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-6 sm:py-10 sm:px-8">
        <div>
          <h2
            id="blog-banner"
            className="font-display font-semibold text-2xl text-foreground tracking-tight"
          >
            Check Out Our Blog
          </h2>
          <p className="mt-1 text-lg max-sm:sr-only">
            What works when you hire for crews and kitchens.
          </p>
        </div>
        <Link href={routes.blog} className={buttonVariants({ size: "lg", variant: "outline" })}>
          Read Articles
        </Link>
      </div>
    </aside>
  );
}
