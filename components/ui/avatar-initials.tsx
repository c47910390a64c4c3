import { cn } from "#lib/utils";

/** People appear as their initials in a tinted circle; the name stands beside it. */
export function AvatarInitials({ name, className }: { name: string; className?: string }) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? (Array.from(word)[0] ?? "") : ""))
    .join("")
    .toLocaleUpperCase();
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-9 shrink-0 select-none place-items-center rounded-full bg-tint font-semibold text-sm text-tint-foreground",
        className,
      )}
    >
      {letters || "?"}
    </span>
  );
}
