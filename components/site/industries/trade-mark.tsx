import {
  Bug,
  Building2,
  ConciergeBell,
  Droplets,
  Headset,
  House,
  type LucideIcon,
  Sprout,
  Store,
  UsersRound,
  Utensils,
  Wind,
} from "lucide-react";
import type { ReactNode } from "react";

const MARKS: Record<string, LucideIcon> = {
  "residential-cleaning": House,
  "commercial-cleaning": Building2,
  hvac: Wind,
  plumbing: Droplets,
  landscaping: Sprout,
  "pest-control": Bug,
  franchises: Store,
  staffing: UsersRound,
  "outsourcing-firms": Headset,
  restaurants: Utensils,
  hospitality: ConciergeBell,
};

/** A trade's mark in its tinted square. */
export function TradeMark({ slug }: { slug: string }) {
  return (
    <MarkFrame>
      <TradeIcon slug={slug} className="size-6" />
    </MarkFrame>
  );
}

/** A trade's mark alone. */
export function TradeIcon({ slug, className = "size-5" }: { slug: string; className?: string }) {
  const Icon = MARKS[slug] ?? Building2;
  return <Icon aria-hidden className={className} strokeWidth={1.75} />;
}

/** The tinted square of a mark. */
export function MarkFrame({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center rounded-lg bg-tint text-tint-foreground"
    >
      {children}
    </span>
  );
}
