import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { Card } from "#components/ui/card";
import { loneLinkClasses } from "#components/ui/text-link";
import { interviewPath, routes } from "#lib/domain/core/routes";
import type { Call, Calls } from "#lib/domain/results/calls";
import type { FirstWords } from "#lib/domain/results/contact";
import { countInWords, LIST_ID } from "#lib/domain/results/list-texts";
import { A_PERSON_DECIDES } from "#lib/domain/results/results";
import { cn } from "#lib/utils";
import { Upcoming } from "../bookings/upcoming";
import { Shortcuts } from "../shortcuts/shortcuts";
import { CallCard } from "./call-card";
import { CallKeys } from "./call-keys";

type WhoToCallProps = {
  calls: Calls;
  /** How a message to one of them begins. */
  firstWords: (call: Call) => FirstWords;
  /** Null for all of them: then each person stands beside theirs. */
  interviewId: string | null;
};

/** Whom to call today: those that only a person can read or hear, and those that are rated. */
export function WhoToCall({ calls, interviewId, firstWords }: WhoToCallProps) {
  const { unrated, rated, totals, words, booked } = calls;
  // An interview's page has its list below, which says what there is.
  if (interviewId !== null && unrated.length + rated.length + booked.length === 0) return null;
  const list = interviewId === null ? routes.candidates : interviewPath(interviewId);
  const all = (query: string) => `${list}?status=Pending&${query}#${LIST_ID}`;
  const alone = (unrated.length === 0) !== (rated.length === 0);
  const cards = { firstWords, words, showInterview: interviewId === null, alone };
  return (
    <CallsSection>
      <Upcoming bookings={booked} showInterview={interviewId === null} />
      <div
        className={cn("grid grid-cols-1 items-start gap-3 sm:gap-4", !alone && "lg:grid-cols-2")}
      >
        <List
          title="For you to read or hear"
          hint="No rating, so these need you. Not called yet first, then the longest wait."
          empty="Nobody is waiting for you to read or hear them."
          calls={unrated}
          total={totals.unrated}
          all={{ href: all("rating=none&sort=oldest"), words: "without a score" }}
          {...cards}
        />
        <List
          title="Rated"
          hint={`Best first. ${A_PERSON_DECIDES}`}
          empty="No rated candidate is waiting for a call."
          calls={rated}
          total={totals.rated}
          all={{ href: all("rating=rated&sort=rating"), words: "with a score, best first" }}
          {...cards}
        />
      </div>
      <CallKeys />
      {/* With the list below, the list has the sheet. */}
      {interviewId === null ? (
        <div className="mt-2 empty:hidden max-lg:hidden">
          <Shortcuts page="calls" />
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

type ListProps = Omit<ComponentProps<typeof CallCard>, "call"> & {
  /** Whether nobody is on the other list, so that this one has the width of both. */
  alone: boolean;
  title: string;
  hint: string;
  empty: string;
  calls: Call[];
  /** How many the company's list has, and the way to them. */
  total: number;
  all: { href: string; words: string };
};

function List({ title, hint, empty, calls, total, all, alone, ...cards }: ListProps) {
  return (
    <Card className="flex min-w-0 flex-col">
      <div className="border-b px-4 py-3 sm:px-5">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted-foreground text-sm">{hint}</p>
      </div>
      {calls.length === 0 ? (
        <p className="px-4 py-6 text-muted-foreground sm:px-5">{empty}</p>
      ) : (
        <ol
          className={
            alone
              ? "*:-mb-px grid grid-cols-1 overflow-hidden *:border-b lg:grid-cols-2 lg:*:odd:border-r"
              : "divide-y"
          }
        >
          {calls.map((call) => (
            <CallCard key={call.id} call={call} {...cards} />
          ))}
        </ol>
      )}
      {total > calls.length ? (
        <Link
          href={all.href}
          prefetch={false}
          className={cn(loneLinkClasses, "mt-auto border-t px-4 sm:px-5")}
        >
          {`All ${countInWords(total)} ${all.words}`}
        </Link>
      ) : null}
    </Card>
  );
}
