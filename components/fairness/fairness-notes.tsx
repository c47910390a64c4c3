import { Card, CardContent } from "#components/ui/card";
import { knownPeople, ratioOverWhat, sinceWhen } from "#lib/domain/adverse-impact";

type FairnessNotesProps = {
  total: number;
  /** Null below the smallest group. */
  known: number | null;
  smallest: number;
  smallestChosen: number;
  /** The day of the figures in the company's words; null where there are none. */
  date: string | null;
};

/** How many people the figures stand on, and how to read them. */
export function FairnessNotes(props: FairnessNotesProps) {
  const { total, known, smallest, smallestChosen, date } = props;
  return (
    <Card>
      <CardContent className="flex flex-col gap-3">
        <p className="max-w-[70ch]">
          <strong className="font-semibold">{total} responses.</strong> The figures stand on{" "}
          {knownPeople(known, smallest)} people who said something of themselves.{" "}
          {sinceWhen(date, smallest)}
        </p>
        <p className="max-w-[70ch]">
          No employer, no scorer and no other part of Rolecall opens a single answer. Only groups of
          at least {smallest} people come out, and a rate only where at least {smallestChosen} of a
          group were chosen and at least {smallestChosen} were not, so that the people you chose
          tell nobody's group; a rate that others could be told from is left out with them. The
          figures stand still in between: what you decide about one person does not move them.
        </p>
        <p className="max-w-[70ch] text-muted-foreground">
          {ratioOverWhat(smallest)} Where the rate of a group in the table is not shown, nobody gets
          a ratio: it could be the highest. Below 0.80 a ratio is flagged (the four-fifths rule).
          With few people such a flag comes and goes by chance, in both directions: look at the
          interval and the number of people before you conclude anything, and ask a lawyer before
          you act on it. Groups under 2 % of the people get no ratio, as New York City's Local Law
          144 allows. This page is not the independent audit that the law asks for.
        </p>
      </CardContent>
    </Card>
  );
}
