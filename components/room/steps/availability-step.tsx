"use client";

import { useState } from "react";
import { DAY_PARTS, DAYS, isFree, NOT_AVAILABLE, withField } from "#lib/domain/room/availability";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { Step } from "../step";
import type { Attempt } from "../use-attempt";

/** 2 November 2026 is a Monday. */
const MONDAY = Date.UTC(2026, 10, 2);

/** When somebody could work: a week of seven days with four parts each. What was not sent yet is `week`, and stays. */
export function AvailabilityStep({
  attempt,
  week,
  onWeek,
  onDone,
}: {
  attempt: Attempt;
  week: string | null;
  onWeek: (week: string | null) => void;
  onDone: () => void;
}) {
  const { messages, say } = useRoom();
  const m = messages.week;
  const grid = week ?? attempt.state.availability ?? NOT_AVAILABLE;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function save() {
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      await attempt.giveWeek(grid);
      onWeek(null);
      onDone();
    } catch {
      setProblem(messages.errors.network);
      setBusy(false);
    }
  }

  return (
    <Step
      title={m.title}
      actions={
        <>
          <RoomButton className="w-full sm:w-auto" disabled={busy} onClick={() => void save()}>
            {m.next}
          </RoomButton>
          <RoomButton
            look="bare"
            disabled={busy}
            onClick={() => {
              onWeek(null);
              onDone();
            }}
          >
            {messages.question.skip}
          </RoomButton>
        </>
      }
    >
      <p className="mt-2 text-muted-foreground">{say(m.lead)}</p>
      <Grid grid={grid} onChange={onWeek} />
      {problem && (
        <p role="alert" className="mt-4 rounded-lg bg-destructive-tint p-4 text-destructive">
          {problem}
        </p>
      )}
    </Step>
  );
}

function Grid({ grid, onChange }: { grid: string; onChange: (grid: string) => void }) {
  const { messages, language } = useRoom();
  const m = messages.week;
  const name = (index: number, weekday: "long" | "short") =>
    new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" }).format(
      MONDAY + index * 86_400_000,
    );
  return (
    <table className="mt-6 w-full table-fixed border-separate border-spacing-1 max-[360px]:border-spacing-x-0.5">
      <caption className="sr-only">{m.title}</caption>
      <thead>
        <tr className="text-sm max-[360px]:text-xs max-[360px]:tracking-tight">
          <td className="w-12 max-[360px]:w-9 sm:w-28" />
          {DAY_PARTS.map((part) => (
            <th key={part} scope="col" className="hyphens-auto break-words pb-1 font-semibold">
              {m[part]}
              <span className="block font-normal text-muted-foreground text-xs">
                {m.hours[part]}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAYS.map((day, index) => (
          <tr key={day}>
            <th scope="row" className="pe-1 text-start font-medium text-sm">
              <span className="sm:hidden">{name(index, "short")}</span>
              <span className="hidden sm:inline">{name(index, "long")}</span>
            </th>
            {DAY_PARTS.map((part) => (
              <td key={part}>
                <label className="flex h-11 cursor-pointer items-center justify-center rounded-md border bg-card has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-2 has-focus-visible:outline-ring">
                  <input
                    type="checkbox"
                    checked={isFree(grid, day, part)}
                    aria-label={`${name(index, "long")}, ${m[part]}`}
                    onChange={({ target }) => onChange(withField(grid, day, part, target.checked))}
                    className="size-5 accent-primary"
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
