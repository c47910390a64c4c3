import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { industryPath } from "#lib/domain/site/routes";
import { SECTIONS } from "#lib/domain/site/sections";
import { SiteSection } from "./site-section";

/** The eleven trades, each with a page of its own. */
export function IndustryCards() {
  return (
    <SiteSection
      id={SECTIONS.industries}
      title="Built for your trade"
      intro="Each page has the questions that owners in that line of work ask, and what good answers sound like."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {INDUSTRIES.map(({ slug, name, line }) => (
          <li key={slug}>
            <Link
              href={industryPath(slug)}
              className="group flex h-full flex-col gap-1.5 rounded-lg border bg-card p-5 hover:border-input hover:bg-accent"
            >
              <span className="flex items-center justify-between gap-3 font-semibold text-lg">
                {name}
                <ArrowRight
                  aria-hidden
                  className="size-5 shrink-0 text-primary transition-transform group-hover:translate-x-0.5"
                />
              </span>
              <span className="text-muted-foreground">{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SiteSection>
  );
}
