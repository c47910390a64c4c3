import { ArrowRight } from "lucide-react";
import Link from "next/link";
import type { Industry } from "#lib/domain/site/industries";
import { industryPath } from "#lib/domain/site/routes";
import { TradeMark } from "./motif";

/** A card for each trade, which leads to its page. */
export function IndustryList({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {industries.map(({ slug, name, line }) => (
        <li key={slug}>
          <Link
            href={industryPath(slug)}
            prefetch={false}
            className="group flex h-full gap-4 rounded-lg border bg-card p-5 transition-[border-color,box-shadow] hover:border-input hover:shadow-soft sm:flex-col sm:p-6"
          >
            <TradeMark slug={slug} />
            <span className="flex min-w-0 grow flex-col gap-1">
              <span className="flex items-center justify-between gap-3 font-semibold text-lg sm:text-xl">
                {name}
                <ArrowRight
                  aria-hidden
                  className="size-5 shrink-0 text-primary transition-transform group-hover:translate-x-0.5"
                />
              </span>
              <span className="text-muted-foreground sm:text-lg">{line}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
