import {
  Bug,
  Building2,
  ClipboardList,
  ConciergeBell,
  Droplets,
  Headset,
  House,
  KeyRound,
  Leaf,
  type LucideIcon,
  MapPinned,
  MessageCircle,
  Moon,
  Sprout,
  Store,
  Thermometer,
  UsersRound,
  Utensils,
  Wind,
  Wrench,
} from "lucide-react";
import type { ReactNode } from "react";

const MOTIFS: Record<string, readonly [LucideIcon, LucideIcon]> = {
  "residential-cleaning": [House, KeyRound],
  "commercial-cleaning": [Building2, Moon],
  hvac: [Wind, Thermometer],
  plumbing: [Droplets, Wrench],
  landscaping: [Sprout, Leaf],
  "pest-control": [Bug, ClipboardList],
  franchises: [Store, MapPinned],
  staffing: [UsersRound, ClipboardList],
  "outsourcing-firms": [Headset, MessageCircle],
  restaurants: [Utensils, ClipboardList],
  hospitality: [ConciergeBell, KeyRound],
};

/** The two drawn marks of a trade. */
export function motifOf(slug: string): readonly [LucideIcon, LucideIcon] {
  return MOTIFS[slug] ?? [Building2, ClipboardList];
}

/** A trade's mark in its tinted square. */
export function TradeMark({ slug }: { slug: string }) {
  const [Icon] = motifOf(slug);
  return (
    <MarkFrame>
      <Icon className="size-6" strokeWidth={1.75} />
    </MarkFrame>
  );
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
