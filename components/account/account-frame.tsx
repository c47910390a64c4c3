import type { ReactNode } from "react";
import { ShortlistPicture } from "#components/shared/shortlist-picture";

/** The two halves of every way in, below the bar: the form on paper, the product beside it from 1024 px up. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-6 sm:px-10 sm:py-8">
        <main className="mx-auto flex w-full max-w-[26rem] has-[[data-wide]]:max-w-xl flex-1 flex-col justify-center py-10">
          {children}
        </main>
      </div>
      <aside className="hidden bg-tint lg:flex lg:items-center lg:justify-center lg:p-12">
        <figure className="flex w-full flex-col items-center">
          <ShortlistPicture />
          <figcaption className="mt-8 max-w-md text-center">
            <p className="font-display font-semibold text-2xl tracking-tight">
              Share one link. Read a ranked shortlist.
            </p>
            <p className="mt-2 text-lg text-muted-foreground">
              Every score comes with the applicant's own words, and you can watch the recording.
            </p>
          </figcaption>
        </figure>
      </aside>
    </div>
  );
}
