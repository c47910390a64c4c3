import { Card, CardContent } from "#components/ui/card";
import { standing } from "#lib/domain/adverse-impact";

type FairnessNotesProps = {
  total: number;
  known: number;
  smallest: number;
  /** The day of the figures in the company's words; null where there are none. */
  date: string | null;
};

/** How many people the figures stand on, and how to read them. */
export function FairnessNotes({ total, known, smallest, date }: FairnessNotesProps) {
  return (
    <Card>
      <CardContent className="flex flex-col gap-3">
        <p className="max-w-[70ch]">
          <strong className="font-semibold">{total} responses.</strong> The figures stand on {known}{" "}
          people who said something of themselves. {standing(date, smallest)}
        </p>
        <p className="max-w-[70ch]">
          No employer, no scorer and no other part of Rolecall opens a single answer: only groups of
          at least {smallest} people come out, and they stand still in between, so that what you
          decide about one person does not move them. Where only one or two people were hired, a
          rate can still point to them: please don't look for that.
        </p>
        <p className="max-w-[70ch] text-muted-foreground">
          An impact ratio is a group's rate over the highest group's rate. Below 0.80 it is flagged
          (the four-fifths rule). With few people such a flag comes and goes by chance, in both
          directions: look at the interval and the number of people before you conclude anything,
          and ask a lawyer before you act on it. Groups under 2 % of the people get no ratio, as New
          York City's Local Law 144 allows. This page is not the independent audit that the law asks
          for.
        </p>
      </CardContent>
    </Card>
  );
}
