import { SOURCE_WORDS } from "#lib/domain/interviews/shared-link";
import { FUNNEL_STEPS, type SourceTotal, STEP_WORDS } from "#lib/domain/results/funnel";

const numberCell = "py-1.5 pl-1 text-right tabular-nums";

/** Where people came from, and how far they got; only links that were shared with their place know it. */
export function SourceTable({ sources }: { sources: SourceTotal[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 id="sources" className="font-semibold">
        Where people came from
      </h3>
      <p className="text-muted-foreground text-sm">
        All weeks, by the link they used. People who came by a link you copied aren't counted here.
      </p>
      <table aria-labelledby="sources" className="w-full text-sm">
        <thead>
          <tr className="border-b text-muted-foreground text-xs sm:text-sm">
            <th scope="col" className="py-1.5 text-left font-medium">
              Link
            </th>
            {FUNNEL_STEPS.map((step) => (
              <th
                key={step}
                scope="col"
                className={`${numberCell} font-medium hyphens-auto max-[22.5rem]:[overflow-wrap:anywhere]`}
              >
                {STEP_WORDS[step]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((row) => (
            <tr key={row.source} className="border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                {SOURCE_WORDS[row.source]}
              </th>
              {FUNNEL_STEPS.map((step) => (
                <td key={step} className={numberCell}>
                  {row[step].toLocaleString("en-US")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
