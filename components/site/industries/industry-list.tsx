import { ArrowRight, Plus } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { industryPath, signUpPath } from "#lib/domain/core/routes";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import type { Industry } from "#lib/domain/site/industries";
import { MarkFrame, TradeMark } from "./trade-mark";

/** A card for each trade, which leads to its page, and one for whoever has another: twelve fill two columns, and three. */
export function IndustryList({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {industries.map(({ slug, name, line }) => (
        <li key={slug}>
          <TradeCard
            href={industryPath(slug)}
            mark={<TradeMark slug={slug} />}
            name={name}
            line={line}
          />
        </li>
      ))}
      <li>
        <TradeCard
          href={signUpPath(DEFAULT_PLAN)}
          mark={
            <MarkFrame>
              <Plus className="size-6" strokeWidth={1.75} />
            </MarkFrame>
          }
          name="Another trade?"
          line="Start from a blank interview and write your own questions."
          className="border-input border-dashed"
        />
      </li>
    </ul>
  );
}

type TradeCardProps = {
  href: string;
  mark: ReactNode;
  name: string;
  line: string;
  className?: string;
};

function TradeCard({ href, mark, name, line, className = "" }: TradeCardProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={`group flex h-full gap-4 rounded-lg border bg-card p-5 transition-[border-color,box-shadow] hover:border-input hover:shadow-soft sm:flex-col sm:p-6 ${className}`}
    >
      {mark}
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
  );
}
