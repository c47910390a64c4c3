import {
  type FunnelTotal,
  type FunnelWeek,
  STEP_WORDS,
  weekWords,
} from "#lib/domain/results/funnel";

/** One line of bars for each step, all on one scale; what is what stands in words, and color says nothing. */
export function FunnelChart({ weeks, totals }: { weeks: FunnelWeek[]; totals: FunnelTotal[] }) {
  const most = Math.max(1, ...weeks.flatMap((week) => totals.map(({ step }) => week[step])));
  const [first, last] = [weeks[0]?.week ?? "", weeks.at(-1)?.week ?? ""];
  const spoken = totals.map(({ step, total }) => `${STEP_WORDS[step]} ${total}`).join(", ");
  return (
    <div role="img" aria-label={`${spoken}. The table has each week.`}>
      <div aria-hidden className="flex flex-col gap-3">
        {totals.map(({ step, total, share }) => (
          <div key={step} className="flex items-end gap-3">
            <div className="w-24 shrink-0">
              <span className="block text-sm">{STEP_WORDS[step]}</span>
              <span className="font-display font-semibold text-xl tabular-nums">
                {total.toLocaleString("en-US")}
              </span>
              {share === null ? null : (
                <span className="ml-1.5 text-muted-foreground text-sm tabular-nums">
                  {Math.round(share * 100)}%
                </span>
              )}
            </div>
            <div className="flex h-14 flex-1 items-end gap-1 border-b">
              {weeks.map((week) => (
                <div
                  key={week.week}
                  className="min-w-0 flex-1 rounded-t-sm bg-primary [print-color-adjust:exact]"
                  style={{
                    height: `${(week[step] / most) * 100}%`,
                    minHeight: week[step] > 0 ? 3 : 0,
                  }}
                />
              ))}
            </div>
          </div>
        ))}
        <div className="ml-27 flex justify-between text-muted-foreground text-sm">
          <span>{weekWords(first)}</span>
          <span>{weekWords(last)}</span>
        </div>
      </div>
    </div>
  );
}
