import { AvatarInitials } from "#components/shared/avatar-initials";
import { Badge } from "#components/ui/badge";
import { Card } from "#components/ui/card";

const rows = [
  {
    name: "Maria S.",
    score: "8.6",
    word: "Good",
    variant: "good",
    quote: "I walk through the rooms with the client before I start, so nothing is a surprise.",
  },
  {
    name: "Devon P.",
    score: "7.4",
    word: "Good",
    variant: "good",
    quote: "Six years of night shifts. I text the office when I lock up.",
  },
  {
    name: "Kim T.",
    score: "5.2",
    word: "Medium",
    variant: "medium",
    quote: "I would probably call someone and ask what to do.",
  },
] as const;

/** What comes back from one link: a ranked list with the words that earned the scores. */
export function ShortlistPicture() {
  return (
    <Card className="w-full max-w-lg shadow-soft">
      <div className="flex items-baseline justify-between gap-4 border-b px-5 py-4 sm:px-6">
        <p className="font-semibold text-lg">Residential cleaner</p>
        <p className="text-muted-foreground text-sm">Top 3 of 12</p>
      </div>
      <ol>
        {rows.map((row) => (
          <li
            key={row.name}
            className="flex gap-4 border-b px-5 py-4 last:border-b-0 sm:px-6 sm:py-5"
          >
            <AvatarInitials name={row.name} className="size-11" />
            <div className="min-w-0 flex-1">
              <div className="flex items-center justify-between gap-3">
                <p className="font-semibold">{row.name}</p>
                <Badge variant={row.variant}>
                  <span className="font-semibold tabular-nums">{row.score}</span> {row.word}
                </Badge>
              </div>
              <p className="mt-1 text-muted-foreground">“{row.quote}”</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="border-t px-5 py-3 text-muted-foreground text-sm sm:px-6">
        An example with made-up names.
      </p>
    </Card>
  );
}
