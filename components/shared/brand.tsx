/** The mark: a roll of names, the first one ticked. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={`shrink-0 ${className ?? "size-8"}`}>
      <rect width="32" height="32" rx="9" className="fill-primary" />
      <g
        fill="none"
        strokeWidth="2.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-primary-foreground"
      >
        <path
          d="m7.5 12 2.75 2.75L15 9.5"
          className="stroke-highlight dark:stroke-primary-foreground"
        />
        <path d="M19 12.25h5.5M8 21.5h16.5" />
      </g>
    </svg>
  );
}

/** Mark and name. Wrap it in a link if it leads somewhere. */
export function Brand({ className }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className ?? ""}`}>
      <BrandMark />
      <span className="font-bold font-display text-foreground text-xl tracking-tight">
        Rolecall
      </span>
    </span>
  );
}
