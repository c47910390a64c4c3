import { Card, CardContent } from "#components/ui/card";
import { figuresDateNote, knownPeople, ratioNote } from "#lib/domain/fairness/adverse-impact";

type FairnessNotesProps = {
  total: number;
  /** Null below the smallest group. */
  known: number | null;
  smallest: number;
  smallestChosen: number;
  /** The day of the figures in the company's words; null if there are none. */
  date: string | null;
};

/** How many people the figures stand on, and how to read them. */
export function FairnessNotes(props: FairnessNotesProps) {
  const { total, known, smallest, smallestChosen, date } = props;
  return (
    <Card>
      <CardContent className="flex flex-col gap-3">
        <p className="max-w-text">
          <strong className="font-semibold">
            {total === 1 ? "1 response." : `${total} responses.`}
          </strong>{" "}
          These figures are based on {knownPeople(known, smallest)} people who shared something
          about themselves. {figuresDateNote(date, smallest)}
        </p>
        <p className="max-w-text">
          You can't see what any one person shared, and neither can the scoring or any other part of
          Rolecall. A group appears only once it has at least {smallest} people, and a rate only
          when at least {smallestChosen} people in the group were selected and at least{" "}
          {smallestChosen} were not. That way, nobody can figure out one person's group from your
          decisions. If showing a rate would reveal a hidden one, we hide it too. The figures don't
          change right after you decide about one person.
        </p>
        <p className="max-w-text text-muted-foreground">
          {ratioNote(smallest)} If one group's rate isn't shown, no ratios are shown in that table,
          because that rate could be the highest. Ratios below 0.80 are flagged (the four-fifths
          rule). With few people, a flag can come and go by chance: look at the range and the number
          of people first, and talk to a lawyer before you act on it. Groups that make up less than
          2% of the people get no ratio, as New York City's Local Law 144 allows. This page isn't
          the independent audit that law requires.
        </p>
      </CardContent>
    </Card>
  );
}
