import Link from "next/link";
import type { ReactNode } from "react";
import { Card } from "#components/ui/card";
import { loneLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";
import type { Call, Calls } from "#lib/domain/results/calls";
import type { FirstWords } from "#lib/domain/results/contact";
import { Shortcuts } from "../shortcuts/shortcuts";
import { CallCard } from "./call-card";
import { CallKeys } from "./call-keys";

type WhoToCallProps = {
  calls: Calls;
  /** How a message to one of them begins. */
  firstWords: (call: Call) => FirstWords;
  /** Of all interviews, each person stands beside theirs. */
  showInterview: boolean;
};

/** Whom to call today: those that only a person can read or hear, and those that are rated. */
export function WhoToCall({ calls, ...cards }: WhoToCallProps) {
  // An interview's page has its list below, which says what there is.
  if (!cards.showInterview && calls.unrated.length + calls.rated.length === 0) return null;
  return (
    <CallsSection>
      <div className="grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-2">
        <List
          title="For you to read or hear"
          hint="No rating, so these need you. Not called yet first, then the longest wait."
          empty="Nobody is waiting for you to read or hear them."
          calls={calls.unrated}
          words={calls.words}
          {...cards}
        />
        <List
          title="Rated"
          hint="Best first. Scores are advice; you decide."
          empty="No rated candidate is waiting for a call."
          calls={calls.rated}
          words={calls.words}
          {...cards}
        />
      </div>
      <CallKeys />
      {/* With the list below, the list has the sheet. */}
      {cards.showInterview ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
          <Link href={`${routes.candidates}?sort=rating`} className={loneLinkClasses}>
            All candidates, best first
          </Link>
          <div className="empty:hidden max-lg:hidden">
            <Shortcuts page="calls" />
          </div>
        </div>
      ) : null}
    </CallsSection>
  );
}

/** The heading of both lists, and of what stands in their place. */
export function CallsSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="who-to-call" className="mb-6">
      <h2 id="who-to-call" className="mb-3 font-semibold text-xl">
        Who to call
      </h2>
      {children}
    </section>
  );
}

type ListProps = Omit<WhoToCallProps, "calls"> & {
  words: readonly string[];
  title: string;
  hint: string;
  empty: string;
  calls: Call[];
};

function List({ title, hint, empty, calls, ...cards }: ListProps) {
  return (
    <Card className="flex min-w-0 flex-col">
      <div className="border-b px-4 py-3 sm:px-5">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted-foreground text-sm">{hint}</p>
      </div>
      {calls.length === 0 ? (
        <p className="px-4 py-6 text-muted-foreground sm:px-5">{empty}</p>
      ) : (
        <ol className="divide-y">
          {calls.map((call) => (
            <CallCard key={call.id} call={call} {...cards} />
          ))}
        </ol>
      )}
    </Card>
  );
}
