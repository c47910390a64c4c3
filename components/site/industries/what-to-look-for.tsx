import { CircleCheck, Eye, type LucideIcon } from "lucide-react";
import type { IndustryText } from "#lib/domain/site/industry";

/** What good answers show, and what deserves a second look. */
export function WhatToLookFor({ signs }: { signs: IndustryText["signs"] }) {
  return (
    <section aria-labelledby="signs" className="border-t bg-tint/40">
      <div className="mx-auto w-full max-w-6xl px-5 py-14 sm:px-8 sm:py-24">
        <h2 id="signs" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
          What good answers show
        </h2>
        <p className="mt-4 max-w-text text-lg text-muted-foreground">
          Rolecall suggests scores, with quotes beside them. You know the trade, so you make the
          call.
        </p>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <List title="Listen for" icon={CircleCheck} tone="text-score-good" points={signs.good} />
          <List title="Watch out for" icon={Eye} tone="text-score-medium" points={signs.careful} />
        </div>
      </div>
    </section>
  );
}

type ListProps = { title: string; icon: LucideIcon; tone: string; points: readonly string[] };

function List({ title, icon: Icon, tone, points }: ListProps) {
  return (
    <div className="rounded-lg border bg-card p-6 sm:p-7">
      <h3 className="font-semibold text-xl">{title}</h3>
      <ul className="mt-4 flex flex-col gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3 text-lg">
            <Icon aria-hidden className={`mt-1 size-5 shrink-0 ${tone}`} />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
