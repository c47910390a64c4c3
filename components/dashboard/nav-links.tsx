"use client";

import {
  CalendarCheck2,
  ChartColumn,
  House,
  Lock,
  type LucideIcon,
  Plug,
  Route,
  Settings,
  Users,
} from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useRole } from "#components/shared/role";
import { Tooltip } from "#components/ui/tooltip";
import { may, type SeatAction } from "#lib/domain/company/team";
import { routes } from "#lib/domain/core/routes";
import { lockOf } from "#lib/domain/plans/features";
import type { Access } from "#lib/domain/plans/plans";
import { cn } from "#lib/utils";

const items: { href: string; label: string; icon: LucideIcon; to?: SeatAction }[] = [
  { href: routes.dashboard, label: "Dashboard", icon: House },
  { href: routes.interviews, label: "Interviews", icon: CalendarCheck2 },
  { href: routes.candidates, label: "Candidates", icon: Users },
  { href: routes.aiAnalysis, label: "AI Analysis", icon: ChartColumn },
  { href: routes.integrations, label: "Integrations", icon: Plug, to: "own" },
  { href: routes.gettingStarted, label: "Getting Started", icon: Route, to: "edit" },
  { href: routes.settings, label: "Settings", icon: Settings },
];

/** The item that an address belongs to: the longest one that it begins with; /dashboard only for itself. */
function activeHref(pathname: string): string | undefined {
  // The plan's own page is a part of the settings, which lead to it.
  if (pathname === routes.manageSubscription) return routes.settings;
  if (pathname === routes.searchAnswers || pathname === routes.compare) return routes.candidates;
  if (pathname.startsWith(routes.shortlists)) return routes.candidates;
  return items
    .map((item) => item.href)
    .filter((href) =>
      href === routes.dashboard ? pathname === href : `${pathname}/`.startsWith(`${href}/`),
    )
    .sort((a, b) => b.length - a.length)[0];
}

export function NavLinks({ access, onFollow }: { access: Access; onFollow?: () => void }) {
  const active = activeHref(usePathname());
  const role = useRole();
  const shown = items.filter(({ to = "read" }) => may(role, to));
  return (
    <nav aria-label="Main" className="flex flex-col gap-1">
      {shown.map(({ href, label, icon: Icon }) => {
        const lock = href === routes.integrations ? lockOf(access, "ats") : null;
        // The page that connects an ATS has a policy of its own: only a full navigation brings it.
        const Way = href === routes.integrations ? "a" : Link;
        const link = (
          <Way
            key={href}
            href={href}
            onClick={onFollow}
            aria-current={href === active ? "page" : undefined}
            className={cn(
              "flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-base text-muted-foreground transition-colors hover:bg-accent hover:text-foreground",
              href === active &&
                "bg-tint text-tint-foreground hover:bg-tint hover:text-tint-foreground",
            )}
          >
            <Icon aria-hidden className="size-5" />
            {label}
            {lock ? <Lock aria-hidden className="ml-auto size-4" /> : null}
          </Way>
        );
        if (lock === null) return link;
        return (
          <Tooltip key={href} content={lock} side="right">
            {link}
          </Tooltip>
        );
      })}
    </nav>
  );
}
