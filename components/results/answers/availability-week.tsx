import { Check, ChevronDown } from "lucide-react";
import { Card } from "#components/ui/card";
import {
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
  isFree,
  NOT_AVAILABLE,
} from "#lib/domain/room/availability";
import { DAY_PART_WORDS, dayName } from "#lib/domain/room/day-words";

/** Where the week stands on its page. */
export const AVAILABILITY_ID = "availability";

/** When this person can work, as they ticked it. */
export function AvailabilityWeek({ grid }: { grid: string }) {
  return (
    <section aria-labelledby={AVAILABILITY_ID} className="min-w-0 lg:col-start-1">
      <Card className="flex flex-col gap-3 p-4">
        <h2 id={AVAILABILITY_ID} className="font-semibold">
          Availability
        </h2>
        <Week grid={grid} />
      </Card>
    </section>
  );
}

/** The same beside what it is told of in words: folded, until somebody wants to see it. */
export function FoldedWeek({ grid }: { grid: string }) {
  return (
    <details id={AVAILABILITY_ID} tabIndex={-1} className="group/week min-w-0 scroll-mt-20">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        Week grid
        <ChevronDown
          aria-hidden
          className="size-4 text-muted-foreground transition-transform group-open/week:rotate-180"
        />
      </summary>
      <Card className="flex flex-col gap-3 p-4">
        <Week grid={grid} />
      </Card>
    </details>
  );
}

function Week({ grid }: { grid: string }) {
  return (
    <>
      {grid === NOT_AVAILABLE ? (
        <p className="text-muted-foreground text-sm">No times were selected.</p>
      ) : (
        <WeekTable grid={grid} />
      )}
      <p className="text-muted-foreground text-sm">As marked by the candidate. Not scored.</p>
    </>
  );
}

function WeekTable({ grid }: { grid: string }) {
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">When this person can work</caption>
      <thead>
        <tr>
          <td className="w-20" />
          {DAYS.map((day) => (
            <th key={day} scope="col" className="pb-1 text-center font-medium">
              <span className="sr-only">{dayName(day)}</span>
              <span aria-hidden>{dayName(day).slice(0, 2)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAY_PARTS.map((part) => (
          <tr key={part}>
            <th scope="row" className="py-1 pr-2 text-left font-medium">
              {DAY_PART_WORDS[part].name}
              <span className="block font-normal text-muted-foreground text-xs">
                {DAY_PART_WORDS[part].hours}
              </span>
            </th>
            {DAYS.map((day) => (
              <Field key={day} grid={grid} day={day} part={part} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Field({ grid, day, part }: { grid: string; day: Day; part: DayPart }) {
  return (
    <td className="p-0.5">
      {isFree(grid, day, part) ? (
        <span className="grid h-8 place-items-center rounded-sm bg-tint text-tint-foreground">
          <Check aria-hidden className="size-4" />
          <span className="sr-only">Available</span>
        </span>
      ) : (
        <span className="grid h-8 place-items-center rounded-sm border">
          <span className="sr-only">Not available</span>
        </span>
      )}
    </td>
  );
}
