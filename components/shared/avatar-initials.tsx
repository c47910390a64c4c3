import { initials } from "#lib/domain/text/initials";
import { cn } from "#lib/utils";

type AvatarInitialsProps = { name: string; of?: "person" | "company"; className?: string };

/** Someone or a company appears as initials in a tinted circle; the name stands beside it. */
export function AvatarInitials({ name, of = "person", className }: AvatarInitialsProps) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-9 shrink-0 select-none place-items-center rounded-full bg-tint font-semibold text-sm text-tint-foreground",
        className,
      )}
    >
      {initials(name, of)}
    </span>
  );
}
