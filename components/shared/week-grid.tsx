import { DAY_PARTS, DAYS, type DayPart, isFree, withField } from "#lib/domain/room/availability";

/** 2 November 2026 is a Monday. */
const MONDAY = Date.UTC(2026, 10, 2);

type WeekGridProps = {
  caption: string;
  /** In which language the days are named. */
  language: string;
  /** The parts of a day, and their hours. */
  parts: Record<DayPart, { name: string; hours: string }>;
  grid: string;
  onChange: (grid: string) => void;
};

/** A week to tick: a row for each day, with the four parts of it. */
export function WeekGrid({ caption, language, parts, grid, onChange }: WeekGridProps) {
  const name = (index: number, weekday: "long" | "short") =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(
      MONDAY + index * 86_400_000,
    );
  return (
    <div className="@container w-full">
      <table className="w-full table-fixed border-separate border-spacing-1 @max-[20.5rem]:border-spacing-x-0.5">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-sm @max-[20.5rem]:text-xs @max-[20.5rem]:tracking-tight">
            <td className="w-12 @max-[20.5rem]:w-9 sm:w-28" />
            {DAY_PARTS.map((part) => (
              <th key={part} scope="col" className="hyphens-auto break-words pb-1 font-semibold">
                {parts[part].name}
                <span className="block font-normal text-muted-foreground text-xs">
                  {parts[part].hours}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((day, index) => (
            <tr key={day}>
              <th scope="row" className="pe-1 text-start font-medium text-sm">
                <span className="sm:hidden">{name(index, "short")}</span>
                <span className="hidden sm:inline">{name(index, "long")}</span>
              </th>
              {DAY_PARTS.map((part) => (
                <td key={part}>
                  <label className="flex h-11 cursor-pointer items-center justify-center rounded-md border bg-card has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-ring">
                    <input
                      type="checkbox"
                      checked={isFree(grid, day, part)}
                      aria-label={`${name(index, "long")}, ${parts[part].name}`}
                      onChange={({ target }) =>
                        onChange(withField(grid, day, part, target.checked))
                      }
                      className="size-5 accent-primary"
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
