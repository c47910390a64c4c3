import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "#components/shared/brand";
import { routes } from "#lib/domain/routes";

/** The frame of the pages where a plan is chosen and paid: nothing that leads away but the mark. */
export function BillingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b bg-card">
        <div className="mx-auto flex h-16 w-full max-w-6xl items-center px-4 sm:px-8">
          <Link href={routes.dashboard} aria-label="Rolecall, dashboard" className="rounded-md">
            <Brand />
          </Link>
        </div>
      </header>
      <main className="mx-auto w-full max-w-6xl flex-1 px-4 py-10 sm:px-8 sm:py-16">
        {children}
      </main>
    </div>
  );
}
