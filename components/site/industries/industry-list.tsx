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
            className="group flex h-full flex-col gap-4 rounded-lg border bg-card p-6 transition-[border-color,box-shadow] hover:border-input hover:shadow-soft"
          >
            <TradeMark slug={slug} />
            <span className="flex items-center justify-between gap-3 font-semibold text-xl">
              {name}
              <ArrowRight
                aria-hidden
                className="size-5 text-muted-foreground transition-transform group-hover:translate-x-0.5"
              />
            </span>
            <span className="text-lg text-muted-foreground">{line}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
