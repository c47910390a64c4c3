import { CircleCheck, CircleDot } from "lucide-react";
import { BAND_TEXT } from "#components/shared/score-gauge";

type PointListProps = { title: string; points: string[]; tone: "good" | "medium" };

/** Strengths or weaknesses, one on each line; nothing if there are none. */
export function PointList({ title, points, tone }: PointListProps) {
  if (points.length === 0) return null;
  const Icon = tone === "good" ? CircleCheck : CircleDot;
  return (
    <section>
      <h3 className="mb-2 font-semibold text-base">{title}</h3>
      <ul className="flex flex-col gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${BAND_TEXT[tone]}`} />
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {point}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
