"use client";

import { Gauge, PenLine, Video } from "lucide-react";
import type { ReactNode } from "react";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { Step } from "../step";

export const START_TRY = "Start with the first question";

const POINTS = [
  {
    icon: PenLine,
    title: "One answer in writing",
    text: "Your answer is sent once, for scoring. We don't store it.",
  },
  {
    icon: Video,
    title: "One answer on video",
    text: "The recording stays in this browser. You can watch it afterward, and it is gone when you close the page. No camera? Skip it, or write instead.",
  },
  {
    icon: Gauge,
    title: "Then the employer's side",
    text: "You see right away what an employer would see: scores from 1 to 10, each with a quote of yours, or a line that says none shows it.",
  },
] as const;

/** What happens with the answers, before any is given. */
export function TryWelcome({ onStart, children }: { onStart: () => void; children?: ReactNode }) {
  const { interview } = useRoom();
  return (
    <Step
      focus={false}
      eyebrow="Answer a sample interview"
      title={interview.title}
      actions={
        <RoomButton className="w-full sm:w-auto" onClick={onStart}>
          {START_TRY}
        </RoomButton>
      }
      more={children}
    >
      <p className="mt-3 text-lg text-muted-foreground">
        Two real questions, about three minutes, and no sign-up. See what it's like to be the
        applicant.
      </p>
      <ul className="mt-8 grid gap-6">
        {POINTS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <span
              aria-hidden
              className="grid size-11 place-items-center rounded-lg bg-tint text-tint-foreground"
            >
              <Icon className="size-5" />
            </span>
            <div>
              <h2 className="font-semibold text-lg">{title}</h2>
              <p className="text-muted-foreground">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Step>
  );
}
