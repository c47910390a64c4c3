import { Plus } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { industryPath, signUpPath } from "#lib/domain/core/routes";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import type { Industry } from "#lib/domain/site/industries";
import { TradeIcon } from "./trade-mark";

/** The way to each trade's page in one place, and for whoever has another to a blank start. */
export function TradeChooser({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul className="flex flex-wrap gap-2 sm:gap-3">
      {industries.map(({ slug, name }) => (
        <li key={slug}>
          <Choice href={industryPath(slug)} icon={<TradeIcon slug={slug} />}>
            {name}
          </Choice>
        </li>
      ))}
      <li>
        <Choice href={signUpPath(DEFAULT_PLAN)} icon={<Plus aria-hidden className="size-5" />}>
          Another trade
        </Choice>
      </li>
    </ul>
  );
}

type ChoiceProps = { href: string; icon: ReactNode; children: string };

function Choice({ href, icon, children }: ChoiceProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border bg-card px-4 font-medium max-sm:gap-1.5 max-sm:px-3 max-sm:text-sm hover:border-input hover:bg-accent sm:min-h-12 sm:px-5 sm:text-lg [&_svg]:text-primary"
    >
      {icon}
      {children}
    </Link>
  );
}
