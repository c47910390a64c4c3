import type { ReactNode } from "react";
import { CompanyMark } from "#components/shared/company-mark";
import type { RoomCompany } from "#lib/domain/room/room";
import { LanguageChoice } from "./entry/language-choice";
import { useLanguage } from "./language-context";

/** The quiet frame of every screen of the room: whose it is, how far, and one thing to do. */
export function RoomFrame({
  company,
  mark,
  notice,
  progress,
  end,
  children,
}: {
  company: RoomCompany | null;
  /** Stands for the company's own mark. */
  mark?: ReactNode;
  notice?: string | undefined;
  /** How far along, with its words ('2 of 6'). */
  progress?: { now: number; total: number; words: string } | undefined;
  /** What stands below every step. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const { messages } = useLanguage();
  return (
    <div className="wrap-anywhere flex min-h-dvh flex-col max-[260px]:hyphens-auto">
      <header className="border-b bg-card">
        {notice && (
          <p className="bg-highlight px-4 py-2 text-center font-medium text-highlight-foreground text-sm">
            {notice}
          </p>
        )}
        {/* Their second color as it is: nothing stands on it, so nothing on it has to be read. */}
        {company && <div className="h-1" style={{ background: company.secondaryColor }} />}
        <div className="mx-auto flex min-h-16 w-full max-w-2xl flex-wrap items-center gap-x-3 px-4 py-2">
          {mark ?? (company && <CompanyMark company={company} />)}
          <div className="ms-auto flex flex-wrap items-center justify-end gap-x-3">
            {progress && <p className="font-semibold text-sm tabular-nums">{progress.words}</p>}
            <LanguageChoice />
          </div>
        </div>
        {progress && (
          <div className="h-1 bg-muted" aria-hidden="true">
            <div
              className="h-full bg-primary transition-[width] duration-200"
              style={{ width: `${(100 * progress.now) / progress.total}%` }}
            />
          </div>
        )}
      </header>
      <main className="mx-auto flex w-full max-w-2xl grow flex-col px-4 pt-6 sm:pt-12">
        {children}
      </main>
      <footer className="px-4 py-6 text-center text-muted-foreground text-sm">
        {end}
        {/* Of `routes`, which no candidate has to load. */}
        <a
          href="/for-candidates"
          hrefLang="en"
          target="_blank"
          rel="noreferrer"
          className="inline-block p-3 underline underline-offset-4"
        >
          {messages.frame.poweredBy}
        </a>
      </footer>
    </div>
  );
}
