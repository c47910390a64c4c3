import { Skeleton } from "#components/ui/skeleton";

const ROWS = ["a", "b", "c", "d", "e", "f"];

/** The shape of a candidates list before its rows are here. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading candidates">
      <div className="mb-6 flex flex-col gap-2 sm:mb-8">
        <Skeleton className="h-9 w-48" />
        <Skeleton className="h-6 w-80 max-w-full" />
      </div>
      <div className="mb-4 flex flex-wrap gap-3">
        <Skeleton className="h-11 min-w-60 flex-1 sm:max-w-sm" />
        <Skeleton className="h-11 w-52" />
      </div>
      <div className="flex flex-col gap-3 rounded-lg table:gap-0 table:border table:bg-card table:px-4">
        {ROWS.map((row) => (
          <div
            key={row}
            className="flex items-center gap-4 max-table:rounded-lg max-table:border max-table:bg-card max-table:p-4 table:h-18 table:border-b table:last:border-b-0"
          >
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="ml-auto hidden h-4 w-28 sm:block" />
            <Skeleton className="size-14 rounded-full max-table:ml-auto" />
            <Skeleton className="hidden h-11 w-32 sm:block" />
          </div>
        ))}
      </div>
    </div>
  );
}
