import { Card, CardContent } from "#components/ui/card";
import { Skeleton } from "#components/ui/skeleton";

/** The wizard's shape while this tab looks for its draft. */
export function WizardSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-6">
      <Skeleton className="h-9 w-64" />
      <Card>
        <CardContent className="flex flex-col gap-6">
          <Skeleton className="h-11 w-full max-w-md" />
          <Skeleton className="h-16 w-full" />
          <div className="grid gap-6 sm:grid-cols-2">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
          <Skeleton className="h-40 w-full" />
        </CardContent>
      </Card>
    </div>
  );
}
