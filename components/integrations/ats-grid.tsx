import { CircleCheck } from "lucide-react";
import type { AtsEntry } from "#lib/domain/integrations/catalogue";
import { cn } from "#lib/utils";

type AtsGridProps = {
  label: string;
  entries: readonly AtsEntry[];
  /** The ids of those that are connected. */
  connected?: readonly string[];
};

/** Each ATS by its name in our own type. */
export function AtsGrid({ label, entries, connected = [] }: AtsGridProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {entries.map(({ id, name, category }) => {
        const isConnected = connected.includes(id);
        return (
          <li
            key={id}
            className={cn(
              "flex min-h-20 min-w-0 flex-col items-center justify-center gap-1 rounded-lg border bg-card px-3 py-4 text-center",
              isConnected && "border-primary",
            )}
          >
            <span className="max-w-full font-display font-semibold text-base tracking-tight [overflow-wrap:anywhere] sm:text-lg">
              {name}
            </span>
            {isConnected ? (
              <span className="inline-flex items-center gap-1 font-medium text-score-good text-sm">
                <CircleCheck aria-hidden className="size-4" /> Connected
              </span>
            ) : (
              <span className="text-muted-foreground text-sm">{category}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
