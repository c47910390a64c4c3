import { type ComponentProps, Suspense } from "react";
import { Card } from "#components/ui/card";
import { Skeleton } from "#components/ui/skeleton";
import type { Calls } from "#lib/domain/results/calls";
import { CallsError } from "./calls-error";
import { CallsSection, WhoToCall } from "./who-to-call";

type CallSheetProps = Omit<ComponentProps<typeof WhoToCall>, "calls"> & {
  /** Null if they can't be read. */
  calls: Promise<Calls | null>;
};

/** 'Who to call' while it is read, and if it can't be: the page around it stands meanwhile. */
export function CallSheet(props: CallSheetProps) {
  return (
    <Suspense fallback={<CallsLoading />}>
      <ReadCalls {...props} />
    </Suspense>
  );
}

export async function ReadCalls({ calls, ...cards }: CallSheetProps) {
  const found = await calls;
  if (found !== null) return <WhoToCall calls={found} {...cards} />;
  return (
    <CallsSection>
      <CallsError />
    </CallsSection>
  );
}

/** The shape of both lists before anybody is in them. */
export function CallsLoading() {
  return (
    <CallsSection>
      <div
        role="status"
        aria-label="Loading who to call"
        className="grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-2"
      >
        <LoadingList />
        <LoadingList />
      </div>
    </CallsSection>
  );
}

function LoadingList() {
  return (
    <Card className="flex min-w-0 flex-col gap-3 px-4 py-4 sm:px-5">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-48" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-11 w-56" />
    </Card>
  );
}
