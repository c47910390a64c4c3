import Link from "next/link";
import type { ReactNode } from "react";
import { textLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";
import { anchorOf, type LegalText } from "#lib/domain/site/legal";
import { LegalBlocks, LegalWords } from "./legal-blocks";

const LAST = "How to reach us";

type TextPageProps = {
  text: LegalText;
  email: string;
  /** Below the title. */
  dated?: ReactNode;
};

/** A text as a page: narrow, plain, and, if there is room, with its contents beside it. */
export function TextPage({ text, email, dated }: TextPageProps) {
  const headings = [...text.sections.map(({ heading }) => heading), LAST];
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-16 px-5 pt-10 pb-24 sm:px-8 sm:pt-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <article className="min-w-0 max-w-3xl lg:order-last">
        <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl">{text.title}</h1>
        {dated}
        <p className="mt-8 max-w-text text-lg">
          <LegalWords text={text.intro} />
        </p>
        {text.sections.map(({ heading, blocks }) => (
          <section key={heading} id={anchorOf(heading)} className="mt-12 scroll-mt-24">
            <h2 className="font-semibold text-2xl tracking-tight">{heading}</h2>
            <LegalBlocks blocks={blocks} />
          </section>
        ))}
        <section id={anchorOf(LAST)} className="mt-12 scroll-mt-24">
          <h2 className="font-semibold text-2xl tracking-tight">{LAST}</h2>
          <p className="mt-4 text-lg">
            Write to{" "}
            <a href={`mailto:${email}`} className={textLinkClasses}>
              {email}
            </a>{" "}
            or use the{" "}
            <Link href={routes.contact} className={textLinkClasses}>
              contact page
            </Link>
            . A person reads every message.
          </p>
        </section>
      </article>
      <nav aria-label="On this page" className="text-sm max-lg:hidden">
        <div className="sticky top-24">
          <p className="font-semibold">On this page</p>
          <ul className="mt-3 border-l">
            {headings.map((heading) => (
              <li key={heading}>
                <a
                  href={`#${anchorOf(heading)}`}
                  className="-ml-px block border-transparent border-l py-1.5 pl-4 text-muted-foreground hover:border-primary hover:text-foreground"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  );
}
