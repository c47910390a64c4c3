"use client";

import { useState } from "react";
import { WeekGrid } from "#components/shared/week-grid";
import { type DayPart, NOT_AVAILABLE } from "#lib/domain/room/availability";
import { RoomButton } from "../button";
import { Problem } from "../problem";
import { useRoom } from "../room-context";
import { Step } from "../step";
import type { Attempt } from "../use-attempt";

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
  const { messages, say, language } = useRoom();
  const m = messages.week;
  const part = (name: DayPart) => ({ name: m[name], hours: m.hours[name] });
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
      <div className="mt-6">
        <WeekGrid
          caption={m.title}
          language={language}
          parts={{
            morning: part("morning"),
            afternoon: part("afternoon"),
            evening: part("evening"),
            night: part("night"),
          }}
          grid={grid}
          onChange={onWeek}
        />
      </div>
      <Problem>{problem}</Problem>
    </Step>
  );
}
