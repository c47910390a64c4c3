import { Check } from "lucide-react";
import { Card } from "#components/ui/card";
import {
  DAY_PART_WORDS,
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
  dayName,
  isFree,
  NOT_AVAILABLE,
} from "#lib/domain/room/availability";

/** When this person can work, as they ticked it. */
export function AvailabilityWeek({ grid }: { grid: string }) {
  return (
    <section aria-labelledby="availability" className="min-w-0 lg:col-start-1">
      <Card className="flex flex-col gap-3 p-4">
        <h2 id="availability" className="font-semibold">
          Availability
        </h2>
        {grid === NOT_AVAILABLE ? (
          <p className="text-muted-foreground text-sm">No times were selected.</p>
        ) : (
          <WeekTable grid={grid} />
        )}
        <p className="text-muted-foreground text-sm">As marked by the candidate. Not scored.</p>
      </Card>
    </section>
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
