import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "#components/shared/brand";
import { routes } from "#lib/domain/core/routes";

type BillingFrameProps = {
  /** At the right of the mark; if a plan is chosen and paid, nothing leads away but Log out. */
  actions: ReactNode;
  children: ReactNode;
};

/** The plain frame of the pages about a plan. */
export function BillingFrame({ actions, children }: BillingFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b bg-card">
        <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-8">
          <Link href={routes.dashboard} aria-label="Rolecall, dashboard" className="rounded-md">
            <Brand />
          </Link>
          <div className="flex flex-wrap items-center gap-2 max-sm:has-[>:nth-child(2)]:w-full max-sm:has-[>:nth-child(2)]:justify-between">
            {actions}
          </div>
        </div>
      </header>
      <main className="mx-auto w-full max-w-6xl flex-1 px-4 py-10 sm:px-8 sm:py-16">
        {children}
      </main>
    </div>
  );
}
