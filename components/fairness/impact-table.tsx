import { Badge } from "#components/ui/badge";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table";
import {
  FAMILY_LABELS,
  type Family,
  type ImpactRow,
  MEASURE_LABELS,
  MEASURES,
  NO_RATIO,
  notShown,
  type Rate,
  UNDER_LEAST_SHARE,
} from "#lib/domain/fairness/adverse-impact";

const percent = (share: number) => `${Math.round(share * 100)}%`;

type ImpactTableProps = {
  family: Family;
  rows: ImpactRow[];
  smallest: number;
  smallestChosen: number;
};

/** One family of groups with their rates; groups of fewer than `smallest` people are not in it. */
export function ImpactTable({ family, rows, smallest, smallestChosen }: ImpactTableProps) {
  const id = `impact-${family}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-semibold text-xl">
        {FAMILY_LABELS[family]}
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted-foreground">
          Nothing to show yet. A group appears once {smallest} people in it have answered.
        </p>
      ) : (
        <div className="table:rounded-lg table:border table:bg-card">
          <Table>
            <TableHeader>
              <TableRow>
                <TableHead>Group</TableHead>
                <TableHead>People</TableHead>
                {MEASURES.map((measure) => (
                  <TableHead key={measure}>{MEASURE_LABELS[measure]}</TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.label}>
                  <TableCell className="font-medium">{row.label}</TableCell>
                  <TableCell label="People" className="tabular-nums">
                    <span className="max-table:text-right">
                      {row.underTwoPercent ? `${row.n}, ${UNDER_LEAST_SHARE}` : row.n}
                    </span>
                  </TableCell>
                  {MEASURES.map((measure) => (
                    <TableCell key={measure} label={MEASURE_LABELS[measure]}>
                      <RateCell rate={row.rates[measure]} smallestChosen={smallestChosen} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </section>
  );
}

function RateCell({ rate, smallestChosen }: { rate: Rate | null; smallestChosen: number }) {
  if (rate === null) {
    return (
      <span className="text-muted-foreground text-sm max-table:text-right">
        {notShown(smallestChosen)}
      </span>
    );
  }
  const [low, high] = rate.interval;
  return (
    <span className="flex flex-col gap-1 tabular-nums max-table:items-end">
      <span className="max-table:text-right">
        {percent(rate.rate)} of {rate.of}{" "}
        <span className="whitespace-nowrap text-muted-foreground">
          ({percent(low)} to {percent(high)})
        </span>
      </span>
      {rate.noRatio ? (
        <span className="text-muted-foreground text-sm max-table:text-right">
          {NO_RATIO[rate.noRatio]}
        </span>
      ) : null}
      {rate.ratio === null ? null : (
        <span className="text-sm max-table:text-right">
          Ratio {rate.ratio.toFixed(2)}{" "}
          {rate.belowFourFifths ? <Badge variant="medium">Below 0.80</Badge> : null}
        </span>
      )}
    </span>
  );
}
