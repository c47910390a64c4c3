import type { ReactNode } from "react";
import { type Section, sectionPath } from "#lib/domain/site/sections";

type SectionLinkProps = { section: Section; className?: string; children: ReactNode };

/** Leads to a part of the landing page: a plain link, which `SectionScrolling` makes a smooth one. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  return (
    <a href={sectionPath(section)} data-section={section} className={className}>
      {children}
    </a>
  );
}
