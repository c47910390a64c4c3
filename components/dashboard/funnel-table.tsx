import {
  FUNNEL_STEPS,
  type FunnelTotal,
  type FunnelWeek,
  STEP_WORDS,
  weekWords,
} from "#lib/domain/results/funnel";

const numberCell = "py-1.5 pl-1 text-right tabular-nums";

/** The numbers behind the chart, the newest week first. */
export function FunnelTable({ weeks, totals }: { weeks: FunnelWeek[]; totals: FunnelTotal[] }) {
  return (
    <table aria-labelledby="funnel" className="w-full self-start text-sm">
      <thead>
        <tr className="border-b text-muted-foreground text-xs sm:text-sm">
          <th scope="col" className="py-1.5 text-left font-medium">
            Week of
          </th>
          {FUNNEL_STEPS.map((step) => (
            <th key={step} scope="col" className={`${numberCell} font-medium`}>
              {STEP_WORDS[step]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={week.week} className="border-b">
            <th scope="row" className="whitespace-nowrap py-1.5 text-left font-normal">
              {weekWords(week.week)}
            </th>
            {FUNNEL_STEPS.map((step) => (
              <td key={step} className={numberCell}>
                {week[step].toLocaleString("en-US")}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-1.5 text-left font-semibold">
            All
          </th>
          {totals.map(({ step, total }) => (
            <td key={step} className={numberCell}>
              {total.toLocaleString("en-US")}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
