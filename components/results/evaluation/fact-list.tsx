import { Play, Quote as QuoteIcon } from "lucide-react";
import type { PlacedStatement } from "#lib/domain/results/quotes";
import { FACT_LABELS } from "#lib/domain/results/statement-words";
import { hoursInWords } from "#lib/domain/room/hours";
import { cn } from "#lib/utils";
import { JumpLink } from "../jump-link";
import { type Hearing, placeOf } from "./hearing";

type FactListProps = {
  facts: readonly PlacedStatement[];
  /** The candidate's week grid; null if they gave none. */
  week: string | null;
  /** The id of where the grid stands on the page, if it does. */
  weekAt?: string;
  hearing: Hearing;
};

const CHIP =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-lg border px-2.5 py-1 text-left max-sm:text-sm";
const PRESSED = "transition-colors hover:border-primary/50 hover:bg-tint/50";

/** What an owner wants to know before a call, each as it was said and to be heard; nothing if nothing is known. */
export function FactList({ facts, week, weekAt, hearing }: FactListProps) {
  const hours = hoursInWords(week);
  if (facts.length === 0 && hours === null) return null;
  return (
    <section className="min-w-0">
      <h3 className="mb-1.5 font-semibold text-base">Facts</h3>
      <ul className="flex flex-wrap gap-1.5">
        {facts.map((fact) => (
          <li key={`${fact.fact} ${fact.text}`} className="max-w-full">
            <FactButton fact={fact} hearing={hearing} />
          </li>
        ))}
        {hours === null ? null : (
          <li className="max-w-full">
            <Hours hours={hours} at={weekAt} />
          </li>
        )}
      </ul>
    </section>
  );
}

function FactButton({ fact, hearing }: { fact: PlacedStatement; hearing: Hearing }) {
  const [placed] = fact.quotes;
  if (placed === undefined || fact.fact === null || fact.text === null) return null;
  const { quote } = placed;
  const { plays, where } = placeOf(quote, hearing);
  const active = hearing.playing === quote;
  const Icon = plays ? Play : QuoteIcon;
  return (
    <button
      type="button"
      aria-pressed={active}
      title={`“${quote.text}” ${where}`}
      onClick={() => hearing.onPlay(quote)}
      className={cn(CHIP, PRESSED, active && "border-primary bg-tint/60")}
    >
      <Icon
        aria-hidden
        className={cn("size-3.5 shrink-0 text-tint-foreground", plays && "fill-current")}
      />
      <Value label={FACT_LABELS[fact.fact]} value={fact.text} from={where} />
    </button>
  );
}

/** What the candidate ticked, and the way to it where the page has it. */
function Hours({ hours, at }: { hours: string; at: string | undefined }) {
  const value = <Value label={FACT_LABELS.hours} value={hours} from="Week grid" />;
  if (at === undefined) return <div className={CHIP}>{value}</div>;
  return (
    <JumpLink to={at} title="Week grid" className={cn(CHIP, PRESSED)}>
      {value}
    </JumpLink>
  );
}

function Value({ label, value, from }: { label: string; value: string; from: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-muted-foreground text-xs">
        {label}
        <span className="sr-only"> · {from}</span>
      </span>
      <span
        dir="auto"
        className="block text-start font-medium leading-snug [overflow-wrap:anywhere]"
      >
        {value}
      </span>
    </span>
  );
}
