import Link from "next/link";
import type { ReactNode } from "react";
import { interviewPath } from "#lib/domain/core/routes";
import { startedInWords, startedPath } from "#lib/domain/interviews/started";
import { cn } from "#lib/utils";

type InterviewTabsProps = {
  interviewId: string;
  current: "answered" | "started";
  /** How many started and haven't finished. */
  started: number;
};

/** The two lists of an interview's people: who answered, and who only started. */
export function InterviewTabs({ interviewId, current, started }: InterviewTabsProps) {
  return (
    <nav aria-label="People of this interview" className="mb-6 flex gap-1 border-b">
      <Tab href={interviewPath(interviewId)} current={current === "answered"}>
        Answered
      </Tab>
      <Tab href={startedPath(interviewId)} current={current === "started"}>
        Started, not finished
        {started > 0 ? (
          <span className="rounded-full bg-secondary px-2 text-secondary-foreground text-sm tabular-nums">
            {startedInWords(started)}
          </span>
        ) : null}
      </Tab>
    </nav>
  );
}

function Tab(props: { href: string; current: boolean; children: ReactNode }) {
  const { href, current, children } = props;
  return (
    <Link
      href={href}
      aria-current={current ? "page" : undefined}
      className={cn(
        "-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 px-3 font-medium text-base transition-colors hover:text-foreground",
        current ? "border-primary text-foreground" : "border-transparent text-muted-foreground",
      )}
    >
      {children}
    </Link>
  );
}
