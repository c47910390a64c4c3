import { ChevronRight, List, type LucideIcon, Plus, Users } from "lucide-react";
import Link from "next/link";
import { WhoMay } from "#components/shared/role";
import { Card } from "#components/ui/card";
import type { SeatAction } from "#lib/domain/company/team";
import { routes } from "#lib/domain/core/routes";

const actions: {
  to?: SeatAction;
  href: string;
  icon: LucideIcon;
  label: string;
  hint: string;
}[] = [
  {
    to: "edit",
    href: routes.createInterview,
    icon: Plus,
    label: "Create Interview",
    hint: "Write the questions, get a link",
  },
  {
    href: routes.candidates,
    icon: Users,
    label: "View Candidates",
    hint: "Scores, reasons, and recordings",
  },
  {
    href: routes.interviews,
    icon: List,
    label: "View All interviews",
    hint: "Links, deadlines, and answers",
  },
];

/** The three things that people come for. */
export function QuickActions() {
  return (
    <Card>
      <h2 className="px-4 pt-4 pb-2 font-semibold text-lg sm:px-5 sm:pt-5">Quick actions</h2>
      <ul className="p-2 pt-0">
        {actions.map(({ to = "read", href, icon: Icon, label, hint }) => (
          <WhoMay key={href} to={to}>
            <li>
              <Link
                href={href}
                className="flex min-h-14 items-center gap-3 rounded-md px-2 py-2 transition-colors hover:bg-accent sm:px-3"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-md bg-tint text-tint-foreground">
                  <Icon aria-hidden className="size-5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-muted-foreground text-sm">{hint}</span>
                </span>
                <ChevronRight aria-hidden className="size-4 text-muted-foreground" />
              </Link>
            </li>
          </WhoMay>
        ))}
      </ul>
    </Card>
  );
}
