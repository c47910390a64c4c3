import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "#components/shared/brand";
import { routes } from "#lib/domain/routes";
import { ShortlistPicture } from "./shortlist-picture";

/** The two halves of every way in: the form on paper, the product beside it from 1024 px up. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-6 sm:px-10 sm:py-8">
        <Link href={routes.home} aria-label="Rolecall, home" className="self-start rounded-md">
          <Brand />
        </Link>
        <main className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col justify-center py-10">
          {children}
        </main>
      </div>
      <aside className="hidden bg-tint lg:flex lg:items-center lg:justify-center lg:p-12">
        <ShortlistPicture />
      </aside>
    </div>
  );
}
