import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table";
import { notCounted, wilson } from "#lib/domain/fairness/adverse-impact";
import {
  HEARD_LABELS,
  HEARD_MEASURES,
  HEARD_NOTE,
  HEARD_PEOPLE,
  HEARD_TITLE,
  type HeardRow,
} from "#lib/domain/fairness/heard-words";
import { languageName } from "#lib/domain/text/languages";

const percent = (share: number) => `${Math.round(share * 100)}%`;

type HeardTableProps = { rows: HeardRow[]; smallestChosen: number };

/** How many candidates of each language opened what was heard of them, and how many corrected it. */
export function HeardTable({ rows, smallestChosen }: HeardTableProps) {
  return (
    <section aria-labelledby="heard-by-language">
      <h2 id="heard-by-language" className="mb-3 font-semibold text-xl">
        {HEARD_TITLE}
      </h2>
      <p className="mb-3 max-w-text text-muted-foreground">{HEARD_NOTE}</p>
      {rows.length === 0 ? (
        <p className="text-muted-foreground">
          Nothing to show yet. A language appears once {HEARD_PEOPLE} people have been heard in it.
        </p>
      ) : (
        <div className="table:rounded-lg table:border table:bg-card">
          <Table>
            <TableHeader>
              <TableRow>
                <TableHead>Language</TableHead>
                <TableHead>People</TableHead>
                {HEARD_MEASURES.map((measure) => (
                  <TableHead key={measure}>{HEARD_LABELS[measure]}</TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map(({ language, people, ...counts }) => (
                <TableRow key={language}>
                  <TableCell className="font-medium">{languageName(language)}</TableCell>
                  <TableCell label="People" className="tabular-nums">
                    {people}
                  </TableCell>
                  {HEARD_MEASURES.map((measure) => (
                    <TableCell key={measure} label={HEARD_LABELS[measure]} className="tabular-nums">
                      {share(counts[measure], people) ?? notCounted(smallestChosen)}
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

/** '30% (18% to 46%)'; null if it is not shown. */
function share(count: number | null, people: number): string | null {
  if (count === null) return null;
  const [low, high] = wilson(count, people).map(percent);
  return `${percent(count / people)} (${low} to ${high})`;
}
