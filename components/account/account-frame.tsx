import type { ReactNode } from "react";
import { ShortlistPicture } from "#components/shared/shortlist-picture";

/**
 * The two halves of the sign-in and its like, below the bar: the form on paper, below the bar's mark, and the product
 * beside it from 1024 px up. The two columns in the middle are as wide together as the bar. Both begin where the
 * middle of the window puts them, not their own: what is centered moves while the rest of its page arrives.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[calc(100dvh-4.5rem-1px)] lg:grid-cols-[minmax(2rem,1fr)_minmax(0,31rem)_minmax(0,37rem)_minmax(2rem,1fr)] lg:has-[[data-wide]]:grid-cols-[minmax(2rem,1fr)_minmax(0,39rem)_minmax(0,29rem)_minmax(2rem,1fr)]">
      <div className="flex flex-col px-5 py-6 sm:px-10 sm:py-8 lg:col-start-2 lg:pr-10 lg:pl-0">
        <main className="mx-auto flex w-full max-w-[26rem] has-[[data-wide]]:max-w-xl flex-1 flex-col pt-[max(2.5rem,calc(50svh-22.25rem))] pb-10 has-[[data-wide]]:pt-10 lg:mx-0">
          {children}
        </main>
      </div>
      <aside className="hidden bg-tint lg:col-span-2 lg:flex lg:items-start lg:justify-center lg:p-12 lg:pt-[max(3rem,calc(50svh-20.25rem))]">
        <figure className="flex w-full flex-col items-center">
          <ShortlistPicture />
          <figcaption className="mt-8 max-w-md text-center">
            <p className="font-display font-semibold text-2xl tracking-tight">
              Share one link. Read a ranked shortlist.
            </p>
            <p className="mt-2 text-lg text-muted-foreground">
              Scores come with quotes from the answers, and you can watch the recordings.
            </p>
          </figcaption>
        </figure>
      </aside>
    </div>
  );
}
