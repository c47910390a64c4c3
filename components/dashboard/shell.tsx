import Link from "next/link";
import type { ReactNode } from "react";
import { BlockOfflineNavigation } from "#components/shared/block-offline-navigation";
import { Brand } from "#components/shared/brand";
import { routes } from "#lib/domain/core/routes";
import { MobileMenu } from "./mobile-menu";
import { type ShellUser, SidebarBody } from "./sidebar-body";

/** The frame of every signed-in page: a sidebar from 1024 px up, a bar with a drawer below. */
export function Shell({ user, children }: { user: ShellUser; children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:pl-64 print:pl-0">
      <BlockOfflineNavigation />
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-primary px-4 py-3 text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <aside className="fixed inset-y-0 left-0 hidden w-64 flex-col border-r bg-card px-3 py-5 lg:flex print:hidden">
        <SidebarBody user={user} />
      </aside>
      <header className="sticky top-0 z-40 flex h-16 items-center justify-between border-b bg-card pr-2 pl-4 lg:hidden print:hidden">
        <Link href={routes.dashboard} className="rounded-md">
          <Brand />
        </Link>
        <MobileMenu user={user} />
      </header>
      <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-8 sm:py-10">
        {children}
      </main>
    </div>
  );
}
