import { Settings } from "lucide-react";
import Link from "next/link";
import { AvatarInitials } from "#components/shared/avatar-initials";
import { Brand } from "#components/shared/brand";
import { SignOutButton } from "#components/shared/sign-out-button";
import { Badge } from "#components/ui/badge";
import { Tooltip } from "#components/ui/tooltip";
import { ROLE_LABELS, type SeatRole } from "#lib/domain/company/team";
import { routes } from "#lib/domain/core/routes";
import { type Access, planName } from "#lib/domain/plans/plans";
import { CompanySwitch } from "./company-switch";
import { NavLinks } from "./nav-links";

export type ShellUser = {
  name: string;
  email: string;
  companyName: string;
  access: Access;
  role: SeatRole;
  /** The company that they work in, and every one that they belong to. */
  company: string;
  companies: { id: string; name: string }[];
};

/** What stands in the sidebar and in the drawer alike. */
export function SidebarBody({ user, onFollow }: { user: ShellUser; onFollow?: () => void }) {
  return (
    <>
      <div className="flex items-center justify-between gap-2 px-3">
        <Link href={routes.dashboard} onClick={onFollow} className="rounded-md">
          <Brand />
        </Link>
      </div>
      <div className="mt-6 flex-1 overflow-y-auto">
        <NavLinks access={user.access} {...(onFollow && { onFollow })} />
      </div>
      <div className="flex flex-col gap-2 border-t pt-4">
        <div className="flex items-center gap-3 px-3">
          <AvatarInitials
            name={user.companyName || user.name}
            of={user.companyName ? "company" : "person"}
          />
          <div className="min-w-0 flex-1">
            <p className="line-clamp-2 break-words font-semibold text-sm">{user.companyName}</p>
            <p className="truncate text-muted-foreground text-sm">{user.name || user.email}</p>
            <p className="text-muted-foreground text-sm">{ROLE_LABELS[user.role]}</p>
          </div>
          <Tooltip content="Company settings">
            <Link
              href={routes.settings}
              onClick={onFollow}
              aria-label="Company settings"
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground"
            >
              <Settings aria-hidden className="size-5" />
            </Link>
          </Tooltip>
        </div>
        {user.companies.length > 1 ? (
          <CompanySwitch chosen={user.company} companies={user.companies} />
        ) : null}
        <Badge variant={user.access.plan ? "default" : "neutral"} className="mx-3 my-1">
          Current plan: {planName(user.access.plan)}
        </Badge>
        <SignOutButton className="w-full justify-start gap-3 px-3" />
      </div>
    </>
  );
}
