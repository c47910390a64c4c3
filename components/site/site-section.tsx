import type { ReactNode } from "react";
import { cn } from "#lib/utils";

type SiteSectionProps = {
  /** Where links lead to. */
  id: string;
  title: string;
  intro?: string;
  /** On a ground of its own. */
  tinted?: boolean;
  children: ReactNode;
};

/** One part of a public page, below its heading. */
export function SiteSection({ id, title, intro, tinted, children }: SiteSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={cn("scroll-mt-10 outline-none", tinted && "-mt-px border-y bg-tint/40")}
    >
      <div className="mx-auto w-full max-w-6xl px-5 py-8 sm:px-8 sm:py-20">
        <h2
          id={`${id}-title`}
          className="text-balance font-display font-semibold text-2xl tracking-tight sm:text-4xl"
        >
          {title}
        </h2>
        {intro ? (
          <p className="mt-3 max-w-text text-lg sm:mt-4 text-muted-foreground sm:text-xl">
            {intro}
          </p>
        ) : null}
        <div className="mt-6 sm:mt-10">{children}</div>
      </div>
    </section>
  );
}
